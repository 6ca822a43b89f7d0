"""Facts of the table, and the screens and alternative texts that consist of these facts.

Blocks join facts below headings. Alternative texts have the same facts in plain words, the most important first. Facts
that exceed the length limit are left out.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import takewhile
from typing import Literal, NamedTuple

from bot.games.air_land_sea import texts, words
from bot.games.air_land_sea.choices import waiting_text
from bot.games.air_land_sea.course import Battle, battle_lines, battles_of, turning_point, turning_sentences
from bot.games.air_land_sea.picture_ending import end_scene
from bot.games.air_land_sea.picture_hand import hand_scene
from bot.games.air_land_sea.picture_table import battle_scene, table_bands
from bot.games.air_land_sea.position import adjacent_bonuses, marks_of, position_after
from bot.games.air_land_sea.sentences import news, sentence, summary
from bot.games.air_land_sea.words import EMBLEMS, ability, name_key, seat_name, short_text, side_name
from bot.screens import limits
from bot.screens.presenter import Names, Review
from bot.screens.screen import SUMMARY_LENGTH, Band, Block, Picture, Screen, drop_empty, headline
from bot.screens.words import as_sentence, join_fitting, join_items, join_sentences, plain, shorten
from bot.texts.catalog import texts_with_prefix
from bot.texts.languages import cached_by_language, sentence_case
from engine.games.air_land_sea.actions import Action
from engine.games.air_land_sea.cards import BY_KEY
from engine.games.air_land_sea.events import BattleWon, Event
from engine.games.air_land_sea.view_types import AskView, ColumnView, NoteView, TheaterView, View

Key = Literal["status", "side", "history", "lead", "column", "no_cards", "duty", "pile", "card", "note"]

TABLE: tuple[Key, ...] = ("status", "side", "lead", "column", "duty", "pile")
"""Keys of the facts in the alternative text of a table, the most important first."""

END: tuple[Key, ...] = ("status", "side", "history")
POSITION: tuple[Key, ...] = ("lead", "column", "pile")
"""Keys of the facts in the alternative texts of an end, and of the final position below it."""

LARGE_HAND = 6
"""Number of cards above which the alternative text of a hand has short card texts."""


class Fact(NamedTuple):
    """A fact that the reader of a view may know. Its `text` has emblems and bold marks.

    `theater` is the index of the fact's theater, or None. `place` is the name of that theater, or "".
    """

    key: Key
    text: str
    theater: int | None = None
    side: int = 0
    place: str = ""


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
        name, told = words.numbered_theater(view, index), _theater_texts(theater)
        yield Fact("lead", told.lead, index, place=name)
        for side in sides:
            column = theater.columns[side]
            key: Key = "column" if column.cards or column.total else "no_cards"
            yield Fact(key, told.columns[side], index, side, name)
    for mark in view.marks:
        who = seat_name(mark.seat, 0 if mark.seat in view.sides[0] else 1, names)
        yield Fact("duty", texts.duty(who=who, card=mark.card, due=mark.due))
    yield Fact("pile", texts.deck_size(count=view.deck_size))
    if view.supplied:
        yield Fact("pile", texts.supplies_left(count=view.pool))
    yield Fact("pile", texts.points_to_win(points=view.target) if view.target else texts.single_battle())
    for card in view.hand:
        yield Fact("card", _hand_text(card, view.edition))
    for note in reversed(view.notes[-_MAX_NOTES:]):
        yield Fact("note", _note(note, names))


def _side(view: View, names: Names, side: int) -> str:
    """Return the side's people, points, hand sizes, whether it wins ties, and its permissions."""
    seats = view.sides[side]
    if len(seats) == 1:
        held = texts.side_hand(count=view.hand_sizes[seats[0]])
    else:
        people = [(f"{words.numbered_emblem(seat, side, names)} {names.seats[seat]}", seat) for seat in seats]
        held = join_items(texts.member_hand(who=who, count=view.hand_sizes[seat]) for who, seat in people)
    parts = [texts.side_points(points=view.victory_points[side]), held]
    if view.first == side:
        parts.append(texts.side_first())
    if view.air_drop[side]:
        parts.append(texts.side_air_drop())
    if view.extra_turns[side]:
        parts.append(texts.side_extra_turns(count=view.extra_turns[side]))
    return texts.side_line(side=side_name(side, names), facts=join_items(parts))


