"""That the pictures of the theaters games are readable, small, and never speak by colour alone."""

from collections.abc import Iterator
from itertools import islice
from math import ceil, floor

import pytest
from msgspec.structs import replace
from PIL import ImageFont

from bot.pictures import colours
from bot.pictures.colours import contrast
from bot.pictures.pieces import SMALLEST
from bot.pictures.renderer import Renderer
from bot.pictures.scene import Box, Disc, Polygon, Scene, Sprite, Text, Weight
from bot.pictures.typesetting import Ink, typeset
from bot.presenters.catalog import PRESENTERS
from bot.presenters.games.air_land_sea.cards import ACCENTS, OUTLINES, card_scene, hand_scene, sign
from bot.presenters.games.air_land_sea.drawing import board_scene
from bot.presenters.presenter import Names
from engine.core.playout import play_on
from engine.core.rng import Rng
from engine.core.seats import Seat, roster
from engine.games.air_land_sea import air_land_sea, flies_lies_supplies
from engine.games.air_land_sea.cards import CARDS
from engine.games.air_land_sea.options import FliesOptions, TheatersOptions
from tests.engine.games.air_land_sea.scenario import Scenario
from tests.engine.games.air_land_sea.scenario_builder import given

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

EPIC_ROW = "int dip eco air land"
EPIC = given(
    EPIC_ROW,
    sizes=(2, 2),
    red={"int": "I1 < (I6) < I4", "dip": "D1 < (D3)", "eco": "(E6) < E4", "air": "A6 < (A5)", "land": "(L6)"},
    blue={"int": "(L3) < A4", "dip": "D6 < D4 < (D2)", "eco": "E5", "air": "(A1) < (A2) < A3", "land": "L4 < L5"},
    red_hand="I2 I5|E1",
    blue_hand="D5 E3|L1 L2",
    to_move="blue",
    first="blue",
    target=0,
    marks="D5 E3",
    air_drop="blue",
    red_supplies={"int": 3, "air": 1, "land": 2},
    blue_supplies={"eco": 5, "dip": 1},
)
DOWN = given(
    EPIC_ROW,
    red={"int": "(I1) < (I2)", "dip": "(D1) < (D2)", "eco": "(E1) < (E2)", "air": "(A1) < (A2)", "land": "(L1) < (L2)"},
    blue={
        "int": "(I3) < (I4)",
        "dip": "(D3) < (D4)",
        "eco": "(E3) < (E4)",
        "air": "(A3) < (A4)",
        "land": "(L3) < (L4)",
    },
    red_hand="L6",
    blue_hand="A6",
)
RICH = given(
    "int dip eco",
    sizes=(1, 2),
    red={"int": "I1 < I2 < I3 < I4 < I5 < I6"},
    blue={"int": "(E1) < (E2) < (E3)", "dip": "D4 < (D3)", "eco": "E6 < E5"},
    red_hand="D5",
    blue_hand="D1|D2",
    to_move="blue",
    first="blue",
    points=(11, 11),
    marks="D1",
    air_drop="red",
    red_supplies={"int": 11},
    blue_supplies={"eco": 1},
)
LARGE = given(
    EPIC_ROW,
    sizes=(2, 1),
    red_hand="I2 I5 D1 D2 D4|E1",
    blue_hand="A2 D5 E3 L1 L2 L5 L6 I4 D6 A6",
    to_move="blue",
    marks="D5 E3",
)


def ink(words: str, size: int, weight: Weight) -> Ink:
    font = ImageFont.truetype(
        f"bot/pictures/fonts/Inter-{weight.capitalize()}.otf", size, layout_engine=ImageFont.Layout.BASIC
    )
    left, top, right, bottom = font.getbbox(words, anchor="ls")
    return Ink(floor(left), floor(top), ceil(right), ceil(bottom))


def texts(scene: Scene) -> Iterator[tuple[Text, Scene]]:
    for shape in scene.shapes:
        if isinstance(shape, Sprite):
            yield from texts(shape.scene)
        elif isinstance(shape, Text):
            yield shape, scene


def scenes() -> Iterator[Scene]:
    """Boards and hands of a match played at random, and the extremes."""
    for scene in (given(), FULL, TOWER):
        yield board_scene(scene.view(None), bottom_side=0)
        yield board_scene(scene.view("blue"), bottom_side=1)
        yield hand_scene(scene.view("red"))
    state = air_land_sea.new(TheatersOptions(edition="revised"), roster(1, 1), Rng(bytes(32))).state
    for turn in islice(play_on(air_land_sea, state, Rng(bytes(31) + b"\1")), 0, 60, 5):
        yield board_scene(air_land_sea.view(turn.step.state, None), bottom_side=0)
        yield hand_scene(air_land_sea.view(turn.step.state, Seat(1)))
    for scene in (EPIC, DOWN, RICH, LARGE):
        yield board_scene(scene.view(None), bottom_side=0)
        for side, who in enumerate(("red", "blue")):
            yield board_scene(scene.view(who), bottom_side=side)
            yield hand_scene(scene.view(who))
    yield from played(FliesOptions(), (1, 2))
    yield from played(FliesOptions(mode="epic"), (2, 2))
    yield from (card_scene(card.key) for card in CARDS)


