"""Atoms of the game: functions that change one thing and report the change as an event.

No other module makes a new table. There are three groups. The first moves cards in play. The second moves cards of
hands, and updates the knowledge of readers (rules 6.2). The third changes pending work: activations, permissions and
turns.
"""

from typing import Literal

from msgspec.structs import replace

from engine.core.values import Seat, Value
from engine.games.air_land_sea import events, state, strength, visibility
from engine.games.air_land_sea.actions import Via
from engine.games.air_land_sea.cards import BY_KEY, sort_cards
from engine.games.air_land_sea.effects import Activation, GainAirDrop
from engine.games.air_land_sea.state import (
    CardInPlay,
    Column,
    Table,
    TableResult,
    find_holder,
    is_marked,
    locate,
    side_of,
)
from engine.kit.agenda import Result
from engine.kit.cards import remove_at, remove_item, replace_at


class Arrival(Value, frozen=True):
    """A card that is being played, which is stopped or lands (rules 3.4 d to f)."""

    side: int
    card: str
    theater: int
    faceup: bool
    public: bool
    """Whether all readers know the card, even if it lies facedown."""
    spied: bool = False
    """Whether the enemy's Spy Network will see it lie facedown; a stopped one it won't."""


def deploy(table: Table, seat: Seat, played: Arrival, via: Via) -> TableResult:
    """Remove a card from the seat's hand to play it faceup, with an event that shows it to all readers.

    `played` holds the card and its theater; `land` or `stop` places it afterwards. `via` is the permission for the
    play, or "match" in a matching theater.
    """
    event = events.Deployed(seat, played.side, played.card, table.row[played.theater], via)
    return Result(_leave_hand(table, seat, played.card, visibility.all_readers(table)), (event,))


def improvise(table: Table, seat: Seat, played: Arrival) -> TableResult:
    """Remove a card from the seat's hand to play it facedown; `land` or `stop` places it afterwards.

    `played` holds the card and its theater. The seat's side knows the card, and all readers know it if `played.public`.
    """
    side, card, public = played.side, played.card, played.public
    after = _leave_hand(table, seat, card, visibility.all_readers(table) if public else table.sides[side])
    return Result(after, (events.Improvised(seat, side, table.row[played.theater], card, public, played.spied),))


def reinforce(table: Table, seat: Seat, played: Arrival) -> TableResult:
    """Remove the deck's top card to play it facedown; `land` or `stop` places it afterwards.

    `played` holds that card and its theater. The seat's side sees the card. No side knows the new top card.
    """
    event = events.Reinforced(seat, played.side, table.row[played.theater], played.card, played.spied)
    readers = table.sides[played.side]
    return Result(visibility.see(replace(table, deck=table.deck[1:], looked=()), table.deck[0], readers), (event,))


def look_at_top(table: Table, side: int) -> TableResult:
    """Show the deck's top card to all seats of a side (0 or 1), and record that they know it.

    The card stays on the deck. The deck must hold a card.
    """
    looked = table.looked if side in table.looked else tuple(sorted((*table.looked, side)))
    known = visibility.remember_card(table, table.deck[0], table.sides[side])
    return Result(replace(known, looked=looked), (events.Peeked(side, table.deck[0]),))


def land(table: Table, arrival: Arrival) -> Table:
    """Put a card that is being played on top of its side's column in its theater.

    Abilities in force are updated for a faceup card. There is no event.
    """
    side, card, theater = arrival.side, arrival.card, arrival.theater
    columns = table.columns[side]
    columns = replace_at(columns, theater, (*columns[theater], CardInPlay(card, arrival.faceup, arrival.public)))
    if not arrival.faceup:
        landed = _with_side(table, side, columns)
        return _with_spied_cards(landed) if arrival.spied else landed
    landed = _with_abilities(table, side, columns)
    if card == strength.SPY_NETWORK:
        landed = _with_spied_cards(landed)
    return _drop_notes(landed, card) if landed.notes else landed


def stop(table: Table, arrival: Arrival, by: Literal["containment", "blockade"]) -> TableResult:
    """Put a card that was stopped on its arrival facedown under the deck.

    `by` is the ability that stopped it. The seats of the card's side still know it there. If it is public, all readers
    do.
    """
    event = events.Stopped(arrival.side, table.row[arrival.theater], arrival.card, by, arrival.public)
    readers = visibility.all_readers(table) if arrival.public else table.sides[arrival.side]
    known = visibility.remember_card(table, arrival.card, readers)
    return Result(replace(known, deck=(*table.deck, arrival.card)), (event,))


