"""What a power cut may leave of files, from the record of what a disk was asked to do.

What was synced is there. Of what was written since, anything may be: nothing, a beginning whose last write is torn, or
any choice of the writes, torn or whole. A file's name is there for certain once the folder was synced, which SQLite
does with the first sync of a journal or log that it has made; before that an old file of the name may be back.
"""

import shutil
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Literal, NamedTuple

from bot.match.model.match import MatchRef
from engine.core.rng import Rng
from engine.core.values import Corrupt
from tests.bot.store.random_matches import Loss, NoticeMessage, Table, losses, newest
from tests.bot.store.recorded_disk import ChangeKind, on_a_recorded_disk
from tests.bot.stored import SqliteStore

SEED = b"power" * 6 + b"!!"

Fate = Literal["nothing", "a beginning", "any"]
FATES: tuple[Fate, ...] = ("nothing", "a beginning", "any")

_SECTOR = 512
"""A write is torn between sectors, as disks do it."""


class Cut(NamedTuple):
    """What a cut leaves: the files by path, and what had been told before it."""

    at: int
    fate: Fate
    files: dict[str, bytes]
    told: list[NoticeMessage]


class _File:
    """A file as it is for certain, and what may have come of it since."""

    def __init__(self, synced: bytes = b"") -> None:
        self.synced = bytearray(synced)
        self.since: list[ChangeKind] = []

    def sync(self) -> None:
        for kind in self.since:
            _carry_out(self.synced, kind)
        self.since.clear()

    def left(self, fate: Fate, rng: Rng) -> tuple[bytes, Rng]:
        content = bytearray(self.synced)
        kept: list[ChangeKind] = []
        if fate == "a beginning" and self.since:
            many, rng = rng.below(len(self.since) + 1)
            kept = self.since[:many]
            if kept:
                torn, rng = _torn(kept[-1], rng)
                kept[-1] = torn
        elif fate == "any":
            for kind in self.since:
                lot, rng = rng.below(4)
                torn, rng = _torn(kind, rng)
                kept += {0: [], 1: [torn]}.get(lot, [kind])
        for kind in kept:
            _carry_out(content, kind)
        return bytes(content), rng


def _carry_out(content: bytearray, kind: ChangeKind) -> None:
    if kind.kind == "truncate":
        del content[kind.offset :]
        return
    content.extend(bytes(max(0, kind.offset - len(content))))
    content[kind.offset : kind.offset + len(kind.data)] = kind.data


def _torn(kind: ChangeKind, rng: Rng) -> tuple[ChangeKind, Rng]:
    if kind.kind != "write":
        return kind, rng
    sectors, rng = rng.below(len(kind.data) // _SECTOR + 1)
    return kind._replace(data=kind.data[: sectors * _SECTOR]), rng


def cuts(kinds: Sequence[ChangeKind], moments: Sequence[int], fates: Sequence[Fate], rng: Rng) -> Iterator[Cut]:
    """What cuts leave that come before these deeds, by their numbers in ascending order."""
    files: dict[str, _File] = {}
    certain: dict[str, _File] = {}
    told: list[NoticeMessage] = []
    wanted = list(moments)
    for number, kind in enumerate([*kinds, ChangeKind("told")]):
        while wanted and wanted[0] == number:
            wanted.pop(0)
            for fate in fates:
                left: dict[str, bytes] = {}
                for path in sorted(files.keys() | certain.keys()):
                    here, before = files.get(path), certain.get(path)
                    chosen, rng = _one_of(here, before, fate, rng)
                    if chosen is not None:
                        left[path], rng = chosen.left(fate, rng)
                yield Cut(number, fate, left, list(told))
        if kind.kind == "told":
            told += [kind.told] if isinstance(kind.told, NoticeMessage) else []
        else:
            _follow(files, certain, kind)


def _one_of(here: _File | None, before: _File | None, fate: Fate, rng: Rng) -> tuple[_File | None, Rng]:
    """A file, or the one of its name that the folder had when it was synced."""
    if here is before or fate == "nothing":
        return before, rng
    lot, rng = rng.below(2)
    return (here if lot else before), rng


def _follow(files: dict[str, _File], certain: dict[str, _File], kind: ChangeKind) -> None:
    path = kind.path
    if kind.kind == "delete":
        files.pop(path, None)
        if kind.offset:
            certain.pop(path, None)
        return
    if path not in files:  # made by SQLite now, or before it by the store, as the empty file it opens
        files[path] = _File()
    if kind.kind == "sync":
        files[path].sync()
        if certain.get(path) is not files[path]:
            _settle(files, certain, Path(path).parent)
    elif kind.kind != "create":
        files[path].since.append(kind)


def _settle(files: dict[str, _File], certain: dict[str, _File], folder: Path) -> None:
    for path in files.keys() | certain.keys():
        if Path(path).parent != folder:
            continue
        if path in files:
            certain[path] = files[path]
        else:
            del certain[path]


def lay_out(cut: Cut, recorded_in: Path, folder: Path) -> None:
    """Write what a cut left into another folder."""
    for path, content in cut.files.items():
        target = folder / Path(path).relative_to(recorded_in)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content)


async def recorded(folder: Path, *, max_open: int = 64, careless: bool = False) -> list[ChangeKind]:
    """What a disk is asked to do while several matches are played at once in two guilds."""
    with on_a_recorded_disk(careless=careless) as disk:
        store = SqliteStore(folder, max_open=max_open)
        await Table(store, Rng(SEED), disk.tell).play(at_once=3, moves=10)
        await store.close()
        return disk.kinds


async def lost(kinds: Sequence[ChangeKind], folder: Path, moments: Sequence[int], fates: Sequence[Fate]) -> list[Loss]:
    """What cuts at these moments lose of all that was told before them; raises whatever reading what is left raises."""
    found: list[Loss] = []
    place = folder.parent / "after"
    for cut in cuts(kinds, sorted(moments), fates, Rng(SEED)):
        lay_out(cut, folder, place)
        store = SqliteStore(place)
        try:
            found += await losses(store, newest(cut.told))
            await read_whole(store)
        finally:
            await store.close()
        shutil.rmtree(place, ignore_errors=True)
    return found


async def read_whole(store: SqliteStore) -> None:
    """Read and check every match with its log, those too that nobody was told of."""
    for guild_id in await store.guilds():
        for match_id in await store.match_ids(guild_id):
            match, log = await store.load(MatchRef(guild_id, match_id)), await store.log(MatchRef(guild_id, match_id))
            if log[-1].number != match.version:
                raise Corrupt(f"match {match_id} and its log don't end together")


def drawn(kinds: Sequence[ChangeKind], many: int) -> list[int]:
    """So many moments by chance."""
    rng, moments = Rng(SEED), []
    for _ in range(many):
        moment, rng = rng.below(len(kinds) + 1)
        moments.append(moment)
    return moments


def just_told(kinds: Sequence[ChangeKind], many: int) -> list[int]:
    """The moments right after somebody was told something, about so many of them."""
    every = [number + 1 for number, kind in enumerate(kinds) if kind.kind == "told"]
    return every[:: max(1, len(every) // many)]
