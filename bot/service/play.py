"""Playing a match: pressing what a panel offers, typing it, and giving the match up."""

from typing import Any

import msgspec

from bot.presenters.menu import build
from bot.service.changes import Changes, in_sentences, load
from bot.service.hosted import Hosted, hosted
from bot.service.ports import Deed, Ending, LogRow, Match, Store
from bot.service.refused import Refused
from bot.service.reports import write_reports
from bot.service.request import Request
from bot.service.sights import Offer, Panel, offer, panel, seat_of, state_of, story
from engine.core.errors import Illegal
from engine.core.game import Outcome, Step
from engine.core.seats import Seat

_TOLD = 3
"""Of what has happened since a panel was made, so many sentences are told with it."""

ROOT = 0
"""The node of a menu where every panel begins."""


class Pressed(msgspec.Struct, frozen=True):
    """What a press led to: the panel now, where in its menu, what is asked again, and whether an action was taken."""

    panel: Panel
    node: int = ROOT
    question: str = ""
    acted: bool = False


class Play:
    """Carries out what people do in a match."""

    def __init__(self, store: Store, changes: Changes) -> None:
        self._store = store
        self._changes = changes

    async def panel(self, guild_id: int, match_id: int, user_id: int) -> Panel:
        """A person's private panel as it is now."""
        return panel(await load(self._store, guild_id, match_id), user_id)

    async def press(  # noqa: PLR0913 - a press is: where, who, at which version, on what
        self, guild_id: int, match_id: int, request: Request, version: int, node: int, *, confirmed: bool = False
    ) -> Pressed:
        """Press a node of the menu that a panel of this version showed.

        A leaf is an action, asked again first where it says so; any other node only opens. Raises Refused("stale")
        when the match has gone on since, or whatever else forbids it.
        """
        return await self._take(guild_id, match_id, request, _Pick(version=version, node=node, confirmed=confirmed))

    async def type(self, guild_id: int, match_id: int, request: Request, typed: str) -> Pressed:
        """Take the action that was typed: a value of `suggest`, or the words of its label."""
        return await self._take(guild_id, match_id, request, _Pick(typed=typed))

    async def shortcut(
        self, guild_id: int, match_id: int, request: Request, key: str, version: int | None = None
    ) -> Pressed:
        """Go where a shortcut of a board of this version leads; an action behind it is asked again, or taken.

        Raises Refused("stale") where the match has gone on since, unless it is asked again anyway.
        """
        return await self._take(guild_id, match_id, request, _Pick(version=version, shortcut=key))

    async def suggest(self, guild_id: int, match_id: int, user_id: int, typed: str) -> tuple[tuple[str, str], ...]:
        """The person's legal actions that fit what is typed so far: (label, value for `type`)."""
        offered = offer(await load(self._store, guild_id, match_id), user_id)
        words = typed.casefold().split()
        return tuple(
            (choice.label, f"{offered.match.version}#{index}")
            for index, choice in enumerate(offered.choices)
            if all(word in choice.label.casefold() for word in words)
        )

    async def resign(self, guild_id: int, match_id: int, request: Request) -> Match:
        """Give the whole match up, for all of one's team; the others go on without it where the game allows that."""

        def decide(match: Match) -> tuple[Match, LogRow]:
            seat = seat_of(match, request.person.id)
            if match.status != "live":
                raise Refused("match_over" if match.status == "over" else "not_started")
            return _left(match, seat, request) or _resigned(match, seat, request)

        return await self._changes.make(guild_id, match_id, decide)

    async def _take(self, guild_id: int, match_id: int, request: Request, pick: "_Pick") -> Pressed:
        user_id = request.person.id
        opened: list[Pressed] = []

        def decide(match: Match) -> tuple[Match, LogRow] | None:
            opened.clear()
            offered = offer(match, user_id)
            leaf = pick.leaf(offered)
            question = "" if leaf is None or pick.confirmed else offered.choice(leaf).confirm
            if leaf is None or question:
                shown = offered.panel()
                opened.append(Pressed(shown, pick.node if leaf is None else shown.menu.node_of(leaf), question))
                return None
            return _acted(offered, offered.actions[leaf], request)

        try:
            after = await self._changes.make(guild_id, match_id, decide)
        except Refused as refused:
            if refused.code != "stale" or pick.seen is None:
                raise
            raise await self._overtaken(guild_id, match_id, user_id, pick.seen) from None
        return opened[0] if opened else Pressed(panel(after, user_id), acted=True)

    async def _overtaken(self, guild_id: int, match_id: int, user_id: int, seen: int) -> Refused:
        """Say what has happened since the person's panel was made, and whether a teammate was faster."""
        match = await load(self._store, guild_id, match_id)
        with in_sentences(guild_id, match_id):
            since = [row for row in await self._store.log(guild_id, match_id) if row.number > seen]
        team = match.roster.teams[match.roster.team_of(seat_of(match, user_id))]
        first = next((row for row in since if row.deed == "acted"), None)
        faster = first is not None and first.seat in team and first.user_id != user_id
        name = match.people[first.seat].name if faster and first and first.seat is not None else ""
        return Refused("stale", happened=story(match, since, user_id)[-_TOLD:], answered=name)


