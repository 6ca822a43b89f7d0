"""Lessons: each person's progress, the view of a step, and the result of a press.

Only the number of completed steps is stored. A press counts only if it was made at the stored step, so each step must
be solved.

The engine computes a lesson's positions from its key and the actions of its script.
"""

import asyncio
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from bot.games.catalog import PLAYABLE_GAMES, PlayableGame, get_game
from bot.lessons import screens, texts
from bot.lessons.rows import LessonRows
from bot.lobbies.lobby import rosters_for
from bot.match.model.match import Match, Person, Request
from bot.match.offers import Offer, offer_in_steps
from bot.match.redaction import read_report
from bot.match.refusals import errors_as_refusals
from bot.match.seating import names_of
from bot.match.tapes import PublicEvents
from bot.match.transitions import apply_action, deal
from bot.play.panels import Panel, panel_of
from bot.play.selection import NodeSelection
from bot.screens.lesson import Lesson, Played
from bot.screens.menu import ROOT
from bot.screens.refusals import Refused
from bot.screens.screen import Picture

_PEOPLE = (Person(-1, ""), Person(-2, ""))
"""Placeholders for the two people. `_show` puts the names of the learner and the Trainer into them."""

_REQUEST = Request(_PEOPLE[0], None, 0.0)


class LessonPosition(msgspec.Struct, frozen=True):
    """A position of a lesson, as an unstored match with placeholders for its people."""

    match: Match
    seen_events: tuple[Any, ...]
    """Events since the step before, redacted for the learner's seat."""
    public_events: PublicEvents
    """Events so far, redacted for spectators."""


known: dict[str, tuple[LessonPosition, ...]] = {}
"""The positions that were made, by game."""


async def _positions(game: str) -> tuple[LessonPosition, ...]:
    """Return the position of each step of a game's lesson, then the end.

    Yields to the event loop while it computes new ones. Raises Refused("unknown_game" | "no_lesson").
    """
    if game not in known:
        positions: list[LessonPosition] = []
        for position in play_script(get_game(game), _get_lesson(game)):
            positions.append(position)
            await asyncio.sleep(0)
        known[game] = tuple(positions)
    return known[game]


def play_script(game: PlayableGame, lesson: Lesson[Any, Any]) -> Iterator[LessonPosition]:
    """Yield the position of each step and then the end; raises Refused if the script breaks the rules."""
    match = deal(_new_match(game, lesson), _REQUEST).match
    public_events: PublicEvents = _spectator_events(game, match)
    seen_events: tuple[Any, ...] = ()
    turns = [lesson.opening, *((Played(lesson.seat, step.action), *step.replies) for step in lesson.steps)]
    for done, turn in enumerate(turns):
        seen_events = ()
        for after in _play_turn(match, turn, lesson, done):
            match = after
            seen_events = (*seen_events, *read_report(game, match.reports, match.roster.seats[lesson.seat]))
            public_events = (*public_events, *_spectator_events(game, match))
        yield LessonPosition(match, seen_events, public_events)


def _play_turn(match: Match, turn: Sequence[Played[Any]], lesson: Lesson[Any, Any], done: int) -> Iterator[Match]:
    """Yield the match after each action of `turn`, an action of the script with the replies.

    Play the lesson's filler action before each action that is not yet offered. At the end, play it until the next
    step's action is offered. `done` is the number of steps before that next step.
    """
    for played in turn:
        for filled in _play_fillers(match, played, lesson):
            match = filled
            yield match
        match = _play_action(match, played)
        yield match
    awaited = [Played(lesson.seat, step.action) for step in lesson.steps[done : done + 1]]
    yield from _play_fillers(match, awaited[0] if awaited else None, lesson)


def _play_fillers(match: Match, awaited: Played[Any] | None, lesson: Lesson[Any, Any]) -> Iterator[Match]:
    """Yield the match after each filler action, until the action `awaited` is offered.

    Stop earlier if no seat can play the filler, the action with which the lesson passes the time. If `awaited` is None,
    play fillers while any seat can.
    """
    filler = lesson.filler
    while filler is not None:
        offers = {seat: Offer(match, seat).actions for seat in match.roster.seats}
        if awaited is not None and awaited.action in offers[match.roster.seats[awaited.seat]]:
            return
        asked_seats = [seat for seat, actions in offers.items() if filler in actions]
        if not asked_seats:
            return
        match = _play_action(match, Played(asked_seats[0], filler))
        yield match


def _new_match(game: PlayableGame, lesson: Lesson[Any, Any]) -> Match:
    options = game.engine.codec.load_options(msgspec.json.encode(lesson.options))
    written = game.engine.codec.dump_options(options)
    return Match(
        id=0,
        guild_id=0,
        channel_id=0,
        game=game.engine.key,
        options=written,
        roster=rosters_for(game.engine.key, written, len(_PEOPLE))[0],
        people=_PEOPLE,
        status="open",
        version=0,
        key=lesson.key,
        created_at=0.0,
        expires_at=None,
    )


def _play_action(match: Match, played: Played[Any]) -> Match:
    return apply_action(Offer(match, match.roster.seats[played.seat]), played.action, _REQUEST).match


def _spectator_events(game: PlayableGame, match: Match) -> PublicEvents:
    events = read_report(game, match.reports, None)
    return (events,) if events else ()


LESSON_GAMES = tuple(key for key, host in PLAYABLE_GAMES.items() if host.presenter.lesson is not None)
"""The games that have a lesson."""


