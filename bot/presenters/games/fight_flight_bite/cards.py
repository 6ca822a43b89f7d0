"""Cards: their pictures, a whole hand of them, and their screens for `/card`."""

from collections.abc import Iterator, Mapping, Sequence

from bot.pictures.colours import DARK, GOLD, GROUND, INK, PAPER, SOFT
from bot.pictures.pieces import RADIUS, SMALLEST, Drawn
from bot.pictures.scene import Box, Line, Scene, Sprite, Text
from bot.presenters import discord_limits
from bot.presenters.games.fight_flight_bite.drawing import MARGIN, WIDTH
from bot.presenters.games.fight_flight_bite.pieces import food
from bot.presenters.games.fight_flight_bite.words import card_name, food_name, short_text
from bot.presenters.screen import Block, Picture, Screen
from bot.presenters.words import counted, shortened
from engine.games.fight_flight_bite.cards import BY_KEY, CARDS, FOODS, Card
from engine.games.fight_flight_bite.options import CardScoring
from engine.games.fight_flight_bite.view_types import View

_GAP = 10
_IN_ROW = 4
_HELD = (WIDTH - 2 * MARGIN - (_IN_ROW - 1) * _GAP) // _IN_ROW, 168
_SINGLE = 420, 230
_RULE = "#c9c5b8"
_NOTE = "#4a5361"


def hand_scene(view: View, hand: Sequence[str]) -> Scene:
    """Draw the cards of a hand, and what a cube of each food would be worth to their holder."""
    width, height = _HELD
    shapes: list[Drawn] = []
    for number, key in enumerate(hand):
        row, column = divmod(number, _IN_ROW)
        x, y = MARGIN + column * (width + _GAP), MARGIN + row * (height + _GAP)
        shapes.append(Sprite(_card(key, short_text(key), view.rules.card_scoring, width, height), x, y))
    rows = max(1, -(-len(hand) // _IN_ROW))
    low = MARGIN + rows * (height + _GAP)
    if not hand:
        box = (MARGIN, MARGIN, WIDTH - 2 * MARGIN, height)
        shapes.append(Text("No cards left", *box, 28, SMALLEST, SOFT, "regular", "centre", "middle"))
    shapes += _cube_values(view, low)
    return Scene(WIDTH, low + 52, tuple(shapes), GROUND)


def card_scene(key: str) -> Scene:
    """Draw one card with all of its text."""
    width, height = _SINGLE
    sheet = _card(key, BY_KEY[key].text, "matching", width, height)
    return Scene(width + 16, height + 16, (Sprite(sheet, 8, 8),), GROUND)


def _card(key: str, text: str, scoring: CardScoring, width: int, height: int) -> Scene:
    card = BY_KEY[key]
    worth = f"{food_name(card.food)} +{card.value if scoring == 'printed' else 1}"
    return Scene(
        width,
        height,
        (
            Box(0, 0, width, height, RADIUS, fill=PAPER, line=GROUND, line_width=2),
            Text(card_name(key), 12, 8, width - 24, 36, 27, SMALLEST * 0.8, DARK, "bold", anchor="middle"),
            Line(12, 46, width - 12, 46, _RULE, 2),
            Text(text, 12, 50, width - 22, height - 96, 24, SMALLEST * 0.8, DARK, anchor="middle", lines=6),
            Line(12, height - 44, width - 12, height - 44, _RULE, 2),
            *food(card.food, 14, height - 36, 26),
            Text(worth, 48, height - 40, width - 56, 36, 23, SMALLEST * 0.8, _NOTE, "bold", anchor="middle"),
        ),
    )


def _cube_values(view: View, y: float) -> Iterator[Drawn]:
    """Draw what a cube of each food would be worth with the cards that are held now."""
    if view.worth is None:
        return
    yield Text("With these, a cube scores", MARGIN + 4, y, 318, 40, SMALLEST, SMALLEST, SOFT, anchor="middle")
    x = MARGIN + 330.0
    for which, worth in zip(FOODS, view.worth, strict=True):
        yield from food(which, x, y + 7, 26)
        colour = GOLD if worth > 2 else INK
        yield Text(f"= {worth}", x + 36, y, 90, 40, 28, SMALLEST, colour, "bold", anchor="middle")
        x += 146


def card_screens() -> Mapping[str, Screen]:
    """Return every card by its name, as `/card` shows it."""
    return {card_name(card.key): _card_screen(card) for card in CARDS}


def deck_lines() -> Sequence[str]:
    """Return a line for every card with its copies and its food."""
    return tuple(
        f"{card.copies} × **{card.name}** · {food_name(card.food)}, printed value {card.value}: {card.text}"
        for card in CARDS
    )


def _card_screen(card: Card) -> Screen:
    worth = (
        f"Held at the end, it makes each {food_name(card.food)} worth 1 more (by its printed value: {card.value} more)."
    )
    return Screen(
        title=card.name,
        text=card.text,
        blocks=(Block("At the end", worth), Block("In the box", counted(card.copies, "copy", "copies"))),
        picture=Picture(card_scene(card.key), shortened(f"The card {card.name}. {card.text}", discord_limits.ALT_TEXT)),
    )
