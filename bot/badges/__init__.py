"""Badges: facts about how a person has played, computed from stored results, and their page."""
