"""Estimates of actions that were taken: a better one has the greater chance, and each is tried as often."""

from statistics import fmean
from typing import Any

import pytest

from engine.ai.estimates import SearchEstimator, TrialEstimator
from engine.ai.greedy import Greedy
from engine.ai.player import SeatKnowledge, decide
from engine.catalog import GAMES
from engine.core.rng import Rng
from engine.core.values import Seat, roster
from engine.games.fight_flight_bite import stages
from engine.games.stratego.player.estimates import StrategoEstimator
from engine.games.stratego.player.strategist import Strategist
from engine.players import JUDGES, PLAYERS
from tests.conformance.cases import SUBJECTS
from tests.conformance.test_players import some_choices

KEY = Rng(bytes(range(32)))


def knowledge(key: str, number: int) -> list[SeatKnowledge[Any, Any, Any, Any]]:
    subject = SUBJECTS[key]
    choices = some_choices(subject, subject.settings[0], number)
    return [SeatKnowledge(subject.game, each.state, each.seat, KEY, each.told) for each in choices]


@pytest.mark.parametrize(
    ("key", "estimator"),
    [
        ("air-land-sea", SearchEstimator(JUDGES["air-land-sea"])),
        ("this-means-war", TrialEstimator(Greedy(JUDGES["this-means-war"]))),
        ("stratego", StrategoEstimator(Strategist(depth=1, spread=0.0))),
    ],
)
def test_chances_lie_between_0_and_1_and_follow_from_the_random_numbers(key: str, estimator: Any) -> None:
    for known in knowledge(key, 4):
        actions = known.actions[:3]
        first, second = (estimator.chances(known, actions, KEY, effort=4) for _ in range(2))
        assert first == second
        assert len(first) == len(actions)
        assert all(0 <= chance <= 1 for chance in first)


@pytest.mark.parametrize("key", ["air-land-sea", "fight-flight-bite"])
def test_the_action_of_a_good_player_has_a_greater_chance_than_others(key: str) -> None:
    estimator, player, gains = SearchEstimator(JUDGES[key]), PLAYERS[key, "medium"].player, []
    for known in knowledge(key, 12):
        if estimator.is_comparable(known):
            best = decide(player, known, KEY, effort=80)
            others = [action for action in known.actions if action != best][:3]
            first, *rest = estimator.chances(known, [best, *others], KEY, effort=30)
            gains.append(first - fmean(rest))
    assert len(gains) > 4
    assert fmean(gains) > 0.02


def test_throws_at_the_same_time_are_not_compared() -> None:
    estimator = SearchEstimator(JUDGES["fight-flight-bite"])
    throwing = [
        known for known in knowledge("fight-flight-bite", 40) if isinstance(known.sample(KEY).stage, stages.Throwing)
    ]
    others = [
        known for known in knowledge("fight-flight-bite", 40) if isinstance(known.sample(KEY).stage, stages.Placing)
    ]
    assert throwing
    assert others
    assert not any(map(estimator.is_comparable, throwing))
    assert all(map(estimator.is_comparable, others))


def test_an_arrangement_is_not_compared_and_a_move_is() -> None:
    estimator = StrategoEstimator(Strategist(depth=1, spread=0.0))
    game = GAMES["stratego"]
    state = game.new(game.codec.parse_options({}), roster(1, 1), KEY).state
    assert not estimator.is_comparable(SeatKnowledge(game, state, Seat(0), KEY))
    while state.play is None:
        acting = min(game.waiting_seats(state))
        state = game.apply(state, acting, game.fallback(state, acting)).state
    known = SeatKnowledge(game, state, min(game.waiting_seats(state)), KEY)
    assert estimator.is_comparable(known)
    chances = estimator.chances(known, known.actions, KEY, effort=2)
    assert len(set(chances)) > 1
