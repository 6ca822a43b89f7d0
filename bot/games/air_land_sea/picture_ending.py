"""First band of a finished match: the winner and the score, the battles, and the turning point."""

from collections.abc import Iterator, Sequence

from bot.games.air_land_sea import picture_faces, texts
from bot.games.air_land_sea.course import Battle, Blow, TurningPoint, strengths, turning_point
from bot.games.air_land_sea.picture_faces import MARGIN
from bot.games.air_land_sea.picture_header import draw_name
from bot.games.air_land_sea.words import bare_name
from bot.pictures import elements
from bot.pictures.elements import SMALLEST, Area, emblem
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
    Scene,
    Sprite,
    Text,
    Weight,
)
from bot.screens.presenter import Names
from engine.games.air_land_sea import events
from engine.games.air_land_sea.events import Event
from engine.games.air_land_sea.view_types import View

_TOP, _GAP = 8, 12
_WINNER_HEIGHT, _BATTLES_HEIGHT, _STRIP_HEIGHT = 182, 140, 102
_PANEL = BAND_WIDTH - 2 * MARGIN
_MEDAL = 204

_ROW, _ROW_PITCH = 60, 66
_NAMES, _TOTALS = 192, 104
_CELL_GAP = 8
_WIDEST = 150
_WITH_WORDS = 140
"""Width in pixels from which a cell adds the word "withdrew" to its flag."""

_MAX_BATTLES = 8
"""Number of battles drawn at most; earlier ones are left out."""

_TILE = 54


def end_scene(view: View, names: Names, last: Sequence[Event], battles: Sequence[Battle] = ()) -> Scene:
    """Draw the end of a match: the winner, the battles if there were several, and the turning point.

    With fewer than two battles, a strip on the last battle replaces their table. In a match that a side resigned, such
    a strip replaces the turning point. `last` has the events of the last action. The reader's own side is "You".

    Raises ValueError if the match is not over.
    """
    if view.outcome is None:
        raise ValueError("the match isn't over")
    winner = view.outcome.ranks[0][0]
    turning, resigned = turning_point(battles, winner), view.outcome.reason == "resigned"
    shapes, y = [*_draw_winner(view, names, winner, _TOP)], _TOP + _WINNER_HEIGHT + _GAP
    if len(battles) > 1:
        shapes += draw_battles(battles, turning, names, y)
        y += _BATTLES_HEIGHT + _GAP
    if len(battles) <= 1 or resigned or turning is None:
        shapes += _draw_last_battle(view, last, winner, y)
        y += _STRIP_HEIGHT + _GAP
    if turning is not None and not resigned:
        shapes += draw_turning_point(turning, names, y)
        y += _STRIP_HEIGHT + _GAP
    return Scene(BAND_WIDTH, y - _GAP + 10, tuple(shapes), GROUND)


_ONE_LINE = 26
"""Maximum number of letters of a title on one line. Two lines leave little room above the score."""


def _draw_winner(view: View, names: Names, winner: int, y: float) -> Iterator[Drawn]:
    """Draw the winning side's emblem in laurels, its people, and the points of both sides."""
    yield from elements.raised_panel(Area(MARGIN, y, _PANEL, _WINNER_HEIGHT), RAISED)
    yield Box(MARGIN, y, _MEDAL, _WINNER_HEIGHT, 10, SIDES[winner])
    yield Box(MARGIN + _MEDAL - 12, y, 12, _WINNER_HEIGHT, 0, SIDES[winner])
    yield Icon("laurels", MARGIN + 18, y + 7, 168, DARK)
    yield emblem(winner, MARGIN + 102, y + 90, 38, DARK)
    left = MARGIN + _MEDAL + 26
    room = Area(left, y + 6, BAND_WIDTH - MARGIN - left - 12, 84)
    title = _winner(view, names, winner)
    lines = 1 if len(title) <= _ONE_LINE else 2
    yield Text(title, *room, 68, 26, INK, "bold", anchor="middle", lines=lines)
    yield from _score(view, names, winner, Area(left, y + 90, BAND_WIDTH - MARGIN - left - 12, 86))


