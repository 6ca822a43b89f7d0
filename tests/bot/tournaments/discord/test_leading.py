"""Starts with a check-in, and the organiser's page, as Discord sees them."""

from typing import Any

import pytest
import simcord

from bot.screens.custom_ids import CustomId
from tests.bot.tournaments.discord.test_tournament_messages import DAY, Hall, ends
from tests.bot.world import World, labels, said, words

pytestmark = pytest.mark.usefixtures("quiet_log")

HOUR = 3600


@pytest.fixture
def hall(world: World) -> Hall:
    return Hall(world)


async def lead(hall: Hall) -> Any:
    return await hall.ola.click(hall.table(), label="Lead")


async def choose(hall: Hall, shown: Any, verb: str, *people: simcord.MemberActor) -> Any:
    return await hall.ola.select(shown.response, list(people), custom_id=str(CustomId(verb, node=1)))


async def test_a_card_says_rated_clock_size_start_and_check_in_and_calls_when_it_opens(
    hall: Hall, world: World, env: simcord.Env
) -> None:
    answer = await hall.open(size=8, starts_in=2.0, check_in=30, clock="live")
    assert "It begins by itself" in said(answer)
    for person in hall.people.values():
        await person.click(hall.table(), label="Join")
    card = hall.table()
    for text in (
        "5 minutes for a turn",
        "Rated",
        "(4 of 8)",
        "Check in during the last 30 minutes",
        "begins by itself",
    ):
        assert text in words(card)
    assert "I'm here" not in labels(card)
    await env.advance_time(1.5 * HOUR + 5)
    await env.settle()
    opened = hall.table()
    assert opened.id != card.id
    assert sorted(opened.raw_mentions) == sorted(hall.people)
    assert "The tournament continues here" in world.standing(world.carol, card).content
    assert labels(opened)[0] == "I'm here"
    for person in list(hall.people.values())[:3]:
        assert "You are in" in said(await person.click(hall.table(), label="I'm here"))
        await world.restart()
    assert "✅ Alice" in words(hall.table())
    assert hall.table().id == opened.id
    await env.advance_time(0.5 * HOUR + 5)
    await env.settle()
    assert "Round 1 of 2" in words(hall.table())
    assert "Left out, as they didn't check in: Dave." in words(hall.table())


async def test_an_organiser_removes_somebody_after_a_question(hall: Hall, world: World) -> None:
    await hall.begun()
    assert "can lead tournaments here" in said(await world.alice.click(hall.table(), label="Lead"))
    shown = await lead(hall)
    assert shown.ephemeral
    asked = await choose(hall, shown, "remove_entrant", world.alice)
    assert "Remove Alice from Autumn Cup?" in said(asked)
    await hall.ola.click(asked.response, label="Yes, remove")
    assert len(hall.cards()) == 1
    assert "Alice dropped out: " in said(await world.bob.click(hall.table(), label="In words"))
    assert "You don't take part" in said(await choose(hall, await lead(hall), "remove_entrant", hall.ola))


async def test_an_organiser_replaces_somebody_whose_card_is_open(hall: Hall, world: World) -> None:
    await hall.begun()
    erin = world.person("Erin")
    done = await choose(hall, await lead(hall), "replace_entrant", world.alice, erin)
    assert "**Erin** now plays in that place" in said(done)
    card = next(each for each in hall.cards() if "Erin" in words(each))
    assert "Alice" not in words(card)
    hall.people[erin.id] = erin
    assert (await hall.start(card)).status == "live"
    refused = await choose(hall, await lead(hall), "replace_entrant", world.bob, world.carol)
    assert "Choose two people: one who takes part" in said(refused)


async def test_an_organiser_pairs_two_who_have_nobody_to_play(hall: Hall, world: World) -> None:
    erin = world.person("Erin")
    hall.people[erin.id] = erin
    await hall.begun(5)
    tournament = await hall.tournament()
    bye = next(each for each in tournament.rounds[0] if each.second is None)
    first = next(each for each in tournament.rounds[0] if each.second is not None)
    gone, left = (hall.people[tournament.entrants[each].person.id] for each in first.indexes)
    asked = await gone.click(hall.table(), label="Drop out")
    await gone.click(asked.response, label="Yes, drop out")
    free = hall.people[tournament.entrants[bye.first].person.id]
    before = len(hall.cards())
    done = await choose(hall, await lead(hall), "pair_entrants", free, left)
    assert "They play each other" in said(done)
    assert len(hall.cards()) == before + 1
    assert "have no opponent in this round" in said(await choose(hall, await lead(hall), "pair_entrants", free, left))


async def test_ended_tournaments_are_found_and_named_on_profiles_and_lists(hall: Hall, world: World) -> None:
    await hall.begun(rounds=1)
    await hall.play_round()
    await hall.open(title="Spring Cup")
    listed = said(await world.alice.slash(world.channel, "tournament show"))
    assert listed.index("**Spring Cup**") < listed.index("**Autumn Cup** · 4 people · over · [table](")
    found = await world.alice.autocomplete(world.channel, "tournament show", "tournament", "")
    assert [(each["name"], each["value"]) for each in found] == [("Spring Cup", "2"), ("Autumn Cup (over)", "1")]
    shown = await world.alice.slash(world.channel, "tournament show", tournament="1")
    assert shown.ephemeral
    assert "Autumn Cup" in said(shown)
    winner = hall.people[(await hall.tournament()).entrants[0].person.id]
    profile = said(await winner.slash(world.channel, "profile"))
    assert "Autumn Cup: " in profile
    assert " of 4" in profile
    assert "Autumn Cup, round 1, table " in profile
    await winner.slash(world.channel, "privacy hide", on=True)
    other = next(each for each in hall.people.values() if each.id != winner.id)
    assert "Autumn Cup: " not in said(await other.slash(world.channel, "profile", person=winner))


async def test_an_organiser_ends_it_early_and_the_end_says_so(hall: Hall, world: World) -> None:
    await hall.begun()
    await hall.lose(await hall.start(hall.cards()[0]), 1)
    asked = await hall.ola.click((await lead(hall)).response, label="End it now")
    assert "The table is decided by the results so far" in said(asked)
    assert "is over, by the results so far" in said(await hall.ola.click(asked.response, label="Yes, end it"))
    (end,) = ends(world)
    assert "Ended early in round 1, by the results so far." in words(end)
    assert hall.cards() == []
    await world.env.advance_time(8 * DAY)
    await world.env.settle()
    assert len(ends(world)) == 1
