"""The theaters games as the laws see them; who may know what is kept here by reading rules 6 a second time."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, get_args

from msgspec.structs import replace

from engine.catalog import GAMES
from engine.core.rng import Rng
from engine.core.seats import roster
from engine.games.theaters import actions, effects, events
from engine.games.theaters.state import CardInPlay, State, Table
from tests.conformance.subject import Audience, Setting, Subject

DUEL = roster(1, 1)


class TheatersWitness:
    """Knows which cards in play have lain faceup since they came into play, and who looked at the deck's top card."""

    def __init__(self) -> None:
        self.shown: set[str] = set()
        self.looked: set[int] = set()

    def note(self, state: State, happened: Iterable[events.Event]) -> None:  # noqa: ARG002 - events say it all here
        for event in happened:
            match event:
                case events.BattleStarted():
                    self.shown.clear()
                    self.looked.clear()
                case events.Deployed(card=card) | events.Flipped(card=str(card)):
                    self.shown.add(card)
                case events.Peeked(side=side):
                    self.looked.add(side)
                case events.Reinforced(card=str(card)):
                    self.shown.discard(card)
                    self.looked.clear()
                case (
                    events.Improvised(card=str(card))
                    | events.Stopped(card=str(card))
                    | events.TakenBack(card=str(card))
                ):
                    self.shown.discard(card)

    def unknown(self, state: State, audience: Audience) -> frozenset[str]:
        table = state.table
        side = side_of(table, audience)
        hidden = set(table.deck[1:] if side in self.looked else table.deck)
        for seat, hand in enumerate(table.hands):
            if seat != audience:
                hidden.update(hand)
        for owner, row in enumerate(table.columns):
            hidden.update(
                lying.card
                for column in row
                for lying in column
                if not lying.faceup and owner != side and lying.card not in self.shown
            )
        return frozenset(hidden)

    def learned(self, state: State, happened: Iterable[events.Event], audience: Audience) -> frozenset[str]:
        side = side_of(state.table, audience)
        told = set[str]()
        for event in happened:
            match event:
                case events.Deployed(card=card) | events.Flipped(card=str(card)):
                    told.add(card)
                case (
                    events.Peeked(side=owner, card=str(card))
                    | events.Reinforced(side=owner, card=str(card))
                    | events.Stopped(side=owner, card=str(card))
                ) if owner == side:
                    told.add(card)
        return frozenset(told)


def side_of(table: Table, audience: Audience) -> int | None:
    return next((side for side, seats in enumerate(table.sides) if audience in seats), None)


def places(state: State) -> Mapping[str, Any]:
    table = state.table
    found: dict[str, Any] = dict.fromkeys(table.deck, "deck")
    for seat, hand in enumerate(table.hands):
        found |= dict.fromkeys(hand, ("hand", seat))
    for side, row in enumerate(table.columns):
        for theater, column in enumerate(row):
            found |= {lying.card: (side, theater, index) for index, lying in enumerate(column)}
    return found


def scatter(state: State, rng: Rng) -> State:
    """The same deal with four cards of each side in play already, many of them facedown: flips find more to do."""
    table = state.table
    laid: list[list[list[CardInPlay]]] = [[[] for _ in table.row] for _ in table.sides]
    for side in (0, 1):
        for card in (*table.hands[side][:2], *table.deck[2 * side : 2 * side + 2]):
            theater, rng = rng.below(len(table.row))
            faceup, rng = rng.below(3)
            laid[side][theater].append(CardInPlay(card, not faceup, not faceup))
    columns = tuple(tuple(tuple(column) for column in row) for row in laid)
    hands = tuple(hand[2:] for hand in table.hands)
    return replace(state, table=replace(table, hands=hands, deck=table.deck[4:], columns=columns))


