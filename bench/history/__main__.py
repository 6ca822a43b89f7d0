"""How much CPU it takes to look back in a guild with many matches that are over.

uv run python -m bench.history [--matches 5000] [--rounds 20]

All matches are real ones in a guild's file; most end at once by a resignation, one of each game is played to its end.
What is printed is the CPU time of the whole process for one answer, its file's thread included, without drawing and
sending: the first time after a start, and then the median.
"""

import argparse
import asyncio
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from itertools import count
from pathlib import Path

from bot.app import Warroom
from bot.commands import COMPONENT_MODULES
from bot.history.discord.replays import describe_played, replay_page
from bot.history.replays import Perspective
from bot.lobbies.opening import OpeningRequest
from bot.match.model.match import Match, Person, Request
from bot.match.offers import offer_for
from bot.match.transitions import apply_action
from bot.match.waits import to_act
from engine.catalog import GAMES
from tests.bot.service_world import CountedKeys, Notebook, RememberedDiary
from tests.bot.stored import SqliteStore, make_warroom
from tests.dice import Dice

GUILD, CHANNEL = 7, 70
PEOPLE = tuple(Person(100 + number, f"Player {number}") for number in range(60))
EVENING = 3 * 3600.0
"""Seconds between two matches, so that nobody opens too many at a time."""

_interactions = count(1)


class MovingClock:
    """A clock that is moved on by hand."""

    def __init__(self) -> None:
        self.at = time.time() - 10_000 * EVENING

    def now(self) -> float:
        return self.at


class Club:
    """A guild whose people play one match after the other."""

    def __init__(self, folder: Path) -> None:
        self.store = SqliteStore(folder)
        self.clock = MovingClock()
        self.warroom = self.restarted()

    def restarted(self) -> Warroom:
        """A service that remembers nothing."""
        return make_warroom(self.store, self.clock, CountedKeys(), Notebook(), RememberedDiary(self.clock.at))

    def request(self, person: Person) -> Request:
        return Request(person, next(_interactions), self.clock.at)

    async def begin(self, number: int, game: str) -> Match:
        self.clock.at += EVENING
        opener, opponent = PEOPLE[number % 60], PEOPLE[(number * 7 + 1) % 60]
        if opener == opponent:
            opponent = PEOPLE[(number + 1) % 60]
        request = OpeningRequest(GUILD, CHANNEL, opener, game, "", next(_interactions))
        match = await self.warroom.challenges.open(request, opponent, opponent_is_bot=False)
        return await self.warroom.challenges.accept(match.ref, self.request(opponent))

    async def resign(self, match: Match) -> None:
        await self.warroom.play.resign(match.ref, self.request(match.people[0]))

    async def play(self, match: Match, dice: Dice) -> Match:
        """Play to the end, at random."""
        while match.status == "live":
            person = to_act(match)[0]
            offered = offer_for(match, person.id)
            change = apply_action(offered, offered.actions[dice.below(len(offered.actions))], self.request(person))
            match = await self.store.save(change.match, change.row)
        return match


async def measured(doing: Callable[[], Awaitable[object]], rounds: int) -> tuple[float, float]:
    """CPU milliseconds of the first time, and their median afterwards."""
    taken: list[float] = []
    for _ in range(rounds + 1):
        began = time.process_time()
        await doing()
        taken.append((time.process_time() - began) * 1000)
    return taken[0], statistics.median(taken[1:])


async def replay(warroom: Warroom, match: Match, perspective: Perspective | None, place: int = 0) -> None:
    """Answer one press of a replay."""
    replay_page(await warroom.replays.show(match.ref, match.people[0].id, perspective, place))


async def suggest(warroom: Warroom, typed: str) -> None:
    for match in await warroom.replays.search(GUILD, PEOPLE[0].id, typed):
        describe_played(match)


async def run(matches: int, rounds: int, folder: Path) -> None:
    assert COMPONENT_MODULES  # pages have the custom ids of their buttons, which these declare
    club = Club(folder)
    games = sorted(GAMES)
    for number in range(matches - len(games)):
        await club.resign(await club.begin(number, games[number % len(games)]))
    long_ones = [await club.play(await club.begin(number, game), Dice(number)) for number, game in enumerate(games)]
    print(f"{matches} matches that are over; CPU in ms, first and median of {rounds}")
    rows: list[tuple[str, Callable[[], Awaitable[object]]]] = []
    warroom = club.restarted()
    rows += [
        (f"/replay while {typed!r} is typed", lambda typed=typed: suggest(warroom, typed))
        for typed in ("", "stratego player 3")
    ]
    for match in long_ones:
        title = f"{match.game}, {match.version} changes"
        cold = lambda match=match: replay(club.restarted(), match, None)  # noqa: E731
        rows.append((f"/replay, never looked at before: {title}", cold))
        rows.append((f"a step with everything open: {title}", lambda match=match: replay(warroom, match, "open", 20)))
    for name, doing in rows:
        first, usual = await measured(doing, rounds)
        print(f"{first:8.1f} {usual:8.1f}  {name}")
    await club.store.close()


def main() -> None:
    """Measure as the arguments say."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=5_000)
    parser.add_argument("--rounds", type=int, default=20)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(run(chosen.matches, chosen.rounds, Path(folder)))


if __name__ == "__main__":
    main()
