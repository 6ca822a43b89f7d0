"""From `/muster` in a voice channel to a team match, as Discord sees it."""

from typing import Any

import discord
import pytest
import simcord

from bot.lobbies.discord.announcing import MAX_LOOKUPS
from bot.match.model.match import MatchRef
from bot.screens.custom_ids import CustomId
from tests.bot.history.discord.test_replays import forged
from tests.bot.lobbies.discord.club import Club, people_of, select_for
from tests.bot.world import World, components, labels, pictured, said, words

pytestmark = pytest.mark.usefixtures("quiet_log")


@pytest.fixture
async def club(world: World) -> Club:
    club = Club(world)
    await club.join_voice()
    return club


def chosen(panel: Any, verb: str) -> list[int]:
    """The people who are marked as chosen in a select."""
    custom_id = select_for(panel, verb)
    select = next(each for each in components(panel) if each["custom_id"] == custom_id)
    return [int(each["id"]) for each in select["default_values"]]


async def test_the_panel_is_private_and_lists_the_people_of_the_voice_channel_without_bots(club: Club) -> None:
    robot = club.guild.add_member(club.world.env.create_user("robot", bot=True))
    await robot.join_voice(club.voice)
    panel = await club.muster()
    assert panel.ephemeral
    assert "Alice, Bob, Carol and Dave" in said(panel)
    assert "robot" not in said(panel)
    assert chosen(panel.response, "people") == [person.id for person in club.four]
    assert club.world.public() == []


class Presses:
    """Counts a command and every press on a button."""

    def __init__(self, club: Club) -> None:
        self.club = club
        self.count = 0

    async def muster(self, **more: Any) -> Any:
        self.count += 1
        return await self.club.muster(**more)

    async def click(self, person: simcord.MemberActor, message: Any, label: str) -> None:
        self.count += 1
        await person.click(message, label=label)


@pytest.mark.parametrize("crowd", [False, True])
async def test_random_teams_are_at_the_table_after_six_presses_at_most(club: Club, crowd: bool) -> None:
    if crowd:
        await club.join_voice(club.erin)
    presses = Presses(club)
    panel = await presses.muster()
    assert ("5 of you are here, and 4 can play" in said(panel)) == crowd
    await presses.click(club.world.alice, panel.response, "Send invitations")
    for user_id in club.card().raw_mentions:
        await presses.click(club.actor(user_id), club.card(), "I play")
    match = await club.match()
    assert match.status == "live"
    assert sorted(map(len, people_of(match))) == [2, 2]
    assert presses.count <= 6


async def test_nothing_but_guilds_and_voice_states_is_asked_of_discord(club: Club) -> None:
    intents = club.world.client.intents
    assert [name for name, wanted in intents if wanted] == ["guilds", "voice_states"]
    assert all(not wanted for _, wanted in club.world.client._connection.member_cache_flags)


async def test_members_are_looked_up_once(club: Club, env: simcord.Env) -> None:
    panel = await club.muster()
    before = len(env.http_requests)
    await club.world.alice.click(panel.response, label="By hand")
    assert not [each for each in env.http_requests[before:] if "/members/" in each.path]


async def test_whoever_stands_in_no_voice_channel_or_alone_is_told_what_to_do(club: Club) -> None:
    answer = await club.erin.slash(club.world.channel, "muster", game="flies-lies-supplies")
    assert answer.ephemeral
    assert "Join a voice channel first" in said(answer)
    elsewhere = club.guild.create_voice_channel("Elsewhere")
    await club.erin.join_voice(elsewhere)
    answer = await club.erin.slash(club.world.channel, "muster", game="flies-lies-supplies")
    assert "alone" in said(answer)
    assert await club.world.matches() == ()


async def test_a_match_made_by_hand_starts_in_the_voice_channels_chat_when_all_agree(club: Club) -> None:
    alice, bob, carol, dave = club.four
    panel = await club.muster()
    panel = await alice.click(panel.response, label="By hand")
    panel = await alice.select(panel.response, [alice, dave], custom_id=select_for(panel.response, "team"))
    assert chosen(panel.response, "team") == [alice.id, dave.id]
    posted = await alice.click(panel.response, label="Send invitations")
    assert components(posted.response) == []
    card = club.card()
    assert sorted(card.raw_mentions) == sorted([bob.id, carol.id, dave.id])
    assert "do you play?" in card.content
    assert "The table" not in words(card)
    assert "Waiting for **Bob, Carol and Dave**" in words(card)
    await club.agree(bob, dave)
    assert "Waiting for **Carol**" in words(club.card())
    assert "already agreed. Waiting for Carol to agree" in said(await club.agree(bob))
    assert "aren't part" in said(await club.agree(club.erin))
    last = await club.agree(carol)
    assert last.response.attachments[0].filename.startswith("hand-1-")
    match = await club.match()
    assert people_of(match) == [["Alice", "Dave"], ["Bob", "Carol"]]
    assert match.channel_id == club.voice.id
    board = club.voice_chat_card()
    assert labels(board) == ["My hand", "Watch", "Withdraw", "Log", "Rules", "In words"]
    old = club.world.channel.history(viewer=club.erin)[0]
    assert str(board.id) in old.content
    assert str(club.voice.id) in old.content
    assert f"in <#{club.voice.id}>" in old.content
    assert "Alice & Dave against Bob & Carol" in pictured(old)
    assert "missing" not in words(old)
    assert "SHA-256" in words(old)
    assert labels(old) == ["Proof"]


