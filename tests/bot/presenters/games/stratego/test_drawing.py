"""That the pictures of Stratego are readable, small, tell nothing secret, and never speak by colour alone."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import islice
from math import ceil, floor

import pytest
from PIL import ImageFont

from bot.pictures import colours
from bot.pictures.colours import contrast
from bot.pictures.pieces import SMALLEST
from bot.pictures.renderer import Renderer
from bot.pictures.scene import Box, Disc, Polygon, Scene, Sprite, Text, Weight
from bot.pictures.typesetting import Ink, typeset
from bot.presenters.games.stratego.drawing import board_scene, own_rows_scene
from bot.presenters.games.stratego.pieces import BACKS, FACES, RADII, back, front, piece_scene
from engine.core.game import Step
from engine.core.rng import Rng
from engine.core.seats import Seat
from engine.games.stratego import stratego
from engine.games.stratego.events import Arranged, Event, Moved
from engine.games.stratego.pieces import KINDS
from engine.games.stratego.state import State
from engine.games.stratego.view_types import View
from tests.conformance.laws import redacted
from tests.conformance.random_play import Moment, walk
from tests.conformance.stratego import SETTINGS, STRATEGO
from tests.conformance.subject import Setting
from tests.engine.games.stratego.scenario_builder import given, new

MOST_BYTES = 60_000
RENDERER, ANOTHER_RENDERER = Renderer(), Renderer()
DRAWN = 5
"""So many moments of a match are drawn in each of two worlds; of the others the scenes are compared."""

PILES = "X 9 8 8 7 7 7 6 6 6 6 5 4 3 2 2 2 2 2 2 2 2 S B B B"
CROWDED = given("house", red="3 a4", blue="7 a5, F b9", red_pile=PILES, blue_pile="X 9 8 7 6 5 4 3 2 S B").plays(
    "a4 a5"
)

RANKS = {*map(str, range(1, 11)), *"SFB"}
SAID = {"Red", "Blue", "to act", "ready", "won", "lost", "draw", "void", "front", "setting up in secret"}

every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.name)


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


def words(scene: Scene) -> list[str]:
    return [text.text for text, _ in texts(scene)]


def shown_to(moment: Moment, audience: Seat | None, state: State | None = None) -> Scene:
    """The picture after the moment's step, of this state instead if one is given, with what was told of the step."""
    assert moment.step is not None
    state = state or moment.step.state
    view = stratego.view(state, audience)
    told = redacted(stratego, state, moment.step.events, audience)
    return board_scene(view, bottom_side=view.side or 0, last=told)


