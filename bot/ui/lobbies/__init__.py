"""Challenges and lobbies: their cards, pages, buttons and commands."""
