"""Seats that somebody has left: who decides whether a computer player takes one, and what is said of it."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from bot.model.clock import Wait
from bot.model.computers import computer
from bot.model.match import Match
from bot.presenters import clocks
from bot.presenters.presenter import Names
from bot.presenters.screen import Screen, with_headline, with_line
from bot.service.games import playable
from bot.service.matches.changes import errors_as_refusals
from engine.core.errors import Illegal
from engine.core.seats import Seat


class Without(NamedTuple):
    """What a match would come to without a seat: whether the seat is in it at all, and whether the match would end."""

    was_in: bool
    ends: bool


def without(match: Match, seat: Seat) -> Without:
    """What a match would come to without a seat; a match that isn't live has none."""
    if match.status != "live" or match.state is None:
        return Without(was_in=False, ends=False)
    with errors_as_refusals(*match.ref):
        return _without(match.game, match.schema, match.state, seat)


@lru_cache(maxsize=1_000)
def _without(game: str, schema: int, state: bytes, seat: Seat) -> Without:
    host = playable(game).game
    try:
        after = host.leave(host.codec.load_state(state, schema), seat).state
    except Illegal:
        return Without(was_in=False, ends=False)
    return Without(was_in=True, ends=host.outcome(after) is not None)


def staying(match: Match) -> tuple[Seat, ...]:
    """The seats that are still in a live match, by its rules."""
    return tuple(seat for seat in match.roster.seats if without(match, seat).was_in)


def deciding(match: Match, seat: Seat) -> tuple[Seat, ...]:
    """The seats whose people decide whether a computer player takes this one: all others that are still in."""
    return tuple(each for each in staying(match) if each != seat and computer(match.people[each].id) is None)


def asked(match: Match) -> tuple[Seat, ...]:
    """The seats whose people are to decide, and haven't agreed; none where no seat was left."""
    proposal = match.take_over
    if proposal is None:
        return ()
    return tuple(seat for seat in deciding(match, Seat(proposal.seat)) if seat not in proposal.agreed)


def question_text(match: Match) -> str:
    """That a seat was left, and what the others are asked; "" where none was."""
    proposal = match.take_over
    return "" if proposal is None else clocks.take_over_question(match.people[proposal.seat].name, proposal.left)


def on_board(board: Screen, match: Match, waits: Sequence[Wait]) -> Screen:
    """The board with what is asked about a seat that was left, or with who has just taken one."""
    if match.take_over is not None:
        due = next((wait.due for wait in waits if wait.kind == "take_over"), None)
        return with_headline(board, f"{question_text(match)} {clocks.take_over_until(due)}".strip())
    new = next((each for each in match.leavers if each.version == match.board_version), None)
    return board if new is None else with_line(board, taken_over_text(match, Seat(new.seat)))


def taken_over_text(match: Match, seat: Seat) -> str:
    """Who plays on in a seat, and for whom."""
    return clocks.taken_over_text(match.people[seat].name, match.first_people[seat].name)


def lost_text(match: Match) -> str:
    """Who has left a seat and lost, in a sentence for each; "" where nobody has."""
    return " ".join(clocks.lost_text(leaver.person.name, leaver.how) for leaver in match.leavers)


def leaver_text(match: Match, user_id: int) -> str:
    """What somebody is told who has left a seat of a match."""
    for leaver in match.leavers:
        if leaver.person.id == user_id:
            return clocks.leaver_text(leaver.how, match.people[leaver.seat].name, over=match.status == "over")
    return clocks.leaving_text(match.take_over.left if match.take_over else None)


def names_after(match: Match, version: int) -> Names:
    """Who sat where after this version."""
    people = list(match.people)
    for leaver in match.leavers:
        if leaver.version > version:
            people[leaver.seat] = leaver.person
    return Names(tuple(person.name for person in people), match.roster.teams)
