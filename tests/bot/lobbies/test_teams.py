"""Playing in teams: who is asked and called, who decides, who is told what, and giving up for a team."""

import pytest

from bot.games.air_land_sea.words import card_name
from bot.match.model.match import Match, Person
from bot.match.offers import offer_for
from bot.match.seating import seat_of
from bot.match.waits import to_act
from tests.bot.lobbies.lobby_world import DAVE, EVERYBODY, Crowd
from tests.bot.service_world import ALICE, BOB, CAROL, refused


@pytest.fixture
def world() -> Crowd:
    return Crowd()


async def two_against_two(world: Crowd, options: str = "target=single") -> Match:
    """Alice and Bob against Carol and Dave."""
    match = await world.posted(options=options)
    return await world.agree(match, BOB, CAROL, DAVE)


async def act(world: Crowd, match: Match, person: Person, choice: int = 0) -> None:
    shown = await world.warroom.play.panel(match.ref, person.id)
    await world.press(match, person, shown.version, shown.menu.node_of(choice))


async def swapped(world: Crowd) -> Match:
    """A match in which all swaps are made."""
    match = await two_against_two(world)
    for person in EVERYBODY:
        await act(world, match, person)
    return await world.load(match)


async def test_everybody_who_may_act_is_called_and_nobody_else(world: Crowd) -> None:
    match = await two_against_two(world)
    assert to_act(match) == EVERYBODY
    await act(world, match, BOB)
    assert (await world.warroom.outbox.public(match.ref)).to_act == (ALICE, CAROL, DAVE)


async def test_members_with_equal_hands_are_both_asked_and_the_first_answer_counts(world: Crowd) -> None:
    match = await swapped(world)
    acting = to_act(match)
    assert set(acting) in ({ALICE, BOB}, {CAROL, DAVE})
    first, second = acting
    late = await world.warroom.play.panel(match.ref, second.id)
    assert late.screen.choices
    await act(world, match, first)
    refusal = await refused("stale", world.press(match, second, late.version, late.menu.node_of(0)))
    assert refusal.params["answered"] == first.name
    assert any(first.name in sentence for sentence in refusal.params["happened"])
    assert (await world.load(match)).version == match.version + 1


async def test_whoever_is_overtaken_by_the_enemy_is_told_what_happened_without_blame(world: Crowd) -> None:
    match = await swapped(world)
    first, second = to_act(match)
    late = await world.warroom.play.panel(match.ref, first.id)
    await act(world, match, first)
    enemy = next(person for person in to_act(await world.load(match)) if person not in (first, second))
    await act(world, match, enemy)
    refusal = await refused("stale", world.press(match, first, late.version, late.menu.node_of(0)))
    assert refusal.params["answered"] == ""
    assert any(enemy.name in sentence for sentence in refusal.params["happened"])
    typed = world.warroom.play.type(match.ref, world.request(second), f"{late.version}#0")
    assert (await refused("stale", typed)).params["answered"] == first.name


async def test_what_happened_is_told_as_the_reader_may_know_it(world: Crowd) -> None:
    match = await two_against_two(world)
    hands = {card_name(action.card) for person in (ALICE, BOB) for action in offer_for(match, person.id).actions}
    for person in (ALICE, BOB):
        await act(world, match, person)
    told = {}
    for person in (ALICE, CAROL):
        press = world.press(match, person, match.version - 1, 1)
        told[person.name] = " ".join((await refused("stale", press)).params["happened"])
    assert any(name in told["Alice"] for name in hands)
    assert told["Carol"]
    assert not any(name in told["Carol"] for name in hands)


async def test_any_member_gives_the_match_up_for_the_team(world: Crowd) -> None:
    match = await two_against_two(world)
    over = await world.warroom.play.resign(match.ref, world.request(DAVE))
    assert over.ending is not None
    assert over.ending.ranks == ((0,), (1,))
    told = await world.warroom.play.log_sentences(match.ref, ALICE.id)
    assert told[-2:] == ("● Dave resigned the match for Carol & Dave.", "Your side won the match!")
    public = await world.warroom.outbox.public(match.ref)
    assert "Alice & Bob won the match" in public.screen.text
    assert [button.custom_id.verb for button in public.buttons] == [
        "rematch",
        "replay",
        "review",
        "log",
        "words",
        "proof",
    ]


async def test_a_match_of_four_is_played_to_its_end(world: Crowd) -> None:
    match = await two_against_two(world)
    moves = 0
    while (match := await world.load(match)).status == "live":
        acting = to_act(match)
        person = acting[moves % len(acting)]
        shown = await world.warroom.play.panel(match.ref, person.id)
        assert shown.seat == seat_of(match, person.id)
        calm = [index for index, each in enumerate(shown.screen.choices) if each.shortcut != "withdraw"]
        await act(world, match, person, calm[moves * 7 % len(calm)])
        moves += 1
    assert moves > 12
    assert match.ending is not None
    record = await world.warroom.play.record(match.ref)
    assert b'"teams": [\n    [\n      0,\n      1' in record
