"""What the laws need to know of This Means War!; rules 6 are written here a second time, apart from the engine.

Copies of a card can't be told apart, so what is followed by name are the cards of which there is one.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, get_args

from msgspec import UNSET
from msgspec.structs import replace

from engine.core.rng import Rng
from engine.core.values import Seat, roster
from engine.games.this_means_war import actions, events, this_means_war
from engine.games.this_means_war.areas import Areas
from engine.games.this_means_war.cards import BY_KEY, CARDS, sorted_hand
from engine.games.this_means_war.effects import AskHack
from engine.games.this_means_war.orders import Order, Window
from engine.games.this_means_war.state import Ending, Fall, State
from tests.conformance.subject import Audience, Setting, Subject

SINGLE = {card.key for card in CARDS if card.copies == 1}


def named(card: str) -> str:
    """A card as it stands in JSON, so that no name is found inside another."""
    return f'"{card}"'


class WarKnowledge:
    """Keeps track of cards that were seen in hands or seen to get there, until they leave them, which is open."""

    def __init__(self) -> None:
        self.held: dict[Audience, dict[str, int]] = {}
        """Who is known to hold which card, by who knows it."""

    def note(self, state: State, happened: Iterable[events.Event]) -> None:
        audiences = (None, *range(len(state.table.hands)))
        for event in happened:
            match event:
                case events.Hacked(seat=seat, target=target):
                    self.held.setdefault(seat, {}).update(dict.fromkeys(state.table.hands[target], target))
                case events.Took(seat=seat, card=str(card)):
                    for audience in audiences:
                        self.held.setdefault(audience, {})[card] = seat
                case events.OrderDeclared(card=card):
                    self.forget((card,))
                case events.Discarded(cards=cards):
                    self.forget(cards)

    def forget(self, cards: Iterable[str]) -> None:
        for held in self.held.values():
            for card in cards:
                held.pop(card, None)

    def unknown(self, state: State, audience: Audience) -> frozenset[str]:
        """Return the cards of the deck and of others' hands, except a hand that the audience is hacking."""
        hidden = set(state.table.deck)
        for seat, hand in enumerate(state.table.hands):
            hacked = state.agenda and state.agenda[0] == AskHack(Seat(-1 if audience is None else audience), Seat(seat))
            if seat != audience and not hacked:
                hidden.update(hand)
        return frozenset(named(card) for card in hidden & SINGLE)

    def limits(self, state: State, audience: Audience) -> Mapping[str, frozenset[Any]]:  # noqa: ARG002
        """Return the hands of the cards that the audience once saw there."""
        held = self.held.get(audience, {})
        return {named(card): frozenset({("hand", seat)}) for card, seat in held.items() if card in SINGLE}

    def learned(self, state: State, happened: Iterable[events.Event], audience: Audience) -> frozenset[str]:  # noqa: ARG002
        """Return the cards of the events; all are public except those that somebody draws."""
        told = set[str]()
        for event in happened:
            match event:
                case events.OrderDeclared(card=card):
                    told.add(card)
                case events.Discarded(cards=cards):
                    told.update(cards)
                case events.Drew(seat=seat, cards=cards) if seat == audience:
                    told.update(cards or ())
        return frozenset(map(named, told))


def places(state: State) -> Mapping[str, Any]:
    table = state.table
    found: dict[str, Any] = dict.fromkeys(table.deck, "deck") | dict.fromkeys(table.discard_pile, "discard pile")
    for seat, hand in enumerate(table.hands):
        found |= dict.fromkeys(hand, ("hand", seat))
    for window in table.windows:
        found |= {order.card: "table" for order in window.orders if not order.retired}
    return {named(card): place for card, place in found.items() if card in SINGLE}


def busier_position(state: State, rng: Rng) -> State:
    """Return a position with rich bases, low walls, hands that are half ESPIONAGE, and a deck that soon runs out."""
    table = state.table
    pool, rng = rng.shuffle((*table.deck, *(card for hand in table.hands for card in hand)))
    espionage = [card for card in pool if BY_KEY[card].type == "ESPIONAGE"]
    operations = [card for card in pool if BY_KEY[card].type == "OPERATION"]
    hands, bases = [], []
    for _ in table.hands:
        hand = (*(espionage.pop() for _ in range(3)), *(operations.pop() for _ in range(3)))
        hands.append(sorted_hand(hand))
        wall, rng = rng.below(8)
        city, rng = rng.below(20)
        bases.append(Areas(12, 12, 12, 12, 3, 3, 3, 3, wall, 4 + city))
    left, rng = rng.shuffle((*espionage, *operations))
    scattered = replace(
        table, hands=tuple(hands), bases=tuple(bases), deck=left[:20], discard_pile=left[20:], known=UNSET
    )
    return replace(state, table=scattered)


