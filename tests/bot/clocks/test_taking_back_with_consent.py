"""Taking back more than one's own newest action: all opponents have to agree, and nothing that was learnt is undone."""

import msgspec
import pytest

from bot.guilds.model import HouseRules
from bot.match.model.match import Lobby, Match, Person
from bot.match.model.timing import HOUR, TIMES
from bot.match.offers import offer_for
from bot.match.transitions import apply_action
from bot.match.waits import to_act
from bot.outbox.model import Notice
from bot.tools.verify import read_record, verify
from tests.bot.clocks.test_taking_back import acting, ended, improvise, shown, take_back, undoable, unrated
from tests.bot.computers import SlowThinker, at_rest, practised, with_computers
from tests.bot.service_world import ALICE, GUILD, World, refused


@pytest.fixture
def world() -> World:
    return World()


async def ask(world: World, match: Match, person: Person) -> Match:
    return await world.warroom.agreements.ask(match.ref, world.request(person), "take_back")


async def two_improvised(world: World, match: Match) -> tuple[Person, Person, Match]:
    """Let both sides play a card facedown; the first of them is to act again."""
    first, _ = await improvise(world, match)
    second, later = await improvise(world, match)
    return first, second, later


async def test_with_consent_the_answer_of_the_opponent_is_taken_back_as_well(world: World) -> None:
    before = await world.started()
    panels = [await world.warroom.play.panel(before.ref, each.id) for each in before.people]
    first, second, _ = await two_improvised(world, before)
    asked = await ask(world, before, first)
    assert asked.timing.proposal is not None
    assert (await world.load(before)).state != before.state
    after = await world.warroom.agreements.consent(before.ref, world.request(second), asked.version)
    assert after.state == before.state
    assert after.timing.proposal is None
    assert not undoable(after, first)
    assert await world.mover(after) == first
    for seen, each in zip(panels, before.people, strict=True):
        assert shown(await world.warroom.play.panel(before.ref, each.id)) == shown(seen)
    log = await world.warroom.play.log_sentences(before.ref, second.id)
    assert log[-1] == f"{first.name} took their last action back, and what came after it."
    await improvise(world, after)
    await ended(world, after)
    verdict = verify(read_record(await world.warroom.play.record(before.ref)))
    assert verdict.holds
    assert "2 of them were taken back" in verdict.findings[-1]


async def test_the_question_says_in_words_what_would_be_undone(world: World) -> None:
    match = await world.started()
    first, second, _ = await two_improvised(world, match)
    await ask(world, match, first)
    notice = next(each for each in await world.store.pending_notices(GUILD) if each.kind == "take_back")
    message = await world.warroom.outbox.notice_message(GUILD, notice)
    assert isinstance(notice, Notice)
    assert f"{first.name} asks to take this back:" in message.text
    assert message.text.count("facedown") == 2
    assert [person.id for person in message.called] == [second.id]
    assert [button.custom_id.verb for button in message.buttons] == ["consent", "refuse"]
    panel = await world.warroom.agreements.panel(match.ref, second.id)
    assert panel.screen.text.count("facedown") == 2


async def test_what_was_learnt_stands_whoever_asks(world: World) -> None:
    match = await world.started()
    first, _ = await improvise(world, match)
    await acting(world, match, "Deploy")
    refusal = await refused("learnt_since", ask(world, match, first))
    assert refusal.params["happened"]
    assert (await world.load(match)).timing.proposal is None


async def test_a_question_is_over_when_it_is_refused_taken_back_or_played_on(world: World) -> None:
    match = await world.started()
    first, second, _ = await two_improvised(world, match)
    agreements = world.warroom.agreements
    asked = await ask(world, match, first)
    after = await agreements.refuse(match.ref, world.request(second), asked.version)
    assert after.timing.proposal is None
    await refused("asked_lately", ask(world, match, first))
    world.clock.at += HOUR
    asked = await ask(world, match, first)
    played = (await acting(world, match, "Improvise", first)).panel.match
    assert played.timing.proposal is None
    await refused("nothing_asked", agreements.consent(match.ref, world.request(second), played.version))


async def test_nobody_but_an_opponent_agrees(world: World) -> None:
    match = await world.started()
    first, _, _ = await two_improvised(world, match)
    asked = await ask(world, match, first)
    await refused("not_asked", world.warroom.agreements.consent(match.ref, world.request(first), asked.version))


async def test_in_rated_matches_nobody_is_asked(world: World) -> None:
    match = await world.started(clock="daily")
    first, _, _ = await two_improvised(world, match)
    await refused("binding", ask(world, match, first))
    panel = await world.warroom.agreements.panel(match.ref, first.id)
    assert "take_back" not in [button.custom_id.key for button in panel.buttons]


async def test_in_tournaments_nothing_is_taken_back(world: World) -> None:
    match = await world.started()
    first, _, _ = await two_improvised(world, match)
    assert undoable(await world.load(match), first) == 0
    paired = msgspec.structs.replace(match, lobby=Lobby("pairing"))
    offered = offer_for(paired, (await world.mover(match)).id)
    improvised = next(action for action in offered.actions if type(action).__name__ == "Improvise")
    assert apply_action(offer_for(match, first.id), improvised, world.request(first)).match.undoable
    assert not apply_action(offered, improvised, world.request(first)).match.undoable
    await refused("binding", world.warroom.taking_back.undo_with_consent(paired, offered.seat))


async def test_before_one_has_acted_there_is_nothing_to_take_back(world: World) -> None:
    match = await world.started()
    await refused("nothing_to_take_back", ask(world, match, await world.mover(match)))


