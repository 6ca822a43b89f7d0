"""Rules 7: the tables of attacks, whole, and what each attack announces."""

import pytest

from engine.games.stratego.board import SYMBOLS, outcomes
from engine.games.stratego.events import Fought
from engine.games.stratego.options import StrategoOptions, ruleset_of
from tests.engine.games.stratego.scenario_builder import given

TEN_HIGH = """
  F B S 2 3 4 5 6 7 8 9 X
2 W D A T D D D D D D D D
3 W A A A T D D D D D D D
4 W D A A A T D D D D D D
5 W D A A A A T D D D D D
6 W D A A A A A T D D D D
7 W D A A A A A A T D D D
8 W D A A A A A A A T D D
9 W D A A A A A A A A T D
X W D A A A A A A A A A T
"""
ONE_HIGH = """
  F B S 9 8 7 6 5 4 3 2 1
S W D T D D D D D D D D A
9 W D A T D D D D D D D D
8 W A A A T D D D D D D D
7 W D A A A T D D D D D D
6 W D A A A A T D D D D D
5 W D A A A A A T D D D D
4 W D A A A A A A T D D D
3 W D A A A A A A A T D D
2 W D A A A A A A A A T D
1 W D A A A A A A A A A T
"""
TABLES = {
    "classic": TEN_HIGH + "S W D T D D D D D D D D A",
    "tournament": TEN_HIGH + "S W D T D D D D D D D D A",
    "house": TEN_HIGH + "S W D A A A A A A A A A A",
    "old_us": ONE_HIGH,
}


@pytest.mark.parametrize("preset", TABLES)
@pytest.mark.parametrize("advantage", ["off", "on"])
def test_attacks_end_as_the_table_says(preset: str, advantage: str) -> None:
    rules = ruleset_of(StrategoOptions(preset=preset, aggressor_advantage=advantage))  # type: ignore[arg-type]
    symbols, table = SYMBOLS[rules.numbering], outcomes(rules)
    header, *rows = (line.split() for line in TABLES[preset].strip("\n").splitlines() if line.strip())
    assert len(rows) == 10
    for attacker, *expected in rows:
        for defender, letter in zip(header, expected, strict=True):
            want = "A" if advantage == "on" and letter == "T" else letter
            assert table[symbols.index(attacker)][symbols.index(defender)] == want, (attacker, defender)


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
