"""Where matches live: one SQLite file for each guild, its log chained by hashes, its boards an outbox."""
