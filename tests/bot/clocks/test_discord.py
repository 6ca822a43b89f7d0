"""Clocks as people meet them: what is chosen, who is called, and what happens when time is over."""

from typing import Any

import discord
import pytest
import simcord

from bot.match.model.match import MatchRef, Person, Request
from bot.match.model.timing import DAY, GRACE, HOUR, TIMES
from tests.bot.world import World, labels, pictured, said, words
from tests.dice import Dice

TURN = TIMES["live"]["turn"]


pytestmark = pytest.mark.usefixtures("quiet_log")


async def kinds(world: World) -> list[str]:
    return [row.kind for row in await world.store.log(MatchRef(world.guild.id, 1))]


async def test_the_clock_that_was_chosen_stands_on_the_card(world: World) -> None:
    card = await world.challenge(clock="live")
    assert "live clock" in pictured(card.response)


async def test_a_turn_lapses_and_the_next_one_is_called(world: World) -> None:
    await world.start(clock="live")
    late, following = await world.to_act(), await world.waiting()
    await world.env.advance_time(TURN + GRACE + 1)
    assert await kinds(world) == ["opened", "started", "lapsed"]
    assert "ran out of time" in words(world.board())
    assert world.board().raw_mentions == [following.id]
    assert (await world.to_act()).id == following.id != late.id


async def test_a_turn_lapses_on_time_although_the_bot_was_restarted(world: World) -> None:
    await world.start(clock="live")
    await world.restart()
    await world.env.advance_time(TURN - 10)
    assert await kinds(world) == ["opened", "started"]
    await world.env.advance_time(GRACE + 11)
    assert (await kinds(world))[-1] == "lapsed"


async def notices(world: World) -> list[discord.Message]:
    """The messages beside the boards and cards, which have an embed."""
    return [
        message for message in world.public() if labels(message) and not (message.embeds or message.flags.ephemeral)
    ]


async def test_a_reminder_calls_only_whom_the_match_waits_for_and_goes_when_they_move(world: World) -> None:
    await world.start(clock="daily")
    late = await world.to_act()
    await world.env.advance_time(24 * HOUR + 1)
    (reminder,) = await notices(world)
    assert reminder.raw_mentions == [late.id]
    assert "waits for you until" in reminder.content
    await world.env.advance_time(20 * HOUR)
    (second,) = await notices(world)
    assert second.id != reminder.id
    panel = await late.click(second, label="My hand")
    await world.move(late, panel, Dice(1))
    assert await notices(world) == []


