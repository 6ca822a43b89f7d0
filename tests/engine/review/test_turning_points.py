"""Turning points: the words for choices, what came of chance and of others, and which changes are the greatest."""

import pytest

from engine.catalog import GAMES
from engine.core.values import Seat
from engine.games.air_land_sea import events as theaters
from engine.games.stratego import events as stratego
from engine.players import PLAYERS
from engine.review.turning_points import (
    DRAWS,
    LIMITS,
    SHOWN,
    Estimated,
    causes_between,
    drifts,
    rank_choices,
    verdict_of,
)

OWN, OTHER = Seat(0), Seat(1)


@pytest.mark.parametrize(
    ("loss", "verdict"),
    [
        (-1.0, "better"), (-0.031, "better"), (-0.03, "good"), (0.0, "good"), (0.049, "good"), (0.05, "slip"),
        (0.149, "slip"), (0.15, "blunder"), (1.0, "blunder"),
    ],
)  # fmt: skip
def test_a_choice_is_called_by_what_it_cost(loss: float, verdict: str) -> None:
    assert verdict_of(loss) == verdict


def test_the_limits_rise() -> None:
    assert sorted(LIMITS) == list(LIMITS)


def test_a_change_is_divided_into_what_the_choice_cost_and_what_came_after() -> None:
    choices = [Estimated(3, 0.6, 0.4), Estimated(9, 0.3, 0.3), Estimated(12, 0.5, 0.5)]
    assert [round(choice.loss, 6) for choice in choices] == [0.2, 0.0, 0.0]
    assert drifts(choices, 0.5) == [-0.1, 0.2, 0.0]


def test_a_loss_counts_twice_as_much_as_luck() -> None:
    choices = [Estimated(1, 0.5, 0.5), Estimated(2, 0.8, 0.68), Estimated(3, 0.68, 0.68)]
    assert drifts(choices, 0.48) == [0.3, 0.0, -0.2]
    assert rank_choices(choices, 0.48) == [0, 1, 2]
    assert rank_choices([Estimated(1, 0.5, 0.5), Estimated(2, 0.7, 0.58)], 0.58) == [1, 0]


def test_a_choice_better_than_the_strongest_players_is_a_turning_point() -> None:
    assert rank_choices([Estimated(1, 0.5, 0.5), Estimated(2, 0.5, 0.6)], 0.6) == [1]


def test_where_nothing_changed_there_is_no_turning_point() -> None:
    assert rank_choices([Estimated(1, 0.5, 0.49), Estimated(2, 0.5, 0.5)], 0.5) == []
    assert rank_choices([], 1.0) == []


def test_a_draw_and_other_seats_are_told_apart() -> None:
    drew = theaters.Drew(seat=OWN, side=0, card=None)
    moved = theaters.TurnSkipped(0)
    causes = [
        causes_between("air-land-sea", OWN, changes)
        for changes in ([(OWN, (drew,))], [(OWN, (moved,)), (OTHER, (moved,))], [(OTHER, (drew,))], [(OTHER, ())], [])
    ]
    assert causes == [{"draw"}, {"others"}, {"draw", "others"}, frozenset(), frozenset()]


def test_what_an_own_attack_brings_to_light_is_neither_a_draw_nor_done_by_others() -> None:
    fought = stratego.Fought(OWN, "a4", "a5", "miner", "spy", "attacker", silent=False)
    assert causes_between("stratego", OWN, [(OWN, (fought,))]) == {"shown"}
    assert causes_between("stratego", OWN, [(OTHER, (fought,))]) == {"others"}


def test_every_game_with_players_names_its_draws() -> None:
    games = {game for game, _ in PLAYERS}
    assert DRAWS.keys() == SHOWN.keys() == games


def test_every_event_that_is_named_exists() -> None:
    for table in (DRAWS, SHOWN):
        for game, names in table.items():
            known = {kind.__name__ for kind in GAMES[game].codec.event.__args__}
            assert names <= known, (game, names - known)
