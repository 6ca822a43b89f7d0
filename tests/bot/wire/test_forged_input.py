"""Whatever is sent in place of what the bot offered, it is answered in private and changes nothing."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from pathlib import Path

from bot.commands import COMPONENT_MODULES
from bot.discord import texts as discord_texts
from bot.discord.components import COMPONENTS, FORMS
from bot.screens import custom_ids
from tests.bot.wire.board_rows import rows
from tests.bot.wire.forger import VALUES, Forger, forged_custom_ids
from tests.bot.wire.two_players import TwoPlayers
from tests.discord_server.interactions import Interaction
from tests.discord_server.process import BotProcess, bot_process
from tests.discord_server.server import Discord

AT_ONCE = 40

DONE_AT_ONCE = {"resign", "abort", "erase", "board"}
"""What a player may really do with these is done, so only somebody without a seat forges them."""


async def said(discord: Discord, bot: BotProcess, sent: list[Interaction]) -> set[str]:
    """The words that a person is shown for these; fails with those that aren't answered, and the bot's log."""
    try:
        await discord.until(lambda: all(each.shown.is_set() for each in sent))
    except TimeoutError:
        unanswered = [each.data for each in sent if not each.shown.is_set()]
        raise AssertionError(f"unanswered: {unanswered}\n{bot.log}") from None
    assert all(each.message is None or each.message.seen_by == each.user.id for each in sent)
    return {each.message.said for each in sent if each.message is not None}


def forgeries(forger: Forger, match_id: int, verbs: set[str]) -> Iterator[Interaction]:
    """Every component and form with custom ids that nobody wrote, and with values that nobody offered."""
    for verb in sorted(verbs):
        letters, fields = custom_ids._formats[verb]
        use = forger.write if verb in FORMS else forger.choose
        for custom_id in dict.fromkeys(forged_custom_ids(letters, fields, match_id)):
            yield use(custom_id, "1")
        for value in VALUES:
            yield use(":".join([letters, *(f"{match_id}" if field == "match" else "0" for field in fields)]), value)


async def test_forged_custom_ids_and_values_of_every_component_and_form_are_refused_in_a_sentence(
    discord: Discord, tmp_path: Path
) -> None:
    assert COMPONENT_MODULES
    folder, table = tmp_path / "data", TwoPlayers(discord)
    async with bot_process(discord, folder) as bot:
        match_id = await table.start("stratego", options="army=duel")
        panel, before, shown, count = await table.hand(table.alice), rows(folder, table.guild), set[str](), 0
        verbs = set(COMPONENTS | FORMS)
        discord.clock.freeze()
        for player, chosen in ((table.player("Carol"), verbs), (table.alice, verbs - DONE_AT_ONCE)):
            every = forgeries(Forger(player, replace(panel, seen_by=player.user.id)), match_id, chosen)
            while batch := list(islice(every, AT_ONCE)):
                shown |= await said(discord, bot, batch)
                count += len(batch)
        assert rows(folder, table.guild) == before
    assert count > 1_500
    assert not any(discord_texts.our_fault()[:20] in each for each in shown)
    assert "ERROR" not in bot.log
