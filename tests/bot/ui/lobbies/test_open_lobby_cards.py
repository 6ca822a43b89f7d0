"""From `/open` to a match of several, as Discord sees it."""

import pytest

from bot.service.guilds.limits import LOBBY_SECONDS
from tests.bot.ui.lobbies.voice_channel import FLIES, Parlour, people_of
from tests.bot.ui.world import World, labels, said, words

pytestmark = pytest.mark.usefixtures("quiet_log")

LOBBY = ["Join team 1", "Join team 2", "Leave", "Call it off", "Rules"]


@pytest.fixture
def parlour(world: World) -> Parlour:
    return Parlour(world)


async def test_a_lobby_is_a_public_card_that_calls_nobody(parlour: Parlour) -> None:
    card = await parlour.lobby(options="target=single")
    assert not card.ephemeral
    shown = parlour.card()
    assert shown.id == card.response.id
    assert labels(shown) == LOBBY
    assert shown.raw_mentions == []
    assert "Alice" in words(shown)
    assert "SHA-256" in words(shown)
    assert len(parlour.world.public()) == 1


async def test_people_join_leave_and_change_teams_on_one_card(parlour: Parlour) -> None:
    await parlour.lobby()
    first = parlour.card()
    alice, bob, carol, _ = parlour.four
    assert "You're in" in said(await bob.click(parlour.card(), label="Join team 2"))
    assert "Bob" in words(parlour.card())
    assert "in already" in said(await bob.click(parlour.card(), label="Join team 2"))
    await bob.click(parlour.card(), label="Join team 1")
    await carol.click(parlour.card(), label="Join team 2")
    assert labels(parlour.card())[:2] == ["Join team 2", "Start now"]
    assert "left" in said(await bob.click(parlour.card(), label="Leave"))
    assert "Bob" not in words(parlour.card())
    assert "aren't part" in said(await bob.click(parlour.card(), label="Leave"))
    assert parlour.card().id == first.id
    listed = said(await alice.slash(parlour.world.channel, "matches"))
    assert "with Carol: waiting for players" in listed


async def test_with_the_fourth_person_the_match_starts_and_the_card_keeps_its_commitment(parlour: Parlour) -> None:
    await parlour.lobby()
    _, bob, carol, dave = parlour.four
    await bob.click(parlour.card(), label="Join team 2")
    await carol.click(parlour.card(), label="Join team 2")
    last = await dave.click(parlour.card(), label="Join team 1")
    assert last.ephemeral
    assert last.response.attachments[0].filename == "hand.png"
    match = await parlour.match()
    assert match.status == "live"
    assert people_of(match) == [["Alice", "Dave"], ["Bob", "Carol"]]
    old, board = parlour.world.channel.history(viewer=parlour.erin)
    assert "SHA-256" in words(old)
    assert labels(old) == []
    assert str(board.id) in old.content
    assert labels(board) == ["My hand", "Log", "Rules", "Withdraw"]
    assert "don't play in this match" in said(await parlour.erin.click(board, label="My hand"))


async def test_the_opener_starts_with_three_and_nobody_else_may(parlour: Parlour) -> None:
    await parlour.lobby()
    alice, bob, carol, _ = parlour.four
    await bob.click(parlour.card(), label="Join team 2")
    await carol.click(parlour.card(), label="Join team 2")
    for stranger in (bob, parlour.erin):
        assert "Only Alice" in said(await stranger.click(parlour.card(), label="Start now"))
        assert "Only Alice" in said(await stranger.click(parlour.card(), label="Call it off"))
    await alice.click(parlour.card(), label="Start now")
    assert people_of(await parlour.match()) == [["Alice"], ["Bob", "Carol"]]


async def test_a_lobby_for_two_starts_with_the_second(parlour: Parlour) -> None:
    await parlour.lobby(players=2)
    assert labels(parlour.card())[0] == "Join"
    await parlour.dave.click(parlour.card(), label="Join")
    assert people_of(await parlour.match()) == [["Alice"], ["Dave"]]


