"""Sampling of states that look the same to a seat: the hidden cards are dealt again (rules 6)."""

from collections.abc import Mapping, Sequence

from msgspec import UNSET
from msgspec.structs import replace

from engine.core.rng import Rng
from engine.core.values import Seat
from engine.games.air_land_sea import choices
from engine.games.air_land_sea.actions import Action, Decline, Deploy, Give, Improvise, Reveal, SwapCard
from engine.games.air_land_sea.cards import sort_cards
from engine.games.air_land_sea.choices import FromHand, Play
from engine.games.air_land_sea.effects import Effect
from engine.games.air_land_sea.state import CardInPlay, Known, State, Swap, Table, is_marked, side_of
from engine.games.air_land_sea.visibility import DeckTop, HandOf, NoteFor, sees, sees_in_play
from engine.kit.agenda import Decision, Option
from engine.kit.cards import change_key, random_permutation


def resample(state: State, seat: Seat | None, rng: Rng) -> State:
    """Return a random state, with another key, that looks the same to the seat; None means a spectator.

    Cards that the seat can't locate exchange places at random, in swaps and gifts as well. The agenda stays, as it
    names no hidden card. Open decisions about a changed hand list answers for its new cards. Secret notes of other
    readers and their knowledge about such cards are left out, because the seat can't know them.
    """
    table = state.table
    rows = [row for row in table.known or () if row.reader == seat]
    hidden = _hidden(state, seat, rows)
    substitutes, rng = random_permutation(hidden, _limits(table, rows, hidden), rng)
    imagined = _with_known(_with_substitutes(state, seat, substitutes), seat, substitutes)
    key, _ = change_key(state.rng, rng)
    decisions = tuple(_rebuild_decision(imagined, decision) for decision in state.decisions)
    return replace(state, table=imagined, rng=key, decisions=decisions)


def _hidden(state: State, seat: Seat | None, rows: Sequence[Known]) -> tuple[str, ...]:
    """Return the cards that the seat can locate only by guessing. None as `seat` means a spectator.

    The seat doesn't see these cards, and `rows`, its knowledge, leaves their places open. The order is: deck, cards in
    play, then hands by seat. Each hand starts with its cards chosen for a swap or gift, and then its candidates in
    `rows`. The seat knows that these cards are candidates, but not their faces.
    """
    table = state.table
    apart = (table.gift, *(swap.card for swap in table.swaps), *(card for row in rows for card in row.cards))
    ranks = {card: rank for rank, card in enumerate(dict.fromkeys(apart))}
    in_play = [
        placed.card
        for side, columns in enumerate(table.columns)
        for column in columns
        for placed in column
        if not sees_in_play(table, seat, side, placed)
    ]
    in_hands = [
        card
        for holder, hand in enumerate(table.hands)
        if not sees(state, seat, HandOf(Seat(holder)))
        for card in sorted(hand, key=lambda card: ranks.get(card, len(apart)))
        if card not in table.revealed and not is_marked(table, card)
    ]
    in_deck = table.deck[1:] if sees(state, seat, DeckTop()) else table.deck
    placed = {row.card for row in rows if _is_certain(row)}
    return tuple(card for card in (*in_deck, *in_play, *in_hands) if card not in placed)


def _is_certain(row: Known) -> bool:
    return row.cards == (row.card,) if not row.seats else len(row.seats) == 1 and not row.cards


def _limits(table: Table, rows: Sequence[Known], hidden: Sequence[str]) -> dict[str, tuple[str, ...]]:
    """Return, by hidden card, its possible positions according to `rows`, the seat's knowledge.

    `hidden` lists all hidden cards. A position is named by the hidden card that is there now. Only cards with a row
    have an entry; the others may be anywhere.
    """
    return {
        row.card: tuple(
            card for card in hidden if card in row.cards or any(card in table.hands[holder] for holder in row.seats)
        )
        for row in rows
        if row.card in hidden
    }


def _with_substitutes(state: State, seat: Seat | None, substitutes: Mapping[str, str]) -> Table:
    """Return the table with its cards replaced as `substitutes` (real card to sampled card) gives.

    Deck, columns, hands, swaps and the gift change. A card without a substitute stays. Notes that are secret from the
    seat are left out. None as `seat` means a spectator.
    """
    table, instead = state.table, substitutes.get
    ours, theirs = [
        tuple([tuple([_substitute(placed, substitutes) for placed in column]) for column in columns])
        for columns in table.columns
    ]
    return replace(
        table,
        deck=tuple([instead(card, card) for card in table.deck]),
        columns=(ours, theirs),
        hands=tuple([sort_cards([instead(card, card) for card in hand]) for hand in table.hands]),
        notes=tuple([note for note in table.notes if sees(state, seat, NoteFor(note.readers))]),
        gift=instead(table.gift, table.gift),
        swaps=tuple(Swap(swap.seat, instead(swap.card, swap.card)) for swap in table.swaps),
    )


def _substitute(placed: CardInPlay, substitutes: Mapping[str, str]) -> CardInPlay:
    card = substitutes.get(placed.card)
    return placed if card is None else CardInPlay(card, placed.faceup, placed.public, placed.shared)


def _with_known(table: Table, seat: Seat | None, substitutes: Mapping[str, str]) -> Table:
    """Return the sampled table with only the knowledge in `known` that the seat can derive.

    `substitutes` maps a real card to its substitute. The seat's own rows (None means a spectator) stay about the same
    card, and name the substitutes as its candidates. Other readers' rows about a card with a substitute are left out.
    """
    if not table.known:
        return table
    rows = [
        replace(row, cards=tuple([substitutes.get(card, card) for card in row.cards])) if row.reader == seat else row
        for row in table.known
        if row.reader == seat or substitutes.keys().isdisjoint((row.card, *row.cards))
    ]
    return replace(table, known=tuple(rows) or UNSET)


def _rebuild_decision(table: Table, decision: Decision[Effect, Action]) -> Decision[Effect, Action]:
    """Return the decision with its answers rebuilt for the hand of its seat on this sampled table.

    Only answers that use a hand card change: plays, swaps, reveals and gifts. Declining stays. Any other decision is
    returned unchanged.
    """
    first, seat = decision.options[0], decision.seat
    hand = table.hands[seat]
    listed: Sequence[Play | FromHand]
    match first.pick:
        case Deploy() | Improvise():
            listed = choices.plays(table, side_of(table, seat), hand)
        case SwapCard() | Reveal() | Give():
            listed = [type(first.pick)(card) for card in hand if card not in table.revealed]
        case _:
            return decision
    options: list[Option[Effect, Action]] = [
        Option(choice, (choices.effect_of(seat, choice), *first.then[1:])) for choice in listed
    ]
    options += [option for option in decision.options if isinstance(option.pick, Decline)]
    return Decision(seat, decision.ask, tuple(options))
