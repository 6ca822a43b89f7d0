"""Texts for players in each language: files in Project Fluent's format, and functions with typed arguments."""
