"""Parts around the board: the plates of the players, the columns of lost pieces, and the end of a match."""

from collections.abc import Iterator, Sequence
from functools import cache

from bot.games.stratego import texts
from bot.games.stratego.course import TurningPoint
from bot.games.stratego.picture_tiles import FAINT, TONES, back, body, cross, front
from bot.games.stratego.words import EMBLEMS, STRONGEST_FIRST, pieces_of, side_of, spoken_emblems, symbol
from bot.pictures.elements import RADIUS, SMALLEST, Area, arrow, drawable, emblem
from bot.pictures.scene import (
    BAND_WIDTH,
    DARK,
    GOLD,
    GROUND,
    INK,
    PANEL,
    RAISED,
    SIDES,
    SOFT,
    Box,
    Drawn,
    Icon,
    Polygon,
    Scene,
    Sprite,
    Text,
)
from bot.screens.presenter import Names
from bot.texts.catalog import texts_with_prefix
from engine.core.game import Outcome
from engine.games.stratego.board import COUNTS, KINDS
from engine.games.stratego.events import Event, Fought, Rescued
from engine.games.stratego.options import Numbering
from engine.games.stratego.view_types import View

_HEIGHT = 57
_MIDDLE = _HEIGHT / 2
_TAB = 58
_NAME, _LEFT, _EVENT, _END = 80, 236, 350, 790
"""The x of a plate's parts: the name, the number of pieces left, the last fight, and the right edge."""


def plate(view: View, names: Names, side: int, y: float) -> Iterator[Drawn]:
    """Draw a side's plate with its name and pieces left; `y` is the upper edge.

    A side that must act has a filled tab, and a winner laurels. The right is free for the last action.
    """
    acts = any(side_of(ask.seat, view) == side and ask.ask != "unready" for ask in view.asks)
    wins = view.outcome is not None and len(view.outcome.ranks) > 1 and view.seats[side] in view.outcome.ranks[0]
    yield Box(10, y + 3, _END - 10, _HEIGHT, RADIUS, fill=DARK)
    yield Box(10, y, _END - 10, _HEIGHT, RADIUS, fill=RAISED if acts or wins else PANEL)
    if acts:
        yield Box(10, y, _TAB, _HEIGHT, RADIUS, fill=SIDES[side])
        yield Box(10 + _TAB - RADIUS, y, RADIUS, _HEIGHT, fill=SIDES[side])
        yield Polygon(((50, y + _MIDDLE - 8), (64, y + _MIDDLE), (50, y + _MIDDLE + 8)), DARK)
        yield emblem(side, 33, y + _MIDDLE, 13, DARK)
    else:
        if wins:
            yield Icon("laurels", 13, y + 3, 51, GOLD)
        yield emblem(side, 38, y + _MIDDLE - (3 if wins and side else 0), 9 if wins else 14)
    name = drawable(names.seats[view.seats[side]])
    if view.phase == "setup":
        yield Text(name, _NAME, y, 330, _HEIGHT, 34, SMALLEST, INK, "bold", anchor="middle", lines=2)
        yield from _readiness(y, ready=view.ready[side])
        return
    yield Text(name, _NAME, y, _LEFT - _NAME - 8, _HEIGHT, 34, SMALLEST, INK, "bold", anchor="middle", lines=2)
    yield from _counts(view, side, y)


def _readiness(y: float, *, ready: bool) -> Iterator[Drawn]:
    """Draw whether a side is ready, in its plate with the upper edge `y`."""
    if ready:
        yield Icon("check-mark", 610, y + 11, 34, GOLD)
    yield Text(
        texts.plate_ready() if ready else texts.plate_set_up(), 430, y, _END - 446, _HEIGHT, 30, SMALLEST,
        INK if ready else SOFT, align="right", anchor="middle",
    )  # fmt: skip


def _counts(view: View, side: int, y: float) -> Iterator[Drawn]:
    """Draw the number of the side's pieces left, and below it that of its rescues, if any.

    `y` is the plate's upper edge.
    """
    left, rescues = texts.plate_left(count=len(pieces_of(view, side))), view.rescues[side]
    if not rescues:
        yield Text(left, _LEFT, y, 106, _HEIGHT, 28, SMALLEST, SOFT, anchor="middle")
        return
    yield Text(left, _LEFT, y, 106, 30, 26, SMALLEST, SOFT, anchor="middle")
    yield Icon("return-arrow", _LEFT, y + 29, 24, SOFT)
    yield Text(texts.plate_back(count=rescues), _LEFT + 28, y + 26, 84, 30, 26, SMALLEST, SOFT, anchor="middle")


