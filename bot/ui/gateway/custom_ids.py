"""What stands in the `custom_id` of a button or select: what it does, and to which match, version and place.

Numbers are in base 36. Nothing in a mark is secret, and nothing in it is believed: seats are looked up, versions are
compared, places are checked against what is offered.
"""

import re
from typing import Literal

import msgspec

from bot.presenters import discord_limits

Verb = Literal[
    "press", "confirm", "page", "choose", "hand", "log", "rules", "topic", "deck",
    "shortcut", "resign", "accept", "decline", "cancel", "rematch",
    "join", "leave", "start", "agree", "disband", "swap", "swap_with", "pick",
    "arrange", "people", "way", "captain", "team", "post", "house", "unblock", "erase", "keep",
    "write", "enter", "saved", "recall", "name", "save", "setups", "forget", "forget_it",
    "claim", "give", "consent", "refuse", "clock", "ask", "resume", "stand", "unstand",
]  # fmt: skip

_LAYOUTS: dict[Verb, tuple[str, tuple[str, ...]]] = {
    "press": ("w", ("match", "version", "node")),
    "confirm": ("c", ("match", "version", "node")),
    "page": ("p", ("match", "version", "node", "page")),
    "choose": ("s", ("match", "version", "node")),
    "hand": ("h", ("match",)),
    "log": ("l", ("match", "page")),
    "rules": ("u", ("match",)),
    "topic": ("t", ("key",)),
    "deck": ("nd", ("key", "page")),
    "shortcut": ("x", ("match", "version", "key")),
    "resign": ("q", ("match",)),
    "accept": ("a", ("match",)),
    "decline": ("d", ("match",)),
    "cancel": ("k", ("match",)),
    "rematch": ("m", ("match",)),
    "join": ("gj", ("match", "key")),
    "leave": ("gl", ("match",)),
    "start": ("gs", ("match",)),
    "agree": ("ga", ("match",)),
    "disband": ("gd", ("match",)),
    "swap": ("gx", ("match",)),
    "swap_with": ("gy", ("match", "key")),
    "pick": ("gp", ("match", "key")),
    "arrange": ("ge", ("match",)),
    "people": ("gu", ("match",)),
    "way": ("gw", ("match", "key")),
    "captain": ("gc", ("match",)),
    "team": ("gt", ("match",)),
    "post": ("go", ("match",)),
    "house": ("n", ("key",)),
    "unblock": ("nb", ()),
    "erase": ("ne", ()),
    "keep": ("nk", ()),
    "write": ("e", ("match",)),
    "enter": ("f", ("match", "version")),
    "saved": ("b", ("match",)),
    "recall": ("br", ("match", "version")),
    "name": ("bn", ("match",)),
    "save": ("bs", ("match", "version")),
    "setups": ("ba", ()),
    "forget": ("bf", ()),
    "forget_it": ("bd", ("node",)),
    "claim": ("kc", ("match", "key")),
    "give": ("kg", ("match", "key")),
    "clock": ("ko", ("match",)),
    "ask": ("kq", ("match", "key")),
    "resume": ("ku", ("match",)),
    "stand": ("ks", ("match", "key")),
    "unstand": ("kx", ("match",)),
    "consent": ("ka", ("match", "version")),
    "refuse": ("kr", ("match", "version")),
}
_VERBS: dict[str, Verb] = {letter: verb for verb, (letter, _) in _LAYOUTS.items()}
_NUMBER = re.compile(r"[0-9a-z]{1,12}")
_KEY = re.compile(r"[a-z0-9_-]{1,60}")
_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


class CustomId(msgspec.Struct, frozen=True):
    """What a component does when it is used; which fields count depends on the verb."""

    verb: Verb
    match: int = 0
    version: int = 0
    node: int = 0
    page: int = 0
    key: str = ""

    def __str__(self) -> str:
        letter, fields = _LAYOUTS[self.verb]
        values = (getattr(self, field) for field in fields)
        text = ":".join([letter, *(value if isinstance(value, str) else base36(value) for value in values)])
        if len(text) > discord_limits.CUSTOM_ID:
            raise ValueError(f"the mark {text!r} is too long for Discord")
        return text


def read(text: str) -> CustomId | None:
    """Return the mark that was written so; None for anything else."""
    letter, *parts = text.split(":")
    verb = _VERBS.get(letter)
    if verb is None:
        return None
    fields = _LAYOUTS[verb][1]
    if len(parts) != len(fields):
        return None
    values: dict[str, int | str] = {}
    for field, part in zip(fields, parts, strict=True):
        if not (_KEY if field == "key" else _NUMBER).fullmatch(part):
            return None
        values[field] = part if field == "key" else int(part, 36)
    return msgspec.convert({"verb": verb, **values}, CustomId)


def base36(number: int) -> str:
    """Return a number of 0 or more in base 36.

    >>> base36(0), base36(35), base36(36)
    ('0', 'z', '10')
    """
    digits = ""
    while True:
        number, digit = divmod(number, 36)
        digits = _DIGITS[digit] + digits
        if not number:
            return digits