def flip(table: Table, seat: Seat, theater: int, side: int) -> TableResult:
    """Flip the top card of a side's column; from now on all readers know the card."""
    column = table.columns[side][theater]
    card, faceup = column[-1].card, not column[-1].faceup
    known = visibility.see(table, card, visibility.all_readers(table))
    flipped = _with_column(known, side, theater, (*column[:-1], CardInPlay(card, faceup, public=True)))
    event = events.Flipped(seat, side, table.row[theater], card, faceup)
    spied = _with_spied_cards(flipped) if card == strength.SPY_NETWORK else flipped
    return Result(_drop_notes(spied, card), (event,))


def move(table: Table, seat: Seat, theater: int, index: int, to: int) -> TableResult:
    """Move a card of the seat's side to the top of its side's column in another theater.

    `theater` and `to` are positions of theaters in the row, from 0. `index` is the card's position in its column, from
    0. Abilities in force are updated.
    """
    side = side_of(table, seat)
    columns = table.columns[side]
    placed = columns[theater][index]
    emptied = replace_at(columns, theater, remove_at(columns[theater], index))
    moved = replace_at(emptied, to, (*emptied[to], placed))
    event = events.Moved(
        seat, side, table.row[theater], table.row[to], placed.card, placed.faceup, placed.public, placed.shared
    )
    return Result(_with_abilities(table, side, moved), (event,))


def move_envoy(table: Table, seat: Seat, to: int) -> TableResult:
    """Move the card Envoy to another theater, and use up this turn's permission to move it (rules 4.7).

    `to` is the position of that theater in the row, from 0.
    """
    _, theater, index = locate(table, strength.ENVOY)
    moved = move(table, seat, theater, index, to)
    return Result(replace(moved.table, envoy=False), moved.events)


def change_sides(table: Table, seat: Seat, theater: int) -> TableResult:
    """Exchange the uncovered cards of both sides in a theater; both sides then know both cards.

    `theater` is its position in the row, from 0. Both columns must hold a card. The cards stay faceup or facedown.
    """
    side = side_of(table, seat)
    tops = {owner: table.columns[owner][theater][-1] for owner in (side, 1 - side)}
    new_events = tuple(
        events.ChangedSides(seat, owner, table.row[theater], top.card, top.faceup, top.public)
        for owner, top in tops.items()
    )
    for owner in tops:
        gained = tops[1 - owner]
        lying = CardInPlay(gained.card, gained.faceup, gained.public, shared=not gained.public)
        table = visibility.see(table, gained.card, (*table.sides[0], *table.sides[1]))
        table = _with_column(table, owner, theater, (*table.columns[owner][theater][:-1], lying))
    return Result(_with_spied_cards(table), new_events)


def take_back(table: Table, seat: Seat, theater: int, index: int) -> TableResult:
    """Move a card of the seat's side from play into the seat's hand.

    `theater` is the position in the row, and `index` the position in the column, both from 0. Readers who knew the card
    still know that it is in the hand.
    """
    side = side_of(table, seat)
    placed = table.columns[side][theater][index]
    knowing = _find_informed_readers(table, side, placed)
    after = _join_hand(_leave_play(table, side, theater, index), seat, placed.card, knowing)
    readers = None if placed.public else tuple(reader for reader in knowing if reader not in (seat, None))
    event = events.TakenBack(seat, side, table.row[theater], placed.card, placed.public, placed.shared)
    return Result(_record_note(after, readers, seat, placed.card, "took_back"), (event,))


def destroy(table: Table, seat: Seat, theater: int, side: int, index: int) -> TableResult:
    """Destroy a card in play: put it facedown under the deck.

    The card lies on `side` (0 or 1), in `theater` at position `index`, both from 0. `seat` is the seat that destroys
    it. Readers who knew the card still know it there.
    """
    placed = table.columns[side][theater][index]
    known = visibility.remember_card(table, placed.card, _find_informed_readers(table, side, placed))
    after = _leave_play(known, side, theater, index)
    event = events.Destroyed(seat, side, table.row[theater], placed.card, placed.faceup, placed.public, placed.shared)
    return Result(replace(after, deck=(*after.deck, placed.card)), (event,))


