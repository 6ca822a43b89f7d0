"""Screen of the public board, and the alternative texts of the pictures.

Alternative texts put the most important clauses first and drop clauses that exceed the length limit.
"""

from collections.abc import Iterator, Sequence

from bot.games.air_land_sea import words
from bot.games.air_land_sea.course import battle_lines, battles_of, turning_point, turning_text
from bot.games.air_land_sea.picture_ending import end_scene
from bot.games.air_land_sea.picture_lanes import adjacent_bonuses, marks_of
from bot.games.air_land_sea.picture_table import board_scene
from bot.games.air_land_sea.sentences import news, summary
from bot.games.air_land_sea.words import (
    EMBLEMS,
    SHAPES,
    ability,
    card_name,
    column_text,
    seat_name,
    short_text,
    side_name,
    theater_name,
)
from bot.pictures.scene import Scene
from bot.screens import limits
from bot.screens.presenter import Names, Review
from bot.screens.screen import SUMMARY_LENGTH, Block, Picture, Screen, drop_empty, headline
from bot.screens.words import as_sentence, format_count, format_list, join_fitting, plain, sentence_case, shorten
from engine.games.air_land_sea.actions import Action
from engine.games.air_land_sea.cards import BY_KEY
from engine.games.air_land_sea.events import Event
from engine.games.air_land_sea.view_types import AskView, ColumnView, NoteView, TheaterView, View


def table(view: View, names: Names, status: str, bottom_side: int, history: Sequence[str] = ()) -> str:
    """Return the alternative text of a table picture; `history` has sentences on past battles.

    The order is: status, both sides, `history`, the leads, all columns, then duties and piles. The other side precedes
    `bottom_side`.
    """
    sides = (1 - bottom_side, bottom_side)
    sentences = [
        as_sentence(plain(status)),
        *(_side(view, names, side) for side in sides),
        *history,
        *_leads(view),
        *_columns(view, sides),
        *_rest(view, names),
    ]
    return join_fitting(sentences, limits.ALT_TEXT)


def hand(view: View, names: Names, status: str, *, large: bool) -> str:
    """Return the alternative text of a hand picture: cards, duties, leads, status, then both sides.

    `large` hands get short card texts instead of full ones.
    """
    due = {mark.card for mark in view.marks if mark.seat == view.seat}
    cards = [_hand_card_text(key, view.edition, large=large) for key in view.hand]
    bound = [f"{card_name(key)} must be played." for key in view.hand if key in due]
    sides = [_side(view, names, side) for side in (0, 1)]
    return join_fitting(
        ["Your hand.", *cards, *bound, *_leads(view), as_sentence(plain(status)), *sides], limits.ALT_TEXT
    )


def _hand_card_text(key: str, edition: str, *, large: bool) -> str:
    text = f"{short_text(key)}." if large else ability(BY_KEY[key], edition)
    return f"{card_name(key)}: {text}"


def _side(view: View, names: Names, side: int) -> str:
    """Return a sentence with the side's shape, people, points, hand sizes and whether it wins ties."""
    seats = view.sides[side]
    hands = [f"{format_count(view.hand_sizes[seats[0]], 'card')} in hand"]
    if len(seats) > 1:
        hands = [f"{names.seats[seat]} {format_count(view.hand_sizes[seat], 'card')}" for seat in seats]
    points = format_count(view.victory_points[side], "point")
    first = ["wins ties"] if view.first == side else []
    return f"{sentence_case(SHAPES[side])} is {names.team(side)}: {', '.join([points, *hands, *first])}."


def _leads(view: View) -> Iterator[str]:
    for theater in view.row:
        yield f"{theater_name(theater.type)}: {words.lead(theater, SHAPES)}."


def _columns(view: View, sides: Sequence[int]) -> Iterator[str]:
    for theater in view.row:
        for side in sides:
            column = theater.columns[side]
            more = [f"{number} of {card.name}" for card, number in adjacent_bonuses(column)]
            if column.supplies:
                more.append(format_count(column.supplies, "Supply", "Supplies"))
            if column.cards or more:
                cards = [column_text(column.cards)] if column.cards else []
                yield f"{theater_name(theater.type)}, {SHAPES[side]}: {', '.join([*cards, *more])}."


