"""Open hands: spectators see every hand one full turn late, if all sides of a match have agreed.

A position opens once every side still in the match has begun and ended a turn since. The spectator's view decides which
turn it is and who has it. So no secret affects which position opens, or when.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from cachetools import LRUCache

from bot.games.catalog import get_game
from bot.match.model.match import Match, MatchRef
from bot.match.redaction import are_hands_open
from bot.match.seating import is_in, names_of
from bot.match.tapes import Recording, RecordingCache, Slices
from bot.match.words import footer_of
from bot.outbox.model import PublicMessage
from bot.play import screens
from bot.screens.screen import Screen
from engine.core.values import Seat

_CACHE_SIZE = 64


class TurnMark(NamedTuple):
    """A position's turn, and the teams that may act in it."""

    turn: tuple[Any, ...]
    sides: frozenset[int]


class OpenedPosition(msgspec.Struct, frozen=True):
    """The position that spectators may see with all hands; its state is None if nothing is old enough yet.

    `number` is that of the log row that led to the position.
    """

    state: Any = None
    number: int = -1


class SpectatorPanel(msgspec.Struct, frozen=True):
    """A spectator's panel: the board, or a seat's view one full turn ago.

    `shown` is 0 for the board, and the seat plus 1 for a hand. `names` are the people with hands to look at.
    `is_waiting` is True if hands are open but no position is old enough yet.
    """

    public: PublicMessage
    screen: Screen
    shown: int = 0
    names: tuple[str, ...] = ()
    is_waiting: bool = False


def find_turn_ago(marks: Sequence[TurnMark], sides: frozenset[int]) -> int | None:
    """Return the index of the newest position since which each team in `sides` has begun and ended a turn.

    Return None if there is none yet. `marks` has the turn and acting teams of each position, in order.
    """
    begins = [index for index, mark in enumerate(marks) if index == 0 or mark.turn != marks[index - 1].turn]
    missing = set(sides)
    for place in reversed(begins[:-1]):
        missing -= marks[place].sides
        if not missing:
            return place
    return None


class OpenHands:
    """Service that finds the newest open position, and shows its hands to spectators."""

    def __init__(self, recordings: RecordingCache) -> None:
        self._recordings = recordings
        self._cache: LRUCache[tuple[MatchRef, bytes, int], OpenedPosition | None] = LRUCache(_CACHE_SIZE)
        self._marks: LRUCache[tuple[MatchRef, bytes], dict[int, TurnMark]] = LRUCache(_CACHE_SIZE)

    async def get_opened(self, match: Match) -> OpenedPosition | None:
        """Return the position, about one full turn ago, that spectators may see with all hands open.

        Its state is None if no position is old enough. Return None if hands are closed or the match can't be replayed
        exactly.
        """
        if not are_hands_open(match):
            return None
        key = (match.ref, match.key, match.version)
        if key not in self._cache:
            recording = await self._recordings.get(match)
            self._cache[key] = await self._find(match, recording) if recording.is_exact else None
        return self._cache[key]

    async def _find(self, match: Match, recording: Recording) -> OpenedPosition:
        codec, slices, key = get_game(match.game).engine.codec, Slices(), (match.ref, match.key)
        shown_count = sum(row.number <= match.board_version for row in recording.rows)
        cached = self._marks.get(key, {})
        marks = []
        for row, position in zip(recording.rows[:shown_count], recording.positions, strict=False):
            known = cached.get(row.number)
            marks.append(known or turn_mark(match, codec.load_state(position.state)))
            await slices.step()
        self._marks[key] = {row.number: mark for row, mark in zip(recording.rows, marks, strict=False)}
        newest = codec.load_state(recording.positions[shown_count - 1].state)
        index = find_turn_ago(marks[:shown_count], _sides_in(match, newest))
        if index is None:
            return OpenedPosition()
        return OpenedPosition(codec.load_state(recording.positions[index].state), recording.rows[index].number)

    async def panel(self, public: PublicMessage, shown: int = 0) -> SpectatorPanel:
        """Return a spectator's panel with the board, or with hand `shown` if it is open.

        `shown` is the seat plus 1; any other number means the board.
        """
        match, opened = public.match, await self.get_opened(public.match)
        if opened is None or opened.state is None:
            return SpectatorPanel(public, public.screen, is_waiting=opened is not None)
        names = tuple(person.name for person in match.people)
        if not 1 <= shown <= len(names):
            return SpectatorPanel(public, public.screen, names=names)
        return SpectatorPanel(public, hand_screen(match, opened.state, Seat(shown - 1)), shown, names)


def hand_screen(match: Match, state: Any, seat: Seat) -> Screen:  # noqa: ANN401 - the game's own state
    """Return the seat's private screen in this position, for spectators."""
    game, names = get_game(match.game), names_of(match)
    view = game.engine.view(state, seat)
    screen = game.presenter.private_screen(view, game.engine.legal(state, seat), names, ())
    return screens.opened_hand(screen, names.seats[seat], footer_of(match))


def turn_mark(match: Match, state: Any) -> TurnMark:  # noqa: ANN401 - the game's own state
    """Return the turn of a state by spectators' view, and the teams that may act in it."""
    game = get_game(match.game)
    acting = game.engine.waiting_seats(state)
    sides = frozenset(match.roster.team_of(seat) for seat in acting)
    return TurnMark(game.presenter.turn(game.engine.view(state, None)), sides)


def _sides_in(match: Match, state: Any) -> frozenset[int]:  # noqa: ANN401
    """Return the indices of teams with at least one seat that has not left in this state."""
    game, teams = get_game(match.game).engine, match.roster.teams
    return frozenset(team for team, seats in enumerate(teams) if any(is_in(game, state, seat) for seat in seats))
