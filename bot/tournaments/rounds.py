"""How a tournament goes on: it begins, pairings are settled, and the next round follows; as values, without I/O.

How a pairing came out, by its match: at the match's end, or at the end of the round.

A match that is still played when the round ends counts as lost for the side that it has been waiting for for long, and
else as a draw. It may be played to its end, which changes nothing in the table.
"""

from collections.abc import Collection, Mapping, Sequence
from hashlib import sha256
from math import ceil, log2

import msgspec

from bot.match.model.match import LEAVE_KINDS, LogRow, Match
from bot.match.model.timing import Wait
from bot.tournaments.model import Outcome, Pairing, Reason, Round, Tournament
from bot.tournaments.pairing import round_robin, standings, swiss_round
from engine.core.rng import Rng

DAY = 24 * 3600.0

Blocks = Collection[tuple[int, int]]
"""Who takes no challenges from whom, as places (blocker, blocked)."""

Settled = Mapping[int, tuple[Outcome, Reason]]
"""How pairings of the last round came out, by table."""


def planned_rounds(tournament: Tournament) -> int:
    """How many rounds there are: in a Swiss tournament as many as it takes until one person alone can have won all."""
    people = len(tournament.entrants)
    every = people - 1 + people % 2
    if tournament.terms.format == "round_robin":
        return every
    return min(tournament.terms.rounds or ceil(log2(max(people, 2))), every)


def start_tournament(tournament: Tournament) -> Tournament:
    """The tournament after its sign-up: its people in an order that is drawn from its key."""
    rng = Rng(sha256(b"warroom-tournament" + tournament.key).digest())
    entrants, _ = rng.shuffle(sorted(tournament.entrants, key=lambda entrant: entrant.person.id))
    return msgspec.structs.replace(tournament, status="running", entrants=entrants)


def open_tables(tournament: Tournament) -> tuple[int, ...]:
    """The tables of the last round whose pairing isn't settled."""
    last = tournament.rounds[-1] if tournament.rounds else ()
    return tuple(table for table, pairing in enumerate(last) if pairing.outcome is None)


def with_settled(tournament: Tournament, settled: Settled) -> Tournament:
    """The tournament after these pairings of its last round have come out so."""
    if not settled:
        return tournament
    last = tuple(
        msgspec.structs.replace(pairing, outcome=settled[table][0], reason=settled[table][1])
        if table in settled
        else pairing
        for table, pairing in enumerate(tournament.rounds[-1])
    )
    return msgspec.structs.replace(tournament, rounds=(*tournament.rounds[:-1], last))


def advance_rounds(tournament: Tournament, blocks: Blocks, now: float) -> Tournament:
    """The tournament with its next round, or its end, if nothing of the last round is left to be played.

    It takes up to a tenth of a second with many people.
    """
    while tournament.status == "running" and not open_tables(tournament):
        if len(tournament.rounds) >= planned_rounds(tournament) or len(tournament.active_indexes) < 2:
            tournament = end_tournament(tournament, now)
        else:
            pairings = _next_round(tournament, blocks)
            ends_at = now + tournament.terms.days * DAY
            rounds = (*tournament.rounds, pairings)
            tournament = msgspec.structs.replace(tournament, rounds=rounds, round_ends_at=ends_at)
    return tournament


def end_tournament(tournament: Tournament, now: float, *, called_off: bool = False) -> Tournament:
    """The tournament when it is over or called off."""
    status = "cancelled" if called_off else "over"
    return msgspec.structs.replace(tournament, status=status, round_ends_at=None, ended_at=now)


def _next_round(tournament: Tournament, blocks: Blocks) -> Round:
    if tournament.terms.format == "round_robin":
        pairings = round_robin(len(tournament.entrants))[len(tournament.rounds)]
    else:
        table = standings(len(tournament.entrants), tournament.rounds, "swiss")
        active = set(tournament.active_indexes)
        pairings = swiss_round(
            [line.index for line in table if line.index in active],
            {line.index: line.points for line in table},
            tournament.rounds,
            {frozenset(block) for block in blocks},
        )
    return tuple(_settle_early(tournament, pairing, blocks) for pairing in pairings)


def _settle_early(tournament: Tournament, pairing: Pairing, blocks: Blocks) -> Pairing:
    """The pairing as it stands before anybody plays: a bye is won, and whoever can't come has lost."""
    first, second = pairing.first, pairing.second
    if second is None:
        came = not tournament.entrants[first].withdrawn
        return Pairing(first, None, "first" if came else "neither", "bye")
    outcome = forfeit_outcome(
        first_came=not tournament.entrants[first].withdrawn and (first, second) not in blocks,
        second_came=not tournament.entrants[second].withdrawn and (second, first) not in blocks,
    )
    return pairing if outcome is None else Pairing(first, second, outcome, "absent")


def forfeit_outcome(*, first_came: bool, second_came: bool) -> Outcome | None:
    """How a pairing comes out of which only some came; None where both did."""
    if first_came and second_came:
        return None
    if first_came:
        return "first"
    return "second" if second_came else "neither"


Result = tuple[Outcome, Reason]

LONG_WAIT = DAY
"""A side that was waited for for so many seconds when a round ends has lost; in short rounds, a quarter of them."""


def result_of(match: Match, last: LogRow) -> Result | None:
    """How the pairing of a match came out; None while it is open or played. `last` is the newest row of its log."""
    match match.status:
        case "over":
            return _outcome(match, last), "played"
        case "cancelled" | "declined":
            return _call_off_outcome(match, last.user_id), "absent"
        case "expired":
            return "neither", "absent"
        case _:
            return None


def result_of_withdrawal(tournament: Tournament, pairing: Pairing) -> Result | None:
    """How a pairing comes out of which no match has begun, if somebody of it has withdrawn."""
    came = [not tournament.entrants[index].withdrawn for index in pairing.indexes]
    outcome = forfeit_outcome(first_came=came[0], second_came=came[-1])
    return None if outcome is None else (outcome, "absent")


def result_in_time_out(match: Match | None, waits: Sequence[Wait], now: float, days: int) -> Result:
    """How the pairing of a match that is open or played comes out when its round is over.

    It is nobody's fault where there is no match that can be read.
    """
    if match is None:
        return "draw", "late"
    if match.status == "open":
        slots = match.lobby.places if match.lobby else ()
        first_came, second_came = (slot.agreed for slot in slots)
        return forfeit_outcome(first_came=first_came, second_came=second_came) or "draw", "absent"
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
    if last.kind in LEAVE_KINDS and last.seat is not None:
        return "second" if last.seat == 0 else "first"
    if match.ending is None or len(match.ending.ranks) == 1:
        return "draw"
    return "first" if match.ending.ranks[0] == (0,) else "second"


def _call_off_outcome(match: Match, user_id: int | None) -> Outcome:
    """Against whoever called the match off."""
    if user_id is None:
        return "neither"
    return "second" if match.people[0].id == user_id else "first"
