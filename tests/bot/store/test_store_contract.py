"""What a store keeps of matches and their logs."""

import json
from hashlib import blake2b

import msgspec
import pytest

from bot.match.model.match import Ending, Head, Match, MatchRef, Person
from bot.match.model.timing import Timing, Wait, Waiting
from bot.outbox.model import Board
from bot.store.errors import DuplicateInteraction, MatchNotFound, StaleVersion
from engine.core.replay import Position
from engine.core.values import Seat
from tests.bot.store.samples import (
    ALICE,
    BOB,
    CAROL,
    DAVE,
    GUILD,
    after,
    draft,
    left,
    opened,
    row,
    saved,
    voice_lobby,
)
from tests.bot.stored import SqliteStore as Store


async def test_opening_returns_the_match_that_loading_finds(store: Store) -> None:
    match = await store.open(GUILD, draft(), opened())
    assert match == Match(
        id=match.id,
        guild_id=GUILD,
        channel_id=77,
        game="air-land-sea",
        options=b'{"edition":"classic"}',
        roster=draft().roster,
        people=(ALICE, BOB),
        status="open",
        version=0,
        key=b"k" * 32,
        created_at=1_000.5,
        expires_at=87_400.5,
        head=match.head,
    )
    assert await store.load(match.ref) == match


async def test_the_position_from_which_a_match_starts_is_kept_with_every_version(store: Store) -> None:
    position = Position(Seat(1), 3, '{"hand":["air-1","\u2663"]}')
    match = await store.open(GUILD, draft(position=position), opened())
    assert match.position == position
    stored = await store.save(after(match), row(1))
    assert stored.position == position
    assert await store.load(match.ref) == stored
    other = await store.open(GUILD, draft(key=b"o" * 32), opened())
    assert (await store.load(other.ref)).position is None


async def test_saving_replaces_the_match_and_appends_to_the_log(store: Store) -> None:
    match = await store.open(GUILD, draft(), opened())
    following = after(match)
    stored = await store.save(following, row(1))
    assert await store.load(match.ref) == stored
    assert stored == msgspec.structs.replace(following, reports=row(1).reports, head=stored.head)
    first, second = await store.log(match.ref)
    assert first == msgspec.structs.replace(opened(), head=first.head)
    assert second == msgspec.structs.replace(row(1), head=stored.head)


def digest(key: bytes, previous: str, *told: object) -> str:
    """A row's digest as anybody may compute it who has read how."""
    text = json.dumps([previous, *told], separators=(",", ":"))
    return blake2b(text.encode(), key=key, person=b"warroom-heads", digest_size=32).hexdigest()


async def test_it_is_kept_whether_hands_are_open_to_spectators(store: Store) -> None:
    match = await store.open(GUILD, draft(), opened())
    for number, are_open in enumerate((True, False), start=1):
        match = await store.save(after(match, open_hands=are_open), row(number))
        assert match.open_hands is are_open
        assert (await store.load(match.ref)).open_hands is are_open


async def test_it_is_kept_what_each_seat_may_take_back(store: Store) -> None:
    match = await store.open(GUILD, draft(actions_stand=True), opened())
    assert match.actions_stand
    for number, undoable in enumerate(((0, 1), (2, -1), ()), start=1):
        match = await store.save(after(match, undoable=undoable), row(number))
        assert match.undoable == undoable
        assert await store.load(match.ref) == match


async def test_it_is_kept_how_much_time_was_left_when_a_person_acted(store: Store) -> None:
    match = await store.open(GUILD, draft(), opened())
    wait = Wait(0, "turn", 2_000.0, due=2_500.0)
    match = await store.save(after(match), row(1), Waiting(begun=(wait, Wait(1, "turn", 2_000.0))))
    match = await store.save(after(match), row(2, at=2_100.0, interaction_id=2), Waiting(begun=(wait,)))
    assert await store.time_left(match.ref, 0, 2) == 400
    match = await store.save(after(match), row(3, seat=1, interaction_id=3), Waiting(kept_seats=(0,)))
    assert await store.time_left(match.ref, 1, 3) is None
    match = await store.save(after(match), row(4, kind="lapsed"), Waiting(kept_seats=(0,)))
    assert await store.time_left(match.ref, 0, 4) is None
    assert await store.time_left(match.ref, 0, 2) == 400
    paused = after(match, timing=Timing(paused_at=2_450.0))
    await store.save(paused, row(5, at=9_000.0, interaction_id=5), Waiting(kept_seats=(0,)))
    assert await store.time_left(match.ref, 0, 5) == 50
    assert await store.time_left(match.ref, 0, 2) is None


