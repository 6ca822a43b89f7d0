"""What texts cost: memory of every language, with each of its texts read once, and time for each kind of text.

Memory is what code in `bot/texts` allocated, and the growth of the resident set of this process. Each text is given
arguments that fit its pattern. Times are CPU time of one call, the best of several tries.

uv run python -m bench.texts
"""

import argparse
import gc
import time
import tracemalloc
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec

import bot.texts
from bot.texts.catalog import Text
from bot.texts.languages import DEFAULT, languages, reading

ROOT = Path(bot.texts.__file__).parents[2]
TRIES, REPEATS = 200, 1_000
KINDS: Mapping[str, Callable[[], Mapping[str, Any]]] = {
    "bot.clocks.texts pass_for_me": dict,
    "bot.clocks.texts proposal_pause": lambda: {"match": "#12 Air, Land & Sea", "name": "Ada"},
    "bot.clocks.texts overdue": lambda: {"ends": True, "match": "#12 Air, Land & Sea", "name": "Ada"},
}
"""Arguments by package and function: a plain text, one with two arguments, one with choices."""


def folders() -> list[ModuleType]:
    """Return the package of every folder of texts, imported."""
    paths = sorted(ROOT.glob(f"bot/**/texts/{DEFAULT}.json"))
    return [import_module(".".join(path.parent.relative_to(ROOT).parts)) for path in paths]


def uses(parts: Sequence[Any]) -> Iterator[tuple[int, str, Any]]:
    """Yield a rank, an argument and a value for each use of an argument in a pattern."""
    for part in parts:
        match part:
            case ["value", argument]:
                yield 0, argument, "Ada"
            case ["name", argument, package, kind, _]:
                yield 2, argument, first_key(package, kind)
            case ["list", argument, _, package, kind]:
                yield 2, argument, [first_key(package, kind)] * 2 if kind else ["Ada", "Ben"]
            case ["number", argument, _]:
                yield 3, argument, 2.5
            case ["capital", inner]:
                yield from uses([inner])
            case ["choice", argument, by, variants, default]:
                yield (3, argument, 3) if by else (1, argument, default)
                for variant in variants.values():
                    yield from uses(variant)


def plausible_arguments(patterns: Sequence[Any]) -> dict[str, Any]:
    """Return arguments that all these patterns of one text accept."""
    found = sorted((use for pattern in patterns for use in uses(pattern)), key=lambda use: use[0])
    return {argument: value for _, argument, value in found}


@cache
def compiled(package: str, language: str) -> Mapping[str, Any]:
    """Return the patterns of a folder in a language, by id."""
    path = ROOT.joinpath(*package.split("."), f"{language}.json")
    return msgspec.json.decode(path.read_bytes())


@cache
def first_key(package: str, kind: str) -> str:
    """Return the key of a thing whose name takes no arguments."""
    texts = compiled(package, DEFAULT).items()
    text_id = next(each for each, text in texts if each.startswith(f"{kind}-") and isinstance(text, str))
    return text_id.removeprefix(f"{kind}-")


def calls_of(packages: Sequence[ModuleType]) -> list[tuple[Text, Mapping[str, Any]]]:
    """Return every text, with arguments that it accepts in each language."""
    found = []
    for package in packages:
        sources = [compiled(package.__name__, language) for language in languages()]
        for text_id in sources[0]:
            if "." not in text_id:
                patterns = [source.get(text_id, ()) for source in sources]
                found.append((vars(package)[text_id.replace("-", "_")], plausible_arguments(patterns)))
    return found


def allocated() -> float:
    """Return the megabytes that code in `bot/texts` allocated and holds."""
    gc.collect()
    snapshot = tracemalloc.take_snapshot().filter_traces([tracemalloc.Filter(True, f"{ROOT}/bot/texts/*")])
    return sum(trace.size for trace in snapshot.traces) / 2**20


def print_memory(*, traced: bool) -> None:
    """Print a row for each language. Tracing allocations adds to the resident set, so that is measured without."""
    if traced:
        tracemalloc.start()
        measure = allocated
    else:
        from bench.memory import resident as measure  # noqa: PLC0415 - it imports the bot, and so all texts
    packages = folders()
    calls = calls_of(packages)
    before = measure()
    print(f"| {'allocated by bot/texts' if traced else 'resident set'} | texts | MB | more | µs a text |")
    print("|---|---:|---:|---:|---:|")
    print(f"| loaded | | {before:.1f} | | |")
    for language in languages():
        gc.collect()
        began = time.process_time()
        with reading(language):
            for text, arguments in calls:
                text(**arguments)
        seconds = time.process_time() - began
        now = measure()
        print(f"| {language} | {len(calls):,} | {now:.1f} | {now - before:.2f} | {seconds / len(calls) * 1e6:.1f} |")
        before = now


def print_times() -> None:
    """Print what one call of each kind of text costs, in English and in German."""
    print("| text | language | µs |\n|---|---|---:|")
    for name, arguments_of in KINDS.items():
        package, function = name.split()
        text, arguments = vars(import_module(package))[function], arguments_of()
        for language in (DEFAULT, "de"):
            with reading(language):
                print(f"| {function} | {language} | {best(text, arguments) * 1e6:.2f} |")


def best(text: Text, arguments: Mapping[str, Any]) -> float:
    """Return the seconds of CPU that a call takes in the best try."""
    tries = []
    for _ in range(TRIES):
        began = time.process_time()
        for _ in range(REPEATS):
            text(**arguments)
        tries.append((time.process_time() - began) / REPEATS)
    return min(tries)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--resident", action="store_true", help="measure the resident set in place of allocations")
    arguments = parser.parse_args()
    print_memory(traced=not arguments.resident)
    if tracemalloc.is_tracing():
        tracemalloc.stop()
    print()
    print_times()


if __name__ == "__main__":
    main()
