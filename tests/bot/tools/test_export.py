"""Admins get the record of any match that is over, and of no other."""

import asyncio
import json
from pathlib import Path

import pytest

from bot.match.model.match import Match
from bot.tools import compare, verify
from bot.tools.export import main
from tests.bot.stored import SqliteStore
from tests.bot.tools.finished_matches import GUILD, played

KEY = bytes(range(32))


def stored(data_dir: Path, actions: int) -> Match:
    async def play() -> Match:
        store = SqliteStore(data_dir)
        try:
            return await played(store, KEY, actions)
        finally:
            await store.close()

    return asyncio.run(play())


def named(data_dir: Path, match: Match) -> list[str]:
    return [str(GUILD), str(match.id), "--data", str(data_dir)]


def test_the_exported_record_can_be_verified(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = stored(tmp_path, actions=10_000)
    target = tmp_path / "out.json"
    assert main([*named(tmp_path, match), "--to", str(target)]) == 0
    assert str(target) in capsys.readouterr().out
    assert verify.main([str(target)]) == 0


def test_the_open_document_is_the_same_from_the_data_and_from_the_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    match = stored(tmp_path, actions=10_000)
    monkeypatch.chdir(tmp_path)
    place = named(tmp_path, match)
    assert main(place) == 0
    assert main([*place, "--open", "--to", "direct.json"]) == 0
    assert main(["--record", f"match-{match.id}.json", "--open"]) == 0
    written = tmp_path / f"match-{match.id}-open.json"
    assert written.read_bytes() == (tmp_path / "direct.json").read_bytes()
    assert f"python -m bot.tools.compare {written.name} THEIRS" in capsys.readouterr().out
    assert compare.main([str(written), "direct.json"]) == 0


def test_a_person_is_not_in_the_open_document(tmp_path: Path) -> None:
    match = stored(tmp_path, actions=10_000)
    target = tmp_path / "out.json"
    assert main([*named(tmp_path, match), "--open", "--to", str(target)]) == 0
    text = target.read_text()
    assert not any(str(each) in text for person in match.people for each in (person.id, person.name))


def test_a_match_of_other_rules_is_not_opened(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = stored(tmp_path, actions=10_000)
    record, target = tmp_path / "record.json", tmp_path / "out.json"
    assert main([*named(tmp_path, match), "--to", str(record)]) == 0
    plain = json.loads(record.read_text())
    for change in plain["log"]:
        if change["kind"] == "acted":
            change.update(rules_version=2, fingerprint="0" * 16)
    record.write_text(json.dumps(plain))
    assert main(["--record", str(record), "--open", "--to", str(target)]) == 1
    assert "was played by rules version 2 and this release has" in capsys.readouterr().err
    assert not target.exists()


@pytest.mark.parametrize("data", [None, b"{}", b"\xff"])
def test_a_record_that_cannot_be_read_is_said_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], data: bytes | None
) -> None:
    record = tmp_path / "record.json"
    if data is not None:
        record.write_bytes(data)
    assert main(["--record", str(record), "--open", "--to", str(tmp_path / "out.json")]) == 1
    assert capsys.readouterr().err.startswith("Not exported: ")


@pytest.mark.parametrize(
    "arguments",
    [[], ["1"], ["--record", "x.json"], ["1", "--record", "x", "--open"], ["--record", "x", "--open", "--data", "."]],
)
def test_a_command_that_names_no_match_or_two_is_refused(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(arguments)
    assert stopped.value.code == 2
    assert "--record FILE" in capsys.readouterr().err


@pytest.mark.parametrize("options", [[], ["--open"]], ids=["record", "open"])
@pytest.mark.parametrize("arguments", [(GUILD, 1), (GUILD, 2), (5, 1), (-5, 1)])
def test_what_is_not_over_or_not_there_is_not_exported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments: tuple[int, int], options: list[str]
) -> None:
    stored(tmp_path, actions=3)
    guild_id, match_id = arguments
    target = str(tmp_path / "out.json")
    assert main(["--data", str(tmp_path), *options, "--to", target, "--", str(guild_id), str(match_id)]) == 1
    printed = capsys.readouterr()
    assert printed.err.startswith("Not exported: ")
    assert KEY.hex() not in printed.err
    assert not (tmp_path / "out.json").exists()
