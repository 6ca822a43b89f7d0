"""What helps at the table in Stratego: why a move is good, and which rules it belongs to."""