def last_action(view: View, y: float, events: Sequence[Fought | Rescued]) -> Iterator[Drawn]:
    """Draw the first of `events` at the right of a plate with the upper edge `y`.

    Without events, draw the last move of the match if there is one.
    """
    if not events:
        if view.last is not None:
            yield from _move(*view.last, y)
        return
    event = events[0]
    yield Box(_EVENT, y, _END - _EVENT, _HEIGHT, RADIUS, fill=RAISED, line=GOLD, line_width=3)
    if isinstance(event, Fought):
        square, words = event.end, fight_words(event, view.rules.numbering)
        yield from _fighters(view, event, Area(_EVENT + 12, y + 4, 116, 46))
    else:
        square, words = event.square, texts.plate_rescued(piece=event.piece)
        shown = front(event.piece, symbol(event.piece, view.rules.numbering), side_of(event.seat, view), size=46)
        yield Icon("return-arrow", _EVENT + 16, y + 8, 40, GOLD)
        yield Sprite(shown, _EVENT + 82, y + 4)
    yield Text(words, _EVENT + 140, y + 2, 222, _HEIGHT - 4, 30, 24, INK, "bold", anchor="middle")
    yield Text(square, _END - 74, y, 62, _HEIGHT, 32, SMALLEST, GOLD, "bold", "right", "middle")


def _move(start: str, end: str, y: float) -> Iterator[Drawn]:
    """Draw a move from `start` to `end` at the right of a plate with the upper edge `y`."""
    yield Text(start, _END - 220, y, 76, _HEIGHT, 32, SMALLEST, SOFT, "bold", "right", "middle")
    yield arrow((_END - 132, y + _MIDDLE), (_END - 84, y + _MIDDLE), GOLD, 11)
    yield Text(end, _END - 72, y, 70, _HEIGHT, 32, SMALLEST, GOLD, "bold", anchor="middle")


def _fighters(view: View, fight: Fought, area: Area) -> Iterator[Drawn]:
    """Draw attacker and defender at both ends of the area, with a cross on each lost piece.

    Their size is the height of the area.
    """
    attacks, numbering, size = side_of(fight.seat, view), view.rules.numbering, int(area.height)
    second, middle, half = area.right - size, area.x + area.width / 2, size / 5
    yield Sprite(front(fight.attacker, symbol(fight.attacker, numbering), attacks, size=size), area.x, area.y)
    y = area.y + size / 2
    yield Polygon(((middle - half / 2, y - half), (middle + half / 2, y), (middle - half / 2, y + half)), GOLD)
    defender = back(1 - attacks, size=size)
    if fight.defender is not None:
        defender = front(fight.defender, symbol(fight.defender, numbering), 1 - attacks, size=size)
    yield Sprite(defender, second, area.y)
    radius = size / 5
    if fight.result in ("defender", "both_removed"):
        yield from cross(area.x + size - 3, area.bottom - 4, radius)
    if fight.result in ("attacker", "both_removed"):
        yield from cross(area.right - 3, area.bottom - 4, radius)


_WORDS = 18
"""Maximum number of characters that fit next to the pieces of a fight."""


def fight_words(fight: Fought, numbering: Numbering) -> str:
    """Return the fight in a few words without people's names; a hidden defender stays unnamed.

    Leave the attacker out if the words would be too long: the picture shows it.
    """
    if fight.defender is None:
        return texts.fight_unknown()
    if fight.result == "flag":
        return texts.fight_flag()
    if fight.result == "both_removed":
        return texts.fight_both_removed()
    painted = symbol(fight.defender, numbering)
    rank = painted if painted.isdigit() else "none"
    is_won = fight.result == "attacker"
    whole, short = (texts.fight_won, texts.fight_won_short) if is_won else (texts.fight_lost, texts.fight_lost_short)
    told = whole(attacker=fight.attacker, defender=fight.defender, rank=rank)
    return told if len(told) <= _WORDS else short(defender=fight.defender, rank=rank)


_PITCH = 32
_TRAY = 747


def tray(view: View, side: int, y: float, last: Sequence[Event]) -> Iterator[Drawn]:
    """Draw the column of a side's lost pieces, one place a kind, strongest first. Draw nothing in the set-up.

    `y` is the upper edge. Kinds lost in the events `last` are golden.
    """
    if view.phase == "setup":
        return
    kinds = [kind for kind in STRONGEST_FIRST if kind != "flag" and COUNTS[view.rules.army][KINDS.index(kind)]]
    lost, fresh = {entry.kind: entry.count for entry in view.captured[side]}, _lost_kinds(view, side, last)
    for index, kind in enumerate(kinds):
        rank = symbol(kind, view.rules.numbering)
        chip = _chip(side, rank, lost.get(kind, 0), fresh=kind in fresh)
        yield Sprite(chip, _TRAY - 4, y - 4 + index * _PITCH)


