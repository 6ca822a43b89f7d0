"""Playing against the computer: by challenging the bot itself, by `/practice`, and again by Rematch."""

from typing import Any

import discord
import pytest
import simcord
from simcord.builders import UserHandle

from bot.match.model.computers import computer
from bot.match.model.match import Permissions, Person, Request
from bot.match.model.timing import DAY
from bot.match.waits import to_act
from bot.play.computer_turns import TurnPace
from bot.screens.refusals import Refused
from tests.bot.computers import InstantThinker
from tests.bot.lobbies.discord.test_drafts import pick, verbs
from tests.bot.stored import let_think
from tests.bot.world import World, components, labels, said, words
from tests.dice import Dice

pytestmark = pytest.mark.usefixtures("quiet_log")


def this_bot(world: World) -> UserHandle:
    """The bot itself, as people see it."""
    assert world.client.user is not None
    return UserHandle(world.env, world.env.backend.users[world.client.user.id])


async def challenged(world: World, **more: Any) -> Any:
    """What Alice is answered who challenges the bot itself."""
    return await world.alice.slash(world.channel, "challenge", opponent=this_bot(world), **more)


async def opponents(world: World, match_id: int = 1) -> list[str]:
    return [person.name for person in (await world.match(match_id)).people if computer(person.id)]


async def test_a_challenge_to_the_bot_itself_begins_at_once_below_its_card(world: World) -> None:
    card = await challenged(world, game="air-land-sea", level="hard")
    assert not card.ephemeral
    card, board = world.public()
    assert "**Alice** against **Computer (hard)**" in words(card)
    assert "SHA-256" in words(card)
    assert components(card) == []
    assert "My hand" in labels(board)
    assert "Computer (hard)" in words(board)
    assert (await world.match()).status == "live"


async def test_nobody_but_people_is_mentioned(world: World) -> None:
    await challenged(world, game="air-land-sea")
    dice = Dice(3)
    for _ in range(4):
        assert [person.id for person in to_act(await world.match())] == [world.alice.id]
        await world.move(world.alice, await world.hand(world.alice), dice)
    mentioned = {user_id for message in world.public() for user_id in message.raw_mentions}
    assert mentioned <= {world.alice.id}


async def test_a_match_is_played_to_its_end_and_again(world: World) -> None:
    await challenged(world, game="air-land-sea")
    for match_id in (1, 2):
        await world.alice.slash(world.channel, "resign", match=str(match_id))
        asked = world.channel.history(viewer=world.alice)[-1]
        await world.alice.click(asked, label=next(each for each in labels(asked) if each.startswith("Yes")))
        over = next(message for message in reversed(world.public()) if "Rematch" in labels(message))
        assert (await world.match(match_id)).status == "over"
        if match_id == 1:
            await world.alice.click(over, label="Rematch")
            assert (await world.match(2)).status == "live"
    assert await opponents(world, 2) == ["Computer (easy)"]


async def test_the_bot_alone_as_opponent_opens_the_page_of_practice_with_its_level(world: World) -> None:
    page = await challenged(world, level="medium")
    assert page.ephemeral
    assert said(page).startswith("Play against the computer")
    page = await pick(world.alice, page, "draft_game", "stratego")
    assert "Computer (medium)" in said(page)
    assert verbs(page) == [
        "draft_game", "draft_preset", "draft_option", "draft_level", "draft_level", "draft_level", "begin_practice",
        "watch_practice",
    ]  # fmt: skip


async def test_practice_is_arranged_by_buttons_and_shows_ones_hand(world: World) -> None:
    page = await world.alice.slash(world.channel, "practice")
    page = await pick(world.alice, page, "draft_game", "fight-flight-bite")
    page = await pick(world.alice, page, "draft_number", "3")
    await world.restart()
    page = await world.alice.click(page.response, label="Hard")
    assert "Computer (hard), Computer 2 (hard) and Computer 3 (hard)" in said(page)
    assert world.public() == []
    begun = await world.alice.click(page.response, label="Play")
    assert "Place an opening critter" in said(begun)
    assert begun.response.ephemeral
    assert await opponents(world) == ["Computer (hard)", "Computer 2 (hard)", "Computer 3 (hard)"]
    card, board = world.public()
    assert "**Computer 2 (hard)** and **Computer 3 (hard)** play, each alone." in words(card)
    assert "My hand" in labels(board)


async def test_another_game_is_for_as_many_as_it_admits(world: World) -> None:
    page = await world.alice.slash(world.channel, "practice")
    page = await pick(world.alice, page, "draft_game", "fight-flight-bite")
    page = await pick(world.alice, page, "draft_number", "3")
    page = await pick(world.alice, page, "draft_game", "stratego")
    assert "draft_number" not in verbs(page)
    await world.alice.click(page.response, label="Play")
    assert await opponents(world) == ["Computer (easy)"]


async def test_computer_players_alone_are_watched_in_the_channel_one_match_at_a_time(world: World) -> None:
    page = await world.alice.slash(world.channel, "practice")
    page = await pick(world.alice, page, "draft_game", "air-land-sea")
    begun = await world.alice.click(page.response, label="Watch")
    assert said(begun).startswith(f"The match is on in <#{world.channel.id}>.")
    assert await opponents(world) == ["Computer (easy)", "Computer 2 (easy)"]
    assert (await world.match()).status == "over"
    assert "won the match" in words(world.public()[-1]) or "draw" in words(world.public()[-1])