def played(options: FliesOptions, sizes: tuple[int, int]) -> Iterator[Scene]:
    """Boards and hands out of a match that is played at random."""
    state = flies_lies_supplies.new(options, roster(*sizes), Rng(bytes(32))).state
    for turn in islice(play_on(flies_lies_supplies, state, Rng(bytes(31) + b"\2")), 0, 120, 10):
        yield board_scene(flies_lies_supplies.view(turn.step.state, None), bottom_side=0)
        yield board_scene(flies_lies_supplies.view(turn.step.state, Seat(1)), bottom_side=1)
        yield hand_scene(flies_lies_supplies.view(turn.step.state, Seat(2)))


SCENES = tuple(scenes())


def test_no_words_are_too_small_to_read_at_half_the_width() -> None:
    for scene in SCENES:
        assert all(text.least >= SMALLEST for text, _ in texts(scene))


def test_all_words_fit_without_being_cut() -> None:
    for text in {text for scene in SCENES for text, _ in texts(scene)}:
        setting = typeset(text, ink)
        assert setting is not None
        assert " ".join(row.words for row in setting.rows) == " ".join(text.text.split()), text.text


def test_all_words_stand_inside_their_picture() -> None:
    for scene in SCENES:
        for text, around in texts(scene):
            assert text.x >= 0
            assert text.x + text.width <= around.width
            assert text.y + text.height <= around.height + 1


def test_the_font_has_every_letter_that_is_printed() -> None:
    printed = {letter for scene in SCENES for text, _ in texts(scene) for letter in text.text if letter not in " \n"}
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
    one = RENDERER.draw(board_scene(FULL.view(None), bottom_side=0))
    assert one == Renderer().draw(board_scene(FULL.view(None), bottom_side=0))


@pytest.mark.parametrize("type_", sorted(ACCENTS))
def test_a_theater_stands_out_by_colour_and_by_outline(type_: str) -> None:
    assert contrast(colours.DARK, ACCENTS[type_]) >= 4.5
    assert contrast(ACCENTS[type_], colours.PANEL) >= 4.5
    assert sum(outline == OUTLINES[type_] for outline in OUTLINES.values()) == 1


def test_each_side_is_drawn_by_its_own_shape_at_its_band_and_every_theater() -> None:
    shapes = board_scene(FULL.view(None), bottom_side=0).shapes
    discs = [shape for shape in shapes if isinstance(shape, Disc)]
    diamonds = [
        shape
        for shape in shapes
        if isinstance(shape, Polygon) and len(shape.points) == 4 and shape.fill in (colours.SIDES[0], colours.DARK)
    ]
    # One for the band, one beside each total.
    assert (len(discs), len(diamonds)) == (1 + 3, 1 + 3)


def test_who_holds_a_theater_is_said_in_letters_on_the_holders_side() -> None:
    held = given(red={"air": "A6"}, blue={"land": "L6"}, first="red")
    shown = {text.text: text for text, _ in texts(board_scene(held.view(None), bottom_side=0))}
    heights = [text.y for text, _ in texts(board_scene(held.view(None), bottom_side=0)) if text.text == "holds"]
    assert [height > shown["Land"].y for height in heights] == [True, False, True]


def test_who_is_to_act_and_who_is_first_is_said_in_letters() -> None:
    words = [text.text for text, _ in texts(board_scene(given(to_move="blue").view(None), bottom_side=0))]
    assert words.count("to act") == words.count("1st player") == 1
    assert words.index("to act") < words.index("1st player")


def test_the_winner_is_said_in_letters() -> None:
    over = given(red_hand="A1", points=(0, 9)).withdraws()
    words = [text.text for text, _ in texts(board_scene(over.view(None), bottom_side=0))]
    assert "wins" in words
    assert "to act" not in words


def test_a_facedown_card_shows_its_name_to_those_who_know_it() -> None:
    scene = given(red={"air": "(L6)"})
    assert "Heavy Tanks 6" in [text.text for text, _ in texts(board_scene(scene.view("red"), bottom_side=0))]
    for viewer in ("blue", None):
        assert "Heavy Tanks 6" not in [text.text for text, _ in texts(board_scene(scene.view(viewer), bottom_side=0))]


def test_no_name_of_a_person_is_drawn() -> None:
    screen = PRESENTERS["air-land-sea"].board(FULL.view(None), Names(("Zoë", "Yüksel"), ((0,), (1,))), ())
    assert screen.picture is not None
    assert not {"Zoë", "Yüksel"} & {text.text for text, _ in texts(screen.picture.scene)}


def test_higher_columns_are_fanned_tighter() -> None:
    six = board_scene(FULL.view(None), bottom_side=0).height
    nine = board_scene(TOWER.view(None), bottom_side=0).height
    assert nine <= six + 100


