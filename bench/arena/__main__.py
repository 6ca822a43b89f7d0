"""Computer players against each other: the same deals with seats swapped, and how sure the result is.

uv run python -m bench.arena --game air-land-sea --first hard --second greedy --pairs 100 --seed 1 [--json]
uv run python -m bench.arena --game stratego --options preset=classic two_square=0 --first hard --external "command"

A *round* is one deal played once from each side of the table: with two teams a pair of matches, with three or four one
match for each team that the first player takes against the rest. A win is to be first alone, a draw to share it; the
score counts draws half, so with n teams of equal players it is 1/n. The interval is Wilson's at 95 %, for as many
matches as the spread of the rounds' scores is worth, since the matches of a round depend on each other.

With --results FILE each round is kept in a file when it is over, and the same command goes on where it stopped. More
--pairs play further rounds of the same contest. Every round has a deal of its own, which follows from the seed and the
round's number, and every match has its own chance for set-ups and thoughts.
"""

import argparse
import json
import os
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from bench.arena.contestants import Entrant, Entry
from bench.arena.external import External
from bench.arena.matches import Contest, Round, fought_out
from bench.arena.results import OtherResults, Results
from bench.arena.tally import Tally
from engine.ai.player import LEVELS
from engine.catalog import GAMES
from engine.core.values import Roster


def tallied(rounds: Iterable[Round], number: int, earlier: Iterable[Round] = ()) -> Tally:
    """Add the rounds up, after those of an earlier run, and tell on standard error how it goes."""
    tally = Tally()
    for done in earlier:
        tally.add(done)
    for done in rounds:
        tally.add(done)
        if len(tally.rounds) % 10 == 0 and len(tally.rounds) < number:
            print(f"{len(tally.rounds)} of {number}: {tally.score:.3f}", file=sys.stderr, flush=True)
    return tally


def as_json(contest: Contest, tally: Tally) -> str:
    """Return the result as one JSON object."""
    low, high = tally.interval
    return json.dumps(
        {
            "game": contest.game,
            "options": contest.options,
            "first": contest.first.name,
            "second": contest.second.name,
            "pairs": len(tally.rounds),
            "wins": tally.results[1.0],
            "draws": tally.results[0.5],
            "losses": tally.results[0.0],
            "score": round(tally.score, 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "seconds_per_move": round(tally.first.seconds_per_action, 4),
        }
    )


def as_text(contest: Contest, tally: Tally) -> str:
    """Return the result in words."""
    low, high = tally.interval
    options = ", ".join(f"{name}={value}" for name, value in contest.options.items())
    lines = [
        f"{contest.game}{f' ({options})' if options else ''}: {contest.first.name} against {contest.second.name}",
        f"wins {tally.results[1.0]}, draws {tally.results[0.5]}, losses {tally.results[0.0]}",
        f"score {tally.score:.3f}, 95 % between {low:.3f} and {high:.3f} ({len(tally.rounds)} rounds)",
        "ends: " + ", ".join(f"{reason} {number}" for reason, number in tally.reasons.most_common()),
    ]
    lines += [
        f"{name}: {thinking.actions} actions, {thinking.seconds_per_action:.3f} s each"
        for name, thinking in ((contest.first.name, tally.first), (contest.second.name, tally.second))
    ]
    return "\n".join((*lines, *tally.said))


def parsed_options(given: Sequence[str]) -> dict[str, Any]:
    """Read options as one JSON object or as words such as `target=6`.

    >>> parsed_options(["target=6", "mode=epic"])
    {'target': 6, 'mode': 'epic'}
    """
    if len(given) == 1 and given[0].startswith("{"):
        options: dict[str, Any] = json.loads(given[0])
        return options
    return {name: _value(text) for name, _, text in (word.partition("=") for word in given)}


def _value(text: str) -> Any:
    try:
        return json.loads(text)
    except json.JSONDecodeError:
        return text


def _seating(game: str, options: dict[str, Any], sizes: str | None) -> tuple[int, ...]:
    rosters: Sequence[Roster] = GAMES[game].rosters(GAMES[game].codec.parse_options(options))
    offered = [tuple(map(len, each.teams)) for each in rosters]
    if sizes is None:
        return offered[0]
    wanted = tuple(int(size) for size in sizes.split(","))
    if wanted not in offered:
        raise SystemExit(f"these options are for teams of {' or '.join(','.join(map(str, each)) for each in offered)}")
    return wanted


def main(arguments: Sequence[str] | None = None) -> None:
    names = (*LEVELS, "random", "naive", "greedy", "rollouts")
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=sorted(GAMES), required=True)
    parser.add_argument("--options", nargs="*", default=(), help="one JSON object, or words such as target=6")
    parser.add_argument("--teams", help="sizes of the teams, such as 1,1,1 or 2,2; the usual ones if left out")
    parser.add_argument("--first", choices=names, required=True)
    parser.add_argument("--first-effort", type=int)
    rival = parser.add_mutually_exclusive_group(required=True)
    rival.add_argument("--second", choices=names)
    rival.add_argument(
        "--external", help="the command of a program that plays Stratego; see bench/arena/stratego_protocol.py"
    )
    parser.add_argument("--external-seconds", type=float, default=2.0, help="that it has for an answer")
    parser.add_argument("--second-effort", type=int)
    parser.add_argument("--pairs", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--results", type=Path, help="a file that keeps each round; a repeated command goes on there")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args(arguments)
    options = parsed_options(given.options)
    second: Entrant = Entry(given.second, given.second_effort)
    if given.external is not None:
        second = External(given.external, given.external_seconds)
    contest = Contest(
        game=given.game,
        options=options,
        teams=_seating(given.game, options, given.teams),
        first=Entry(given.first, given.first_effort),
        second=second,
        seed=given.seed,
    )
    tally = _tally(contest, given.pairs, given.jobs, given.results)
    print(as_json(contest, tally) if given.json else as_text(contest, tally))


def _tally(contest: Contest, rounds: int, jobs: int, file: Path | None) -> Tally:
    if file is None:
        return tallied((done for _, done in fought_out(contest, range(rounds), jobs)), rounds)
    try:
        results = Results(file, contest)
    except OtherResults as other:
        raise SystemExit(str(other)) from other
    earlier, missing = results.first(rounds), results.missing(rounds)
    if earlier:
        print(f"{len(earlier)} of {rounds} rounds are in {file}", file=sys.stderr, flush=True)
    return tallied(results.added(fought_out(contest, missing, jobs)), rounds, earlier)


if __name__ == "__main__":
    main()
