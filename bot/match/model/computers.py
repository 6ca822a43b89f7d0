"""Computer players as people of a match."""

from collections.abc import Iterable

import msgspec

from bot.match.model.match import Match, Person
from bot.names.computers import MAX_PER_LEVEL, Computer, computer
from engine.ai.player import LEVELS, Level
from engine.core.values import Seat


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


def free_computer(people: Iterable[Person], level: Level) -> Person | None:
    """Return a computer player of this level with the lowest number that is free at the table, or None.

    `people` are those at the table. Numbers differ across levels, so a picture with little room may show them alone.

    >>> free_computer((as_person("easy"), Person(80351110224678912, "Alice")), "hard")
    Person(id=20, stored_name='Computer 2 (hard)')
    """
    taken = {player.number for person in people if (player := computer(person.id))}
    number = next((number for number in range(1, MAX_PER_LEVEL + 1) if number not in taken), None)
    return None if number is None else as_person(level, number)


def people_among(people: Iterable[Person]) -> tuple[Person, ...]:
    """Return the persons who aren't computer players, in their order.

    >>> people_among((as_person("easy"), Person(80351110224678912, "Alice")))
    (Person(id=80351110224678912, stored_name='Alice'),)
    """
    return tuple(person for person in people if computer(person.id) is None)


def sole_person(match: Match) -> Seat | None:
    """Return the seat of the only person in a match against computer players.

    Return None for any other match.
    """
    seats = [seat for seat, person in enumerate(match.people) if computer(person.id) is None]
    return Seat(seats[0]) if len(seats) == 1 < len(match.people) else None


def next_level(match: Match) -> Level | None:
    """Return the level above that of the computer players that the only person of a match has beaten.

    Return None unless that person is the sole winner. Also return None after a win against the highest level, or
    against several levels.
    """
    seat, ending = sole_person(match), match.ending
    levels = {player.level for person in match.people if (player := computer(person.id))}
    if seat is None or ending is None or ending.ranks[:1] != ((match.roster.team_of(seat),),) or len(levels) > 1:
        return None
    higher = LEVELS[LEVELS.index(levels.pop()) + 1 :]
    return higher[0] if higher else None


def is_practice(match: Match) -> bool:
    """Return whether only computer players oppose the opener, so that the match starts without acceptance.

    A lobby is never practice. A match between computer players alone is practice too.
    """
    return match.lobby is None and len(people_among(match.people)) < 2 <= len(match.people)


def as_person(level: Level, number: int = 1) -> Person:
    """Return a computer player as a person of a match; `number` distinguishes those of one level, from 1.

    >>> as_person("hard", 2)
    Person(id=20, stored_name='Computer 2 (hard)')
    """
    player = Computer(level, number)
    return Person(player.id, player.stored_name)
