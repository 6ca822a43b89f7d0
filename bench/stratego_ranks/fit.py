"""Rows of hidden pieces from recorded matches, and weights of the rank model that fit them.

A row is one hidden piece at one moment, as the other side sees it: its traits, the logarithm of each kind's weight
before any trait counts, and its real kind.

What meeting a piece of a known kind says of a kind is partly the same for all that this kind beats, and for all that
it loses to. The fit learns both parts: a weight for each pair of kinds, and one for each result of an attack. The data
file has their sums.
"""

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from typing import Any

from bench.arena.matches import chance
from bench.stratego_ranks.games import Record
from engine.core.values import Seat
from engine.games.stratego import stratego
from engine.games.stratego.actions import Arrange, Move, Ready
from engine.games.stratego.arrangements import write
from engine.games.stratego.board import (
    COUNTS,
    EMPTY,
    IMMOBILE,
    KINDS,
    NAMES,
    NEIGHBOURS,
    PIECES,
    SQUARES,
    outcomes,
    side_of_piece,
)
from engine.games.stratego.events import Moved
from engine.games.stratego.options import StrategoOptions, ruleset_of
from engine.games.stratego.player.behaviour import DEEDS, SORTS, TRAITS, read_traits
from engine.games.stratego.player.belief import chances_by_rules, prior
from engine.games.stratego.player.facts import Facts, read_facts
from engine.games.stratego.player.ranks import RankWeights
from engine.games.stratego.state import State, seat_of, side_of

INTERVAL = 30
"""Plies between two moments of a match."""


LEAST_CHANCE = 1e-6
"""Probability below which a real kind counts as if it had this."""


@dataclass(frozen=True)
class Moment:
    """A recorded match at one moment, as one side knows it; `facts.play.kinds` are real."""

    facts: Facts
    seen_events: tuple[Any, ...]
    red: int


@dataclass(frozen=True)
class Row:
    """A hidden piece: its traits, the logarithm of the prior weight of each possible kind, and its real kind."""

    traits: tuple[tuple[int, float], ...]
    prior: tuple[tuple[int, float], ...]
    kind: int


def replay(record: Record, army: str = "full") -> Iterator[tuple[State, dict[Seat, list[Any]]]]:
    """Yield the state after each ply of a recorded match, with all events that each seat has seen."""
    options = StrategoOptions(preset="classic", army=army, **record.options)  # type: ignore[arg-type]
    step = stratego.new(options, stratego.rosters(None)[0], chance("ranks", "replay"))
    seen: dict[Seat, list[Any]] = {Seat(0): [], Seat(1): []}

    def play(seat: Seat, action: Any) -> None:
        nonlocal step
        step = stratego.apply(step.state, seat, action)
        for reader, heard in seen.items():
            heard += [event for each in step.events if (event := stratego.redact(step.state, each, reader)) is not None]

    for seat in seen:
        formation = record.formations[side_of(step.state, seat)]
        play(seat, Arrange(write(formation, step.state.rules.numbering)))
    for seat in seen:
        play(seat, Ready())
    for start, end in record.moves:
        assert step.state.play is not None
        play(seat_of(step.state, step.state.play.mover), Move(NAMES[start], NAMES[end]))
        yield step.state, seen


def list_moments(record: Record, army: str = "full", interval: int = INTERVAL) -> Iterator[Moment]:
    """Yield the moments of a match for both sides, every `interval` plies, except its end."""
    for ply, (state, seen) in enumerate(replay(record, army), 1):
        if ply % interval == 0 and state.ending is None:
            for seat, heard in seen.items():
                yield Moment(read_facts(state, side_of(state, seat)), tuple(heard), int(state.red))


def list_arrivals(record: Record, army: str = "full") -> Iterator[tuple[Moment, int]]:
    """Yield each moment at which a hidden piece has just come next to one that the mover sees; with that piece."""
    for state, seen in replay(record, army):
        play = state.play
        if play is None or state.ending is not None:
            continue
        heard = seen[seat_of(state, play.mover)]
        last = heard[-1]
        if not isinstance(last, Moved):
            continue
        start, end = SQUARES[last.start], SQUARES[last.end]
        near = [play.board[square] for square in NEIGHBOURS[end] if square not in NEIGHBOURS[start]]
        piece = play.board[end]
        if any(each < PIECES and each != EMPTY and side_of_piece(each) == play.mover for each in near):
            moment = Moment(read_facts(state, play.mover), tuple(heard), int(state.red))
            if piece in moment.facts.hidden:
                yield moment, piece


