"""That the pictures of the theaters games are readable, small, and never speak by colour alone."""

from collections.abc import Callable

import pytest
from PIL import ImageFont

from bot.games.air_land_sea import picture_faces
from bot.games.air_land_sea.board import table_picture
from bot.games.air_land_sea.picture_faces import STRIP, Shown, strip
from bot.games.air_land_sea.picture_hand import card_scene, hand_scene
from bot.games.air_land_sea.words import ability, gist, short_text
from bot.pictures import scene as picture_scene
from bot.pictures.renderer import Renderer
from bot.pictures.scene import GOLD, INK, SIDES, Box, Icon, Polygon, Scene, Sprite
from bot.screens.presenter import Names
from engine.games.air_land_sea.cards import BY_KEY, CARDS
from engine.games.air_land_sea.view_types import CardView
from tests.bot.games.air_land_sea.drawn_tables import (
    DOWN,
    EPIC,
    EPIC_TOWER,
    FULL,
    LARGE,
    LONG,
    NAMES,
    PRESENTER,
    RICH,
    TEAMS,
    TOWER,
    names_for,
    offered,
    panel,
    scenes,
)
from tests.bot.pictures.contrast import contrast
from tests.bot.pictures.drawn import check_readable, extent, flat, flat_texts, ink_of, texts, words_of
from tests.engine.games.air_land_sea.notation import key as key_of
from tests.engine.games.air_land_sea.scenario import Scenario
from tests.engine.games.air_land_sea.scenario_builder import given

RENDERER = Renderer()
MOST_BYTES = 40_000
MOST_HEIGHT = 466


def table(scene: Scenario, viewer: str | None = None, names: Names = NAMES) -> list[Scene]:
    """The bands of the table as a reader sees it, with what they may choose marked."""
    told = [event for event in scene.told(viewer) if event is not None]
    actions = () if viewer is None else offered(scene, viewer)
    return [band.scene for band in table_picture(scene.view(viewer), names, told, actions).bands]


def board(scene: Scenario, viewer: str | None = None, names: Names = NAMES) -> Scene:
    """The first band of the table."""
    return table(scene, viewer, names)[0]


def bands(scene: Scenario, viewer: str) -> list[Scene]:
    """All bands of a panel."""
    picture = panel(scene, viewer).picture
    assert picture is not None
    return [band.scene for band in picture.bands]


