"""Any sequence of calls, stale and repeated ones and restarts among them, leaves what was saved and nothing else."""

import asyncio
import tempfile
from collections.abc import Awaitable
from itertools import count
from pathlib import Path
from typing import TypeVar

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from msgspec.structs import replace

from bot.guilds.model import HouseRules, Preferences
from bot.match.model.match import (
    NO_ROWS,
    ChangeKind,
    Ending,
    LogRow,
    Match,
    MatchRef,
    NewMatch,
    Person,
    Status,
    head_after,
)
from bot.outbox.model import Board
from bot.play.rows import SavedSetup
from bot.store.errors import DuplicateInteraction, MatchNotFound, StaleVersion
from tests.bot.store.samples import after, draft, opened, row, voice_lobby
from tests.bot.stored import SqliteStore

T = TypeVar("T")

GUILDS = st.integers(1, 3)
IDS = st.integers(101, 103)
PEOPLE = st.lists(st.builds(Person, id=IDS, stored_name=st.text(max_size=3)), min_size=1, max_size=3)
INTERACTIONS = st.none() | st.integers(1, 20)
STATUSES: tuple[Status, ...] = ("open", "live", "over", "declined", "cancelled", "expired")


class Store(RuleBasedStateMachine):
    """A store, with a model of its matches: what was answered last for each, and every row of its log."""

    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.folder = tempfile.TemporaryDirectory()
        self.matches: dict[MatchRef, Match] = {}
        self.logs: dict[MatchRef, list[LogRow]] = {}
        self.earlier: list[Match] = []
        self.interactions: set[tuple[int, int]] = set()
        self.opened = dict.fromkeys(range(1, 4), 0)

    def teardown(self) -> None:
        self.do(self.store.close())
        self.runner.close()
        self.folder.cleanup()

    def do(self, call: Awaitable[T]) -> T | type[Exception]:
        async def answer() -> T | type[Exception]:
            try:
                return await call
            except (MatchNotFound, StaleVersion, DuplicateInteraction) as error:
                return type(error)

        return self.runner.run(answer())

    @initialize()
    def start(self) -> None:
        self.store = SqliteStore(Path(self.folder.name), max_open=2)

    @rule()
    def restart(self) -> None:
        self.do(self.store.close())
        self.start()

    @rule(guild=GUILDS, people=PEOPLE, rated=st.booleans(), is_lobby=st.booleans(), interaction=INTERACTIONS)
    def open(self, guild: int, people: list[Person], rated: bool, is_lobby: bool, interaction: int | None) -> None:
        new: NewMatch = voice_lobby(*people) if is_lobby else draft(*people, rated=rated)
        log = opened(interaction)
        match = self.do(self.store.open(guild, new, log))
        if (guild, interaction) in self.interactions:
            assert match is DuplicateInteraction
            return
        self.opened[guild] += 1
        assert isinstance(match, Match)
        assert match == replace(new.to_match(guild, self.opened[guild], log.reports), head=match.head)
        self.logs[match.ref] = []
        self.note(match, log)

    @precondition(lambda self: self.earlier)
    @rule(
        data=st.data(),
        kind=st.sampled_from(("acted", "started")),
        status=st.sampled_from(STATUSES),
        state=st.binary(max_size=40),
        reports=st.lists(st.binary(max_size=5), max_size=3),
        at=st.floats(0, 1e12),
        interaction=INTERACTIONS,
    )
    def save(
        self,
        data: st.DataObject,
        kind: ChangeKind,
        status: Status,
        state: bytes,
        reports: list[bytes],
        at: float,
        interaction: int | None,
    ) -> None:
        before = data.draw(st.sampled_from(self.earlier))
        ending = Ending(((0,),), "played") if status == "over" else None
        match = after(before, state=state, status=status, ending=ending, ended_at=at, since=())
        if len(reports) == len(before.reports):  # nothing has changed for some readers
            seen = before.since or (before.version,) * len(reports)
            match = replace(match, since=tuple(data.draw(st.sampled_from((old, match.version))) for old in seen))
        log = row(match.version, kind, at=at, reports=tuple(reports), interaction_id=interaction)
        stored = self.do(self.store.save(match, log))
        newest = self.matches.get(match.ref)
        if isinstance(stored, Match):
            assert newest is not None
            assert (newest.version, newest.key) == (before.version, before.key)
            assert (match.guild_id, interaction) not in self.interactions
            assert (stored.version, stored.state, stored.ending, stored.since) == (
                match.version, match.state, match.ending, match.since,
            )  # fmt: skip
            self.note(stored, log)
        elif stored is StaleVersion:
            assert newest is not None
            assert (newest.version, newest.key) != (before.version, before.key)
        else:
            is_repeated = (match.guild_id, interaction) in self.interactions
            assert is_repeated if stored is DuplicateInteraction else newest is None

    def note(self, match: Match, log: LogRow) -> None:
        self.matches[match.ref] = match
        self.earlier.append(match)
        self.logs[match.ref].append(log)
        if log.interaction_id is not None:
            self.interactions.add((match.guild_id, log.interaction_id))

    def note_people(self, guild: int) -> None:
        """Take over what the matches of a guild say of their people, which is all that may have changed."""
        for ref, before in self.matches.items():
            if ref.guild_id == guild:
                match = self.do(self.store.load(ref))
                assert isinstance(match, Match)
                assert replace(match, people=before.people) == before
                self.matches[ref] = match

    @rule(guild=GUILDS, person=st.builds(Person, id=IDS, stored_name=st.text(max_size=3)))
    def rename(self, guild: int, person: Person) -> None:
        self.do(self.store.rename(guild, person))
        self.note_people(guild)
        for match in self.matches.values():
            if match.guild_id == guild and match.status in ("open", "live"):
                assert {each.name for each in match.people if each.id == person.id} <= {person.name}

    @rule(guild=GUILDS, user=IDS)
    def erase(self, guild: int, user: int) -> None:
        playing = self.do(self.store.erase(guild, user, "Former player"))
        mine = [match for match in self.matches.values() if match.guild_id == guild and is_in(match, user)]
        unfinished = tuple(sorted(match.id for match in mine if match.status in ("open", "live")))
        assert playing == unfinished
        if not unfinished:
            self.note_people(guild)
            assert not any(is_in(match, user) for match in self.matches.values() if match.guild_id == guild)
            self.earlier = [match for match in self.earlier if match.guild_id != guild or not is_in(match, user)]

    @rule(guild=GUILDS, number=st.integers(0, 4), channel=st.integers(1, 3), is_reposted=st.booleans())
    def move(self, guild: int, number: int, channel: int, is_reposted: bool) -> None:
        ref = MatchRef(guild, number)
        result = self.do((self.store.repost if is_reposted else self.store.move)(ref, channel))
        assert (result is MatchNotFound) == (ref not in self.matches)
        if ref in self.matches:
            self.matches[ref] = replace(self.matches[ref], channel_id=channel)

    @rule(guild=GUILDS, before=st.floats(0, 1e6))
    def prune(self, guild: int, before: float) -> None:
        self.do(self.store.prune(guild, before))
        for ref, match in list(self.matches.items()):
            is_done = match.status not in ("open", "live") and match.ended_at is not None
            if ref.guild_id == guild and is_done and (match.ended_at or 0.0) < before:
                del self.matches[ref], self.logs[ref]

    @rule(guild=GUILDS)
    def forget(self, guild: int) -> None:
        self.do(self.store.forget(guild))
        self.opened[guild] = 0
        self.matches = {ref: match for ref, match in self.matches.items() if ref.guild_id != guild}
        self.earlier = [match for match in self.earlier if match.guild_id != guild]
        self.interactions = {each for each in self.interactions if each[0] != guild}

    @rule(guild=GUILDS, number=st.integers(0, 4), message=st.none() | st.integers(1, 9), shown=st.integers(-1, 3))
    def show(self, guild: int, number: int, message: int | None, shown: int) -> None:
        board = Board(match_id=number, channel_id=2, message_id=message, wanted=9, shown=shown, posted_at=3.5)
        self.do(self.store.save_board(guild, board))
        if MatchRef(guild, number) in self.matches:
            stored = self.do(self.store.board(MatchRef(guild, number)))
            assert isinstance(stored, Board)
            assert (stored.message_id, stored.shown) == (message, shown)
            behind = self.do(self.store.pending_boards(guild))
            assert (stored in tuple(behind)) == (stored.wanted != shown or stored.outdated > 0)  # type: ignore[arg-type]

    @rule(guild=GUILDS, user=IDS)
    def rate_anew(self, guild: int, user: int) -> None:
        before = self.do(self.store.ratings_of(guild, user))
        self.do(self.store.rate_anew(guild))
        assert self.do(self.store.ratings_of(guild, user)) == before

    @rule(guild=GUILDS, user=IDS, what=st.integers(0, 5))
    def change_something_else(self, guild: int, user: int, what: int) -> None:
        setup = SavedSetup("game", "x", "name", "text")
        calls = (
            lambda: self.store.block(guild, user, 999),
            lambda: self.store.keep_setup(guild, user, setup, 2),
            lambda: self.store.set_preferences(guild, user, Preferences(hidden=True)),
            lambda: self.store.set_house_rules(guild, HouseRules(starter_role=user)),
            lambda: self.store.set_departure(guild, 5.0),
            lambda: self.store.tidy(guild, 0.0),
        )
        self.do(calls[what]())

    @invariant()
    def what_was_saved_is_there(self) -> None:
        for guild in self.opened:
            kept = [match for ref, match in sorted(self.matches.items(), reverse=True) if ref.guild_id == guild]
            assert self.do(self.store.matches(guild, statuses=STATUSES)) == tuple(kept)
            assert self.do(self.store.matches(guild)) == tuple(each for each in kept if each.status in STATUSES[:2])
            for match in kept:
                assert self.do(self.store.load(match.ref)) == match
                self.check_log(match)

    def check_log(self, match: Match) -> None:
        log = self.do(self.store.log(match.ref))
        assert isinstance(log, tuple)
        head = NO_ROWS
        for number, stored, told in zip(count(), log, self.logs[match.ref], strict=False):
            assert stored.head is not None
            head = head_after(match.key, head, stored.head.board, told.public_row)
            user_id = stored.user_id if (stored.user_id or 0) < 0 else told.user_id
            assert stored == replace(told, number=number, head=head, user_id=user_id)
        assert len(log) == len(self.logs[match.ref]) == match.version + 1
        assert log[match.board_version].head == match.head


def is_in(match: Match, user_id: int) -> bool:
    return any(person.id == user_id for person in match.people)


TestStore = Store.TestCase
TestStore.settings = settings(max_examples=8, stateful_step_count=30, suppress_health_check=[HealthCheck.too_slow])
