"""Ratings: which matches are rated, and what the ratings of a guild's people say."""
