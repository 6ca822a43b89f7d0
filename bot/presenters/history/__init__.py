"""What people read about what happened in a match."""
