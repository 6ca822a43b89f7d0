"""Reviews as people go through them: from an ended board or a replay, each for oneself, and what they share."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
import simcord

from bot.lobbies import texts
from bot.match.model.match import Match, Request
from bot.match.waits import to_act
from bot.screens.custom_ids import CustomId
from tests.bot.history.discord.test_replays import forged
from tests.bot.review.chores import InstantChores, SlowChores, let_review
from tests.bot.world import World, components, labels, pictured, said
from tests.dice import Dice

pytestmark = pytest.mark.usefixtures("quiet_log")


async def ended(world: World) -> Match:
    """A match of Alice and Bob that was played at random to its end."""
    await world.start(options="target=single")
    dice = Dice(5)
    for _ in range(200):
        match = await world.match()
        if match.status != "live":
            break
        person = await world.to_act()
        await world.move(person, await world.hand(person), dice)
    return await world.match()


async def review_of(world: World, person: simcord.MemberActor) -> Any:
    """The overview of a person's review, as it stands when it is done."""
    let_review(world.warroom, InstantChores())
    asked = await person.click(world.board(), label="Review")
    await until(lambda: "judged" in said(world.standing(person, asked)))
    return world.standing(person, asked)


def enabled(shown: Any) -> list[str]:
    message = getattr(shown, "response", shown)
    return [each["label"] for each in components(message) if each["type"] == 2 and not each.get("disabled")]


async def test_a_review_is_asked_for_at_the_board_and_follows_until_it_is_done(world: World) -> None:
    await ended(world)
    chores = SlowChores()
    let_review(world.warroom, chores)
    asked = await world.alice.click(world.board(), label="Review")
    await until(lambda: bool(chores.waiting))
    progress = world.standing(world.alice, asked)
    assert progress.flags.ephemeral
    assert "choices to look at" in said(progress)
    assert labels(progress) == ["Refresh"]
    chores.finish()
    await until(lambda: bool(chores.waiting))
    again = await world.alice.click(progress, label="Refresh")
    assert "Looking" in said(world.standing(world.alice, again))
    twice = await world.alice.click(world.board(), label="Review")
    assert len(world.warroom.reviews._under_way) == 1
    while world.warroom.reviews._under_way:
        if chores.waiting:
            chores.finish()
        await asyncio.sleep(0.01)
    await until(lambda: all("judged" in said(world.standing(world.alice, each)) for each in (asked, twice)))
    done = world.standing(world.alice, asked)
    assert done.id == progress.id
    assert "choices judged" in said(done)
    assert "Judged by what you knew at that moment" in said(done)
    assert "Moment 1" in labels(done)
    assert len(done.attachments) == 1
    assert "Curve of the chance to win" in pictured(done)


async def until(holds: Callable[[], bool]) -> None:
    for _ in range(1_000):
        if holds():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it never came")


async def test_the_moments_are_gone_through_and_lead_back_to_the_curve(world: World) -> None:
    await ended(world)
    overview = await review_of(world, world.alice)
    number = len([label for label in labels(overview) if label.startswith("Moment")])
    assert number > 1
    page = await world.alice.click(overview, label="Moment 1")
    for place in range(1, number + 1):
        assert f"Moment {place} of {number}" in said(page)
        assert "**You played:**" in said(page)
        assert "`hard` would have played" in said(page)
        assert all(each.filename.startswith("hand-") for each in page.response.attachments)
        assert ("◀" in enabled(page), "▶" in enabled(page)) == (place > 1, place < number)
        if place < number:
            page = await world.alice.click(page.response, label="▶")
    page = await world.alice.click(page.response, label="◀")
    assert f"Moment {number - 1} of {number}" in said(page)
    page = await world.alice.click(page.response, label="Curve")
    assert "choices judged" in said(page)


async def test_a_review_survives_a_restart(world: World) -> None:
    await ended(world)
    overview = await review_of(world, world.alice)
    await world.restart()
    page = await world.alice.click(overview, label="Moment 1")
    assert "**You played:**" in said(page)
    again = await world.alice.click(world.board(), label="Review")
    assert "choices judged" in said(again)


async def test_spectators_are_told_for_whom_a_review_is(world: World) -> None:
    await ended(world)
    await review_of(world, world.alice)
    answered = await world.carol.click(world.board(), label="Review")
    assert answered.ephemeral
    assert "for those who played to its end" in said(answered)


@pytest.mark.parametrize("verb", ["review_moment", "review_share", "review_start"])
async def test_forged_buttons_show_nobody_anothers_review(world: World, verb: str) -> None:
    await ended(world)
    overview = await review_of(world, world.alice)
    beyond = await forged(world, world.alice, overview, CustomId(verb, 1, page=99))
    assert "choices judged" not in said(beyond)
    assert "You played" not in said(beyond)
    public = [message.id for message in world.public() if not message.flags.ephemeral]
    strange = await forged(world, world.carol, world.board(), CustomId(verb, 1, page=0))
    assert "for those who played to its end" in said(strange)
    bobs = await forged(world, world.bob, world.board(), CustomId(verb, 1, page=0))
    assert "isn't there any more" in said(bobs)
    assert [message.id for message in world.public() if not message.flags.ephemeral] == public
    assert [match.id for match in await world.matches()] == [1]


