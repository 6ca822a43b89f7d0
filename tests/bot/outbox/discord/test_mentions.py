"""Whatever people call themselves, a message calls exactly those whom it should."""

import json
import re
from typing import Any

import pytest
import simcord

from tests.bot.lobbies.discord.club import Club
from tests.bot.world import GAME, World
from tests.dice import Dice

pytestmark = pytest.mark.usefixtures("quiet_log")

NASTY = (
    "@everyone <@1> discord.gg/evil",
    "**[x](https://evil.example)**",
    "\u202e<t:0:R> @here\u2066",
    "||a||`b`\n# c " + "z\u0335\u0321\u0353" * 9,
)
RAW = re.compile(r"@everyone|@here|<@1>|discord.gg/|https://evil|\|\|a|`b`|<t:0|[\u202a-\u202e\u2066-\u2069]")


def sent(env: simcord.Env) -> list[Any]:
    """The body of every message that was sent or edited; an answer without text or cards is none."""
    bodies = []
    for each in env.http_requests:
        if each.method not in {"POST", "PATCH"} or not each.json:
            continue
        if each.path.startswith("/interactions/"):
            data = each.json.get("data") or {}
            if each.json["type"] in (4, 7):
                bodies.append(data)
        elif "/messages" in each.path:
            bodies.append(each.json)
    return bodies


async def test_every_message_says_whom_it_may_call_and_no_name_does_anything(world: World, env: simcord.Env) -> None:
    world.alice, world.bob, world.carol, dave = (world.person(name) for name in NASTY)
    club = Club(world)
    club.dave, club.four = dave, (world.alice, world.bob, world.carol, dave)
    await play_one(world)
    await club.join_voice()
    await club.post_card("By hand")
    await world.alice.slash(world.channel, "block add", person=world.carol)
    await world.alice.slash(world.channel, "block list")
    await club.lobby()
    for command, options in (
        ("matches", {}), ("hand", {"match": "1"}), ("board", {"match": "1"}), ("card", {"name": NASTY[1]}),
        ("challenge", {"opponent": dave, "game": GAME}), ("rules", {"topic": NASTY[0], "game": GAME}),
        ("play", {"action": NASTY[2], "match": "1"}),
    ):  # fmt: skip
        await world.alice.slash(world.channel, command, **options)
    await world.start()
    people = {str(person.id) for person in club.four}
    bodies = sent(env)
    assert len(bodies) > 40
    called: set[str] = set()
    for body in bodies:
        allowed = body["allowed_mentions"]
        assert allowed.get("parse", []) == []
        assert not allowed.get("roles")
        users = {str(user) for user in allowed.get("users", ())}
        assert users <= people
        called |= users
        words = json.dumps(body, ensure_ascii=False)
        assert not RAW.search(words)
        text = body.get("content") or ""
        assert users == set(re.findall(r"<@(\d+)>", text))
    assert called


async def play_one(world: World) -> None:
    """A match of which a few moves are made, in a channel of its own."""
    await world.start()
    dice = Dice(3)
    for _ in range(6):
        person = await world.to_act()
        await world.move(person, await world.hand(person), dice)
    await world.carol.click(world.board(), label="Log")


async def test_without_being_told_the_bot_calls_nobody(world: World, env: simcord.Env) -> None:
    await world.client.get_partial_messageable(world.channel.id).send("@everyone and <@1>")
    (body,) = sent(env)
    assert body["allowed_mentions"] == {"parse": []}
