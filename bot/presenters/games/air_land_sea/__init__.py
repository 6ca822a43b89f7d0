"""The presenter of the theaters games: Air, Land & Sea, and Flies, Lies & Supplies."""
