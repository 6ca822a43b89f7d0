"""Tournaments: who meets whom, and the table."""
