"""That the pictures of Stratego are readable, small, tell nothing secret, and never speak by colour alone."""

from dataclasses import replace
from functools import cache
from itertools import islice

import pytest

from bot.games.stratego.picture_board import Marks, board_scene, set_up_scene
from bot.games.stratego.picture_tiles import TILE, TONES, Tones, aim, back, front, ground, tray_slot
from bot.games.stratego.words import piece_scene, preset_name
from bot.pictures import scene as picture_scene
from bot.pictures.elements import Drawn
from bot.pictures.renderer import Renderer
from bot.pictures.scene import Box, Disc, Icon, Polygon, Scene, Sprite
from bot.screens.presenter import Names
from engine.core.game import Step
from engine.core.rng import Rng
from engine.core.values import Seat
from engine.games.stratego import stratego
from engine.games.stratego.actions import UsePreset
from engine.games.stratego.arrangements import PRESETS
from engine.games.stratego.board import KINDS
from engine.games.stratego.events import Arranged, Event, Moved
from engine.games.stratego.state import State
from engine.games.stratego.view_types import View
from tests.bot.pictures.contrast import contrast
from tests.bot.pictures.drawn import MOST_BYTES, check_readable, extent, flat, texts, words_of
from tests.conformance.laws import redacted
from tests.conformance.random_play import Moment, walk
from tests.conformance.stratego import SETTINGS, STRATEGO
from tests.conformance.subject import Setting
from tests.engine.games.stratego.scenario_builder import given, new

NAMES = Names(("Alice", "Bob"), ((0,), (1,)))
LONG_NAMES = Names((f"{'W' * 31}1", "Maximilian Oberhuber der Jüngere"), ((0,), (1,)))
NAMESAKES = Names(("Ada", "Ada"), ((0,), (1,)))
UNDRAWABLE = Names(("🎲", "将棋"), ((0,), (1,)))
RENDERER, ANOTHER_RENDERER = Renderer(), Renderer()
DRAWN = 5
"""So many moments of a match are drawn in each of two worlds; of the others the scenes are compared."""

PILES = "X 9 8 8 7 7 7 6 6 6 6 5 4 3 2 2 2 2 2 2 2 2 S B B B"
CROWDED = given("house", red="3 a4", blue="7 a5, F b9", red_pile=PILES, blue_pile="X 9 8 7 6 5 4 3 2 S B").plays(
    "a4 a5"
)

ENDS = (
    given(red="6 a4", blue="F a5").plays("a4 a5"),
    given(red="6 a4, 5 b4", blue="4 a5", spares=False).plays("a4 a5"),
    given(red="6 a4", blue="6 a5", spares=False).plays("a4 a5"),
    given(quiet=199).plays("g2 g3"),
    given(ply=1999).plays("g2 g3"),
)

every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.name)


def shown_to(moment: Moment, audience: Seat | None, state: State | None = None) -> Scene:
    """The picture after the moment's step, of this state instead if one is given, with what was told of the step."""
    assert moment.step is not None
    state = state or moment.step.state
    view = stratego.view(state, audience)
    told = redacted(stratego, state, moment.step.events, audience)
    if view.phase == "setup" and view.side is not None:
        return set_up_scene(view, NAMES, view.side)
    return board_scene(view, NAMES, bottom_side=view.side or 0, last=told)


