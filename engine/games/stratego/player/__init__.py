"""How the computer plays Stratego."""
