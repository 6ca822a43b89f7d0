"""Opening, answering and ending challenges."""

import asyncio

import pytest

from bot.games.catalog import get_game
from bot.lobbies.opening import CHALLENGE_SECONDS, MAX_OPEN_PER_PERSON
from bot.match.model.match import Permissions, Person
from bot.match.words import proof
from bot.screens.refusals import Refused
from engine.core.rng import commitment
from tests.bot.service_world import ALICE, BOB, CAROL, CHANNEL, GUILD, World, refused


@pytest.fixture
def world() -> World:
    return World()


async def test_a_challenge_shows_its_terms_and_its_people_and_what_was_promised_behind_proof(world: World) -> None:
    match = await world.challenge(options="edition=revised target=18")
    card = (await world.warroom.outbox.public(match.ref)).screen
    words = card.text + "".join(block.text for block in card.blocks)
    assert "Alice" in words
    assert "Bob" in words
    assert "18" in words
    behind_proof = proof(match).text
    assert commitment(match.key) in behind_proof
    assert match.key.hex() not in words + behind_proof


async def test_the_card_of_an_open_challenge_has_accept_decline_and_cancel(world: World) -> None:
    match = await world.challenge()
    public = await world.warroom.outbox.public(match.ref)
    assert [button.custom_id.verb for button in public.buttons] == [
        "accept",
        "decline",
        "cancel",
        "rules",
        "proof",
        "learn",
    ]
    assert public.to_act == (BOB,)


async def test_nobody_challenges_themselves(world: World) -> None:
    await refused("self_challenge", world.challenge(ALICE, ALICE))


async def test_nobody_challenges_a_bot(world: World) -> None:
    await refused("bot_challenge", world.challenge(bot=True))


async def test_a_blocked_person_is_told_kindly_and_nothing_is_opened(world: World) -> None:
    await world.warroom.blocks.block(GUILD, BOB, ALICE)
    refusal = await refused("blocked_you", world.challenge())
    assert refusal.params["name"] == "Bob"
    assert await world.warroom.play.list_matches(GUILD, ALICE.id) == ()


async def test_a_person_does_not_challenge_whom_they_block(world: World) -> None:
    await world.warroom.blocks.block(GUILD, ALICE, BOB)
    await refused("you_blocked", world.challenge())
    await world.warroom.blocks.unblock(GUILD, ALICE, BOB)
    assert (await world.challenge()).status == "open"


async def test_there_is_nothing_to_unblock_where_nobody_was_blocked(world: World) -> None:
    await refused("not_blocked", world.warroom.blocks.unblock(GUILD, ALICE, BOB))
    await refused("self_block", world.warroom.blocks.block(GUILD, ALICE, ALICE))


async def test_a_person_has_only_so_many_matches_open(world: World) -> None:
    for number in range(MAX_OPEN_PER_PERSON):
        await world.challenge(ALICE, Person(500 + number, f"Rival {number}"))
    await refused("too_many_yours", world.challenge(ALICE, BOB))
    await refused("too_many_open", world.challenge(BOB, ALICE))


async def test_what_others_ask_somebody_to_play_never_keeps_that_person_from_playing(world: World) -> None:
    asked = [
        await world.challenge(Person(500 + number, f"Rival {number}"), BOB) for number in range(MAX_OPEN_PER_PERSON)
    ]
    await world.challenge(ALICE, BOB)
    await world.challenge(BOB, CAROL)
    for match in asked[1:]:
        assert (await world.warroom.challenges.accept(match.ref, world.request(BOB))).status == "live"
    await refused("too_many_yours", world.warroom.challenges.accept(asked[0].ref, world.request(BOB)))
    await refused("too_many_yours", world.challenge(BOB, ALICE))
    await refused("too_many_open", world.challenge(CAROL, BOB))
    await world.warroom.play.resign(asked[1].ref, world.request(BOB))
    assert (await world.warroom.challenges.accept(asked[0].ref, world.request(BOB))).status == "live"


async def test_only_who_may_accept_is_told_that_they_have_too_many_matches(world: World) -> None:
    for number in range(MAX_OPEN_PER_PERSON):
        await world.challenge(CAROL, Person(500 + number, f"Rival {number}"))
    match = await world.challenge()
    await refused("not_the_opponent", world.warroom.challenges.accept(match.ref, world.request(CAROL)))


