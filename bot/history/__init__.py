"""Replays of matches, and exports to share."""
