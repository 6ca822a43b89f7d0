"""The public board: the picture, and all that it shows in words."""

from collections.abc import Sequence

from bot.presenters import discord_limits
from bot.presenters.games.air_land_sea import words
from bot.presenters.games.air_land_sea.drawing import board_scene
from bot.presenters.games.air_land_sea.sentences import summary
from bot.presenters.games.air_land_sea.words import EMBLEMS, SHAPES, card_name, seat_name, side_name
from bot.presenters.presenter import Names
from bot.presenters.screen import SUMMARY_LENGTH, Block, Picture, Screen
from bot.presenters.words import counted, listed, shortened
from engine.games.air_land_sea.cards import BY_KEY
from engine.games.air_land_sea.events import Event
from engine.games.air_land_sea.view_types import AskView, CardView, ColumnView, NoteView, TheaterView, View

_NOTES = 10
_NOTE_TEXTS = {
    "showed": "{who} showed {card} in battle {battle}, turn {turn}",
    "was_given": "{who} was given {card} in battle {battle}, turn {turn}",
    "took_back": "{who} took back {card} in battle {battle}, turn {turn}",
    "lacked": "{who} did not hold {card} in battle {battle}, turn {turn}",
}


def board(title: str, view: View, names: Names, last: Sequence[Event]) -> Screen:
    """Show the table to everybody."""
    happened = shortened(summary(last, names), SUMMARY_LENGTH)
    return Screen(
        title=f"{title} · battle {view.battle}",
        text="\n".join(line for line in (happened, status(view, names)) if line),
        blocks=(
            *theater_blocks(view, names, bottom_side=0),
            Block("Score", shortened(score(view, names), discord_limits.EMBED_FIELD_VALUE)),
            *notes(view, names),
        ),
        picture=Picture(board_scene(view, bottom_side=0), alt_text(view, bottom_side=0)),
        tone="won" if view.outcome else "neutral",
    )


def status(view: View, names: Names) -> str:
    """Say whom the match waits for and what they choose; or who won."""
    if view.outcome is not None:
        return f"**{side_name(view.outcome.ranks[0][0], names)} won the match.**"
    return " ".join(
        _waiting_for(side, asks, view, names)
        for side in (0, 1)
        if (asks := [ask for ask in view.asks if ask.seat in view.sides[side]])
    )


def _waiting_for(side: int, asks: Sequence[AskView], view: View, names: Names) -> str:
    seats, ask = [ask.seat for ask in asks], asks[0]
    if ask.ask == "swap":
        everybody = listed([seat_name(seat, side, names) for seat in seats])
        return f"Waiting for **{everybody}** to choose a card to swap."
    who = words.any_of(seats, side, names)
    if ask.ask != "turn":
        return f"Waiting for **{who}** to choose for {ability_name(ask)}."
    if due := [card_name(mark.card) for mark in view.marks if mark.due and mark.seat in seats]:
        return f"Waiting for **{who}** to play {listed(due, 'or')}, or to withdraw."
    return f"Waiting for **{who}** to play a card."


def ability_name(ask: AskView) -> str:
    """Return the name of the card that asks; of a card that nobody sees any more, its ability alone."""
    return card_name(ask.card) if ask.card is not None else ask.ask.replace("_", " ").title()


def score(view: View, names: Names) -> str:
    """Return points, hands, duties, deck and what wins in words, a line each."""
    lines = [_side_line(side, view, names) for side in (0, 1)]
    for side in (0, 1):
        for mark in view.marks:
            if mark.seat in view.sides[side]:
                who, card = seat_name(mark.seat, side, names), card_name(mark.card)
                lines.append(f"{who} must play {card} now" if mark.due else f"{who} must play {card} next turn")
    pool = [f"{counted(view.pool, 'Supply', 'Supplies')} left"] if view.supplied else []
    lines.append(" · ".join([f"{counted(view.deck_size, 'card')} in the deck", *pool, words.score_target(view)]))
    return "\n".join(lines)


