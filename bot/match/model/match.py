"""Values of a match: its people, its log, and the digest chain that its boards show.

Times are POSIX seconds. `version` counts a match's changes from 0, when its challenge was opened. Every accepted change
raises it by one and appends the log row of that number, in one transaction.

Several people may choose simultaneously without invalidating each other's buttons. So a match keeps, for each reader,
the version since which nothing has changed for that reader. A seat's version concerns its choices, the spectator's the
public message. Buttons carry a counter of their reader's own changes instead, as versions also count secret changes of
others. See `since`, `counters`, `seat_version` and `public_version`.

Each log row has a digest, so the messages that people saw bind the published record. It is BLAKE2b of 32 bytes, keyed
with the match's key and personalised as "warroom-heads". It covers a JSON array without spaces: [digest before, board,
kind, seat, action, fingerprint, rules version]. Digests in it are hexadecimal digits; the one before the first row is
64 zeros.

A board shows its number and the first eight digits of its digest. The digest also covers secret actions, and only a few
different ones are possible. Only the key prevents readers from trying them all; it becomes public when the match is
over.
"""

from collections.abc import Iterable
from hashlib import blake2b, sha256
from typing import Literal, NamedTuple

import msgspec

from bot.match.model.timing import ClockName, Leaving, Proposal, Timing, Waiting
from bot.names.people import display_name
from engine.core.replay import Position
from engine.core.values import Roster, Seat

_DIGEST_BYTES = 32
_SHOWN_DIGITS = 8
_encode = msgspec.json.Encoder().encode


class Head(NamedTuple):
    """Digest of a log up to one of its rows, and the number of the newest board until then.

    `board` is 0 before the first board.
    """

    board: int
    digest: bytes

    def __str__(self) -> str:
        """Return the code that a board shows: its number, and the first eight hexadecimal digits of the digest.

        >>> str(Head(17, bytes.fromhex("1a2b3c4d" * 8)))
        '17:1a2b3c4d'
        """
        return f"{self.board}:{self.digest.hex()[:_SHOWN_DIGITS]}"


NO_ROWS = Head(0, bytes(_DIGEST_BYTES))
"""The head of a log before its first row."""


class PublicRow(NamedTuple):
    """The part of a log row that the match record contains. Person and time are left out.

    `action` is JSON; it is None if the change had no action.
    """

    kind: str
    seat: int | None
    action: bytes | None
    fingerprint: str
    rules_version: int


def head_after(key: bytes, before: Head, board: int, public_row: PublicRow) -> Head:
    """Return the head of a log after one more row, hashed with the match's secret `key`.

    `before` is the head before the row. `board` is the number of the newest board up to the row. `public_row` is the
    part of the row that its head covers.
    """
    action = None if public_row.action is None else msgspec.Raw(public_row.action)
    kind, seat, _, fingerprint, rules_version = public_row
    row = (before.digest.hex(), board, kind, seat, action, fingerprint, rules_version)
    return Head(board, blake2b(_encode(row), digest_size=_DIGEST_BYTES, key=key, person=b"warroom-heads").digest())


def digest_position(position: Position) -> bytes:
    """Return the SHA-256 of a position as a JSON object with the field "position".

    It is the action of the row that starts a match from this position, so that heads cover the position.
    """
    return _encode({"position": sha256(_encode(position)).hexdigest()})


Status = Literal["open", "live", "over", "declined", "cancelled", "expired"]
"""Status of a match.

An "open" challenge or lobby still waits for its people. A "live" match is in play. All other statuses are final.
"""

ChangeKind = Literal[
    "opened", "started", "acted", "resigned", "declined", "cancelled", "expired",
    "joined", "left", "arranged", "posted", "picked", "swapped", "agreed",
    "lapsed", "unanswered", "forfeited", "pause_asked", "time_asked", "consented", "refused", "paused", "resumed",
    "extended", "hands_asked", "hands_opened", "hands_closed",
    "gave_up", "timed_out", "taken_over", "take_back_asked", "taken_back",
]  # fmt: skip
"""Kind of a change, as its log row records it.

Only lobbies have the kinds of the second line. The later lines concern time, hands that spectators see, take-overs and
undos.

After a time-out, a turn has "lapsed" or an answer is "unanswered", and the fallback was played. If a time-out removed
the seat instead, it has "forfeited" the match. After "gave_up" or "timed_out", the others vote whether a computer
player takes the seat. The result is "taken_over", or finally "resigned" or "forfeited". A "taken_back" row is an undo;
its action is the JSON list of the removed rows' numbers. Only rows of earlier releases are "picked": captains then
picked the teams.
"""

