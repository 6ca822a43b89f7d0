"""Facts of the table, and the screens and alternative texts that consist of these facts.

Blocks join facts below headings. Alternative texts have the same facts in plain words, the most important first. Facts
that exceed the length limit are left out.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import takewhile
from typing import Literal, NamedTuple

from bot.games.air_land_sea import words
from bot.games.air_land_sea.choices import awaited_answer
from bot.games.air_land_sea.course import Battle, battle_lines, battles_of, turning_point, turning_sentences
from bot.games.air_land_sea.picture_ending import end_scene
from bot.games.air_land_sea.picture_hand import hand_scene
from bot.games.air_land_sea.picture_table import battle_scene, table_bands
from bot.games.air_land_sea.position import adjacent_bonuses, marks_of, position_after
from bot.games.air_land_sea.sentences import news, sentence, summary
from bot.games.air_land_sea.words import EMBLEMS, ability, card_name, seat_name, short_text, side_name
from bot.screens import limits
from bot.screens.presenter import Names, Review
from bot.screens.screen import SUMMARY_LENGTH, Band, Block, Picture, Screen, drop_empty, headline
from bot.screens.words import as_sentence, format_count, format_list, join_fitting, plain, sentence_case, shorten
from engine.games.air_land_sea.actions import Action
from engine.games.air_land_sea.cards import BY_KEY
from engine.games.air_land_sea.events import BattleWon, Event
from engine.games.air_land_sea.view_types import AskView, ColumnView, NoteView, View

Key = Literal["status", "side", "history", "lead", "column", "no_cards", "duty", "pile", "card", "note"]

TABLE: tuple[Key, ...] = ("status", "side", "lead", "column", "duty", "pile")
"""Keys of the facts in the alternative text of a table, the most important first."""

END: tuple[Key, ...] = ("status", "side", "history")
POSITION: tuple[Key, ...] = ("lead", "column", "pile")
"""Keys of the facts in the alternative texts of an end, and of the final position below it."""

LARGE_HAND = 6
"""Number of cards above which the alternative text of a hand has short card texts."""


class Fact(NamedTuple):
    """A fact that the reader of a view may know. Its `text`, with emblems and bold marks, is written here only.

    `theater` is the name of the theater that the fact is about, and "" for other facts.
    """

    key: Key
    text: str
    theater: str = ""
    side: int = 0


def facts(view: View, names: Names) -> tuple[Fact, ...]:
    """Return all facts of a view, each once.

    In each group of facts on both sides, the viewer's own side comes last, as at the bottom of pictures.
    """
    return tuple(_facts(view, names))


def _facts(view: View, names: Names) -> Iterator[Fact]:
    own = view.side or 0
    sides = (1 - own, own)
    yield Fact("status", _status(view, names))
    for side in sides:
        yield Fact("side", _side(view, names, side), side=side)
    for index, theater in enumerate(view.row):
        name = words.numbered_theater(view, index)
        yield Fact("lead", words.lead(theater), name)
        for side in sides:
            column = theater.columns[side]
            key: Key = "column" if column.cards or column.total else "no_cards"
            yield Fact(key, _column(column), name, side)
    for mark in view.marks:
        who = seat_name(mark.seat, 0 if mark.seat in view.sides[0] else 1, names)
        yield Fact("duty", f"{who} must play {card_name(mark.card)} {'now' if mark.due else 'next turn'}")
    yield Fact("pile", f"{format_count(view.deck_size, 'card')} in the deck")
    if view.supplied:
        yield Fact("pile", f"{format_count(view.pool, 'Supply', 'Supplies')} left")
    yield Fact("pile", f"{format_count(view.target, 'point')} to win" if view.target else words.SINGLE_BATTLE)
    for card in view.hand:
        yield Fact("card", f"**{card_name(card)}**: {ability(BY_KEY[card], view.edition)}")
    for note in reversed(view.notes[-_MAX_NOTES:]):
        yield Fact("note", _note(note, names))


def _side(view: View, names: Names, side: int) -> str:
    """Return the side's people, points, hand sizes, whether it wins ties, and its permissions."""
    seats = view.sides[side]
    hands = [format_count(view.hand_sizes[seat], "card") for seat in seats]
    if len(seats) == 1:
        held = f"{hands[0]} in hand"
    else:
        emblems = [words.numbered_emblem(seat, side, names) for seat in seats]
        held = ", ".join(
            f"{emblem} {names.seats[seat]} {hand}" for emblem, seat, hand in zip(emblems, seats, hands, strict=True)
        )
    parts = [f"**{format_count(view.victory_points[side], 'point')}**", held]
    if view.first == side:
        parts.append("first player (wins ties)")
    if view.air_drop[side]:
        parts.append("has Air Drop")
    if view.extra_turns[side]:
        parts.append(f"{format_count(view.extra_turns[side], 'extra turn')} to come")
    return f"{side_name(side, names)}: {', '.join(parts)}"


