"""Whom a match waits for, and which waits a change begins.

A wait goes on for whoever is waited for before and after, as long as somebody else acted: what others choose at the
same time moves nobody's deadline. One's own action begins a new one, but not while setting up, or arranging again and
again would put the end off for ever.
"""

from functools import lru_cache
from typing import NamedTuple

from bot.games.catalog import playable
from bot.model.clock import NOBODY, Wait, Waiting
from bot.model.match import LogRow, Match
from bot.screens.presenter import WaitKind
from bot.service.clocks.schedule import AUTO_REPLY_SECONDS, NEXT_WINDOW_SECONDS, begin
from engine.core.values import Seat


class Asked(NamedTuple):
    """The seats that a match waits for, and for what kind of choice; those in turn alone can't be done without."""

    seats: tuple[Seat, ...]
    kind: WaitKind
    in_turn: frozenset[Seat] = frozenset()
    turn: tuple[int | str, ...] = ()
    """Which turn it is (`Presenter.turn`)."""

    def kind_of(self, seat: Seat) -> WaitKind:
        """What kind of choice the match waits for at one seat."""
        return "ahead" if self.kind == "answer" and seat not in self.in_turn else self.kind


def asked(match: Match) -> Asked:
    """Whom a match waits for; nobody unless it is live, or while a seat that was left waits for somebody to play it."""
    if match.status != "live" or match.state is None or match.take_over is not None:
        return Asked((), "turn")
    return _asked(match.game, match.schema, match.state)


@lru_cache(maxsize=1_000)
def _asked(game: str, schema: int, state: bytes) -> Asked:
    host = playable(game)
    decoded = host.game.codec.load_state(state, schema)
    acting, view = host.game.to_act(decoded), host.game.view(decoded, None)
    if len(acting) > 1:
        acting = host.presenter.awaited(view, acting)
    in_turn = host.game.whose_turn(decoded) & acting
    return Asked(tuple(sorted(acting)), host.presenter.wait_kind(view), in_turn, host.presenter.turn(view))


def followed(before: Match, after: Match, row: LogRow, at: float) -> Waiting:
    """Whom the match waits for after a change of it.

    Waits begin when the change is made, by the clock that ends them; what was clicked may have been long on its way.
    That clock may be behind Discord's, by which clicks are judged, so no wait begins before the click that led to it.
    """
    was, now = asked(before), asked(after)
    if not now.seats:
        return NOBODY
    seat = None if row.seat is None else Seat(row.seat)
    acted = () if seat is None else after.roster.team_with(seat)
    kept = tuple(
        each
        for each in now.seats
        if each in was.seats and was.kind_of(each) == now.kind_of(each) and (now.kind == "set_up" or each not in acted)
    )
    begun = (Wait(each, now.kind_of(each), at, version=after.version) for each in now.seats if each not in kept)
    return Waiting(kept, tuple(begin(after.timing, wait) for wait in begun), was.turn != now.turn)


def answers_from(before: Match, after: Match, seat: Seat, at: float) -> float | None:
    """From when on the questions after an action of a seat are answered automatically (`Timing.answers_at`).

    The first questions of a turn put that off, and each further window by a moment. What decides is who is asked, which
    everybody sees, and never whether anybody has an auto reply.
    """
    was, now = asked(before), asked(after)
    first = before.timing.answers_at if was.turn == now.turn else None
    if now.kind != "answer" or not now.seats:
        return first
    if first is None:
        return at + AUTO_REPLY_SECONDS
    goes_on = was.kind == "answer" and set(now.seats) <= set(was.seats) - set(after.roster.team_with(seat))
    return first if goes_on else max(first, at + NEXT_WINDOW_SECONDS)
