"""The public board: the picture, and all that it shows in words."""

from collections.abc import Sequence

from bot.presenters import discord_limits
from bot.presenters.games.air_land_sea.drawing import board_scene
from bot.presenters.games.air_land_sea.sentences import told
from bot.presenters.games.air_land_sea.words import (
    EMBLEMS,
    SHAPES,
    card_name,
    either,
    score_target,
    seat_mark,
    seat_name,
    side_name,
    theater_name,
)
from bot.presenters.presenter import Names
from bot.presenters.screen import TOLD, Block, Picture, Screen
from bot.presenters.words import counted, listed, shortened
from engine.games.air_land_sea.cards import BY_KEY
from engine.games.air_land_sea.events import Event
from engine.games.air_land_sea.view_types import AskView, CardView, ColumnView, NoteView, TheaterView, View

_NOTES = 10
_HOW = {"showed": "showed", "was_given": "was given", "took_back": "took back", "lacked": "did not hold"}


def board(title: str, view: View, names: Names, last: Sequence[Event]) -> Screen:
    """Show the table to everybody."""
    happened = shortened(told(last, names), TOLD)
    return Screen(
        title=f"{title} · battle {view.battle}",
        text="\n".join(line for line in (happened, to_act(view, names)) if line),
        blocks=(
            *theater_blocks(view, names, near=0),
            Block("Score", shortened(score(view, names), discord_limits.EMBED_FIELD_VALUE)),
            *notes(view, names),
        ),
        picture=Picture(board_scene(view, near=0), alt(view, near=0)),
        tone="won" if view.outcome else "neutral",
    )


def to_act(view: View, names: Names) -> str:
    """Say who is to act and what for; or who won."""
    if view.outcome is not None:
        return f"**{side_name(view.outcome.ranks[0][0], names)} won the match.**"
    return " ".join(
        _awaited(side, asks, view, names)
        for side in (0, 1)
        if (asks := [ask for ask in view.asks if ask.seat in view.sides[side]])
    )


def _awaited(side: int, asks: Sequence[AskView], view: View, names: Names) -> str:
    seats, ask = [ask.seat for ask in asks], asks[0]
    if ask.ask == "swap":
        people = listed([seat_name(seat, side, names) for seat in seats])
        return f"**{people}** {'is' if len(seats) == 1 else 'are'} to choose a card to swap."
    who = f"**{either(seats, side, names)}**"
    if ask.ask != "turn":
        return f"{who} is to choose for {ability_name(ask)}."
    due = [card_name(mark.card) for mark in view.marks if mark.due and mark.seat in seats]
    return f"{who} is to play {listed(due, 'or')}, or to withdraw." if due else f"{who} is to play a card."


def ability_name(ask: AskView) -> str:
    """Return the card that asks; of a card that nobody sees any more, its ability alone."""
    return card_name(ask.card) if ask.card is not None else ask.ask.replace("_", " ").title()


def score(view: View, names: Names) -> str:
    """Return points, hands, duties, deck and commanders in words."""
    lines = [_side_line(side, view, names) for side in (0, 1)]
    duties = [
        f"{seat_name(mark.seat, side, names)} must play {card_name(mark.card)} {'now' if mark.due else 'next turn'}"
        for side in (0, 1)
        for mark in view.marks
        if mark.seat in view.sides[side]
    ]
    pool = f" · {counted(view.pool, 'Supply', 'Supplies')} left" if view.supplied else ""
    return "\n".join([*lines, *duties, f"{counted(view.deck_size, 'card')} in the deck{pool} · {score_target(view)}"])


def _side_line(side: int, view: View, names: Names) -> str:
    seats = view.sides[side]
    hands = [f"{counted(view.hand_sizes[seats[0]], 'card')} in hand"]
    if len(seats) > 1:
        hands = [f"{seat_mark(seat, side, names)} {names.seats[seat]} {_cards(view, seat)}" for seat in seats]
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
    """Return what the viewer once saw of hands, latest first; it may be so no longer."""
    lines = [_note(note, names) for note in reversed(view.notes[-_NOTES:])]
    return (Block("Seen of hands", shortened("\n".join(lines), discord_limits.EMBED_FIELD_VALUE)),) if lines else ()


def _note(note: NoteView, names: Names) -> str:
    who = side_name(note.side, names) if note.seat is None else seat_name(note.seat, note.side, names)
    return f"{who} {_HOW[note.how]} {card_name(note.card)} in battle {note.battle}, turn {note.turn}"


def theater_blocks(view: View, names: Names, near: int) -> tuple[Block, ...]:
    """Return one block for each theater, in row order, with the near side last as in the picture.

    Five theaters have numbers, as in the picture, since they stand in two lines.
    """
    return tuple(
        Block(
            f"{_numbered(view, place)} · {EMBLEMS[theater.controller]} holds",
            shortened(
                "\n".join(_column_line(theater, side, names) for side in (1 - near, near)),
                discord_limits.EMBED_FIELD_VALUE,
            ),
            inline=True,
        )
        for place, theater in enumerate(view.row)
    )


def _numbered(view: View, place: int) -> str:
    name = theater_name(view.row[place].type)
    return f"{place + 1}. {name}" if view.epic else name


def _column_line(theater: TheaterView, side: int, names: Names) -> str:
    column = theater.columns[side]
    return f"{side_name(side, names)} **{column.total}**{_supplies(column)}: {cards_in_words(column.cards)}"


def _supplies(column: ColumnView) -> str:
    return f" ({counted(column.supplies, 'Supply', 'Supplies')})" if column.supplies else ""


def cards_in_words(cards: Sequence[CardView]) -> str:
    """List a column's cards from the uncovered one down."""
    if not cards:
        return "no cards"
    top, *covered = [_in_column(sight) for sight in reversed(cards)]
    return f"{top}, covering {', '.join(covered)}" if covered else top


def _in_column(sight: CardView) -> str:
    if not sight.faceup:
        known = "" if sight.card is None else f"{card_name(sight.card)} "
        return f"{known}facedown ({sight.strength})"
    if sight.card is None or BY_KEY[sight.card].strength == sight.strength:
        return card_name(str(sight.card))
    return f"{card_name(sight.card)} (counts {sight.strength})"


def alt(view: View, near: int) -> str:
    """Describe the picture of the board, by the signs of the sides as it shows them."""
    sides = (1 - near, near)
    bands = ". ".join(_side_in_alt(view, side) for side in sides)
    theaters = ". ".join(
        f"{_numbered(view, place)}, held by {SHAPES[theater.controller]}: "
        + "; ".join(
            f"{SHAPES[side]} {theater.columns[side].total}{_supplies(theater.columns[side])}, "
            f"{cards_in_words(theater.columns[side].cards)}"
            for side in sides
        )
        for place, theater in enumerate(view.row)
    )
    pool = f", {counted(view.pool, 'Supply', 'Supplies')} left" if view.supplied else ""
    return shortened(
        f"{bands}. {counted(view.deck_size, 'card')} in the deck{pool}. {theaters}.", discord_limits.ALT_TEXT
    )


def _side_in_alt(view: View, side: int) -> str:
    seats = view.sides[side]
    hands = [_cards(view, seat) for seat in seats]
    if len(seats) > 1:
        hands = [f"seat {number} with {cards}" for number, cards in enumerate(hands, 1)]
    first = ["first player"] if view.first == side else []
    points = counted(view.victory_points[side], "point")
    return f"{SHAPES[side].capitalize()}: {', '.join([points, *hands, *first])}"