PLAYED_KINDS: tuple[ChangeKind, ...] = ("acted", "lapsed", "unanswered")
"""Changes that are an action of the engine."""

TIMING_KINDS: tuple[ChangeKind, ...] = (
    "pause_asked", "time_asked", "hands_asked", "consented", "refused", "paused", "resumed", "extended",
    "hands_opened", "hands_closed", "gave_up", "timed_out", "taken_over", "take_back_asked",
)  # fmt: skip
"""Changes that affect only the timing, the hands that spectators see, or the player of a seat.

They leave the game as it is and repeat the redacted events of the previous change. A seat that is taken over starts
with no redacted events.
"""

LEAVE_KINDS: tuple[ChangeKind, ...] = ("resigned", "forfeited")
"""Changes that remove a seat from the match."""

UNDO_USED = -1
"""Value in `Match.undoable` for a seat that used its undo. It may undo nothing until it sees another seat act."""

TeamMethod = Literal["random", "captains", "hand"]
"""Voice lobby teams: drawn at random, or set by the opener ("captains" of earlier releases too)."""


class MatchRef(NamedTuple):
    """The address of a match: its number counts within its guild."""

    guild_id: int
    match_id: int


class Person(msgspec.Struct, frozen=True):
    """A member of the guild, or a computer player: Discord's user id, and the stored name (already safe).

    A person who deleted their data has a negative id and a pseudonym.
    """

    id: int
    stored_name: str

    @property
    def name(self) -> str:
        """The name to show, in the current language."""
        return display_name(self.id, self.stored_name)

    @property
    def is_known(self) -> bool:
        """Whether the person's Discord user id is known: `id` is positive."""
        return self.id > 0


class Leaver(msgspec.Struct, frozen=True):
    """A person who left a seat and lost, regardless of the seat's result.

    A computer player took the seat with this version of the match.
    """

    seat: int
    person: Person
    how: Leaving
    version: int


class Ending(msgspec.Struct, frozen=True):
    """Result of a match: team indexes from first to last, ties grouped, and the reason.

    The reason is "resigned" or one of the game's own.
    """

    ranks: tuple[tuple[int, ...], ...]
    reason: str


class LobbySeat(msgspec.Struct, frozen=True):
    """A person's place in a lobby: in which team, if that is settled, and whether they agree to play."""

    team: int | None = None
    agreed: bool = False
    captain: bool = False
    """Whether the person picked a team, in an earlier release. It means nothing now, but the match's seal covers it."""


class Lobby(msgspec.Struct, frozen=True):
    """The gathering of people before a match. `places` runs parallel to the match's people until it starts.

    An open lobby (kind "open") accepts any person who joins. Its size is None if any number that the game admits will
    do. A voice lobby (kind "voice") names its people, as many as its size, and starts when all agree. Until it is
    `posted`, only its opener sees it. A tournament pairing (kind "pairing") has no opener and two fixed people. It
    starts when both agree.
    """

    kind: Literal["open", "voice", "pairing"]
    places: tuple[LobbySeat, ...] = ()
    size: int | None = None
    team_method: TeamMethod = "hand"
    posted: bool = True
    voice_id: int | None = None
    """The voice channel from which people of a voice lobby come; None if it accepts no new people."""
    play_channel_id: int | None = None
    """The channel of the board; None means the channel of the card."""
    started: int | None = None
    """The version with which the match began; None before. `places` is then emptied, as the roster replaces it."""


