"""What a store does with lobbies."""

import msgspec
import pytest

from bot.match.model.match import Ending, Lobby, LobbySeat, MatchRef
from bot.outbox.model import Board
from bot.store.errors import MatchNotFound
from tests.bot.store.samples import ALICE, BOB, CAROL, DAVE, GUILD, after, draft, opened, row, saved, voice_lobby
from tests.bot.stored import SqliteStore as Store


async def test_a_lobby_is_kept_with_the_places_of_its_people(store: Store) -> None:
    match = await store.open(GUILD, voice_lobby(), opened())
    assert match.lobby == voice_lobby().lobby
    assert await store.load(match.ref) == match
    assert await store.matches(GUILD, user_id=DAVE.id) == (match,)
    lobby = Lobby("open", (LobbySeat(None, True), LobbySeat(1)), None, "random", True)
    smaller = await saved(store, match, status="open", people=(BOB, CAROL), lobby=lobby)
    assert smaller.lobby == lobby
    assert smaller.people == (BOB, CAROL)
    assert await store.matches(GUILD, user_id=DAVE.id) == ()
    assert (await store.load(MatchRef(GUILD, (await store.open(GUILD, draft(), opened())).id))).lobby is None


async def test_a_lobby_that_is_not_posted_wants_no_card(store: Store) -> None:
    match = await store.open(GUILD, voice_lobby(), opened())
    assert await store.pending_boards(GUILD) == ()
    assert match.lobby is not None
    hidden = await saved(store, match, status="open", expires_at=5.0)
    assert await store.pending_boards(GUILD) == ()
    await saved(store, hidden, status="open", lobby=msgspec.structs.replace(match.lobby, posted=True))
    (board,) = await store.pending_boards(GUILD)
    assert (board.match_id, board.wanted, board.shown) == (match.id, 2, -1)


async def test_a_lobby_that_starts_goes_on_where_it_plays_and_its_card_stays(store: Store) -> None:
    match = await store.open(GUILD, voice_lobby(), opened())
    assert match.lobby is not None
    posted = await saved(store, match, status="open", lobby=msgspec.structs.replace(match.lobby, posted=True))
    assert posted.channel_id == 77
    shown = Board(match_id=match.id, channel_id=77, message_id=500, wanted=1, shown=1, posted_at=1_001.5)
    await store.save_board(GUILD, shown)
    lobby = msgspec.structs.replace(match.lobby, posted=True, places=(), started=2)
    started = after(posted, lobby=lobby)
    stored = await store.save(started, row(2, "started"))
    assert await store.load(match.ref) == stored
    assert stored == msgspec.structs.replace(started, channel_id=79, reports=row(2).reports, head=stored.head)
    assert await store.board(match.ref) == msgspec.structs.replace(shown, wanted=2)
    acted = after(started)
    await store.move(match.ref, 77)
    await store.save(acted, row(3))
    assert (await store.load(match.ref)).channel_id == 77
    assert (await store.board(match.ref)).channel_id == 77


async def test_people_keep_the_first_key_of_their_teams_until_a_match_of_just_these_is_over(store: Store) -> None:
    people = [ALICE.id, BOB.id, CAROL.id]
    match = await store.open(GUILD, draft(ALICE, BOB, CAROL), opened())
    fewer = await store.open(GUILD, draft(), opened())
    assert await store.team_key(GUILD, people, b"first") == b"first"
    assert await store.team_key(GUILD, people[::-1], b"second") == b"first"
    assert await store.team_key(GUILD, people[:2], b"third") == b"third"
    await saved(store, await saved(store, fewer), status="over", ending=Ending(((0,), (1,)), "resigned"), ended_at=3.0)
    live = await saved(store, match)
    assert await store.team_key(GUILD, people, b"fourth") == b"first"
    assert await store.team_key(GUILD, people[:2], b"fifth") == b"fifth"
    await saved(store, live, status="over", ending=Ending(((0,), (1, 2)), "resigned"), ended_at=4.0)
    assert await store.team_key(GUILD, people, b"sixth") == b"sixth"
    with pytest.raises(MatchNotFound):
        await store.team_key(5, people, b"seventh")
