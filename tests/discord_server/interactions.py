"""Interactions: answered once within three seconds, followed up for fifteen minutes, private where they began so."""

import asyncio
from dataclasses import dataclass, field
from typing import Any

from tests.discord_server.bodies import EPHEMERAL, check_choices, check_message, check_modal
from tests.discord_server.clock import Clock
from tests.discord_server.guilds import DIRECT, Channel, Guild, User
from tests.discord_server.messages import File, Message, Messages
from tests.discord_server.refusals import Form, Refusal

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL = 2, 3, 4, 5
ANSWER, DEFER, DEFER_UPDATE, UPDATE, CHOICES, SHOW_MODAL = 4, 5, 6, 7, 8, 9

ANSWER_SECONDS = 3.0
TOKEN_SECONDS = 15 * 60.0

_ALLOWED = {
    COMMAND: {ANSWER, DEFER, SHOW_MODAL},
    COMPONENT: {ANSWER, DEFER, DEFER_UPDATE, UPDATE, SHOW_MODAL},
    AUTOCOMPLETE: {CHOICES},
    MODAL: {ANSWER, DEFER, DEFER_UPDATE, UPDATE},
}
_NAMES = {COMMAND: "APPLICATION_COMMAND", COMPONENT: "MESSAGE_COMPONENT", AUTOCOMPLETE: "AUTOCOMPLETE", MODAL: "MODAL"}


