"""Screens of lobbies: public cards, the panel that arranges a voice lobby, drafts, block list and refusals."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from bot.match.card_picture import Mark, Plate, card_of_lobby, card_picture
from bot.match.model.match import TeamMethod
from bot.screens.presenter import Presenter
from bot.screens.refusals import RefusalText, guesses, make_link
from bot.screens.screen import HEADLINE_LENGTH, Block, Picture, Screen, drop_empty, named_block
from bot.screens.words import format_count, format_list, join_fitting, plural, quote
from engine.ai.player import Level

TEAM_METHODS: Mapping[TeamMethod, str] = {"random": "Random teams", "hand": "By hand"}
"""Labels of the buttons that choose the team method."""

_TEAMS_ARE_MADE: Mapping[TeamMethod, tuple[str, str]] = {
    "random": (
        "Teams: drawn at random",
        "They are drawn when you send the invitations. The same people get the same teams until they have finished a "
        "match, so calling one off changes nothing.",
    ),
    "hand": ("Teams: made by hand", "Choose below who is in team 1. Everybody else is in team 2."),
}

LEVEL_NAMES: Mapping[Level, str] = {"beginner": "Beginner", "easy": "Easy", "medium": "Medium", "hard": "Hard"}
"""Labels of the buttons that choose a computer player's level."""

LEVEL_TEXTS: Mapping[Level, str] = {
    "beginner": "A beginner plays as in a first match.",
    "easy": "An easy player knows the rules of thumb.",
    "medium": "A medium player thinks ahead.",
    "hard": "A hard player thinks ahead as far as it can.",
}
"""Description of a computer player, by level."""

DO_YOU_PLAY = "{people}, do you play?"
"""Text of a voice lobby's card that pings the people who have not agreed."""

_ALL_AGREE = "The match starts when everybody has pressed **I play**."

_STEP_LENGTH = 170
"""Number of characters that the next step in a headline must stay below; the deadline has the rest."""

_TEAMS = 2
"""Number of teams for which a card's picture has two columns."""

CLOSED: Mapping[str, str] = {
    "cancelled": "It was called off. `/open` or `/muster` starts another.",
    "expired": "It expired before everybody was there. `/open` or `/muster` starts another.",
}
"""Text of a closed lobby's card, by match status."""


class Member(msgspec.Struct, frozen=True):
    """A person of a lobby. `team` is an index; None before the person has a team, and in games without teams."""

    name: str
    team: int | None = None
    agreed: bool = True


class LobbySummary(msgspec.Struct, frozen=True):
    """A lobby as presenters take it; the opener comes first."""

    presenter: Presenter[Any, Any, Any, Any]
    terms: str
    members: tuple[Member, ...]
    sizes: tuple[int, ...]
    """Possible numbers of players, ascending."""
    teams: int
    """Number of teams; 0 if the game has none."""
    expires_at: float
    footer: str = ""

    @property
    def game(self) -> str:
        """The game's title."""
        return self.presenter.name

    @property
    def opener(self) -> str:
        """Name of the person who opened the lobby."""
        return self.members[0].name


class DraftedGame(msgspec.Struct, frozen=True):
    """The chosen game of a draft. `problem` explains why its options conflict; "" if they don't."""

    name: str
    gist: str
    variant: str
    """Name of the rules variant, such as "Quick"."""
    terms: str
    clock: str
    problem: str = ""
    rating: str = ""
    """Sentence whether the match is rated; "" if the opener can't choose."""


def draft_screen(opponent: str | None, game: DraftedGame | None = None) -> Screen:
    """Return the page of a draft. `opponent` is a name, and None means an open lobby.

    Without `game`, the page asks for one.
    """
    title = f"Challenge {opponent}" if opponent else "Open a match to all"
    if game is None:
        return Screen(title=title, text="Which game?")
    return _drafted_screen(title, game, named_block(game.clock), named_block(game.rating))


def quick_screen() -> Screen:
    """Return the page on which a press on a game starts a match against the computer."""
    return Screen(title=_PRACTICE)


