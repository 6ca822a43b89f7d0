"""Replays and exports in messages, and the GIFs."""
