"""From an invitation to a match."""
