"""Tournaments: sign-up, rounds, and the table."""
