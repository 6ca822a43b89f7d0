"""Transitions of a tournament as pure functions: start, settle pairings, pair the next round, end.

Also the outcome of a pairing, from its match or from the end of the round. An unfinished match at the round's end is
lost for the side with a long wait. Without exactly one such side it is a draw. The match may still be finished, but the
table keeps that outcome.
"""

from collections.abc import Collection, Mapping, Sequence
from hashlib import sha256
from math import ceil, log2

import msgspec

from bot.match.model.match import LEAVE_KINDS, LogRow, Match
from bot.match.model.timing import MINUTE, Wait
from bot.screens.refusals import Refused
from bot.tournaments.model import MIN_ENTRANTS, Outcome, Pairing, Reason, Round, Tournament
from bot.tournaments.pairing import round_robin, standings, swiss_round
from engine.core.rng import Rng

DAY = 24 * 3600.0

Blocks = Collection[tuple[int, int]]
"""Blocks between people of a tournament, as pairs of indexes (blocker, blocked)."""

Settled = Mapping[int, tuple[Outcome, Reason]]
"""Outcome and reason of pairings of the last round, by table."""


def planned_rounds(tournament: Tournament) -> int:
    """Return the total number of rounds.

    A Swiss tournament has the requested number. Its default is the logarithm of the number of people to base 2, rounded
    up. Neither exceeds the rounds of a round robin.
    """
    people = len(tournament.entrants)
    every = people - 1 + people % 2
    if tournament.terms.format == "round_robin":
        return every
    return min(tournament.terms.rounds or ceil(log2(max(people, 2))), every)


def start_tournament(tournament: Tournament) -> Tournament:
    """Return the tournament as running, with its entrants in a random order that depends on its key.

    The order of sign-up has no influence. No round is paired yet.
    """
    rng = Rng(sha256(b"warroom-tournament" + tournament.key).digest())
    entrants, _ = rng.shuffle(sorted(tournament.entrants, key=lambda entrant: entrant.person.id))
    return msgspec.structs.replace(tournament, status="running", entrants=entrants)


_LATE = 60.0
"""Delay of a check-in, in seconds, from which on the start moves."""


def step_before_start(tournament: Tournament, now: float) -> Tournament:
    """Return the tournament after its next step before the start, which is due at `now` (POSIX seconds).

    The check-in opens. It always has its announced length: if it opens late, the start moves. At the start, people
    who have not checked in are left out. With too few people, the tournament waits for an organiser.
    """
    check_in, starts_at = tournament.terms.check_in, tournament.starts_at or now
    if check_in is not None and tournament.stage == "ahead":
        opens_late = now - (starts_at - check_in * MINUTE) > _LATE
        starts_at = max(starts_at, now + check_in * MINUTE) if opens_late else starts_at
        return msgspec.structs.replace(tournament, stage="check_in", starts_at=starts_at)
    present = tuple(each for each in tournament.entrants if check_in is None or each.checked_in)
    if len(present) < MIN_ENTRANTS:
        return msgspec.structs.replace(tournament, stage="missed")
    missed = tuple(each.person for each in tournament.entrants if each not in present)
    return start_tournament(msgspec.structs.replace(tournament, entrants=present, missed=missed))


def pair_waiting(tournament: Tournament, one: int, other: int) -> Tournament:
    """Return the tournament with a new pairing of two people who have no opponent in its last round.

    `one` and `other` are their indexes. Each has a bye, or an absent opponent, who keeps the loss. Raises
    Refused("not_waiting") for any other two people.
    """
    last = list(tournament.rounds[-1]) if tournament.rounds else []
    if one == other or not all(_waiting_table(last, index) is not None for index in (one, other)):
        raise Refused("not_waiting")
    free = len(last)
    for index in (one, other):
        table = _waiting_table(last, index)
        if table is None:
            continue
        absent = last[table].opponent_of(index)
        if absent is None:
            free = table
        else:
            last[table] = Pairing(absent, None, "neither", "absent")
    last[free : free + 1] = [Pairing(one, other)]
    return msgspec.structs.replace(tournament, rounds=(*tournament.rounds[:-1], tuple(last)))


