"""Rules 1, 3 and 13: presets and options, armies, and the arrangements that come with the game."""

from typing import Any

import pytest

from engine.core.values import Illegal
from engine.games.stratego import stratego
from engine.games.stratego.arrangements import PRESETS, can_begin, faults, mirror, read, write
from engine.games.stratego.board import COUNTS
from engine.games.stratego.options import Army, Ruleset, StrategoOptions, ruleset_of


def rules(**options: Any) -> Ruleset:
    parsed = stratego.codec.parse_options(options)
    return ruleset_of(parsed)


def test_what_is_changed_is_custom_and_what_is_repeated_is_not() -> None:
    assert rules(preset="classic", rescue="open").name == "custom (from classic)"
    assert rules(preset="classic", aggressor_advantage="on").custom
    assert not rules(preset="classic", rescue="off", memory_aid="on", two_square=2).custom
    assert not rules(preset="classic", army="duel", duel_rows=4).custom
    assert rules(preset="classic").name == "classic"


def test_options_are_taken_as_people_type_them() -> None:
    typed = rules(preset="tournament", two_square="0", duel_rows="4", army="duel", more_squares="off")
    assert (typed.two_square, typed.zone_rows, typed.more_squares) == (0, 4, False)


@pytest.mark.parametrize(
    "wrong",
    [
        {"preset": "chess"},
        {"army": "navy"},
        {"two_square": "10"},
        {"two_square": -1},
        {"two_square": True},
        {"two_square": "two"},
        {"duel_rows": 5},
        {"rescue": "on"},
        {"memory_aid": "maybe"},
        {"clock": "5"},
    ],
    ids=str,
)
def test_other_options_are_refused_once_each(wrong: dict[str, Any]) -> None:
    with pytest.raises(Illegal) as refused:
        stratego.codec.parse_options(wrong)
    assert refused.value.code == "bad_options"
    assert {problem[0].split(".")[0] for problem in refused.value.params["problems"]} == set(wrong)


@pytest.mark.parametrize(
    ("army", "pieces", "max_plies", "quiet_plies", "rows"),
    [("full", 40, 2000, 200, 4), ("barrage", 8, 600, 100, 4), ("duel", 10, 800, 120, 3)],
)
def test_an_army_brings_its_limits(army: Army, pieces: int, max_plies: int, quiet_plies: int, rows: int) -> None:
    assert sum(COUNTS[army]) == pieces
    resolved = rules(army=army)
    assert (resolved.max_plies, resolved.quiet_plies, resolved.zone_rows) == (max_plies, quiet_plies, rows)


@pytest.mark.parametrize(("army", "number"), [("full", 6), ("barrage", 2), ("duel", 2)])
def test_every_preset_arrangement_is_legal_for_both_sides_and_reads_back(army: Army, number: int) -> None:
    assert len(PRESETS[army]) == number
    for preset in ("classic", "old_us"):
        resolved = rules(preset=preset, army=army)
        for formation in PRESETS[army].values():
            assert not list(faults(formation, resolved))
            assert all(can_begin(way) for way in (formation, mirror(formation)))
            assert read(write(formation, resolved.numbering), resolved) == formation


def test_the_default_is_the_house_with_the_full_army() -> None:
    resolved = ruleset_of(StrategoOptions())
    assert (resolved.preset, resolved.army, resolved.custom) == ("house", "full", False)
