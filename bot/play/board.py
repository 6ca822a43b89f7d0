"""What everybody sees of a match: its card, its board and its end, and on which terms it is played."""

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from bot.games.catalog import get_game
from bot.guilds.model import GuildPreferences
from bot.match import words
from bot.match.model.computers import people_among
from bot.match.model.match import Match
from bot.match.model.timing import Wait
from bot.match.offers import state_of
from bot.match.redaction import are_hands_open, read_report
from bot.match.rows.match_rows import MatchRows
from bot.match.seating import names_of
from bot.match.tapes import PublicEventCache, PublicEvents
from bot.match.waits import to_act
from bot.match.words import (
    ended_by_rules,
    question_text,
    result_of,
    taken_over_text,
    terms_line,
    times_of,
    with_last_time_out,
)
from bot.outbox.model import PublicMessage
from bot.play.screens import board_buttons, last_buttons
from bot.ratings import screens
from bot.ratings.model import RatingChange
from bot.ratings.rows import RatingRows
from bot.ratings.service import MatchOpenings, unrated_reason
from bot.screens.presenter import Review
from bot.screens.screen import HEADLINE_LENGTH, Screen, with_headline, with_line
from bot.screens.words import shorten
from engine.core.values import Seat

ENDED_EARLY = "The match was ended early. Nobody has won it."
"""What a board says of a match that computer players played alone until somebody ended it."""


def with_ending(screen: Screen, result: str, review: Review | None, *, by_rules: bool, lost: str = "") -> Screen:
    """A last board with its result and what led to it; one that the rules brought about keeps its headline.

    `lost`: who has lost besides, as they left a seat that was played on.
    """
    headline = screen.headline if by_rules else result
    headline = shorten(headline, HEADLINE_LENGTH - len(lost) - 1) + (f"\n{lost}" if lost else "")
    text = f"{result}\n{lost}".strip()
    ended = replace(screen, text=text, headline=headline if screen.headline else "", tone="won")
    if review is None:
        return ended
    return replace(ended, picture=review.picture, blocks=(*review.blocks, *screen.blocks))


def with_take_over(board: Screen, match: Match, waits: Sequence[Wait]) -> Screen:
    """The board with what is asked about a seat that was left, or with who has just taken one."""
    if match.take_over is not None:
        due = next((wait.due for wait in waits if wait.kind == "take_over"), None)
        return with_headline(board, f"{question_text(match)} {words.take_over_until(due)}".strip())
    new = next((each for each in match.leavers if each.version == match.board_version), None)
    return board if new is None else with_line(board, taken_over_text(match, Seat(new.seat)))


class Boards:
    """Makes the boards of matches that have begun, and their ends."""

    def __init__(
        self, match_rows: MatchRows, rating_rows: RatingRows, public_events: PublicEventCache, openings: MatchOpenings
    ) -> None:
        self._match_rows = match_rows
        self._rating_rows = rating_rows
        self._public_events = public_events
        self._openings = openings

    def applies(self, match: Match) -> bool:
        """Tell whether a match has begun."""
        return match.state is not None

    async def make(self, match: Match, chosen: GuildPreferences) -> PublicMessage:
        """Return a match's board, or its end with its course and its ratings; raises Refused("broken_match")."""
        await self._openings.note(match)
        waits, public_events = await self._match_rows.waits(match.ref), await self._public_events.get(match)
        return public_message(match, waits, public_events, await self._rating_changes(match, chosen)).with_preferences(
            chosen
        )

    async def _rating_changes(self, match: Match, chosen: GuildPreferences) -> tuple[RatingChange, ...] | None:
        """What a rated match did to ratings, as far as everybody may see it; None where nothing is to be told."""
        if not match.rated or match.status != "over":
            return None
        changes = await self._rating_rows.rating_changes(match.ref)
        hidden = chosen.hidden_from(0)
        visible = tuple(change for change in changes if change.person.id not in hidden)
        return visible if visible or not changes else None


def public_message(
    match: Match,
    waits: Sequence[Wait] = (),
    public_events: PublicEvents = (),
    rating_changes: Sequence[RatingChange] | None = None,
) -> PublicMessage:
    """What everybody sees of a match that has begun, and whom it waits for: its board, or its end with its course.

    At the end of a rated match, `rating_changes` are what it did to ratings; None: nothing is told of them.
    """
    game = get_game(match.game)
    state = state_of(match, game)
    names = names_of(match)
    view = game.engine.view(state, None)
    board = game.presenter.board(view, names, read_report(game, match.reports, None))
    footer = words.with_head(terms_line(match), match.head)
    board = with_last_time_out(msgspec.structs.replace(board, footer=footer), match, names)
    if match.status == "over" and match.ending is not None:
        return _ending_message(match, board, game.presenter.review(view, names, public_events), rating_changes)
    if match.status == "cancelled":
        return _early_ending_message(match, board)
    version = _shortcuts_version(match, game.engine.to_act(state))
    board = words.with_clock(with_take_over(board, match, waits), times_of(match, waits), match.timing.paused_at)
    if are_hands_open(match):
        board = words.with_open_hands(board)
    acting = () if match.timing.paused_at is not None else people_among(to_act(match))
    waits_by_person = {match.people[wait.seat].id: wait for wait in waits}
    buttons = board_buttons(match, board, () if match.take_over else game.presenter.shortcuts(view), version)
    return PublicMessage(match, board, buttons, acting, waits=waits_by_person)


def _ending_message(
    match: Match, board: Screen, review: Review | None, rating_changes: Sequence[RatingChange] | None
) -> PublicMessage:
    """The last board of a match that has a result, with what led to it and what that did to ratings."""
    board = with_ending(
        msgspec.structs.replace(board, title=f"{get_game(match.game).presenter.name}: the match is over"),
        result_of(match),
        review,
        by_rules=ended_by_rules(match),
        lost=words.lost_text(match),
    )
    board = _with_ratings(board, match, rating_changes)
    buttons = last_buttons(match.id, board, has_result=True)
    return PublicMessage(match, board, buttons, ())


def _early_ending_message(match: Match, board: Screen) -> PublicMessage:
    """The last board of a match that computer players played alone until somebody ended it."""
    board = with_headline(board, ENDED_EARLY)
    return PublicMessage(match, board, last_buttons(match.id, board, has_result=False), ())


def _with_ratings(board: Screen, match: Match, changes: Sequence[RatingChange] | None) -> Screen:
    """The last board of a match that was agreed to be rated, with what that came to."""
    if changes is None:
        return board
    return (
        screens.with_changes(board, changes) if changes else screens.with_unrated_reason(board, unrated_reason(match))
    )


def _shortcuts_version(match: Match, acting: frozenset[Seat]) -> int:
    """Return the oldest version that is good for all who may act, so that the board's buttons change as they must.

    Discord drops a press on a button that has changed meanwhile, such as on a phone that doesn't show yet that the
    other has thrown. It is never newer than what the board shows, lest it tell of choices made in secret.
    """
    return min(match.board_version, max((match.seat_version(seat) for seat in acting), default=match.version))