def _find_informed_readers(table: Table, side: int, placed: CardInPlay) -> tuple[Seat | None, ...]:
    """Return the readers who know the card `placed`, in play on `side`; None is the spectator."""
    readers = visibility.all_readers(table)
    return tuple(reader for reader in readers if visibility.sees_in_play(table, reader, side, placed))


def _leave_play(table: Table, side: int, theater: int, index: int) -> Table:
    """Remove the card at `index` from a side's column in a theater, and return the new table.

    Waiting activations of the card are void and dropped; the current activation stays (rules 3.3).
    """
    column = table.columns[side][theater]
    after = _with_column(table, side, theater, remove_at(column, index))
    if len(after.activations) < 2:
        return after
    card, (current, *waiting) = column[index].card, after.activations
    return replace(after, activations=(current, *(activation for activation in waiting if activation.card != card)))


def gain_supplies(table: Table, side: int, theater: int, number: int) -> TableResult:
    """Give a side `number` Supplies in a theater, or all that the pool still holds (rules 3.8).

    `theater` is its position in the row, from 0. If the pool is empty, return the same table and no event.
    """
    gained = min(number, strength.pool(table))
    if not gained:
        return Result(table)
    ours = replace_at(table.supplies[side], theater, table.supplies[side][theater] + gained)
    supplies = (ours, table.supplies[1]) if side == 0 else (table.supplies[0], ours)
    return Result(replace(table, supplies=supplies), (events.SuppliesGained(side, table.row[theater], gained),))


def _with_spied_cards(table: Table) -> Table:
    """Record that each side with Spy Network in force has seen the other side's facedown cards (rules 6.2).

    Without Spy Network in force, return the same table.
    """
    for side in (0, 1):
        if "spy_network" in table.in_force[side]:
            columns = tuple(
                [
                    tuple(
                        [
                            placed if placed.public or placed.shared else replace(placed, shared=True)
                            for placed in column
                        ]
                    )
                    for column in table.columns[1 - side]
                ]
            )
            for column in table.columns[1 - side]:
                for placed in column:
                    if not placed.public and not placed.shared:
                        table = visibility.see(table, placed.card, table.sides[side])
            table = _with_side(table, 1 - side, columns)
    return table


def _with_column(table: Table, side: int, theater: int, column: Column) -> Table:
    return _with_abilities(table, side, replace_at(table.columns[side], theater, column))


def _with_abilities(table: Table, side: int, columns: tuple[Column, ...]) -> Table:
    """Replace a side's columns, and update the ongoing abilities that they put in force."""
    laid, in_force = _with_side(table, side, columns), strength.abilities(columns)
    if in_force == table.in_force[side]:
        return laid
    ours, theirs = table.in_force
    return replace(laid, in_force=(in_force, theirs) if side == 0 else (ours, in_force))


def _with_side(table: Table, side: int, columns: tuple[Column, ...]) -> Table:
    """Replace a side's columns, and keep `in_force`. The new columns must have the same faceup cards."""
    ours, theirs = table.columns
    return replace(table, columns=(columns, theirs) if side == 0 else (ours, columns))


def _leave_hand(table: Table, seat: Seat, card: str, readers: visibility.Readers) -> Table:
    """Remove a card from the seat's hand; `readers` see the card.

    Any mark on the card ends, as a mark applies only in a hand (rules 4.7).
    """
    hands = replace_at(table.hands, seat, remove_item(table.hands[seat], card))
    known = visibility.leave_hand(table, seat, card, readers) if table.known else table
    if not table.marks:
        return replace(known, hands=hands)
    return replace(known, hands=hands, marks=tuple(mark for mark in table.marks if mark.card != card))


def _join_hand(table: Table, seat: Seat, card: str, readers: visibility.Readers) -> Table:
    """Add a card to the seat's hand, sorted by type and strength.

    Update the knowledge of all readers: `readers` see the card move into the hand. None among them means spectators.
    """
    hand = sort_cards((*table.hands[seat], card))
    return replace(visibility.join_hand(table, seat, card, readers), hands=replace_at(table.hands, seat, hand))


