"""Waits of a match: which of them a change begins, and the timer for their deadlines.

A seat that is still asked for the same kind of choice keeps its wait when another team acts. An action of its own team
starts a new wait, except during set-up. Otherwise a player could extend the deadline forever by rearranging.

One timer serves all matches and is set to the earliest deadline. Deadlines are rows in the store; memory holds only a
copy, which `restore` reads at each start.
"""

import asyncio
import heapq
import logging
import math
from collections.abc import Awaitable, Callable
from functools import lru_cache
from typing import NamedTuple

from bot.games.catalog import get_game
from bot.match.model.computers import people_among
from bot.match.model.match import LogRow, Match, MatchRef, Person
from bot.match.model.ports import Clock
from bot.match.model.timing import (
    AUTO_REPLY_SECONDS,
    NEXT_WINDOW_SECONDS,
    NO_WAITS,
    Wait,
    Waiting,
    begin,
    quick_answer_seconds,
)
from bot.match.refusals import errors_as_refusals
from bot.match.rows.match_rows import MatchRows
from bot.match.tasks import Timer
from bot.screens.presenter import WaitKind
from engine.core.values import Seat

_log = logging.getLogger(__name__)


class Awaited(NamedTuple):
    """The seats that a match waits for, and the kind of choice.

    Seats outside `in_turn` may answer ahead, but the match can continue without their answer.
    """

    seats: tuple[Seat, ...]
    kind: WaitKind
    in_turn: frozenset[Seat] = frozenset()
    turn: tuple[int | str, ...] = ()
    """Identity of the current turn (`Presenter.turn`)."""
    order: tuple[Seat, ...] = ()
    """The seats in the order of their turns, from the current one on (`Presenter.turn_order`)."""

    @property
    def next_seat(self) -> Seat | None:
        """The seat with the next turn, if the match waits for the seat in turn alone; otherwise None."""
        return self.order[1] if len(self.order) > 1 and self.seats == self.order[:1] else None

    def kind_of(self, seat: Seat) -> WaitKind:
        """Return the kind of choice for one seat: "ahead" for an answer before its turn, otherwise `kind`."""
        return "ahead" if self.kind == "answer" and seat not in self.in_turn else self.kind


def awaited_seats(match: Match) -> Awaited:
    """Return the seats that a live match waits for.

    There are none in any other match, or during a take-over vote.
    """
    if match.status != "live" or match.state is None or match.take_over is not None:
        return Awaited((), "turn")
    return _awaited_seats(match.game, match.schema, match.state)


def may_auto_reply(match: Match) -> bool:
    """Return whether the match waits for an answer of a person in turn that an auto reply could give now."""
    awaited = awaited_seats(match)
    has_replies = bool(get_game(match.game).presenter.auto_replies)
    if awaited.kind != "answer" or match.timing.paused_at is not None or not has_replies:
        return False
    return bool(people_among(match.people[seat] for seat in awaited.in_turn))


def quick_answer_delay(match: Match) -> float:
    """Return the seconds from a question to its answer in this match if no person may answer by hand.

    All opponents answer a question if they answer in turn. Otherwise a question is for one opponent.
    """
    answers_in_turn = get_game(match.game).engine.in_turn is not None
    return quick_answer_seconds(len(match.people) if answers_in_turn else 2)


@lru_cache(maxsize=1_000)
def _awaited_seats(game: str, schema: int, state: bytes) -> Awaited:
    host = get_game(game)
    decoded = host.engine.codec.load_state(state, schema)
    acting, view = host.engine.to_act(decoded), host.engine.view(decoded, None)
    if len(acting) > 1:
        acting = host.presenter.awaited(view, acting)
    in_turn = host.engine.waiting_seats(decoded) & acting
    kind, turn, order = host.presenter.wait_kind(view), host.presenter.turn(view), host.presenter.turn_order(view)
    return Awaited(tuple(sorted(acting)), kind, in_turn, turn, order)


def next_waiting(before: Match, after: Match, row: LogRow, at: float) -> Waiting:
    """Return the waits after a change of the match, which `row` records.

    A seat keeps its wait if it still has the same kind of choice and its team didn't act. During set-up, it keeps the
    wait also after an action of its team. All other waits begin at `at`, the POSIX time of the change by the clock of
    the deadlines. `at` must not be earlier than Discord's time of the click.
    """
    was, now = awaited_seats(before), awaited_seats(after)
    if not now.seats:
        return NO_WAITS
    seat = None if row.seat is None else Seat(row.seat)
    acted = () if seat is None else after.roster.team_with(seat)
    kept_seats = tuple(
        each
        for each in now.seats
        if each in was.seats and was.kind_of(each) == now.kind_of(each) and (now.kind == "set_up" or each not in acted)
    )
    begun = (Wait(each, now.kind_of(each), at, version=after.version) for each in now.seats if each not in kept_seats)
    return Waiting(kept_seats, tuple(begin(after.timing, wait) for wait in begun), was.turn != now.turn)


