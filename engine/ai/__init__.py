"""Computer players; they see a match only as their seat may know it."""
