"""Statements and readers that follow from the fields of a struct."""

import sqlite3
from typing import Any, Literal

import msgspec
import pytest

from bot.store.columns import Columns
from engine.core.values import Corrupt


class Piece(msgspec.Struct, frozen=True):
    id: int
    colour: Literal["red", "blue"]
    place: int | None = None
    is_taken: bool = False
    moves: tuple[int, ...] = ()


PIECE = Columns(Piece, ("id",), place="square")
TAKEN = Piece(7, "red", None, True, (3, 1))


def stored(piece: Piece) -> list[Any]:
    """Store a piece, replace it by itself, and return its row."""
    file = sqlite3.connect(":memory:")
    file.execute("CREATE TABLE pieces (colour TEXT, square INTEGER, is_taken INTEGER, moves TEXT, id INTEGER) STRICT")
    values = PIECE.values(piece) | {"id": piece.id}
    file.execute(f"INSERT INTO pieces (id, {PIECE.names}) VALUES (:id, {PIECE.parameters})", values)  # noqa: S608
    file.execute(f"UPDATE pieces SET {PIECE.assignments} WHERE id = :id", values)  # noqa: S608
    (row,) = file.execute(f"SELECT {PIECE.names} FROM pieces").fetchall()  # noqa: S608
    file.close()
    return list(row)


def test_a_struct_is_stored_by_its_fields_and_read_back() -> None:
    assert stored(TAKEN) == ["red", None, 1, "[3,1]"]
    assert PIECE.read(stored(TAKEN), id=7) == TAKEN
    assert PIECE.read(stored(Piece(7, "blue", 4)), id=7) == Piece(7, "blue", 4)


@pytest.mark.parametrize(
    "row", [["green", 1, 0, "[]"], ["red", "a", 0, "[]"], ["red", 1, 2, "[]"], ["red", 1, 0, "[1"]]
)
def test_a_value_that_no_field_may_have_is_corrupt(row: list[Any]) -> None:
    with pytest.raises(Corrupt, match="a stored piece can't be read"):
        PIECE.read(row, id=7)
