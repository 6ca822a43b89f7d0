"""What players see of each game, and what they can choose."""