async def test_of_a_rated_match_it_is_not_kept_how_much_time_was_left(store: Store) -> None:
    match = await store.open(GUILD, draft(rated=True), opened())
    wait = Wait(0, "turn", 2_000.0, due=2_500.0)
    match = await store.save(after(match), row(1), Waiting(begun=(wait,)))
    await store.save(after(match), row(2, at=2_100.0, interaction_id=2), Waiting(begun=(wait,)))
    assert await store.time_left(match.ref, 0, 2) is None


async def test_every_head_follows_from_the_key_and_from_what_everybody_is_told_at_the_end(store: Store) -> None:
    match = await store.open(GUILD, draft(), opened())
    started = await store.save(after(match), row(1, "started", seat=None, action=None))
    await store.save(after(started), row(2, fingerprint="ab"))
    heads = [each.head for each in await store.log(match.ref)]
    key, withdraw = match.key, {"kind": "withdraw"}
    one = digest(key, "0" * 64, 0, "opened", None, None, "", 0)
    two = digest(key, one, 1, "started", None, None, "", 1)
    three = digest(key, two, 2, "acted", 0, withdraw, "ab", 1)
    expected = [Head(board, bytes.fromhex(each)) for board, each in enumerate((one, two, three))]
    assert heads == expected
    assert str((await store.load(match.ref)).head) == f"2:{three[:8]}"


async def test_an_ending_is_kept_with_its_ties(store: Store) -> None:
    match = await store.open(GUILD, draft(), opened())
    over = await saved(
        store, match, status="over", ending=Ending(ranks=((1, 2), (0,)), reason="resigned"), ended_at=9_000.125
    )
    assert over.status == "over"
    assert over.ending == Ending(ranks=((1, 2), (0,)), reason="resigned")
    assert over.ended_at == 9_000.125


async def test_the_newest_reports_come_with_the_match(store: Store) -> None:
    match = await store.open(GUILD, draft(), opened())
    await store.save(after(match, reports=(b"ignored",)), row(1, reports=(b"[1]", b"[2]", b"\xff\x00")))
    assert (await store.load(match.ref)).reports == (b"[1]", b"[2]", b"\xff\x00")
    assert [found.reports for found in await store.matches(GUILD)] == [(b"[1]", b"[2]", b"\xff\x00")]


@pytest.mark.parametrize("version", [0, 1, 3])
async def test_saving_over_any_other_version_is_stale_and_writes_nothing(store: Store, version: int) -> None:
    match = await saved(store, await store.open(GUILD, draft(), opened()))
    log = await store.log(match.ref)
    with pytest.raises(StaleVersion):
        await store.save(after(match, version=version, state=b"other"), row(version))
    assert await store.load(match.ref) == match
    assert await store.log(match.ref) == log


async def test_a_log_row_of_another_number_than_the_version_is_a_bug(store: Store) -> None:
    match = await store.open(GUILD, draft(), opened())
    with pytest.raises(ValueError, match="log row 2"):
        await store.save(after(match), row(2))
    assert await store.load(match.ref) == match


async def test_a_state_under_another_fingerprint_is_a_bug(store: Store) -> None:
    match = await store.open(GUILD, draft(), opened())
    with pytest.raises(ValueError, match="fingerprint"):
        await store.save(after(match, fingerprint="0" * 16), row(1))
    assert await store.load(match.ref) == match


async def test_the_log_is_read_from_a_seats_own_last_move(store: Store) -> None:
    match = await store.open(GUILD, draft(), opened())
    assert await store.log_from_move(match.ref, 0) == ()
    by_hand = iter(range(50, 60))
    rows = [row(1, "started", seat=None), row(2, interaction_id=next(by_hand)), row(3, user_id=BOB.id, seat=1)]
    rows += [row(4), row(5, "lapsed", interaction_id=next(by_hand)), row(6, "pause_asked", interaction_id=61)]
    for each in rows:
        match = await store.save(after(match), each)
    log = await store.log(match.ref)
    assert await store.log_from_move(match.ref, 0) == log[2:]
    assert await store.log_from_move(match.ref, 1) == log[1:]
    assert await store.log_from_move(match.ref._replace(match_id=9), 0) == ()


