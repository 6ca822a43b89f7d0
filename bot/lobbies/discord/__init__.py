"""Cards, drafts and commands from an invitation to a match."""
