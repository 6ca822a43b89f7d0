"""The command `warroom`, as a process."""

import importlib.util
import os
import re
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

import bot.__main__
from bot.__main__ import main
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
