"""Who counts as looking at a match, so that nobody mentions them."""

from bot.match.model.match import MatchRef
from bot.outbox.service import RECENT_SECONDS, Activity
from tests.bot.service_world import ALICE, BOB, GUILD

REF = MatchRef(GUILD, 1)


def test_who_did_something_in_the_last_minutes_is_looking() -> None:
    activity = Activity()
    activity.note(REF, ALICE.id, 1_000.0)
    assert activity.is_recent(REF, ALICE.id, 1_000.0 + RECENT_SECONDS)
    assert not activity.is_recent(REF, ALICE.id, 1_001.0 + RECENT_SECONDS)
    assert not activity.is_recent(REF, BOB.id, 1_000.0)


def test_nobody_counts_as_looking_for_as_long_as_the_clock_was_set_back() -> None:
    activity = Activity()
    activity.note(REF, ALICE.id, 90_000.0)
    assert not activity.is_recent(REF, ALICE.id, 5_000.0)
