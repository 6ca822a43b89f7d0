"""Direct messages, for people who want these: their turns, and a daily list of matches."""
