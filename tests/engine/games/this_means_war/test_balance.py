"""The deck stays within the bounds of rules 8, measured by greedy players with fixed seeds."""

from collections import Counter

import pytest

from bench.balance import RARE, Figures, Match, measured, played

MATCHES = 400


@pytest.fixture(scope="module")
def figures() -> Figures:
    return measured(MATCHES)


@pytest.mark.slow
def test_matches_are_neither_short_nor_long(figures: Figures) -> None:
    assert 15 <= figures.turns_each <= 40


@pytest.mark.slow
def test_the_first_seat_has_hardly_an_advantage(figures: Figures) -> None:
    assert 0.45 <= figures.first_seat <= 0.56


@pytest.mark.slow
def test_each_kind_of_victory_happens_often_and_the_turn_limit_hardly_ever(figures: Figures) -> None:
    assert figures.share("city") >= 0.2
    assert figures.share("last_standing") >= 0.2
    assert figures.share("turn_limit") < 0.01


@pytest.mark.slow
def test_no_card_that_is_played_often_decides_matches_alone(figures: Figures) -> None:
    rates = figures.card_rates()
    assert len(rates) >= 15
    assert {card: rate for card, rate in rates.items() if not 0.4 <= rate <= 0.62} == {}


def test_a_measured_match_counts_whom_a_card_served() -> None:
    match = played(3)
    assert match == played(3)
    assert match.reason in ("city", "last_standing", "turn_limit")
    assert 0 < sum(match.winning_plays.values()) < sum(match.plays.values())


def test_figures_add_matches_up() -> None:
    won = Match(30, first_won=True, reason="city", plays=Counter(m107=RARE), winning_plays=Counter(m107=RARE))
    lost = Match(40, first_won=False, reason="last_standing", plays=Counter(m107=RARE), winning_plays=Counter())
    figures = Figures.of([won, lost])
    assert figures.turns_each == 17.5
    assert figures.first_seat == 0.5
    assert figures.share("city") == 0.5
    assert figures.card_rates() == {"m107": 0.5}
