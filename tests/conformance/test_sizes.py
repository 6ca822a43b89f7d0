"""Law: every picture is shown wide, its words are large enough for a phone, and each of its bands is a small file.

A panel's whole message stays within Discord's limits, and has all its words.
"""

import dataclasses
import re
from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any, NamedTuple

import discord
import pytest
from msgspec.structs import replace

from bot import commands
from bot.discord import texts as discord_texts
from bot.discord.layout import Page
from bot.discord.page_height import MAX_HEIGHT, page_height
from bot.games.catalog import PRESENTERS
from bot.match.model.match import Match, Person
from bot.match.words import footer_of
from bot.pictures.elements import SMALLEST
from bot.pictures.renderer import Renderer
from bot.pictures.scene import Scene, Text
from bot.play.board import with_climax
from bot.play.discord.pages import panel_page
from bot.play.panels import MAX_LINES, Panel
from bot.play.screens import News
from bot.screens import limits
from bot.screens.custom_ids import CustomId
from bot.screens.menu import build
from bot.screens.presenter import Names
from bot.screens.screen import Band, Block, Button, Picture, Screen
from engine.core.game import Step
from engine.core.replay import play_on
from engine.core.values import Seat
from tests.bot.pictures.drawn import flat_texts, size_of
from tests.conformance.cases import CASE_NAMES, CASES, SUBJECTS
from tests.conformance.laws import redacted
from tests.conformance.random_play import audiences, choose_by_kind, rng_of, start
from tests.conformance.subject import Audience, Setting, Subject

PHONE = 330
"""Width in CSS pixels at which a phone shows a picture of a private message."""
READABLE = 10
"""CSS pixels; smaller type can't be read on a phone."""
MOST_BYTES = 40_000

PANEL_HEIGHT = 840
"""Most pixels of all pictures of a panel together, at a width of 800: a laptop has no room for more beside the
buttons."""

EVERY = 45
MOST_POSITIONS = 12
MOST_SELECTIONS = 3
DRAWN = 12

assert commands  # the verbs of custom ids are those of all features that are loaded

COMPONENTS = 40
"""Discord's limit for one message of Components V2."""
LONG_NEWS = News(("Somebody did something to somebody in the row. " * 4,) * MAX_LINES, count=99)

LONG_NAMES = ("Bartholomew the Great", "Wilhelmina Montgomery", "Maximilian Alexander", "Ada")


class Room(NamedTuple):
    """A kind of message: the most width and height of its pictures on a desk, and the least width they may have."""

    most: tuple[int, int]
    least: int


PUBLIC = Room(limits.EMBED_IMAGE_SIZE, 380)
PRIVATE = Room(limits.GALLERY_SIZE, 560)

SMALL_TYPE: Mapping[str, str] = {
    "air-land-sea": r"[1-4]",  # the seat's number on an emblem
    "flies-lies-supplies": r"[1-4]",
    "stratego": r"\d{1,2}|[SFB]",  # ranks and counts of losses
    "fight-flight-bite": "",
    "this-means-war": r"\d+",  # stocks, cities and walls
}
"""Words that are drawn at `SMALLEST` to 24 pixels of 800 by intent, as regular expressions by game.

Other words reach these sizes only if they have to shrink. No words are smaller than `SMALLEST`.
"""


class Shown(NamedTuple):
    """A picture, the kind of screen that it belongs to, and the messages in which that stands."""

    kind: str
    rooms: tuple[Room, ...]
    picture: Picture | None


def shown_in_match(subject: Subject, setting: Setting, seed: int) -> Iterator[Shown]:
    """Every kind of picture of a random match, at some of its positions and at its end."""
    game, presenter, names = subject.game, PRESENTERS[subject.game.key], names_for(setting)
    step = start(game, setting, seed)
    public_events = [redacted(game, step.state, step.events, None)]
    turns = play_on(
        game, step.state, rng_of("sizes", setting.name, seed), choose_by_kind(subject.avoids), setting.bound
    )
    for number, turn in enumerate(turns):
        if not number % EVERY and number < EVERY * MOST_POSITIONS:
            yield from shown_in_position(subject, setting, step)
        for audience in audiences(setting):
            if band := end_of_a_battle(subject, setting, step, turn.step, audience):
                yield Shown("end of a battle", (PUBLIC, PRIVATE), Picture((band,)))
        step = turn.step
        public_events.append(redacted(game, step.state, step.events, None))
    yield from shown_in_position(subject, setting, step)
    for audience in audiences(setting):
        review = presenter.review(game.view(step.state, audience), names, public_events)
        if review is not None:
            yield Shown("review", (PUBLIC, PRIVATE), review.picture)


