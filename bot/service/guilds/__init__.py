"""What a server allows and keeps: house rules, limits, privacy, retention, saved set-ups."""
