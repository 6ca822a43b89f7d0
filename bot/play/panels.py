"""A person's private panel of a match: its screen, the hint on it, and the news since they last acted."""

from collections.abc import Mapping, Sequence
from hashlib import blake2b

import msgspec
from cachetools import LRUCache

from bot.games.catalog import get_game
from bot.guidance.service import NO_HINT, Hints, ShownHint
from bot.match import seating, words
from bot.match.model.match import TIMING_KINDS, Ending, LogRow, Match, MatchRef
from bot.match.model.timing import Proposal
from bot.match.offers import Offer, offer_for
from bot.match.redaction import has_no_events, read_report
from bot.match.refusals import errors_as_refusals, load
from bot.match.rows.match_rows import MatchRows
from bot.match.seating import names_of, seat_of
from bot.match.tapes import PublicEvents
from bot.match.words import (
    ended_by_rules,
    footer_of,
    log_sentences,
    names_after,
    result_of,
    row_sentences,
    with_last_time_out,
)
from bot.play import board, screens, texts
from bot.play.screens import NO_NEWS, News
from bot.screens.menu import ROOT, Menu, build
from bot.screens.presenter import TextEntry
from bot.screens.screen import Screen, Tone, with_headline
from bot.screens.words import join_sentences
from bot.texts.languages import current_language
from engine.core.values import Seat

_encode = msgspec.msgpack.Encoder().encode


class Panel(msgspec.Struct, frozen=True):
    """A private panel: its screen, the menu of the screen's choices, and the text entry if there is one.

    `seat` is None for a person who has left their seat.
    """

    match: Match
    seat: Seat | None
    screen: Screen
    menu: Menu
    entry: TextEntry | None = None
    news: News = NO_NEWS
    """News since the reader's last action."""
    hint: ShownHint = NO_HINT

    @property
    def version(self) -> int:
        """The reader's counter of changes to their choices, which the panel's buttons carry."""
        return 0 if self.seat is None else self.match.seat_version(self.seat)

    @property
    def undoable(self) -> int:
        """Version of the action that the reader may undo alone, or 0."""
        return 0 if self.seat is None else self.match.undoable_by(self.seat)

    @property
    def take_over(self) -> Proposal | None:
        """The open take-over vote if the reader still has to vote, otherwise None."""
        return self.match.take_over if self.seat in seating.pending_voters(self.match) else None


def offer_digest(offer: Offer) -> bytes:
    """Return a digest of the inputs of the seat's panel; equal digests mean equal panels at each node.

    It is much cheaper than the panel with the text of its many choices. The actions follow from the view, but are
    included so that nothing depends on this fact.
    """
    match = offer.match
    seen_events = (
        b"" if not match.reports or has_no_events(match.reports, offer.seat) else match.reports[offer.seat + 1]
    )
    terms = (
        match.options,
        match.timing.clock,
        match.roster.teams,
        tuple(person.stored_name for person in match.people),
    )
    undoable = match.undoable_by(offer.seat)
    status_facts = (
        match.status,
        match.ending,
        match.timing.lapsed,
        offer.is_out,
        offer.version,
        match.take_over,
        undoable,
    )
    return blake2b(_encode((offer.view, offer.actions, seen_events, terms, status_facts)), digest_size=16).digest()


