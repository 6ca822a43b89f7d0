"""Rules 1, 3 and 13: presets and options, armies, and the arrangements that come with the game."""

from collections import Counter
from typing import Any

import pytest

from engine.core.values import Illegal
from engine.games.stratego import stratego
from engine.games.stratego.arrangements import PRESETS, can_begin, faults, mirror, read, write
from engine.games.stratego.board import COUNTS, KINDS
from engine.games.stratego.options import Army, Ruleset, StrategoOptions, ruleset_of

TABLE = """
numbering           | ten_high       | ten_high       | ten_high       | one_high
spy_attack          | any_rank       | marshal        | marshal        | marshal
spy_vs_spy          | attacker_wins  | both_removed   | both_removed   | both_removed
aggressor_advantage | False          | False          | False          | False
silent_defense      | True           | False          | False          | False
rescue              | limited        | off            | off            | off
scout               | run_and_attack | run_and_attack | run_and_attack | run_or_attack
two_square          | 5              | 2              | 3              | 0
more_squares        | False          | False          | True           | False
memory_aid          | True           | True           | False          | True
"""
ARMIES: tuple[Army, ...] = ("full", "barrage", "duel")


def rules(**options: Any) -> Ruleset:
    parsed = stratego.codec.parse_options(options)
    return ruleset_of(parsed)


@pytest.mark.parametrize(("column", "preset"), [(1, "house"), (2, "classic"), (3, "tournament"), (4, "old_us")])
def test_a_preset_is_what_the_table_says(column: int, preset: str) -> None:
    resolved = rules(preset=preset)
    for line in TABLE.strip().splitlines():
        cells = [cell.strip() for cell in line.split("|")]
        assert str(getattr(resolved, cells[0])) == cells[column]
    assert resolved.name == preset


def test_what_is_changed_is_custom_and_what_is_repeated_is_not() -> None:
    assert rules(preset="classic", rescue="open").name == "custom (from classic)"
    assert rules(preset="classic", aggressor_advantage="on").custom
    assert not rules(preset="classic", rescue="off", memory_aid="on", two_square=2).custom
    assert not rules(preset="classic", army="duel", duel_rows=4).custom


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


@pytest.mark.parametrize(
    ("army", "counts"),
    [
        (
            "full",
            "marshal 1 general 1 colonel 2 major 3 captain 4 lieutenant 4 sergeant 4 miner 5 scout 8 spy 1 bomb 6",
        ),
        ("barrage", "marshal 1 general 1 miner 1 scout 2 spy 1 bomb 1"),
        ("duel", "marshal 1 general 1 miner 2 scout 2 spy 1 bomb 2"),
    ],
)
def test_an_army_is_what_the_table_says(army: Army, counts: str) -> None:
    words = [*counts.split(), "flag", "1"]
    expected = Counter(dict(zip(words[::2], map(int, words[1::2]), strict=True)))
    assert Counter(dict(zip(KINDS, COUNTS[army], strict=True))) == expected


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
