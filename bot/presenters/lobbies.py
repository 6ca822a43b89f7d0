"""The screens of a lobby: the card of an open or a voice lobby, and the panel on which a voice lobby is arranged."""

from collections.abc import Mapping, Sequence

import msgspec

from bot.model.match import TeamMethod
from bot.presenters.match_cards import SHUFFLE_LOCKED
from bot.presenters.screen import Block, Screen, written
from bot.presenters.words import counted, listed, plural
from engine.ai.levels import Level

TEAM_METHODS: Mapping[TeamMethod, str] = {"random": "Random teams", "captains": "Captains pick", "hand": "By hand"}
"""What the buttons say by which the opener chooses how teams are made."""

_TEAMS_ARE_MADE: Mapping[TeamMethod, tuple[str, str]] = {
    "random": (
        "Teams: drawn at random",
        "They are drawn when you send the invitations. The same people get the same teams until they have played a "
        "match to its end, also if this one is called off.",
    ),
    "captains": (
        "Teams: picked by captains",
        "{first} and {second} are the captains. {second} picks first, on the card.",
    ),
    "hand": ("Teams: made by hand", "Choose below who is in team 1. Everybody else is in team 2."),
}

LEVEL_NAMES: Mapping[Level, str] = {"easy": "Easy", "medium": "Medium", "hard": "Hard"}
"""What the buttons say by which a computer player's level is chosen."""

PICK_SOMEBODY = "{people}, pick somebody for your team."
DO_YOU_PLAY = "{people}, do you play?"
"""What the card says to those it calls."""

CLOSED: Mapping[str, str] = {
    "cancelled": "It was called off. `/open` or `/muster` starts another.",
    "expired": "It expired before everybody was there. `/open` or `/muster` starts another.",
}
"""What the card of a lobby says once it is closed, by status."""


class Member(msgspec.Struct, frozen=True):
    """A person in a lobby as its card shows them; `team` counts from 0, None: in none, or in none yet."""

    name: str
    team: int | None = None
    agreed: bool = True
    captain: bool = False


class LobbySummary(msgspec.Struct, frozen=True):
    """A lobby as presenters take it; the opener comes first."""

    game: str
    terms: str
    members: tuple[Member, ...]
    sizes: tuple[int, ...]
    """How many people may play, ascending."""
    teams: int
    """How many teams there are; 0 where everybody plays alone."""
    expires_at: float

    @property
    def opener(self) -> str:
        """Who opened the lobby."""
        return self.members[0].name


class DraftedGame(msgspec.Struct, frozen=True):
    """The game of a match that somebody is about to open; `problem`: why its options can't be played, if so."""

    name: str
    gist: str
    terms: str
    clock: str
    problem: str = ""
    rating: str = ""
    """Whether it is rated, where that can be chosen."""


def draft_screen(opponent: str | None, game: DraftedGame | None = None) -> Screen:
    """A match that somebody is about to open, for an opponent of this name or for all."""
    return _drafted_screen(f"Challenge {opponent}" if opponent else "Open a match to all", game)


def practice_screen(game: DraftedGame | None = None, opponents: Sequence[str] = ()) -> Screen:
    """A match against computer players of these names that somebody is about to begin."""
    watch = "One more computer player takes your place, and you look on."
    return _drafted_screen("Play against the computer", game, against=listed(opponents), watch=watch)


def _drafted_screen(title: str, game: DraftedGame | None, *, against: str = "", watch: str = "") -> Screen:
    if game is None:
        return Screen(title=title, text="Choose a game.")
    terms = Block("These options don't go together", game.problem) if game.problem else Block("Terms", game.terms)
    return Screen(
        title=title,
        text=f"**{game.name}** · {game.gist}",
        blocks=written(
            terms,
            Block("Against", against),
            Block("Clock", game.clock),
            Block("Ratings", game.rating),
            Block("Watch", watch),
        ),
        tone="warning" if game.problem else "neutral",
    )


def computers_screen(game: str, names: Sequence[str]) -> Screen:
    """The private page on which computer players of these names are removed, and others added."""
    text = f"**{listed(names)}**" if names else "None takes part yet."
    return Screen(title=f"{game}: computer players", text=f"{text}\nThey agree at once to whatever you arrange.")


def closed_card(lobby: LobbySummary, status: str) -> Screen:
    """The public card of a lobby that was called off or expired."""
    return Screen(title=f"{lobby.game}: closed", text=CLOSED[status], footer=lobby.terms)


def open_lobby_card(lobby: LobbySummary, *, complete: bool) -> Screen:
    """The public card of an open lobby that waits for people; `complete`: it may be started as it is."""
    return Screen(
        title=f"{lobby.game}: who joins?",
        text=f"**{lobby.opener}** opens a match. Anyone here may join.",
        blocks=(
            Block("Terms", lobby.terms),
            *_people(lobby, f"Players ({len(lobby.members)} of {lobby.sizes[-1]})", marked=False),
            Block("Start", " ".join(_start(lobby, complete=complete))),
        ),
        footer=SHUFFLE_LOCKED,
        tone="your_turn",
    )


