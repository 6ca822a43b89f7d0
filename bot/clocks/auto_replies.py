"""Auto replies: answers that a person sets in advance for a seat.

Only public information decides when one applies.

A person's reply and a computer player's answer come at the same time. They come soon if no person may answer by hand.
Each seat that may still answer then belongs to a computer player or has an auto reply that applies.
"""

from collections.abc import Sequence

import msgspec

from bot.clocks import screens as words
from bot.clocks.rows import AutoReply, ClockRows
from bot.clocks.screens import answer_myself_button, auto_reply_button, hand_button
from bot.clocks.texts import pass_for_me
from bot.games.catalog import get_game
from bot.match.changes import Changes
from bot.match.model.match import Change, Match, MatchRef, Request
from bot.match.model.timing import Wait, auto_answer_time
from bot.match.offers import Offer, offer_for, state_of
from bot.match.refusals import errors_as_refusals, load
from bot.match.rows.match_rows import MatchRows
from bot.match.seating import seat_of
from bot.match.transitions import apply_action
from bot.match.waits import Deadlines, awaited_seats, quick_answer_delay
from bot.match.words import footer_of
from bot.names.computers import computer
from bot.screens.refusals import Refused
from bot.screens.screen import Button, Screen
from engine.core.values import Seat


class TimePanel(msgspec.Struct, frozen=True):
    """Private page about the clock or the auto replies of a match, with its buttons."""

    match: Match
    screen: Screen
    buttons: tuple[Button, ...]


class AutoReplies:
    """Service that stores, lists and deletes auto replies."""

    def __init__(self, match_rows: MatchRows, clock_rows: ClockRows, changes: Changes, deadlines: Deadlines) -> None:
        self._match_rows = match_rows
        self._clock_rows = clock_rows
        self._changes = changes
        self._deadlines = deadlines

    async def panel(self, ref: MatchRef, user_id: int) -> TimePanel:
        """Return the page with the person's auto replies; raises Refused("not_seated" | "not_offered").

        It lists the active ones. Its buttons set a reply for the whole match or, while a question is open, until the
        seat's own turn.
        """
        match = await load(self._match_rows, ref)
        seat = seat_of(match, user_id)
        texts = get_game(match.game).presenter.auto_replies
        if match.status != "live" or not texts:
            raise Refused("not_offered")
        with errors_as_refusals(*ref):
            replies = await replies_of(self._clock_rows, ref, seat)
        text = words.auto_replies_text(labels(match, replies), match.people)
        screen = Screen(title=pass_for_me(), text=text, footer=footer_of(match))
        is_asked = any(choice.auto_reply for choice in Offer(match, seat).choices)
        buttons = (
            auto_reply_button(match.id, key, text.label)
            for key, text in texts.items()
            if text.until == "match" or (is_asked and text.until == "own_turn")
        )
        own_answer = (answer_myself_button(match.id),) if replies else ()
        return TimePanel(match, screen, (*buttons, *own_answer, hand_button(match.id)))

    async def set(self, ref: MatchRef, request: Request, key: str) -> Match:
        """Store an auto reply of the person, and use it now if its choice is offered. Return the match afterwards.

        `key` is a key of the presenter's `auto_replies`. A reply for the whole match waits until the seat is in turn.
        Raises Refused("not_offered") if the key is unknown or the match isn't live. Replies with an earlier end raise
        it, too, if their choice is not offered now.
        """
        match = await load(self._match_rows, ref)
        offer = offer_for(match, request.person.id)
        text = offer.game.presenter.auto_replies.get(key)
        is_asked = text is not None and any(choice.auto_reply == text.choice for choice in offer.choices)
        if text is None or match.status != "live" or (text.until != "match" and not is_asked):
            raise Refused("not_offered")
        seat = offer.seat
        with errors_as_refusals(*ref):
            await self._clock_rows.set_auto_reply(ref, AutoReply(seat, key, self._deadlines.now(), text.until))

        def decide(match: Match) -> Change | None:
            if text.until == "match" and seat not in awaited_seats(match).in_turn:
                return None
            return apply_auto_reply(match, (key,), seat, request)

        after = await self._changes.update(ref, decide)
        if after.version == match.version:
            self._changes.notice_reply(after)
        return after

    async def is_set(self, match: Match, user_id: int, key: str) -> bool:
        """Return whether the person's seat still has this auto reply, which may have ended together with the turn."""
        with errors_as_refusals(*match.ref):
            replies = await replies_of(self._clock_rows, match.ref, seat_of(match, user_id))
        return any(reply.answer == key for reply in replies)

    async def clear(self, ref: MatchRef, request: Request) -> None:
        """Delete all auto replies of the person's seat."""
        match = await load(self._match_rows, ref)
        with errors_as_refusals(*ref):
            await self._clock_rows.clear_auto_replies(ref, seat_of(match, request.person.id))


async def replies_of(clock_rows: ClockRows, ref: MatchRef, seat: int) -> tuple[AutoReply, ...]:
    """Return the seat's auto replies, those that end first before the others."""
    return tuple(each for each in await clock_rows.auto_replies(ref) if each.seat == seat)


def answer_time(match: Match, wait: Wait, *, without_people: bool) -> float:
    """Return the POSIX time from which an auto reply or a computer player answers the question of `wait`.

    `without_people` is the result of `answers_without_people`. The time depends on the seats that may still answer, on
    their auto replies and on public information. It depends on no seat's cards.
    """
    latest = auto_answer_time(match.timing, wait)
    return min(latest, wait.since + quick_answer_delay(match)) if without_people else latest


def answers_without_people(match: Match, replies: Sequence[AutoReply]) -> bool:
    """Return whether all seats that may still answer are computer players or have an auto reply that applies now.

    Return False if the match waits for no answer. `replies` are the auto replies of all seats.
    """
    awaited = awaited_seats(match)
    if awaited.kind != "answer" or not awaited.seats:
        return False
    game = get_game(match.game)
    texts, view = game.presenter.auto_replies, game.engine.view(state_of(match, game), None)

    def applies(reply: AutoReply, seat: Seat) -> bool:
        return reply.seat == seat and reply.answer in texts and texts[reply.answer].holds(view, seat)

    return all(
        computer(match.people[seat].id) is not None or any(applies(reply, seat) for reply in replies)
        for seat in awaited.seats
    )


def labels(match: Match, replies: Sequence[AutoReply]) -> tuple[str, ...]:
    """Return the labels of these auto replies, in their order, skipping those that the game no longer has."""
    texts = get_game(match.game).presenter.auto_replies
    return tuple(texts[each.answer].label for each in replies if each.answer in texts)


def apply_auto_reply(match: Match, keys: Sequence[str], seat: Seat, request: Request) -> Change | None:
    """Return the change that plays the seat's first offered choice that one of its auto replies makes.

    `keys` name the seat's replies; a reply applies if its condition holds in the spectator's view. The result is None
    if no reply fits. The result is also None if the match is paused or isn't live.
    """
    if match.status != "live" or match.timing.paused_at is not None:
        return None
    offer = Offer(match, seat)
    texts, view = offer.game.presenter.auto_replies, offer.game.engine.view(offer.state, None)
    choices = {texts[key].choice for key in keys if key in texts and texts[key].holds(view, seat)}
    leaf = next((index for index, each in enumerate(offer.choices) if each.auto_reply in choices), None)
    return None if leaf is None else apply_action(offer, offer.actions[leaf], request)
