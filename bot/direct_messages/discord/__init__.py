"""Direct messages on Discord: sending them, and the page of the daily list."""
