"""The pictures of the theaters games."""