def shown_in_position(subject: Subject, setting: Setting, step: Step[Any, Any]) -> Iterator[Shown]:
    """The pictures of one position: the public board, and what each seat may be shown in private."""
    game, presenter, names = subject.game, PRESENTERS[subject.game.key], names_for(setting)
    views = [game.view(step.state, seat) for seat in setting.roster.seats]
    public = game.view(step.state, None)
    last = redacted(game, step.state, step.events, None)
    yield Shown("board", (PUBLIC, PRIVATE), presenter.board(public, names, last).picture)
    for seat, view in zip(setting.roster.seats, views, strict=True):
        actions = (*game.legal(step.state, seat), *presenter.proposals(view))
        told = redacted(game, step.state, step.events, seat)
        screen = presenter.panel(view, actions, names, told)
        yield Shown("last panel" if game.outcome(step.state) else "panel", (PRIVATE,), screen.picture)
        for below in selections(screen):
            picture = presenter.selection_picture(view, [actions[index] for index in below], names, told)
            yield Shown("selection", (PRIVATE,), picture)
        if presenter.replay is not None:
            yield Shown("replay", (PRIVATE,), presenter.replay.table(view, names, told))
    if presenter.replay is not None:
        opened = presenter.replay.laid_open(public, views)
        yield Shown("open replay", (PRIVATE,), presenter.board(opened, names, last).picture)


def end_of_a_battle(
    subject: Subject, setting: Setting, before: Step[Any, Any], after: Step[Any, Any], audience: Audience
) -> Band | None:
    """The end of a battle, duel or fight as an audience is shown it; None after any other action."""
    game, climax = subject.game, PRESENTERS[subject.game.key].climax
    told = redacted(game, after.state, after.events, audience)
    if climax is None or climax.band is None or not any(map(climax.ends, told)):
        return None
    return climax.band(game.view(before.state, audience), names_for(setting), told)


