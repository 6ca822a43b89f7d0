"""The figures of many matches of one setting, as a row of JSON and as lines to read."""

import statistics
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypedDict

from bench.balance.accounts import ACCOUNTS
from bench.balance.matches import Match, Setting

FEW = 200
"""A card with fewer plays tells too little."""


class Row(TypedDict):
    """What is printed of one setting; None where a figure has no meaning for the game."""

    game: str
    options: dict[str, Any]
    seats: int
    player: str
    games: int
    median_turns: float
    """Turns of each seat; in the theaters games, cards played from the hand and withdrawals."""
    places: list[float]
    """The share that each team won, in turn order; who shares a win has a part of it."""
    endings: dict[str, float]
    limit: float | None
    """The share that was ended for its length: Stratego's two limits on plies, the war's limit on turns."""
    payable: float | None
    """The share of the hand that could be paid at the start of a turn, after collecting."""
    presses: float
    """Actions of each seat in a match, passes included."""
    cards: dict[str, tuple[int, float]] | None
    """By card: times played (in the theaters games, faceup), and the share of these that winners played."""


@dataclass(frozen=True)
class Figures:
    """The matches of one setting, added up."""

    setting: Setting
    matches: Sequence[Match]

    @property
    def seats(self) -> int:
        return sum(self.setting.teams)

    @property
    def median_turns(self) -> float:
        return statistics.median(match.turns for match in self.matches)

    @property
    def places(self) -> list[float]:
        return [sum(won) / len(self.matches) for won in zip(*(match.places for match in self.matches), strict=True)]

    @property
    def endings(self) -> dict[str, float]:
        """The share of each reason, the most frequent first."""
        reasons = Counter(match.reason for match in self.matches)
        ordered = sorted(reasons.items(), key=lambda each: (-each[1], each[0]))
        return {reason: number / len(self.matches) for reason, number in ordered}

    @property
    def limit(self) -> float | None:
        limits = ACCOUNTS[self.setting.game].limits
        return None if limits is None else sum(match.reason in limits for match in self.matches) / len(self.matches)

    @property
    def payable(self) -> float | None:
        held = sum(match.held for match in self.matches)
        return sum(match.payable for match in self.matches) / held if held else None

    @property
    def presses(self) -> float:
        return sum(match.actions for match in self.matches) / len(self.matches) / self.seats

    @property
    def cards(self) -> dict[str, tuple[int, float]] | None:
        """Times played and the share won, by card, the most played first."""
        if ACCOUNTS[self.setting.game].played is None:
            return None
        plays = _summed(match.plays for match in self.matches)
        won = _summed(match.winning_plays for match in self.matches)
        ordered = sorted(plays.items(), key=lambda each: (-each[1], each[0]))
        return {card: (times, won[card] / times) for card, times in ordered}

    @property
    def draws(self) -> Counter[str]:
        """How often a card came to a hand, where the game's events tell that."""
        return _summed(match.draws for match in self.matches)

    @property
    def plays_per_draw(self) -> dict[str, float]:
        """How often a card was played for each time that it came to a hand, where the game's events tell that."""
        plays = _summed(match.plays for match in self.matches)
        return {card: plays[card] / times for card, times in self.draws.items()}

    def row(self) -> Row:
        """Return the figures as they are printed, shares to four places."""
        payable, limit, cards = self.payable, self.limit, self.cards
        return Row(
            game=self.setting.game,
            options=self.setting.options,
            seats=self.seats,
            player=self.setting.player,
            games=len(self.matches),
            median_turns=self.median_turns,
            places=[round(share, 4) for share in self.places],
            endings={reason: round(share, 4) for reason, share in self.endings.items()},
            limit=None if limit is None else round(limit, 4),
            payable=None if payable is None else round(payable, 4),
            presses=round(self.presses, 2),
            cards=None if cards is None else {card: (times, round(won, 4)) for card, (times, won) in cards.items()},
        )


def _summed(counted: Any) -> Counter[str]:
    whole = Counter[str]()
    for each in counted:
        whole.update(each)
    return whole


TITLES = (
    "| game | options | seats | player | games | median turns | won by place | endings | limit | payable | presses |",
    "|---|---|---:|---|---:|---:|---|---|---:|---:|---:|",
)


def line(row: Row) -> str:
    """Return a row of the table."""
    cells = (
        row["game"],
        " ".join(f"{name}={value}" for name, value in row["options"].items()),
        str(row["seats"]),
        row["player"],
        str(row["games"]),
        f"{row['median_turns']:g}",
        " / ".join(f"{share:.1%}" for share in row["places"]),
        ", ".join(f"{reason} {share:.1%}" for reason, share in row["endings"].items()),
        "" if row["limit"] is None else f"{row['limit']:.1%}",
        "" if row["payable"] is None else f"{row['payable']:.1%}",
        f"{row['presses']:.1f}",
    )
    return f"| {' | '.join(cells)} |"


def card_lines(figures: Figures) -> Iterator[str]:
    """Yield a table of the cards of one setting, the most played first; nothing if the game has none."""
    if not figures.cards:
        return
    drawn = figures.plays_per_draw
    yield f"{figures.setting.game}, {figures.seats} seats, {figures.setting.player}:"
    yield "| card | plays | wins when played | plays for each draw |"
    yield "|---|---:|---:|---:|"
    for card, (plays, won) in figures.cards.items():
        yield f"| {card} | {plays} | {won:.1%} | {f'{drawn[card]:.2f}' if card in drawn else ''} |"
