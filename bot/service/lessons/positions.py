"""The positions of each game's lesson: what the engine makes of its deal and of the actions of its script."""

import asyncio
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from bot.games.catalog import PlayableGame, playable
from bot.model.match import Match, Person
from bot.model.request import Request
from bot.screens.lesson import Lesson, Played
from bot.service.lobbies.lobby_state import rosters_for
from bot.service.lobbies.start import deal
from bot.service.matches.courses import Course
from bot.service.matches.offers import Offer
from bot.service.matches.redaction import read_report
from bot.service.matches.transitions import acted

TRAINER = "Trainer"
"""The name of the opponent."""

_PEOPLE = (Person(-1, TRAINER), Person(-2, TRAINER))
_REQUEST = Request(_PEOPLE[0], None, 0.0)


class LessonPosition(msgspec.Struct, frozen=True):
    """A position of a lesson, as a match that is stored nowhere and whose people are nobody."""

    match: Match
    told: tuple[Any, ...]
    """What the learner's seat was told since the step before."""
    course: Course
    """What spectators were told by then."""


known: dict[str, tuple[LessonPosition, ...]] = {}
"""The positions that were made, by game."""


def positions_of(game: str) -> tuple[LessonPosition, ...]:
    """The position of each step of a game's lesson, and of its end; a game without a lesson has none."""
    if game not in known:
        known[game] = tuple(_positions(game))
    return known[game]


async def positions_in_steps(game: str) -> tuple[LessonPosition, ...]:
    """The same; where they aren't known yet, others get their turns between them."""
    if game not in known:
        found: list[LessonPosition] = []
        for position in _positions(game):
            found.append(position)
            await asyncio.sleep(0)
        known[game] = tuple(found)
    return known[game]


def _positions(game: str) -> Iterator[LessonPosition]:
    host = playable(game)
    lesson = host.presenter.lesson
    return iter(()) if lesson is None else play_script(host, lesson)


def play_script(host: PlayableGame, lesson: Lesson[Any, Any]) -> Iterator[LessonPosition]:
    """Yield the positions; raises Refused where the rules don't admit what the script plays."""
    match = deal(_undealt(host, lesson), _REQUEST).match
    course: Course = _told_to_all(host, match)
    told: tuple[Any, ...] = ()
    turns = [lesson.opening, *((Played(lesson.seat, step.action), *step.replies) for step in lesson.steps)]
    for done, turn in enumerate(turns):
        told = ()
        for after in _played(match, turn, lesson, done):
            match = after
            told = (*told, *read_report(host, match.reports, match.roster.seats[lesson.seat]))
            course = (*course, *_told_to_all(host, match))
        yield LessonPosition(match, told, course)


def _played(match: Match, turn: Sequence[Played[Any]], lesson: Lesson[Any, Any], done: int) -> Iterator[Match]:
    """Yield what a match comes to by each action of a turn, and by fillers up to the step after those that are done."""
    for played in turn:
        for filled in _filled(match, played, lesson):
            match = filled
            yield match
        match = _after(match, played)
        yield match
    asked = [Played(lesson.seat, step.action) for step in lesson.steps[done : done + 1]]
    yield from _filled(match, asked[0] if asked else None, lesson)


def _filled(match: Match, wanted: Played[Any] | None, lesson: Lesson[Any, Any]) -> Iterator[Match]:
    """Yield what a match comes to by each filler until this action is offered, or nobody is asked for more."""
    filler = lesson.filler
    while filler is not None:
        offers = {seat: Offer(match, seat).actions for seat in match.roster.seats}
        if wanted is not None and wanted.action in offers[match.roster.seats[wanted.seat]]:
            return
        asked = [seat for seat, actions in offers.items() if filler in actions]
        if not asked:
            return
        match = _after(match, Played(asked[0], filler))
        yield match


def _undealt(host: PlayableGame, lesson: Lesson[Any, Any]) -> Match:
    options = host.game.codec.load_options(msgspec.json.encode(lesson.options))
    written = host.game.codec.dump_options(options)
    return Match(
        id=0,
        guild_id=0,
        channel_id=0,
        game=host.game.key,
        options=written,
        roster=rosters_for(host.game.key, written, len(_PEOPLE))[0],
        people=_PEOPLE,
        status="open",
        version=0,
        key=lesson.key,
        created_at=0.0,
        expires_at=None,
    )


def _after(match: Match, played: Played[Any]) -> Match:
    return acted(Offer(match, match.roster.seats[played.seat]), played.action, _REQUEST).match


def _told_to_all(host: PlayableGame, match: Match) -> Course:
    events = read_report(host, match.reports, None)
    return (events,) if events else ()
