"""The pictures of Fight, Flight, Bite in every state of random matches, for a spectator and for each seat."""

from functools import cache
from statistics import median
from typing import NamedTuple

import pytest

from bot.games.fight_flight_bite import words
from bot.games.fight_flight_bite.cards import card_scene, hand_band, low_hand_band
from bot.games.fight_flight_bite.picture_pieces import signs_of
from bot.games.fight_flight_bite.presenter import fight_flight_bite
from bot.pictures.renderer import Renderer
from bot.screens.presenter import Names
from bot.screens.screen import HEADLINE_ROOM, Band, Screen
from engine.core.replay import play_on
from engine.core.rng import Rng
from engine.core.values import Seat, roster
from engine.games.fight_flight_bite import fight_flight_bite as game
from engine.games.fight_flight_bite.cards import CARDS, FOODS
from engine.games.fight_flight_bite.options import FightOptions
from engine.games.fight_flight_bite.view_types import View
from tests.bot.pictures.drawn import check_readable, is_whole, texts, words_of
from tests.engine.games.fight_flight_bite.scenario_builder import given

PRESENTER = fight_flight_bite()

SETTINGS = (
    (2, FightOptions(map="ring", tribes="choose", rethrow="locked")),
    (3, FightOptions(map="ring", harvest_pick="manual", card_scoring="printed")),
    (3, FightOptions(map="bay", tribes="random", extra_critter="any", bite_range="adjacent")),
    (3, FightOptions(map="pairs", rethrow="locked")),
    (4, FightOptions(map="grove", fight_target="any_opponent")),
    (4, FightOptions(map="delta", tribes="choose", harvest_pick="manual", defender_cube="other")),
)
LEAST = 25
"""Height of the smallest words: a phone shows 800 pixels in 330, and so these 10 high."""
SHORT = ("Rosa", "Ben", "Yan", "Gus")
LONG = tuple(f"{letter * 31}{number}" for number, letter in enumerate("WMQm"))

every_setting = pytest.mark.parametrize(("players", "options"), SETTINGS)


class Shown(NamedTuple):
    """A moment of a match as a reader is shown it; a spectator's board, or the panel of a seat."""

    view: View
    screen: Screen


def names_of(players: int, seats: tuple[str, ...] = SHORT) -> Names:
    return Names(seats[:players], tuple((seat,) for seat in range(players)))


def moments(players: int, options: FightOptions, seats: tuple[str, ...] = SHORT) -> tuple[Shown, ...]:
    """Two random matches from the first position to the last, for a spectator and, in turn, for one of the seats."""
    return _moments(SETTINGS.index((players, options)), seats)


@cache
def _moments(setting: int, seats: tuple[str, ...]) -> tuple[Shown, ...]:
    players, options = SETTINGS[setting]
    found: list[Shown] = []
    for key in range(2):
        first = game.new(options, roster(*[1] * players), Rng(bytes([key]) * 32))
        steps = [(first.state, first.events)]
        steps += [(each.step.state, each.step.events) for each in play_on(game, first.state, Rng(bytes([9, key]) * 16))]
        for number, (state, events) in enumerate(steps):
            for reader in (None, Seat(number % players)):
                told = [event for each in events if (event := game.redact(state, each, reader)) is not None]
                view, names = game.view(state, reader), names_of(players, seats)
                actions = game.legal(state, reader) if reader is not None else ()
                screen = (
                    PRESENTER.board(view, names, told)
                    if reader is None
                    else PRESENTER.private_screen(view, actions, names, told)
                )
                found.append(Shown(view, screen))
    return tuple(found)


def bands_of(shown: Shown) -> tuple[Band, ...]:
    assert shown.screen.picture is not None
    return shown.screen.picture.bands


@every_setting
@pytest.mark.parametrize("seats", [SHORT, LONG], ids=["short", "long"])
def test_all_words_are_inside_and_apart_and_large_enough(
    players: int, options: FightOptions, seats: tuple[str, ...]
) -> None:
    for scene in {band.scene for each in moments(players, options, seats) for band in bands_of(each)}:
        check_readable(scene, seats, beyond=16, smallest=LEAST)
        assert scene.width == 800
        assert scene.height <= 466


