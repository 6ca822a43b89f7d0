"""Playing against the computer: by challenging the bot itself, by `/practice`, and again by Rematch."""

import re
from collections.abc import Sequence
from typing import Any

import discord
import pytest
import simcord
from simcord.builders import UserHandle

from bot.games.catalog import PLAYABLE_GAMES, PlayableGame
from bot.guilds.model import HouseRules
from bot.match.model.match import Permissions, Person, Request
from bot.match.model.timing import DAY
from bot.match.waits import to_act
from bot.names.computers import computer
from bot.play.computer_turns import TurnPace
from bot.screens.refusals import Refused
from engine.core.rng import commitment
from tests.bot.computers import InstantThinker
from tests.bot.lobbies.discord.club import press
from tests.bot.lobbies.discord.test_drafts import verbs
from tests.bot.stored import let_resign, let_think
from tests.bot.world import World, components, custom_id_of, labels, pictured, said, words
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
    assert "Alice against Computer (hard)" in pictured(card)
    assert f"SHA-256 {commitment((await world.match()).key)[:16]}…" in words(card)
    assert labels(card) == ["Proof"]
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
    assert await opponents(world, 2) == ["Computer (beginner)"]


async def test_whoever_has_won_goes_on_at_the_next_level_by_one_press(world: World) -> None:
    await challenged(world, game="air-land-sea")
    await let_resign(world.warroom, await world.match())
    hand = await world.hand(world.alice)
    over = next(message for message in world.public() if "Rematch" in labels(message))
    for message in (hand.response, over):
        assert labels(message)[:3] == ["Rematch", "Next level: Easy", "Replay"]
    refused = await world.carol.click(over, label="Next level: Easy")
    assert refused.ephemeral
    assert "don't play" in said(refused)
    await world.alice.click(over, label="Next level: Easy")
    assert (await world.match(2)).status == "live"
    assert await opponents(world, 2) == ["Computer (easy)"]


async def test_the_bot_alone_as_opponent_opens_the_page_of_practice_with_its_level(world: World) -> None:
    page = await challenged(world, level="medium")
    assert page.ephemeral
    assert "Play against the computer" in said(page)
    page = await press(world.alice, page, "More choices")
    page = await press(world.alice, page, "Stratego")
    assert "Computer (medium)" in said(page)
    assert verbs(page) == [
        *["draft_game"] * 5, *["draft_preset"] * 4, "draft_option", *["draft_level"] * 4, "begin_practice",
        "watch_practice",
    ]  # fmt: skip


async def test_whoever_has_finished_a_match_here_is_offered_an_easy_player_and_others_a_beginner(world: World) -> None:
    page = await world.alice.slash(world.channel, "practice")
    page = await press(world.alice, page, "More choices")
    assert "Computer (beginner). A beginner plays as in a first match." in said(page)
    await challenged(world, game="air-land-sea")
    assert await opponents(world) == ["Computer (beginner)"]
    await world.alice.slash(world.channel, "resign", match="1")
    asked = world.channel.history(viewer=world.alice)[-1]
    await world.alice.click(asked, label=next(each for each in labels(asked) if each.startswith("Yes")))
    await challenged(world, game="air-land-sea")
    assert await opponents(world, 2) == ["Computer (easy)"]
    page = await world.bob.slash(world.channel, "practice")
    assert "Computer (beginner)" in said(await press(world.bob, page, "More choices"))


async def test_practice_is_arranged_by_buttons_and_shows_ones_hand(world: World) -> None:
    page = await world.alice.slash(world.channel, "practice")
    page = await press(world.alice, page, "More choices")
    page = await press(world.alice, page, "Fight, Flight, Bite")
    page = await press(world.alice, page, "3 opponents")
    await world.restart()
    page = await world.alice.click(page.response, label="Hard")
    assert "Computer (hard), Computer 2 (hard) and Computer 3 (hard)" in said(page)
    assert world.public() == []
    begun = await world.alice.click(page.response, label="Play")
    assert "Place an opening critter" in said(begun)
    assert world.channel.history(viewer=world.alice)[-1].id == begun.response.id, "the panel is the last message"
    assert begun.response.ephemeral
    assert await opponents(world) == ["Computer (hard)", "Computer 2 (hard)", "Computer 3 (hard)"]
    card, board = world.public()
    assert "Computer 2 (hard)" in pictured(card)
    assert "Computer 3 (hard)" in pictured(card)
    assert "My hand" in labels(board)


