"""The position of the day, a person's one try, and the leaderboard."""

from collections.abc import Sequence
from functools import lru_cache

import msgspec
from msgspec.structs import replace

from bot.daily import bank, texts
from bot.daily.bank import Position
from bot.daily.model import DailyBoard, DailyLine, DailyResult, DailyTry, Share, rank_lines, streak
from bot.daily.rows import DailyRows
from bot.daily.screens import post_screen
from bot.games.catalog import get_game
from bot.guidance.screens import reason_text
from bot.guilds.service import PersonalPreferences
from bot.match.model.computers import as_person
from bot.match.model.match import Match, Person
from bot.match.model.ports import Clock
from bot.match.offers import Offer, offer_in_steps
from bot.match.refusals import errors_as_refusals
from bot.match.seating import names_of
from bot.play.panels import Panel, panel_of
from bot.play.selection import NodeSelection
from bot.ratings.rows import RatingRows
from bot.ratings.seasons import season_at
from bot.screens.menu import ROOT
from bot.screens.screen import Screen
from engine.ai.advice import load_claims
from engine.core.values import roster
from engine.review.assessors import ASSESSORS

LISTED = 20
"""Largest number of people on the leaderboard."""


class DailyView(msgspec.Struct, frozen=True):
    """The position of a day for one person: the panel, a node of its menu, and the try's result."""

    day: int
    panel: Panel
    node: int = ROOT
    question: str = ""
    """Question to confirm before the action counts, or ""."""
    result: DailyResult | None = None
    is_new_day: bool = False
    """Whether the pressed button belongs to an earlier day."""

    @property
    def game(self) -> str:
        """Key of the game."""
        return self.panel.match.game


class Dailies:
    """Shows the position of the day, takes tries, and counts them."""

    def __init__(
        self, daily_rows: DailyRows, rating_rows: RatingRows, clock: Clock, preferences: PersonalPreferences
    ) -> None:
        self._daily_rows = daily_rows
        self._rating_rows = rating_rows
        self._clock = clock
        self._preferences = preferences

    @property
    def today(self) -> int:
        """Number of the present day: days since 1 January 1970, in UTC."""
        return bank.day_of(self._clock.now())

    async def show(self, guild_id: int, person: Person) -> DailyView:
        """Return the position of the day, with the result if the person has tried it. Raises Refused without data."""
        return await self._view(guild_id, *await self._load(guild_id, person))

    async def press(self, guild_id: int, person: Person, chosen: NodeSelection) -> DailyView:
        """Press a node of the menu; `chosen` carries the day in place of a panel's version.

        An action is the person's one try, after a confirmation if its choice asks for one. A press on another day, or
        after the try, only shows the position. Raises Refused("not_offered"), or Refused if the try can't be stored.
        """
        offer, tries = await self._load(guild_id, person)
        day = offer.match.version
        if day != chosen.version:
            return replace(await self._view(guild_id, offer, tries), is_new_day=True)
        if any(each.day == day for each in tries):
            return await self._view(guild_id, offer, tries)
        resolved = chosen.resolve(offer)
        if resolved.action is None:
            return DailyView(day, _panel(offer, resolved.node), resolved.node)
        question = "" if resolved.leaf is None or resolved.confirmed else offer.choice(resolved.leaf).confirm
        if question:
            return DailyView(day, _panel(offer), chosen.node, question)
        best = offer.game.engine.codec.load_action(bank.position_of(day).best)
        action = offer.game.engine.codec.dump_action(resolved.action)
        tried = DailyTry(day, offer.match.game, action, resolved.action == best)
        with errors_as_refusals(guild_id):
            await self._daily_rows.add_try(guild_id, person.id, tried)
        return await self.show(guild_id, person)

    async def _load(self, guild_id: int, person: Person) -> tuple[Offer, tuple[DailyTry, ...]]:
        """Return the person's actions in the position of the day, and all their tries."""
        offer = await offer_in_steps(seat_person(self.today, person), person.id)
        with errors_as_refusals(guild_id):
            return offer, await self._daily_rows.daily_tries(guild_id, person.id)

    async def _view(self, guild_id: int, offer: Offer, tries: Sequence[DailyTry]) -> DailyView:
        day = offer.match.version
        tried = next((each for each in tries if each.day == day), None)
        if tried is None:
            return DailyView(day, _panel(offer))
        with errors_as_refusals(guild_id):
            share = await self._daily_rows.daily_share(guild_id, day)
        days = streak((each.day for each in tries), day)
        return DailyView(day, _panel(offer), result=_result(offer, bank.position_of(day), tried, share, days))

    async def public_screen(self, day: int) -> Screen:
        """Return the screen of a day's position for a post. It has no choices, and is the same for every guild."""
        reader = Person(0, texts.reader_name())
        offer = await offer_in_steps(seat_person(day, reader), reader.id)
        return post_screen(day, offer.game.presenter.name, _panel(offer).screen)

    async def board(self, guild_id: int, reader_id: int) -> DailyBoard:
        """Return the leaderboard of the present season with at most `LISTED` people.

        `reader_id` 0 means a public post.
        """
        season = season_at(self._clock.now())
        chosen = await self._preferences.all(guild_id)
        hidden = chosen.hidden_from(0)
        with errors_as_refusals(guild_id):
            totals = await self._daily_rows.daily_totals(
                guild_id, bank.day_of(season.starts_at), bank.day_of(season.ends_at)
            )
        lines = rank_lines(each for each in totals if each.user_id not in hidden)
        own = next((line for line in lines if line.person.id == reader_id), None)
        mine = next((each for each in totals if each.user_id == reader_id), None)
        if own is None and mine is not None:
            own = DailyLine(0, Person(reader_id, ""), mine.found, mine.tried)
        with errors_as_refusals(guild_id):
            names = await self._rating_rows.names(guild_id, [line.person.id for line in lines[:LISTED]])
        listed = [
            line._replace(person=Person(line.person.id, names.get(line.person.id, ""))) for line in lines[:LISTED]
        ]
        return DailyBoard(season, tuple(listed), own, len(lines))


