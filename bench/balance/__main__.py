"""How balanced the games are: each game, number of seats and player, with the same player in every seat.

uv run python -m bench.balance [--games this-means-war] [--seats 2 3] [--player greedy] [--matches 100] [--json]
uv run python -m bench.balance --games fight-flight-bite --options map=bay --player greedy medium

*random* takes any legal action; *easy* and *medium* are the computer players; *greedy* tries each action in a few
imagined worlds, at This Means War! by the cost curve of its rules 8, and elsewhere by the computer players' own judge.
The same seed deals the same to all players, and leads to the same figures whatever the number of jobs. All settings
with 100 matches each take hours: narrow them.
"""

import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from bench.arena.__main__ import parsed_options
from bench.balance.arguments import PLAYERS, parsed, parser_for
from bench.balance.matches import Setting, played_matches
from bench.balance.rows import TITLES, Figures, card_lines, line
from engine.catalog import GAMES

OPTIONS: Mapping[str, Sequence[dict[str, Any]]] = MappingProxyType(
    {
        "fight-flight-bite": ({}, {"map": "bay"}, {"map": "delta"}),
        "stratego": ({}, {"army": "barrage"}, {"army": "duel"}),
    }
)
"""The options that are played if none are given; the usual ones alone for games that aren't named."""


def settings(
    games: Sequence[str], seats: Sequence[int], players: Sequence[str], options: dict[str, Any] | None = None
) -> Iterator[Setting]:
    """List what is to be played: for each number of seats that the options admit, the usual teams of so many."""
    for game in games:
        for chosen in OPTIONS.get(game, ({},)) if options is None else (options,):
            usual: dict[int, tuple[int, ...]] = {}
            for roster in GAMES[game].rosters(GAMES[game].codec.parse_options(chosen)):
                usual.setdefault(len(roster.seats), tuple(map(len, roster.teams)))
            for number in sorted(usual):
                if number in seats:
                    yield from (Setting(game, chosen, usual[number], player) for player in players)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = parser_for(__doc__)
    parser.add_argument("--games", nargs="+", choices=tuple(GAMES), default=tuple(GAMES))
    parser.add_argument("--seats", nargs="+", type=int, choices=(2, 3, 4), default=(2, 3, 4))
    parser.add_argument("--player", nargs="+", choices=PLAYERS, default=PLAYERS)
    parser.add_argument("--options", nargs="+", help="of one game: a JSON object, or words such as map=bay")
    given = parsed(parser, arguments)
    if given.options is not None and len(given.games) != 1:
        parser.error("options are those of one game: name it with --games")
    options = None if given.options is None else parsed_options(given.options)
    listed = list(settings(given.games, given.seats, given.player, options))
    if not listed:
        parser.error("these games are for another number of seats")
    done = []
    for number, setting in enumerate(listed, start=1):
        print(f"{number} of {len(listed)}: {setting}", file=sys.stderr, flush=True)
        done.append(Figures(setting, tuple(played_matches(setting, given.matches, given.seed, given.jobs))))
    if given.json:
        print(json.dumps([figures.row() for figures in done]))
        return
    print("\n".join((*TITLES, *(line(figures.row()) for figures in done))))
    for figures in done:
        print("\n".join(("", *card_lines(figures))))


if __name__ == "__main__":
    main()
