"""That the pictures of the theaters games are readable, small, and never speak by colour alone."""

import pytest
from PIL import ImageFont

from bot.games.air_land_sea import picture_faces
from bot.games.air_land_sea.board import table_scene
from bot.games.air_land_sea.picture_faces import Shown, strip
from bot.games.air_land_sea.picture_hand import hand_scene
from bot.pictures import scene as picture_scene
from bot.pictures.renderer import Renderer
from bot.pictures.scene import GOLD, INK, SIDES, Box, Icon, Polygon, Scene, Sprite
from bot.screens.presenter import Names
from engine.games.air_land_sea.cards import CARDS
from engine.games.air_land_sea.view_types import CardView
from tests.bot.games.air_land_sea.drawn_tables import (
    DOWN,
    EPIC,
    FULL,
    LARGE,
    LONG,
    NAMES,
    RICH,
    TEAMS,
    TOWER,
    names_for,
    offered,
    scenes,
)
from tests.bot.pictures.contrast import contrast
from tests.bot.pictures.drawn import (
    MOST_BYTES,
    check_readable,
    extent,
    flat,
    flat_texts,
    ink_of,
    is_whole,
    texts,
    words_of,
)
from tests.engine.games.air_land_sea.scenario import Scenario
from tests.engine.games.air_land_sea.scenario_builder import given

RENDERER = Renderer()


def board(scene: Scenario, viewer: str | None = None, names: Names = NAMES, side: int = 0) -> Scene:
    told = [event for event in scene.told(viewer) if event is not None]
    actions = () if viewer is None else offered(scene, viewer)
    return table_scene(scene.view(viewer), names, side, told, actions)


def frames(scene: Scene, colour: str) -> list[tuple[float, float, float, float]]:
    """Where the frames of this colour are: what they are around."""
    return [
        (shape.x + 4, shape.y + 4, shape.width - 8, shape.height - 8)
        for shape in scene.shapes
        if isinstance(shape, Box) and shape.line == colour and shape.line_width == 4
    ]


def framed_words(scene: Scene, colour: str) -> list[str]:
    """The words of the cards with a frame of this colour."""
    places = frames(scene, colour)
    return [
        word
        for shape in scene.shapes
        if isinstance(shape, Sprite) and any((shape.x, shape.y) == place[:2] for place in places)
        for word in words_of(shape.scene)
    ]


def icons(scene: Scene) -> list[str]:
    return [part.name for part in scene.shapes if isinstance(part, Icon)]


def only_back(scene: Scenario) -> Scene:
    """The drawing of the only facedown card on the table."""
    (back,) = [
        shape.scene
        for shape in board(scene).shapes
        if isinstance(shape, Sprite) and any(isinstance(part, Box) and part.hatch for part in shape.scene.shapes)
    ]
    return back


def test_every_picture_is_readable_and_small() -> None:
    for number, scene in enumerate(scenes()):
        check_readable(scene, (LONG,), smallest=21)
        if number % 4 == 0:
            assert len(RENDERER.draw(scene)) <= MOST_BYTES


def test_no_words_lie_over_the_line_below_a_drawing() -> None:
    for scene in scenes():
        lines = [extent(shape) for shape in flat(scene) if isinstance(shape, Box) and shape.height == 3]
        for text in flat_texts(scene):
            assert not any(line.overlaps(ink_of(text)) for line in lines), text.text


def test_the_font_has_every_letter_that_is_printed() -> None:
    printed = {letter for scene in scenes() for text in texts(scene) for letter in text.text if letter not in " \n"}
    for weight in ("Regular", "Bold"):
        font = ImageFont.truetype(f"bot/pictures/fonts/Inter-{weight}.otf", 40)
        missing = bytes(font.getmask("\U0010ffff"))
        assert all(bytes(font.getmask(letter)) != missing for letter in printed)


def test_equal_views_give_equal_bytes() -> None:
    assert RENDERER.draw(board(FULL)) == Renderer().draw(board(FULL))


@pytest.mark.parametrize("type_", sorted(picture_faces.COLOURS))
def test_a_theater_stands_out_by_colour_and_has_a_drawing_of_its_own(type_: str) -> None:
    assert contrast(picture_faces.TONES[type_], picture_faces.COLOURS[type_]) >= 4.5
    assert contrast(picture_faces.COLOURS[type_], picture_scene.PANEL) >= 4.5
    assert sum(drawing == picture_faces.THEATERS[type_] for drawing in picture_faces.THEATERS.values()) == 1


def test_every_card_has_a_drawing_of_its_own() -> None:
    assert len(set(picture_faces.DRAWINGS.values())) == len(CARDS)