def voice_lobby_card(lobby: LobbySummary, *, picker: str | None, free: int, open_to_voice: bool) -> Screen:
    """The public card of a voice lobby; `picker`: the captain who is to pick; `free`: seats that somebody left."""
    invited = listed([member.name for member in lobby.members[1:]])
    text = f"**{lobby.opener}** invites {invited}." if invited else f"**{lobby.opener}** is looking for players."
    return Screen(
        title=f"{lobby.game}: a match for {lobby.sizes[-1]}",
        text=text,
        blocks=(
            Block("Terms", lobby.terms),
            *_people(lobby, "Players", marked=picker is None),
            Block("Now", _next_step(lobby, picker, free, open_to_voice=open_to_voice)),
            Block("Until", _when(lobby.expires_at)),
        ),
        footer=SHUFFLE_LOCKED,
        tone="your_turn",
    )


def arrangement_screen(lobby: LobbySummary, team_method: TeamMethod, present: Sequence[str], *, posted: bool) -> Screen:
    """The opener's private panel of a voice lobby; `present`: who else is in the voice channel."""
    names = [member.name for member in lobby.members]
    blocks = [Block("Terms", lobby.terms)]
    if present:
        blocks.append(Block("Also in your voice channel", listed(present)))
    if lobby.teams:
        captains = sorted((member for member in lobby.members if member.captain), key=lambda member: member.team or 0)
        first, second = (captains[0].name, captains[1].name) if len(captains) > 1 else (names[0], names[-1])
        heading, text = _TEAMS_ARE_MADE[team_method]
        blocks.append(Block(heading, text.format(first=first, second=second)))
        if all(member.team is not None for member in lobby.members):
            blocks.extend(_teams(lobby, marked=False))
    advice = (
        "The invitations are sent. Whatever you change here asks everybody again."
        if posted
        else "Only you see this. Send the invitations when it's right; the match starts when everybody has agreed."
    )
    enough = len(names) in lobby.sizes
    sizes = listed([str(size) for size in lobby.sizes], "or")
    return Screen(
        title=f"{lobby.game}: who plays?",
        text=f"**{listed(names)}**\n{advice}" if enough else f"Choose who plays with you: {sizes} people in all.",
        blocks=tuple(blocks),
        tone="neutral" if enough else "warning",
    )


def _start(lobby: LobbySummary, *, complete: bool) -> list[str]:
    fewer = listed([str(size) for size in lobby.sizes[:-1]], "or")
    early: list[str] = []
    if complete:
        early = [f"{lobby.opener} may start it now."]
    elif fewer and lobby.teams:
        early = [f"{lobby.opener} may start it with {fewer} if the teams fit."]
    elif fewer:
        early = [f"{lobby.opener} may start it with {fewer}."]
    return [
        f"It starts by itself with {counted(lobby.sizes[-1], 'player')}.",
        *early,
        f"It stays open until {_when(lobby.expires_at)}.",
    ]


def _next_step(lobby: LobbySummary, picker: str | None, free: int, *, open_to_voice: bool) -> str:
    if picker is not None:
        waiting = [member.name for member in lobby.members if member.team is None]
        return f"**{picker}** picks next, from {listed(waiting)}."
    if free and open_to_voice:
        return plural(
            free,
            "{free} seat is free. Anyone in the same voice channel may take it, "
            "or {opener} may arrange a match of those who are left.",
            "{free} seats are free. Anyone in the same voice channel may take one, "
            "or {opener} may arrange a match of those who are left.",
        ).format(free=free, opener=lobby.opener)
    if free:
        return plural(
            free,
            "{free} seat is free. {opener} may arrange a match of those who are left.",
            "{free} seats are free. {opener} may arrange a match of those who are left.",
        ).format(free=free, opener=lobby.opener)
    missing = listed([member.name for member in lobby.members if not member.agreed])
    return f"The match starts when everybody has pressed **I play**. Waiting for **{missing}** to agree."


def _people(lobby: LobbySummary, heading: str, *, marked: bool) -> list[Block]:
    if lobby.teams and any(member.team is not None for member in lobby.members):
        waiting = [member.name for member in lobby.members if member.team is None]
        return [*_teams(lobby, marked=marked), *written(Block("To be picked", listed(waiting)))]
    return [Block(heading, "\n".join(_line(member, marked=marked) for member in lobby.members))]


def _teams(lobby: LobbySummary, *, marked: bool) -> list[Block]:
    teams = [[member for member in lobby.members if member.team == team] for team in range(lobby.teams)]
    return [
        Block(f"Team {number}", "\n".join(_line(member, marked=marked) for member in team) or "nobody yet", inline=True)
        for number, team in enumerate(teams, 1)
    ]


def _line(member: Member, *, marked: bool) -> str:
    name = f"{member.name} (captain)" if member.captain else member.name
    return f"{'✅' if member.agreed else '⏳'} {name}" if marked else name


def _when(at: float) -> str:
    return f"<t:{int(at)}:t> (<t:{int(at)}:R>)"
