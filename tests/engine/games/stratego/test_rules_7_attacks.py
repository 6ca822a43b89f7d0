"""Rules 7: how attacks end, and what each attack announces."""

from typing import Any

import pytest

from engine.games.stratego.board import SYMBOLS, outcomes
from engine.games.stratego.events import Fought
from engine.games.stratego.options import StrategoOptions, ruleset_of
from tests.engine.games.stratego.scenario_builder import Scenario, given


@pytest.mark.parametrize("preset", ["house", "classic"])
def test_an_advantage_of_the_aggressor_decides_ties_alone(preset: Any) -> None:
    usual, advantage = (
        outcomes(ruleset_of(StrategoOptions(preset=preset, aggressor_advantage=option))) for option in ("off", "on")
    )
    assert advantage == tuple(row.replace("T", "A") for row in usual) != usual


@pytest.mark.parametrize("silent", ["off", "on"])
def test_what_a_fight_announces(silent: str) -> None:
    rules = ruleset_of(StrategoOptions(preset="classic"))
    symbols = SYMBOLS[rules.numbering]
    for attacker in "S23456789X":
        for defender in "FBS23456789X":
            scenario = given(red=f"{attacker} e4", blue=f"{defender} e5", silent_defense=silent).plays("e4 e5")
            letter = outcomes(rules)[symbols.index(attacker)][symbols.index(defender)]
            secret = silent == "on" and letter == "D" and attacker != "2"
            for viewer in (None, "red"):
                told = next(event for event in scenario.events_for(viewer) if isinstance(event, Fought))
                assert told.attacker == scenario.kind(attacker)
                assert told.defender == (None if secret else scenario.kind(defender))
                assert told.silent == secret


def test_several_attackers_are_listed_once_each() -> None:
    scenario = given("house", red="4 e4, 4 f5, 6 d4", blue="X e5").plays("e4 e5").passes().plays("f5 e5")
    assert scenario.sight("red", "e5").beat == ("sergeant",)
    scenario = scenario.passes().plays("d4 e4").passes().plays("e4 e5")
    assert scenario.sight("red", "e5").beat == ("sergeant", "captain")
    assert scenario.sight("blue", "e5").beat == ("sergeant", "captain")


def test_what_is_announced_later_needs_no_list() -> None:
    scenario = given("house", red="4 e4, 2 f5", blue="7 e5").plays("e4 e5").passes().plays("f5 e5")
    assert scenario.sight("red", "e5").kind == "major"
    assert scenario.sight("red", "e5").beat == ()


def attack(red: str, blue: str, preset: str = "classic", **options: str) -> Scenario:
    """Red's piece on e4 attacks Blue's on e5."""
    return given(preset, red=f"{red} e4", blue=f"{blue} e5", **options).plays("e4 e5")  # type: ignore[arg-type]


def stand(scenario: Scenario) -> tuple[str, str]:
    return scenario.at("e4"), scenario.at("e5")


def fight(scenario: Scenario, viewer: str | None) -> Fought:
    return next(event for event in scenario.events_for(viewer) if isinstance(event, Fought))


def announced(scenario: Scenario) -> tuple[str | None, str | None]:
    """The ranks that a spectator is told; the players are told no more than their own in addition."""
    told = fight(scenario, None)
    assert fight(scenario, "red") == told
    return told.attacker, told.defender


def test_7_1_example_20_the_stronger_piece_wins_and_only_a_winning_attacker_moves() -> None:
    assert stand(attack("5", "4")) == ("", "R5")
    assert stand(attack("4", "5")) == ("", "B5")


def test_7_1_example_21_equals_remove_each_other_unless_the_aggressor_has_the_advantage() -> None:
    assert stand(attack("6", "6")) == ("", "")
    assert stand(attack("6", "6", aggressor_advantage="on")) == ("", "R6")


def test_7_1_example_22_a_spy_takes_the_marshal_and_is_lost_when_attacked() -> None:
    assert stand(attack("S", "X")) == ("", "RS")
    assert stand(attack("X", "S")) == ("", "RX")


def test_7_1_example_23_what_else_a_spy_takes_is_a_matter_of_the_preset() -> None:
    assert stand(attack("S", "9")) == ("", "B9")
    assert stand(attack("S", "9", "house")) == ("", "RS")
    for preset in ("house", "classic", "tournament", "old_us"):
        assert stand(attack("S", "B", preset)) == ("", "BB")


def test_7_1_example_24_spy_against_spy() -> None:
    assert stand(attack("S", "S")) == ("", "")
    assert stand(attack("S", "S", "house")) == ("", "RS")


def test_7_1_example_25_bombs_fall_to_miners_alone_and_are_not_used_up() -> None:
    assert stand(attack("3", "B")) == ("", "R3")
    survived = given(red="X e4, 9 f5", blue="B e5").plays("e4 e5")
    assert stand(survived) == ("", "BB")
    assert survived.passes().plays("f5 e5").at("e5") == "BB"


def test_7_1_example_26_a_scout_is_the_weakest_piece() -> None:
    assert stand(attack("3", "2")) == ("", "R3")
    assert stand(attack("2", "3")) == ("", "B3")


@pytest.mark.parametrize("piece", ["S", "2", "3"])
def test_7_1_example_27_whoever_enters_the_flags_square_wins(piece: str) -> None:
    scenario = attack(piece, "F")
    assert scenario.winner == "red"
    assert scenario.over is not None
    assert scenario.over.reason == "flag"
    assert scenario.at("e5") == f"R{piece}"


def test_7_1_example_28_low_numbers_are_strong_in_old_us() -> None:
    assert stand(attack("1", "2", "old_us")) == ("", "R1")


@pytest.mark.parametrize(("red", "blue"), [("5", "4"), ("4", "5"), ("6", "6"), ("X", "B"), ("S", "9")])
def test_7_2_example_29_classic_announces_both_ranks(red: str, blue: str) -> None:
    scenario = attack(red, blue)
    assert announced(scenario) == (scenario.kind(red), scenario.kind(blue))


def test_7_3_example_30_a_silent_defender_holds() -> None:
    scenario = attack("4", "7", "house")
    assert announced(scenario) == ("sergeant", None)
    assert fight(scenario, "blue").defender == "major"
    assert scenario.pile("red")["sergeant"] == given("house", red="4 e4", blue="7 e5").pile("red")["sergeant"] + 1
    for viewer in ("red", None):
        assert scenario.sight(viewer, "e5").kind is None
        assert scenario.sight(viewer, "e5").beat == ("sergeant",)
    off = attack("4", "7", "house", memory_aid="off")
    assert off.sight("red", "e5").beat == ()


def test_7_3_example_31_a_scout_uncovers_its_defender_even_a_bomb() -> None:
    assert announced(attack("2", "7", "house")) == ("scout", "major")
    assert announced(attack("2", "B", "house")) == ("scout", "bomb")


def test_7_3_example_32_a_tie_shows_both() -> None:
    scenario = attack("6", "6", "house")
    assert stand(scenario) == ("", "")
    assert announced(scenario) == ("captain", "captain")
