"""Computer players: their user ids in matches, and their names in each language."""

import re
from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from bot.names import texts
from bot.texts.catalog import texts_with_prefix
from bot.texts.languages import DEFAULT, languages, reading, sentence_case
from engine.ai.player import Level

MAX_PER_LEVEL = 9
"""Computer players of one level that a match may have."""

_BY_ID: tuple[Level, ...] = ("easy", "medium", "hard", "beginner")
"""The levels in the order of their ids, which are stored; a new level comes last."""

IDS = range(1, MAX_PER_LEVEL * len(_BY_ID) + 1)
"""User ids of computer players, from 1: `MAX_PER_LEVEL` consecutive ids for each level. No Discord user has one."""

_LEVEL_NAMES = texts_with_prefix(texts, "level")


class Computer(NamedTuple):
    """A computer player of a match: its level, and which of those of its level it is, from 1."""

    level: Level
    number: int

    @property
    def id(self) -> int:
        """User id of the computer player."""
        return _BY_ID.index(self.level) * MAX_PER_LEVEL + self.number

    @property
    def name(self) -> str:
        """Name in the current language, such as "Computer 2 (hard)"; the first of a level shows no number."""
        return texts.computer_name(level=self.level, number=self.number)

    @property
    def stored_name(self) -> str:
        """Name that is stored in matches, which is the English one."""
        with reading(DEFAULT):
            return self.name


def computer(user_id: int) -> Computer | None:
    """Return which computer player has this id, or None if that is a person's.

    >>> computer(1)
    Computer(level='easy', number=1)
    >>> computer(80351110224678912) is None
    True
    """
    if user_id not in IDS:
        return None
    level, number = divmod(user_id - 1, MAX_PER_LEVEL)
    return Computer(_BY_ID[level], number + 1)


def level_label(level: Level) -> str:
    """Return the name of a level with a capital letter, such as "Easy"."""
    return sentence_case(_LEVEL_NAMES[level]())


def shorten_computers(words: str) -> str:
    """Return the words with the short names of computer players, such as "Computer 2" for "Computer 2 (medium)".

    Names of all languages are shortened, so the language that is read makes no difference.
    """
    names, short_names = _short_names()
    return names.sub(lambda name: short_names[name[0]], words)


@cache
def _short_names() -> tuple[re.Pattern[str], Mapping[str, str]]:
    """Return the short name of each computer player in all languages by its name, and an expression for the names."""
    short_names = dict[str, str]()
    for language in languages():
        with reading(language):
            players = [player for user_id in IDS if (player := computer(user_id))]
            short_names |= {player.name: texts.computer_short(number=player.number) for player in players}
    return re.compile("|".join(map(re.escape, short_names))), short_names
