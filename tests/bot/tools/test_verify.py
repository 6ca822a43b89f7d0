"""A record proves its match: the true one is exact, and whatever is changed in it is found out and said."""

import json
from argparse import ArgumentTypeError
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.match.records import record_of
from bot.tools.verify import Seen, Unreadable, main, read_record, read_seen, verify
from engine.core.replay import apply_entry, play_on
from engine.core.rng import Rng, commitment
from tests.bot.stored import TemporaryStore
from tests.bot.tools.finished_matches import ALICE, BOB, GAME, GUILD, opened, played, resigned

KEY = bytes(range(32))
OTHER_KEY = bytes(range(1, 33))

Plain = dict[str, Any]


@pytest.fixture
async def record() -> bytes:
    store = TemporaryStore()
    match = await played(store, KEY, edition="revised", target=6)
    return record_of(match, await store.log(match.ref))


def changed(record: bytes, change: Callable[[Plain], object], *, bind: bool = True) -> bytes:
    """The record after a change; `bind`: by somebody who has the key and computes all heads anew."""
    plain = json.loads(record)
    change(plain)
    changed = json.dumps(plain).encode()
    return bound(changed) if bind else changed


def bound(record: bytes) -> bytes:
    """The record with the heads that fit its rows."""
    plain = json.loads(record)
    for row, head in zip(plain["log"], read_record(record).heads(), strict=True):
        row["head"] = head.digest.hex()
    return json.dumps(plain).encode()


def code(record: bytes, board: int) -> Seen:
    """What the board of this number showed."""
    row = next(row for row in read_record(record).log if row.board == board)
    return read_seen(f"{board}:{row.head[:8]}")


def test_an_untouched_record_is_exact(record: bytes) -> None:
    read = read_record(record)
    verdict = verify(read, promised=commitment(KEY))
    assert verdict.holds
    assert verdict.findings == (
        "The key is the promised one: it was fixed before anybody saw the challenge, and so was all chance.",
        f"The log is whole: each of its {len(read.log)} rows fits its head.",
        f"Exact: the deal and all {len(read.played_changes)} actions lead where the record says, and so does the end.",
    )
    assert len(read.played_changes) > 5


def test_a_record_names_nobody(record: bytes) -> None:
    for secret in (str(ALICE.id), str(BOB.id), str(GUILD), ALICE.name, BOB.name):
        assert secret.encode() not in record


async def test_a_match_given_up_is_exact_too() -> None:
    store = TemporaryStore()
    match = await resigned(store, await played(store, KEY, actions=5))
    record = record_of(match, await store.log(match.ref))
    assert verify(read_record(record)).holds
    other_seat = changed(record, lambda plain: plain["log"][-1].update(seat=1))
    assert not verify(read_record(other_seat)).holds
    nobody = changed(record, lambda plain: plain["log"].pop())
    assert "not over after the last recorded action" in verify(read_record(nobody)).findings[-1]


@pytest.mark.parametrize("actions", [0, 3])
async def test_a_match_that_goes_on_has_no_record(actions: int) -> None:
    store = TemporaryStore()
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


def action(plain: Plain, number: int) -> Plain:
    """The row of an action, counted from 1; the rows before are the challenge and the deal."""
    row: Plain = plain["log"][number + 1]
    return row


def other_action(plain: Plain) -> None:
    entry = action(plain, 3)
    entry["action"] = {"kind": "withdraw"} if entry["action"]["kind"] != "withdraw" else {"kind": "decline"}


