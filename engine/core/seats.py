"""Seats and the teams they form."""

from typing import NewType

from engine.core.values import Value

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
