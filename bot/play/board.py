"""Boards: the public messages of matches that have begun, and their last boards."""

from collections.abc import Sequence
from typing import TypeAlias

import msgspec
from msgspec.structs import replace

from bot.games.catalog import get_game
from bot.guilds.model import GuildPreferences
from bot.match import words
from bot.match.climaxes import Climaxes
from bot.match.model.computers import people_among
from bot.match.model.match import Match
from bot.match.model.timing import Wait
from bot.match.offers import state_of
from bot.match.redaction import are_hands_open, read_report
from bot.match.seating import names_of
from bot.match.tapes import PublicEventCache, PublicEvents
from bot.match.waits import to_act
from bot.match.words import (
    ended_by_rules,
    footer_of,
    question_text,
    result_of,
    taken_over_text,
    times_of,
    with_last_time_out,
)
from bot.outbox.model import MessageInputs, PublicMessage
from bot.play import texts
from bot.play.screens import board_buttons, last_buttons
from bot.ratings import screens
from bot.ratings.model import RatingChange
from bot.ratings.rows import RatingRows
from bot.ratings.service import UnratedReason, unrated_reason
from bot.screens import limits
from bot.screens.presenter import Review
from bot.screens.screen import HEADLINE_LENGTH, Band, Block, Picture, Screen, with_headline, with_line
from bot.screens.words import join_sentences, shorten
from engine.core.values import Seat


def with_ending(screen: Screen, result: str, review: Review | None, *, by_rules: bool, lost: str = "") -> Screen:
    """Return a match's last board: `screen` with the sentence `result` and the review.

    `review` adds its picture and blocks; None adds nothing. `by_rules` keeps the screen's own headline, as the rules
    ended the match. `lost` is a sentence about people who lost by leaving a seat, or "".
    """
    headline = screen.headline if by_rules else result
    headline = shorten(headline, HEADLINE_LENGTH - len(lost) - 1) + (f"\n{lost}" if lost else "")
    text = f"{result}\n{lost}".strip()
    ended = replace(screen, text=text, headline=headline if screen.headline else "", tone="won")
    if review is None:
        return ended
    return replace(ended, picture=review.picture, blocks=(*review.blocks, *screen.blocks))


def with_take_over(board: Screen, match: Match, waits: Sequence[Wait]) -> Screen:
    """Return the board with the question of an open take-over vote, or with a line about a newly taken seat.

    Otherwise return it unchanged. `waits` are the match's waits; the vote's wait gives its deadline, if it has one.
    """
    if match.take_over is not None:
        due = next((wait.due for wait in waits if wait.kind == "take_over"), None)
        return with_headline(board, join_sentences((question_text(match), words.take_over_until(due))))
    new = next((each for each in match.leavers if each.version == match.board_version), None)
    return board if new is None else with_line(board, taken_over_text(match, Seat(new.seat)))


def with_climax(screen: Screen, band: Band | None, *, is_panel: bool = False) -> Screen:
    """Return the screen with the end of a battle, duel or fight above its picture and before its blocks.

    In a panel it replaces the board, which is still empty. Return the screen unchanged if `band` is None, or if its
    picture has no place for another band.
    """
    if band is None or screen.picture is None or len(screen.picture.bands) >= limits.BANDS:
        return screen
    before = Block(texts.just_before(), shorten(band.alt, limits.EMBED_FIELD_VALUE))
    blocks = (before, *screen.blocks)
    length = screen.length + len(before.heading) + len(before.text)
    fits = length <= limits.EMBED_TOTAL and len(blocks) <= limits.EMBED_FIELDS
    others = screen.picture.bands[-1:] if is_panel else screen.picture.bands
    picture = Picture((band, *others))
    return replace(screen, picture=picture, blocks=blocks if fits else screen.blocks)


RatingEffect: TypeAlias = tuple[RatingChange, ...] | UnratedReason | None
"""Effect of a match on ratings: the changes, or the reason why there are none. None adds no text about ratings."""


