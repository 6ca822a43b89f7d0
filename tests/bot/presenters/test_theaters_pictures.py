"""That the pictures of Air, Land & Sea are readable, small, and never speak by colour alone."""

from collections.abc import Iterator
from itertools import islice

import pytest
from PIL import ImageFont

from bot.pictures import colours
from bot.pictures.colours import contrast
from bot.pictures.pieces import SMALLEST
from bot.pictures.renderer import Renderer
from bot.pictures.scene import Disc, Polygon, Scene, Sprite, Text
from bot.presenters.catalog import PRESENTERS
from bot.presenters.presenter import Names
from bot.presenters.theaters.drawing import ACCENTS, OUTLINES, board_scene, card_scene, hand_scene
from engine.core.playout import play_on
from engine.core.rng import Rng
from engine.core.seats import Seat, roster
from engine.games.theaters import air_land_sea
from engine.games.theaters.cards import CARDS
from engine.games.theaters.options import TheatersOptions
from tests.games.theaters.table import given

MOST_BYTES = 60_000
RENDERER = Renderer()

FULL = given(
    red={"air": "A6 < A5 < A4 < A3 < (A2) < A1", "land": "L1", "sea": "S6 < S5 < (S1) < S4"},
    blue={"air": "L6", "land": "L5 < L4 < L3 < (L2) < S3 < S2"},
    red_hand="",
    blue_hand="",
    points=(10, 8),
)
TOWER = given(red={"air": "A1 < A2 < A3 < A4 < A5 < A6 < (L1) < (L2) < L3"}, blue={"sea": "S1 < S2 < S3 < S4 < (S5)"})


def texts(scene: Scene) -> Iterator[tuple[Text, Scene]]:
    for shape in scene.shapes:
        if isinstance(shape, Sprite):
            yield from texts(shape.scene)
        elif isinstance(shape, Text):
            yield shape, scene


def scenes() -> Iterator[Scene]:
    """Boards and hands of a match played at random, and the extremes."""
    for scene in (given(), FULL, TOWER):
        yield board_scene(scene.view(None), near=0)
        yield board_scene(scene.view("blue"), near=1)
        yield hand_scene(scene.view("red"))
    state = air_land_sea.new(TheatersOptions(edition="revised"), roster(1, 1), Rng(bytes(32))).state
    for turn in islice(play_on(air_land_sea, state, Rng(bytes(31) + b"\1")), 0, 60, 5):
        yield board_scene(air_land_sea.view(turn.step.state, None), near=0)
        yield hand_scene(air_land_sea.view(turn.step.state, Seat(1)))
    yield from (card_scene(card.key) for card in CARDS)


SCENES = tuple(scenes())


def test_no_words_are_too_small_to_read_at_half_the_width() -> None:
    for scene in SCENES:
        assert all(text.least >= SMALLEST for text, _ in texts(scene))


def test_all_words_fit_without_being_cut() -> None:
    for scene in SCENES:
        for text, _ in texts(scene):
            weight = "Bold" if text.weight == "bold" else "Regular"
            font = ImageFont.truetype(
                f"bot/pictures/fonts/Inter-{weight}.otf", SMALLEST, layout_engine=ImageFont.Layout.BASIC
            )
            room = text.width * text.lines * (0.85 if text.lines > 1 else 1)
            assert font.getlength(text.text) <= room, text.text


def test_all_words_stand_inside_their_picture() -> None:
    for scene in SCENES:
        for text, around in texts(scene):
            assert text.x >= 0
            assert text.x + text.width <= around.width
            assert text.y + text.height <= around.height + 1


def test_the_font_has_every_letter_that_is_printed() -> None:
    printed = {letter for scene in SCENES for text, _ in texts(scene) for letter in text.text if letter != " "}
    for weight in ("Regular", "Bold"):
        font = ImageFont.truetype(f"bot/pictures/fonts/Inter-{weight}.otf", 40)
        missing = bytes(font.getmask("\U0010ffff"))
        assert all(bytes(font.getmask(letter)) != missing for letter in printed)


@pytest.mark.parametrize("number", range(len(SCENES)))
def test_a_picture_is_small_and_800_wide_at_most(number: int) -> None:
    scene = SCENES[number]
    assert scene.width <= 800
    assert scene.height <= 1_100
    assert len(RENDERER.draw(scene)) <= MOST_BYTES


def test_equal_views_give_equal_bytes() -> None:
    one = RENDERER.draw(board_scene(FULL.view(None), near=0))
    assert one == Renderer().draw(board_scene(FULL.view(None), near=0))


@pytest.mark.parametrize("type_", sorted(ACCENTS))
def test_a_theater_stands_out_by_colour_and_by_outline(type_: str) -> None:
    assert contrast(colours.DARK, ACCENTS[type_]) >= 4.5
    assert contrast(ACCENTS[type_], colours.PANEL) >= 4.5
    assert sum(outline == OUTLINES[type_] for outline in OUTLINES.values()) == 1


def test_each_side_is_drawn_by_its_own_shape_at_its_band_and_every_theater() -> None:
    shapes = board_scene(FULL.view(None), near=0).shapes
    discs = [shape for shape in shapes if isinstance(shape, Disc)]
    diamonds = [
        shape
        for shape in shapes
        if isinstance(shape, Polygon) and len(shape.points) == 4 and shape.fill in (colours.SIDES[0], colours.DARK)
    ]
    # One for the band, one beside each total, one for each theater held.
    assert (len(discs), len(diamonds)) == (1 + 3 + 1, 1 + 3 + 2)


def test_who_is_to_act_and_who_is_first_is_said_in_letters() -> None:
    words = [text.text for text, _ in texts(board_scene(given(to_move="blue").view(None), near=0))]
    assert words.count("to act") == words.count("1st player") == 1
    assert words.index("to act") < words.index("1st player")


def test_the_winner_is_said_in_letters() -> None:
    over = given(red_hand="A1", points=(0, 9)).withdraws()
    words = [text.text for text, _ in texts(board_scene(over.view(None), near=0))]
    assert "wins" in words
    assert "to act" not in words


def test_a_facedown_card_shows_its_name_to_those_who_know_it() -> None:
    scene = given(red={"air": "(L6)"})
    assert "Heavy Tanks 6" in [text.text for text, _ in texts(board_scene(scene.view("red"), near=0))]
    for viewer in ("blue", None):
        assert "Heavy Tanks 6" not in [text.text for text, _ in texts(board_scene(scene.view(viewer), near=0))]


def test_no_name_of_a_person_is_drawn() -> None:
    screen = PRESENTERS["air-land-sea"].board(FULL.view(None), Names(("Zoë", "Yüksel"), ((0,), (1,))), ())
    assert screen.picture is not None
    assert not {"Zoë", "Yüksel"} & {text.text for text, _ in texts(screen.picture.scene)}


def test_higher_columns_are_fanned_tighter() -> None:
    six = board_scene(FULL.view(None), near=0).height
    nine = board_scene(TOWER.view(None), near=0).height
    assert nine <= six + 100
