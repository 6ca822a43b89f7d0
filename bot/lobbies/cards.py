"""Public cards of challenges and lobbies, and the opener's private pages of a lobby."""

from collections.abc import Sequence

import msgspec

from bot.games.catalog import PlayableGame, get_game
from bot.guilds.model import GuildPreferences
from bot.lobbies import screens, texts
from bot.lobbies.lobby import (
    every_roster,
    find_roster,
    is_full,
    open_teams,
    pending_people,
    rosters_of,
    sizes,
    team_count,
)
from bot.lobbies.screens import LobbySummary, Member
from bot.match.card_picture import card_of_sides, card_picture
from bot.match.model.computers import is_practice, people_among
from bot.match.model.match import Lobby, Match, Person, TeamMethod
from bot.match.seating import names_of
from bot.match.words import card_footer, moment, started_card, terms_of
from bot.names.computers import computer
from bot.outbox.model import MessageInputs, PublicMessage
from bot.ratings.model import Rating
from bot.ratings.rows import RatingRows
from bot.ratings.screens import stakes_text
from bot.screens import texts as screen_texts
from bot.screens.custom_ids import CustomId
from bot.screens.presenter import Names
from bot.screens.refusals import Refused
from bot.screens.screen import Block, Button, Screen, drop_empty, with_line
from bot.texts.catalog import texts_with_prefix

CLOSED = texts_with_prefix(texts, "challenge_ended")
"""Text of a closed challenge's card, by match status."""


def closed_card(game: str, names: Names, terms: str, status: str) -> Screen:
    """Return the public card of a challenge that is closed.

    `status` is "declined", "cancelled" or "expired". `game` is the title of the game; the footer shows `terms`.
    """
    challenger, opponent = names.seats[0], names.seats[1]
    text = CLOSED[status](challenger=challenger, opponent=opponent)
    return Screen(title=texts.challenge_closed_title(game=game), text=text, footer=terms)


def challenge_card(
    game: PlayableGame, names: Names, terms: str, expires_at: float, footer: str, stakes: str = ""
) -> Screen:
    """Return the public card of a challenge that waits for an answer.

    `expires_at` is the deadline in Unix seconds. `stakes` is a sentence about the ratings; "" shows none.
    """
    challenger, opponent = names.seats[0], names.seats[1]
    text = texts.challenges(challenger=challenger, opponent=opponent)
    until = texts.answer_until(until=moment(expires_at))
    blocks = (Block(texts.terms(), terms), Block(texts.answer(), until), Block(texts.ratings(), stakes))
    screen = Screen(
        title=texts.challenge_title(game=game.presenter.name),
        text=text,
        headline=f"{text}\n{until}",
        blocks=drop_empty(*blocks),
        picture=card_picture(game.presenter, card_of_sides(names.seats, terms, awaited=1)),
        footer=footer,
        tone="your_turn",
    )
    return with_line(screen, stakes)


NO_TEAM = "0"
"""Key of the join button in a lobby without teams. Team keys count from 1."""


class Setup(msgspec.Struct, frozen=True):
    """The opener's private panel of a voice lobby: its screen, and the values that its controls show."""

    match: Match
    screen: Screen
    team_method: TeamMethod
    has_teams: bool
    max_people: int
    """Largest number of people that the match's game and options allow."""
    first_team: tuple[Person, ...]
    is_posted: bool


class LobbyCards:
    """Maker of the public cards of open and voice lobbies. Tournament pairings have a maker of their own."""

    def applies(self, match: Match) -> bool:
        """Return whether the match is an open or voice lobby that has not begun. False for a tournament's pairing."""
        return match.state is None and match.lobby is not None and match.lobby.kind != "pairing"

    async def make(self, match: Match, _inputs: MessageInputs) -> PublicMessage:
        """Return the public message of a lobby; people's preferences do not change it."""
        return card(match)


class ChallengeCards:
    """Makes the cards of challenges, and of matches against the computer, before they begin."""

    def __init__(self, rating_rows: RatingRows) -> None:
        self._rating_rows = rating_rows

    def applies(self, match: Match) -> bool:
        """Return whether the match is a challenge, or a match against the computer, before its start."""
        return match.state is None and match.lobby is None

    async def make(self, match: Match, inputs: MessageInputs) -> PublicMessage:
        """Return the public message of a challenge, or of a match against the computer before its start.

        A challenged person who is new to the game gets a button to its lesson. A
        rated challenge shows both ratings, and the points that a win is worth.
        """
        chosen = inputs.preferences
        message = challenge_message(match, await self._stakes(match, chosen)).with_preferences(chosen)
        if not await self._is_new_to_challenged(match, chosen):
            return message
        lesson = Button(CustomId("learn", key=match.game), screen_texts.show_me_how())
        return msgspec.structs.replace(message, buttons=(*message.buttons, lesson))

    async def _stakes(self, match: Match, chosen: GuildPreferences) -> str:
        """Return the sentence on both ratings and the gains by a win.

        Return "" if the match is closed or unrated. Return "" if either person hides their results, because both gains
        depend on both ratings.
        """
        people = match.people
        if match.status != "open" or not match.rated or {each.id for each in people} & chosen.hidden_from(0):
            return ""
        one, other = [await self._rating(match, person) for person in people]
        return stakes_text((people[0].name, people[1].name), (one, other), match.created_at)

    async def _rating(self, match: Match, person: Person) -> Rating:
        record = await self._rating_rows.play_record(match.guild_id, person.id, opponents=0, points=1)
        return record.curves.get(match.game, (Rating(),))[-1]

    async def _is_new_to_challenged(self, match: Match, chosen: GuildPreferences) -> bool:
        """Return whether to offer the game's lesson on the card.

        True if the challenge is open, its game has a lesson, and the challenged person never played the game here.
        Always False against computer players. Also False if the person hides their results, because the card is public.
        """
        if match.status != "open" or is_practice(match) or get_game(match.game).presenter.lesson is None:
            return False
        challenged = match.people[1].id
        if challenged in chosen.hidden_from(0):
            return False
        return not await self._rating_rows.has_played(match.guild_id, challenged, match.game)


