"""Picture of a finished match: winner, score, battles, turning point and the final position."""

from collections.abc import Iterator, Sequence

from bot.games.air_land_sea import picture_faces, picture_lanes, picture_table
from bot.games.air_land_sea.course import Battle, Blow, TurningPoint, strengths, turning_point
from bot.games.air_land_sea.picture_lanes import LANE, MARGIN, WIDTH, Marks
from bot.games.air_land_sea.words import theater_name
from bot.pictures import elements
from bot.pictures.elements import SMALLEST, Area, Drawn, emblem
from bot.pictures.scene import DARK, GOLD, GROUND, INK, PANEL, RAISED, SIDES, SOFT, Box, Icon, Scene, Text
from bot.screens.presenter import Names
from bot.screens.words import plural
from engine.games.air_land_sea import events
from engine.games.air_land_sea.cards import BY_KEY
from engine.games.air_land_sea.events import Event
from engine.games.air_land_sea.view_types import CardView, View

BATTLES_HEIGHT = 150

_ROW, _ROW_PITCH = 58, 66
_NAMES, _TOTALS = 200, 82
_CELL_GAP = 6
_WIDEST = 150
_WITH_WORDS = 134
"""Width in pixels from which a cell adds the word "withdrew" to its flag."""

_MAX_BATTLES = 8
"""Number of battles drawn at most; earlier ones are left out."""

_SMALL = 60
_WITHOUT_BLOW, _WITH_BLOW = 64, 138


def draw_battles(battles: Sequence[Battle], turning: TurningPoint | None, names: Names, y: float) -> Iterator[Drawn]:
    """Draw a table with the points of the latest battles, a row per side, from `y` down.

    A frame marks the battle of `turning`; None draws no frame. `battles` must not be empty.
    """
    yield from elements.raised_panel(Area(MARGIN, y, WIDTH - 2 * MARGIN, BATTLES_HEIGHT), PANEL)
    latest = battles[-_MAX_BATTLES:]
    room = WIDTH - 2 * MARGIN - _NAMES - _TOTALS
    width = min(_WIDEST, room / len(latest) - _CELL_GAP)
    for side in (0, 1):
        middle = y + 13 + side * _ROW_PITCH + _ROW / 2
        yield emblem(side, MARGIN + 32, middle, 13)
        if name := elements.drawable(names.team(side)):
            yield Text(
                name, MARGIN + 56, middle - 29, _NAMES - 66, 58, 28, SMALLEST, INK, "bold", anchor="middle", lines=2
            )
        yield Text(str(battles[-1].score[side]), WIDTH - MARGIN - _TOTALS, middle - 29, _TOTALS - 16, 58, 40, 30,
                   SIDES[side], "bold", "right", "middle")  # fmt: skip
    for index, battle in enumerate(latest):
        cells = Area(MARGIN + _NAMES + index * (width + _CELL_GAP), y + 13, width, _ROW_PITCH + _ROW)
        if turning is not None and battle == turning.battle:
            yield elements.frame_around(cells, GOLD, 4)
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
    """Return the height in pixels of the strip that shows the turning point.

    The strip is higher if the battle has a blow: a card flipped, destroyed or taken.
    """
    return _WITHOUT_BLOW if point.battle.blow is None else _WITH_BLOW


def draw_turning_point(point: TurningPoint, y: float) -> Iterator[Drawn]:
    """Draw the turning point from `y` down: the battle, its reason, and the flipped, destroyed or taken card.

    The card is left out if the battle has no such card.
    """
    yield from elements.raised_panel(Area(MARGIN, y, WIDTH - 2 * MARGIN, turning_height(point)), PANEL)
    left, right = MARGIN + 22, WIDTH - MARGIN - 22
    heading = "Turning point" if point.how == "only" else f"Turning point: battle {point.battle.number}"
    yield Text(heading, left, y + 12, 420, 40, 28, 26, GOLD, "bold", anchor="middle")
    if point.how != "only":
        yield emblem(point.battle.winner, right - 204, y + 32, 13)
        words = "led throughout" if point.how == "led" else "takes the lead"
        yield Text(words, right - 182, y + 12, 182, 40, 26, SMALLEST, SOFT, anchor="middle")
    if point.battle.blow is not None:
        yield from _blow(point.battle.blow, left, right, y + 92)


