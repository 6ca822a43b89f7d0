"""Air, Land & Sea and Flies, Lies & Supplies as the laws see them."""

from collections.abc import Iterator, Mapping
from typing import Any, get_args

from msgspec import UNSET
from msgspec.structs import replace

from engine.catalog import GAMES
from engine.core.rng import Rng
from engine.core.values import Seat, roster
from engine.games.air_land_sea import actions, effects, events
from engine.games.air_land_sea.state import CardInPlay, Mark, State
from engine.games.air_land_sea.strength import abilities
from tests.conformance import air_land_sea_whereabouts
from tests.conformance.air_land_sea_knowledge import SPY, AirLandSeaKnowledge
from tests.conformance.air_land_sea_whereabouts import places as exact_places
from tests.conformance.air_land_sea_whereabouts import side_of
from tests.conformance.subject import Audience, Setting, Subject


def places(state: State) -> Mapping[str, Any]:
    """The place of each card, but not its depth in the deck."""
    return {card: "deck" if place[0] == "deck" else place for card, place in exact_places(state).items()}


def busier_position(state: State, rng: Rng) -> State:
    """The same deal with four cards of each side in play already, many of them facedown: flips find more to do."""
    game = GAMES["air-land-sea"]
    while state.table.turn == 0:  # members of a side swap first
        seat = min(game.to_act(state))
        state = game.apply(state, seat, game.fallback(state, seat)).state
    table = state.table
    hands, deck = list(table.hands), table.deck
    laid: list[list[list[CardInPlay]]] = [[[] for _ in table.row] for _ in table.sides]
    for side, seats in enumerate(table.sides):
        played, deck = list(deck[:2]), deck[2:]
        for seat in (*seats, *seats)[:2]:
            played.append(hands[seat][0])
            hands[seat] = hands[seat][1:]
        for card in played:
            theater, rng = rng.below(len(table.row))
            faceup, rng = rng.below(3)
            laid[side][theater].append(CardInPlay(card, not faceup, not faceup))
    columns = spied(laid)
    in_force = tuple(map(abilities, columns))
    scattered = replace(table, hands=tuple(hands), deck=deck, columns=columns, in_force=in_force, notes=(), known=UNSET)
    return replace(state, table=scattered)


def spied(laid: list[list[list[CardInPlay]]]) -> Any:
    """The columns, with all facedown cards of a side shared that faces a Spy Network."""
    spies = [any(lying.card == SPY and lying.faceup for column in row for lying in column) for row in laid]
    return tuple(
        tuple(tuple(replace(lying, shared=spies[1 - side] and not lying.public) for lying in column) for column in row)
        for side, row in enumerate(laid)
    )


def damaged_states(state: State) -> Iterator[tuple[str, State]]:
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
        before, after = table.hands[:seat], table.hands[seat + 1 :]
        yield "a card of a hand is lost", spoilt(hands=(*before, hand[1:], *after))
        yield "a card of a hand is there twice", spoilt(hands=(*before, (*hand, hand[0]), *after))
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
    yield from _spoilt_hands(state)
    yield "a theater has no column", spoilt(columns=(table.columns[0][1:], table.columns[1]))
    yield "a hand is missing", spoilt(hands=table.hands[:1])
    yield "a theater lies twice", spoilt(row=(table.row[0], *table.row[:-1]))


def _spoilt_hands(state: State) -> Iterator[tuple[str, State]]:
    table = state.table

    def spoilt(**fields: Any) -> State:
        return replace(state, table=replace(table, **fields))

    zeros = (0,) * len(table.row)
    ours, theirs = table.in_force
    yield "an ability is in force of no card", spoilt(in_force=((*ours, "support"), theirs))
    if theirs:
        yield "an ability is not in force though its card lies faceup", spoilt(in_force=(ours, theirs[1:]))
    yield "there are more Supplies than were made", spoilt(supplies=((15, *zeros[1:]), zeros))
    yield "Supplies are owed", spoilt(supplies=((-1, *zeros[1:]), zeros))
    yield "a theater has no place for Supplies", spoilt(supplies=(zeros[1:], zeros))
    if table.deck:
        yield "a card is marked that is in no hand", spoilt(marks=(Mark(Seat(0), table.deck[0], due=False),))
        yield "a card is given that is in no hand", spoilt(gift=table.deck[0])
        yield "a card was shown that is in no hand", spoilt(revealed=table.deck[:1])
    resting = table.sides[1 - table.mover][0]
    if table.hands[resting]:
        due = Mark(resting, table.hands[resting][0], due=True)
        yield "a mark is due and it is the enemy's turn", spoilt(marks=(due,))
    if any(lying.shared for row in table.columns for column in row for lying in column):
        blind = tuple(tuple(tuple(replace(each, shared=False) for each in c) for c in row) for row in table.columns)
        if any(lying.card == SPY and lying.faceup for row in table.columns for c in row for lying in c):
            yield "a Spy Network has not seen what it may look at", spoilt(columns=blind)


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
        if state.table.activations:
            yield "something is asked by no card", replace(state, table=replace(state.table, activations=()))
        if state.winner is None:
            won = replace(state, winner=0, points=(max(target, 1), 0))
            yield "the match is won and something is asked", won


def seen_by_others(action: actions.Action) -> Any:
    """Others see where a card was improvised, and that one was given, swapped or shown; not which."""
    match action:
        case actions.Improvise(_, theater):
            return ("improvise", theater)
        case actions.Reveal() | actions.Give() | actions.SwapCard():
            return type(action).__name__
    return action


