"""The REST routes: what each call may do, and what it changes."""

import json
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from tests.discord_server import guilds
from tests.discord_server.bodies import check_commands, check_message
from tests.discord_server.document import Operation, Wrong, discord_document
from tests.discord_server.gateway import address_of
from tests.discord_server.guilds import Channel, Guild
from tests.discord_server.interactions import ANSWER, UPDATE
from tests.discord_server.library_habits import documented_body, documented_query
from tests.discord_server.messages import File, Message
from tests.discord_server.refusals import Form, Refusal

if TYPE_CHECKING:
    from tests.discord_server.server import Discord


@dataclass
class Call:
    """One call as it came in, and how it was answered. `status` 0: it never was."""

    method: str
    path: str
    body: Any = field(default_factory=dict)
    files: dict[int, File] = field(default_factory=dict)
    query: dict[str, str] = field(default_factory=dict)
    host: str = ""
    """Host and port by which the bot reached Discord; there may be a relay between."""
    authorized: bool = False
    operation: Operation | None = None
    parameters: tuple[str, ...] = ()
    """What stands in the path where the operation's has a name."""
    wrong: list[Wrong] = field(default_factory=list)
    """What the document doesn't allow."""
    at: float = 0.0
    status: int = 0
    code: int = 0

    def __str__(self) -> str:
        return f"{self.method} {self.path}"


Handler = Callable[..., Any]


