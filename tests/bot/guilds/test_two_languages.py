"""Two people in one match, each in their own language: they may press the same, and the board is everybody's."""

import re
from typing import Any

import pytest
import simcord
from msgspec.structs import replace

from bot.guilds.model import HouseRules, Preferences
from bot.match import texts as match_texts
from bot.texts import languages
from tests.bot.lobbies.discord.test_practice import this_bot
from tests.bot.world import World, components, labels, pictured, said, words
from tests.dice import Dice

KANA = re.compile("[\u3041-\u30ff]")


async def hand_in(world: World, person: simcord.MemberActor, language: str) -> Any:
    """A person's hand, after they chose a language."""
    await world.warroom.rows.guilds.set_preferences(
        world.guild.id, person.id, replace(Preferences(), language=language)
    )
    return (await world.hand(person)).response


def ids(message: Any) -> list[str]:
    return [component["custom_id"] for component in components(message)]


def shown(message: Any) -> str:
    """Everything to read in a message: its words, its buttons and what its pictures show."""
    return "\n".join((words(message), *labels(message), pictured(message)))


def footer_in(language: str) -> str:
    with languages.reading(language):
        return match_texts.match_number(number=1)


@pytest.mark.parametrize("game", ["air-land-sea", "fight-flight-bite", "this-means-war"])
async def test_two_people_play_each_in_their_own_language_and_the_board_is_in_the_servers(
    world: World, game: str
) -> None:
    await world.start(game=game)
    await world.store.set_house_rules(world.guild.id, HouseRules(language="pl"))
    await hand_in(world, world.alice, "ja")
    await hand_in(world, world.bob, "de")
    dice = Dice(5)
    movers = set()
    for _ in range(12):
        person = await world.to_act()
        movers.add(person.id)
        is_alice = person.id == world.alice.id
        panel = await world.hand(person)
        asked = shown(panel.response)
        answer = shown((await world.move(person, panel, dice)).response)
        own, other = ("ja", "de") if is_alice else ("de", "ja")
        assert [bool(KANA.search(text)) for text in (asked, answer)] == [is_alice, is_alice]
        assert [footer_in(own) in text for text in (asked, answer)] == [True, True]
        assert [footer_in(other) in text for text in (asked, answer)] == [False, False]
        assert footer_in("pl") in words(world.board())
        assert not any(KANA.search(shown(message)) or footer_in("de") in shown(message) for message in world.public())
    assert movers == {world.alice.id, world.bob.id}


async def test_a_hand_has_the_same_buttons_in_every_language(world: World) -> None:
    await world.start()
    person, other = await world.to_act(), await world.waiting()
    english, german = await hand_in(world, person, "en"), await hand_in(world, person, "de")
    assert ids(english) == ids(german) != []
    assert "Your turn" in said(english)
    assert "Du bist am Zug" in said(german)
    before = said(world.board())
    assert "Your turn" not in said(await hand_in(world, other, "en"))
    assert said(world.board()) == before, "the board is in the server's language"


async def test_a_computer_player_is_called_as_each_reader_calls_it(world: World) -> None:
    await world.alice.slash(world.channel, "challenge", opponent=this_bot(world), game="air-land-sea", level="hard")
    assert "Computer (hard)" in said(world.board())
    assert "Computer (schwer)" in said(await hand_in(world, world.alice, "de"))
    assert "Computer (hard)" in said(await hand_in(world, world.alice, "en"))
    assert "Computer (hard)" in said(world.board()), "the board is in the server's language"
    assert [each.stored_name for each in (await world.match()).people] == ["Alice", "Computer (hard)"]


async def test_a_match_is_found_by_the_name_of_a_computer_player_in_both_languages(world: World) -> None:
    await world.alice.slash(world.channel, "challenge", opponent=this_bot(world), game="air-land-sea", level="hard")
    await hand_in(world, world.alice, "de")
    for typed in ("schwer", "hard"):
        for command in ("hand", "replay"):
            found = await world.alice.autocomplete(world.channel, command, "match", typed)
            assert ["Computer (schwer)" in each["name"] for each in found] == [True], (typed, command)
