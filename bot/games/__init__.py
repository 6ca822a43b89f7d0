"""The screens and choices of each game."""
