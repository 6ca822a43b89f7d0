"""Texts of `bot/simulator`. Written by `python -m bot.tools.texts`."""

def welcome() -> str:
    """Welcome"""
def welcome_text(*, game: str) -> str:
    """{ '**' }Play now** begins a match of { $game } against a computer player who is a beginner, too. To """
def play_now() -> str:
    """Play now"""
def another_game() -> str:
    """Another game"""
