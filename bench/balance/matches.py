"""Matches in which every seat is taken by the same kind of player, and what each adds to the figures."""

import os
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from bench.arena.contestants import Contestant, Entry, Position, Thinker
from bench.arena.matches import LONGEST, chance, done_in_processes
from bench.balance.accounts import ACCOUNTS, Account, CardsOf
from bench.balance.cost_curve import COST_CURVE
from engine.catalog import GAMES
from engine.core.game import Step
from engine.core.values import Roster, Seat, roster
from engine.games.this_means_war import this_means_war
from engine.players import ComputerPlayer


@dataclass(frozen=True)
class Setting:
    """What is played, by how many, and by which player in every seat."""

    game: str
    options: dict[str, Any]
    teams: tuple[int, ...]
    player: str


@dataclass
class Match:
    """What one match adds to the figures."""

    turns: float = 0
    """Of each seat, on average."""
    places: tuple[float, ...] = ()
    """What each place in turn order has won: all, a part of it where several share it, or nothing."""
    reason: str = ""
    actions: int = 0
    payable: int = 0
    held: int = 0
    """Cards in the hand of whoever began a turn; `payable` of them could be paid."""
    played: Counter[tuple[Seat, str]] = field(default_factory=Counter)
    gained: Counter[tuple[Seat, str]] = field(default_factory=Counter)
    winners: frozenset[Seat] = frozenset()

    @property
    def plays(self) -> Counter[str]:
        """How often each card was played."""
        return _by_card(self.played)

    @property
    def draws(self) -> Counter[str]:
        """How often each card came to a hand."""
        return _by_card(self.gained)

    @property
    def winning_plays(self) -> Counter[str]:
        """How often each card was played by a winner."""
        return _by_card(Counter({each: times for each, times in self.played.items() if each[0] in self.winners}))


def _by_card(counted: Counter[tuple[Seat, str]]) -> Counter[str]:
    cards = Counter[str]()
    for (_, card), times in counted.items():
        cards[card] += times
    return cards


def steps_of(setting: Setting, seed: int, number: int) -> Iterator[Step[Any, Any]]:
    """Play one match; it depends on nothing but setting, seed and number, and all players are dealt the same."""
    game, seating = GAMES[setting.game], roster(*setting.teams)
    deal = chance("balance", setting.game, seed, number)
    step = game.new(game.codec.parse_options(setting.options), seating, deal)
    told: dict[Seat, list[Any]] = {seat: [] for seat in seating.seats}
    contestants = {seat: _contestant(setting) for seat in seating.seats}
    for turn in range(LONGEST):
        yield step
        for seat, heard in told.items():
            heard += [event for each in step.events if (event := game.redact(step.state, each, seat)) is not None]
        acting = sorted(game.waiting_seats(step.state))
        if not acting:
            return
        seat = acting[turn % len(acting)]
        position = Position(game, step.state, seat, told[seat], chance("balance", deal.key, turn))
        step = game.apply_listed(step.state, seat, contestants[seat].choose(position))
    raise AssertionError(f"no end within {LONGEST} actions")


def played_match(setting: Setting, seed: int, number: int) -> Match:
    """Play one match, and count what it adds to the figures."""
    account, seating = ACCOUNTS[setting.game], roster(*setting.teams)
    steps = tuple(steps_of(setting, seed, number))
    match, in_order = Match(actions=len(steps) - 1), tuple(range(len(seating.teams)))
    for step in steps:
        for event in step.events:
            in_order = account.teams_in_order(event, seating) or in_order
        _note(match, account, step.state, step.events)
    _end(match, seating, in_order, GAMES[setting.game].outcome(steps[-1].state))
    return match


def _contestant(setting: Setting) -> Contestant:
    if setting.game == this_means_war.key and setting.player == "greedy":
        return Thinker(ComputerPlayer(COST_CURVE, 1))
    return Entry(setting.player).contestant(setting.game)


def _note(match: Match, account: Account, state: Any, events: tuple[Any, ...]) -> None:
    begun = sum(isinstance(event, account.turns) for event in events)
    match.turns += begun
    if account.payable is not None and begun:
        payable, held = account.payable(state)
        match.payable += payable
        match.held += held
    for event in events:
        _count(match.played, account.played, event)
        _count(match.gained, account.gained, event)


def _count(counted: Counter[tuple[Seat, str]], cards_of: CardsOf | None, event: Any) -> None:
    found = None if cards_of is None else cards_of(event)
    if found is not None:
        seat, cards = found
        counted.update((seat, card) for card in cards)


def _end(match: Match, seating: Roster, in_order: tuple[int, ...], outcome: Any) -> None:
    leaders = outcome.ranks[0]
    match.turns /= len(seating.seats)
    match.places = tuple(1 / len(leaders) if team in leaders else 0.0 for team in in_order)
    match.reason = outcome.reason
    match.winners = frozenset(seat for team in leaders for seat in seating.teams[team])


def played_matches(setting: Setting, matches: int, seed: int = 1, jobs: int | None = None) -> Iterator[Match]:
    """Play matches, in several processes where there are several jobs; by default one for each processor."""
    jobs = jobs or os.cpu_count() or 1
    at_once = max(1, min(8, matches // jobs))
    yield from done_in_processes(partial(played_match, setting, seed), range(matches), jobs, at_once=at_once)
