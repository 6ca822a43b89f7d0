"""The rank model of Stratego's `hard`: plays matches to learn from, and fits the weights of its data file.

uv run python -m bench.stratego_ranks play matches.jsonl --until 200 --seed 2
uv run python -m bench.stratego_ranks fit matches.jsonl [more.jsonl] [--go-on] [--write]

`play` adds matches to a file, and goes on where it was stopped. `fit` first leaves every fifth match out, fits the
others, and prints how well the belief foretells the pieces of the matches left out: the mean of -log p(real kind), in
nats, with equal weights, with the rules by hand, with the data file as it is, and with the model. With `--write` it
then fits all matches, and replaces the data file. The same files give the same weights. With `--go-on` the fit begins
at the data file's weights in place of 0.
"""

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from importlib.resources import files
from pathlib import Path

from msgspec import json

from bench.stratego_ranks.fit import Moment, Row, belief_loss, fit, list_arrivals, list_moments, list_rows, rule_chances
from bench.stratego_ranks.games import Record, add_records, read_records
from engine.games.stratego.player import behaviour
from engine.games.stratego.player.belief import Belief, chances_by_model
from engine.games.stratego.player.ranks import WEIGHTS_FILE, RankWeights, load_weights

HELD_OUT = 5
"""Every match with a number divisible by this is held out of the first fit."""

EPOCHS, RATE, SHARED_RATE, SEED = 3, 0.3, 0.1, 1
GO_ON_RATE = 0.08
"""Step of the fit that begins at the present weights."""


def _fit(rows: Sequence[Row], start: RankWeights | None) -> RankWeights:
    rate = RATE if start is None else GO_ON_RATE
    return fit(rows, epochs=EPOCHS, rate=rate, shared_rate=SHARED_RATE, seed=SEED, start=start)


def _rows(records: Sequence[Record]) -> list[Row]:
    usual = [row for record in records for moment in list_moments(record) for row in list_rows(moment)]
    arrivals = [
        row for record in records for moment, piece in list_arrivals(record) for row in list_rows(moment, [piece])
    ]
    return usual + arrivals


def _print_comparison(records: Sequence[Record], start: RankWeights | None) -> None:
    test, training = records[::HELD_OUT], [record for index, record in enumerate(records) if index % HELD_OUT]
    rows = _rows(training)
    model = _fit(rows, start)
    moments = [moment for record in test for moment in list_moments(record, interval=60)]
    print(f"{len(training)} matches and {len(rows)} rows to learn from, {len(test)} matches held out")

    def by(weights: RankWeights) -> Callable[[Moment], dict[int, list[float]]]:
        return lambda moment: chances_by_model(moment.facts, moment.seen_events, moment.red, weights)

    def equal(moment: Moment) -> dict[int, list[float]]:
        belief = Belief(moment.facts, informed=False)
        return {piece: list(belief.chances(piece)) for piece in moment.facts.hidden}

    models = (("data file", by(load_weights())), ("model", by(model)))
    for name, chances in (("equal weights", equal), ("rules by hand", rule_chances), *models):
        loss, pieces = belief_loss((moment, chances(moment)) for moment in moments)
        print(f"{name}: {loss:.4f} nats ({pieces} pieces)")


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    tasks = parser.add_subparsers(dest="task", required=True)
    play = tasks.add_parser("play")
    play.add_argument("file", type=Path)
    play.add_argument("--until", type=int, required=True, help="matches that the file is to have")
    play.add_argument("--seed", type=int, default=2)
    play.add_argument("--army", default="full", choices=("full", "barrage", "duel"))
    play.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    learn = tasks.add_parser("fit")
    learn.add_argument("files", type=Path, nargs="+")
    learn.add_argument("--go-on", action="store_true", help="begin at the weights of the data file")
    learn.add_argument("--write", action="store_true", help="replace the data file of the package")
    given = parser.parse_args(arguments)
    if given.task == "play":
        for record in add_records(given.file, given.army, given.seed, given.until, given.jobs):
            print(record.number, *record.levels, len(record.moves), record.reason, file=sys.stderr, flush=True)
        return
    records = [record for file in given.files for record in read_records(file)]
    start = load_weights() if given.go_on else None
    _print_comparison(records, start)
    if given.write:
        target = Path(str(files(behaviour.__package__ or ""))) / WEIGHTS_FILE
        target.write_bytes(json.encode(_fit(_rows(records), start)))


if __name__ == "__main__":
    main()