def damages(state: State) -> Iterator[tuple[str, State]]:
    table = state.table

    def spoilt(**fields: Any) -> State:
        return replace(state, table=replace(table, **fields))

    if table.deck:
        yield "a card of the deck is lost", spoilt(deck=table.deck[1:])
        yield "a card of the deck is there twice", spoilt(deck=(*table.deck, table.deck[0]))
        yield "a card is of no deck", spoilt(deck=("air-7", *table.deck[1:]))
    for seat, hand in enumerate(table.hands):
        if not hand:
            continue
        rest = tuple(kept for number, kept in enumerate(table.hands) if number != seat)
        less, more = hand[1:], (*hand, hand[0])
        yield "a card of a hand is lost", spoilt(hands=(less, *rest) if seat == 0 else (*rest, less))
        yield "a card of a hand is there twice", spoilt(hands=(more, *rest) if seat == 0 else (*rest, more))
    for side, row in enumerate(table.columns):
        for theater, column in enumerate(row):
            if not column:
                continue
            lost = (*row[:theater], column[1:], *row[theater + 1 :])
            twice = (*row[:theater], (*column, column[0]), *row[theater + 1 :])
            other = table.columns[1 - side]
            yield "a card in play is lost", spoilt(columns=(lost, other) if side == 0 else (other, lost))
            yield "a card in play is there twice", spoilt(columns=(twice, other) if side == 0 else (other, twice))
    yield from _spoilt_matches(state)
    for hand in table.hands:
        if len(hand) > 1:
            hands = tuple(tuple(reversed(kept)) if kept is hand else kept for kept in table.hands)
            yield "a hand is out of order", spoilt(hands=hands)
    if not table.deck:
        yield "a card that isn't there was looked at", spoilt(looked=(0,))
    yield "a theater has no column", spoilt(columns=(table.columns[0][1:], table.columns[1]))
    yield "a hand is missing", spoilt(hands=table.hands[:1])
    yield "a theater lies twice", spoilt(row=(table.row[0], *table.row[:-1]))


def _spoilt_matches(state: State) -> Iterator[tuple[str, State]]:
    target = state.target
    if state.winner is None:
        yield "a side has enough points and the match goes on", replace(state, points=(max(target, 1), 0), target=1)
        yield "a side has won without the points", replace(state, winner=0, points=(0, 0), decisions=())
        yield "something is to follow though nothing is asked", replace(state, agenda=(effects.Settle(),), decisions=())
    elif target:
        yield "the winner has not the points", replace(state, points=(target - 1, target - 1))
        yield "the other side has the points", replace(state, winner=1 - state.winner)
    if state.decisions:
        empty = replace(state.decisions[0], options=())
        yield "something is asked and cannot be answered", replace(state, decisions=(empty,))
        yield "something is asked by no card", replace(state, table=replace(state.table, activations=()))
        if state.winner is None:
            won = replace(state, winner=0, points=(max(target, 1), 0))
            yield "the match is won and something is asked", won


def disguise(action: actions.Action) -> Any:
    """Others see where a card was improvised, not which."""
    return ("improvise", action.theater) if isinstance(action, actions.Improvise) else action


def uncover(event: events.Event) -> Any:
    """A flip shows a card to all, and the deck's top card is seen by the side that looks."""
    return replace(event, card=None) if isinstance(event, events.Flipped | events.Peeked) else event


def setting(name: str, bound: int = 1_500, **options: Any) -> Setting:
    return Setting(name, options, DUEL, bound)


AIR_LAND_SEA = Subject(
    game=GAMES["air-land-sea"],
    settings=(
        setting("classic", edition="classic"),
        setting("revised", edition="revised"),
        setting("classic-beginner", edition="classic", scoring="beginner"),
        setting("revised-18", edition="revised", target=18),
        setting("classic-single", edition="classic", target="single", bound=200),
        setting("revised-1", edition="revised", target=1, bound=200),
    ),
    witness=TheatersWitness,
    damages=damages,
    places=places,
    disguise=disguise,
    uncover=uncover,
    is_deal=lambda event: isinstance(event, events.BattleStarted),
    shuns=lambda action: isinstance(action, actions.Withdraw),
    scatter=scatter,
    rare=frozenset({"TurnSkipped"}),  # both hands are equal until Give & Take is among the cards
    events=frozenset(kind.__name__ for kind in get_args(events.Event)),
)
