"""Ratings in words and pictures: what cards and ends of matches say of them, profiles and leaderboards."""
