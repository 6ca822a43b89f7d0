"""What goes wrong between the bot and Discord, and what is left of it when that is over."""

from pathlib import Path

import pytest

from bot.app import Warroom, build
from bot.match.model.match import MatchRef
from bot.outbox.discord.board_messages import public_page
from tests.bot.wire.board_rows import are_shown, rows
from tests.bot.wire.command_players import CommandPlayers
from tests.bot.wire.two_players import TwoPlayers, can_act, shown
from tests.dice import Dice
from tests.discord_server.fault_injector import Fault, Kind
from tests.discord_server.process import IMPATIENT, REPOSTS_AT_ONCE, bot_process, start_bot
from tests.discord_server.server import Discord

LOST: tuple[Kind, ...] = ("lose", "drop after", "hang after")


async def assert_boards_tell_the_truth(players: CommandPlayers) -> None:
    """Compare every board with what the match's file says, drawn up by a bot that isn't connected."""
    client = build(players.folder, remember_commands=False)
    try:
        for row in rows(players.folder, players.guild):
            public = await client.context.get(Warroom).outbox.public(MatchRef(int(players.guild.id), row.match_id))
            stands = players.discord.messages.by_id[str(row.message_id)].embeds[0]
            told = public_page(public).embeds((b"",) if "image" in stands else ())[0].to_dict()
            for part in ("title", "description", "fields"):
                assert stands.get(part) == told.get(part), row
    finally:
        await client._store.close()


async def test_moves_without_faults_cost_one_call_each(discord: Discord, tmp_path: Path) -> None:
    folder, players = tmp_path / "data", CommandPlayers(TwoPlayers(discord), tmp_path / "data")
    async with bot_process(discord, folder):
        await players.start()
        await players.converged()
        before = len(discord.calls_to("/channels/"))
        for _ in range(20):
            await players.move()
        await players.converged()
        calls = len(discord.calls_to("/channels/")) - before
    assert calls <= 1.2 * players.moves
    await assert_boards_tell_the_truth(players)


@pytest.mark.parametrize(
    ("moves", "seed"), [(60, 1), pytest.param(10_000, 2, marks=[pytest.mark.slow])], ids=["short", "long"]
)
async def test_boards_converge_when_a_fifth_of_all_calls_has_failed(
    discord: Discord, tmp_path: Path, moves: int, seed: int
) -> None:
    folder, players = tmp_path / "data", CommandPlayers(TwoPlayers(discord), tmp_path / "data")
    async with bot_process(discord, folder, before=IMPATIENT + REPOSTS_AT_ONCE) as bot:
        await players.start()
        discord.faults.inject_at_random(0.2, seed)
        discord.faults.duplicates = 0.1
        while players.moves < moves:
            await players.move()
            if players.moves % 7 == 0:
                await players.ask_for_board()
        discord.faults.stop()
        await players.converged(60)
        assert discord.faults.injected > moves / 10
        assert "Traceback" not in bot.log
    await assert_boards_tell_the_truth(players)


@pytest.mark.parametrize("kind", LOST)
async def test_a_board_whose_post_was_lost_on_the_way_back_stands_once(
    discord: Discord, tmp_path: Path, kind: Kind
) -> None:
    folder, table = tmp_path / "data", TwoPlayers(discord)
    async with bot_process(discord, folder, before=IMPATIENT + REPOSTS_AT_ONCE):
        players = CommandPlayers(table, folder)
        await players.start()
        await players.converged()
        discord.faults.plan("POST /channels/", Fault(kind, 503))
        await players.ask_for_board()
        await players.move()
        await players.converged()
    await assert_boards_tell_the_truth(players)
    assert len(discord.messages.by_id) - len([m for m in discord.messages.by_id.values() if m.seen_by]) == 3


async def test_a_global_limit_holds_back_what_is_no_answer_for_as_long_as_discord_asks(
    discord: Discord, tmp_path: Path
) -> None:
    players = CommandPlayers(TwoPlayers(discord), tmp_path / "data")
    async with bot_process(discord, tmp_path / "data", before=IMPATIENT):
        for _ in range(3):
            await players.start()
        await players.converged()
        discord.limits.enforce_for_all(1, 7.0)
        before = len(discord.calls)
        for match_id in (1, 2, 3) * 2:
            await players.move(match_id)
        await discord.until(lambda: any(call.status == 429 for call in discord.calls[before:]))
        refused = next(call for call in discord.calls if call.status == 429)
        await discord.until(lambda: discord.clock.now() > refused.at + 14.0)
        discord.limits.enforce_for_all(0, 0.0)
        await players.converged()
        calls = [call for call in discord.calls[before:] if not call.path.startswith(("/interactions/", "/webhooks/"))]
        answers = [call for call in discord.calls[before:] if call.path.startswith("/interactions/")]
    early = [call for call in calls if refused.at + 0.5 < call.at < refused.at + 6.5]
    assert early == []
    assert all(call.status < 400 for call in answers)


