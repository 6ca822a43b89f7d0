"""A guild's file in which somebody did all kinds of things by chance, and what of them a disk still holds.

python -m tests.bot.store.forgotten_person DATA_DIR SEED

Makes such a file, says "made", deletes the person's data, says "deleted", and waits to be killed.
"""

import asyncio
import sys
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import msgspec

from bot.daily.model import DailyTry
from bot.guilds.model import HouseRules, Preferences
from bot.match.model.match import Ending, Match, MatchRef, Person
from bot.match.rows.people import seal_of_person
from bot.play.rows import SavedSetup
from bot.store.errors import MatchNotFound
from bot.tournaments.model import Entrant
from engine.core.rng import Rng
from tests.bot.store.samples import GUILD, after, draft, left, new_tournament, opened, row, voice_lobby
from tests.bot.stored import SqliteStore

MALLORY = 876_543_210_987_654_321
MARK = "Mällory"
"""In every name that she goes by, and in what she keeps."""

OTHERS = 60
STEPS = 220
SENTENCES = "made", "deleted"


def traces(data_dir: Path, user_id: int = MALLORY, mark: str = MARK) -> set[str]:
    """The files of the folder in which something of a person is found, byte by byte."""
    wanted = [*encodings(user_id), mark.encode(), mark.encode("utf-16-le"), mark.encode("utf-16-be")]
    wanted += [seal_of_person(GUILD, number, user_id) for number in range(1, OTHERS + 2)]
    return {
        str(path.relative_to(data_dir))
        for path in data_dir.rglob("*")
        if path.is_file() and any(trace in path.read_bytes() for trace in wanted)
    }


