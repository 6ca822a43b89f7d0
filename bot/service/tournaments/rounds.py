"""How a tournament goes on: it begins, pairings are settled, and the next round follows; as values, without I/O."""

from collections.abc import Collection, Mapping
from hashlib import sha256
from math import ceil, log2

import msgspec

from bot.model.tournaments import Outcome, Pairing, Reason, Round, Tournament
from bot.service.tournaments.pairing import round_robin, swiss_round
from bot.service.tournaments.standings import standings
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


def begun(tournament: Tournament) -> Tournament:
    """The tournament after its sign-up: its people in an order that is drawn from its key."""
    rng = Rng(sha256(b"warroom-tournament" + tournament.key).digest())
    entrants, _ = rng.shuffled(sorted(tournament.entrants, key=lambda entrant: entrant.person.id))
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


def advanced(tournament: Tournament, blocks: Blocks, now: float) -> Tournament:
    """The tournament with its next round, or its end, if nothing of the last round is left to be played.

    It takes up to a tenth of a second with many people.
    """
    while tournament.status == "running" and not open_tables(tournament):
        if len(tournament.rounds) >= planned_rounds(tournament) or len(tournament.active) < 2:
            tournament = ended(tournament, now)
        else:
            pairings = _next_round(tournament, blocks)
            ends_at = now + tournament.terms.days * DAY
            rounds = (*tournament.rounds, pairings)
            tournament = msgspec.structs.replace(tournament, rounds=rounds, round_ends_at=ends_at)
    return tournament


def ended(tournament: Tournament, now: float, *, called_off: bool = False) -> Tournament:
    """The tournament when it is over or called off."""
    status = "cancelled" if called_off else "over"
    return msgspec.structs.replace(tournament, status=status, round_ends_at=None, ended_at=now)


def _next_round(tournament: Tournament, blocks: Blocks) -> Round:
    if tournament.terms.format == "round_robin":
        pairings = round_robin(len(tournament.entrants))[len(tournament.rounds)]
    else:
        table = standings(len(tournament.entrants), tournament.rounds, "swiss")
        active = set(tournament.active)
        pairings = swiss_round(
            [line.place for line in table if line.place in active],
            {line.place: line.points for line in table},
            tournament.rounds,
            {frozenset(block) for block in blocks},
        )
    return tuple(_settled_at_once(tournament, pairing, blocks) for pairing in pairings)


def _settled_at_once(tournament: Tournament, pairing: Pairing, blocks: Blocks) -> Pairing:
    """The pairing as it stands before anybody plays: a bye is won, and whoever can't come has lost."""
    first, second = pairing.first, pairing.second
    if second is None:
        came = not tournament.entrants[first].withdrawn
        return Pairing(first, None, "first" if came else "neither", "bye")
    outcome = forfeited(
        first_came=not tournament.entrants[first].withdrawn and (first, second) not in blocks,
        second_came=not tournament.entrants[second].withdrawn and (second, first) not in blocks,
    )
    return pairing if outcome is None else Pairing(first, second, outcome, "absent")


def forfeited(*, first_came: bool, second_came: bool) -> Outcome | None:
    """How a pairing comes out of which only some came; None where both did."""
    if first_came and second_came:
        return None
    if first_came:
        return "first"
    return "second" if second_came else "neither"
