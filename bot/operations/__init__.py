"""Start, stop, monitoring, locks and backups of a process; knows nothing of games or of Discord."""
