"""What the store of the tests keeps of one guild."""

from collections.abc import Callable, Sequence

import msgspec

from bot.model.board import Board
from bot.model.clock import PROPOSALS, REMINDERS, AutoReply, Notice, NoticeKind, Wait
from bot.model.guild import ArchivedResult, HouseRules, Preferences, SavedSetup
from bot.model.match import LogRow, Match
from bot.model.tournaments import TableBoard, TablePlace, Tournament


class MemoryGuild(msgspec.Struct):
    """What one guild's file would hold; a match's number is its place in the lists, from 1."""

    matches: list[Match] = []
    logs: list[list[LogRow]] = []
    boards: list[Board] = []
    blocks: set[tuple[int, int]] = set()
    setups: dict[int, tuple[int, SavedSetup]] = {}
    setups_kept: int = 0
    interactions: set[int] = set()
    rules: HouseRules = HouseRules()
    preferences: dict[int, Preferences] = {}
    departure: float | None = None
    numbers: dict[int, int] = {}
    numbered: int = 0
    pruned: set[int] = set()
    results: list[tuple[int, ArchivedResult]] = []
    waits: dict[int, tuple[Wait, ...]] = {}
    notices: dict[int, Notice] = {}
    noticed: int = 0
    standing: dict[tuple[int, int], AutoReply] = {}
    team_keys: dict[frozenset[int], bytes] = {}
    tournaments: dict[int, Tournament] = {}
    tables: dict[TablePlace, int] = {}
    table_boards: dict[int, TableBoard] = {}
    opened_by: set[int] = set()
    """The interactions that opened a tournament."""
    tournaments_opened: int = 0

    def want(self, match_id: int, kind: NoticeKind, seat: int) -> None:
        """Want a notice in place of the one before it."""
        self.end(match_id, (kind,) if kind in PROPOSALS else REMINDERS, (seat,))
        self.noticed += 1
        self.notices[self.noticed] = Notice(self.noticed, match_id, kind, seat, 0)

    def end(self, match_id: int, kinds: Sequence[NoticeKind], seats: Sequence[int]) -> None:
        """Want such notices no more."""
        for key, notice in list(self.notices.items()):
            if notice.match_id == match_id and notice.kind in kinds and notice.seat in seats:
                if notice.message_id is None:
                    del self.notices[key]
                else:
                    self.notices[key] = msgspec.structs.replace(notice, is_over=True)

    def enter(self, *user_ids: int | None) -> None:
        """Give whoever is new a number, by which they are called if they are erased."""
        for user_id in user_ids:
            if user_id is not None and user_id > 0 and user_id not in self.numbers:
                self.numbered += 1
                self.numbers[user_id] = self.numbered

    def kept(self) -> list[Match]:
        return [match for match in self.matches if match.id not in self.pruned]

    def everybody(self) -> set[int | None]:
        """The ids of all who still stand anywhere."""
        rows = [row for match in self.kept() for row in self.logs[match.id - 1]]
        seated = {person.id for match in self.kept() for person in match.people}
        entered = {each.person.id for tournament in self.tournaments.values() for each in tournament.entrants}
        entered |= {tournament.opener_id for tournament in self.tournaments.values()}
        return seated | entered | {row.user_id for row in rows} | {user_id for user_id, _ in self.results}

    def change_tournaments(self, change: Callable[[Tournament], Tournament]) -> None:
        """Change every tournament; one that is another then is of another version."""
        for key, before in self.tournaments.items():
            after = change(before)
            if after != before:
                self.tournaments[key] = msgspec.structs.replace(after, version=before.version + 1)

    def drop_tournaments(self, ended_before: float) -> bool:
        """Drop the tournaments that ended so long ago; whether there were any."""
        old = [
            key for key, each in self.tournaments.items() if each.ended_at is not None and each.ended_at < ended_before
        ]
        for key in old:
            del self.tournaments[key], self.table_boards[key]
        self.tables = {place: found for place, found in self.tables.items() if place.tournament_id not in old}
        return bool(old)
