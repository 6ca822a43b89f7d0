"""One SQLite file for each guild, its log chained by hashes, its boards and notices an outbox."""
