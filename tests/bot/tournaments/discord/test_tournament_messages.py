"""Tournaments as Discord sees them: the command, every button, the table of each round, and restarts in between."""

from typing import Any

import discord
import pytest
import simcord
from msgspec.structs import replace

from bot.match.model.match import Match, Person, Request
from bot.store.errors import NotSaved
from bot.tournaments.model import Tournament, TournamentRef
from bot.tournaments.rows import TournamentRows
from tests.bot.world import World, components, custom_id_of, labels, pictured, said, words

pytestmark = pytest.mark.usefixtures("quiet_log")

DAY = 24 * 3600


class Hall:
    """A server with an admin and people who play tournaments."""

    def __init__(self, world: World) -> None:
        self.world = world
        role = world.guild.create_role("Marshal", permissions=discord.Permissions(manage_guild=True))
        self.ola = world.guild.add_member(world.env.create_user("ola", global_name="Ola"), roles=[role])
        self.people = {each.id: each for each in (world.alice, world.bob, world.carol, world.person("Dave"))}

    async def open(self, person: simcord.MemberActor | None = None, **more: Any) -> Any:
        options = {"title": "Autumn Cup", "game": "air-land-sea", "format": "swiss", "clock": "daily", **more}
        return await (person or self.ola).slash(self.world.channel, "tournament open", **options)

    async def begun(self, count: int = 4, **more: Any) -> None:
        await self.open(**more)
        for person in list(self.people.values())[:count]:
            await person.click(self.table(), label="Join")
        await self.ola.click(self.table(), label="Begin")

    def table(self) -> discord.Message:
        """The newest public message of the tournament."""
        return [each for each in self.world.public() if is_table(each)][-1]

    def cards(self) -> list[discord.Message]:
        """The cards of pairings that wait for their people."""
        return [each for each in self.world.public() if "Start" in labels(each)]

    async def tournament(self) -> Tournament:
        return await self.world.store.tournament(TournamentRef(self.world.guild.id, 1))

    async def start(self, card: discord.Message) -> Match:
        """Let both press Start."""
        number = max(int(each["custom_id"].split(":")[1], 36) for each in components(card))
        for person in (await self.world.match(number)).people:
            await self.people[person.id].click(card, label="Start")
        return await self.world.match(number)

    async def lose(self, match: Match, seat: int) -> None:
        person = self.people[match.people[seat].id]
        await person.slash(self.world.channel, "resign", match=str(match.id))
        asked = self.world.channel.history(viewer=person)[-1]
        await person.click(asked, label=next(each for each in labels(asked) if each.startswith("Yes")))

    async def play_round(self) -> None:
        for card in self.cards():
            await self.lose(await self.start(card), 1)


def is_table(message: discord.Message) -> bool:
    """Whether a message has buttons of a tournament."""
    return any(custom_id_of(each).verb in ("tournament_rules", "table_words") for each in components(message))


@pytest.fixture
def hall(world: World) -> Hall:
    return Hall(world)


async def test_people_sign_up_on_a_card_that_keeps_itself_up_to_date(hall: Hall, world: World) -> None:
    opened = await hall.open(days=3, format="round_robin")
    assert opened.ephemeral
    assert "people join on the card" in said(opened)
    assert "Terms Classic edition · to 12 points\n" in words(hall.table())
    assert labels(hall.table()) == ["Join", "Leave", "Begin", "Call it off", "How it works"]
    joined = await world.alice.click(hall.table(), label="Join")
    assert joined.ephemeral
    assert "You take part in **Autumn Cup**" in said(joined)
    await world.bob.click(hall.table(), label="Join")
    assert "Signed up (2 of 32) Alice, Bob" in words(hall.table())
    assert "You take part already" in said(await world.bob.click(hall.table(), label="Join"))
    assert "no more" in said(await world.alice.click(hall.table(), label="Leave"))
    assert "You don't take part" in said(await world.alice.click(hall.table(), label="Leave"))
    assert "Signed up (1 of 32) Bob" in words(hall.table())
    assert len([each for each in world.public() if "Signed up" in words(each)]) == 1
    told = await world.carol.click(hall.table(), label="How it works")
    assert told.ephemeral
    assert "Sonneborn-Berger" in said(told)


