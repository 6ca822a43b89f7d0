"""What the demo adds to the simulated Discord: its page, and its first message."""
