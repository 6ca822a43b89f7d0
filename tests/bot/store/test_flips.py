"""A bit that flips in a guild's file never shows a player something that isn't so, but for the spelling of a name."""

import logging
from collections.abc import Awaitable
from pathlib import Path
from typing import NamedTuple

import pytest

from bot.app import Warroom
from bot.match.model.match import Match
from bot.refusals import refusal
from bot.screens.refusals import Refused
from engine.core.rng import Rng
from tests.bot.service_world import CountedKeys, Notebook, RememberedDiary
from tests.bot.stopped_clock import StoppedClock
from tests.bot.store.random_matches import GUILDS, Table
from tests.bot.stored import SqliteStore, make_warroom

GUILD = GUILDS[0]
FLIPS = 80
MANY_FLIPS = 2_000
SEED = b"flips" * 6 + b"!!"


class Seen(NamedTuple):
    """What the people of a match are shown, or the sentence of the refusal in place of it."""

    public: object
    panels: tuple[object, ...]
    log_sentences: object


async def played(data_dir: Path) -> list[Match]:
    """Three matches of a guild, in the middle."""
    store = SqliteStore(data_dir)
    table = Table(store, Rng(SEED), lambda _told: None)
    matches = [await table.challenge(GUILD, place) for place in range(3)]
    for _ in range(12):
        matches = [await table.go_on(match) for match in matches]
    await store.close()
    return matches


async def seen(data_dir: Path, matches: list[Match]) -> list[Seen]:
    store = SqliteStore(data_dir)
    warroom = make_warroom(store, StoppedClock(1_000_000.0), CountedKeys(), Notebook(), RememberedDiary(1_000_000.0))
    try:
        return [await _seen(warroom, match) for match in matches]
    finally:
        await store.close()


async def _seen(warroom: Warroom, match: Match) -> Seen:
    where, people = match.ref, [person.id for person in match.people]
    panels = [await _shown(warroom.play.panel(where, user_id)) for user_id in people]
    return Seen(
        await _shown(warroom.outbox.public(where)),
        tuple(panels),
        await _shown(warroom.play.log_sentences(where, people[0])),
    )


async def _shown(asking: Awaitable[object]) -> object:
    try:
        shown = await asking
    except Refused as refused:
        return refusal(refused.code, **refused.params)
    return [getattr(shown, part) for part in ("screen", "buttons") if hasattr(shown, part)] or shown


class Flips(NamedTuple):
    """What came of flipped bits: how many made something be refused, and which showed what isn't so.

    Those that misspelt a name are told apart. Names change without a log row, so no hash covers them; the next click of
    whoever it is brings theirs anew from Discord.
    """

    refused: int
    unnoticed: list[int]
    misspelt: list[int]


async def flip(data_dir: Path, many: int) -> Flips:
    """Flip so many bits of a file, one at a time, and look at every match through the service."""
    matches = await played(data_dir)
    path = data_dir / "guilds" / f"{GUILD}.sqlite3"
    whole = path.read_bytes()
    truth = await seen(data_dir, matches)
    assert all(is_shown(so) for so in truth)
    rng, flips = Rng(SEED), Flips(0, [], [])
    for _ in range(many):
        bit, rng = rng.below(len(whole) * 8)
        flipped = bytearray(whole)
        flipped[bit // 8] ^= 1 << bit % 8
        path.write_bytes(flipped)
        now = await seen(data_dir, matches)
        flips = flips._replace(refused=flips.refused + (not all(is_shown(what) for what in now)))
        if not all(is_so(what, so) for what, so in zip(now, truth, strict=True)):
            (flips.misspelt if is_in_a_name(whole, bit // 8) else flips.unnoticed).append(bit)
    return flips


@pytest.mark.parametrize("many", [FLIPS, pytest.param(MANY_FLIPS, marks=pytest.mark.slow)])
async def test_no_flipped_bit_shows_a_player_what_is_not_so(
    tmp_path: Path, many: int, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.CRITICAL)
    flips = await flip(tmp_path, many)
    assert flips.unnoticed == []
    assert flips.refused > many / 20


def is_in_a_name(content: bytes, place: int) -> bool:
    return any(name in content[max(0, place - len(name) + 1) : place + len(name)] for name in (b"Alice", b"Bob"))


def is_shown(what: Seen) -> bool:
    """Whether nothing of it is refused."""
    return not any(isinstance(each, str) for each in (what.public, *what.panels, what.log_sentences))


def is_so(what: Seen, so: Seen) -> bool:
    """Whether everything that is shown is as it was, but for what is refused."""
    every = zip((what.public, *what.panels, what.log_sentences), (so.public, *so.panels, so.log_sentences), strict=True)
    return all(isinstance(now, str) or now == before for now, before in every)
