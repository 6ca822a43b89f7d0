"""Pairs Swiss rounds by a worker.

A thread would share the interpreter's lock with the event loop, and delay it while networkx is imported. That takes a
third of a second or more.
"""

import asyncio
import logging
from functools import partial

import msgspec

from bot.tournaments.model import Tournament
from bot.tournaments.rounds import Blocks, advance_rounds, open_tables
from bot.workers.executor import Executor, JobFailed, Order, Unfinished

_log = logging.getLogger(__name__)

_SECONDS = 20.0


class RoundOrder(msgspec.Struct, frozen=True):
    """The arguments of `advance_rounds`."""

    tournament: Tournament
    blocks: tuple[tuple[int, int], ...]
    now: float


def pair_round(order: bytes) -> bytes:
    """Return the tournament that `advance_rounds` makes of a `RoundOrder`; both are MessagePack."""
    given = msgspec.msgpack.decode(order, type=RoundOrder)
    return msgspec.msgpack.encode(advance_rounds(given.tournament, given.blocks, given.now))


async def advance_apart(tournament: Tournament, blocks: Blocks, now: float, workers: Executor | None) -> Tournament:
    """Return the result of `advance_rounds`, which a worker computes if it pairs a Swiss round.

    If there are no workers, or they fail, a thread of this process pairs instead.
    """
    if tournament.terms.format != "swiss" or tournament.status != "running" or open_tables(tournament):
        return advance_rounds(tournament, blocks, now)
    if workers is not None:
        data = msgspec.msgpack.encode(RoundOrder(tournament, tuple(sorted(blocks)), now))
        try:
            return msgspec.msgpack.decode(
                await workers.run(pair_round, partial(Order, data, _SECONDS)), type=Tournament
            )
        except (Unfinished, JobFailed, msgspec.MsgspecError) as error:
            _log.warning("no worker has paired a round (%s); a thread pairs it", type(error).__name__)
    return await asyncio.to_thread(advance_rounds, tournament, blocks, now)
