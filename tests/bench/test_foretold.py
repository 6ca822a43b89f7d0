"""How well the winner of a battle is foretold: the loss of chances, and the positions that it is measured at."""

from math import log

import pytest

from bench.arena import estimates


def test_the_loss_is_that_of_the_chance_given_to_what_came() -> None:
    assert estimates.loss([0.5, 0.5], [True, False]) == pytest.approx(log(2))
    assert estimates.loss([0.8, 0.4], [True, False]) == pytest.approx(-(log(0.8) + log(0.6)) / 2)
    assert estimates.loss([0.8], [False]) == pytest.approx(-log(0.2))
    assert estimates.loss([0.9, 0.1], [True, False], factor=0.0) == pytest.approx(log(2))


@pytest.mark.parametrize("game", ["air-land-sea", "flies-lies-supplies"])
def test_the_positions_of_a_battle_have_one_winner(game: str) -> None:
    foretold = list(estimates.battle(game, 5, effort=2, rollouts=2))
    assert len(foretold) >= 2
    assert len({won for _, _, won in foretold}) == 1
    assert all(0 < chance < 1 for each in foretold for chance in each[:2])
    assert foretold == list(estimates.battle(game, 5, effort=2, rollouts=2))
