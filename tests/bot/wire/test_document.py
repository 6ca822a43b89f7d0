"""What the bot says and hears is in Discord's OpenAPI document, and the stand-in would tell if it weren't."""

from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot.deployment_check import Deployment, check_discord
from tests.bot.wire.two_players import TwoPlayers, shown
from tests.discord_server.document import discord_document
from tests.discord_server.fault_injector import Fault
from tests.discord_server.library_habits import documented_body, documented_query
from tests.discord_server.messages import Message
from tests.discord_server.process import bot_process
from tests.discord_server.rest import Rest
from tests.discord_server.server import PATIENCE, TOKEN, Discord, discord_server

MANAGE_GUILD = 1 << 5
SEND = "POST /channels/{channel_id}/messages"
EDIT = "PATCH /channels/{channel_id}/messages/{message_id}"
ANSWER = "POST /interactions/{interaction_id}/{interaction_token}/callback"
BUTTON = {"type": 2, "style": 1, "label": "Go", "custom_id": "go"}
MESSAGE: dict[str, Any] = {
    "content": "hello", "nonce": "n", "enforce_nonce": True, "allowed_mentions": {"parse": [], "users": ["1"]},
    "embeds": [{"title": "t", "type": "rich", "color": 1, "fields": [{"name": "a", "value": "b", "inline": True}]}],
    "components": [{"type": 1, "components": [BUTTON]}], "attachments": [{"id": "0", "filename": "board.png"}],
}  # fmt: skip


def row_of(*components: Any) -> dict[str, Any]:
    return {"components": [{"type": 1, "components": list(components)}]}


def wrong(name: str, body: Any, **query: str) -> list[str]:
    return [str(each) for each in discord_document().operations[name].wrong_request(query, body)]


def test_the_stand_in_carries_out_what_it_has_of_the_document_and_nothing_else() -> None:
    assert Rest(Discord()).handlers.keys() == discord_document().operations.keys()


def test_what_the_document_has_is_allowed() -> None:
    assert wrong(SEND, MESSAGE) == []
    assert wrong(ANSWER, {"type": 4, "data": {"content": "hello", "flags": 64}}, with_response="true") == []


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"contents": "hello"}, "body"),
        ({"content": 1}, "content"),
        ({"content": "x" * 4001}, "content"),
        ({"nonce": "x" * 26}, "nonce"),
        ({"allowed_mentions": {"users": [1]}}, "allowed_mentions.users.0"),
        ({"attachments": [{"id": 0}]}, "attachments.0.id"),
        ({"embeds": [{"title": "x" * 257}]}, "embeds.0.title"),
        ({"embeds": [{"colour": 1}]}, "embeds.0"),
        ({"embeds": [{"url": "no address"}]}, "embeds.0.url"),
        ({"embeds": [{"timestamp": "now"}]}, "embeds.0.timestamp"),
        ({"embeds": [{}] * 11}, "embeds"),
        (row_of(*[BUTTON] * 6), "components.0.components"),
        (row_of(BUTTON | {"style": 7}), "components.0.components.0.style"),
        (row_of(BUTTON | {"label": "x" * 81}), "components.0.components.0.label"),
        (row_of(BUTTON | {"lable": ""}), "components.0.components.0"),
    ],
)
def test_what_it_has_not_is_found_where_it_stands(change: dict[str, Any], place: str) -> None:
    assert [each.partition(":")[0] for each in wrong(SEND, {**MESSAGE, **change})] == [place]


@pytest.mark.parametrize("query", [{"with_response": "1"}, {"with_response": ""}, {"wait": "true"}])
def test_a_parameter_is_one_of_the_document_and_of_its_type(query: dict[str, str]) -> None:
    assert [each.partition(":")[0] for each in wrong(ANSWER, {"type": 6}, **query)] == list(query)


