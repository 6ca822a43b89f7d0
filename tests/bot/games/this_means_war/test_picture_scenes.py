"""The pictures of This Means War! in every position of random matches: nothing cut, clipped or overlapping."""

from collections.abc import Iterator
from itertools import islice

import pytest

from bot.games.this_means_war import picture_cards
from bot.games.this_means_war.picture_bases import city_chart
from bot.games.this_means_war.picture_cards import MARGIN, WIDTH
from bot.games.this_means_war.presenter import THIS_MEANS_WAR as PRESENTER
from bot.pictures.elements import drawable
from bot.pictures.renderer import Renderer
from bot.pictures.scene import Scene, Sprite
from bot.screens.presenter import Names
from bot.screens.screen import Screen
from engine.core.game import Step
from engine.core.values import Seat
from engine.games.this_means_war import this_means_war as game
from engine.games.this_means_war.actions import Play
from engine.games.this_means_war.areas import RESOURCES
from engine.games.this_means_war.cards import CARDS
from engine.games.this_means_war.events import Event
from engine.games.this_means_war.state import State
from tests.bot.games.this_means_war.test_words import screens
from tests.bot.pictures.drawn import MOST_BYTES, check_readable, extent
from tests.conformance.cases import SUBJECTS
from tests.conformance.subject import Setting
from tests.conformance.test_words import LONG_NAMES, names_for
from tests.engine.games.this_means_war.scenario_builder import given

WAR = SUBJECTS["this-means-war"]
EVERY = 9
SETTINGS = pytest.mark.parametrize("setting", WAR.settings, ids=lambda setting: setting.name)
NAMES = Names(("Jan", "Sue", "Lee", "Bo"), ((0,), (1,), (2,), (3,)))


@SETTINGS
def test_nothing_is_cut_clipped_or_overlapping_in_random_matches(setting: Setting) -> None:
    for names in (names_for(setting), names_for(setting, LONG_NAMES)):
        seen = set[Scene]()
        for _, screen in screens(setting, names, EVERY):
            assert screen.picture is not None
            if screen.picture.bands[0].scene not in seen:
                seen.add(screen.picture.bands[0].scene)
                check_readable(screen.picture.bands[0].scene, tuple(drawable(name) for name in names.seats))
        assert seen


@SETTINGS
def test_headlines_are_short_and_say_what_is_awaited(setting: Setting) -> None:
    lengths = sorted(len(screen.headline) for _, screen in screens(setting, names_for(setting), EVERY))
    assert lengths[0] > 0
    assert lengths[len(lengths) // 2] < 120


def test_emblems_of_level_cities_stand_in_the_panel_of_an_end() -> None:
    for cities in ((0, 0, 0, 28), (15, 15, 15, 15), (0, 50, 50, 0)):
        shapes = city_chart([(15, 15, 15, 15), cities], None, 50, 0)
        assert all(extent(shape).right <= WIDTH - MARGIN for shape in shapes)


def windows() -> Iterator[Step[State, Event]]:
    """Tables with as many orders as can lie there, and with every OPERATION aimed at every base."""
    four = given(4, J="scout-patrol", S="sabotage m107", L="sabotage", B="network-hack").plays("J", "scout-patrol", "L")
    full = four.plays("S", "sabotage", on="J").plays("L", "sabotage", on="S").plays("B", "network-hack", "S")
    assert len(full.view(None).windows[-1].orders) == 4
    yield Step(full.state, full.events)
    for card in CARDS:
        if card.type == "OPERATION":
            played = given(4, J=card.key, S="espionage", L="sabotage", B="sabotage").state
            for action in game.legal(played, Seat(0)):
                if isinstance(action, Play):
                    yield game.apply(played, Seat(0), action)


def test_every_order_fits_the_table_and_the_panel_of_whoever_is_asked() -> None:
    for step in windows():
        asked = game.view(step.state, None).ask
        assert asked is not None
        check_scene_of(PRESENTER.board(game.view(step.state, None), NAMES, step.events))
        panel = PRESENTER.panel(game.view(step.state, asked.seat), game.legal(step.state, asked.seat), NAMES, ())
        check_scene_of(panel)


def check_scene_of(screen: Screen) -> None:
    assert screen.picture is not None
    check_readable(screen.picture.bands[0].scene, NAMES.seats)


@pytest.mark.parametrize("height", [picture_cards.CARD_HEIGHT, picture_cards.LOW_CARD_HEIGHT])
def test_every_card_fits_its_face_whatever_is_lacking(height: int) -> None:
    for card in CARDS:
        costs = [(which, number) for which, number in zip(RESOURCES, card.cost, strict=True) if number]
        for lacking in ((), tuple(costs[:1]), tuple(costs)):
            sheet = picture_cards.held_card(card.key, lacking, height)
            check_readable(Scene(800, 300, (Sprite(sheet, 10, 10),)))


def test_a_board_stays_small_as_a_file() -> None:
    renderer = Renderer()
    for step in islice(windows(), 8):
        picture = PRESENTER.board(game.view(step.state, None), NAMES, step.events).picture
        assert picture is not None
        assert len(renderer.draw(picture.bands[0].scene)) < MOST_BYTES


def test_a_card_without_a_drawing_of_its_own_shows_the_sign_of_its_kind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(picture_cards, "_DRAWING_OF", {})
    drawn = {card.key: picture_cards.drawing(card.key, 0, 0, 10, "#000000").name for card in CARDS}
    assert drawn["espionage"] == "spy"
    assert drawn["assembly-hall"] == "gears"
    assert len(set(drawn.values())) == 5
