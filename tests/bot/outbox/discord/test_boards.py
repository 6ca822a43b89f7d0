"""Public boards: when they are edited, when they are posted anew and call somebody, and what they survive."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import simcord

from bot.match.model.match import Match, MatchRef
from bot.match.records import record_name
from bot.outbox.discord.board_updates import RETRY_AFTER
from bot.outbox.model import Board, PublicMessage
from bot.outbox.service import RECENT_SECONDS, REPOST_SECONDS, Outbox
from bot.store.errors import NotSaved
from engine.core.rng import commitment
from tests.bot.world import World, labels, said, words
from tests.dice import Dice


async def move(world: World, dice: Dice, match_id: int = 1) -> simcord.MemberActor:
    person = await world.to_act(match_id)
    await world.move(person, await world.hand(person, match_id), dice)
    return person


async def calm_move(world: World, dice: Dice) -> simcord.MemberActor:
    """A move after which the other one is to act."""
    while True:
        person = await move(world, dice)
        if (await world.to_act()).id != person.id:
            return person


async def shown(world: World, match_id: int = 1) -> int:
    return (await world.store.board(MatchRef(world.guild.id, match_id))).shown


def calls(world: World, method: str, *, since: int = 0) -> list[Any]:
    prefix = f"/channels/{world.channel.id}/messages"
    return [each for each in world.env.http_requests[since:] if each.method == method and each.path.startswith(prefix)]


async def test_boards_go_back_to_what_a_wiped_disk_got_back_from_its_copy(world: World, tmp_path: Path) -> None:
    await world.start()
    await world.hand(world.alice)
    await world.hand(world.bob)
    dice = Dice(1)
    await move(world, dice)
    before, copy, name = words(world.board()), tmp_path / "copy", f"guilds/{world.guild.id}.sqlite3"
    (copy / "guilds").mkdir(parents=True)
    with closing(sqlite3.connect(world.folder / name)) as file:
        file.execute("VACUUM INTO ?", (str(copy / name),))
    await move(world, dice)
    board, count = world.board(), len(world.public())
    assert words(board) != before
    world.folder = copy
    await world.restart()
    await world.env.settle()
    assert words(world.board()) == before
    assert (world.board().id, len(world.public())) == (board.id, count)
    await move(world, dice)


async def test_the_board_is_edited_in_place_while_both_are_at_it(world: World) -> None:
    await world.start()
    await world.hand(world.alice)
    await world.hand(world.bob)
    board = world.board()
    dice = Dice(1)
    for _ in range(4):
        await move(world, dice)
    assert world.board().id == board.id
    assert len(world.public()) == 2
    assert await shown(world) == (await world.match()).version
    assert not any(message.raw_mentions for message in world.public()[1:])


async def test_only_the_person_to_act_is_called_and_only_when_away(world: World) -> None:
    await world.start()
    dice = Dice(2)
    await world.hand(world.alice)
    await world.hand(world.bob)
    await world.env.advance_time(RECENT_SECONDS + 1)
    mover = await calm_move(world, dice)
    called = world.bob if mover.id == world.alice.id else world.alice
    board = world.board()
    assert board.raw_mentions == [called.id]
    assert board.content == f"<@{called.id}>, your move."
    (sent,) = [each for each in calls(world, "POST") if each.json["content"] and "move" in each.json["content"]]
    assert sent.json["allowed_mentions"]["parse"] == []
    assert [int(each) for each in sent.json["allowed_mentions"]["users"]] == [called.id]
    old = world.public()[-2]
    assert old.components == []
    assert str(board.id) in old.content


@pytest.mark.parametrize("code", [30046, 50083])
async def test_a_board_that_takes_no_more_edits_is_posted_anew(world: World, env: simcord.Env, code: int) -> None:
    await world.start()
    await world.hand(world.alice)
    await world.hand(world.bob)
    first = world.board()
    env.inject_error("PATCH", "/channels/*/messages/*", status=400, code=code)
    await move(world, Dice(5))
    assert world.board().id != first.id
    assert await shown(world) == 2


async def test_a_match_whose_channel_is_gone_moves_to_another_by_board(world: World, env: simcord.Env) -> None:
    match = await world.start()
    elsewhere = world.guild.create_text_channel("elsewhere")
    strangers = await world.carol.slash(elsewhere, "board", match="1")
    assert strangers.ephemeral
    assert (await world.match()).channel_id == world.channel.id
    await world.alice.slash(elsewhere, "board", match="1")
    board = elsewhere.last_message
    assert board is not None
    assert "My hand" in labels(board)
    old = world.public()[-1]
    assert old.components == []
    assert str(board.id) in old.content
    assert (await world.match()).channel_id == elsewhere.id
    del env.backend.channels[world.channel.id]
    world.channel = elsewhere
    await move(world, Dice(7), match.id)
    assert await shown(world) == 2


async def test_the_board_is_posted_again_once_in_half_a_minute(world: World, env: simcord.Env) -> None:
    await world.start()
    for _ in range(3):
        answer = await world.alice.slash(world.channel, "board")
        assert answer.ephemeral
        again = await world.bob.slash(world.channel, "board")
        assert again.ephemeral
        assert str(world.board().id) in said(again)
        await env.advance_time(REPOST_SECONDS)
    assert [labels(message) for message in world.public() if message.components][:-1] == [["Proof"]]
    sent = [each.json["nonce"] for each in env.http_requests if each.method == "POST" and "nonce" in (each.json or {})]
    assert len(sent) == len(set(sent)) == 4
    assert all(len(nonce) <= 25 for nonce in sent)


async def test_boards_left_behind_are_brought_up_at_the_next_start(world: World, env: simcord.Env) -> None:
    await world.start()
    await world.hand(world.alice)
    await world.hand(world.bob)
    env.inject_error("PATCH", "/channels/*", status=403, code=50013, times=None)
    await move(world, Dice(8))
    assert await shown(world) == 1
    env.backend.faults.clear()
    await world.restart()
    assert await shown(world) == 2
    assert (await world.to_act()).id in world.board().raw_mentions


async def test_the_same_post_made_again_carries_the_same_nonce(world: World, env: simcord.Env) -> None:
    card = await world.challenge()
    env.inject_error("POST", "/channels/*/messages", status=502)
    await world.bob.click(card.response, label="Accept")
    await env.advance_time(RETRY_AFTER + 1)
    sent = [each.json["nonce"] for each in calls(world, "POST")]
    assert len(sent) == 2
    assert len(set(sent)) == 1


async def test_matches_in_different_guilds_never_share_a_nonce(world: World, env: simcord.Env) -> None:
    other = env.create_guild("Other")
    channel = other.create_text_channel("war-room")
    people = [other.add_member(env.create_user(name)) for name in ("erin", "frank")]
    await world.start()
    card = await people[0].slash(channel, "challenge", opponent=people[1], game="air-land-sea")
    await people[1].click(card.response, label="Accept")
    sent = [each.json["nonce"] for each in env.http_requests if each.method == "POST" and "nonce" in (each.json or {})]
    assert len(sent) == 2
    assert len(set(sent)) == 2


async def test_the_proof_of_a_match_that_is_over_shows_the_key_and_carries_the_record(world: World) -> None:
    match = await world.start(options="target=single")
    dice = Dice(10)
    while (await world.match()).status == "live":
        await move(world, dice)
    last = world.board()
    assert match.key.hex() not in words(last)
    assert all(each.filename.startswith("board-") for each in last.attachments)
    assert (labels(last)[0], labels(last)[-1]) == ("Rematch", "Proof")
    proof = await world.carol.click(last, label="Proof")
    assert proof.ephemeral
    assert match.key.hex() in said(proof)
    assert [each.filename for each in proof.response.attachments] == [record_name(1)]
    (record,) = await world.files(proof.response)
    assert record == await world.warroom.play.record(MatchRef(world.guild.id, 1))


async def test_the_proof_shows_the_commitment_until_the_match_is_over(world: World) -> None:
    card = await world.challenge()
    (match,) = await world.matches()
    proof = await world.carol.click(card.response, label="Proof")
    assert commitment(match.key) in said(proof)
    assert match.key.hex() not in said(proof)
    assert proof.response.attachments == []


async def test_boards_of_one_channel_are_each_brought_up(world: World) -> None:
    await world.start()
    await world.start()
    dice = Dice(11)
    for match_id in (1, 2, 1, 2):
        await move(world, dice, match_id)
    matches: dict[int, Match] = {match.id: match for match in await world.matches()}
    for match_id, match in matches.items():
        assert await shown(world, match_id) == match.version


async def test_a_board_whose_picture_cannot_be_drawn_is_shown_in_words(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(_scene: object) -> bytes:
        raise MemoryError

    monkeypatch.setattr(world._renderer, "draw", broken)
    await world.start()
    board = world.board()
    assert board.attachments == []
    assert "Alice" in words(board)
    panel = await world.hand(await world.to_act())
    assert labels(panel.response)
    assert panel.response.attachments == []


async def test_a_board_that_the_disk_did_not_take_down_is_tried_again(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.start()
    keep, refused = Outbox.keep, []

    async def keep_unless_full(outbox: Outbox, guild_id: int, board: Board) -> None:
        if not refused:
            refused.append(board)
            raise NotSaved
        await keep(outbox, guild_id, board)

    monkeypatch.setattr(Outbox, "keep", keep_unless_full)
    await move(world, Dice(1))
    assert refused
    await world.env.advance_time(RETRY_AFTER + 1)
    match = await world.match()
    assert await shown(world) == match.board_version
    assert f"{match.board_version}:" in words(world.board())


async def test_a_board_that_cannot_be_made_keeps_no_other_of_its_channel_waiting(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    for _ in range(2):
        await world.start()
    due = Outbox.due

    async def due_unless_broken(outbox: Outbox, ref: MatchRef) -> tuple[Board, PublicMessage]:
        if ref.match_id == 1:
            raise ValueError
        return await due(outbox, ref)

    monkeypatch.setattr(Outbox, "due", due_unless_broken)
    for match_id in (1, 2):
        await move(world, Dice(2), match_id)
    assert [await shown(world, number) == (await world.match(number)).board_version for number in (1, 2)] == [
        False,
        True,
    ]
