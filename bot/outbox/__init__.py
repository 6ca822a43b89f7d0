"""Public messages of matches: pending updates and contents."""
