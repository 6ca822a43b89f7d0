"""A match as it is stored, its people, and the log of what was done in it.

Times are POSIX seconds. `version` counts a match's changes from 0, when its challenge was opened: every accepted change
raises it by one, appends one log row of that number, and is one transaction.

Two people may choose at the same time, and neither's choice may spoil what the other is about to press. So a match
keeps the version since which nothing has changed for each reader: in what a seat may choose, or in what the public
message shows. Buttons carry that version instead of the match's, and a press is good if it carries it or a later
one. `since`, `since_for` and `board_version` say which it is.

The chain of hashes that boards show in part, so that what people saw binds what the record of the match tells.

Each row of a match's log has a digest: BLAKE2b of 32 bytes, keyed with the match's key and personalised as
"warroom-heads", of a JSON array without spaces: [digest before, board, kind, seat, action, fingerprint, rules version].
Digests stand there as hexadecimal digits, and before the first row there are 64 zeros.

A board shows its number and the first eight digits of its digest. What people do in secret is in the digest too, and
there are few things that they can do. But without the key nobody can compute what any of these would lead to, and the
key is public only when everything else is.

Who asks for something, in which interaction, and when.
"""

from collections.abc import Iterable
from hashlib import blake2b
from typing import Literal, NamedTuple

import msgspec

from bot.match.model.timing import ClockName, Leaving, Proposal, Timing, Waiting
from engine.core.values import Roster, Seat

_DIGEST_BYTES = 32
_SHOWN_DIGITS = 8
_encode = msgspec.json.Encoder().encode


class Head(NamedTuple):
    """The digest of a log up to one of its rows, and the number of the newest board by then; 0: there was none."""

    board: int
    digest: bytes

    def __str__(self) -> str:
        """As a board shows it.

        >>> str(Head(17, bytes.fromhex("1a2b3c4d" * 8)))
        '17:1a2b3c4d'
        """
        return f"{self.board}:{self.digest.hex()[:_SHOWN_DIGITS]}"


NO_ROWS = Head(0, bytes(_DIGEST_BYTES))
"""The head of a log before its first row."""


class PublicRow(NamedTuple):
    """What the record tells of a log row: not who it was, nor when. `action` is JSON."""

    kind: str
    seat: int | None
    action: bytes | None
    fingerprint: str
    rules_version: int


def head_after(key: bytes, before: Head, board: int, public_row: PublicRow) -> Head:
    """Return the head after one more row, by which the newest board has this number."""
    action = None if public_row.action is None else msgspec.Raw(public_row.action)
    row = (
        before.digest.hex(),
        board,
        public_row.kind,
        public_row.seat,
        action,
        public_row.fingerprint,
        public_row.rules_version,
    )
    return Head(board, blake2b(_encode(row), digest_size=_DIGEST_BYTES, key=key, person=b"warroom-heads").digest())


Status = Literal["open", "live", "over", "declined", "cancelled", "expired"]
"""`open`: a challenge or a lobby waits for its people. `live`: somebody is to act. The others are final."""

ChangeKind = Literal[
    "opened", "started", "acted", "resigned", "declined", "cancelled", "expired",
    "joined", "left", "arranged", "posted", "picked", "swapped", "agreed",
    "lapsed", "unanswered", "forfeited", "pause_asked", "time_asked", "consented", "refused", "paused", "resumed",
    "extended", "hands_asked", "hands_opened", "hands_closed",
    "gave_up", "timed_out", "taken_over", "take_back_asked", "taken_back",
]  # fmt: skip
"""What a log row tells; the second line only happens in lobbies, and the third is about time, or about what spectators
see of hands.

Where time ran out, a turn "lapsed" or a question stayed "unanswered", and the fallback was played; or its seat
"forfeited" the match. Where somebody "gave_up" their seat, or "timed_out", the others are asked whether a computer
player takes it: then it is "taken_over", or else "resigned" or "forfeited" after all. Where actions were "taken_back",
its action is the numbers of their rows, as JSON.
"""

PLAYED_KINDS: tuple[ChangeKind, ...] = ("acted", "lapsed", "unanswered")
"""Changes that are an action of the engine."""

TIMING_KINDS: tuple[ChangeKind, ...] = (
    "pause_asked", "time_asked", "hands_asked", "consented", "refused", "paused", "resumed", "extended",
    "hands_opened", "hands_closed", "gave_up", "timed_out", "taken_over", "take_back_asked",
)  # fmt: skip
"""Changes of nothing but the timing, of what spectators see of hands, or of who plays for a seat.

They tell nothing of the game. They keep the reports of the change before, which were shown already; a seat that is
taken over begins without any.
"""