@dataclass
class Interaction:
    """What somebody did, and what came of it. `message`: what the answer shows, or the one that was edited by it."""

    id: str
    token: str
    kind: int
    user: User
    guild: Guild
    channel: Channel
    data: dict[str, Any]
    made_at: float
    source: Message | None = None
    """The message whose component was used."""
    answered_with: int | None = None
    answered_at: float = 0.0
    message: Message | None = None
    choices: list[dict[str, Any]] = field(default_factory=list)
    modal: dict[str, Any] | None = None
    tries: int = 0
    """How often the bot has called back, whatever became of the call."""
    shown: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when the person has something to look at: more than "thinking…"."""

    @property
    def is_direct(self) -> bool:
        """Whether it was made in direct messages, and in no guild."""
        return self.channel.kind == DIRECT

    def owners(self, bot_id: str) -> dict[str, str]:
        """Through whose installation it was made: the guild's, or the person's where the bot is no member."""
        return {"0": self.guild.id} if bot_id in self.guild.members else {"1": self.user.id}

    def payload(self, app_id: str, bot_id: str) -> dict[str, Any]:
        guild, channel, user = self.guild, self.channel, self.user
        body = {
            "id": self.id, "application_id": app_id, "type": self.kind, "token": self.token, "version": 1,
            "channel_id": channel.id, "data": self.data, "locale": "en-US",
            "channel": {**channel.payload(), "permissions": str(guild.may(user.id, channel))},
            "app_permissions": str(guild.may(bot_id, channel)), "entitlements": [],
            "authorizing_integration_owners": self.owners(bot_id), "context": int(self.is_direct),
            "attachment_size_limit": 10 * 1024 * 1024,
        }  # fmt: skip
        body |= {"user": user.payload()} if self.is_direct else {
            "guild_id": guild.id, "guild": {"id": guild.id, "features": [], "locale": "en-US"},
            "member": guild.member(user.id, channel), "guild_locale": "en-US",
        }  # fmt: skip
        return body if self.source is None else {**body, "message": self.source.payload()}

    def metadata(self, bot_id: str) -> dict[str, Any] | None:
        """What a message says of the interaction that it answers; None for a modal, whose story is longer."""
        shared = {
            "id": self.id, "type": self.kind, "user": self.user.payload(),
            "authorizing_integration_owners": self.owners(bot_id),
        }  # fmt: skip
        if self.kind == COMPONENT and self.source is not None:
            return {**shared, "interacted_message_id": self.source.id}
        return shared if self.kind == COMMAND else None


class Interactions:
    """Every interaction by its token."""

    def __init__(self, clock: Clock, messages: Messages, bot: User) -> None:
        self.answer_seconds = ANSWER_SECONDS
        """How long an answer may take; tests give longer, as their machine may be busy with others."""
        self._clock = clock
        self._messages = messages
        self._bot = bot
        self._by_token: dict[str, Interaction] = {}

    def add(self, interaction: Interaction) -> None:
        self._by_token[interaction.token] = interaction

    def note_try(self, path: str) -> None:
        """Count a call to `/interactions/{id}/{token}/callback`, before anything can befall it."""
        found = self._by_token.get(path.split("/")[3])
        if found is not None:
            found.tries += 1

    def answer(self, interaction_id: str, token: str, body: dict[str, Any], files: dict[int, File]) -> Interaction:
        """The callback: the one answer to an interaction."""
        interaction = self._by_token.get(token)
        if interaction is None or interaction.id != interaction_id:
            raise Refusal(404, 10062)
        if interaction.answered_with is not None:
            raise Refusal(400, 40060)
        if self._clock.now() - interaction.made_at > self.answer_seconds:
            raise Refusal(404, 10062)
        kind, data = body.get("type"), body.get("data") or {}
        if kind not in _ALLOWED[interaction.kind] or (kind in (DEFER_UPDATE, UPDATE) and interaction.source is None):
            form = Form()
            form.fail(("type",), "INTERACTION_CALLBACK_TYPE", f"{kind} doesn't answer {_NAMES[interaction.kind]}")
            form.check()
        self._carry_out(interaction, int(kind or 0), data, files)
        interaction.answered_with, interaction.answered_at = kind, self._clock.now()
        return interaction

    def _carry_out(self, interaction: Interaction, kind: int, data: dict[str, Any], files: dict[int, File]) -> None:
        if kind == CHOICES:
            check_choices(data)
            interaction.choices = list(data.get("choices") or ())
        elif kind == SHOW_MODAL:
            check_modal(data)
            interaction.modal = data
        elif kind == ANSWER:
            check_message(data, files)
            interaction.message = self._post(interaction, data, files, bool(int(data.get("flags") or 0) & EPHEMERAL))
        elif kind == DEFER:
            private = bool(int(data.get("flags") or 0) & EPHEMERAL)
            seen_by = interaction.user.id if private else None
            interaction.message = self._messages.loading(interaction.channel.id, self._bot, seen_by=seen_by)
            interaction.message.made_by = interaction.metadata(self._bot.id)
            return
        else:
            interaction.message = interaction.source
            if kind == DEFER_UPDATE:
                return
            check_message(data, files, whole=False)
            self._messages.edit(self._standing(interaction.source), data, files)
        interaction.shown.set()

    def original(self, token: str) -> Message:
        return self._standing(self._open(token).message)

    def delete_original(self, token: str) -> None:
        self._messages.delete(self.original(token))

    def edit_original(self, token: str, body: dict[str, Any], files: dict[int, File]) -> Message:
        interaction = self._open(token)
        check_message(body, files, whole=False)
        message = self._messages.edit(self._standing(interaction.message), body, files)
        interaction.shown.set()
        return message

    def _open(self, token: str) -> Interaction:
        interaction = self._by_token.get(token)
        if interaction is None or interaction.answered_with is None:
            raise Refusal(404, 10015)
        if self._clock.now() - interaction.made_at > TOKEN_SECONDS:
            raise Refusal(401, 50027)
        return interaction

    def _post(self, interaction: Interaction, data: dict[str, Any], files: dict[int, File], private: bool) -> Message:
        message = self._messages.make(interaction.channel.id, self._bot, data, files)
        message.is_answer, message.made_by = True, interaction.metadata(self._bot.id)
        message.seen_by = interaction.user.id if private else None
        return message

    def _standing(self, message: Message | None) -> Message:
        if message is None or message.id not in self._messages.by_id:
            raise Refusal(404, 10008)
        return message
