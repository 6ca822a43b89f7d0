"""Find daily positions in matches between computer players of the level "hard", and pack them into the bank.

Usage: python -m bot.tools.find_positions (unpack | find | check | pack) FOLDER [--game KEY] [--number N] [--seed N].

`unpack` writes the positions of `bot/daily/bank` to FOLDER/<game>.jsonl. `find` appends further ones to a game's file,
with a seed that was not used before. `check` removes positions from a game's file that a rule question decides. `pack`
writes the archives of `bot/daily/bank` from these files.

In a position, one action must win clearly more often than every other action. A quick look compares all actions, then
`ITERATIONS` iterations compare the best ones. The action must also be the choice of "hard". It must remain the best by
each of the game's `OTHER_RULES`.
"""

import argparse
from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from bot.daily import bank
from bot.daily.bank import Position, RatedAction
from engine.ai.advice import claims_for
from engine.ai.dice import Dice
from engine.ai.player import SeatKnowledge, decide
from engine.catalog import GAMES
from engine.core.rng import Rng
from engine.core.values import Seat
from engine.players import PLAYERS, REASONINGS
from engine.review.assessors import ASSESSORS

ITERATIONS = 10_000
"""Iterations of the final comparison, shared by the actions that are compared."""

MARGIN = 0.08
"""Least difference between the values of the best action and the next one."""

OTHER_RULES: Mapping[str, Sequence[Mapping[str, Mapping[str, object]]]] = {
    "air-land-sea": ({"table": {"edition": "revised"}},),
    "flies-lies-supplies": ({"table": {"edition": "classic"}},),
    "fight-flight-bite": (
        {"rules": {"bite_range": "adjacent"}},
        {"rules": {"defender_cube": "other"}},
        {"rules": {"fight_target": "any_opponent"}},
        {"rules": {"extra_critter": "any"}},
    ),
    "stratego": (
        {"rules": {"aggressor_advantage": True}},
        {"rules": {"spy_attack": "marshal", "spy_vs_spy": "both_removed"}},
        {"rules": {"silent_defense": False}},
        {"rules": {"scout": "run_or_attack"}},
        {"rules": {"rescue": "off"}},
        {"rules": {"rescue": "open"}},
    ),
    "this-means-war": ({"table": {"terms": {"resolution": "active"}}},),
}
"""The other answers to the questions that rulebooks leave open and options answer, as fields of a stored state.

The rules documents list these questions: `docs/rules`, in the sections of conflicts, doubts and options. The scoring of
printed values is left out, because these values are unknown.
"""

_QUICK_MARGIN = 0.06
_FINALISTS = 5
_ACTIONS = range(3, 61)
"""Allowed numbers of actions in a position."""
_VALUES = (0.25, 0.93)
"""Least and greatest value of the best action. Positions outside are lost or won with any action."""
_APART = 12
"""Least number of choices between two positions of a match."""
_LONGEST = 3_000
_QUICK_TRIALS = {"stratego": 4, "this-means-war": 16}
_TRIALS = 40
_FINAL_TRIALS = {"stratego": 40, "this-means-war": 200}
"""Trials of each action in games with long trials."""


class _Turn(NamedTuple):
    """A choice of a seat in a match, with the seat's knowledge."""

    knowledge: SeatKnowledge[Any, Any, Any, Any]
    seat: Seat
    played: Any


