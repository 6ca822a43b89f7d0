"""What is shown and written of a match that is looked at again."""
