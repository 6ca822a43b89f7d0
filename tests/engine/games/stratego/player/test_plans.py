"""Plans of Stratego's computer player: what is worth going to, and what stays at home."""

from engine.games.stratego.board import KINDS, MARSHAL, MINER, SQUARES
from engine.games.stratego.player.belief import Belief
from engine.games.stratego.player.plans import Plans
from engine.games.stratego.player.tree import Values, kind_values, secrecy
from tests.engine.games.stratego.player.positions import announced, facts
from tests.engine.games.stratego.scenario_builder import Scenario, given


def plans(scenario: Scenario) -> Plans:
    known = facts(scenario)
    both = [kind_values(known.rules, known.counts[side], known.counts[1 - side]) for side in (0, 1)]
    values = Values((both[0], both[1]), (secrecy(both[0]), secrecy(both[1])), {}, {})
    return Plans(known, Belief(known), values)


def straying(scenario: Scenario, start: str, end: str) -> float:
    known = facts(scenario)
    piece = next(piece for piece, square in known.squares.items() if square == SQUARES[start])
    return plans(scenario).straying(piece, SQUARES[start], SQUARES[end])


def test_a_small_army_keeps_the_officer_by_its_flag_at_home() -> None:
    scenario = given("classic", red="F b1, 9 b4, X h8", blue="X h9, 2 b9", army="barrage", spares=False)
    assert straying(scenario, "b4", "b5") > 0
    assert straying(scenario, "b4", "b3") == 0
    assert straying(scenario, "h8", "h7") == 0
    away = given("classic", red="F b1, 9 b6, X h8", blue="X h9, 2 b9", army="barrage", spares=False)
    assert straying(away, "b6", "b5") < 0


def test_a_full_army_keeps_nobody_at_home() -> None:
    scenario = given("classic", red="F b1, 9 b4, X h8", blue="X h9, 2 b9", spares=False)
    assert straying(scenario, "b4", "b5") == 0


def test_a_field_fades_with_the_distance_from_what_can_be_beaten() -> None:
    scenario = announced(given("classic", red="X e3, 3 a1", blue="8 e7, F j10", spares=False), "e7")
    field = plans(scenario).field(MARSHAL)
    assert field[SQUARES["e7"]] > field[SQUARES["e6"]] > field[SQUARES["e5"]] > field[SQUARES["e3"]] > 0


def test_a_bomb_draws_miners_and_stops_others() -> None:
    scenario = announced(given("classic", red="3 a1, 4 b1", blue="B a9, F a10, B b10, 8 j9", spares=False), "a9", "b10")
    found = plans(scenario)
    bomb = SQUARES["a9"]
    assert found.field(MINER)[bomb] > 0
    assert found.field(KINDS.index("sergeant"))[bomb] == 0


def test_an_intruder_calls_whatever_beats_it_to_the_flag() -> None:
    calm = given("classic", red="F b1, 8 h3", blue="7 b9, F j10", spares=False)
    near = announced(
        given("classic", red="F b1, 8 h3", blue="7 b5, F j10", to_move="blue", spares=False).plays("b5 b4"), "b4"
    )
    assert plans(near).field(8)[SQUARES["b2"]] > plans(calm).field(8)[SQUARES["b2"]]
