"""The pictures in words, the most important first; of what is too long the least important is left out."""

from collections.abc import Iterator, Sequence

from bot.presenters import discord_limits
from bot.presenters.games.air_land_sea import words
from bot.presenters.games.air_land_sea.drawing.marks import added_by
from bot.presenters.games.air_land_sea.words import SHAPES, ability, card_name, column_text, short_text, theater_name
from bot.presenters.presenter import Names
from bot.presenters.words import counted, fitted, sentence_case
from engine.games.air_land_sea.cards import BY_KEY
from engine.games.air_land_sea.view_types import View


def table(view: View, names: Names, status: str, bottom_side: int, course: Sequence[str] = ()) -> str:
    """Describe the picture of a table: who is to act, points, how the match went, who leads where, then all cards."""
    sides = (1 - bottom_side, bottom_side)
    sentences = [
        _plain(status),
        *(_side(view, names, side) for side in sides),
        *course,
        *_leads(view),
        *_columns(view, sides),
        *_rest(view, names),
    ]
    return fitted(sentences, discord_limits.ALT_TEXT)


def hand(view: View, names: Names, status: str, *, large: bool) -> str:
    """Describe the picture of a hand: who is to act, the cards, and who leads where."""
    due = {mark.card for mark in view.marks if mark.seat == view.seat}
    cards = [_held(key, view.edition, large=large) for key in view.hand]
    bound = [f"{card_name(key)} must be played." for key in view.hand if key in due]
    sides = [_side(view, names, side) for side in (0, 1)]
    return fitted(["Your hand.", *cards, *bound, *_leads(view), _plain(status), *sides], discord_limits.ALT_TEXT)


def _held(key: str, edition: str, *, large: bool) -> str:
    said = f"{short_text(key)}." if large else ability(BY_KEY[key], edition)
    return f"{card_name(key)}: {said}"


def _plain(status: str) -> str:
    text = status.replace("**", "")
    return text if text.endswith(".") else f"{text}."


def _side(view: View, names: Names, side: int) -> str:
    """Say by which shape a side is drawn, and what it has."""
    seats = view.sides[side]
    hands = [f"{counted(view.hand_sizes[seats[0]], 'card')} in hand"]
    if len(seats) > 1:
        hands = [f"{names.seats[seat]} {counted(view.hand_sizes[seat], 'card')}" for seat in seats]
    points = counted(view.victory_points[side], "point")
    first = ["wins ties"] if view.first == side else []
    return f"{sentence_case(SHAPES[side])} is {names.team(side)}: {', '.join([points, *hands, *first])}."


def _leads(view: View) -> Iterator[str]:
    for theater in view.row:
        yield f"{theater_name(theater.type)}: {words.lead(theater, SHAPES)}."


def _columns(view: View, sides: Sequence[int]) -> Iterator[str]:
    for theater in view.row:
        for side in sides:
            column = theater.columns[side]
            more = [f"{number} of {card.name}" for card, number in added_by(column)]
            if column.supplies:
                more.append(counted(column.supplies, "Supply", "Supplies"))
            if column.cards or more:
                cards = [column_text(column.cards)] if column.cards else []
                yield f"{theater_name(theater.type)}, {SHAPES[side]}: {', '.join([*cards, *more])}."


def _rest(view: View, names: Names) -> Iterator[str]:
    """Say what else the picture shows: what binds people, what is to come, the deck."""
    for mark in view.marks:
        when = "now" if mark.due else "next turn"
        yield f"{names.seats[mark.seat]} must play {card_name(mark.card)} {when}."
    for side in (0, 1):
        if view.air_drop[side]:
            yield f"{sentence_case(SHAPES[side])} has Air Drop."
        if view.extra_turns[side]:
            yield f"{sentence_case(SHAPES[side])} has {counted(view.extra_turns[side], 'extra turn')} to come."
    pool = f", {counted(view.pool, 'Supply', 'Supplies')} left" if view.supplied else ""
    yield f"{counted(view.deck_size, 'card')} in the deck{pool}."
