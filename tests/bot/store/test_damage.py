"""What a failing disk or a forger can do to a file, and that it is noticed."""

import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from bot.match.model.match import Ending, LogRow, Match, MatchRef
from bot.match.rows.log import START, make_link
from bot.store.errors import MatchNotFound, NewerFile, NotSaved
from engine.core.rng import Rng
from engine.core.values import Corrupt
from tests.bot.store.samples import BOB, CAROL, DAVE, GUILD, after, draft, opened, row, voice_lobby
from tests.bot.stored import SqliteStore

FLIPS = 400


def forge_file(data_dir: Path, sql: str, *values: object) -> None:
    with closing(sqlite3.connect(data_dir / "guilds" / f"{GUILD}.sqlite3")) as file:
        assert file.execute(sql, values).rowcount == 1
        file.commit()


async def grown(store: SqliteStore) -> Match:
    """A match of three versions."""
    match = await store.open(GUILD, draft(), opened(interaction_id=1))
    for number in (1, 2):
        match = after(match, state=b'{"turn":%d,"deck":"%s"}' % (number, b"air" * 40))
        await store.save(match, row(number, interaction_id=number + 1, fingerprint=match.fingerprint))
    return await store.load(match.ref)


@pytest.mark.parametrize(
    "sql",
    [
        "UPDATE matches SET state = x'7b7d'",
        "UPDATE matches SET state = NULL",
        "UPDATE matches SET fingerprint = '0000000000000000'",
        "UPDATE matches SET status = 'over'",
        "UPDATE matches SET version = 1",
        "UPDATE matches SET version = 3",
        "UPDATE matches SET options = x'7b7d'",
        "UPDATE matches SET teams = '[[0,1]]'",
        "UPDATE matches SET teams = '[[0'",
        "UPDATE matches SET ended_at = 5.0",
        'UPDATE matches SET ending = \'{"ranks":[[0],[1]],"reason":"resigned"}\'',
        "UPDATE matches SET game = 'chess'",
        "UPDATE matches SET created_at = 1.0",
        "UPDATE keys SET key = zeroblob(32)",
        "DELETE FROM keys",
        "UPDATE seats SET person = 3 WHERE seat = 1",
        "UPDATE seats SET person = 1 WHERE seat = 1",
        "UPDATE people SET user_id = 55 WHERE number = 2",
        "UPDATE people SET user_id = NULL WHERE number = 2",
        "UPDATE people SET seal = zeroblob(32) WHERE number = 2",
        "UPDATE people SET number = 3 WHERE number = 2",
        "DELETE FROM people WHERE number = 2",
        "DELETE FROM seats WHERE seat = 1",
        "UPDATE log SET action = x'00' WHERE number = 2",
        "UPDATE log SET reports = x'00' WHERE number = 2",
        "UPDATE log SET person = 2 WHERE number = 2",
        "UPDATE log SET seal = zeroblob(32) WHERE number = 2",
        "UPDATE log SET previous = zeroblob(32) WHERE number = 2",
        "UPDATE log SET hash = zeroblob(32) WHERE number = 1",
        "DELETE FROM log WHERE number = 2",
        "DELETE FROM log WHERE number = 1",
        "UPDATE matches SET schema = 2",
        "UPDATE matches SET expires_at = 1.0",
        "UPDATE matches SET open_hands = 1",
        "UPDATE matches SET actions_stand = 1",
        "UPDATE matches SET undoable = '[0,2]'",
        "UPDATE matches SET rated = 1 - rated, open_hands = 1 - open_hands",
    ],
)
async def test_a_match_that_was_changed_behind_our_back_is_corrupt(
    store: SqliteStore, tmp_path: Path, sql: str, caplog: pytest.LogCaptureFixture
) -> None:
    match = await grown(store)
    forge_file(tmp_path, sql)
    with pytest.raises(Corrupt):
        await store.load(match.ref)
    healthy = await store.open(GUILD, draft(CAROL, DAVE), opened())
    assert await store.matches(GUILD) == (healthy,)
    assert await store.match_ids(GUILD, ("open", "live", "over")) == (healthy.id, match.id)
    assert "air" not in caplog.text


