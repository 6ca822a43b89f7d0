"""`/help` and the looking up of cards, as people use them."""

import pytest

from bot.games.catalog import PLAYABLE_GAMES
from bot.guilds.model import HouseRules
from bot.play.screens import NEWCOMER
from tests.bot.world import World, components, labels, said
from tests.dice import Dice

pytestmark = pytest.mark.usefixtures("quiet_log")


async def test_help_shows_every_game_with_a_line_and_how_the_bot_is(world: World) -> None:
    shown = await world.carol.slash(world.channel, "help")
    assert shown.ephemeral
    for host in PLAYABLE_GAMES.values():
        assert f"{host.presenter.name}: {host.presenter.gist}" in shown.response.attachments[0].description
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
    select = next(each for each in components(shown.response) if each["type"] == 3)
    rules = await world.carol.select(shown.response, [game], custom_id=select["custom_id"])
    assert rules.response.ephemeral
    assert said(rules).strip().startswith(PLAYABLE_GAMES[game].presenter.name)


async def test_cards_are_listed_for_the_game_that_is_chosen(world: World) -> None:
    asked = await world.carol.slash(world.channel, "card")
    assert asked.ephemeral
    (select,) = components(asked.response)
    cards = await world.carol.select(asked.response, ["this-means-war"], custom_id=select["custom_id"])
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
    assert NEWCOMER in said(accepted)
    assert NEWCOMER not in said(await world.hand(world.bob))
    assert NEWCOMER in said(await world.hand(world.alice))


async def test_who_comes_to_a_match_that_has_gone_on_is_told_of_that_alone(world: World) -> None:
    await world.start()
    late = await world.waiting()
    await world.move(person := await world.to_act(), await world.hand(person), Dice(1))
    await world.restart()
    assert NEWCOMER not in said(await world.hand(late))