@pytest.mark.parametrize(
    ("change", "finding"),
    [
        (lambda plain: plain["options"].update(edition="classic"), "Diverged at the deal"),
        (lambda plain: plain["options"].update(target=9), "Diverged at the deal"),
        (lambda plain: plain["options"].update(edition="third"), "Diverged at the deal"),
        (lambda plain: plain.update(teams=[[1], [0]]), "Diverged at the deal"),
        (lambda plain: plain.update(teams=[[0, 1]]), "Diverged at the deal"),
        (lambda plain: action(plain, 0).update(fingerprint="0" * 16), "Diverged at the deal"),
        (other_action, "Diverged at action 3"),
        (lambda plain: action(plain, 3).update(action=["flip"]), "Diverged at action 3"),
        (lambda plain: action(plain, 3).update(seat=7), "Diverged at action 3"),
        (lambda plain: action(plain, 5).update(fingerprint="f" * 16), "Diverged at action 5"),
        (lambda plain: plain["log"].pop(), "not over after the last recorded action"),
        (lambda plain: plain["log"].append(plain["log"][-1]), "Diverged at action"),
        (lambda plain: plain["log"].insert(2, {**plain["log"][1], "kind": "paused", "fingerprint": "0" * 16}), "Row 2"),
        (lambda plain: plain["log"].pop(3), "boards are not numbered"),
        (lambda plain: action(plain, 4).update(board=2), "boards are not numbered"),
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


@pytest.mark.parametrize(("version", "release"), [(0, "the release of then"), (99, "a newer release")])
@pytest.mark.parametrize("number", [0, 1, 5])
def test_whether_a_match_by_other_rules_is_true_cant_be_told(
    record: bytes, number: int, version: int, release: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    aged = changed(record, lambda plain: action(plain, number).update(rules_version=version))
    verdict = verify(read_record(aged))
    assert verdict.outcome == "unknown"
    assert (
        f"rules version {version}, and this release has version {GAME.version}. Use {release}" in verdict.findings[-1]
    )
    path = tmp_path / "match.json"
    path.write_bytes(aged)
    assert main([str(path)]) == 2
    assert "can't be told" in capsys.readouterr().out


def test_whatever_is_changed_in_any_row_is_found(record: bytes) -> None:
    plain = json.loads(record)
    others: Plain = {
        "kind": "extended", "seat": 1, "action": {"kind": "withdraw"}, "fingerprint": "0" * 16, "rules_version": 7,
        "board": 3, "head": "0" * 64,
    }  # fmt: skip
    tried = 0
    for number, row in enumerate(plain["log"]):
        assert set(row) == set(others)
        for field, value in others.items():
            if row[field] == value:
                continue
            row_before, row[field] = row[field], value
            tried += 1
            try:
                verdict = verify(read_record(json.dumps(plain).encode()))
                assert verdict.outcome == "fails", (number, field)
            except Unreadable:
                pass
            row[field] = row_before
    assert tried > 6 * len(plain["log"])
    for number in range(len(plain["log"])):
        for rows in (plain["log"][:number] + plain["log"][number + 1 :], [*plain["log"], plain["log"][number]]):
            shorter_or_longer = json.dumps({**plain, "log": rows}).encode()
            try:
                assert verify(read_record(shorter_or_longer)).outcome == "fails", number
            except Unreadable:
                assert plain["log"][number]["kind"] == "started"


def invented(record: bytes, kept: int) -> bytes:
    """A record by somebody who has the key: after so many actions the match took another course, and all fits."""
    read, plain = read_record(record), json.loads(record)
    replayable = read.replayable()
    state = GAME.new(GAME.codec.load_options(replayable.options), replayable.roster, Rng(KEY)).state
    for entry in replayable.entries[:kept]:
        state = apply_entry(GAME, state, entry).state
    plain["log"] = plain["log"][: kept + 2]
    for turn in play_on(GAME, state, Rng(OTHER_KEY), lambda _actions, rng: (0, rng)):
        state, before = turn.step.state, plain["log"][-1]
        taken = json.loads(GAME.codec.dump_action(turn.action))
        new = {"kind": "acted", "seat": turn.seat, "action": taken, "fingerprint": GAME.codec.fingerprint(state)}
        plain["log"].append({**before, **new, "board": before["board"] + 1})
    outcome = GAME.outcome(state)
    assert outcome is not None
    plain["ending"] = {"ranks": outcome.ranks, "reason": outcome.reason}
    made_up = bound(json.dumps(plain).encode())
    assert read_record(made_up).played_changes[:kept] == read.played_changes[:kept]
    assert read_record(made_up).played_changes[kept:] != read.played_changes[kept:]
    return made_up


@pytest.mark.parametrize("last", [1, 4])
def test_invented_last_actions_hold_by_themselves_and_are_found_by_what_people_saw(record: bytes, last: int) -> None:
    kept = len(read_record(record).played_changes) - last
    made_up = read_record(invented(record, kept))
    alone = verify(made_up, commitment(KEY))
    assert alone.holds
    assert "That this is what was played" in alone.unproved[0]
    before, end = code(record, kept + 1), code(record, read_record(record).log[-1].board)
    assert verify(made_up, seen=[before]).holds
    for seen in ([end], [before, end], [end, before]):
        verdict = verify(made_up, seen=seen)
        assert verdict.outcome == "fails"
        assert verdict.findings[-1].startswith((f"Not what was seen: board {end.board} ", "There was no board"))


def test_it_is_said_what_the_codes_of_boards_prove_and_what_they_do_not(record: bytes) -> None:
    read = read_record(record)
    last = read.log[-1].board
    middle, end = code(record, 5), code(record, last)
    one = verify(read, seen=[middle])
    assert one.findings[2] == "What was seen on board 5 fits: nothing up to board 5 was changed afterwards."
    said = "\n".join(one.unproved)
    assert f"What came after board 5: the last {last - 5} actions." in said
    assert "four billion tries" in said
    both = verify(read, commitment(KEY), [end, middle])
    assert both.findings[2].startswith(f"What was seen on boards 5 and {last} fits")
    assert len(both.unproved) == 1
    assert "who sat where" in both.unproved[0]
    assert (
        verify(read, seen=[Seen(last + 1, "1a2b3c4d")]).findings[-1]
        == f"There was no board {last + 1}: the last one was {last}."
    )
    assert verify(read, seen=[Seen(0, read.log[0].head)]).outcome == "fails"


def test_the_command_takes_what_was_seen(record: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "match.json"
    path.write_bytes(record)
    assert main([str(path), "--seen", str(code(record, 3)), "--seen", str(code(record, 9)).upper()]) == 0
    printed = capsys.readouterr().out
    assert "What was seen on boards 3 and 9 fits" in printed
    assert "Not proved by this:" in printed
    assert not printed.startswith("Not proved")
    assert main([str(path), "--seen", "3:00000000"]) == 1
    assert "Not what was seen: board 3" in capsys.readouterr().out
    with pytest.raises(SystemExit):
        main([str(path), "--seen", "nonsense"])
    assert "17:1a2b3c4d" in capsys.readouterr().err


def test_codes_of_boards_are_read_and_nothing_else() -> None:
    assert read_seen(" 17:1A2B3C4D ") == Seen(17, "1a2b3c4d")
    assert str(read_seen("17:1a2b3c4d")) == "17:1a2b3c4d"
    for text in ("", "17", "17:", "17:1a2b3c4", "17:1a2b3c4x", "-1:1a2b3c4d", "1a2b3c4d", "17:" + "0" * 65):
        with pytest.raises(ArgumentTypeError, match="no code of a board"):
            read_seen(text)


@pytest.mark.parametrize(
    "change",
    [
        lambda plain: plain.update(format=1),
        lambda plain: plain.update(key="abc"),
        lambda plain: plain.update(extra=1),
        lambda plain: plain.pop("options"),
        lambda plain: plain.update(game="chess"),
        lambda plain: plain.update(teams=[[0], [2]]),
        lambda plain: action(plain, 1).update(seat=-1),
        lambda plain: action(plain, 1).update(seat=None),
        lambda plain: action(plain, 1).update(kind="started"),
        lambda plain: action(plain, 0).update(kind="resigned", seat=0),
        lambda plain: action(plain, -1).update(kind="acted", seat=0),
        lambda plain: action(plain, 0).update(kind="flew"),
    ],
)
def test_a_file_that_is_no_record_is_refused_in_words(record: bytes, change: Callable[[Plain], object]) -> None:
    with pytest.raises(Unreadable, match=r"This (is not a match record|release doesn't know)"):
        read_record(changed(record, change, bind=False))


def one_board_less(plain: Plain) -> None:
    """Let the row with board 4 be one that changed no board."""
    for row in plain["log"]:
        row["board"] -= row["board"] > 3


def test_what_was_seen_of_a_board_is_its_first_row_and_no_later_secret_one(record: bytes) -> None:
    secret = changed(record, one_board_less)
    rows = [row for row in read_record(secret).log if row.board == 3]
    assert len(rows) == 2
    first, later = (Seen(3, row.head[:8]) for row in rows)
    assert verify(read_record(secret), seen=[first]).holds
    verdict = verify(read_record(secret), seen=[later])
    assert verdict.outcome == "fails"
    assert "Not what was seen: board 3" in verdict.findings[-1]


def test_the_first_board_shows_the_deal(record: bytes) -> None:
    def number_from_the_card(plain: Plain) -> None:
        for row in plain["log"]:
            row["board"] += 1

    verdict = verify(read_record(changed(record, number_from_the_card)))
    assert verdict.outcome == "fails"
    assert verdict.findings[-1].startswith("The boards are not numbered")


def test_the_command_prints_the_proof_and_the_deal(
    record: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "match.json"
    path.write_bytes(record)
    assert main([str(path)]) == 0
    printed = capsys.readouterr().out
    assert printed.startswith("Not proved that this is what was played: no code of a board was given")
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
