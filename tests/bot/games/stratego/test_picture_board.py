"""That the pictures of Stratego are readable, small, tell nothing secret, and never speak by colour alone."""

from dataclasses import replace
from functools import cache
from itertools import islice

import pytest

from bot.games.stratego.board import board_picture, formations_picture, review, set_up_picture
from bot.games.stratego.picture_board import HALVES, NO_MARKS, Marks, half_scene
from bot.games.stratego.picture_tiles import TILE, TONES, Tones, aim, back, front
from bot.games.stratego.words import piece_scene, preset_name
from bot.pictures import scene as picture_scene
from bot.pictures.renderer import Renderer
from bot.pictures.scene import Box, Disc, Drawn, Icon, Polygon, Scene, Sprite
from bot.screens.presenter import Names
from bot.screens.screen import Picture
from engine.core.game import Step
from engine.core.rng import Rng
from engine.core.values import Seat
from engine.games.stratego import stratego
from engine.games.stratego.actions import UsePreset
from engine.games.stratego.arrangements import PRESETS
from engine.games.stratego.board import KINDS
from engine.games.stratego.events import Arranged, Event, Fought, Moved
from engine.games.stratego.state import State
from tests.bot.pictures.contrast import contrast
from tests.bot.pictures.drawn import check_readable, extent, flat, flat_texts, size_of, words_of
from tests.conformance.laws import redacted
from tests.conformance.random_play import Moment, walk
from tests.conformance.stratego import SETTINGS, STRATEGO
from tests.conformance.subject import Setting
from tests.engine.games.stratego.scenario_builder import Scenario, given, new

NAMES = Names(("Alice", "Bob"), ((0,), (1,)))
LONG_NAMES = Names((f"{'W' * 31}1", "Maximilian Oberhuber der Jüngere"), ((0,), (1,)))
NAMESAKES = Names(("Ada", "Ada"), ((0,), (1,)))
UNDRAWABLE = Names(("🎲", "樱花"), ((0,), (1,)))
RENDERER, ANOTHER_RENDERER = Renderer(), Renderer()
DRAWN = 5
"""So many moments of a match are drawn in each of two worlds; of the others the scenes are compared."""

PILES = "X 9 8 8 7 7 7 6 6 6 6 5 4 3 2 2 2 2 2 2 2 2 S B B B"
CROWDED = given("house", red="3 a4", blue="7 a5, F b9", red_pile=PILES, blue_pile="X 9 8 7 6 5 4 3 2 S B").plays(
    "a4 a5"
)

FIGHTS = (
    *(
        given(preset, red=red, blue=blue).plays(move)
        for preset, red, blue, move in (
            ("classic", "5 a4", "4 a5", "a4 a5"),
            ("classic", "5 a4", "B a5", "a4 a5"),
            ("classic", "5 a4", "6 a5", "a4 a5"),
            ("classic", "6 i9", "X i10", "i9 i10"),
            ("house", "5 i9", "X i10", "i9 i10"),
            ("classic", "2 e3", "B e9", "e3 e9"),
            ("classic", "2 e3", "", "e3 e9"),
            ("classic", "6 a4", "6 a5", "a4 a5"),
        )
    ),
    given("house", red="6 i9", red_pile="5", empty="b2").plays("i9 i10").rescues("5", "b2"),
)
"""Fights with the longest words, runs over the seam, and a rescue."""

GREAT = Fought(Seat(1), "d5", "d4", "lieutenant", "spy", "attacker")

ENDS = (
    given(red="6 a4", blue="F a5").plays("a4 a5"),
    given(red="6 a4, 5 b4", blue="4 a5", spares=False).plays("a4 a5"),
    given("tournament", red="6 a4", blue="6 a5", spares=False).plays("a4 a5"),
    given(quiet=199).plays("g2 g3"),
    given(ply=1999).plays("g2 g3"),
)

every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.name)


MOST_BYTES = 40_000
"""Of a band."""

WIDTH, HEIGHT = 800, 466
SEAM = 5 * 71 + 5
"""So far a shape that crosses the seam may reach beyond it: to the far edge of the other half."""


def board_of(
    scenario: Scenario, side: str | None = None, names: Names = NAMES, marks: Marks = NO_MARKS
) -> tuple[Scene, Scene]:
    """The two bands of the board for a reader after the scenario's step."""
    bottom_side = ("red", "blue").index(side or "red")
    view, last = scenario.view(side), scenario.events_for(side)
    upper, lower = (half_scene(half, view, names, bottom_side, last, marks) for half in HALVES)
    return upper, lower


