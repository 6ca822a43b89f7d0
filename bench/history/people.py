"""What looking at people takes in a guild with many ended matches: CPU time of the whole process, median of rounds.

uv run python -m bench.history.people [--matches 5000] [--people 200] [--rounds 9]

The guild is written by the store itself: matches of two to four people by chance, in all games, nine in ten rated, six
a day. One person takes part in every third, and is the one whose profile is asked for. `QUESTIONS` says what is asked.
"""

import argparse
import asyncio
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import TypeVar

import msgspec

from bot.app import Warroom
from bot.games.catalog import PLAYABLE_GAMES
from bot.match.model.match import Ending, LogRow, Match, NewMatch, Person
from bot.ratings.model import EndedFilter
from engine.ai.dice import Dice
from engine.core.rng import Rng
from engine.core.values import roster
from tests.bot.service_world import CountedKeys, Notebook, RememberedDiary
from tests.bot.stopped_clock import StoppedClock
from tests.bot.stored import SqliteStore, make_warroom

GUILD = 1
GAMES = tuple(PLAYABLE_GAMES)
STATE = b'{"state":"' + b"x" * 2_000 + b'"}'
EVERYBODY_MEETS = Person(10_001, "Ann")
AT_ONCE = 64
BETWEEN = 4 * 3600.0
LIMIT_MS = 100.0

T = TypeVar("T")
Question = Callable[[Warroom], Awaitable[object]]

QUESTIONS: Mapping[str, Question] = {
    "/profile": lambda warroom: warroom.profiles.profile(GUILD, 10_002, EVERYBODY_MEETS),
    "badges": lambda warroom: warroom.badges.record(GUILD, 10_002, EVERYBODY_MEETS),
    "/leaderboard": lambda warroom: warroom.profiles.leaderboard(GUILD, 10_002, GAMES[0]),
    "/matches ended:mine": lambda warroom: warroom.profiles.list_ended(GUILD, EVERYBODY_MEETS.id, EndedFilter()),
    "/matches ended:all": lambda warroom: warroom.profiles.list_ended(GUILD, 10_002, EndedFilter(mine=False)),
    "/matches of a game": lambda warroom: warroom.profiles.list_ended(
        GUILD, 10_002, EndedFilter(mine=False, game=GAMES[1])
    ),
}
"""What is asked, by the command that asks it."""


async def fill(store: SqliteStore, matches: int, people: int) -> float:
    """Write so many ended matches, and return when the last one ended."""
    dice = Dice(Rng(b"history!" * 4))
    members = [Person(10_001 + number, f"Member {number}") for number in range(1, people)]
    for first in range(0, matches, AT_ONCE):
        await asyncio.gather(
            *(
                _end(store, _people(dice, members, number), number, dice)
                for number in range(first, min(first + AT_ONCE, matches))
            )
        )
    return matches * BETWEEN


def _people(dice: Dice, members: list[Person], number: int) -> tuple[Person, ...]:
    chosen = _drawn(dice, members, dice.choice((2, 2, 2, 3, 4)))
    return (EVERYBODY_MEETS, *chosen[1:]) if number % 3 == 0 else tuple(chosen)


async def _end(store: SqliteStore, people: tuple[Person, ...], number: int, dice: Dice) -> None:
    at = number * BETWEEN
    order = _drawn(dice, range(len(people)), len(people))
    draft = NewMatch(
        channel_id=1,
        game=GAMES[number % len(GAMES)],
        options=b"{}",
        roster=roster(*(1 for _ in people)),
        people=people,
        key=number.to_bytes(32, "big"),
        created_at=at,
        expires_at=at + 9.0,
        rated=number % 10 > 0,
    )
    match = await store.open(GUILD, draft, LogRow(0, "opened", at, people[0].id))
    match = await store.save(_next(match), LogRow(1, "started", at, people[0].id, reports=(b"[]",)))
    ending = Ending(tuple((team,) for team in order), "played")
    over = msgspec.structs.replace(_next(match), status="over", ending=ending, ended_at=at)
    await store.save(over, LogRow(2, "acted", at, people[0].id, 0, b"{}", reports=(b"[]",)))


def _drawn(dice: Dice, items: Sequence[T], number: int) -> list[T]:
    """So many of the items, each once, in an order by chance."""
    left = list(items)
    return [left.pop(dice.below(len(left))) for _ in range(number)]


def _next(match: Match) -> Match:
    return msgspec.structs.replace(
        match,
        status="live",
        version=match.version + 1,
        expires_at=None,
        schema=1,
        state=STATE,
        fingerprint=blake2b(STATE, digest_size=8).hexdigest(),
    )


async def measure(folder: Path, matches: int, people: int, rounds: int) -> dict[str, float]:
    """Return the milliseconds of CPU time that each question takes."""
    store = SqliteStore(folder)
    now = await fill(store, matches, people)
    warroom = make_warroom(store, StoppedClock(now), CountedKeys(), Notebook(), RememberedDiary(now))
    taken: dict[str, list[float]] = {name: [] for name in QUESTIONS}
    for _ in range(rounds):
        for name, ask in QUESTIONS.items():
            began = time.process_time()
            await ask(warroom)
            taken[name].append((time.process_time() - began) * 1000)
    await store.close()
    return {name: statistics.median(each) for name, each in taken.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=5_000)
    parser.add_argument("--people", type=int, default=200)
    parser.add_argument("--rounds", type=int, default=9)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(measure(Path(folder), chosen.matches, chosen.people, chosen.rounds))
    for name, milliseconds in found.items():
        print(f"{name:24} {milliseconds:7.1f} ms{'' if milliseconds < LIMIT_MS else '   too much'}")


if __name__ == "__main__":
    main()
