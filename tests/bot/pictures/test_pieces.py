"""What the pieces of any table promise beside how they look."""

import pytest

from bot.pictures import colours
from bot.pictures.pieces import (
    ARCHED,
    POINTED,
    ROUNDED,
    SHIELD,
    SQUARE,
    TAPERED,
    Face,
    card,
    counter,
    crate,
    large_card,
    numbered,
    pile,
)
from bot.pictures.scene import Box, Disc, Polygon, Scene, Text

OUTLINES = {
    "pointed": POINTED,
    "square": SQUARE,
    "rounded": ROUNDED,
    "arched": ARCHED,
    "shield": SHIELD,
    "tapered": TAPERED,
}


def words(scene: Scene) -> list[Text]:
    return [shape for shape in scene.shapes if isinstance(shape, Text)]


def face(text: str = "", note: str = "") -> Face:
    return Face("Grand Betrayal", 4, SHIELD, "#f2a5c6", text, note)


def test_no_two_suits_have_one_outline() -> None:
    assert len(set(OUTLINES.values())) == len(OUTLINES)


@pytest.mark.parametrize("name", OUTLINES)
def test_a_number_fits_on_every_outline(name: str) -> None:
    across, down = zip(*OUTLINES[name], strict=True)
    assert -0.1 <= min(across) < 0.2
    assert 0.8 < max(across) <= 1.1
    assert -0.1 <= min(down) < 0.1
    assert 0.9 < max(down) <= 1.15


@pytest.mark.parametrize(("side", "shape"), [(0, Polygon), (1, Disc)])
def test_a_seat_is_its_sides_emblem_with_a_number(side: int, shape: type) -> None:
    emblem, digit = numbered(side, 2, 20, 20, 17)
    assert isinstance(emblem, shape)
    assert isinstance(digit, Text)
    assert (digit.text, digit.colour) == ("2", colours.DARK)


def test_a_crate_stays_in_its_square() -> None:
    cube = crate(10, 20, 30)[0]
    assert isinstance(cube, Polygon)
    assert all(10 <= x <= 40 and 20 <= y <= 50 for x, y in cube.points)


def test_a_card_without_text_is_its_heading_alone() -> None:
    assert [text.text for text in words(card(face(), 240, 46))] == ["4", "Grand Betrayal"]
    assert [text.text for text in words(card(face("Two cards"), 240, 106))] == ["4", "Grand Betrayal", "Two cards"]


def test_a_note_of_two_lines_takes_the_second_line_of_the_name() -> None:
    for note, name_lines, note_lines in (("Sea · instant", 2, 1), ("Diplomacy\ninstant", 1, 2)):
        _, name, said, _ = words(large_card(face("Text", note), (), 244, 288))
        assert (name.lines, said.lines) == (name_lines, note_lines)
        assert name.y + name.height <= said.y
        assert said.y + said.height <= 102


def test_a_counter_without_a_noun_is_its_number() -> None:
    assert [text.text for text in counter("6", "cards", 0, 0, 120) if isinstance(text, Text)] == ["6", "cards"]
    assert len(counter("6", "", 0, 0, 120)) == 1


def test_a_pile_is_as_deep_as_asked() -> None:
    assert len(pile(0, 0, 28)) == 3
    (lone,) = pile(0, 0, 28, depth=1)
    assert isinstance(lone, Box)
    assert lone.fill == colours.BACK
