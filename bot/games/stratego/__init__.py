"""Screens, choices, words and pictures of *Stratego*."""