def practice_screen(game: DraftedGame, opponents: Sequence[str], level: Level) -> Screen:
    """Return the page of a draft against computer players of these names and level, with all that can be chosen."""
    return _drafted_screen(_PRACTICE, game, Block("Against", f"{format_list(opponents)}. {LEVEL_TEXTS[level]}"))


_PRACTICE = "Play against the computer"


def _drafted_screen(title: str, game: DraftedGame, *more: Block) -> Screen:
    variant = Block("Rules variant", f"**{game.variant}** · {game.terms}")
    return Screen(
        title=title,
        text=f"**{game.name}** · {game.gist}",
        blocks=drop_empty(Block("These rules don't go together", game.problem) if game.problem else variant, *more),
        tone="warning" if game.problem else "neutral",
    )


def computers_screen(game: str, names: Sequence[str]) -> Screen:
    """Return the private page with the names of a lobby's computer players.

    `game` is the game's display name. If `names` is empty, the page shows that no computer player takes part yet.
    """
    text = f"**{format_list(names)}**" if names else "None takes part yet."
    return Screen(title=f"{game}: computer players", text=f"{text}\nThey agree at once to whatever you arrange.")


def closed_card(lobby: LobbySummary, status: str) -> Screen:
    """Return the public card of a lobby that was cancelled or expired.

    `status` is the match's status, a key of `CLOSED`; it selects the card's text.
    """
    return Screen(title=f"{lobby.game}: closed", text=CLOSED[status], footer=lobby.terms)


def open_lobby_card(lobby: LobbySummary, *, complete: bool) -> Screen:
    """Return the public card of an open lobby that waits for people.

    `complete` is True if the match can start with the people who have joined so far.
    """
    text, start = f"**{lobby.opener}** opens a match. Anyone here may join.", _start(lobby, complete=complete)
    return Screen(
        title=f"{lobby.game}: who joins?",
        text=text,
        headline=join_fitting((text, *start), HEADLINE_LENGTH),
        blocks=(
            Block("Terms", lobby.terms),
            *_people(lobby, f"Players ({len(lobby.members)} of {lobby.sizes[-1]})", marked=False),
            Block("Start", " ".join(start)),
        ),
        picture=_picture(lobby, marked=False),
        footer=lobby.footer,
        tone="your_turn",
    )


def voice_lobby_card(lobby: LobbySummary, *, free: int, open_to_voice: bool) -> Screen:
    """Return the public card of a voice lobby.

    `free` is the number of free seats. `open_to_voice` means that people of its voice channel may take one.
    """
    invited, until = format_list([member.name for member in lobby.members[1:]]), _time_text(lobby.expires_at)
    text = f"**{lobby.opener}** invites {invited}." if invited else f"**{lobby.opener}** is looking for players."
    step = _next_step(lobby, free, open_to_voice=open_to_voice)
    return Screen(
        title=f"{lobby.game}: a match for {lobby.sizes[-1]}",
        text=text,
        headline=join_fitting((step if len(step) < _STEP_LENGTH else _ALL_AGREE, f"Until {until}."), HEADLINE_LENGTH),
        blocks=(
            Block("Terms", lobby.terms),
            *_people(lobby, "Players", marked=True),
            Block("Now", step),
            Block("Until", until),
        ),
        picture=_picture(lobby, marked=True),
        footer=lobby.footer,
        tone="your_turn",
    )


