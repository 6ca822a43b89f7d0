"""The deck stays within the bounds of rules 8, measured by greedy players with fixed seeds."""

import pytest

from bench.balance.matches import Setting, played_matches
from bench.balance.rows import Figures
from engine.games.this_means_war import this_means_war

MATCHES = 400


@pytest.fixture(scope="module")
def figures() -> Figures:
    setting = Setting(this_means_war.key, {}, (1, 1), "greedy")
    return Figures(setting, tuple(played_matches(setting, MATCHES)))


@pytest.mark.slow
def test_matches_are_neither_short_nor_long(figures: Figures) -> None:
    assert 15 <= figures.median_turns <= 40


@pytest.mark.slow
def test_the_first_seat_has_hardly_an_advantage(figures: Figures) -> None:
    assert 0.45 <= figures.places[0] <= 0.56


@pytest.mark.slow
def test_each_kind_of_victory_happens_often_and_the_turn_limit_hardly_ever(figures: Figures) -> None:
    assert figures.endings["city"] >= 0.2
    assert figures.endings["last_standing"] >= 0.2
    assert figures.endings.get("turn_limit", 0) < 0.01


@pytest.mark.slow
def test_no_card_that_is_played_often_decides_matches_alone(figures: Figures) -> None:
    cards = figures.cards
    assert cards is not None
    rates = {card: won for card, (plays, won) in cards.items() if plays >= 300}
    assert len(rates) >= 15
    assert {card: rate for card, rate in rates.items() if not 0.4 <= rate <= 0.62} == {}