class Match(msgspec.Struct, frozen=True):
    """One match as it is stored. `people` is indexed by seat once it has started.

    Before, people[0] is the challenger and people[1] the challenged, or people[0] is the opener of the lobby.
    """

    id: int
    guild_id: int
    channel_id: int
    game: str
    options: bytes
    roster: Roster
    people: tuple[Person, ...]
    status: Status
    version: int
    key: bytes
    """The secret key of all its chance; published when the match is over."""
    created_at: float
    expires_at: float | None
    """The POSIX time at which an open challenge or lobby expires; None once it has started or is closed."""
    schema: int = 0
    state: bytes | None = None
    """The engine's state as JSON, of that schema; None until the match has started."""
    fingerprint: str = ""
    reports: tuple[bytes, ...] = ()
    """Redacted events as JSON, for the spectator and then each seat, of the newest change that has any.

    In a stored match, each reader's are those of the version in `since`.
    """
    ending: Ending | None = None
    ended_at: float | None = None
    lobby: Lobby | None = None
    """The lobby in which the people met; None if they met by a challenge."""
    since: tuple[int, ...] = ()
    """Indexed by reader (spectator, then seats): the version since which nothing changed for that reader.

    `()` means `version` for every reader.
    """
    timing: Timing = Timing()
    head: Head | None = None
    """Head of the log up to `board_version`, as the store computed it; None before the match is stored."""
    rated: bool = False
    """Whether it is agreed that its result changes the ratings of its people (`bot.ratings.model`)."""
    leavers: tuple[Leaver, ...] = ()
    """The people who left a seat that a computer player took over, in order of seats."""
    open_hands: bool = False
    """Whether all sides have agreed that spectators see every hand, a whole turn late."""
    actions_stand: bool = False
    """Whether the house rules allow an undo only with the opponents' consent."""
    undoable: tuple[int, ...] = ()
    """Indexed by seat: the version of the action that the seat may undo alone.

    0 means that there is no such action, and UNDO_USED that the seat has used its undo. `()` means that every seat has
    0. The values depend only on events that each seat has seen, so they reveal no secret action.
    """

    counters: tuple[int, ...] = ()
    """Counters of changes: of the public question, of the public message, and of each seat's choices.

    A reader's counter rises by one with each change for that reader. `()` means that the counters equal the versions in
    `since`. The question's counter then equals that of the public message.
    """

    position: Position | None = None
    """The position from which the match starts; None means that it starts with a set-up."""

    @property
    def ref(self) -> MatchRef:
        """The guild's id and the number of the match in its guild."""
        return MatchRef(self.guild_id, self.id)

    @property
    def board_version(self) -> int:
        """Version that the match's public message shows: the newest one that changed something for spectators."""
        return self.since[0] if self.since else self.version

    @property
    def is_on_new_board(self) -> bool:
        """Whether the match has started and its current version is the one that the board shows.

        It is False after a change that spectators can't see.
        """
        return self.state is not None and self.board_version == self.version

    def seat_since(self, seat: Seat) -> int:
        """Return the version since which the seat's choices are unchanged."""
        return self.since[seat + 1] if self.since else self.version

    def seat_version(self, seat: Seat) -> int:
        """Return the seat's own counter of changes to its choices, which the seat's ids carry."""
        return self.counters[seat + 2] if self.counters else self.seat_since(seat)

    @property
    def public_version(self) -> int:
        """Counter of the changes that spectators saw."""
        return self.counters[1] if self.counters else self.board_version

    @property
    def question_version(self) -> int:
        """The `public_version` since which the public message asks the same; its shortcuts carry it."""
        return self.counters[0] if self.counters else self.board_version

    @property
    def take_over(self) -> Proposal | None:
        """The open vote on whether a computer player takes an abandoned seat; None without such a vote.

        No seat may act during the vote.
        """
        proposal = self.timing.proposal
        return proposal if proposal is not None and proposal.kind == "take_over" else None

    def is_about_proposal(self, version: int) -> bool:
        """Return whether a button with this `public_version` was made since the open proposal."""
        proposal = self.timing.proposal
        return proposal is not None and proposal.public_version <= version <= self.public_version

    @property
    def has_ended(self) -> bool:
        """Whether play has ended: with a result, or because the match was called off after its start."""
        return self.state is not None and self.status in ("over", "cancelled")

    @property
    def is_pairing(self) -> bool:
        """Whether the match belongs to a tournament."""
        return self.lobby is not None and self.lobby.kind == "pairing"

    @property
    def is_binding(self) -> bool:
        """Whether the match counts for ratings or in a tournament, so that its actions can't be undone."""
        return self.rated or self.is_pairing

    def undoable_by(self, seat: Seat) -> int:
        """Return the version of the action that the seat may undo alone, or 0 without such an action.

        It is 0 in a match that isn't live and during a take-over vote. It is also 0 while hands are open to spectators,
        as the action may have revealed one.
        """
        if self.status != "live" or self.open_hands or self.take_over is not None or not self.undoable:
            return 0
        return max(self.undoable[seat], 0)

    @property
    def first_people(self) -> tuple[Person, ...]:
        """The people by seat when the match started, before any take-over."""
        leavers = {leaver.seat: leaver.person for leaver in self.leavers}
        return tuple(leavers.get(seat, person) for seat, person in enumerate(self.people))

    def took_part(self, user_id: int) -> bool:
        """Return whether the person has a seat of this match, or had one before a computer player took it."""
        return any(person.id == user_id for person in (*self.people, *self.first_people))

    def has_left(self, user_id: int) -> bool:
        """Return whether the person left a seat to a computer player, or will if the open vote passes."""
        leaving = self.take_over
        if leaving is not None and self.people[leaving.seat].id == user_id:
            return True
        return any(leaver.person.id == user_id for leaver in self.leavers)

    @property
    def is_announced(self) -> bool:
        """Whether the match has a public message: False only for a lobby before its card is posted."""
        return self.lobby is None or self.lobby.posted

    def is_known_to(self, user_id: int) -> bool:
        """Return whether a person of the match may know that it exists.

        Only the opener may know of a lobby without a public message.
        """
        return self.is_announced or self.people[0].id == user_id

    @property
    def first_board(self) -> int:
        """Number of the first version that a board shows. Earlier versions show a card.

        The number is 1 for a match without a lobby, and before a lobby starts.
        """
        return 1 if self.lobby is None or self.lobby.started is None else self.lobby.started


