"""Air, Land & Sea, on an engine for rows of theaters.

Editions: "classic" is the wording of the first printings, "revised" that of the later ones; "auto" is classic.

House rulings, where the rulebooks are silent or differ:
- Classic abilities nest: what an ability triggers is done at once and completely, then the interrupted one goes on.
- Revised abilities queue; one that waits is still carried out if its card has been turned facedown meanwhile.
- Classic: flipping Air Drop facedown ends its permission. Revised: the permission stays until the next play.
- Classic: an extra turn granted in the enemy's turn comes right after it, and the regular turn follows.
- Disrupt skips a side without a card to flip; any other step with nothing to act on is passed over likewise.
- A card triggers at most three times in a turn, and a battle of sixty turns is scored as it stands.
- What a seat has lawfully seen of a facedown card in play it is shown until the card leaves play.
"""

from collections.abc import Sequence

from engine.core.codec import Codec
from engine.core.game import Outcome, Step
from engine.core.rng import Rng
from engine.core.seats import Roster, Seat, roster
from engine.games.theaters import rules, view
from engine.games.theaters.actions import Action
from engine.games.theaters.audit import audit
from engine.games.theaters.events import Event
from engine.games.theaters.options import TheatersOptions
from engine.games.theaters.sight import View
from engine.games.theaters.state import State


class Theaters:
    """The rules of the theaters family behind the contract of every game."""

    version = 1

    def __init__(self, key: str) -> None:
        self.key = key
        self.codec: Codec[TheatersOptions, State, Action, Event, View] = Codec(
            options=TheatersOptions, state=State, action=Action, event=Event
        )

    def rosters(self, options: TheatersOptions) -> Sequence[Roster]:  # noqa: ARG002 - no option changes it yet
        """One against one."""
        return (roster(1, 1),)

    def new(self, options: TheatersOptions, roster: Roster, rng: Rng) -> Step[State, Event]:
        """Draw row, first side and hands, and begin the first turn; raises Illegal for a roster of other sizes."""
        return rules.new(options, roster, rng)

    def to_act(self, state: State) -> frozenset[Seat]:
        """The seats of the open ask, or else those of the side whose turn it is."""
        return rules.to_act(state)

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        """What was asked of the seat, in the order of rules 2.3."""
        return rules.legal(state, seat)

    def apply(self, state: State, seat: Seat, action: Action) -> Step[State, Event]:
        """Carry out a listed action and all that follows from it; raises Illegal("not_offered") for any other."""
        return rules.apply(state, seat, action)

    def outcome(self, state: State) -> Outcome | None:
        """The sides, winner first; the reason is "target", or "single" for a match of one battle."""
        return view.outcome(state)

    def view(self, state: State, seat: Seat | None) -> View:
        """What the seat, or a spectator, may know."""
        return view.view(state, seat)

    def redact(self, state: State, event: Event, seat: Seat | None) -> Event | None:
        """The event without a card that the seat may not know; no event is kept from anybody whole."""
        return view.redact(state, event, seat)

    def resample(self, state: State, seat: Seat | None, rng: Rng) -> State:
        """Another deal of all that the seat can't know, and another key."""
        return view.resample(state, seat, rng)

    def fallback(self, state: State, seat: Seat) -> Action:
        """The weakest card facedown in the leftmost theater; no to an offer; else the first answer."""
        return rules.fallback(state, seat)

    def audit(self, state: State) -> None:
        """Check that every card is in one place and the parts agree; raises Corrupt."""
        audit(state)


air_land_sea = Theaters("air-land-sea")