def _column(column: ColumnView) -> str:
    """Return a column's total, its bonuses and its cards, such as "**5** (+3 Support): Ambush 2".

    The cards run from the uncovered one down; an empty column has "no cards".
    """
    bonuses = [f"+{number} {card.name}" for card, number in adjacent_bonuses(column)]
    if column.supplies:
        bonuses.append(format_count(column.supplies, "Supply", "Supplies"))
    more = f" ({', '.join(bonuses)})" if bonuses else ""
    return f"**{column.total}**{more}: {words.column_text(column.cards)}"


_MAX_NOTES = 10
_NOTE_TEXTS = {
    "showed": "{who} showed {card} in battle {battle}, turn {turn}",
    "was_given": "{who} was given {card} in battle {battle}, turn {turn}",
    "took_back": "{who} took back {card} in battle {battle}, turn {turn}",
    "lacked": "{who} did not hold {card} in battle {battle}, turn {turn}",
}


def _note(note: NoteView, names: Names) -> str:
    who = side_name(note.side, names) if note.seat is None else seat_name(note.seat, note.side, names)
    return _NOTE_TEXTS[note.how].format(who=who, card=card_name(note.card), battle=note.battle, turn=note.turn)


def _status(view: View, names: Names) -> str:
    """Return the waiting sides with their turn or choice, the viewer's first; the winner once the match is over."""
    if view.outcome is not None:
        winner = view.outcome.ranks[0][0]
        return "**You won.**" if view.side == winner else f"**{side_name(winner, names)} won the match.**"
    sides = sorted((0, 1), key=lambda side: view.side not in (None, side))
    waiting = [(side, [ask for ask in view.asks if ask.seat in view.sides[side]]) for side in sides]
    if view.asks and view.asks[0].ask == "swap":  # asked of several sides at once
        people = [name for side, asks in waiting for name in _acting(side, asks, view, names)]
        return f"Waiting for **{format_list(people)}** to {awaited_answer(view, view.asks[0])}."
    return " ".join(_waiting_for(side, asks, view, names) for side, asks in waiting if asks)


def _waiting_for(side: int, asks: Sequence[AskView], view: View, names: Names) -> str:
    """Return the turn or choice of a side, which the viewer reads as "your turn" if it is their own."""
    people, ask = _acting(side, asks, view, names), asks[0]
    if ask.ask == "turn":
        turn = f"**{words.turn_of(people)}**"
        owed = cards_due(view, [ask.seat for ask in asks])
        return f"{turn}: play {owed}, or withdraw." if owed else turn
    return f"Waiting for **{format_list(people, 'or')}** to {awaited_answer(view, ask)}."


def _acting(side: int, asks: Sequence[AskView], view: View, names: Names) -> list[str]:
    """Return the names of a side's seats that are asked, the viewer first, as "you"."""
    seats = sorted([ask.seat for ask in asks], key=lambda seat: seat != view.seat)
    return ["you" if seat == view.seat else seat_name(seat, side, names) for seat in seats]


def cards_due(view: View, seats: Sequence[int]) -> str:
    """Return the cards that `seats` must play now, such as "Envoy 1 or Ambush 2".

    Return an empty string if no card is due.
    """
    return format_list([card_name(mark.card) for mark in view.marks if mark.due and mark.seat in seats], "or")


def texts(now: Iterable[Fact], *keys: Key) -> list[str]:
    """Return the texts of the facts with these keys, in the order of `now`; `[]` if there are none."""
    return [fact.text for fact in now if fact.key in keys]


def alt_text(now: Sequence[Fact], order: Sequence[Key]) -> str:
    """Return the facts with a key in `order` as plain sentences, for readers who can't see the picture.

    `order` has the most important key first. A sentence that would exceed Discord's limit is left out.
    """
    return sentences_alt(*[_clause(fact) for key in order for fact in now if fact.key == key])


def _clause(fact: Fact) -> str:
    if not fact.theater:
        return fact.text
    return f"{fact.theater}{f', {EMBLEMS[fact.side]} ' if fact.key == 'column' else ': '}{fact.text}"


def blocks(now: Sequence[Fact], names: Names) -> tuple[Block, ...]:
    """Return a block for each theater in row order, the score, and the cards seen in hands if any.

    `now` has the facts of the view. Blocks without text are left out.
    """
    columns = [fact for fact in now if fact.key in ("column", "no_cards")]
    theaters = [
        _block(
            f"{fact.theater} · {fact.text}",
            [f"{side_name(at.side, names)} {at.text}" for at in columns if at.theater == fact.theater],
            inline=True,
        )
        for fact in now
        if fact.key == "lead"
    ]
    score = _block("Score", [*texts(now, "side", "duty"), " · ".join(texts(now, "pile"))])
    return drop_empty(*theaters, score, _block("Cards seen in hands", texts(now, "note")))


def _block(heading: str, lines: Iterable[str], *, inline: bool = False) -> Block:
    return Block(heading, shorten("\n".join(lines), limits.EMBED_FIELD_VALUE), inline)


