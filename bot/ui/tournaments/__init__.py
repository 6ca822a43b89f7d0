"""Tournaments: their public tables, pages, buttons and commands."""
