"""How a match went, drawn: the points of each battle, and what turned it."""

from collections.abc import Iterator, Sequence

from bot.pictures import elements
from bot.pictures.colours import DARK, GOLD, INK, PANEL, SIDES, SOFT
from bot.pictures.elements import Area
from bot.pictures.pieces import SMALLEST, Drawn, emblem
from bot.pictures.scene import Box, Icon, Text
from bot.presenters.games.air_land_sea.course import Battle, Blow, TurningPoint, strengths
from bot.presenters.games.air_land_sea.drawing import art, faces
from bot.presenters.games.air_land_sea.drawing.lanes import MARGIN, WIDTH
from bot.presenters.games.air_land_sea.words import theater_name
from bot.presenters.presenter import Names
from engine.games.air_land_sea import events
from engine.games.air_land_sea.cards import BY_KEY

BATTLES_HEIGHT = 150

_ROW, _ROW_PITCH = 58, 66
_NAMES, _TOTALS = 200, 82
_GAP = 6
_WIDEST = 150
_WITH_WORDS = 134
"""From which width on a cell says what its flag means."""

_MOST_BATTLES = 8
"""Of more, the last ones are drawn."""

_SMALL = 60
_WITHOUT_BLOW, _WITH_BLOW = 64, 138


def battles(shown: Sequence[Battle], turning: TurningPoint | None, names: Names, y: float) -> Iterator[Drawn]:
    """Draw who won how many points in each battle, a row a side, with a frame around the battle that turned it."""
    yield from elements.raised(Area(MARGIN, y, WIDTH - 2 * MARGIN, BATTLES_HEIGHT), PANEL)
    kept = shown[-_MOST_BATTLES:]
    room = WIDTH - 2 * MARGIN - _NAMES - _TOTALS
    width = min(_WIDEST, room / len(kept) - _GAP)
    for side in (0, 1):
        middle = y + 13 + side * _ROW_PITCH + _ROW / 2
        yield emblem(side, MARGIN + 32, middle, 13)
        if name := elements.drawable(names.team(side)):
            yield Text(
                name, MARGIN + 56, middle - 29, _NAMES - 66, 58, 28, SMALLEST, INK, "bold", anchor="middle", lines=2
            )
        yield Text(str(shown[-1].score[side]), WIDTH - MARGIN - _TOTALS, middle - 29, _TOTALS - 16, 58, 40, 30,
                   SIDES[side], "bold", "right", "middle")  # fmt: skip
    for place, battle in enumerate(kept):
        cells = Area(MARGIN + _NAMES + place * (width + _GAP), y + 13, width, _ROW_PITCH + _ROW)
        if turning is not None and battle == turning.battle:
            yield elements.framed(cells, GOLD, 4)
        for side in (0, 1):
            yield from _cell(battle, side, cells._replace(y=cells.y + side * _ROW_PITCH, height=_ROW))


def _cell(battle: Battle, side: int, area: Area) -> Iterator[Drawn]:
    if side == battle.winner:
        yield Box(*area, 8, SIDES[side])
        yield Text(str(battle.points), *area, 36, 26, DARK, "bold", "centre", "middle")
        return
    yield Box(*area, 8, DARK)
    if not battle.withdrew:
        return
    if area.width < _WITH_WORDS:
        yield Icon("flying-flag", area.x + area.width / 2 - 17, area.y + 12, 34, INK)
        return
    yield Icon("flying-flag", area.x + 8, area.y + 15, 28, INK)
    yield Text("withdrew", area.x + 42, area.y, area.width - 44, area.height, 24, SMALLEST, SOFT, anchor="middle")


def turning_height(point: TurningPoint) -> int:
    """Return how high it is drawn."""
    return _WITHOUT_BLOW if point.blow is None else _WITH_BLOW


def turning(point: TurningPoint, y: float) -> Iterator[Drawn]:
    """Draw which battle turned the match and how, and the card that was flipped, destroyed or taken for it."""
    yield from elements.raised(Area(MARGIN, y, WIDTH - 2 * MARGIN, turning_height(point)), PANEL)
    left, right = MARGIN + 22, WIDTH - MARGIN - 22
    heading = "Turning point" if point.how == "only" else f"Turning point: battle {point.battle.number}"
    yield Text(heading, left, y + 12, 420, 40, 28, 26, GOLD, "bold", anchor="middle")
    if point.how != "only":
        yield emblem(point.battle.winner, right - 204, y + 32, 13)
        words = "led throughout" if point.how == "led" else "takes the lead"
        yield Text(words, right - 182, y + 12, 182, 40, 26, SMALLEST, SOFT, anchor="middle")
    if point.blow is not None:
        yield from _blow(point.blow, left, right, y + 92)


def _blow(blow: Blow, x: float, right: float, middle: float) -> Iterator[Drawn]:
    """Draw a card before and after what happened to it, with its name and where it lay."""
    key = blow.card
    before, after = strengths(blow)
    was_up = not blow.faceup if isinstance(blow, events.Flipped) else blow.faceup
    yield emblem(blow.side, x + 16, middle, 15)
    yield faces.small(key if was_up else None, before, _SMALL, x + 46, middle - 32)
    yield elements.arrow((x + 118, middle), (x + 158, middle), SOFT, 10)
    if isinstance(blow, events.Flipped):
        yield faces.small(key if blow.faceup else None, after, _SMALL, x + 170, middle - 32)
    elif isinstance(blow, events.ChangedSides):
        yield emblem(1 - blow.side, x + 200, middle, 20)
    else:
        yield Text("×", x + 170, middle - 34, 60, 60, 56, 40, INK, "bold", "centre", "middle")
    name = BY_KEY[key].name if key is not None else "A facedown card"
    what = {events.Flipped: "flipped", events.Destroyed: "destroyed", events.ChangedSides: "changes sides"}[type(blow)]
    yield Text(name, x + 250, middle - 36, right - x - 250, 40, 30, SMALLEST, INK, "bold", anchor="middle")
    yield Icon(art.THEATERS[blow.theater], x + 250, middle + 6, 28, art.COLOURS[blow.theater])
    yield Text(f"{what} in {theater_name(blow.theater)}", x + 286, middle, 400, 40, 26, SMALLEST, SOFT, anchor="middle")