def board(title: str, view: View, names: Names, last: Sequence[Event]) -> Screen:
    """Return the public board with side 0 at the bottom; `last` has the events of the last action."""
    now = facts(view, names)
    (status,) = texts(now, "status")
    summary_text = shorten(summary(last, names), SUMMARY_LENGTH)
    return Screen(
        title=f"{title} · battle {view.battle}",
        text="\n".join(line for line in (summary_text, status) if line),
        headline=headline(news(last, names), status),
        blocks=blocks(now, names),
        picture=table_picture(view, names, last, now=now),
        tone="won" if view.outcome else "neutral",
    )


def review(view: View, names: Names, public_events: Sequence[Sequence[Event]]) -> Review | None:
    """Return the review of a finished match: its battles, the turning point and the final position.

    Return None if the match is not over.
    """
    if view.outcome is None:
        return None
    battles = battles_of(public_events)
    turning = turning_point(battles, view.outcome.ranks[0][0])
    turned = [] if turning is None else list(turning_sentences(turning, names))
    lines = list(battle_lines(battles, names))
    history = [*([f"Turning point: {turned[0]}", *turned[1:]] if turned else []), *lines]
    now = [*facts(view, names), *(Fact("history", text) for text in history)]
    listed = drop_empty(_block("Score by battle", lines), _block("Turning point", [" ".join(turned)]))
    return Review(_end_picture(view, names, public_events[-1] if public_events else (), now, battles), listed)


def _end_picture(
    view: View, names: Names, last: Sequence[Event], now: Sequence[Fact], battles: Sequence[Battle] = ()
) -> Picture:
    """Return the picture of a finished match: how it ended, and the final position.

    A seat is shown no position of five theaters, so that its panel fits into a window.

    `last` has the events of the last action, `now` the facts of the view and of the match's history.
    """
    end = Band(end_scene(view, names, last, battles), alt_text(now, END))
    if view.epic and view.side is not None:
        return Picture((end,))
    return Picture((end, *_table_bands(view, names, last, (), now, POSITION)))


def table_picture(
    view: View,
    names: Names,
    last: Sequence[Event],
    actions: Sequence[Action] = (),
    now: Sequence[Fact] = (),
    *,
    low: bool = False,
) -> Picture:
    """Return the picture of the table with the viewer's side at the right; for a spectator, side 0.

    `last` has the newest events and `actions` the viewer's choices; the picture marks both. `now` has the facts of the
    view; if it is empty, the function computes them. `low` draws the theaters in low rows. A match that is over has
    its end above the table.
    """
    now = now or facts(view, names)
    if view.outcome is not None:
        return _end_picture(view, names, last, [*now, Fact("history", news(last, names))])
    return Picture(_table_bands(view, names, last, actions, now, TABLE, low=low))


def _table_bands(
    view: View,
    names: Names,
    last: Sequence[Event],
    actions: Sequence[Action],
    now: Sequence[Fact],
    order: Sequence[Key],
    *,
    low: bool = False,
) -> tuple[Band, ...]:
    """Return the bands of the table. The first alternative text also has the facts that belong to no theater."""
    bands: list[Band] = []
    for scene, theaters in table_bands(view, names, view.side or 0, marks_of(view, last, actions), low=low):
        shown = {words.numbered_theater(view, index) for index in theaters}
        told = [fact for fact in now if fact.theater in shown or not (fact.theater or bands)]
        bands.append(Band(scene, alt_text(told, order)))
    return tuple(bands)


def battle_band(view: View, names: Names, last: Sequence[Event]) -> Band:
    """Return the band with the end of a battle: its winner and its last position.

    The changes that decided the battle are golden there.

    `view` is from before the action that ended the battle, and `last` has the events of that action.
    """
    won = next(event for event in last if isinstance(event, BattleWon))
    decisive = tuple(takewhile(lambda event: event is not won, last))
    now = position_after(view, decisive)
    told = [sentence(event, names) for event in decisive]
    known = [_clause(fact) for key in POSITION[:2] for fact in facts(now, names) if fact.key == key]
    alt = sentences_alt(f"Battle {view.battle}: {news((won,), names)}", *told, *known)
    return Band(battle_scene(now, names, won, marks_of(now, decisive)), alt)


def hand_band(view: View, now: Sequence[Fact], picked: str = "") -> Band:
    """Return the band of the viewer's hand.

    `picked` is the key of a card to frame, and `now` has the facts of the view. A hand of more than `LARGE_HAND` cards
    has short card texts.
    """
    texts_of = [fact.text for fact in now if fact.key == "card"]
    if len(view.hand) > LARGE_HAND:
        texts_of = [f"{card_name(card)}: {short_text(card)}" for card in view.hand]
    marked = f"Marked: {card_name(picked)}" if picked else ""
    owed = cards_due(view, [] if view.seat is None else [view.seat])
    duty = f"You must play {owed}" if owed else ""
    return Band(hand_scene(view, picked), sentences_alt("Your hand", marked, duty, *texts_of))


def sentences_alt(*clauses: str) -> str:
    """Return clauses as plain sentences for an alternative text; empty ones and those that don't fit are left out."""
    lines = plain("\n".join(clauses), words.SHAPE_OF).split("\n")
    return join_fitting([sentence_case(as_sentence(line)) for line in lines if line], limits.ALT_TEXT)
