"""House rules and preferences in Discord."""