class _Pick(msgspec.Struct, frozen=True):
    """How a person pointed at an action: by the node of a menu, by words, or by a shortcut."""

    version: int | None = None
    node: int = ROOT
    typed: str = ""
    shortcut: str = ""
    confirmed: bool = False

    @property
    def seen(self) -> int | None:
        """The version of the panel that the person looked at, where that is known."""
        typed, _, _ = self.typed.partition("#")
        return int(typed) if self.version is None and typed.isdecimal() else self.version

    def leaf(self, offered: Offer) -> int | None:
        """Return the index of the choice that is meant; None for a node that only opens."""
        if offered.match.status != "live":
            raise Refused("match_over")
        fresh = self.version in (None, offered.match.version)
        if self.shortcut:
            leaf = _by_shortcut(offered, self.shortcut)
            if fresh or offered.choice(leaf).confirm:
                return leaf
        if not fresh:
            raise Refused("stale")
        if self.typed:
            return _by_words(offered, self.typed)
        menu = build(offered.choices)
        if not 0 <= self.node < menu.size:
            raise Refused("not_offered")
        return menu.leaf(self.node)


def _by_shortcut(offered: Offer, key: str) -> int:
    for index, choice in enumerate(offered.choices):
        if choice.shortcut == key:
            return index
    host = offered.host
    view = host.game.view(offered.state, None)
    cut = next((cut for cut in host.presenter.shortcuts(view) if cut.key == key), None)
    if cut is None:
        raise Refused("no_shortcut", game=host.presenter.name)
    raise Refused("shortcut_unavailable", sentence=cut.unavailable)


def _by_words(offered: Offer, typed: str) -> int:
    version, mark, number = typed.partition("#")
    if mark and version.isdecimal() and number.isdecimal():
        if int(version) != offered.match.version:
            raise Refused("stale")
        if int(number) < len(offered.actions):
            return int(number)
        raise Refused("not_offered")
    choices = offered.choices
    if not choices:
        raise Refused("not_your_turn")
    words = " ".join(typed.casefold().split())
    fitting = [index for index, choice in enumerate(choices) if choice.label.casefold() == words] or [
        index
        for index, choice in enumerate(choices)
        if all(word in choice.label.casefold().split() for word in words.split())
    ]
    if len(fitting) != 1:
        raise Refused("no_such_move", text=typed, count=len(fitting))
    return fitting[0]


def _acted(offered: Offer, action: Any, request: Request) -> tuple[Match, LogRow]:  # noqa: ANN401
    host, seat = offered.host, offered.seat
    try:
        step: Step[Any, Any] = host.game.apply(offered.state, seat, action)
    except Illegal as error:
        raise Refused(error.code, **error.params) from None
    after = _after(offered.match, host, step, request)
    return after, _row(after, "acted", seat, request, host.game.codec.dump_action(action))


def _left(match: Match, seat: Seat, request: Request) -> tuple[Match, LogRow] | None:
    """The match without the seat; None where it can't go on so."""
    host = hosted(match.game)
    try:
        step: Step[Any, Any] | None = host.game.leave(state_of(match, host), seat)
    except Illegal as error:
        raise Refused(error.code, **error.params) from None
    if step is None:
        return None
    after = _after(match, host, step, request)
    return after, _row(after, "resigned", seat, request)


def _after(match: Match, host: Hosted, step: Step[Any, Any], request: Request) -> Match:
    outcome: Outcome | None = host.game.outcome(step.state)
    return msgspec.structs.replace(
        match,
        version=match.version + 1,
        schema=host.game.codec.schema,
        state=host.game.codec.dump_state(step.state),
        fingerprint=host.game.codec.fingerprint(step.state),
        reports=write_reports(host, match.roster, step),
        status="over" if outcome else "live",
        ending=Ending(outcome.ranks, outcome.reason) if outcome else None,
        ended_at=request.at if outcome else None,
    )


def _row(after: Match, deed: Deed, seat: Seat, request: Request, action: bytes | None = None) -> LogRow:
    return LogRow(
        number=after.version,
        deed=deed,
        at=request.at,
        user_id=request.person.id,
        seat=seat,
        action=action,
        fingerprint=after.fingerprint,
        rules_version=hosted(after.game).game.version,
        reports=after.reports,
        interaction_id=request.interaction_id,
    )


def _resigned(match: Match, seat: Seat, request: Request) -> tuple[Match, LogRow]:
    team = match.roster.team_of(seat)
    others = tuple(index for index in range(len(match.roster.teams)) if index != team)
    after = msgspec.structs.replace(
        match,
        version=match.version + 1,
        status="over",
        reports=(),
        ending=Ending((others, (team,)), "resigned"),
        ended_at=request.at,
    )
    return after, _row(after, "resigned", seat, request)
