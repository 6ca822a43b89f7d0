"""Texts of `bot/screens`. Written by `python -m bot.tools.texts`."""

def my_hand() -> str:
    """My hand"""
