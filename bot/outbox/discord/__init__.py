"""Posts, edits and removes public messages."""
