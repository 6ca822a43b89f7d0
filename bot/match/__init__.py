"""A match: its values, the one way in which it changes, and its rows."""