async def test_the_opener_calls_it_off_and_the_card_closes(parlour: Parlour) -> None:
    await parlour.lobby()
    assert "called it off" in said(await parlour.four[0].click(parlour.card(), label="Call it off"))
    (shown,) = parlour.world.public()
    assert "closed" in words(shown)
    assert labels(shown) == []


async def test_a_lobby_lapses_when_its_time_is_over(parlour: Parlour) -> None:
    await parlour.lobby()
    await parlour.world.env.advance_time(LOBBY_SECONDS + 1)
    assert (await parlour.match()).status == "expired"
    assert "It expired before" in words(parlour.world.public()[0])


async def test_a_lobby_fills_although_the_bot_is_restarted_in_the_middle(parlour: Parlour) -> None:
    await parlour.lobby()
    await parlour.four[1].click(parlour.card(), label="Join team 2")
    await parlour.world.restart()
    await parlour.four[2].click(parlour.card(), label="Join team 1")
    await parlour.world.restart()
    await parlour.dave.click(parlour.card(), label="Join team 2")
    assert people_of(await parlour.match()) == [["Alice", "Carol"], ["Bob", "Dave"]]
    assert labels(parlour.card())[0] == "My hand"


async def test_a_button_of_a_card_that_is_closed_is_answered_in_a_sentence(parlour: Parlour) -> None:
    await parlour.lobby()
    shown = parlour.card()
    kept = parlour.world.env.backend.get_message(parlour.world.channel.id, shown.id).components
    await parlour.four[0].click(shown, label="Call it off")
    parlour.world.env.backend.get_message(parlour.world.channel.id, shown.id).components = kept
    for label in ("Join team 2", "Leave", "Call it off"):
        assert "called off" in said(await parlour.four[0].click(shown, label=label))


async def test_whoever_is_blocked_is_told_kindly_and_not_by_whom(parlour: Parlour) -> None:
    await parlour.lobby()
    await parlour.four[1].click(parlour.card(), label="Join team 2")
    await parlour.four[1].slash(parlour.world.channel, "block", person=parlour.dave)
    answer = said(await parlour.dave.click(parlour.card(), label="Join team 1"))
    assert "can't join" in answer
    assert "Bob" not in answer
    assert len((await parlour.match()).people) == 2


@pytest.mark.parametrize(
    ("more", "expected"),
    [({"players": 5}, "2, 3 or 4 players"), ({"options": "colour=red"}, "option"), ({"options": "target=0"}, "option")],
)
async def test_what_makes_no_match_is_refused_in_a_sentence(
    parlour: Parlour, more: dict[str, object], expected: str
) -> None:
    answer = await parlour.lobby(**more)
    assert answer.ephemeral
    assert expected in said(answer)
    assert await parlour.world.matches() == ()


async def test_options_complete_as_they_are_typed(parlour: Parlour) -> None:
    for command in ("open", "muster"):
        offered = await parlour.four[0].autocomplete(parlour.world.channel, command, "options", "epic", game=FLIES)
        assert any("mode=epic" in choice["value"] for choice in offered)


async def test_a_rematch_of_four_asks_the_other_three_on_a_new_card(parlour: Parlour) -> None:
    await parlour.lobby(options="target=single")
    _, bob, carol, dave = parlour.four
    await bob.click(parlour.card(), label="Join team 2")
    await carol.click(parlour.card(), label="Join team 2")
    await dave.click(parlour.card(), label="Join team 1")
    asked = await carol.slash(parlour.world.channel, "resign")
    assert "Bob & Carol" in said(asked)
    await carol.click(asked.response, label="Yes, resign the match")
    assert "Alice & Dave won the match" in words(parlour.card())
    again = await bob.click(parlour.card(), label="Rematch")
    assert not again.ephemeral
    card = parlour.card()
    assert sorted(card.raw_mentions) == sorted(person.id for person in parlour.four if person.id != bob.id)
    await parlour.agree(carol, dave)
    await parlour.agree(parlour.four[0])
    assert people_of(await parlour.match(2)) == [["Alice", "Dave"], ["Bob", "Carol"]]