def list_rows(moment: Moment, pieces: Collection[int] = ()) -> Iterator[Row]:
    """Yield a row for each of the moment's hidden pieces, or for those of `pieces` alone if there are any."""
    facts = moment.facts
    traits, weights, whole = read_traits(facts, moment.seen_events, moment.red), prior(facts), COUNTS[facts.rules.army]
    for piece in pieces or facts.hidden:
        known = [
            (kind, log(weight * facts.pool[kind] / whole[kind]))
            for kind, weight in enumerate(weights[piece])
            if weight and facts.pool[kind]
        ]
        if len(known) > 1:
            yield Row(tuple(traits[piece].items()), tuple(known), facts.play.kinds[piece])


_RESULTS = {"W": 0, "A": 0, "T": 1, "D": 2}


def _relations() -> dict[int, list[int | None]]:
    """Return the number of the shared weight of each trait that is a meeting with a known mobile kind, by kind.

    Keyed by trait and indexed by the hidden piece's kind; None for kinds that can't attack.
    """
    attacks = outcomes(ruleset_of(StrategoOptions(preset="classic")))
    return {
        deed * len(SORTS) + met: [
            None if kind in IMMOBILE else len(_RESULTS) * deed + _RESULTS[attacks[kind][met]]
            for kind in range(len(KINDS))
        ]
        for deed in range(len(DEEDS))
        for met in range(len(KINDS))
        if met not in IMMOBILE
    }


RELATIONS = _relations()
_NO_RELATION: list[int | None] = [None] * len(KINDS)


def fit(
    rows: Sequence[Row], *, epochs: int, rate: float, shared_rate: float, seed: int, start: RankWeights | None = None
) -> RankWeights:
    """Return weights that make the real kinds likely, by steps along the gradient that shrink for each weight.

    `rate` is the size of a step for a weight of a trait and kind, `shared_rate` for one that several of these share.
    The rows are shuffled in each epoch by a generator that starts with `seed`. The fit begins at `start`, where traits
    that it lacks have 0; None means 0 for all.
    """
    kinds = range(len(KINDS))
    begun = dict(zip(start.traits, start.weights, strict=True)) if start else {}
    weights = [list(begun.get(trait, [0.0] * len(KINDS))) for trait in TRAITS]
    squares = [[1.0] * len(KINDS) for _ in TRAITS]
    shared, shared_squares = [0.0] * (len(DEEDS) * len(_RESULTS)), [1.0] * (len(DEEDS) * len(_RESULTS))
    rng = chance("ranks", "fit", seed)
    for epoch in range(epochs):
        order, rng = rng.shuffle(list(range(len(rows))))
        slower = 1 / sqrt(1 + epoch)
        for index in order:
            row = rows[index]
            for kind, error in _errors(row, weights, shared):
                for trait, value in row.traits:
                    slope = error * value
                    squares[trait][kind] += slope * slope
                    weights[trait][kind] -= slower * rate * slope / sqrt(squares[trait][kind])
                    number = RELATIONS.get(trait, _NO_RELATION)[kind]
                    if number is not None:
                        shared_squares[number] += slope * slope
                        shared[number] -= slower * shared_rate * slope / sqrt(shared_squares[number])
    sums = [
        [weight + _shared(trait, kind, shared) for kind, weight in enumerate(weights[trait])]
        for trait in range(len(TRAITS))
    ]
    return RankWeights(KINDS, TRAITS, tuple(tuple(round(row[kind], 3) for kind in kinds) for row in sums))


def _shared(trait: int, kind: int, shared: Sequence[float]) -> float:
    number = RELATIONS.get(trait, _NO_RELATION)[kind]
    return 0.0 if number is None else shared[number]


def _chances(row: Row, weights: Sequence[Sequence[float]], shared: Sequence[float]) -> list[tuple[int, float]]:
    """Return the probability of each possible kind of a row's piece, as (kind, probability)."""
    logs = [
        (
            kind,
            start + sum(value * (weights[trait][kind] + _shared(trait, kind, shared)) for trait, value in row.traits),
        )
        for kind, start in row.prior
    ]
    most = max(each for _, each in logs)
    shares = [(kind, exp(each - most)) for kind, each in logs]
    total = sum(share for _, share in shares)
    return [(kind, share / total) for kind, share in shares]


def _errors(row: Row, weights: Sequence[Sequence[float]], shared: Sequence[float]) -> list[tuple[int, float]]:
    return [(kind, chance - (kind == row.kind)) for kind, chance in _chances(row, weights, shared)]


def rule_chances(moment: Moment) -> dict[int, list[float]]:
    """Return the probabilities by the rules made by hand, keyed by hidden piece and indexed by kind."""
    return chances_by_rules(moment.facts, moment.seen_events, moment.red)


def belief_loss(beliefs: Iterable[tuple[Moment, dict[int, list[float]]]]) -> tuple[float, int]:
    """Return the mean of -log(probability of the real kind) over all hidden pieces, in nats, and their number."""
    losses = [
        -log(max(chances[piece][moment.facts.play.kinds[piece]], LEAST_CHANCE))
        for moment, chances in beliefs
        for piece in moment.facts.hidden
    ]
    return sum(losses) / len(losses), len(losses)
