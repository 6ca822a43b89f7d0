"""Screens of lobbies: public cards, the panel that arranges a voice lobby, drafts, block list and refusals."""

from collections.abc import Callable, Mapping, Sequence
from functools import reduce
from typing import Any, TypedDict

import msgspec

from bot.lobbies import texts
from bot.match.card_picture import Mark, Plate, card_of_lobby, card_picture
from bot.match.model.match import TeamMethod
from bot.screens.presenter import Presenter
from bot.screens.refusals import RefusalText, Where, make_link
from bot.screens.screen import HEADLINE_LENGTH, Block, Picture, Screen, drop_empty
from bot.screens.words import add_note, format_list, join_fitting, join_sentences, quote
from bot.texts.catalog import texts_with_prefix
from engine.ai.player import Level

TEAM_METHODS: tuple[TeamMethod, ...] = ("random", "hand")
"""Team methods in the order of their buttons."""

LEVEL_TEXTS: Mapping[str, Callable[[], str]] = texts_with_prefix(texts, "about")
"""Description of a computer player, by level."""

_STEP_LENGTH = 170
"""Number of characters that the next step in a headline must stay below; the deadline has the rest."""

_TEAMS = 2
"""Number of teams for which a card's picture has two columns."""

CLOSED: Mapping[str, Callable[[], str]] = texts_with_prefix(texts, "closed")
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


NO_RATING = Block("", "")
"""Block of a draft that can't be rated; screens leave it out."""


class DraftedGame(msgspec.Struct, frozen=True):
    """The chosen game of a draft. `problem` explains why its options conflict; "" if they don't."""

    name: str
    gist: str
    variant: str
    """Name of the rules variant, such as "Quick"."""
    terms: str
    clock: Block
    problem: str = ""
    rating: Block = NO_RATING
    """Whether the match is rated; an empty block if the opener can't choose."""


def draft_screen(opponent: str | None, game: DraftedGame | None = None) -> Screen:
    """Return the page of a draft. `opponent` is a name, and None means an open lobby.

    Without `game`, the page asks for one.
    """
    title = texts.challenge_somebody(name=opponent) if opponent else texts.open_to_everybody()
    if game is None:
        return Screen(title=title, text=texts.ask_game())
    return _drafted_screen(title, game, game.clock, game.rating)


def quick_screen() -> Screen:
    """Return the page on which a press on a game starts a match against the computer."""
    return Screen(title=texts.play_computer())


def practice_screen(game: DraftedGame, opponents: Sequence[str], level: Level) -> Screen:
    """Return the page of a draft against computer players of these names and level, with all that can be chosen."""
    computers = texts.computers_of_level(names=opponents, count=len(opponents), about=LEVEL_TEXTS[level]())
    return _drafted_screen(texts.play_computer(), game, Block(texts.against(), computers))


def _drafted_screen(title: str, game: DraftedGame, *more: Block) -> Screen:
    variant = Block(texts.rules_variant(), f"**{game.variant}** · {game.terms}")
    return Screen(
        title=title,
        text=f"**{game.name}** · {game.gist}",
        blocks=drop_empty(Block(texts.rules_conflict(), game.problem) if game.problem else variant, *more),
        tone="warning" if game.problem else "neutral",
    )


def computers_screen(game: str, names: Sequence[str]) -> Screen:
    """Return the private page with the names of a lobby's computer players.

    `game` is the game's display name. If `names` is empty, the page shows that no computer player takes part yet.
    """
    text = f"**{format_list(names)}**" if names else texts.no_computers()
    return Screen(title=texts.computers_title(game=game), text=f"{text}\n{texts.computers_agree()}")


def closed_card(lobby: LobbySummary, status: str) -> Screen:
    """Return the public card of a lobby that was cancelled or expired.

    `status` is the match's status, a key of `CLOSED`; it selects the card's text.
    """
    return Screen(title=texts.lobby_closed_title(game=lobby.game), text=CLOSED[status](), footer=lobby.terms)


