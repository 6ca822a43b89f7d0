"""House rules of a guild, and preferences of its people."""