def test_each_theater_says_in_letters_by_how_much_its_leader_leads() -> None:
    scene = given(red={"air": "A6"}, blue={"land": "L6 < (A1)"}, first="blue")
    words = words_of(board(scene))
    assert [word for word in words if word == "tie" or word.startswith("+")] == ["+6", "+8", "tie"]


def test_who_wins_ties_is_said_at_their_name() -> None:
    for first, name in (("red", "Alice"), ("blue", "Bob")):
        shown = {text.text: text for text in texts(board(given(first=first)))}
        assert abs(shown["wins ties"].y - shown[name].y) < 40


def test_whoever_is_to_act_has_a_bar_in_their_colour_with_an_arrow() -> None:
    for mover, side in (("red", 0), ("blue", 1)):
        tabs = [shape for shape in board(given(to_move=mover)).shapes if isinstance(shape, Box) and shape.width == 74]
        assert [tab.fill for tab in tabs] == [SIDES[side]]


def test_the_card_that_came_last_is_framed_in_gold_and_says_what_it_does() -> None:
    scene = given(red={"air": "A6"}, red_hand="L2 A1").deploys("L2", "land")
    assert framed_words(board(scene), GOLD) == ["2", "Ambush", "Flip any card"]
    assert framed_words(board(scene.flips("A6")), GOLD) == ["2", "6", "Heavy Bombers"]


def test_a_card_that_was_stopped_marks_nothing() -> None:
    scene = given(red={"air": "A5"}, blue={"sea": "S6"}, red_hand="L6 A1").improvises("L6", "sea")
    assert frames(board(scene), GOLD) == []


def test_a_new_battle_marks_nothing() -> None:
    assert frames(board(given(red_hand="A1 L6").withdraws()), GOLD) == []


def test_what_can_be_chosen_is_framed_in_white_to_its_chooser_alone() -> None:
    scene = given(red={"air": "A6"}, blue={"sea": "S6"}, red_hand="L3 A1").deploys("L3", "land")
    assert sorted(framed_words(board(scene, "red"), INK)) == ["6", "6", "Heavy Bombers", "Super Battleship"]
    assert frames(board(scene), INK) == frames(board(scene, "blue"), INK) == []


def test_a_changed_strength_has_the_drawing_of_what_changed_it() -> None:
    assert icons(only_back(given(red={"sea": "S2", "air": "(L6)"}))) == [picture_faces.DRAWINGS["sea-2"]]
    lowered = only_back(given("int dip eco", red={"int": "I1"}, blue={"dip": "(E6)"}))
    assert words_of(lowered)[0] == "1"
    assert icons(lowered) == [picture_faces.DRAWINGS["intelligence-1"]]
    covered = given(red={"land": "A3 < L4"})
    strips = [shape.scene for shape in board(covered).shapes if isinstance(shape, Sprite)]
    (strip,) = [scene for scene in strips if "Maneuver" in words_of(scene)]
    assert words_of(strip)[0] == "4"
    assert icons(strip) == [picture_faces.DRAWINGS["land-4"]]


def test_support_and_supplies_are_told_apart_from_cards() -> None:
    words = words_of(board(given("air eco land", red={"air": "A1"}, red_supplies={"eco": 2})))
    assert {"+3", "+2"} <= set(words)


def test_what_support_and_envoy_add_are_told_apart_by_their_drawings() -> None:
    scene = board(given("air land dip", red={"air": "A1", "dip": "D1"}))
    added = {
        word: icons(shape.scene)
        for shape in scene.shapes
        if isinstance(shape, Sprite)
        for word in words_of(shape.scene)
        if word in ("+3", "+2")
    }
    assert added == {"+3": [picture_faces.DRAWINGS["air-1"]], "+2": [picture_faces.DRAWINGS["diplomacy-1"]]}


def test_the_name_of_every_covered_card_is_whole() -> None:
    for card in CARDS:
        for changed_by in ("", "land-4"):
            shown = Shown(CardView(card.key, faceup=True, strength=4), changed_by)
            assert all(is_whole(text) for text in texts(strip(shown, 232, 46))), card.name


def test_the_winner_is_said_in_letters_with_score_and_how_it_came() -> None:
    over = given(red_hand="A1", points=(0, 9), battle=4).withdraws()
    words = words_of(board(over))
    assert {"Bob wins", "13", "0", "withdrew from battle 4", "+4"} <= set(words)


def test_a_facedown_card_shows_its_name_to_those_who_know_it() -> None:
    scene = given(red={"air": "(L6)"})
    assert "Heavy Tanks" in words_of(board(scene, "red"))
    for viewer in ("blue", None):
        assert "Heavy Tanks" not in words_of(board(scene, viewer))


