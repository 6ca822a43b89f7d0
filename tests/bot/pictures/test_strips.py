from io import BytesIO

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from bot.pictures.renderer import Renderer, strips_of
from bot.pictures.scene import Box, Disc, Icon, Line, Polygon, Scene, Sprite, Text, colours_of

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


def test_strips_share_what_two_pictures_have_in_common_wherever_it_stands() -> None:
    before, after = set(strips_of(hand("Recon", "Ambush", "Support"))), set(strips_of(hand("Recon", "Support")))
    assert len(before) >= 3
    assert not any(strip.shapes for strip in after - before)


def test_a_change_of_one_place_changes_the_strips_there_alone() -> None:
    before, after = (list(strips_of(hand(*"ABCDEF"[:4], last))) for last in "XY")
    assert before[:-2] == after[:-2]
    assert before[-2:] != after[-2:]


@pytest.mark.parametrize("height", [1, 95, 96, 97, 1180])
def test_strips_have_all_rows_of_a_picture_and_few_enough_to_be_worth_it(height: int) -> None:
    heights = [strip.height for strip in strips_of(Scene(800, height, (Box(0, 0, 800, height, fill=GOLD),), GROUND))]
    assert sum(heights) == height
    assert all(40 <= each <= 96 for each in heights[:-1])


def test_what_was_drawn_of_another_match_is_not_seen_in_a_picture() -> None:
    seen = Renderer()
    for number in range(30):
        scene = hand("Recon", f"Card {number}", "Support")
        assert seen.draw(scene) == Renderer().draw(scene)
