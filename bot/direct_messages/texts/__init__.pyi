"""Texts of `bot/direct_messages`. Written by `python -m bot.tools.texts`."""

from collections.abc import Sequence

def heading_turns(*, count: float) -> str:
    """{ $count -> [1] **It's your turn.** *[other] **{ $count } matches wait for you.** }"""
def heading_daily(*, count: float) -> str:
    """{ $count -> [one] **Your daily list:** { $count } match waits for you. *[other] **Your daily list:**"""
def line(*, game: str, link: str, number: float, others: Sequence[str]) -> str:
    """**{ $game }** against { LIST($others) }: [match { $number }]({ $link })"""
def line_until(*, due: str, game: str, link: str, number: float, others: Sequence[str]) -> str:
    """**{ $game }** against { LIST($others) }: [match { $number }]({ $link }), until { $due }"""
def line_next(*, before: str, game: str, link: str, number: float, others: Sequence[str]) -> str:
    """You are next after { $before }. **{ $game }** against { LIST($others) }: [match { $number }]({ $link"""
def more_matches(*, count: float) -> str:
    """{ $count } more: `/matches` on the server lists them."""
def signature() -> str:
    """-# You asked me to write to you. **{ my-settings }** in `/help` on the server changes that."""
def not_delivered() -> str:
    """Discord didn't let me write to you, so I have stopped. **{ my-settings }** in `/help` lets me try ag"""
def offer() -> str:
    """If you like, I write to you when it's your turn: **{ my-settings }** in `/help`."""
def daily_list() -> str:
    """Your daily list"""
def about_daily_list() -> str:
    """Once a day I can write you a list of the matches that wait for you here, with links and the time lef"""
def daily_list_off() -> str:
    """{ about-daily-list } If nothing waits, I don't write."""
def daily_list_on(*, time: str) -> str:
    """{ about-daily-list } Yours comes every day at **{ $time }** by your own clock, unless nothing waits."""
def write_daily_list() -> str:
    """Write me a daily list"""
def no_daily_list() -> str:
    """No daily list"""
def hours_earlier(*, count: float) -> str:
    """{ $count -> [one] { $count } hour earlier *[other] { $count } hours earlier }"""
def hours_later(*, count: float) -> str:
    """{ $count -> [one] { $count } hour later *[other] { $count } hours later }"""
def saved() -> str:
    """Saved."""