class LogRow(msgspec.Struct, frozen=True):
    """One change of a match. `reports` are the events as JSON: the spectator's first, then each seat's."""

    number: int
    kind: ChangeKind
    at: float
    user_id: int | None
    seat: int | None = None
    action: bytes | None = None
    fingerprint: str = ""
    rules_version: int = 0
    reports: tuple[bytes, ...] = ()
    interaction_id: int | None = None
    head: Head | None = None
    """Head of the log up to this row; None until the store fills it in."""

    @property
    def public_row(self) -> PublicRow:
        """The part of the row that the match record contains."""
        return PublicRow(self.kind, self.seat, self.action, self.fingerprint, self.rules_version)

    @property
    def is_played(self) -> bool:
        """Whether the row changed the game's state: a seat acted or left."""
        return self.kind in (*PLAYED_KINDS, *LEAVE_KINDS)

    @property
    def is_by_hand(self) -> bool:
        """Whether the seat's person chose the action in an interaction, rather than a time-out or a computer player."""
        return self.kind == "acted" and self.interaction_id is not None

    @property
    def undone_rows(self) -> tuple[int, ...]:
        """The numbers of the rows that an undo removed; `()` for any other kind of change."""
        if self.kind != "taken_back" or self.action is None:
            return ()
        return msgspec.json.decode(self.action, type=tuple[int, ...])


def remove_undone(log: Iterable[LogRow]) -> tuple[LogRow, ...]:
    """Return the rows of a log in order, except undone actions and the rows that record their undo."""
    rows = tuple(log)
    removed = {number for row in rows for number in row.undone_rows}
    return tuple(row for row in rows if row.number not in removed and row.kind != "taken_back")


class Change(NamedTuple):
    """The next version of a match, its log row, and the waits after it."""

    match: Match
    row: LogRow
    waiting: Waiting | None = None
    """The waits after the change; None if `next_waiting` should compute them."""


class NewMatch(msgspec.Struct, frozen=True):
    """A match that is about to be opened."""

    channel_id: int
    game: str
    options: bytes
    roster: Roster
    people: tuple[Person, ...]
    key: bytes
    created_at: float
    expires_at: float
    lobby: Lobby | None = None
    clock: ClockName = "none"
    rated: bool = False
    actions_stand: bool = False
    position: Position | None = None

    def to_match(self, guild_id: int, match_id: int, reports: tuple[bytes, ...]) -> Match:
        """Return the opened match with this number: status "open", version 0.

        `reports` are the redacted events of its first log row.
        """
        shared = msgspec.structs.asdict(self)
        timing = Timing(shared.pop("clock"))
        return Match(id=match_id, guild_id=guild_id, status="open", version=0, reports=reports, timing=timing, **shared)


class Permissions(msgspec.Struct, frozen=True):
    """Channel and roles of a request, which the guild's house rules may depend on."""

    channels: tuple[int, ...] = ()
    """The channel, the one that it is a thread of, and the category, by their ids."""
    roles: tuple[int, ...] = ()
    manages: bool = False
    """Whether they may change the settings of the guild."""


class Request(msgspec.Struct, frozen=True):
    """One click or command. `at` is the POSIX time that Discord gave it.

    The store recognises a repeated `interaction_id`, so a second delivery is harmless. It is None if the request
    follows from another one.
    """

    person: Person
    interaction_id: int | None
    at: float