def answers_from(before: Match, after: Match, seat: Seat, at: float) -> float | None:
    """Return `Timing.answers_at` after an action of `seat` at the POSIX time `at`.

    The first question of a turn sets it. A later question moves it to at least `NEXT_WINDOW_SECONDS` after `at`. Other
    seats that still have to answer the same question don't move it. It depends only on the asked seats, which are
    public, and not on auto replies. Return None if the turn has had no question.
    """
    was, now = awaited_seats(before), awaited_seats(after)
    first = before.timing.answers_at if was.turn == now.turn else None
    if now.kind != "answer" or not now.seats:
        return first
    if first is None:
        return at + AUTO_REPLY_SECONDS
    continues = was.kind == "answer" and set(now.seats) <= set(was.seats) - set(after.roster.team_with(seat))
    return first if continues else max(first, at + NEXT_WINDOW_SECONDS)


_AGAIN = 300.0
"""Seconds after which a deadline that could not be handled comes again."""

Due = Callable[[MatchRef], Awaitable[None]]
"""Callback for a match with a due deadline."""


class Deadlines:
    """Calls back when a match's deadline has come."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._waiting: list[tuple[float, MatchRef]] = []
        self._first: dict[MatchRef, float] = {}
        self._timer = Timer(self._run_due)
        self._tasks: dict[asyncio.Task[object], MatchRef] = {}
        self._due: Due | None = None

    def now(self) -> float:
        """Return the POSIX time of the clock that deadlines follow."""
        return self._clock.now()

    def on_due(self, due: Due) -> None:
        """Set the callback for due deadlines."""
        self._due = due

    def add(self, ref: MatchRef, at: float) -> None:
        """Wait for a deadline at the POSIX time `at`; a deadline in the past is due immediately.

        Only the earliest deadline of a match is kept. The callback has to add the next one.
        """
        if self._first.get(ref, at) < at:
            return
        self._first[ref] = at
        heapq.heappush(self._waiting, (at, ref))
        self._arm()

    def comes_by(self, ref: MatchRef, at: float) -> bool:
        """Return whether a deadline of the match is due by `at`, or its callback is running."""
        return self._first.get(ref, math.inf) <= at or ref in self._tasks.values()

    async def restore(self, match_rows: MatchRows, guild_id: int) -> None:
        """Schedule the deadlines of a guild from the store, after a start of the bot.

        They are the next step of every running wait, and the end of every open challenge or lobby.
        """
        for match_id, at in await match_rows.next_times(guild_id):
            self.add(MatchRef(guild_id, match_id), at)
        for match in await match_rows.matches(guild_id, statuses=("open",)):
            if match.expires_at is not None:
                self.add(match.ref, match.expires_at)

    async def close(self) -> None:
        """Stop the timer, and wait until running callbacks have ended."""
        await self._timer.close()

    def _arm(self) -> None:
        if self._waiting:
            self._timer.set(self._waiting[0][0] - self._clock.now())
        else:
            self._timer.cancel()

    def _run_due(self) -> None:
        now = self._clock.now()
        while self._waiting and self._waiting[0][0] <= now:
            at, ref = heapq.heappop(self._waiting)
            if self._first.get(ref) != at:
                continue
            del self._first[ref]
            task = self._timer.begin(self._handle(ref))
            self._tasks[task] = ref
            task.add_done_callback(self._tasks.pop)
        self._arm()

    async def _handle(self, ref: MatchRef) -> None:
        if self._due is None:
            return
        try:
            await self._due(ref)
        except Exception:  # noqa: BLE001 - nobody awaits this task; the log is where its failure belongs
            _log.exception("guild %d match %d: its deadline could not be handled", ref.guild_id, ref.match_id)
            self.add(ref, self._clock.now() + _AGAIN)


def to_act(match: Match) -> tuple[Person, ...]:
    """Return the people that a live match waits for, in order of seats; return `()` for any other match.

    Raises Refused("broken_match").
    """
    with errors_as_refusals(*match.ref):
        return tuple(match.people[seat] for seat in awaited_seats(match).seats)
