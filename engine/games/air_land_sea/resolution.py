"""How each effect of the agenda is carried out (rules 3).

Classic nests: what a flip triggers is done at once, then the interrupted ability goes on. Revised queues: what is
triggered waits in `Table.activations` until `Settle` takes it from there.
"""

from collections.abc import Callable, Mapping
from typing import Any

from engine.core.seats import Seat
from engine.games.air_land_sea import atoms, effects, instant_abilities, ongoing_abilities
from engine.games.air_land_sea.actions import Action, SwapCard, Via
from engine.games.air_land_sea.cards import BY_KEY
from engine.games.air_land_sea.choices import effect_of
from engine.games.air_land_sea.effects import Activation, Effect
from engine.games.air_land_sea.events import Declined, Triggered
from engine.games.air_land_sea.state import Table, TableResult, locate, marked, side_of
from engine.kit.agenda import Decision, Option, Result

MOST_TRIGGERS = 3
"""How often one card may trigger in one turn (rules 3.7)."""


def carry_out(table: Table, effect: Effect) -> TableResult:
    """Do one effect: the `do` of `engine.kit.agenda.run`."""
    return CARRY_OUT[type(effect)](table, effect)


def play_faceup(table: Table, seat: Seat, card: str, theater: int, via: Via) -> TableResult:
    """Deploy a card of the seat's hand; if it has an instant ability and lands, that is triggered next."""
    arrival = atoms.Arrival(side_of(table, seat), card, theater, faceup=True, public=True)
    return _play(atoms.deploy(table, seat, arrival, via), arrival, via)


def play_facedown(table: Table, seat: Seat, card: str, theater: int) -> TableResult:
    """Improvise a card of the seat's hand; nothing follows."""
    public = bool(table.marks) and marked(table, card)
    arrival = _facedown(table, side_of(table, seat), card, theater, public=public)
    return _play(atoms.improvise(table, seat, arrival), arrival)


def _play_top(table: Table, seat: Seat, theater: int) -> TableResult:
    arrival = _facedown(table, side_of(table, seat), table.deck[0], theater, public=False)
    return _play(atoms.reinforce(table, seat, arrival), arrival)


def _facedown(table: Table, side: int, card: str, theater: int, *, public: bool) -> atoms.Arrival:
    spied = "spy_network" in table.in_force[1 - side]
    seen = spied and not ongoing_abilities.stopped_by(table, theater, faceup=False)
    return atoms.Arrival(side, card, theater, faceup=False, public=public, spied=seen)


def _play(left: TableResult, arrival: atoms.Arrival, via: Via = "match") -> TableResult:
    """Go on with a card that has left its pile: Air Drop is spent, the enemy paid, and it arrives (rules 3.4)."""
    table, events = left.table, left.events
    if table.air_drop[arrival.side] != "none" and (via == "air_drop" or table.edition == "revised"):
        ended = atoms.end_air_drop(table, arrival.side)
        table, events = ended.table, events + ended.events
    if via == "supply_lines":
        paid = atoms.gain_supplies(table, 1 - arrival.side, arrival.theater, 1)
        table, events = paid.table, events + paid.events
    stopper = ongoing_abilities.stopped_by(table, arrival.theater, faceup=arrival.faceup)
    if stopper:
        stopped = atoms.stop(table, arrival, stopper)
        return Result(stopped.table, events + stopped.events)
    landed: TableResult = Result(atoms.land(table, arrival), events)
    return _trigger(landed, arrival.side, arrival.card) if arrival.faceup else landed


def _turn_over(table: Table, turned: effects.TurnOver) -> TableResult:
    theater, side = turned.theater, turned.side
    flipped = atoms.flip(table, turned.seat, theater, side)
    top = flipped.table.columns[side][theater][-1]
    if top.faceup:
        return _trigger(flipped, side, top.card)
    if table.edition == "revised":
        return flipped
    interrupted = atoms.interrupt(flipped.table, side, top.card)
    return Result(interrupted.table, flipped.events + interrupted.events)


def _trigger(shown: TableResult, side: int, card: str) -> TableResult:
    """Go on with a card that came to lie faceup: its instant, if it has one, begins (classic) or queues (revised)."""
    table, events = shown.table, shown.events
    if BY_KEY[card].kind != "instant" or table.triggered.count(card) >= MOST_TRIGGERS:
        return shown
    lined_up, activation = atoms.trigger(table, side, card)
    if table.edition == "revised":
        return Result(lined_up, events)
    begun = _begin(lined_up, activation)
    return Result(begun.table, events + begun.events, begun.then)


def _begin(table: Table, activation: Activation, *after: Effect) -> TableResult:
    side, card = activation.side, activation.card
    _, theater, _ = locate(table, card)
    event = Triggered(side, table.row[theater], card)
    return Result(table, (event,), (effects.Carry(activation, BY_KEY[card].steps(table.edition)), *after))


def _settle(table: Table, settle: effects.Settle) -> TableResult:
    if not table.activations:
        return Result(table)
    return _begin(table, table.activations[0], settle)


def _swap_hands(table: Table, again: effects.SwapHands) -> TableResult:
    """Ask whoever has not chosen yet; swap when nobody is left (rules 5.2)."""
    chosen = {swap.seat for swap in table.swaps}
    waited_for = [seat for seats in table.sides if len(seats) > 1 for seat in seats if seat not in chosen]
    if not waited_for:
        return atoms.swap_hands(table)
    return Result(table, then=(again,), ask=tuple(_swap_ask(seat, table.hands[seat]) for seat in waited_for))


def _swap_ask(seat: Seat, hand: tuple[str, ...]) -> Decision[Effect, Action]:
    picks = [SwapCard(card) for card in hand]
    options: list[Option[Effect, Action]] = [Option(pick, (effect_of(seat, pick),)) for pick in picks]
    return Decision(seat, "swap", tuple(options))


CARRY_OUT: Mapping[type[Effect], Callable[[Table, Any], TableResult]] = {
    effects.PlayFaceup: lambda table, play: play_faceup(table, play.seat, play.card, play.theater, play.via),
    effects.PlayFacedown: lambda table, play: play_facedown(table, play.seat, play.card, play.theater),
    effects.PlayTop: lambda table, play: _play_top(table, play.seat, play.theater),
    effects.Carry: instant_abilities.carry_out_steps,
    effects.Settle: _settle,
    effects.TurnOver: _turn_over,
    effects.Shift: lambda table, shift: atoms.move(table, shift.seat, shift.theater, shift.index, shift.to),
    effects.PickUp: lambda table, taken: atoms.take_back(table, taken.seat, taken.theater, taken.index),
    effects.ChangeSides: lambda table, change: atoms.change_sides(table, change.seat, change.theater),
    effects.Ruin: lambda table, ruin: atoms.destroy(table, ruin.seat, ruin.theater, ruin.side, ruin.index),
    effects.Leave: lambda table, left: Result(table, (Declined(left.seat, side_of(table, left.seat), left.card),)),
    effects.Show: lambda table, shown: atoms.reveal(table, shown.seat, shown.card),
    effects.Call: lambda table, call: atoms.name_card(table, call.seat, call.card),
    effects.TakeTop: lambda table, taken: atoms.draw(table, taken.seat),
    effects.Offer: lambda table, offer: atoms.set_gift_apart(table, offer.card),
    effects.TakeGift: lambda table, gift: atoms.give(table, gift.seat),
    effects.ChooseSwap: lambda table, swap: atoms.choose_swap(table, swap.seat, swap.card),
    effects.SwapHands: _swap_hands,
}
"""What does each kind of effect; looked up, as most actions come to several effects."""
