"""Seats and people of a match: who sits where, people who left, and votes on take-overs."""

from functools import lru_cache
from typing import Any, NamedTuple

from bot.games.catalog import get_game
from bot.match.model.computers import people_among
from bot.match.model.match import Match
from bot.match.refusals import errors_as_refusals
from bot.names.computers import computer
from bot.screens.presenter import Names
from bot.screens.refusals import Refused
from engine.core.game import Game
from engine.core.values import Illegal, Seat


def names_of(match: Match) -> Names:
    """Return the names of the match's people by seat and its teams, in the form that presenters take."""
    return Names(tuple(person.name for person in match.people), match.roster.teams)


def seat_of(match: Match, user_id: int) -> Seat:
    """Return the person's seat; raise Refused("not_seated" | "already_out").

    The code is "already_out" if the person left a seat of this match to a computer player.
    """
    if match.has_left(user_id):
        raise Refused("already_out")
    for index, person in enumerate(match.people):
        if person.id == user_id:
            return Seat(index)
    raise Refused("not_seated")


def has_seat(match: Match, user_id: int) -> bool:
    """Return whether a person plays in a match, or did before leaving it."""
    return match.has_left(user_id) or any(person.id == user_id for person in match.people)


def check_live(match: Match) -> None:
    """Raise Refused("match_over" | "not_started") unless the match is live."""
    if match.status != "live":
        raise Refused("match_over" if match.has_ended else "not_started")


class LeaveEffect(NamedTuple):
    """Effect of a seat leaving: whether the seat was still in the match, and whether the match would end."""

    was_in: bool
    ends: bool


def effect_of_leaving(match: Match, seat: Seat) -> LeaveEffect:
    """Return whether the seat is still in the match, and whether the match would end if it left.

    Both are False if the match isn't live. Raises Refused("broken_match") if the engine can't read its state.
    """
    if match.status != "live" or match.state is None:
        return LeaveEffect(was_in=False, ends=False)
    with errors_as_refusals(*match.ref):
        return _effect_of_leaving(match.game, match.schema, match.state, seat)


@lru_cache(maxsize=1_000)
def _effect_of_leaving(game: str, schema: int, state: bytes, seat: Seat) -> LeaveEffect:
    engine = get_game(game).engine
    try:
        after = engine.leave(engine.codec.load_state(state, schema), seat).state
    except Illegal:
        return LeaveEffect(was_in=False, ends=False)
    return LeaveEffect(was_in=True, ends=engine.outcome(after) is not None)


def is_in(game: Game[Any, Any, Any, Any, Any], state: Any, seat: Seat) -> bool:  # noqa: ANN401 - any game's state
    """Return whether a seat is still in the match by its rules, even if it may not leave now."""
    try:
        game.leave(state, seat)
    except Illegal as error:
        return error.code != "already_out"
    return True


def active_seats(match: Match) -> tuple[Seat, ...]:
    """Return the seats that have not left a live match, ascending; `()` if the match isn't live.

    Raises Refused("broken_match") if the engine can't read its state.
    """
    return tuple(seat for seat in match.roster.seats if effect_of_leaving(match, seat).was_in)


def is_abandoned(match: Match) -> bool:
    """Return whether only computer players remain in a live match that a person began to play.

    Return False during a take-over vote.
    """
    people = [seat for seat in match.roster.seats if computer(match.people[seat].id) is None]
    if match.status != "live" or match.take_over is not None or not people_among(match.first_people):
        return False
    return not any(effect_of_leaving(match, seat).was_in for seat in people)


def take_over_voters(match: Match, seat: Seat) -> tuple[Seat, ...]:
    """Return the seats of the people who vote on a take-over of `seat`: all others still in the match."""
    return tuple(each for each in active_seats(match) if each != seat and computer(match.people[each].id) is None)


def pending_voters(match: Match) -> tuple[Seat, ...]:
    """Return the seats that still have to vote on a take-over; return `()` without such a vote."""
    proposal = match.take_over
    if proposal is None:
        return ()
    return tuple(seat for seat in take_over_voters(match, Seat(proposal.seat)) if seat not in proposal.agreed)