def arrangement_screen(lobby: LobbySummary, team_method: TeamMethod, present: Sequence[str], *, posted: bool) -> Screen:
    """Return the opener's panel of a voice lobby, which shows its people, terms and teams.

    `team_method` selects the text on how teams are made. `present` names the other people in the voice channel.
    `posted` is True if the lobby's card, which invites the people, is posted.
    """
    names = [member.name for member in lobby.members]
    blocks = [Block("Terms", lobby.terms)]
    if present:
        blocks.append(Block("Also in your voice channel", format_list(present)))
    if lobby.teams:
        blocks.append(Block(*_TEAMS_ARE_MADE[team_method]))
        if all(member.team is not None for member in lobby.members):
            blocks.extend(
                Block(f"Team {number}", format_list([member.name for member in team]) or "nobody yet")
                for number, team in enumerate(_teams(lobby), 1)
            )
    advice = (
        "The invitations are sent. If you change anything, everybody is asked again."
        if posted
        else "Send the invitations when it's right. The match starts when everybody has agreed."
    )
    enough = len(names) in lobby.sizes
    sizes = format_list([str(size) for size in lobby.sizes], "or")
    return Screen(
        title=f"{lobby.game}: who plays?",
        text=f"**{format_list(names)}**\n{advice}" if enough else f"Choose who plays with you: {sizes} people in all.",
        blocks=tuple(blocks),
        tone="neutral" if enough else "warning",
    )


def drawn_note(playing: int, present: int) -> str:
    """Return the note that people of a voice channel were drawn for a match; "" if all of them play.

    `playing` counts the people in the match, and `present` those in the channel.
    """
    if not 1 < playing < present:
        return ""
    return f"{present} of you are here, and {playing} can play, so I drew who does. Choose other people if you like."


def _start(lobby: LobbySummary, *, complete: bool) -> list[str]:
    fewer = format_list([str(size) for size in lobby.sizes[:-1]], "or")
    early: list[str] = []
    if complete:
        early = [f"{lobby.opener} may start it now."]
    elif fewer and lobby.teams:
        early = [f"{lobby.opener} may start it with {fewer} if the teams fit."]
    elif fewer:
        early = [f"{lobby.opener} may start it with {fewer}."]
    return [
        f"It starts by itself with {format_count(lobby.sizes[-1], 'player')}.",
        *early,
        f"It stays open until {_time_text(lobby.expires_at)}.",
    ]


def _next_step(lobby: LobbySummary, free: int, *, open_to_voice: bool) -> str:
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
    missing = format_list([member.name for member in lobby.members if not member.agreed])
    return f"{_ALL_AGREE} Waiting for **{missing}** to agree."


def _picture(lobby: LobbySummary, *, marked: bool) -> Picture:
    """Draw the lobby's people and the free seats, in teams if all people have one.

    `marked` shows who has agreed and who is awaited.
    """
    plates = [Plate(each.name, mark=_mark(each) if marked else "none") for each in lobby.members]
    free = [Plate()] * max(lobby.sizes[-1] - len(plates), 0)
    lists = [[*plates, *free]]
    if lobby.teams == _TEAMS and all(member.team is not None for member in lobby.members):
        lists = [
            [plate for plate, member in zip(plates, lobby.members, strict=True) if member.team == team]
            for team in range(_TEAMS)
        ]
        for seat in free:
            min(lists, key=len).append(seat)
    return card_picture(lobby.presenter, card_of_lobby(lists, lobby.terms))


def _mark(member: Member) -> Mark:
    return "agreed" if member.agreed else "awaited"


def _people(lobby: LobbySummary, heading: str, *, marked: bool) -> list[Block]:
    if lobby.teams and all(member.team is not None for member in lobby.members):
        return [
            Block(f"Team {number}", _lines(team, marked=marked) or "nobody yet", inline=True)
            for number, team in enumerate(_teams(lobby), 1)
        ]
    return [Block(heading, _lines(lobby.members, marked=marked))]


def _teams(lobby: LobbySummary) -> list[list[Member]]:
    return [[member for member in lobby.members if member.team == team] for team in range(lobby.teams)]


def _lines(members: Sequence[Member], *, marked: bool) -> str:
    return "\n".join(_line(member, marked=marked) for member in members)


def _line(member: Member, *, marked: bool) -> str:
    return f"{'✅' if member.agreed else '⏳'} {member.name}" if marked else member.name


def _time_text(at: float) -> str:
    return f"<t:{int(at)}:t> (<t:{int(at)}:R>)"


