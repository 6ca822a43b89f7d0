"""Three theaters of the board picture as lanes, with both sides' cards above and below each band.

Marks show the last changes, possible choices and changed strengths.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bot.games.air_land_sea import picture_faces
from bot.games.air_land_sea.picture_faces import LIP, Shown
from bot.games.air_land_sea.words import theater_name
from bot.pictures.elements import SMALLEST, Area, Drawn, emblem, frame_around, raised_panel
from bot.pictures.scene import DARK, GOLD, INK, RAISED, SIDES, SOFT, Box, Icon, Scene, Sprite, Text
from engine.games.air_land_sea import actions as action_types
from engine.games.air_land_sea import events
from engine.games.air_land_sea.actions import Action
from engine.games.air_land_sea.cards import BEARERS, BY_KEY, Card
from engine.games.air_land_sea.events import Event
from engine.games.air_land_sea.strength import ADJACENT_BONUS
from engine.games.air_land_sea.view_types import CardView, ColumnView, TheaterView, View

_FACEDOWN = 2


class Place(NamedTuple):
    """Position of a card: index of the theater in the row, side, and index in the column from the bottom."""

    theater: int
    side: int
    height: int


class Marks(NamedTuple):
    """The cards that came or turned last, those that its reader can choose, and such theaters."""

    newest: frozenset[Place] = frozenset()
    targets: frozenset[Place] = frozenset()
    theaters: frozenset[int] = frozenset()


def marks_of(view: View, last: Sequence[Event], actions: Sequence[Action] = ()) -> Marks:
    """Return the marks for a picture: cards that the last action changed, and targets of possible actions.

    `last` has the events of the last action. `actions` are those that the viewer can choose; `()` marks only changed
    cards.
    """
    chosen = [target for action in actions for target in _targets(view, action)]
    return Marks(
        frozenset(_newest(view, last)),
        frozenset(target for target in chosen if isinstance(target, Place)),
        frozenset(target for target in chosen if isinstance(target, int)),
    )


class Column(NamedTuple):
    """A side's cards in a theater, bottom to top, each with the colour of its frame or None."""

    theater: TheaterView
    side: int
    cards: tuple[Shown, ...]
    frames: tuple[str | None, ...]


def column_of(view: View, theater: int, side: int, marks: Marks) -> Column:
    """Return a side's column to draw: possible targets have a white frame, new cards a golden one.

    `theater` counts the theaters of the row from 0. `marks` has the targets and the new cards.
    """
    cards = view.row[theater].columns[side].cards
    places = [Place(theater, side, height) for height in range(len(cards))]
    return Column(
        view.row[theater],
        side,
        tuple(
            Shown(card, _strength_changer(cards, place.height), place in marks.newest)
            for card, place in zip(cards, places, strict=True)
        ),
        tuple(INK if place in marks.targets else GOLD if place in marks.newest else None for place in places),
    )


def adjacent_bonuses(column: ColumnView) -> tuple[tuple[Card, int], ...]:
    """Return the cards of other theaters that raise the column's total (Support, Envoy), each with its bonus."""
    more = column.total - column.supplies - sum([card.strength for card in column.cards])
    if not more:
        return ()
    both = sum(ADJACENT_BONUS.values())
    return tuple(
        (BY_KEY[BEARERS[ability]], number) for ability, number in ADJACENT_BONUS.items() if more in (number, both)
    )


def _strength_changer(cards: Sequence[CardView], index: int) -> str:
    """Return the key of the card that changed the strength of the card at `index`; "" if it is unchanged."""
    card = cards[index]
    if card.card is not None and card.faceup and BY_KEY[card.card].strength == card.strength:
        return ""
    if not card.faceup and card.strength == _FACEDOWN:
        return ""
    cover_fire = BEARERS["cover_fire"]
    covered = any(above.faceup and above.card == cover_fire for above in cards[index + 1 :])
    if covered:
        return cover_fire
    return BEARERS["spy_network" if card.strength < _FACEDOWN else "escalation"]


