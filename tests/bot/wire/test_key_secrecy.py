"""No byte that a bot process sends or writes before the end holds the match's key: whole matches over the wire."""

import json
import re
from pathlib import Path

import aiohttp
import pytest

from bot.match.records import record_name
from engine.catalog import GAMES
from engine.core.rng import commitment
from tests.bot.wire.guild_file import key_of
from tests.bot.wire.two_players import TwoPlayers
from tests.conformance.key_traces import Sent, Traces
from tests.dice import Dice
from tests.discord_server.process import bot_process
from tests.discord_server.rest import Call
from tests.discord_server.server import Discord
from tests.free_port import free_port

TURNS = 10
CODE = re.compile(rb" \xc2\xb7 (\d+):[0-9a-f]{8}\"")
"""What a board ends with."""

PLANTED = """\
from bot.match import words
words.commitment = bytes.hex
"""
"""Makes a bot print the key on its cards in place of its hash."""


def sent_by(call: Call) -> list[Sent]:
    """Everything of a call: its address, its body, and the names and bytes of its files."""
    said = json.dumps([call.path, call.query, call.body], ensure_ascii=False).encode()
    return [Sent(str(call), said), *(Sent(name, name.encode() + b" " + data) for name, data in call.files.values())]


async def metrics(port: int) -> Sent:
    async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}/metrics") as answer:
        return Sent("the metrics", await answer.read())


async def type_any(table: TwoPlayers, dice: Dice) -> None:
    """Let whoever may act type one of the actions that are suggested; "Ready" ends a set-up, if need be asked again."""
    for player in table.both:
        offered = {each["name"]: each["value"] for each in await player.complete("play", "action", "")}
        if offered:
            names = sorted(offered)
            name = "Ready" if "Ready" in names else names[dice.below(len(names))]
            shown = (await player.slash("play", action=offered[name])).message
            if shown is not None and (yes := next((each for each in shown.labels if each.startswith("Yes: ")), "")):
                await player.press(shown, yes)
            return


@pytest.mark.parametrize("game", sorted(GAMES))
async def test_no_byte_that_a_process_sends_before_the_end_holds_the_key(
    discord: Discord, tmp_path: Path, game: str
) -> None:
    table, dice, port = TwoPlayers(discord), Dice(5), free_port()
    carol = table.player("Carol")
    async with bot_process(discord, tmp_path / "data", PORT=str(port), LOG_LEVEL="DEBUG") as bot:
        card = await table.challenge(table.bob, game)
        await carol.press(card, "Proof")
        await table.bob.press(card, "Accept")
        await table.settled()
        for _ in range(TURNS):
            await type_any(table, dice)
        for player in (*table.both, carol):
            await player.press(table.board(), "Log")
            await player.complete("play", "action", "")
        measured = await metrics(port)
    key = key_of(tmp_path / "data", table.guild)
    sent = [each for call in discord.calls for each in sent_by(call)]
    assert any(each.what.startswith("board-") for each in sent)
    assert len({code for each in sent for code in CODE.findall(each.data)}) > TURNS // 2
    assert any(commitment(key).encode() in each.data for each in sent)
    assert b"warroom_" in measured.data
    assert Traces(key).among([*sent, measured, Sent("the log", bot.log.encode())]) == []


async def test_the_key_is_sent_to_whoever_asks_for_the_proof_when_the_match_is_over(
    discord: Discord, tmp_path: Path
) -> None:
    table, dice = TwoPlayers(discord), Dice(6)
    async with bot_process(discord, tmp_path / "data", LOG_LEVEL="DEBUG") as bot:
        await table.start(options="target=single")
        while await table.move(dice):
            pass
        await discord.until(lambda: table.board().labels[:1] == ["Rematch"])
        await table.alice.press(table.board(), "Proof")
    key = key_of(tmp_path / "data", table.guild)
    traces = Traces(key)
    telling = [call for call in discord.calls if traces.among(sent_by(call))]
    assert len(telling) == 1
    assert "Proof of the shuffle" in str(telling[0].body)
    assert {name for name, _ in telling[0].files.values()} == {record_name(1)}
    assert traces.in_bytes(bot.log.encode()) == set()


async def test_a_key_on_a_card_is_found(discord: Discord, tmp_path: Path) -> None:
    table = TwoPlayers(discord)
    async with bot_process(discord, tmp_path / "data", before=PLANTED):
        await table.start()
    key = key_of(tmp_path / "data", table.guild)
    found = Traces(key).among(each for call in discord.calls for each in sent_by(call))
    assert found
    assert {way for _, way in found} == {"hex"}
