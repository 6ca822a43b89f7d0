"""Ratings of actions by new players, one module for each game: the player "beginner" goes by them."""