def shown_to(moment: Moment, audience: Seat | None, state: State | None = None) -> Picture:
    """The picture after the moment's step, of this state instead if one is given, with what was told of the step."""
    assert moment.step is not None
    state = state or moment.step.state
    view = stratego.view(state, audience)
    told = redacted(stratego, state, moment.step.events, audience)
    if view.phase == "setup" and view.side is not None:
        army, formations = set_up_picture(view, NAMES, view.side), formations_picture(view, view.side)
        return Picture((*army.bands, *formations.bands))
    ended = review(view, NAMES, [told])
    return board_picture(view, NAMES, view.side or 0, told) if ended is None else ended.picture


def scenes_of(picture: Picture) -> list[Scene]:
    return [band.scene for band in picture.bands]


@cache
def scenes() -> tuple[Scene, ...]:
    """Bands of matches played at random, and the extremes."""
    found = [piece_scene(kind) for kind in KINDS]
    for names in (NAMES, LONG_NAMES, NAMESAKES, UNDRAWABLE):
        for scene in (CROWDED, new("house"), new("classic", army="barrage").readies("red"), given("old_us"), *FIGHTS):
            found += [*board_of(scene, None, names), *board_of(scene, "blue", names)]
        for end in ENDS:
            ended = review(end.view("blue"), names, [[GREAT], end.events_for("blue")])
            assert ended is not None
            found += scenes_of(ended.picture)
        for army in ("full", "duel", "barrage"):
            begun = new("house", army=army).does("blue", UsePreset(next(iter(PRESETS[army]))))
            found += [
                band.scene
                for each in (begun, begun.readies("blue"))
                for picture in (set_up_picture(each.view("blue"), names, 1), formations_picture(each.view("blue"), 1))
                for band in picture.bands
            ]
    for setting in SETTINGS:
        moments = [moment for moment in walk(STRATEGO, setting, 1) if moment.step is not None]
        for moment in moments[:: max(1, len(moments) // 5)]:
            found += [scene for audience in (None, Seat(0), Seat(1)) for scene in scenes_of(shown_to(moment, audience))]
    return tuple(dict.fromkeys(found))


def test_every_band_is_readable_and_small() -> None:
    for number, scene in enumerate(scenes()):
        assert scene.width == WIDTH
        assert scene.height <= HEIGHT
        check_readable(scene, LONG_NAMES.seats, beyond=SEAM, seams=True)  # a rank is drawn several times
        if number % 4 == 0:
            assert len(RENDERER.draw(scene)) <= MOST_BYTES


def test_only_what_crosses_the_seam_reaches_beyond_an_edge() -> None:
    for scene in (CROWDED, *FIGHTS):
        for band, drawn in enumerate(board_of(scene)):
            for shape in flat(drawn):
                area = extent(shape)
                assert area.left >= 0, shape
                assert area.right <= WIDTH, shape
                assert band == 1 or area.top >= 0, shape
                assert band == 0 or area.bottom <= HEIGHT, shape
            for text in flat_texts(drawn):
                assert 0 <= text.y < text.y + text.height <= HEIGHT, text


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
                for here, there_too in zip(scenes_of(one), scenes_of(other), strict=True):
                    assert RENDERER.draw(here) == ANOTHER_RENDERER.draw(there_too)
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
    upper, lower = board_of(new("classic").readies("red", "blue"))
    assert [tile.scene for tile in tiles_of(upper)] == 40 * [back(1)]
    assert [tile.scene for tile in tiles_of(lower)] == 40 * [back(0)]


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


def coordinates(scene: Scene) -> list[str]:
    """The column letters and row numbers of a band, as they stand in its ground."""
    ground = scene.shapes[0]
    assert isinstance(ground, Sprite)
    return words_of(ground.scene)


def test_coordinates_are_turned_with_the_board() -> None:
    scene = given(red="6 a4")
    red, blue = (board_of(scene, side) for side in ("red", "blue"))
    columns, rows = list("abcdefghij"), [str(row) for row in range(1, 11)]
    assert [coordinates(band) for band in red] == [[*rows[:4:-1], *columns], [*rows[4::-1], *columns]]
    assert [coordinates(band) for band in blue] == [[*rows[:5], *columns[::-1]], [*rows[5:], *columns[::-1]]]


def tiles_of(scene: Scene) -> list[Sprite]:
    """The pieces on the board of a band."""
    return [shape for shape in scene.shapes if isinstance(shape, Sprite) and shape.scene.width == TILE]


def tile_at(scenario: Scenario, side: str | None, square: str) -> Scene:
    """The piece drawn on a square, as a reader sees it."""
    bottom_side = ("red", "blue").index(side or "red")
    half, band = next(
        (half, band)
        for half, band in zip(HALVES, board_of(scenario, side), strict=True)
        if half.shows(square, bottom_side)
    )
    x, y = half.grid.centre(square, bottom_side)
    return next(tile.scene for tile in tiles_of(band) if abs(tile.x + 33 - x) < 9 and abs(tile.y + 33 - y) < 9)


def test_the_own_side_lies_below_for_either_player() -> None:
    scene = given(red="6 a4", blue="7 j7")
    for side, square, rank in (("red", "a4", "6"), ("blue", "j7", "7")):
        assert rank in words_of(tile_at(scene, side, square))
        _, below = board_of(scene, side)
        assert any(rank in words_of(tile.scene) for tile in tiles_of(below))
    assert not words_of(tile_at(scene, None, "a4"))


def golden(scene: Scene) -> list[Drawn]:
    """The shapes in gold, where they stand in the picture."""
    return [
        shape
        for shape in flat(scene)
        if picture_scene.GOLD in (getattr(shape, name, "") for name in ("fill", "line", "colour"))
    ]


def arrows(scene: Scene) -> list[Polygon]:
    """The golden arrows on the board of a band."""
    return [shape for shape in golden(scene) if isinstance(shape, Polygon) and len(shape.points) == 7]


def test_the_last_move_is_an_arrow_from_where_it_began_and_a_frame_where_it_ended() -> None:
    upper, lower = board_of(given(red="6 a4").plays("a4 a5"))
    assert not golden(upper)
    on_board, in_plate = sorted(arrows(lower), key=lambda shape: extent(shape).top)
    left, top, right, bottom = extent(on_board)
    assert 40 < left < right < 40 + 70
    assert 5 < top < bottom < 5 + 2 * 71
    (frame,) = (shape for shape in golden(lower) if isinstance(shape, Polygon) and len(shape.points) == 8)
    assert extent(frame).bottom <= top + 10
    assert extent(in_plate).top > 398
    assert {"a4", "a5"} <= set(words_of(lower))
    assert not {"a4", "a5"} & set(words_of(upper))


def test_a_run_over_the_seam_is_one_arrow_cut_by_both_bands() -> None:
    upper, lower = board_of(given("classic", red="2 e3").plays("e3 e9"))
    (over,) = arrows(upper)
    assert extent(over).bottom > HEIGHT
    under, in_plate = sorted(arrows(lower), key=lambda shape: extent(shape).top)
    assert extent(under).top < 0
    assert extent(over).left == extent(under).left
    assert extent(in_plate).top > 400
    assert {"e3", "e9"} <= set(words_of(lower))
    assert not {"e3", "e9"} & set(words_of(upper))


def test_gold_stands_for_nothing_else_before_the_first_move() -> None:
    assert not any(golden(band) for band in board_of(new("classic").readies("red", "blue")))


def test_a_fight_is_told_in_the_lower_plate_with_who_was_lost() -> None:
    upper, lower = board_of(given(red="6 a4", blue="6 a5").plays("a4 a5"))
    sprites = {shape.scene for shape in lower.shapes if isinstance(shape, Sprite)}
    assert {front("captain", "6", side, size=46) for side in (0, 1)} <= sprites
    assert {"Both are lost", "a5"} <= set(words_of(lower))
    assert not {"Both are lost", "a5"} & set(words_of(upper))
    _, lower = board_of(given("classic", red="7 a4", blue="6 a5").plays("a4 a5"))
    assert "Major beats 6" in words_of(lower)
    upper, lower = board_of(given("classic", red="5 e5", blue="B e6").plays("e5 e6"))
    assert "Loses to Bomb" in words_of(lower)
    assert "Loses to Bomb" not in words_of(upper)
    assert any(isinstance(shape, Polygon) for shape in golden(upper))


def test_what_was_just_lost_is_golden_in_the_column_of_its_side() -> None:
    for band in board_of(given(red="6 a4", blue="6 a5").plays("a4 a5")):
        (count,) = (shape for shape in flat_texts(band) if shape.colour == picture_scene.GOLD and shape.text.isdigit())
        assert count.text == "4"
        assert count.x > 740


def test_a_secret_defender_is_not_named_where_the_lost_attacker_is() -> None:
    scene = given("house", red="4 e5", blue="7 e6").plays("e5 e6")
    upper, lower = board_of(scene)
    assert "Hidden piece wins" in words_of(lower)
    assert back(1, size=46) in {shape.scene for shape in lower.shapes if isinstance(shape, Sprite)}
    assert tile_at(scene, None, "e6") == back(1, beat="4")
    assert not any("7" in words_of(tile.scene) for band in (upper, lower) for tile in tiles_of(band))


def test_a_piece_that_came_back_is_told_in_the_lower_plate() -> None:
    _, lower = board_of(given("house", red="6 i9", red_pile="X", empty="b2").plays("i9 i10").rescues("X", "b2"))
    assert {"Marshal is back", "b2", "1 back"} <= set(words_of(lower))


def test_the_memory_aid_marks_what_moved_and_what_was_seen() -> None:
    scene = given("classic", red="6 a4, 2 e4", blue="5 a5, S j7").plays("a4 a5", "j7 j6")
    assert tile_at(scene, "red", "j6") == back(1, moved=True)
    assert tile_at(scene, "red", "a5") == front("captain", "6", 0, seen=True)
    assert tile_at(scene, "blue", "a5") == front("captain", "6", 0)


def test_a_picked_piece_and_its_targets_are_marked_in_the_band_that_shows_them() -> None:
    scene = given("classic", red="6 a4", blue="5 a5")
    plain, marked = (board_of(scene, "red", marks=marks) for marks in (NO_MARKS, Marks(("a4",), ("a5", "b4"))))
    assert plain[0] == marked[0]
    added = [shape for shape in marked[1].shapes if shape not in plain[1].shapes]
    assert [shape.scene for shape in added if isinstance(shape, Sprite)] == [aim()]
    (dot,) = (shape for shape in added if isinstance(shape, Disc) and shape.fill == picture_scene.INK)
    assert (dot.x, dot.y) == HALVES[1].grid.centre("b4", 0)
    frame = next(shape for shape in added if isinstance(shape, Polygon) and shape.fill == picture_scene.INK)
    left, top, right, bottom = extent(frame)
    assert left <= 40 < 40 + 70 <= right
    assert top <= 5 + 71 + 2
    assert bottom >= 5 + 2 * 71 - 2


def test_people_are_named_as_far_as_the_fonts_have_their_letters() -> None:
    scene = given()
    assert [name in words_of(band) for band in board_of(scene) for name in NAMES.seats] == [False, True, True, False]
    assert not {"🎲", "樱花"} & {word for band in board_of(scene, None, UNDRAWABLE) for word in words_of(band)}


def icons(scene: Scene) -> list[str]:
    return [shape.name for shape in flat(scene) if isinstance(shape, Icon)]


def test_an_end_names_the_winner_largest_says_why_it_came_and_only_a_winner_has_laurels() -> None:
    reviews = [review(end.view(None), NAMES, [end.events_for(None)]) for end in ENDS]
    shown = [scenes_of(each.picture) for each in reviews if each is not None]
    taken, stuck, immobile, quiet, limit = (first for first, *_ in shown)
    assert {"Alice won", "The Flag is taken · move 1"} <= set(words_of(taken))
    assert {"Alice won", "Bob can't move · move 1"} <= set(words_of(stuck))
    assert {"Draw", "Nobody can move · move 1"} <= set(words_of(immobile))
    assert {"Draw", "No attack for too long · move 200"} <= set(words_of(quiet))
    assert {"Draw", "The limit of moves is reached · move 2000"} <= set(words_of(limit))
    sizes = {text.text: size_of(text) for band in shown[0] for text in flat_texts(band)}
    assert sizes["Alice won"] >= 1.5 * max(size for text, size in sizes.items() if text != "Alice won")
    laurels = [[icons(band).count("laurels") for band in bands] for bands in shown]
    assert laurels == [[1, 0, 1], [1, 0, 1], [0, 0, 0], [0, 0, 0], [0, 0, 0]]


@pytest.mark.parametrize("army", PRESETS)
def test_a_set_up_previews_every_formation_with_its_number_and_marks_the_one_that_was_taken(army: str) -> None:
    begun = new("house", army=army)
    (previews,) = scenes_of(formations_picture(begun.view("red"), 0))
    for number, name in enumerate(PRESETS[army], 1):
        assert {str(number), preset_name(name)} <= set(words_of(previews))
    assert not golden(previews)
    first = next(iter(PRESETS[army]))
    taken = begun.does("red", UsePreset(first))
    assert golden(scenes_of(formations_picture(taken.view("red"), 0))[0])
    (own,) = scenes_of(set_up_picture(taken.view("red"), NAMES, 0))
    assert preset_name(first) in words_of(own)
    (ready,) = scenes_of(set_up_picture(taken.readies("red").view("red"), NAMES, 0))
    assert icons(ready).count("check-mark") > icons(own).count("check-mark")


def test_the_public_board_of_a_set_up_hides_both_sides_and_says_who_is_ready() -> None:
    upper, lower = board_of(new("house").readies("red"))
    assert "sets up in secret" in words_of(upper)
    assert "is ready" in words_of(lower)
    assert not tiles_of(upper) + tiles_of(lower)
