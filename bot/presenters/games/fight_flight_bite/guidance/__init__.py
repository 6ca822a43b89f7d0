"""What helps at the table in Fight, Flight, Bite: why a move is good, and which rules it belongs to."""
