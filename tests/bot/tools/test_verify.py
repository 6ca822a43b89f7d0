"""A record proves its match: the true one is exact, and whatever is changed in it is found out and said."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.service.matches.records import record_of
from bot.tools.verify import Unreadable, main, read_record, verify
from engine.core.rng import commitment
from tests.bot.fakes import MemoryStore
from tests.bot.tools.finished_matches import ALICE, BOB, GUILD, opened, played, resigned

KEY = bytes(range(32))
OTHER_KEY = bytes(range(1, 33))

Plain = dict[str, Any]


@pytest.fixture
async def record() -> bytes:
    store = MemoryStore()
    match = await played(store, KEY, edition="revised", target=6)
    return record_of(match, await store.log(match.ref))


def changed(record: bytes, change: Callable[[Plain], object]) -> bytes:
    plain = json.loads(record)
    change(plain)
    return json.dumps(plain).encode()


def test_an_untouched_record_is_exact(record: bytes) -> None:
    read = read_record(record)
    verdict = verify(read, promised=commitment(KEY))
    assert verdict.holds
    assert verdict.findings == (
        "The key is the promised one.",
        f"Exact: the deal and all {len(read.actions)} actions lead where the record says, and so does the end.",
    )
    assert len(read.actions) > 5


def test_a_record_names_nobody(record: bytes) -> None:
    for secret in (str(ALICE.id), str(BOB.id), str(GUILD), ALICE.name, BOB.name):
        assert secret.encode() not in record


async def test_a_match_given_up_is_exact_too() -> None:
    store = MemoryStore()
    match = await resigned(store, await played(store, KEY, actions=5))
    record = record_of(match, await store.log(match.ref))
    assert verify(read_record(record)).holds
    other_seat = changed(record, lambda plain: plain["actions"][-1].update(seat=1))
    assert not verify(read_record(other_seat)).holds
    nobody = changed(record, lambda plain: plain["actions"].pop())
    assert "not over after the last recorded action" in verify(read_record(nobody)).findings[-1]


@pytest.mark.parametrize("actions", [0, 3])
async def test_a_match_that_goes_on_has_no_record(actions: int) -> None:
    store = MemoryStore()
    match = await played(store, KEY, actions=actions)
    with pytest.raises(ValueError, match="still secret"):
        record_of(match, await store.log(match.ref))
    challenge = await opened(store, KEY)
    with pytest.raises(ValueError, match="still secret"):
        record_of(challenge, await store.log(challenge.ref))


def test_another_key_is_not_the_promised_one(record: bytes) -> None:
    verdict = verify(read_record(changed(record, lambda plain: plain.update(key=OTHER_KEY.hex()))))
    assert not verdict.holds
    assert "not the promised one" in verdict.findings[0]


def test_another_key_with_its_own_promise_deals_another_hand(record: bytes) -> None:
    both = {"key": OTHER_KEY.hex(), "commitment": commitment(OTHER_KEY)}
    read = read_record(changed(record, lambda plain: plain.update(both)))
    verdict = verify(read)
    assert not verdict.holds
    assert "Diverged at the deal" in verdict.findings[-1]
    assert "not the match of that challenge" in verify(read, promised=commitment(KEY)).findings[0]


def other_action(plain: Plain) -> None:
    entry = plain["actions"][2]
    entry["action"] = {"kind": "withdraw"} if entry["action"]["kind"] != "withdraw" else {"kind": "decline"}


@pytest.mark.parametrize(
    ("change", "finding"),
    [
        (lambda plain: plain["options"].update(edition="classic"), "Diverged at the deal"),
        (lambda plain: plain["options"].update(target=9), "Diverged at the deal"),
        (lambda plain: plain["options"].update(edition="third"), "Diverged at the deal"),
        (lambda plain: plain.update(teams=[[1], [0]]), "Diverged at the deal"),
        (lambda plain: plain.update(teams=[[0, 1]]), "Diverged at the deal"),
        (lambda plain: plain.update(start="0" * 16), "Diverged at the deal"),
        (other_action, "Diverged at action 3"),
        (lambda plain: plain["actions"][2].update(action=["flip"]), "Diverged at action 3"),
        (lambda plain: plain["actions"][2].update(seat=7), "Diverged at action 3"),
        (lambda plain: plain["actions"][4].update(fingerprint="f" * 16), "Diverged at action 5"),
        (lambda plain: plain["actions"].pop(1), "Diverged at action 2"),
        (lambda plain: plain["actions"].pop(), "not over after the last recorded action"),
        (lambda plain: plain["actions"].append(plain["actions"][-1]), "Diverged at action"),
        (lambda plain: plain["ending"]["ranks"].reverse(), "recorded end is not the one"),
        (lambda plain: plain["ending"].update(reason="resigned"), "recorded end is not the one"),
    ],
)
def test_a_changed_record_diverges_where_it_was_changed(
    record: bytes, change: Callable[[Plain], object], finding: str
) -> None:
    verdict = verify(read_record(changed(record, change)))
    assert not verdict.holds
    assert any(finding in sentence for sentence in verdict.findings)


def test_a_divergence_under_other_rules_says_which_release_to_use(record: bytes) -> None:
    def age(plain: Plain) -> None:
        plain["actions"][0].update(fingerprint="f" * 16, rules_version=0)

    assert "played by rules version 0" in verify(read_record(changed(record, age))).findings[-1]


@pytest.mark.parametrize(
    "change",
    [
        lambda plain: plain.update(format=2),
        lambda plain: plain.update(key="abc"),
        lambda plain: plain.update(extra=1),
        lambda plain: plain.pop("options"),
        lambda plain: plain.update(game="chess"),
        lambda plain: plain.update(teams=[[0], [2]]),
        lambda plain: plain["actions"][0].update(seat=-1),
    ],
)
def test_a_file_that_is_no_record_is_refused_in_words(record: bytes, change: Callable[[Plain], object]) -> None:
    with pytest.raises(Unreadable, match=r"This (is not a match record|release doesn't know)"):
        read_record(changed(record, change))


def test_the_command_prints_the_proof_and_the_deal(
    record: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "match.json"
    path.write_bytes(record)
    assert main([str(path)]) == 0
    printed = capsys.readouterr().out
    assert "Exact" in printed
    assert commitment(KEY) in printed
    assert "Seat 0 saw:" in printed
    assert "Seat 1 saw:" in printed
    assert printed.count("hand: [") == 2
    assert "drawn" not in printed
    assert main([str(path), "--promised", commitment(KEY).upper()]) == 0


def test_the_command_fails_for_a_changed_record_and_for_no_record(
    record: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "match.json"
    path.write_bytes(changed(record, other_action))
    assert main([str(path)]) == 1
    printed = capsys.readouterr().out
    assert "Diverged at action 3" in printed
    assert "saw:" not in printed
    path.write_bytes(b"[" * 100_000)
    assert main([str(path)]) == 2
    assert main([str(tmp_path / "nowhere.json")]) == 2
    assert "This is not a match record." in capsys.readouterr().err
