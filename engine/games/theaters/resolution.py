"""How each effect of the agenda is carried out (rules 3): atoms are done, asks are put to a side.

Classic nests: what a flip triggers is done at once, then the interrupted ability goes on. Revised queues: what is
triggered waits in `Table.activations` until `Settle` takes it from there.
"""

from collections.abc import Sequence
from typing import TypeAlias, assert_never

from engine.core.seats import Seat
from engine.games.theaters import choices, ongoing
from engine.games.theaters import table as atoms
from engine.games.theaters.actions import Action, Decline, Flip, Place
from engine.games.theaters.cards import BY_KEY, CARDS
from engine.games.theaters.choices import Choice
from engine.games.theaters.effects import (
    Activation,
    Arrive,
    CardStep,
    Carry,
    Effect,
    FlipOne,
    GainAirDrop,
    GainExtraTurn,
    Leave,
    LookAtTop,
    MoveOne,
    PickUp,
    PlaceTop,
    PlayFacedown,
    PlayFaceup,
    PlayOne,
    PlayTop,
    Reach,
    Settle,
    Shift,
    TakeBackOne,
    Trigger,
    TurnOver,
)
from engine.games.theaters.events import Declined, Fizzled, Interrupted, Triggered
from engine.games.theaters.state import Table
from engine.games.theaters.table import Done
from engine.kit.agenda import Decision, Did, Option

TRIGGERS = 3
"""How often one card may trigger in one turn (rules 3.7)."""

Answer: TypeAlias = Option[Effect, Action]
Steps: TypeAlias = tuple[CardStep, ...]

_ASKS = {card.key: card.name.lower().replace(" ", "_") for card in CARDS}


def carry_out(table: Table, effect: Effect) -> Done:  # noqa: PLR0911 - one return for each kind of effect
    """Do one effect: the `do` of `engine.kit.agenda.run`."""
    match effect:
        case PlayFacedown(seat, card, theater):
            return _play(table, atoms.improvise(table, seat, card, theater), seat, card, theater, faceup=False)
        case PlayFaceup(seat, card, theater, via):
            left = atoms.deploy(table, seat, card, theater, via)
            return _play(table, left, seat, card, theater, faceup=True, spent=via == "air_drop")
        case PlayTop(seat, theater):
            return _play(table, atoms.draw(table, seat, theater), seat, table.deck[0], theater, faceup=False)
        case Arrive(side, card, theater, faceup):
            return _arrive(table, side, card, theater, faceup=faceup)
        case Settle():
            return _settle(table, effect)
        case Carry(activation, steps):
            return _carry(table, activation, steps)
        case Trigger(side, card):
            return _trigger(table, side, card)
        case TurnOver(seat, theater, side):
            return _turn_over(table, seat, theater, side)
        case Shift(seat, theater, index, to):
            return atoms.move(table, seat, theater, index, to)
        case PickUp(seat, theater, index):
            return atoms.take_back(table, seat, theater, index)
        case Leave(seat, card):
            return Did(table, (Declined(seat, atoms.side_of(table, seat), card),))
        case _:
            assert_never(effect)


def _play(  # noqa: PLR0913
    table: Table, left: Done, seat: Seat, card: str, theater: int, *, faceup: bool, spent: bool = False
) -> Done:
    """Go on with a play whose card has left its pile: Air Drop is spent, then the card arrives (rules 3.4 b)."""
    side = atoms.side_of(table, seat)
    arrival = (Arrive(side, card, theater, faceup),)
    if not spent and (table.edition == "classic" or table.air_drop[side] == "none"):
        return Did(left.table, left.events, arrival)
    ended = atoms.end_air_drop(left.table, side)
    return Did(ended.table, left.events + ended.events, arrival)


def _arrive(table: Table, side: int, card: str, theater: int, *, faceup: bool) -> Done:
    stopper = ongoing.stops(table, theater, faceup=faceup)
    if stopper:
        return atoms.bury(table, side, card, theater, stopper, faceup=faceup)
    landed = atoms.land(table, side, card, theater, faceup=faceup).table
    return Did(landed, then=_triggered(side, card) if faceup else ())


