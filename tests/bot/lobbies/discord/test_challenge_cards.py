"""From `/challenge` to a match, as Discord sees it."""

import discord
import pytest
import simcord

from bot.lobbies.opening import CHALLENGE_SECONDS
from bot.match.model.match import MatchRef
from bot.outbox.discord.board_updates import RETRY_AFTER, BoardUpdates
from bot.outbox.model import Board
from bot.outbox.service import Outbox
from bot.store.errors import NotSaved
from engine.core.rng import commitment
from tests.bot.world import GAME, World, labels, said, words

pytestmark = pytest.mark.usefixtures("quiet_log")


async def test_a_challenge_is_a_public_card_that_calls_the_opponent_and_nobody_else(world: World) -> None:
    card = await world.challenge(options="edition=revised target=18")
    assert not card.ephemeral
    shown = world.board()
    assert shown.id == card.response.id
    assert "Alice" in words(shown)
    assert "Bob" in words(shown)
    promised = commitment((await world.match()).key)
    assert promised not in words(shown)
    assert f"SHA-256 {promised[:16]}…" in words(shown)
    assert promised in words((await world.bob.click(shown, label="Proof")).response)
    assert labels(shown) == ["Accept", "Decline", "Cancel", "Rules", "Proof", "Show me how"]
    assert shown.raw_mentions == [world.bob.id]
    board = await world.store.board(MatchRef(world.guild.id, 1))
    assert (board.message_id, board.shown) == (shown.id, 0)
    assert len(world.public()) == 1


async def test_the_card_of_a_rated_challenge_says_what_is_at_stake(world: World) -> None:
    card = (await world.challenge(clock="live")).response
    assert "Alice 1500? · Bob 1500?; a win is worth about +79 / +79." in words(card)
    await world.bob.slash(world.channel, "privacy hide", on=True)
    card = (await world.challenge(clock="daily")).response
    assert "1500" not in words(card)


