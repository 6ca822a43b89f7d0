"""Cards: pictures of single ones and of a hand, the signs of their theaters, and their screens for `/card`."""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from math import cos, pi, sin

from msgspec.structs import replace

from bot.pictures.colours import DARK, GROUND, SOFT
from bot.pictures.pieces import (
    ARCHED,
    POINTED,
    ROUNDED,
    SHIELD,
    SQUARE,
    TAPERED,
    TUCK,
    Drawn,
    Edge,
    Face,
    Outline,
    back,
    back_strip,
    card,
    large_card,
    placed,
    strip,
)
from bot.pictures.scene import Polygon, Scene, Sprite
from bot.presenters.games.air_land_sea.words import ability, card_name, short_text, theater_name
from bot.presenters.screen import Block, Picture, Screen
from engine.games.air_land_sea.cards import BY_KEY, CARDS, Card
from engine.games.air_land_sea.options import ALS_THEATERS
from engine.games.air_land_sea.view_types import CardView, View

WIDTH = 800
"""Of the board and of a hand."""
MARGIN = 16
GAP = 12
CARD_WIDTH = 240
"""Of a card on the board."""

LARGE_HAND = 6
"""A hand of more cards than these is drawn with short texts."""

_PROVENANCE = {
    "printed": "A card of the printed game; the wording is ours.",
    "partly known": "The printed card is known only in part; the rest is ours.",
    "house": "The printed card is not known; this one is ours.",
}
_KINDS = {"instant": "instant", "ongoing": "ongoing", "none": "no ability"}
_SHORT_NAME = 4
"""A theater's name of so many letters leaves room for more on its line."""

_IN_ROW = 3
_HELD_WIDTH = (WIDTH - 2 * MARGIN - (_IN_ROW - 1) * GAP) // _IN_ROW
_HELD_HEIGHT = 288
_LOW_HELD_HEIGHT = 176

ACCENTS = {
    "air": "#8fd0ff",
    "land": "#dcc067",
    "sea": "#5cc9b4",
    "intelligence": "#b5d76a",
    "diplomacy": "#f2a5c6",
    "economics": "#d3d8df",
}
OUTLINES: dict[str, Outline] = {
    "air": POINTED,
    "land": SQUARE,
    "sea": ROUNDED,
    "intelligence": ARCHED,
    "diplomacy": SHIELD,
    "economics": TAPERED,
}


def _wave(top: float) -> Outline:
    steps = range(25)
    upper = [(step / 24, top + 0.07 * sin(step / 24 * 4 * pi)) for step in steps]
    return (*upper, *((x, y + 0.14) for x, y in reversed(upper)))


def _lid(way: int) -> Outline:
    """Draw one lid of an eye: upwards for -1, downwards for 1."""
    outer = [(step / 16, 0.5 + way * 0.36 * sin(step / 16 * pi)) for step in range(17)]
    inner = [(0.09 + step / 16 * 0.82, 0.5 + way * 0.24 * sin(step / 16 * pi)) for step in range(17)]
    return (*outer, *reversed(inner))


def _coin(left: float, top: float) -> Outline:
    """Draw a coin from its edge, as it lies in a pile."""
    right, low = left + 0.3, top + 0.25
    return (
        (left + 0.05, top), (right - 0.05, top), (right, top + 0.08), (right, low - 0.08),
        (right - 0.05, low), (left + 0.05, low), (left, low - 0.08), (left, top + 0.08),
    )  # fmt: skip


_WING = ((0.56, 0.14), (0.59, 0.38), (1.0, 0.64), (1.0, 0.76), (0.59, 0.65), (0.57, 0.82), (0.73, 0.93), (0.73, 1.0))
_PUPIL = tuple((0.5 + 0.15 * cos(step * pi / 12), 0.5 + 0.15 * sin(step * pi / 12)) for step in range(24))
_CALL = ((0.06, 0.04), (0.62, 0.04), (0.68, 0.1), (0.68, 0.42), (0.62, 0.48), (0.3, 0.48), (0.14, 0.66), (0.14, 0.48))
_ANSWER = ((0.76, 0.3), (0.94, 0.3), (1.0, 0.36), (1.0, 0.7), (0.94, 0.76), (0.88, 0.76), (0.88, 0.94), (0.7, 0.76))
_SIGNS: dict[str, tuple[Outline, ...]] = {
    "air": (((0.5, 0.0), *_WING, (0.5, 0.95), *((1 - x, y) for x, y in reversed(_WING))),),
    "land": (((0.0, 0.92), (0.36, 0.14), (0.53, 0.51), (0.42, 0.72), (0.47, 0.75), (0.68, 0.34), (1.0, 0.92)),),
    "sea": (_wave(0.14), _wave(0.42), _wave(0.7)),
    "intelligence": (_lid(-1), _lid(1), _PUPIL),
    "diplomacy": (
        (*_CALL, (0.06, 0.48), (0.0, 0.42), (0.0, 0.1)),
        (*_ANSWER, (0.42, 0.76), (0.36, 0.7), (0.36, 0.56), (0.66, 0.56), (0.76, 0.46)),
    ),
    "economics": tuple(_coin(0.35 * pile, 0.7 - 0.3 * coin) for pile in range(3) for coin in range(pile + 1)),
}


@lru_cache(maxsize=1_000)
def sign(type_: str, x: float, y: float, size: float, colour: str) -> tuple[Drawn, ...]:
    """Draw a theater type's sign: aeroplane, mountains, waves, eye, talk, coins."""
    return tuple(Polygon(placed(outline, x, y, size), fill=colour) for outline in _SIGNS[type_])