def _side_line(side: int, view: View, names: Names) -> str:
    seats = view.sides[side]
    hands = [f"{_cards(view, seats[0])} in hand"]
    if len(seats) > 1:
        hands = [
            f"{words.numbered_emblem(seat, side, names)} {names.seats[seat]} {_cards(view, seat)}" for seat in seats
        ]
    parts = [f"**{counted(view.victory_points[side], 'point')}**", *hands]
    if view.first == side:
        parts.append("first player (wins ties)")
    if view.air_drop[side]:
        parts.append("has Air Drop")
    if view.extra_turns[side]:
        parts.append(f"{counted(view.extra_turns[side], 'extra turn')} to come")
    return f"{side_name(side, names)}: {', '.join(parts)}"


def _cards(view: View, seat: int) -> str:
    return counted(view.hand_sizes[seat], "card")


def notes(view: View, names: Names) -> tuple[Block, ...]:
    """Return what the viewer once learnt about hands, latest first; it may have changed since."""
    lines = [_note(note, names) for note in reversed(view.notes[-_NOTES:])]
    text = shortened("\n".join(lines), discord_limits.EMBED_FIELD_VALUE)
    return (Block("Cards seen in hands", text),) if lines else ()


def _note(note: NoteView, names: Names) -> str:
    who = side_name(note.side, names) if note.seat is None else seat_name(note.seat, note.side, names)
    return _NOTE_TEXTS[note.how].format(who=who, card=card_name(note.card), battle=note.battle, turn=note.turn)


def theater_blocks(view: View, names: Names, bottom_side: int) -> tuple[Block, ...]:
    """Return a block for each theater, in row order, with the bottom side last as in the picture.

    Five theaters are numbered, as in the picture, since they stand in two lines.
    """
    return tuple(
        Block(
            f"{_numbered(view, place)} · held by {EMBLEMS[theater.controller]}",
            shortened(
                "\n".join(_column_line(theater, side, names) for side in (1 - bottom_side, bottom_side)),
                discord_limits.EMBED_FIELD_VALUE,
            ),
            inline=True,
        )
        for place, theater in enumerate(view.row)
    )


def _numbered(view: View, place: int) -> str:
    name = words.theater_name(view.row[place].type)
    return f"{place + 1}. {name}" if view.epic else name


def _column_line(theater: TheaterView, side: int, names: Names) -> str:
    column = theater.columns[side]
    return f"{side_name(side, names)} **{column.total}**{_supplies(column)}: {column_text(column.cards)}"


def _supplies(column: ColumnView) -> str:
    return f" ({counted(column.supplies, 'Supply', 'Supplies')})" if column.supplies else ""


def column_text(cards: Sequence[CardView]) -> str:
    """List a column's cards from the uncovered one down."""
    if not cards:
        return "no cards"
    top, *covered = [_card_text(card) for card in reversed(cards)]
    return f"{top}, covering {', '.join(covered)}" if covered else top


def _card_text(card: CardView) -> str:
    if not card.faceup:
        known = "" if card.card is None else f"{card_name(card.card)} "
        return f"{known}facedown ({card.strength})"
    if card.card is None or BY_KEY[card.card].strength == card.strength:
        return card_name(str(card.card))
    return f"{card_name(card.card)} (counts {card.strength})"


def alt_text(view: View, bottom_side: int) -> str:
    """Describe the picture of the board; the sides are called by the shapes that it draws for them."""
    sides = (1 - bottom_side, bottom_side)
    in_hands = ". ".join(_side_in_alt(view, side) for side in sides)
    theaters = ". ".join(
        f"{_numbered(view, place)}, held by {SHAPES[theater.controller]}: "
        + "; ".join(
            f"{SHAPES[side]} {theater.columns[side].total}{_supplies(theater.columns[side])}, "
            f"{column_text(theater.columns[side].cards)}"
            for side in sides
        )
        for place, theater in enumerate(view.row)
    )
    pool = f", {counted(view.pool, 'Supply', 'Supplies')} left" if view.supplied else ""
    return shortened(
        f"{in_hands}. {counted(view.deck_size, 'card')} in the deck{pool}. {theaters}.", discord_limits.ALT_TEXT
    )


def _side_in_alt(view: View, side: int) -> str:
    seats = view.sides[side]
    hands = [_cards(view, seat) for seat in seats]
    if len(seats) > 1:
        hands = [f"seat {number} with {cards}" for number, cards in enumerate(hands, 1)]
    first = ["first player"] if view.first == side else []
    points = counted(view.victory_points[side], "point")
    return f"{SHAPES[side].capitalize()}: {', '.join([points, *hands, *first])}"