def _newest(view: View, last: Sequence[Event]) -> Iterator[Place]:
    """Yield the uncovered card of each column that the events `last` changed, in row order.

    Yield nothing if a new battle has begun in `last`.
    """
    if any(isinstance(event, events.BattleStarted) for event in last):
        return
    tops: set[tuple[str, int]] = set()
    for event in last:
        match event:
            case events.Moved(side=side, to=to):
                tops.add((to, side))
            case events.ChangedSides(theater=theater):
                tops |= {(theater, 0), (theater, 1)}
            case (
                events.Deployed(side=side, theater=theater)
                | events.Improvised(side=side, theater=theater)
                | events.Reinforced(side=side, theater=theater)
                | events.Flipped(side=side, theater=theater)
            ):
                tops.add((theater, side))
            case events.Stopped(side=side, theater=theater):
                tops.discard((theater, side))
            case _:
                pass
    for index, (type_, columns) in enumerate((theater.type, theater.columns) for theater in view.row):
        for side, column in enumerate(columns):
            if column.cards and (type_, side) in tops:
                yield Place(index, side, len(column.cards) - 1)


def _targets(view: View, action: Action) -> Iterator[Place | int]:
    """Yield the targets of the viewer's action: places of cards in play, or indexes of theaters.

    The result is empty for other actions.
    """
    side = view.side or 0
    match action:
        case action_types.Flip(theater, owner):
            yield _top(view, theater, owner)
        case action_types.Destroy(theater, owner, index):
            yield Place(theater, owner, index)
        case action_types.Move(theater, index, _) | action_types.TakeBack(theater, index):
            yield Place(theater, side, index)
        case action_types.Exchange(theater):
            yield _top(view, theater, 0)
            yield _top(view, theater, 1)
        case action_types.Place(theater):
            yield theater
        case _:
            pass


def _top(view: View, theater: int, side: int) -> Place:
    return Place(theater, side, len(view.row[theater].columns[side].cards) - 1)


MARGIN = 14
WIDTH = 800
LANE = "#1c232c"
"""The colour of the ground under cards."""
DEEP = "#12161c"
"""The colour under the total of who doesn't lead."""

_PITCH = 262
LANE_WIDTH = 248
_CARD_WIDTH = 232
_BAND, _BAND_OF_LONG_NAMES = 124, 168
_HEADING = 44
_TAB = 86
_SHORT_NAME = 4
"""Maximum number of letters of a theater name that fits on the tab next to the totals."""
_INSET = 8
_SPACE = 18
"""Between the outermost card and the end of the lane."""


class Sizes(NamedTuple):
    """Heights in pixels of cards and gaps; `paired` draws two covered facedown cards side by side."""

    card: int
    hidden: int
    strip: int
    gap: int
    paired: bool


_SIZES = (
    Sizes(178, 122, 46, 6, paired=False),
    Sizes(178, 122, 46, 6, paired=True),
    Sizes(128, 90, 36, 5, paired=True),
    Sizes(84, 64, 30, 5, paired=True),
)
_HIDDEN_AND_KNOWN = 44


class _Piece(NamedTuple):
    """A row of a column: sprites side by side, each with the colour of its frame or None."""

    sprites: tuple[tuple[Sprite, str | None], ...]
    height: int