@pytest.mark.parametrize("kind", LOST)
async def test_a_card_whose_answer_was_lost_stands_once(discord: Discord, tmp_path: Path, kind: Kind) -> None:
    folder, players = tmp_path / "data", CommandPlayers(TwoPlayers(discord), tmp_path / "data")
    async with bot_process(discord, folder, before=IMPATIENT):
        discord.faults.plan("POST /interactions/", Fault(kind, 503))
        row = await players.start()
        await players.converged()
        assert len(players.table.public()) == 2
        assert row.match_id == 1
    await assert_boards_tell_the_truth(players)


async def test_a_post_that_was_lost_with_the_process_is_not_made_twice(discord: Discord, tmp_path: Path) -> None:
    folder, players = tmp_path / "data", CommandPlayers(TwoPlayers(discord), tmp_path / "data")
    first = await start_bot(discord, folder)
    await players.start()
    await players.converged()
    discord.faults.plan("POST /channels/", Fault("hang after"), None)
    discord.faults.plan("PATCH /channels/", Fault("refuse", 503), None)
    public = len(players.table.public())
    await players.ask_for_board()
    await discord.until(lambda: len(players.table.public()) > public)
    await players.move()
    await first.kill()
    discord.faults.stop()
    async with bot_process(discord, folder):
        await discord.until(lambda: are_shown(folder, players.guild))
    await assert_boards_tell_the_truth(players)
    row = players.row
    newest = players.standing(row.match_id)[-1]
    assert str(row.message_id) == newest.id


async def test_a_dropped_gateway_is_resumed_and_nothing_is_missed(discord: Discord, tmp_path: Path) -> None:
    table, dice = TwoPlayers(discord), Dice(4)
    async with bot_process(discord, tmp_path / "data"):
        await table.start()
        panels = await table.panels()
        player, panel = next((player, panel) for player, panel in panels if can_act(panel))
        await discord.gateway.drop()
        after = await table.act(player, panel, dice)
        assert discord.gateway.resumed == 1
        assert discord.gateway.identified == 1
        await discord.gateway.ask_to_reconnect()
        await discord.until(lambda: discord.gateway.resumed == 2)
        assert await table.move(dice)
        discord.gateway.refuse_resumes()
        await discord.gateway.drop()
        await discord.until(lambda: discord.gateway.identified == 2)
        assert await table.move(dice)
    assert after.said


@pytest.mark.parametrize("count", [200, pytest.param(1000, marks=[pytest.mark.slow])])
async def test_of_many_taps_at_once_one_is_applied_and_all_are_answered(
    discord: Discord, tmp_path: Path, count: int
) -> None:
    folder, table = tmp_path / "data", TwoPlayers(discord)
    async with bot_process(discord, folder) as bot:
        await table.start()
        player, panel = next((each, panel) for each, panel in await table.panels() if can_act(panel))
        before = rows(folder, table.guild)[0].version
        discord.clock.freeze()
        asked = shown(await player.press(panel, "Withdraw"))
        taps = [player.tap(asked, asked.labels[0]) for _ in range(count)]
        await discord.until(lambda: all(tap.shown.is_set() for tap in taps), 120)
        assert rows(folder, table.guild)[0].version == before + 1
        assert "Traceback" not in bot.log


async def test_an_interaction_that_comes_twice_is_carried_out_once(discord: Discord, tmp_path: Path) -> None:
    folder, players = tmp_path / "data", CommandPlayers(TwoPlayers(discord), tmp_path / "data")
    async with bot_process(discord, folder):
        discord.faults.duplicates = 1.0
        row = await players.start()
        assert (row.match_id, row.version) == (1, 1)
        for number in range(5):
            assert (await players.move()).version == 2 + number
        await players.converged()
        assert len(rows(folder, players.guild)) == 1
