"""The presenter of the theaters games: Air, Land & Sea."""