async def test_a_reminder_that_nobody_needs_by_the_time_it_stands_is_taken_away(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.start(clock="daily")
    late, warroom = await world.to_act(), world.warroom
    sender = world.client.context.sender
    post, posted = sender.post, list[int]()

    async def post_while_they_resign(*arguments: Any) -> int:
        message_id = await post(*arguments)
        if posted:  # the board of the end that this brings about
            return message_id
        posted.append(message_id)
        request = Request(Person(late.id, "Late"), None, discord.utils.utcnow().timestamp())
        await warroom.play.resign(MatchRef(world.guild.id, 1), request)
        return posted[-1]

    monkeypatch.setattr(sender, "post", post_while_they_resign)
    await world.env.advance_time(24 * HOUR + 1)
    assert len(posted) == 1
    assert await notices(world) == []
    assert posted[0] not in {message.id for message in world.public()}


async def test_a_match_is_claimed_by_a_button_and_the_button_goes(world: World) -> None:
    await world.start(clock="daily")
    late, claimer = await world.to_act(), await world.waiting()
    await world.env.advance_time(48 * HOUR + GRACE + 1)
    (notice,) = await notices(world)
    assert notice.raw_mentions == [claimer.id]
    assert labels(notice) == ["Claim the match", "Give more time"]
    assert "opponents" in said(await late.click(notice, label="Claim the match"))
    assert "You win" in said(await claimer.click(notice, label="Claim the match"))
    assert (await world.match()).status == "over"
    assert await notices(world) == []
    assert "ran out of time" in words(world.board())


async def test_a_pause_is_asked_for_and_agreed_on_by_buttons(world: World) -> None:
    await world.start(clock="daily")
    shown = await world.alice.slash(world.channel, "clock")
    assert shown.ephemeral
    assert "has until" in said(shown)
    await world.alice.click(shown.response, label="Ask for a pause")
    (notice,) = await notices(world)
    assert notice.raw_mentions == [world.bob.id]
    await world.restart()
    assert "paused" in said(await world.bob.click(notice, label="Agree"))
    assert await notices(world) == []
    assert "Paused since" in words(world.board())
    assert world.board().raw_mentions == []
    again = await world.bob.slash(world.channel, "clock", match="1")
    assert "running again" in said(await world.bob.click(again.response, label="Go on"))
    assert "Paused since" not in words(world.board())


async def handed_back(world: World, person: simcord.MemberActor) -> str:
    """Open the clock and press the way back to the hand; what stands on the same message then."""
    shown = await person.slash(world.channel, "clock", match="1")
    back = await person.click(shown.response, label="My hand")
    assert back.response.id == shown.response.id
    return said(back)


async def test_the_clock_leads_back_to_the_hand_also_when_the_match_is_over(world: World) -> None:
    await world.start(clock="daily")
    person = await world.to_act()
    assert "Your turn" in await handed_back(world, person)
    question = await person.slash(world.channel, "resign", match="1")
    await person.click(question.response, label="Yes, resign the match")
    assert "won the match" in await handed_back(world, person)


async def test_the_clock_says_in_its_own_words_what_is_chosen_in_advance(world: World) -> None:
    await world.start(game="this-means-war")
    dice = Dice(3)
    while "Pass this turn" not in labels((panel := await world.hand(person := await world.to_act())).response):
        await world.move(person, panel, dice)
    page = await person.click(panel.response, label="Pass for me …")
    await person.click(page.response, label="Pass unless it costs 6 or more")
    shown = await person.slash(world.channel, "clock", match="1")
    assert "**Pass unless it costs 6 or more**: I pass for you after 8 seconds, whatever you hold." in said(shown)
    asks = ["Ask for a pause", "Ask to show hands to spectators"]
    offered = ["Answer myself", *asks, "Ask to take back a move", "Refresh", "My hand", "When to mention me"]
    assert labels(shown.response) == offered


async def away(world: World, seconds: float) -> None:
    """Let the bot be off for so long."""
    await world.warroom.downtime.close()
    await world.warroom.deadlines.close()
    await world.env.advance_time(seconds)
    await world.restart()
    await world.env.settle()


def written(world: World, since: int) -> list[str]:
    """How messages of the channel were written since so many requests."""
    requests = world.env.http_requests[since:]
    return [each.method for each in requests if each.path.startswith(f"/channels/{world.channel.id}/messages")]


async def test_a_board_is_edited_to_show_the_time_that_was_given_back_and_calls_nobody(world: World) -> None:
    await world.start(clock="live")
    await world.env.advance_time(TURN + GRACE + 1)
    before, count, since = world.board(), len(world.public()), len(world.env.http_requests)
    assert before.raw_mentions == [(await world.to_act()).id]
    (wait,) = await world.store.waits(MatchRef(world.guild.id, 1))
    assert f"<t:{int(wait.due or 0)}:f>" in words(before)
    await away(world, DAY)
    board = world.board()
    assert written(world, since) == ["PATCH"]
    assert (board.id, len(world.public())) == (before.id, count)
    assert (board.content, board.raw_mentions) == (before.content, before.raw_mentions)
    assert (labels(board), len(board.attachments)) == (labels(before), 1)
    (wait,) = await world.store.waits(MatchRef(world.guild.id, 1))
    assert f"<t:{int(wait.due or 0)}:f>" in words(board)
    await world.restart()
    assert written(world, since) == ["PATCH"]


async def test_nothing_is_edited_after_an_absence_where_no_time_runs_and_nothing_is_posted_anew(world: World) -> None:
    await world.start()
    since = len(world.env.http_requests)
    await away(world, DAY)
    assert written(world, since) == []
    await world.start(clock="daily")
    board = world.board()
    await board.delete()
    since = len(world.env.http_requests)
    await away(world, DAY)
    assert written(world, since) == ["PATCH"]


async def test_an_admin_says_what_comes_of_a_turn_that_lapses(world: World) -> None:
    role = world.guild.create_role("Marshal", permissions=discord.Permissions(manage_guild=True))
    admin = world.guild.add_member(world.env.create_user("dora", global_name="Dora"), roles=[role])
    shown = await admin.slash(world.channel, "settings late", rule="forfeit")
    assert "out of the match at once" in said(shown)
    await world.start(clock="daily")
    await world.env.advance_time(48 * HOUR + GRACE + 1)
    assert (await kinds(world))[-1] == "forfeited"
