"""Tournaments: sign-up, pairings, rounds and the table."""
