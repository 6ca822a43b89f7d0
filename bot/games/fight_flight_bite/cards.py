"""Pictures of a single card and of a hand, and the screens of `/card`."""

from collections.abc import Iterator, Mapping, Sequence

from bot.games.fight_flight_bite import texts
from bot.games.fight_flight_bite.picture_map import MARGIN
from bot.games.fight_flight_bite.picture_pieces import animal, art, food, sign, signs_of
from bot.games.fight_flight_bite.words import card_effect, card_gist, card_name, kept_bonus
from bot.pictures.elements import Area, emblem, frame_around, raised_panel
from bot.pictures.scene import (
    BAND_WIDTH,
    DARK,
    GROUND,
    INK,
    PANEL,
    PAPER,
    RAISED,
    SIDES,
    SOFT,
    Box,
    Drawn,
    Scene,
    Sprite,
    Text,
)
from bot.screens import limits
from bot.screens.screen import Block, Screen, picture_of
from bot.screens.words import shorten
from bot.texts.languages import cached_by_language
from engine.games.fight_flight_bite.cards import BASICS, BY_KEY, CARDS, FOODS, Card
from engine.games.fight_flight_bite.options import CardScoring
from engine.games.fight_flight_bite.view_types import View

_CARD_WIDTH, _CARD_HEIGHT = 380, 94
_MANY, _NARROW_WIDTH, _NARROW_HEIGHT = 5, 252, 96
"""Least number of cards that are drawn three in a row, and the size of each."""
_WORTH = Area(MARGIN, 8, BAND_WIDTH - 2 * MARGIN, 54)
_SINGLE = Area(MARGIN, 8, BAND_WIDTH - 2 * MARGIN, 300)
_LIP = 5


def worth_band(view: View) -> Scene:
    """Draw the points that a cube of each food brings the viewer now."""
    return Scene(BAND_WIDTH, 70, tuple(_worth(view)), GROUND)


