"""Texts of `bot/games`. Written by `python -m bot.tools.texts`."""

def no_rules(*, game: str) -> str:
    """I have no rules text for { $game } yet."""
def overview() -> str:
    """overview"""
def usual_terms() -> str:
    """The usual terms"""
def your_turn() -> str:
    """Your turn"""
def waiting() -> str:
    """Waiting"""
def none() -> str:
    """none"""
def yes() -> str:
    """yes"""
def no() -> str:
    """no"""
def something_happened() -> str:
    """Something happened"""
