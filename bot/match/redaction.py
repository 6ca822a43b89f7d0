"""Events of a change, redacted for each reader and stored that way, so no later reader sees more.

Spectators see more only if all sides have agreed to open their hands (`open_hands`).
"""

from collections.abc import Callable
from typing import Any

from bot.games.catalog import PlayableGame, get_game
from bot.match.model.match import Match
from bot.names.computers import computer
from bot.screens.presenter import Names
from bot.texts.languages import cached_by_language
from engine.core.game import Step
from engine.core.values import Roster, Seat

NO_EVENTS = b"[]"
"""Redacted events of a change that showed its reader nothing."""


def write_reports(game: PlayableGame, roster: Roster, step: Step[Any, Any]) -> tuple[bytes, ...]:
    """Return the step's events as encoded JSON, one item for each reader: the spectator, then each seat.

    Each item has only the events, or parts of events, that its reader may know.
    """
    readers: tuple[Seat | None, ...] = (None, *roster.seats)
    return tuple(game.engine.codec.dump_events(_redact_events(game, step, reader)) for reader in readers)


def read_report(game: PlayableGame, reports: tuple[bytes, ...], seat: Seat | None) -> tuple[Any, ...]:
    """Return the events that this reader may know; `seat` None means the spectator.

    Return `()` if `reports` is empty.
    """
    if not reports:
        return ()
    return game.engine.codec.load_events(reports[0 if seat is None else seat + 1])


def has_no_events(reports: tuple[bytes, ...], seat: Seat | None) -> bool:
    """Return whether a change showed this reader nothing; `seat` None means the spectator."""
    return reports[0 if seat is None else seat + 1] == NO_EVENTS


def can_open_hands(match: Match) -> bool:
    """Return whether the people of a match could agree to show all hands to spectators.

    Every seat needs a person with a known user id. A computer player can't agree. A person who deleted their data has
    no known id, and might be one of the spectators. In a rated tournament match, a later opponent might be one.
    """
    if match.rated and match.is_pairing:
        return False
    return all(person.is_known and computer(person.id) is None for person in match.people)


def are_hands_open(match: Match) -> bool:
    """Return whether spectators see every hand of a match, a whole turn late."""
    return match.open_hands and match.status == "live" and can_open_hands(match)


def memory_renderer(match: Match) -> Callable[[Any, Names], str] | None:
    """Return the renderer of past events if the rules make people remember facts during the match.

    It leaves out facts that people have to remember, such as the ranks of pieces. Return None if the match is over or
    the options have no such rule. `Presenter.sentence` then renders past events too.
    """
    return _memory_renderer(match.game, match.options) if match.status != "over" else None


@cached_by_language(1_000)
def _memory_renderer(game: str, options: bytes) -> Callable[[Any, Names], str] | None:
    host = get_game(game)
    return host.presenter.memory_sentence(host.engine.codec.load_options(options))


def _redact_events(game: PlayableGame, step: Step[Any, Any], reader: Seat | None) -> tuple[Any, ...]:
    seen = (game.engine.redact(step.state, event, reader) for event in step.events)
    return tuple(event for event in seen if event is not None)
