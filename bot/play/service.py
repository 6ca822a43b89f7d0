"""Playing a match: pressing what a panel offers, typing it, and giving the match up.

Who meets the bot for the first time in a guild, as far as its matches tell.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec
from cachetools import LRUCache

from bot.clocks.take_overs import TakeOvers, leave_seat, may_be_taken_over
from bot.clocks.timeouts import TimeOuts
from bot.guilds.model import Preferences
from bot.guilds.rows import GuildRows
from bot.guilds.service import PersonalPreferences
from bot.match.changes import Changes
from bot.match.model.match import Change, Match, MatchRef, Request, Status
from bot.match.offers import Offer, offer_for, offer_in_steps
from bot.match.records import record_of
from bot.match.refusals import errors_as_refusals, load
from bot.match.rows.match_rows import MatchRows
from bot.match.seating import check_live, seat_of
from bot.match.tapes import PublicEventCache
from bot.match.transitions import apply_action, is_out, outcome_of_leaving
from bot.match.waits import to_act
from bot.match.words import log_sentences
from bot.play import selection
from bot.play.panels import NewsOfMatches, Panel, panel_of, panel_of_leaver
from bot.play.selection import is_move
from bot.screens import menu
from bot.screens.presenter import TextEntry
from bot.screens.refusals import Refused
from engine.core.game import Outcome
from engine.core.values import Seat

_MAX_SENTENCES = 3
"""Of what has happened since a panel was made, so many sentences are told with it."""


class PressResult(msgspec.Struct, frozen=True):
    """What a press led to: the panel now, where in its menu, what is asked again, and whether an action was taken."""

    panel: Panel
    node: int = menu.ROOT
    question: str = ""
    action_played: bool = False


class ResignPreview(msgspec.Struct, frozen=True):
    """That a seat would give a match up, and what the match would come to; None: the others would go on.

    `may_be_taken_over`: the others are asked first whether a computer player takes the seat.
    """

    match: Match
    seat: Seat
    outcome: Outcome | None
    may_be_taken_over: bool


class _Prepared(NamedTuple):
    """What is known before a press is decided on: what its person wants to be asked again, and if they are late."""

    preferences: Preferences
    is_late: bool = False

    def question(self, offer: Offer, leaf: int) -> str:
        """What is asked again before a choice is carried out; "": nothing."""
        choice = offer.choice(leaf)
        if choice.confirm:
            return choice.confirm
        if self.preferences.careful and choice.caution:
            return choice.caution
        return choice.aimed if self.preferences.aims else ""


class Play:
    """Carries out what people do in a match."""

    def __init__(
        self,
        match_rows: MatchRows,
        guild_rows: GuildRows,
        changes: Changes,
        time_outs: TimeOuts,
        take_overs: TakeOvers,
        public_events: PublicEventCache,
    ) -> None:
        self._match_rows = match_rows
        self._guild_rows = guild_rows
        self._changes = changes
        self._take_overs = take_overs
        self._time_outs = time_outs
        self._public_events = public_events
        self._preferences = PersonalPreferences(guild_rows)
        self.news = NewsOfMatches(match_rows)

    async def panel(self, ref: MatchRef, user_id: int) -> Panel:
        """A person's private panel as it is now."""
        return await self.panel_of(await load(self._match_rows, ref), user_id)

    async def panel_of(self, match: Match, user_id: int, node: int = menu.ROOT) -> Panel:
        """A person's private panel of a match as it was just loaded or changed, at an open node of its menu."""
        if match.has_left(user_id):
            return panel_of_leaver(match, user_id)
        public_events = await self._public_events.get(match)
        panel = panel_of(await offer_in_steps(match, user_id), node, public_events)
        return msgspec.structs.replace(panel, news=await self.news.get(match, user_id))

    async def press(
        self, ref: MatchRef, request: Request, version: int, node: int, *, confirmed: bool = False
    ) -> PressResult:
        """Press a node of the menu that a panel of this version showed.

        A leaf is an action, asked again first where it says so; any other node only opens. Raises Refused("stale")
        when the match has gone on since, or whatever else forbids it.
        """
        return await self._take(ref, request, selection.NodeSelection(version, node, confirmed))

    async def type(self, ref: MatchRef, request: Request, typed: str) -> PressResult:
        """Take the action that was typed: a value of `suggest`, a move in short, or the words of its label."""
        return await self._take(ref, request, selection.TypedSelection(typed))

    async def shortcut(self, ref: MatchRef, request: Request, key: str, version: int | None = None) -> PressResult:
        """Go where a shortcut of a board of this version leads; an action behind it is asked again, or taken.

        Raises Refused("stale") where the match has gone on since, unless it is asked again anyway.
        """
        return await self._take(ref, request, selection.ShortcutSelection(version, key))

    async def write(
        self, ref: MatchRef, request: Request, version: int, action: Callable[[TextEntry], Any]
    ) -> PressResult:
        """Take the action that comes of what a person may write on a panel of this version.

        Raises Refused("stale" | "nothing_to_write"), or what the engine finds wrong with it.
        """
        return await self._take(ref, request, selection.WrittenSelection(version, action))

    async def suggest(self, ref: MatchRef, user_id: int, typed: str) -> tuple[tuple[str, str], ...]:
        """The person's legal actions that fit what is typed so far: (label, value for `type`).

        Where moves are written in short, they are found by that too, and their labels begin with it.
        """
        offer = await offer_in_steps(await load(self._match_rows, ref), user_id)
        notation = offer.game.presenter.notation
        written = notation.read(typed) if notation else None
        matching = set(offer.wording.matching(typed))
        letters = _letters(typed)
        suggestions: list[tuple[str, str]] = []
        for index, (action, choice) in enumerate(zip(offer.actions, offer.choices, strict=True)):
            short = notation.write(action) if notation else ""
            if index in matching or action == written or (letters and _letters(short).startswith(letters)):
                label = f"{short} · {choice.label}" if short else choice.label
                suggestions.append((label, f"{offer.version}#{index}"))
        return tuple(suggestions)

    async def preview_resignation(self, ref: MatchRef, user_id: int) -> ResignPreview:
        """What it would mean to give the match up now; raises Refused("match_over" | "not_started")."""
        match = await load(self._match_rows, ref)
        if match.status == "over":
            raise Refused("match_over")
        seat = seat_of(match, user_id)
        asks = await self._take_overs.are_allowed(match) and may_be_taken_over(match, seat)
        return ResignPreview(match, seat, outcome_of_leaving(match, seat), asks)

    async def resign(self, ref: MatchRef, request: Request) -> Match:
        """Give the whole match up, for all of one's team, unless the others have a computer player take the seat.

        The others go on without it where the game allows that.
        """

        def decide(match: Match, computers: bool) -> Change:
            seat = seat_of(match, request.person.id)
            check_live(match)
            return leave_seat(match, seat, request, "resigned", computers=computers)

        return (await self._changes.update_with(ref, self._take_overs.are_allowed, decide)).match

    async def resign_at_once(self, match: Match, request: Request) -> Match:
        """Resign whatever is asked meanwhile: a seat that somebody else has left stays empty then."""
        if match.take_over is not None and not match.has_left(request.person.id):
            await self._take_overs.leave_empty(match.ref, request, match.version)
        return await self.resign(match.ref, request)

    async def _take(self, ref: MatchRef, request: Request, chosen: selection.Selection) -> PressResult:
        user_id = request.person.id

        async def prepare(match: Match) -> _Prepared:
            return _Prepared(await self._preferences_of(match, user_id, chosen))

        async def prepare_late(match: Match) -> _Prepared:
            prepared = await prepare(match)
            return prepared._replace(is_late=await self._time_outs.is_late(match, request))

        def decide(match: Match, prepared: _Prepared) -> Change | PressResult:
            if match.status == "over":
                raise Refused("match_over")
            if match.take_over is not None and not match.has_left(user_id):
                raise Refused("take_over_open", name=match.people[match.take_over.seat].name)
            offer = offer_for(match, user_id)
            resolved = chosen.resolve(offer)
            question = "" if resolved.leaf is None or resolved.confirmed else prepared.question(offer, resolved.leaf)
            if resolved.action is None or question:
                node = resolved.node if resolved.leaf is None else offer.menu.node_of(resolved.leaf)
                return PressResult(panel_of(offer, node), node, question)
            if prepared.is_late:
                raise Refused("time_over")
            return apply_action(offer, resolved.action, request)

        try:
            if self._time_outs.may_be_late(ref, request):
                result = await self._changes.update_with(ref, prepare_late, decide)
            else:
                result = await self._changes.update_prepared(ref, prepare, decide)
        except Refused as refused:
            if refused.code != "stale" or chosen.version is None:
                raise
            raise await self._stale_refusal(ref, user_id, chosen.version) from None
        if isinstance(result.decided, Change):
            return PressResult(await self.panel_of(result.match, user_id), action_played=True)
        pressed = result.decided
        panel = msgspec.structs.replace(pressed.panel, news=await self.news.get(result.match, user_id))
        return msgspec.structs.replace(pressed, panel=panel)

    async def _preferences_of(self, match: Match, user_id: int, chosen: selection.Selection) -> Preferences:
        """What a person wants to be asked again, as far as that matters for what they have chosen."""
        offer = await offer_in_steps(match, user_id)
        try:
            resolved = chosen.resolve(offer)
        except Refused:  # the decision says so
            return Preferences()
        if resolved.leaf is None or resolved.confirmed:
            return Preferences()
        choice = offer.choice(resolved.leaf)
        if not choice.caution and not choice.aimed:
            return Preferences()
        return (await self._preferences.all(match.guild_id)).get(user_id)

    async def _stale_refusal(self, ref: MatchRef, user_id: int, version: int) -> Refused:
        """Say what has happened since the person's panel was made, and whether a teammate was faster."""
        match = await load(self._match_rows, ref)
        with errors_as_refusals(*ref):
            newer_rows = [row for row in await self._match_rows.log(ref) if row.number > version]
        team = match.roster.team_with(seat_of(match, user_id))
        first = next((row for row in newer_rows if row.kind == "acted"), None)
        faster = first is not None and first.seat in team and first.user_id != user_id
        name = match.people[first.seat].name if faster and first and first.seat is not None else ""
        sentences: tuple[str, ...] = ()
        for row in reversed(newer_rows):  # from the last, as it may be long ago that the panel was made
            sentences = (*log_sentences(match, [row], user_id), *sentences)
            if len(sentences) >= _MAX_SENTENCES:
                break
        return Refused("stale", happened=sentences[-_MAX_SENTENCES:], answered=name)

    async def list_matches(
        self, guild_id: int, user_id: int, statuses: tuple[Status, ...] = ("live", "open")
    ) -> tuple[Match, ...]:
        """The person's matches but those that they are out of; first where the person is to act, then the newest."""
        with errors_as_refusals(guild_id):
            every = await self._match_rows.matches(guild_id, user_id=user_id, statuses=statuses)
        matches = (match for match in every if match.is_known_to(user_id) and not is_out(match, user_id))
        return tuple(sorted(matches, key=lambda match: user_id not in {person.id for person in to_act(match)}))

    async def candidate_matches(
        self, guild_id: int, user_id: int, channel_id: int, typed: str = ""
    ) -> tuple[Match, ...]:
        """The live matches that a command without a number can mean: mine, here, and waiting for me, in that order.

        What is typed as a move means one whose moves are written so, if I have any. Raises Refused("no_match") where I
        have none.
        """
        matches = await self.list_matches(guild_id, user_id, ("live",))
        if not matches:
            raise Refused("no_match")
        matching = [match for match in matches if is_move(match, typed)] or matches
        here = [match for match in matching if match.channel_id == channel_id] or matching
        return tuple(match for match in here if user_id in {person.id for person in to_act(match)}) or tuple(here)

    async def log_sentences(self, ref: MatchRef, user_id: int) -> tuple[str, ...]:
        """What happened in a match so far, as this person may know it; newest last."""
        match = await load(self._match_rows, ref)
        with errors_as_refusals(*ref):
            rows = await self._match_rows.log(ref)
        return log_sentences(match, rows, user_id)

    async def record(self, ref: MatchRef) -> bytes:
        """The record of a match that is over, for anybody to check; raises Refused("not_over")."""
        match = await load(self._match_rows, ref)
        if match.status != "over":
            raise Refused("not_over")
        with errors_as_refusals(*ref):
            return record_of(match, await self._match_rows.log(ref))


def _letters(text: str) -> str:
    return "".join(letter for letter in text.casefold() if letter.isalnum())


_CACHE_SIZE = 10_000


class Newcomers:
    """Tells newcomers from others, once each: nothing is written for it, and the file is asked once a person."""

    def __init__(self, match_rows: MatchRows) -> None:
        self._match_rows = match_rows
        self._met: LRUCache[tuple[int, int], bool] = LRUCache(_CACHE_SIZE)

    async def meet(self, ref: MatchRef, user_id: int) -> bool:
        """Tell whether a person of this match is met for the first time: by this process, and in no other match."""
        person = (ref.guild_id, user_id)
        if person in self._met:
            return False
        self._met[person] = True
        with errors_as_refusals(*ref):
            return not await self._match_rows.has_other_matches(ref, user_id)
