"""What helps somebody at the table: hints in practice matches, and the rules at hand."""
