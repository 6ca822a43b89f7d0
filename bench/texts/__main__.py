"""What texts cost: memory of every language, with each of its texts read once, and time for each kind of text.

Memory is what code in `bot/texts` allocated, and the growth of the resident set of this process. Each text is given
arguments that fit its pattern. Times are CPU time of one call, the best of several tries.

uv run python -m bench.texts
"""

import argparse
import gc
import time
import tracemalloc
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any

from bot.texts.catalog import Text
from bot.texts.languages import DEFAULT, languages, reading
from bot.tools.text_examples import arguments_for, things_of
from bot.tools.texts import ROOT, compile_folder, folders

TRIES, REPEATS = 200, 1_000
KINDS: Mapping[str, Callable[[], Mapping[str, Any]]] = {
    "bot.clocks.texts pass_for_me": dict,
    "bot.clocks.texts proposal_pause": lambda: {"match": "#12 Air, Land & Sea", "name": "Ada"},
    "bot.clocks.texts overdue": lambda: {"ends": True, "match": "#12 Air, Land & Sea", "name": "Ada"},
}
"""Arguments by package and function: a plain text, one with two arguments, one with choices."""


def calls_of_all() -> list[tuple[Text, Mapping[str, Any]]]:
    """Return every text, with arguments that it accepts in each language."""
    found = []
    for folder in folders():
        package = ".".join(("bot", *folder.relative_to(ROOT).parts))
        module, (_, english) = import_module(package), next(compile_folder(folder, ()))
        things = things_of(english)
        for text_id, kinds in english.arguments.items():
            arguments = next(arguments_for(kinds, (), DEFAULT, things))
            found.append((vars(module)[text_id.replace("-", "_")], arguments))
    return found


def allocated() -> float:
    """Return the megabytes that code in `bot/texts` allocated and holds."""
    gc.collect()
    snapshot = tracemalloc.take_snapshot().filter_traces([tracemalloc.Filter(True, f"{ROOT}/texts/*")])
    return sum(trace.size for trace in snapshot.traces) / 2**20


def print_memory(*, traced: bool) -> None:
    """Print a row for each language. Tracing allocations adds to the resident set, so that is measured without."""
    if traced:
        tracemalloc.start()
        measure = allocated
    else:
        from bench.memory import resident as measure  # noqa: PLC0415 - it imports the bot, and so all texts
    calls = calls_of_all()
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