def hand_scene(view: View) -> Scene:
    """Draw the viewer's hand in rows of three, a large one with short texts."""
    large = len(view.hand) > LARGE_HAND
    height = _LOW_HELD_HEIGHT if large else _HELD_HEIGHT
    due = {mark.card for mark in view.marks if mark.seat == view.seat}
    shapes: list[Drawn] = []
    for number, key in enumerate(view.hand):
        row, column = divmod(number, _IN_ROW)
        x, y = MARGIN + column * (_HELD_WIDTH + GAP), MARGIN + row * (height + GAP)
        text = short_text(key) if large else ability(BY_KEY[key], view.edition)
        shapes.append(Sprite(_held_card(key, text, _HELD_WIDTH, height, due=key in due), x, y))
    rows = max(1, -(-len(view.hand) // _IN_ROW))
    return Scene(WIDTH, 2 * MARGIN + rows * (height + GAP) - GAP, tuple(shapes), GROUND)


def card_scene(key: str) -> Scene:
    """Draw one card, large, with the text of the classic edition where there is one."""
    held = _held_card(key, ability(BY_KEY[key], "classic"), 480, _HELD_HEIGHT)
    return Scene(512, _HELD_HEIGHT + 32, (Sprite(held, 16, 16),), GROUND)


@cache
def _held_card(key: str, text: str, width: int, height: int, *, due: bool = False) -> Scene:
    row = BY_KEY[key]
    theater, kind = theater_name(row.type), _KINDS[row.kind]
    between = " · " if len(theater) <= _SHORT_NAME else "\n"
    note = f"{theater}\nmust be played" if due else f"{theater}{between}{kind}"
    front = replace(_front(key, row.strength, text=text), note=note)
    return large_card(front, sign(row.type, 24, 68, 28, DARK), width, height)


@lru_cache(maxsize=1_000)
def covered_card(view: CardView, height: int, edge: Edge) -> Scene:
    """Draw the strip that shows of a covered card, with its outer edge at the top or the bottom."""
    if view.card is not None and view.faceup:
        return strip(_front(view.card, view.strength, text=""), CARD_WIDTH, height, edge)
    hidden = back_strip(view.strength, _back_label(view), CARD_WIDTH, height, edge)
    return _with_sign(hidden, view, (0 if edge == "top" else TUCK) + height // 2)


@lru_cache(maxsize=1_000)
def uncovered_card(view: CardView, height: int, *, with_text: bool) -> Scene:
    """Draw a whole card in play, faceup with what it does if there is room for that."""
    if view.card is not None and view.faceup:
        text = short_text(view.card) if with_text else ""
        return card(_front(view.card, view.strength, text=text), CARD_WIDTH, height)
    return _with_sign(back(view.strength, _back_label(view), CARD_WIDTH, height), view, 21)


def _front(key: str, strength: int, *, text: str) -> Face:
    row = BY_KEY[key]
    return Face(row.name, strength, OUTLINES[row.type], ACCENTS[row.type], text, changed=strength != row.strength)


def _back_label(view: CardView) -> str:
    return "facedown" if view.card is None else f"{BY_KEY[view.card].name} {BY_KEY[view.card].strength}"


def _with_sign(hidden: Scene, view: CardView, middle: int) -> Scene:
    """Add its theater's sign to a facedown card that its reader knows, where several cards share the name."""
    if view.card is None or card_name(view.card) == _back_label(view):
        return hidden
    shapes = sign(BY_KEY[view.card].type, CARD_WIDTH - 34, middle - 12, 24, SOFT)
    return replace(hidden, shapes=(*hidden.shapes, *shapes))


def card_screens(theaters: tuple[str, ...]) -> Mapping[str, Screen]:
    """Return every card by its name, as `/card` shows it; those of these theaters first."""
    return {card_name(card.key): _card_screen(card) for card in _own_first(theaters)}


def deck_lines(theaters: tuple[str, ...]) -> Sequence[str]:
    """Return a line for every card; those of these theaters first."""
    return tuple(_deck_line(card) for card in _own_first(theaters))


def _own_first(theaters: tuple[str, ...]) -> list[Card]:
    return sorted(CARDS, key=lambda card: card.type not in theaters)


def _deck_line(card: Card) -> str:
    classic, revised = ability(card, "classic"), ability(card, "revised")
    both = revised if classic == revised or card.type not in ALS_THEATERS else f"{revised} Classic: {classic}"
    return f"**{card.name} {card.strength}** · {theater_name(card.type)}: {both}"


def _card_screen(card: Card) -> Screen:
    classic, revised = ability(card, "classic"), ability(card, "revised")
    kinds = {"instant": "instant ability", "ongoing": "ongoing ability", "none": "no ability"}
    blocks: tuple[Block, ...] = (Block("Classic", classic), Block("Revised", revised))
    if card.type not in ALS_THEATERS:
        blocks = (Block("Revised edition, its only one", revised),)
    elif classic == revised:
        blocks = (Block("Both editions", classic),)
    return Screen(
        title=card_name(card.key),
        text=f"{theater_name(card.type)}, strength {card.strength}, {kinds[card.kind]}.",
        blocks=blocks,
        picture=Picture(card_scene(card.key), f"The card {card_name(card.key)}. {classic}"),
        footer=_PROVENANCE[card.provenance],
    )
