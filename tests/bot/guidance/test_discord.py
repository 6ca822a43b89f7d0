"""`/help` and the looking up of cards, as people use them."""

import pytest

from bot.games.catalog import PLAYABLE_GAMES
from bot.guilds.model import HouseRules
from bot.play import texts
from bot.simulator.screens import first_page
from bot.texts.languages import reading
from tests.bot.world import World, labels, pictured, said
from tests.dice import Dice

pytestmark = pytest.mark.usefixtures("quiet_log")


async def test_help_shows_every_game_with_a_line_and_how_the_bot_is(world: World) -> None:
    shown = await world.carol.slash(world.channel, "help")
    assert shown.ephemeral
    for host in PLAYABLE_GAMES.values():
        assert f"{host.presenter.name}: {host.presenter.gist}" in pictured(shown.response)
    assert "survive a restart" in said(shown)


async def test_help_leads_to_a_match_against_the_computer_where_there_is_one(world: World) -> None:
    shown = await world.carol.slash(world.channel, "help")
    page = await world.carol.click(shown.response, label="Play the computer")
    assert "Play against the computer" in said(page)
    await world.store.set_house_rules(world.guild.id, HouseRules(computers=False))
    assert "Play the computer" not in labels((await world.carol.slash(world.channel, "help")).response)


@pytest.mark.parametrize("game", PLAYABLE_GAMES)
async def test_help_leads_to_the_rules_of_each_game(world: World, game: str) -> None:
    shown = await world.carol.slash(world.channel, "help")
    presenter = PLAYABLE_GAMES[game].presenter
    asked = await world.carol.click(shown.response, label="Rules")
    rules = await world.carol.click(asked.response, label=presenter.name)
    assert rules.response.ephemeral
    assert f"{presenter.name}: overview" in said(rules)
    await world.restart()
    for topic in list(presenter.rules)[-1:]:
        rules = await world.carol.click(rules.response, label=topic[0].upper() + topic[1:])
        assert f"{presenter.name}: {topic}" in said(rules)


async def test_play_now_on_the_demos_first_page_begins_a_match_and_shows_the_panel(world: World) -> None:
    context = world.client.context
    with reading(await context.languages.guild_language(world.guild.id)):
        posted = await context.sender.post(world.channel.id, first_page(), world.guild.id, 0, 0)
    welcome = next(message for message in world.public() if message.id == posted)
    await world.restart()
    panel = await world.carol.click(welcome, label="Play now")
    assert panel.ephemeral
    assert world.channel.history(viewer=world.carol)[-1].id == panel.response.id
    assert [match.status for match in await world.matches()] == ["live"]
    games = await world.bob.click(welcome, label="Another game")
    assert "Play against the computer" in said(games)
    assert "Learn by playing" in said(await world.bob.click(welcome, label="Show me how"))


async def test_cards_are_listed_for_the_game_that_is_chosen(world: World) -> None:
    asked = await world.carol.slash(world.channel, "card")
    assert asked.ephemeral
    cards = await world.carol.click(asked.response, label="This Means War!")
    assert said(cards) == said(await world.carol.slash(world.channel, "card", game="this-means-war"))
    assert "This Means War!: the cards" in said(cards)


async def test_a_card_is_looked_for_in_the_game_that_is_named(world: World) -> None:
    offered = await world.carol.autocomplete(world.channel, "card", "name", "", game="stratego")
    assert "Scout" in str(offered)
    assert "Maneuver" not in str(offered)
    name = offered[0]["value"]
    assert "no card called" in said(await world.carol.slash(world.channel, "card", name=name, game="this-means-war"))


async def test_a_newcomer_is_told_of_help_on_their_first_panel_and_never_again(world: World) -> None:
    card = await world.challenge()
    accepted = await world.bob.click(card.response, label="Accept")
    assert texts.newcomer() in said(accepted)
    assert texts.newcomer() not in said(await world.hand(world.bob))
    assert texts.newcomer() in said(await world.hand(world.alice))


async def test_who_comes_to_a_match_that_has_gone_on_is_told_of_that_alone(world: World) -> None:
    await world.start()
    late = await world.waiting()
    await world.move(person := await world.to_act(), await world.hand(person), Dice(1))
    await world.restart()
    assert texts.newcomer() not in said(await world.hand(late))