def lanes(view: View, bottom_side: int, marks: Marks, y: float, room: float) -> tuple[tuple[Drawn, ...], float]:
    """Draw all theaters from the height `y` down; return the shapes and the y at their lower edge.

    `room` is the available height in pixels. If even the smallest cards need more, the drawing exceeds it.
    `bottom_side` is the side with its cards below the theaters.
    """
    sides = (1 - bottom_side, bottom_side)
    height = band_height(view)
    free = room - height - 2 * (_SPACE + _INSET)
    sizes = next((sizes for sizes in _SIZES if sum(_lengths(view, sides, sizes)) <= free), _SIZES[-1])
    upper, lower = _lengths(view, sides, sizes)
    middle = y + _SPACE + upper + _INSET
    end = middle + height + _INSET + lower + _SPACE
    shapes: list[Drawn] = []
    for index in range(len(view.row)):
        x = lane_left(index)
        shapes.append(Box(x, y, LANE_WIDTH, end - y, 14, LANE))
        shapes += band(view, index, sides, x, middle)
        if index in marks.theaters:
            shapes.append(frame_around(Area(x, middle, LANE_WIDTH, height), INK))
        above, below = (_pieces(column_of(view, index, side, marks), sizes) for side in sides)
        shapes += _column(above, x + _INSET, middle - _INSET, sizes.gap, up=True)
        shapes += _column(below, x + _INSET, middle + height + _INSET, sizes.gap, up=False)
    return tuple(shapes), end


def _lengths(view: View, sides: Sequence[int], sizes: Sizes) -> list[int]:
    """Return the height in pixels of each side's longest column, in the order of `sides`."""
    return [
        max(
            sum(piece.height + sizes.gap for piece in _pieces(column_of(view, index, side, Marks()), sizes)) - sizes.gap
            for index in range(len(view.row))
        )
        for side in sides
    ]


def _pieces(column: Column, sizes: Sizes) -> list[_Piece]:
    """Return a column's pieces from the theater's band outwards: bonuses, covered cards, the uncovered card.

    An empty slot replaces the cards of an empty column. `sizes` has the heights of cards and strips.
    """
    type_ = column.theater.type
    pieces = [
        _single(picture_faces.addition(number, drawing, colour, _CARD_WIDTH, sizes.strip), sizes.strip)
        for number, drawing, colour in additions(column)
    ]
    if not column.cards:
        return [*pieces, _single(picture_faces.slot(type_, _CARD_WIDTH, sizes.card), sizes.card)]
    pieces += _covered_pieces(column, sizes)
    top = column.cards[-1]
    height = sizes.card if top.view.faceup else sizes.hidden + (0 if top.view.card is None else _HIDDEN_AND_KNOWN)
    return [*pieces, _single(picture_faces.whole(top, _CARD_WIDTH, height), height, column.frames[-1])]


def additions(column: Column) -> Iterator[tuple[int, str, str]]:
    """Yield the bonuses of Support, Envoy and Supplies to the total of the column's side in this theater.

    Each is (points, name of the icon, colour). The result is empty if there are no bonuses.
    """
    there = column.theater.columns[column.side]
    for card, number in adjacent_bonuses(there):
        yield number, picture_faces.DRAWINGS[card.key], picture_faces.COLOURS[card.type]
    if there.supplies:
        yield there.supplies, picture_faces.SUPPLY, picture_faces.COLOURS["economics"]


def _single(scene: Scene, height: int, frame: str | None = None) -> _Piece:
    return _Piece(((Sprite(scene, 0, 0), frame),), height)


def _covered_pieces(column: Column, sizes: Sizes) -> Iterator[_Piece]:
    """Yield the strips of a column's covered cards, in the column's order.

    If `sizes.paired`, two neighbouring facedown cards share a row.
    """
    cards = list(zip(column.cards[:-1], column.frames, strict=False))
    half = (_CARD_WIDTH - sizes.gap) // 2
    while cards:
        pair = cards[:2]
        if sizes.paired and len(pair) == 2 and not any(card.view.faceup for card, _ in pair):
            sprites = [
                (Sprite(picture_faces.strip(card, half, sizes.strip), number * (half + sizes.gap), 0), frame)
                for number, (card, frame) in enumerate(pair)
            ]
            yield _Piece(tuple(sprites), sizes.strip)
            del cards[:2]
            continue
        card, frame = cards.pop(0)
        yield _single(picture_faces.strip(card, _CARD_WIDTH, sizes.strip), sizes.strip, frame)


