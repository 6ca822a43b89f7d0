"""What speaks for an action, game by game: facts that follow from what its seat sees before it and may see after it."""
