"""How each effect of the agenda is carried out (rules 3).

Classic nests: what a flip triggers is done at once, then the interrupted ability goes on. Revised queues: what is
triggered waits in `Table.activations` until `Settle` takes it from there.
"""

from typing import assert_never

from engine.core.seats import Seat
from engine.games.air_land_sea import atoms, hands, ongoing, turns
from engine.games.air_land_sea.actions import Action, SwapCard, Via
from engine.games.air_land_sea.cards import BY_KEY
from engine.games.air_land_sea.choices import effect_of
from engine.games.air_land_sea.effects import (
    Activation,
    Arrive,
    Call,
    Carry,
    ChangeSides,
    ChooseSwap,
    Effect,
    Leave,
    Offer,
    PickUp,
    PlayFacedown,
    PlayFaceup,
    PlayTop,
    Ruin,
    Settle,
    Shift,
    Show,
    SwapHands,
    TakeGift,
    TakeTop,
    Trigger,
    TurnOver,
)
from engine.games.air_land_sea.events import Declined, Triggered
from engine.games.air_land_sea.state import Done, Table
from engine.games.air_land_sea.steps import carry
from engine.kit.agenda import Decision, Did, Option

TRIGGERS = 3
"""How often one card may trigger in one turn (rules 3.7)."""


def carry_out(table: Table, effect: Effect) -> Done:  # noqa: PLR0911, PLR0912 - one return for each kind of effect
    """Do one effect: the `do` of `engine.kit.agenda.run`."""
    match effect:
        case PlayFacedown(seat, card, theater):
            return _play_facedown(table, seat, card, theater)
        case PlayFaceup(seat, card, theater, via):
            return _play_faceup(table, seat, card, theater, via)
        case PlayTop(seat, theater):
            return _play(table, atoms.draw(table, seat, theater), seat, table.deck[0], theater, faceup=False)
        case Arrive(side, card, theater, faceup, public):
            return _arrive(table, side, card, theater, faceup=faceup, public=public)
        case Settle():
            return _settle(table, effect)
        case Carry(activation, steps):
            return carry(table, activation, steps)
        case Trigger(side, card):
            return _trigger(table, side, card)
        case TurnOver(seat, theater, side):
            return _turn_over(table, seat, theater, side)
        case Shift(seat, theater, index, to):
            return atoms.move(table, seat, theater, index, to)
        case PickUp(seat, theater, index):
            return atoms.take_back(table, seat, theater, index)
        case Leave(seat, card):
            return Did(table, (Declined(seat, ongoing.side_of(table, seat), card),))
        case ChangeSides(seat, theater):
            return atoms.change_sides(table, seat, theater)
        case Ruin(seat, theater, side, index):
            return atoms.ruin(table, seat, theater, side, index)
        case Show() | Call() | TakeTop() | Offer() | TakeGift() | ChooseSwap() | SwapHands():
            return _change_hands(table, effect)
        case _:
            assert_never(effect)


def _change_hands(  # noqa: PLR0911 - one return for each kind of effect
    table: Table, effect: Show | Call | TakeTop | Offer | TakeGift | ChooseSwap | SwapHands
) -> Done:
    match effect:
        case Show(seat, card):
            return hands.reveal(table, seat, card)
        case Call(seat, card):
            return hands.name(table, seat, card)
        case TakeTop(seat):
            return hands.draw_card(table, seat)
        case Offer(_, card):
            return hands.offer(table, card)
        case TakeGift(seat):
            return hands.take_gift(table, seat)
        case ChooseSwap(seat, card):
            return hands.choose_swap(table, seat, card)
        case SwapHands():
            return _swap_hands(table, effect)
        case _:
            assert_never(effect)


def _play_facedown(table: Table, seat: Seat, card: str, theater: int) -> Done:
    public = bool(table.marks) and ongoing.marked(table, card)
    left = atoms.improvise(table, seat, card, theater, public=public)
    return _play(table, left, seat, card, theater, faceup=False, public=public)


