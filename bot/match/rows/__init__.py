"""How matches, their logs, their people and their waits are stored."""
