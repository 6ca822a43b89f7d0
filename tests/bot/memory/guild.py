"""What the store of the tests keeps of one guild."""

from collections.abc import Callable, Sequence

import msgspec

from bot.clocks.rows import AutoReply
from bot.guidance.rows import Hint
from bot.guilds.model import HouseRules, Preferences
from bot.match.model.match import LogRow, Match, MatchRef, Person
from bot.match.model.timing import Wait, Waiting
from bot.outbox.model import PROPOSALS, REMINDERS, Board, Notice, NoticeKind
from bot.play.rows import SavedSetup
from bot.ratings.model import DAY, MAX_RATED_A_DAY, ArchivedResult, Rating, RatingChange, compute_ratings, is_ratable
from bot.store.errors import MatchNotFound
from bot.tournaments.model import TableBoard, TablePlace, Tournament


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
    lessons: dict[tuple[int, str], int] = {}
    departure: float | None = None
    numbers: dict[int, int] = {}
    numbered: int = 0
    pruned: set[int] = set()
    ended: dict[int, Match] = {}
    rated: list[int] = []
    openings: dict[tuple[int, int], str] = {}
    waits: dict[int, tuple[Wait, ...]] = {}
    time_left: dict[tuple[int, int], dict[int, float]] = {}
    """By match and seat, the version of the newest action that it may take back, and how much time was left then."""
    notices: dict[int, Notice] = {}
    noticed: int = 0
    standing: dict[tuple[int, int, str], AutoReply] = {}
    hints: dict[tuple[int, int, int], Hint] = {}
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

    def wait(self, match_id: int, waiting: Waiting, log: LogRow) -> None:
        """Replace the waits of a match, and forget the auto replies that are over by that."""
        before = {wait.seat: wait for wait in self.waits.get(match_id, ())}
        now = {seat: wait for seat, wait in before.items() if seat in waiting.kept_seats}
        for wait in waiting.begun:
            earlier = before.get(wait.seat)
            goes_on = earlier is not None and (earlier.kind, wait.kind) == ("ahead", "answer")
            now[wait.seat] = msgspec.structs.replace(wait, version=earlier.version) if earlier and goes_on else wait
            if wait.kind not in ("answer", "ahead"):
                self.standing.pop((match_id, wait.seat, "own_turn"), None)
        self.waits[match_id] = tuple(now[seat] for seat in sorted(now))
        if waiting.is_new_turn:
            self.standing = {key: each for key, each in self.standing.items() if (key[0], key[2]) != (match_id, "turn")}
        asked = {wait.seat for wait in waiting.begun if wait.kind in ("answer", "ahead")}
        if log.kind == "taken_over" or (log.kind == "taken_back" and log.seat in asked):
            self.standing = {key: each for key, each in self.standing.items() if key[:2] != (match_id, log.seat)}

    def enter(self, *user_ids: int | None) -> None:
        """Give whoever is new a number, by which they are called if they are erased."""
        for user_id in user_ids:
            if user_id is not None and user_id > 0 and user_id not in self.numbers:
                self.numbered += 1
                self.numbers[user_id] = self.numbered

    def keep_time_left(self, match: Match, log: LogRow) -> None:
        """Keep how much time a seat had left when its person acted."""
        if log.seat is None or not log.is_by_hand or match.is_binding:
            return
        at = log.at if match.timing.paused_at is None else match.timing.paused_at
        for wait in self.waits.get(match.id, ()):
            if wait.seat == log.seat and wait.due is not None:
                self.time_left[match.id, log.seat] = {log.number: max(wait.due - at, 0)}

    def keep_result(self, match: Match) -> None:
        """Keep what a match came to, once, and note whether it is rated."""
        if match.status != "over" or None in (match.ending, match.ended_at) or match.id in self.ended:
            return
        self.ended[match.id] = match
        if is_ratable(match) and not any(
            self._met(one, other, match.ended_at or 0.0) >= MAX_RATED_A_DAY for one, other in _opponents(match)
        ):
            self.rated.append(match.id)

    def _met(self, one: int, other: int, at: float) -> int:
        rated = [self.ended[match_id] for match_id in self.rated]
        return sum((match.ended_at or 0.0) > at - DAY and (one, other) in _opponents(match) for match in rated)

    def rating_changes(self) -> list[RatingChange]:
        """What all rated matches did to ratings, oldest first: everything is computed whenever it is asked for."""
        ratings: dict[tuple[str, int], Rating] = {}
        changes = []
        for match in (self.ended[match_id] for match_id in self.rated):
            teams = [[match.people[seat].id for seat in team] for team in match.roster.teams]
            before = [[ratings.get((match.game, each), Rating()) for each in team] for team in teams]
            after = compute_ratings(before, match.ending.ranks if match.ending else (), match.ended_at or 0.0)
            for people, olds, news in zip(teams, before, after, strict=True):
                for user_id, old, new in zip(people, olds, news, strict=True):
                    ratings[match.game, user_id] = new
                    person = Person(user_id, self.name_of(user_id))
                    changes.append(RatingChange(match.id, match.game, person, old.mu, new))
        return [change for change in changes if change.person.is_known]

    def name_of(self, user_id: int) -> str:
        """What a person is called in the newest match that is kept."""
        names = [person.name for match in self.kept() for person in match.people if person.id == user_id]
        return names[-1] if names else ""

    def number_of(self, user_id: int) -> int:
        """The number of a person in the file."""
        return -user_id if user_id < 0 else self.numbers[user_id]

    def archived(self, user_id: int) -> list[ArchivedResult]:
        """What is left of a person's matches that are kept no more."""
        return [
            ArchivedResult(
                match.id,
                match.game,
                match.roster.teams,
                match.ending,
                match.ended_at or 0.0,
                seat,
                has_left=match.people[seat] != person,
                opening=self.openings.get((match.id, seat), ""),
            )
            for match in sorted(self.ended.values(), key=lambda match: match.id)
            for seat, person in enumerate(match.first_people)
            if match.id in self.pruned and person.id == user_id and match.ending
        ]

    def kept(self) -> list[Match]:
        return [match for match in self.matches if match.id not in self.pruned]

    def everybody(self) -> set[int | None]:
        """The ids of all who still stand anywhere."""
        rows = [row for match in self.kept() for row in self.logs[match.id - 1]]
        seated = {person.id for match in self.kept() for person in (*match.people, *match.first_people)}
        entered = {each.person.id for tournament in self.tournaments.values() for each in tournament.entrants}
        entered |= {tournament.opener_id for tournament in self.tournaments.values()}
        resulting = {each.id for match in self.ended.values() for each in match.first_people}
        return seated | entered | resulting | {row.user_id for row in rows}

    def change_tournaments(self, change: Callable[[Tournament], Tournament]) -> None:
        """Change every tournament; one that is another then is of another version."""
        for key, before in self.tournaments.items():
            after = change(before)
            if after != before:
                self.tournaments[key] = msgspec.structs.replace(after, version=before.version + 1)

    def postpone_rounds(self, seconds: float) -> list[int]:
        """Move the ends of all rounds; the matches of those that end in another minute then."""
        outdated: list[int] = []
        for key, each in self.tournaments.items():
            if each.status == "running" and each.round_ends_at is not None:
                ends_at = each.round_ends_at + seconds
                self.tournaments[key] = msgspec.structs.replace(each, round_ends_at=ends_at)
                if int(ends_at / 60) != int(each.round_ends_at / 60):
                    table = self.table_boards[key]
                    self.table_boards[key] = msgspec.structs.replace(table, stale_marks=table.stale_marks + 1)
                    outdated += [match_id for place, match_id in self.tables.items() if place.tournament_id == key]
        return outdated

    def drop_tournaments(self, ended_before: float) -> bool:
        """Drop the tournaments that ended so long ago; whether there were any."""
        old = [
            key for key, each in self.tournaments.items() if each.ended_at is not None and each.ended_at < ended_before
        ]
        for key in old:
            del self.tournaments[key], self.table_boards[key]
        self.tables = {place: found for place, found in self.tables.items() if place.tournament_id not in old}
        return bool(old)


class MemoryGuilds:
    """What the store of the tests keeps, guild by guild."""

    def __init__(self) -> None:
        self._guilds: dict[int, MemoryGuild] = {}

    def _guild(self, ref: MatchRef) -> MemoryGuild:
        guild = self._guilds.get(ref.guild_id, MemoryGuild())
        if not 1 <= ref.match_id <= len(guild.matches) or ref.match_id in guild.pruned:
            raise MatchNotFound(f"match {ref.match_id}")
        return guild

    def _change_board(self, guild: MemoryGuild, match_id: int, **changes: object) -> None:
        guild.boards[match_id - 1] = msgspec.structs.replace(guild.boards[match_id - 1], **changes)


def _opponents(match: Match) -> set[tuple[int, int]]:
    ids, team_of = [person.id for person in match.people], match.roster.team_of
    seats = match.roster.seats
    return {(ids[one], ids[other]) for one in seats for other in seats if team_of(one) != team_of(other)}