GAMES = {
    "air-land-sea": "target=single",
    "flies-lies-supplies": "target=single",
    "fight-flight-bite": "",
    "this-means-war": "win_city=20",
    "stratego": "army=duel",
}


async def broken_off(world: World, game: str) -> Match:
    """A match of Alice and Bob of some twenty moves, which Bob resigns."""
    match, dice = await world.start(game=game, options=GAMES[game]), Dice(5)
    people = [*match.people] if game == "stratego" else []
    for _ in range(20):
        person = people.pop() if people else to_act(await world.match())[0]
        panel = await world.warroom.play.panel(match.ref, person.id)
        named = [choice.label for choice in panel.screen.choices]
        leaf = next((at for at, name in enumerate(named) if name.startswith("Ready")), dice.below(len(named)))
        request = Request(person, None, match.created_at)
        await world.warroom.play.press(match.ref, request, panel.version, panel.menu.node_of(leaf), confirmed=True)
        if (await world.match()).status != "live":
            break
    if (await world.match()).status == "live":
        await resign(world, world.bob, 1)
    await until(lambda: "Review" in labels(world.board()))
    return await world.match()


async def resign(world: World, person: simcord.MemberActor, match_id: int) -> None:
    await person.slash(world.channel, "resign", match=str(match_id))
    asked = world.channel.history(viewer=person)[-1]
    await person.click(asked, label=next(each for each in labels(asked) if each.startswith("Yes")))


@pytest.mark.parametrize("game", GAMES)
async def test_a_moment_is_tried_again_against_the_computer_and_plays_on_after_a_restart(
    world: World, game: str
) -> None:
    await broken_off(world, game)
    page = await world.alice.click(await review_of(world, world.alice), label="Moment 1")
    begun = await world.alice.click(page.response, label="Try it from here")
    assert begun.response.ephemeral
    assert texts.drawn_anew() in said(begun)
    assert world.channel.history(viewer=world.alice)[-1].id == begun.response.id, "the panel is the last message"
    tried = await world.match(2)
    assert (tried.status, tried.rated) == ("live", False)
    assert [person.name for person in tried.people] == ["Alice", "Computer (easy)"]
    card = next(message for message in world.public() if "from a moment of another match" in pictured(message))
    assert labels(card) == ["Proof"]
    proof = await world.alice.click(card, label="Proof")
    assert "It doesn't prove what was dealt and played before that moment." in said(proof)
    await world.restart()
    assert await world.match(2) == tried
    moved = await world.move(world.alice, await world.hand(world.alice, 2), Dice(1))
    assert moved
    assert (await world.match(2)).version > tried.version
    assert (await world.match(2)).position == tried.position


async def test_a_match_from_a_moment_is_offered_again_from_there(world: World) -> None:
    await broken_off(world, "air-land-sea")
    page = await world.alice.click(await review_of(world, world.alice), label="Moment 1")
    await world.alice.click(page.response, label="Try it from here")
    tried = await world.match(2)
    await resign(world, world.alice, 2)
    over = next(message for message in reversed(world.public()) if "Rematch" in labels(message))
    await world.alice.click(over, label="Rematch")
    again = await world.match(3)
    assert (again.status, again.position) == ("live", tried.position)


async def test_a_replay_offers_the_review_to_players_alone(world: World) -> None:
    await ended(world)
    own = await world.alice.slash(world.channel, "replay", match="1")
    assert "Review" in labels(own.response)
    others = await world.carol.slash(world.channel, "replay", match="1")
    assert "Review" not in labels(others.response)
    overview = await review_of(world, world.alice)
    step = await world.alice.click(overview, label="Replay")
    assert "Step 1 of" in said(step)


async def test_a_match_in_play_offers_no_review(world: World) -> None:
    await world.start()
    assert "Review" not in labels(world.board())
    step = await world.alice.slash(world.channel, "replay", match="1")
    assert "Review" not in labels(step.response)


async def test_a_shared_moment_is_posted_with_the_curve_and_speaks_to_nobody(world: World) -> None:
    await ended(world)
    page = await world.alice.click(await review_of(world, world.alice), label="Moment 1")
    answered = await world.alice.click(page.response, label="Share here")
    assert "Shared in this channel." in said(answered)
    shared = world.public()[-1]
    assert "a moment of Alice" in said(shared)
    assert "`hard` would have played" in said(shared)
    assert "you" not in said(shared).lower()
    assert len(shared.attachments) == 1
    again = await world.alice.click(answered.response, label="Back to the moment")
    assert "Moment 1 of" in said(again)
    twice = await world.alice.click(again.response, label="Share here")
    assert "Shared in this channel." not in said(twice)
    assert world.public()[-1].id == shared.id


async def test_without_computer_players_the_button_says_why_there_is_none(world: World) -> None:
    await ended(world)
    world.warroom.reviews._chores = None
    answered = await world.alice.click(world.board(), label="Review")
    assert "computer players are off here" in said(answered)
