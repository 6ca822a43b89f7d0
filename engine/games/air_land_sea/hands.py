"""The atoms that change hands, and what is known of them (rules 6.2)."""

from msgspec.structs import replace

from engine.core.seats import Seat
from engine.games.air_land_sea.cards import ORDER
from engine.games.air_land_sea.events import Drew, Event, Given, Named, Revealed, SwapChosen, Swapped
from engine.games.air_land_sea.ongoing import holder, marked, side_of
from engine.games.air_land_sea.state import Done, Learned, Mark, Note, Swap, Table
from engine.kit.agenda import Did
from engine.kit.piles import put, without


def leave_hand(table: Table, seat: Seat, card: str) -> Table:
    """Take a card out of the seat's hand; its mark ends and doesn't follow it (rules 4.7)."""
    hands = put(table.hands, seat, without(table.hands[seat], card))
    if not table.marks:
        return replace(table, hands=hands)
    return replace(table, hands=hands, marks=tuple(mark for mark in table.marks if mark.card != card))


def join_hand(table: Table, seat: Seat, card: str) -> Table:
    """Put a card into the seat's hand, in its place by type and strength."""
    hand = tuple(sorted((*table.hands[seat], card), key=ORDER.__getitem__))
    return replace(table, hands=put(table.hands, seat, hand))


def noted(table: Table, readers: tuple[Seat, ...] | None, seat: Seat, card: str, how: Learned) -> Table:
    """Write down what the readers have seen of the seat's hand, in the place of the same note of an earlier turn."""
    if readers == ():
        return table
    return _with_note(table, Note(readers, table.turn, side_of(table, seat), seat, card, how))


def _with_note(table: Table, note: Note) -> Table:
    others = tuple(old for old in table.notes if replace(old, turn=note.turn) != note)
    return replace(table, notes=(*others, note))


def forgotten(table: Table, card: str) -> Table:
    """Drop the notes about a card that everybody sees faceup now."""
    if not table.notes:
        return table
    return replace(table, notes=tuple(note for note in table.notes if note.card != card))


def reveal(table: Table, seat: Seat, card: str) -> Done:
    """Show a card of the seat's hand to everybody."""
    shown = noted(table, None, seat, card, "showed")
    event = Revealed(seat, side_of(table, seat), card)
    return Did(replace(shown, revealed=(*table.revealed, card)), (event,))


def name(table: Table, seat: Seat, card: str) -> Done:
    """Name a card: an enemy that holds it shows it and has to play it in its next turn (rules 4.7)."""
    side = side_of(table, seat)
    held = next((enemy for enemy in table.sides[1 - side] if card in table.hands[enemy]), None)
    named = Named(seat, side, card, held)
    if held is None:
        return Did(_with_note(table, Note(None, table.turn, 1 - side, None, card, "lacked")), (named,))
    mark = Mark(held, card, due=False)
    marks = table.marks if mark in table.marks else (*table.marks, mark)
    shown = noted(replace(table, marks=marks), None, held, card, "showed")
    return Did(shown, (named, Revealed(held, 1 - side, card)))


def draw_card(table: Table, seat: Seat) -> Done:
    """Take the deck's top card into the seat's hand."""
    card = table.deck[0]
    drawn = join_hand(replace(table, deck=table.deck[1:], looked=()), seat, card)
    return Did(drawn, (Drew(seat, side_of(table, seat), card),))


def offer(table: Table, card: str) -> Done:
    """Set a card of a hand apart to be given away."""
    return Did(replace(table, gift=card))


def take_gift(table: Table, seat: Seat) -> Done:
    """Put the card that is given away into the seat's hand."""
    card, giver = table.gift, holder(table, table.gift)
    public = marked(table, card)
    given = join_hand(leave_hand(table, giver, card), seat, card)
    event = Given(giver, side_of(table, giver), seat, card, public)
    return Did(noted(replace(given, gift=""), None if public else (giver,), seat, card, "was_given"), (event,))


def choose_swap(table: Table, seat: Seat, card: str) -> Done:
    """Lay a card ready for the swap, unseen."""
    return Did(replace(table, swaps=(*table.swaps, Swap(seat, card))), (SwapChosen(seat, side_of(table, seat), card),))


def swap_hands(table: Table) -> Done:
    """Let each pair of members swap the cards that they have chosen, all at once (rules 5.2)."""
    swapped = replace(table, swaps=())
    events: tuple[Event, ...] = ()
    for chosen in sorted(table.swaps, key=lambda swap: swap.seat):
        side = side_of(table, chosen.seat)
        to = next(seat for seat in table.sides[side] if seat != chosen.seat)
        swapped = join_hand(leave_hand(swapped, chosen.seat, chosen.card), to, chosen.card)
        swapped = noted(swapped, (chosen.seat,), to, chosen.card, "was_given")
        events += (Swapped(chosen.seat, side, to, chosen.card),)
    return Did(swapped, events)