def _waiting_table(pairings: Sequence[Pairing], index: int) -> int | None:
    """Return the table at which a person got the point without an opponent. Return None without such a table."""
    for table, pairing in enumerate(pairings):
        if index in pairing.indexes and pairing.reason in ("bye", "absent") and pairing.points_of(index) == 2:
            return table
    return None


def open_tables(tournament: Tournament) -> tuple[int, ...]:
    """Return the tables of the last round that have no outcome yet; `()` before the first round."""
    last = tournament.rounds[-1] if tournament.rounds else ()
    return tuple(table for table, pairing in enumerate(last) if pairing.outcome is None)


def with_settled(tournament: Tournament, settled: Settled) -> Tournament:
    """Return the tournament with the outcomes and reasons of `settled` in its last round.

    `settled` maps a table's index to (outcome, reason). Other tables stay the same; if `settled` is empty, all do.
    """
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
    """Return the tournament with its next round, or ended; unchanged while its last round is not settled.

    `blocks` holds pairs of indexes (blocker, blocked). `now` is POSIX seconds; the new round's deadline counts from
    there. If a new round is settled immediately, another one follows. With many people the call lasts up to 0.1 s.
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


def end_tournament(
    tournament: Tournament, now: float, *, called_off: bool = False, cut_short: bool = False
) -> Tournament:
    """Return the tournament as ended at `now` (POSIX seconds).

    Its status is "cancelled" if `called_off`, otherwise "over". `cut_short` means that open pairings give no points.
    """
    status = "cancelled" if called_off else "over"
    return msgspec.structs.replace(tournament, status=status, round_ends_at=None, ended_at=now, cut_short=cut_short)


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
    """Return the pairing with its outcome if that is certain before play, otherwise still open.

    `blocks` holds pairs of indexes (blocker, blocked). A person who has withdrawn, or who blocks the opponent, loses.
    If that applies to both, both lose. A bye is a win, unless the person has withdrawn.
    """
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
    """Return the outcome of a pairing decided by absence: if only one person came, that person wins.

    Return "neither" if both are absent. Return None if both came: then the match decides.
    """
    if first_came and second_came:
        return None
    if first_came:
        return "first"
    return "second" if second_came else "neither"


Result = tuple[Outcome, Reason]

LONG_WAIT = DAY
"""Seconds of waiting for a side after which it loses at the end of a round. Short rounds use a quarter of a round."""


def result_of(match: Match, last: LogRow) -> Result | None:
    """Return the result of a pairing from its match; None if the match is open or live.

    `last` is the newest row of its log.
    """
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
    """Return the result of a pairing before its match begins: a person who has withdrawn loses.

    If both have withdrawn, the outcome is "neither". Return None if neither person has withdrawn.
    """
    came = [not tournament.entrants[index].withdrawn for index in pairing.indexes]
    outcome = forfeit_outcome(first_came=came[0], second_came=came[-1])
    return None if outcome is None else (outcome, "absent")


def result_in_time_out(match: Match | None, waits: Sequence[Wait], now: float, days: int) -> Result:
    """Return the result of a pairing when its round is over but its match is not. `now` is POSIX time.

    Before the start, a person who has not agreed loses. In play, a side loses if only that side has waited for
    `long_wait(days)` or more. `waits` holds the match's current waits. Otherwise, or if `match` is None (unreadable),
    it is a draw.
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
    """Return the seconds of waiting after which a side loses at a round's end. A round lasts `days` days."""
    return min(LONG_WAIT, days * DAY / 4)


def _outcome(match: Match, last: LogRow) -> Outcome:
    """Return the outcome of a match that is over, by its ranks; a draw if both seats share a rank.

    `last` is the newest row of its log. If a seat resigned or forfeited in it, that seat loses, even before play
    begins.
    """
    if last.kind in LEAVE_KINDS and last.seat is not None:
        return "second" if last.seat == 0 else "first"
    if match.ending is None or len(match.ending.ranks) == 1:
        return "draw"
    return "first" if match.ending.ranks[0] == (0,) else "second"


def _call_off_outcome(match: Match, user_id: int | None) -> Outcome:
    """Return the outcome of a match that was called off or declined: the person `user_id` loses.

    `user_id` is the Discord id stored with the last change. If it is None, return "neither": both lose.
    """
    if user_id is None:
        return "neither"
    return "second" if match.people[0].id == user_id else "first"