@every_setting
def test_a_band_is_small_enough_to_send(players: int, options: FightOptions) -> None:
    renderer = Renderer()
    for scene in {band.scene for each in moments(players, options)[::20] for band in bands_of(each)}:
        assert len(renderer.draw(scene)) <= 40_000


@every_setting
def test_a_panel_has_the_map_and_what_its_question_needs(players: int, options: FightOptions) -> None:
    maps = 2 if options.map == "delta" else 1
    for view, screen in moments(players, options):
        assert screen.picture is not None
        alts = [band.alt for band in screen.picture.bands]
        asked = next((ask.ask for ask in view.asks if ask.seat == view.seat), None)
        if view.outcome is not None:
            assert len(alts) == 1 + (maps if maps == 1 or view.seat is None else 0)
            assert " won." in alts[0]
            continue
        has_map = "in reserve" not in alts[0]
        has_hand = any(alt.startswith("You hold ") for alt in alts)
        has_tribes = any("in reserve" in alt for alt in alts)
        has_worth = any("Points per cube now: " in alt for alt in alts)
        shown = (has_map, has_tribes, has_hand, has_worth)
        if view.seat is None:
            assert shown == (True, True, False, False)
        elif asked in ("open", "place", "play"):
            assert shown == (True, False, True, True)
        elif asked in ("bonus", "defender_cube", "scavenger_cube", "pick"):
            assert shown == (True, False, False, True)
        elif asked == "tribe" or view.phase == "tribes":
            assert shown == (maps == 1, True, False, False)
        elif asked == "attack":
            assert shown == (True, True, False, False)
        elif asked is not None:
            holds = view.seats[view.seat].hand_size > 0
            decided = (True, False, False, False)  # of a duel that may be thrown again, the strip is shown
            assert shown in ((False, True, holds, holds), decided)
        else:
            assert has_map is not has_tribes


def test_a_hand_in_one_row_shows_what_each_card_adds() -> None:
    view = given("C: R1 B2", hand="bolt").view("R")
    for size in (1, 4, 8, 10):
        scene = low_hand_band(view, [card.key for card in CARDS[:size]])
        check_readable(scene, smallest=LEAST)
        assert len(words_of(scene)) == size


def test_a_large_hand_is_drawn_in_three_columns_with_all_of_its_words() -> None:
    """Eight cards in two columns and the map did not fit on a laptop's screen."""
    view = given("C: R1 B2", hand="bolt").view("R")
    for start in range(0, len(CARDS), 6):
        keys = [(*CARDS, *CARDS)[start + number].key for number in range(8)]
        scene = hand_band(view, keys, keys[1])
        check_readable(scene, smallest=LEAST)
        assert scene.height <= 340
        assert "A cube is worth" in words_of(scene)
        drawn = words_of(scene)
        for key in keys:
            assert words.card_name(key).replace(" and ", " & ") in drawn
            assert signs_of(key) or words.card_gist(key) in drawn


@every_setting
def test_who_owes_a_duel_is_not_said_to_stop(players: int, options: FightOptions) -> None:
    offered: set[bool] = set()
    for view, screen in moments(players, options):
        if view.turn is None or not view.asks or view.asks[0].ask != "attack":
            continue
        may_stop = not view.turn.must_attack
        offered.add(may_stop)
        picture = screen.picture
        assert picture is not None
        drawn = [each for band in picture.bands for each in words_of(band.scene)]
        assert may_stop or not any("may attack" in each for each in drawn)
        if view.seat is None:
            assert ("end the turn" in screen.text) is may_stop
    assert players == 2 or False in offered


@every_setting
def test_a_panel_does_not_tell_its_reader_that_a_turn_began(players: int, options: FightOptions) -> None:
    panels = [screen for view, screen in moments(players, options) if view.seat is not None]
    assert not any("turn in round" in panel.text for panel in panels)


@every_setting
def test_headlines_fit_and_are_short(players: int, options: FightOptions) -> None:
    lengths = [len(each.screen.headline) for each in moments(players, options)]
    assert all(0 < length <= HEADLINE_ROOM for length in lengths)
    assert median(lengths) < 100
    for each in moments(players, options, LONG):
        first, *rest = each.screen.headline.split("\n")
        assert each.screen.headline.count("**") == 2
        assert not rest or "**" not in first


