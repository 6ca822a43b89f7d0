"""How a pairing came out, by its match: at the match's end, or at the end of the round.

A match that is still played when the round ends counts as lost for the side that it has been waiting for for long, and
else as a draw. It may be played to its end, which changes nothing in the table.
"""

from collections.abc import Sequence

from bot.model.clock import Wait
from bot.model.match import LEFT, LogRow, Match
from bot.model.tournaments import Outcome, Pairing, Reason, Tournament
from bot.service.tournaments.rounds import DAY, forfeited

Result = tuple[Outcome, Reason]

LONG_WAIT = DAY
"""A side that was waited for for so many seconds when a round ends has lost; in short rounds, a quarter of them."""


def result_of(match: Match, last: LogRow) -> Result | None:
    """How the pairing of a match came out; None while it is open or played. `last` is the newest row of its log."""
    match match.status:
        case "over":
            return _outcome(match, last), "played"
        case "cancelled" | "declined":
            return _without(match, last.user_id), "absent"
        case "expired":
            return "neither", "absent"
        case _:
            return None


def result_of_withdrawal(tournament: Tournament, pairing: Pairing) -> Result | None:
    """How a pairing comes out of which no match has begun, if somebody of it has withdrawn."""
    came = [not tournament.entrants[place].withdrawn for place in pairing.places]
    outcome = forfeited(first_came=came[0], second_came=came[-1])
    return None if outcome is None else (outcome, "absent")


def result_in_time_out(match: Match | None, waits: Sequence[Wait], now: float, days: int) -> Result:
    """How the pairing of a match that is open or played comes out when its round is over.

    It is nobody's fault where there is no match that can be read.
    """
    if match is None:
        return "draw", "late"
    if match.status == "open":
        places = match.lobby.places if match.lobby else ()
        first_came, second_came = (place.agreed for place in places)
        return forfeited(first_came=first_came, second_came=second_came) or "draw", "absent"
    patience = long_wait(days)
    late = {wait.seat for wait in waits if now - wait.since >= patience and match.timing.paused_at is None}
    if len(late) != 1:
        return "draw", "late"
    return ("second" if 0 in late else "first"), "late"


def long_wait(days: int) -> float:
    """For how long a side must have been waited for to lose at the end of a round of so many days."""
    return min(LONG_WAIT, days * DAY / 4)


def _outcome(match: Match, last: LogRow) -> Outcome:
    """By the ranks, or against whoever gave the match up before play began, which nobody wins by the game's rules."""
    if last.kind in LEFT and last.seat is not None:
        return "second" if last.seat == 0 else "first"
    if match.ending is None or len(match.ending.ranks) == 1:
        return "draw"
    return "first" if match.ending.ranks[0] == (0,) else "second"


def _without(match: Match, user_id: int | None) -> Outcome:
    """Against whoever called the match off."""
    if user_id is None:
        return "neither"
    return "second" if match.people[0].id == user_id else "first"