def shown_text(messages: Sequence[Any]) -> str:
    """The words of messages as people read them: each line once, links without addresses, no moves of the computer."""
    lines = [line for line in "\n".join(map(words, messages)).splitlines() if "Computer (" not in line]
    return re.sub(r"\]\(\S+\)", "]", "".join(dict.fromkeys(lines)))


@pytest.mark.parametrize("game", PLAYABLE_GAMES.values(), ids=PLAYABLE_GAMES)
async def test_from_practice_to_a_first_move_it_takes_four_presses_and_400_characters(
    world: World, game: PlayableGame
) -> None:
    page = await world.alice.slash(world.channel, "practice")
    read = [page.response]
    page = await press(world.alice, page, game.presenter.name)
    presses, before = 2, await world.versions()
    read += world.channel.history(viewer=world.alice)[1:]
    assert read[-1].id == page.response.id, "the panel stands below the card and the board"
    while await world.versions() == before:
        choice = next(each for each in components(page.response) if custom_id_of(each).verb in ("press", "choose"))
        page = await take(world.alice, page, choice)
        presses += 1
        read.append(page.response)
    assert presses <= 4
    assert len(shown_text(read[:-1])) <= 400, shown_text(read[:-1])


async def take(person: simcord.MemberActor, page: Any, choice: dict[str, Any]) -> Any:
    """Click a button, or choose the first option of a select."""
    if choice["type"] == 2:
        return await person.click(page.response, custom_id=choice["custom_id"])
    return await person.select(page.response, [choice["options"][0]["value"]], custom_id=choice["custom_id"])


async def test_a_game_is_begun_with_one_press_also_after_a_restart_and_at_the_level_that_was_chosen(
    world: World,
) -> None:
    page = await world.alice.slash(world.channel, "practice")
    page = await press(world.alice, page, "Hard")
    assert "Play against the computer" in said(page)
    await world.restart()
    await press(world.alice, page, "Stratego")
    assert await opponents(world) == ["Computer (hard)"]
    assert b'"preset":"classic"' in (await world.match()).options


async def test_practice_offers_the_games_that_the_house_rules_allow(world: World) -> None:
    await world.store.set_house_rules(world.guild.id, HouseRules(games=("stratego", "this-means-war")))
    page = await world.alice.slash(world.channel, "practice")
    assert labels(page.response)[:3] == ["Stratego", "This Means War!", "Beginner"]
    await press(world.alice, page, "This Means War!")
    assert (await world.match()).game == "this-means-war"


async def test_another_game_is_for_as_many_as_it_admits(world: World) -> None:
    page = await world.alice.slash(world.channel, "practice")
    page = await press(world.alice, page, "More choices")
    page = await press(world.alice, page, "Fight, Flight, Bite")
    page = await press(world.alice, page, "3 opponents")
    page = await press(world.alice, page, "Stratego")
    assert "draft_number" not in verbs(page)
    await world.alice.click(page.response, label="Play")
    assert await opponents(world) == ["Computer (beginner)"]


async def test_computer_players_alone_are_watched_in_the_channel_one_match_at_a_time(world: World) -> None:
    page = await world.alice.slash(world.channel, "practice")
    page = await press(world.alice, page, "More choices")
    begun = await world.alice.click(page.response, label="Only watch")
    assert said(begun).startswith(f"The match is on in <#{world.channel.id}>.")
    assert await opponents(world) == ["Computer (beginner)", "Computer 2 (beginner)"]
    assert (await world.match()).status == "over"
    assert "won the match" in words(world.public()[-1]) or "draw" in words(world.public()[-1])


