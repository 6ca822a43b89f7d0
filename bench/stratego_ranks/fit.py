"""Rows of hidden pieces from recorded matches, and weights of the rank model that fit them.

A row is one hidden piece at one moment, as the other side sees it: its traits, the logarithm of each kind's weight
before any trait counts, and its real kind.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from typing import Any

from bench.arena.matches import chance
from bench.stratego_ranks.games import Record
from engine.core.values import Seat
from engine.games.stratego import stratego
from engine.games.stratego.actions import Arrange, Move, Ready
from engine.games.stratego.arrangements import write
from engine.games.stratego.board import COUNTS, KINDS, NAMES
from engine.games.stratego.options import StrategoOptions
from engine.games.stratego.player.behaviour import TRAITS, read_traits
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
    options = StrategoOptions(preset="classic", army=army)  # type: ignore[arg-type]
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


def list_rows(moment: Moment) -> Iterator[Row]:
    """Yield a row for each hidden piece of the moment."""
    facts = moment.facts
    traits, weights, whole = read_traits(facts, moment.seen_events, moment.red), prior(facts), COUNTS[facts.rules.army]
    for piece in facts.hidden:
        known = [
            (kind, log(weight * facts.pool[kind] / whole[kind]))
            for kind, weight in enumerate(weights[piece])
            if weight and facts.pool[kind]
        ]
        if len(known) > 1:
            yield Row(tuple(traits[piece].items()), tuple(known), facts.play.kinds[piece])


def fit(rows: Sequence[Row], *, epochs: int, rate: float, seed: int) -> RankWeights:
    """Return weights that make the real kinds likely, by steps along the gradient that shrink for each weight.

    The rows are shuffled in each epoch by a generator that starts with `seed`.
    """
    kinds = range(len(KINDS))
    weights = [[0.0] * len(KINDS) for _ in TRAITS]
    squares = [[1.0] * len(KINDS) for _ in TRAITS]
    rng = chance("ranks", "fit", seed)
    for epoch in range(epochs):
        order, rng = rng.shuffle(list(range(len(rows))))
        speed = rate / sqrt(1 + epoch)
        for index in order:
            row = rows[index]
            for kind, error in _errors(row, weights):
                for trait, value in row.traits:
                    slope = error * value
                    squares[trait][kind] += slope * slope
                    weights[trait][kind] -= speed * slope / sqrt(squares[trait][kind])
    return RankWeights(KINDS, TRAITS, tuple(tuple(round(row[kind], 3) for kind in kinds) for row in weights))


def _chances(row: Row, weights: Sequence[Sequence[float]]) -> list[tuple[int, float]]:
    """Return the probability of each possible kind of a row's piece, as (kind, probability)."""
    logs = [
        (kind, start + sum(value * weights[trait][kind] for trait, value in row.traits)) for kind, start in row.prior
    ]
    most = max(each for _, each in logs)
    shares = [(kind, exp(each - most)) for kind, each in logs]
    total = sum(share for _, share in shares)
    return [(kind, share / total) for kind, share in shares]


def _errors(row: Row, weights: Sequence[Sequence[float]]) -> list[tuple[int, float]]:
    return [(kind, chance - (kind == row.kind)) for kind, chance in _chances(row, weights)]


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