def _rest(view: View, names: Names) -> Iterator[str]:
    """Yield sentences on cards that must be played, Air Drop, extra turns, the deck and the pool of Supplies."""
    for mark in view.marks:
        when = "now" if mark.due else "next turn"
        yield f"{names.seats[mark.seat]} must play {card_name(mark.card)} {when}."
    for side in (0, 1):
        if view.air_drop[side]:
            yield f"{sentence_case(SHAPES[side])} has Air Drop."
        if view.extra_turns[side]:
            yield f"{sentence_case(SHAPES[side])} has {format_count(view.extra_turns[side], 'extra turn')} to come."
    pool = f", {format_count(view.pool, 'Supply', 'Supplies')} left" if view.supplied else ""
    yield f"{format_count(view.deck_size, 'card')} in the deck{pool}."


_NOTES = 10
_NOTE_TEXTS = {
    "showed": "{who} showed {card} in battle {battle}, turn {turn}",
    "was_given": "{who} was given {card} in battle {battle}, turn {turn}",
    "took_back": "{who} took back {card} in battle {battle}, turn {turn}",
    "lacked": "{who} did not hold {card} in battle {battle}, turn {turn}",
}


_CHOOSING = {
    "maneuver": "chooses a card to flip",
    "manipulate": "chooses a card to flip",
    "ambush": "chooses a card to flip",
    "disrupt": "chooses a card to flip",
    "armistice": "may flip a card",
    "transport": "may move a card",
    "neutralize": "names a card",
    "surveil": "chooses cards to reveal",
}
"""Phrase for the choice, by ask, of abilities that ask for only one kind of choice."""


def board(title: str, view: View, names: Names, last: Sequence[Event]) -> Screen:
    """Return the public board with side 0 at the bottom; `last` has the events of the last action."""
    summary_text, now = shorten(summary(last, names), SUMMARY_LENGTH), status(view, names)
    return Screen(
        title=f"{title} · battle {view.battle}",
        text="\n".join(line for line in (summary_text, now) if line),
        headline=headline(news(last, names), now),
        blocks=(
            *theater_blocks(view, names, bottom_side=0),
            score_block(view, names),
            *notes(view, names),
        ),
        picture=Picture(table_scene(view, names, 0, last), table(view, names, now, bottom_side=0)),
        tone="won" if view.outcome else "neutral",
    )


def review(view: View, names: Names, public_events: Sequence[Sequence[Event]]) -> Review | None:
    """Return the review of a finished match: its battles, the turning point and the final position.

    Return None if the match is not over.
    """
    if view.outcome is None:
        return None
    side, battles = view.side or 0, battles_of(public_events)
    turning = turning_point(battles, view.outcome.ranks[0][0])
    turned = "" if turning is None else turning_text(turning, names)
    lines = list(battle_lines(battles, names))
    score = shorten("\n".join(lines), limits.EMBED_FIELD_VALUE)
    blocks = drop_empty(Block("Score by battle", score), Block("Turning point", turned))
    scene = end_scene(view, names, side, public_events[-1] if public_events else (), battles)
    sentences = [f"Turning point: {turned}"] if turned else []
    sentences += [f"{line}." for line in lines]
    return Review(Picture(scene, table(view, names, status(view, names), side, sentences)), blocks)


def table_scene(
    view: View, names: Names, bottom_side: int, last: Sequence[Event], actions: Sequence[Action] = ()
) -> Scene:
    """Draw the table with the last changes and the targets of `actions`; draw the ending if the match is over."""
    if view.outcome is not None:
        return end_scene(view, names, bottom_side, last)
    return board_scene(view, names, bottom_side, marks_of(view, last, actions))


def status(view: View, names: Names) -> str:
    """Return a bold status: the waiting sides with their turn or choice, or the winner."""
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
        everybody = format_list([seat_name(seat, side, names) for seat in seats])
        return f"Waiting for **{everybody}** to choose a card to swap."
    if ask.ask == "turn":
        turn = f"**{words.turn_of(seats, side, names)}**"
        due = [card_name(mark.card) for mark in view.marks if mark.due and mark.seat in seats]
        return f"{turn}: play {format_list(due, 'or')}, or withdraw." if due else turn
    who = words.any_of(seats, side, names)
    if doing := _CHOOSING.get(ask.ask):
        return f"**{who}** {doing} for {ability_name(ask)}."
    return f"**{who}** chooses for {ability_name(ask)}."