def _winner(view: View, names: Names, winner: int) -> str:
    if view.side == winner:
        return texts.you_won()
    people = [name for seat in names.teams[winner] if (name := elements.drawable(names.seats[seat]))]
    if len(people) < len(names.teams[winner]):
        return texts.picture_winner_nameless()
    return texts.picture_winner(winners=" & ".join(people), people=len(people))


def _score(view: View, names: Names, winner: int, area: Area) -> Iterator[Drawn]:
    """Draw the points of the winner and the loser, followed by the loser's people."""
    loser, (x, y, _, height) = 1 - winner, area
    ours, theirs = (str(view.victory_points[side]) for side in (winner, loser))
    middle = y + height / 2
    yield emblem(winner, x + 20, middle, 19)
    x += 50
    for text, ink in ((ours, SIDES[winner]), (":", SOFT), (theirs, SOFT)):
        width = 40 if text == ":" else 62 * len(text) - 4
        weight: Weight = "regular" if text == ":" else "bold"
        yield Text(text, x, y - 4, width, height, 96 if text != ":" else 64, 40, ink, weight, "centre", "middle")
        x += width + 4
    yield emblem(loser, x + 28, middle, 16)
    if name := elements.drawable(names.team(loser)):
        yield Text(name, x + 56, y, area.right - x - 56, height, 44, SMALLEST, SOFT, anchor="middle", lines=3)


def draw_battles(battles: Sequence[Battle], turning: TurningPoint | None, names: Names, y: float) -> Iterator[Drawn]:
    """Draw a table with the points of the latest battles, a row per side, from `y` down.

    A frame marks the battle of `turning`; None draws no frame. `battles` must not be empty.
    """
    yield from elements.raised_panel(Area(MARGIN, y, _PANEL, _BATTLES_HEIGHT), PANEL)
    latest, winner = battles[-_MAX_BATTLES:], battles[-1].winner
    width = min(_WIDEST, (_PANEL - _NAMES - _TOTALS) / len(latest) - _CELL_GAP)
    for row, side in enumerate((winner, 1 - winner)):
        top = y + 7 + row * _ROW_PITCH
        yield emblem(side, MARGIN + 30, top + _ROW / 2, 15)
        yield from draw_name(names.team(side), Area(MARGIN + 56, top, _NAMES - 62, _ROW), 38)
        score = Area(BAND_WIDTH - MARGIN - _TOTALS, top, _TOTALS - 18, _ROW)
        yield Text(str(battles[-1].score[side]), *score, 52, 30, SIDES[side], "bold", "right", "middle")
        for index, battle in enumerate(latest):
            left = MARGIN + _NAMES + index * (width + _CELL_GAP)
            yield from _cell(battle, side, Area(left, top, width, _ROW))
            if row and turning is not None and battle == turning.battle:
                yield elements.frame_around(Area(left, y + 7, width, _ROW_PITCH + _ROW), GOLD, 4)


def _cell(battle: Battle, side: int, area: Area) -> Iterator[Drawn]:
    if side == battle.winner:
        yield Box(*area, 8, SIDES[side])
        yield Text(str(battle.points), *area, 44, 26, DARK, "bold", "centre", "middle")
        return
    yield Box(*area, 8, DARK)
    if not battle.withdrew:
        return
    if area.width < _WITH_WORDS:
        yield Icon("flying-flag", area.x + area.width / 2 - 18, area.y + 12, 36, INK)
        return
    yield Icon("flying-flag", area.x + 6, area.y + 15, 30, INK)
    words = texts.picture_withdrew_cell()
    yield Text(words, area.x + 40, area.y, area.width - 42, area.height, 26, SMALLEST, SOFT, anchor="middle")


def draw_turning_point(point: TurningPoint, names: Names, y: float) -> Iterator[Drawn]:
    """Draw the turning point from `y` down: the battle, and the card that was flipped, destroyed or taken in it.

    If there is no such card, the strip shows since when the winner led.
    """
    yield from elements.raised_panel(Area(MARGIN, y, _PANEL, _STRIP_HEIGHT), PANEL)
    left = MARGIN + 20
    is_only, number = point.how == "only", point.battle.number
    heading = texts.picture_turning_point() if is_only else texts.picture_turning_battle(battle=number)
    yield Text(heading, left, y + 4, 500, 36, 28, 26, GOLD, "bold", anchor="middle")
    if point.battle.blow is not None:
        yield from _blow(point.battle.blow, left, y)
        return
    winner = point.battle.winner
    led = texts.picture_led if point.how == "led" else texts.picture_took_lead
    yield emblem(winner, left + 15, y + 70, 15)
    words = led(winners=elements.drawable(names.team(winner)), people=len(names.teams[winner]))
    area = Area(left + 42, y + 42, _PANEL - 80, 56)
    yield Text(words, *area, 34, SMALLEST, INK, "bold", anchor="middle", lines=2)