HABITS: list[tuple[str, Any, dict[str, str]]] = [
    ("PUT /applications/{application_id}/commands", [{"name": "play", "description": "Play", "nsfw": False}], {}),
    (EDIT, {"content": "hello", "tts": False}, {}),
    (ANSWER, {"type": 7, "data": {"content": "hello", "tts": False}}, {}),
    (SEND, {"embeds": [{"title": "hello", "flags": 0}]}, {}),
    (SEND, {"content": "hello", "allowed_mentions": {"users": [1]}}, {}),
    (SEND, {"content": "hello", "attachments": [{"id": 0, "filename": "board.png"}]}, {}),
    (SEND, row_of(BUTTON | {"emoji": {"id": 1, "name": "sea"}}), {}),
    (SEND, row_of({"type": 5, "custom_id": "who", "default_values": [{"id": 1, "type": "user"}]}), {}),
    (ANSWER, {"type": 6}, {"with_response": "1"}),
]


@pytest.mark.parametrize(("name", "body", "query"), HABITS)
def test_what_discord_py_is_known_for_is_let_pass(name: str, body: Any, query: dict[str, str]) -> None:
    assert wrong(name, body, **query) != []
    assert wrong(name, documented_body(body), **documented_query(query)) == []
    if name == SEND:
        assert wrong(ANSWER, documented_body({"type": 4, "data": body})) == []


@pytest.mark.parametrize(
    ("name", "body"),
    [
        ("PUT /applications/{application_id}/commands", [{"name": "play", "description": "Play", "nsfw": True}]),
        (EDIT, {"content": "hello", "tts": True}),
        (SEND, {"content": "hello", "tts": 1}),
        (SEND, {"embeds": [{"title": "hello", "flags": 1}]}),
        (SEND, {"content": "hello", "nsfw": False}),
        (SEND, {"content": "hello", "message_reference": {"message_id": 1}}),
        (SEND, {"content": "hello", "allowed_mentions": {"users": [True]}}),
    ],
)
def test_nothing_else_is_let_pass(name: str, body: Any) -> None:
    assert documented_body(body) == body
    assert wrong(name, body) != []


def test_a_call_is_found_by_its_path_and_has_a_body_only_where_there_is_one() -> None:
    document = discord_document()
    assert document.find("PUT", "/channels/1/messages") is None
    assert document.find("DELETE", "/channels/1/messages/@original") is None
    found = document.find("DELETE", "/channels/1/messages/2")
    assert found is not None
    assert found[1] == ("1", "2")
    assert found[0].wrong_request({}, {}) == []
    assert found[0].wrong_request({}, {"reason": "none"}) != []


def test_an_answer_is_what_discord_would_say() -> None:
    send, delete = (discord_document().operations[name] for name in (SEND, f"DELETE{SEND[4:]}/{{message_id}}"))
    assert 'id: 1 is not of type "string"' in map(str, send.wrong_answer(200, {"id": 1}))
    assert send.wrong_answer(404, {"code": 10003, "message": "Unknown Channel", "more": 1}) == []
    assert send.wrong_answer(404, {"message": "Unknown Channel"}) != []
    assert send.wrong_answer(201, {}) != []
    assert send.wrong_answer(502, {"message": "spoilt"}) == []
    assert delete.wrong_answer(204, None) == []
    assert delete.wrong_answer(204, {}) != []


async def post(discord: Discord, path: str, body: Any) -> tuple[int, Any]:
    """Make a call as a bot does; status and body of its answer."""
    address = discord.api_url + path.format(TwoPlayers(discord).channel.id)
    async with aiohttp.request("POST", address, json=body, headers={"Authorization": f"Bot {TOKEN}"}) as answer:
        return answer.status, await answer.json(content_type=None)


async def swallow(path: str, body: Any, told: list[tuple[int, Any]]) -> None:
    """Be a bot that makes one call and minds no answer."""
    async with discord_server(answer_seconds=PATIENCE) as discord:
        told.append(await post(discord, path, body))


