"""Computer player of Stratego."""