class Rest:
    """Carries out calls on a `Discord`; raises Refusal."""

    def __init__(self, discord: "Discord") -> None:
        self._discord = discord
        application, messages = "/applications/{application_id}", "/channels/{channel_id}/messages"
        events = "/guilds/{guild_id}/scheduled-events"
        original = "/webhooks/{webhook_id}/{webhook_token}/messages/@original"
        self.handlers: dict[str, Handler] = {
            "GET /users/@me": self._me,
            "GET /oauth2/applications/@me": self._application,
            "GET /gateway": lambda call: {"url": address_of(call.host)},
            "GET /gateway/bot": self._gateway,
            f"PUT {application}/commands": self._put_commands,
            f"PUT {application}/guilds/{{guild_id}}/commands": self._put_commands,
            f"GET {application}/emojis": self._emojis,
            f"POST {application}/emojis": self._make_emoji,
            f"DELETE {application}/emojis/{{emoji_id}}": self._delete_emoji,
            "POST /interactions/{interaction_id}/{interaction_token}/callback": self._callback,
            f"GET {original}": self._get_original,
            f"PATCH {original}": self._edit_original,
            f"DELETE {original}": self._delete_original,
            f"GET {messages}": self._history,
            f"POST {messages}": self._send,
            f"PATCH {messages}/{{message_id}}": self._edit_message,
            f"DELETE {messages}/{{message_id}}": self._delete_message,
            f"POST {messages}/{{message_id}}/threads": self._start_thread,
            "GET /guilds/{guild_id}/members/{user_id}": self._member,
            "GET /users/@me/guilds": self._my_guilds,
            "POST /users/@me/channels": self._open_direct_channel,
            f"GET {application}/commands": self._commands,
            f"GET {application}/guilds/{{guild_id}}/commands": self._commands,
            "GET /channels/{channel_id}": self._get_channel,
            "PATCH /channels/{channel_id}": self._rename_channel,
            "GET /guilds/{guild_id}": self._guild,
            f"GET {events}": self._events,
            f"POST {events}": self._make_event,
            f"GET {events}/{{guild_scheduled_event_id}}": self._event,
            f"PATCH {events}/{{guild_scheduled_event_id}}": self._edit_event,
            f"DELETE {events}/{{guild_scheduled_event_id}}": self._delete_event,
        }

    def carry_out(self, call: Call) -> Any:
        """Do what is asked; the body of the answer, None for 204."""
        if call.operation is None:
            raise Refusal(404, 0)
        if call.operation.needs_token and not call.authorized:
            raise Refusal(401, 0)
        form = Form()
        for wrong in call.wrong:
            form.fail(*wrong)
        form.check()
        shown = call.body.get("data") or call.body if isinstance(call.body, dict) else {}
        self._discord.emojis.check(shown.get("components") or ())
        return self.handlers[call.operation.name](call, *call.parameters)

    # --- the application ---------------------------------------------------------------------------------------

    def _me(self, _call: Call) -> Any:
        return {**self._discord.bot.payload(), "mfa_enabled": True, "locale": "en-US", "verified": True}

    def _application(self, _call: Call) -> Any:
        return {
            "id": self._discord.app_id, "name": "warroom", "icon": None, "description": "", "type": None,
            "bot_public": True, "bot_require_code_grant": False, "verify_key": "", "team": None, "flags": 0,
            "flags_new": "0", "summary": "", "owner": self._discord.bot.payload(), "redirect_uris": [],
            "interactions_endpoint_url": None, "role_connections_verification_url": None,
            "approximate_guild_count": len(self._discord.guilds), "approximate_user_install_count": 0,
            "approximate_user_authorization_count": 0, "explicit_content_filter": 0, "eligible_oauth2_scopes": [],
            "integration_types_config": {"0": {}, "1": {}},
        }  # fmt: skip

    def _gateway(self, call: Call) -> Any:
        limit = self._discord.gateway.session_start_limit
        return {"url": address_of(call.host), "shards": self._discord.shards, "session_start_limit": limit}

    def _put_commands(self, call: Call, app_id: str, guild_id: str | None = None) -> Any:
        check_commands(call.body)
        new = self._discord.snowflakes.new
        defaults = {
            "application_id": app_id, "version": new(), "type": 1, "description": "", "options": [], "nsfw": False,
            "name_localizations": None, "description_localizations": None, "contexts": None, "integration_types": [0],
        }  # fmt: skip
        found = [
            {**defaults, **_told(command), "default_member_permissions": _as_text(command), "id": new()}
            for command in call.body
        ]
        self._discord.commands[guild_id] = found
        return found

    def _commands(self, _call: Call, _app_id: str, guild_id: str | None = None) -> Any:
        return self._discord.commands.get(guild_id, [])

    def _emojis(self, _call: Call, _app_id: str) -> Any:
        return {"items": list(self._discord.emojis.by_id.values())}

    def _make_emoji(self, call: Call, _app_id: str) -> Any:
        return self._discord.emojis.make(call.body["name"], call.body["image"])

    def _delete_emoji(self, _call: Call, _app_id: str, emoji_id: str) -> None:
        self._discord.emojis.delete(emoji_id)

    # --- interactions ------------------------------------------------------------------------------------------

    def _callback(self, call: Call, interaction_id: str, token: str) -> Any:
        interaction = self._discord.interactions.answer(interaction_id, token, call.body, call.files)
        if call.query.get("with_response") != "true":
            return None
        shown = interaction.message
        told = {"id": interaction.id, "type": interaction.kind, "response_message_loading": False}
        if shown is not None:
            told |= {"response_message_id": shown.id, "response_message_ephemeral": shown.seen_by is not None}
        if shown is None or interaction.answered_with not in (ANSWER, UPDATE):
            return {"interaction": told}
        return {"interaction": told, "resource": {"type": interaction.answered_with, "message": shown.payload()}}

    def _get_original(self, _call: Call, _app_id: str, token: str) -> Any:
        return self._discord.interactions.original(token).payload()

    def _edit_original(self, call: Call, _app_id: str, token: str) -> Any:
        return self._discord.interactions.edit_original(token, call.body, call.files).payload()

    def _delete_original(self, _call: Call, _app_id: str, token: str) -> None:
        self._discord.interactions.delete_original(token)

    # --- guilds, channels and messages -------------------------------------------------------------------------

    def _my_guilds(self, call: Call) -> Any:
        mine = [guild for guild in self._discord.guilds.values() if self._discord.bot.id in guild.members]
        found = [
            {
                "id": guild.id, "name": guild.name, "icon": None, "banner": None, "owner": False, "features": [],
                "permissions": str(guild.everyone),
            }
            for guild in mine
            if int(guild.id) > int(call.query.get("after", 0))
        ]  # fmt: skip
        return found[: int(call.query.get("limit", 200))]

    def _open_direct_channel(self, call: Call) -> Any:
        """Discord opens a channel to anybody, and refuses only what is sent there."""
        user_id = call.body["recipient_id"]
        users = [guild.members[user_id] for guild in self._discord.guilds.values() if user_id in guild.members]
        if not users:
            raise Refusal(404, 10013)
        channel_id = self._discord.direct_channels.setdefault(user_id, self._discord.snowflakes.new())
        return {"id": channel_id, "type": 1, "last_message_id": None, "flags": 0, "recipients": [users[0].payload()]}

    def _check_direct(self, channel_id: str) -> bool:
        """Whether a channel is a direct one; raises Refusal if its person takes no messages of the bot."""
        to = next((user_id for user_id, opened in self._discord.direct_channels.items() if opened == channel_id), None)
        if to is not None and to in self._discord.takes_no_messages:
            raise Refusal(403, 50007)
        return to is not None

    def _get_channel(self, _call: Call, channel_id: str) -> Any:
        return self._channel(channel_id).payload()

    def _rename_channel(self, call: Call, channel_id: str) -> Any:
        channel = self._channel(channel_id)
        channel.name = call.body["name"]
        return channel.payload()

    def _guild(self, _call: Call, guild_id: str) -> Any:
        return self._own_guild(guild_id).described()

    def _own_guild(self, guild_id: str) -> Guild:
        guild = self._discord.guilds.get(guild_id)
        if guild is None or self._discord.bot.id not in guild.members:
            raise Refusal(404, 10004)
        return guild

    def _events(self, _call: Call, guild_id: str) -> Any:
        return self._discord.calendars.of(self._own_guild(guild_id))

    def _make_event(self, call: Call, guild_id: str) -> Any:
        return self._discord.calendars.make(self._own_guild(guild_id), call)

    def _event(self, _call: Call, guild_id: str, event_id: str) -> Any:
        return self._discord.calendars.get(self._own_guild(guild_id), event_id)

    def _edit_event(self, call: Call, guild_id: str, event_id: str) -> Any:
        return self._discord.calendars.edit(self._own_guild(guild_id), event_id, call)

    def _delete_event(self, _call: Call, guild_id: str, event_id: str) -> None:
        self._discord.calendars.delete(self._own_guild(guild_id), event_id)

    def _channel(self, channel_id: str, *needed: int) -> Channel:
        channel = self._discord.channel(channel_id)
        guild = self._discord.guilds[channel.guild_id]
        may = guild.may(self._discord.bot.id, channel)
        if not may & guilds.VIEW_CHANNEL:
            raise Refusal(403, 50001)
        if any(not may & bit for bit in needed):
            raise Refusal(403, 50013)
        return channel

    def _send(self, call: Call, channel_id: str) -> Any:
        if self._check_direct(channel_id):
            check_message(call.body, call.files)
            return self._discord.messages.make(channel_id, self._discord.bot, call.body, call.files).payload()
        channel = self._discord.channel(channel_id)
        needed = [guilds.SEND_MESSAGES_IN_THREADS if channel.is_thread else guilds.SEND_MESSAGES]
        needed += [guilds.ATTACH_FILES] if call.files else []
        needed += [guilds.EMBED_LINKS] if call.body.get("embeds") else []
        self._channel(channel_id, *needed)
        check_message(call.body, call.files)
        self._unarchive(channel)
        return self._discord.messages.make(channel_id, self._discord.bot, call.body, call.files).payload()

    def _unarchive(self, channel: Channel) -> None:
        """A message opens an archived thread; a locked one stays shut for who may not manage threads."""
        may = self._discord.guilds[channel.guild_id].may(self._discord.bot.id, channel)
        if channel.locked and not may & guilds.MANAGE_THREADS:
            raise Refusal(403, 160005)
        if channel.archived:
            channel.archived = False
            self._discord.tell("THREAD_UPDATE", channel.payload(), channel.guild_id)

    def _history(self, call: Call, channel_id: str) -> Any:
        """The newest messages of a channel, newest first; none for whoever may not read its history.

        It is not documented whether the nonces of messages are listed, so they aren't here.
        """
        channel = self._channel(channel_id)
        may = self._discord.guilds[channel.guild_id].may(self._discord.bot.id, channel)
        if not may & guilds.READ_MESSAGE_HISTORY:
            return []
        public = [each for each in self._discord.messages.by_id.values() if each.seen_by is None]
        here = sorted((each for each in public if each.channel_id == channel_id), key=lambda each: -int(each.id))
        return [
            {key: value for key, value in each.payload().items() if key != "nonce"}
            for each in here[: int(call.query.get("limit", 50))]
        ]

    def _edit_message(self, call: Call, channel_id: str, message_id: str) -> Any:
        channel = self._channel(channel_id)
        message = self._own(channel_id, message_id)
        if channel.archived:
            raise Refusal(400, 50083)
        check_message(call.body, call.files, whole=False)
        return self._discord.messages.edit(message, call.body, call.files).payload()

    def _delete_message(self, _call: Call, channel_id: str, message_id: str) -> Any:
        self._channel(channel_id)
        self._discord.messages.delete(self._own(channel_id, message_id))

    def _start_thread(self, call: Call, channel_id: str, message_id: str) -> Any:
        """Make a thread from a message; its id is the message's, so there can be only one."""
        channel = self._channel(channel_id, guilds.CREATE_PUBLIC_THREADS)
        self._discord.messages.find(channel_id, message_id)
        guild = self._discord.guilds[channel.guild_id]
        if message_id in guild.channels:
            raise Refusal(400, 160004)
        if channel.is_thread:
            raise Refusal(400, 50024)
        return self._discord.add_thread(guild, channel, call.body["name"], thread_id=message_id).payload()

    def _own(self, channel_id: str, message_id: str) -> Message:
        message = self._discord.messages.find(channel_id, message_id)
        if message.author.id != self._discord.bot.id:
            raise Refusal(403, 50005)
        return message

    def _member(self, _call: Call, guild_id: str, user_id: str) -> Any:
        guild = self._discord.guilds.get(guild_id)
        if guild is None:
            raise Refusal(404, 10004)
        if user_id not in guild.members:
            raise Refusal(404, 10007)
        return guild.member(user_id)


