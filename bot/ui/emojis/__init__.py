"""The bot's own emojis: uploaded once, and shown where its signs stand in messages."""
