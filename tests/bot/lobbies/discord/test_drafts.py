"""A match that is arranged on a private page: by `/challenge` with an opponent alone, a person's menu, or `/help`."""

from typing import Any

import msgspec
import pytest
import simcord

from bot.lobbies.drafts import Draft
from tests.bot.lobbies.discord.club import select_for
from tests.bot.world import World, components, custom_id_of, labels, said, words

pytestmark = pytest.mark.usefixtures("quiet_log")


async def pick(person: simcord.MemberActor, page: Any, verb: str, value: str) -> Any:
    return await person.select(page.response, [value], custom_id=select_for(page.response, verb))


def verbs(page: Any) -> list[str]:
    return [custom_id_of(each).verb for each in components(page.response)]


async def test_an_opponent_alone_opens_a_private_draft_that_is_sent_as_a_challenge(world: World) -> None:
    page = await world.alice.slash(world.channel, "challenge", opponent=world.bob)
    assert page.ephemeral
    assert "Challenge Bob" in said(page)
    assert verbs(page) == ["draft_game"]
    page = await pick(world.alice, page, "draft_game", "stratego")
    assert "Classic rules" in said(page)
    page = await pick(world.alice, page, "draft_preset", "1")
    assert "Barrage" in said(page)
    page = await pick(world.alice, page, "draft_clock", "daily")
    assert world.public() == []
    sent = await world.alice.click(page.response, label="Send challenge")
    assert f"The card is in <#{world.channel.id}>" in said(sent)
    assert sent.response.ephemeral
    assert components(sent.response) == []
    (card,) = world.public()
    assert "**Alice** challenges **Bob**" in words(card)
    assert "Barrage" in words(card)
    assert "daily clock" in words(card)
    assert card.raw_mentions == [world.bob.id]
    await world.bob.click(card, label="Accept")
    assert (await world.match()).status == "live"


async def test_a_persons_menu_opens_the_same_draft_also_after_a_restart(world: World) -> None:
    page = await world.alice.context_menu(world.channel, "Challenge", world.bob)
    typed = await world.alice.slash(world.channel, "challenge", opponent=world.bob)
    assert (said(page), components(page.response)) == (said(typed), components(typed.response))
    page = await pick(world.alice, page, "draft_game", "this-means-war")
    await world.restart()
    page = await pick(world.alice, page, "draft_preset", "1")
    assert "Challenge Bob" in said(page)
    await world.alice.click(page.response, label="Send challenge")
    assert "30 CITY wins" in words(world.board())


async def test_options_are_chosen_one_by_one_and_those_that_do_not_go_together_cannot_be_sent(world: World) -> None:
    page = await world.alice.slash(world.channel, "challenge", opponent=world.bob)
    page = await pick(world.alice, page, "draft_game", "air-land-sea")
    assert "to 12 points" in said(page)
    assert "teams" not in said(page)
    asked = await pick(world.alice, page, "draft_option", "1")
    back = await world.alice.click(asked.response, label="Back")
    assert said(back) == said(page)
    asked = await pick(world.alice, back, "draft_option", "1")
    page = await pick(world.alice, asked, "draft_value", "1")
    assert "Classic edition" in said(page)
    asked = await pick(world.alice, page, "draft_option", "0")
    page = await pick(world.alice, asked, "draft_value", "1")
    assert "These options don't go together" in said(page)
    assert "Send challenge" not in labels(page.response)
    page = await pick(world.alice, page, "draft_preset", "0")
    assert "Send challenge" in labels(page.response)
    chosen = await pick(world.alice, page, "draft_preset", "custom")
    assert said(chosen) == said(page)


async def test_help_leads_to_a_challenge_and_to_a_match_that_is_open_to_all(world: World) -> None:
    page = await world.alice.slash(world.channel, "help")
    asked = await world.alice.click(page.response, label="Challenge")
    page = await world.alice.select(
        asked.response, [world.carol], custom_id=select_for(asked.response, "draft_opponent")
    )
    assert "Challenge Carol" in said(page)
    page = await world.alice.slash(world.channel, "help")
    page = await world.alice.click(page.response, label="Open to all")
    page = await pick(world.alice, page, "draft_game", "fight-flight-bite")
    await world.alice.click(page.response, label="Open to all")
    assert labels(world.board())[:1] == ["Join"]
    await world.bob.click(world.board(), label="Join")
    await world.alice.click(world.board(), label="Start now")
    assert (await world.match()).status == "live"


async def test_who_cannot_be_challenged_or_may_not_open_a_match_is_told_at_once(world: World) -> None:
    robot = world.guild.add_member(world.env.create_user("robot", bot=True))
    for opponent, told in ((world.alice, "yourself"), (robot, "is a bot")):
        refused = await world.alice.slash(world.channel, "challenge", opponent=opponent)
        assert told in said(refused)
        assert components(refused.response) == []
    rules = await world.store.house_rules(world.guild.id)
    await world.store.set_house_rules(
        world.guild.id, msgspec.structs.replace(rules, channels=(1,), games=("stratego",))
    )
    assert "aren't hosted" in said(await world.alice.slash(world.channel, "challenge", opponent=world.bob))
    await world.store.set_house_rules(
        world.guild.id, msgspec.structs.replace(rules, games=("stratego",), clocks=("live",))
    )
    page = await world.alice.slash(world.channel, "challenge", opponent=world.bob)
    assert [option["value"] for option in components(page.response)[0]["options"]] == ["stratego"]
    page = await pick(world.alice, page, "draft_game", "stratego")
    assert "draft_clock" not in verbs(page)
    assert "Live" in said(page)


async def test_a_draft_for_somebody_who_left_is_not_sent(world: World) -> None:
    page = await world.alice.slash(world.channel, "challenge", opponent=world.bob)
    page = await pick(world.alice, page, "draft_game", "stratego")
    world.guild.remove_member(world.bob)
    await world.restart()
    refused = await world.alice.click(page.response, label="Send challenge")
    assert "isn't on this server" in said(refused)
    assert await world.matches() == ()


async def test_options_without_a_game_are_refused_and_a_clock_is_kept(world: World) -> None:
    refused = await world.alice.slash(world.channel, "challenge", opponent=world.bob, options="quick")
    assert "Choose the `game` too" in said(refused)
    assert await world.alice.autocomplete(world.channel, "challenge", "options", "", opponent=world.bob) == []
    page = await world.alice.slash(world.channel, "challenge", opponent=world.bob, clock="live")
    assert all(each.key == str(Draft(clock="live")) for each in map(custom_id_of, components(page.response)))