async def test_challenge_in_the_menu_of_the_bot_itself_opens_the_page_of_practice(world: World) -> None:
    me = simcord.MemberActor(world.env, world.guild, this_bot(world))
    page = await world.alice.context_menu(world.channel, "Challenge", me)
    assert page.ephemeral
    assert "Play against the computer" in said(page)
    begun = await press(world.alice, page, "Air, Land & Sea")
    assert begun.response.ephemeral
    assert await opponents(world) == ["Computer (beginner)"]


async def test_a_watched_match_is_ended_by_who_began_it_and_by_admins_and_then_another_may_begin(
    world: World,
) -> None:
    pace = TurnPace(shortest=DAY, longest=DAY)
    let_think(world.warroom, InstantThinker(), pace)
    role = world.guild.create_role("Marshal", permissions=discord.Permissions(manage_guild=True))
    admin = world.guild.add_member(world.env.create_user("marshal", global_name="Marshal"), roles=[role])
    for match_id, who in ((1, world.alice), (2, admin)):
        page = await world.alice.slash(world.channel, "practice")
        page = await press(world.alice, page, "More choices")
        await world.alice.click(page.response, label="Only watch")
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
    world.warroom.thinking._thinker = None
    assert "I don't play myself" in said(await press(world.alice, page, "Stratego"))
    assert "I don't play myself" in said(await world.alice.slash(world.channel, "practice"))
    assert "I don't play myself" in said(await challenged(world, game="stratego"))
    assert await world.matches() == ()


async def test_admins_decide_whether_computer_players_take_part(world: World) -> None:
    role = world.guild.create_role("Marshal", permissions=discord.Permissions(manage_guild=True))
    dora = world.guild.add_member(world.env.create_user("dora", global_name="Dora"), roles=[role])
    shown = await dora.slash(world.channel, "settings computers", on=False)
    assert "Computer players\n**None**" in said(shown)
    assert "allow no computer players" in said(await world.alice.slash(world.channel, "practice"))


async def test_the_opener_adds_and_removes_computer_players_on_a_private_page(world: World) -> None:
    await world.alice.slash(world.channel, "open", game="flies-lies-supplies")
    stranger = await world.bob.click(world.board(), label="Computer players")
    assert "Only Alice" in said(stranger)
    page = await world.alice.click(world.board(), label="Computer players")
    assert page.ephemeral
    assert labels(page.response) == [
        f"Team {team}: Computer ({level})" for team in (1, 2) for level in ("beginner", "easy", "medium", "hard")
    ]
    page = await world.alice.click(page.response, label="Team 1: Computer (hard)")
    assert "Computer (hard)" in pictured(world.board())
    page = await world.alice.click(page.response, label="Remove Computer (hard)")
    assert "Computer" not in pictured(world.board())
    for team in (1, 2):
        page = await world.alice.click(page.response, label=f"Team {team}: Computer (easy)")
    await world.alice.click(page.response, label="Team 2: Computer (easy)")
    assert (await world.match()).status == "live"
    assert await opponents(world) == ["Computer (easy)", "Computer 2 (easy)", "Computer 3 (easy)"]


async def test_the_opener_of_a_voice_lobby_fills_it_up_with_computer_players(world: World) -> None:
    voice = world.guild.create_voice_channel("The table")
    for person in (world.alice, world.bob):
        await person.join_voice(voice)
    panel = await world.alice.slash(world.channel, "muster", game="flies-lies-supplies")
    page = await world.alice.click(panel.response, label="Computer players")
    for label in ("Add Computer (easy)", "Add Computer (medium)"):
        page = await world.alice.click(page.response, label=label)
    panel = await world.alice.click(page.response, label="Back")
    assert "Computer (easy) and Computer 2 (medium)" in said(panel)
    await world.alice.click(panel.response, label="Send invitations")
    assert world.board().raw_mentions == [world.bob.id]
    await world.bob.click(world.board(), label="I play")
    assert (await world.match()).status == "live"
    assert sorted(await opponents(world)) == ["Computer (easy)", "Computer 2 (medium)"]
