"""The atoms that change what has to be done yet: activations, permissions, and whose turn it is."""

from msgspec.structs import replace

from engine.games.air_land_sea import ongoing
from engine.games.air_land_sea.cards import BY_KEY
from engine.games.air_land_sea.effects import Activation, GainAirDrop
from engine.games.air_land_sea.events import AirDropEnded, AirDropGranted, ExtraTurnGranted
from engine.games.air_land_sea.state import AirDropLeave, Done, Mark, Table
from engine.kit.agenda import Did
from engine.kit.piles import without


def trigger(table: Table, side: int, card: str) -> tuple[Table, Activation]:
    """Count a card as triggered; its activation comes next (classic) or last (revised) of those there are."""
    activation = Activation(len(table.triggered), side, card)
    line = (activation, *table.activations) if table.edition == "classic" else (*table.activations, activation)
    return replace(table, triggered=(*table.triggered, card), activations=line), activation


def finish(table: Table, activation: Activation) -> Done:
    """Strike off an activation that has been carried out, and what was revealed for it."""
    return Did(replace(table, activations=without(table.activations, activation), revealed=()))


def interrupt(table: Table, side: int, card: str) -> Done:
    """Cancel what a card turned facedown was about to do, Air Drop's permission included (classic, rules 3.3)."""
    left = tuple(activation for activation in table.activations if activation.card != card)
    if len(left) < len(table.activations):
        table = replace(table, activations=left)
    return end_air_drop(table, side) if GainAirDrop() in BY_KEY[card].classic else Did(table)


def grant_air_drop(table: Table, side: int) -> Done:
    """Permit a side one foreign deploy: in its next turn (classic), or with its next play (revised)."""
    leave: AirDropLeave = "waiting" if table.edition == "classic" else "usable"
    return Did(_with_air_drop(table, side, leave), (AirDropGranted(side),))


def end_air_drop(table: Table, side: int) -> Done:
    """Take a side's permission of Air Drop away, if it has one."""
    if table.air_drop[side] == "none":
        return Did(table)
    return Did(_with_air_drop(table, side, "none"), (AirDropEnded(side),))


def _with_air_drop(table: Table, side: int, leave: AirDropLeave) -> Table:
    return replace(table, air_drop=(leave, table.air_drop[1]) if side == 0 else (table.air_drop[0], leave))


def grant_extra_turn(table: Table, side: int) -> Done:
    """Line up an extra turn for a side, after those granted before."""
    return Did(replace(table, extra=(*table.extra, side)), (ExtraTurnGranted(side),))


def begin_turn(table: Table, mover: int, *, extra: bool) -> Table:
    """Give a side its turn, regular or extra: what waited for it may now be used, or is due."""
    air_drop = table.air_drop
    if air_drop[mover] == "waiting":
        air_drop = ("usable", air_drop[1]) if mover == 0 else (air_drop[0], "usable")
    return replace(
        table,
        turn=table.turn + 1,
        mover=mover,
        regular=table.regular if extra else mover,
        extra=table.extra[1:] if extra else table.extra,
        air_drop=air_drop,
        envoy=ongoing.has_envoy(table, mover),
        marks=_falling_due(table, mover) if table.marks else (),
    )


def _falling_due(table: Table, mover: int) -> tuple[Mark, ...]:
    return tuple(Mark(mark.seat, mark.card, mark.due or mark.seat in table.sides[mover]) for mark in table.marks)


def end_turn(table: Table) -> Done:
    """Forget what counts by the turn; a permission that was for this turn ends (classic, rules 2.2 T5)."""
    ended = table
    if table.triggered or table.envoy or table.marks:
        ended = replace(table, triggered=(), envoy=False, marks=tuple(mark for mark in table.marks if not mark.due))
    if table.edition == "classic" and table.air_drop[table.mover] == "usable":
        return end_air_drop(ended, table.mover)
    return Did(ended)


def skip_turn(table: Table, *, extra: bool) -> Table:
    """Pass over a turn of a side that has no card: the first extra turn in line, or the next regular one."""
    return replace(table, extra=table.extra[1:]) if extra else replace(table, regular=1 - table.regular)