async def test_while_both_arrange_in_secret_nobody_is_asked(world: World) -> None:
    match = await world.started(game="stratego")
    alice, bob = match.people
    await acting(world, match, "Ready", alice)
    await refused("choosing_at_once", ask(world, match, alice))
    await acting(world, match, "Mirror", bob)
    await refused("choosing_at_once", ask(world, match, alice))


@pytest.mark.parametrize("rearranged", [0, 1, 3])
async def test_why_nothing_can_be_taken_back_doesnt_tell_what_somebody_arranged_in_secret(
    world: World, rearranged: int
) -> None:
    match = await world.started(game="stratego")
    alice, bob = match.people
    await acting(world, match, "Ready", bob)
    for _ in range(rearranged):
        await acting(world, match, "Mirror", alice)
    await acting(world, match, "Ready", alice)
    refusal = await refused("learnt_since", ask(world, match, bob))
    assert refusal.params["happened"] == ("Alice is ready.", "Play begins. Alice moves first.")


async def test_what_both_sides_did_is_offered_to_neither_once_it_was_taken_back(world: World) -> None:
    match = await world.started()
    first, second, later = await two_improvised(world, match)
    assert undoable(later, second)
    asked = await ask(world, match, first)
    after = await world.warroom.agreements.consent(match.ref, world.request(second), asked.version)
    assert [undoable(after, person) for person in (first, second)] == [0, 0]


async def test_the_panels_of_both_say_what_was_taken_back_with_consent(world: World) -> None:
    match = await world.started()
    first, second, _ = await two_improvised(world, match)
    asked = await ask(world, match, first)
    await world.warroom.agreements.consent(match.ref, world.request(second), asked.version)
    for person in (first, second):
        told = "\n".join((await world.warroom.play.panel(match.ref, person.id)).news.lines)
        assert f"{first.name} took their last action back, and what came after it." in told
        assert told.count("facedown") == 2


async def test_where_one_has_to_ask_all_may_agree_to_take_back_what_was_learnt(world: World) -> None:
    await world.store.set_house_rules(GUILD, HouseRules(taking_back=False))
    before = await world.started()
    first = await world.mover(before)
    await acting(world, before, "Deploy", first)
    second = next(each for each in before.people if each != first)
    asked = await ask(world, before, first)
    notice = next(each for each in await world.store.pending_notices(GUILD) if each.kind == "take_back")
    for text in (
        (await world.warroom.outbox.notice_message(GUILD, notice)).text,
        (await world.warroom.agreements.panel(before.ref, first.id)).screen.text,
        (await world.warroom.agreements.panel(before.ref, second.id)).screen.text,
    ):
        assert "Whatever anybody saw by it stays seen." in text
    after = await world.warroom.agreements.consent(before.ref, world.request(second), asked.version)
    assert after.state == before.state
    await acting(world, after, "Deploy", first)
    await ended(world, after)
    data = await world.warroom.play.record(before.ref)
    verdict = verify(read_record(data))
    assert verdict.holds
    assert "as all opponents agreed" in verdict.findings[-1]
    forged = read_record(data).model_copy(update={"by_consent": False})
    assert not verify(forged).holds


async def test_where_actions_stand_the_others_can_still_allow_it(world: World) -> None:
    await world.store.set_house_rules(GUILD, HouseRules(taking_back=False))
    match = await world.started()
    first, played = await improvise(world, match)
    assert not undoable(played, first)
    asked = await ask(world, match, first)
    other = next(each for each in match.people if each != first)
    after = await world.warroom.agreements.consent(match.ref, world.request(other), asked.version)
    assert after.state == match.state
    assert not any(after.undoable)


async def test_the_clock_gives_nothing_back_with_consent_either(world: World) -> None:
    match = await unrated(world)
    world.clock.at += 20 * HOUR
    first, second, _ = await two_improvised(world, match)
    world.clock.at += HOUR
    asked = await ask(world, match, first)
    await world.warroom.agreements.consent(match.ref, world.request(second), asked.version)
    (wait,) = await world.store.waits(match.ref)
    assert match.people[wait.seat] == first
    assert wait.due == world.clock.at + TIMES["daily"]["turn"] - 20 * HOUR


async def test_the_clock_gives_nothing_back_where_actions_stand_or_for_what_was_played_instead(world: World) -> None:
    for actions_stand in (True, False):
        await world.store.set_house_rules(GUILD, HouseRules(taking_back=not actions_stand))
        match = await unrated(world)
        world.clock.at += 20 * HOUR
        first, played = await improvise(world, match)
        if not actions_stand:
            await take_back(world, played, first)
            await improvise(world, match)
        second, _ = await improvise(world, match)
        asked = await ask(world, match, first)
        await world.warroom.agreements.consent(match.ref, world.request(second), asked.version)
        (wait,) = await world.store.waits(match.ref)
        assert match.people[wait.seat] == first
        assert wait.due == world.clock.at + TIMES["daily"]["turn"] - 20 * HOUR


async def test_computer_players_agree_at_once_and_forget_what_they_were_thinking_of() -> None:
    thinker = SlowThinker()
    world, _ = with_computers(thinker)
    before = await practised(world, game="fight-flight-bite")
    await at_rest(world)
    await acting(world, before, "Open", ALICE)
    await at_rest(world)
    thinker.finish()
    await at_rest(world)
    assert [person.name for person in to_act(await world.load(before))] == ["Computer (easy)"]
    after = await ask(world, before, ALICE)
    assert after.state == before.state
    assert after.timing.proposal is None
    thinker.finish()
    await at_rest(world)
    assert (await world.load(before)).version == after.version
    await acting(world, before, "Open", ALICE)
    await at_rest(world)
    thinker.finish()
    await at_rest(world)
    assert (await world.load(before)).version > after.version + 1
    await world.warroom.close()
