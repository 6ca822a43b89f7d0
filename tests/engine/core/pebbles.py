"""A toy game with a heap of pebbles: whoever takes the last one loses. It keeps the contract of every game."""

from collections.abc import Sequence
from dataclasses import replace

from pydantic import BaseModel, ConfigDict, Field

from engine.core.codec import Codec
from engine.core.game import Dealt, Game, Outcome, Step
from engine.core.rng import Rng
from engine.core.values import Corrupt, Illegal, Kind, Roster, Seat, Value, roster


class PebblesOptions(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")

    most: int = Field(default=3, ge=1)


class Heap(Value, frozen=True):
    pebbles: int
    most: int
    turn: Seat
    rng: Rng


class Take(Kind, frozen=True):
    pebbles: int


class Taken(Kind, frozen=True):
    seat: Seat
    pebbles: int


def new(options: PebblesOptions, roster: Roster, rng: Rng) -> Step[Heap, Taken]:
    if len(roster.seats) != 2:
        raise Illegal("bad_roster")
    extra, rng = rng.below(10)
    return Step(Heap(10 + extra, options.most, Seat(0), rng))


def to_act(state: Heap) -> frozenset[Seat]:
    return frozenset({state.turn} if state.pebbles else ())


def legal(state: Heap, seat: Seat) -> Sequence[Take]:
    if seat not in to_act(state):
        return ()
    return tuple(Take(number) for number in range(1, min(state.most, state.pebbles) + 1))


def apply(state: Heap, seat: Seat, action: Take) -> Step[Heap, Taken]:
    if action not in legal(state, seat):
        raise Illegal("not_offered")
    after = Heap(state.pebbles - action.pebbles, state.most, Seat(1 - state.turn), state.rng)
    return Step(after, (Taken(seat, action.pebbles),))


def outcome(state: Heap) -> Outcome | None:
    return None if state.pebbles else Outcome(((int(state.turn),), (1 - int(state.turn),)), "last")


def fallback(state: Heap, seat: Seat) -> Take:
    return legal(state, seat)[0]


def leave(state: Heap, seat: Seat) -> Step[Heap, Taken]:
    if not state.pebbles or seat not in (0, 1):
        raise Illegal("already_out")
    return Step(Heap(0, state.most, Seat(1 - seat), state.rng), (Taken(seat, 0),))


def audit(state: Heap) -> None:
    if state.pebbles < 0:
        raise Corrupt("a heap can't hold less than nothing")


def apply_with_extra_turns(state: Heap, seat: Seat, action: Take) -> Step[Heap, Taken]:
    step = apply(state, seat, action)
    if action.pebbles > 1:
        return step
    after = Heap(step.state.pebbles, state.most, state.turn, state.rng)
    return Step(after, step.events)


def apply_without_end(state: Heap, seat: Seat, action: Take) -> Step[Heap, Taken]:
    apply(state, seat, action)
    return Step(Heap(state.pebbles, state.most, Seat(1 - state.turn), state.rng))


pebbles: Game[PebblesOptions, Heap, Take, Taken, Heap] = Game(
    key="pebbles",
    codec=Codec(options=PebblesOptions, state=Heap, action=Take, event=Taken),
    rosters=lambda _options: (roster(1, 1),),
    new=new,
    to_act=to_act,
    legal=legal,
    apply=apply,
    apply_listed=apply,
    outcome=outcome,
    view=lambda state, _seat: state,
    redact=lambda _state, event, _seat: event,
    resample=lambda state, _seat, rng: Heap(state.pebbles, state.most, state.turn, rng),
    reveals=lambda _before, _step: False,
    dealt=lambda step: None if step.events else Dealt((), ("pebble",) * step.state.pebbles),
    fallback=fallback,
    leave=leave,
    audit=audit,
)

pebbles_with_extra_turns = replace(pebbles, apply=apply_with_extra_turns, apply_listed=apply_with_extra_turns)
"""The same game under rules of another day: the turn stays where a single pebble was taken."""

pebbles_without_end = replace(pebbles, apply=apply_without_end, apply_listed=apply_without_end)
"""A broken game that never ends: pebbles are put back."""