async def test_an_interaction_is_carried_out_once(store: Store) -> None:
    match = await store.open(GUILD, draft(), opened(interaction_id=900))
    with pytest.raises(DuplicateInteraction):
        await store.open(GUILD, draft(), opened(interaction_id=900))
    with pytest.raises(DuplicateInteraction):
        await store.save(after(match), row(1, interaction_id=900))
    assert await store.matches(GUILD) == (match,)
    await store.save(after(match), row(1, interaction_id=901))
    with pytest.raises(DuplicateInteraction):
        await store.save(after(match), row(1, interaction_id=901))
    assert len(await store.log(match.ref)) == 2


@pytest.mark.parametrize("guild_id", [GUILD, 5])
async def test_what_is_not_there_is_missing(store: Store, guild_id: int) -> None:
    match = await store.open(GUILD, draft(), opened())
    gone = msgspec.structs.replace(match, id=match.id + 1, guild_id=guild_id)
    board = Board(match_id=gone.id, channel_id=1, message_id=1, wanted=0, shown=0, posted_at=1.0)
    for attempt in (
        store.load(gone.ref),
        store.log(gone.ref),
        store.save(after(gone), row(1)),
        store.board(gone.ref),
        store.save_board(guild_id, board),
        store.repost(gone.ref, 1),
        store.move(gone.ref, 1),
    ):
        with pytest.raises(MatchNotFound):
            await attempt
    assert await store.load(match.ref) == match


async def test_a_guild_nobody_played_in_has_nothing_and_stays_without_a_file(store: Store) -> None:
    assert await store.matches(5) == ()
    assert await store.pending_boards(5) == ()
    assert await store.has_blocked(5, 1, 2) is False
    assert await store.unblock(5, 1, 2) is False
    assert await store.blocks_among(5, [1, 2]) == ()
    await store.rename(5, ALICE)
    assert await store.guilds() == ()


async def test_lists_are_newest_first_by_status_and_by_person(store: Store) -> None:
    first = await store.open(GUILD, draft(ALICE, BOB), opened())
    second = await saved(store, await store.open(GUILD, draft(BOB, CAROL), opened()))
    third = await saved(store, await store.open(GUILD, draft(CAROL, ALICE), opened()), status="declined")
    assert await store.matches(GUILD) == (second, first)
    assert await store.matches(GUILD, statuses=("declined",)) == (third,)
    assert await store.matches(GUILD, user_id=ALICE.id) == (first,)
    assert await store.matches(GUILD, user_id=CAROL.id, statuses=("live", "open", "declined")) == (third, second)
    assert await store.matches(GUILD, statuses=()) == ()
    assert await store.matches(GUILD, user_id=99) == ()


async def test_a_person_with_two_seats_is_listed_once(store: Store) -> None:
    match = await store.open(GUILD, draft(ALICE, ALICE), opened())
    assert await store.matches(GUILD, user_id=ALICE.id) == (match,)


async def test_whoever_is_part_of_another_match_is_known_by_it_whatever_became_of_it(store: Store) -> None:
    first = await store.open(GUILD, draft(), opened())
    assert not await store.has_other_matches(first.ref, ALICE.id)
    assert await store.has_other_matches(MatchRef(GUILD, first.id + 1), ALICE.id)
    assert not await store.has_other_matches(MatchRef(GUILD, first.id + 1), CAROL.id)
    assert not await store.has_other_matches(MatchRef(GUILD + 1, first.id + 1), ALICE.id)


async def test_whoever_left_their_only_other_match_to_a_computer_player_is_known_by_it(store: Store) -> None:
    other = await left(store, await saved(store, await store.open(GUILD, draft(ALICE, BOB, CAROL), opened())))
    match = await store.open(GUILD, draft(ALICE, BOB), opened())
    assert await store.has_other_matches(match.ref, ALICE.id)
    assert not await store.has_other_matches(other.ref, CAROL.id)


