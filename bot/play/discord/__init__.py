"""Panels, buttons and commands of matches that are played."""