async def test_challenge_in_the_menu_of_the_bot_itself_opens_the_page_of_practice(world: World) -> None:
    me = simcord.MemberActor(world.env, world.guild, this_bot(world))
    page = await world.alice.context_menu(world.channel, "Challenge", me)
    assert page.ephemeral
    assert said(page).startswith("Play against the computer")
    page = await pick(world.alice, page, "draft_game", "air-land-sea")
    begun = await world.alice.click(page.response, label="Play")
    assert begun.response.ephemeral
    assert await opponents(world) == ["Computer (easy)"]


async def test_a_watched_match_is_ended_by_who_began_it_and_by_admins_and_then_another_may_begin(
    world: World,
) -> None:
    pace = TurnPace(shortest=DAY, longest=DAY)
    let_think(world.warroom, InstantThinker(), pace)
    role = world.guild.create_role("Marshal", permissions=discord.Permissions(manage_guild=True))
    admin = world.guild.add_member(world.env.create_user("marshal", global_name="Marshal"), roles=[role])
    for match_id, who in ((1, world.alice), (2, admin)):
        page = await world.alice.slash(world.channel, "practice")
        page = await pick(world.alice, page, "draft_game", "air-land-sea")
        await world.alice.click(page.response, label="Watch")
        board = world.board()
        assert labels(board)[-1] == "End it"
        refused = await world.bob.click(board, label="End it")
        assert "Only whoever began this match" in said(refused)
        assert (await world.match(match_id)).status == "live"
        assert "Nobody has won it" in said(await who.click(board, label="End it"))
        assert (await world.match(match_id)).status == "cancelled"
        ended = world.standing(world.carol, board)
        assert "ended early" in words(ended)
        assert "End it" not in labels(ended)
        assert await world.store.waits((await world.match(match_id)).ref) == ()


async def test_nobody_ends_so_a_match_in_which_somebody_plays(world: World) -> None:
    await challenged(world, game="air-land-sea")
    assert "End it" not in labels(world.board())
    ref = (await world.match()).ref
    request = Request(Person(world.alice.id, "Alice"), None, 0.0)
    with pytest.raises(Refused, match="not_offered"):
        await world.warroom.practice.end_watched(ref, request, Permissions(manages=True))


async def test_what_is_not_allowed_is_refused_with_a_sentence(world: World) -> None:
    refused = await world.alice.slash(world.channel, "challenge", opponent=world.bob, level="hard")
    assert "Bob is no computer player" in said(refused)
    refused = await challenged(world, options="quick")
    assert "Options belong to a game" in said(refused)
    refused = await challenged(world, game="stratego", options="nonsense")
    assert "nonsense" in said(refused)
    page = await world.alice.slash(world.channel, "practice")
    page = await pick(world.alice, page, "draft_game", "stratego")
    world.warroom.thinking._thinker = None
    assert "I don't play myself" in said(await world.alice.click(page.response, label="Play"))
    assert "I don't play myself" in said(await world.alice.slash(world.channel, "practice"))
    assert "I don't play myself" in said(await challenged(world, game="stratego"))
    assert await world.matches() == ()


async def test_admins_decide_whether_computer_players_take_part(world: World) -> None:
    role = world.guild.create_role("Marshal", permissions=discord.Permissions(manage_guild=True))
    dora = world.guild.add_member(world.env.create_user("dora", global_name="Dora"), roles=[role])
    shown = await dora.slash(world.channel, "settings computers", on=False)
    assert "`/settings computers` **Computer players:** None" in said(shown)
    assert "allow no computer players" in said(await world.alice.slash(world.channel, "practice"))


async def test_the_opener_adds_and_removes_computer_players_on_a_private_page(world: World) -> None:
    await world.alice.slash(world.channel, "open", game="flies-lies-supplies")
    stranger = await world.bob.click(world.board(), label="Computer players")
    assert "Only Alice" in said(stranger)
    page = await world.alice.click(world.board(), label="Computer players")
    assert page.ephemeral
    assert labels(page.response) == [
        "Team 1: Easy", "Team 1: Medium", "Team 1: Hard", "Team 2: Easy", "Team 2: Medium", "Team 2: Hard",
    ]  # fmt: skip
    page = await world.alice.click(page.response, label="Team 1: Hard")
    assert "Computer (hard)" in words(world.board())
    page = await world.alice.click(page.response, label="Remove Computer (hard)")
    assert "Computer" not in words(world.board())
    for team in (1, 2):
        page = await world.alice.click(page.response, label=f"Team {team}: Easy")
    await world.alice.click(page.response, label="Team 2: Easy")
    assert (await world.match()).status == "live"
    assert await opponents(world) == ["Computer (easy)", "Computer 2 (easy)", "Computer 3 (easy)"]


async def test_the_opener_of_a_voice_lobby_fills_it_up_with_computer_players(world: World) -> None:
    voice = world.guild.create_voice_channel("The table")
    for person in (world.alice, world.bob):
        await person.join_voice(voice)
    panel = await world.alice.slash(world.channel, "muster", game="flies-lies-supplies")
    page = await world.alice.click(panel.response, label="Computer players")
    for label in ("Add: Easy", "Add: Medium"):
        page = await world.alice.click(page.response, label=label)
    panel = await world.alice.click(page.response, label="Back")
    assert "Computer (easy) and Computer (medium)" in said(panel)
    await world.alice.click(panel.response, label="Send invitations")
    assert world.board().raw_mentions == [world.bob.id]
    await world.bob.click(world.board(), label="I play")
    assert (await world.match()).status == "live"
    assert sorted(await opponents(world)) == ["Computer (easy)", "Computer (medium)"]
