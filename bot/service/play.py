"""Playing a match: pressing what a panel offers, typing it, and giving the match up."""

from typing import Any

import msgspec

from bot.service.changes import Changes, load
from bot.service.hosted import hosted
from bot.service.ports import Ending, LogRow, Match, Store
from bot.service.refused import Refused
from bot.service.reports import write_reports
from bot.service.request import Request
from bot.service.sights import Panel, panel, seat_of, state_of
from engine.core.errors import Illegal
from engine.core.game import Outcome, Step
from engine.core.seats import Seat

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

    async def shortcut(self, guild_id: int, match_id: int, request: Request, key: str) -> Pressed:
        """Go where a shortcut of the board leads; an action behind it is asked again, or taken."""
        return await self._take(guild_id, match_id, request, _Pick(shortcut=key))

    async def suggest(self, guild_id: int, match_id: int, user_id: int, typed: str) -> tuple[tuple[str, str], ...]:
        """The person's legal actions that fit what is typed so far: (label, value for `type`)."""
        shown = await self.panel(guild_id, match_id, user_id)
        words = typed.casefold().split()
        return tuple(
            (choice.label, f"{shown.match.version}#{index}")
            for index, choice in enumerate(shown.screen.choices)
            if all(word in choice.label.casefold() for word in words)
        )

    async def resign(self, guild_id: int, match_id: int, request: Request) -> Match:
        """Give the whole match up."""

        def decide(match: Match) -> tuple[Match, LogRow]:
            seat = seat_of(match, request.person.id)
            if match.status != "live":
                raise Refused("match_over" if match.status == "over" else "not_started")
            return _resigned(match, seat, request)

        return await self._changes.make(guild_id, match_id, decide)

    async def _take(self, guild_id: int, match_id: int, request: Request, pick: "_Pick") -> Pressed:
        before: list[Pressed] = []

        def decide(match: Match) -> tuple[Match, LogRow] | None:
            shown = panel(match, request.person.id)
            leaf, node = pick.find(shown)
            question = "" if leaf is None or pick.confirmed else shown.screen.choices[leaf].confirm
            if leaf is None or question:
                before.append(Pressed(shown, node, question))
                return None
            return _acted(match, shown.seat, shown.actions[leaf], request)

        after = await self._changes.make(guild_id, match_id, decide)
        if before:
            return before[0]
        return Pressed(panel(after, request.person.id), acted=True)


class _Pick(msgspec.Struct, frozen=True):
    """How a person pointed at an action: by the node of a menu, by words, or by a shortcut."""

    version: int | None = None
    node: int = ROOT
    typed: str = ""
    shortcut: str = ""
    confirmed: bool = False

    def find(self, shown: Panel) -> tuple[int | None, int]:
        """Return the index of the choice that is meant, if it is one, and its node."""
        if shown.match.status != "live":
            raise Refused("match_over")
        if self.version is not None and self.version != shown.match.version:
            raise Refused("stale")
        if self.shortcut:
            return self._by_shortcut(shown)
        if self.typed:
            leaf = _by_words(shown, self.typed)
            return leaf, shown.menu.node_of(leaf)
        if not 0 <= self.node < shown.menu.size:
            raise Refused("not_offered")
        return shown.menu.leaf(self.node), self.node

    def _by_shortcut(self, shown: Panel) -> tuple[int | None, int]:
        for index, choice in enumerate(shown.screen.choices):
            if choice.shortcut == self.shortcut:
                return index, shown.menu.node_of(index)
        presenter = hosted(shown.match.game).presenter
        cut = next((cut for cut in presenter.shortcuts if cut.key == self.shortcut), None)
        if cut is None:
            raise Refused("no_shortcut", shortcut=self.shortcut, game=presenter.name)
        raise Refused("shortcut_unavailable", sentence=cut.unavailable)


def _by_words(shown: Panel, typed: str) -> int:
    choices = shown.screen.choices
    version, mark, number = typed.partition("#")
    if mark and version.isdecimal() and number.isdecimal():
        if int(version) != shown.match.version:
            raise Refused("stale")
        if int(number) < len(choices):
            return int(number)
        raise Refused("not_offered")
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


def _acted(match: Match, seat: Seat, action: Any, request: Request) -> tuple[Match, LogRow]:  # noqa: ANN401
    host = hosted(match.game)
    try:
        step: Step[Any, Any] = host.game.apply(state_of(match, host), seat, action)
    except Illegal as error:
        raise Refused(error.code, **error.params) from None
    outcome: Outcome | None = host.game.outcome(step.state)
    after = msgspec.structs.replace(
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
    row = LogRow(
        number=after.version,
        deed="acted",
        at=request.at,
        user_id=request.person.id,
        seat=seat,
        action=host.game.codec.dump_action(action),
        fingerprint=after.fingerprint,
        rules_version=host.game.version,
        reports=after.reports,
        interaction_id=request.interaction_id,
    )
    return after, row


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
    row = LogRow(
        number=after.version,
        deed="resigned",
        at=request.at,
        user_id=request.person.id,
        seat=seat,
        fingerprint=match.fingerprint,
        rules_version=hosted(match.game).game.version,
        interaction_id=request.interaction_id,
    )
    return after, row