def _column(pieces: Sequence[_Piece], x: float, start: float, gap: int, *, up: bool) -> Iterator[Drawn]:
    """Draw a column's pieces one after another from the height `start`, upwards if `up`, otherwise downwards.

    `x` is the left edge, and `gap` the pixels between pieces. Frames come last, so they lie over all cards.
    """
    y, frames = start, list[Drawn]()
    for piece in pieces:
        top = y - piece.height if up else y
        for sprite, frame in piece.sprites:
            yield Sprite(sprite.scene, x + sprite.x, top)
            if frame:
                frames.append(frame_around(Area(x + sprite.x, top, sprite.scene.width, piece.height), frame))
        y = top - gap if up else top + piece.height + gap
    yield from frames


def lead(theater: TheaterView, side: int) -> str:
    """Return the side's lead, such as "+5", or "tie" if it wins a tie; otherwise ""."""
    ahead = theater.columns[side].total - theater.columns[1 - side].total
    if ahead:
        return f"+{ahead}" if ahead > 0 else ""
    return "tie" if theater.controller == side else ""


def lane_left(index: int) -> float:
    """Return the x of the left edge of a theater's lane; `index` counts theaters from 0."""
    return MARGIN + index * _PITCH


def band_height(view: View) -> int:
    """Return the height of the theaters' bands in pixels.

    All bands are higher if a theater's name needs a line of its own.
    """
    return _BAND_OF_LONG_NAMES if _has_long_names(view) else _BAND


def _has_long_names(view: View) -> bool:
    return any(len(theater.type) > _SHORT_NAME for theater in view.row)


def band(view: View, index: int, sides: Sequence[int], x: float, y: float) -> Iterator[Drawn]:
    """Draw a theater's sign and name, and both sides' totals with the leader and the lead.

    `sides` is the order of the totals from above; `index` counts theaters from 0. `x` and `y` are the upper left
    corner.
    """
    theater, named = view.row[index], _has_long_names(view)
    colour, tone = picture_faces.COLOURS[theater.type], picture_faces.TONES[theater.type]
    yield from raised_panel(Area(x, y, LANE_WIDTH, band_height(view)), RAISED, LIP)
    if named:
        yield Box(x, y, LANE_WIDTH, _HEADING, 10, colour)
        yield Box(x, y + _HEADING - 12, LANE_WIDTH, 12, 0, colour)
        yield Icon(picture_faces.THEATERS[theater.type], x + 12, y + 4, 36, tone)
        room = Area(x + 58, y, LANE_WIDTH - 66, _HEADING)
        yield Text(theater_name(theater.type), *room, 28, SMALLEST, tone, "bold", anchor="middle")
    else:
        yield Box(x, y, _TAB, _BAND, 10, colour)
        yield Box(x + _TAB - 12, y, 12, _BAND, 0, colour)
        yield Icon(picture_faces.THEATERS[theater.type], x + 15, y + 18, 56, tone)
        room = Area(x, y + 80, _TAB, 32)
        yield Text(theater_name(theater.type), *room, 26, SMALLEST, tone, "bold", "centre", "middle")
    left, top = (6, _HEADING + 6) if named else (_TAB + 6, 6)
    for row, side in enumerate(sides):
        yield from _total(theater, side, Area(x + left, y + top + row * 58, LANE_WIDTH - left - 6, 54))


def _total(theater: TheaterView, side: int, area: Area) -> Iterator[Drawn]:
    leads = theater.controller == side
    x, y, width, height = area
    ink = DARK if leads else SOFT
    yield Box(x, y, width, height, 8, SIDES[side] if leads else DEEP)
    yield emblem(side, x + 20, y + height / 2, 11, ink if leads else SIDES[side])
    total = str(theater.columns[side].total)
    yield Text(total, x + 37, y, 58, height, 44, 30, ink, "bold", anchor="middle")
    if text := lead(theater, side):
        yield Text(text, x + 96, y, width - 104, height, 28, SMALLEST, ink, "bold", "right", "middle")
