"""Air, Land & Sea and Flies, Lies & Supplies, on one engine for rows of theaters.

The two differ in the theaters that are played unless others are chosen: any three of the six, or five in epic mode.

Editions: "classic" is the wording of the first printings, "revised" that of the later ones. Only Air, Land and Sea
for two has a classic edition; "auto" is classic there and revised otherwise.

House rulings, where the rulebooks are silent or differ:
- Classic abilities nest: what an ability triggers is done at once and completely, then the interrupted one goes on.
- Revised abilities queue; one that waits is still carried out if its card has been turned facedown meanwhile, and is
  void if its card has left play.
- Classic: flipping Air Drop facedown ends its permission. Revised: the permission stays until the next play.
- Classic: an extra turn granted in the enemy's turn comes right after it, and the regular turn follows.
- Disrupt skips a side without a card to flip; any other step with nothing to act on is passed over likewise.
- A card triggers at most three times in a turn, and a battle of sixty turns (epic: 120) is scored as it stands.
- What a seat has lawfully seen of a facedown card in play it is shown until the card leaves play; what it has seen of a
  hand is a note of that turn. A marked card is open until it is played.
- A side without cards is passed over as long as the enemy has some.
- A gain of Supplies is cut to what the pool holds, in the order of the row.
- Members of a side with equally many cards may both take its turn, and any member may answer what the side is asked:
  the first one decides. If both hold a card that is due, either may play. A member who could only decline isn't asked.
- The member who answers that the side draws, picks a card up or gets one is the one who does.
- Whoever may take the turn may withdraw for the side.
"""

from collections.abc import Sequence

from engine.core.codec import Codec
from engine.core.game import Outcome, Step
from engine.core.rng import Rng
from engine.core.seats import Roster, Seat
from engine.games.air_land_sea import resample, rules, view
from engine.games.air_land_sea.actions import Action
from engine.games.air_land_sea.audit import audit
from engine.games.air_land_sea.events import Event
from engine.games.air_land_sea.migrations import MIGRATIONS, SCHEMA
from engine.games.air_land_sea.options import FliesOptions, TheatersOptions
from engine.games.air_land_sea.state import State
from engine.games.air_land_sea.view_types import View


class Theaters:
    """The rules of the theaters family behind the contract of every game."""

    version = 1

    def __init__(self, key: str, options: type[TheatersOptions]) -> None:
        self.key = key
        self.codec: Codec[TheatersOptions, State, Action, Event, View] = Codec(
            options=options, state=State, action=Action, event=Event, schema=SCHEMA, migrations=MIGRATIONS
        )

    def rosters(self, options: TheatersOptions) -> Sequence[Roster]:
        """One against one; and, but for the classic edition, teams of two on either side or both."""
        return rules.rosters(options)

    def new(self, options: TheatersOptions, roster: Roster, rng: Rng) -> Step[State, Event]:
        """Draw row, first side and hands, and begin the swaps or the first turn; raises Illegal for other rosters."""
        return rules.new(options, roster, rng)

    def to_act(self, state: State) -> frozenset[Seat]:
        """The seats of the open asks, or else those that may take the turn."""
        return rules.to_act(state)

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        """What was asked of the seat, in the order of rules 2.3."""
        return rules.legal(state, seat)

    def apply(self, state: State, seat: Seat, action: Action) -> Step[State, Event]:
        """Carry out a listed action and all that follows from it; raises Illegal("not_offered") for any other."""
        return rules.apply(state, seat, action)

    def outcome(self, state: State) -> Outcome | None:
        """The sides, winner first; the reason is "target", "single" for a match of one battle, or "resigned"."""
        return view.outcome(state)

    def view(self, state: State, seat: Seat | None) -> View:
        """What the seat, or a spectator, may know."""
        return view.view(state, seat)

    def redact(self, state: State, event: Event, seat: Seat | None) -> Event | None:
        """The event without a card that the seat may not know; no event is kept from anybody whole."""
        return view.redact(state, event, seat)

    def resample(self, state: State, seat: Seat | None, rng: Rng) -> State:
        """Another deal of all that the seat can't know, and another key."""
        return resample.resample(state, seat, rng)

    def fallback(self, state: State, seat: Seat) -> Action:
        """The weakest card facedown in the leftmost theater; no to an offer; else the first answer."""
        return rules.fallback(state, seat)

    def leave(self, state: State, seat: Seat) -> Step[State, Event]:
        """Resign the match for the seat's side, which ends it."""
        return rules.leave(state, seat)

    def audit(self, state: State) -> None:
        """Check that every card is in one place and the parts agree; raises Corrupt."""
        audit(state)


air_land_sea = Theaters("air-land-sea", TheatersOptions)
flies_lies_supplies = Theaters("flies-lies-supplies", FliesOptions)
