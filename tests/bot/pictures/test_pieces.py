"""What the pieces of any table promise beside how they look."""

import pytest

from bot.pictures import scene
from bot.pictures.elements import numbered_emblem, pile
from bot.pictures.scene import Box, Disc, Polygon, Text


@pytest.mark.parametrize(("side", "shape"), [(0, Polygon), (1, Disc)])
def test_a_seat_is_its_sides_emblem_with_a_number(side: int, shape: type) -> None:
    emblem, digit = numbered_emblem(side, 2, 20, 20, 17)
    assert isinstance(emblem, shape)
    assert isinstance(digit, Text)
    assert (digit.text, digit.colour) == ("2", scene.DARK)


def test_a_pile_is_as_deep_as_asked() -> None:
    assert len(pile(0, 0, 28)) == 3
    (lone,) = pile(0, 0, 28, depth=1)
    assert isinstance(lone, Box)
    assert lone.fill == scene.BACK
