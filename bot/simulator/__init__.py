"""Additions of the demo to the simulated Discord: its page, and its first message."""
