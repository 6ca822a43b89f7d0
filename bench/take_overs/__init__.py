"""Times until the shards of a process belong to another."""