def _play_faceup(table: Table, seat: Seat, card: str, theater: int, via: Via) -> Done:
    left = atoms.deploy(table, seat, card, theater, via)
    played = _play(table, left, seat, card, theater, faceup=True, public=True, spent=via == "air_drop")
    if via != "supply_lines":
        return played
    paid = atoms.gain_supplies(played.table, 1 - ongoing.side_of(table, seat), theater, 1)
    return Did(paid.table, played.events + paid.events, played.then)


def _play(  # noqa: PLR0913
    table: Table,
    left: Done,
    seat: Seat,
    card: str,
    theater: int,
    *,
    faceup: bool,
    public: bool = False,
    spent: bool = False,
) -> Done:
    """Go on with a play whose card has left its pile: Air Drop is spent, then the card arrives (rules 3.4 b)."""
    side = ongoing.side_of(table, seat)
    arrival = (Arrive(side, card, theater, faceup, public),)
    if not spent and (table.edition == "classic" or table.air_drop[side] == "none"):
        return Did(left.table, left.events, arrival)
    ended = turns.end_air_drop(left.table, side)
    return Did(ended.table, left.events + ended.events, arrival)


def _arrive(  # noqa: PLR0913
    table: Table, side: int, card: str, theater: int, *, faceup: bool, public: bool
) -> Done:
    stopper = ongoing.stops(table, theater, faceup=faceup)
    if stopper:
        return atoms.bury(table, side, card, theater, stopper, public=public)
    landed = atoms.land(table, side, card, theater, faceup=faceup, public=public).table
    return Did(landed, then=_triggered(side, card) if faceup else ())


def _turn_over(table: Table, seat: Seat, theater: int, side: int) -> Done:
    flipped = atoms.turn_over(table, seat, theater, side)
    top = flipped.table.columns[side][theater][-1]
    if top.faceup:
        return Did(flipped.table, flipped.events, _triggered(side, top.card))
    if table.edition == "revised":
        return flipped
    cut = turns.interrupt(flipped.table, side, top.card)
    return Did(cut.table, flipped.events + cut.events)


def _triggered(side: int, card: str) -> tuple[Effect, ...]:
    return (Trigger(side, card),) if BY_KEY[card].kind == "instant" else ()


def _trigger(table: Table, side: int, card: str) -> Done:
    if table.triggered.count(card) >= TRIGGERS:
        return Did(table)
    lined_up, activation = turns.trigger(table, side, card)
    return _begin(lined_up, activation) if table.edition == "classic" else Did(lined_up)


def _begin(table: Table, activation: Activation, *after: Effect) -> Done:
    side, card = activation.side, activation.card
    _, theater, _ = ongoing.locate(table, card)
    event = Triggered(side, table.row[theater], card)
    return Did(table, (event,), (Carry(activation, BY_KEY[card].steps(table.edition)), *after))


def _settle(table: Table, settle: Settle) -> Done:
    if not table.activations:
        return Did(table)
    return _begin(table, table.activations[0], settle)


def _swap_hands(table: Table, again: SwapHands) -> Done:
    """Ask whoever has not chosen yet; swap when nobody is left (rules 5.2)."""
    chosen = {swap.seat for swap in table.swaps}
    waited_for = [seat for seats in table.sides if len(seats) > 1 for seat in seats if seat not in chosen]
    if not waited_for:
        return hands.swap_hands(table)
    return Did(table, then=(again,), ask=tuple(_swap_ask(seat, table.hands[seat]) for seat in waited_for))


def _swap_ask(seat: Seat, hand: tuple[str, ...]) -> Decision[Effect, Action]:
    picks = [SwapCard(card) for card in hand]
    options: list[Option[Effect, Action]] = [Option(pick, (effect_of(seat, pick),)) for pick in picks]
    return Decision(seat, "swap", tuple(options))