def _record_note(table: Table, readers: tuple[Seat, ...] | None, seat: Seat, card: str, how: state.Learned) -> Table:
    """Add a note that the readers learned of `card` in the seat's hand; no-op if `readers` is empty.

    None as `readers` means all readers. `how` is the source, such as "showed" or "was_given". The note replaces an
    equal note of an earlier turn.
    """
    if readers == ():
        return table
    return _with_note(table, state.Note(readers, table.turn, side_of(table, seat), seat, card, how))


def _with_note(table: Table, note: state.Note) -> Table:
    others = [old for old in table.notes if old.card != note.card or replace(old, turn=note.turn) != note]
    return replace(table, notes=(*others, note))


def _drop_notes(table: Table, card: str) -> Table:
    """Drop all notes about a card, because the card now lies faceup."""
    notes = tuple([note for note in table.notes if note.card != card])
    return table if len(notes) == len(table.notes) else replace(table, notes=notes)


def reveal(table: Table, seat: Seat, card: str) -> TableResult:
    """Reveal a card of the seat's hand to all readers; the card stays in the hand."""
    known = visibility.remember_hand(table, card, seat, visibility.all_readers(table))
    shown = _record_note(known, None, seat, card, "showed")
    event = events.Revealed(seat, side_of(table, seat), card)
    return Result(replace(shown, revealed=(*table.revealed, card)), (event,))


def name_card(table: Table, seat: Seat, card: str) -> TableResult:
    """Name a card: an enemy that holds it reveals it and must play it in its next turn (rules 4.7).

    If no enemy holds the card, record that for all readers.
    """
    side = side_of(table, seat)
    holding_enemy = next((enemy for enemy in table.sides[1 - side] if card in table.hands[enemy]), None)
    named = events.Named(seat, side, card, holding_enemy)
    if holding_enemy is None:
        known = visibility.rule_out(table, card, 1 - side)
        return Result(_with_note(known, state.Note(None, table.turn, 1 - side, None, card, "lacked")), (named,))
    table = visibility.remember_hand(table, card, holding_enemy, visibility.all_readers(table))
    mark = state.Mark(holding_enemy, card, due=False)
    marks = table.marks if mark in table.marks else (*table.marks, mark)
    shown = _record_note(replace(table, marks=marks), None, holding_enemy, card, "showed")
    return Result(shown, (named, events.Revealed(holding_enemy, 1 - side, card)))


def draw(table: Table, seat: Seat) -> TableResult:
    """Move the deck's top card into the seat's hand; only the seat sees it.

    The deck must not be empty. Afterwards no side knows the new top card.
    """
    card = table.deck[0]
    drawn = _join_hand(replace(table, deck=table.deck[1:], looked=()), seat, card, (seat,))
    return Result(drawn, (events.Drew(seat, side_of(table, seat), card),))


def set_gift_apart(table: Table, card: str) -> TableResult:
    """Set `table.gift` to a card, which stays in its hand until `give` moves it; report no event."""
    return Result(replace(table, gift=card))


def give(table: Table, seat: Seat) -> TableResult:
    """Move the card `table.gift` from its holder's hand into the hand of `seat`, and clear `gift`.

    Giver and receiver see the card; all readers see it if it is marked (rules 4.7).
    """
    card, giver = table.gift, find_holder(table, table.gift)
    public = is_marked(table, card)
    readers = visibility.all_readers(table) if public else (giver, seat)
    given = _join_hand(_leave_hand(table, giver, card, readers), seat, card, readers)
    event = events.Given(giver, side_of(table, giver), seat, card, public)
    return Result(
        _record_note(replace(given, gift=""), None if public else (giver,), seat, card, "was_given"), (event,)
    )


def choose_swap(table: Table, seat: Seat, card: str) -> TableResult:
    """Record the card that the seat chose for the swap; it stays in the hand until `swap_hands`."""
    return Result(
        replace(table, swaps=(*table.swaps, state.Swap(seat, card))),
        (events.SwapChosen(seat, side_of(table, seat), card),),
    )


