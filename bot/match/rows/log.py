"""A match's log: one row per change, protected against tampering and damage by seals and a hash chain.

A seal is the digest of one version of the match. Both are SHA-256 over MessagePack of a fixed sequence of fields, which
has only one encoding. Names and channels are excluded, as they change without a log row. People in both are numbers of
the file (`people`). So a person can be forgotten and everything still checks.

Boards show a part of a second chain (`bot.match.model.match`). It covers only data that becomes public at the end, so
every reader can compute it again.
"""

import time
from collections.abc import Iterable, Iterator, Sequence
from hashlib import blake2b, sha256
from typing import Any, NamedTuple, TypeVar

import msgspec

from bot.games.catalog import get_game
from bot.match.model.match import LEAVE_KINDS, NO_ROWS, Head, Lobby, LogRow, Match, PublicRow, head_after
from bot.store.columns import Columns
from bot.store.connection import Connection, among
from engine.core.values import Corrupt

_encode = msgspec.msgpack.Encoder().encode


T = TypeVar("T")

_ROWS_AT_ONCE = 32
_REST = 0.0001


def with_rests(rows: Iterable[T]) -> Iterator[T]:
    """Yield the rows, and let the thread sleep for a moment after every 32 rows.

    A long log takes a thread tens of milliseconds. Without rests, each step of the event loop would wait for 5 ms.
    Only then does Python interrupt the thread.
    """
    for number, row in enumerate(rows, 1):
        yield row
        if not number % _ROWS_AT_ONCE:
            time.sleep(_REST)


class ChainEnd(NamedTuple):
    """End of a log: hash and head of its newest row, from which the next link is computed."""

    hash: bytes
    head: Head


START = ChainEnd(bytes(32), NO_ROWS)
"""End of an empty log, before its first link."""


class Link(msgspec.Struct, frozen=True):
    """A stored log row, with its head, and its place in the chain."""

    row: LogRow
    seal: bytes
    previous: bytes
    hash: bytes


def seal_of(match: Match) -> bytes:
    """Return the seal of a match: the digest of its current version.

    It must stay the same for every stored match. So fields added later enter it by name, and only if they have a value
    other than their default. A proposal's fields are encoded by name, so a missing field changes nothing.
    """
    return _seal_with(match, match.timing.proposal)


def _seal_with(match: Match, proposal: object) -> bytes:
    timing = match.timing
    fields = (
        *match.ref,
        match.game,
        match.options,
        match.roster.teams,
        tuple(person.id for person in match.people),
        match.status,
        match.version,
        match.key,
        float(match.created_at),
        None if match.expires_at is None else float(match.expires_at),
        match.schema,
        match.state,
        match.fingerprint,
        None if match.ending is None else (match.ending.ranks, match.ending.reason),
        None if match.ended_at is None else float(match.ended_at),
        _lobby_fields(match.lobby),
        match.since,
        (timing.clock, timing.paused_at, proposal, timing.lapsed),
        *(() if timing.answers_at is None else (("answers_at", float(timing.answers_at)),)),
        *((True,) if match.rated else ()),
        *((leaver.seat, leaver.person.id, leaver.how, leaver.version) for leaver in match.leavers),
        *(("open_hands",) if match.open_hands else ()),
        *(("actions_stand",) if match.actions_stand else ()),
        *(each for field in _NEWER_FIELDS for each in _changed_field(match, field)),
    )
    return sha256(_encode(fields)).digest()


_NEWER_FIELDS = msgspec.structs.fields(Match)[Match.__struct_fields__.index("undoable") :]


def _changed_field(match: Match, field: msgspec.structs.FieldInfo) -> tuple[object, ...]:
    value = getattr(match, field.name)
    return () if value == field.default else (field.name, value)


def _lobby_fields(lobby: Lobby | None) -> tuple[object, ...] | None:
    if lobby is None:
        return None
    return (
        lobby.kind,
        tuple((slot.team, slot.agreed, slot.captain) for slot in lobby.places),
        lobby.size,
        lobby.team_method,
        lobby.posted,
        lobby.voice_id,
        lobby.play_channel_id,
        lobby.started,
    )


