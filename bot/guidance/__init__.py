"""Hints, rules at hand, help."""