def test_nothing_of_a_facedown_card_is_drawn_for_those_who_may_not_know_it() -> None:
    def pictures(card: str) -> list[Scene]:
        return [
            board(given(red={"air": f"({card}) < ({other})"}, red_hand="A1", blue_hand="A2", first=first), viewer)
            for viewer in ("blue", None)
            for first in ("red", "blue")
            for other in ("S4",)
        ]

    assert pictures("L6") == pictures("S6") == pictures("L1")


def test_people_are_named_at_their_emblems() -> None:
    for scene, names in ((board(FULL), NAMES), (board(EPIC, names=TEAMS), TEAMS)):
        assert set(names.seats) <= set(words_of(scene))


def test_names_without_letters_that_the_fonts_have_are_left_out() -> None:
    scene = board(FULL, names=Names(("🎲", "Zoë 🎲"), ((0,), (1,))))
    assert "Zoë" in words_of(scene)
    assert not any("🎲" in word for word in words_of(scene))
    over = board(
        given(blue_hand="A1", points=(9, 0), to_move="blue").withdraws(), names=Names(("🎲", "🎲"), ((0,), (1,)))
    )
    assert "wins" in words_of(over)


def test_the_viewers_side_is_at_the_bottom_or_at_the_right() -> None:
    places = {text.text: text for text in texts(board(FULL, "blue", side=1))}
    assert places["Bob"].y > places["Alice"].y
    places = {text.text: text for text in texts(board(EPIC, "blue a", TEAMS, side=1))}
    assert places["Bob"].x > places["Alice"].x


@pytest.mark.parametrize("scene", [EPIC, DOWN])
def test_five_theaters_stand_in_the_order_of_their_row(scene: Scenario) -> None:
    names = names_for((len(scene.state.table.sides[0]), len(scene.state.table.sides[1])))
    shown = [text for text in texts(board(scene, names=names)) if text.text.lower() in picture_faces.COLOURS]
    assert [text.text for text in shown] == ["Intelligence", "Diplomacy", "Economics", "Air", "Land"]
    assert [text.y for text in shown] == sorted(text.y for text in shown)


def test_a_long_column_shows_every_card() -> None:
    words = words_of(board(TOWER))
    names = ("Support", "Air Drop", "Aerodrome", "Containment", "Heavy Bombers", "Transport", "Escalation", "Redeploy")
    assert set(names) <= set(words)
    assert words.count("Maneuver") == 3


def test_what_binds_a_side_is_said_in_its_bar() -> None:
    words = words_of(board(RICH, names=names_for((1, 2))))
    assert {"1 must play Envoy 1", "Air Drop ready"} <= set(words)
    assert "1 must play Give & Take 5 or Manipulate 3 · Air Drop ready" in words_of(board(EPIC, names=TEAMS))
    assert len(frames(hand_scene(LARGE.view("blue")), GOLD)) == 2


def test_a_large_hand_is_drawn_with_short_texts() -> None:
    words = words_of(hand_scene(LARGE.view("blue")))
    assert "Flip any uncovered card" in words
    assert "You must flip one uncovered card, on either side, in any theater." not in words


def test_the_hand_shows_how_all_theaters_stand() -> None:
    scene = given(red={"air": "A6"}, blue={"sea": "S5"}, red_hand="L6 S1")
    assert words_of(hand_scene(scene.view("red")))[:6] == ["6", "0", "0", "0", "0", "5"]
    assert words_of(hand_scene(scene.view("blue")))[:6] == ["0", "6", "0", "0", "5", "0"]


def test_supplies_that_nobody_has_are_counted_by_the_crate() -> None:
    def crates(scene: Scene) -> int:
        return sum(isinstance(shape, Icon) and shape.name == picture_faces.SUPPLY for shape in scene.shapes)

    assert crates(board(RICH, names=names_for((1, 2)))) == 1
    assert crates(board(given())) == 0


def test_spy_network_shows_what_its_owner_sees() -> None:
    def drawings(viewer: str | None) -> set[str]:
        sprites = [shape for shape in board(EPIC, viewer, TEAMS).shapes if isinstance(shape, Sprite)]
        return {name for sprite in sprites for name in icons(sprite.scene)}

    assert picture_faces.DRAWINGS["diplomacy-2"] in drawings("red a")
    assert picture_faces.DRAWINGS["diplomacy-2"] not in drawings(None)
    assert picture_faces.DRAWINGS["intelligence-6"] not in drawings("blue a")


def test_polygons_point_to_who_may_act_in_a_team() -> None:
    equal = given("int dip eco air land", sizes=(2, 2), red_hand="I1|I2", blue_hand="E1|E2")
    arrows = [
        shape
        for shape in board(equal, names=TEAMS).shapes
        if isinstance(shape, Polygon) and len(shape.points) == 3 and shape.fill == SIDES[0]
    ]
    assert len(arrows) == 2
