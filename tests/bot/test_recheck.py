"""Before a deploy, every running match is shown to go on under the new code; what doesn't is named."""

import asyncio
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.__main__ import main
from bot.match.model.match import Match
from bot.recheck import AnyGame, check
from engine.core.game import Step
from engine.core.values import Corrupt, Seat
from tests.bot.stored import SqliteStore, TemporaryStore
from tests.bot.tools.finished_matches import GAME, GUILD, opened, played, started

KEY = bytes(range(32))


@pytest.fixture
def data_dir(tmp_path: Path) -> Path:
    """A challenge, a match just dealt, one under way, and one that is over."""

    async def play() -> None:
        store = SqliteStore(tmp_path)
        try:
            await opened(store, KEY)
            await started(store, KEY)
            await played(store, KEY, actions=7)
            await played(store, KEY)
        finally:
            await store.close()

    asyncio.run(play())
    return tmp_path


def test_what_goes_on_passes(data_dir: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["recheck", str(data_dir), "--continuations", "5"]) == 0
    assert capsys.readouterr().out == "3 matches checked, 0 failures.\n"


def test_a_damaged_match_and_a_damaged_file_are_named(data_dir: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with closing(sqlite3.connect(data_dir / "guilds" / f"{GUILD}.sqlite3")) as file:
        file.execute("UPDATE matches SET state = x'7b7d' WHERE id = 3")
        file.commit()
    (data_dir / "guilds" / "5.sqlite3").write_bytes(b"no database " * 100)
    assert main(["recheck", str(data_dir), "--continuations", "1"]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("guild 5: DamagedFile")
    assert lines[1].startswith(f"guild {GUILD} match 3: Corrupt")
    assert lines[2] == "3 matches checked, 2 failures."


def test_a_folder_that_is_not_there_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["recheck", str(tmp_path / "nowhere")]) == 1
    assert "no folder" in capsys.readouterr().err


def with_state(match: Match, **changes: Any) -> Match:
    state = GAME.codec.load_state(match.state or b"")
    state = msgspec.structs.replace(state, **changes)
    return msgspec.structs.replace(match, state=GAME.codec.dump_state(state), fingerprint=GAME.codec.fingerprint(state))


async def test_a_position_that_breaks_a_law_fails() -> None:
    match = await played(TemporaryStore(), KEY, actions=4)
    check(match, continuations=1)
    table = GAME.codec.load_state(match.state or b"").table
    for broken in (
        with_state(match, table=msgspec.structs.replace(table, deck=table.deck[1:])),
        with_state(match, winner=0),
        msgspec.structs.replace(match, state=b"{}"),
        msgspec.structs.replace(match, state=None),
        msgspec.structs.replace(match, game="chess"),
        msgspec.structs.replace(match, options=b'{"edition":"third"}'),
        msgspec.structs.replace(match, fingerprint="0" * 16),
    ):
        with pytest.raises(Corrupt):
            check(broken, continuations=1)


async def test_a_match_that_is_over_by_todays_rules_fails() -> None:
    match = await played(TemporaryStore(), KEY)
    with pytest.raises(Corrupt, match="over by the rules"):
        check(msgspec.structs.replace(match, status="live", ending=None), continuations=1)


def crash(state: Any, seat: Seat, action: Any) -> Step[Any, Any]:  # noqa: ARG001 - the contract's
    raise KeyError("a card that is gone")


NO_MOVES = replace(GAME, legal=lambda state, seat: () if seat in GAME.to_act(state) else GAME.legal(state, seat))
"""Rules after a deploy that leaves those who are to act without a move."""

NOBODYS_TURN = replace(GAME, to_act=lambda state: GAME.to_act(state) - {Seat(0), Seat(1)})
CRASHING = replace(GAME, apply=crash)


@pytest.mark.parametrize(
    ("rules", "problem"),
    [
        (NO_MOVES, "Corrupt: seat 0 is to act and may do nothing"),
        (NOBODYS_TURN, "Corrupt: the match is neither over nor anybody's turn"),
        (CRASHING, "KeyError: 'a card that is gone'"),
    ],
)
def test_whatever_new_rules_do_wrong_is_printed_for_each_match(
    data_dir: Path,
    rules: AnyGame,
    problem: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr("bot.recheck.GAMES", {GAME.key: rules})
    assert main(["recheck", str(data_dir)]) == 1
    lines = capsys.readouterr().out.replace("seat 1 is", "seat 0 is").splitlines()
    assert lines == [
        f"guild {GUILD} match 3: {problem}",
        f"guild {GUILD} match 2: {problem}",
        "3 matches checked, 2 failures.",
    ]
