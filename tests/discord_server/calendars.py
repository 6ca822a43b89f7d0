"""The scheduled events of guilds."""

from datetime import datetime
from typing import TYPE_CHECKING, Any

from tests.discord_server.clock import Snowflakes
from tests.discord_server.guilds import CREATE_EVENTS, Guild, User
from tests.discord_server.refusals import Form, Refusal

if TYPE_CHECKING:
    from tests.discord_server.rest import Call

_EXTERNAL = 3


class Calendars:
    """The events of each guild, by guild and event, as the bot is told of them."""

    def __init__(self, snowflakes: Snowflakes, bot: User) -> None:
        self._snowflakes = snowflakes
        self._bot = bot
        self.events: dict[tuple[str, str], dict[str, Any]] = {}

    def of(self, guild: Guild) -> list[dict[str, Any]]:
        return [event for (guild_id, _), event in self.events.items() if guild_id == guild.id]

    def get(self, guild: Guild, event_id: str) -> dict[str, Any]:
        event = self.events.get((guild.id, event_id))
        if event is None:
            raise Refusal(404, 10070)
        return event

    def make(self, guild: Guild, call: "Call") -> dict[str, Any]:
        self._check(guild, call.body)
        form = Form()
        if call.body["entity_type"] == _EXTERNAL and not call.body["entity_metadata"].get("location"):
            form.fail(("entity_metadata",), "BASE_TYPE_REQUIRED", "This field is required")
        if datetime.fromisoformat(call.body["scheduled_start_time"]).timestamp() <= call.at:
            form.fail(
                ("scheduled_start_time",), "GUILD_SCHEDULED_EVENT_SCHEDULE_PAST", "Cannot schedule event in the past."
            )
        form.check()
        event = {
            "id": self._snowflakes.new(), "guild_id": guild.id, "channel_id": None, "creator_id": self._bot.id,
            "creator": self._bot.payload(), "image": None, "status": 1, "entity_id": None, "recurrence_rule": None,
            "guild_scheduled_event_exceptions": [], **call.body,
        }  # fmt: skip
        self.events[guild.id, event["id"]] = event
        return event

    def edit(self, guild: Guild, event_id: str, call: "Call") -> dict[str, Any]:
        event = self.get(guild, event_id)
        self._check(guild, {**event, **call.body})
        event |= call.body
        return event

    def delete(self, guild: Guild, event_id: str) -> None:
        self.get(guild, event_id)
        self._check_permission(guild)
        del self.events[guild.id, event_id]

    def _check(self, guild: Guild, body: dict[str, Any]) -> None:
        self._check_permission(guild)
        form = Form()
        form.length(("name",), body["name"], least=1, most=100)
        form.length(("description",), body["description"], least=1, most=1000)
        form.length(("entity_metadata", "location"), body["entity_metadata"]["location"], least=1, most=100)
        if body["scheduled_end_time"] <= body["scheduled_start_time"]:
            form.fail(("scheduled_end_time",), "GUILD_SCHEDULED_EVENT_SCHEDULE_ORDER", "It ends before it begins.")
        form.check()

    def _check_permission(self, guild: Guild) -> None:
        if not guild.everyone & CREATE_EVENTS:
            raise Refusal(403, 50013)
