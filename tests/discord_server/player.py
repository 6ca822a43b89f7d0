"""A person at Discord: types commands, presses and picks, and sees what that person may see, and no more."""

from typing import Any

from tests.discord_server.guilds import SEND_MESSAGES, USE_APPLICATION_COMMANDS, VIEW_CHANNEL, Channel, Guild, User
from tests.discord_server.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL, Interaction
from tests.discord_server.messages import Message
from tests.discord_server.server import PATIENCE, Discord

_STRING, _INTEGER, _BOOLEAN, _USER = 3, 4, 5, 6
_SELECT, _USER_SELECT = 3, 5


class CannotDo(AssertionError):  # noqa: N818
    """Discord's app wouldn't let this person do that."""


class Unanswered(AssertionError):  # noqa: N818
    """The app says: "This interaction failed"."""


class Player:
    """One person of a guild. What they do is answered by an `Interaction` that shows what they got to see."""

    def __init__(self, discord: Discord, guild: Guild, channel: Channel, user: User) -> None:
        self.discord = discord
        self.guild = guild
        self.channel = channel
        self.user = user

    def sees(self, channel: Channel | None = None) -> list[Message]:
        """What stands in a channel for this person, oldest first."""
        channel = channel or self.channel
        if not self.guild.may(self.user.id, channel) & VIEW_CHANNEL:
            return []
        return self.discord.messages.seen(channel.id, self.user.id)

    async def slash(self, name: str, *, channel: Channel | None = None, **options: Any) -> Interaction:
        """Type a command and wait for its answer."""
        return await self._answered(self.send(name, channel=channel, **options))

    def send(self, name: str, *, channel: Channel | None = None, **options: Any) -> Interaction:
        """Type a command, and don't wait."""
        return self._command(COMMAND, name, options, channel)

    async def tried(self, interaction: Interaction) -> Interaction:
        """Wait until the bot has tried to answer, whatever became of that."""
        await self.discord.until(lambda: interaction.tries > 0)
        return interaction

    async def complete(
        self, name: str, option: str, typed: str, *, channel: Channel | None = None, **options: Any
    ) -> list[dict[str, Any]]:
        """Begin to type an option, and return what is suggested."""
        interaction = self._command(AUTOCOMPLETE, name, {**options, option: typed}, channel, focused=option)
        return (await self._answered(interaction)).choices

    async def press(self, message: Message, label: str = "", *, custom_id: str = "") -> Interaction:
        """Press a button and wait for the answer."""
        return await self._answered(self.tap(message, label, custom_id=custom_id))

    def tap(self, message: Message, label: str = "", *, custom_id: str = "") -> Interaction:
        """Press a button, and don't wait."""
        part = self._part(
            message, lambda each: each["type"] == 2 and (each.get("label") == label or not label), custom_id
        )
        return self._use(message, {"component_type": 2, "custom_id": part["custom_id"]})

    async def pick(self, message: Message, *values: str, custom_id: str = "") -> Interaction:
        """Pick from a select and wait for the answer."""
        part = self._part(message, lambda each: each["type"] in (_SELECT, _USER_SELECT), custom_id)
        if part["type"] == _SELECT and not set(values) <= {option["value"] for option in part["options"]}:
            raise CannotDo(f"{values} isn't on the list")
        data = {"component_type": part["type"], "custom_id": part["custom_id"], "values": list(values)}
        if part["type"] == _USER_SELECT:
            data["resolved"] = self._resolved(values)
        return await self._answered(self._use(message, data))

    def forge(self, kind: int, data: dict[str, Any], source: Message | None = None) -> Interaction:
        """Send what Discord's app never would, such as a button that isn't there, and don't wait."""
        return self._do(kind, data, self.channel, source)

    async def submit(self, interaction: Interaction, **values: str) -> Interaction:
        """Fill in the modal that an interaction was answered with, by custom_id."""
        if interaction.modal is None:
            raise CannotDo("there is no modal")
        rows = [{"type": 1, "components": [{"type": 4, "custom_id": k, "value": v}]} for k, v in values.items()]
        data = {"custom_id": interaction.modal["custom_id"], "components": rows}
        return await self._answered(self._do(MODAL, data, interaction.channel, interaction.source))

    async def _answered(self, interaction: Interaction) -> Interaction:
        try:
            await self.discord.until(interaction.shown.is_set, PATIENCE)
        except TimeoutError:
            calls = self.discord.calls_to(f"/interactions/{interaction.id}/")
            tries = [(each.at - interaction.made_at, each.status, each.code) for each in calls]
            told = f"answered with {interaction.answered_with}; its calls' seconds, statuses and codes: {tries}"
            raise Unanswered(f"{interaction.data} was {told}") from None
        return interaction

    def _part(self, message: Message, fits: Any, custom_id: str) -> dict[str, Any]:
        if message.id not in self.discord.messages.by_id or message.seen_by not in (None, self.user.id):
            raise CannotDo(f"{self.user.name} doesn't see that message")
        channel = self.discord.channel(message.channel_id)
        if channel.archived or channel.locked:
            raise CannotDo("the thread is shut")
        for part in message.parts:
            if fits(part) and (not custom_id or part.get("custom_id") == custom_id) and not part.get("disabled"):
                return part
        raise CannotDo(f"there is no such component; there is {message.labels}")

    def _use(self, message: Message, data: dict[str, Any]) -> Interaction:
        return self._do(COMPONENT, data, self.discord.channel(message.channel_id), message)

    def _do(self, kind: int, data: dict[str, Any], channel: Channel, source: Message | None) -> Interaction:
        discord = self.discord
        if not self.guild.may(self.user.id, channel) & VIEW_CHANNEL:
            raise CannotDo(f"{self.user.name} doesn't see #{channel.name}")
        interaction = Interaction(
            discord.snowflakes.new(), discord.token(), kind, self.user, self.guild, channel, data,
            discord.clock.now(), source,
        )  # fmt: skip
        discord.interact(interaction)
        return interaction

    def _command(
        self, kind: int, name: str, options: dict[str, Any], channel: Channel | None, focused: str = ""
    ) -> Interaction:
        channel = channel or self.channel
        if not self.guild.may(self.user.id, channel) & (USE_APPLICATION_COMMANDS | SEND_MESSAGES):
            raise CannotDo("no commands here")
        path = name.split()
        command, *subcommands = self._declared(path)
        declared = {option["name"]: option for option in [command, *subcommands][-1].get("options") or ()}
        missing = [each for each, option in declared.items() if option.get("required") and each not in options]
        if set(options) - set(declared) or (missing and kind == COMMAND):
            raise CannotDo(f"/{name} has the options {list(declared)}")
        given = [self._option(declared[key], value, focused == key) for key, value in options.items()]
        people = [option["value"] for option in given if option["type"] == _USER]
        for subcommand in reversed(subcommands):
            given = [{"name": subcommand["name"], "type": subcommand["type"], "options": given}]
        data = {"id": command["id"], "name": path[0], "type": 1, "options": given, "resolved": self._resolved(people)}
        return self._do(kind, data, channel, None)

    def _declared(self, path: list[str]) -> list[dict[str, Any]]:
        """A command, and the subcommands that lead to what is typed."""
        known = [*self.discord.commands.get(None, ()), *self.discord.commands.get(self.guild.id, ())]
        found: list[dict[str, Any]] = []
        for word in path:
            command = next((each for each in known if each["name"] == word), None)
            if command is None:
                raise CannotDo(f"there is no command /{' '.join(path)}")
            found.append(command)
            is_offered = 1 in command.get("integration_types", [1]) and 1 in (command.get("contexts") or [1])
            if self.discord.bot.id not in self.guild.members and not is_offered:
                raise CannotDo(f"/{' '.join(path)} isn't offered without the bot")
            known = command.get("options") or []
        return found

    def _option(self, declared: dict[str, Any], value: Any, focused: bool) -> dict[str, Any]:
        kind = declared["type"]
        if isinstance(value, Player):
            value = value.user.id
        offered = [choice["value"] for choice in declared.get("choices") or ()]
        if offered and value not in offered:
            raise CannotDo(f"{value} isn't one of {offered}")
        if kind == _STRING and not focused:
            if not declared.get("min_length", 0) <= len(value) <= declared.get("max_length", 6000):
                raise CannotDo(f"{declared['name']} has a length that isn't taken")
        elif kind in (_INTEGER, _BOOLEAN) and not isinstance(value, int):
            raise CannotDo(f"{declared['name']} is a number")
        shown = {"name": declared["name"], "type": kind, "value": value}
        return {**shown, "focused": True} if focused else shown

    def _resolved(self, user_ids: Any) -> dict[str, Any]:
        members = {each: self.guild.member(each, self.channel) for each in user_ids if each in self.guild.members}
        users = {user_id: member.pop("user") for user_id, member in members.items()}
        return {"users": users, "members": members}