def panel_of(offer: Offer, node: int = 0, public_events: PublicEvents = ()) -> Panel:
    """Return the seat's private panel with all offered choices, at a node of its menu.

    Below the root, the picture shows the selection. `public_events` are needed for a match that is over.
    """
    match, game, names = offer.match, offer.game, names_of(offer.match)
    last = read_report(game, match.reports, offer.seat)
    screen = game.presenter.panel(offer.view, offer.actions, names, last, offer.choices)
    if node:
        below = [offer.actions[index] for index in offer.menu.choices_below(node)]
        picture = game.presenter.selection_picture(offer.view, below, names, last) or screen.picture
        screen = msgspec.structs.replace(screen, picture=picture)
    screen = with_last_time_out(msgspec.structs.replace(screen, footer=footer_of(match)), match, names)
    if match.ending is not None:
        result = result_of(match, offer.seat)
        screen = msgspec.structs.replace(screen, title=texts.match_over())
        review = game.presenter.review(offer.view, names, public_events)
        by_rules, lost = ended_by_rules(match), words.lost_text(match)
        screen = board.with_ending(screen, result, review, by_rules=by_rules, lost=lost)
        screen = msgspec.structs.replace(screen, tone=_tone_of_ending(offer, match.ending))
    elif match.status == "cancelled":
        screen = msgspec.structs.replace(
            with_headline(screen, texts.called_off()), title=texts.is_off(), tone="neutral"
        )
    elif offer.is_out:
        screen = screens.left_panel(screen)
    elif match.take_over is not None:
        screen = with_headline(screen, words.question_text(match))
    return Panel(match, offer.seat, screen, offer.menu, offer.entry)


def _tone_of_ending(offer: Offer, ending: Ending) -> Tone:
    if len(ending.ranks) == 1:
        return "neutral"
    return "won" if offer.match.roster.team_of(offer.seat) in ending.ranks[0] else "lost"


def panel_of_leaver(match: Match, user_id: int) -> Panel:
    """Return the panel of a person who has left a seat; it shows nothing of the match since they left."""
    text = words.leaver_text(match, user_id)
    return Panel(match, None, Screen(title=texts.out(), text=text, footer=footer_of(match)), build(()))


def panel_version(match: Match, user_id: int) -> int:
    """Return the person's counter of changes to their choices, which the buttons of their panel carry.

    It is 0 for a person who left their seat. Raises Refused("not_seated").
    """
    return 0 if match.has_left(user_id) else match.seat_version(seat_of(match, user_id))


def panel_digest(match: Match, user_id: int) -> bytes:
    """Return a digest of everything that a person's panel shows: equal digests mean an equal panel.

    Raises Refused("not_seated" | "not_started").
    """
    if match.has_left(user_id):
        return words.leaver_text(match, user_id).encode()
    return offer_digest(offer_for(match, user_id))


MAX_LINES = 5
"""Maximum number of news sentences on a panel."""

_CACHE_SIZE = 500


class NewsOfMatches:
    """Reader of the newest log rows for panels, with a cache.

    A panel shows the most important sentences, and begins with those about its reader. It leaves out changes of the
    clock, which a notice announces and which affect no panel. It also leaves out the start of a turn, which the panel
    itself shows.
    """

    def __init__(self, match_rows: MatchRows) -> None:
        self._match_rows = match_rows
        self._cache: LRUCache[tuple[MatchRef, bytes, int, int, tuple[str, ...], str], News] = LRUCache(_CACHE_SIZE)

    async def get(self, match: Match, user_id: int) -> News:
        """Return the news for the top of a person's panel.

        Return `NO_NEWS` if the match isn't live or the person has left it. Also return it if only the person acted
        visibly since their last move. Raises Refused("not_seated" | "broken_match").
        """
        if match.status != "live" or match.has_left(user_id):
            return NO_NEWS
        names = tuple(person.name for person in match.people)
        key = (match.ref, match.key, match.version, user_id, names, current_language())
        if key not in self._cache:
            self._cache[key] = await self._read(match, user_id)
        return self._cache[key]

    async def every_sentence(self, ref: MatchRef, user_id: int) -> News:
        """Return a sentence for every event since the person's last action in the match, oldest first, as News.

        Raises Refused("unknown_match" | "not_seated" | "broken_match").
        """
        match = await load(self._match_rows, ref)
        rows = await self._rows(match, user_id)
        lines = log_sentences(match, rows[1:], user_id, _first_number(rows), turns=False)
        return News(lines, len(lines), has_acted=not _is_start(rows))

    async def _read(self, match: Match, user_id: int) -> News:
        rows = await self._rows(match, user_id)
        seat = seat_of(match, user_id)
        undone = await self._undone_sentences(match, rows[1:], user_id)
        described_rows = [(row, _weigh_sentences(match, row, seat, undone)) for row in rows[1:]]
        described_rows = [(row, sentences) for row, sentences in described_rows if sentences]
        # Rows without a sentence for the reader must not bring up the news.
        if all((row.user_id, row.seat) == (user_id, seat) for row, _ in described_rows):
            return NO_NEWS
        sentences = [sentence for _, sentences in described_rows for sentence in sentences]
        picked = screens.pick_news(sentences, MAX_LINES)
        lines, weights = tuple(line for _, line in picked), tuple(weight for weight, _ in picked)
        otherwise = _told_otherwise(match, rows[-1], seat)
        return News(lines, len(sentences), has_acted=not _is_start(rows), weights=weights, otherwise=otherwise)

    async def _undone_sentences(self, match: Match, rows: Sequence[LogRow], user_id: int) -> tuple[str, ...]:
        """Return the earlier actions that undos among `rows` removed, as the person may know them."""
        removed = {number for row in rows for number in row.undone_rows} - {row.number for row in rows}
        if not removed:
            return ()
        with errors_as_refusals(*match.ref):
            log = await self._match_rows.log(match.ref)
        return log_sentences(match, [row for row in log if row.number in removed], user_id, turns=False)

    async def _rows(self, match: Match, user_id: int) -> list[LogRow]:
        with errors_as_refusals(*match.ref):
            rows = await self._match_rows.log_from_move(match.ref, seat_of(match, user_id))
        return [row for row in rows if row.number <= match.version and row.kind not in TIMING_KINDS]