def encodings(user_id: int) -> Iterator[bytes]:
    """An id as a text, as a number of SQLite's in a row, as its key of a row, and as others write numbers."""
    yield str(user_id).encode()
    yield f"{user_id:x}".encode()
    for size in range((user_id.bit_length() + 7) // 8, 9):
        yield user_id.to_bytes(size, "big")
        yield user_id.to_bytes(size, "little")
    yield varint(user_id)


def varint(number: int) -> bytes:
    """A number as SQLite writes keys: seven bits a byte, or eight in the ninth."""
    if number >= 1 << 56:
        return bytes(0x80 | number >> shift & 0x7F for shift in range(57, 7, -7)) + bytes((number & 0xFF,))
    groups = [number >> shift & 0x7F for shift in range(0, max(1, number.bit_length()), 7)][::-1]
    return bytes(group | 0x80 for group in groups[:-1]) + bytes(groups[-1:])


class Club:
    """People of one guild who do things by chance, and Mallory among them."""

    def __init__(self, store: SqliteStore, seed: int) -> None:
        self._store = store
        self._rng = Rng(seed.to_bytes(32, "big"))
        self._matches: list[Match] = []

    async def live(self, steps: int = STEPS) -> None:
        """Do so many things, and then end all that Mallory is part of."""
        deeds: tuple[Callable[[], Awaitable[object]], ...] = (
            *[self._open] * 4,
            *[self._play] * 5,
            *[self._swap_people] * 3,
            self._end,
            *[self._rename] * 2,
            *[self._keep_setup] * 3,
            self._drop_setup,
            *[self._block] * 2,
            self._unblock,
        )
        for step in range(steps):
            await deeds[self._below(len(deeds))]()
            if step == steps // 2:
                await self._store.prune(GUILD, 30.0)
        await self._enter()
        for match in await self._store.matches(GUILD, user_id=MALLORY):
            if match.status == "live" and match.people[0].id == MALLORY:
                await left(self._store, match)
            await self._finish(match)

    async def _enter(self) -> None:
        """Let Mallory enter tournaments and leave some of them, and organise others."""
        names = [f"{MARK} {'~' * number}" for number in range(90)]
        for number in range(0, 90, 3):
            others = tuple(Entrant(Person(50 + each, "Somebody")) for each in range(2))
            entrants = (Entrant(Person(MALLORY, names[number])), *others)
            tournament = await self._store.open_tournament(GUILD, new_tournament(opener_id=MALLORY))
            tournament = msgspec.structs.replace(tournament, version=1, entrants=entrants)
            await self._store.save_tournament(tournament)
            if number % 2:
                left = msgspec.structs.replace(tournament, version=2, entrants=entrants[1:])
                await self._store.save_tournament(left)
        await self._store.set_house_rules(GUILD, HouseRules(organisers=(5, MALLORY)))

    def _below(self, bound: int) -> int:
        number, self._rng = self._rng.below(bound)
        return number

    def _person(self, user_id: int) -> Person:
        name = MARK if user_id == MALLORY else "Somebody"
        return Person(user_id, f"{name} {'~' * self._below(110)}")

    def _people(self, many: int) -> tuple[Person, ...]:
        first = 100_000_000_000_000_000 + self._below(OTHERS)
        others = [first + place * 1_000_003 for place in range(1, many)]
        return tuple(self._person(user_id) for user_id in ([MALLORY, *others] if self._below(2) else [first, *others]))

    async def _open(self) -> None:
        new = voice_lobby(*self._people(4)) if self._below(3) == 0 else draft(*self._people(2))
        self._matches.append(await self._store.open(GUILD, new, opened()))

    async def _play(self) -> None:
        for place, match in enumerate(self._matches):
            if match.lobby is None and self._below(3) == 0:
                state = b'{"turn":"%s"}' % (b"x" * self._below(12_000))
                self._matches[place] = await self._store.save(after(match, state=state), row(match.version + 1))

    async def _swap_people(self) -> None:
        for place, match in enumerate(self._matches):
            if match.lobby is not None and self._below(2):
                changed = after(match, status="open", people=self._people(4))
                self._matches[place] = await self._store.save(changed, row(match.version + 1, "joined"))

    async def _end(self) -> None:
        if self._matches:
            await self._finish(self._matches.pop(self._below(len(self._matches))))

    async def _finish(self, match: Match) -> None:
        match = await self._store.load(match.ref)
        ending = Ending(((1,), (0,)), "resigned") if match.lobby is None else None
        status = "over" if match.lobby is None else "cancelled"
        ended = after(match, status=status, ending=ending, ended_at=float(self._below(60)))
        await self._store.save(ended, row(match.version + 1, "resigned" if ending else "cancelled"))
        self._matches = [other for other in self._matches if other.id != match.id]

    async def _rename(self) -> None:
        await self._store.rename(GUILD, self._person(MALLORY))

    async def _keep_setup(self) -> None:
        owner = MALLORY if self._below(2) else 100_000_000_000_000_000 + self._below(OTHERS)
        text = (MARK if owner == MALLORY else "F") * (1 + self._below(900))
        setup = SavedSetup("stratego", "duel", f"{MARK if owner == MALLORY else 'mine'} {self._below(12)}", text)
        await self._store.keep_setup(GUILD, owner, setup, 20)
        await self._store.set_lesson(GUILD, owner, "stratego", steps=self._below(6))
        await self._store.add_try(GUILD, owner, DailyTry(20_000 + self._below(6), "stratego", b"{}", found=True))
        await self._store.set_preferences(GUILD, owner, Preferences(words=bool(self._below(2)), calls="turn"))
        await self._store.set_daily(GUILD, owner, 3_600.0)

    async def _drop_setup(self) -> None:
        for setup in await self._store.setups(GUILD, MALLORY):
            if self._below(2):
                await self._store.drop_setup(GUILD, MALLORY, setup.id)

    async def _block(self) -> None:
        blocker = MALLORY if self._below(2) else 100_000_000_000_000_000 + self._below(OTHERS)
        await self._store.block(GUILD, blocker, 200_000_000_000_000_000 + self._below(500))

    async def _unblock(self) -> None:
        for blocked in await self._store.list_blocked(GUILD, MALLORY):
            if self._below(2):
                await self._store.unblock(GUILD, MALLORY, blocked)


async def is_whole(store: SqliteStore) -> bool:
    """Whether every match and every log can be read, and checks."""
    for match_id in await store.match_ids(GUILD, ("open", "live", "over", "cancelled")):
        try:
            match, log = await store.load(MatchRef(GUILD, match_id)), await store.log(MatchRef(GUILD, match_id))
        except MatchNotFound:
            return False
        if log[-1].number != match.version:
            return False
    return True


async def _be_forgotten(data_dir: Path, seed: int) -> None:
    store = SqliteStore(data_dir)
    await Club(store, seed).live()
    sys.stdout.write(f"{SENTENCES[0]}\n")
    sys.stdout.flush()
    await store.erase(GUILD, MALLORY, "Former player")
    sys.stdout.write(f"{SENTENCES[1]}\n")
    sys.stdout.flush()
    await asyncio.Event().wait()


if __name__ == "__main__":
    asyncio.run(_be_forgotten(Path(sys.argv[1]), int(sys.argv[2])))
