"""Cards: their pictures, the viewer's base and hand, and their screens for `/card`."""

from collections.abc import Iterator, Mapping, Sequence

from bot.pictures.colours import DARK, GROUND, INK, PAPER, SOFT
from bot.pictures.pieces import RADIUS, SMALLEST, Drawn
from bot.pictures.scene import Box, Line, Scene, Sprite, Text
from bot.presenters import discord_limits
from bot.presenters.games.this_means_war.drawing import BASE_HEIGHT, BASE_WIDTH, GAP, MARGIN, WIDTH, grafmarshall
from bot.presenters.games.this_means_war.pieces import resource
from bot.presenters.games.this_means_war.words import card_name, cost_text, shortfall
from bot.presenters.screen import Block, Picture, Screen
from bot.presenters.words import counted, shortened
from engine.games.this_means_war.areas import RESOURCES, Areas
from engine.games.this_means_war.cards import BY_KEY, CARDS, Card
from engine.games.this_means_war.view_types import View

_IN_ROW = 3
_CARD = (WIDTH - 2 * MARGIN - (_IN_ROW - 1) * GAP) // _IN_ROW, 216
_SMALL = SMALLEST * 0.85
_RULE = "#c9c5b8"
_NOTE = "#4a5361"
_SHORT = "#8f2f22"
_ANSWER = "#d9e3f2"
_PROVENANCE = {
    "rulebook": "The rulebook names this card; the wording is ours.",
    "house": "The printed card is not known; this one is ours.",
}
_KINDS = {"OPERATION": "order", "ESPIONAGE": "answer"}


def hand_scene(view: View, keys: Sequence[str], *, whose: str = "") -> Scene:
    """Draw cards in rows of three below the viewer's base; of another's hand, with a heading instead of the base."""
    own = view.grafmarshalls[view.seat] if view.seat is not None else None
    shapes: list[Drawn] = []
    if whose:
        shapes.append(
            Text(whose, MARGIN + 6, MARGIN, WIDTH - 2 * MARGIN, 50, 30, SMALLEST, INK, "bold", anchor="middle")
        )
        top = MARGIN + 50 + GAP
    elif own is not None:
        shapes += grafmarshall(view, own, MARGIN, MARGIN)
        shapes += _legend(MARGIN + BASE_WIDTH + GAP, MARGIN)
        top = MARGIN + BASE_HEIGHT + GAP
    else:
        top = MARGIN
    width, height = _CARD
    for number, key in enumerate(keys):
        row, column = divmod(number, _IN_ROW)
        note = "" if whose or own is None else _note(key, own.base)
        sheet = _card(key, note, width, height)
        shapes.append(Sprite(sheet, MARGIN + column * (width + GAP), top + row * (height + GAP)))
    rows = -(-len(keys) // _IN_ROW)
    if not keys:
        rows = 1
        shapes.append(
            Text("No cards", MARGIN, top, WIDTH - 2 * MARGIN, height, 28, SMALLEST, SOFT, "regular", "centre", "middle")
        )
    return Scene(WIDTH, top + rows * (height + GAP) - GAP + MARGIN, tuple(shapes), GROUND)


def card_scene(key: str) -> Scene:
    """Draw one card with its kind."""
    width, height = 360, 220
    return Scene(width + 16, height + 16, (Sprite(_card(key, "", width, height), 8, 8),), GROUND)


def _note(key: str, own: Areas) -> str:
    lacking = shortfall(key, own)
    return f"short of {lacking}" if lacking else "can be paid"


def _card(key: str, note: str, width: int, height: int) -> Scene:
    card = BY_KEY[key]
    answer = card.type == "ESPIONAGE"
    room = height - 118 if note else height - 90
    shapes: list[Drawn] = [
        Box(0, 0, width, height, RADIUS, fill=_ANSWER if answer else PAPER, line=GROUND, line_width=2),
        Text(card_name(key), 12, 6, width - 24, 36, 26, _SMALL, DARK, "bold", anchor="middle"),
        *_cost(key, 12, 44),
        Text(_KINDS[card.type], width - 96, 42, 84, 32, SMALLEST, _SMALL, _NOTE, align="right", anchor="middle"),
        Line(12, 78, width - 12, 78, _RULE, 2),
        Text(card.text, 12, 82, width - 22, room, 23, _SMALL, DARK, anchor="middle", lines=4),
    ]
    if note:
        colour = _SHORT if note.startswith("short") else _NOTE
        shapes.append(Text(note, 12, height - 36, width - 24, 32, SMALLEST, _SMALL, colour, "bold", anchor="middle"))
    return Scene(width, height, tuple(shapes))


def _cost(key: str, x: float, y: float) -> Iterator[Drawn]:
    for which, number in zip(RESOURCES, BY_KEY[key].cost, strict=True):
        if number:
            yield from resource(which, x, y + 3, 24)
            yield Text(str(number), x + 28, y, 26, 30, 25, _SMALL, DARK, "bold", anchor="middle")
            x += 56


def _legend(x: float, y: float) -> Iterator[Drawn]:
    """Draw what the signs stand for."""
    yield Box(x, y, BASE_WIDTH, BASE_HEIGHT, 12, line="#465364", line_width=2)
    for number, (which, makes) in enumerate(zip(RESOURCES, ("FACTORY", "LAB", "SILO", "BARRACKS"), strict=True)):
        top = y + 14 + number * 50
        yield from resource(which, x + 18, top + 4, 30)
        yield Text(which.upper(), x + 58, top, 150, 38, 24, SMALLEST, INK, "bold", anchor="middle")
        yield Text(f"by {makes}", x + 200, top, BASE_WIDTH - 212, 38, SMALLEST, SMALLEST, SOFT, anchor="middle")


def card_screens() -> Mapping[str, Screen]:
    """Return every card by its name, as `/card` shows it."""
    return {card.name: _card_screen(card) for card in CARDS}


def deck_lines() -> Sequence[str]:
    """Return a line for every card with its copies, kind, cost and provenance."""
    return tuple(
        f"{card.copies} × **{card.name}** · {card.type}, {cost_text(card.key)} · {card.provenance}: {card.text}"
        for card in CARDS
    )


def _card_screen(card: Card) -> Screen:
    return Screen(
        title=card.name,
        text=card.text,
        blocks=(
            Block("Kind", card.type, inline=True),
            Block("Cost", cost_text(card.key), inline=True),
            Block("In the deck", counted(card.copies, "copy", "copies"), inline=True),
        ),
        picture=Picture(card_scene(card.key), shortened(f"The card {card.name}. {card.text}", discord_limits.ALT_TEXT)),
        footer=_PROVENANCE[card.provenance],
    )