def ability_name(ask: AskView) -> str:
    """Return the name of the card that asks, or of the ability if the viewer can't see the card."""
    return card_name(ask.card) if ask.card is not None else ask.ask.replace("_", " ").title()


def score_block(view: View, names: Names) -> Block:
    """Return the score of both sides as a block, cut to the length of an embed field."""
    return Block("Score", shorten(score(view, names), limits.EMBED_FIELD_VALUE))


def score(view: View, names: Names) -> str:
    """Return the score, a line each: both sides, cards that must be played, the deck and the target."""
    lines = [_side_line(side, view, names) for side in (0, 1)]
    for side in (0, 1):
        for mark in view.marks:
            if mark.seat in view.sides[side]:
                who, card = seat_name(mark.seat, side, names), card_name(mark.card)
                lines.append(f"{who} must play {card} now" if mark.due else f"{who} must play {card} next turn")
    pool = [f"{format_count(view.pool, 'Supply', 'Supplies')} left"] if view.supplied else []
    lines.append(" · ".join([f"{format_count(view.deck_size, 'card')} in the deck", *pool, words.score_target(view)]))
    return "\n".join(lines)


def _side_line(side: int, view: View, names: Names) -> str:
    seats = view.sides[side]
    hands = [f"{_cards(view, seats[0])} in hand"]
    if len(seats) > 1:
        hands = [
            f"{words.numbered_emblem(seat, side, names)} {names.seats[seat]} {_cards(view, seat)}" for seat in seats
        ]
    parts = [f"**{format_count(view.victory_points[side], 'point')}**", *hands]
    if view.first == side:
        parts.append("first player (wins ties)")
    if view.air_drop[side]:
        parts.append("has Air Drop")
    if view.extra_turns[side]:
        parts.append(f"{format_count(view.extra_turns[side], 'extra turn')} to come")
    return f"{side_name(side, names)}: {', '.join(parts)}"


def _cards(view: View, seat: int) -> str:
    return format_count(view.hand_sizes[seat], "card")


def notes(view: View, names: Names) -> tuple[Block, ...]:
    """Return a block with the last 10 notes on cards seen in hands, newest first; `()` without notes.

    Hands may have changed since a note.
    """
    lines = [_note(note, names) for note in reversed(view.notes[-_NOTES:])]
    text = shorten("\n".join(lines), limits.EMBED_FIELD_VALUE)
    return (Block("Cards seen in hands", text),) if lines else ()


def _note(note: NoteView, names: Names) -> str:
    who = side_name(note.side, names) if note.seat is None else seat_name(note.seat, note.side, names)
    return _NOTE_TEXTS[note.how].format(who=who, card=card_name(note.card), battle=note.battle, turn=note.turn)


def theater_blocks(view: View, names: Names, bottom_side: int) -> tuple[Block, ...]:
    """Return a block for each theater, in row order, with the bottom side last as in the picture.

    Five theaters are numbered, as cards speak of theaters next to each other.
    """
    return tuple(
        Block(
            f"{_theater_title(view, index)} · {words.lead(theater, EMBLEMS)}",
            shorten(
                "\n".join(_column_line(theater, side, names) for side in (1 - bottom_side, bottom_side)),
                limits.EMBED_FIELD_VALUE,
            ),
            inline=True,
        )
        for index, theater in enumerate(view.row)
    )


def _theater_title(view: View, index: int) -> str:
    name = words.theater_name(view.row[index].type)
    return f"{index + 1}. {name}" if view.epic else name


def _column_line(theater: TheaterView, side: int, names: Names) -> str:
    column = theater.columns[side]
    cards = words.column_text(column.cards)
    return f"{side_name(side, names)} **{column.total}**{_additions(column)}: {cards}"


def _additions(column: ColumnView) -> str:
    """Return the bonuses within a total, such as " (+3 Support, 2 Supplies)"; "" without bonuses."""
    more = [f"+{number} {card.name}" for card, number in adjacent_bonuses(column)]
    if column.supplies:
        more.append(format_count(column.supplies, "Supply", "Supplies"))
    return f" ({', '.join(more)})" if more else ""