def damaged_states(state: State) -> Iterator[tuple[str, State]]:
    table = state.table

    def spoilt(**fields: Any) -> State:
        return replace(state, table=replace(table, **fields))

    def with_base(**fields: int) -> State:
        return spoilt(bases=(replace(table.bases[0], **fields), *table.bases[1:]))

    if table.deck:
        yield "a card of the deck is lost", spoilt(deck=table.deck[1:])
        yield "a card of the deck is there twice", spoilt(deck=(*table.deck, table.deck[0]))
    yield "a card is of no deck", spoilt(discard_pile=(*table.discard_pile, "m108"))
    for seat, hand in enumerate(table.hands):
        before, after = table.hands[:seat], table.hands[seat + 1 :]
        if hand:
            yield "a card of a hand is lost", spoilt(hands=(*before, hand[1:], *after))
        if len(set(hand)) > 1:
            yield "a hand is out of order", spoilt(hands=(*before, hand[::-1], *after))
    yield "a hand is missing", spoilt(hands=table.hands[:-1])
    yield "a resource is owed", with_base(ammo=-1)
    yield "a production is past its bound", with_base(lab=7)
    yield "a production stands still", with_base(silo=0)
    yield "a wall is owed", with_base(wall=-1)
    yield "a stranger is to act", spoilt(active=Seat(9))
    yield "a stranger has fallen", spoilt(falls=(Fall(Seat(7), left=True),))
    yield from _spoilt_play(state)


def _spoilt_play(state: State) -> Iterator[tuple[str, State]]:
    table, ask = state.table, state.ask

    def spoilt(**fields: Any) -> State:
        return replace(state, table=replace(table, **fields))

    if ask is None:
        yield "it is over and somebody is asked", replace(state, table=replace(table, ending=None))
        return
    yield "nothing is open and it is not over", replace(state, agenda=())
    yield "it is over and something is open", spoilt(ending=Ending("city", (ask.seat,)))
    fallen = replace(table.bases[ask.seat], city=0)
    yield (
        "a city has fallen and its seat is asked",
        spoilt(bases=(*table.bases[: ask.seat], fallen, *table.bases[ask.seat + 1 :])),
    )
    yield "somebody who is out is asked", spoilt(falls=(*table.falls, Fall(ask.seat, left=True)))
    yield "the active seat has answered", spoilt(answered=(*table.answered, table.active))
    window = Window(fog=False, orders=(Order(1, ask.seat, "m107", "m107", retired=True),))
    yield "an order has a wrong number", spoilt(windows=(*table.windows, window))
    aimed = Window(fog=True, orders=(Order(0, ask.seat, "sabotage", "sabotage", order=0, retired=True),))
    yield "an order is aimed at itself", spoilt(windows=(*table.windows, aimed))


def seen_by_others(action: actions.Action) -> Any:
    """Hide which card is played or discarded; the event shows it."""
    return action if isinstance(action, actions.Pass | actions.Take | actions.Mulligan) else type(action).__name__


def without_new_knowledge(event: events.Event) -> Any:
    """Blank the cards that are declared, discarded or drawn, as they were hidden before."""
    match event:
        case events.OrderDeclared():
            return ("declared", event.seat, event.answer)
        case events.Discarded(seat=seat, cards=cards, why=why):
            return ("discarded", seat, len(cards), why)
        case events.Drew():
            return replace(event, cards=())
    return event


def reveals(state: State, event: events.Event, audience: Audience) -> bool:  # noqa: ARG001
    """Tell whether the audience hacks a hand, and so sees it."""
    return isinstance(event, events.Hacked) and event.seat == audience


def setting(name: str, seats: int, bound: int = 1_500, **options: Any) -> Setting:
    return Setting(name, options, roster(*[1] * seats), bound)


RICH = {"resources": 12, "production": 3, "max_turns": 30}

THIS_MEANS_WAR = Subject(
    game=this_means_war,
    settings=(
        setting("two", 2, max_turns=40),
        setting("three", 3, **RICH),
        setting("four", 4, **RICH),
        setting("three-active", 3, resolution="active", **RICH),
        setting("four-active", 4, resolution="active", **RICH),
        setting("low-walls", 3, wall=0, city=6, **RICH),
        setting("small-cities", 2, win_city=20, **RICH),
    ),
    knowledge=WarKnowledge,
    damaged_states=damaged_states,
    places=places,
    facts=places,
    seen_by_others=seen_by_others,
    without_new_knowledge=without_new_knowledge,
    is_deal=lambda event: isinstance(event, events.Reshuffled),
    avoids=lambda action: isinstance(action, actions.Mulligan),
    busier_position=busier_position,
    events=frozenset(kind.__name__ for kind in get_args(events.Event)),
    rare=frozenset({"Began", "OrderSkipped", "TurnsPassed"}),
    # The first is told before a walk's first moment; the others take a match of many mulligans.
    reveals=reveals,
    stored=lambda state: ((None, state.agenda),),
    seed_share=1 / 2,
)
