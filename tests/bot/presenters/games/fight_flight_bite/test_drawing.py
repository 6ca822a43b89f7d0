"""The pictures of Fight, Flight, Bite in every state of random matches, for a spectator and for each seat."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from statistics import median
from typing import NamedTuple

import pytest

from bot.pictures.elements import Area
from bot.pictures.masks import _measure
from bot.pictures.scene import Box, Disc, Icon, Line, Polygon, Scene, Sprite, Text
from bot.pictures.typesetting import ELLIPSIS, typeset
from bot.presenters.games.fight_flight_bite import words
from bot.presenters.games.fight_flight_bite.cards import card_scene, hand_scene
from bot.presenters.games.fight_flight_bite.presenter import FIGHT_FLIGHT_BITE as PRESENTER
from bot.presenters.presenter import Names
from bot.presenters.screen import HEADLINE_ROOM, Screen
from engine.core.playout import play_on
from engine.core.rng import Rng
from engine.core.seats import Seat, roster
from engine.games.fight_flight_bite import fight_flight_bite as game
from engine.games.fight_flight_bite.cards import CARDS, FOODS
from engine.games.fight_flight_bite.options import FightOptions
from engine.games.fight_flight_bite.view_types import View

SETTINGS = (
    (2, FightOptions(map="ring", tribes="choose", rethrow="locked")),
    (3, FightOptions(map="ring", harvest_pick="manual", card_scoring="printed")),
    (3, FightOptions(map="bay", tribes="random", extra_critter="any", bite_range="adjacent")),
    (4, FightOptions(map="grove", fight_target="any_opponent")),
    (4, FightOptions(map="delta", tribes="choose", harvest_pick="manual", defender_cube="other")),
)
SHORT = ("Rosa", "Ben", "Yan", "Gus")
LONG = tuple(f"{letter * 31}{number}" for number, letter in enumerate("WMQm"))
SMALLEST = 22

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


def scene_of(shown: Shown) -> Scene:
    assert shown.screen.picture is not None
    return shown.screen.picture.scene


def texts(scene: Scene, x: float = 0, y: float = 0) -> Iterator[Text]:
    """Every text of a scene, with its place in the whole picture."""
    for shape in scene.shapes:
        if isinstance(shape, Sprite):
            yield from texts(shape.scene, x + shape.x, y + shape.y)
        elif isinstance(shape, Text):
            yield Text(
                shape.text, shape.x + x, shape.y + y, shape.width, shape.height, shape.size, shape.least, shape.colour,
                shape.weight, shape.align, shape.anchor, shape.lines,
            )  # fmt: skip


def ink(text: Text) -> Area | None:
    """Where the words of a text are drawn."""
    setting = typeset(text, _measure)
    if setting is None:
        return None
    spans = [(row, _measure(row.words, setting.size, text.weight)) for row in setting.rows]
    left, right = min(row.x + span.left for row, span in spans), max(row.x + span.right for row, span in spans)
    top, bottom = min(row.y + span.top for row, span in spans), max(row.y + span.bottom for row, span in spans)
    return Area(text.x + left, text.y + top, right - left, bottom - top)


def extent(shape: Box | Disc | Icon | Line | Polygon | Sprite | Text) -> Area | None:
    """Where a shape is drawn."""
    match shape:
        case Text():
            return ink(shape)
        case Sprite(scene, x, y):
            return Area(x, y, scene.width, scene.height)
        case Disc(x, y, radius):
            return _around(((x - radius, y - radius), (x + radius, y + radius)))
        case Polygon(points):
            return _around(points)
        case Line(x, y, to_x, to_y):
            return _around(((x, y), (to_x, to_y)))
        case Icon(_, x, y, width) | Box(x, y, width):
            return Area(x, y, width, shape.height if isinstance(shape, Box) else width)


def _around(points: tuple[tuple[float, float], ...]) -> Area:
    left, top = min(x for x, _ in points), min(y for _, y in points)
    return Area(left, top, max(x for x, _ in points) - left, max(y for _, y in points) - top)


@every_setting
@pytest.mark.parametrize("seats", [SHORT, LONG], ids=["short", "long"])
def test_all_words_are_inside_and_apart_and_large_enough(
    players: int, options: FightOptions, seats: tuple[str, ...]
) -> None:
    for scene in {scene_of(each) for each in moments(players, options, seats)}:
        drawn: list[tuple[str, Area]] = []
        for text in texts(scene):
            setting = typeset(text, _measure)
            assert setting is not None, f"no room for {text.text!r}"
            assert setting.size >= SMALLEST, text
            if not any(text.text in name for name in seats):
                assert all(ELLIPSIS not in row.words for row in setting.rows), f"cut: {text.text!r}"
            where = ink(text)
            assert where is not None
            drawn.append((text.text, where))
        for (one, here), (other, there) in combinations(drawn, 2):
            apart = here.right <= there.x or there.right <= here.x or here.bottom <= there.y or there.bottom <= here.y
            assert apart, f"{one!r} lies over {other!r}"


@every_setting
def test_everything_is_inside_the_picture(players: int, options: FightOptions) -> None:
    for scene in {scene_of(each) for each in moments(players, options, LONG)}:
        assert scene.width == 800
        assert scene.height <= 1100
        for shape in scene.shapes:
            area = extent(shape)
            assert area is not None
            assert area.x >= -16, shape
            assert area.y >= 0, shape
            assert area.right <= 816, shape
            assert area.bottom <= scene.height + 10, shape


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
        alt = screen.picture.alt
        if screen.picture.scene == _hand_shown(view, players):
            hand = view.seats[view.seat or 0].hand or ()
            for key in hand:
                assert f"**{words.card_name(key)}**" in said
                assert words.card_name(key) in alt
            assert words.worth_text(view.worth or ()) in said
            assert words.worth_text(view.worth or ()) in alt
            continue
        check_map(view, said, alt)


def _hand_shown(view: View, players: int) -> Scene | None:
    hand = view.seats[view.seat].hand if view.seat is not None else None
    return hand_scene(view, hand, names_of(players)) if hand else None


def check_map(view: View, said: str, alt: str) -> None:
    """Every woodland, seat and number is in the words; what is played for now is in the alt text too."""
    for woodland in view.woodlands:
        assert f"**{words.woodland_name(woodland)}**: {words.critters_text(woodland.critters)}" in said
        if sum(woodland.cubes):
            assert words.cubes_in_letters(woodland.cubes) in said
        if view.turn is not None and view.turn.woodland == woodland.id:
            assert f"{woodland.id}, this turn, " in alt
    for seat in view.seats:
        assert f"{SHORT[seat.seat]}: " in said
        assert f"{seat.reserve} in reserve, " in alt
        for card in seat.played:
            assert words.card_name(card) in said
    assert words.cubes_text(view.supply) in said
    for score in view.scores:
        assert f"**{score.points}**" in said
        assert str(score.points) in alt
    if view.duel is not None:
        for pair in view.duel.shown:
            assert all(words.sign_name(sign) in said and words.sign_name(sign) in alt for sign in pair)
    if view.bonus is not None:
        assert f"{view.bonus.left} of {view.bonus.actions} action" in said
    if view.turn is not None and view.turn.woodland is not None and view.phase == "turns":
        assert words.actions_by_sign_text(view.turn.stakes) in said


def test_every_card_is_drawn_with_all_of_its_text() -> None:
    for card in CARDS:
        drawn = " ".join(text.text for text in texts(card_scene(card.key)))
        assert card.name in drawn
        assert card.text in drawn
        for text in texts(card_scene(card.key)):
            setting = typeset(text, _measure)
            assert setting is not None
            assert all(ELLIPSIS not in row.words for row in setting.rows), card.key


def test_the_foods_of_a_woodland_have_their_numbers() -> None:
    players, options = SETTINGS[0]
    last = next(each for each in moments(players, options) if each.view.phase == "turns")
    numbers = [text.text for text in texts(scene_of(last))]
    for woodland in last.view.woodlands:
        assert all(str(cubes) in numbers for cubes in woodland.cubes if cubes)
    assert len(FOODS) == 3
