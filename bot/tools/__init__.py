"""Command-line tools: `verify` a shuffle, `export` a match's record."""
