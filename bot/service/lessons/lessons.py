"""Lessons that people follow: where each of them is, what is shown there, and what a press comes to.

All that is stored of a lesson is how many of its steps somebody has done. A press counts only if it was made at the
step that is stored, so nobody gets past a step but by what it asks for.
"""

from collections.abc import Mapping
from typing import Any

import msgspec

from bot.games.catalog import PLAYABLE_GAMES, PlayableGame, playable
from bot.model.match import Match, Person
from bot.presenters.lessons import screens
from bot.screens.lesson import Lesson
from bot.screens.menu import ROOT
from bot.screens.refusals import Refused
from bot.screens.screen import Picture
from bot.service.lessons.positions import LessonPosition, positions_in_steps
from bot.service.matches.changes import errors_as_refusals
from bot.service.matches.offers import Offer, Panel, offer_in_steps, panel_of
from bot.service.matches.redaction import read_report
from bot.service.matches.seating import names_of
from bot.service.matches.selection import NodeSelection
from bot.storage.lessons import LessonRows

LESSON_GAMES = tuple(key for key, host in PLAYABLE_GAMES.items() if host.presenter.lesson is not None)
"""The games that have a lesson."""


class LessonView(msgspec.Struct, frozen=True):
    """A step of a lesson as it is shown: the panel of its position, and where in its menu somebody is."""

    lesson: Lesson[Any, Any]
    step: int
    """Counted from 0; as many as there are steps: its end."""
    panel: Panel
    table: Picture | None
    """The table, where the panel doesn't show it and the step wants it."""
    told: tuple[str, ...]
    """What has happened since the step before."""
    node: int = ROOT
    question: str = ""
    """What is asked before the action is carried out."""
    objection: str = ""
    """Why what was chosen isn't what the lesson asks for."""
    is_elsewhere: bool = False
    """Whether what was pressed belongs to another step than the one that is shown."""

    @property
    def is_over(self) -> bool:
        """Whether all steps are done."""
        return self.step >= len(self.lesson.steps)


class Lessons:
    """Shows lessons, and takes people from step to step."""

    def __init__(self, lesson_rows: LessonRows) -> None:
        self._lesson_rows = lesson_rows

    async def progress(self, guild_id: int, user_id: int) -> Mapping[str, int]:
        """How many steps of each game's lesson a person has done, where they have begun it."""
        with errors_as_refusals(guild_id):
            started = await self._lesson_rows.lessons(guild_id, user_id)
        return {each.game: min(each.steps, _length(each.game)) for each in started if each.game in LESSON_GAMES}

    async def open(self, guild_id: int, person: Person, game: str) -> LessonView:
        """A lesson where its person left it, or from its beginning if they have done all of it."""
        step = await self._step(guild_id, person, game)
        if step == _length(game):
            return await self.restart(guild_id, person, game)
        return await _show(person, game, step)

    async def show(self, guild_id: int, person: Person, game: str) -> LessonView:
        """A lesson where its person is, be it the end."""
        return await _show(person, game, await self._step(guild_id, person, game))

    async def restart(self, guild_id: int, person: Person, game: str) -> LessonView:
        """A lesson from its beginning."""
        _length(game)
        with errors_as_refusals(guild_id):
            await self._lesson_rows.set_lesson(guild_id, person.id, game, steps=0)
        return await _show(person, game, 0)

    async def press(self, guild_id: int, person: Person, game: str, chosen: NodeSelection) -> LessonView:
        """Press a node of the menu that was shown at a step, which stands where a panel has its version.

        The action that the step asks for goes on, asked again first where it says so; any other is answered with why.
        Raises Refused("not_offered" | "no_lesson").
        """
        here = await self.show(guild_id, person, game)
        if here.step != chosen.seen:
            return msgspec.structs.replace(here, is_elsewhere=True)
        if here.is_over:
            return here
        step = here.lesson.steps[here.step]
        offered = await offer_in_steps(here.panel.match, person.id)
        resolved = msgspec.structs.replace(chosen, seen=here.panel.since).resolve(offered)
        if resolved.action is None:
            return _at(here, panel_of(offered, resolved.node), resolved.node)
        if objection := step.objection(resolved.action):
            return msgspec.structs.replace(here, objection=objection)
        question = "" if resolved.leaf is None or resolved.confirmed else offered.choice(resolved.leaf).confirm
        if question:
            return msgspec.structs.replace(here, node=chosen.node, question=question)
        with errors_as_refusals(guild_id):
            await self._lesson_rows.set_lesson(guild_id, person.id, game, steps=here.step + 1, after=here.step)
        return await self.show(guild_id, person, game)

    async def _step(self, guild_id: int, person: Person, game: str) -> int:
        _length(game)
        return (await self.progress(guild_id, person.id)).get(game, 0)


def _at(view: LessonView, panel: Panel, node: int) -> LessonView:
    """Return a view at another node of its menu, with the picture that the panel has there."""
    screen = msgspec.structs.replace(view.panel.screen, picture=panel.screen.picture)
    return msgspec.structs.replace(view, panel=msgspec.structs.replace(view.panel, screen=screen), node=node)


def _length(game: str) -> int:
    """The number of steps of a game's lesson; raises Refused("unknown_game" | "no_lesson")."""
    host = playable(game)
    if host.presenter.lesson is None:
        raise Refused("no_lesson", game=host.presenter.name)
    return len(host.presenter.lesson.steps)


async def _show(person: Person, game: str, step: int) -> LessonView:
    host = playable(game)
    lesson = host.presenter.lesson
    if lesson is None:
        raise Refused("no_lesson", game=host.presenter.name)
    position = (await positions_in_steps(game))[step]
    match = _seated(position, person, lesson.seat)
    panel = panel_of(await offer_in_steps(match, person.id), course=position.course)
    footer = screens.footer(host.presenter.name)
    panel = msgspec.structs.replace(panel, screen=msgspec.structs.replace(panel.screen, footer=footer))
    names = names_of(match)
    told = tuple(text for event in position.told if (text := host.presenter.sentence(event, names)))
    shown = "never" if step == len(lesson.steps) else lesson.steps[step].table
    return LessonView(lesson, step, panel, None if shown == "never" else _table(host, panel), told)


def _table(host: PlayableGame, panel: Panel) -> Picture | None:
    """Return the table from the learner's side, if the game draws one."""
    match, parts = panel.match, host.presenter.replay
    if parts is None or panel.seat is None:
        return None
    view, last = Offer(match, panel.seat).view, read_report(host, match.reports, panel.seat)
    return parts.table(view, names_of(match), last)


def _seated(position: LessonPosition, person: Person, seat: int) -> Match:
    """Return the match of a position with its learner in their seat."""
    people = tuple(person if each == seat else trainer for each, trainer in enumerate(position.match.people))
    return msgspec.structs.replace(position.match, people=people)
