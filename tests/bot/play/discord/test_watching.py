"""Panels of people without a seat: they follow the match, show what everybody may see, and nothing else."""

import re
from dataclasses import replace
from typing import Any

import discord
import pytest
import simcord

from bot.match.model.match import Match, MatchRef, Person, Request
from bot.outbox.discord.board_messages import public_page
from bot.outbox.model import PublicMessage
from bot.play import texts
from bot.play.discord import panel_pages as followed_panels
from bot.play.discord.open_panels import OpenPanels
from tests.bot.games.clicks.stratego_match import BROAD_FRONT, SHORT_FENCE, start_stratego
from tests.bot.play.discord.test_open_panels import FOURTEEN_MINUTES, OpenHands, custom_ids, edits
from tests.bot.world import World, components, labels, opened, outline, page_outline, said
from tests.dice import Dice

pytestmark = pytest.mark.usefixtures("quiet_log")

CODE = re.compile(r"\d+:[0-9a-f]{8}")
"""What binds all that was done by a board: it is keyed, and differs where anything secret does."""


@pytest.fixture
def dave(world: World) -> simcord.MemberActor:
    """Somebody without a seat; what Carol sees is how a world finds its board."""
    return world.person("Dave")


async def watch(world: World, person: simcord.MemberActor) -> Any:
    return await person.click(world.board(), label="Watch")


async def check(world: World, person: simcord.MemberActor) -> None:
    """Compare what a spectator's panel shows with the board as it should be now."""
    public = await world.warroom.outbox.public(MatchRef(world.guild.id, 1))
    seen, page = private(world, person)[-1], public_page(public)
    expected = page_outline(replace(page, rows=(), note=""))
    assert [part for part in outline(seen) if part in expected] == expected
    if page.picture:
        renderer = world.client.context.render_pool._renderer
        assert await world.files(seen) == [renderer.draw(band.scene) for band in page.picture.bands]


def private(world: World, person: simcord.MemberActor) -> list[discord.Message]:
    return [each for each in world.channel.history(viewer=person) if each.flags.ephemeral]


async def test_a_spectators_panel_follows_a_match_to_its_end(world: World, dave: simcord.MemberActor) -> None:
    await world.start(options="target=single")
    await watch(world, dave)
    dice, first = Dice(5), private(world, dave)[-1].id
    assert texts.watching() in said(private(world, dave)[-1])
    assert labels(private(world, dave)[-1]) == ["In words"]
    await check(world, dave)
    while (await world.match()).status == "live":
        person = await world.to_act()
        await world.move(person, await world.hand(person), dice)
        await check(world, dave)
    ended = private(world, dave)
    assert [each.id for each in ended] == [first]
    assert labels(ended[0]) == ["Replay", "Review", "Log", "In words", "Proof"]
    before = len(edits(world.env))
    await world.env.advance_time(2 * FOURTEEN_MINUTES)
    assert len(edits(world.env)) == before


async def test_whoever_has_a_seat_is_shown_their_own_panel_and_no_spectators(world: World) -> None:
    await world.start()
    for person in (world.alice, world.bob):
        watched = await watch(world, person)
        asked = custom_ids(watched.response)
        assert asked
        assert custom_ids((await world.hand(person)).response) == asked
        assert not [each for each in private(world, person) if texts.watching() in said(each)]


async def test_a_panel_of_a_seat_stays_that_and_takes_no_place_of_a_spectator(
    world: World, dave: simcord.MemberActor
) -> None:
    await world.start()
    await watch(world, world.alice)
    await watch(world, dave)
    assert set(world.client.context.get(OpenPanels)._spectators.for_match(MatchRef(world.guild.id, 1))) == {dave.id}


async def test_there_is_nothing_to_watch_before_a_match_has_begun_nor_after_its_end(world: World) -> None:
    await world.challenge()
    assert "Watch" not in labels(world.board())
    await world.bob.click(world.board(), label="Accept")
    assert "Watch" in labels(world.board())
    await OpenHands(world, ()).resign(world.alice)
    assert "Watch" not in labels(world.board())


async def test_a_boards_buttons_stand_in_two_rows_as_wide_as_a_phone(world: World) -> None:
    await world.start()
    rows: list[Any] = [row.to_dict() for row in world.board().components]
    shown = [[each["label"] for each in row["components"]] for row in rows]
    assert shown == [["My hand", "Watch", "Withdraw"], ["Log", "Rules", "In words"]]


