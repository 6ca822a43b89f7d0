"""How much one person can have going on in one guild, and how long things wait."""

OPEN_PER_PERSON = 10
"""Challenges and matches that a person can be part of at once."""

CHALLENGE_SECONDS = 24 * 3600
"""How long a challenge waits for its answer."""

RECENT_SECONDS = 300
"""Whoever did something in a match so recently is looking at it, and isn't pinged."""
