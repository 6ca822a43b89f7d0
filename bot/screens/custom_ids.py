"""The `custom_id` of a button, select or form: its verb, match, version and menu node.

Numbers are in base 36. A custom id is public and untrusted. Handlers look up the seat, compare the version and check
the choice against the current offer.
"""

import re

import msgspec

from bot.screens import limits
from bot.screens.refusals import Refused

LARGEST = 2**63 - 1
"""The largest number that SQLite keeps; twelve digits in base 36 are always below it."""

_NUMBER = re.compile(r"[0-9a-z]{1,12}")
_KEY = re.compile(r"[a-z0-9_-]{1,60}")
_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


class CustomId(msgspec.Struct, frozen=True):
    """A parsed custom id; the verb decides which fields are written."""

    verb: str
    match: int = 0
    version: int = 0
    node: int = 0
    page: int = 0
    key: str = ""

    def __str__(self) -> str:
        letters, fields = _formats[self.verb]
        values = (getattr(self, field) for field in fields)
        text = ":".join([letters, *(value if isinstance(value, str) else base36(value) for value in values)])
        if len(text) > limits.CUSTOM_ID:
            raise ValueError(f"the custom id {text!r} is too long for Discord")
        return text


_formats: dict[str, tuple[str, tuple[str, ...]]] = {}
"""The letters and fields of each verb."""
_verbs: dict[str, str] = {}
"""The verb of each of these letters."""
_away_verbs: set[str] = set()
"""The verbs that also work in a person's own place."""


def define(verb: str, letters: str, fields: tuple[str, ...], *, away: bool = False) -> None:
    """Define the format of the custom ids of `verb`, the action of a component.

    `letters` is the short code for the verb in the id, and `fields` names the values that follow it. `away` means that
    the action also works in a person's own place. Raises ValueError if the verb or the letters are in use, or a field
    is unknown.
    """
    if verb in _formats or letters in _verbs:
        raise ValueError(f"the verb {verb!r} or its letters {letters!r} are defined twice")
    if unknown := set(fields) - set(CustomId.__struct_fields__[1:]):
        raise ValueError(f"custom ids have no {unknown}")
    _formats[verb], _verbs[letters] = (letters, fields), verb
    if away:
        _away_verbs.add(verb)


def works_away(verb: str) -> bool:
    """Return whether the action of a verb also works in a person's own place, where the bot can only answer."""
    return verb in _away_verbs


def read(text: str) -> CustomId | None:
    """Parse a custom id; return None if its letters, number of fields or a value is invalid."""
    letters, *parts = text.split(":")
    verb = _verbs.get(letters)
    if verb is None:
        return None
    fields = _formats[verb][1]
    if len(parts) != len(fields):
        return None
    values: dict[str, int | str] = {}
    for field, part in zip(fields, parts, strict=True):
        if not (_KEY if field == "key" else _NUMBER).fullmatch(part):
            return None
        values[field] = part if field == "key" else int(part, 36)
    return msgspec.convert({"verb": verb, **values}, CustomId)


def decimal(text: str, limit: int = LARGEST) -> int:
    """Parse a decimal number; raises Refused("not_offered") if it is invalid or greater than `limit`."""
    number = int(text) if re.fullmatch(r"[0-9]{1,19}", text) else LARGEST + 1
    if number > limit:
        raise Refused("not_offered")
    return number


def from_base36(text: str) -> int:
    """Parse a number that `base36` wrote; raises Refused("not_offered") if the text is invalid."""
    number = int(text, 36) if _NUMBER.fullmatch(text) else -1
    if number < 0 or base36(number) != text:
        raise Refused("not_offered")
    return number


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
