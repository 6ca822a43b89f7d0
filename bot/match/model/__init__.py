"""A match as values, how its time runs, and the ports."""
