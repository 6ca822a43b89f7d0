"""Screens, choices, words and pictures of *This Means War!*."""