async def test_buttons_from_when_captains_picked_say_who_makes_the_teams_now(club: Club) -> None:
    card = await club.post_card()
    for old in (CustomId("pick", 1, key="0"), CustomId("captain", 1), CustomId("team_method", 1, key="captains")):
        assert "Captains don't pick" in said(await forged(club.world, club.world.alice, card, old))


async def test_somebody_leaves_and_another_of_the_voice_channel_takes_the_seat(club: Club) -> None:
    _, bob, carol, dave = club.four
    await club.post_card()
    await club.agree(carol)
    await dave.click(club.card(), label="Leave")
    card = club.card()
    assert labels(card)[0] == "Take the free seat"
    assert "1 seat is free" in words(card)
    assert "this match's voice channel" in said(await club.erin.click(card, label="Take the free seat"))
    await club.erin.join_voice(club.voice)
    assert "You're in" in said(await club.erin.click(card, label="Take the free seat"))
    assert "Waiting for **Alice, Bob and Carol**" in words(club.card())
    await club.agree(club.world.alice, bob, carol)
    assert people_of(await club.match()) == [["Alice", "Bob"], ["Carol", "Erin"]]


async def test_the_opener_replaces_somebody_on_the_panel_that_arrange_brings_back(club: Club) -> None:
    alice, bob, carol, _ = club.four
    await club.post_card()
    await club.agree(bob)
    assert "Only Alice" in said(await bob.click(club.card(), label="Arrange"))
    panel = await alice.click(club.card(), label="Arrange")
    assert panel.ephemeral
    assert "Send invitations" not in labels(panel.response)
    people = select_for(panel.response, "people")
    refused = await alice.select(panel.response, [alice, bob, carol, club.erin], custom_id=people)
    assert "Erin isn't in your voice channel" in said(refused)
    assert chosen(refused.response, "people") == [person.id for person in club.four]
    await club.erin.join_voice(club.voice)
    changed = await alice.select(refused.response, [bob, carol, club.erin], custom_id=people)
    assert "Dave" in said(changed)
    assert chosen(changed.response, "people") == [alice.id, bob.id, carol.id, club.erin.id]
    assert "Dave" not in words(club.card())
    await club.agree(bob, carol, club.erin)
    assert people_of(await club.match()) == [["Alice", "Bob"], ["Carol", "Erin"]]


async def test_two_people_change_teams_and_everybody_else_is_asked_again(club: Club) -> None:
    _, bob, carol, dave = club.four
    await club.post_card()
    await club.agree(bob, carol)
    asked = await dave.click(club.card(), label="Change teams")
    assert labels(asked.response) == ["Alice", "Bob"]
    done = await dave.click(asked.response, label="Bob")
    assert "changed teams" in said(done)
    assert "Waiting for **Alice, Bob and Carol**" in words(club.card())
    assert "aren't part" in said(await club.erin.click(club.card(), label="Change teams"))
    await club.agree(club.world.alice, bob, carol)
    assert people_of(await club.match()) == [["Alice", "Dave"], ["Bob", "Carol"]]


async def test_a_bot_cannot_be_chosen(club: Club) -> None:
    robot = club.guild.add_member(club.world.env.create_user("robot", bot=True))
    await robot.join_voice(club.voice)
    panel = await club.muster()
    people = select_for(panel.response, "people")
    answer = await club.world.alice.select(panel.response, [club.world.bob, robot], custom_id=people)
    assert "is a bot" in said(answer)
    assert labels(answer.response)[-3:] == ["Send invitations", "Computer players", "Cancel"]


