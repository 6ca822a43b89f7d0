"""Screens, choices, words and pictures of *Fight, Flight, Bite*."""
