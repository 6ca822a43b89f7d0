"""Command-line tools: the check `recheck` before a deploy, `verify` a shuffle, `export` a match's record."""