def selections(screen: Screen) -> list[tuple[int, ...]]:
    """The choices below some nodes of a panel's menu, as indices."""
    menu = build(screen.choices)
    nodes = [number for number in range(1, menu.size) if len(menu.choices_below(number))]
    return [tuple(menu.choices_below(number)) for number in nodes[:: max(1, len(nodes) // MOST_SELECTIONS)]]


def shown_by_card(key: str) -> Iterator[Shown]:
    """The pictures of a game's cards, for `/card`."""
    for name, screen in PRESENTERS[key].cards().items():
        yield Shown(f"card {name}", (PRIVATE,), screen.picture)


def names_for(setting: Setting) -> Names:
    return Names(LONG_NAMES[: len(setting.roster.seats)], tuple(tuple(map(int, team)) for team in setting.roster.teams))


def shown_width(scene: Scene, most: tuple[int, int]) -> float:
    """The width at which Discord shows a picture that may be at most so wide and high."""
    return scene.width * min(
        1.0, *(room / length for room, length in zip(most, (scene.width, scene.height), strict=True))
    )


def check_sizes(key: str, shown: Shown) -> None:
    assert shown.picture is None or 1 <= len(shown.picture.bands) <= limits.BANDS, shown.kind
    high = sum(band.scene.height for band in shown.picture.bands) if shown.picture else 0
    assert shown.kind != "panel" or high <= PANEL_HEIGHT, f"a panel whose pictures are {high} high together"
    for band in shown.picture.bands if shown.picture else ():
        for room in shown.rooms:
            width = shown_width(band.scene, room.most)
            assert width >= room.least, f"{shown.kind}: {band.scene.height} high, shown {width:.0f} wide"
        for text in flat_texts(band.scene):
            if text.text.strip():
                check_type(key, text, band.scene.width, shown.kind)


def check_type(key: str, text: Text, width: int, kind: str) -> None:
    drawn, least = size_of(text), READABLE * width / PHONE
    assert drawn >= SMALLEST, f"{kind}: {text.text!r} is {drawn} px"
    is_small_by_intent = re.fullmatch(SMALL_TYPE[key], text.text.strip()) is not None
    assert text.size >= least or is_small_by_intent, f"{kind}: {text.text!r} is meant to be {text.size} px"


@pytest.mark.parametrize(("subject", "setting"), CASES, ids=CASE_NAMES)
def test_pictures_of_matches_are_shown_wide_with_large_type(subject: Subject, setting: Setting) -> None:
    checked = 0
    for shown in shown_in_match(subject, setting, 1):
        check_sizes(subject.game.key, shown)
        checked += shown.picture is not None
    assert checked


@pytest.mark.parametrize("key", SUBJECTS)
def test_pictures_of_cards_are_shown_wide_with_large_type(key: str) -> None:
    for shown in shown_by_card(key):
        check_sizes(key, shown)


@pytest.mark.parametrize(("subject", "setting"), CASES, ids=CASE_NAMES)
def test_each_band_is_a_small_file(subject: Subject, setting: Setting) -> None:
    shown = [each for each in shown_in_match(subject, setting, 2) if each.picture is not None]
    bands = {band.scene: each.kind for each in shown if each.picture for band in each.picture.bands}
    busiest = sorted(bands, key=lambda scene: -len(list(flat_texts(scene))))[:DRAWN]
    renderer = Renderer()
    for scene in busiest:
        size = len(renderer.draw(scene))
        assert size <= MOST_BYTES, f"{bands[scene]}: {size} bytes"
    assert busiest


def pages_of(
    subject: Subject, setting: Setting, step: Step[Any, Any], seat: Seat, end: Band | None = None
) -> Iterator[tuple[Panel, Page]]:
    """The pages of a seat's panel at every node of its menu, with long news; `end` is the end of a battle."""
    game, presenter, names = subject.game, PRESENTERS[subject.game.key], names_for(setting)
    view, told = game.view(step.state, seat), redacted(game, step.state, step.events, seat)
    actions = (*game.legal(step.state, seat), *presenter.proposals(view))
    match = Match(
        7, 1, 2, game.key, b"{}", setting.roster, tuple(Person(*each) for each in enumerate(names.seats)),
        status="live", version=5, key=bytes(32), created_at=0.0, expires_at=None,
    )  # fmt: skip
    screen = replace(presenter.panel(view, actions, names, told), footer=footer_of(match))
    if review := presenter.review(view, names, ()):
        screen = replace(screen, picture=review.picture)
    menu = build(screen.choices)
    panel = Panel(match, seat, with_climax(screen, end, is_panel=True), menu, presenter.entry(view), LONG_NEWS)
    yield panel, panel_page(panel)
    for node in (each for each in range(1, menu.size) if menu.leaf(each) is None):
        below = [actions[index] for index in menu.choices_below(node)]
        picture = presenter.selection_picture(view, below, names, told) if below else None
        narrowed = replace(panel, screen=replace(screen, picture=picture or screen.picture))
        yield narrowed, panel_page(narrowed, node)


def check_message(panel: Panel, page: Page) -> None:
    """Hold the message of a page to Discord's limits, with its pictures and in words, and to a laptop's window."""
    assert page_height(page) <= MAX_HEIGHT, f"{panel.screen.title}: {page.below}: {page_height(page)} high"
    bands = len(panel.screen.picture.bands) if panel.screen.picture else 0
    for drawn in ((b"PNG",) * bands, ()):
        view = page.layout(drawn)
        text = "\n".join(each.content for each in view.walk_children() if isinstance(each, discord.ui.TextDisplay))
        assert view.total_children_count <= COMPONENTS, f"{panel.screen.title}: {view.total_children_count} components"
        assert view.content_length() <= limits.PANEL_TEXT
        assert discord_texts.there_is_more() not in text, f"{panel.screen.title} is cut"


@pytest.mark.parametrize(("subject", "setting"), CASES, ids=CASE_NAMES)
async def test_every_page_of_a_panel_fits_into_a_message(subject: Subject, setting: Setting) -> None:
    game, checked = subject.game, 0
    step = before = start(game, setting, 3)
    turns = play_on(game, step.state, rng_of("pages", setting.name), choose_by_kind(subject.avoids), setting.bound)
    for number, turn in enumerate([*turns, None]):
        for seat in setting.roster.seats:
            end = end_of_a_battle(subject, setting, before, step, seat) if number else None
            is_due = turn is None or (not number % EVERY and number < EVERY * MOST_POSITIONS)
            pages = pages_of(subject, setting, step, seat, end)
            for panel, page in pages if is_due else islice(pages, 1) if end else ():
                check_message(panel, page)
                checked += 1
        before, step = step, turn.step if turn else step
    assert checked


async def test_a_panel_that_is_cut_is_noticed() -> None:
    subject = SUBJECTS["air-land-sea"]
    setting = subject.settings[0]
    step = start(subject.game, setting, 3)
    panel, page = next(pages_of(subject, setting, step, setting.roster.seats[0]))
    check_message(panel, page)
    full = tuple(Block(f"Block {number}", "word " * 200) for number in range(5))
    with pytest.raises(AssertionError, match="is cut"):
        check_message(panel, dataclasses.replace(page, screen=replace(panel.screen, blocks=full)))
    rows = [[Button(CustomId("hand", number), "My hand")] for number in range(COMPONENTS)]
    with pytest.raises((AssertionError, ValueError)):
        check_message(panel, dataclasses.replace(page, rows=rows))


def test_a_narrow_picture_and_small_type_are_noticed() -> None:
    assert shown_width(Scene(800, 466, ()), limits.EMBED_IMAGE_SIZE) == 400
    assert shown_width(Scene(800, 1_000, ()), limits.EMBED_IMAGE_SIZE) == 240
    check_type("stratego", Text("Scout", 0, 0, 200, 60, 26, 22), 800, "board")
    check_type("stratego", Text("10", 0, 0, 60, 60, 24, 22), 800, "board")
    for small in (Text("Scout", 0, 0, 200, 60, 24, 22), Text("10", 0, 0, 60, 60, 20, 20)):
        with pytest.raises(AssertionError):
            check_type("stratego", small, 800, "board")