async def test_the_same_challenge_twice_leads_to_the_one_that_stands(world: World) -> None:
    match = await world.challenge()
    refusal = await refused("challenged_already", world.challenge())
    assert refusal.params == {"name": "Bob", "where": (GUILD, CHANNEL, None)}
    await world.warroom.outbox.keep_card(match, 901, (BOB.id,))
    refusal = await refused("challenged_already", world.challenge(options="edition=auto"))
    assert refusal.params["where"] == (GUILD, CHANNEL, 901)
    assert (await world.challenge(clock="live")).status == "open"
    assert (await world.challenge(BOB, ALICE)).status == "open"
    assert (await world.challenge(ALICE, CAROL)).status == "open"
    await world.warroom.challenges.decline(match.ref, world.request(BOB))
    assert (await world.challenge()).status == "open"


async def test_of_the_same_challenge_made_many_times_at_once_one_stands(world: World) -> None:
    made = await asyncio.gather(*(world.challenge() for _ in range(5)), return_exceptions=True)
    assert [each.code for each in made if isinstance(each, Refused)] == ["challenged_already"] * 4
    assert len(await world.warroom.play.list_matches(GUILD, ALICE.id)) == 1


async def test_who_does_not_agree_is_asked_by_one_person_a_few_times_an_hour(world: World) -> None:
    refusals: list[Refused] = []
    for _ in range(60):
        try:
            match = await world.challenge()
            await world.warroom.challenges.cancel(match.ref, world.request(ALICE))
        except Refused as refusal:
            refusals.append(refusal)
        world.clock.at += 60
    assert {(refusal.code, refusal.params["name"]) for refusal in refusals} == {("asked_too_often", "Bob")}
    assert 60 - len(refusals) == 4
    assert (await world.challenge(ALICE, CAROL)).status == "open"
    assert (await world.challenge(BOB, ALICE)).status == "open"


async def test_who_plays_with_each_other_may_ask_as_often_as_they_like(world: World) -> None:
    for _ in range(8):
        match = await world.started()
        await world.warroom.play.resign(match.ref, world.request(BOB))


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("colour=red", "unknown_option"),
        ("edition", "unknown_option"),
        ("edition=", "unknown_option"),
        ("edition=blue", "bad_options"),
        ("target=0", "bad_options"),
        ("target=61", "bad_options"),
        ("target=soon", "bad_options"),
    ],
)
async def test_options_that_make_no_sense_are_refused(world: World, typed: str, code: str) -> None:
    await refused(code, world.challenge(options=typed))
    assert await world.warroom.play.list_matches(GUILD, ALICE.id) == ()


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(Refused) as refusal:
        get_game("tiddlywinks")
    assert refusal.value.code == "unknown_game"


async def test_the_opponent_accepts_and_the_match_is_dealt(world: World) -> None:
    match = await world.started()
    assert (match.status, match.version, match.expires_at) == ("live", 1, None)
    public = await world.warroom.outbox.public(match.ref)
    assert [button.custom_id.verb for button in public.buttons] == [
        "hand",
        "watch",
        "log",
        "rules",
        "words",
        "shortcut",
    ]
    assert len(public.to_act) == 1
    assert world.notebook.told == [(GUILD, CHANNEL)]


@pytest.mark.parametrize("intruder", [ALICE, CAROL])
async def test_only_the_opponent_accepts_or_declines(world: World, intruder: Person) -> None:
    match = await world.challenge()
    for answer in (world.warroom.challenges.accept, world.warroom.challenges.decline):
        refusal = await refused("not_the_opponent", answer(match.ref, world.request(intruder)))
        assert refusal.params["name"] == "Bob"
    assert (await world.load(match)).status == "open"


@pytest.mark.parametrize("intruder", [BOB, CAROL])
async def test_only_the_challenger_cancels(world: World, intruder: Person) -> None:
    match = await world.challenge()
    await refused("not_the_challenger", world.warroom.challenges.cancel(match.ref, world.request(intruder)))
    assert (await world.warroom.challenges.cancel(match.ref, world.request(ALICE))).status == "cancelled"


async def test_a_closed_challenge_takes_no_further_answer_and_has_no_buttons(world: World) -> None:
    match = await world.challenge()
    await world.warroom.challenges.decline(match.ref, world.request(BOB))
    for answer in (world.warroom.challenges.accept, world.warroom.challenges.decline):
        refusal = await refused("challenge_closed", answer(match.ref, world.request(BOB)))
        assert refusal.params["status"] == "declined"
    public = await world.warroom.outbox.public(match.ref)
    assert public.buttons == ()
    assert "Bob declined" in public.screen.text


