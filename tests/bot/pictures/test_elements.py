"""Elements of every board: names are drawn as far as the fonts have their letters."""

from pathlib import Path

import pytest
from PIL import ImageFont

from bot.pictures import elements, renderer
from bot.pictures.elements import Area, arrow, drawable, lighter, nameplate
from bot.pictures.scene import Icon, Polygon, Scene, Text


@pytest.mark.parametrize("file", ["Inter-Regular.otf", "Inter-Bold.otf"])
def test_the_fonts_have_every_character_that_is_drawn(file: str) -> None:
    font = ImageFont.truetype(Path(renderer.__file__).parent / "fonts" / file, 20, layout_engine=ImageFont.Layout.BASIC)
    missing = bytes(font.getmask("\uffff"))
    letters = [chr(code) for first, last in elements._DRAWABLE for code in range(ord(first), ord(last) + 1)]
    assert [letter for letter in letters if bytes(font.getmask(letter)) == missing] == []


def test_a_name_without_any_letter_that_can_be_drawn_leaves_its_emblem() -> None:
    assert drawable("Ада 🎲 Ω") == "Ада  Ω"
    assert drawable("樱花") == ""
    assert not any(isinstance(shape, Text) for shape in nameplate(1, "樱花", Area(0, 0, 200, 40)))


def test_an_arrow_ends_where_it_points() -> None:
    drawn = arrow((10, 20), (110, 20))
    assert isinstance(drawn, Polygon)
    assert max(drawn.points) == (110, 20)


def test_a_colour_can_be_lightened() -> None:
    assert lighter("#000000") == "#3f3f3f"
    assert lighter("#ffffff") == "#ffffff"


def test_an_icon_is_drawn_in_its_colour() -> None:
    scene = Scene(40, 40, (Icon("acorn", 0, 0, 40, "#ff0000"),), "#000000")
    assert renderer.Renderer().draw(scene) != renderer.Renderer().draw(Scene(40, 40, (), "#000000"))


def test_every_icon_is_there_and_can_be_read() -> None:
    folder = Path(renderer.__file__).parent / "icons"
    names = [path.stem for path in folder.glob("*.png")]
    assert len(names) > 100
    drawn = [Scene(24, 24, (Icon(name, 0, 0, 24),), "#000000") for name in names]
    assert len({renderer.Renderer().draw(scene) for scene in drawn}) == len(names)