async def test_only_organisers_open_begin_and_call_off(hall: Hall, world: World) -> None:
    assert "can lead tournaments here" in said(await hall.open(world.alice))
    assert world.public() == []
    await hall.open()
    for label in ("Begin", "Call it off"):
        assert "can lead tournaments here" in said(await world.alice.click(hall.table(), label=label))
    assert "3 people or more" in said(await hall.ola.click(hall.table(), label="Begin"))
    named = await hall.ola.slash(world.channel, "settings tournaments", person=world.alice)
    assert f"<@{world.alice.id}> and people who can manage this server" in said(named)
    asked = await world.alice.click(hall.table(), label="Call it off")
    assert "Call Autumn Cup off?" in said(asked)
    assert "Nothing was changed" in said(await world.alice.click(asked.response, label="No, go on"))
    asked = await world.alice.click(hall.table(), label="Call it off")
    assert "is called off" in said(await world.alice.click(asked.response, label="Yes, call it off"))
    assert "It was called off before it began" in words(world.public()[-1])
    assert components(world.public()[-1]) == []


async def test_the_admins_settings_name_a_role_and_people(hall: Hall, world: World) -> None:
    role = world.guild.create_role("Herald")
    herald = world.guild.add_member(world.env.create_user("hans", global_name="Hans"), roles=[role])
    assert "Only admins" in said(await hall.open(herald))
    await hall.ola.slash(world.channel, "settings tournaments", role=role)
    assert f"people with the role <@&{role.id}>" in said(await hall.open(world.alice))
    assert "people join" in said(await hall.open(herald))
    await hall.ola.slash(world.channel, "settings tournaments", person=world.alice)
    await hall.ola.slash(world.channel, "settings tournaments", role=role, allowed=False)
    assert "Only admins" in said(await hall.open(herald))
    assert "people join" in said(await hall.open(world.alice))
    shown = await hall.ola.slash(world.channel, "settings tournaments")
    shown = await hall.ola.click(shown.response, label="No further people")
    assert "Who leads tournaments\n**People who can manage this server**" in said(shown)


async def test_a_round_has_a_table_with_a_picture_and_a_card_for_each_pairing(hall: Hall, world: World) -> None:
    await hall.begun()
    table = hall.table()
    assert len(table.attachments) == 1
    assert "Round 1 of 2" in words(table)
    assert labels(table) == ["In words", "How it works", "Drop out", "Lead", "Call it off"]
    cards = hall.cards()
    assert len(cards) == 2
    mentioned = sorted(user_id for card in cards for user_id in card.raw_mentions)
    assert mentioned == sorted(hall.people)
    assert table.raw_mentions == []
    assert all("Autumn Cup, round 1" in words(card) and card.attachments for card in cards)
    assert "SHA-256" in said(await world.alice.click(cards[0], label="Proof"))
    told = await world.alice.click(table, label="In words")
    assert told.ephemeral
    assert "Alice" in said(told)
    signup = world.public()[0]
    assert components(signup) == []
    assert "The tournament continues here" in signup.content


async def test_a_match_begins_when_both_press_start_and_its_result_is_in_the_table(hall: Hall, world: World) -> None:
    await hall.begun()
    card = hall.cards()[0]
    match_id = max(int(each["custom_id"].split(":")[1], 36) for each in components(card))
    first, second = [hall.people[person.id] for person in (await world.match(match_id)).people]
    pressed = await first.click(card, label="Start")
    assert "starts as soon as everybody has agreed" in said(pressed)
    assert f"{first.name.title()} (has agreed)" in str(hall.cards()[0].attachments[0].description)
    stranger = next(each for each in hall.people.values() if each.id not in (first.id, second.id))
    assert "You aren't part of this match" in said(await stranger.click(hall.cards()[0], label="Start"))
    begun = await second.click(hall.cards()[0], label="Start")
    assert begun.ephemeral
    assert (await world.match(match_id)).status == "live"
    await hall.lose(await world.match(match_id), 0)
    told = said(await world.alice.click(hall.table(), label="In words"))
    assert "0 : 1" in told


async def test_a_tournament_is_played_to_its_end_with_a_new_table_for_each_round(hall: Hall, world: World) -> None:
    await hall.begun()
    first = hall.table()
    await hall.play_round()
    assert hall.table().id > first.id
    assert "Round 2 of 2" in words(hall.table())
    await world.restart()
    await hall.play_round()
    tournament = await hall.tournament()
    assert tournament.status == "over"
    table, end = [each for each in world.public() if is_table(each)]
    for message in (table, end):
        assert labels(message) == ["In words"]
        assert "Over. **" in words(message)
        assert "has won." in words(message)
    assert table.raw_mentions == []


