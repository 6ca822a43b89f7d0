"""What is said about time: how a match's clock runs, who has how long, and what came of it."""

from collections.abc import Mapping

import msgspec

from bot.presenters import limits
from bot.presenters.presenter import Names
from bot.presenters.screen import Screen

NAMES: Mapping[str, str] = {"none": "no clock", "daily": "daily clock", "live": "live clock"}
"""What each clock is called in the terms of a match, by its key."""

_PLAYED = "{name}'s time was over, so this was done for them:"

_DEEDS: Mapping[str, str] = {
    "lapsed": _PLAYED,
    "unanswered": _PLAYED,
    "forfeited": "{name} ran out of time and is out of the match.",
}


def deed_words(names: Names, deed: str, seat: int) -> str:
    """What a change has to do with time, in a sentence; "" for one that has nothing."""
    return _DEEDS[deed].format(name=names.seats[seat]) if deed in _DEEDS else ""


def with_lapse(screen: Screen, names: Names, seat: int) -> Screen:
    """The screen of a position that came about because a seat's time was over, saying so first."""
    text = f"⏰ {_PLAYED.format(name=names.seats[seat])}\n{screen.text}"
    if len(text) > limits.EMBED_DESCRIPTION or screen.length + len(text) - len(screen.text) > limits.EMBED_TOTAL:
        return screen
    return msgspec.structs.replace(screen, text=text)
