"""Pairs Swiss rounds in a process of its own: `python -m bot.tournaments.pairing_process`.

A thread would share the interpreter's lock with the event loop, and delay it while networkx is imported. That takes a
third of a second or more.
"""

import asyncio
import logging
import sys
from collections.abc import Sequence
from typing import BinaryIO

import msgspec

from bot.operations.frames import read_frame, write_frame
from bot.operations.processes import ChildProcess
from bot.tournaments.model import Tournament
from bot.tournaments.rounds import Blocks, advance_rounds, open_tables

_log = logging.getLogger(__name__)

_COMMAND = (sys.executable, "-m", "bot.tournaments.pairing_process")
_LIMIT = 60.0


class RoundOrder(msgspec.Struct, frozen=True):
    """The arguments of `advance_rounds`."""

    tournament: Tournament
    blocks: tuple[tuple[int, int], ...]
    now: float


async def advance_apart(
    tournament: Tournament, blocks: Blocks, now: float, command: Sequence[str] = _COMMAND
) -> Tournament:
    """Return the result of `advance_rounds`, which another process computes if it pairs a Swiss round.

    If `command`, which starts that process, fails or takes a minute, a thread of this process pairs instead.
    """
    if tournament.terms.format != "swiss" or tournament.status != "running" or open_tables(tournament):
        return advance_rounds(tournament, blocks, now)
    try:
        async with asyncio.timeout(_LIMIT):
            process = await ChildProcess.start(command)
            try:
                await process.send(RoundOrder(tournament, tuple(sorted(blocks)), now))
                return await process.receive(Tournament)
            finally:
                await process.end()
    except (OSError, TimeoutError, asyncio.IncompleteReadError, msgspec.MsgspecError) as error:
        _log.warning("the process that pairs a round failed (%s); a thread pairs it", type(error).__name__)
        return await asyncio.to_thread(advance_rounds, tournament, blocks, now)


def main(stdin: BinaryIO, stdout: BinaryIO) -> None:
    """Read one order from a stream, and write its tournament; write nothing if the stream ends before."""
    if (order := read_frame(stdin, RoundOrder)) is not None:
        write_frame(stdout, advance_rounds(order.tournament, order.blocks, order.now))


if __name__ == "__main__":
    main(sys.stdin.buffer, sys.stdout.buffer)
