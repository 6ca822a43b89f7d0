"""Whether reviews are calibrated: of positions that they call 70 %, how many are won?

Plays matches between computer players of mixed levels, and estimates some choices of each, as a review does: after
the action that was taken, by what the seat knew. `play` appends a row for each of them to a file, and `fit` prints the
tables of `engine/review/calibration.py` from such files. `table` prints the table of docs/players.md from the same
files; there each fifth of the matches is called by fits to the other four, so no match is called by its own result.

uv run python -m bench.calibration play rows.jsonl --game air-land-sea --matches 100 --seed 1
uv run python -m bench.calibration fit rows.jsonl
uv run python -m bench.calibration table rows.jsonl
"""

import argparse
from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import exp, log
from pathlib import Path
from statistics import fmean
from typing import Any

import msgspec

from bench.arena.matches import chance
from engine.ai.dice import Dice
from engine.ai.player import Level, SeatKnowledge, decide
from engine.catalog import GAMES
from engine.core.rng import Rng
from engine.players import PLAYERS
from engine.review.assessors import ASSESSORS
from engine.review.calibration import KNOTS, interpolate

LEVELS: Sequence[Level] = ("beginner", "beginner", "easy", "easy", "easy", "medium")
"""The levels that a seat's is drawn from."""
OPTIONS: dict[str, Sequence[dict[str, Any]]] = {
    "stratego": ({}, {}, {"army": "barrage"}),
}
"""The options that a match's are drawn from; games that aren't listed have the usual ones."""
SAMPLES = 8
"""Choices of a match that are estimated."""
LONGEST = 4_000
"""Actions after which a match is given up."""
THEATERS = ("air-land-sea", "flies-lies-supplies")
"""Games with the same rules and the same judge, which have one table."""
BINS = 10
FOLDS = 5
SEVENTY = (65, 75)
"""A further bin, around 70 %."""
LEAST = 10
"""Rows of a bin that is worth printing."""
STEPS = 20
LINE_ROWS = 25
"""What the line counts at each of KNOTS, in rows of different matches."""
SHARE = 0.3
"""What a row counts in a fit: those of one match are alike."""
DOUBT = 0.3
"""How far the line of a fit may be from the one that leaves values as they are: the variance of slope and offset."""
NEAREST = 0.01
"""How near to 0 or 1 a value may come in a fit."""


class Row(msgspec.Struct, frozen=True):
    """An estimated position: the value of the search, and the share of the win that the seat's team had in the end."""

    game: str
    table: str
    match: int
    value: float
    won: float


def play(key: str, seed: int, number: int) -> Iterator[Row]:
    """Play one match, and yield the estimates of some of its choices."""
    game, dice = GAMES[key], Dice(chance("calib", key, seed, number))
    options = game.codec.parse_options(dice.choice(OPTIONS.get(key, ({},))))
    rosters = list(game.rosters(options))
    roster = rosters[0] if dice.fraction() < 0.5 else dice.choice(rosters)
    levels = {seat: dice.choice(LEVELS) for seat in roster.seats}
    found, kept = list[tuple[int, float]](), 0
    step, told = game.new(options, roster, dice.rng()), {seat: list[Any]() for seat in roster.seats}
    table = ASSESSORS[key].table(step.state, len(roster.teams))
    for _ in range(LONGEST):
        for seat, heard in told.items():
            heard += [seen for event in step.events if (seen := game.redact(step.state, event, seat)) is not None]
        acting = sorted(game.waiting_seats(step.state))
        if not acting:
            outcome = game.outcome(step.state)
            assert outcome is not None
            yield from (
                Row(key, table, 1_000 * seed + number, value, _share(outcome.ranks[0], team)) for team, value in found
            )
            return
        seat = dice.choice(acting)
        knowledge = SeatKnowledge(game, step.state, seat, dice.rng(), told[seat])
        player = PLAYERS[key, levels[seat]]
        action = decide(player.player, knowledge, dice.rng(), effort=player.effort)
        if len(knowledge.actions) > 1 and ASSESSORS[key].estimator.is_comparable(knowledge):
            # A sample of all choices, each equally likely, without knowing how many there will be.
            kept += 1
            place = len(found) if len(found) < SAMPLES else dice.below(kept)
            if place < SAMPLES:
                found[place : place + 1] = [(roster.team_of(seat), _value(key, knowledge, action, dice.rng()))]
        step = game.apply(step.state, seat, action)


def _value(key: str, knowledge: SeatKnowledge[Any, Any, Any, Any], action: Any, rng: Rng) -> float:
    assessor = ASSESSORS[key]
    return assessor.estimator.chances(knowledge, [action], rng, effort=assessor.sweep[1].trials)[0]


def _share(leaders: Sequence[int], team: int) -> float:
    return 1 / len(leaders) if team in leaders else 0.0


