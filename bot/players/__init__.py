"""The separate process of the computer players, which answers one question at a time."""
