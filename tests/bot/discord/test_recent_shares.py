"""What people have posted: not the same again and again, and not a lot."""

import time

import pytest

from bot.discord.admission import MAX_PER_PERSON, RecentShares
from bot.screens.refusals import Refused

GUILD, ALICE, BOB, CHANNEL = 7, 101, 102, 70


def test_one_person_has_only_so_much_posted_and_others_are_let_in() -> None:
    shares = RecentShares()
    for number in range(MAX_PER_PERSON):
        shares.note((number, CHANNEL), (GUILD, ALICE))
    with pytest.raises(Refused, match="shared_too_much"):
        shares.note((-1, CHANNEL), (GUILD, ALICE))
    shares.note((-1, CHANNEL), (GUILD, BOB))


def test_whoever_shares_now_and_then_is_never_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    shares = RecentShares()
    for number in range(4 * MAX_PER_PERSON):
        shares.note((number, CHANNEL), (GUILD, ALICE))
        now += 50.0


def test_what_was_not_posted_does_not_count() -> None:
    shares = RecentShares()
    for number in range(2 * MAX_PER_PERSON):
        shares.note((number, CHANNEL), (GUILD, ALICE))
        shares.forget((number, CHANNEL))


def test_the_same_is_posted_once_whoever_asks_for_it() -> None:
    shares = RecentShares()
    shares.note(("text", CHANNEL), (GUILD, ALICE))
    with pytest.raises(Refused, match="shared_lately"):
        shares.note(("text", CHANNEL), (GUILD, BOB))
    shares.note(("text", CHANNEL + 1), (GUILD, BOB))
    shares.forget(("text", CHANNEL))
    shares.note(("text", CHANNEL), (GUILD, BOB))
