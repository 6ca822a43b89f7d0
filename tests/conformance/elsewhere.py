"""Plays one match in a process of its own and prints its fingerprints: `python -m tests.conformance.elsewhere`."""

import sys

from tests.conformance.cases import SUBJECTS
from tests.conformance.test_laws import fingerprints


def main(key: str, name: str) -> None:
    subject = SUBJECTS[key]
    setting = next(setting for setting in subject.settings if setting.name == name)
    sys.stdout.write("\n".join(fingerprints(subject.game, setting)))


if __name__ == "__main__":
    main(*sys.argv[1:])