async def test_what_is_arranged_in_secret_sends_nothing_to_a_spectator(world: World, dave: simcord.MemberActor) -> None:
    await start_stratego(world)
    await watch(world, dave)
    hands = OpenHands(world, (world.alice,))
    await hands.open()
    for label in ("Mirror", "Shuffle"):
        await world.alice.click(hands.seen(world.alice), label=label)
    assert not told(world)
    await hands.be_ready(world.alice)
    assert len(told(world)) == 1
    await check(world, dave)


async def test_in_worlds_that_nobody_else_can_tell_apart_the_same_goes_to_a_spectator(tmp_path: Any) -> None:
    seen: list[tuple[list[str], str]] = []
    for number, formation in enumerate((SHORT_FENCE, BROAD_FRONT)):
        async with opened(tmp_path / str(number)) as world:
            dave = world.person("Dave")
            await start_stratego(world)
            await watch(world, dave)
            form = await world.alice.click((await world.hand(world.alice)).response, label="Type a formation")
            await world.alice.submit_modal(form, {"text": formation})
            assert not told(world)
            answer: Any = await world.alice.click((await world.hand(world.alice)).response, label="Ready")
            if "Yes: Ready" in labels(answer.response):
                await world.alice.click(answer.response, label="Yes: Ready")
            seen.append((told(world), await everything(world, dave)))
    assert len(seen[0][0]) == 1
    assert seen[0] == seen[1]


def told(world: World) -> list[str]:
    """What was sent to the panels of spectators, which say that they are; without the codes of boards."""
    return [
        CODE.sub("", each) for each in map(str, (each.json for each in edits(world.env))) if texts.watching() in each
    ]


async def everything(world: World, dave: simcord.MemberActor) -> str:
    """All that Carol's panel shows, its picture included."""
    seen = private(world, dave)[-1]
    return CODE.sub("", said(seen)) + str(components(seen)) + repr(await world.files(seen))


async def test_a_spectators_panel_says_when_it_stops_and_goes_on_after_a_press(
    world: World, dave: simcord.MemberActor
) -> None:
    await world.start()
    await watch(world, dave)
    await world.env.advance_time(FOURTEEN_MINUTES + 5)
    assert texts.watching_rests() in said(private(world, dave)[-1])
    await dave.click(private(world, dave)[-1], label="Refresh")
    assert texts.watching_rests() not in said(private(world, dave)[-1])
    assert labels(private(world, dave)[-1]) == ["In words"]
    person = await world.to_act()
    await world.move(person, await world.hand(person), Dice(3))
    await check(world, dave)


async def test_one_panel_of_a_spectator_stands_and_the_newest_is_followed(
    world: World, dave: simcord.MemberActor
) -> None:
    await world.start()
    await watch(world, dave)
    newest = (await watch(world, dave)).response
    assert [each.id for each in private(world, dave)] == [newest.id]


@pytest.mark.parametrize("bound", ["MAX_SPECTATORS", "MAX_SPECTATORS_PER_MATCH"])
async def test_where_there_is_no_room_a_spectator_is_told_to_refresh(
    world: World, dave: simcord.MemberActor, monkeypatch: pytest.MonkeyPatch, bound: str
) -> None:
    monkeypatch.setattr(followed_panels, bound, 1)
    erin = world.person("Erin")
    await world.start()
    await watch(world, dave)
    late = (await watch(world, erin)).response
    assert texts.watching_once() in said(late)
    before = said(late)
    person = await world.to_act()
    await world.move(person, await world.hand(person), Dice(3))
    await check(world, dave)
    assert said(private(world, erin)[-1]) == before
    await erin.click(private(world, erin)[-1], label="Refresh")
    await check(world, erin)
    assert texts.watching_once() in said(private(world, erin)[-1])
    await dave.click(private(world, dave)[-1], label="In words")
    await erin.click(private(world, erin)[-1], label="Refresh")
    assert texts.watching() in said(private(world, erin)[-1])


async def test_words_lead_back_to_watching(world: World, dave: simcord.MemberActor) -> None:
    await world.start()
    await watch(world, dave)
    words = await dave.click(private(world, dave)[-1], label="In words")
    person = await world.to_act()
    await world.move(person, await world.hand(person), Dice(3))
    assert said(private(world, dave)[-1]) == said(words)
    await dave.click(private(world, dave)[-1], label="Watch")
    await check(world, dave)


