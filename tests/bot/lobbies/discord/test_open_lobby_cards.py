"""From `/open` to a match of several, as Discord sees it."""

import pytest

from engine.core.rng import commitment
from tests.bot.lobbies.discord.club import FLIES, Club, people_of
from tests.bot.world import World, labels, pictured, said, words

pytestmark = pytest.mark.usefixtures("quiet_log")

LOBBY = ["Join team 1", "Join team 2", "Leave", "Computer players", "Call it off", "Rules", "Proof"]


@pytest.fixture
def club(world: World) -> Club:
    return Club(world)


async def test_a_lobby_is_a_public_card_that_calls_nobody(club: Club) -> None:
    card = await club.lobby(options="target=single")
    assert not card.ephemeral
    shown = club.card()
    assert shown.id == card.response.id
    assert labels(shown) == LOBBY
    assert shown.raw_mentions == []
    assert "Alice" in words(shown)
    promised = commitment((await club.world.match()).key)
    assert promised not in words(shown)
    assert promised in words((await club.world.bob.click(shown, label="Proof")).response)
    assert len(club.world.public()) == 1


async def test_people_join_leave_and_change_teams_on_one_card(club: Club) -> None:
    await club.lobby()
    first = club.card()
    alice, bob, carol, _ = club.four
    assert "You're in" in said(await bob.click(club.card(), label="Join team 2"))
    assert "Bob" in pictured(club.card())
    assert "in already" in said(await bob.click(club.card(), label="Join team 2"))
    await bob.click(club.card(), label="Join team 1")
    await carol.click(club.card(), label="Join team 2")
    assert labels(club.card())[:2] == ["Join team 2", "Start now"]
    assert "left" in said(await bob.click(club.card(), label="Leave"))
    assert "Bob" not in pictured(club.card())
    assert "aren't part" in said(await bob.click(club.card(), label="Leave"))
    assert club.card().id == first.id
    listed = said(await alice.slash(club.world.channel, "matches"))
    assert "with Carol: waiting for players" in listed


async def test_with_the_fourth_person_the_match_starts_and_the_card_keeps_its_commitment(club: Club) -> None:
    await club.lobby()
    _, bob, carol, dave = club.four
    await bob.click(club.card(), label="Join team 2")
    await carol.click(club.card(), label="Join team 2")
    last = await dave.click(club.card(), label="Join team 1")
    assert last.ephemeral
    assert last.response.attachments[0].filename.startswith("hand-1-")
    match = await club.match()
    assert match.status == "live"
    assert people_of(match) == [["Alice", "Dave"], ["Bob", "Carol"]]
    old, board = club.world.channel.history(viewer=club.erin)
    assert "SHA-256" in words(old)
    assert labels(old) == ["Proof"]
    assert old.content == "", "the board is just below it"
    assert labels(board) == ["My hand", "Watch", "Withdraw", "Log", "Rules", "In words"]
    assert "don't play in this match" in said(await club.erin.click(board, label="My hand"))


async def test_a_lobby_fills_although_the_bot_is_restarted_in_the_middle(club: Club) -> None:
    await club.lobby()
    await club.four[1].click(club.card(), label="Join team 2")
    await club.world.restart()
    await club.four[2].click(club.card(), label="Join team 1")
    await club.world.restart()
    await club.dave.click(club.card(), label="Join team 2")
    assert people_of(await club.match()) == [["Alice", "Carol"], ["Bob", "Dave"]]
    assert labels(club.card())[0] == "My hand"


async def test_a_button_of_a_card_that_is_closed_is_answered_in_a_sentence(club: Club) -> None:
    await club.lobby()
    shown = club.card()
    kept = club.world.env.backend.get_message(club.world.channel.id, shown.id).components
    await club.four[0].click(shown, label="Call it off")
    club.world.env.backend.get_message(club.world.channel.id, shown.id).components = kept
    for label in ("Join team 2", "Leave", "Call it off"):
        assert "called off" in said(await club.four[0].click(shown, label=label))
    assert "closed" in words(club.world.public()[0])


async def test_options_complete_as_they_are_typed(club: Club) -> None:
    for command in ("open", "muster"):
        offered = await club.four[0].autocomplete(club.world.channel, command, "options", "epic", game=FLIES)
        assert any("mode=epic" in choice["value"] for choice in offered)


async def test_a_rematch_of_four_asks_the_other_three_on_a_new_card(club: Club) -> None:
    await club.lobby(options="target=single")
    _, bob, carol, dave = club.four
    await bob.click(club.card(), label="Join team 2")
    await carol.click(club.card(), label="Join team 2")
    await dave.click(club.card(), label="Join team 1")
    asked = await carol.slash(club.world.channel, "resign")
    assert "Bob & Carol" in said(asked)
    await carol.click(asked.response, label="Yes, resign the match")
    await dave.click(club.card(), label="End the match")
    assert "Alice & Dave won the match" in words(club.card())
    again = await bob.click(club.card(), label="Rematch")
    assert not again.ephemeral
    card = club.card()
    assert sorted(card.raw_mentions) == sorted(person.id for person in club.four if person.id != bob.id)
    await club.agree(carol, dave)
    await club.agree(club.four[0])
    assert people_of(await club.match(2)) == [["Alice", "Dave"], ["Bob", "Carol"]]


async def test_whoever_is_alone_in_a_lobby_is_asked_before_leaving_closes_it(club: Club) -> None:
    alice, bob = club.four[:2]
    await club.lobby()
    asked = await alice.click(club.card(), label="Leave")
    assert asked.ephemeral
    assert "leaving closes it" in said(asked)
    assert "still in" in said(await alice.click(asked.response, label="No, stay"))
    assert (await club.match()).status == "open"
    asked = await alice.click(club.card(), label="Leave")
    await bob.click(club.card(), label="Join team 2")
    assert "stays open" in said(await alice.click(asked.response, label="Yes, close it"))
    assert [person.name for person in (await club.match()).people] == ["Bob"]
    asked = await bob.click(club.card(), label="Leave")
    assert "You closed the match" in said(await bob.click(asked.response, label="Yes, close it"))
    assert (await club.match()).status == "cancelled"


async def test_whoever_is_blocked_is_told_kindly_and_not_by_whom(club: Club) -> None:
    await club.lobby()
    await club.four[1].click(club.card(), label="Join team 2")
    await club.four[1].slash(club.world.channel, "block add", person=club.dave)
    answer = said(await club.dave.click(club.card(), label="Join team 1"))
    assert "can't join" in answer
    assert "Bob" not in answer
    assert len((await club.match()).people) == 2
