"""Which public messages are behind, and what they should show."""
