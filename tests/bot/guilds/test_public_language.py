"""A server in a language that nobody speaks, whose people read English: no word is where it doesn't belong."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

import discord
import pytest
import simcord
from msgspec.structs import replace

from bot.daily.posts import RESTORE_SECONDS
from bot.guilds.model import HouseRules
from bot.match.model.timing import DAY
from bot.match.words import FORMER
from bot.screens.custom_ids import read
from tests.bot.daily.test_discord import choose
from tests.bot.history.discord.test_exports import gif, made_page
from tests.bot.history.discord.test_gif_maker import stand_in
from tests.bot.history.discord.test_replays import play
from tests.bot.lobbies.discord.test_practice import this_bot
from tests.bot.ratings.test_discord import end
from tests.bot.review.chores import InstantChores, let_review
from tests.bot.review.test_discord import until
from tests.bot.tournaments.discord.test_results import resign
from tests.bot.tournaments.discord.test_tournament_messages import Hall
from tests.bot.world import World, components, replace_service, said
from tests.pseudo_language import PSEUDO, english_words, pseudo_language_known

pytestmark = pytest.mark.usefixtures("quiet_log", "every_result_counts")

NAMES = frozenset(("Alice", "Bob", "Carol", "Dave", "Ola", "Autumn", "Cup"))
_TEXT_KEYS = ("content", "title", "description", "name", "value", "label", "placeholder", "text", "location")
_OF_PSEUDO = re.compile("[⟦⟧ḅḍḟṁṗțṽẋ]")
_CODE = re.compile("[0-9a-f]{8,}")
_PRIVATE_FLAG = 64


@pytest.fixture
async def club(world: World) -> Any:
    """The world in the language, with channels for results and for daily positions."""
    with pseudo_language_known():
        results, daily = (world.guild.create_text_channel(name) for name in ("results", "daily"))
        rules = HouseRules(language=PSEUDO, results_channel=results.id, daily_channel=daily.id)
        await world.store.set_house_rules(world.guild.id, rules)
        yield world


async def press(person: simcord.MemberActor, message: Any, verb: str) -> Any:
    """Press the first button of this verb."""
    ids = [part["custom_id"] for part in components(message)]
    return await person.click(message, custom_id=next(each for each in ids if (i := read(each)) and i.verb == verb))


def has(message: Any, verb: str) -> bool:
    return any((i := read(part["custom_id"])) and i.verb == verb for part in components(message))


def newest(world: World, verb: str) -> discord.Message:
    """The newest public message with a control of this verb."""
    return [message for message in world.public() if has(message, verb)][-1]


def shown_texts(part: Any) -> Iterator[str]:
    """All that a person reads of what was sent, however deep."""
    if isinstance(part, Mapping):
        for key, value in part.items():
            if isinstance(value, str):
                yield from [value] if key in _TEXT_KEYS else ()
            else:
                yield from shown_texts(value)
    elif isinstance(part, list | tuple):
        for each in part:
            yield from shown_texts(each)


def shown(world: World) -> Iterator[tuple[bool, str, list[str]]]:
    """What the bot asked of Discord: whether everybody sees it, the call, and its texts."""
    for request in world.env.http_requests:
        body = request.json if isinstance(request.json, Mapping) else {}
        call = f"{request.method} {request.path}"
        if request.path.endswith("/callback"):
            data = body.get("data") or {}
            is_card = body.get("type") == 4 and not data.get("flags", 0) & _PRIVATE_FLAG
            yield is_card, call, list(shown_texts(data))
        elif request.path.startswith("/webhooks"):
            yield False, call, list(shown_texts(body))
        elif request.path.startswith(("/channels", "/guilds")):
            yield True, call, list(shown_texts(body))


def english_left(text: str) -> list[str]:
    """The English words of a text, without names, digests and codes."""
    return english_words(_CODE.sub("", text), NAMES)


def check(world: World, calls: int) -> None:
    """Fail on any word in the wrong language; `calls` is the least number of public ones that have texts."""
    wrong, number = [], 0
    for is_public, call, texts in shown(world):
        number += is_public and bool(texts)
        for text in texts:
            if is_public and (left := english_left(text)):
                wrong.append(f"public {call}: {left[:4]} of {text!r}")
            if not is_public and _OF_PSEUDO.search(text):
                wrong.append(f"private {call}: {text!r}")
    assert wrong == [], "\n".join(wrong)
    assert number >= calls


async def test_a_match_from_its_challenge_to_what_is_kept_of_it(club: World) -> None:
    world = club
    replace_service(world.client, stand_in())
    let_review(world.warroom, InstantChores())
    card = await world.challenge(clock="daily", options="target=single")
    await press(world.bob, card.response, "accept")
    await play(world, 2)
    await world.env.advance_time(1.5 * DAY)
    assert (await play(world)).status == "over"
    step = await press(world.carol, newest(world, "replay"), "replay")
    text = await world.carol.click(step.response, label="Text")
    shared = await world.carol.click(text.response, label="Share here")
    (sheet,) = await world.files(world.public()[-1])
    assert english_left(sheet.decode()) == []
    step = await world.carol.click(shared.response, label="Back to the replay")
    made = await gif(world, step)
    await made_page(world, await world.carol.click(made, label="Share here"))
    assert any(each.filename == "match-1.gif" for message in world.public() for each in message.attachments)
    asked = await press(world.alice, newest(world, "review"), "review")
    await until(lambda: "judged" in said(world.standing(world.alice, asked)))
    overview = world.standing(world.alice, asked)
    moments = [part for part in components(overview) if (i := read(part["custom_id"])) and i.verb == "review_moment"]
    if moments:
        moment = await world.alice.click(overview, custom_id=moments[0]["custom_id"])
        await world.alice.click(moment.response, label="Share here")
    await press(world.alice, newest(world, "rematch"), "rematch")
    await press(world.bob, newest(world, "accept"), "accept")
    check(world, 10)


async def test_a_rated_match_its_result_and_the_leaderboard(club: World) -> None:
    world = club
    card = await world.challenge(clock="daily")
    await press(world.bob, card.response, "accept")
    await play(world, 4)
    await resign(world, world.bob, 1)
    await end(world, world.alice, world.bob, 20)
    leaders = await world.bob.slash(world.channel, "leaderboard", game="air-land-sea")
    await world.bob.click(leaders.response, label="Post it here")
    check(world, 5)


async def test_a_match_against_computer_players_and_what_is_told_of_it(club: World) -> None:
    world = club
    await world.alice.slash(world.channel, "challenge", opponent=this_bot(world), game="air-land-sea", level="hard")
    await world.hand(world.alice)
    await resign(world, world.alice, 1)
    step = await press(world.alice, newest(world, "replay"), "replay")
    await world.alice.click(step.response, label="Text")
    check(world, 3)


async def test_what_stays_of_a_person_who_deleted_their_data(club: World) -> None:
    world = club
    card = await world.challenge(clock="daily")
    await press(world.bob, card.response, "accept")
    await resign(world, world.alice, 1)
    await world.store.erase(world.guild.id, world.bob.id, FORMER)
    shown = await world.alice.slash(world.channel, "replay", match="1")
    await world.alice.click((await world.alice.click(shown.response, label="Text")).response, label="Share here")
    (sheet,) = await world.files(world.public()[-1])
    assert english_left(sheet.decode()) == []
    check(world, 3)


async def test_a_lobby_that_fills_up_and_the_board_brought_down(club: World) -> None:
    world = club
    card = await world.alice.slash(world.channel, "open", game="stratego")
    await press(world.bob, card.response, "join")
    panel = await world.hand(await world.to_act())
    await world.env.settle()
    await world.bob.slash(world.channel, "board", match="1")
    assert panel.ephemeral
    check(world, 2)


async def test_a_tournament_from_its_card_to_its_end(club: World) -> None:
    world = club
    hall, rules = Hall(world), await world.store.house_rules(world.guild.id)
    await world.store.set_house_rules(world.guild.id, replace(rules, threads=True))
    await hall.open(rounds=1)
    for person in list(hall.people.values()):
        await press(person, hall.table(), "enter_tournament")
    await press(hall.ola, hall.table(), "begin_tournament")
    for card in [each for each in world.public() if has(each, "agree")]:
        number = max(int(part["custom_id"].split(":")[1], 36) for part in components(card))
        for person in (await world.match(number)).people:
            await press(hall.people[person.id], card, "agree")
        await hall.lose(await world.match(number), 1)
    assert (await hall.tournament()).status == "over"
    check(world, 8)


async def test_the_daily_position_its_result_and_its_leaderboard(club: World) -> None:
    world = club
    await world.restart()
    await world.env.advance_time(RESTORE_SECONDS)
    shown_position = await world.alice.slash(world.channel, "daily")
    found = await choose(world.alice, shown_position, world.warroom.dailies.today, 0)
    await world.alice.click(found.response, label="Share")
    board = await world.alice.click(found.response, label="Leaderboard")
    await world.alice.click(board.response, label="Post it here")
    check(world, 3)
