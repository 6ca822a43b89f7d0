"""The learnt model of a hidden piece's rank: its file, its factors, and its effect on the belief."""

from itertools import starmap

import pytest

from engine.games.stratego.board import BOMB, KINDS
from engine.games.stratego.player.behaviour import TRAITS
from engine.games.stratego.player.belief import Belief
from engine.games.stratego.player.ranks import RankWeights, load_weights, rank_factors
from tests.engine.games.stratego.player.positions import facts
from tests.engine.games.stratego.player.test_behaviour import ROUND, seen
from tests.engine.games.stratego.player.test_belief import at


def test_the_file_has_a_finite_weight_for_each_trait_and_kind() -> None:
    model = load_weights()
    assert model.traits == TRAITS
    assert all(len(row) == len(KINDS) and max(map(abs, row)) < 10 for row in model.weights)
    assert any(map(any, model.weights))


def test_a_piece_without_traits_is_as_likely_as_before() -> None:
    assert set(rank_factors({}, load_weights())) == {1.0}


def test_factors_multiply_and_stay_within_their_limit() -> None:
    rows = [[0.0] * len(KINDS) for _ in TRAITS]
    rows[0][BOMB], rows[1][BOMB] = 1.0, 100.0
    model = RankWeights(KINDS, TRAITS, tuple(map(tuple, rows)))
    one, both = (rank_factors(traits, model)[BOMB] for traits in ({0: 0.5}, {0: 0.5, 1: 1.0}))
    assert one == pytest.approx(1.6487, abs=1e-3)
    assert both == pytest.approx(4.85e8, rel=1e-2)


def test_what_was_free_for_long_and_stood_is_rather_a_bomb() -> None:
    both = [seen(*ROUND * rounds) for rounds in (1, 15)]
    early, late = starmap(lambda scenario, told: Belief(facts(scenario), told, scenario.state.red), both)
    assert late.chances(at(both[1][0], "f7"))[BOMB] > early.chances(at(both[0][0], "f7"))[BOMB]
