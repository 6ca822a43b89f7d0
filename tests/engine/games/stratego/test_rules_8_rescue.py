"""The numbered examples of rules 14 on rescue."""

from engine.games.stratego.actions import Decline, Rescue
from engine.games.stratego.events import Rescued
from tests.engine.games.stratego.scenario_builder import Scenario, given


def entering(red: str = "6 i9", pile: str = "X", preset: str = "house", empty: str = "b2", **options: str) -> Scenario:
    """Red is about to enter Blue's back row; that pile was captured, and the rest is parked."""
    return given(preset, red=red, red_pile=pile, empty=empty, **options)  # type: ignore[arg-type]


def test_8_example_33_a_captured_marshal_returns_in_the_same_ply() -> None:
    offered = entering().plays("i9 i10")
    assert offered.to_move == "red"
    back = offered.rescues("X", "b2")
    assert back.at("b2") == "RX"
    assert back.to_move == "blue"
    assert Rescued(back.state.red, "marshal", "b2") in back.events_for("blue")
    assert back.sight("blue", "b2").kind == "marshal"
    assert back.pile("red")["marshal"] == 0


def test_8_example_34_a_piece_brings_one_rescue_but_in_open_one_at_each_entry() -> None:
    for preset, again in (("limited", False), ("open", True)):
        scenario = given("house", red="6 i9", red_pile="X 9", empty="b2 c2", rescue=preset)
        scenario = scenario.plays("i9 i10").rescues("X", "b2").passes().plays("i10 i9").passes().plays("i9 i10")
        assert (scenario.to_move == "red") == again


def test_8_example_35_walking_inside_the_row_is_no_entry() -> None:
    assert not entering("6 i10").plays("i10 j10").rescuing


def test_8_example_36_a_scout_that_ran_brings_nothing_but_in_open_it_does() -> None:
    assert not entering("2 j7").plays("j7 j10").rescuing
    assert entering("2 j7", rescue="open").plays("j7 j10").rescuing


def test_8_example_37_bombs_return_in_open_alone() -> None:
    assert not entering(pile="B B").plays("i9 i10").rescuing
    opened = entering(pile="B B", rescue="open").plays("i9 i10")
    assert Rescue("bomb", "b2") in opened.legal


def test_8_example_38_two_rescues_and_no_third_and_none_without_room() -> None:
    scenario = given("house", red="6 i9, 7 h9, 8 f9", red_pile="X 9 S", empty="b2 c2 e2")
    scenario = scenario.plays("i9 i10").rescues("X", "b2").passes().plays("h9 h10").rescues("9", "c2").passes()
    assert not scenario.plays("f9 f10").rescuing
    full = given("house", red="6 i9", blue="4 b2, 4 c2", red_pile="X", empty="b2 c2")
    assert all(full.at(f"{column}{row}") for column in "abcdefghij" for row in range(1, 5))
    assert not full.plays("i9 i10").rescuing


def test_8_example_39_a_lost_attack_is_no_entry_and_a_won_one_is() -> None:
    lost = given("house", red="6 i9", blue="7 i10", red_pile="X", empty="b2").plays("i9 i10")
    assert lost.to_move == "blue"
    won = given("house", red="6 i9", blue="5 i10", red_pile="X", empty="b2").plays("i9 i10")
    assert won.rescuing


def test_declining_uses_nothing_up() -> None:
    scenario = given("house", red="6 i9", red_pile="X", empty="b2").plays("i9 i10").declines()
    assert scenario.view(None).rescues == (0, 0)
    again = scenario.passes().plays("i10 i9").passes().plays("i9 i10")
    assert again.rescuing


def test_the_offer_does_not_tell_a_scout_from_another_piece() -> None:
    scout = entering("2 i9").plays("i9 i10")
    captain = entering("6 i9").plays("i9 i10")
    assert scout.events_for("blue") == captain.events_for("blue")
    assert scout.legal == (Decline(),)
    assert len(captain.legal) > 1
    assert [ask.ask for ask in scout.view("blue").asks] == ["rescue"]


def test_a_scout_that_everybody_knows_is_offered_nothing() -> None:
    ran = given("house", red="2 i6", red_pile="X", empty="b2").plays("i6 i9").passes().plays("i9 i10")
    assert not ran.rescuing
