"""What helps at the table in the theaters games: why a move is good, and which rules it belongs to."""
