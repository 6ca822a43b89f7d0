"""The tables in docs/exchange.md say which kinds of actions and events there are."""

from pathlib import Path
from typing import get_args

import pytest

from bot.tools.exchange_tables import BEGIN, FILE, main, with_tables
from engine.catalog import GAMES
from tests.architecture.source import ROOT

WRITTEN = (ROOT / FILE).read_text(encoding="utf-8")


def test_the_tables_are_those_of_the_code() -> None:
    assert with_tables(WRITTEN) == WRITTEN, "run: python -m bot.tools.exchange_tables"


def test_every_kind_of_every_game_has_a_row() -> None:
    for game in GAMES.values():
        for kind in (*get_args(game.codec.action), *get_args(game.codec.event)):
            assert f"\n| `{kind.__struct_config__.tag}` | " in WRITTEN


def test_what_a_field_holds_stands_in_words() -> None:
    assert "`cubes`: list of [integer, integer, integer]<br>`supply`: [integer, integer, integer]" in WRITTEN
    assert (
        "`choice` (optional): action `place` or action `move` or action `look` or action `put_cube`, or null" in WRITTEN
    )
    assert "`rolls`: list of list of {`seat`: integer, `dice`: [integer, integer]}" in WRITTEN


def test_stale_tables_are_written_anew(tmp_path: Path) -> None:
    file = tmp_path / "exchange.md"
    file.write_text(WRITTEN.replace("`deploy`", "`deployment`"), encoding="utf-8")
    assert main([str(file)]) == 0
    assert file.read_text(encoding="utf-8") == WRITTEN


def test_a_document_without_a_place_for_them_is_refused() -> None:
    with pytest.raises(ValueError, match="has no line"):
        with_tables(WRITTEN.replace(BEGIN, ""))
