"""Whose time it is, and what sides agree on."""