@cache
def scenes() -> tuple[Scene, ...]:
    """Pictures of matches played at random, and the extremes."""
    found = [piece_scene(kind) for kind in KINDS]
    for scene in (CROWDED, new("house"), new("classic", army="barrage").readies("red"), given("old_us")):
        found += [board_scene(scene.view(None), 0), board_scene(scene.view("blue"), 1, scene.events_for("blue"))]
    for army in ("full", "duel"):
        found += [own_rows_scene(view, view.side or 0) for view in (new("house", army=army).view("blue"),)]
    for setting in SETTINGS:
        moments = [moment for moment in walk(STRATEGO, setting, 1) if moment.step is not None]
        for moment in moments[:: max(1, len(moments) // 5)]:
            found += [shown_to(moment, audience) for audience in (None, Seat(0), Seat(1))]
    return tuple(found)


def test_no_words_are_too_small_to_read_at_half_the_width() -> None:
    for scene in scenes():
        assert all(text.least >= SMALLEST for text, _ in texts(scene))


def test_all_words_fit_without_being_cut() -> None:
    for text in {text for scene in scenes() for text, _ in texts(scene)}:
        setting = typeset(text, ink)
        assert setting is not None, text.text
        assert " ".join(row.words for row in setting.rows) == " ".join(text.text.split()), text.text


def test_everything_stands_inside_its_picture() -> None:
    for scene in scenes():
        for text, around in texts(scene):
            assert text.x >= 0
            assert text.x + text.width <= around.width
            assert text.y + text.height <= around.height + 1
        for shape in scene.shapes:
            if isinstance(shape, Sprite):
                assert shape.x >= 0
                assert shape.x + shape.scene.width <= scene.width
                assert shape.y + shape.scene.height <= scene.height


def test_pictures_are_small_and_hardly_higher_than_wide() -> None:
    for scene in scenes():
        assert scene.width <= 800
        assert scene.height <= 1.11 * scene.width
        assert len(RENDERER.draw(scene)) <= MOST_BYTES


def is_telling(number: int, _: State, step: Step[State, Event]) -> bool:
    """Whether a step revealed something, or is one of a few others."""
    return number % 50 == 0 or not all(isinstance(event, Arranged | Moved) for event in step.events)


@every_setting
def test_two_states_that_differ_only_in_hidden_ranks_have_the_same_public_bytes(setting: Setting) -> None:
    met, differed = set[str](), 0
    for seed in (1, 4):
        drawn = 0
        for moment in walk(replace(STRATEGO, is_sampled=is_telling), setting, seed):
            if moment.step is None:
                continue
            state = moment.step.state
            met |= {type(event).__name__ for event in moment.step.events}
            there = stratego.resample(state, None, Rng(moment.rng.key))
            differed += there.formations != state.formations
            one, other = shown_to(moment, None), shown_to(moment, None, there)
            assert one == other
            if drawn < DRAWN and moment.number % 4 == 0:
                assert RENDERER.draw(one) == ANOTHER_RENDERER.draw(other)
                drawn += 1
    assert differed > DRAWN
    assert met >= {"Fought", "BecameReady", "Ended"}


@every_setting
def test_what_a_seat_is_shown_does_not_depend_on_what_it_cannot_know(setting: Setting) -> None:
    for moment in islice(walk(STRATEGO, setting, 1), 2, None, 5):
        if moment.step is None:
            continue
        for seat in (Seat(0), Seat(1)):
            there = stratego.resample(moment.step.state, seat, Rng(moment.rng.key, 5_000))
            assert shown_to(moment, seat) == shown_to(moment, seat, there)


def test_a_public_picture_before_any_fight_names_no_rank() -> None:
    scene = new("classic").readies("red", "blue")
    assert set(words(board_scene(scene.view(None), 0))) == {
        "Red",
        "Blue",
        "to act",
        *"abcdefghij",
        *map(str, range(1, 11)),
    }


def test_the_sides_are_told_apart_by_shape_and_not_by_colour_alone() -> None:
    red, blue = back(0), back(1)
    assert any(isinstance(shape, Polygon) for shape in red.shapes)
    assert any(isinstance(shape, Disc) for shape in blue.shapes)
    assert RADII[0] * 3 < RADII[1]
    assert isinstance(front("captain", "6", 0).shapes[0], Box)


@pytest.mark.parametrize("side", [0, 1])
def test_pieces_stand_out_from_the_board_and_their_ranks_from_them(side: int) -> None:
    assert contrast(FACES[side], colours.DARK) >= 7
    assert contrast(FACES[side], colours.RAISED) >= 4.5
    assert contrast(BACKS[side], colours.INK) >= 4.5
    assert contrast(BACKS[side], FACES[side]) >= 2.5


def test_every_kind_has_a_sign_of_its_own() -> None:
    assert len({front(kind, "", 0) for kind in KINDS}) == len(KINDS)


def coordinates(scene: Scene) -> list[tuple[str, float, float]]:
    ground = next(shape for shape in scene.shapes if isinstance(shape, Sprite) and shape.scene.width == scene.width)
    return [(text.text, text.x, text.y) for text, _ in texts(ground.scene)]


def test_coordinates_stand_on_all_four_sides_and_are_turned_with_the_board() -> None:
    scene = given(red="6 a4")
    red, blue = (
        coordinates(board_scene(scene.view(side), bottom_side)) for side, bottom_side in (("red", 0), ("blue", 1))
    )
    for placed in (red, blue):
        assert sorted(name for name, _, _ in placed) == sorted([*"abcdefghij", *map(str, range(1, 11))] * 2)
    assert [name for name, _, y in red if y == 0] == list("abcdefghij")
    assert [name for name, _, y in blue if y == 0] == list("jihgfedcba")
    assert [name for name, x, _ in blue if x == 0 and name.isdigit()] == [str(row) for row in range(1, 11)]


def tile_at(view: View, bottom_side: int, across: int, down: int) -> Scene:
    """The piece drawn on the square so many columns and rows from the upper left corner."""
    tiles = [
        shape
        for shape in board_scene(view, bottom_side).shapes
        if isinstance(shape, Sprite) and shape.scene.width == 64
    ]
    return next(tile.scene for tile in tiles if (tile.x - 32) // 72 == across and (tile.y - 72) // 72 == down)


def test_the_own_side_lies_below_for_either_player() -> None:
    scene = given(red="6 a4", blue="7 j7")
    assert "6" in words(tile_at(scene.view("red"), 0, 0, 6))
    assert "7" in words(tile_at(scene.view("blue"), 1, 0, 6))
    assert not words(tile_at(scene.view(None), 0, 0, 6))


def test_the_last_move_and_who_was_lost_in_it_are_marked() -> None:
    quiet = given(red="6 a4").plays("a4 a5")
    drawn = board_scene(quiet.view(None), 0, quiet.events_for(None))
    ring, frame = (shape for shape in drawn.shapes if getattr(shape, "line", None) == colours.GOLD)
    assert isinstance(ring, Disc)
    assert isinstance(frame, Box)
    assert frame.y + frame.height <= ring.y
    tie = given(red="6 a4", blue="6 a5").plays("a4 a5")
    drawn = board_scene(tie.view(None), 0, tie.events_for(None))
    plates = [shape for shape in drawn.shapes if isinstance(shape, Box) and shape.fill == colours.GOLD]
    assert [plate.height for plate in plates].count(40) == 2


def test_a_secret_defender_is_not_named_where_the_lost_attacker_is() -> None:
    scene = given("house", red="4 e5", blue="7 e6").plays("e5 e6")
    drawn = words(board_scene(scene.view(None), 0, scene.events_for(None)))
    assert ">4" in drawn
    assert "7" not in [text.text for text, around in texts(board_scene(scene.view(None), 0)) if around.width == 64]


def test_the_memory_aid_marks_what_moved_and_what_was_seen() -> None:
    scene = given("classic", red="6 a4, 2 e4", blue="5 a5, S j7").plays("a4 a5", "j7 j6")
    moved = tile_at(scene.view("red"), 0, 9, 4)
    assert moved == back(1, moved=True)
    assert tile_at(scene.view("red"), 0, 0, 5) == front("captain", "6", 0, seen=True)
    assert tile_at(scene.view("blue"), 1, 9, 4) == front("captain", "6", 0)


def test_no_name_of_a_person_and_no_key_is_drawn() -> None:
    drawn = {word for scene in scenes() for word in words(scene)}
    assert not drawn & set(KINDS)
    assert drawn <= {*"abcdefghij", *RANKS, *(f">{rank}" for rank in RANKS), *SAID}