def ends(world: World) -> list[discord.Message]:
    """The posts that announce the end of a tournament."""
    return [each for each in world.public() if "is over." in each.content]


async def test_the_end_is_announced_once_to_those_who_took_part(hall: Hall, world: World) -> None:
    await hall.begun(rounds=1)
    quiet = hall.people[world.alice.id]
    await world.warroom.preferences.change(
        world.guild.id, Request(Person(quiet.id, "Alice"), None, 1.0), lambda before: replace(before, calls="never")
    )
    await hall.play_round()
    (end,) = ends(world)
    assert sorted(end.raw_mentions) == sorted(user_id for user_id in hall.people if user_id != quiet.id)
    assert end.attachments
    assert "**Autumn Cup** is over" in end.content
    assert "the first place" in words(end) or "has won." in words(end)
    table = next(each for each in world.public() if is_table(each))
    assert f"/{table.id})" in end.content
    for _ in range(2):
        await world.restart()
        await world.env.settle()
    assert [each.id for each in ends(world)] == [end.id]
    assert "Alice" in said(await world.bob.click(end, label="In words"))


async def test_an_end_whose_post_was_not_stored_is_not_posted_again(
    hall: Hall, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def die(*_: object) -> None:
        raise NotSaved("the process was killed")

    await hall.begun(rounds=1)
    with monkeypatch.context() as killed:
        killed.setattr(TournamentRows, "end_announced", die)
        await hall.play_round()
    await world.restart()
    await world.env.settle()
    sent = [each.json for each in world.env.http_requests if each.method == "POST" and "nonce" in (each.json or {})]
    nonces = [each["nonce"] for each in sent if "is over." in (each["content"] or "")]
    assert len(nonces) > 1
    assert len(set(nonces)) == 1  # by which Discord returns the message that it has
    posts = len(ends(world))
    await world.restart()
    await world.env.settle()
    assert len(ends(world)) == posts
    assert not (await world.store.table_board(TournamentRef(world.guild.id, 1))).is_end_due


async def test_who_has_their_data_deleted_is_named_in_no_announcement(hall: Hall, world: World) -> None:
    await hall.begun(rounds=1)
    await hall.play_round()
    assert "Alice" in pictured(ends(world)[0])
    await world.warroom.privacy.delete(world.guild.id, Request(Person(world.alice.id, "Alice"), None, 1.0))
    await world.warroom.outbox.pending_old_messages(world.guild.id)
    await world.restart()
    await world.env.settle()
    assert ends(world) == []
    assert [each for each in world.public() if f"<@{world.alice.id}>" in each.content] == []


async def test_buttons_work_after_a_restart_and_nothing_is_opened_twice(hall: Hall, world: World) -> None:
    await hall.open()
    await world.restart()
    for person in hall.people.values():
        await person.click(hall.table(), label="Join")
        await world.restart()
    await hall.ola.click(hall.table(), label="Begin")
    await world.restart()
    await world.env.settle()
    assert len(hall.cards()) == 2
    assert len(await world.matches()) == 2
    card = hall.cards()[0]
    match_id = max(int(each["custom_id"].split(":")[1], 36) for each in components(card))
    for person in (await world.match(match_id)).people:
        await hall.people[person.id].click(card, label="Start")
        await world.restart()
    assert (await world.match(match_id)).status == "live"


async def test_whoever_withdraws_is_asked_first_and_loses_the_match(hall: Hall, world: World) -> None:
    await hall.begun()
    stays = await world.alice.click(hall.table(), label="Drop out")
    assert "Drop out of Autumn Cup?" in said(stays)
    await world.alice.click(stays.response, label="No, go on")
    assert len(hall.cards()) == 2
    asked = await world.alice.click(hall.table(), label="Drop out")
    assert "no more" in said(await world.alice.click(asked.response, label="Yes, drop out"))
    assert len(hall.cards()) == 1
    assert any("wasn't played" in words(each) for each in world.public())
    told = said(await world.bob.click(hall.table(), label="In words"))
    assert "Alice dropped out: " in told
    assert "gets the point." in told
    closed = next(each for each in world.public() if "wasn't played" in words(each))
    assert "Alice dropped out: " in words(closed)
    assert "~~Alice~~" in told
    assert "You have dropped out" in said(await world.alice.click(hall.table(), label="Drop out"))


async def test_the_list_of_tournaments_is_private_and_links_to_their_tables(hall: Hall, world: World) -> None:
    shown = await world.alice.slash(world.channel, "tournament show")
    assert shown.ephemeral
    assert "There is no tournament here" in said(shown)
    await hall.open()
    shown = await world.alice.slash(world.channel, "tournament show")
    assert f"/{world.channel.id}/{hall.table().id}" in said(shown)


async def test_a_table_that_somebody_deleted_is_posted_anew_with_the_next_result(hall: Hall) -> None:
    await hall.begun()
    table = hall.table()
    await table.delete()
    await hall.lose(await hall.start(hall.cards()[0]), 1)
    assert hall.table().id != table.id
    assert "Round 1 of 2" in words(hall.table())


async def test_the_buttons_of_a_tournament_that_is_not_there_say_so(hall: Hall, world: World) -> None:
    await hall.open()
    card = hall.table()
    await world.store.forget(world.guild.id)
    for label in ("Join", "Leave", "How it works"):
        assert "no such tournament" in said(await world.alice.click(card, label=label))


async def test_an_organiser_lets_a_tournament_whose_channel_is_gone_go_on_in_another(hall: Hall, world: World) -> None:
    await hall.begun(4)
    gone, world.channel = world.channel, world.guild.create_text_channel("elsewhere")
    world.env.backend.delete_channel(gone.id)
    assert labels((await world.alice.slash(world.channel, "tournament show")).response) == []
    listed = await hall.ola.slash(world.channel, "tournament show")
    assert labels(listed.response) == ["Continue Autumn Cup here"]
    moved = await hall.ola.click(listed.response, label="Continue Autumn Cup here")
    assert "**Autumn Cup** goes on here" in said(moved)
    assert "Round 1 of 2" in words(hall.table())
    assert len(hall.cards()) == 2
    await hall.play_round()
    assert "Round 2 of 2" in words(hall.table())
    assert len(hall.cards()) == 2


async def test_a_table_that_goes_on_elsewhere_leaves_a_link_behind(hall: Hall, world: World) -> None:
    await hall.open()
    table, there = hall.table(), world.channel
    world.channel = world.guild.create_text_channel("elsewhere")
    listed = await hall.ola.slash(world.channel, "tournament show")
    await hall.ola.click(listed.response, label="Continue Autumn Cup here")
    assert "Signed up (0 of 32)" in words(hall.table())
    left = next(each for each in there.history() if each.id == table.id)
    assert components(left) == []
    assert f"continues in <#{world.channel.id}>" in left.content


async def test_a_tournaments_result_offers_no_rematch(hall: Hall, world: World) -> None:
    await hall.begun()
    match = await hall.start(hall.cards()[0])
    loser = hall.people[match.people[0].id]
    await hall.lose(match, 0)
    board = next(each for each in world.public() if "Replay" in labels(each))
    assert labels(board) == ["Replay", "Review", "Log", "In words", "Proof", "Table"]
    panel = await world.hand(loser, match.id)
    assert "Replay" in labels(panel.response)
    assert "Rematch" not in labels(panel.response)


async def test_table_cards_and_boards_lead_to_each_other_and_say_game_round_and_table(hall: Hall, world: World) -> None:
    await hall.begun()
    cards = hall.cards()
    for number, card in enumerate(sorted(cards, key=lambda each: each.id), 1):
        assert f"[table {number}](https://discord.com/channels/" in hall.table().content
        assert f"/{card.id})" in hall.table().content
        assert f"Air, Land & Sea · Autumn Cup, round 1, table {number}:" in words(card)
    assert "**Autumn Cup** · Air, Land & Sea · Round 1 of 2" in words(hall.table())
    match = await hall.start(cards[0])
    board = next(each for each in world.public() if "My hand" in labels(each))
    assert f"Match {match.id} · " in words(board)
    assert "Autumn Cup, round 1, table 1" in words(board)
    shown = await world.alice.click(board, label="Table")
    assert shown.ephemeral
    assert f"/{hall.table().id})" in said(shown)
    assert f"/{cards[0].id})" in hall.table().content  # the card stays, with a link to the board


async def test_a_table_with_links_survives_a_restart_between_its_cards(hall: Hall, world: World) -> None:
    await hall.begun()
    await world.restart()
    await world.env.settle()
    assert all(f"/{card.id})" in hall.table().content for card in hall.cards())
    assert len([each for each in world.public() if is_table(each)]) == 1
