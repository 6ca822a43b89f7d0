"""Where hidden cards of Air, Land & Sea can be, for each reader: rules 6 followed a second time, from the events alone.

A reader who has seen a card knows where it went, until it could have left a hand unseen; then it is in that hand or is
one of the cards that left it.
"""

from collections.abc import Iterable

from engine.games.air_land_sea import events
from engine.games.air_land_sea.state import State, Table
from tests.conformance.subject import Audience

Place = tuple[str | int, ...]
Spot = tuple[str, int] | str
"""A hand, or a card that is followed by its name."""

BEYOND_HANDS = (events.Named, events.Revealed, events.Triggered, events.Fizzled, events.TurnSkipped)
"""Kinds of event after which hands are still what they were."""


def places(state: State) -> dict[str, Place]:
    """The place of each card, to the depth at which it lies in the deck."""
    table = state.table
    found: dict[str, Place] = {card: ("deck", depth) for depth, card in enumerate(table.deck)}
    for seat, hand in enumerate(table.hands):
        found |= dict.fromkeys(hand, ("hand", seat))
    for side, row in enumerate(table.columns):
        for theater, column in enumerate(row):
            found |= {lying.card: (side, theater, index) for index, lying in enumerate(column)}
    return found


class Whereabouts:
    """Where one reader knows hidden cards to be."""

    def __init__(self, audience: Audience) -> None:
        self.audience = audience
        self.spots: dict[str, set[Spot]] = {}

    def note(self, table: Table, happened: Iterable[events.Event], hidden: frozenset[str]) -> None:
        """Take in a step: the table that it led to, and what the reader can't see there."""
        following = tuple(happened)
        while following:
            event, *others = following
            self.follow(table, event, others)
            following = tuple(others)
        self.spots = {card: spots & (hidden | {card}) | hands_of(spots) for card, spots in self.spots.items()}

    def follow(  # noqa: PLR0912 - one case for each kind of event
        self, table: Table, event: events.Event, others: list[events.Event]
    ) -> None:
        side = side_of(table, self.audience)
        seated = self.audience is not None
        match event:
            case events.BattleStarted():
                self.spots = {}
            case events.Deployed(card=card, seat=seat):
                self.leaves(card, seat, seen=True)
            case events.Improvised(card=str(card), seat=seat):
                self.leaves(card, seat, seen=event.public or side == event.side or (event.shared and seated))
            case events.Reinforced(card=str(card)):
                self.shows(card, {card}, seen=side == event.side or (event.shared and seated))
            case events.Peeked(card=str(card)):
                self.shows(card, {card}, seen=side == event.side)
            case events.Stopped(card=str(card)):
                self.shows(card, {card}, seen=event.public or side == event.side)
            case events.Destroyed(card=str(card)):
                self.shows(card, {card}, seen=event.public or side == event.side or (event.shared and seated))
            case events.Flipped(card=str(card)) | events.ChangedSides(card=str(card)):
                self.shows(card, {card}, seen=seated or isinstance(event, events.Flipped) or event.public)
            case events.TakenBack(card=str(card), seat=seat):
                self.joins(card, seat, seen=event.public or side == event.side or (event.shared and seated))
            case events.Drew(card=str(card), seat=seat):
                self.joins(card, seat, seen=self.audience == seat)
            case events.Given(card=str(card), seat=giver, to=to) | events.Swapped(card=str(card), seat=giver, to=to):
                seen = self.audience in (giver, to) or (isinstance(event, events.Given) and event.public)
                self.leaves(card, giver, seen=seen)
                self.joins(card, to, seen=seen)
            case events.Revealed(card=card, seat=seat):
                self.shows(card, {("hand", seat)}, seen=True)
            case events.Named(card=card, side=namer, holder=None) if all(isinstance(e, BEYOND_HANDS) for e in others):
                self.rules_out(table, card, table.sides[1 - namer])

    def shows(self, card: str, spots: set[Spot], *, seen: bool) -> None:
        if seen:
            for others in self.spots.values():
                others.discard(card)
            self.spots[card] = spots

    def leaves(self, card: str, seat: int, *, seen: bool) -> None:
        self.shows(card, {card}, seen=seen)
        if not seen:
            for spots in self.spots.values():
                if ("hand", seat) in spots:
                    spots.add(card)

    def joins(self, card: str, seat: int, *, seen: bool) -> None:
        self.shows(card, {("hand", seat)}, seen=seen)
        if not seen:
            for spots in self.spots.values():
                if card in spots:
                    spots.add(("hand", seat))
                    spots.discard(card)

    def rules_out(self, table: Table, card: str, holders: tuple[int, ...]) -> None:
        held = {each for seat in holders for each in table.hands[seat]}
        lying = {placed.card for row in table.columns for column in row for placed in column}
        hands: set[Spot] = {("hand", seat) for seat in range(len(table.hands)) if seat != self.audience}
        spots = self.spots.get(card, hands | set(table.deck) | lying)
        self.spots[card] = spots - {("hand", seat) for seat in holders} - held

    def limits(self, state: State) -> dict[str, frozenset[Place]]:
        """The places where cards can be whose whereabouts are known in part."""
        found = places(state)
        return {
            card: frozenset(found[spot] if isinstance(spot, str) else spot for spot in spots)
            for card, spots in self.spots.items()
        }


def hands_of(spots: set[Spot]) -> set[Spot]:
    return {spot for spot in spots if not isinstance(spot, str)}


def side_of(table: Table, audience: Audience) -> int | None:
    return next((side for side, seats in enumerate(table.sides) if audience in seats), None)
