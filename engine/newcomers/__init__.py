"""Ratings of actions by new players, one module for each game, for the player "beginner"."""
