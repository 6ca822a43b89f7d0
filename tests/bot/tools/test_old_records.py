"""Records and live matches of earlier releases stay what they were when today's judgement of an undo is stricter."""

from pathlib import Path

import msgspec

from bot import recheck
from bot.games.catalog import get_game
from bot.match.model.match import LogRow, Match, NewMatch
from bot.match.records import MatchRecord, RecordedChange
from bot.match.redaction import write_reports
from bot.match.tapes import RecordingCache
from bot.tools.export import open_document
from bot.tools.verify import read_record, verify
from engine.core import exchange
from engine.core.replay import Diverged, apply_entry, replay, replay_states
from engine.core.rng import Rng
from engine.games.stratego import events, stratego
from tests.bot.stored import TemporaryStore
from tests.bot.tools.finished_matches import ALICE, BOB, GUILD

DECLINED = Path(__file__).parent / "records" / "stratego-declined-rescue.json"
"""A release before wrote it. Red declined a rescue and took that back, although Blue was seen to have a ply."""


def declined() -> MatchRecord:
    return read_record(DECLINED.read_bytes())


def test_a_record_in_which_a_telling_decline_was_taken_back_is_still_verified() -> None:
    verdict = verify(declined())
    assert verdict.holds
    assert verdict.findings[-1].endswith(
        "Action 30 was taken back although the players had learnt something by it, as earlier releases allowed."
    )
    assert "had learnt nothing" not in verdict.findings[-1]


def test_the_decline_tells_something_and_cant_be_taken_back_today() -> None:
    record = declined().replayable()
    before = tuple(replay_states(stratego, record))[29]
    step = apply_entry(stratego, before, record.entries[29])
    assert [type(event) for event in step.events] == [events.RescueDeclined]
    assert stratego.reveals(before, step)


def test_nothing_else_that_told_something_was_ever_taken_back() -> None:
    record = declined().replayable()
    undo = msgspec.structs.replace(record.entries[30], takes_back=(29,), fingerprint=record.entries[27].fingerprint)
    attack_undone = msgspec.structs.replace(record, entries=(*record.entries[:29], undo))
    assert record.entries[30].takes_back == (30,)
    found = replay(stratego, attack_undone)
    assert isinstance(found, Diverged)
    assert found.at == 30
    assert "taught somebody something" in found.why


def test_the_match_is_exported_for_other_programs_without_what_was_taken_back() -> None:
    record = declined()
    document = exchange.read({stratego.key: stratego}, open_document(record))
    assert len(document.steps) == len(record.played_changes) - 1


async def test_a_match_in_play_with_such_an_undo_is_replayed_and_goes_on() -> None:
    store, record = TemporaryStore(), declined()
    match = await stored(store, record)
    recording = await RecordingCache(store).get(match)
    assert recording.is_exact
    assert len(recording.rows) == 1 + len(record.played_changes) - 2
    recheck.check(match, 3)


async def stored(store: TemporaryStore, record: MatchRecord) -> Match:
    """The match of a record, in play, as the service stored it before its last action."""
    replayable, game = record.replayable(), get_game(record.game)
    draft = NewMatch(7, record.game, replayable.options, replayable.roster, (ALICE, BOB), replayable.key, 1.0, 9.0)
    match = await store.open(GUILD, draft, LogRow(0, "opened", 1.0, ALICE.id))
    steps = [stratego.new(stratego.codec.load_options(replayable.options), replayable.roster, Rng(replayable.key))]
    for number, change in enumerate(record.log[1:-1], start=1):
        if change.kind == "acted":
            entry = replayable.entries[number - 2]
            steps.append(apply_entry(stratego, steps[-1].state, entry))
        elif change.kind == "taken_back":
            del steps[-1]
        match = in_state(match, change, stratego.codec.dump_state(steps[-1].state))
        reports = write_reports(game, match.roster, steps[-1])
        await store.save(match, row_of(number, change, reports))
    return match


def in_state(match: Match, change: RecordedChange, state: bytes) -> Match:
    return msgspec.structs.replace(
        match,
        version=match.version + 1,
        status="live",
        expires_at=None,
        schema=stratego.codec.schema,
        state=state,
        fingerprint=change.fingerprint,
    )


def row_of(number: int, change: RecordedChange, reports: tuple[bytes, ...]) -> LogRow:
    return LogRow(
        number=number,
        kind=change.kind,
        at=2.0,
        user_id=ALICE.id,
        seat=change.seat,
        action=None if change.action is None else msgspec.json.encode(change.action),
        fingerprint=change.fingerprint,
        rules_version=change.rules_version,
        reports=reports,
    )