_CHALLENGE_CLOSED = {
    "live": "That challenge was accepted already, and the match is on. `/board` shows it.",
    "over": "That challenge was accepted, and its match is over. `/challenge` starts another.",
    "declined": "That challenge was declined. `/challenge` asks again.",
    "cancelled": "That challenge was taken back. `/challenge` makes a new one.",
    "expired": "That challenge has expired. `/challenge` makes a new one.",
}


_LOBBY_CLOSED = {
    "live": "That match has started. Press **My hand** under its board if you play in it.",
    "over": "That match is over already. `/open` starts another.",
    "cancelled": "That match was called off. `/open` or `/muster` starts another.",
    "expired": "That match expired before everybody was there. `/open` or `/muster` starts another.",
}


def _cannot_start(sizes: Sequence[int], *, teams: bool) -> str:
    players = _numbers(sizes)
    if teams:
        return f"The match can't start like this: it takes {players} players, in teams of the right sizes."
    return f"The match can't start like this: it takes {players} players."


def _not_complete(free: int) -> str:
    if free <= 0:
        return "The teams aren't made yet. You can agree once they are."
    return plural(
        free,
        "The match isn't complete: {number} seat is free. You can agree once it is taken.",
        "The match isn't complete: {number} seats are free. You can agree once they are taken.",
    ).format(number=free)


def _uneven_teams(sizes: Sequence[Sequence[int]]) -> str:
    splits = dict.fromkeys(" against ".join(map(str, sorted(split))) for split in sizes)
    return f"Those teams don't fit: it has to be {format_list(list(splits), 'or')}. Choose again who is in team 1."


def _unknown_option(text: str, known: Sequence[str], meant: Sequence[str] = ()) -> str:
    if meant:
        return f"I don't understand the option {quote(text)}. Did you mean {guesses(meant)}?"
    if not known:
        return f"I don't understand the option {quote(text)}. Start typing and pick from the list."
    options = format_list([f"`{key}`" for key in known])
    return (
        f"I don't understand the option {quote(text)}. The options are {options}, written like `{known[0]}=…`. "
        "Start typing and pick from the list."
    )


def _numbers(numbers: Sequence[int]) -> str:
    return format_list([str(number) for number in numbers], "or")


