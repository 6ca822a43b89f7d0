import pytest
from PIL import Image

from bot.pictures.canvas import Canvas, Part
from bot.pictures.masks import Area, box_mask, crop_mask, frame_mask
from bot.pictures.renderer import Renderer
from bot.pictures.scene import Box, Disc, Line, Polygon, Scene

SPRITES = {
    "a card": (Box(0, 5, 120, 90, 10, fill="#10141a"), Box(0, 0, 120, 90, 10, fill="#eceae3", hatch="#c0c8d0")),
    "a hexagon": (Polygon(((60, 2), (118, 30), (118, 70), (60, 98), (2, 70), (2, 30)), "#3a4453", "#f2c14e", 3),),
    "a disc": (Disc(60, 50, 30, fill="#7ed6a5"),),
    "a frame": (Box(4, 4, 110, 90, 8, line="#f2c14e", line_width=4),),
    "a stroke": (Line(10, 10, 100, 80, "#ffffff", 5),),
    "nothing": (),
}


def drawn(sprite: Scene) -> Canvas:
    """What is drawn with these shapes on a transparent ground."""
    return Renderer()._paint(sprite)


@pytest.mark.parametrize("shapes", SPRITES.values(), ids=SPRITES)
@pytest.mark.parametrize("place", [(20, 30), (-40, -20), (150, 110)])
@pytest.mark.parametrize("ground", ["#161b22", None])
def test_a_drawing_in_parts_looks_as_it_does_in_one(
    shapes: tuple[Box, ...], place: tuple[int, int], ground: str
) -> None:
    sprite = drawn(Scene(120, 100, shapes))
    here, there = Canvas(Scene(200, 160, (), ground)), Canvas(Scene(200, 160, (), ground))
    for canvas in (here, there):
        canvas.fill("#7cc0f5", 30, 20, 160, 90)
    here.lay(sprite.as_layer(), *place)
    there.lay((Part(sprite.image, 0, 0),), *place)
    assert here.image.tobytes() == there.image.tobytes()


def test_most_of_a_card_is_laid_without_looking_through_it() -> None:
    parts = drawn(Scene(120, 100, SPRITES["a card"])).as_layer()
    opaque = sum(part.image.width * part.image.height for part in parts if part.image.mode == "RGB")
    assert opaque > 0.75 * 120 * 95


@pytest.mark.parametrize("size", [(30, 20), (45, 44), (300, 200)])
@pytest.mark.parametrize(("radius", "thick"), [(0, 3), (10, 4), (3, 6), (12, 12)])
def test_rectangles_look_alike_however_they_are_put_together(size: tuple[int, int], radius: int, thick: int) -> None:
    area = Area(7, 9, *size, min(radius, *(side // 2 for side in size)))
    for box, form in (
        (Box(7, 9, *size, radius, fill="#f2c14e"), box_mask(area)),
        (Box(7, 9, *size, radius, line="#f2c14e", line_width=thick), frame_mask(area, thick)),
    ):
        expected = Canvas(Scene(320, 220, (), "#161b22"))
        expected.stamp(crop_mask(form), "#f2c14e", 7, 9)
        assert drawn(Scene(320, 220, (box,), "#161b22")).image.tobytes() == expected.image.tobytes()


def test_an_empty_form_colours_nothing() -> None:
    canvas = Canvas(Scene(10, 10, (), "#161b22"))
    before = canvas.image.tobytes()
    canvas.stamp(crop_mask(Image.new("L", (5, 5))), "#ffffff", 0, 0)
    assert canvas.image.tobytes() == before
