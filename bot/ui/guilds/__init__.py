"""Settings, privacy, blocks and saved set-ups: pages, buttons and commands."""