class LessonView(msgspec.Struct, frozen=True):
    """View of a lesson's step for one person: the panel of its position, and a node of its menu."""

    lesson: Lesson[Any, Any]
    step: int
    """Counted from 0; as many as there are steps: its end."""
    panel: Panel
    table: Picture | None
    """The table, where the panel doesn't show it and the step wants it."""
    sentences: tuple[str, ...]
    """Sentences about the events since the step before."""
    node: int = ROOT
    question: str = ""
    """Question to confirm before the action is played, or ""."""
    objection: str = ""
    """Reason why the chosen action isn't right for this step, or ""."""
    is_elsewhere: bool = False
    """Whether the pressed button belongs to another step."""

    @property
    def is_over(self) -> bool:
        """Whether all steps are done."""
        return self.step >= len(self.lesson.steps)


class Lessons:
    """Shows lessons, and takes people from step to step."""

    def __init__(self, lesson_rows: LessonRows) -> None:
        self._lesson_rows = lesson_rows

    async def progress(self, guild_id: int, user_id: int) -> Mapping[str, int]:
        """Return the number of completed steps by game, for the lessons that a person has begun."""
        with errors_as_refusals(guild_id):
            started = await self._lesson_rows.lessons(guild_id, user_id)
        known_games = (each for each in started if each.game in LESSON_GAMES)
        return {each.game: min(each.steps, len(_get_lesson(each.game).steps)) for each in known_games}

    async def open(self, guild_id: int, person: Person, game: str) -> LessonView:
        """Return the lesson at the person's step; restart it if it is done."""
        step = await self._step(guild_id, person, game)
        if step == len(_get_lesson(game).steps):
            return await self.restart(guild_id, person, game)
        return await _show(person, game, step)

    async def show(self, guild_id: int, person: Person, game: str) -> LessonView:
        """Return the lesson at the person's step, or its end if it is done."""
        return await _show(person, game, await self._step(guild_id, person, game))

    async def restart(self, guild_id: int, person: Person, game: str) -> LessonView:
        """Set the person's progress in a lesson to zero, and return the lesson's first step."""
        _get_lesson(game)
        with errors_as_refusals(guild_id):
            await self._lesson_rows.set_lesson(guild_id, person.id, game, steps=0)
        return await _show(person, game, 0)

    async def press(self, guild_id: int, person: Person, game: str, chosen: NodeSelection) -> LessonView:
        """Press a node of the menu at a step; `chosen` carries the step in place of a panel's version.

        The right action completes the step, after a confirmation if its choice asks for one. A wrong action sets
        `objection`, and another step sets `is_elsewhere`. Raises Refused("not_offered" | "no_lesson").
        """
        here = await self.show(guild_id, person, game)
        if here.step != chosen.version:
            return replace(here, is_elsewhere=True)
        if here.is_over:
            return here
        step = here.lesson.steps[here.step]
        offer = await offer_in_steps(here.panel.match, person.id)
        resolved = replace(chosen, version=here.panel.version).resolve(offer)
        if resolved.action is None:
            screen = replace(here.panel.screen, picture=panel_of(offer, resolved.node).screen.picture)
            panel = replace(here.panel, screen=screen)
            return replace(here, panel=panel, node=resolved.node)
        if objection := step.objection(resolved.action):
            return replace(here, objection=objection)
        question = "" if resolved.leaf is None or resolved.confirmed else offer.choice(resolved.leaf).confirm
        if question:
            return replace(here, node=chosen.node, question=question)
        with errors_as_refusals(guild_id):
            await self._lesson_rows.set_lesson(guild_id, person.id, game, steps=here.step + 1, after=here.step)
        return await self.show(guild_id, person, game)

    async def _step(self, guild_id: int, person: Person, game: str) -> int:
        _get_lesson(game)
        return (await self.progress(guild_id, person.id)).get(game, 0)


def _get_lesson(game: str) -> Lesson[Any, Any]:
    """Return a game's lesson; raises Refused("unknown_game" | "no_lesson")."""
    presenter = get_game(game).presenter
    if presenter.lesson is None:
        raise Refused("no_lesson", game=presenter.name)
    return presenter.lesson


async def _show(person: Person, game: str, step: int) -> LessonView:
    host, lesson, position = get_game(game), _get_lesson(game), (await _positions(game))[step]
    trainer = Person(0, texts.trainer())
    people = tuple(person if seat == lesson.seat else trainer for seat in position.match.roster.seats)
    match = replace(position.match, people=people)
    panel = panel_of(await offer_in_steps(match, person.id), public_events=position.public_events)
    footer = screens.footer(host.presenter.name)
    panel = replace(panel, screen=replace(panel.screen, footer=footer))
    names = names_of(match)
    sentences = tuple(text for event in position.seen_events if (text := host.presenter.sentence(event, names)))
    shown = "never" if step == len(lesson.steps) else lesson.steps[step].table
    return LessonView(lesson, step, panel, None if shown == "never" else _table(host, panel), sentences)


def _table(game: PlayableGame, panel: Panel) -> Picture | None:
    """Return the picture of the table from the learner's side; None if the game draws none."""
    match, parts = panel.match, game.presenter.replay
    if parts is None or panel.seat is None:
        return None
    view, last = Offer(match, panel.seat).view, read_report(game, match.reports, panel.seat)
    return parts.table(view, names_of(match), last)
