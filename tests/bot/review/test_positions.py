"""Matches that start from a moment of a review: what they keep, what they draw anew, and that all else works."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.history.exports import frames_of, score_sheet_of
from bot.lobbies.opening import OpeningRequest
from bot.match.model.computers import ComputerOpponents
from bot.match.model.match import Match, Permissions
from bot.match.records import record_of
from bot.match.tapes import RecordingCache
from bot.names.computers import computer
from bot.recheck import check
from bot.review.model import Review
from bot.review.moments import start_of
from bot.screens.refusals import Refused
from bot.tools.export import open_document
from bot.tools.verify import Seen, Unreadable, read_record, verify
from engine.catalog import GAMES
from engine.core import exchange
from engine.core.rng import Rng, commitment
from engine.core.values import Corrupt, Seat
from tests.bot.clocks.test_taking_back import improvise, take_back, undoable
from tests.bot.computers import at_rest, practised, with_computers
from tests.bot.guidance.test_hints import hinted
from tests.bot.review.matches import made, played
from tests.bot.service_world import ALICE, BOB, CHANNEL, GUILD, World, refused
from tests.bot.stored import SqliteStore
from tests.dice import Dice

DUELS = (
    ("air-land-sea", "target=single", 1),
    ("flies-lies-supplies", "target=single", 1),
    ("fight-flight-bite", "", 1),
    ("this-means-war", "win_city=20", 1),
    ("stratego", "army=duel", 1),
)
TABLES = (
    *DUELS,
    ("flies-lies-supplies", "target=single", 3),
    ("fight-flight-bite", "", 2),
    ("this-means-war", "win_city=20", 2),
    ("this-means-war", "win_city=20", 3),
)


async def play_on(world: World, match: Match, moves: int, seed: int = 5) -> Match:
    """Let Alice take random choices, computer players theirs, until she has moved so often or the match is over."""
    dice = Dice(seed)
    for _ in range(moves):
        await at_rest(world)
        if (await world.load(match)).status != "live":
            break
        panel = await world.warroom.play.panel(match.ref, ALICE.id)
        labels = [choice.label for choice in panel.screen.choices]
        ready = [place for place, label in enumerate(labels) if label.startswith("Ready")]
        place = ready[0] if ready else dice.below(len(labels))
        await world.press(match, ALICE, panel.version, panel.menu.node_of(place))
    await at_rest(world)
    return await world.load(match)


async def ended(world: World, match: Match, moves: int = 12) -> Match:
    """The match after so many moves of Alice's, and her resignation where it isn't over by then."""
    match = await play_on(world, match, moves)
    if match.status == "live":
        await world.warroom.play.resign(match.ref, world.request(ALICE))
    await at_rest(world)
    return await world.load(match)


async def practice_against(world: World, game: str, options: str, number: int) -> Match:
    """An ended match of Alice against so many computer players."""
    match = await practised(world, ComputerOpponents("beginner", number), game, options=options)
    return await ended(world, match)


def asked(match: Match) -> OpeningRequest:
    return OpeningRequest(GUILD, CHANNEL, ALICE, match.game, "", None)


async def started_from(world: World, match: Match, number: int = 0) -> tuple[Match, Review]:
    """A match that Alice has started from a moment of her review of another."""
    review = await made(world, match)
    replay = await world.warroom.reviews.replay(match.ref, ALICE.id)
    position = start_of(replay, review, number)
    tried = await world.warroom.practice.open_position(asked(match), match, position)
    return await world.warroom.practice.begin(tried.ref), review


async def state_before(world: World, match: Match, review: Review, number: int = 0) -> Any:
    """The real state before the choice of a moment."""
    replay = await world.warroom.reviews.replay(match.ref, ALICE.id)
    row = review.choices[review.moments[number].choice].row
    index = [row.number for row in replay.recording.rows].index(row)
    return GAMES[match.game].codec.load_state(replay.recording.positions[index - 1].state)


def state_of(match: Match) -> Any:
    return GAMES[match.game].codec.load_state(match.state or b"", match.schema)


@pytest.mark.parametrize(("game", "options", "number"), TABLES)
async def test_a_match_starts_at_the_choice_of_the_moment_as_its_seat_saw_it_and_is_played_to_its_end(
    game: str, options: str, number: int
) -> None:
    world, _ = with_computers()
    match = await practice_against(world, game, options, number)
    tried, review = await started_from(world, match)
    engine, real = GAMES[game], await state_before(world, match, review)
    assert engine.view(state_of(tried), Seat(0)) == engine.view(real, Seat(0))
    assert engine.legal(state_of(tried), Seat(0)) == engine.legal(real, Seat(0))
    assert tried.fingerprint != engine.codec.fingerprint(real)
    assert (tried.status, tried.rated, tried.timing.clock, tried.roster) == ("live", False, "none", match.roster)
    assert [bool(computer(person.id)) for person in tried.people] == [False] + [True] * number
    check(tried, 2)
    over = await ended(world, tried)
    assert over.version > tried.version
    await is_exported(world, over)


async def is_exported(world: World, match: Match) -> None:
    """Replays, sheets, record and open document of an ended match are made of it, and the record holds."""
    for perspective in ("spectator", "own", "open"):
        replay = await world.warroom.replays.get(match.ref, ALICE.id, perspective)  # type: ignore[arg-type]
        assert replay.recording.is_exact
        for index in {0, len(replay.steps) - 1}:
            shown = await world.warroom.replays.show(match.ref, ALICE.id, perspective, index)  # type: ignore[arg-type]
            assert shown.screen.picture
    assert b"from a moment of another match" in score_sheet_of(replay)
    assert frames_of(replay)
    log = await world.store.log(match.ref)
    data = record_of(match, log)
    record = read_record(data)
    head = log[-1].head
    assert head is not None
    verdict = verify(record, commitment(match.key), [Seen(head.board, head.digest.hex())])
    assert verdict.holds, verdict.findings
    assert any("before the position from which the match started" in each for each in verdict.unproved)
    document = exchange.read(GAMES, open_document(record))
    assert document.start.state != msgspec.UNSET
    assert exchange.compare(document, document) is None


@pytest.mark.parametrize(("game", "options", "number"), DUELS)
async def test_people_of_the_match_become_computer_players_and_the_opener_keeps_the_seat(
    game: str, options: str, number: int
) -> None:
    world, _ = with_computers()
    match = await played(world, options, game, moves=150)
    review = await made(world, match, BOB.id)
    replay = await world.warroom.reviews.replay(match.ref, BOB.id)
    request = msgspec.structs.replace(asked(match), opener=BOB)
    tried = await world.warroom.practice.open_position(request, match, start_of(replay, review, 0))
    assert [person.name for person in tried.people] == ["Computer (easy)", "Bob"]
    tried = await world.warroom.practice.begin(tried.ref)
    assert [row.user_id for row in await world.store.log(tried.ref)] == [BOB.id, tried.people[0].id]
    panel = await world.warroom.play.panel(tried.ref, BOB.id)
    await world.press(tried, BOB, panel.version, panel.menu.node_of(0))
    assert (await world.load(tried)).version > tried.version
    assert number == 1


@pytest.mark.parametrize(("game", "options", "number"), TABLES)
async def test_the_stored_position_depends_on_nothing_that_its_seat_could_not_know(
    game: str, options: str, number: int
) -> None:
    """A match that looked the same to the seat, whatever was hidden from it, gives the same position."""
    world, _ = with_computers()
    match = await practice_against(world, game, options, number)
    review, engine = await made(world, match), GAMES[game]
    replay = await world.warroom.reviews.replay(match.ref, ALICE.id)
    others = []
    for place, each in enumerate(replay.recording.positions):
        state = engine.codec.load_state(each.state)
        other = engine.resample(state, Seat(0), Rng(place.to_bytes(32, "big")))
        others.append(msgspec.structs.replace(each, state=engine.codec.dump_state(other)))
    recording = msgspec.structs.replace(replay.recording, positions=tuple(others))
    alike = msgspec.structs.replace(replay, recording=recording)
    for place in range(len(review.moments)):
        position = start_of(replay, review, place)
        assert position == start_of(alike, review, place)
        assert position.state.encode() not in {each.state for each in replay.recording.positions}


async def test_what_was_hidden_is_drawn_anew_from_each_key_and_a_rematch_begins_at_the_same_moment() -> None:
    world, _ = with_computers()
    match = await practice_against(world, "air-land-sea", "target=single", 1)
    tried, _ = await started_from(world, match)
    engine, hands = GAMES[match.game], {state_of(tried).table.hands[1]}
    view = engine.view(state_of(tried), Seat(0))
    for _ in range(6):
        over = await world.warroom.play.resign(tried.ref, world.request(ALICE))
        again = await world.warroom.rematches.ask(over.ref, world.request(ALICE), Permissions())
        tried = await world.warroom.practice.begin(again.ref)
        assert (tried.position, tried.people) == (over.position, over.people)
        assert tried.key != over.key
        assert engine.view(state_of(tried), Seat(0)) == view
        hands.add(state_of(tried).table.hands[1])
    assert len(hands) > 2


async def test_it_counts_for_nothing() -> None:
    world, _ = with_computers()
    match = await practice_against(world, "air-land-sea", "target=single", 1)
    badges = await world.store.badge_record(GUILD, ALICE.id)
    record = await world.store.play_record(GUILD, ALICE.id, opponents=5, points=5)
    assert record.with_computers.match_count == 1
    tried, _ = await started_from(world, match)
    assert (await ended(world, tried)).ending
    assert await world.store.play_record(GUILD, ALICE.id, opponents=5, points=5) == record
    assert await world.store.badge_record(GUILD, ALICE.id) == badges
    assert tried.position is not None
    rated = msgspec.structs.replace(asked(match), rated=True)
    await refused("rated_with_computers", world.warroom.practice.open_position(rated, match, tried.position))


async def test_an_action_is_taken_back_and_a_hint_is_given() -> None:
    world, _ = with_computers()
    match = await practice_against(world, "air-land-sea", "target=single", 1)
    tried, _ = await started_from(world, match)
    assert (await hinted(world, tried)).hint.text.startswith("**Hint: ")
    person, played_on = await improvise(world, tried)
    assert undoable(played_on, person) == played_on.version
    after = await take_back(world, played_on, person)
    assert (after.state, after.fingerprint) == (tried.state, tried.fingerprint)


async def test_a_replay_from_another_position_than_the_match_started_from_is_not_exact() -> None:
    world, _ = with_computers()
    match = await practice_against(world, "air-land-sea", "target=single", 1)
    tried, _ = await started_from(world, match)
    assert tried.position is not None
    assert (await RecordingCache(world.store).get(tried)).is_exact
    other = msgspec.structs.replace(tried.position, seat=Seat(1))
    assert not (await RecordingCache(world.store).get(msgspec.structs.replace(tried, position=other))).is_exact


async def test_whoever_asks_gets_the_position_and_a_deletion_leaves_a_record_without_them() -> None:
    world, _ = with_computers()
    match = await practice_against(world, "air-land-sea", "target=single", 1)
    tried, _ = await started_from(world, match)
    assert tried.position is not None
    data = msgspec.json.decode(await world.warroom.privacy.export(GUILD, world.request(ALICE)))
    positions = {each["match"]: each["position"] for each in data["matches"]}
    assert positions == {match.id: None, tried.id: msgspec.json.decode(tried.position.state)}
    await world.warroom.privacy.delete(GUILD, world.request(ALICE))
    after = await world.load(tried)
    assert (after.status, after.position) == ("over", tried.position)
    assert after.people[0].name.startswith("Former player")
    assert verify(read_record(record_of(after, await world.store.log(tried.ref)))).holds


async def test_limits_of_practice_hold() -> None:
    world, _ = with_computers()
    match = await practice_against(world, "air-land-sea", "target=single", 1)
    review = await made(world, match)
    replay = await world.warroom.reviews.replay(match.ref, ALICE.id)
    position = start_of(replay, review, 0)
    for _ in range(10):
        await world.warroom.practice.open_position(asked(match), match, position)
        world.clock.at += 3_600
    await refused("too_many_yours", world.warroom.practice.open_position(asked(match), match, position))
    admin = Permissions(manages=True)
    await world.warroom.opening_checks.change(
        GUILD, admin, lambda rules: msgspec.structs.replace(rules, computers=False)
    )
    await refused("computers_not_allowed", world.warroom.practice.open_position(asked(match), match, position))


async def test_a_moment_without_a_choice_of_the_seat_is_refused() -> None:
    world, _ = with_computers()
    match = await practice_against(world, "air-land-sea", "target=single", 1)
    review = await made(world, match)
    replay = await world.warroom.reviews.replay(match.ref, ALICE.id)
    last = replay.recording.positions[-1]
    recording = msgspec.structs.replace(replay.recording, positions=(last,) * len(replay.recording.positions))
    with pytest.raises(Refused) as refusal:
        start_of(msgspec.structs.replace(replay, recording=recording), review, 0)
    assert refusal.value.code == "review_no_start"


async def test_a_record_whose_position_was_changed_is_refused() -> None:
    world, _ = with_computers()
    match = await practice_against(world, "air-land-sea", "target=single", 1)
    tried, _ = await started_from(world, match)
    over = await world.warroom.play.resign(tried.ref, world.request(ALICE))
    record = msgspec.json.decode(record_of(over, await world.store.log(over.ref)))
    with pytest.raises(Unreadable, match="has another position"):
        read_record(msgspec.json.encode(record | {"position": None}))
    record["position"]["seat"] = 1
    with pytest.raises(Unreadable, match="has another position"):
        read_record(msgspec.json.encode(record))


async def test_a_match_goes_on_after_a_restart_and_a_damaged_position_is_noticed(tmp_path: Path) -> None:
    world, _ = with_computers()
    match = await practice_against(world, "this-means-war", "win_city=20", 2)
    tried, _ = await started_from(world, match)
    await at_rest(world)
    path = world.store.path(GUILD)
    copy = SqliteStore(tmp_path)
    (tmp_path / "guilds").mkdir(exist_ok=True)
    with closing(sqlite3.connect(path)) as file, closing(sqlite3.connect(tmp_path / "guilds" / path.name)) as target:
        file.backup(target)
        assert await copy.load(tried.ref) == await world.load(tried)
        target.execute("UPDATE matches SET position = replace(position, '\"seat\":0', '\"seat\":1')")
        target.commit()
    with pytest.raises(Corrupt, match="is not what its version"):
        await copy.load(tried.ref)
    await copy.close()
