"""Lessons: real positions of a game, played against a script."""
