"""Plants every leak in turn and prints how many the tests notice: `python -m tests.mutants`."""

import argparse
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor, as_completed
from pathlib import Path
from queue import SimpleQueue

from tests.mutants.mutant import ROOT, Mutant, control, planted
from tests.mutants.project_copy import ProjectCopy, Verdict

ENOUGH = 0.98
"""The part of all mutants that has to be killed."""

WIDE = ("--seeds", "15")
"""The laws look at five times as many matches as in an ordinary run of the tests."""

Tried = tuple[Mutant, Verdict]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; exit status 0: enough were killed, 1: too few, or one is broken, 2: the tests are."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description="See which leaks the tests notice.")
    parser.add_argument("--only", default="", metavar="TEXT", help="those with this text in area, sentence or file")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="how many at once (default: %(default)s)")
    parser.add_argument("--list", action="store_true", help="print them, and try none")
    chosen = parser.parse_args(arguments)
    mutants = planted(chosen.only)
    if chosen.list or not mutants:
        print(*mutants, sep="\n")
        return 0 if mutants else 2
    with tempfile.TemporaryDirectory(prefix="mutants-", ignore_cleanup_errors=True) as folder:
        copies = [ProjectCopy(ROOT, Path(folder) / str(number), WIDE) for number in range(max(1, chosen.jobs))]
        if not _is_ready(copies[0], mutants):
            return 2
        tried: list[Tried] = []
        begun = time.monotonic()
        try:
            _try_all(copies, mutants, tried)
        except KeyboardInterrupt:
            print(f"Stopped after {len(tried)} of {len(mutants)}.")
        return _report(tried, time.monotonic() - begun)


def _is_ready(copy: ProjectCopy, mutants: Sequence[Mutant]) -> bool:
    """Tell whether the tests pass without a change, and whether what they test is the copy."""
    unchanged = copy.run(sorted({test for mutant in mutants for test in mutant.tests}), longest=None)
    print(f"Without a change the tests take {unchanged.seconds:.0f} s.", unchanged.shown_by, flush=True)
    if unchanged.fate != "survived":
        return False
    for mutant in control():
        verdict = copy.try_out(mutant)
        if verdict.fate != "killed":
            print(f"What is tested isn't the changed copy: {mutant} {verdict.fate}.", verdict.shown_by)
            return False
    return True


def _try_all(copies: Sequence[ProjectCopy], mutants: Sequence[Mutant], tried: list[Tried]) -> None:
    """Try each mutant in one of the copies, and append it to `tried` with what became of it."""
    free: SimpleQueue[ProjectCopy] = SimpleQueue()
    for copy in copies:
        free.put(copy)

    def try_out(mutant: Mutant) -> Tried:
        copy = free.get()
        try:
            return mutant, copy.try_out(mutant)
        finally:
            free.put(copy)

    with ThreadPoolExecutor(len(copies)) as executor:
        running: list[Future[Tried]] = [executor.submit(try_out, mutant) for mutant in mutants]
        try:
            for done in as_completed(running):
                mutant, verdict = done.result()
                tried.append((mutant, verdict))
                print(f"{verdict.fate:8} {verdict.seconds:5.1f} s  {mutant}\n{'':19}{verdict.shown_by}", flush=True)
        except BaseException:
            executor.shutdown(wait=False, cancel_futures=True)
            raise


def _report(tried: Sequence[Tried], seconds: float) -> int:
    """Print how many were killed in each area, and the others one by one; return the exit status."""
    fates = Counter((mutant.area, verdict.fate) for mutant, verdict in tried)
    print("\n| area | planted | killed |\n|---|---|---|")
    for area in dict.fromkeys(mutant.area for mutant, _ in sorted(tried, key=lambda each: each[0].area)):
        of_area = sum(count for (where, _), count in fates.items() if where == area)
        print(f"| {area} | {of_area} | {fates[area, 'killed']} |")
    killed = sum(count for (_, fate), count in fates.items() if fate == "killed")
    print(f"| all | {len(tried)} | {killed} |\n")
    for mutant, verdict in tried:
        if verdict.fate != "killed":
            print(f"{verdict.fate}: {mutant} ({mutant.file}) {verdict.shown_by}")
    print(f"{killed} of {len(tried)} killed ({killed / max(1, len(tried)):.1%}) in {seconds:.0f} s.")
    is_broken = any(fate == "broken" for _, fate in fates)
    return 0 if tried and killed >= ENOUGH * len(tried) and not is_broken else 1


if __name__ == "__main__":
    sys.exit(main())
