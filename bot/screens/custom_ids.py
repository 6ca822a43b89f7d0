"""The `custom_id` of a button, select or form: what it does, and to which match, version and place in a menu.

Numbers are in base 36. Nothing in a custom id is secret, and nothing in it is believed: seats are looked up, versions
are compared, places are checked against what is offered.
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
    """What a component does when it is used; which fields are written depends on the verb."""

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


def define(verb: str, letters: str, fields: tuple[str, ...]) -> None:
    """Say how the custom ids of a verb are written; raises ValueError if it or its letters are taken."""
    if verb in _formats or letters in _verbs:
        raise ValueError(f"the verb {verb!r} or its letters {letters!r} are defined twice")
    if unknown := set(fields) - set(CustomId.__struct_fields__[1:]):
        raise ValueError(f"custom ids have no {unknown}")
    _formats[verb], _verbs[letters] = (letters, fields), verb


def read(text: str) -> CustomId | None:
    """Return the custom id that was written so; None for anything else."""
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
    """Return the number that these digits write; raises Refused("not_offered") for anything else, and above `most`."""
    number = int(text) if re.fullmatch(r"[0-9]{1,19}", text) else LARGEST + 1
    if number > limit:
        raise Refused("not_offered")
    return number


def from_base36(text: str) -> int:
    """Return the number that `base36` writes so; raises Refused("not_offered") for anything else."""
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
