"""What a server allows and people prefer."""