def main() -> None:
    """Run the command that the arguments name."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("task", choices=("unpack", "find", "check", "pack"))
    parser.add_argument("folder", type=Path)
    parser.add_argument("--game", choices=bank.GAMES, default=bank.GAMES[0])
    parser.add_argument("--number", type=int, default=60, help="positions that the game's file will have")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    args.folder.mkdir(parents=True, exist_ok=True)
    if args.task == "unpack":
        write_files(args.folder)
    elif args.task == "pack":
        write_bank(args.folder, Path(bank.__file__).parent / "bank")
    elif args.task == "check":
        check_file(args.folder / f"{args.game}.jsonl", args.game, args.seed)
    else:
        extend_file(args.folder / f"{args.game}.jsonl", args.game, args.number, args.seed)


def write_files(folder: Path) -> None:
    """Write the file of positions of each game from its archive."""
    for game in bank.GAMES:
        lines = [msgspec.json.encode(position) + b"\n" for position in bank.unpack(bank.archive_of(game))]
        (folder / f"{game}.jsonl").write_bytes(b"".join(lines))


def write_bank(folder: Path, target: Path) -> None:
    """Write the archive of each game into `target`, from its file of positions in `folder`, and print its size."""
    for game in bank.GAMES:
        lines = (folder / f"{game}.jsonl").read_bytes().splitlines()
        archive = bank.pack(tuple(msgspec.json.decode(line, type=Position) for line in lines))
        (target / f"{game}.zip").write_bytes(archive)
        print(f"{game}: {len(lines)} positions, {len(archive):,} bytes")


def extend_file(file: Path, game: str, number: int, seed: int) -> None:
    """Append positions of the game to the file, up to `number` in all. The seed decides the matches."""
    found = len(file.read_bytes().splitlines()) if file.exists() else 0
    match = 0
    while found < number:
        for position in find_in_match(game, _key("daily", game, seed, match)):
            with file.open("ab") as out:
                out.write(msgspec.json.encode(position) + b"\n")
            found += 1
        match += 1
        print(f"{game}: {found} positions after match {match}", flush=True)


def check_file(file: Path, game: str, seed: int) -> None:
    """Remove those positions of a game from its file that a rule question decides, and print their numbers."""
    engine = GAMES[game]
    lines = file.read_bytes().splitlines()
    kept = []
    for number, line in enumerate(lines):
        position = msgspec.json.decode(line, type=Position)
        dice = Dice(Rng(_key("rules", game, seed, number)))
        state = engine.codec.load_state(bytes(position.state), position.schema)
        knowledge = SeatKnowledge(engine, state, position.seat, dice.rng())
        finalists = [engine.codec.load_action(bytes(each.action)) for each in position.actions[:_FINALISTS]]
        stays = is_best_by_all_rules(game, knowledge, finalists, dice)
        if stays:
            kept.append(line)
        print(f"{game}: position {number} {'stays' if stays else 'goes'}", flush=True)
    file.write_bytes(b"".join(line + b"\n" for line in kept))


def find_in_match(key: str, chance: bytes) -> Iterator[Position]:
    """Play one match of "hard" against itself, and yield its positions with a clearly best action."""
    game = GAMES[key]
    options = game.codec.parse_options({})
    roster = game.rosters(options)[0]
    dice = Dice(Rng(chance))
    pause = 0
    for turn in _turns(key, options, roster, dice):
        pause -= 1
        if pause > 0:
            continue
        position = examine(key, turn, options, tuple(len(team) for team in roster.teams), dice)
        if position is not None:
            pause = _APART
            yield position


def _turns(key: str, options: Any, roster: Any, dice: Dice) -> Iterator[_Turn]:  # noqa: ANN401 - of any game
    """Yield each choice of a match as its seat knows it, until the match ends."""
    game, player = GAMES[key], PLAYERS[key, "hard"]
    step, seen = game.new(options, roster, dice.rng()), {seat: list[Any]() for seat in roster.seats}
    for _ in range(_LONGEST):
        for seat, heard in seen.items():
            heard += [each for event in step.events if (each := game.redact(step.state, event, seat)) is not None]
        acting = sorted(game.waiting_seats(step.state))
        if not acting:
            return
        seat = dice.choice(acting)
        knowledge = SeatKnowledge(game, step.state, seat, dice.rng(), seen[seat])
        action = decide(player.player, knowledge, dice.rng(), effort=player.effort)
        yield _Turn(knowledge, seat, action)
        step = game.apply(step.state, seat, action)


def examine(key: str, turn: _Turn, options: Any, team_sizes: tuple[int, ...], dice: Dice) -> Position | None:  # noqa: ANN401
    """Return the turn as a position, or None if no action of it is clearly the best.

    `options` are those of the match, and `team_sizes` the sizes of its teams.
    """
    knowledge, actions = turn.knowledge, list(turn.knowledge.actions)
    if len(actions) not in _ACTIONS or not ASSESSORS[key].estimator.is_comparable(knowledge):
        return None
    quick = _rate(key, knowledge, actions, _QUICK_TRIALS.get(key, _TRIALS), dice)
    if quick[0][1] != turn.played or not _is_clear(quick, _QUICK_MARGIN):
        return None
    finalists = [action for _, action in quick[:_FINALISTS]]
    final = _rate(key, knowledge, finalists, _final_trials(key, finalists), dice)
    if final[0][1] != turn.played or not _is_clear(final, MARGIN):
        return None
    if not is_best_by_all_rules(key, knowledge, [action for _, action in final], dice):
        return None
    codec = GAMES[key].codec
    least = final[-1][0]
    rated = [*final, *((min(value, least), action) for value, action in quick[_FINALISTS:])]
    claims = claims_for(REASONINGS[key], knowledge, turn.played, dice.rng())
    return Position(
        options=msgspec.Raw(codec.dump_options(options)),
        team_sizes=team_sizes,
        seat=turn.seat,
        schema=codec.schema,
        state=msgspec.Raw(codec.dump_state(knowledge.sample(dice.rng()))),
        actions=tuple(RatedAction(msgspec.Raw(codec.dump_action(action)), round(value, 3)) for value, action in rated),
        claims=msgspec.Raw(msgspec.json.encode(claims)),
    )


def is_best_by_all_rules(
    key: str, knowledge: SeatKnowledge[Any, Any, Any, Any], actions: Sequence[Any], dice: Dice
) -> bool:
    """Return whether the first of the actions wins most often by each of the game's `OTHER_RULES` too.

    Actions that a rule forbids are left out; it must not forbid the first one.
    """
    game = knowledge.game
    for rule in OTHER_RULES[key]:
        stored = game.codec.dump_state(knowledge.sample(dice.rng()))
        state = game.codec.load_state(change_fields(stored, rule), game.codec.schema)
        changed = SeatKnowledge(game, state, knowledge.seat, dice.rng(), knowledge.seen_events)
        allowed = [action for action in actions if action in changed.actions]
        if actions[0] not in allowed:
            return False
        if len(allowed) > 1 and _rate(key, changed, allowed, _final_trials(key, allowed), dice)[0][1] != actions[0]:
            return False
    return True


def change_fields(stored: bytes, changes: Mapping[str, Any]) -> bytes:
    """Return a JSON object with other values of some fields, at any depth. Raises KeyError for an unknown field.

    >>> change_fields(b'{"rules":{"scout":"run_and_attack","two_square":5}}', {"rules": {"two_square": 2}})
    b'{"rules":{"scout":"run_and_attack","two_square":2}}'
    """
    whole = msgspec.json.decode(stored)
    _replace_fields(whole, changes)
    return msgspec.json.encode(whole)


def _replace_fields(fields: dict[str, Any], changes: Mapping[str, Any]) -> None:
    for name, value in changes.items():
        if isinstance(value, Mapping):
            _replace_fields(fields[name], value)
        elif name in fields:
            fields[name] = value
        else:
            raise KeyError(name)


def _final_trials(key: str, actions: Sequence[Any]) -> int:
    """Return the trials of each action in the final comparison."""
    return _FINAL_TRIALS.get(key, ITERATIONS // len(actions))


def _rate(
    key: str, knowledge: SeatKnowledge[Any, Any, Any, Any], actions: Sequence[Any], trials: int, dice: Dice
) -> list[tuple[float, Any]]:
    """Return the value of each action, from 0 to 1, best first; `trials` of each action are made."""
    values = ASSESSORS[key].estimator.chances(knowledge, actions, dice.rng(), effort=trials)
    return sorted(zip(values, actions, strict=True), key=lambda each: -each[0])


def _is_clear(rated: Sequence[tuple[float, Any]], margin: float) -> bool:
    """Return whether the best action is ahead by `margin`, and the position is still open."""
    best, next_best = rated[0][0], rated[1][0]
    return _VALUES[0] <= best <= _VALUES[1] and best - next_best >= margin


def _key(*parts: object) -> bytes:
    return sha256(":".join(map(str, parts)).encode()).digest()


if __name__ == "__main__":
    main()