class Boards:
    """Makes the boards of matches that have begun, and their ends."""

    def __init__(self, rating_rows: RatingRows, public_events: PublicEventCache, climaxes: Climaxes) -> None:
        self._rating_rows = rating_rows
        self._public_events = public_events
        self._climaxes = climaxes

    def applies(self, match: Match) -> bool:
        """Return whether the match has begun, so that it has a board."""
        return match.state is not None

    async def make(self, match: Match, inputs: MessageInputs) -> PublicMessage:
        """Return the public message of a started match.

        It is the board, or after the end the last board with review and ratings. Raises Refused("broken_match").
        """
        chosen, public_events = inputs.preferences, await self._public_events.get(match)
        message = public_message(match, inputs.waits, public_events, await self._rating_changes(match, chosen))
        screen = with_climax(message.screen, await self._climaxes.band_for(match, None))
        return msgspec.structs.replace(message, screen=screen).with_preferences(chosen)

    async def _rating_changes(self, match: Match, chosen: GuildPreferences) -> RatingEffect:
        """Return the public rating changes of a rated match that is over, or the reason why it changed no ratings.

        Return None for all other matches, and if everyone with a change hides their ratings.
        """
        if not match.rated or match.status != "over":
            return None
        changes = await self._rating_rows.rating_changes(match.ref)
        hidden = chosen.hidden_from(0)
        visible = tuple(change for change in changes if change.person.id not in hidden)
        if not changes:
            return unrated_reason(match, is_too_short=await self._rating_rows.is_too_short(match))
        return visible or None


def public_message(
    match: Match,
    waits: Sequence[Wait] = (),
    public_events: PublicEvents = (),
    rating_effect: RatingEffect = None,
) -> PublicMessage:
    """Return the public message of a match that has begun: its board or its last board.

    `waits` give the clock and deadlines. `public_events` are needed for a match that is over. `rating_effect` is the
    effect of a rated match that is over on ratings.
    """
    game = get_game(match.game)
    state = state_of(match, game)
    names = names_of(match)
    view = game.engine.view(state, None)
    board = game.presenter.board(view, names, read_report(game, match.reports, None))
    footer = words.with_head(footer_of(match), match.head)
    board = with_last_time_out(msgspec.structs.replace(board, footer=footer), match, names)
    if match.status == "over" and match.ending is not None:
        return _ending_message(match, board, game.presenter.review(view, names, public_events), rating_effect)
    if match.status == "cancelled":
        board = with_headline(board, texts.called_off() if people_among(match.people) else texts.ended_early())
        return PublicMessage(match, board, last_buttons(match, board, has_result=False), ())
    board = words.with_clock(with_take_over(board, match, waits), times_of(match, waits), match.timing.paused_at)
    if are_hands_open(match):
        board = words.with_open_hands(board)
    acting = () if match.timing.paused_at is not None else people_among(to_act(match))
    waits_by_person = {match.people[wait.seat].id: wait for wait in waits}
    buttons = board_buttons(match, board, () if match.take_over else game.presenter.shortcuts(view))
    return PublicMessage(match, board, buttons, acting, waits=waits_by_person)


def _ending_message(match: Match, board: Screen, review: Review | None, rating_effect: RatingEffect) -> PublicMessage:
    """Return the last board of a match with a result, with its review and its effect on ratings.

    `review` is None if there is none.
    """
    board = with_ending(
        msgspec.structs.replace(board, title=texts.board_over(game=get_game(match.game).presenter.name)),
        result_of(match),
        review,
        by_rules=ended_by_rules(match),
        lost=words.lost_text(match),
    )
    if isinstance(rating_effect, str):
        board = screens.with_unrated_reason(board, rating_effect)
    elif rating_effect is not None:
        board = screens.with_changes(board, rating_effect)
    return PublicMessage(match, board, last_buttons(match, board, has_result=True), ())
