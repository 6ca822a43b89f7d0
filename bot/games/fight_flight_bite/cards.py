"""Pictures of a single card and of a hand, and the screens of `/card`."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from bot.games.fight_flight_bite.picture_pieces import FOOD_COLOURS, animal, art, food, medallion, sign, signs_of
from bot.games.fight_flight_bite.picture_table import MARGIN, WIDTH
from bot.games.fight_flight_bite.words import SHORT_TEXTS, card_name
from bot.pictures.elements import SMALLEST, Area, Drawn, drawable, frame_around, raised_panel
from bot.pictures.scene import (
    DARK,
    EDGE,
    GROUND,
    INK,
    PANEL,
    PAPER,
    RAISED,
    SIDES,
    SOFT,
    Box,
    Icon,
    Scene,
    Sprite,
    Text,
)
from bot.screens import limits
from bot.screens.presenter import Names
from bot.screens.screen import Block, Screen, picture_of
from bot.screens.words import format_count, shorten
from engine.games.fight_flight_bite.cards import BY_KEY, CARDS, FOODS, Card, Food
from engine.games.fight_flight_bite.options import CardScoring
from engine.games.fight_flight_bite.view_types import View

_IN_ROW = 4
_CARD_WIDTH, _CARD_HEIGHT = 186, 312
_COLUMN, _ROW = 195.5, 326
_HEADER = 136
_SINGLE_WIDTH, _SINGLE_HEIGHT = 420, 300
_LIP = 5


def hand_scene(view: View, hand: Sequence[str], names: Names, picked: str = "") -> Scene:
    """Draw the viewer's reserve, the value of a cube of each food, and the cards of `hand`.

    `picked` is the key of a card to frame, or "".
    """
    seat = view.seat or 0
    shapes: list[Drawn] = [*_header(view, seat, names)]
    for number, key in enumerate(hand):
        row, column = divmod(number, _IN_ROW)
        shown = _hand_card(key, view.rules.card_scoring, animal(view, seat))
        x, y = MARGIN + column * _COLUMN, 12 + _HEADER + 16 + row * _ROW
        shapes.append(Sprite(shown, x, y))
        if picked and number == hand.index(picked):
            shapes.append(frame_around(Area(x, y, _CARD_WIDTH, _CARD_HEIGHT), SIDES[seat], 5))
    rows = -(-len(hand) // _IN_ROW)
    return Scene(WIDTH, 12 + _HEADER + 16 + rows * _ROW, tuple(shapes), GROUND)


def _header(view: View, seat: int, names: Names) -> Iterator[Drawn]:
    yield from raised_panel(Area(MARGIN, 12, WIDTH - 2 * MARGIN, _HEADER), PANEL)
    mine = animal(view, seat)
    yield medallion(seat, mine, (MARGIN + 58, 78), 46)
    name = drawable(names.seats[seat])
    yield Text(name, 130, 26, 228, 44, 34, SMALLEST, INK, "bold", anchor="middle")
    yield Icon(mine, 132, 84, 38, SIDES[seat])
    yield Text(str(view.seats[seat].reserve), 176, 84, 44, 38, 32, SMALLEST, INK, "bold", anchor="middle")
    if view.worth is None:
        return
    yield Text("A cube\nis worth", 226, 70, 138, 68, 26, SMALLEST, SOFT, align="right", anchor="middle", lines=2)
    for index, (which, value) in enumerate(zip(FOODS, view.worth, strict=True)):
        yield Sprite(_food_value(which, value), 374 + index * 136, 22)


@lru_cache(maxsize=64)
def _food_value(which: Food, value: int) -> Scene:
    """Draw the value of a cube: two pips for the basic value, and one for each point that cards add."""
    area = Area(0, 0, 126, 110)
    places = max(5, value)
    pitch = min(22.0, 112 / places)
    pips = tuple(
        Box(9 + pitch * number, 86, pitch - 5, 13, 3, fill=_pip(number, value, which)) for number in range(places)
    )
    size = 54 if value > 9 else 58
    return Scene(
        126,
        116,
        (
            *raised_panel(area, RAISED),
            food(which, 8, 14, 58),
            Text(str(value), 68, 10, 56, 66, size, 30, INK, "bold", "centre", "middle"),
            *pips,
        ),
    )


def _pip(number: int, value: int, which: Food) -> str:
    if number >= value:
        return DARK
    return SOFT if number < 2 else FOOD_COLOURS[which]


@lru_cache(maxsize=128)
def _hand_card(key: str, scoring: CardScoring, mine: str) -> Scene:
    width, height = _CARD_WIDTH, _CARD_HEIGHT
    return Scene(
        width,
        height + _LIP,
        (
            *raised_panel(Area(0, 0, width, height), PAPER, _LIP),
            Text(card_name(key), 8, 8, width - 16, 40, 26, SMALLEST, DARK, "bold", "centre", "middle"),
            *art(key, Area(9, 52, width - 18, 114), mine),
            *_gist(key, Area(8, 170, width - 16, 88)),
            *_held_bonus(key, scoring, Area(9, height - 51, width - 18, 42)),
        ),
    )


def _gist(key: str, area: Area) -> Iterator[Drawn]:
    """Draw a card's effect in `area`: the number of extra actions, and the signs that get them.

    A card that helps no sign, or all signs, shows its short text instead.
    """
    signs = signs_of(key)
    if not signs:
        yield Text(SHORT_TEXTS[key], *area, 25, SMALLEST, DARK, "bold", "centre", "middle", 3)
        return
    middle = area.y + area.height / 2
    extra = max(BY_KEY[key].extra)
    radius = 27 if len(signs) == 1 else 24
    wide = 2 * radius * len(signs) + (22 if len(signs) == 2 else 0)
    x = area.x + (area.width - 56 - wide) / 2
    yield Text(f"+{extra}", x - 8, middle - 26, 60, 52, 42, SMALLEST, DARK, "bold", "centre", "middle")
    for number, which in enumerate(signs):
        yield sign(which, x + 56 + radius + number * (2 * radius + 22), middle, radius)
    if len(signs) == 2:
        yield Text("/", x + 56 + 2 * radius, middle - 22, 22, 44, 34, SMALLEST, EDGE, "bold", "centre", "middle")


def _held_bonus(key: str, scoring: CardScoring, area: Area) -> Iterator[Drawn]:
    """Draw the bonus that a kept card adds to each cube of its food: the food's icon and a number.

    The number is the card's printed value if `scoring` is "printed", otherwise 1.
    """
    card = BY_KEY[key]
    middle = area.x + area.width / 2
    yield Box(*area, 8, fill=RAISED)
    yield food(card.food, middle - 42, area.y + 4, 34)
    bonus = f"+{card.value if scoring == 'printed' else 1}"
    yield Text(bonus, middle + 2, area.y, 60, area.height, 28, SMALLEST, INK, "bold", anchor="middle")


def card_scene(key: str) -> Scene:
    """Draw one card with all of its text."""
    width, height = _SINGLE_WIDTH, _SINGLE_HEIGHT
    shapes = (
        *raised_panel(Area(8, 8, width, height), PAPER, _LIP),
        *art(key, Area(18, 18, 132, 132)),
        Text(card_name(key), 162, 18, width - 166, 72, 34, SMALLEST, DARK, "bold", anchor="middle", lines=2),
        *_held_bonus(key, "matching", Area(162, 102, 140, 48)),
        Text(BY_KEY[key].text, 20, 158, width - 24, height - 160, 25, SMALLEST, DARK, anchor="middle", lines=6),
    )
    return Scene(width + 16, height + 16 + _LIP, shapes, GROUND)


def card_screens() -> Mapping[str, Screen]:
    """Return every card by its name, as `/card` shows it."""
    return {card_name(card.key): _card_screen(card) for card in CARDS}


def deck_lines() -> Sequence[str]:
    """Return a line for every card: its copies, name, food, printed value and text."""
    return tuple(
        f"{card.copies} × **{card.name}** · {card.food}, printed value {card.value}: {card.text}" for card in CARDS
    )


def _card_screen(card: Card) -> Screen:
    bonus_text = f"Held at the end, it makes each {card.food} worth 1 more (by its printed value: {card.value} more)."
    return Screen(
        title=card.name,
        text=card.text,
        blocks=(Block("At the end", bonus_text), Block("In the box", format_count(card.copies, "copy", "copies"))),
        picture=picture_of(card_scene(card.key), shorten(f"The card {card.name}. {card.text}", limits.ALT_TEXT)),
    )
