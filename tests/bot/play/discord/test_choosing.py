"""Commands in the hands of somebody who plays several matches: they are asked which one by buttons."""

from typing import Any

import pytest
import simcord

from tests.bot.lobbies.discord.club import Club
from tests.bot.world import World, components, custom_id_of, labels, said

pytestmark = pytest.mark.usefixtures("quiet_log")


async def busy(world: World) -> simcord.MemberActor:
    """Start matches until somebody is to act in two of them; who that is."""
    for number in range(1, 4):
        await world.start()
        for person in (world.alice, world.bob):
            awaited = [(await world.to_act(match)).id for match in range(1, number + 1)]
            if awaited.count(person.id) == 2:
                return person
    raise AssertionError("of three matches, two await the same person")


async def waiting_for(world: World, person: simcord.MemberActor) -> set[int]:
    return {match.id for match in await world.matches() if (await world.to_act(match.id)).id == person.id}


@pytest.mark.parametrize(
    ("command", "shown"),
    [
        ("hand", "your turn"),
        ("clock", "The clock of"),
        ("board", "Here comes the board"),
    ],
)
async def test_of_several_matches_one_is_chosen_by_a_button(world: World, command: str, shown: str) -> None:
    person = await busy(world)
    asked = await person.slash(world.channel, command)
    assert asked.ephemeral
    buttons = components(asked.response)
    assert {custom_id_of(each).match for each in buttons} == await waiting_for(world, person)
    for each in buttons:
        assert f"#{custom_id_of(each).match} Air, Land & Sea against " in each["label"]
        assert each["label"].endswith("your turn")
    last = buttons[-1]
    answer = await person.click(asked.response, custom_id=last["custom_id"])
    assert answer.response.ephemeral
    assert shown.casefold() in said(answer).casefold()
    number = custom_id_of(last).match
    assert command == "board" or any(custom_id_of(each).match == number for each in components(answer.response))


async def test_any_match_can_be_resigned_and_the_question_names_it(world: World) -> None:
    person = await busy(world)
    other = world.bob if person.id == world.alice.id else world.alice
    for asker in (person, other):
        asked = await asker.slash(world.channel, "resign")
        buttons = components(asked.response)
        assert {custom_id_of(each).match for each in buttons} == {match.id for match in await world.matches()}
        answer = await asker.click(asked.response, custom_id=buttons[-1]["custom_id"])
        number = custom_id_of(buttons[-1]).match
        rival = "Bob" if asker.id == world.alice.id else "Alice"
        assert f"Resign match {number}?" in said(answer)
        assert f"**Air, Land & Sea** against {rival}." in said(answer)
        assert custom_id_of(components(answer.response)[0]).match == number


async def test_what_was_typed_is_done_in_the_match_that_is_chosen_also_after_a_restart(world: World) -> None:
    person = await busy(world)
    asked = await person.slash(world.channel, "play", action="with`draw")
    assert "with'draw" in said(asked)
    asked = await person.slash(world.channel, "play", action="withdraw")
    await world.restart()
    chosen = components(asked.response)[1]
    question = await person.click(asked.response, custom_id=chosen["custom_id"])
    assert "2 points" in said(question)
    yes = next(label for label in labels(question.response) if label.startswith("Yes"))
    await person.click(question.response, label=yes)
    number = custom_id_of(chosen).match
    assert [match.id for match in await world.matches() if match.version == 2] == [number]


async def test_actions_of_several_matches_are_suggested_and_name_their_match(world: World) -> None:
    person = await busy(world)
    numbers = await waiting_for(world, person)
    offered = await person.autocomplete(world.channel, "play", "action", "improvise")
    assert {int(each["value"].partition(":")[0]) for each in offered} == numbers
    assert all(each["name"].startswith(f"#{each['value'].partition(':')[0]} ") for each in offered)
    last = offered[-1]["value"]
    await person.slash(world.channel, "play", action=last)
    assert [match.id for match in await world.matches() if match.version == 2] == [int(last.partition(":")[0])]
    assert await world.carol.autocomplete(world.channel, "play", "action", "") == []


async def test_a_suggestion_for_somebody_elses_match_is_refused(world: World) -> None:
    person = await busy(world)
    (value, *_) = [each["value"] for each in await person.autocomplete(world.channel, "play", "action", "improvise")]
    assert "don't play" in said(await world.carol.slash(world.channel, "play", action=value))
    assert {match.version for match in await world.matches()} == {1}


async def test_a_match_that_somebody_has_resigned_is_not_listed_any_more(world: World) -> None:
    club = Club(world)
    await club.lobby(game="this-means-war", players=3)
    for person in (world.bob, world.carol):
        await person.click(world.board(), label="Join")
    question = await world.carol.slash(world.channel, "resign")
    await world.carol.click(question.response, label="Yes, resign the match")
    await world.bob.click((await world.hand(world.bob)).response, label="Go on without Carol")
    assert (await world.match()).status == "live"
    assert "no matches here" in said(await world.carol.slash(world.channel, "matches"))
    assert "no match going on" in said(await world.carol.slash(world.channel, "hand"))
    assert "This Means War!" in said(await world.bob.slash(world.channel, "matches"))
    watching: Any = await world.carol.slash(world.channel, "hand", match="1")
    assert watching.response.attachments