@pytest.mark.parametrize(
    "sql",
    [
        "UPDATE log SET kind = 'resigned' WHERE number = 0",
        "UPDATE log SET at = at + 1 WHERE number = 1",
        "UPDATE log SET person = NULL WHERE number = 0",
        "UPDATE people SET user_id = 33 WHERE number = 1",
        "UPDATE log SET seat = 1 WHERE number = 1",
        "UPDATE log SET action = NULL WHERE number = 1",
        "UPDATE log SET fingerprint = '' WHERE number = 1",
        "UPDATE log SET rules_version = 2 WHERE number = 1",
        "UPDATE log SET reports = x'90' WHERE number = 1",
        "UPDATE log SET interaction_id = NULL WHERE number = 0",
        "UPDATE log SET number = 7 WHERE number = 2",
        "DELETE FROM log WHERE number = 0",
        "DELETE FROM log WHERE number = 2",
        "UPDATE log SET previous = zeroblob(31) WHERE number = 0",
    ],
)
async def test_a_log_that_was_changed_anywhere_is_corrupt(store: SqliteStore, tmp_path: Path, sql: str) -> None:
    match = await grown(store)
    assert len(await store.log(match.ref)) == 3
    forge_file(tmp_path, sql)
    with pytest.raises(Corrupt):
        await store.log(match.ref)


@pytest.mark.parametrize(
    "sql",
    [
        "UPDATE lobbies SET kind = 'open'",
        "UPDATE lobbies SET size = NULL",
        "UPDATE lobbies SET team_method = 'random'",
        "UPDATE lobbies SET posted = 1",
        "UPDATE lobbies SET voice_id = 5",
        "UPDATE lobbies SET play_channel_id = NULL",
        "UPDATE lobbies SET started = 1",
        "UPDATE lobby_seats SET agreed = 1 WHERE seat = 3",
        "UPDATE lobby_seats SET team = 0 WHERE seat = 3",
        "UPDATE lobby_seats SET captain = 1 WHERE seat = 3",
        "DELETE FROM lobby_seats WHERE seat = 3",
        "DELETE FROM lobbies",
    ],
)
async def test_a_lobby_that_was_changed_behind_our_back_is_corrupt(
    store: SqliteStore, tmp_path: Path, sql: str
) -> None:
    match = await store.open(GUILD, voice_lobby(), opened())
    forge_file(tmp_path, sql)
    with pytest.raises(Corrupt):
        await store.load(match.ref)


async def test_a_match_whose_log_has_lost_its_end_takes_no_more(store: SqliteStore, tmp_path: Path) -> None:
    match = await grown(store)
    forge_file(tmp_path, "DELETE FROM log WHERE number = 2")
    with pytest.raises(Corrupt):
        await store.save(after(match), row(3))
    with pytest.raises(Corrupt):
        await store.load(match.ref)


@pytest.mark.parametrize(
    "sql", ["UPDATE people SET seal = zeroblob(32) WHERE user_id = ?", "UPDATE people SET number = 9 WHERE user_id = ?"]
)
async def test_nobody_plays_under_a_number_that_was_changed(store: SqliteStore, tmp_path: Path, sql: str) -> None:
    await grown(store)
    forge_file(tmp_path, sql, BOB.id)
    with pytest.raises(Corrupt):
        await store.open(GUILD, draft(BOB, CAROL), opened())
    assert (await store.open(GUILD, draft(CAROL, DAVE), opened())).people == (CAROL, DAVE)


async def test_rows_of_two_matches_cannot_be_exchanged(store: SqliteStore, tmp_path: Path) -> None:
    first = await store.open(GUILD, draft(), opened())
    second = await store.open(GUILD, draft(), opened())
    forge_file(tmp_path, "DELETE FROM log WHERE match_id = ?", first.id)
    forge_file(tmp_path, "UPDATE log SET match_id = ? WHERE match_id = ?", first.id, second.id)
    with pytest.raises(Corrupt):
        await store.log(first.ref)
    with pytest.raises(Corrupt):
        await store.load(second.ref)


async def test_a_file_cannot_stand_in_for_another_guilds(store: SqliteStore, tmp_path: Path) -> None:
    match = await grown(store)
    await store.close()
    (tmp_path / "guilds" / f"{GUILD}.sqlite3").rename(tmp_path / "guilds" / "5.sqlite3")
    moved = SqliteStore(tmp_path)
    with pytest.raises(Corrupt):
        await moved.load(MatchRef(5, match.id))
    await moved.close()