def check_fingerprint(match: Match) -> None:
    """Raise ValueError if the match's fingerprint is not the hash of its state; pass if it has no state.

    A mismatch is a bug of the caller.
    """
    if match.state is not None and blake2b(match.state, digest_size=8).hexdigest() != match.fingerprint:
        raise ValueError(f"match {match.id} has a state that its fingerprint doesn't fit")


def make_link(match: Match, row: LogRow, end: ChainEnd) -> Link:
    """Return the link for `row`, the log row that led to the current version of the match.

    `end` is the end of the log before that row. The link has the row with its head, the match's seal, and the hash.
    """
    head = head_after(match.key, end.head, end.head.board + match.is_on_new_board, row.public_row)
    seal = seal_of(match)
    return Link(msgspec.structs.replace(row, head=head), seal, end.hash, _hash(match.id, row, seal, end.hash))


def check_match(match: Match, newest: Sequence[Link]) -> None:
    """Raise Corrupt unless the match agrees with its newest log links.

    `newest` has the links of the version before and of this version, in that order. At version 0 it has only one link.
    """
    where = f"match {match.id} of guild {match.guild_id}"
    if [link.row.number for link in newest] != list(range(max(match.version - 1, 0), match.version + 1)):
        raise Corrupt(f"{where} has version {match.version}, and a log that doesn't end there")
    if not _fits(newest[-1].seal, match):
        raise Corrupt(f"{where} is not what its version {match.version} was")
    check_chain(match.id, newest, start=match.version <= 1)
    check_heads(match.key, match.id, [link.row for link in newest], start=match.version <= 1)


def _fits(seal: bytes, match: Match) -> bool:
    """Return whether a seal belongs to the match.

    Some stored seals were computed with a proposal's fields in order, without their names; these are accepted too.
    """
    proposal = match.timing.proposal
    return seal == seal_of(match) or (
        proposal is not None and seal == _seal_with(match, msgspec.structs.astuple(proposal))
    )


def check_chain(match_id: int, links: Sequence[Link], *, start: bool) -> None:
    """Raise Corrupt unless the links are an unbroken hash chain, oldest first; an empty chain is broken.

    `start` is True if the first link must be the first of the log. Otherwise the chain may start anywhere.
    """
    if not links:
        raise Corrupt(f"match {match_id} has no log")
    number, previous = (0, START.hash) if start else (links[0].row.number, links[0].previous)
    for link in with_rests(links):
        if (link.row.number, link.previous) != (number, previous):
            raise Corrupt(f"the log of match {match_id} is broken before row {link.row.number}")
        if link.hash != _hash(match_id, link.row, link.seal, link.previous):
            raise Corrupt(f"row {number} of the log of match {match_id} does not fit its hash")
        number, previous = number + 1, link.hash


def check_heads(key: bytes, match_id: int, rows: Sequence[LogRow], *, start: bool) -> None:
    """Raise Corrupt unless each row's head follows from the head before; rows come oldest first.

    `start` is True if the rows begin with the first of the log. Otherwise the first row's head is accepted unchecked.
    `rows` must not be empty then. `key` is the match's secret key.
    """
    before = START.head if start else rows[0].head
    for row in with_rests(rows if start else rows[1:]):
        if before is None or row.head is None or row.head != head_after(key, before, row.head.board, row.public_row):
            raise Corrupt(f"row {row.number} of the log of match {match_id} does not fit its head")
        before = row.head


def _hash(match_id: int, row: LogRow, seal: bytes, previous: bytes) -> bytes:
    fields = (
        match_id,
        row.number,
        row.kind,
        float(row.at),
        row.user_id,
        row.seat,
        row.action,
        row.fingerprint,
        row.rules_version,
        row.reports,
        row.interaction_id,
        seal,
        previous,
    )
    return sha256(_encode(fields)).digest()