def challenge_message(match: Match, stakes: str = "") -> PublicMessage:
    """Return the public message of a challenge, or of a match against the computer, that has not begun.

    It pings the challenged people only while the challenge is open. `stakes` is a sentence about the ratings; "" shows
    none.
    """
    pinged = people_among(match.people)[1:] if match.status == "open" else ()
    card = _card(match, get_game(match.game), stakes)
    return PublicMessage(match, card, _card_buttons(match), pinged, texts.you_are_challenged)


def _card(match: Match, game: PlayableGame, stakes: str) -> Screen:
    names, terms = names_of(match), terms_of(match, game)
    if match.status == "open" and is_practice(match):
        return started_card(match)
    if match.status != "open" or match.expires_at is None:
        return closed_card(game.presenter.name, names, terms, match.status)
    return challenge_card(game, names, terms, match.expires_at, card_footer(match), stakes)


def _card_buttons(match: Match) -> tuple[Button, ...]:
    if match.status != "open":
        return ()
    if is_practice(match):
        return card_pages(match.id)
    return (
        Button(CustomId("accept", match.id), texts.accept(), "success"),
        Button(CustomId("decline", match.id), texts.decline(), "danger"),
        Button(CustomId("cancel", match.id), texts.cancel()),
        *card_pages(match.id),
    )


def card(match: Match) -> PublicMessage:
    """Return the public message of a lobby. Raises Refused("not_offered") if the match has no lobby."""
    lobby = _lobby_of(match)
    summary = summary_of(match, lobby)
    if match.status != "open":
        return PublicMessage(match, screens.closed_card(summary, match.status), (), ())
    if lobby.kind == "open":
        complete = find_roster(rosters_of(match), lobby.places) is not None
        screen = screens.open_lobby_card(summary, complete=complete)
        return PublicMessage(match, screen, _lobby_buttons(match, lobby, complete=complete), ())
    return _voice_lobby_card(match, lobby, summary)


def setup(match: Match, user_id: int, present: Sequence[Person] = ()) -> Setup:
    """Return the opener's panel of a voice lobby. `present` are the people in its voice channel.

    Raises Refused("not_the_opener") for another user. Raises Refused("lobby_closed") if the lobby is closed, and
    Refused("not_offered") if the match is not a voice lobby.
    """
    lobby = _lobby_of(match)
    if match.people[0].id != user_id:
        raise Refused("not_the_opener", name=match.people[0].name)
    if match.status != "open":
        raise Refused("lobby_closed", status=match.status)
    if lobby.kind != "voice":
        raise Refused("not_offered")
    playing = {person.id for person in match.people}
    also = [person.name for person in present if person.id not in playing]
    every = sizes(every_roster(match.game, match.options))
    has_teams = team_count(rosters_of(match)) > 0
    summary = msgspec.structs.replace(summary_of(match, lobby), sizes=every, teams=team_count(rosters_of(match)))
    team_method: TeamMethod = "hand" if lobby.team_method == "captains" else lobby.team_method
    return Setup(
        match=match,
        screen=screens.arrangement_screen(summary, team_method, also, posted=lobby.posted),
        team_method=team_method,
        has_teams=has_teams,
        max_people=every[-1],
        first_team=tuple(person for person, slot in zip(match.people, lobby.places, strict=True) if slot.team == 0),
        is_posted=lobby.posted,
    )


def swappable(match: Match, user_id: int) -> tuple[Person, ...]:
    """Return the people of other teams, the possible partners for a change of teams; never empty.

    Raises Refused("lobby_closed") if the lobby is closed, and Refused("not_in_lobby") for an outsider. Raises
    Refused("cannot_swap") if the person has no team yet, or every other team is empty.
    """
    slots = _lobby_of(match).places
    mine = next((slot for person, slot in zip(match.people, slots, strict=False) if person.id == user_id), None)
    if match.status != "open":
        raise Refused("lobby_closed", status=match.status)
    if mine is None:
        raise Refused("not_in_lobby")
    others = tuple(
        person
        for person, slot in zip(match.people, slots, strict=True)
        if mine.team is not None and slot.team is not None and slot.team != mine.team
    )
    if not others:
        raise Refused("cannot_swap")
    return others


