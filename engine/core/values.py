"""The two base classes of the engine's values: frozen, and frozen with a name in a union.

States, actions, effects, events and views are built from these. They hold tuples, never lists, sets or dicts, so
that equal values have equal bytes.

The errors that leave the engine: a player's mistake, damaged data, and rules that don't come to an end.

Seats and the teams they form.
"""

from typing import Any, NewType

import msgspec


def snake_case(name: str) -> str:
    """Turn `MoveEnvoy` into `move_envoy`, the name that a union member carries in JSON."""
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("_")


class Value(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A frozen value; an unknown field in saved data is an error, not a silent loss."""


class Kind(Value, frozen=True, tag_field="kind", tag=snake_case):
    """A member of a tagged union; `kind` says which one in JSON."""


class Illegal(ValueError):  # noqa: N818 - a player's mistake is no error of the program
    """A player's mistake: the action was not offered. The bot owns the sentence; nothing has changed."""

    def __init__(self, code: str, **params: Any) -> None:  # noqa: ANN401 - whatever the sentence needs
        super().__init__(code)
        self.code = code
        self.params = params


class Corrupt(RuntimeError):  # noqa: N818
    """Saved data, or a state, that breaks a law of the game; it is refused, never guessed at."""


class Unsettled(RuntimeError):  # noqa: N818
    """An agenda that used up its step budget: a rules bug, with the last effects in the message."""


Seat = NewType("Seat", int)
"""A place at the table, 0 to n - 1; never a Discord id."""


class Roster(Value, frozen=True):
    """Who plays with whom: team index to its seats, in order. Free-for-all is one seat a team."""

    teams: tuple[tuple[Seat, ...], ...]

    @property
    def seats(self) -> tuple[Seat, ...]:
        """All seats, ascending."""
        return tuple(sorted(seat for team in self.teams for seat in team))

    def team_of(self, seat: Seat) -> int:
        """Return the index of the seat's team.

        >>> Roster(((Seat(0), Seat(1)), (Seat(2),))).team_of(Seat(2))
        1
        """
        return next(index for index, team in enumerate(self.teams) if seat in team)

    def team_with(self, seat: Seat) -> tuple[Seat, ...]:
        """Return the seats of the seat's team, itself among them.

        >>> Roster(((Seat(0), Seat(1)), (Seat(2),))).team_with(Seat(1))
        (0, 1)
        """
        return self.teams[self.team_of(seat)]


def roster(*sizes: int) -> Roster:
    """Seat teams of the given sizes, seats numbered team by team.

    >>> roster(1, 2).teams
    ((0,), (1, 2))
    """
    teams: list[tuple[Seat, ...]] = []
    first = 0
    for size in sizes:
        teams.append(tuple(Seat(number) for number in range(first, first + size)))
        first += size
    return Roster(tuple(teams))