async def test_what_a_person_plays_has_opened_or_agreed_to_is_counted_and_what_they_are_asked_is_not(
    store: Store,
) -> None:
    assert await store.count_engaged(GUILD, ALICE.id) == 0
    challenge = await store.open(GUILD, draft(), opened())
    assert [await store.count_engaged(GUILD, person.id) for person in (ALICE, BOB)] == [1, 0]
    live = await saved(store, await store.open(GUILD, draft(BOB, ALICE), opened()))
    assert [await store.count_engaged(GUILD, person.id) for person in (ALICE, BOB)] == [2, 1]
    lobby = await store.open(GUILD, voice_lobby(BOB, ALICE, CAROL, DAVE), msgspec.structs.replace(opened(), user_id=44))
    assert [await store.count_engaged(GUILD, person.id) for person in (BOB, CAROL, DAVE)] == [2, 0, 1]
    assert [await store.count_engaged(GUILD, BOB.id, exclude=match.id) for match in (lobby, live, challenge)] == [
        1,
        1,
        2,
    ]
    await saved(store, live, status="over", ended_at=5.0)
    assert [await store.count_engaged(GUILD, person.id) for person in (ALICE, BOB)] == [1, 1]
    assert await store.count_engaged(404, ALICE.id) == 0


async def test_standing_challenges_go_one_way_between_two_and_are_no_lobbies(store: Store) -> None:
    both = ALICE.id, BOB.id
    assert await store.standing_challenges(404, *both) == ()
    first, second = [await store.open(GUILD, draft(), opened()) for _ in range(2)]
    await store.open(GUILD, draft(BOB, ALICE), opened())
    await store.open(GUILD, draft(ALICE, CAROL), opened())
    await store.open(GUILD, voice_lobby(ALICE, BOB), opened())
    assert await store.standing_challenges(GUILD, *both) == (second, first)
    await saved(store, second)
    assert await store.standing_challenges(GUILD, *both) == (first,)


async def test_a_new_name_is_used_where_the_match_is_not_over(store: Store) -> None:
    opened_match = await store.open(GUILD, draft(), opened())
    live = await saved(store, await store.open(GUILD, draft(BOB, ALICE), opened()))
    over = await saved(store, await store.open(GUILD, draft(), opened()), status="over")
    await store.rename(GUILD, Person(ALICE.id, "Alice the Bold"))
    assert (await store.load(opened_match.ref)).people == (Person(ALICE.id, "Alice the Bold"), BOB)
    assert (await store.load(live.ref)).people == (BOB, Person(ALICE.id, "Alice the Bold"))
    assert (await store.load(over.ref)).people == (ALICE, BOB)


async def test_a_save_undoes_neither_a_rename_nor_a_move(store: Store) -> None:
    match = await store.open(GUILD, draft(), opened())
    await store.rename(GUILD, Person(BOB.id, "Robert"))
    await store.repost(match.ref, 78)
    await store.save(after(match, created_at=1.0, game="chess"), row(1))
    loaded = await store.load(match.ref)
    assert loaded.people == (ALICE, Person(BOB.id, "Robert"))
    assert loaded.channel_id == 78
    assert (loaded.key, loaded.created_at, loaded.game) == (match.key, match.created_at, match.game)


async def test_a_match_that_has_the_number_of_a_forgotten_one_is_not_saved_over(store: Store) -> None:
    forgotten = await saved(store, await store.open(GUILD, draft(), opened()))
    await store.forget(GUILD)
    match = await saved(store, await store.open(GUILD, draft(key=b"n" * 32), opened()))
    assert (match.id, match.version) == (forgotten.id, forgotten.version)
    with pytest.raises(StaleVersion):
        await store.save(after(forgotten), row(2))
    assert await store.load(match.ref) == match


async def test_a_save_may_seat_other_people(store: Store) -> None:
    match = await store.open(GUILD, draft(ALICE, BOB), opened())
    assert (await saved(store, match, people=(ALICE, CAROL))).people == (ALICE, CAROL)
    assert await store.matches(GUILD, user_id=BOB.id) == ()
    assert len(await store.matches(GUILD, user_id=CAROL.id)) == 1