def is_open(state: State, action: actions.Action) -> bool:
    """Marked cards are open until they are played: everybody sees what is done with them."""
    return getattr(action, "card", None) in {mark.card for mark in state.table.marks}


def without_new_knowledge(event: events.Event) -> Any:
    """What shows a card to all, or to somebody who did not know it, and whether a card that was named is held."""
    match event:
        case events.Named():
            return replace(event, holder=None)
        case (
            events.Flipped()
            | events.Peeked()
            | events.Revealed()
            | events.Drew()
            | events.Given()
            | events.Swapped()
            | events.ChangedSides()
        ):
            return replace(event, card="")
    return event


def reveals(state: State, event: events.Event, audience: Audience) -> bool:
    """Teammates see what is played facedown, and a Spy Network shows what lies there without another word."""
    side = side_of(state.table, audience)
    match event:
        case events.Improvised() | events.Reinforced():
            return side == event.side or (event.shared and side is not None)
        case events.Deployed(card=card) | events.Flipped(card=card) | events.ChangedSides(card=card):
            return card == SPY and side is not None
    return False


def stored(state: State) -> tuple[tuple[Seat | None, Any], ...]:
    """The answers to open asks, and the agenda, which names nothing hidden."""
    return (*((decision.seat, decision.options) for decision in state.decisions), (None, state.agenda))


def fits(state: State, seat: Seat, options: Any) -> bool:
    """Tell whether answers that name cards of a hand name all of that hand, and what follows names the same ones."""
    hand = state.table.hands[seat]
    named = [option for option in options if isinstance(option.pick, FROM_HAND)]
    if any(option.pick.card != option.then[0].card or option.then[0].seat != seat for option in named):
        return False
    if not named:
        return True
    shown = state.table.revealed if isinstance(named[0].pick, actions.Reveal) else ()
    return list(dict.fromkeys(option.pick.card for option in named)) == [card for card in hand if card not in shown]


def setting(name: str, bound: int = 1_500, sizes: tuple[int, int] = (1, 1), **options: Any) -> Setting:
    return Setting(name, options, roster(*sizes), bound)


FROM_HAND = (actions.Deploy, actions.Improvise, actions.SwapCard, actions.Reveal, actions.Give)

OF_SUPPLIES = {
    "Revealed",
    "Named",
    "Drew",
    "Given",
    "ChangedSides",
    "Destroyed",
    "SuppliesGained",
    "TurnSkipped",  # the hands of two sides are equal until Give & Take is among the cards
}
"""The kinds of event that Air, Land & Sea alone never brings up."""

LAWFUL: dict[str, Any] = {
    "knowledge": AirLandSeaKnowledge,
    "damaged_states": damaged_states,
    "places": places,
    "facts": air_land_sea_whereabouts.places,
    "seen_by_others": seen_by_others,
    "is_open": is_open,
    "without_new_knowledge": without_new_knowledge,
    "is_deal": lambda event: isinstance(event, events.BattleStarted),
    "avoids": lambda action: isinstance(action, actions.Withdraw),
    "busier_position": busier_position,
    "reveals": reveals,
    "stored": stored,
    "fits": fits,
    "remembered": AirLandSeaKnowledge.remembered,
}

AIR_LAND_SEA = Subject(
    game=GAMES["air-land-sea"],
    settings=(
        setting("classic", edition="classic"),
        setting("revised", edition="revised"),
        setting("classic-beginner", edition="classic", scoring="beginner"),
        setting("revised-18", edition="revised", target=18),
        setting("classic-single", edition="classic", target="single", bound=200),
        setting("revised-1", edition="revised", target=1, bound=200),
        setting("one-against-two", sizes=(1, 2)),
        setting("two-against-one", sizes=(2, 1)),
        setting("two-against-two", sizes=(2, 2)),
    ),
    rare=frozenset({"Resigned"}),
    events=frozenset(kind.__name__ for kind in get_args(events.Event)) - OF_SUPPLIES,
    **LAWFUL,
)

OF_CLASSIC = {"Interrupted", "ExtraTurnGranted"}
"""The kinds of event that only the classic edition brings up."""

FLIES_LIES_SUPPLIES = Subject(
    game=GAMES["flies-lies-supplies"],
    settings=(
        setting("duel"),
        setting("one-against-two", sizes=(1, 2)),
        setting("two-against-one", sizes=(2, 1)),
        setting("two-against-two", sizes=(2, 2)),
        setting("beginner", scoring="beginner"),
        setting("mix", theaters="air intelligence economics"),
        setting("mix-one-against-two", theaters="sea intelligence diplomacy", sizes=(1, 2)),
        setting("mix-two-against-one", theaters="land diplomacy economics", sizes=(2, 1)),
        setting("mix-two-against-two", theaters="random", sizes=(2, 2)),
        setting("epic", mode="epic"),
        setting("epic-one-against-two", mode="epic", sizes=(1, 2)),
        setting("epic-two-against-one", mode="epic", sizes=(2, 1)),
        setting("epic-two-against-two", mode="epic", target=6, sizes=(2, 2)),
    ),
    rare=frozenset({"Resigned", "TurnSkipped"}),  # a turn only where Give & Take draws the last card of a deck
    events=frozenset(kind.__name__ for kind in get_args(events.Event)) - OF_CLASSIC,
    **LAWFUL,
)
