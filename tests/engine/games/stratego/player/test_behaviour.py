"""Traits of hidden enemy pieces: what they met, how they moved, and how long they stood."""

from engine.games.stratego.board import SQUARES
from engine.games.stratego.player.behaviour import TRAITS, read_traits
from tests.engine.games.stratego.player.positions import facts
from tests.engine.games.stratego.player.test_belief import at, begun
from tests.engine.games.stratego.scenario_builder import Scenario

ROUND = ("a4 a5", "b7 b6", "j4 j5", "e7 e6", "a5 a4", "b6 b7", "j5 j4", "e6 e7")
"""Plies after which both sides stand as before; no piece goes to and fro."""


def seen(*plies: str) -> tuple[Scenario, tuple[object, ...]]:
    """A match of the full army after these plies, and all that Red saw of it."""
    scenario = begun()
    told = scenario.events
    for ply in plies:
        scenario = scenario.plays(ply)
        told = (*told, *scenario.events_for("red"))
    return scenario, told


def traits(scenario: Scenario, told: tuple[object, ...], square: str) -> set[str]:
    found = read_traits(facts(scenario), told, scenario.state.red)  # type: ignore[arg-type]
    return {TRAITS[trait] for trait in found[at(scenario, square)]}


def test_every_trait_has_a_name_of_its_own() -> None:
    assert len(set(TRAITS)) == len(TRAITS)


def test_a_piece_that_comes_up_to_ours_has_met_it_as_the_enemy_knew_it() -> None:
    scenario, told = seen("e4 e5", "f7 f6", "e5 e6")
    assert "was_met_moved" in traits(scenario, told, "f6")
    assert "came_moved" not in traits(scenario, told, "f6")
    again, told = seen("e4 e5", "f7 f6", "e5 e6", "f6 f5", "a4 a5", "f5 e5")
    assert {"left_moved", "came_moved", "came_still"} <= traits(again, told, "e5")


def test_a_piece_has_arrived_until_the_enemy_moves_again() -> None:
    scenario, told = seen("e4 e5", "f7 f6", "e5 f5", "b7 b6")
    assert "arrived_moved" not in traits(scenario, told, "f6")
    arrived, told = seen("e4 e5", "f7 f6", "e5 f5", "f6 e6", "a4 a5", "e6 e5")
    assert {"arrived_moved", "came_moved"} <= traits(arrived, told, "e5")
    later, told = seen("e4 e5", "f7 f6", "e5 f5", "f6 e6", "a4 a5", "e6 e5", "j4 j5", "b7 b6")
    assert "came_moved" in traits(later, told, "e5")
    assert not {trait for trait in traits(later, told, "e5") if trait.startswith("arrived")}


def test_a_piece_stays_while_another_moves() -> None:
    scenario, told = seen("e4 e5", "f7 f6", "e5 e6", "b7 b6")
    assert "stayed_moved" in traits(scenario, told, "f6")
    assert "stayed_moved" not in traits(scenario, told, "b6")


def test_moves_and_rows_and_the_order_of_pieces_count() -> None:
    scenario, told = seen("j4 j5", "b7 b6", "a4 a5", "b6 b5", "j5 j4", "f7 f6")
    assert {"moves_1", "moves_2", "rows_1"} <= traits(scenario, told, "b5")
    assert "later_1" not in traits(scenario, told, "b5")
    assert "later_1" in traits(scenario, told, "f6")
    assert "moves_2" not in traits(scenario, told, "f6")


def test_a_piece_that_never_moved_is_free_for_longer_and_longer() -> None:
    scenario, told = seen(*ROUND, *ROUND)
    assert {"free_1", "free_5"} <= traits(scenario, told, "f7")
    for square in ("f10", "b7"):
        assert not {trait for trait in traits(scenario, told, square) if trait.startswith("free")}


def test_events_that_do_not_lead_to_the_board_are_no_meetings() -> None:
    scenario, told = seen("e4 e5", "f7 f6", "e5 e6", "f6 f5")
    assert traits(scenario, told[:-3], "f5").isdisjoint({"left_moved", "was_met_moved"})
    assert "left_moved" in traits(scenario, told, "f5")


def test_squares_of_pieces_are_followed_through_a_fight() -> None:
    scenario, told = seen("e4 e5", "e7 e6", "e5 e6", "f7 f6")
    known = facts(scenario)
    found = read_traits(known, told, scenario.state.red)  # type: ignore[arg-type]
    assert set(found) == set(known.hidden)
    assert SQUARES["f6"] in {known.squares[piece] for piece in found}
