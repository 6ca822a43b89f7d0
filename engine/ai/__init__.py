"""Players that know any game through its protocol only, and of a match only what their seat may know."""
