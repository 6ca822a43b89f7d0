from io import BytesIO
from itertools import accumulate

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from bot.pictures.renderer import Renderer, Strip, strips_of
from bot.pictures.scene import Box, Disc, Group, Icon, Line, Polygon, Scene, Sprite, Text, colours_of

GROUND, INK, GOLD = "#161b22", "#f4f6f8", "#f2c14e"
RENDERER = Renderer()

CARD = Scene(120, 70, (Box(0, 0, 120, 70, 10, fill=INK), Text("Recon", 8, 8, 100, 40, 30, colour="#10141a")))
PLACES = st.floats(-150, 650)
CORNERS = st.tuples(*[st.tuples(PLACES, PLACES)] * 3)
SHAPES = st.one_of(
    st.builds(Box, PLACES, PLACES, st.floats(0, 400), st.floats(0, 400), st.sampled_from([0, 9]), st.just(GOLD)),
    st.builds(Box, PLACES, PLACES, st.just(90), st.floats(4, 90), st.just(9), st.none(), st.just(INK), st.just(4)),
    st.builds(Disc, PLACES, PLACES, st.floats(1, 60), st.just(INK), st.just(GOLD), st.sampled_from([2, 7.5])),
    st.builds(Line, PLACES, PLACES, PLACES, PLACES, st.just(INK), st.sampled_from([2, 9])),
    st.builds(
        Polygon, st.tuples(*[st.tuples(PLACES, PLACES)] * 3), st.just(GOLD), st.just(INK), st.sampled_from([2, 8])
    ),
    st.builds(Icon, st.just("fox-head"), PLACES, PLACES, st.floats(8, 90), st.just(GOLD), st.integers(0, 3)),
    st.builds(Text, st.just("Support jgÅ"), PLACES, PLACES, st.just(200), st.floats(20, 90), st.just(30)),
    st.builds(Sprite, st.just(CARD), PLACES, PLACES),
)


def hand(*cards: str) -> Scene:
    rows = (Text(card, 20, 10 + 80 * place, 300, 70, 40, colour=INK) for place, card in enumerate(cards))
    return Scene(340, 20 + 80 * len(cards), tuple(rows), GROUND)


@given(st.lists(SHAPES, max_size=6), st.integers(1, 600))
def test_a_picture_in_strips_has_the_pixels_of_one_that_is_drawn_at_once(shapes: list[Box], height: int) -> None:
    scene = Scene(500, height, tuple(shapes), GROUND)
    with Image.open(BytesIO(RENDERER.draw(scene))) as read:
        assert read.tobytes() == RENDERER._paint_in_palette(scene, colours_of(scene)).tobytes()


@given(st.lists(SHAPES, max_size=6), st.integers(0, 6), st.integers(1, 600))
def test_a_group_is_drawn_as_its_shapes_are(shapes: list[Box], begin: int, height: int) -> None:
    flat = Scene(500, height, tuple(shapes), GROUND)
    grouped = Scene(500, height, (*shapes[:begin], Group(tuple(shapes[begin:]))), GROUND)
    assert grouped.shapes == flat.shapes
    assert colours_of(grouped) == colours_of(flat)
    with Image.open(BytesIO(RENDERER.draw(grouped))) as one, Image.open(BytesIO(RENDERER.draw(flat))) as other:
        assert one.tobytes() == other.tobytes()


def test_groups_of_different_shapes_make_different_pictures() -> None:
    pictures = [Scene(340, 100, (Group(hand(*cards).shapes),), GROUND) for cards in ("AB", "BA", "A", "")]
    assert len({picture.digest for picture in pictures}) == 4
    assert Scene(340, 100, (Group(hand(*"AB").shapes),), GROUND).digest == pictures[0].digest


def strips_drawn(monkeypatch: pytest.MonkeyPatch, *scenes: Scene) -> list[list[Strip]]:
    """The strips that one renderer draws for each of these scenes in turn."""
    shared, drawn = Renderer(), list[list[Strip]]()
    paint = Renderer._paint_in_palette

    def note(self: Renderer, scene: Scene, colours: frozenset[str], strip: Strip | None = None) -> Image.Image:
        assert strip is not None
        drawn[-1].append(strip)
        return paint(self, scene, colours, strip)

    monkeypatch.setattr(Renderer, "_paint_in_palette", note)
    for scene in scenes:
        drawn.append([])
        shared.draw(scene)
    return drawn


def test_a_change_of_one_place_draws_the_strips_there_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    first, again, second = strips_drawn(monkeypatch, hand(*"ABCDX"), hand(*"ABCDX"), hand(*"ABCDY"))
    assert (len(first), again) == (5, [])
    assert [strip.top for strip in second] == [330]


def test_a_colour_that_every_palette_has_draws_no_strip_without_it(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = hand(*"ABCD")
    marked = Scene(plain.width, plain.height, (*plain.shapes, Box(0, 300, 300, 20, line=GOLD)), GROUND)
    _, drawn = strips_drawn(monkeypatch, plain, marked)
    assert [strip.top for strip in drawn] == [250]


@pytest.mark.parametrize("height", [1, 123, 124, 125, 1180])
def test_strips_have_all_rows_of_a_picture_and_few_enough_to_be_worth_it(height: int) -> None:
    strips = list(strips_of(Scene(800, height, (Box(0, 0, 800, height, fill=GOLD),), GROUND)))
    assert [strip.top for strip in strips] == [0, *accumulate(strip.height for strip in strips)][:-1]
    assert sum(strip.height for strip in strips) == height
    assert all(40 <= strip.height <= 124 for strip in strips[:-1])


def test_what_was_drawn_of_another_match_is_not_seen_in_a_picture() -> None:
    seen = Renderer()
    for number in range(30):
        scene = hand("Recon", f"Card {number}", "Support")
        assert seen.draw(scene) == Renderer().draw(scene)