class ComputersPage(msgspec.Struct, frozen=True):
    """The opener's page of a lobby's computer players; `teams`: those that one more could join, if there are any."""

    match: Match
    screen: Screen
    computers: tuple[Person, ...]
    teams: tuple[int, ...] | None
    is_full: bool


def computers_page(match: Match, user_id: int) -> ComputersPage:
    """Return the page data on a lobby's computer players, for its opener with the id `user_id`.

    Raises Refused("not_the_opener" | "lobby_closed" | "not_offered").
    """
    lobby, opener = _lobby_of(match), match.people[0]
    if opener.id != user_id:
        raise Refused("not_the_opener", name=opener.name)
    if match.status != "open":
        raise Refused("lobby_closed", status=match.status)
    here = tuple(person for person in match.people if computer(person.id))
    has_teams = lobby.kind == "open" and team_count(rosters_of(match)) > 0
    limit = lobby.size if lobby.kind == "open" and lobby.size else sizes(every_roster(match.game, match.options))[-1]
    return ComputersPage(
        match=match,
        screen=screens.computers_screen(get_game(match.game).presenter.name, [person.name for person in here]),
        computers=here,
        teams=open_teams(rosters_of(match), lobby.places) if has_teams else None,
        is_full=len(match.people) >= limit,
    )


def _voice_lobby_card(match: Match, lobby: Lobby, summary: LobbySummary) -> PublicMessage:
    rosters, slots = rosters_of(match), lobby.places
    screen = screens.voice_lobby_card(
        summary,
        free=max((lobby.size or 0) - len(match.people), 0),
        open_to_voice=lobby.voice_id is not None,
    )
    if not is_full(rosters, slots):
        take = (
            (Button(CustomId("join", match.id, key=NO_TEAM), texts.take_free_seat(), "success"),)
            if lobby.voice_id
            else ()
        )
        return PublicMessage(match, screen, (*take, *_shared_buttons(match.id)), ())
    swap = (Button(CustomId("swap", match.id), texts.change_teams()),) if team_count(rosters) else ()
    buttons = (Button(CustomId("agree", match.id), texts.i_play(), "success"), *swap, *_shared_buttons(match.id))
    return PublicMessage(match, screen, buttons, people_among(pending_people(match)), texts.do_you_play)


def _lobby_buttons(match: Match, lobby: Lobby, *, complete: bool) -> tuple[Button, ...]:
    rosters, slots = rosters_of(match), lobby.places
    if team_count(rosters):
        teams = open_teams(rosters, slots)
        joins = [
            Button(CustomId("join", match.id, key=str(team + 1)), texts.join_team(team=team + 1), "success")
            for team in teams
        ]
    else:
        joins = [Button(CustomId("join", match.id, key=NO_TEAM), texts.join(), "success")]
    start = (Button(CustomId("start", match.id), texts.start_now(), "primary"),) if complete else ()
    return (
        *joins,
        *start,
        Button(CustomId("leave", match.id), texts.leave()),
        Button(CustomId("computers", match.id), texts.computer_players()),
        Button(CustomId("disband", match.id), texts.call_off(), "danger"),
        *card_pages(match.id),
    )


def card_pages(match_id: int) -> tuple[Button, ...]:
    """Return the Rules and Proof buttons, which come last on every waiting card."""
    rules, proof = screen_texts.rules(), screen_texts.proof()
    return (Button(CustomId("rules", match_id), rules), Button(CustomId("proof", match_id), proof))


def _shared_buttons(match_id: int) -> tuple[Button, ...]:
    return (
        Button(CustomId("leave", match_id), texts.leave()),
        Button(CustomId("arrange", match_id), texts.arrange()),
        Button(CustomId("disband", match_id), texts.call_off(), "danger"),
        *card_pages(match_id),
    )


def summary_of(match: Match, lobby: Lobby) -> LobbySummary:
    """Return the facts of a lobby that its public card shows."""
    game, rosters = get_game(match.game), rosters_of(match)
    is_settled = is_full(rosters, lobby.places)
    roster = find_roster(rosters, lobby.places) if is_settled else None
    if is_settled and len({tuple(sorted(map(len, each.teams))) for each in rosters}) == 1:
        roster = roster or rosters[0]  # whoever plays with whom, the teams have these sizes
    settled = match if roster is None else msgspec.structs.replace(match, roster=roster)
    return LobbySummary(
        presenter=game.presenter,
        terms=terms_of(settled, game, settled=roster is not None),
        members=tuple(
            Member(person.name, slot.team, slot.agreed) for person, slot in zip(match.people, lobby.places, strict=True)
        ),
        sizes=sizes(rosters) or (len(match.people),),
        teams=team_count(rosters),
        expires_at=match.expires_at or match.created_at,
        footer=card_footer(match),
    )


def _lobby_of(match: Match) -> Lobby:
    if match.lobby is None:
        raise Refused("not_offered")
    return match.lobby
