"""What helps somebody at the table, in the guild's file: hints."""