def test_pictures_are_hardly_ever_higher_than_wide() -> None:
    for scene in (EPIC, DOWN, RICH, LARGE, FULL):
        for drawn in (board_scene(scene.view(None), bottom_side=0), hand_scene(scene.view("blue"))):
            assert drawn.height <= 1.1 * drawn.width


@pytest.mark.parametrize("scene", [EPIC, DOWN])
def test_five_theaters_are_numbered_in_the_order_of_their_row(scene: Scenario) -> None:
    drawn = board_scene(scene.view(None), bottom_side=0)
    names = [text for text, _ in texts(drawn) if text.text.lower() in ACCENTS]
    assert [text.text for text in names] == ["Intelligence", "Diplomacy", "Economics", "Air", "Land"]
    numbers = {text.text: text for text, _ in texts(drawn) if text.text in "12345" and text.size == 28}
    for number, name in enumerate(names, 1):
        assert abs(numbers[str(number)].x - name.x) < 62
        assert abs(numbers[str(number)].y - name.y) < 40


def test_three_theaters_have_no_numbers() -> None:
    assert not [
        text for text, _ in texts(board_scene(RICH.view(None), bottom_side=0)) if text.size == 28 and text.text == "3"
    ]


def test_each_seat_of_a_team_has_its_number_and_its_cards() -> None:
    words = [text.text for text, _ in texts(board_scene(LARGE.view(None), bottom_side=0))]
    for number, cards in (("1", "5"), ("2", "1")):
        assert cards == words[words.index(number, words.index("Land")) + 1]


def test_which_member_is_to_act_is_said_by_number() -> None:
    assert "1 to act" in [text.text for text, _ in texts(board_scene(EPIC.view(None), bottom_side=0))]
    equal = given("int dip eco", sizes=(2, 2), red_hand="I1|I2", blue_hand="E1|E2")
    assert "1 or 2 to act" in [text.text for text, _ in texts(board_scene(equal.view(None), bottom_side=0))]


def test_a_full_band_leaves_room_for_the_deck() -> None:
    full = given(
        "int dip eco", sizes=(2, 2), red_hand="I1|I2", blue_hand="E1|E2", to_move="blue", first="blue", target=18
    )
    view = replace(full.view(None), victory_points=(12, 12))
    boxes = [shape for shape in board_scene(view, bottom_side=0).shapes if isinstance(shape, Box)]
    pills = [box for box in boxes if box.height == 36 and box.y < 60]
    deck = min(box.x for box in boxes if box.line == colours.SOFT and box.height == 28)
    assert len(pills) == 2
    assert max(box.x + box.width for box in pills) < deck


def test_supplies_and_the_pool_are_crates_with_a_number() -> None:
    drawn = board_scene(RICH.view(None), bottom_side=0)
    crates = [shape for shape in drawn.shapes if isinstance(shape, Polygon) and shape.fill == colours.GOLD]
    assert len(crates) == 3
    assert {"11", "1", "2"} <= {text.text for text, _ in texts(drawn)}
    bare = board_scene(given().view(None), bottom_side=0)
    assert not [shape for shape in bare.shapes if isinstance(shape, Polygon) and shape.fill == colours.GOLD]


def test_what_binds_a_side_is_said_in_its_band() -> None:
    words = [text.text for text, _ in texts(board_scene(RICH.view(None), bottom_side=0))]
    assert {"1 must play Envoy 1", "Air Drop ready"} <= set(words)
    words = [text.text for text, _ in texts(board_scene(EPIC.view(None), bottom_side=0))]
    assert "1 must play Give & Take 5 or Manipulate 3 · Air Drop ready" in words
    assert [text.text for text, _ in texts(hand_scene(LARGE.view("blue")))].count("Diplomacy\nmust be played") == 1


def test_spy_network_shows_what_its_owner_sees() -> None:
    assert "Armistice 2" in [text.text for text, _ in texts(board_scene(EPIC.view("red"), bottom_side=0))]
    for viewer in ("blue a", None):
        words = [text.text for text, _ in texts(board_scene(EPIC.view(viewer), bottom_side=0))]
        assert ("Armistice 2" in words) == (viewer is not None)
        assert "Mastermind 6" not in words


def test_a_known_card_whose_name_is_shared_has_its_theaters_sign() -> None:
    def backs(viewer: str | None) -> int:
        drawn = board_scene(DOWN.view(viewer), bottom_side=0).shapes
        return sum(
            isinstance(part, Polygon) and part.fill == colours.SOFT
            for shape in drawn
            if isinstance(shape, Sprite)
            for part in shape.scene.shapes
        )

    shared = ("intelligence", "diplomacy", "economics", "air", "land")
    assert backs(None) == 0
    assert backs("blue") == sum(len(sign(type_, 0, 0, 24, colours.SOFT)) for type_ in shared)


def test_every_theater_has_a_sign_of_its_own() -> None:
    assert len({sign(type_, 0, 0, 24, colours.SOFT) for type_ in ACCENTS}) == len(ACCENTS) == 6