@cached_by_language(maxsize=200)
def _hand_text(card: str, edition: str) -> str:
    return texts.hand_card(card=card, text=ability(BY_KEY[card], edition))


class _TheaterTexts(NamedTuple):
    """Texts about a theater: its lead, and the column of each side."""

    lead: str
    columns: tuple[str, str]


@cached_by_language(maxsize=1_000)
def _theater_texts(theater: TheaterView) -> _TheaterTexts:
    """Return texts about a theater. Most theaters are as before an action, and as for other readers."""
    first, second = theater.columns
    return _TheaterTexts(words.lead(theater), (_column(first), _column(second)))


def _column(column: ColumnView) -> str:
    """Return a column's total, its bonuses and its cards, such as "**5** (+3 Support): Ambush 2".

    The cards run from the uncovered one down; an empty column has "no cards".
    """
    bonuses = [texts.bonus_card(points=number, card=name_key(card.key)) for card, number in adjacent_bonuses(column)]
    if column.supplies:
        bonuses.append(texts.supplies(count=column.supplies))
    shown = words.column_text(column.cards)
    if not bonuses:
        return texts.column_line(total=column.total, shown=shown)
    return texts.column_line_bonuses(total=column.total, bonuses=join_items(bonuses), shown=shown)


_MAX_NOTES = 10
_NOTES = texts_with_prefix(texts, "note")


def _note(note: NoteView, names: Names) -> str:
    who = side_name(note.side, names) if note.seat is None else seat_name(note.seat, note.side, names)
    people = len(names.teams[note.side])
    return _NOTES[note.how](who=who, people=people, card=note.card, battle=note.battle, turn=note.turn)


def _status(view: View, names: Names) -> str:
    """Return the waiting sides with their turn or choice, the viewer's first; the winner once the match is over."""
    if view.outcome is not None:
        winner = view.outcome.ranks[0][0]
        side = "you" if view.side == winner else side_name(winner, names)
        return texts.status_won(side=side, people=len(view.sides[winner]))
    sides = sorted((0, 1), key=lambda side: view.side not in (None, side))
    waiting = [(side, [ask for ask in view.asks if ask.seat in view.sides[side]]) for side in sides]
    if view.asks and view.asks[0].ask == "swap":  # asked of several sides at once
        people = [name for side, asks in waiting for name in _acting(side, asks, view, names, texts.you_awaited())]
        return waiting_text(view, view.asks[0], people)
    return join_sentences(_waiting_for(side, asks, view, names) for side, asks in waiting if asks)


def _waiting_for(side: int, asks: Sequence[AskView], view: View, names: Names) -> str:
    """Return the turn or choice of a side, which the viewer reads as "your turn" if it is their own."""
    if asks[0].ask != "turn":
        return waiting_text(view, asks[0], _acting(side, asks, view, names, texts.you_awaited()))
    turn = words.turn_of(_acting(side, asks, view, names, "you"))
    owed = cards_due(view, [ask.seat for ask in asks])
    return texts.turn_with_due_cards(whose=turn, cards=owed) if owed else f"**{turn}**"


def _acting(side: int, asks: Sequence[AskView], view: View, names: Names, viewer: str) -> list[str]:
    """Return the names of a side's seats that are asked, the viewer first, as `viewer`."""
    seats = sorted([ask.seat for ask in asks], key=lambda seat: seat != view.seat)
    return [viewer if seat == view.seat else seat_name(seat, side, names) for seat in seats]


def cards_due(view: View, seats: Sequence[int]) -> tuple[str, ...]:
    """Return the keys of the cards that `seats` must play now, such as ("diplomacy-1",); `()` if no card is due."""
    return tuple(mark.card for mark in view.marks if mark.due and mark.seat in seats)


