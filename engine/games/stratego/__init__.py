"""Stratego, with fog of war: the armies full, barrage and duel, by the rules house, classic, tournament or old US.

One action is not listed by `legal` but validated: `Arrange`, which takes a whole formation as text, or a swap of two
squares. Everything else that may be done is listed.

House rulings, where the rulebook is silent or leaves a choice:
- A side that is ready may still act, as it may take that back; a clock should run against the other side alone.
- A set-up ends: after 300 changes a side can only declare itself ready.
- A draw is offered by the side to move, along with its move; the opponent answers in its own turn, or moves on.
- An entry that earns a rescue is offered one even if the piece is a Scout that nobody can yet tell from another piece:
  its owner can only decline, and the offer gives nothing away.
- Of several captured pieces of a kind, one that has not rescued yet returns first, then the one captured first.
- Without the memory aid a spectator sees an announced rank for as long as the opponent does.
- When the match is over both formations are known to all, also when it ended before play began.
"""

from collections.abc import Sequence

from engine.core.codec import Codec
from engine.core.game import Outcome, Step
from engine.core.rng import Rng
from engine.core.seats import Roster, Seat
from engine.games.stratego import resample, rules, view
from engine.games.stratego.actions import Action
from engine.games.stratego.audit import audit
from engine.games.stratego.events import Event
from engine.games.stratego.options import StrategoOptions
from engine.games.stratego.state import State
from engine.games.stratego.view_types import View


class Stratego:
    """The rules of Stratego behind the contract of every game."""

    key = "stratego"
    version = 1

    def __init__(self) -> None:
        self.codec: Codec[StrategoOptions, State, Action, Event, View] = Codec(
            options=StrategoOptions, state=State, action=Action, event=Event
        )

    def rosters(self, options: StrategoOptions) -> Sequence[Roster]:  # noqa: ARG002 - no option changes it
        """One against one."""
        return (rules.ONE_AGAINST_ONE,)

    def new(self, options: StrategoOptions, roster: Roster, rng: Rng) -> Step[State, Event]:
        """Draw the colours and a random arrangement for each side; raises Illegal for a roster of other sizes."""
        return rules.new(options, roster, rng)

    def to_act(self, state: State) -> frozenset[Seat]:
        """Both seats in the set-up, then the one whose turn it is."""
        return rules.to_act(state)

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        """Everything the seat may do but `Arrange`: ways to set up; moves; answers to a rescue or an offered draw."""
        return rules.legal(state, seat)

    def apply(self, state: State, seat: Seat, action: Action) -> Step[State, Event]:
        """Carry out a listed action or an `Arrange`; raises Illegal, for a move with the first reason of rules 6.

        A text that can't be read raises Illegal("bad_formation", problems=...), see `arrangements.Problem`.
        """
        return rules.apply(state, seat, action)

    def outcome(self, state: State) -> Outcome | None:
        """The winner first; the reason is one of `events.Reason`."""
        return rules.outcome(state)

    def view(self, state: State, seat: Seat | None) -> View:
        """What the seat, or a spectator, may know."""
        return view.view(state, seat)

    def redact(self, state: State, event: Event, seat: Seat | None) -> Event | None:
        """The event without a rank that was not announced; of arranging only the own seat is told."""
        return view.redact(state, event, seat)

    def resample(self, state: State, seat: Seat | None, rng: Rng) -> State:
        """The unknown ranks dealt anew within what is publicly known, and another key."""
        return resample.resample(state, seat, rng)

    def fallback(self, state: State, seat: Seat) -> Action:
        """Ready as arranged; no to a rescue; a step of a piece that has moved before, if there is one."""
        return rules.fallback(state, seat)

    def leave(self, state: State, seat: Seat) -> Step[State, Event]:
        """Resign, which ends the match: for the other side, or for nobody before play has begun."""
        return rules.leave(state, seat)

    def audit(self, state: State) -> None:
        """Check that every piece is in one place and the parts agree; raises Corrupt."""
        audit(state)


stratego = Stratego()
