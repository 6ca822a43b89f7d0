"""One SQLite file a guild; knows no table."""
