"""The log: one line an entry, and nothing in it that is nobody's business."""

import json
import logging
import sys

import pytest

from bot.operations.logs import Format, log_failure, start_logging
from bot.store.places import personal_place

TOKEN = "MTk4NjIyNDgzNDcxOTI1MjQ4.Cl2FMQ.ZnCjm1XVW7vRze4b7Cq4se7kKWs"  # noqa: S105 - of Discord's documentation
SECRET = "bucket-secret"  # noqa: S105


def broken() -> None:
    try:
        {}["Alice holds Super Battleship"]
    except KeyError as error:
        raise RuntimeError(f"with {SECRET}") from error


@pytest.mark.parametrize("style", ["plain", "json"])
def test_a_call_about_somebody_that_is_made_again_names_nobody(
    capsys: pytest.CaptureFixture[str], style: Format
) -> None:
    start_logging("INFO", style)
    log = logging.getLogger("discord.http")
    log.warning(
        "GET %s responded with 429. Retrying.", "https://discord.com/api/v10/guilds/4711/members/170000000000042"
    )
    log.warning("GET %s responded with 429. Retrying.", "https://discord.com/api/v10/users/170000000000042")
    text = capsys.readouterr().out
    assert text.count("Retrying") == 2
    assert "4711" in text
    assert "170000000000042" not in text


@pytest.mark.parametrize("style", ["plain", "json"])
def test_a_persons_own_place_is_written_without_its_id(capsys: pytest.CaptureFixture[str], style: Format) -> None:
    start_logging("INFO", style)
    place = personal_place(876_543_210_987_654_321)
    log_failure("an interaction failed", place, 7, RuntimeError())
    logging.getLogger("bot.store").error("guild %d: %s is in quarantine", place, f"{place}.sqlite3")
    logging.getLogger("bot.store").info("guild %d: %d matches, %d s", 4711, -12, -(10**9))
    text = capsys.readouterr().out
    assert "876543210987654321" not in text
    assert "match 7" in text
    assert "guild 4711: -12 matches, -1000000000 s" in text


@pytest.mark.parametrize("style", ["plain", "json"])
def test_an_entry_is_one_line_without_secrets_and_without_what_exceptions_say(
    capsys: pytest.CaptureFixture[str], style: Format
) -> None:
    start_logging("DEBUG", style, (SECRET,))
    try:
        broken()
    except RuntimeError:
        logging.getLogger("bot.x").exception("a %s failed with %s and %s", "thing", TOKEN, SECRET)
    logging.getLogger("discord.http").warning(
        "POST /webhooks/12/aW50ZXJhY3Rpb246abc returned 500, /interactions/34/aW50ZXJhY3Rpb246abc/callback too"
    )
    text = capsys.readouterr().out
    assert "Battleship" not in text
    assert SECRET not in text
    assert TOKEN not in text
    assert "aW50" not in text
    assert "RuntimeError" in text
    assert "KeyError" in text
    assert "test_logs.py" in text
    assert "callback" in text


def test_json_entries_can_be_read_by_a_machine(capsys: pytest.CaptureFixture[str]) -> None:
    start_logging("INFO", "auto", (SECRET,))
    logging.getLogger("bot.x").warning('guild %d said "%s"\nand more', 7, SECRET)
    (line,) = capsys.readouterr().out.splitlines()
    entry = json.loads(line)
    assert entry["level"] == "WARNING"
    assert entry["logger"] == "bot.x"
    assert entry["message"] == 'guild 7 said "[hidden]"\nand more'
    assert entry["time"].endswith("+00:00")


def test_on_a_terminal_it_is_plain(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    start_logging("INFO", "auto")
    logging.getLogger("bot.x").info("hello")
    assert capsys.readouterr().out.endswith("INFO bot.x: hello\n")


def test_the_libraries_debug_logs_stay_closed(capsys: pytest.CaptureFixture[str]) -> None:
    start_logging("DEBUG", "plain")
    logging.getLogger("discord.gateway").debug("the whole message")
    assert capsys.readouterr().out == ""
