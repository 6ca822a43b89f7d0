"""Computer players as people of a match: ids that no member of Discord has, and a name with the level."""

from collections.abc import Iterable
from typing import NamedTuple

import msgspec

from bot.match.model.match import Match, Person
from engine.ai.player import Level
from engine.core.values import Seat

MAX_PER_LEVEL = 9
"""Computer players of one level that a match may have."""


_BY_ID: tuple[Level, ...] = ("easy", "medium", "hard", "beginner")
"""The levels in the order of their ids, which are stored; a new level comes last."""

IDS = range(1, MAX_PER_LEVEL * len(_BY_ID) + 1)
"""User ids of computer players, from 1: `MAX_PER_LEVEL` consecutive ids for each level."""


class Computer(NamedTuple):
    """A computer player of a match: its level, and which of those of its level it is, from 1."""

    level: Level
    number: int


class ComputerOpponents(msgspec.Struct, frozen=True):
    """Computer players of a new match: there are `number`, all with the same level.

    If `watched`, one more takes the opener's seat.
    """

    level: Level = "easy"
    number: int = 1
    watched: bool = False

    @property
    def people(self) -> tuple[Person, ...]:
        """The computer players as people of the match, numbered from 1; one more than `number` if `watched`."""
        return tuple(as_person(self.level, number) for number in range(1, self.number + self.watched + 1))


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


def free_computer(people: Iterable[Person], level: Level) -> Person | None:
    """Return a computer player of this level with the lowest number that is free at the table, or None.

    `people` are those at the table. Numbers differ across levels, so a picture with little room may show them alone.

    >>> free_computer((as_person("easy"), Person(80351110224678912, "Alice")), "hard")
    Person(id=20, name='Computer 2 (hard)')
    """
    taken = {player.number for person in people if (player := computer(person.id))}
    number = next((number for number in range(1, MAX_PER_LEVEL + 1) if number not in taken), None)
    return None if number is None else as_person(level, number)


def people_among(people: Iterable[Person]) -> tuple[Person, ...]:
    """Return the persons who aren't computer players, in their order.

    >>> people_among((as_person("easy"), Person(80351110224678912, "Alice")))
    (Person(id=80351110224678912, name='Alice'),)
    """
    return tuple(person for person in people if computer(person.id) is None)


def sole_person(match: Match) -> Seat | None:
    """Return the seat of the only person in a match against computer players.

    Return None for any other match.
    """
    seats = [seat for seat, person in enumerate(match.people) if computer(person.id) is None]
    return Seat(seats[0]) if len(seats) == 1 < len(match.people) else None


def is_practice(match: Match) -> bool:
    """Return whether only computer players oppose the opener, so that the match starts without acceptance.

    A lobby is never practice. A match between computer players alone is practice too.
    """
    return match.lobby is None and len(people_among(match.people)) < 2 <= len(match.people)


def as_person(level: Level, number: int = 1) -> Person:
    """Return a computer player as a person of a match; `number` distinguishes those of one level, from 1.

    >>> as_person("hard", 2)
    Person(id=20, name='Computer 2 (hard)')
    """
    name = f"Computer ({level})" if number == 1 else f"Computer {number} ({level})"
    return Person(_BY_ID.index(level) * MAX_PER_LEVEL + number, name)
