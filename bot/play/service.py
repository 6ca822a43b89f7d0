"""Playing a match: pressing what a panel offers, typing it, and giving the match up.

Who meets the bot for the first time in a guild, as far as its matches tell.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec
from cachetools import LRUCache

from bot.clocks.take_overs import TakeOvers, left, may_be_taken_over
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
from bot.match.transitions import apply_action, is_out, outcome_without
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

_TOLD = 3
"""Of what has happened since a panel was made, so many sentences are told with it."""


class PressResult(msgspec.Struct, frozen=True):
    """What a press led to: the panel now, where in its menu, what is asked again, and whether an action was taken."""

    panel: Panel
    node: int = menu.ROOT
    question: str = ""
    acted: bool = False


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

    def question(self, offered: Offer, leaf: int) -> str:
        """What is asked again before a choice is carried out; "": nothing."""
        choice = offered.choice(leaf)
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
        courses: PublicEventCache,
    ) -> None:
        self._match_rows = match_rows
        self._guild_rows = guild_rows
        self._changes = changes
        self._take_overs = take_overs
        self._time_outs = time_outs
        self._courses = courses
        self._preferences = PersonalPreferences(guild_rows)
        self.news = NewsOfMatches(match_rows)

    async def panel(self, ref: MatchRef, user_id: int) -> Panel:
        """A person's private panel as it is now."""
        return await self.panel_of(await load(self._match_rows, ref), user_id)

    async def panel_of(self, match: Match, user_id: int, node: int = menu.ROOT) -> Panel:
        """A person's private panel of a match as it was just loaded or changed, at an open node of its menu."""
        if match.has_left(user_id):
            return panel_of_leaver(match, user_id)
        course = await self._courses.of(match)
        panel = panel_of(await offer_in_steps(match, user_id), node, course)
        return msgspec.structs.replace(panel, news=await self.news.of(match, user_id))

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
        offered = await offer_in_steps(await load(self._match_rows, ref), user_id)
        notation = offered.host.presenter.notation
        written = notation.read(typed) if notation else None
        fitting = set(offered.wording.fitting(typed))
        wanted = _letters(typed)
        found: list[tuple[str, str]] = []
        for index, (action, choice) in enumerate(zip(offered.actions, offered.choices, strict=True)):
            short = notation.write(action) if notation else ""
            if index in fitting or action == written or (wanted and _letters(short).startswith(wanted)):
                label = f"{short} · {choice.label}" if short else choice.label
                found.append((label, f"{offered.since}#{index}"))
        return tuple(found)

    async def resigning(self, ref: MatchRef, user_id: int) -> ResignPreview:
        """What it would mean to give the match up now; raises Refused("match_over" | "not_started")."""
        match = await load(self._match_rows, ref)
        if match.status == "over":
            raise Refused("match_over")
        seat = seat_of(match, user_id)
        asks = await self._take_overs.are_allowed(match) and may_be_taken_over(match, seat)
        return ResignPreview(match, seat, outcome_without(match, seat), asks)

    async def resign(self, ref: MatchRef, request: Request) -> Match:
        """Give the whole match up, for all of one's team, unless the others have a computer player take the seat.

        The others go on without it where the game allows that.
        """

        def decide(match: Match, computers: bool) -> Change:
            seat = seat_of(match, request.person.id)
            check_live(match)
            return left(match, seat, request, "resigned", computers=computers)

        return (await self._changes.make_after(ref, self._take_overs.are_allowed, decide)).match

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
            offered = offer_for(match, user_id)
            resolved = chosen.resolve(offered)
            question = "" if resolved.leaf is None or resolved.confirmed else prepared.question(offered, resolved.leaf)
            if resolved.action is None or question:
                node = resolved.node if resolved.leaf is None else offered.menu.node_of(resolved.leaf)
                return PressResult(panel_of(offered, node), node, question)
            if prepared.is_late:
                raise Refused("time_over")
            return apply_action(offered, resolved.action, request)

        try:
            if self._time_outs.may_be_late(ref, request):
                made = await self._changes.make_after(ref, prepare_late, decide)
            else:
                made = await self._changes.make_prepared(ref, prepare, decide)
        except Refused as refused:
            if refused.code != "stale" or chosen.seen is None:
                raise
            raise await self._overtaken(ref, user_id, chosen.seen) from None
        if isinstance(made.decided, Change):
            return PressResult(await self.panel_of(made.match, user_id), acted=True)
        pressed = made.decided
        panel = msgspec.structs.replace(pressed.panel, news=await self.news.of(made.match, user_id))
        return msgspec.structs.replace(pressed, panel=panel)

    async def _preferences_of(self, match: Match, user_id: int, chosen: selection.Selection) -> Preferences:
        """What a person wants to be asked again, as far as that matters for what they have chosen."""
        offered = await offer_in_steps(match, user_id)
        try:
            resolved = chosen.resolve(offered)
        except Refused:  # the decision says so
            return Preferences()
        if resolved.leaf is None or resolved.confirmed:
            return Preferences()
        choice = offered.choice(resolved.leaf)
        if not choice.caution and not choice.aimed:
            return Preferences()
        return (await self._preferences.all(match.guild_id)).of(user_id)

    async def _overtaken(self, ref: MatchRef, user_id: int, seen: int) -> Refused:
        """Say what has happened since the person's panel was made, and whether a teammate was faster."""
        match = await load(self._match_rows, ref)
        with errors_as_refusals(*ref):
            since = [row for row in await self._match_rows.log(ref) if row.number > seen]
        team = match.roster.team_with(seat_of(match, user_id))
        first = next((row for row in since if row.kind == "acted"), None)
        faster = first is not None and first.seat in team and first.user_id != user_id
        name = match.people[first.seat].name if faster and first and first.seat is not None else ""
        happened: tuple[str, ...] = ()
        for row in reversed(since):  # from the last, as it may be long ago that the panel was made
            happened = (*log_sentences(match, [row], user_id), *happened)
            if len(happened) >= _TOLD:
                break
        return Refused("stale", happened=happened[-_TOLD:], answered=name)

    async def mine(
        self, guild_id: int, user_id: int, statuses: tuple[Status, ...] = ("live", "open")
    ) -> tuple[Match, ...]:
        """The person's matches but those that they are out of; first where the person is to act, then the newest."""
        with errors_as_refusals(guild_id):
            every = await self._match_rows.matches(guild_id, user_id=user_id, statuses=statuses)
        matches = (match for match in every if match.is_known_to(user_id) and not is_out(match, user_id))
        return tuple(sorted(matches, key=lambda match: user_id not in {person.id for person in to_act(match)}))

    async def meant(self, guild_id: int, user_id: int, channel_id: int, typed: str = "") -> tuple[Match, ...]:
        """The live matches that a command without a number can mean: mine, here, and waiting for me, in that order.

        What is typed as a move means one whose moves are written so, if I have any. Raises Refused("no_match") where I
        have none.
        """
        found = await self.mine(guild_id, user_id, ("live",))
        if not found:
            raise Refused("no_match")
        fitting = [match for match in found if is_move(match, typed)] or found
        here = [match for match in fitting if match.channel_id == channel_id] or fitting
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


_REMEMBERED = 10_000


class Newcomers:
    """Tells newcomers from others, once each: nothing is written for it, and the file is asked once a person."""

    def __init__(self, match_rows: MatchRows) -> None:
        self._match_rows = match_rows
        self._met: LRUCache[tuple[int, int], bool] = LRUCache(_REMEMBERED)

    async def meet(self, ref: MatchRef, user_id: int) -> bool:
        """Tell whether a person of this match is met for the first time: by this process, and in no other match."""
        person = (ref.guild_id, user_id)
        if person in self._met:
            return False
        self._met[person] = True
        with errors_as_refusals(*ref):
            return not await self._match_rows.has_other_matches(ref, user_id)
