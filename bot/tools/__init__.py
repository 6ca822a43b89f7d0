"""Command-line tools: `recheck` before a deploy, `verify` a shuffle, `export` a match's record."""
