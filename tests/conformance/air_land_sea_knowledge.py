"""Who may know what in Air, Land & Sea: rules 6 implemented a second time, from the events alone."""

from collections.abc import Iterable

from engine.games.air_land_sea import events
from engine.games.air_land_sea.state import State, Table
from tests.conformance.air_land_sea_whereabouts import Place, Whereabouts, side_of
from tests.conformance.subject import Audience

SPY = "intelligence-1"


class AirLandSeaKnowledge:
    """Records who has seen which facedown card, and what was shown of hands."""

    def __init__(self) -> None:
        self.whereabouts: dict[Audience, Whereabouts] = {}
        self.clear()

    def clear(self) -> None:
        self.public: set[str] = set()
        """Cards that lay faceup since they came into play, or were marked when they were improvised."""
        self.known: dict[str, set[int]] = {}
        """The sides that have seen a card in play, besides its owner."""
        self.facedown: dict[str, int] = {}
        """The owner of each facedown card."""
        self.spy: int | None = None
        """The side that has Spy Network faceup."""
        self.looked: set[int] = set()
        """The sides that know the deck's top card."""
        self.marked: set[str] = set()
        self.shown_to_all: set[str] = set()
        self.shown_to: dict[int, set[str]] = {}

    def clone(self) -> "AirLandSeaKnowledge":
        """Copy what is known of the table, in order to follow events that may happen."""
        other = AirLandSeaKnowledge()
        other.public, other.looked, other.marked = set(self.public), set(self.looked), set(self.marked)
        other.known = {card: set(sides) for card, sides in self.known.items()}
        other.facedown, other.spy = dict(self.facedown), self.spy
        return other

    def note(self, state: State, happened: Iterable[events.Event]) -> None:
        happened = tuple(happened)
        for event in happened:
            self.follow(state.table, event, stopped_in(happened))
        self.take_in(state)
        for audience in (None, *range(len(state.table.hands))):
            whereabouts = self.whereabouts.setdefault(audience, Whereabouts(audience))
            whereabouts.note(state.table, happened, self.unknown(state, audience))

    def limits(self, state: State, audience: Audience) -> dict[str, frozenset[Place]]:
        """The places of cards that the audience can't see but knows to be there."""
        whereabouts = self.whereabouts.get(audience)
        return whereabouts.limits(state) if whereabouts else {}

    def take_in(self, state: State) -> None:
        """Look at what lies open on the table: the places of cards, Spy Network, and marks."""
        table = state.table
        self.facedown, self.spy = {}, None
        for side, row in enumerate(table.columns):
            for lying in (lying for column in row for lying in column):
                if not lying.faceup:
                    self.facedown[lying.card] = side
                elif lying.card == SPY:
                    self.spy = side
        self.marked = {mark.card for mark in table.marks}
        self.spy_on_facedown_cards()

    def spy_on_facedown_cards(self) -> None:
        if self.spy is not None:
            for card, owner in self.facedown.items():
                if owner != self.spy:
                    self.known.setdefault(card, set()).add(self.spy)

    def forget(self, card: str) -> None:
        self.public.discard(card)
        self.known.pop(card, None)
        self.facedown.pop(card, None)
        if card == SPY:
            self.spy = None

    def follow(self, table: Table, event: events.Event, stopped: frozenset[str]) -> None:  # noqa: PLR0912, PLR0915
        match event:
            case events.BattleStarted():
                self.clear()
            case events.Deployed(card=card, side=side):
                self.marked.discard(card)
                self.public.add(card)
                if card == SPY and card not in stopped:
                    self.spy = side
            case events.Improvised(card=str(card), side=side) | events.Reinforced(card=str(card), side=side):
                self.forget(card)
                if isinstance(event, events.Reinforced):
                    self.looked.clear()
                elif card in self.marked:
                    self.marked.discard(card)
                    self.public.add(card)
                if card not in stopped:
                    self.facedown[card] = side
            case events.Stopped(card=str(card)) | events.Destroyed(card=str(card)):
                self.forget(card)
            case events.TakenBack(card=str(card), seat=seat, side=side):
                knowing = self.known.get(card, set()) | {side}
                readers = [at for owner, seats in enumerate(table.sides) if owner in knowing for at in seats]
                self.show(card, None if card in self.public else [at for at in readers if at != seat])
                self.forget(card)
            case events.Flipped(card=str(card), side=side, faceup=faceup):
                self.public.add(card)
                self.facedown.pop(card, None)
                if not faceup:
                    self.facedown[card] = side
                if card == SPY:
                    self.spy = side if faceup else None
            case events.ChangedSides(card=str(card), side=side, faceup=faceup):
                self.known[card] = {0, 1}
                if not faceup:
                    self.facedown[card] = 1 - side
                elif card == SPY:
                    self.spy = 1 - side
            case events.Peeked(side=side):
                self.looked.add(side)
            case events.Drew():
                self.looked.clear()
            case events.Revealed(card=card):
                self.show(card, None)
            case events.Named(card=card, holder=holder):
                self.show(card, None)
                if holder is not None:
                    self.marked.add(card)
            case events.Given(card=str(card), seat=giver):
                self.show(card, None if card in self.marked else [giver])
                self.marked.discard(card)
            case events.Swapped(card=str(card), seat=giver):
                self.show(card, [giver])
        self.spy_on_facedown_cards()

    def show(self, card: str, to: list[int] | None) -> None:
        if to is None:
            self.shown_to_all.add(card)
        else:
            for seat in to:
                self.shown_to.setdefault(seat, set()).add(card)

    def remembered(self, audience: Audience) -> frozenset[str]:
        """Cards of which a view may say that a hand once showed them."""
        return frozenset(self.shown_to_all | (set() if audience is None else self.shown_to.get(audience, set())))

    def unknown(self, state: State, audience: Audience) -> frozenset[str]:
        table = state.table
        self.take_in(state)
        side = side_of(table, audience)
        hidden = set(table.deck[1:] if side in self.looked else table.deck)
        for seat, hand in enumerate(table.hands):
            if seat != audience:
                hidden.update(set(hand) - self.marked - set(table.revealed))
        hidden.update(
            card
            for card, owner in self.facedown.items()
            if owner != side and card not in self.public and side not in self.known.get(card, ())
        )
        return frozenset(hidden)

    def learned(self, state: State, happened: Iterable[events.Event], audience: Audience) -> frozenset[str]:
        happened = tuple(happened)
        table, follower, stopped = state.table, self.clone(), stopped_in(happened)
        side = side_of(table, audience)
        told = set[str]()
        for event in happened:
            if lawful(event, side, audience, follower.marked):
                told.add(str(event.card))
            follower.follow(table, event, stopped)
            told |= {card for card, sides in follower.known.items() if side in sides}
        return frozenset(told)


def lawful(  # noqa: PLR0911
    event: events.Event, side: int | None, audience: Audience, marked: set[str]
) -> bool:
    """Whether the event may tell the audience a card by rules 6.1, however little was known of it before."""
    match event:
        case events.Deployed() | events.Flipped() | events.Revealed() | events.Named():
            return True
        case events.Peeked(side=owner) | events.Reinforced(side=owner):
            return owner == side
        case events.Stopped(side=owner, card=card) | events.Improvised(side=owner, card=card):
            return owner == side or card in marked
        case events.Drew(seat=seat) | events.SwapChosen(seat=seat):
            return audience == seat
        case events.Swapped(seat=seat, to=to):
            return audience in (seat, to)
        case events.Given(seat=seat, to=to, card=card):
            return audience in (seat, to) or card in marked
    return False


def stopped_in(happened: Iterable[events.Event]) -> frozenset[str]:
    return frozenset(str(event.card) for event in happened if isinstance(event, events.Stopped))