def fact_texts(now: Iterable[Fact], *keys: Key) -> list[str]:
    """Return the texts of the facts with these keys, in the order of `now`; `[]` if there are none."""
    return [fact.text for fact in now if fact.key in keys]


def alt_text(now: Sequence[Fact], order: Sequence[Key]) -> str:
    """Return the facts with a key in `order` as plain sentences, for readers who can't see the picture.

    `order` has the most important key first. A sentence that would exceed Discord's limit is left out.
    """
    return sentences_alt(*[_clause(fact) for key in order for fact in now if fact.key == key])


def _clause(fact: Fact) -> str:
    return fact.text if fact.theater is None else _theater_clause(fact)


@cached_by_language(maxsize=1_000)
def _theater_clause(fact: Fact) -> str:
    if fact.key == "column":
        return texts.alt_column(place=fact.place, side=EMBLEMS[fact.side], fact=fact.text)
    return texts.alt_theater(place=fact.place, fact=fact.text)


def blocks(now: Sequence[Fact], names: Names) -> tuple[Block, ...]:
    """Return a block for each theater in row order, the score, and the cards seen in hands if any.

    `now` has the facts of the view. Blocks without text are left out.
    """
    columns = [fact for fact in now if fact.key in ("column", "no_cards")]
    theaters = [
        _block(
            f"{fact.place} · {fact.text}",
            [f"{side_name(at.side, names)} {at.text}" for at in columns if at.theater == fact.theater],
            inline=True,
        )
        for fact in now
        if fact.key == "lead"
    ]
    score = _block(texts.score(), [*fact_texts(now, "side", "duty"), " · ".join(fact_texts(now, "pile"))])
    return drop_empty(*theaters, score, _block(texts.seen_in_hands(), fact_texts(now, "note")))


def _block(heading: str, lines: Iterable[str], *, inline: bool = False) -> Block:
    return Block(heading, shorten("\n".join(lines), limits.EMBED_FIELD_VALUE), inline)


def board(title: str, view: View, names: Names, last: Sequence[Event]) -> Screen:
    """Return the public board with side 0 at the bottom; `last` has the events of the last action."""
    now = facts(view, names)
    (status,) = fact_texts(now, "status")
    summary_text = shorten(summary(last, names), SUMMARY_LENGTH)
    return Screen(
        title=texts.board_title(game=title, battle=view.battle),
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
    turns = [texts.alt_turning_point(sentence=turned[0]), *turned[1:]] if turned else []
    history = [*turns, *lines]
    now = [*facts(view, names), *(Fact("history", text) for text in history)]
    listed = drop_empty(_block(texts.score_by_battle(), lines), _block(texts.turning_point(), [join_sentences(turned)]))
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
        told = [fact for fact in now if (fact.theater in theaters if fact.theater is not None else not bands)]
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
    alt = sentences_alt(texts.alt_battle(battle=view.battle, news=news((won,), names)), *told, *known)
    return Band(battle_scene(now, names, won, marks_of(now, decisive)), alt)


def hand_band(view: View, now: Sequence[Fact], picked: str = "") -> Band:
    """Return the band of the viewer's hand.

    `picked` is the key of a card to frame, and `now` has the facts of the view. A hand of more than `LARGE_HAND` cards
    has short card texts.
    """
    texts_of = [fact.text for fact in now if fact.key == "card"]
    if len(view.hand) > LARGE_HAND:
        texts_of = [texts.alt_text_of_card(card=card, text=short_text(card)) for card in view.hand]
    marked = texts.alt_marked(card=picked) if picked else ""
    owed = cards_due(view, [] if view.seat is None else [view.seat])
    duty = texts.alt_must_play(cards=owed) if owed else ""
    return Band(hand_scene(view, picked), sentences_alt(texts.your_hand(), marked, duty, *texts_of))


def sentences_alt(*clauses: str) -> str:
    """Return clauses as plain sentences for an alternative text; empty ones and those that don't fit are left out."""
    lines = plain("\n".join(clauses), words.shape_words()).split("\n")
    return join_fitting([sentence_case(as_sentence(line)) for line in lines if line], limits.ALT_TEXT)
