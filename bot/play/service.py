"""Use cases of play: panels, actions by press or text, resignation, a person's matches, and newcomers."""

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
from bot.match.climaxes import Climaxes
from bot.match.model.match import Change, LogRow, Match, MatchRef, Request, Status
from bot.match.offers import Offer, offer_for, offer_in_steps
from bot.match.records import record_of
from bot.match.refusals import errors_as_refusals, load
from bot.match.rows.match_rows import MatchRows
from bot.match.seating import check_live, seat_of
from bot.match.tapes import PublicEventCache, Slices
from bot.match.transitions import apply_action, is_out, outcome_of_leaving
from bot.match.waits import to_act
from bot.match.words import log_sentences
from bot.play import selection
from bot.play.board import with_climax
from bot.play.panels import NewsOfMatches, Panel, panel_of, panel_of_leaver
from bot.play.selection import is_move
from bot.screens import menu
from bot.screens.presenter import TextEntry
from bot.screens.refusals import Refused
from bot.screens.typed import fold
from engine.core.game import Outcome
from engine.core.values import Seat

_MAX_SENTENCES = 3
"""Maximum number of news sentences in the refusal of a stale press."""


class PressResult(msgspec.Struct, frozen=True):
    """Result of a press: the panel to show and its menu node.

    `question` asks for confirmation ("" if not needed). `action_played` is True if an action was played.
    """

    panel: Panel
    node: int = menu.ROOT
    question: str = ""
    action_played: bool = False


class ResignPreview(msgspec.Struct, frozen=True):
    """Preview of a resignation: the outcome, or None if the others would play on.

    `may_be_taken_over` is True if the others would first vote about a computer player for the seat.
    """

    match: Match
    seat: Seat
    outcome: Outcome | None
    may_be_taken_over: bool


class _Prepared(NamedTuple):
    """Prepared facts for a press: the person's preferences, and whether the click came after their deadline."""

    preferences: Preferences
    is_late: bool = False

    def question(self, offer: Offer, leaf: int) -> str:
        """Return the question to confirm before the choice with index `leaf` is played, or "" if none is needed."""
        choice = offer.choice(leaf)
        caution = choice.caution if self.preferences.careful else ""
        return choice.confirm or caution or (choice.aimed if self.preferences.aims else "")


