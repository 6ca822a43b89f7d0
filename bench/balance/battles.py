"""How often the side that was dealt a card wins the battle, and whoever uses its ability or leaves it.

uv run python -m bench.balance.battles --game flies-lies-supplies --player medium [--matches 100] [--seed 1] [--json]

Matches have two seats and the usual options. A card counts for the side to which it was dealt at the start. An ability
is used where the card was triggered and none of it declined. Who leaves an ability stands in another position than who
uses it, so the two figures don't say what the ability is worth.
"""

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from bench.arena.matches import done_in_processes
from bench.balance.arguments import PLAYERS, parsed, parser_for
from bench.balance.matches import Setting, steps_of
from engine.games.air_land_sea import events
from engine.games.air_land_sea.cards import CARDS
from engine.games.air_land_sea.state import Table

GAMES = ("air-land-sea", "flies-lies-supplies")

Cards = tuple[set[str], set[str]]
"""By side."""


def _none() -> Cards:
    return set(), set()


@dataclass
class Battle:
    """A battle that has been won: who was dealt what, and whose abilities took place."""

    dealt: Cards
    first: int
    """The side that was first."""
    winner: int = -1
    is_fought_out: bool = False
    triggered: Cards = field(default_factory=_none)
    declined: Cards = field(default_factory=_none)

    @classmethod
    def of(cls, table: Table) -> "Battle":
        held = [set[str]().union(*(table.hands[seat] for seat in side)) for side in table.sides]
        return cls((held[0], held[1]), table.first)

    def note(self, event: Any) -> None:
        """Count an event of the battle."""
        match event:
            case events.Triggered(side, _, card):
                self.triggered[side].add(card)
            case events.Declined(_, side, card):
                self.declined[side].add(card)
            case events.BattleWon(side, _, _, controllers):
                self.winner, self.is_fought_out = side, bool(controllers)

    @property
    def used(self) -> Cards:
        """Cards whose ability was used."""
        return self.triggered[0] - self.declined[0], self.triggered[1] - self.declined[1]


def battles_of(setting: Setting, seed: int, number: int) -> list[Battle]:
    """Play one match; its battles that somebody won."""
    found: list[Battle] = []
    for step in steps_of(setting, seed, number):
        for event in step.events:
            if isinstance(event, events.BattleStarted):
                found.append(Battle.of(step.state.table))
            elif found:
                found[-1].note(event)
    return [battle for battle in found if battle.winner >= 0]


@dataclass(frozen=True)
class Share:
    """How many battles were won of those that were looked at."""

    won: int
    battles: int

    @classmethod
    def of(cls, battles: Sequence[Battle], sides: Callable[[Battle], Iterator[int]]) -> "Share":
        """Count each side of a battle that `sides` names."""
        outcomes = [side == battle.winner for battle in battles for side in sides(battle)]
        return cls(sum(outcomes), len(outcomes))

    def __str__(self) -> str:
        return f"{self.won / self.battles:6.1%} ({self.battles:4})" if self.battles else f"{'-':>13}"


def with_card(cards_of: Callable[[Battle], Cards], card: str) -> Callable[[Battle], Iterator[int]]:
    """Return what names the sides that have a card among some of a battle."""
    return lambda battle: (side for side, cards in enumerate(cards_of(battle)) if card in cards)


def by_card(battles: Sequence[Battle]) -> dict[str, dict[str, Share]]:
    """Return the shares of each card that was dealt: `dealt`, `used` and `left`."""
    kinds: dict[str, Callable[[Battle], Cards]] = {
        "dealt": lambda battle: battle.dealt,
        "used": lambda battle: battle.used,
        "left": lambda battle: battle.declined,
    }
    rows = {
        card.key: {kind: Share.of(battles, with_card(cards_of, card.key)) for kind, cards_of in kinds.items()}
        for card in CARDS
    }
    return {key: row for key, row in rows.items() if row["dealt"].battles}


def _first(battle: Battle) -> Iterator[int]:
    yield battle.first


def lines(battles: Sequence[Battle]) -> Iterator[str]:
    fought = [battle for battle in battles if battle.is_fought_out]
    yield f"first side: {Share.of(battles, _first)} of all, {Share.of(fought, _first)} of those fought out"
    names = {card.key: f"{card.name} {card.strength}" for card in CARDS}
    yield f"{'':24} {'dealt':>13} {'used':>13} {'left':>13}"
    for key, row in by_card(battles).items():
        yield f"{names[key]:24} {row['dealt']!s} {row['used']!s} {row['left']!s}"


def as_json(battles: Sequence[Battle]) -> str:
    cards = {
        key: {kind: (share.battles, share.won) for kind, share in row.items()} for key, row in by_card(battles).items()
    }
    first = Share.of(battles, _first)
    return json.dumps({"battles": first.battles, "first": first.won, "cards": cards})


def main(arguments: Sequence[str] | None = None) -> None:
    parser = parser_for(__doc__)
    parser.add_argument("--game", choices=GAMES, default=GAMES[1])
    parser.add_argument("--player", choices=PLAYERS, default="greedy")
    given = parsed(parser, arguments)
    play = partial(battles_of, Setting(given.game, {}, (1, 1), given.player), given.seed)
    battles = [battle for each in done_in_processes(play, range(given.matches), given.jobs) for battle in each]
    print(as_json(battles) if given.json else "\n".join(lines(battles)))


if __name__ == "__main__":
    main()
