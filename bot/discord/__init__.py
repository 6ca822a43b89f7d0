"""Discord's side of everything: client, answers, messages."""