LEAVE_KINDS: tuple[ChangeKind, ...] = ("resigned", "forfeited")
"""Changes by which a seat is out of the match."""

UNDO_USED = -1
"""Whoever has taken back an action may take back none that follows it, until they see somebody else act."""

TeamMethod = Literal["random", "captains", "hand"]
"""How the teams of a voice lobby are made: drawn, picked by two captains in turn, or set by the opener."""


class MatchRef(NamedTuple):
    """The address of a match: its number counts within its guild."""

    guild_id: int
    match_id: int


class Person(msgspec.Struct, frozen=True):
    """A member of the guild: Discord's id, and the name to print (already safe).

    Somebody who had their data deleted has an id below 0, which is nobody's, and a pseudonym.
    """

    id: int
    name: str

    @property
    def is_known(self) -> bool:
        """Whether it is known who that is."""
        return self.id > 0


class Leaver(msgspec.Struct, frozen=True):
    """Somebody who has left a seat and lost, whatever that reaches; a computer player took it with this version."""

    seat: int
    person: Person
    how: Leaving
    version: int


class Ending(msgspec.Struct, frozen=True):
    """How a match ended: team indexes from first to last, ties grouped, and why ("resigned", or the game's reason)."""

    ranks: tuple[tuple[int, ...], ...]
    reason: str


class LobbySeat(msgspec.Struct, frozen=True):
    """A person's place in a lobby: in which team, if that is settled, and whether they agree to play."""

    team: int | None = None
    agreed: bool = False
    captain: bool = False


class Lobby(msgspec.Struct, frozen=True):
    """How several people come together for a match. `places` runs parallel to the match's people until it starts.

    An open lobby (kind "open") takes whoever joins, and has no size where any number that the game admits will do. A
    voice lobby (kind "voice") names its people, as many as its size; it starts when all of them agree. Nobody but its
    opener sees one that isn't `posted`. A pairing of a tournament (kind "pairing") is opened by nobody; its two people
    can't be others, and it starts when both agree.
    """

    kind: Literal["open", "voice", "pairing"]
    places: tuple[LobbySeat, ...] = ()
    size: int | None = None
    team_method: TeamMethod = "hand"
    posted: bool = True
    voice_id: int | None = None
    """The voice channel that people of a voice lobby come from; None: there is none, and nobody new can come."""
    play_channel_id: int | None = None
    """Where the board goes; None: to the channel of the card."""
    started: int | None = None
    """The version with which the match began; places are dropped then, for the roster says it all."""


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
    """When an open challenge or lobby expires; None once it has started or is closed."""
    schema: int = 0
    state: bytes | None = None
    """The engine's state as JSON, of that schema; None until the match has started."""
    fingerprint: str = ""
    reports: tuple[bytes, ...] = ()
    """The events of the newest change that has any, as JSON: as the spectator may know them, then as each seat may."""
    ending: Ending | None = None
    ended_at: float | None = None
    lobby: Lobby | None = None
    """How the people came together; None: by a challenge."""
    since: tuple[int, ...] = ()
    """For each reader, the spectator first, the version since which nothing has changed; empty: `version`, for all."""
    timing: Timing = Timing()
    head: Head | None = None
    """Of the log up to `board_version`, as the store knows it; None: it isn't stored yet."""
    rated: bool = False
    """Whether it is agreed that its result changes the ratings of its people (`bot.ratings.model`)."""
    leavers: tuple[Leaver, ...] = ()
    """Who sat, by seat, where a computer player plays on."""
    open_hands: bool = False
    """Whether all sides have agreed that spectators see every hand, a whole turn late."""
    actions_stand: bool = False
    """Whether the house rules let nobody take an action back without being allowed to by the others."""
    undoable: tuple[int, ...] = ()
    """By seat, the version of the action that it may take back alone; 0: there is none, SPENT: it has taken one back.

    Empty: nobody may. It follows from what each seat was told, so none learns by its own of what others do in secret.
    """

    @property
    def ref(self) -> MatchRef:
        """Its address."""
        return MatchRef(self.guild_id, self.id)

    @property
    def board_version(self) -> int:
        """The version that the public message shows."""
        return self.since[0] if self.since else self.version

    @property
    def is_on_new_board(self) -> bool:
        """Whether this version is the first that a board shows."""
        return self.state is not None and self.board_version == self.version

    def seat_version(self, seat: Seat) -> int:
        """The version since which nothing has changed in what a seat may choose."""
        return self.since[seat + 1] if self.since else self.version

    @property
    def take_over(self) -> Proposal | None:
        """The question that it waits for, whether a computer player takes a seat that was left; nobody may act then."""
        proposal = self.timing.proposal
        return proposal if proposal is not None and proposal.kind == "take_over" else None

    @property
    def is_binding(self) -> bool:
        """Whether it counts for ratings or in a tournament, so that nothing in it is taken back."""
        return self.rated or (self.lobby is not None and self.lobby.kind == "pairing")

    def undoable_by(self, seat: Seat) -> int:
        """The version of the action that a seat may take back alone; 0: there is none.

        While hands are open to spectators nothing is taken back, as it may be what opened one.
        """
        if self.status != "live" or self.open_hands or self.take_over is not None or not self.undoable:
            return 0
        return max(self.undoable[seat], 0)

    @property
    def first_people(self) -> tuple[Person, ...]:
        """Who sat where when it started, whoever plays on for them."""
        leavers = {leaver.seat: leaver.person for leaver in self.leavers}
        return tuple(leavers.get(seat, person) for seat, person in enumerate(self.people))

    def has_left(self, user_id: int) -> bool:
        """Whether a person has left a seat that a computer player has taken, or is asked about."""
        leaving = self.take_over
        if leaving is not None and self.people[leaving.seat].id == user_id:
            return True
        return any(leaver.person.id == user_id for leaver in self.leavers)

    @property
    def is_announced(self) -> bool:
        """Whether it has a public message."""
        return self.lobby is None or self.lobby.posted

    def is_known_to(self, user_id: int) -> bool:
        """Whether a person of the match may know of it: only its opener knows of one that isn't announced."""
        return self.is_announced or self.people[0].id == user_id

    @property
    def first_board(self) -> int:
        """The version that its first board shows; earlier ones are cards."""
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
    """Of the log up to this row; the store fills it in."""

    @property
    def public_row(self) -> PublicRow:
        """What the record tells of it."""
        return PublicRow(self.kind, self.seat, self.action, self.fingerprint, self.rules_version)

    @property
    def is_played(self) -> bool:
        """Whether it moved the engine on: an action, or a seat that left."""
        return self.kind in (*PLAYED_KINDS, *LEAVE_KINDS)

    @property
    def is_by_hand(self) -> bool:
        """Whether its person did it: it was played neither for them nor by a computer player."""
        return self.kind == "acted" and self.interaction_id is not None

    @property
    def undone_rows(self) -> tuple[int, ...]:
        """The numbers of the rows whose actions it took back; none for any other kind of change."""
        if self.kind != "taken_back" or self.action is None:
            return ()
        return msgspec.json.decode(self.action, type=tuple[int, ...])


