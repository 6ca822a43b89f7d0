"""What speaks for a move of Stratego: what is taken, lost, learned and threatened in imagined worlds."""

from typing import Any

import pytest

from engine.ai.advice import WORLDS
from engine.games.stratego import events, stratego
from engine.games.stratego.actions import AcceptDraw, Move, OfferDraw, Rescue
from tests.engine.games.claims import claims, measures
from tests.engine.games.stratego.scenario_builder import BLUE, RED, Scenario, given


def measured(scenario: Scenario, action: Any, seat: int = RED) -> dict[tuple[str, str], Any]:
    return measures(stratego, scenario.state, seat, action)


@pytest.mark.parametrize(("silent", "learned"), [("off", True), ("on", False)])
def test_an_attack_that_is_silently_defended_finds_nothing_out(silent: str, learned: bool) -> None:
    strong = ", ".join(f"{symbol} {square}" for symbol, square in zip("789", ("e5", "a7", "b7"), strict=True))
    scenario = given(
        red="4 e4", blue=f"{strong}, X c7", blue_pile="2 3", silent_defense=silent, spares=False, empty="e6"
    )
    told = claims(stratego, scenario.state, RED, Move("e4", "e5"))
    names = {fact.name for fact in told if hasattr(fact, "name")}
    assert ("learned" in names) == learned


def test_a_known_piece_is_captured_by_name() -> None:
    scenario = given(red="6 e4, 3 a2", blue="7 e5, 2 b7", to_move="blue").plays("b7 b3", "e4 e3", "b3 a3")
    told = claims(stratego, scenario.state, RED, Move("a2", "a3"))
    assert next(iter(told)) == events.Fought(RED, "a2", "a3", "miner", "scout", "attacker")


def test_the_number_of_worlds_in_which_a_piece_is_taken_is_told() -> None:
    scenario = given(red="X e4", blue="2 e5, 3 a7, 3 b7, 9 j7", spares=False)
    told = claims(stratego, scenario.state, RED, Move("e4", "e5"))
    taken = {fact: worlds for fact, worlds in told.items() if getattr(fact, "name", "") == "taken"}
    assert [*taken.values()] == [WORLDS], "the Marshal beats each of them"
    assert measured(scenario, Move("e4", "e5"))["taken", "e5"] == (0, 1)


def test_a_quiet_move_tells_what_it_threatens_and_what_it_comes_near() -> None:
    scenario = given(red="X e3", blue="2 e5, 3 a7, 9 j7", spares=False)
    told = measured(scenario, Move("e3", "e4"))
    assert told["target", "e5"] == (0, 1)
    assert ("distance", "e5") not in told
    further = given(red="X e2", blue="2 e5, 3 a7, 9 j7", spares=False)
    assert measured(further, Move("e2", "e3"))["prey", "e5"] == (3, 2)


def test_a_piece_gets_away_from_one_that_would_take_it() -> None:
    scenario = given(red="6 a3, 2 e3", blue="7 a8, X j9", to_move="blue", spares=False)
    near = scenario.plays("a8 a7", "e3 e4", "a7 a6", "e4 e3", "a6 a5")
    assert measured(near, Move("a3", "a2"))["hunter", "a5"] == (2, 3)
    assert ("hunter", "j9") not in measured(near, Move("a3", "a2")), "it is far away"


def test_the_way_to_the_flag_matters_with_an_enemy_near_it() -> None:
    near = given(red="F a1, 6 d2", blue="7 a3, X j9", spares=False)
    assert measured(near, Move("d2", "c2"))["home", "a1"] == (4, 3)
    far = given(red="F a1, 6 d2", blue="7 e8, X j9", spares=False)
    assert ("home", "a1") not in measured(far, Move("d2", "c2"))


def test_that_there_is_more_to_choose_from_is_told_where_nothing_else_speaks_for_a_move() -> None:
    shut_in = given(red="B a1, 4 a2, 4 b2, B b1, F c1", blue="B j10, F i10, 7 h10", spares=False)
    told = measured(shut_in, Move("a2", "a3"))
    assert [name for name, _ in told] == ["plies"]


def test_that_there_is_one_more_move_to_choose_from_is_no_reason() -> None:
    scenario = given(red="B a1, 4 a2, B b1, F c1, 4 b2, B c2, B b3", blue="B j10, F i10, 7 h10", spares=False)
    assert not [name for name, _ in measured(scenario, Move("a2", "a3")) if name == "plies"]


def test_a_piece_that_steps_away_from_a_stronger_one_is_safe() -> None:
    scenario = given(red="9 e4, 2 a1", blue="X e5", spares=False, blue_pile=None)
    assert measured(scenario, Move("e4", "e3")).get(("danger", "e3"), (1, 0)) == (1, 0)
    moved = given(red="6 b4, 2 a1", blue="7 b6, X j9", spares=False).plays("a1 a2", "b6 b5")
    assert measured(moved, Move("b4", "a4"))["danger", "a4"] == (1, 0)


def test_a_spy_that_a_scout_can_still_run_at_is_not_out_of_danger() -> None:
    scenario = given(red="S e4, 3 a1", blue="2 e9, X j9", to_move="blue", spares=False).plays("e9 e5")
    assert ("danger", "e3") not in measured(scenario, Move("e4", "e3"))
    assert measured(scenario, Move("e4", "d4"))["danger", "d4"] == (1, 0)


def test_hidden_bombs_and_the_flag_are_no_pieces_that_can_move() -> None:
    scenario = given(red="6 b2, B a1", blue="7 b8, B a10, B c10")
    assert measured(scenario, OfferDraw())["mobile", ""] == (3, 3), "two spare pieces each, and one more"
    assert measured(scenario.offers_draw().plays("b2 b3"), AcceptDraw(), BLUE)["mobile", ""] == (3, 3)


def test_a_rescued_piece_is_named() -> None:
    scenario = given(red="3 e9", blue="B a10", red_pile="8 4", preset="classic", rescue="limited", empty="a1")
    told = claims(stratego, scenario.plays("e9 e10").state, RED, Rescue("colonel", "a1"))
    assert events.Rescued(RED, "colonel", "a1") in told