async def test_an_answer_counts_by_the_time_it_was_clicked(world: World) -> None:
    late, early = await world.challenge(), await world.challenge(options="edition=revised")
    late_click, early_click = world.request(BOB), world.request(BOB)
    assert late.expires_at is not None
    late_click = type(late_click)(BOB, late_click.interaction_id, late.expires_at + 1)
    early_click = type(early_click)(BOB, early_click.interaction_id, late.expires_at - 1)
    world.clock.at = late.expires_at + 60
    await refused("challenge_expired", world.warroom.challenges.accept(late.ref, late_click))
    assert (await world.warroom.challenges.accept(early.ref, early_click)).status == "live"


async def test_a_challenge_lapses_when_its_time_is_over(world: World) -> None:
    match = await world.challenge()
    world.clock.at += CHALLENGE_SECONDS - 1
    await world.warroom.challenges.expire(match.ref)
    assert (await world.load(match)).status == "open"
    world.clock.at += 2
    await world.warroom.challenges.expire(match.ref)
    assert (await world.load(match)).status == "expired"
    await world.warroom.challenges.expire(match.ref)
    assert "expired" in (await world.warroom.outbox.public(match.ref)).screen.text


async def test_deadlines_are_taken_up_again_after_a_restart(world: World) -> None:
    match = await world.challenge()
    await world.warroom.close()
    again = World(world.store, match.created_at + CHALLENGE_SECONDS + 1)
    await again.warroom.start()
    await asyncio.sleep(0.01)
    await again.warroom.close()
    assert (await again.load(match)).status == "expired"
    assert again.notebook.told == [(GUILD, CHANNEL)]


async def test_an_interaction_delivered_twice_opens_or_accepts_once(world: World) -> None:
    match = await world.challenge()
    click = world.request(BOB)
    first = await world.warroom.challenges.accept(match.ref, click)
    await refused("challenge_closed", world.warroom.challenges.accept(match.ref, click))
    assert await world.load(match) == first


async def test_a_rematch_asks_the_other_one_on_the_same_terms(world: World) -> None:
    match = await world.started("edition=revised target=single")
    await refused("not_over", world.warroom.rematches.ask(match.ref, world.request(BOB), Permissions()))
    await world.warroom.play.resign(match.ref, world.request(ALICE))
    await refused("not_seated", world.warroom.rematches.ask(match.ref, world.request(CAROL), Permissions()))
    again = await world.warroom.rematches.ask(match.ref, world.request(BOB), Permissions())
    assert [person.name for person in again.people] == ["Bob", "Alice"]
    assert again.options == match.options
    assert again.key != match.key


async def test_when_both_ask_for_a_rematch_it_begins(world: World) -> None:
    match = await world.started(clock="live")
    await world.warroom.play.resign(match.ref, world.request(ALICE))
    asking = [world.warroom.rematches.ask(match.ref, world.request(each), Permissions()) for each in (BOB, ALICE)]
    asked, again = await asyncio.gather(*asking)
    assert asked.ref == again.ref
    assert (again.status, again.timing.clock) == ("live", "live")
    assert len(await world.store.matches(GUILD, user_id=ALICE.id, statuses=("open", "live"))) == 1


async def test_a_rematch_agrees_to_no_challenge_on_other_terms(world: World) -> None:
    match = await world.started()
    await world.warroom.play.resign(match.ref, world.request(ALICE))
    other = await world.challenge(BOB, ALICE, clock="live")
    again = await world.warroom.rematches.ask(match.ref, world.request(ALICE), Permissions())
    assert (again.status, again.people[0]) == ("open", ALICE)
    assert (await world.load(other)).status == "open"


async def test_a_rematch_agrees_to_no_challenge_whose_time_is_over(world: World) -> None:
    match = await world.started()
    await world.warroom.play.resign(match.ref, world.request(ALICE))
    lapsed = await world.warroom.rematches.ask(match.ref, world.request(BOB), Permissions())
    world.clock.at += CHALLENGE_SECONDS + 1
    again = await world.warroom.rematches.ask(match.ref, world.request(ALICE), Permissions())
    assert again.ref != lapsed.ref
    assert again.status == "open"