def bind_logs(file: Connection, _guild_id: int) -> None:
    """Compute the head of every row of every log, as a migration.

    Rows from the start of a match on get board number 1, earlier rows 0.
    """
    for match_id, key in file.execute("SELECT match_id, key FROM keys").fetchall():
        head = NO_ROWS
        rows = file.execute(
            "SELECT number, kind, seat, action, fingerprint, rules_version FROM log WHERE match_id = ? ORDER BY number",
            (match_id,),
        ).fetchall()
        for number, *fields in rows:
            row = PublicRow(*fields)
            head = head_after(key, head, 1 if row.kind == "started" else head.board, row)
            file.execute(
                "UPDATE log SET board = ?, head = ? WHERE match_id = ? AND number = ?", (*head, match_id, number)
            )


_COLUMNS = Columns(LogRow, ("reports", "head"), user_id="person")
_ROWS = f"""
    SELECT {_COLUMNS.names}, reports, board, head, seal, previous, hash
    FROM log WHERE match_id = ?1
"""  # noqa: S608 - names of ours
_APPEND = f"""
    INSERT INTO log (match_id, {_COLUMNS.names}, reports, board, head, seal, previous, hash)
    VALUES (:match_id, {_COLUMNS.parameters}, :reports, :board, :head, :seal, :previous, :hash)
"""  # noqa: S608 - names of ours


class Part(NamedTuple):
    """Part of a match's log: all rows from one number on.

    `first` is SQL for that number, with the match's id as ?1 and `value` as ?2.
    """

    value: int
    first: str = "?2"


WHOLE = Part(0)
"""A whole log, from its first row on."""


def read_links(file: Connection, match_id: int, part: Part) -> list[Link]:
    """Return the links of a part of a match's log, oldest first, without checking their hashes."""
    statement = f"{_ROWS} AND number >= {part.first} ORDER BY number"
    return [_link(row) for row in with_rests(file.execute(statement, (match_id, part.value)))]


def read_rows(file: Connection, match_id: int, numbers: Iterable[int]) -> dict[int, LogRow]:
    """Return the rows with these numbers, by number; raise Corrupt if one doesn't fit its hash.

    Missing rows are left out.
    """
    rows: dict[int, LogRow] = {}
    wanted = tuple(numbers)
    for row in file.execute(f"{_ROWS} AND {among('number', wanted)}", (match_id, *wanted)):
        link = _link(row)
        check_chain(match_id, [link], start=False)
        rows[link.row.number] = link.row
    return rows


def append_link(file: Connection, match_id: int, link: Link) -> None:
    """Add a row to the end of a match's log."""
    board, digest = link.row.head or NO_ROWS
    more = {"match_id": match_id, "reports": _encode(link.row.reports), "board": board, "head": digest}
    file.execute(_APPEND, _COLUMNS.values(link.row) | more | msgspec.structs.asdict(link))


def _link(row: Sequence[Any]) -> Link:
    *values, reports, board, digest, seal, previous, row_hash = row
    reports = msgspec.msgpack.decode(reports, type=tuple[bytes, ...])
    return Link(_COLUMNS.read(values, reports=reports, head=Head(board, digest)), seal, previous, row_hash)


def check_number(row: LogRow, version: int) -> None:
    """Raise ValueError unless the row leads to this version."""
    if row.number != version:
        raise ValueError(f"log row {row.number} can't lead to version {version}")


def is_too_short(file: Connection, match: Match) -> bool:
    """Return whether a team of an ended match never acted, or the match was broken off too early.

    It was broken off if it ended because a seat left, or by an agreed draw. The game decides when it is under way.
    """
    played = file.execute("SELECT kind, seat FROM log WHERE match_id = ? ORDER BY number", (match.id,)).fetchall()
    acted = {seat for kind, seat in played if kind == "acted"}
    if match.state is None or any(acted.isdisjoint(team) for team in match.roster.teams):
        return True
    engine, is_agreed = get_game(match.game).engine, match.ending is not None and match.ending.reason == "agreed"
    if engine.is_underway is None or not (is_agreed or played[-1][0] in LEAVE_KINDS):
        return False
    return not engine.is_underway(engine.codec.load_state(match.state))