async def test_a_spectator_sees_what_changed_while_the_press_was_being_answered(
    world: World, dave: simcord.MemberActor, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.start()
    warroom = world.warroom
    public_of, alice = warroom.outbox.public_of, Person(world.alice.id, "Alice")

    async def resigned_meanwhile(match: Match) -> PublicMessage:
        public = await public_of(match)
        if not public.match.ending and (await world.match()).status == "live":
            await warroom.play.resign(match.ref, Request(alice, 1, match.created_at))
        return public

    monkeypatch.setattr(warroom.outbox, "public_of", resigned_meanwhile)
    await watch(world, dave)
    assert (await world.match()).status == "over"
    await check(world, dave)


async def open_hands(world: World) -> None:
    """Let Alice ask to show hands, and Bob agree on the message beside the board."""
    shown: Any = await world.alice.slash(world.channel, "clock", match="1")
    asked = await world.alice.click(shown.response, label="Ask to show hands to spectators")
    assert "could tell a player" in said(asked)
    notice = next(each for each in world.public() if "Do you agree?" in each.content)
    assert "could tell a player" in notice.content
    agreed = await world.bob.click(notice, label="Agree")
    assert "Spectators see every hand" in said(agreed)


async def end_turns(world: World, count: int) -> None:
    """Let whoever is to act do so until so many turns have passed."""
    dice = Dice(3)
    for _ in range(count):
        before = (await world.to_act()).id
        while (await world.to_act()).id == before:
            person = await world.to_act()
            await world.move(person, await world.hand(person), dice)


async def test_a_spectator_looks_at_a_hand_a_whole_turn_late_and_it_follows(
    world: World, dave: simcord.MemberActor
) -> None:
    await world.start(options="target=single")
    dealt = {person.id: await hand_of(world, person) for person in (world.alice, world.bob)}
    await watch(world, dave)
    await open_hands(world)
    assert texts.watching_not_yet() in said(private(world, dave)[-1])
    assert "Alice's hand" not in labels(private(world, dave)[-1])
    await end_turns(world, 1)
    assert "Alice's hand" not in labels(private(world, dave)[-1])
    await end_turns(world, 1)
    assert labels(private(world, dave)[-1]) == ["Alice's hand", "Bob's hand", "In words"]
    for name, person, other in (("Alice", world.alice, "Bob"), ("Bob", world.bob, "Alice")):
        await dave.click(private(world, dave)[-1], label=f"{name}'s hand")
        seen = private(world, dave)[-1]
        assert labels(seen) == ["Board", f"{other}'s hand"]
        assert f"{name}'s hand, a whole turn ago" in said(seen)
        assert cards_in(seen.attachments[-1].description) == dealt[person.id]
    before = private(world, dave)[-1].attachments[-1].description
    await end_turns(world, 2)
    after = private(world, dave)[-1]
    assert after.attachments[-1].description != before
    assert "Bob's hand, a whole turn ago" in said(after)
    await world.restart()
    await dave.click(after, label="Board")
    await dave.click(private(world, dave)[-1], label="Bob's hand")
    assert private(world, dave)[-1].attachments[-1].description == after.attachments[-1].description


async def hand_of(world: World, person: simcord.MemberActor) -> str:
    """The cards that a person's panel shows."""
    shown: Any = await world.hand(person)
    return cards_in(shown.response.attachments[-1].description)


def cards_in(alt: str | None) -> str:
    """What a picture of a hand says of its cards."""
    assert alt is not None
    return alt.split("Your hand.")[1]


async def test_hands_that_are_closed_again_go_from_the_panel_at_once(world: World, dave: simcord.MemberActor) -> None:
    await world.start(options="target=single")
    await watch(world, dave)
    await open_hands(world)
    await end_turns(world, 2)
    hand: Any = await dave.click(private(world, dave)[-1], label="Alice's hand")
    assert "Spectators see every hand" in said(world.board())
    shown: Any = await world.bob.slash(world.channel, "clock", match="1")
    await world.bob.click(shown.response, label="Hide hands from spectators")
    assert "Spectators see every hand" not in said(world.board())
    await check(world, dave)
    assert labels(private(world, dave)[-1]) == ["In words"]
    assert private(world, dave)[-1].id == hand.response.id


async def test_nobody_with_a_seat_is_shown_another_hand(world: World) -> None:
    await world.start(options="target=single")
    await open_hands(world)
    await end_turns(world, 2)
    for person in (world.alice, world.bob):
        own = custom_ids((await world.hand(person)).response)
        watched: Any = await watch(world, person)
        assert custom_ids(watched.response) == own
        assert "'s hand, a whole turn ago" not in said(watched)
