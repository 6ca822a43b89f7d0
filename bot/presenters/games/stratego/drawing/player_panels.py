"""The panel of each player beside the board: who it is, how many pieces are left, and a tray of those lost."""

from collections.abc import Iterator, Sequence

from bot.pictures.colours import DARK, GOLD, INK, PANEL, SIDES, SOFT
from bot.pictures.elements import drawable
from bot.pictures.pieces import SMALLEST, Drawn, emblem
from bot.pictures.scene import Box, Icon, Sprite, Text
from bot.presenters.games.stratego.drawing.tiles import captured
from bot.presenters.games.stratego.words import STRONGEST_FIRST, pieces_of, side_of, symbol
from bot.presenters.presenter import Names
from engine.games.stratego.events import Event, Fought
from engine.games.stratego.pieces import COUNTS, KINDS
from engine.games.stratego.view_types import View

HEIGHT = 72
_PITCH = 49
_END = 786
_NAME = 72


def player_panel(view: View, names: Names, side: int, y: float, last: Sequence[Event]) -> Iterator[Drawn]:
    """Draw a side's panel, framed in its colour while it is to act, with laurels for the winner."""
    acts = any(side_of(ask.seat, view) == side and ask.ask != "unready" for ask in view.asks)
    yield Box(10, y + 4, 780, HEIGHT, 12, fill=DARK)
    yield Box(10, y, 780, HEIGHT, 12, fill=PANEL, line=SIDES[side] if acts else PANEL, line_width=3)
    if view.outcome is not None and len(view.outcome.ranks) > 1 and view.seats[side] in view.outcome.ranks[0]:
        yield Icon("laurels", 14, y + 10, 52, GOLD)
    yield emblem(side, 40, y + HEIGHT / 2 - (2 if side else 0), 13)
    kinds = [kind for kind in STRONGEST_FIRST if kind != "flag" and COUNTS[view.rules.army][KINDS.index(kind)]]
    first = _END - _PITCH * len(kinds) if view.phase != "setup" else _END
    name = drawable(names.seats[view.seats[side]])
    yield Text(name, _NAME, y + 2, first - _NAME - 8, 40, 32, SMALLEST, INK, "bold", anchor="middle")
    yield from _counts(view, side, y)
    if view.phase == "setup":
        return
    fresh = lost_kinds(view, side, last)
    lost = {entry.kind: entry.count for entry in view.captured[side]}
    for place, kind in enumerate(kinds):
        rank = symbol(kind, view.rules.numbering)
        yield Sprite(captured(side, rank, lost.get(kind, 0), fresh=kind in fresh), first + place * _PITCH, y + 7)


def _counts(view: View, side: int, y: float) -> Iterator[Drawn]:
    """Say how many pieces are left and, beside an arrow, how many came back; or how far the set-up is."""
    if view.phase == "setup":
        words = "is ready" if view.ready[side] else "sets up in secret"
        yield Text(words, _NAME, y + 40, 400, 28, 24, SMALLEST, SOFT, anchor="middle")
        return
    yield Text(f"{len(pieces_of(view, side))} left", _NAME, y + 40, 84, 28, 24, SMALLEST, SOFT, anchor="middle")
    if view.rescues[side]:
        yield Icon("return-arrow", _NAME + 90, y + 42, 24, SOFT)
        yield Text(str(view.rescues[side]), _NAME + 118, y + 40, 40, 28, 24, SMALLEST, SOFT, anchor="middle")


def lost_kinds(view: View, side: int, last: Sequence[Event]) -> set[str]:
    """Return what kinds the side lost in the last fight, as far as the viewer may know."""
    lost: set[str] = set()
    for event in last:
        if isinstance(event, Fought):
            attacks = view.seats[side] == event.seat
            if attacks and event.result in ("defender", "both_removed"):
                lost.add(event.attacker)
            if not attacks and event.result != "defender" and event.defender is not None:
                lost.add(event.defender)
    return lost