async def test_of_a_larger_crowd_the_opener_chooses(club: Club) -> None:
    alice, bob, *_ = club.four
    await club.erin.join_voice(club.voice)
    panel = await club.muster()
    drawn = chosen(panel.response, "people")
    assert len(drawn) == 4
    assert alice.id in drawn
    (left_out,) = [person for person in (*club.four, club.erin) if person.id not in drawn]
    assert f"**Also in your voice channel:** {left_out.name.title()}" in said(panel)
    people = select_for(panel.response, "people")
    panel = await alice.select(panel.response, [bob, club.erin], custom_id=people)
    assert "can play" not in said(panel)
    panel = await alice.click(panel.response, label="By hand")
    await alice.click(panel.response, label="Send invitations")
    await club.agree(bob, club.erin)
    assert [len(team) for team in people_of(await club.match())] == [1, 2]


async def test_of_a_crowd_nobody_is_looked_up_and_the_opener_names_who_plays(club: Club, env: simcord.Env) -> None:
    for number in range(MAX_LOOKUPS):
        await club.world.person(f"Guest {number}").join_voice(club.voice)
    panel = await club.muster()
    assert "Choose who plays with you" in said(panel)
    assert not [each for each in env.http_requests if "/members/" in each.path]
    people = select_for(panel.response, "people")
    panel = await club.world.alice.select(panel.response, [club.world.bob], custom_id=people)
    await club.world.alice.click(panel.response, label="Send invitations")
    await club.agree(club.world.bob)
    assert people_of(await club.match()) == [["Alice"], ["Bob"]]


async def test_where_the_bot_may_not_write_in_the_voice_channel_the_board_stays(club: Club, env: simcord.Env) -> None:
    deny(club, env)
    await club.post_card()
    await club.agree(*club.four[1:])
    match = await club.match()
    assert match.channel_id == club.world.channel.id
    assert labels(club.card())[0] == "My hand"


async def test_where_that_permission_is_lost_meanwhile_the_board_comes_where_the_card_is(
    club: Club, env: simcord.Env
) -> None:
    await club.post_card()
    deny(club, env)
    await club.agree(*club.four[1:])
    match = await club.match()
    assert match.channel_id == club.world.channel.id
    board = club.card()
    assert labels(board)[0] == "My hand"
    row = await club.world.store.board(MatchRef(club.guild.id, 1))
    assert (row.channel_id, row.message_id, row.shown) == (club.world.channel.id, board.id, match.version)


async def test_a_muster_goes_on_after_restarts_at_every_step(club: Club) -> None:
    alice, bob, carol, dave = club.four
    panel = await club.muster()
    await club.world.restart()
    panel = await alice.click(panel.response, label="By hand")
    await club.world.restart()
    await alice.click(panel.response, label="Send invitations")
    await club.world.restart()
    for person in (bob, carol, dave):
        await club.agree(person)
        await club.world.restart()
    match = await club.match()
    assert people_of(match) == [["Alice", "Bob"], ["Carol", "Dave"]]
    assert labels(club.voice_chat_card())[0] == "My hand"


async def test_only_the_opener_calls_it_off_from_the_card_or_the_panel(club: Club) -> None:
    await club.post_card()
    assert "Only Alice" in said(await club.world.bob.click(club.card(), label="Call it off"))
    panel = await club.world.alice.click(club.card(), label="Arrange")
    kept = await club.world.alice.click(club.card(), label="Arrange")
    await club.world.alice.click(panel.response, label="Cancel")
    assert (await club.match()).status == "cancelled"
    assert "called off" in said(await club.world.alice.click(kept.response, label="By hand"))


async def test_the_matches_list_says_what_a_muster_waits_for(club: Club) -> None:
    panel = await club.muster()
    alice, bob, *_ = club.four
    assert "to be arranged by you" in said(await alice.slash(club.world.channel, "matches"))
    assert "no match" in said(await bob.slash(club.world.channel, "matches"))
    panel = await alice.click(panel.response, label="By hand")
    await alice.click(panel.response, label="Send invitations")
    assert "waiting for the others" in said(await alice.slash(club.world.channel, "matches"))
    assert "waiting for your answer" in said(await bob.slash(club.world.channel, "matches"))


def deny(club: Club, env: simcord.Env) -> None:
    """Take from the bot the right to write in the voice channel's chat."""
    me = env.bot.user
    assert me is not None
    locked = club.guild.create_text_channel("locked", overwrites={me: discord.PermissionOverwrite(send_messages=False)})
    overwrites = env.backend.get_channel(locked.id).overwrites
    env.backend.get_channel(club.voice.id).overwrites = overwrites
    cached = club.world.client.get_channel(club.voice.id)
    other = club.world.client.get_channel(locked.id)
    assert isinstance(cached, discord.VoiceChannel)
    assert isinstance(other, discord.TextChannel)
    cached._overwrites = other._overwrites
