"""Turns views into screens and facts into sentences; pure, and knows no Discord."""
