"""What happened in a match: since somebody's last move, step by step, and as files to keep."""
