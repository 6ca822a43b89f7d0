"""How long a person waits for a computer player while another of the guild plays nine matches.

uv run python -m bench.turns [--seconds 30]

Nobody pauses: each match asks its next question as soon as it has an answer. First all questions queue as one person's,
as first come, first served would have it; then each person's as theirs.
"""

import argparse
import asyncio
import statistics
import time

from bot.players.pool import Asker, PlayerPool
from bot.workers.local_workers import LocalWorkers
from engine.ai.player import Level, Question
from engine.catalog import GAMES
from engine.core.rng import Rng

GUILD, MANY, ONE = 1, 101, 102
MATCHES = 9
LEVEL: Level = "medium"


def question(number: int) -> Question:
    """The first position of a match of This Means War!."""
    rules = GAMES["this-means-war"]
    options = rules.codec.load_options(b"{}")
    state = rules.new(options, rules.rosters(options)[0], Rng(bytes([number]) * 32)).state
    seat = min(rules.to_act(state))
    return Question("this-means-war", LEVEL, seat, rules.codec.dump_state(state), (), bytes([number]) * 32)


async def measure(seconds: float, *, by_person: bool) -> list[float]:
    """Return the seconds that each question of the second person waited."""
    workers, waits = LocalWorkers(), list[float]()
    pool = PlayerPool(workers)
    await pool.think(Asker(GUILD, MANY), question(0))
    until = time.monotonic() + seconds

    async def play(person: int, number: int) -> None:
        while (asked := time.monotonic()) < until:
            await pool.think(Asker(GUILD, person if by_person else MANY), question(number))
            if person == ONE:
                waits.append(time.monotonic() - asked)

    await asyncio.gather(*(play(MANY, number) for number in range(MATCHES)), play(ONE, MATCHES))
    await workers.close()
    return waits


def main() -> None:
    parser = argparse.ArgumentParser(description="Time a person's computer player beside another's nine matches.")
    parser.add_argument("--seconds", type=float, default=30.0)
    seconds = parser.parse_args().seconds
    for name, by_person in (("first come", False), ("by person", True)):
        waits = asyncio.run(measure(seconds, by_person=by_person))
        print(f"{name}: median {statistics.median(waits):.2f} s, longest {max(waits):.2f} s, of {len(waits)}")


if __name__ == "__main__":
    main()
