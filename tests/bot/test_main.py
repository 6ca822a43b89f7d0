"""The command `warroom`, as a process."""

import importlib.util
import io
import os
import re
import signal
import sqlite3
import subprocess
import sys
import urllib.request
import zipfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

import bot.__main__
from bot.__main__ import main
from bot.operations.processes import INCOMPLETE
from bot.settings import Settings

ROOT = Path(bot.__main__.__file__).parent.parent


@pytest.fixture(autouse=True)
def bare_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)
    monkeypatch.chdir(tmp_path)


def warroom(tmp_path: Path, *arguments: str, **variables: str) -> subprocess.Popen[str]:
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONUNBUFFERED": "1", **variables}
    return subprocess.Popen(  # noqa: S603 - our own module
        [sys.executable, "-m", "bot", *arguments],
        cwd=tmp_path,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def test_check_says_that_all_is_well(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DATA_DIR", str(tmp_path / "data"))
    monkeypatch.setenv("DISCORD_TOKEN", "secret-token")
    assert main(["check"]) == 0
    said = capsys.readouterr().out
    assert "fine" in said
    assert "secret-token" not in said


def test_the_demo_needs_nothing_that_only_unix_has() -> None:
    source = "import sys; sys.modules.update(fcntl=None, resource=None, pwd=None); import bot.demo"
    subprocess.run([sys.executable, "-c", source], cwd=ROOT, check=True)  # noqa: S603 - our own module


def test_discord_can_be_asked_only_with_a_token(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DATA_DIR", str(tmp_path / "data"))
    assert main(["check", "--discord"]) == 1
    assert "without DISCORD_TOKEN" in capsys.readouterr().err


def test_check_says_what_is_wrong_and_fails(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("DATA_DIR", str(tmp_path / "file"))
    assert main(["check"]) == 1
    assert "can't be written to" in capsys.readouterr().out
    monkeypatch.setenv("MAX_OPEN_GUILDS", "lots")
    assert main(["check"]) == 1
    assert "MAX_OPEN_GUILDS" in capsys.readouterr().err


def test_without_the_simulator_it_says_what_to_do(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda _name: None)
    assert main([]) == 2
    said = capsys.readouterr()
    assert "DISCORD_TOKEN" in said.out
    assert "uv sync" in said.err


def test_a_bot_whose_folder_cannot_be_used_does_not_start(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("DATA_DIR", str(tmp_path / "file"))
    monkeypatch.setenv("DISCORD_TOKEN", "secret-token")
    assert main([]) == 1
    said = capsys.readouterr()
    assert "DATA_DIR" in said.err
    assert "secret-token" not in said.err + said.out


COMMANDS = ("run", "demo", "check", "backup", "restore", "recheck", "rerate")


def test_help_says_in_a_line_what_each_command_does(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--help"])
    assert ended.value.code == 0
    lines = re.findall(r"^    (\w+) +(\S.{10,})$", capsys.readouterr().out, re.MULTILINE)
    assert tuple(name for name, _ in lines) == COMMANDS
    for name, text in lines:
        with pytest.raises(SystemExit):
            main([name, "--help"])
        assert " ".join(text.split()[:3]) in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["march"], "Argument command: invalid choice: 'march'"),
        (["demo", "--port", "lots"], "Argument --port: it should be a whole number from 1 to 65535."),
        (["demo", "--port", "0"], "Argument --port: it should be a whole number from 1 to 65535."),
        (["check", "--discord", "--channel", "-5"], "Argument --channel: "),
        (["check", "--channel", "5"], "--channel needs --discord beside it."),
        (["check", "--discord", "--keep"], "--keep needs --channel beside it."),
        (["backup"], "The following arguments are required: file."),
        (["restore"], "The following arguments are required: file."),
        (["recheck", ".", "--continuations", "-1"], "Argument --continuations: it should be a whole number from 0"),
    ],
)
def test_a_mistake_in_a_command_is_told_in_a_sentence(
    capsys: pytest.CaptureFixture[str], arguments: list[str], sentence: str
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 2
    said = capsys.readouterr()
    assert said.err.startswith(sentence)
    assert re.search(r"`warroom( \w+)? --help` says what can be given\.\n$", said.err)
    assert said.out == ""


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["backup", "nowhere/warroom.zip"], "no such file or directory"),
        (["restore", "nowhere.zip"], "no such file or directory"),
        (["restore", "."], "is a directory"),
        (["recheck", "nowhere"], "There is no folder nowhere."),
    ],
)
def test_a_file_or_folder_that_cannot_be_used_is_told_in_a_sentence(
    capsys: pytest.CaptureFixture[str], arguments: list[str], reason: str
) -> None:
    assert main(arguments) == 1
    said = capsys.readouterr()
    assert reason in said.err
    assert said.out == ""


def guild(folder: Path, guild_id: int, number: int = 1) -> Path:
    (folder / "guilds").mkdir(parents=True, exist_ok=True)
    path = folder / "guilds" / f"{guild_id}.sqlite3"
    with closing(sqlite3.connect(path)) as file:
        file.execute("CREATE TABLE IF NOT EXISTS moves (number INTEGER)")
        file.execute("INSERT INTO moves VALUES (?)", (number,))
        file.commit()
    return path


def run(folder: Path, *arguments: str, sent: bytes = b"") -> tuple[int, bytes, str]:
    """Run the command on a data folder as a process with pipes; return exit code, output, and errors."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "DATA_DIR": str(folder), "LOG_LEVEL": "DEBUG"}
    command = [sys.executable, "-m", "bot", *arguments]
    done = subprocess.run(command, cwd=folder.parent, env=environment, input=sent, capture_output=True, check=False)  # noqa: S603
    return done.returncode, done.stdout, done.stderr.decode()


def test_an_archive_goes_from_standard_output_to_standard_input_and_nothing_else_does(tmp_path: Path) -> None:
    guild(tmp_path / "data", 11)
    code, archive, err = run(tmp_path / "data", "backup", "-")
    assert (code, err) == (0, "The archive has the matches of 1 guilds.\n")
    with zipfile.ZipFile(io.BytesIO(archive)) as packed:
        assert packed.testzip() is None
        assert packed.namelist() == ["guilds/11.sqlite3", "manifest.json"]
    assert archive.startswith(b"PK")
    assert not list(tmp_path.glob("-*"))
    code, said, err = run(tmp_path / "elsewhere", "restore", "-", sent=archive)
    assert (code, err) == (0, "")
    assert b"1 guilds are back" in said
    assert (tmp_path / "elsewhere" / "guilds" / "11.sqlite3").exists()


def test_a_reader_who_stops_reading_an_archive_is_told_in_a_sentence(tmp_path: Path) -> None:
    for guild_id in range(11, 40):
        guild(tmp_path / "data", guild_id)
    process = warroom(tmp_path, "backup", "-", DATA_DIR=str(tmp_path / "data"))
    assert process.stdout is not None
    process.stdout.close()
    process.stdout = None
    _, err = process.communicate(timeout=30)
    assert process.returncode == 1
    assert "broken pipe" in err
    assert "Traceback" not in err


def test_a_damaged_guild_is_named_and_the_exit_code_says_that_it_is_missing(tmp_path: Path) -> None:
    guild(tmp_path / "data", 11)
    guild(tmp_path / "data", 22).write_bytes(b"damaged" * 1000)
    code, out, err = run(tmp_path / "data", "backup", "warroom.zip")
    assert (code, out) == (INCOMPLETE, b"warroom.zip has the matches of 1 guilds.\n")
    assert err.startswith("22.sqlite3 can't be copied")
    code, archive, err = run(tmp_path / "data", "backup", "-")
    assert code == INCOMPLETE
    assert "22.sqlite3 can't be copied" in err
    with zipfile.ZipFile(io.BytesIO(archive)) as packed:
        assert packed.namelist() == ["guilds/11.sqlite3", "manifest.json"]
    with zipfile.ZipFile(tmp_path / "warroom.zip") as packed:
        manifest = packed.read("manifest.json")
    with zipfile.ZipFile(tmp_path / "warroom.zip", "w") as packed:
        packed.writestr("guilds/11.sqlite3", b"damaged")
        packed.writestr("manifest.json", manifest)
    code, out, err = run(tmp_path / "elsewhere", "restore", "warroom.zip")
    assert code == INCOMPLETE
    assert b"0 guilds are back" in out
    assert err.startswith("11.sqlite3 in the archive is damaged")


@pytest.fixture
def demo(tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    process = warroom(tmp_path, "demo", "--no-open", TMPDIR=str(tmp_path))
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


@pytest.mark.skipif(importlib.util.find_spec("simcord") is None, reason="the simulator is not installed")
def test_the_demo_serves_its_page_and_ends_cleanly_with_nothing_left(
    demo: subprocess.Popen[str], tmp_path: Path
) -> None:
    assert demo.stdout is not None
    address = None
    for line in demo.stdout:
        found = re.search(r"http://127\.0\.0\.1:\d+/", line)
        if found:
            address = found[0]
            break
    assert address is not None
    with urllib.request.urlopen(address, timeout=10) as page:  # noqa: S310 - our own page on this machine
        assert page.status == 200
    assert list(tmp_path.glob("warroom-demo-*"))
    demo.send_signal(signal.SIGINT)
    _, err = demo.communicate(timeout=20)
    assert demo.returncode == 0, err
    assert "Traceback" not in err
    assert not list(tmp_path.glob("warroom-demo-*"))
