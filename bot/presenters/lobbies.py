"""The screens of a gathering: the card of a lobby or a muster, and the panel on which a muster is arranged."""

from collections.abc import Sequence
from typing import Literal

import msgspec

from bot.presenters.match_cards import fair_shuffle
from bot.presenters.screen import Block, Screen
from bot.presenters.words import counted, listed

Way = Literal["random", "captains", "hand"]

WAYS: dict[Way, str] = {"random": "Draw them", "captains": "Captains pick", "hand": "By hand"}
"""What the buttons say by which the opener chooses how teams are made."""

_EXPLAINED: dict[Way, str] = {
    "random": (
        "They are drawn from the match's secret key when you post the card: the same people always get the same teams, "
        "and the key that is shown at the end proves it."
    ),
    "captains": "{first} and {second} are the captains. {second} picks first, on the card.",
    "hand": "Choose who is in team 1 below; everybody else is in team 2.",
}

CLOSED: dict[str, str] = {
    "cancelled": "It was called off. `/open` and `/muster` start another.",
    "expired": "Its time ran out before everybody was there. `/open` and `/muster` start another.",
}
"""What the card of a gathering says once it is closed, by status."""


class Guest(msgspec.Struct, frozen=True):
    """A person of a gathering as its card shows them; `team` counts from 0, None: in none, or in none yet."""

    name: str
    team: int | None = None
    agreed: bool = True
    captain: bool = False


class Circle(msgspec.Struct, frozen=True):
    """A gathering as presenters take it; the opener comes first."""

    game: str
    terms: str
    guests: tuple[Guest, ...]
    sizes: tuple[int, ...]
    """How many people may play, ascending."""
    teams: int
    """How many teams there are; 0 where everybody plays alone."""
    expires_at: float
    commitment: str


def closed_card(circle: Circle, status: str) -> Screen:
    """The public card of a gathering that was called off or lapsed."""
    return Screen(title=f"{circle.game}: closed", text=CLOSED[status], footer=circle.terms)


def lobby_card(circle: Circle, *, complete: bool) -> Screen:
    """The public card of a lobby that waits for people; `complete`: it may be started as it is."""
    opener, most = circle.guests[0].name, circle.sizes[-1]
    start = f"It starts by itself with {counted(most, 'player')}."
    if complete:
        start += f" {opener} may start it now."
    elif len(circle.sizes) > 1:
        fewer = [str(size) for size in circle.sizes[:-1]]
        start += f" {opener} may start it with {listed(fewer, 'or')}" + (", if the teams fit." if circle.teams else ".")
    heading = f"Players ({len(circle.guests)} of {most})"
    return Screen(
        title=f"{circle.game}: who joins?",
        text=f"**{opener}** opens a match. Anyone here may join.",
        blocks=(
            Block("Terms", circle.terms),
            *_people(circle, heading, marked=False),
            Block("Start", f"{start} It waits until {_when(circle.expires_at)}."),
            fair_shuffle(circle.commitment),
        ),
        tone="your_turn",
    )


def muster_card(circle: Circle, *, picker: str | None, free: int, open_to_voice: bool) -> Screen:
    """The public card of a muster; `picker`: the captain who is to pick; `free`: seats that somebody left."""
    others = listed([guest.name for guest in circle.guests[1:]])
    return Screen(
        title=f"{circle.game}: a match for {circle.sizes[-1]}",
        text=f"**{circle.guests[0].name}** calls {others or 'for players'}.",
        blocks=(
            Block("Terms", circle.terms),
            *_people(circle, "Players", marked=picker is None),
            Block("Now", _next_step(circle, picker, free, open_to_voice=open_to_voice)),
            Block("Until", _when(circle.expires_at)),
            fair_shuffle(circle.commitment),
        ),
        tone="your_turn",
    )


def setup_screen(circle: Circle, way: Way, present: Sequence[str], *, posted: bool) -> Screen:
    """The opener's private panel; `present`: who else stands in the voice channel."""
    names = [guest.name for guest in circle.guests]
    blocks = [Block("Terms", circle.terms)]
    if present:
        blocks.append(Block("Also in your voice channel", listed(present)))
    if circle.teams:
        captains = sorted((guest for guest in circle.guests if guest.captain), key=lambda guest: guest.team or 0)
        first, second = (captains[0].name, captains[1].name) if len(captains) > 1 else (names[0], names[-1])
        text = _EXPLAINED[way].format(first=first, second=second)
        blocks.append(Block(f"Teams: {WAYS[way].lower()}", text))
        if all(guest.team is not None for guest in circle.guests):
            blocks.extend(_teams(circle, marked=False))
    todo = (
        "The card is out. What you change here asks everybody again."
        if posted
        else "Only you see this. Post the card when it's right; the match starts when everybody has agreed."
    )
    enough = len(names) in circle.sizes
    return Screen(
        title=f"{circle.game}: who plays?",
        text=f"**{listed(names)}**\n{todo}" if enough else f"Choose who plays with you: {_sizes(circle)} in all.",
        blocks=tuple(blocks),
        tone="neutral" if enough else "warning",
    )


def _next_step(circle: Circle, picker: str | None, free: int, *, open_to_voice: bool) -> str:
    if picker is not None:
        waiting = [guest.name for guest in circle.guests if guest.team is None]
        return f"**{picker}** picks next, from {listed(waiting)}."
    if free:
        change = f"{circle.guests[0].name} may arrange a match of those who are left"
        takers = "Whoever stands in the same voice channel may take " + ("it; or " if free == 1 else "one; or ")
        return f"{counted(free, 'seat is', 'seats are')} free. {takers if open_to_voice else ''}{change}."
    waiting = [guest.name for guest in circle.guests if not guest.agreed]
    return f"Press **I play** to agree. The match starts when all have; still missing: **{listed(waiting)}**."


def _people(circle: Circle, heading: str, *, marked: bool) -> list[Block]:
    if circle.teams and any(guest.team is not None for guest in circle.guests):
        waiting = [guest.name for guest in circle.guests if guest.team is None]
        return [*_teams(circle, marked=marked), *([Block("To be picked", listed(waiting))] if waiting else [])]
    return [Block(heading, "\n".join(_line(guest, marked=marked) for guest in circle.guests))]


def _teams(circle: Circle, *, marked: bool) -> list[Block]:
    members = [[guest for guest in circle.guests if guest.team == team] for team in range(circle.teams)]
    return [
        Block(f"Team {team + 1}", "\n".join(_line(guest, marked=marked) for guest in each) or "nobody yet", inline=True)
        for team, each in enumerate(members)
    ]


def _line(guest: Guest, *, marked: bool) -> str:
    name = f"{guest.name} (captain)" if guest.captain else guest.name
    return f"{'✅' if guest.agreed else '⏳'} {name}" if marked else name


def _sizes(circle: Circle) -> str:
    return f"{listed([str(size) for size in circle.sizes], 'or')} people"


def _when(at: float) -> str:
    return f"<t:{int(at)}:t> (<t:{int(at)}:R>)"