class Play:
    """Service for the actions, panels and matches of people."""

    def __init__(
        self,
        match_rows: MatchRows,
        guild_rows: GuildRows,
        changes: Changes,
        time_outs: TimeOuts,
        take_overs: TakeOvers,
        public_events: PublicEventCache,
        climaxes: Climaxes,
    ) -> None:
        self._match_rows = match_rows
        self._guild_rows = guild_rows
        self._changes = changes
        self._take_overs = take_overs
        self._time_outs = time_outs
        self._public_events = public_events
        self._climaxes = climaxes
        self._preferences = PersonalPreferences(guild_rows)
        self.news = NewsOfMatches(match_rows)

    async def panel(self, ref: MatchRef, user_id: int) -> Panel:
        """Return a person's private panel of the stored match.

        Raises Refused("unknown_match" | "not_seated" | "not_started" | "broken_match").
        """
        return await self.panel_of(await load(self._match_rows, ref), user_id)

    async def panel_of(self, match: Match, user_id: int, node: int = menu.ROOT) -> Panel:
        """Return a person's private panel of this version of the match, at a node of its menu.

        Raises Refused("not_seated" | "not_started" | "broken_match").
        """
        if match.has_left(user_id):
            return panel_of_leaver(match, user_id)
        public_events = await self._public_events.get(match)
        return await self._complete(panel_of(await offer_in_steps(match, user_id), node, public_events), user_id, node)

    async def _complete(self, panel: Panel, user_id: int, node: int) -> Panel:
        """Return the panel with the news.

        At the root of its menu, the panel also has the end of a battle, duel or fight.
        """
        screen = panel.screen
        if node == menu.ROOT and panel.seat is not None:
            band = await self._climaxes.band_for(panel.match, panel.seat)
            screen = with_climax(screen, band, is_panel=True)
        return msgspec.structs.replace(panel, screen=screen, news=await self.news.get(panel.match, user_id))

    async def press(
        self, ref: MatchRef, request: Request, version: int, node: int, *, confirmed: bool = False
    ) -> PressResult:
        """Press a node of the menu on a panel of this version.

        A leaf plays its action, after a confirmation if its choice asks for one; an inner node only opens. Raises
        Refused("stale") if the seat's choices have changed, or another refusal of the action.
        """
        return await self._take(ref, request, selection.NodeSelection(version, node, confirmed))

    async def type(self, ref: MatchRef, request: Request, typed: str) -> PressResult:
        """Take the action that the person typed, and return the result.

        `typed` is a value of `suggest`, a move in short notation, or the words of a label. Raises Refused if the action
        is unknown, illegal or too late.
        """
        return await self._take(ref, request, selection.TypedSelection(typed))

    async def shortcut(self, ref: MatchRef, request: Request, key: str, version: int | None = None) -> PressResult:
        """Follow a shortcut of a board of this version: play its action, ask to confirm, or open a menu node.

        Raises Refused("stale") if the seat's choices have changed, unless the choice has its own confirmation.
        `version` None skips that check.
        """
        return await self._take(ref, request, selection.ShortcutSelection(version, key))

    async def write(
        self, ref: MatchRef, request: Request, version: int, action: Callable[[TextEntry], Any]
    ) -> PressResult:
        """Play the action that `action` makes of the text entry on a panel of this version.

        Raises Refused("stale" | "nothing_to_write"), or the engine's refusal.
        """
        return await self._take(ref, request, selection.WrittenSelection(version, action))

    async def suggest(self, ref: MatchRef, user_id: int, typed: str) -> tuple[tuple[str, str], ...]:
        """Return the person's legal actions that match the typed text, as (label, value for `type`).

        Labels are those of the reader's language. English ones match too if none of the reader's does.
        If the game has a notation, its moves match too, and each label begins with the move.
        """
        offer = await offer_in_steps(await load(self._match_rows, ref), user_id)
        notation = offer.game.presenter.notation
        written = notation.read(typed) if notation else None
        await offer.prepare_search(lambda wording: wording.matching(typed))
        matching = set(offer.matching(typed))
        letters = _letters(typed)
        suggestions: list[tuple[str, str]] = []
        for index, (action, choice) in enumerate(zip(offer.actions, offer.choices, strict=True)):
            short = notation.write(action) if notation else ""
            if index in matching or action == written or (letters and _letters(short).startswith(letters)):
                label = f"{short} · {choice.label}" if short else choice.label
                suggestions.append((label, f"{offer.version}#{index}"))
        return tuple(suggestions)

    async def preview_resignation(self, ref: MatchRef, user_id: int) -> ResignPreview:
        """Return the consequences of resigning now; raises Refused("match_over" | "not_started")."""
        match = await load(self._match_rows, ref)
        if match.has_ended:
            raise Refused("match_over")
        seat = seat_of(match, user_id)
        asks = await self._take_overs.are_allowed(match) and may_be_taken_over(match, seat)
        return ResignPreview(match, seat, outcome_of_leaving(match, seat), asks)

    async def resign(self, ref: MatchRef, request: Request) -> Match:
        """Resign for the person's whole team; the others play on if the game allows it.

        If the seat may be taken over, the others first vote about a computer player. Return the match afterwards.
        Raises Refused("match_over" | "not_started" | "take_over_open").
        """

        def decide(match: Match, computers: bool) -> Change:
            seat = seat_of(match, request.person.id)
            check_live(match)
            return leave_seat(match, seat, request, "resigned", computers=computers)

        return (await self._changes.update_with(ref, self._take_overs.are_allowed, decide)).match

    async def resign_at_once(self, match: Match, request: Request) -> Match:
        """Resign for the person as `resign` does, even while a take-over vote is open, and return the match.

        First, the person's vote rejects the computer player, so the seat that the vote is about stays empty. Raises
        Refused("not_asked") if the person has no vote there.
        """
        if match.take_over is not None and not match.has_left(request.person.id):
            await self._take_overs.leave_empty(match.ref, request, match.public_version)
        return await self.resign(match.ref, request)

    async def _take(self, ref: MatchRef, request: Request, chosen: selection.Selection) -> PressResult:
        user_id = request.person.id

        async def prepare(match: Match) -> _Prepared:
            return _Prepared(await self._preferences_of(match, user_id, chosen))

        async def prepare_late(match: Match) -> _Prepared:
            prepared = await prepare(match)
            return prepared._replace(is_late=await self._time_outs.is_late(match, request))

        def decide(match: Match, prepared: _Prepared) -> Change | PressResult:
            if match.has_ended:
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
                result = await self._changes.update_with(ref, prepare, decide, from_cache=True)
        except Refused as refused:
            if refused.code != "stale" or chosen.version is None:
                raise
            raise await self._stale_refusal(ref, user_id, chosen) from None
        if isinstance(result.decided, Change):
            return PressResult(await self.panel_of(result.match, user_id), action_played=True)
        pressed = result.decided
        return msgspec.structs.replace(pressed, panel=await self._complete(pressed.panel, user_id, pressed.node))

    async def _preferences_of(self, match: Match, user_id: int, chosen: selection.Selection) -> Preferences:
        """Return the person's preferences if the selected choice has a question that depends on them.

        Return the defaults otherwise, and for a selection that is refused or already confirmed.
        """
        offer = await offer_in_steps(match, user_id)
        if isinstance(chosen, selection.TypedSelection):
            await offer.prepare_search(lambda wording: wording.find_label(chosen.text))
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

    async def _stale_refusal(self, ref: MatchRef, user_id: int, chosen: selection.Selection) -> Refused:
        """Return the refusal of a stale press, with the newest sentences since the version of the selection.

        It names a teammate who acted first, if that is the reason.
        """
        match = await load(self._match_rows, ref)
        seat = seat_of(match, user_id)
        is_public = isinstance(chosen, selection.ShortcutSelection)
        missed = (match.public_version if is_public else match.seat_version(seat)) - (chosen.version or 0)
        with errors_as_refusals(*ref):
            log = await self._match_rows.log(ref)
        newer_rows, slices = list[LogRow](), Slices()
        for row in reversed(log):  # a forged version may lead back to the beginning
            if len(newer_rows) >= missed:
                break
            if row.seat == seat or log_sentences(match, [row], user_id):
                newer_rows.insert(0, row)
            await slices.step()
        first = next((row for row in newer_rows if row.kind == "acted"), None)
        faster = first is not None and first.seat in match.roster.team_with(seat) and first.user_id != user_id
        name = match.people[first.seat].name if faster and first and first.seat is not None else ""
        sentences = log_sentences(match, newer_rows[-_MAX_SENTENCES:], user_id)
        return Refused("stale", happened=sentences[-_MAX_SENTENCES:], answered=name)

    async def list_matches(
        self, guild_id: int, user_id: int, statuses: tuple[Status, ...] = ("live", "open")
    ) -> tuple[Match, ...]:
        """Return the matches in which the person still plays.

        Matches in which they are in turn come first; within each part, the newest come first.
        """
        with errors_as_refusals(guild_id):
            every = await self._match_rows.matches(guild_id, user_id=user_id, statuses=statuses)
        matches = (match for match in every if match.is_known_to(user_id) and not is_out(match, user_id))
        return tuple(sorted(matches, key=lambda match: user_id not in {person.id for person in to_act(match)}))

    async def candidate_matches(
        self, guild_id: int, user_id: int, channel_id: int, typed: str = "", *, in_any: bool = False
    ) -> tuple[Match, ...]:
        """Return the live matches that a command without a match number may mean; at least one.

        Each filter applies only if it leaves a match. The first keeps matches with the typed text as a move in their
        notation. The second keeps matches of this channel, and the third those in which the person is in turn. `in_any`
        means that no filter applies. Raises Refused("no_match") if the person has no live match.
        """
        matches = await self.list_matches(guild_id, user_id, ("live",))
        if not matches:
            raise Refused("no_match")
        if in_any:
            return matches
        matching = [match for match in matches if is_move(match, typed)] or matches
        here = [match for match in matching if match.channel_id == channel_id] or matching
        return tuple(match for match in here if user_id in {person.id for person in to_act(match)}) or tuple(here)

    async def log_sentences(self, ref: MatchRef, user_id: int) -> tuple[str, ...]:
        """Return the match's log as sentences for this person, oldest first."""
        match = await load(self._match_rows, ref)
        with errors_as_refusals(*ref):
            rows = await self._match_rows.log(ref)
        return log_sentences(match, rows, user_id)

    async def record(self, ref: MatchRef) -> bytes:
        """Return the record of a match that is over, which anyone can verify; raises Refused("not_over")."""
        match = await load(self._match_rows, ref)
        if match.status != "over":
            raise Refused("not_over")
        with errors_as_refusals(*ref):
            return record_of(match, await self._match_rows.log(ref))


def _letters(text: str) -> str:
    return "".join(letter for letter in fold(text) if letter.isalnum())


_CACHE_SIZE = 10_000


class Newcomers:
    """Detector of newcomers. It stores nothing, and reads the guild's file once per person."""

    def __init__(self, match_rows: MatchRows) -> None:
        self._match_rows = match_rows
        self._met: LRUCache[tuple[int, int], bool] = LRUCache(_CACHE_SIZE)

    async def meet(self, ref: MatchRef, user_id: int) -> bool:
        """Return whether the person has no other match in the guild, and this process calls it for the first time.

        The call records the person, so every later call for the same guild and person returns False.
        """
        person = (ref.guild_id, user_id)
        if person in self._met:
            return False
        self._met[person] = True
        with errors_as_refusals(*ref):
            return not await self._match_rows.has_other_matches(ref, user_id)
