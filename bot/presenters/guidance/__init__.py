"""What helps at the table in any game: hints."""
