"""How each effect of the agenda is carried out (rules 3).

Classic nests: what a flip triggers is done at once, then the interrupted ability goes on. Revised queues: what is
triggered waits in `Table.activations` until `Settle` takes it from there.
"""

from typing import assert_never

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


def carry_out(table: Table, effect: Effect) -> TableResult:  # noqa: PLR0911, PLR0912 - one return for each kind of effect
    """Do one effect: the `do` of `engine.kit.agenda.run`."""
    match effect:
        case effects.PlayFacedown(seat, card, theater):
            return _play_facedown(table, seat, card, theater)
        case effects.PlayFaceup(seat, card, theater, via):
            return _play_faceup(table, seat, card, theater, via)
        case effects.Arrive():
            return _arrive(table, effect)
        case effects.Settle():
            return _settle(table, effect)
        case effects.Carry(activation, steps):
            return instant_abilities.carry_out_steps(table, activation, steps)
        case effects.Trigger(side, card):
            return _trigger(table, side, card)
        case effects.TurnOver(seat, theater, side):
            return _turn_over(table, seat, theater, side)
        case effects.PlayTop(seat, theater):
            arrival = effects.Arrive(side_of(table, seat), table.deck[0], theater, faceup=False, public=False)
            return _play(atoms.reinforce(table, seat, theater), arrival)
        case effects.Shift(seat, theater, index, to):
            return atoms.move(table, seat, theater, index, to)
        case effects.PickUp(seat, theater, index):
            return atoms.take_back(table, seat, theater, index)
        case effects.Leave(seat, card):
            return Result(table, (Declined(seat, side_of(table, seat), card),))
        case effects.ChangeSides(seat, theater):
            return atoms.change_sides(table, seat, theater)
        case effects.Ruin(seat, theater, side, index):
            return atoms.destroy(table, seat, theater, side, index)
        case _:
            return _change_hands(table, effect)


def _change_hands(  # noqa: PLR0911 - one return for each kind of effect
    table: Table, effect: effects.HandEffect
) -> TableResult:
    match effect:
        case effects.Show(seat, card):
            return atoms.reveal(table, seat, card)
        case effects.Call(seat, card):
            return atoms.name_card(table, seat, card)
        case effects.TakeTop(seat):
            return atoms.draw(table, seat)
        case effects.Offer(_, card):
            return atoms.set_gift_apart(table, card)
        case effects.TakeGift(seat):
            return atoms.give(table, seat)
        case effects.ChooseSwap(seat, card):
            return atoms.choose_swap(table, seat, card)
        case effects.SwapHands():
            return _swap_hands(table, effect)
        case _:
            assert_never(effect)


def _play_facedown(table: Table, seat: Seat, card: str, theater: int) -> TableResult:
    public = bool(table.marks) and marked(table, card)
    left = atoms.improvise(table, seat, card, theater, public=public)
    return _play(left, effects.Arrive(side_of(table, seat), card, theater, faceup=False, public=public))


def _play_faceup(table: Table, seat: Seat, card: str, theater: int, via: Via) -> TableResult:
    left = atoms.deploy(table, seat, card, theater, via)
    arrival = effects.Arrive(side_of(table, seat), card, theater, faceup=True, public=True)
    played = _play(left, arrival, spent=via == "air_drop")
    if via != "supply_lines":
        return played
    paid = atoms.gain_supplies(played.table, 1 - arrival.side, theater, 1)
    return Result(paid.table, played.events + paid.events, played.then)


def _play(left: TableResult, arrival: effects.Arrive, *, spent: bool = False) -> TableResult:
    """Go on with a play whose card has left its pile: Air Drop is spent, then the card arrives (rules 3.4 b)."""
    table = left.table
    if not spent and (table.edition == "classic" or table.air_drop[arrival.side] == "none"):
        return Result(table, left.events, (arrival,))
    ended = atoms.end_air_drop(table, arrival.side)
    return Result(ended.table, left.events + ended.events, (arrival,))


def _arrive(table: Table, arrival: effects.Arrive) -> TableResult:
    stopper = ongoing_abilities.stopped_by(table, arrival.theater, faceup=arrival.faceup)
    if stopper:
        return atoms.stop(table, arrival, stopper)
    landed = atoms.land(table, arrival).table
    return Result(landed, then=_triggered(arrival.side, arrival.card) if arrival.faceup else ())


def _turn_over(table: Table, seat: Seat, theater: int, side: int) -> TableResult:
    flipped = atoms.flip(table, seat, theater, side)
    top = flipped.table.columns[side][theater][-1]
    if top.faceup:
        return Result(flipped.table, flipped.events, _triggered(side, top.card))
    if table.edition == "revised":
        return flipped
    interrupted = atoms.interrupt(flipped.table, side, top.card)
    return Result(interrupted.table, flipped.events + interrupted.events)


def _triggered(side: int, card: str) -> tuple[Effect, ...]:
    return (effects.Trigger(side, card),) if BY_KEY[card].kind == "instant" else ()


def _trigger(table: Table, side: int, card: str) -> TableResult:
    if table.triggered.count(card) >= MOST_TRIGGERS:
        return Result(table)
    lined_up, activation = atoms.trigger(table, side, card)
    return _begin(lined_up, activation) if table.edition == "classic" else Result(lined_up)


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