@cache
def scenes() -> tuple[Scene, ...]:
    """Pictures of matches played at random, and the extremes."""
    found = [piece_scene(kind) for kind in KINDS]
    for names in (NAMES, LONG_NAMES, NAMESAKES, UNDRAWABLE):
        for scene in (CROWDED, new("house"), new("classic", army="barrage").readies("red"), given("old_us"), *ENDS):
            found += [
                board_scene(scene.view(None), names, 0),
                board_scene(scene.view("blue"), names, 1, scene.events_for("blue")),
            ]
        for army in ("full", "duel", "barrage"):
            begun = new("house", army=army)
            found += [set_up_scene(each.view("blue"), names, 1) for each in (begun, begun.readies("blue"))]
    for setting in SETTINGS:
        moments = [moment for moment in walk(STRATEGO, setting, 1) if moment.step is not None]
        for moment in moments[:: max(1, len(moments) // 5)]:
            found += [shown_to(moment, audience) for audience in (None, Seat(0), Seat(1))]
    return tuple(found)


def test_every_picture_is_readable_and_small() -> None:
    for number, scene in enumerate(scenes()):
        check_readable(scene, LONG_NAMES.seats, beyond=0, seams=True)  # a rank is drawn several times
        if number % 4 == 0:
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


def test_a_public_picture_before_any_fight_shows_no_rank_but_in_the_empty_trays() -> None:
    view = new("classic").readies("red", "blue").view(None)
    tiles = [tile.scene for tile in tiles_of(board_scene(view, NAMES, 0))]
    assert len(tiles) == 80
    assert set(tiles) == {back(0), back(1)}


def test_the_sides_are_told_apart_by_shape_and_not_by_colour_alone() -> None:
    for octagon, rounded in ((back(0), back(1)), (front("captain", "6", 0), front("captain", "6", 1))):
        assert isinstance(octagon.shapes[0], Polygon)
        assert isinstance(rounded.shapes[0], Box)
    assert not any(isinstance(shape, Disc) for shape in back(0).shapes)
    assert any(isinstance(shape, Disc) for shape in back(1).shapes)


@pytest.mark.parametrize("tones", TONES)
def test_pieces_stand_out_from_the_board_and_their_ranks_from_them(tones: Tones) -> None:
    assert contrast(tones.face, tones.rank) >= 7
    assert contrast(tones.face, picture_scene.RAISED) >= 4.5
    assert contrast(tones.face, tones.sign) >= 3
    assert contrast(tones.back, tones.face) >= 2.5
    assert contrast(tones.deep, tones.face) >= 4.5


def test_every_kind_has_a_sign_of_its_own() -> None:
    assert len({front(kind, "", 0) for kind in KINDS}) == len(KINDS)


def coordinates(scene: Scene) -> list[tuple[str, float, float]]:
    (board,) = (shape for shape in scene.shapes if isinstance(shape, Sprite) and shape.scene in (ground(0), ground(1)))
    return [(text.text, text.x, text.y) for text in texts(board.scene)]


def test_coordinates_are_turned_with_the_board() -> None:
    scene = given(red="6 a4")
    red, blue = (
        coordinates(board_scene(scene.view(side), NAMES, bottom_side))
        for side, bottom_side in (("red", 0), ("blue", 1))
    )
    for placed in (red, blue):
        assert sorted(name for name, _, _ in placed) == sorted([*"abcdefghij", *map(str, range(1, 11))])
    assert [name for name, _, _ in red if name.isalpha()] == list("abcdefghij")
    assert [name for name, _, _ in blue if name.isalpha()] == list("jihgfedcba")
    assert [name for name, _, _ in blue if name.isdigit()] == [str(row) for row in range(1, 11)]


def tiles_of(scene: Scene) -> list[Sprite]:
    """The pieces on the board of a picture."""
    return [shape for shape in scene.shapes if isinstance(shape, Sprite) and shape.scene.width == TILE]


def tile_at(view: View, bottom_side: int, across: int, down: int) -> Scene:
    """The piece drawn on the square so many columns and rows from the upper left corner."""
    tiles = tiles_of(board_scene(view, NAMES, bottom_side))
    return next(tile.scene for tile in tiles if (tile.x - 46) // 74 == across and (tile.y - 98) // 74 == down)


def test_the_own_side_lies_below_for_either_player() -> None:
    scene = given(red="6 a4", blue="7 j7")
    assert "6" in words_of(tile_at(scene.view("red"), 0, 0, 6))
    assert "7" in words_of(tile_at(scene.view("blue"), 1, 0, 6))
    assert not words_of(tile_at(scene.view(None), 0, 0, 6))


def golden(scene: Scene) -> list[Drawn]:
    """The shapes in gold, where they stand in the picture."""
    return [
        shape for shape in flat(scene) if picture_scene.GOLD in (getattr(shape, name, "") for name in ("fill", "line"))
    ]


def test_the_last_move_is_an_arrow_from_where_it_began_and_a_frame_where_it_ended() -> None:
    quiet = given(red="6 a4").plays("a4 a5")
    arrow, frame = golden(board_scene(quiet.view(None), NAMES, 0, quiet.events_for(None)))
    assert isinstance(arrow, Polygon)
    left, top, right, bottom = extent(arrow)
    assert 46 < left < right < 46 + 74
    assert 100 + 5 * 74 < top < bottom < 100 + 7 * 74
    assert extent(frame)[3] <= top + 10


def test_gold_stands_for_nothing_else_before_the_first_move() -> None:
    scene = new("classic").readies("red", "blue")
    assert not golden(board_scene(scene.view(None), NAMES, 0, scene.events_for(None)))


def test_a_fight_shows_who_met_whom_and_who_was_lost() -> None:
    tie = given(red="6 a4", blue="6 a5").plays("a4 a5")
    drawn = board_scene(tie.view(None), NAMES, 0, tie.events_for(None))
    sprites = {shape.scene for shape in drawn.shapes if isinstance(shape, Sprite)}
    assert {front("captain", "6", side, size=56) for side in (0, 1)} <= sprites
    assert {tray_slot(side, "6", 4, fresh=True) for side in (0, 1)} <= sprites
    assert "Both lost: Captain (6) and Captain" in words_of(drawn)
    assert "a5" in words_of(drawn)
    won = given("classic", red="7 a4", blue="6 a5").plays("a4 a5")
    drawn = board_scene(won.view(None), NAMES, 0, won.events_for(None))
    assert "Major (7) beats Captain (6)" in words_of(drawn)


def test_a_secret_defender_is_not_named_where_the_lost_attacker_is() -> None:
    scene = given("house", red="4 e5", blue="7 e6").plays("e5 e6")
    drawn = board_scene(scene.view(None), NAMES, 0, scene.events_for(None))
    assert "Sergeant (4) loses to a hidden piece" in words_of(drawn)
    assert back(1, size=56) in {shape.scene for shape in drawn.shapes if isinstance(shape, Sprite)}
    assert back(1, beat="4") in {tile.scene for tile in tiles_of(drawn)}
    assert not any("7" in words_of(tile.scene) for tile in tiles_of(drawn))


def test_the_memory_aid_marks_what_moved_and_what_was_seen() -> None:
    scene = given("classic", red="6 a4, 2 e4", blue="5 a5, S j7").plays("a4 a5", "j7 j6")
    moved = tile_at(scene.view("red"), 0, 9, 4)
    assert moved == back(1, moved=True)
    assert tile_at(scene.view("red"), 0, 0, 5) == front("captain", "6", 0, seen=True)
    assert tile_at(scene.view("blue"), 1, 9, 4) == front("captain", "6", 0)


def test_a_picked_piece_and_its_targets_are_marked() -> None:
    view = given("classic", red="6 a4", blue="5 a5").view("red")
    plain, marked = (board_scene(view, NAMES, 0, (), marks) for marks in (Marks(), Marks("a4", ("a5", "b4"))))
    added = [shape for shape in marked.shapes if shape not in plain.shapes]
    assert [shape.scene for shape in added if isinstance(shape, Sprite)] == [aim()]
    (dot,) = (shape for shape in added if isinstance(shape, Disc) and shape.fill == picture_scene.INK)
    assert (dot.x, dot.y) == (46 + 74 * 1.5, 100 + 74 * 6.5)
    frame = next(shape for shape in added if isinstance(shape, Polygon) and shape.fill == picture_scene.INK)
    left, top, right, bottom = extent(frame)
    assert left <= 46 < 46 + 74 <= right
    assert top <= 100 + 74 * 6 + 2
    assert bottom >= 100 + 74 * 7 - 2


def test_people_are_named_as_far_as_the_fonts_have_their_letters() -> None:
    view = given().view(None)
    assert {"Alice", "Bob"} <= set(words_of(board_scene(view, NAMES, 0)))
    assert not {"🎲", "将棋"} & set(words_of(board_scene(view, UNDRAWABLE, 0)))


def icons(scene: Scene) -> list[str]:
    return [shape.name for shape in flat(scene) if isinstance(shape, Icon)]


def test_an_end_says_why_it_came_and_only_a_winner_has_laurels() -> None:
    taken, stuck, immobile, quiet, limit = (board_scene(end.view(None), NAMES, 0, end.events_for(None)) for end in ENDS)
    assert "Alice captures the Flag" in words_of(taken)
    assert "Bob can't move" in words_of(stuck)
    assert "A draw: nobody can move" in words_of(immobile)
    assert "A draw: no attack for too long" in words_of(quiet)
    assert "A draw: the limit of moves is reached" in words_of(limit)
    assert [icons(scene).count("laurels") for scene in (taken, stuck, immobile, quiet, limit)] == [1, 1, 0, 0, 0]


@pytest.mark.parametrize("army", PRESETS)
def test_a_set_up_previews_every_formation_and_marks_the_one_that_was_taken(army: str) -> None:
    begun = new("house", army=army)
    names = {preset_name(name) for name in PRESETS[army]}
    assert names <= set(words_of(set_up_scene(begun.view("red"), NAMES, 0)))
    assert not golden(set_up_scene(begun.view("red"), NAMES, 0))
    taken = begun.does("red", UsePreset(next(iter(PRESETS[army]))))
    assert golden(set_up_scene(taken.view("red"), NAMES, 0))
    ready = set_up_scene(taken.readies("red").view("red"), NAMES, 0)
    assert not names & set(words_of(ready))
    assert "check-mark" in icons(ready)
