"""Fight, Flight, Bite: tribes of critters duel for woodlands, and harvest what lies there.

House rulings, beside those of the rules file:
- How many play is said by the roster: two, three or four, each alone. "auto" is the ring, or the grove for four.
- Tribes that are chosen are chosen before food and cards are laid out.
- Nothing is asked where there is no choice: a first duel that is owed to the only possible opponent begins by itself,
  and in a manual harvest a taker isn't asked whose pick can make no difference to what it gets.
- What Keen Nose shows its user knows for good, as a hand only shrinks in the open. It can't be used on who has left.
- In a manual harvest hands are secret: a time-out weighs only the hands that its seat knows.
- Of those tied for the win, who loses the throws ranks right after the winner, with the others that were tied.
- When the match is over all hands are shown, and the cards that were never dealt.

Who leaves a match: its critters stay where they are and count as before, and it still may be
attacked. It takes no more turns and gets no bonus; the rest of its turn lapses, but a duel that is open is fought out,
its throws and bars drawn by the match's key at once and told to nobody. In the harvest it takes what is its due, nuts
first, but it scores nothing and ranks last, behind those who left later. Whoever stays alone has won at once.
"""

from collections.abc import Sequence

from engine.core.codec import Codec
from engine.core.game import Outcome, Step
from engine.core.rng import Rng
from engine.core.seats import Roster, Seat
from engine.games.fight_flight_bite import choices, leaving, resample, rules, scoring, setting_up, view
from engine.games.fight_flight_bite.actions import Action
from engine.games.fight_flight_bite.audit import audit
from engine.games.fight_flight_bite.events import Event
from engine.games.fight_flight_bite.options import FightOptions, rosters
from engine.games.fight_flight_bite.state import State
from engine.games.fight_flight_bite.view_types import View


class FightFlightBite:
    """The rules of Fight, Flight, Bite behind the contract of every game."""

    key = "fight-flight-bite"
    version = 1

    def __init__(self) -> None:
        self.codec: Codec[FightOptions, State, Action, Event, View] = Codec(
            options=FightOptions, state=State, action=Action, event=Event
        )

    def rosters(self, options: FightOptions) -> Sequence[Roster]:
        """Two, three or four single seats, as many as the map is for."""
        return rosters(options)

    def new(self, options: FightOptions, roster: Roster, rng: Rng) -> Step[State, Event]:
        """Draw turn order, tribes, food and cards; raises Illegal for a roster that the map is not for."""
        return setting_up.new(options, roster, rng)

    def to_act(self, state: State) -> frozenset[Seat]:
        """The seat that is asked; both duellists, or all who are tied, as long as they haven't thrown."""
        return choices.to_act(state)

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        """What the seat is asked, the way to leave it alone last; a throw never depends on the other one."""
        return choices.legal(state, seat)

    def apply(self, state: State, seat: Seat, action: Action) -> Step[State, Event]:
        """Carry out a listed action and all that follows from it; raises Illegal("not_offered") for any other."""
        return rules.apply(state, seat, action)

    def outcome(self, state: State) -> Outcome | None:
        """The seats by points, those who left last; the reason is one of `events.Reason`."""
        return scoring.outcome(state)

    def view(self, state: State, seat: Seat | None) -> View:
        """What the seat, or a spectator, may know."""
        return view.view(state, seat)

    def redact(self, state: State, event: Event, seat: Seat | None) -> Event | None:
        """The event without a throw or a hand that the seat may not know; no event is kept from anybody whole."""
        return view.redact(state, event, seat)

    def resample(self, state: State, seat: Seat | None, rng: Rng) -> State:
        """Another deal of the cards that the seat can't know, other pending throws, and another key."""
        return resample.resample(state, seat, rng)

    def fallback(self, state: State, seat: Seat) -> Action:
        """A throw drawn by the match's key; the least crowded woodland, the first card; no to all that is optional."""
        return rules.fallback(state, seat)

    def leave(self, state: State, seat: Seat) -> Step[State, Event]:
        """Let the others play on without the seat, or win if it is one; raises Illegal("already_out")."""
        return leaving.leave(state, seat)

    def audit(self, state: State) -> None:
        """Check that every piece is in one place and the parts agree; raises Corrupt."""
        audit(state)


fight_flight_bite = FightFlightBite()