def _blow(blow: Blow, x: float, right: float, middle: float) -> Iterator[Drawn]:
    """Draw a card before and after the blow, an event that flips, destroys or takes the card.

    The card's name and theater appear next to it. `x` and `right` are the drawing's left and right edge; `middle` is
    its centre's y.
    """
    key = blow.card
    before, after = strengths(blow)
    was_up = not blow.faceup if isinstance(blow, events.Flipped) else blow.faceup
    yield emblem(blow.side, x + 16, middle, 15)
    yield picture_faces.small(key if was_up else None, before, _SMALL, x + 46, middle - 32)
    yield elements.arrow((x + 118, middle), (x + 158, middle), SOFT, 10)
    if isinstance(blow, events.Flipped):
        yield picture_faces.small(key if blow.faceup else None, after, _SMALL, x + 170, middle - 32)
    elif isinstance(blow, events.ChangedSides):
        yield emblem(1 - blow.side, x + 200, middle, 20)
    else:
        yield Text("×", x + 170, middle - 34, 60, 60, 56, 40, INK, "bold", "centre", "middle")
    name = BY_KEY[key].name if key is not None else "A facedown card"
    what = {events.Flipped: "flipped", events.Destroyed: "destroyed", events.ChangedSides: "changes sides"}[type(blow)]
    yield Text(name, x + 250, middle - 36, right - x - 250, 40, 30, SMALLEST, INK, "bold", anchor="middle")
    yield Icon(picture_faces.THEATERS[blow.theater], x + 250, middle + 6, 28, picture_faces.COLOURS[blow.theater])
    yield Text(f"{what} in {theater_name(blow.theater)}", x + 286, middle, 400, 40, 26, SMALLEST, SOFT, anchor="middle")


_HEAD, _LOW_HEAD = 224, 150
_MAX_HEIGHT = 1_100
"""Maximum height in pixels of a picture with a box for the turning point; Discord shrinks higher ones.

Without the box, the table of battles and the text still show the turning point.
"""
_MEDAL = 232
_END = 76
_GAP = 18
_CARD = 66
_CARDS_IN_ROW = 3
_CARD_PITCH, _CARD_ROW = 80, 76


def end_scene(
    view: View, names: Names, bottom_side: int, last: Sequence[Event], battles: Sequence[Battle] = ()
) -> Scene:
    """Draw the end of a match: winner, battles or last battle, theaters, and the turning point if it fits.

    `last` has the events of the last action. `battles` has all battles; with fewer than two, only the last battle
    appears. `bottom_side` has its cards below. Raises ValueError if the match is not over.
    """
    if view.outcome is None:
        raise ValueError("the match isn't over")
    winner = view.outcome.ranks[0][0]
    turning, resigned = turning_point(battles, winner), view.outcome.reason == "resigned"
    has_table = len(battles) > 1 and not (view.epic and resigned)
    head = _LOW_HEAD if view.epic and has_table else _HEAD
    shapes: list[Drawn] = [*_head(view, names, winner, head)]
    y: float = MARGIN + head + _GAP
    if has_table:
        shapes += draw_battles(battles, turning, names, y)
        y += BATTLES_HEIGHT + _GAP
    if not has_table or resigned:
        shapes += _draw_last_battle(view, last, winner, y)
        y += _END + _GAP
    if view.epic:
        theaters, end = picture_table.rows(view, (1 - bottom_side, bottom_side), Marks(), y)
        shapes += theaters
    else:
        theaters, end = _lanes(view, bottom_side, y)
        shapes += theaters
    if turning is not None and end + _GAP + turning_height(turning) < _MAX_HEIGHT:
        shapes += draw_turning_point(turning, end + _GAP)
        end += _GAP + turning_height(turning)
    return Scene(WIDTH, round(end + MARGIN + 4), tuple(shapes), GROUND)


def _head(view: View, names: Names, winner: int, height: float) -> Iterator[Drawn]:
    """Draw the winning side's emblem in laurels, its people, and the points of both sides.

    `winner` is the winning side, and `height` is the height of the drawing in pixels.
    """
    part = height / _HEAD
    y, medal = MARGIN, _MEDAL * part
    yield from elements.raised_panel(Area(MARGIN, y, WIDTH - 2 * MARGIN, height), RAISED)
    yield Box(MARGIN, y, medal, height, 12, SIDES[winner])
    yield Box(MARGIN + medal - 12, y, 12, height, 0, SIDES[winner])
    yield Icon("laurels", MARGIN + 16 * part, y + 12 * part, 200 * part, DARK)
    yield emblem(winner, MARGIN + 116 * part, y + height / 2 - 6 * part, 42 * part, DARK)
    left = MARGIN + medal + 32
    room = Area(left, y + 12 * part, WIDTH - MARGIN - left - 16, 92 * part)
    yield Text(_winner(names, winner), *room, 62 * part, 26, INK, "bold", anchor="middle", lines=2)
    score = Area(left, y + 112 * part, WIDTH - MARGIN - left, 92 * part)
    yield from _score(view, names, winner, score)


def _winner(names: Names, winner: int) -> str:
    people = [name for seat in names.teams[winner] if (name := elements.drawable(names.seats[seat]))]
    if len(people) < len(names.teams[winner]):
        return "wins"
    return f"{' & '.join(people)} {plural(len(people), 'wins', 'win')}"


