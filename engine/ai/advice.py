"""Advice for a person: the action that a player would take, and claims about its consequences.

The action is tried in sampled states that fit the seat's knowledge, up to the next choice of another seat. A claim is
data: an event that the seat would see, or a measure. It has the number of samples in which it is true.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Generic, Literal, TypeVar

import msgspec
from msgspec.structs import replace

from engine.ai.dice import Dice
from engine.ai.player import SeatKnowledge
from engine.core.game import Game
from engine.core.rng import Rng
from engine.core.values import Kind, Seat, Value

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")
F = TypeVar("F")

WORLDS = 24
"""Number of sampled states in which an action is tried."""
LIKELY = 18
"""Number of samples in which a claim must be true. A claim that is true in all samples is certain."""
_MAX_PASSES = 50


class Measure(Kind, frozen=True):
    """A number before an action, or of its alternatives, and the number after the action.

    `name` is one of the game's measures. `subject` is the measured object, such as a theater, or "" if it is unique. If
    `bound` isn't "exactly", samples differ, and `after` is the least or the greatest number.
    """

    name: str
    subject: str
    before: int
    after: int
    bound: Literal["exactly", "at_least", "at_most"] = "exactly"


class Claim(Value, Generic[F], frozen=True):
    """An event or a measure that follows from an action in `worlds` of WORLDS samples, at least LIKELY."""

    fact: F
    worlds: int

    @property
    def is_certain(self) -> bool:
        """Whether the fact is true in all samples."""
        return self.worlds == WORLDS


def load_claims(game: Game[Any, Any, Any, Any, Any], data: bytes | str) -> tuple[Claim[Any], ...]:
    """Return the claims of a JSON array about an action of the game. Raises msgspec.ValidationError or Corrupt."""
    facts: Any = game.codec.event | Measure
    return msgspec.json.decode(data, type=tuple[Claim[facts], ...])


class Advice(Value, frozen=True):
    """The action that a player takes, as JSON, and a JSON array of claims about the action, the strongest first."""

    action: bytes
    claims: bytes


@dataclass(frozen=True)
class Trial(Generic[S, A, E, V]):
    """An action of a seat in one sampled state, with the states before and after, and the events that the seat sees."""

    game: Game[Any, S, A, E, V]
    seat: Seat
    action: A
    world: S
    result: S
    events: tuple[E, ...]

    @cached_property
    def before(self) -> V:
        """The seat's view before the action."""
        return self.game.view(self.world, self.seat)

    @cached_property
    def after(self) -> V:
        """The seat's view after the action."""
        return self.game.view(self.result, self.seat)


@dataclass(frozen=True, kw_only=True)
class Reasoning(Generic[S, A, E, V]):
    """One game's part of the search for claims."""

    facts: Callable[[Trial[S, A, E, V]], Iterable[E | Measure]]
    """Return the events and measures of a trial that matter to the seat, the strongest first; may be empty."""

    last_resorts: frozenset[str] = frozenset()
    """Names of measures that are dropped if another claim speaks for the action; otherwise the first of them stays."""

    costs: frozenset[tuple[str, int]] = frozenset()
    """Measures that speak against an action, as (name, number after the action)."""

    passing: A | None = None
    """The action that other seats are assumed to take if it is legal. None ends a trial at their first choice."""

    count_samples: Callable[[Sequence[Trial[S, A, E, V]]], Iterable[Measure]] | None = None
    """Return measures of all WORLDS trials together, such as the number of samples with some property; may be empty.

    They are claimed as certain, after the other claims, and only if there are others. None if the game has none.
    """


def try_action(
    reasoning: Reasoning[S, A, E, V], game: Game[Any, S, A, E, V], world: S, seat: Seat, action: A
) -> Trial[S, A, E, V]:
    """Carry out the seat's legal action in a sampled state, up to the next choice of any seat.

    The choices of other seats that may take `reasoning.passing` are passed over.
    """
    step = game.apply_listed(world, seat, action)
    events = [game.redact(step.state, event, seat) for event in step.events]
    for _ in range(_MAX_PASSES):
        asked = min(game.waiting_seats(step.state) - {seat}, default=None)
        if asked is None or reasoning.passing is None or reasoning.passing not in game.legal(step.state, asked):
            break
        step = game.apply_listed(step.state, asked, reasoning.passing)
        events += [game.redact(step.state, event, seat) for event in step.events]
    return Trial(game, seat, action, world, step.state, tuple(event for event in events if event is not None))


def claims_for(
    reasoning: Reasoning[S, A, E, V], knowledge: SeatKnowledge[S, A, E, V], action: A, rng: Rng
) -> tuple[Claim[E | Measure], ...]:
    """Return the claims about an action that are true in at least LIKELY of WORLDS samples.

    The strongest come first, in the order of first appearance; the result may be empty. A measure that differs between
    samples gives a claim with a bound, if that is a rise or a fall. `reasoning.last_resorts` drops claims.
    """
    dice = Dice(rng)
    trials = [
        try_action(reasoning, knowledge.game, knowledge.sample(dice.rng()), knowledge.seat, action)
        for _ in range(WORLDS)
    ]
    often = Counter(fact for trial in trials for fact in dict.fromkeys(reasoning.facts(trial)))
    claims = dict.fromkeys(claim for fact in often if (claim := _claim(fact, often)) is not None)
    found = tuple(_drop_last_resorts(reasoning, list(claims)))
    if not found or reasoning.count_samples is None:
        return found
    totals: list[Claim[E | Measure]] = [Claim(measure, WORLDS) for measure in reasoning.count_samples(trials)]
    return (*found, *totals)


def _drop_last_resorts(
    reasoning: Reasoning[S, A, E, V], claims: Sequence[Claim[E | Measure]]
) -> Sequence[Claim[E | Measure]]:
    """Return the claims without last resorts; the first of those stays if no other claim speaks for the action."""
    weak = [each for each in claims if isinstance(each.fact, Measure) and each.fact.name in reasoning.last_resorts]
    others = [each for each in claims if each not in weak]
    speaks = any(
        not (isinstance(each.fact, Measure) and (each.fact.name, each.fact.after) in reasoning.costs) for each in others
    )
    return others if speaks else [*others, *weak[:1]]


def _claim(fact: E | Measure, often: Counter[Any]) -> Claim[E | Measure] | None:
    """Return the claim that follows from a fact of some sample; None if too few samples agree.

    `often` counts all facts. A measure that differs between samples gives the least rise or fall of LIKELY samples.
    """
    if often[fact] >= LIKELY:
        return Claim(fact, often[fact])
    if not isinstance(fact, Measure):
        return None
    alike = [each for each in often.elements() if isinstance(each, Measure) and replace(each, after=fact.after) == fact]
    return _claim_bound(fact, sorted(each.after for each in alike))


def _claim_bound(measure: Measure, numbers: Sequence[int]) -> Claim[Any] | None:
    """Return the claim on a bound of `numbers`, the measure in all samples that have it, ascending.

    Return None if LIKELY samples have the same number, or no bound is a rise or a fall in them.
    """
    if max(map(numbers.count, numbers)) >= LIKELY:
        return None
    if len(numbers) < LIKELY:
        return None
    least, greatest = numbers[-LIKELY], numbers[LIKELY - 1]
    if least > measure.before:
        return Claim(replace(measure, after=least, bound="at_least"), sum(number >= least for number in numbers))
    if greatest < measure.before:
        return Claim(replace(measure, after=greatest, bound="at_most"), sum(number <= greatest for number in numbers))
    return None
