"""Prints the fingerprints of a match of each setting of a game: `python -m tests.conformance.other_process GAME`."""

import sys

from tests.conformance.cases import SUBJECTS
from tests.conformance.test_laws import fingerprints


def main(key: str) -> None:
    sys.stdout.write("\n".join(fingerprints(SUBJECTS[key])))


if __name__ == "__main__":
    main(*sys.argv[1:])