def fit(rows: Sequence[Row]) -> tuple[float, ...]:
    """Return the chance at each of KNOTS, never falling, by the rows near it and by the line that fits all rows."""
    slope, offset = _fit_line(rows)
    table: list[float] = []
    for knot in KNOTS:
        near = [(1 - abs(row.value - knot) * BINS, row.won) for row in rows if abs(row.value - knot) * BINS < 1]
        weight, won = SHARE * sum(share for share, _ in near), SHARE * sum(share * result for share, result in near)
        line = _chance(slope * _log_odds(knot) + offset)
        table.append((won + LINE_ROWS * line) / (weight + LINE_ROWS))
    return tuple(round(each, 3) for each in _never_falling(table))


def _never_falling(values: Sequence[float]) -> Iterator[float]:
    """Yield the values with each stretch that falls replaced by its mean."""
    stretches: list[list[float]] = []
    for value in values:
        stretches.append([value])
        while len(stretches) > 1 and fmean(stretches[-2]) > fmean(stretches[-1]):
            stretches[-2:] = [stretches[-2] + stretches[-1]]
    yield from (fmean(stretch) for stretch in stretches for _ in stretch)


def _fit_line(rows: Sequence[Row]) -> tuple[float, float]:
    """Return slope and offset of the line of log-odds over log-odds; without many rows it leaves values as they are."""
    slope, offset = 1.0, 0.0
    for _ in range(STEPS):
        by_slope, by_offset = (slope - 1) / DOUBT, offset / DOUBT
        curved, mixed, flat = 1 / DOUBT, 0.0, 1 / DOUBT
        for row in rows:
            odds = _log_odds(row.value)
            found = _chance(slope * odds + offset)
            by_slope += SHARE * (found - row.won) * odds
            by_offset += SHARE * (found - row.won)
            weight = SHARE * found * (1 - found)
            curved, mixed, flat = curved + weight * odds * odds, mixed + weight * odds, flat + weight
        whole = curved * flat - mixed * mixed
        slope -= (flat * by_slope - mixed * by_offset) / whole
        offset -= (curved * by_offset - mixed * by_slope) / whole
    return slope, offset


def _log_odds(chance: float) -> float:
    bounded = min(max(chance, NEAREST), 1 - NEAREST)
    return log(bounded / (1 - bounded))


def _chance(log_odds: float) -> float:
    return 1 / (1 + exp(-log_odds))


def fit_all(rows: Sequence[Row]) -> dict[tuple[str, str], tuple[float, ...]]:
    """Return the fit for each game and name of a table in the rows; both games of theaters have one together."""
    fits: dict[tuple[str, str], tuple[float, ...]] = {}
    for key, table in sorted({(row.game, row.table) for row in rows}):
        fits[key, table] = fit([row for row in rows if row.game in _alike(key) and row.table == table])
    return fits


def _alike(key: str) -> Sequence[str]:
    return THEATERS if key in THEATERS else (key,)


def call(rows: Sequence[Row]) -> Iterator[tuple[Row, float]]:
    """Yield each row with the chance to win that it is called, by fits to the matches of other folds."""
    for fold in range(FOLDS):
        fits = fit_all([row for row in rows if row.match % FOLDS != fold])
        yield from (
            (row, interpolate(fits[row.game, row.table], row.value)) for row in rows if row.match % FOLDS == fold
        )


def print_table(rows: Sequence[Row]) -> None:
    """Print how often positions were won, by game and by the chance that they were called."""
    by_game: defaultdict[str, list[tuple[float, float]]] = defaultdict(list)
    for row, called in call(rows):
        by_game[row.game].append((called, row.won))
    print("| game | matches | called | positions | mean of what was called | won |")
    print("|---|---:|---|---:|---:|---:|")
    for key in sorted(by_game):
        matches = len({row.match for row in rows if row.game == key})
        for low, high in (*pairwise(range(0, 101, 100 // BINS)), SEVENTY):
            of_bin = [each for each in by_game[key] if low <= 100 * min(each[0], 1 - 1e-9) < high]
            if len(of_bin) >= LEAST:
                mean, won = (100 * fmean(values) for values in zip(*of_bin, strict=True))
                print(f"| {key} | {matches} | {low} to {high} % | {len(of_bin)} | {mean:.0f} % | {won:.0f} % |")


def main() -> None:
    parser = argparse.ArgumentParser(description="Calibrate the chances to win of reviews.")
    parser.add_argument("task", choices=("play", "fit", "table"))
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--game", choices=sorted(GAMES))
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    if chosen.task == "play":
        with chosen.files[0].open("ab") as file:
            for number in range(chosen.matches):
                for row in play(chosen.game, chosen.seed, number):
                    file.write(msgspec.json.encode(row) + b"\n")
                file.flush()
        return
    rows = [msgspec.json.decode(line, type=Row) for path in chosen.files for line in path.open("rb")]
    if chosen.task == "table":
        print_table(rows)
        return
    for (key, table), chances in fit_all(rows).items():
        matches = {(row.game, row.match) for row in rows if row.game in _alike(key) and row.table == table}
        print(f'        ("{key}", "{table}"): {chances},  # {len(matches)} matches')


if __name__ == "__main__":
    main()
