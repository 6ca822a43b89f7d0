"""This Means War!, for two to four Grafmarshalls, each alone.

House rulings, beside those that the rules mark as such:
- The active seat is never asked for ESPIONAGE, not even when another seat executes an ORDER out of turn.
- An ORDER that a card brings about is executed, with its own answer window, right after that card's replacement draw;
  answers that wait in the window around it resolve after it. In its window, "clockwise" begins with who plays it.
- A card with a "choose one" is declared with its branch and with the target that this branch needs; so is a copy of it.
- COUNTER STRIKE answers the OPERATION alone: another answer's Assault doesn't admit it.
- A copy of SABOTAGE is aimed at an order of its own, and that order can be any on the table.
- Effects aimed at a seat that is out do nothing; the card's other effects happen.
- Where the active seat is eliminated, answers already declared by others still resolve; then its turn is over, without
  fog of war.
- A NETWORK HACK always asks for the card, even of a hand of one; the look ends with the choice.
- Seats that are still in when somebody wins are ranked by CITY, then WALL; then come the fallen, the last to fall
  first; whoever left the match comes last. As eliminations happen one at a time, there is always a winner.
"""

from collections.abc import Sequence

from engine.core.codec import Codec
from engine.core.game import Outcome, Step
from engine.core.rng import Rng
from engine.core.seats import Roster, Seat
from engine.games.this_means_war import resample, rules, view
from engine.games.this_means_war.actions import Action
from engine.games.this_means_war.audit import audit
from engine.games.this_means_war.events import Event
from engine.games.this_means_war.options import WarOptions
from engine.games.this_means_war.state import State
from engine.games.this_means_war.view_types import View


class ThisMeansWar:
    """The rules of This Means War! behind the contract of every game."""

    key = "this-means-war"
    version = 1

    def __init__(self) -> None:
        self.codec: Codec[WarOptions, State, Action, Event, View] = Codec(
            options=WarOptions, state=State, action=Action, event=Event
        )

    def rosters(self, options: WarOptions) -> Sequence[Roster]:  # noqa: ARG002 - no option changes it
        """Two, three or four seats, each alone."""
        return rules.ROSTERS

    def new(self, options: WarOptions, roster: Roster, rng: Rng) -> Step[State, Event]:
        """Shuffle, roll for the first seat, deal, and begin its turn; raises Illegal for other rosters."""
        return rules.new(options, roster, rng)

    def to_act(self, state: State) -> frozenset[Seat]:
        """The one seat that is asked."""
        return rules.to_act(state)

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        """Plays, recycling and the mulligan in an own order; a pass first in a window; else the cards to choose from.

        Plays come in the order of the deck list, each with its targets clockwise.
        """
        return rules.legal(state, seat)

    def apply(self, state: State, seat: Seat, action: Action) -> Step[State, Event]:
        """Carry out a listed action and all that follows from it; raises Illegal("not_offered") for any other."""
        return rules.apply(state, seat, action)

    def outcome(self, state: State) -> Outcome | None:
        """The winner first; the reason is one of `events.Reason`."""
        return view.outcome(state)

    def view(self, state: State, seat: Seat | None) -> View:
        """What the seat, or a spectator, may know."""
        return view.view(state, seat)

    def redact(self, state: State, event: Event, seat: Seat | None) -> Event | None:
        """The event without cards that somebody else drew; no event is kept from anybody whole."""
        return view.redact(state, event, seat)

    def resample(self, state: State, seat: Seat | None, rng: Rng) -> State:
        """Another deal of all that the seat can't know, and another key."""
        return resample.resample(state, seat, rng)

    def fallback(self, state: State, seat: Seat) -> Action:
        """A pass; recycling what is furthest from being paid; else the first answer."""
        return rules.fallback(state, seat)

    def leave(self, state: State, seat: Seat) -> Step[State, Event]:
        """Eliminate the seat; of two, the other one wins. Raises Illegal("already_out")."""
        return rules.leave(state, seat)

    def audit(self, state: State) -> None:
        """Check that every card is in one place and the parts agree; raises Corrupt."""
        audit(state)


this_means_war = ThisMeansWar()
