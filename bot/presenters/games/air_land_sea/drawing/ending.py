"""The picture of a match that is over: who won and by how much, how it ended, and the position that decided it."""

from collections.abc import Iterator, Sequence

from bot.pictures import elements
from bot.pictures.colours import DARK, GROUND, INK, PANEL, RAISED, SIDES, SOFT
from bot.pictures.elements import Area
from bot.pictures.pieces import SMALLEST, Drawn, emblem
from bot.pictures.scene import Box, Icon, Scene, Text
from bot.presenters.games.air_land_sea.course import Battle, turning_point
from bot.presenters.games.air_land_sea.drawing import course, faces, lanes, rows
from bot.presenters.games.air_land_sea.drawing.lanes import LANE, MARGIN, WIDTH
from bot.presenters.games.air_land_sea.drawing.marks import Marks
from bot.presenters.presenter import Names
from bot.presenters.words import plural
from engine.games.air_land_sea import events
from engine.games.air_land_sea.events import Event
from engine.games.air_land_sea.view_types import CardView, View

_HEAD, _LOW_HEAD = 224, 150
_MOST_HEIGHT = 1_100
"""Higher pictures are shown small; what turned the match is framed in the table of battles and said in words."""
_MEDAL = 232
_END = 76
_GAP = 18
_CARD = 66
_CARDS_IN_ROW = 3
_CARD_PITCH, _CARD_ROW = 80, 76


def end_scene(
    view: View, names: Names, bottom_side: int, last: Sequence[Event], battles: Sequence[Battle] = ()
) -> Scene:
    """Draw the end of a match that has an outcome; of several battles, how each ended, and what turned the match."""
    if view.outcome is None:
        raise ValueError("the match isn't over")
    winner = view.outcome.ranks[0][0]
    turning, resigned = turning_point(battles, winner), view.outcome.reason == "resigned"
    has_table = len(battles) > 1 and not (view.epic and resigned)
    head = _LOW_HEAD if view.epic and has_table else _HEAD
    shapes: list[Drawn] = [*_head(view, names, winner, head)]
    y: float = MARGIN + head + _GAP
    if has_table:
        shapes += course.battles(battles, turning, names, y)
        y += course.BATTLES_HEIGHT + _GAP
    if not has_table or resigned:
        shapes += _how(view, last, winner, y)
        y += _END + _GAP
    if view.epic:
        theaters, end = rows.rows(view, (1 - bottom_side, bottom_side), Marks(), y)
        shapes += theaters
    else:
        theaters, end = _lanes(view, bottom_side, y)
        shapes += theaters
    if turning is not None and end + _GAP + course.turning_height(turning) < _MOST_HEIGHT:
        shapes += course.turning(turning, end + _GAP)
        end += _GAP + course.turning_height(turning)
    return Scene(WIDTH, round(end + MARGIN + 4), tuple(shapes), GROUND)


def _head(view: View, names: Names, winner: int, height: float) -> Iterator[Drawn]:
    """Draw the winning side's emblem in laurels, its people, and the points of both sides."""
    part = height / _HEAD
    y, medal = MARGIN, _MEDAL * part
    yield from elements.raised(Area(MARGIN, y, WIDTH - 2 * MARGIN, height), RAISED)
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
    """Draw the winner's points and the loser's, with the loser's people beside them."""
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


def _how(view: View, last: Sequence[Event], winner: int, y: float) -> Iterator[Drawn]:
    """Say how the last battle ended: it was fought out, or given up by the other side."""
    yield from elements.raised(Area(MARGIN, y, WIDTH - 2 * MARGIN, _END), PANEL)
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
    """Draw the theaters with small cards, and return where they end."""
    sides = (1 - bottom_side, bottom_side)
    upper, lower = (
        max(_rows(len(theater.columns[side].cards)) for theater in view.row) * _CARD_ROW + 10 for side in sides
    )
    shapes: list[Drawn] = []
    height = lanes.band_height(view)
    for place, theater in enumerate(view.row):
        x = lanes.lane_left(place)
        shapes.append(Box(x, y, lanes.LANE_WIDTH, upper + height + lower + 10, 14, LANE))
        shapes += lanes.band(view, place, sides, x, y + upper)
        shapes += _small_cards(theater.columns[sides[0]].cards, x, y + upper - _CARD_ROW, up=True)
        shapes += _small_cards(theater.columns[sides[1]].cards, x, y + upper + height + 12, up=False)
    return tuple(shapes), y + upper + height + lower + 10


def _rows(count: int) -> int:
    return max(1, -(-count // _CARDS_IN_ROW))


def _small_cards(cards: Sequence[CardView], x: float, y: float, *, up: bool) -> Iterator[Drawn]:
    """Draw a side's cards from the uncovered one down, in rows from the band outwards."""
    for row in range(_rows(len(cards))):
        line = cards[row * _CARDS_IN_ROW : (row + 1) * _CARDS_IN_ROW]
        left = x + (lanes.LANE_WIDTH - len(line) * _CARD_PITCH + _CARD_PITCH - _CARD) / 2
        top = y - row * _CARD_ROW if up else y + row * _CARD_ROW
        for number, card in enumerate(line):
            key = card.card if card.faceup else None
            yield faces.small(key, card.strength, _CARD, left + number * _CARD_PITCH, top)
