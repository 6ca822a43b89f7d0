"""Pages and buttons of what happened in a match."""
