"""A toy game with a heap of pebbles: whoever takes the last one loses. It keeps the contract of every game."""

from collections.abc import Sequence

from pydantic import BaseModel, ConfigDict, Field

from engine.core.codec import Codec
from engine.core.errors import Corrupt, Illegal
from engine.core.game import Outcome, Step
from engine.core.rng import Rng
from engine.core.seats import Roster, Seat, roster
from engine.core.values import Kind, Value


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


class Pebbles:
    key = "pebbles"
    version = 1
    codec: Codec[PebblesOptions, Heap, Take, Taken, Heap] = Codec(
        options=PebblesOptions, state=Heap, action=Take, event=Taken
    )

    def rosters(self, options: PebblesOptions) -> Sequence[Roster]:  # noqa: ARG002 - the contract's
        return (roster(1, 1),)

    def new(self, options: PebblesOptions, roster: Roster, rng: Rng) -> Step[Heap, Taken]:
        if len(roster.seats) != 2:
            raise Illegal("bad_roster")
        extra, rng = rng.below(10)
        return Step(Heap(10 + extra, options.most, Seat(0), rng))

    def to_act(self, state: Heap) -> frozenset[Seat]:
        return frozenset({state.turn} if state.pebbles else ())

    def legal(self, state: Heap, seat: Seat) -> Sequence[Take]:
        if seat not in self.to_act(state):
            return ()
        return tuple(Take(number) for number in range(1, min(state.most, state.pebbles) + 1))

    def apply(self, state: Heap, seat: Seat, action: Take) -> Step[Heap, Taken]:
        if action not in self.legal(state, seat):
            raise Illegal("not_offered")
        after = Heap(state.pebbles - action.pebbles, state.most, Seat(1 - state.turn), state.rng)
        return Step(after, (Taken(seat, action.pebbles),))

    def outcome(self, state: Heap) -> Outcome | None:
        return None if state.pebbles else Outcome(((int(state.turn),), (1 - int(state.turn),)), "last")

    def view(self, state: Heap, seat: Seat | None) -> Heap:  # noqa: ARG002
        return state

    def redact(self, state: Heap, event: Taken, seat: Seat | None) -> Taken | None:  # noqa: ARG002
        return event

    def resample(self, state: Heap, seat: Seat | None, rng: Rng) -> Heap:  # noqa: ARG002
        return Heap(state.pebbles, state.most, state.turn, rng)

    def fallback(self, state: Heap, seat: Seat) -> Take:
        return self.legal(state, seat)[0]

    def leave(self, state: Heap, seat: Seat) -> Step[Heap, Taken]:
        if not state.pebbles or seat not in (0, 1):
            raise Illegal("already_out")
        return Step(Heap(0, state.most, Seat(1 - seat), state.rng), (Taken(seat, 0),))

    def audit(self, state: Heap) -> None:
        if state.pebbles < 0:
            raise Corrupt("a heap can't hold less than nothing")


class PebblesOnceMore(Pebbles):
    """The same game under rules of another day: the turn stays where a single pebble was taken."""

    def apply(self, state: Heap, seat: Seat, action: Take) -> Step[Heap, Taken]:
        step = super().apply(state, seat, action)
        if action.pebbles > 1:
            return step
        after = Heap(step.state.pebbles, state.most, state.turn, state.rng)
        return Step(after, step.events)


class PebblesThatStay(Pebbles):
    """A broken game that never ends: pebbles are put back."""

    def apply(self, state: Heap, seat: Seat, action: Take) -> Step[Heap, Taken]:
        super().apply(state, seat, action)
        return Step(Heap(state.pebbles, state.most, Seat(1 - state.turn), state.rng))


pebbles = Pebbles()