def _blow(blow: Blow, x: float, y: float) -> Iterator[Drawn]:
    """Draw a card before and after the blow, an event that flips, destroys or takes the card.

    The card's name and theater appear next to it. `x` is the drawing's left edge; `y` is the top of the strip.
    """
    key, top = blow.card, y + 42
    before, after = strengths(blow)
    was_up = not blow.faceup if isinstance(blow, events.Flipped) else blow.faceup
    tiles = [picture_faces.small(key if was_up else None, before, _TILE)]
    if isinstance(blow, events.Flipped):
        tiles.append(picture_faces.small(key if blow.faceup else None, after, _TILE))
    yield Sprite(tiles[0], x, top)
    x += tiles[0].width + 10
    yield elements.arrow((x, top + 27), (x + 40, top + 27), SOFT, 12)
    x += 50
    if len(tiles) > 1:
        yield Sprite(tiles[1], x, top)
        x += tiles[1].width
    elif isinstance(blow, events.ChangedSides):
        yield emblem(1 - blow.side, x + 26, top + 27, 20)
        x += 52
    else:
        yield Text("×", x, top - 4, 54, 60, 60, 40, INK, "bold", "centre", "middle")
        x += 54
    yield emblem(blow.side, x + 34, top + 27, 14)
    name = bare_name(key) if key is not None else texts.picture_unknown_card()
    area = Area(x + 58, top, 270, 54)
    yield Text(name, *area, 34, SMALLEST, INK, "bold", anchor="middle")
    where = Area(area.right + 8, y + 8, BAND_WIDTH - MARGIN - 12 - area.right - 8, _STRIP_HEIGHT - 14)
    yield Text(_blow_text(blow), *where, 30, SMALLEST, SOFT, "regular", "right", "middle", 2)


def _blow_text(blow: Blow) -> str:
    match blow:
        case events.Flipped():
            return texts.picture_flipped(theater=blow.theater)
        case events.Destroyed():
            return texts.picture_destroyed(theater=blow.theater)
        case events.ChangedSides():
            return texts.picture_changed_sides(theater=blow.theater)


def _draw_last_battle(view: View, last: Sequence[Event], winner: int, y: float) -> Iterator[Drawn]:
    """Draw from `y` down how the last battle ended: all cards played, a withdrawal or a resignation.

    `last` has the events of the last action; the points appear only if these include a won battle.
    """
    yield from elements.raised_panel(Area(MARGIN, y, _PANEL, _STRIP_HEIGHT), PANEL)
    loser, middle = 1 - winner, y + _STRIP_HEIGHT / 2
    won = next((event for event in last if isinstance(event, events.BattleWon)), None)
    withdrew = any(isinstance(event, events.Withdrew) for event in last)
    resigned = view.outcome is not None and view.outcome.reason == "resigned"
    x = MARGIN + 24
    if withdrew or resigned:
        yield Icon("flying-flag", x, middle - 28, 56, INK)
        yield emblem(loser, x + 86, middle, 18)
        words = texts.picture_resigned() if resigned else texts.picture_withdrew(battle=view.battle)
        x += 120
    else:
        yield emblem(winner, x + 18, middle, 18)
        words, x = texts.picture_fought_out(battle=view.battle), x + 54
    yield Text(words, x, y, 624 - x, _STRIP_HEIGHT, 38, SMALLEST, INK, "bold", anchor="middle")
    if won is not None:
        right = BAND_WIDTH - MARGIN - 20
        yield emblem(winner, right - 112, middle, 18)
        yield Text(f"+{won.points}", right - 88, y, 88, _STRIP_HEIGHT, 56, 30, SIDES[winner], "bold", "right", "middle")