def open_lobby_card(lobby: LobbySummary, *, complete: bool) -> Screen:
    """Return the public card of an open lobby that waits for people.

    `complete` is True if the match can start with the people who have joined so far.
    """
    text, start = texts.opens_match(opener=lobby.opener), _start(lobby, complete=complete)
    players = texts.players_joined(joined=len(lobby.members), number=lobby.sizes[-1])
    return Screen(
        title=texts.who_joins(game=lobby.game),
        text=text,
        headline=join_fitting((text, *start), HEADLINE_LENGTH),
        blocks=(
            Block(texts.terms(), lobby.terms),
            *_people(lobby, players, marked=False),
            Block(texts.start(), join_sentences(start)),
        ),
        picture=_picture(lobby, marked=False),
        footer=lobby.footer,
        tone="your_turn",
    )


def voice_lobby_card(lobby: LobbySummary, *, free: int, open_to_voice: bool) -> Screen:
    """Return the public card of a voice lobby.

    `free` is the number of free seats. `open_to_voice` means that people of its voice channel may take one.
    """
    invited, until = [member.name for member in lobby.members[1:]], _time_text(lobby.expires_at)
    text = texts.looks_for_players(opener=lobby.opener)
    if invited:
        text = texts.invites(opener=lobby.opener, names=invited, count=len(invited))
    step = _next_step(lobby, free, open_to_voice=open_to_voice)
    short_step = step if len(step) < _STEP_LENGTH else texts.all_agree()
    return Screen(
        title=texts.match_for(game=lobby.game, number=lobby.sizes[-1]),
        text=text,
        headline=join_fitting((short_step, texts.until_time(until=until)), HEADLINE_LENGTH),
        blocks=(
            Block(texts.terms(), lobby.terms),
            *_people(lobby, texts.players(), marked=True),
            Block(texts.now(), step),
            Block(texts.until(), until),
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
    blocks = [Block(texts.terms(), lobby.terms)]
    if present:
        blocks.append(Block(texts.also_present(), format_list(present)))
    if lobby.teams:
        blocks.append(_method_block(team_method))
        if all(member.team is not None for member in lobby.members):
            blocks.extend(
                Block(texts.team(team=number), format_list([member.name for member in team]) or texts.nobody_yet())
                for number, team in enumerate(_teams(lobby), 1)
            )
    advice = texts.invitations_sent() if posted else texts.invitations_to_send()
    enough = len(names) in lobby.sizes
    return Screen(
        title=texts.who_plays(game=lobby.game),
        text=f"**{format_list(names)}**\n{advice}" if enough else texts.choose_who_plays(**_sizes(lobby.sizes)),
        blocks=tuple(blocks),
        tone="neutral" if enough else "warning",
    )


def _method_block(team_method: TeamMethod) -> Block:
    if team_method == "random":
        return Block(texts.teams_random(), texts.teams_random_means())
    return Block(texts.teams_hand(), texts.teams_hand_means())


def drawn_note(playing: int, present: int) -> str:
    """Return the note that people of a voice channel were drawn for a match; "" if all of them play.

    `playing` counts the people in the match, and `present` those in the channel.
    """
    if not 1 < playing < present:
        return ""
    return texts.people_drawn(present=present, playing=playing)


def _start(lobby: LobbySummary, *, complete: bool) -> list[str]:
    fewer, early = lobby.sizes[:-1], list[str]()
    if complete:
        early = [texts.may_start_now(opener=lobby.opener)]
    elif fewer:
        may_start = texts.may_start_if_teams_fit if lobby.teams else texts.may_start_with
        early = [may_start(opener=lobby.opener, **_sizes(fewer))]
    return [
        texts.starts_by_itself(count=lobby.sizes[-1]),
        *early,
        texts.stays_open(until=_time_text(lobby.expires_at)),
    ]


def _next_step(lobby: LobbySummary, free: int, *, open_to_voice: bool) -> str:
    if free:
        seats_free = texts.seats_free_in_voice if open_to_voice else texts.seats_free
        return seats_free(count=free, opener=lobby.opener)
    missing = [member.name for member in lobby.members if not member.agreed]
    return texts.waiting_for(names=missing, count=len(missing))


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
            Block(texts.team(team=number), _lines(team, marked=marked) or texts.nobody_yet(), inline=True)
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
    return add_note(f"<t:{int(at)}:t>", f"<t:{int(at)}:R>")


class _Sizes(TypedDict):
    """Arguments of texts about numbers of players."""

    sizes: Sequence[str]
    most: int


def _sizes(sizes: Sequence[int]) -> _Sizes:
    return {"sizes": [str(size) for size in sizes], "most": sizes[-1] if sizes else 0}


def _agreed_already(names: Sequence[str]) -> str:
    return texts.refusal_agreed_already(names=names, count=len(names))


def _cannot_start(sizes: Sequence[int], *, teams: bool) -> str:
    return (texts.cannot_start_in_teams if teams else texts.refusal_cannot_start)(**_sizes(sizes))


def _challenged_already(name: str, where: Where) -> str:
    return texts.refusal_challenged_already(name=name, card=make_link(where, texts.here_is_the_card()))


def _rematch_stands(where: Where) -> str:
    return texts.refusal_rematch_stands(card=make_link(where, texts.here_is_the_card()))


def _not_complete(free: int) -> str:
    return texts.refusal_not_complete(count=free) if free > 0 else texts.teams_not_made()


def _not_in_voice(names: Sequence[str]) -> str:
    return texts.refusal_not_in_voice(names=names, count=len(names))


def _uneven_teams(sizes: Sequence[Sequence[int]]) -> str:
    splits = (reduce(_join_sizes, map(str, sorted(split))) for split in sizes)
    return texts.refusal_uneven_teams(splits=tuple(dict.fromkeys(splits)))


def _join_sizes(one: str, other: str) -> str:
    return texts.sizes_against(one=one, other=other)


def _unknown_option(text: str, known: Sequence[str], meant: Sequence[str] = ()) -> str:
    option = quote(text)
    if meant:
        return texts.unknown_option_meant(option=option, suggestions=[f"`{each}`" for each in meant])
    if not known:
        return texts.refusal_unknown_option(option=option)
    return texts.unknown_option_of_game(option=option, options=[f"`{key}`" for key in known], example=known[0])


def _watched_already(where: Where) -> str:
    return texts.refusal_watched_already(board=make_link(where, texts.here_is_the_board()))


def _wrong_size(game: str, sizes: Sequence[int]) -> str:
    return texts.refusal_wrong_size(game=game, **_sizes(sizes))


REFUSALS: Mapping[str, RefusalText] = {
    **texts_with_prefix(texts, "refusal"),
    "agreed_already": _agreed_already,
    "cannot_start": _cannot_start,
    "challenged_already": _challenged_already,
    "not_complete": _not_complete,
    "not_in_voice": _not_in_voice,
    "rematch_stands": _rematch_stands,
    "uneven_teams": _uneven_teams,
    "unknown_option": _unknown_option,
    "watched_already": _watched_already,
    "wrong_size": _wrong_size,
}


_LISTED = 50


SOMEBODY = "them"
"""Name for an unknown person. Texts have their own words for this name."""


def blocked_screen(user_ids: Sequence[int]) -> Screen:
    """Return the reader's block list as mentions, which Discord shows as names. It lists up to 50 people."""
    lines = [texts.blocks_these(), *(f"<@{user_id}>" for user_id in user_ids[:_LISTED])]
    if len(user_ids) > _LISTED:
        lines.append(texts.and_more_people(count=len(user_ids) - _LISTED))
    return Screen(title=texts.whom_you_block(), text="\n".join(lines) if user_ids else texts.blocks_nobody())


def rating_block(*, rated: bool) -> Block:
    """Return the block of a draft that shows the effect of the match on ratings."""
    if rated:
        return Block(texts.is_rated(), texts.rated_means())
    return Block(texts.is_unrated(), texts.unrated_means())