def seat_person(day: int, person: Person) -> Match:
    """Return the position of a day as an unstored match: the person has one seat, computer players have the others.

    The match's version is the day, so the panel's buttons carry the day.
    """
    return replace(_match_of(day), people=_people(day, person))


def _panel(offer: Offer, node: int = ROOT) -> Panel:
    panel = panel_of(offer, node)
    return replace(panel, screen=replace(panel.screen, footer=texts.footer(game=offer.game.presenter.name)))


def _people(day: int, person: Person) -> tuple[Person, ...]:
    position = bank.position_of(day)
    others = iter(range(1, sum(position.team_sizes)))
    return tuple(
        person if seat == position.seat else as_person("hard", next(others)) for seat in range(sum(position.team_sizes))
    )


@lru_cache(maxsize=2)
def _match_of(day: int) -> Match:
    position, game = bank.position_of(day), get_game(bank.game_of(day))
    codec = game.engine.codec
    state = codec.load_state(bytes(position.state), position.schema)
    return Match(
        id=0,
        guild_id=0,
        channel_id=0,
        game=game.engine.key,
        options=codec.dump_options(codec.load_options(bytes(position.options))),
        roster=roster(*position.team_sizes),
        people=(),
        status="live",
        version=day,
        key=b"",
        created_at=0.0,
        expires_at=None,
        schema=codec.schema,
        state=codec.dump_state(state),
    )


def _result(offer: Offer, position: Position, tried: DailyTry, share: Share, days: int) -> DailyResult:
    game, table = offer.match.game, ASSESSORS[offer.match.game].table(offer.state, len(position.team_sizes))
    return DailyResult(
        found=tried.found,
        chosen=_label(offer, tried.action),
        chosen_percent=position.percent(game, table, tried.action),
        best=_label(offer, position.best),
        best_percent=position.percent(game, table, position.best) or 0,
        reason=_reason(offer, position),
        share=share,
        streak=days,
    )


def _label(offer: Offer, action: bytes) -> str:
    return offer.choice(offer.actions.index(offer.game.engine.codec.load_action(action))).label


def _reason(offer: Offer, position: Position) -> str:
    claims = load_claims(offer.game.engine, bytes(position.claims))
    return reason_text(claims, offer.game.presenter.guidance, names_of(offer.match), offer.seat)
