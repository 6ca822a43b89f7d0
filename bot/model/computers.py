"""Computer players as people of a match: ids that no member of Discord has, and a name with the level."""

from typing import NamedTuple

from bot.model.match import Person
from engine.ai.levels import LEVELS, Level

MOST = 9
"""Computer players of one level that a match may have."""


class Computer(NamedTuple):
    """A computer player of a match: its level, and which of those of its level it is, from 1."""

    level: Level
    number: int


def computer(user_id: int) -> Computer | None:
    """Return which computer player has this id, or None if that is a person's.

    >>> computer(1)
    Computer(level='easy', number=1)
    >>> computer(80351110224678912) is None
    True
    """
    if not 0 < user_id <= MOST * len(LEVELS):
        return None
    level, number = divmod(user_id - 1, MOST)
    return Computer(LEVELS[level], number + 1)


def as_person(level: Level, number: int = 1) -> Person:
    """Return a computer player as somebody who can sit at a table.

    >>> as_person("hard", 2)
    Person(id=20, name='Computer 2 (hard)')
    """
    name = f"Computer ({level})" if number == 1 else f"Computer {number} ({level})"
    return Person(LEVELS.index(level) * MOST + number, name)
