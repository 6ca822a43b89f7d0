"""Seats and teams."""

import pytest

from engine.core.values import Roster, Seat, roster


@pytest.mark.parametrize(
    ("sizes", "teams"),
    [
        ((1, 1), ((0,), (1,))),
        ((2, 2), ((0, 1), (2, 3))),
        ((1, 2), ((0,), (1, 2))),
        ((1, 1, 1, 1), ((0,), (1,), (2,), (3,))),
        ((), ()),
    ],
)
def test_seats_are_numbered_team_by_team(sizes: tuple[int, ...], teams: tuple[tuple[int, ...], ...]) -> None:
    assert roster(*sizes).teams == teams


def test_seats_are_listed_ascending_whatever_the_order_of_teams() -> None:
    crossed = Roster(((Seat(0), Seat(2)), (Seat(3), Seat(1))))
    assert crossed.seats == (0, 1, 2, 3)


def test_every_seat_finds_its_team() -> None:
    crossed = Roster(((Seat(0), Seat(2)), (Seat(3), Seat(1))))
    assert [crossed.team_of(seat) for seat in crossed.seats] == [0, 1, 0, 1]


def test_a_seat_outside_the_roster_has_no_team() -> None:
    with pytest.raises(StopIteration):
        roster(1, 1).team_of(Seat(2))
