"""Whether a match is rated, as people choose it and read it."""

import discord
import pytest

from tests.bot.world import World, labels, pictured, said, words

pytestmark = pytest.mark.usefixtures("quiet_log", "every_result_counts")

RULES = ("usual", "chosen", "off")


async def test_a_draft_with_a_clock_says_whether_it_is_rated_and_a_button_changes_that(world: World) -> None:
    page = await world.alice.slash(world.channel, "challenge", opponent=world.bob)
    page = await world.alice.click(page.response, label="Stratego")
    assert "Make it unrated" not in labels(page.response)
    page = await world.alice.click(page.response, label="Daily clock")
    assert "it counts for your ratings" in said(page)
    page = await world.alice.click(page.response, label="Make it unrated")
    assert "it changes nobody's rating" in said(page)
    await world.restart()
    page = await world.alice.click(page.response, label="Quick")
    assert "Make it rated" in labels(page.response)
    await world.alice.click(page.response, label="Send challenge")
    assert "daily clock · unrated" in pictured(world.board())
    assert not (await world.match()).rated


LIVE = "live clock (5 minutes for a turn, 1 minute to answer, 10 minutes to set up) · rated"


async def test_whether_it_is_rated_is_typed_among_the_options_and_said_on_card_and_board(world: World) -> None:
    card = await world.challenge(clock="daily", options="unrated")
    assert "daily clock · unrated" in pictured(card.response)
    card = await world.challenge(clock="live", options="rated")
    assert LIVE in pictured(card.response)
    await world.bob.click(card.response, label="Accept")
    assert LIVE in pictured(world.standing(world.bob, card))
    refused = await world.challenge(clock="none", options="rated")
    assert "never rated" in said(refused)


async def test_the_end_of_a_rated_match_is_told_with_the_ratings_also_after_a_restart(world: World) -> None:
    match = await world.start(clock="daily")
    await world.restart()
    asked = await world.bob.slash(world.channel, "resign", match=str(match.id))
    await world.bob.click(asked.response, label="Yes, resign the match")
    assert "Ratings: Alice 1579? (+79) · Bob 1421?" in words(world.board())


async def test_an_admin_says_which_matches_are_rated(world: World) -> None:
    role = world.guild.create_role("Marshal", permissions=discord.Permissions(manage_guild=True))
    admin = world.guild.add_member(world.env.create_user("dora", global_name="Dora"), roles=[role])
    for rule, told, rated in zip(
        RULES,
        (
            "Rated matches\n**Matches with a clock, unless the opener makes them unrated**",
            "Rated matches\n**Matches with a clock, if the opener makes them rated**",
            "Rated matches\n**None**",
        ),
        (True, False, False),
        strict=True,
    ):
        shown = await admin.slash(world.channel, "settings ratings", rule=rule)
        assert told in said(shown)
        await world.challenge(clock="daily", game=("stratego", "air-land-sea", "this-means-war")[RULES.index(rule)])
        assert (await world.matches("open"))[0].rated is rated
    assert "switched ratings off" in said(await world.challenge(clock="live", options="rated"))
