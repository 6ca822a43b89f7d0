"""A log is re-played: exact to the last fingerprint, or diverged at the first entry that leads elsewhere."""

from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from engine.core.game import Game
from engine.core.replay import Chooser, Diverged, Entry, Exact, Record, choose_random_index, play_on, replay
from engine.core.rng import Rng
from engine.core.values import Roster, Seat, roster
from tests.engine.core.pebbles import PebblesOptions, Take, pebbles, pebbles_with_extra_turns

KEY = bytes(range(32))


def choose_most(actions: Sequence[Any], rng: Rng) -> tuple[int, Rng]:
    return len(actions) - 1, rng


def record_of(game: Game[Any, Any, Any, Any, Any], seats: Roster, choose: Chooser[Any] = choose_most) -> Record:
    start = game.new(PebblesOptions(), seats, Rng(KEY)).state
    entries = tuple(
        Entry(turn.seat, game.codec.dump_action(turn.action), game.codec.fingerprint(turn.step.state))
        for turn in play_on(game, start, Rng(KEY), choose)
    )
    return Record(game.codec.dump_options(PebblesOptions()), seats, KEY, game.codec.fingerprint(start), entries)


def changed(record: Record, at: int, **fields: Any) -> Record:
    """The record with entry number `at`, counted from 1, changed."""
    entries = list(record.entries)
    entries[at - 1] = replace(entries[at - 1], **fields)
    return Record(record.options, record.roster, record.key, record.start, tuple(entries))


RECORD = record_of(pebbles, roster(1, 1))
LENGTH = len(RECORD.entries)


def test_an_untouched_log_is_exact() -> None:
    assert LENGTH > 3
    assert replay(pebbles, RECORD) == Exact(LENGTH)


def test_a_log_without_actions_is_exact_at_the_deal() -> None:
    assert replay(pebbles, Record(RECORD.options, RECORD.roster, KEY, RECORD.start, ())) == Exact(0)


def test_another_key_diverges_at_the_deal() -> None:
    other = Record(RECORD.options, RECORD.roster, bytes(32), RECORD.start, RECORD.entries)
    assert replay(pebbles, other) == Diverged(0, "another position")


@pytest.mark.parametrize("at", range(1, LENGTH + 1))
def test_another_fingerprint_diverges_at_its_entry(at: int) -> None:
    assert replay(pebbles, changed(RECORD, at, fingerprint="0" * 16)) == Diverged(at, "another position")


@pytest.mark.parametrize("at", [1, 2, LENGTH - 1])
def test_another_choice_diverges_at_its_entry(at: int) -> None:
    other = pebbles.codec.dump_action(Take(1))
    assert other != RECORD.entries[at - 1].action
    assert replay(pebbles, changed(RECORD, at, action=other)) == Diverged(at, "another position")


def test_an_action_that_is_no_longer_legal_diverges_and_says_so() -> None:
    other = pebbles.codec.dump_action(Take(9))
    assert replay(pebbles, changed(RECORD, 2, action=other)) == Diverged(2, "Illegal: not_offered")


def test_an_action_of_the_wrong_seat_diverges() -> None:
    assert replay(pebbles, changed(RECORD, 1, seat=Seat(1))) == Diverged(1, "Illegal: not_offered")


def test_an_action_that_cannot_be_read_diverges() -> None:
    found = replay(pebbles, changed(RECORD, 3, action=b'{"kind":"jump"}'))
    assert isinstance(found, Diverged)
    assert found.at == 3
    assert found.why.startswith("Corrupt: ")


def test_a_seat_that_left_is_followed() -> None:
    start = pebbles.new(PebblesOptions(), roster(1, 1), Rng(KEY)).state
    left = pebbles.codec.fingerprint(pebbles.leave(start, Seat(1)).state)
    record = Record(RECORD.options, RECORD.roster, KEY, RECORD.start, (Entry(Seat(1), None, left),))
    assert replay(pebbles, record) == Exact(1)
    assert replay(pebbles, changed(record, 1, seat=Seat(0))) == Diverged(1, "another position")
    twice = Record(RECORD.options, RECORD.roster, KEY, RECORD.start, (*record.entries, *record.entries))
    assert replay(pebbles, twice) == Diverged(2, "Illegal: already_out")


def test_a_seat_that_nobody_has_diverges() -> None:
    assert replay(pebbles, changed(RECORD, 1, seat=Seat(7), action=None)) == Diverged(1, "Illegal: already_out")


def test_options_or_rosters_that_no_longer_fit_diverge_at_the_deal() -> None:
    alone = Record(RECORD.options, roster(1), KEY, RECORD.start, RECORD.entries)
    assert replay(pebbles, alone) == Diverged(0, "Illegal: bad_roster")
    unreadable = Record(b"{}x", RECORD.roster, KEY, RECORD.start, RECORD.entries)
    assert isinstance(replay(pebbles, unreadable), Diverged)


def test_changed_rules_diverge_where_they_first_matter() -> None:
    record = record_of(pebbles, roster(1, 1), choose_random_index)
    first_single = next(
        number for number, entry in enumerate(record.entries, 1) if entry.action == pebbles.codec.dump_action(Take(1))
    )
    assert replay(pebbles_with_extra_turns, record) == Diverged(first_single, "another position")