def _told(body: dict[str, Any]) -> dict[str, Any]:
    """What a body says, without what it says by null."""
    return {key: value for key, value in body.items() if value is not None}


def _as_text(command: dict[str, Any]) -> str | None:
    bits = command.get("default_member_permissions")
    return None if bits is None else str(bits)


_BOUNDARY = re.compile(r'boundary="?([^";]+)')
_PART_NAME = re.compile(rb'[; ]name="([^"]*)"')
_FILE_NAME = re.compile(rb'filename="([^"]*)"')
_FILE = re.compile(rb"files\[(\d+)\]")


async def read(call: Call, request: Any) -> None:
    """Take the body out of a request, as JSON or as a form with files, and see whether the document allows it."""
    await _take_in(call, request)
    call.query, call.body = documented_query(call.query), documented_body(call.body)
    found = discord_document().find(call.method, call.path)
    if found is None:
        call.wrong.append(Wrong((), "UNKNOWN_OPERATION", "The bot makes no such call, as far as is known here"))
    else:
        call.operation, call.parameters = found
        call.wrong.extend(call.operation.wrong_request(call.query, call.body))


async def _take_in(call: Call, request: Any) -> None:
    data = await request.read()
    boundary = _BOUNDARY.search(request.headers.get("Content-Type", ""))
    if boundary is None:
        call.body = json.loads(data) if data else {}
        return
    # aiohttp's own reader of forms warns of itself, and warnings are errors in tests.
    for part in data.split(b"--" + boundary[1].encode())[1:-1]:
        head, _, content = part.partition(b"\r\n\r\n")
        name, file_name = _PART_NAME.search(head), _FILE_NAME.search(head)
        number = _FILE.fullmatch(name[1]) if name else None
        if number and file_name:
            call.files[int(number[1])] = (file_name[1].decode(), content.removesuffix(b"\r\n"))
        elif name and name[1] == b"payload_json":
            call.body = json.loads(content)
        else:
            call.wrong.append(Wrong((), "UNKNOWN_PART", f"The form has a part {head!r}"))