@cache
def _chip(side: int, rank: str, count: int, *, fresh: bool) -> Scene:
    """Draw one place of a column of lost pieces: the rank and the number lost, faint if none is."""
    area, tones = Area(4, 4, 33, 28), TONES[side]
    if not count:
        return Scene(57, 36, (Text(rank, *area, 24, SMALLEST, FAINT, "bold", "centre", "middle"),))
    shapes: list[Drawn] = [body(side, Area(1, 1, 39, 35), GOLD)] if fresh else []
    shapes += [
        body(side, Area(4, 6, 33, 28), tones.lip),
        body(side, area, tones.face),
        Text(rank, *area, 25, SMALLEST, tones.rank, "bold", "centre", "middle"),
        Text(str(count), 38, 3, 19, 30, 28, SMALLEST, GOLD if fresh else INK, "bold", "centre", "middle"),
    ]
    return Scene(57, 36, tuple(shapes))


def _lost_kinds(view: View, side: int, last: Sequence[Event]) -> set[str]:
    """Return the kinds that the side lost in the last fight; a kind hidden from the viewer is left out."""
    lost: set[str] = set()
    for event in last:
        if isinstance(event, Fought):
            attacks = view.seats[side] == event.seat
            if attacks and event.result in ("defender", "both_removed"):
                lost.add(event.attacker)
            if not attacks and event.result != "defender" and event.defender is not None:
                lost.add(event.defender)
    return lost


_REASONS = texts_with_prefix(texts, "reason")


def end_scene(view: View, names: Names, turning: TurningPoint | None) -> Scene:
    """Draw the result of a match that is over, and below it the fight that turned it.

    If `turning` is None, draw only the result. Raises ValueError if the match is not over.
    """
    if view.outcome is None:
        raise ValueError("the match is not over")
    shapes = [*_result(view, view.outcome, names)]
    if turning is not None:
        shapes += _turning(view, turning)
    return Scene(BAND_WIDTH, 202 if turning is None else 312, tuple(shapes), GROUND)


def _result(view: View, outcome: Outcome, names: Names) -> Iterator[Drawn]:
    """Draw the winner in their colour with the reason, as "You" if that is the viewer; a draw is grey."""
    panel = Area(14, 8, 772, 182)
    won = len(outcome.ranks) > 1
    side = side_of(outcome.ranks[0][0], view)
    colour = SIDES[side] if won else FAINT
    yield Box(panel.x, panel.y + 5, panel.width, panel.height, 14, fill=DARK)
    yield Box(*panel, 14, fill=RAISED, line=colour, line_width=4)
    yield Box(panel.x, panel.y, 204, panel.height, 14, fill=colour)
    yield Box(panel.x + 190, panel.y, 14, panel.height, fill=colour)
    middle = panel.y + panel.height / 2
    if won:
        yield Icon("laurels", 32, 15, 168, DARK)
        yield emblem(side, 116, middle - 4, 32, DARK)
        who, loser = (drawable(names.seats[seat]) for seat in (outcome.ranks[0][0], outcome.ranks[1][0]))
        winner = "you" if side == view.side else who or spoken_emblems()[EMBLEMS[side]]
        title, reason = texts.picture_won(winner=winner), _victory(outcome.reason, loser)
    else:
        yield emblem(0, 76, middle, 28, DARK)
        yield emblem(1, 156, middle, 28, DARK)
        title = texts.picture_no_result() if outcome.reason == "void" else texts.picture_draw()
        reason = _REASONS[outcome.reason]()
    yield Text(title, 240, 18, 534, 84, 66, 34, INK, "bold", anchor="middle", lines=2)
    reason = texts.picture_reason(reason=reason, move=view.ply) if view.ply else reason
    yield Text(reason, 240, 116, 534, 64, 32, 26, SOFT, anchor="middle", lines=2)


def _victory(reason: str, loser: str) -> str:
    """Return why the winner won, with the loser's name unless it is ""."""
    if reason == "flag":
        return texts.reason_flag()
    text = texts.reason_no_moves if reason == "no_moves" else texts.reason_resigned
    return text(loser=loser, named=bool(loser))


def _turning(view: View, turning: TurningPoint) -> Iterator[Drawn]:
    panel = Area(14, 202, 772, 100)
    yield Box(panel.x, panel.y + 4, panel.width, panel.height, 12, fill=DARK)
    yield Box(*panel, 12, fill=PANEL)
    yield from _fighters(view, turning.fight, Area(34, panel.y + 20, 144, 56))
    text = fight_words(turning.fight, view.rules.numbering)
    yield Text(texts.turning_point(), 240, panel.y + 10, 330, 34, 28, 26, GOLD, "bold", anchor="middle")
    yield Text(
        texts.picture_move(move=turning.move), 570, panel.y + 10, 200, 34, 28, 26, SOFT, "regular", "right", "middle"
    )
    yield Text(text, 240, panel.y + 46, 430, 46, 34, 26, INK, "bold", anchor="middle")
    yield Text(turning.fight.end, 670, panel.y + 46, 100, 46, 34, 26, GOLD, "bold", "right", "middle")
