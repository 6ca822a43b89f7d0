"""Who may know what (rules 6): one predicate, `sees`, serves views, reports and imagined worlds.

Knowledge of cards in play is kept with the cards (`CardInPlay.public`), so it follows them and ends when they leave.
What is known of a hand lives in past events alone.
"""

from typing import assert_never

from msgspec.structs import replace

from engine.core.game import Outcome
from engine.core.rng import Rng
from engine.core.seats import Seat
from engine.core.values import Value
from engine.games.theaters import battles, choices, ongoing
from engine.games.theaters.actions import Action, Deploy, Improvise
from engine.games.theaters.cards import ORDER
from engine.games.theaters.effects import Effect
from engine.games.theaters.events import Event, Improvised, Moved, Peeked, Reinforced, Stopped, TakenBack
from engine.games.theaters.sight import AskSight, CardSight, ColumnSight, TheaterSight, View
from engine.games.theaters.state import CardInPlay, Column, State, Table
from engine.games.theaters.table import side_of
from engine.kit.agenda import Decision, Option
from engine.kit.hidden import redeal, rekeyed


class HandOf(Value, frozen=True):
    """The cards of a seat's hand."""

    seat: Seat


class SideCard(Value, frozen=True):
    """A card that a side knows as its own, in play or on its way; `public` if everybody knows it."""

    side: int
    public: bool = False


class DeckTop(Value, frozen=True):
    """The deck's top card; what lies below it nobody knows."""


def sees(state: State, seat: Seat | None, thing: HandOf | SideCard | DeckTop) -> bool:
    """Tell whether a seat, or a spectator, may know what the thing is (rules 6.1 and 6.2)."""
    table = state.table
    match thing:
        case HandOf(holder):
            return seat == holder
        case SideCard(side, public):
            return public or (seat is not None and seat in table.sides[side])
        case DeckTop():
            return seat is not None and side_of(table, seat) in table.looked
        case _:
            assert_never(thing)


def outcome(state: State) -> Outcome | None:
    """Return the winner's side before the loser's; the reason is "single" or "target"."""
    if state.winner is None:
        return None
    return Outcome(((state.winner,), (1 - state.winner,)), "target" if state.target else "single")


def view(state: State, seat: Seat | None) -> View:
    """Return everything the seat, or a spectator, may know."""
    table = state.table
    return View(
        seat=seat,
        side=None if seat is None else side_of(table, seat),
        sides=table.sides,
        edition=table.edition,
        scoring=state.scoring,
        target=state.target,
        battle=state.battle,
        turn=table.turn,
        first=table.first,
        row=_row(state, seat),
        victory_points=state.points,
        withdrawal=(
            battles.withdrawal_points(table, state.scoring, 0),
            battles.withdrawal_points(table, state.scoring, 1),
        ),
        hand_sizes=tuple(len(hand) for hand in table.hands),
        hand=() if seat is None or not sees(state, seat, HandOf(seat)) else table.hands[seat],
        deck_size=len(table.deck),
        top_card=table.deck[0] if table.deck and sees(state, seat, DeckTop()) else None,
        air_drop=(table.air_drop[0] != "none", table.air_drop[1] != "none"),
        extra_turns=(table.extra.count(0), table.extra.count(1)),
        queue=tuple(activation.card for activation in table.activations if _lies_open(table, activation.card)),
        asks=_asks(state),
        outcome=outcome(state),
    )


def _row(state: State, seat: Seat | None) -> tuple[TheaterSight, ...]:
    table = state.table
    totals = (ongoing.totals(table, 0), ongoing.totals(table, 1))
    controllers = ongoing.controllers(table)

    def column(side: int, theater: int) -> ColumnSight:
        cards = zip(table.columns[side][theater], ongoing.strengths(table, side, theater), strict=True)
        return ColumnSight(
            tuple(
                CardSight(
                    placed.card if sees(state, seat, SideCard(side, placed.public)) else None, placed.faceup, strength
                )
                for placed, strength in cards
            ),
            totals[side][theater],
        )

    return tuple(
        TheaterSight(type_, (column(0, theater), column(1, theater)), controllers[theater])
        for theater, type_ in enumerate(table.row)
    )


