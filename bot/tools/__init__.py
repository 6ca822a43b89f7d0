"""What is run by hand: `recheck` before a deploy, `verify` for anybody who doubts a shuffle, `export` for admins."""
