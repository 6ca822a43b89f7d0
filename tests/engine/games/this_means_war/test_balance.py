"""The deck stays within the bounds of rules 8, measured by greedy players with fixed seeds.

A share that was measured may lie outside its bounds by two standard errors.
"""

from functools import cache
from math import sqrt

import pytest

from bench.balance.matches import Setting, played_matches
from bench.balance.rows import FEW, Figures
from engine.games.this_means_war import this_means_war
from engine.games.this_means_war.cards import BY_KEY

MATCHES = {2: 400, 3: 60, 4: 60}
USELESS_TO_GREEDY = {"latest-intel", "network-hack"}

pytestmark = pytest.mark.slow
every_count = pytest.mark.parametrize("seats", MATCHES)


@cache
def figures(seats: int) -> Figures:
    setting = Setting(this_means_war.key, {}, (1,) * seats, "greedy")
    return Figures(setting, tuple(played_matches(setting, MATCHES[seats])))


def within(low: float, share: float, high: float, number: int) -> bool:
    """Tell whether a share of so many cases lies between the bounds, give or take two standard errors."""
    return low - 2 * sqrt(low * (1 - low) / number) <= share <= high + 2 * sqrt(high * (1 - high) / number)


@every_count
def test_matches_are_neither_short_nor_long(seats: int) -> None:
    assert 15 <= figures(seats).median_turns <= 35
    assert within(0, figures(seats).limit or 0, 0.02, MATCHES[seats])


@every_count
def test_a_hand_cannot_all_be_paid(seats: int) -> None:
    payable = figures(seats).payable
    assert payable is not None
    assert 0.60 <= payable <= 0.75


@pytest.mark.parametrize(
    ("seats", "least", "most"), [(2, 0.46, 0.60), (3, 1 / 3 - 0.04, 1 / 3 + 0.04), (4, 0.21, 0.29)]
)
def test_the_first_seat_wins_hardly_more_than_its_share(seats: int, least: float, most: float) -> None:
    assert within(least, figures(seats).places[0], most, MATCHES[seats])


def test_each_kind_of_victory_happens_often() -> None:
    assert figures(2).endings["city"] >= 0.25
    assert figures(2).endings["last_standing"] >= 0.25


def test_no_card_that_is_played_often_decides_matches_alone() -> None:
    cards = figures(2).cards
    assert cards is not None
    frequent = {card: (plays, won) for card, (plays, won) in cards.items() if plays >= FEW}
    assert len(frequent) >= 60
    assert {card: won for card, (plays, won) in frequent.items() if not within(0.42, won, 0.60, plays)} == {}


@every_count
def test_no_card_is_dead(seats: int) -> None:
    played, draws = figures(seats).plays_per_draw, figures(seats).draws
    dead = {card for card in BY_KEY if card not in draws or not within(0.2, played[card], 1, draws[card])}
    assert dead <= USELESS_TO_GREEDY
