"""What is said about time: how a match's clock runs, who has how long, and what came of it."""

from collections.abc import Mapping, Sequence

import msgspec

from bot.presenters import discord_limits
from bot.presenters.presenter import Names
from bot.presenters.screen import Block, Screen

NAMES: Mapping[str, str] = {"none": "no clock", "daily": "daily clock", "live": "live clock"}
"""What each clock is called in the terms of a match, by its key."""

_PLAYED = "{name}'s time was over, so this was done for them:"

_DEEDS: Mapping[str, str] = {
    "lapsed": _PLAYED,
    "unanswered": _PLAYED,
    "pause_asked": "{name} asked to pause the clock.",
    "time_asked": "{name} asked for more time.",
    "consented": "{name} agreed.",
    "refused": "It was not agreed to: {name} said no.",
    "paused": "{name} agreed, and the clock is paused.",
    "resumed": "{name} let the clock go on.",
    "extended": "{name} agreed to more time.",
    "forfeited": "{name} ran out of time and is out of the match.",
}


def deed_words(names: Names, kind: str, seat: int) -> str:
    """What a change has to do with time, in a sentence; "" for one that has nothing."""
    return _DEEDS[kind].format(name=names.seats[seat]) if kind in _DEEDS else ""


def with_lapse(screen: Screen, names: Names, seat: int) -> Screen:
    """The screen of a position that came about because a seat's time was over, saying so first."""
    text = f"⏰ {_PLAYED.format(name=names.seats[seat])}\n{screen.text}"
    if (
        len(text) > discord_limits.EMBED_DESCRIPTION
        or screen.length + len(text) - len(screen.text) > discord_limits.EMBED_TOTAL
    ):
        return screen
    return msgspec.structs.replace(screen, text=text)


def with_times(screen: Screen, times: Sequence[tuple[str, float]], paused_at: float | None) -> Screen:
    """The board with a line that says who has time until when; every reader's Discord counts by itself."""
    text = times_words(times, paused_at)
    heading = "Clock"
    if not text or len(screen.blocks) >= discord_limits.EMBED_FIELDS or len(text) > discord_limits.EMBED_FIELD_VALUE:
        return screen
    if screen.length + len(heading) + len(text) > discord_limits.EMBED_TOTAL:
        return screen
    return msgspec.structs.replace(screen, blocks=(*screen.blocks, Block(heading, text)))


def times_words(times: Sequence[tuple[str, float]], paused_at: float | None) -> str:
    """Who has time until when, a line each, or since when nobody's runs; "" where there is no clock."""
    if paused_at is not None:
        return f"Paused since <t:{int(paused_at)}:f>. Anybody in the match can go on with `/clock`."
    return "\n".join(f"{name} has until {moment(due)}." for name, due in times)


def moment(at: float) -> str:
    """A moment as every reader's Discord writes it: the date and time, and how far off that is.

    >>> moment(60.5)
    '<t:60:f> (<t:60:R>)'
    """
    return f"<t:{int(at)}:f> (<t:{int(at)}:R>)"


def reminder_words(where: str, since: float, due: float | None) -> str:
    """What follows the name of somebody who is waited for."""
    until = f"has waited for you since {moment(since)}" if due is None else f"waits for you until {moment(due)}"
    return f"⏰ {where} {until}. Press **My hand** to go on, or see `/clock`."


def claim_words(where: str, late: str, *, ends: bool) -> str:
    """What those are told who may say what comes of somebody's time being over."""
    what = "claim the match" if ends else f"go on without {late}"
    return f"⏰ {where}: {late}'s time is over, and nothing was played. You may {what} or give more time."


def proposal_words(where: str, name: str, kind: str) -> str:
    """What those are asked who must agree."""
    what = "to pause the clock" if kind == "pause" else "for more time"
    return f"{where}: {name} asks {what}. Do you agree?"


_CLOCKS: Mapping[str, str] = {
    "none": "No clock: everybody may take all the time they want, and is reminded after a day and after three.",
    "daily": "Daily clock: two days for a turn or to set up, twelve hours to answer in somebody else's turn.",
    "live": "Live clock: five minutes for a turn, one to answer in somebody else's turn, ten to set up.",
}


def standing_words(label: str) -> str:
    """What somebody is told who chose this in advance."""
    return f"Until your turn you answer every question with **{label}**, after a moment."


def panel_words(clock: str, times: Sequence[tuple[str, float]], paused_at: float | None, *, over: bool) -> str:
    """How the time of a match runs, for one of its people."""
    if over:
        return f"{_CLOCKS[clock]}\nThe match is over."
    return f"{_CLOCKS[clock]}\n{times_words(times, paused_at)}".strip()
