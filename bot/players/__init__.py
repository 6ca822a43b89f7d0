"""Computer players at work: a process of its own in which they think, one thought at a time."""