def remove_undone(log: Iterable[LogRow]) -> tuple[LogRow, ...]:
    """Return the rows of a log without the actions that were taken back, and without those that tell of that."""
    rows = tuple(log)
    removed = {number for row in rows for number in row.undone_rows}
    return tuple(row for row in rows if row.number not in removed and row.kind != "taken_back")


class Change(NamedTuple):
    """The next version of a match, the log row that tells it, and whom it waits for then."""

    match: Match
    row: LogRow
    waiting: Waiting | None = None
    """None: as it follows from the rest."""


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

    def to_match(self, guild_id: int, match_id: int, reports: tuple[bytes, ...]) -> Match:
        """The match as it is when it has been opened, under this number, with what its first row tells."""
        return Match(
            id=match_id,
            guild_id=guild_id,
            channel_id=self.channel_id,
            game=self.game,
            options=self.options,
            roster=self.roster,
            people=self.people,
            status="open",
            version=0,
            key=self.key,
            created_at=self.created_at,
            expires_at=self.expires_at,
            reports=reports,
            lobby=self.lobby,
            timing=Timing(self.clock),
            rated=self.rated,
            actions_stand=self.actions_stand,
        )


class Permissions(msgspec.Struct, frozen=True):
    """Where and as what somebody asks, which the guild's house rules may depend on."""

    channels: tuple[int, ...] = ()
    """The channel, the one that it is a thread of, and the category, by their ids."""
    roles: tuple[int, ...] = ()
    manages: bool = False
    """Whether they may change the settings of the guild."""


class Request(msgspec.Struct, frozen=True):
    """One click or command. `interaction_id` makes a second delivery harmless; `at` is the time Discord gave it.

    What follows from something else that was asked for has no interaction of its own.
    """

    person: Person
    interaction_id: int | None
    at: float
