"""What helps at the table in This Means War!: why a move is good, and which rules it belongs to."""