def _score(view: View, names: Names, winner: int, area: Area) -> Iterator[Drawn]:
    """Draw the points of the winner and the loser, followed by the loser's people."""
    loser, (x, y, _, height) = 1 - winner, area
    ours, theirs = (str(view.victory_points[side]) for side in (winner, loser))
    digit = height * 0.63
    yield emblem(winner, x + 20, y + height / 2, 20)
    x += 56
    width = digit * len(ours) + 6
    yield Text(ours, x, y, width, height, height, 40, SIDES[winner], "bold", anchor="middle")
    x += width
    yield Text(":", x, y, 40, height * 0.93, height * 0.65, 40, SOFT, "regular", "centre", "middle")
    x += 44
    width = digit * len(theirs) + 6
    yield Text(theirs, x, y, width, height, height, 40, SOFT, "bold", anchor="middle")
    x += width + 12
    yield emblem(loser, x + 16, y + height / 2, 16)
    name = elements.drawable(names.team(loser))
    if name:
        yield Text(name, x + 46, y, area.right - x - 58, height, 34, SMALLEST, SOFT, anchor="middle", lines=3)


def _draw_last_battle(view: View, last: Sequence[Event], winner: int, y: float) -> Iterator[Drawn]:
    """Draw from `y` down how the last battle ended: all cards played, a withdrawal or a resignation.

    `last` has the events of the last action; the points appear only if these include a won battle.
    """
    yield from elements.raised_panel(Area(MARGIN, y, WIDTH - 2 * MARGIN, _END), PANEL)
    loser, middle = 1 - winner, y + _END / 2
    won = next((event for event in last if isinstance(event, events.BattleWon)), None)
    withdrew = any(isinstance(event, events.Withdrew) for event in last)
    resigned = view.outcome is not None and view.outcome.reason == "resigned"
    x = MARGIN + 24
    if withdrew or resigned:
        yield Icon("flying-flag", x, middle - 22, 44, INK)
        yield emblem(loser, x + 70, middle, 16)
        words = "resigned the match" if resigned else f"withdrew from battle {view.battle}"
        x += 100
    else:
        yield emblem(winner, x + 16, middle, 16)
        words, x = f"won battle {view.battle}, all cards played", x + 46
    yield Text(words, x, y, 460, _END, 34, SMALLEST, INK, "bold", anchor="middle")
    if won is not None:
        right = WIDTH - MARGIN - 20
        yield emblem(winner, right - 112, middle, 16)
        yield Text(f"+{won.points}", right - 84, y, 84, _END, 46, 30, SIDES[winner], "bold", "right", "middle")


def _lanes(view: View, bottom_side: int, y: float) -> tuple[tuple[Drawn, ...], float]:
    """Draw the theaters with small cards from `y` down; return the shapes and the y at their lower edge.

    `bottom_side` is the side with its cards below the theaters.
    """
    sides = (1 - bottom_side, bottom_side)
    upper, lower = (
        max(_rows(len(theater.columns[side].cards)) for theater in view.row) * _CARD_ROW + 10 for side in sides
    )
    shapes: list[Drawn] = []
    height = picture_lanes.band_height(view)
    for index, theater in enumerate(view.row):
        x = picture_lanes.lane_left(index)
        shapes.append(Box(x, y, picture_lanes.LANE_WIDTH, upper + height + lower + 10, 14, LANE))
        shapes += picture_lanes.band(view, index, sides, x, y + upper)
        shapes += _small_cards(theater.columns[sides[0]].cards, x, y + upper - _CARD_ROW, up=True)
        shapes += _small_cards(theater.columns[sides[1]].cards, x, y + upper + height + 12, up=False)
    return tuple(shapes), y + upper + height + lower + 10


def _rows(count: int) -> int:
    return max(1, -(-count // _CARDS_IN_ROW))


def _small_cards(cards: Sequence[CardView], x: float, y: float, *, up: bool) -> Iterator[Drawn]:
    """Draw a side's cards small, in the given order, in rows that lead away from the theater's band.

    `y` is the top of the first row; `up` means that further rows lie above it.
    """
    for row in range(_rows(len(cards))):
        line = cards[row * _CARDS_IN_ROW : (row + 1) * _CARDS_IN_ROW]
        left = x + (picture_lanes.LANE_WIDTH - len(line) * _CARD_PITCH + _CARD_PITCH - _CARD) / 2
        top = y - row * _CARD_ROW if up else y + row * _CARD_ROW
        for number, card in enumerate(line):
            key = card.card if card.faceup else None
            yield picture_faces.small(key, card.strength, _CARD, left + number * _CARD_PITCH, top)
