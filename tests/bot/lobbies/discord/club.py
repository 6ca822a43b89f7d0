"""A server with a voice channel, and the steps by which people come together for a match."""

from typing import Any

import simcord

from bot.match.model.match import Match
from tests.bot.world import World, components, custom_id_of, labels

FLIES = "flies-lies-supplies"


class Club:
    """Four people who may play, a fifth who only watches, and a voice channel."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.guild = world.guild
        self.voice = world.guild.create_voice_channel("The table")
        self.dave, self.erin = world.person("Dave"), world.person("Erin")
        self.four = (world.alice, world.bob, world.carol, self.dave)

    async def join_voice(self, *people: simcord.MemberActor) -> None:
        for person in people or self.four:
            await person.join_voice(self.voice)

    async def lobby(self, **more: Any) -> Any:
        return await self.world.alice.slash(self.world.channel, "open", **{"game": FLIES, **more})

    async def muster(self, **more: Any) -> Any:
        return await self.world.alice.slash(self.world.channel, "muster", game=FLIES, **more)

    async def post_card(self, team_method: str = "By hand", **more: Any) -> Any:
        """Open a voice lobby of the four and post its card."""
        panel = await self.muster(**more)
        panel = await self.world.alice.click(panel.response, label=team_method)
        await self.world.alice.click(panel.response, label="Send invitations")
        return self.card()

    def card(self) -> Any:
        """The newest public message in the command's channel that can be clicked, as Erin sees it."""
        history = self.world.channel.history(viewer=self.erin)
        return next(message for message in reversed(history) if message.components and not message.flags.ephemeral)

    def voice_chat_card(self) -> Any:
        """The newest message in the voice channel's chat that can be clicked."""
        history = self.voice.history(viewer=self.erin)
        return next(message for message in reversed(history) if message.components and not message.flags.ephemeral)

    async def agree(self, *people: simcord.MemberActor) -> Any:
        answer = None
        for person in people:
            answer = await person.click(self.card(), label="I play")
        return answer

    async def match(self, match_id: int = 1) -> Match:
        return await self.world.match(match_id)

    def actor(self, user_id: int) -> simcord.MemberActor:
        return next(person for person in (*self.four, self.erin) if person.id == user_id)


class ClubMatch:
    """A match that the first of these people opened and the others joined, in joining order."""

    game: str
    options = ""

    def __init__(self, world: World, players: int) -> None:
        self.world = world
        self.club = Club(world)
        self.people = self.club.four[:players]

    async def begin(self, options: str = "") -> None:
        await self.club.lobby(game=self.game, options=options or self.options, players=len(self.people))
        for person in self.people[1:]:
            await person.click(self.board(), label="Join")

    def board(self) -> Any:
        """The newest public message that can be clicked, as somebody sees it who doesn't play."""
        return self.club.card()

    async def match(self) -> Match:
        return await self.club.match()

    async def is_live(self) -> bool:
        return (await self.match()).status == "live"


def people_of(match: Match) -> list[list[str]]:
    """The names by team of a match that has started."""
    return [[match.people[seat].name for seat in team] for team in match.roster.teams]


def select_for(message: Any, verb: str) -> str:
    """The custom id of the select with this verb."""
    return next(each["custom_id"] for each in components(message) if custom_id_of(each).verb == verb)


async def press(person: simcord.MemberActor, page: Any, beginning: str) -> Any:
    """Click the first button of a page whose label begins so."""
    label = next(each for each in labels(page.response) if each.startswith(beginning))
    return await person.click(page.response, label=label)