def test_hashes_stay_what_files_of_the_baseline_hold() -> None:
    match = Match(
        id=3,
        guild_id=5,
        channel_id=77,
        game="air-land-sea",
        options=b"{}",
        roster=draft().roster,
        people=draft().people,
        status="over",
        version=1,
        key=b"k" * 32,
        created_at=1.5,
        expires_at=None,
        schema=1,
        state=b"{}",
        fingerprint="ab",
        ending=Ending(ranks=((0,), (1,)), reason="resigned"),
        ended_at=2.5,
    )
    log = LogRow(number=1, kind="acted", at=2.5, user_id=11, seat=0, action=b"{}", reports=(b"[]",), interaction_id=9)
    link = make_link(match, log, START)
    assert link.seal.hex() == "3ba6ccc7d7125df5fcf030b0bb93fd9a82c072f5e81caa28c2c15c10dd072fb0"
    assert link.hash.hex() == "5973f31098f6b2061510b1229d307d351bd4e896dfa9c7b220af62bd0f75b0d4"
    renamed = msgspec.structs.replace(match, channel_id=78)
    assert make_link(renamed, log, START) == link


async def test_every_flipped_bit_that_changes_what_is_read_is_noticed(tmp_path: Path) -> None:
    data_dir = tmp_path / "whole"
    store = SqliteStore(data_dir)
    match = await grown(store)
    truth = (match, await store.log(match.ref))
    await store.close()
    whole = (data_dir / "guilds" / f"{GUILD}.sqlite3").read_bytes()
    rng, noticed = Rng(b"flips" * 6 + b"!!"), 0
    for number in range(FLIPS):
        bit, rng = rng.below(len(whole) * 8)
        copy_dir = tmp_path / str(number)
        (copy_dir / "guilds").mkdir(parents=True)
        flipped = bytearray(whole)
        flipped[bit // 8] ^= 1 << bit % 8
        (copy_dir / "guilds" / f"{GUILD}.sqlite3").write_bytes(flipped)
        read = await read_all(copy_dir, match.id)
        noticed += read is None
        assert read is None or sealed(*read) == sealed(*truth), f"bit {bit} was flipped unnoticed"
    assert noticed > FLIPS / 100


async def read_all(data_dir: Path, match_id: int) -> tuple[Match, tuple[LogRow, ...]] | None:
    store = SqliteStore(data_dir)
    try:
        return await store.load(MatchRef(GUILD, match_id)), await store.log(MatchRef(GUILD, match_id))
    except (Corrupt, MatchNotFound, NotSaved, NewerFile):
        return None
    finally:
        await store.close()


def sealed(match: Match, log: tuple[LogRow, ...]) -> tuple[Match, list[int], tuple[LogRow, ...]]:
    """What hashes cover: all but the names and the channel."""
    return msgspec.structs.replace(match, people=(), channel_id=0), [person.id for person in match.people], log


async def test_a_full_disk_saves_nothing_loses_nothing_and_says_so(store: SqliteStore) -> None:
    match = await grown(store)
    await limit_pages(store, spare=4)
    refused = 0
    for _ in range(40):
        following = after(match, state=b"x" * (len(match.state or b"") + 500))
        try:
            await store.save(following, row(following.version))
            match = await store.load(match.ref)
        except NotSaved:
            refused += 1
    assert refused > 5
    assert await store.load(match.ref) == match
    assert len(await store.log(match.ref)) == match.version + 1
    await limit_pages(store, spare=1_000)
    await store.save(after(match), row(match.version + 1))
    assert (await store.load(match.ref)).version == match.version + 1


async def limit_pages(store: SqliteStore, spare: int) -> None:
    def limit(file: sqlite3.Connection) -> None:
        (pages,) = file.execute("PRAGMA page_count").fetchone()
        file.execute(f"PRAGMA max_page_count = {pages + spare}")

    await store._files.write(GUILD, limit)


async def test_a_file_that_is_no_database_is_corrupt_and_left_alone(tmp_path: Path) -> None:
    (tmp_path / "guilds").mkdir()
    path = tmp_path / "guilds" / f"{GUILD}.sqlite3"
    path.write_bytes(b"not a database, but longer than a header of one hundred bytes. " * 40)
    before = path.read_bytes()
    store = SqliteStore(tmp_path)
    with pytest.raises(Corrupt):
        await store.matches(GUILD)
    await store.close()
    assert path.read_bytes() == before
