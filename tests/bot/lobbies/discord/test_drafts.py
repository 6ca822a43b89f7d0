"""A match that is arranged on a private page: by `/challenge` with an opponent alone, a person's menu, or `/help`."""

from typing import Any

import msgspec
import pytest

from bot.discord.layout import Page, select
from bot.games.catalog import PLAYABLE_GAMES
from bot.lobbies.discord import draft_pages
from bot.lobbies.drafts import Draft
from bot.screens.custom_ids import CustomId
from tests.bot.lobbies.discord.club import press, select_for
from tests.bot.world import World, components, custom_id_of, labels, pictured, said, words

pytestmark = pytest.mark.usefixtures("quiet_log")


def verbs(page: Any) -> list[str]:
    return [custom_id_of(each).verb for each in components(page.response)]


async def test_an_opponent_alone_opens_a_private_draft_that_is_sent_as_a_challenge(world: World) -> None:
    page = await world.alice.slash(world.channel, "challenge", opponent=world.bob)
    assert page.ephemeral
    assert "Challenge Bob" in said(page)
    assert labels(page.response) == [game.presenter.name for game in PLAYABLE_GAMES.values()]
    page = await press(world.alice, page, "Stratego")
    assert "**Rules variant:** **Classic** · Classic rules" in said(page)
    page = await press(world.alice, page, "Quick")
    assert "Barrage" in said(page)
    page = await press(world.alice, page, "Daily clock")
    assert world.public() == []
    sent = await world.alice.click(page.response, label="Send challenge")
    assert f"The card is in <#{world.channel.id}>" in said(sent)
    assert sent.response.ephemeral
    assert components(sent.response) == []
    (card,) = world.public()
    assert "**Alice** challenges **Bob**" in words(card)
    assert "Barrage" in pictured(card)
    assert "daily clock" in pictured(card)
    assert card.raw_mentions == [world.bob.id]
    await world.bob.click(card, label="Accept")
    assert (await world.match()).status == "live"


async def test_a_persons_menu_opens_the_same_draft_also_after_a_restart(world: World) -> None:
    page = await world.alice.context_menu(world.channel, "Challenge", world.bob)
    typed = await world.alice.slash(world.channel, "challenge", opponent=world.bob)
    assert (said(page), components(page.response)) == (said(typed), components(typed.response))
    page = await press(world.alice, page, "This Means War!")
    await world.restart()
    page = await press(world.alice, page, "Quick")
    assert "Challenge Bob" in said(page)
    await world.alice.click(page.response, label="Send challenge")
    assert "30 CITY wins" in pictured(world.board())


async def test_options_are_chosen_one_by_one_and_those_that_do_not_go_together_cannot_be_sent(world: World) -> None:
    page = await world.alice.slash(world.channel, "challenge", opponent=world.bob)
    page = await press(world.alice, page, "Air, Land & Sea")
    assert "to 12 points" in said(page)
    assert "teams" not in said(page)
    rules = await press(world.alice, page, "Change a rule")
    back = await press(world.alice, rules, "Back")
    assert said(back) == said(page)
    asked = await press(world.alice, await press(world.alice, back, "Change a rule"), "Edition: ")
    back = await press(world.alice, asked, "Back")
    assert said(back) == said(rules)
    page = await press(world.alice, await press(world.alice, back, "Edition: "), "classic")
    assert "**Custom** · Classic edition" in said(page)
    await world.restart()
    asked = await press(world.alice, await press(world.alice, page, "Change a rule"), "Mode: ")
    page = await press(world.alice, asked, "epic")
    assert "These rules don't go together" in said(page)
    assert "Send challenge" not in labels(page.response)
    page = await press(world.alice, page, "Classic")
    assert "Send challenge" in labels(page.response)


async def test_a_rule_with_more_than_fifteen_values_is_a_list(world: World) -> None:
    page = await world.alice.slash(world.channel, "challenge", opponent=world.bob)
    page = await press(world.alice, page, "Air, Land & Sea")
    asked = await press(world.alice, await press(world.alice, page, "Change a rule"), "Theaters: ")
    await world.restart()
    custom_id = select_for(asked.response, "draft_value")
    page = await world.alice.select(asked.response, ["1"], custom_id=custom_id)
    assert "Intelligence" in said(page)


async def test_the_same_choice_can_be_made_again_and_again(world: World) -> None:
    page = await world.alice.slash(world.channel, "challenge", opponent=world.bob)
    for _ in range(3):
        page = await press(world.alice, page, "Stratego")
        assert "Challenge Bob" in said(page)


OPENED = str(Draft().with_game("stratego"))


@pytest.mark.parametrize(
    ("verb", "value", "expected"),
    [("draft_preset", "1", "Quick"), ("draft_clock", "daily", "Daily"), ("draft_game", "this-means-war", "CITY"),
     ("draft_option", "1", "Stratego: Army"), ("draft_option", "99", "isn't possible")],
)  # fmt: skip
async def test_lists_of_an_earlier_release_still_work(
    world: World, monkeypatch: pytest.MonkeyPatch, verb: str, value: str, expected: str
) -> None:
    custom_id = CustomId(verb, node=world.bob.id, key=OPENED)
    with monkeypatch.context() as earlier:
        old = Page(note="Choose", rows=[select(custom_id, "Choose", [(value, value, "")])])
        earlier.setattr(draft_pages, "draft_page", lambda *_: old)
        page = await world.alice.slash(world.channel, "challenge", opponent=world.bob)
    page = await world.alice.select(page.response, [value], custom_id=str(custom_id))
    assert expected in said(page)


async def test_help_leads_to_a_challenge_and_to_a_match_that_is_open_to_all(world: World) -> None:
    page = await world.alice.slash(world.channel, "help")
    asked = await world.alice.click(page.response, label="Challenge")
    page = await world.alice.select(
        asked.response, [world.carol], custom_id=select_for(asked.response, "draft_opponent")
    )
    assert "Challenge Carol" in said(page)
    page = await world.alice.slash(world.channel, "help")
    page = await world.alice.click(page.response, label="Open to all")
    page = await press(world.alice, page, "Fight, Flight, Bite")
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
    assert labels(page.response) == ["Stratego"]
    page = await press(world.alice, page, "Stratego")
    assert "draft_clock" not in verbs(page)
    assert "Live" in said(page)


async def test_a_draft_for_somebody_who_left_is_not_sent(world: World) -> None:
    page = await world.alice.slash(world.channel, "challenge", opponent=world.bob)
    page = await press(world.alice, page, "Stratego")
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
    assert all("_live_" in each.key for each in map(custom_id_of, components(page.response)))