async def test_a_card_that_could_not_be_stored_does_not_stand_beside_its_successor(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep, refused = Outbox.keep, []

    async def keep_unless_first(outbox: Outbox, guild_id: int, board: Board) -> None:
        if not refused:
            refused.append(board.message_id)
            raise NotSaved
        await keep(outbox, guild_id, board)

    monkeypatch.setattr(Outbox, "keep", keep_unless_first)
    await world.alice.slash(world.channel, "challenge", opponent=world.bob, game=GAME)
    await world.env.advance_time(RETRY_AFTER + 1)
    (card,) = world.public()
    assert [card.id] != refused
    assert "Accept" in labels(card)
    assert (await world.store.board(MatchRef(world.guild.id, 1))).message_id == card.id


@pytest.mark.parametrize("minutes", [0, 2])
async def test_the_accepter_is_shown_their_hand_and_the_card_keeps_its_commitment(world: World, minutes: int) -> None:
    card = await world.challenge()
    await world.env.advance_time(60 * minutes)
    accepted = await world.bob.click(card.response, label="Accept")
    assert accepted.ephemeral
    assert accepted.response.attachments[0].filename.startswith("hand-1-")
    old, board = world.public()
    assert "SHA-256" in words(old)
    assert "The match is on" in words(old)
    assert "Alice against Bob" in str(old.attachments[0].description)
    assert "has until" not in words(old)
    assert labels(old) == ["Proof"]
    assert commitment((await world.match()).key) in words((await world.alice.click(old, label="Proof")).response)
    link = (str(board.id) in old.content, "The match continues here" in old.content)
    assert link == ((True, True) if minutes else (False, False)), "a board that follows its card needs no link"
    assert labels(board) == ["My hand", "Watch", "Withdraw", "Log", "Rules", "In words"]
    assert board.attachments[0].description


@pytest.mark.parametrize(
    ("name", "label", "status"), [("bob", "Decline", "declined"), ("alice", "Cancel", "cancelled")]
)
async def test_a_challenge_that_is_turned_down_or_taken_back_closes_its_card(
    world: World, name: str, label: str, status: str
) -> None:
    card = await world.challenge()
    answer = await getattr(world, name).click(card.response, label=label)
    assert answer.ephemeral
    assert said(answer)
    assert (await world.match()).status == status
    (shown,) = world.public()
    assert "closed" in words(shown)
    assert shown.components == []


async def test_a_challenge_lapses_on_time_although_the_bot_was_restarted(world: World) -> None:
    await world.challenge()
    await world.restart()
    await world.env.advance_time(CHALLENGE_SECONDS + 1)
    assert (await world.match()).status == "expired"
    (shown,) = world.public()
    assert "expired" in words(shown)
    assert shown.components == []


async def test_a_block_is_taken_back(world: World) -> None:
    await world.bob.slash(world.channel, "block add", person=world.alice)
    assert "Alice" in said(await world.bob.slash(world.channel, "block remove", person=world.alice))
    assert not (await world.challenge()).ephemeral
    assert "nothing was changed" in said(await world.bob.slash(world.channel, "block remove", person=world.alice))


async def test_options_complete_as_they_are_typed(world: World) -> None:
    offered = await world.alice.autocomplete(
        world.channel, "challenge", "options", "edition=revised tar", opponent=world.bob, game=GAME
    )
    values = [choice["value"] for choice in offered]
    assert "edition=revised target=18" in values
    assert all(value.startswith("edition=revised target=") for value in values)
    card = await world.challenge(options=values[0])
    assert not card.ephemeral


@pytest.mark.parametrize(
    ("denied", "name"),
    [
        ("send_messages", "Send Messages"),
        ("embed_links", "Embed Links"),
        ("attach_files", "Attach Files"),
        ("view_channel", "View Channel"),
    ],
)
async def test_permissions_that_are_missing_are_named_before_there_is_a_match(
    world: World, denied: str, name: str
) -> None:
    assert world.env.bot.user is not None
    overwrite = discord.PermissionOverwrite(**{denied: False})
    channel = world.guild.create_text_channel("locked", overwrites={world.env.bot.user: overwrite})
    answer = await world.alice.slash(channel, "challenge", opponent=world.bob, game=GAME)
    assert answer.ephemeral
    assert name in said(answer)
    assert await world.matches() == ()


async def test_a_name_that_would_do_something_is_printed_safely(world: World) -> None:
    mallory = world.person("@everyone **Mallory**")
    card = await world.challenge(opponent=mallory)
    assert "@everyone" not in words(card.response)
    assert "**Mallory**" not in words(card.response)


async def test_a_new_name_is_used_from_the_next_click_on(world: World, env: simcord.Env) -> None:
    await world.start()
    person = await world.to_act()
    env.backend.get_guild(world.guild.id).members[person.id].nick = "Admiral"
    await world.hand(person)
    assert "Admiral" in {each.name for each in (await world.match()).people}


async def test_there_is_one_card_although_a_board_is_brought_up_at_the_same_time(world: World) -> None:
    await world.start()
    world.client.context.get(BoardUpdates).publish(world.guild.id, world.channel.id)
    await world.challenge(opponent=world.carol)
    assert len([message for message in world.public() if "Accept" in labels(message)]) == 1


async def test_a_card_that_discord_did_not_take_is_posted_all_the_same(world: World, env: simcord.Env) -> None:
    env.inject_error("POST", "/interactions/*", status=404, code=10062, message="Unknown interaction")
    await world.challenge()
    assert labels(world.board()) == ["Accept", "Decline", "Cancel", "Rules", "Proof", "Show me how"]


async def test_people_who_cannot_be_challenged_are_named_in_a_private_sentence(world: World) -> None:
    robot = world.guild.add_member(world.env.create_user("robot", bot=True))
    await world.bob.slash(world.channel, "block add", person=world.alice)
    for opponent, expected in ((world.alice, "yourself"), (robot, "is a bot"), (world.bob, "Bob")):
        answer = await world.challenge(opponent=opponent)
        assert answer.ephemeral
        assert expected in said(answer)
    assert await world.matches() == ()
    assert world.public() == []