def frames(scene: Scene, colour: str, thick: float = 4) -> list[tuple[float, float, float, float]]:
    """Where the frames of this colour are: what they are around."""
    return [
        (shape.x + 4, shape.y + 4, shape.width - 8, shape.height - 8)
        for shape in scene.shapes
        if isinstance(shape, Box) and shape.line == colour and shape.line_width == thick
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


def test_every_band_is_readable_and_fits_where_discord_shows_pictures_large() -> None:
    for scene in scenes():
        check_readable(scene, (LONG,))
        assert scene.width == 800
        assert scene.height <= MOST_HEIGHT


def test_every_band_is_small() -> None:
    for scene in scenes()[::8]:
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


def test_a_pointer_leads_from_wins_ties_to_whom_it_is_about() -> None:
    for first, side, way in (("red", 0, 1), ("blue", 1, -1)):
        scene = board(given(first=first, to_move="blue" if first == "red" else "red"))
        (pointer,) = [
            shape
            for shape in scene.shapes
            if isinstance(shape, Polygon) and len(shape.points) == 3 and shape.fill == SIDES[side]
        ]
        (base, _), (tip, _), _ = pointer.points
        assert (tip - base) * way > 0


def test_whoever_is_to_act_has_a_tab_in_their_colour_with_an_arrow() -> None:
    for mover, side in (("red", 0), ("blue", 1)):
        scene = board(given(to_move=mover))
        tabs = [shape for shape in scene.shapes if isinstance(shape, Box) and (shape.width, shape.height) == (66, 78)]
        assert [tab.fill for tab in tabs] == [SIDES[side]]
        (tab,) = tabs
        arrows = [shape for shape in scene.shapes if isinstance(shape, Polygon) and extent(shape).left >= tab.x]
        assert any(extent(arrow).right <= tab.x + tab.width for arrow in arrows)


def test_the_card_that_came_last_is_framed_in_gold() -> None:
    scene = given(red={"air": "A6"}, red_hand="L2 A1").deploys("L2", "land")
    assert framed_words(board(scene), GOLD) == ["Ambush", "2"]
    assert framed_words(board(scene.flips("A6")), GOLD) == ["2", "6"]


def test_a_card_that_was_stopped_marks_nothing() -> None:
    scene = given(red={"air": "A5"}, blue={"sea": "S6"}, red_hand="L6 A1").improvises("L6", "sea")
    assert frames(board(scene), GOLD) == []


def test_a_new_battle_marks_nothing() -> None:
    assert frames(board(given(red_hand="A1 L6").withdraws()), GOLD) == []


def test_what_can_be_chosen_is_framed_in_white_to_its_chooser_alone() -> None:
    scene = given(red={"air": "A6"}, blue={"sea": "S6"}, red_hand="L3 A1").deploys("L3", "land")
    assert framed_words(board(scene, "red"), INK) == ["6", "6"]
    assert frames(board(scene), INK) == frames(board(scene, "blue"), INK) == []


def test_a_changed_strength_has_the_drawing_of_what_changed_it() -> None:
    assert icons(only_back(given(red={"sea": "S2", "air": "(L6)"}))) == [picture_faces.DRAWINGS["sea-2"]]
    lowered = only_back(given("int dip eco", red={"int": "I1"}, blue={"dip": "(E6)"}))
    assert words_of(lowered)[0] == "1"
    assert icons(lowered) == [picture_faces.DRAWINGS["intelligence-1"]]
    covered = given(red={"land": "A3 < L4"})
    sprites = [shape.scene for shape in board(covered).shapes if isinstance(shape, Sprite)]
    (strip,) = [scene for scene in sprites if scene.width == STRIP]
    assert words_of(strip) == ["4"]
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


def test_every_covered_card_has_its_strength_and_where_there_is_room_its_drawing() -> None:
    for card in CARDS:
        shown = Shown(CardView(card.key, faceup=True, strength=card.strength))
        assert words_of(strip(shown, STRIP, 106)) == words_of(strip(shown, STRIP, 34)) == [str(card.strength)]
        assert icons(strip(shown, STRIP, 106)) == [picture_faces.DRAWINGS[card.key]]


def test_the_winner_is_said_in_letters_with_score_and_how_it_came() -> None:
    over = given(red_hand="A1", points=(0, 9), battle=4).withdraws()
    words = words_of(board(over))
    assert {"Bob won", "13", "0", "withdrew from battle 4", "+4"} <= set(words)


def test_the_winner_reads_that_they_won_and_everybody_else_who_did() -> None:
    over = given(red_hand="A1", points=(0, 9), battle=4).withdraws()
    assert "You won" in words_of(board(over, "blue"))
    assert all("Bob won" in words_of(board(over, viewer)) for viewer in ("red", None))


def test_a_facedown_card_shows_what_it_is_to_those_who_know_it() -> None:
    for column in ("(L6)", "(L6) < A6", "(L6) < (A2) < (A3) < (A4) < A6"):
        scene, drawing = given(red={"air": column}), picture_faces.DRAWINGS["land-6"]
        assert [drawing in drawings(scene, viewer) for viewer in ("red", "blue", None)] == [True, False, False]


def drawings(scene: Scenario, viewer: str | None, names: Names = NAMES) -> set[str]:
    """The drawings on the cards that lie on the table, as a reader sees it."""
    sprites = [shape for band in table(scene, viewer, names) for shape in band.shapes if isinstance(shape, Sprite)]
    return {name for sprite in sprites for name in icons(sprite.scene)}


def test_nothing_of_a_facedown_card_is_drawn_for_those_who_may_not_know_it() -> None:
    def pictures(card: str) -> list[list[Scene]]:
        return [
            table(given(red={"air": f"({card}) < ({other})"}, red_hand="A1", blue_hand="A2", first=first), viewer)
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
    assert "won" in words_of(over)


@pytest.mark.parametrize("scene", [FULL, EPIC])
def test_the_viewers_side_is_at_the_right_and_side_0_for_spectators(scene: Scenario) -> None:
    names = names_for((len(scene.state.table.sides[0]), len(scene.state.table.sides[1])))
    for viewer, seat in (("red a", 0), (None, 0), ("blue a", names.teams[1][0])):
        places = {text.text: text for text in texts(board(scene, viewer, names))}
        assert places[names.seats[seat]].x > 400
        assert sum(places[name].x > 400 for name in names.seats) == len(names.seats) / 2


@pytest.mark.parametrize("scene", [EPIC, DOWN])
def test_five_theaters_stand_in_the_order_of_their_row_in_two_bands(scene: Scenario) -> None:
    names = names_for((len(scene.state.table.sides[0]), len(scene.state.table.sides[1])))
    shown = [
        [word for word in words_of(band) if word.lower() in picture_faces.COLOURS] for band in table(scene, names=names)
    ]
    assert shown == [["Intelligence", "Diplomacy"], ["Economics", "Air", "Land"]]


@pytest.mark.parametrize(("scene", "side"), [(TOWER, "red"), (EPIC_TOWER, "red"), (EPIC_TOWER, "blue")])
def test_a_long_column_shows_the_strength_of_every_card(scene: Scenario, side: str) -> None:
    owner = ("red", "blue").index(side)
    column = max((theater.columns[owner] for theater in scene.view(None).row), key=lambda column: len(column.cards))
    shown = [words_of(shape.scene) for band in table(scene) for shape in band.shapes if isinstance(shape, Sprite)]
    for card in column.cards:
        assert [str(card.strength)] in shown
    assert len(shown) >= len(column.cards)


def test_what_binds_a_side_is_said_in_its_bar() -> None:
    words = words_of(board(RICH, names=names_for((1, 2))))
    assert {"1 must play Envoy 1", "Air Drop ready"} <= set(words)
    assert "1 must play Give & Take 5 or Manipulate 3 · Air Drop ready" in words_of(board(EPIC, names=TEAMS))
    assert len(frames(hand_scene(LARGE.view("blue")), GOLD)) == 2


@pytest.mark.parametrize(
    ("hand", "text"),
    [
        ("L4 S1", lambda key: ability(BY_KEY[key], "classic")),
        ("L4 S1 S2 S6", short_text),
        ("A1 L1 L4 S1 S2 S6", short_text),
        ("A1 L1 L4 S1 S2 S6 A2 A3", gist),
        ("A1 L1 L4 S1 S2 S6 A2 A3 A4", gist),
        ("A1 L1 L4 S1 S2 S6 A2 A3 A4 A5 L2 L3", gist),
    ],
)
def test_a_hand_has_each_card_with_as_much_text_as_there_is_room_for(hand: str, text: Callable[[str], str]) -> None:
    scene = hand_scene(given(red_hand=hand).view("red"))
    assert scene.height <= MOST_HEIGHT
    for card in map(key_of, hand.split()):
        assert BY_KEY[card].name in words_of(scene)
        assert BY_KEY[card].kind == "none" or text(card) in words_of(scene)


def test_a_single_card_has_its_whole_text() -> None:
    (card,) = given(red_hand="S4").view("red").hand
    assert ability(BY_KEY[card], "classic") in words_of(hand_scene(given(red_hand="S4").view("red")))


def test_every_card_has_its_whole_text_where_it_is_looked_up() -> None:
    for card in CARDS:
        if card.kind != "none":
            assert ability(card, "classic") in words_of(card_scene(card.key))


def test_the_board_and_below_it_the_hand_are_in_the_panel_also_of_those_who_wait() -> None:
    scene = given(red={"air": "A6"}, blue={"sea": "S5"}, red_hand="L6 S1", blue_hand="L2 A4")
    for viewer, cards in (("red", {"Heavy Tanks", "Transport"}), ("blue", {"Ambush", "Aerodrome"})):
        table_band, hand_band = bands(scene, viewer)
        assert {"Air", "Land", "Sea", "6", "5"} <= set(words_of(table_band))
        assert cards <= set(words_of(hand_band))


def selected(scene: Scenario, viewer: str, card: str, *, plays: slice = slice(None)) -> list[Scene]:
    """What is shown once a card is picked, or of these of its plays alone."""
    actions = [action for action in offered(scene, viewer) if getattr(action, "card", "") == key_of(card)][plays]
    picture = PRESENTER.selection_picture(scene.view(viewer), actions, NAMES, ())
    assert picture is not None
    return [band.scene for band in picture.bands]


def test_once_a_card_is_picked_its_theaters_are_marked_and_only_it_is_shown_below() -> None:
    scene = given(red={"air": "A4"}, red_hand="L3 S6 A2")
    table_band, card_band = selected(scene, "red", "S6")
    assert len(frames(table_band, INK, 5)) == 3
    words = words_of(card_band)
    assert "Super Battleship" in words
    assert not {"Maneuver", "Air Drop"} & set(words)


def test_a_hint_marks_its_card_in_the_whole_hand_and_where_it_goes() -> None:
    scene = given(red_hand="L3 S6 A2")
    table_band, hand_band = selected(scene, "red", "S6", plays=slice(1))
    assert len(frames(table_band, INK, 5)) == 1
    assert framed_words(hand_band, INK) == ["6", "Super Battleship"]
    assert {"Maneuver", "Air Drop"} <= set(words_of(hand_band))


def test_reinforce_shows_the_card_that_it_asks_about_and_what_it_would_make() -> None:
    scene = given(red={"air": "A6", "sea": "S2"}, red_hand="L1 A1", deck="S6").deploys("L1", "land")
    table_band, card_band = bands(scene, "red")
    assert len(frames(table_band, INK, 5)) == 2
    words = words_of(card_band)
    assert "Top card: Super Battleship 6. Facedown it counts 4." in words
    assert words[-4:] == ["6", "10", "2", "6"]
    assert "Super Battleship" not in " ".join(word for band in bands(scene, "blue") for word in words_of(band))


def test_reinforce_shows_that_a_facedown_card_would_go_under_the_deck() -> None:
    scene = given(blue={"air": "A5"}, red_hand="L1 A1", deck="S6").deploys("L1", "land")
    assert words_of(bands(scene, "red")[1])[-2:] == ["under the deck", "under the deck"]


def test_supplies_that_nobody_has_are_counted_by_the_crate() -> None:
    def crates(scene: Scene) -> int:
        return sum(isinstance(shape, Icon) and shape.name == picture_faces.SUPPLY for shape in scene.shapes)

    assert crates(board(RICH, names=names_for((1, 2)))) == 1
    assert crates(board(given())) == 0


def test_spy_network_shows_what_its_owner_sees() -> None:
    assert picture_faces.DRAWINGS["diplomacy-2"] in drawings(EPIC, "red a", TEAMS)
    assert picture_faces.DRAWINGS["diplomacy-2"] not in drawings(EPIC, None, TEAMS)
    assert picture_faces.DRAWINGS["intelligence-6"] not in drawings(EPIC, "blue a", TEAMS)


def test_polygons_point_to_who_may_act_in_a_team() -> None:
    equal = given("int dip eco air land", sizes=(2, 2), red_hand="I1|I2", blue_hand="E1|E2", first="blue")
    arrows = [
        shape
        for shape in board(equal, names=TEAMS).shapes
        if isinstance(shape, Polygon) and len(shape.points) == 3 and shape.fill == SIDES[0]
    ]
    assert len(arrows) == 2