def _weigh_sentences(
    match: Match, row: LogRow, seat: Seat, undone_sentences: Sequence[str]
) -> tuple[tuple[int, str], ...]:
    """Return the sentences of a log row for a seat, each with its `Presenter.news_weight`, in order of time.

    A sentence about the change itself, such as an undo, has weight 1. It is followed by `undone_sentences`. Events that
    begin a turn are left out.
    """
    presenter = get_game(match.game).presenter
    about_change = row_sentences(match, row, ())
    weighed = [(1, sentence) for sentence in about_change]
    events = read_report(get_game(match.game), row.reports, seat)
    if row.kind == "taken_back":
        about_undo = row_sentences(match, row, events)
        removed = texts.removed(sentences=join_sentences(undone_sentences)) if about_undo and undone_sentences else ""
        return tuple((1, sentence) for sentence in (*about_undo, removed) if sentence)
    for event in events:
        if not presenter.begins_turn(event):
            sentences = row_sentences(match, row, (event,), reader=seat)[len(about_change) :]
            weighed += [(presenter.news_weight(event, seat), sentence) for sentence in sentences]
    return tuple(weighed)


def _told_otherwise(match: Match, row: LogRow, seat: Seat) -> Mapping[str, str]:
    """Return `Presenter.told_otherwise` of a log row for a seat, by the sentence of the event."""
    game, names = get_game(match.game), names_after(match, row.number).address_reader(seat)
    events = read_report(game, row.reports, seat)
    told = game.presenter.told_otherwise(events, names)
    return {game.presenter.sentence(events[index], names): text for index, text in told.items()}


def _first_number(rows: list[LogRow]) -> int | None:
    return rows[0].number if rows else None


def _is_start(rows: list[LogRow]) -> bool:
    return not rows or rows[0].kind == "started"


async def with_hint(hints: Hints, panel: Panel, node: int = ROOT) -> Panel:
    """Return the panel with its seat's hint; unchanged for a person without a seat.

    At the root, the picture marks the suggested move. Before a move is suggested, the hint has only its text and the
    number of hints left.
    """
    if panel.seat is None:
        return panel
    shown, action = await hints.show_hint(panel.match, panel.seat)
    screen = panel.screen
    if action is not None and node == ROOT:
        offer = Offer(panel.match, panel.seat)
        last = read_report(offer.game, panel.match.reports, panel.seat)
        picture = offer.game.presenter.selection_picture(offer.view, (action,), names_of(panel.match), last)
        screen = msgspec.structs.replace(screen, picture=picture or screen.picture)
    return msgspec.structs.replace(panel, screen=screen, hint=shown)
