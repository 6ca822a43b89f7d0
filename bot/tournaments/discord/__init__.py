"""Commands, sign-up cards and posted tables of tournaments."""
