"""A lobby as it changes: who is in it, which rosters they can form, and its next version."""

import msgspec

from bot.games.catalog import playable
from bot.model.computers import computer
from bot.model.match import Change, ChangeKind, Lobby, LobbySeat, LogRow, Match, Person
from bot.model.request import Request
from bot.screens.refusals import Refused
from bot.service.lobbies.start import deal
from bot.service.lobbies.teams import fitting, is_full, of_size, seated, sizes
from engine.core.values import Roster


def every_roster(game: str, options: bytes) -> tuple[Roster, ...]:
    """The rosters that these terms admit."""
    host = playable(game)
    return tuple(host.game.rosters(host.game.codec.load_options(options)))


def rosters_for(game: str, options: bytes, size: int | None) -> tuple[Roster, ...]:
    """Those for so many people, or all for None; raises Refused("wrong_size") where there is none."""
    every = every_roster(game, options)
    found = of_size(every, size)
    if not found:
        raise Refused("wrong_size", game=playable(game).presenter.name, sizes=sizes(every))
    return found


def rosters_of(match: Match) -> tuple[Roster, ...]:
    """The rosters that the people of a lobby may form; none where their number doesn't fit."""
    return of_size(every_roster(match.game, match.options), match.lobby.size if match.lobby else None)


def waiting_lobby(match: Match, at: float, *, posted: bool = True) -> Lobby:
    """The lobby of a match that still waits for its people, and has a card if `posted`; raises Refused."""
    if match.lobby is None or (posted and not match.lobby.posted):
        raise Refused("not_offered")
    if match.status != "open":
        raise Refused("lobby_closed", status=match.status)
    if match.expires_at is not None and at > match.expires_at:
        raise Refused("lobby_closed", status="expired")
    return match.lobby


def free_lobby(match: Match, at: float, *, posted: bool = True) -> Lobby:
    """The same of a lobby whose people may come and go, as those of a tournament's pairing may not; raises Refused."""
    lobby = waiting_lobby(match, at, posted=posted)
    if lobby.kind == "pairing":
        raise Refused("not_offered")
    return lobby


def place_of(match: Match, user_id: int) -> int:
    """The index of a person's place; raises Refused("not_in_lobby")."""
    for index, person in enumerate(match.people):
        if person.id == user_id:
            return index
    raise Refused("not_in_lobby")


def check_opener(match: Match, request: Request) -> None:
    """Refuse everybody but the opener."""
    if request.person.id != match.people[0].id:
        raise Refused("not_the_opener", name=match.people[0].name)


def missing(match: Match) -> tuple[Person, ...]:
    """Those of a voice lobby who haven't agreed yet."""
    places = match.lobby.places if match.lobby else ()
    return tuple(person for person, place in zip(match.people, places, strict=True) if not place.agreed)


def placed(match: Match, people: tuple[Person, ...], places: tuple[LobbySeat, ...], **changes: object) -> Match:
    """The match with these people in these places, and further changes of its lobby; computer players always agree."""
    places = tuple(
        msgspec.structs.replace(place, agreed=True) if computer(person.id) else place
        for person, place in zip(people, places, strict=True)
    )
    lobby = msgspec.structs.replace(match.lobby, places=places, **changes) if match.lobby else None
    return msgspec.structs.replace(match, people=people, lobby=lobby)


def opener_first(match: Match) -> Match:
    """The lobby with a person in the first place, who is its opener; computer players open nothing."""
    first = next(index for index, person in enumerate(match.people) if computer(person.id) is None)
    if match.lobby is None or first == 0:
        return match
    people, places = list(match.people), list(match.lobby.places)
    people.insert(0, people.pop(first))
    places.insert(0, places.pop(first))
    return placed(match, tuple(people), tuple(places))


def changed(match: Match, request: Request, kind: ChangeKind) -> Change:
    """The next version of a lobby that goes on as it stands in `match`."""
    after = msgspec.structs.replace(match, version=match.version + 1, reports=())
    row = LogRow(after.version, kind, request.at, request.person.id, interaction_id=request.interaction_id)
    return Change(after, row)


def started(match: Match, request: Request, roster: Roster) -> Change:
    """The match that a lobby becomes, in its roster's seats."""
    lobby = waiting_lobby(match, request.at)
    ready = msgspec.structs.replace(
        match,
        channel_id=lobby.play_channel_id or match.channel_id,
        roster=roster,
        people=seated(match.people, lobby.places, roster),
        lobby=msgspec.structs.replace(lobby, places=(), started=match.version + 1),
    )
    return deal(ready, request)


def started_or_changed(match: Match, request: Request, kind: ChangeKind) -> Change:
    """Start a lobby that is full and agreed to by everybody; else let it go on."""
    rosters, places = rosters_of(match), waiting_lobby(match, request.at).places
    roster = fitting(rosters, places)
    if roster is not None and is_full(rosters, places) and all(place.agreed for place in places):
        return started(match, request, roster)
    return changed(match, request, kind)
