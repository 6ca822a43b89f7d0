"""Any sequence of calls, stale ones, repeated ones and restarts among them, leaves both stores alike."""

import asyncio
import tempfile
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule
from msgspec.structs import replace

from bot.guilds.model import HouseRules
from bot.match.model.match import ChangeKind, Ending, LogRow, Match, MatchRef, Person, Status
from bot.outbox.model import Board
from bot.play.rows import SavedSetup
from bot.store.errors import DuplicateInteraction, MatchNotFound, StaleVersion
from tests.bot.memory.store import MemoryStore
from tests.bot.store.samples import after, draft, opened, row, voice_lobby
from tests.bot.stored import SqliteStore

T = TypeVar("T")

GUILDS = st.integers(1, 3)
IDS = st.integers(101, 103)
PEOPLE = st.builds(Person, id=IDS, name=st.text(max_size=3))
INTERACTIONS = st.none() | st.integers(1, 20)
STATUSES: tuple[Status, ...] = ("open", "live", "over", "declined", "cancelled", "expired")


class Stores(RuleBasedStateMachine):
    """The store with files against the double, which is simple enough to be the model."""

    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.folder = tempfile.TemporaryDirectory()
        self.model = MemoryStore()
        self.loaded: list[Match] = []

    def teardown(self) -> None:
        self.runner.run(self.store.close())
        self.runner.close()
        self.folder.cleanup()

    @initialize()
    def start(self) -> None:
        self.store = SqliteStore(Path(self.folder.name), max_open=2)

    @rule()
    def restart(self) -> None:
        self.runner.run(self.store.close())
        self.start()

    @rule(guild=GUILDS, people=st.lists(PEOPLE, min_size=1, max_size=3), rated=st.booleans(), interaction=INTERACTIONS)
    def open(self, guild: int, people: list[Person], rated: bool, interaction: int | None) -> None:
        match = self.both(lambda store: store.open(guild, draft(*people, rated=rated), opened(interaction)))
        self.remember(match)

    @rule(guild=GUILDS, people=st.lists(PEOPLE, min_size=1, max_size=3), interaction=INTERACTIONS)
    def gather(self, guild: int, people: list[Person], interaction: int | None) -> None:
        self.remember(self.both(lambda store: store.open(guild, voice_lobby(*people), opened(interaction))))

    @rule(
        data=st.data(),
        kind=st.sampled_from(("acted", "started")),
        posted=st.booleans(),
        status=st.sampled_from(STATUSES),
        state=st.binary(max_size=40),
        interaction=INTERACTIONS,
        reports=st.lists(st.binary(max_size=5), max_size=3),
        at=st.floats(0, 1e12),
    )
    def save(
        self,
        data: st.DataObject,
        kind: ChangeKind,
        posted: bool,
        status: Status,
        state: bytes,
        interaction: int | None,
        reports: list[bytes],
        at: float,
    ) -> None:
        if not self.loaded:
            return
        ending = Ending(((0,),), "played") if status == "over" else None
        before = data.draw(st.sampled_from(self.loaded))
        match = after(before, state=state, status=status, ending=ending, ended_at=at)
        if reports and before.reports:  # a reader that nothing has changed for
            readers = min(len(reports), len(before.reports))
            kept = data.draw(st.lists(st.booleans(), min_size=readers, max_size=readers))
            seen = before.since or (before.version,) * readers
            match = replace(
                match, since=tuple(old if keep else match.version for old, keep in zip(seen, kept, strict=False))
            )
        else:
            match = replace(match, since=())
        if match.lobby is not None:
            match = replace(match, lobby=replace(match.lobby, posted=posted))
        log = row(match.version, kind, at=at, reports=tuple(reports), interaction_id=interaction)
        stored = self.both(lambda store: store.save(match, log))
        loaded = self.both(lambda store: store.load(match.ref))
        assert stored in (None, loaded)
        self.remember(loaded)

    @rule(guild=GUILDS, person=PEOPLE)
    def rename(self, guild: int, person: Person) -> None:
        self.both(lambda store: store.rename(guild, person))

    @rule(guild=GUILDS, match_id=st.integers(0, 4), channel=st.integers(1, 3))
    def repost(self, guild: int, match_id: int, channel: int) -> None:
        self.both(lambda store: store.repost(MatchRef(guild, match_id), channel))

    @rule(guild=GUILDS, match_id=st.integers(0, 4), channel=st.integers(1, 3))
    def move(self, guild: int, match_id: int, channel: int) -> None:
        self.both(lambda store: store.move(MatchRef(guild, match_id), channel))

    @rule(guild=GUILDS, match_id=st.integers(0, 4), message=st.none() | st.integers(1, 9), shown=st.integers(-1, 3))
    def show(self, guild: int, match_id: int, message: int | None, shown: int) -> None:
        board = Board(match_id=match_id, channel_id=2, message_id=message, wanted=9, shown=shown, posted_at=3.5)
        self.both(lambda store: store.save_board(guild, board))

    @rule(guild=GUILDS, one=st.integers(101, 102), other=st.integers(101, 102))
    def block(self, guild: int, one: int, other: int) -> None:
        self.both(lambda store: store.block(guild, one, other))

    @rule(guild=GUILDS)
    def rate_anew(self, guild: int) -> None:
        self.both(lambda store: store.rate_anew(guild))

    @rule(guild=GUILDS, one=st.integers(101, 102), other=st.integers(101, 102))
    def unblock(self, guild: int, one: int, other: int) -> None:
        self.both(lambda store: store.unblock(guild, one, other))

    @rule(
        guild=GUILDS,
        user=st.integers(101, 102),
        name=st.sampled_from("abc"),
        variant=st.sampled_from("xy"),
        text=st.text(),
    )
    def keep_setup(self, guild: int, user: int, name: str, variant: str, text: str) -> None:
        setup = SavedSetup("game", variant, name, text)
        self.both(lambda store: store.keep_setup(guild, user, setup, 2))

    @rule(guild=GUILDS, user=st.integers(1, 2), setup_id=st.integers(0, 4))
    def drop_setup(self, guild: int, user: int, setup_id: int) -> None:
        self.both(lambda store: store.drop_setup(guild, user, setup_id))

    @rule(guild=GUILDS, user=IDS)
    def erase(self, guild: int, user: int) -> None:
        if self.both(lambda store: store.erase(guild, user, "Former player")) == ():
            self.loaded = [match for match in self.loaded if user not in {person.id for person in match.people}]

    @rule(guild=GUILDS, before=st.floats(0, 1e6))
    def prune(self, guild: int, before: float) -> None:
        self.both(lambda store: store.prune(guild, before))

    @rule(guild=GUILDS, at=st.none() | st.floats(1, 9))
    def leave(self, guild: int, at: float | None) -> None:
        self.both(lambda store: store.set_departure(guild, at))

    @rule(guild=GUILDS)
    def forget(self, guild: int) -> None:
        self.both(lambda store: store.forget(guild))
        self.loaded = [match for match in self.loaded if match.guild_id != guild]

    @rule(guild=GUILDS)
    def tidy(self, guild: int) -> None:
        self.both(lambda store: store.tidy(guild, 0.0))

    @rule(guild=GUILDS, role=st.none() | st.integers(1, 3))
    def allow(self, guild: int, role: int | None) -> None:
        self.both(lambda store: store.set_house_rules(guild, HouseRules(starter_role=role)))

    @rule(guild=GUILDS, user=st.none() | IDS, statuses=st.sets(st.sampled_from(STATUSES)))
    def look(self, guild: int, user: int | None, statuses: set[Status]) -> None:
        chosen = tuple(sorted(statuses))
        self.both(lambda store: store.matches(guild, user_id=user, statuses=chosen))

    @invariant()
    def both_tell_the_same(self) -> None:
        for guild in self.both(lambda store: store.guilds()) or ():
            self.both(lambda store, guild=guild: store.pending_boards(guild))
            self.both(lambda store, guild=guild: store.has_blocked(guild, 101, 102))
            self.both(lambda store, guild=guild: store.blocks_among(guild, (101, 102)))
            self.both(lambda store, guild=guild: store.list_blocked(guild, 101))
            self.both(lambda store, guild=guild: store.house_rules(guild))
            self.both(lambda store, guild=guild: store.departure(guild))
            self.both(lambda store, guild=guild: store.results(guild, 101))
            self.both(lambda store, guild=guild: store.ratings_of(guild, 101))
            self.both(lambda store, guild=guild: store.setups(guild, 101))
            self.both(lambda store, guild=guild: store.setups(guild, 102))
            for match in self.both(lambda store, guild=guild: store.matches(guild, statuses=STATUSES)) or ():
                log = self.both(lambda store, match=match: store.log(match.ref))
                assert is_one_chain(log, match)
                self.both(lambda store, match=match: store.rating_changes(match.ref))

    def both(self, call: Any) -> Any:
        """Make the same call to both stores and return the answer, which must be the same."""
        answers = [self.runner.run(answer(call(store))) for store in (self.store, self.model)]
        assert answers[0] == answers[1]
        return None if isinstance(answers[0], type) else answers[0]

    def remember(self, match: Match | None) -> None:
        if match is not None:
            self.loaded.append(match)


async def answer(call: Coroutine[Any, Any, T]) -> T | type[Exception]:
    try:
        return await call
    except (MatchNotFound, StaleVersion, DuplicateInteraction) as error:
        return type(error)


def is_one_chain(log: tuple[LogRow, ...] | None, match: Match) -> bool:
    return log is not None and [entry.number for entry in log] == list(range(match.version + 1))


TestStores = Stores.TestCase
TestStores.settings = settings(max_examples=8, stateful_step_count=30, suppress_health_check=[HealthCheck.too_slow])