def hand_band(view: View, hand: Sequence[str], picked: str = "") -> Scene:
    """Draw the value of a cube of each food to the viewer, and the cards of `hand`.

    The value is above the cards, or in the place of a card if the last row has room. `picked` is the key of a card to
    frame, or "".
    """
    seat = view.seat or 0
    columns, width, height = 2, _CARD_WIDTH, _CARD_HEIGHT
    if len(hand) >= _MANY:
        columns, width, height = 3, _NARROW_WIDTH, _NARROW_HEIGHT
    has_room = columns == 3 and len(hand) % columns > 0
    top = 8 if has_room else 70
    shapes: list[Drawn] = [] if has_room else [*_worth(view)]

    def place(number: int) -> Area:
        row, column = divmod(number, columns)
        x = MARGIN + column * (_WORTH.width - width) / (columns - 1)
        return Area(x, top + row * (height + _LIP), width, height)

    for number, key in enumerate(hand):
        scoring = view.rules.card_scoring
        shown = _hand_card(key, scoring, animal(view, seat)) if columns == 2 else _narrow_card(key, scoring)
        area = place(number)
        shapes.append(Sprite(shown, area.x, area.y))
        if picked and number == hand.index(picked):
            shapes.append(frame_around(area, SIDES[seat], 5))
    if has_room:
        shapes += _narrow_worth(view, place(-(-len(hand) // columns) * columns - 1))
    return Scene(BAND_WIDTH, top + -(-len(hand) // columns) * (height + _LIP), tuple(shapes), GROUND)


def low_hand_band(view: View, hand: Sequence[str]) -> Scene:
    """Draw the cards of `hand` in a row. Each has its drawing above the bonus for keeping the card."""
    shapes: list[Drawn] = []
    pitch = min(128, (_WORTH.width + 8) / len(hand))
    for number, key in enumerate(hand):
        x, width = MARGIN + number * pitch, pitch - 8
        middle = x + width / 2
        shapes += raised_panel(Area(x, 8, width, 100), PAPER, _LIP)
        shapes += art(key, Area(x + 6, 12, width - 12, 56), animal(view, view.seat or 0))
        shapes.append(Box(x + 6, 70, width - 12, 33, 8, fill=RAISED))
        shapes.append(food(BY_KEY[key].food, middle - 36, 71, 30))
        bonus = _bonus_text(key, view.rules.card_scoring)
        shapes.append(Text(bonus, middle, 67, 42, 38, 30, 26, INK, "bold", anchor="middle"))
    return Scene(BAND_WIDTH, 118, tuple(shapes), GROUND)


def _worth(view: View) -> Iterator[Drawn]:
    """Draw the value of a cube of each food for the viewer, in a row."""
    x, y, _, height = _WORTH
    yield from raised_panel(_WORTH, PANEL)
    yield emblem(view.seat or 0, x + 26, y + height / 2, 12)
    yield Text(texts.a_cube_is_worth(), x + 54, y, 250, height, 28, 26, SOFT, anchor="middle")
    yield from _values(view, Area(x + 316, y + 6, 152, 42))


def _narrow_worth(view: View, area: Area) -> Iterator[Drawn]:
    """Draw the same as large as a card of a large hand."""
    x, y, width, _ = area
    yield from raised_panel(area, PANEL, _LIP)
    yield Text(texts.a_cube_is_worth(), x + 10, y + 2, width - 20, 42, 28, 26, SOFT, "regular", "centre", "middle")
    yield from _values(view, Area(x + 14, y + 50, 78, 36))


def _values(view: View, first: Area) -> Iterator[Drawn]:
    """Draw each food with its value; `first` is the place of the first, as wide as their pitch."""
    for index, (which, value) in enumerate(zip(FOODS, view.worth or (), strict=False)):
        left, size = first.x + index * first.width, first.height
        yield food(which, left, first.y, round(size))
        number = Area(left + size + 6, first.y - 6, first.width - size - 8, size + 12)
        yield Text(str(value), *number, 42, 34, INK, "bold", anchor="middle")


@cached_by_language(maxsize=128)
def _hand_card(key: str, scoring: CardScoring, mine: str) -> Scene:
    width, height = _CARD_WIDTH, _CARD_HEIGHT
    return Scene(
        width,
        height + _LIP,
        (
            *raised_panel(Area(0, 0, width, height), PAPER, _LIP),
            *art(key, Area(7, 7, 88, height - 14), mine),
            Text(card_name(key), 105, -3, 192, 38, 28, 25, DARK, "bold", anchor="middle"),
            *_gist(key, Area(105, 34, 186, height - 36)),
            *_held_bonus(key, scoring, Area(width - 82, 9, 74, height - 18)),
        ),
    )


@cached_by_language(maxsize=128)
def _narrow_card(key: str, scoring: CardScoring) -> Scene:
    """Draw a card of a large hand: its name and its bonus in a line, and its effect below."""
    width, height, bonus = _NARROW_WIDTH, _NARROW_HEIGHT, Area(_NARROW_WIDTH - 70, 4, 65, 32)
    return Scene(
        width,
        height + _LIP,
        (
            *raised_panel(Area(0, 0, width, height), PAPER, _LIP),
            Text(texts.name_of_narrow_card(card=key), 8, 2, bonus.x - 12, 34, 28, 25, DARK, "bold", anchor="middle"),
            *_gist(key, Area(8, 36, width - 14, height - 37)),
            Box(*bonus, 8, fill=RAISED),
            food(BY_KEY[key].food, bonus.x + 4, bonus.y + 2, 28),
            Text(_bonus_text(key, scoring), bonus.x + 32, bonus.y, 34, 32, 26, 25, INK, "bold", "centre", "middle"),
        ),
    )


def _gist(key: str, area: Area) -> Iterator[Drawn]:
    """Draw a card's effect in `area`: the number of extra actions, and the signs that get them.

    A card that helps no sign, or all signs, shows its short text instead.
    """
    signs = signs_of(key)
    x, y, _, height = area
    if not signs:
        yield Text(card_gist(key), *area, 25, 25, DARK, anchor="middle", lines=2)
        return
    middle = y + height / 2 + 2
    yield Text(f"+{max(BY_KEY[key].extra)}", x, y + 2, 54, height, 38, 38, DARK, "bold", anchor="middle")
    for number, which in enumerate(signs):
        yield sign(which, x + 76 + number * 72, middle, 21)
    if len(signs) == 2:
        yield Text(texts.or_between_signs(), x + 97, y, 30, height, 25, 25, DARK, "regular", "centre", "middle")


def _held_bonus(key: str, scoring: CardScoring, area: Area) -> Iterator[Drawn]:
    """Draw the bonus that a kept card adds to each cube of its food. The food's icon is above the number."""
    x, y, width, height = area
    yield Box(*area, 8, fill=RAISED)
    yield food(BY_KEY[key].food, x + width / 2 - 19, y + 2, 38)
    yield Text(_bonus_text(key, scoring), x, y + 38, width, height - 40, 32, 32, INK, "bold", "centre", "middle")


def _bonus_text(key: str, scoring: CardScoring) -> str:
    return f"+{kept_bonus(key, scoring).points}"


def card_scene(key: str) -> Scene:
    """Draw one card with all of its text."""
    x, y, width, height = _SINGLE
    shapes = (
        *raised_panel(_SINGLE, PAPER, _LIP),
        *art(key, Area(x + 12, y + 12, 196, 190)),
        *_held_bonus(key, "matching", Area(x + 12, y + height - 88, 196, 76)),
        Text(card_name(key), x + 228, y + 8, width - 244, 62, 48, 36, DARK, "bold", anchor="middle"),
        Text(card_effect(key), x + 228, y + 72, width - 244, height - 84, 34, 28, DARK, lines=6),
    )
    return Scene(BAND_WIDTH, round(height) + 16 + _LIP, shapes, GROUND)


def card_screens() -> Mapping[str, Screen]:
    """Return every card by its name, as `/card` shows it."""
    return {card_name(card.key): _card_screen(card) for card in CARDS}


def deck_lines() -> Sequence[str]:
    """Return a line for every card: its copies, name, food, value and text."""
    return tuple(
        texts.deck_line(
            copies=card.copies, card=card.key, food=card.food, value=card.value, effect=card_effect(card.key)
        )
        for card in CARDS
    )


def _card_screen(card: Card) -> Screen:
    effect, at_end = card_effect(card.key), texts.kept_to_end(food=card.food, value=card.value)
    in_box = Block(texts.in_the_box(), texts.copies_in_box(count=card.copies))
    alt = shorten(texts.alt_of_card(card=card.key, effect=effect), limits.ALT_TEXT)
    return Screen(
        title=card_name(card.key),
        text=effect,
        blocks=(Block(texts.at_the_end(), at_end), in_box),
        picture=picture_of(card_scene(card.key), alt),
        footer=texts.note_by_rulebook() if card.key in BASICS else texts.note_by_us(),
    )