REFUSALS: Mapping[str, RefusalText] = {
    "agreed_already": lambda names: f"You have already agreed. Waiting for {format_list(names)} to agree.",
    "alone_in_voice": "You're alone in your voice channel. Wait for the others, or use `/open` for a public lobby.",
    "blocked_here": "You can't join this match. `/open` starts another.",
    "blocked_pair": lambda names: f"{format_list(names)} can't play in one match. Please leave one of them out.",
    "blocked_you": "{name} isn't accepting challenges. Please challenge somebody else.",
    "bot_challenge": "{name} is a bot that can't play. Challenge a person, or use `/practice` to play against me.",
    "bot_invited": "{name} is a bot and can't play. Choose people only.",
    "cannot_start": _cannot_start,
    "cannot_swap": "There is nobody to swap teams with now. The card shows the teams.",
    "challenge_closed": lambda status: _CHALLENGE_CLOSED[status],
    "challenge_expired": _CHALLENGE_CLOSED["expired"],
    "challenged_already": lambda name, where: (
        f"You have already challenged {name} to that, and they haven't answered yet: "
        f"{make_link(where, 'here is the card')}."
    ),
    "computers_not_allowed": (
        "The admins of this server allow no computer players. Play with people: `/challenge` one, or `/open` a match "
        "to all."
    ),
    "former_player": "{name} doesn't play here any more, so there is no rematch. `/challenge` somebody else.",
    "joined_already": "You're in already. The card shows who is still missing.",
    "level_of_a_person": "{name} is no computer player, so there is no level to choose. Challenge me to play at one.",
    "lobby_closed": lambda status: _LOBBY_CLOSED[status],
    "lobby_full": "All seats are taken. Use `/open` to start a match of your own.",
    "no_voice": "Join a voice channel first, then use `/muster` for a match with the people in it.",
    "not_a_member": "That person isn't on this server any more. Challenge somebody else.",
    "rematch_stands": lambda where: (
        f"You have already asked for that, and not everybody has agreed yet: {make_link(where, 'here is the card')}."
    ),
    "not_blocked": "You don't block {name}, so nothing was changed.",
    "not_complete": _not_complete,
    "not_in_lobby": "You aren't part of this match. Only the people named on its card can do that.",
    "not_in_that_voice": "The free seat is for somebody in this match's voice channel. Join it, then press again.",
    "not_in_voice": lambda names: plural(
        len(names),
        "{names} isn't in your voice channel. Choose people who are, or wait until they join.",
        "{names} aren't in your voice channel. Choose people who are, or wait until they join.",
    ).format(names=format_list(names)),
    "no_game_chosen": "Options belong to a game. Choose the `game` too, or leave the options out and choose them next.",
    "not_over": "This match is still going on. Finish it first, then ask for a rematch.",
    "no_picks": "Captains don't pick teams any more. **Arrange** on the card lets its opener make them.",
    "no_computers": "I don't play myself at the moment. Play with people: `/challenge` one, or `/open` a match to all.",
    "not_the_challenger": "Only {name}, who made this challenge, can cancel it.",
    "not_the_opener": "Only {name}, who opened this match, can do that.",
    "not_the_opponent": "This challenge is for {name}, and only {name} can answer it.",
    "not_yours_to_end": "Only whoever began this match, or an admin of the server, can end it.",
    "posted_already": "The invitations are out already. Changes that you make here show on their card.",
    "rated_with_computers": "A match with a computer player is never rated. Leave out `rated`, or challenge a person.",
    "self_block": "You can't block yourself. Name somebody else.",
    "self_challenge": "You can't play against yourself. Challenge somebody else on this server.",
    "team_full": "Team {team} is full. Join the other one, or ask somebody to swap.",
    "too_many_open": lambda name, limit: (
        f"{name} already has {format_count(limit, 'open match', 'open matches')} here, the most allowed. Challenge "
        "somebody else, or try again later."
    ),
    "too_many_yours": lambda limit: (
        f"You already have {format_count(limit, 'open match', 'open matches')} here, the most allowed. Finish one, or "
        "cancel a challenge; `/matches` lists them."
    ),
    "uneven_teams": _uneven_teams,
    "unknown_option": _unknown_option,
    "wrong_size": lambda game, sizes: (
        f"With these options {game} is for {_numbers(sizes)} players. Choose that many, or other options."
    ),
    "watched_already": lambda where: (
        f"Computer players already play each other on this server: {make_link(where, 'here is the board')}. Watch "
        "them, or wait until they are done."
    ),
    "you_blocked": "You block {name}. `/block remove` them first, then challenge them.",
    "you_blocked_here": "You block {name}, who is in this match. `/block remove` them first, then join.",
}


_LISTED = 50


def blocked_text(name: str) -> str:
    """Return the confirmation text after blocking the person of this name."""
    return (
        f"{name} can't challenge you any more, and isn't told why. Open challenges between you have ended, and you "
        "have left the lobbies you shared; matches that have begun go on. `/block remove` undoes this."
    )


def unblocked_text(name: str) -> str:
    """Return the confirmation text after unblocking the person of this name."""
    return f"You accept challenges from {name} again."


def blocked_screen(user_ids: Sequence[int]) -> Screen:
    """Return the reader's block list as mentions, which Discord shows as names. It lists up to 50 people."""
    people = "\n".join(f"<@{user_id}>" for user_id in user_ids[:_LISTED])
    more = len(user_ids) - _LISTED
    if more > 0:
        people += plural(more, "\nand {number} more person", "\nand {number} more people").format(number=more)
    return Screen(
        title="Whom you block",
        text=f"You accept no challenges from these people:\n{people}"
        if user_ids
        else "You accept challenges from everybody on this server. `/block add` changes that.",
    )


DRAFT_TEXTS: Mapping[bool, str] = {
    True: "Rated: it counts for your ratings on this server.",
    False: "Unrated: it changes nobody's rating.",
}
