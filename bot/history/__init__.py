"""Replays, and what is shared of them."""
