"""The process of the computer players: it reads questions and writes results until the bot closes the stream.

It holds no secrets: it gets only sampled states, and it runs with an environment of its own. It must not import modules
of the bot that could read secrets.
"""

import gc
import os
import signal
import sys
import time
import traceback
from collections.abc import Iterator
from hashlib import sha256
from math import ceil, inf
from pathlib import Path, PurePath
from typing import Any, BinaryIO, Final

import msgspec

from bot.operations.frames import read_frame, write_frame
from engine.ai.advice import Advice, claims_for
from engine.ai.player import Question, SeatKnowledge
from engine.catalog import GAMES
from engine.core.rng import Rng
from engine.players import PLAYERS, REASONINGS

REST: Final = 0.05
"""Maximum pause of the process, in seconds."""

MAX_BYTES = 60 * 2**20
"""Memory limit of the process in bytes; a player that exceeds it stops with its best action so far."""

_REFUSED_BYTES = 4 * MAX_BYTES
"""Hard memory limit in bytes, enforced by the system, in case a single slice of work takes far more memory."""

_PATIENCE = 5.0
"""Seconds beyond a player's limit after which the process is killed, even if the bot no longer runs."""

_MEMORY = Path("/proc/self/statm")
"""File with the memory use of the process in pages, on Linux; on other systems only the time is limited."""


class Result(msgspec.Struct, frozen=True):
    """Result of a question: its answer, or None with a description of the error.

    `error` is the error's kind and its path through the code. If `is_full`, the process has reached its memory limit
    and the pool must replace it. The process sends a first, empty result when it is ready.
    """

    answer: bytes | None = None
    error: str = ""
    is_full: bool = False


def think(question: Question) -> bytes | None:
    """Return the best action that the player finds within its limits, or None if it finds none.

    The limits are its effort and seconds, and the process's memory. The result is the action as JSON. If
    `question.explained`, it is an `Advice` as MessagePack instead.
    """
    game, computer = GAMES[question.game], PLAYERS[question.game, question.level]
    ends_at = time.monotonic() + min(computer.seconds, inf if question.seconds is None else question.seconds)
    seen_events = [event for events in question.told for event in game.codec.load_events(events)]
    sampling, choosing, explaining = (Rng(key) for key in _keys(question.key))
    knowledge = SeatKnowledge(game, game.codec.load_state(question.world), question.seat, sampling, seen_events)
    best: Any = None
    for best in computer.player.think(knowledge, choosing, effort=computer.effort):  # noqa: B007 - the last one counts
        if time.monotonic() >= ends_at or is_full():
            break
    if best is None or not question.explained:
        return None if best is None else game.codec.dump_action(best)
    claims = claims_for(REASONINGS[question.game], knowledge, best, explaining)
    return msgspec.msgpack.encode(Advice(game.codec.dump_action(best), msgspec.json.encode(claims)))


def _keys(key: bytes) -> Iterator[bytes]:
    """Yield three keys: `key` for sampling, its SHA-256 for choosing, and the SHA-256 of that for explaining."""
    for _ in range(3):
        yield key
        key = sha256(key).digest()


def is_full() -> bool:
    """Return whether the process has reached its memory limit; False if the system isn't Linux."""
    if sys.platform != "linux":
        return False
    return int(_MEMORY.read_bytes().split()[1]) * os.sysconf("SC_PAGE_SIZE") >= MAX_BYTES


def serve(questions: BinaryIO, results: BinaryIO) -> None:
    """Write an empty result as the ready signal, then answer each question in order until the stream ends.

    If thinking raises an error, the result has no answer and holds the error's description. The system ends the process
    if a question takes too long.
    """
    write_frame(results, Result())
    while (question := read_frame(questions, Question)) is not None:
        _end_after(PLAYERS[question.game, question.level].seconds + _PATIENCE)
        try:
            answer, error = think(question), ""
        except Exception as raised:  # noqa: BLE001 - the bot logs it, and lets somebody else think
            answer, error = None, _describe_error(raised)
        _end_after(None)
        gc.collect()
        write_frame(results, Result(answer, error, is_full=is_full()))


def main() -> None:
    """Serve questions from standard input, with results on standard output, until the bot ends the stream.

    First set up the signals and the memory limit. Printed text goes to standard error. If the bot is gone when a result
    is written, the process exits with status 0.
    """
    results = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whatever prints spoils no result
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is meant for the bot, which ends this
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGUSR2])
        signal.signal(signal.SIGUSR1, _rest)
    _limit_memory()
    try:
        serve(sys.stdin.buffer, results)
    except BrokenPipeError:
        os._exit(0)  # the bot is gone


def _rest(_number: int, _frame: object) -> None:
    """Handle SIGUSR1: pause until SIGUSR2 comes, but at most REST seconds, as the bot may be dead."""
    signal.sigtimedwait([signal.SIGUSR2], REST)


def _limit_memory() -> None:
    if sys.platform == "linux":
        import resource  # noqa: PLC0415 - not on every system

        resource.setrlimit(resource.RLIMIT_DATA, (_REFUSED_BYTES, _REFUSED_BYTES))


def _end_after(seconds: float | None) -> None:
    """Make the system end the process after `seconds`, rounded up; None cancels that."""
    if sys.platform != "win32":
        signal.alarm(0 if seconds is None else ceil(seconds))


def _describe_error(error: BaseException) -> str:
    """Return an error's kind and its path through the code, without its text, which may reveal hidden cards."""
    calls = traceback.extract_tb(error.__traceback__)
    where = " > ".join(f"{PurePath(call.filename).name}:{call.lineno}" for call in calls)
    return f"{type(error).__name__} at {where}"


if __name__ == "__main__":
    main()