def _turn_over(table: Table, seat: Seat, theater: int, side: int) -> Done:
    flipped = atoms.turn_over(table, seat, theater, side)
    top = flipped.table.columns[side][theater][-1]
    if top.faceup:
        return Did(flipped.table, flipped.events, _triggered(side, top.card))
    if table.edition == "revised":
        return flipped
    cut = atoms.interrupt(flipped.table, side, top.card)
    return Did(cut.table, flipped.events + cut.events)


def _triggered(side: int, card: str) -> tuple[Effect, ...]:
    return (Trigger(side, card),) if BY_KEY[card].kind == "instant" else ()


def _trigger(table: Table, side: int, card: str) -> Done:
    if table.triggered.count(card) >= TRIGGERS:
        return Did(table)
    lined_up, activation = atoms.trigger(table, side, card)
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


def _carry(  # noqa: PLR0911 - one return for each kind of step
    table: Table, activation: Activation, steps: Steps
) -> Done:
    """Carry out the first of the steps; the rest follow it, or each answer to what it asks."""
    if activation not in table.activations:
        return Did(table, (Interrupted(activation.side, activation.card),) if steps else ())
    if not steps:
        return atoms.finish(table, activation)
    step, rest, side = steps[0], steps[1:], activation.side
    match step:
        case FlipOne(by, reach):
            chooser = side if by == "you" else 1 - side
            return _ask(table, activation, chooser, _flips(table, activation, chooser, reach), rest)
        case MoveOne():
            return _ask(table, activation, side, choices.moves(table, side), rest, optional=True)
        case TakeBackOne(optional, then):
            return _ask(table, activation, side, choices.take_backs(table, side), rest, then, optional=optional)
        case PlaceTop(optional):
            places = [Place(theater) for theater in _next_to(table, activation)]
            return _ask(table, activation, side, places, rest, optional=optional)
        case PlayOne():
            return _ask(table, activation, side, None, rest)
        case LookAtTop(then):
            return _look(table, activation, then, rest)
        case GainAirDrop():
            return _and_on(atoms.grant_air_drop(table, side), activation, rest)
        case GainExtraTurn():
            return _and_on(atoms.grant_extra_turn(table, side), activation, rest)
        case _:
            assert_never(step)


def _flips(table: Table, activation: Activation, chooser: int, reach: Reach) -> list[Flip]:
    theaters = _next_to(table, activation) if reach == "adjacent" else range(len(table.row))
    return choices.flips(table, chooser, theaters, (chooser,) if reach == "own" else (chooser, 1 - chooser))


def _next_to(table: Table, activation: Activation) -> tuple[int, ...]:
    _, theater, _ = ongoing.locate(table, activation.card)
    return ongoing.adjacent(table, theater)


def _look(table: Table, activation: Activation, then: Steps, rest: Steps) -> Done:
    if not table.deck:
        return _fizzle(table, activation, rest)
    return _and_on(atoms.look(table, activation.side), activation, then + rest)


def _ask(  # noqa: PLR0913 - who is asked what, and what follows each kind of answer
    table: Table,
    activation: Activation,
    side: int,
    offered: Sequence[Choice] | None,
    rest: Steps,
    then: Steps = (),
    *,
    optional: bool = False,
) -> Done:
    """Put a choice to a side: `then` and `rest` follow a choice, `rest` alone follows declining (rules 3.5).

    Choices about the table are offered alike to all its seats; None stands for the plays of each seat's own hand.
    """
    card = activation.card
    go_on, leave = Carry(activation, then + rest), Carry(activation, rest)
    decisions: list[Decision[Effect, Action]] = []
    for seat in table.sides[side]:
        listed = choices.plays(table, side, seat) if offered is None else offered
        options: list[Answer] = [Option(choice, (choices.effect_of(seat, choice), go_on)) for choice in listed]
        if options and optional:
            options.append(Option(Decline(), (Leave(seat, card), leave)))
        if options:
            decisions.append(Decision(seat, _ASKS[card], tuple(options)))
    if not decisions:
        return _fizzle(table, activation, rest)
    only, *others = decisions[0].options
    return Did(table, then=only.then) if not others else Did(table, ask=tuple(decisions))


def _and_on(did: Done, activation: Activation, rest: Steps) -> Done:
    return Did(did.table, did.events, (Carry(activation, rest),))


def _fizzle(table: Table, activation: Activation, rest: Steps) -> Done:
    return _and_on(Did(table, (Fizzled(activation.side, activation.card),)), activation, rest)