def _lies_open(table: Table, card: str) -> bool:
    """Tell whether everybody sees where the card lies; one taken into a hand is named no longer."""
    return any(
        placed.card == card and placed.public for columns in table.columns for column in columns for placed in column
    )


def _asks(state: State) -> tuple[AskSight, ...]:
    if state.winner is not None:
        return ()
    table = state.table
    if not state.decisions:
        return tuple(AskSight(seat, "turn") for seat in table.sides[table.mover])
    card = table.activations[0].card
    named = card if _lies_open(table, card) else None
    return tuple(AskSight(decision.seat, decision.ask, named) for decision in state.decisions)


def redact(state: State, event: Event, seat: Seat | None) -> Event:
    """Return the event without a card that the seat may not know; nobody misses an event whole (rules 6.3)."""
    match event:
        case Improvised(side=side) | Reinforced(side=side) | Peeked(side=side):
            known = sees(state, seat, SideCard(side))
        case Stopped(side=side, public=public) | Moved(side=side, public=public) | TakenBack(side=side, public=public):
            known = sees(state, seat, SideCard(side, public))
        case _:
            return event
    return event if known else replace(event, card=None)


def resample(state: State, seat: Seat | None, rng: Rng) -> State:
    """Deal all that the seat can't know anew, the key included; what it knows stays where it is.

    The agenda names no hidden card, and asks about the table go by places; only the plays that an ability asks of
    another hand are listed anew.
    """
    table = state.table
    seen_top = table.deck[:1] if sees(state, seat, DeckTop()) else ()
    hands = [() if sees(state, seat, HandOf(Seat(holder))) else hand for holder, hand in enumerate(table.hands)]
    facedown = tuple(
        placed.card
        for side, columns in enumerate(table.columns)
        for column in columns
        for placed in column
        if not sees(state, seat, SideCard(side, placed.public))
    )
    piles, rng = redeal([table.deck[len(seen_top) :], facedown, *hands], rng)
    imagined = replace(
        table,
        deck=seen_top + piles[0],
        columns=_filled(state, seat, piles[1]),
        hands=tuple(
            tuple(sorted(dealt, key=ORDER.__getitem__)) or hand
            for dealt, hand in zip(piles[2:], table.hands, strict=True)
        ),
    )
    key, _ = rekeyed(state.rng, rng)
    decisions = tuple(_asked_anew(imagined, decision) for decision in state.decisions)
    return replace(state, table=imagined, rng=key, decisions=decisions)


def _filled(state: State, seat: Seat | None, cards: tuple[str, ...]) -> tuple[tuple[Column, ...], tuple[Column, ...]]:
    """Put the cards, in order, in the place of those facedown cards that the seat can't know."""
    left = iter(cards)

    def column(side: int, placed: Column) -> Column:
        return tuple(
            card
            if sees(state, seat, SideCard(side, card.public))
            else CardInPlay(next(left), faceup=False, public=False)
            for card in placed
        )

    ours, theirs = state.table.columns
    return tuple(column(0, placed) for placed in ours), tuple(column(1, placed) for placed in theirs)


def _asked_anew(table: Table, decision: Decision[Effect, Action]) -> Decision[Effect, Action]:
    first, seat = decision.options[0], decision.seat
    if not isinstance(first.pick, Deploy | Improvise):
        return decision
    plays = choices.plays(table, side_of(table, seat), seat)
    options: tuple[Option[Effect, Action], ...] = tuple(
        Option(play, (choices.effect_of(seat, play), *first.then[1:])) for play in plays
    )
    return Decision(seat, decision.ask, options)