def swap_hands(table: Table) -> TableResult:
    """Exchange the chosen cards in each two-seat side: each member gets its partner's card (rules 5.2).

    All sides swap in one step; `table.swaps` is empty afterwards. Each giver gets a note of the card that it gave.
    """
    swapped = replace(table, swaps=())
    new_events: tuple[events.Event, ...] = ()
    for chosen in sorted(table.swaps, key=lambda swap: swap.seat):
        side = side_of(table, chosen.seat)
        to = next(seat for seat in table.sides[side] if seat != chosen.seat)
        readers = (chosen.seat, to)
        swapped = _leave_hand(swapped, chosen.seat, chosen.card, readers)
        swapped = _join_hand(swapped, to, chosen.card, readers)
        swapped = _record_note(swapped, (chosen.seat,), to, chosen.card, "was_given")
        new_events += (events.Swapped(chosen.seat, side, to, chosen.card),)
    return Result(swapped, new_events)


def trigger(table: Table, side: int, card: str) -> tuple[Table, Activation]:
    """Record that the card triggered, and return the table with a new activation, and that activation.

    The activation becomes the first pending one (classic) or the last (revised).
    """
    activation = Activation(len(table.triggered), side, card)
    line = (activation, *table.activations) if table.edition == "classic" else (*table.activations, activation)
    return replace(table, triggered=(*table.triggered, card), activations=line), activation


def finish(table: Table, activation: Activation) -> TableResult:
    """Remove a finished activation, and clear the list of cards that were revealed during its steps."""
    return Result(replace(table, activations=remove_item(table.activations, activation), revealed=()))


def interrupt(table: Table, side: int, card: str) -> TableResult:
    """Cancel all activations of a card that was flipped facedown (classic, rules 3.3).

    Also end its side's Air Drop permission, if the card is Air Drop.
    """
    remaining = tuple(activation for activation in table.activations if activation.card != card)
    if len(remaining) < len(table.activations):
        table = replace(table, activations=remaining)
    return end_air_drop(table, side) if GainAirDrop() in BY_KEY[card].classic else Result(table)


def grant_air_drop(table: Table, side: int) -> TableResult:
    """Give a side Air Drop's permission to deploy one card to a theater of another type.

    It becomes usable in the side's next turn (classic) or immediately (revised).
    """
    leave: state.AirDropLeave = "waiting" if table.edition == "classic" else "usable"
    return Result(_with_air_drop(table, side, leave), (events.AirDropGranted(side),))


def end_air_drop(table: Table, side: int) -> TableResult:
    """Take a side's permission of Air Drop away, if it has one."""
    if table.air_drop[side] == "none":
        return Result(table)
    return Result(_with_air_drop(table, side, "none"), (events.AirDropEnded(side),))


def _with_air_drop(table: Table, side: int, leave: state.AirDropLeave) -> Table:
    return replace(table, air_drop=(leave, table.air_drop[1]) if side == 0 else (table.air_drop[0], leave))


def grant_extra_turn(table: Table, side: int) -> TableResult:
    """Line up an extra turn for a side, after those granted before."""
    return Result(replace(table, extra=(*table.extra, side)), (events.ExtraTurnGranted(side),))


def begin_turn(table: Table, mover: int) -> Table:
    """Begin a turn of `mover` and reset the state that belongs to the previous turn.

    The turn is the first extra turn if one is pending, otherwise a regular turn. A "waiting" Air Drop permission
    becomes usable. Waiting marks of the side become due, and old due marks end.
    """
    if table.air_drop[mover] == "waiting":
        table = _with_air_drop(table, mover, "usable")
    if table.marks:
        waiting = [mark for mark in table.marks if not mark.due]
        marks = tuple([state.Mark(mark.seat, mark.card, mark.seat in table.sides[mover]) for mark in waiting])
        table = replace(table, marks=marks)
    turn, envoy = table.turn + 1, "envoy" in table.in_force[mover]
    if table.extra:
        return replace(table, turn=turn, mover=mover, extra=table.extra[1:], triggered=(), envoy=envoy)
    return replace(table, turn=turn, mover=mover, regular=mover, triggered=(), envoy=envoy)


def end_turns(table: Table) -> Table:
    """Reset the state that belongs to the turn, when no other turn follows in this battle."""
    return replace(table, triggered=(), envoy=False, marks=tuple(mark for mark in table.marks if not mark.due))


def skip_turn(table: Table) -> Table:
    """Skip the turn of a side without cards: the first pending extra turn, or otherwise the next regular turn."""
    return replace(table, extra=table.extra[1:]) if table.extra else replace(table, regular=1 - table.regular)
