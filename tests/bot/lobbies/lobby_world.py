"""People who come together for a match of several, and a game that each of them plays alone."""

from dataclasses import replace

from msgspec import structs

from bot.lobbies.opening import OpeningRequest
from bot.lobbies.voice_lobbies import VoiceGroup
from bot.match.model.match import Lobby, Match, Person
from engine.core.game import Outcome, Step
from engine.core.rng import Rng
from engine.core.values import Roster, Seat, roster
from tests.bot.service_world import ALICE, BOB, CAROL, CHANNEL, GUILD, World
from tests.engine.core.pebbles import Heap, PebblesOptions, Take, Taken, pebbles

DAVE = Person(104, "Dave")
ERIN = Person(105, "Erin")
EVERYBODY = (ALICE, BOB, CAROL, DAVE)
VOICE = 77
FLIES = "flies-lies-supplies"


def new_for_many(options: PebblesOptions, roster: Roster, rng: Rng) -> Step[Heap, Taken]:
    return Step(Heap(10 + len(roster.seats), options.most, Seat(len(roster.seats) - 1), rng))


def apply_for_many(state: Heap, seat: Seat, action: Take) -> Step[Heap, Taken]:
    step = pebbles.apply(state, seat, action)
    return Step(structs.replace(step.state, turn=Seat(abs(state.turn - 1))), step.events)


pebbles_for_many = replace(
    pebbles,
    apply=apply_for_many,
    apply_listed=apply_for_many,
    rosters=lambda _options: (roster(1, 1), roster(1, 1, 1), roster(1, 1, 1, 1)),
    new=new_for_many,
    outcome=lambda state: None if state.pebbles else Outcome(((0,), (1, 2)), "last"),
)
"""The toy game for two, three or four, each against all others."""


class Crowd(World):
    """A warroom with four people, and short words for how they gather."""

    def call(self, opener: Person = ALICE, *, game: str = FLIES, options: str = "") -> OpeningRequest:
        return OpeningRequest(GUILD, CHANNEL, opener, game, options, next(self._interactions))

    async def lobby(self, opener: Person = ALICE, *, size: int | None = None, game: str = FLIES) -> Match:
        return await self.warroom.open_lobbies.open(self.call(opener, game=game), size)

    async def mustered(self, *people: Person, game: str = FLIES, options: str = "", can_host: bool = True) -> Match:
        group = VoiceGroup(VOICE, people or EVERYBODY, can_host)
        return await self.warroom.voice_lobbies.open(self.call(game=game, options=options), group)

    async def posted(self, *people: Person, team_method: str = "hand", options: str = "") -> Match:
        """A muster whose card is out."""
        match = await self.mustered(*people, options=options)
        voice_lobbies = self.warroom.voice_lobbies
        await voice_lobbies.choose_team_method(match.ref, self.request(ALICE), team_method)  # type: ignore[arg-type]  # a test's word
        return await voice_lobbies.post(match.ref, self.request(ALICE))

    async def join(self, match: Match, person: Person, team: int | None = None, voice: int | None = None) -> Match:
        return await self.warroom.open_lobbies.join(match.ref, self.request(person), team, voice)

    async def leave(self, match: Match, person: Person) -> Match:
        return await self.warroom.open_lobbies.leave(match.ref, self.request(person))

    async def agree(self, match: Match, *people: Person) -> Match:
        for person in people:
            match = await self.warroom.open_lobbies.agree(match.ref, self.request(person))
        return match


def lobby(match: Match) -> Lobby:
    assert match.lobby is not None
    return match.lobby


def teams(match: Match) -> list[list[str]]:
    """The names by team; those who wait for one come last."""
    places = list(zip(match.people, lobby(match).places, strict=True))
    return [[person.name for person, place in places if place.team == team] for team in (0, 1, None)]


def agreed(match: Match) -> list[str]:
    return [person.name for person, place in zip(match.people, lobby(match).places, strict=True) if place.agreed]


def sides(match: Match) -> list[list[str]]:
    """The names by team of a match that has started."""
    return [[match.people[seat].name for seat in team] for team in match.roster.teams]
