"""Base classes of the engine's values, its errors, and seats and teams.

States, actions, effects, events and views are frozen values. They hold tuples, never lists, sets or dicts, so equal
values have equal bytes.

The errors are a player's mistake, damaged data, and rules that don't end.
"""

from typing import Any, NewType

import msgspec


def snake_case(name: str) -> str:
    """Return a class name in snake case, as a union member has it in JSON: `MoveEnvoy` gives `move_envoy`."""
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("_")


class Value(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A frozen value; an unknown field in saved data raises an error, so that no data is lost silently."""


class Kind(Value, frozen=True, tag_field="kind", tag=snake_case):
    """A member of a tagged union; in JSON, the field `kind` holds its name in snake case."""


class Illegal(ValueError):  # noqa: N818 - a player's mistake is no error of the program
    """A player's mistake, such as an action that was not offered; nothing has changed.

    `code` names the mistake, and `params` hold the values for the sentence, which the bot writes.
    """

    def __init__(self, code: str, **params: Any) -> None:  # noqa: ANN401 - whatever the sentence needs
        super().__init__(code)
        self.code = code
        self.params = params


class Corrupt(RuntimeError):  # noqa: N818
    """Saved data or a state that breaks a law of the game; the engine refuses it and never guesses."""


class Unsettled(RuntimeError):  # noqa: N818
    """A run that used up its step budget, such as an agenda or a playout: a bug in the rules."""


Seat = NewType("Seat", int)
"""Number of a place at the table, 0 to n - 1; never a Discord id."""


class Roster(Value, frozen=True):
    """The teams of a match, each a tuple of seats; in a free-for-all each team has one seat."""

    teams: tuple[tuple[Seat, ...], ...]

    @property
    def seats(self) -> tuple[Seat, ...]:
        """All seats, ascending."""
        return tuple(sorted(seat for team in self.teams for seat in team))

    def team_of(self, seat: Seat) -> int:
        """Return the index of the seat's team; raises StopIteration if it is in no team.

        >>> Roster(((Seat(0), Seat(1)), (Seat(2),))).team_of(Seat(2))
        1
        """
        return next(index for index, team in enumerate(self.teams) if seat in team)

    def team_with(self, seat: Seat) -> tuple[Seat, ...]:
        """Return all seats of the seat's team, including the seat itself, in the team's order.

        Raises StopIteration if the seat is in no team.

        >>> Roster(((Seat(0), Seat(1)), (Seat(2),))).team_with(Seat(1))
        (0, 1)
        """
        return self.teams[self.team_of(seat)]


def roster(*sizes: int) -> Roster:
    """Return a roster of teams of the given sizes, with seats numbered team by team.

    >>> roster(1, 2).teams
    ((0,), (1, 2))
    """
    teams: list[tuple[Seat, ...]] = []
    first = 0
    for size in sizes:
        teams.append(tuple(Seat(number) for number in range(first, first + size)))
        first += size
    return Roster(tuple(teams))
