"""Formations drawn like people's: legal in every army, and alike in what people do with Flag, Bombs and officers."""

import pytest

from engine.core.rng import Rng
from engine.games.stratego.arrangements import can_begin, faults
from engine.games.stratego.board import BOMB, COUNTS, FLAG, SIZE
from engine.games.stratego.formations import FREQUENCIES, likely_formation
from engine.games.stratego.options import StrategoOptions, ruleset_of
from engine.kit import grid

NEIGHBOURS = grid.neighbours(SIZE, 4)
OPTIONS = [{"army": "full"}, {"army": "barrage"}, {"army": "duel"}, {"army": "duel", "duel_rows": 4}]


def drawn(count: int, **options: object) -> list[str]:
    rules, rng, formations = ruleset_of(StrategoOptions(**options)), Rng(bytes(32)), []  # type: ignore[arg-type]
    for _ in range(count):
        formation, rng = likely_formation(rules, rng)
        formations.append(formation)
    return formations


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_every_formation_is_legal_and_can_begin(options: dict[str, object]) -> None:
    rules = ruleset_of(StrategoOptions(**options))  # type: ignore[arg-type]
    formations = drawn(60, **options)
    assert len(set(formations)) == 60
    for formation in formations:
        assert list(faults(formation, rules)) == []
        assert can_begin(formation)


def test_the_same_rng_draws_the_same_formation() -> None:
    assert drawn(3, army="full") == drawn(3, army="full")


def test_the_tables_count_every_piece_of_the_army() -> None:
    for army in ("full", "barrage"):
        for kind, count in enumerate(COUNTS[army]):
            assert sum(FREQUENCIES[army][kind]) == pytest.approx(count * 10_000, rel=0.01)


def test_flag_and_bombs_stand_where_people_put_them() -> None:
    formations = drawn(400, army="full")
    at_the_back = sum(formation.index("F") >= 30 for formation in formations) / 400
    beside = [[formation[square] for square in NEIGHBOURS[formation.index("F")]] for formation in formations]
    shut_in = sum(set(symbols) == {"B"} for symbols in beside) / 400
    bare = sum("B" not in symbols for symbols in beside) / 400
    assert 0.8 < at_the_back < 0.95
    assert 0.38 < shut_in < 0.55
    assert 0.15 < bare < 0.33


def test_officers_stand_apart_and_the_spy_by_the_general() -> None:
    formations = drawn(400, army="full")
    halves = [(text.index("X") % SIZE < 5) == (text.index("9") % SIZE < 5) for text in formations]
    steps = [abs(text.index("S") // SIZE - text.index("9") // SIZE) for text in formations]
    aside = [abs(text.index("S") % SIZE - text.index("9") % SIZE) for text in formations]
    near = sum(rows + columns <= 2 for rows, columns in zip(steps, aside, strict=True)) / 400
    assert 0.25 < sum(halves) / 400 < 0.45
    assert 0.55 < near < 0.8


@pytest.mark.parametrize("army", ["full", "barrage"])
def test_rows_are_filled_as_often_as_people_fill_them(army: str) -> None:
    formations, rows = drawn(400, army=army), range(4)
    for kind, symbol in enumerate("FS23456789XB"):
        for row in rows:
            found = sum(text[row * SIZE : (row + 1) * SIZE].count(symbol) for text in formations) / 400
            wanted = sum(FREQUENCIES[army][kind][row * SIZE : (row + 1) * SIZE]) / 10_000  # type: ignore[index]
            assert found == pytest.approx(wanted, abs=0.35 if kind in (FLAG, BOMB) else 0.25)
