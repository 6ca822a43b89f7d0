"""Whole matches as files that a person can read; `--golden-update` writes them anew where play is meant to change.

`.6` is a red Captain, `:B` a blue Bomb. A rank in brackets was not announced.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from engine.core.replay import play_on
from engine.core.rng import Rng
from engine.core.values import Seat, roster
from engine.games.stratego import stratego
from engine.games.stratego.actions import Action, Ready
from engine.games.stratego.board import BLUE, EMPTY, LAKE, SYMBOLS
from engine.games.stratego.events import (
    Arranged,
    BecameReady,
    BecameUnready,
    DrawDeclined,
    DrawOffered,
    Ended,
    Event,
    Fought,
    Moved,
    PlayBegan,
    Rescued,
    RescueDeclined,
    RescueOffered,
    Resigned,
    SetUpBegan,
)
from engine.games.stratego.state import State, seat_of, side_of
from tests.conformance.random_play import choose_by_kind
from tests.conformance.stratego import STRATEGO
from tests.engine.games.playthrough_files import check_playthrough, heading

HERE = Path(__file__).parent / "playthroughs"

NEVER = 10_000

PLAYTHROUGHS: dict[str, tuple[dict[str, Any], bytes, int]] = {
    "stratego-house-duel": ({"preset": "house", "army": "duel"}, bytes([19] * 32), NEVER),
    "stratego-tournament-barrage": ({"preset": "tournament", "army": "barrage"}, bytes([52] * 32), NEVER),
    "stratego-classic-full": ({"preset": "classic"}, bytes([36] * 32), NEVER),
    "stratego-old-us-barrage-resigned": ({"preset": "old_us", "army": "barrage"}, bytes([7] * 32), 30),
}
"""The options, the key, and at which ply Blue resigns."""

BOARDS_EVERY = 40


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_the_match_is_played_as_it_was_written_down(name: str, golden_update: bool) -> None:
    check_playthrough(HERE / f"{name}.txt", story(*PLAYTHROUGHS[name]), update=golden_update)


def test_every_file_is_played() -> None:
    assert {path.stem for path in HERE.glob("*")} == set(PLAYTHROUGHS)


def story(options: dict[str, Any], key: bytes, resigns_at: int) -> Iterator[str]:
    """Tell a match that is played at random: what was done, what followed, and now and then how the board lies."""
    parsed = stratego.codec.parse_options(options)
    yield from heading("Stratego", parsed, key)
    step = stratego.new(parsed, roster(1, 1), Rng(key))
    yield from lines(step.state, step.events)
    for seat in (Seat(0), Seat(1)):
        for action in set_up(step.state, seat):
            step = stratego.apply(step.state, seat, action)
            yield from lines(step.state, step.events)
    yield from board(step.state)
    boards = 0
    for turn in play_on(stratego, step.state, Rng(key, 1_000_000), choose_by_kind(STRATEGO.avoids)):
        step = turn.step
        yield from lines(step.state, step.events)
        assert step.state.play is not None
        if step.state.play.ply // BOARDS_EVERY > boards or step.state.ending:
            boards = step.state.play.ply // BOARDS_EVERY
            yield from board(step.state)
        if step.state.play.ply >= resigns_at:
            step = stratego.leave(step.state, seat_of(step.state, BLUE))
            yield from lines(step.state, step.events)
            break
    yield f"Over: {stratego.outcome(step.state)}"
    yield f"fingerprint: {stratego.codec.fingerprint(step.state)}"


def set_up(state: State, seat: Seat) -> tuple[Action, ...]:
    """Take a preset that suits nobody else, turn it round, and be ready."""
    presets = [action for action in stratego.legal(state, seat) if type(action).__name__ == "UsePreset"]
    mirror = [action for action in stratego.legal(state, seat) if type(action).__name__ == "Mirror"]
    return (presets[seat], *mirror[:seat], Ready())


def lines(state: State, events: tuple[Event, ...]) -> Iterator[str]:
    ply = 0 if state.play is None else state.play.ply
    return (f"{ply:>4}. {line}" for event in events if (line := fact(state, event)))


def board(state: State) -> Iterator[str]:
    play, symbols = state.play, SYMBOLS[state.rules.numbering]
    assert play is not None
    yield ""
    for row in reversed(range(10)):
        cells = []
        for piece in play.board[row * 10 : row * 10 + 10]:
            owner = "." if piece < EMPTY else ":"
            empty = {EMPTY: " -", LAKE: " ~"}
            cells.append(empty.get(piece) or owner + symbols[play.kinds[piece]])
        yield f"      {row + 1:>2} {' '.join(cells)}"
    yield "          a  b  c  d  e  f  g  h  i  j"
    yield ""


def who(state: State, seat: Seat) -> str:
    return ("Red", "Blue")[side_of(state, seat)]


def fact(state: State, event: Event) -> str:  # noqa: PLR0911, PLR0912 - one return for each kind
    """An event in words."""
    match event:
        case SetUpBegan(red=red):
            return f"seat {red} plays Red"
        case Arranged(seat=seat, way=way, preset=preset):
            return f"{who(state, seat)} arranges by {way} {preset}".rstrip()
        case BecameReady(seat=seat):
            return f"{who(state, seat)} is ready"
        case BecameUnready(seat=seat):
            return f"{who(state, seat)} is arranging again"
        case PlayBegan():
            return "play begins"
        case Moved(seat=seat, start=start, end=end, run=run):
            return f"{who(state, seat)} {start}-{end}" + (", a run" if run else "")
        case Fought(seat=seat, start=start, end=end, attacker=attacker, defender=defender, result=result):
            other = f"[{defender}]" if event.silent else defender
            return f"{who(state, seat)} {start}x{end}, {attacker} against {other}: {result}"
        case RescueOffered(seat=seat, square=square):
            return f"{who(state, seat)} may rescue by {square}"
        case Rescued(seat=seat, piece=piece, square=square):
            return f"{who(state, seat)} puts a {piece} back on {square}"
        case RescueDeclined(seat=seat):
            return f"{who(state, seat)} rescues nobody"
        case DrawOffered(seat=seat):
            return f"{who(state, seat)} offers a draw"
        case DrawDeclined(seat=seat):
            return f"{who(state, seat)} declines the draw"
        case Resigned(seat=seat):
            return f"{who(state, seat)} resigns"
        case Ended(reason=reason, winner=winner):
            return f"the match ends ({reason}): " + ("a draw" if winner is None else f"{who(state, winner)} wins")
