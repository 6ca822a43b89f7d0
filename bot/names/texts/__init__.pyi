"""Texts of `bot/names`. Written by `python -m bot.tools.texts`."""

def level_beginner() -> str:
    """beginner"""
def level_easy() -> str:
    """easy"""
def level_medium() -> str:
    """medium"""
def level_hard() -> str:
    """hard"""
def computer_short(*, number: float) -> str:
    """{ $number -> [1] Computer *[other] Computer { $number } }"""
def computer_name(*, level: str, number: float) -> str:
    """{ computer-short } ({ $level })"""
def former_player(*, number: float) -> str:
    """Former player { $number }"""