async def test_who_says_something_else_is_refused_and_cannot_hide_it() -> None:
    told: list[tuple[int, Any]] = []
    with pytest.raises(AssertionError, match=r"message_reference\.message_id: 1 is not of type"):
        await swallow("/channels/{}/messages", {"content": "hello", "message_reference": {"message_id": 1}}, told)
    ((status, body),) = told
    assert (status, body["code"]) == (400, 50035)
    assert "_errors" in body["errors"]["message_reference"]["message_id"]


@pytest.mark.parametrize(
    ("path", "body", "code"),
    [
        ("/channels/{}/messages", {"content": "x" * 2001}, 50035),
        ("/channels/{}/messages", {}, 50006),
        ("/channels/{}/pins", {}, 0),
    ],
)
async def test_neither_can_who_breaks_another_rule_or_calls_what_is_not_there(path: str, body: Any, code: int) -> None:
    told: list[tuple[int, Any]] = []
    with pytest.raises(AssertionError, match="POST /channels/"):
        await swallow(path, body, told)
    assert [body["code"] for _, body in told] == [code]


async def test_a_stand_in_that_lies_is_found_out(discord: Discord, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Message, "payload", lambda message: {"id": message.id})
    assert (await post(discord, "/channels/{}/messages", {"content": "hello"}))[0] == 200
    assert any(each.startswith(f"{SEND}: 200 ") for each in discord.objections)
    discord.objections.clear()


async def test_all_kinds_of_calls_that_a_bot_makes_are_in_the_document(discord: Discord, tmp_path: Path) -> None:
    table = TwoPlayers(discord)
    table.guild.everyone |= MANAGE_GUILD
    alice, bob = table.both
    async with bot_process(discord, tmp_path / "data") as bot:
        await alice.complete("card", "name", "a")
        settings = shown(await alice.slash("settings show"))
        rule = shown(await alice.press(settings, "Boards"))
        await alice.press(rule, "On")
        discord.faults.plan("POST /interactions/", Fault("drop after"))
        card = shown(await alice.slash("challenge", opponent=bob, game="stratego", clock="daily"))
        await discord.until(lambda: bool(discord.calls_to("/webhooks/", "GET")))
        await bob.press(card, "Accept")
        await table.settled()
        await table.hand(alice)
        form = await alice.press(await table.hand(alice), "Type a formation")
        await alice.submit(form, text="nonsense")
        ready = shown(await bob.press(await table.hand(bob), "Ready"))
        if "Yes: Ready" in ready.labels:
            await bob.press(ready, "Yes: Ready")
        await discord.until(lambda: bool(discord.calls_to("/webhooks/", "PATCH")))
        await alice.press(shown(await alice.slash("clock")), "Ask for a pause")
        await discord.until(lambda: "Agree" in table.board().labels)
        await bob.press(table.board(), "Agree")
        await discord.until(lambda: bool(discord.calls_to("/channels/", "DELETE")))
        voice = discord.add_voice(table.guild)
        for person in table.both:
            discord.sit_down(table.guild, person.user, voice)
        await alice.slash("muster", game="flies-lies-supplies")
        await bob.press(shown(await bob.slash("privacy delete")), "Yes, delete it all")
        await discord.until(lambda: any(call.path.count("/") == 2 for call in discord.calls_to("/channels/", "PATCH")))
        assert "Traceback" not in bot.log
    asked = Deployment(TOKEN, int(table.board().channel_id), api_url=discord.api_url)
    assert not [each.text async for each in check_discord(asked) if each.kind == "problem"]
    called = {call.operation.name for call in discord.calls if call.operation}
    elsewhere = ("/guilds/{guild_id}/commands", "/emojis", "/scheduled-events", "/users/@me/channels")
    # Only a process that is cut off, and one that was killed amid a post, make these.
    called |= {"GET /gateway", "GET /channels/{channel_id}/messages"}
    missing = [each for each in discord_document().operations if each not in called]
    assert not [each for each in missing if not any(part in each for part in elsewhere)]
    assert {call.body["type"] for call in discord.calls_to("/interactions/")} >= {4, 7, 8, 9}