@every_setting
def test_words_and_alt_text_say_what_the_view_shows(players: int, options: FightOptions) -> None:
    for view, screen in moments(players, options):
        said = "\n".join([screen.text, *(block.text for block in screen.blocks)])
        assert screen.picture is not None
        alts = [band.alt for band in screen.picture.bands]
        held = next((alt for alt in alts if alt.startswith("You hold ")), None)
        if held is not None and view.seat is not None:
            for key in view.seats[view.seat].hand or ():
                assert f"**{words.card_name(key)}**" in said
                assert words.card_name(key) in held
            assert words.cube_values_text(view.worth or ()) in said
            assert words.cube_values_text(view.worth or ()) in held
        is_here = any(ask.seat == view.seat and ask.ask in ("attack", "play") for ask in view.asks)
        is_cut = options.map == "delta" and (is_here or (view.outcome is not None and view.seat is not None))
        if not is_cut and (view.outcome is not None or "in reserve" not in alts[0]):
            check_map(view, said, screen.picture.alt)
        if any("in reserve" in alt for alt in alts):
            check_tribes(view, said, screen.picture.alt)


def check_map(view: View, said: str, alt: str) -> None:
    """Every woodland, seat and number is in the words; what is played for now is in the alt text too."""
    for woodland in view.woodlands:
        assert f"**{words.woodland_name(woodland)}" in said
        assert f"**: {words.contents_text(view, woodland)}" in said
        if view.turn is not None and view.turn.woodland == woodland.id:
            assert f"{words.woodland_name(woodland)}, this turn: " in alt
    assert words.cubes_text(view.supply) in said
    assert f"Supply: {words.cubes_text(view.supply)}." in alt
    if view.bonus is not None and view.bonus.actions > 1:
        assert f"{view.bonus.left} of {view.bonus.actions} {words.sign_name(view.bonus.sign)} actions" in said
    if view.turn is not None and view.turn.woodland is not None and view.phase == "turns":
        assert words.actions_by_sign_text(view.turn.stakes) in said
        assert words.actions_by_sign_text(view.turn.stakes) in alt


def check_tribes(view: View, said: str, alt: str) -> None:
    """Every seat, score and throw that was shown is in the words and in the alternative text."""
    for seat in view.seats:
        assert f"{SHORT[seat.seat]}: " in said
        assert f"{seat.reserve} in reserve, " in alt
        for card in seat.played:
            assert words.card_name(card) in said
    for score in view.scores:
        assert f"**{score.points}**" in said
        assert str(score.points) in alt
    if view.duel is not None:
        for pair in view.duel.shown:
            assert all(words.sign_name(sign) in said and words.sign_name(sign) in alt for sign in pair)
    if view.final is not None:
        assert "tied and throw for the win" in said
        assert "tied and throw for the win" in alt


def test_every_card_is_shown_with_all_of_its_text() -> None:
    screens, renderer = PRESENTER.cards(), Renderer()
    assert list(screens) == [card.name for card in CARDS]
    for card in CARDS:
        name, text = words.card_name(card.key), words.card_effect(card.key)
        assert screens[name].text == text
        assert text[0].isupper()
        assert text.endswith(".")
        assert screens[name].picture is not None
        assert ("rulebook names this card" in screens[name].footer) == name.startswith("Extra ")
        assert "printed" not in str(screens[name].blocks)
        assert renderer.draw(card_scene(card.key)).startswith(b"\x89PNG")
        check_readable(card_scene(card.key), smallest=LEAST)
        drawn = " ".join(words_of(card_scene(card.key)))
        assert name in drawn
        assert text in drawn
        assert all(is_whole(text) for text in texts(card_scene(card.key))), card.key


def test_the_foods_of_a_woodland_have_their_numbers() -> None:
    players, options = SETTINGS[0]
    last = next(each for each in moments(players, options) if each.view.phase == "turns")
    numbers = words_of(bands_of(last)[0].scene)
    for woodland in last.view.woodlands:
        assert all(str(cubes) in numbers for cubes in woodland.cubes if cubes)
    assert len(FOODS) == 3
