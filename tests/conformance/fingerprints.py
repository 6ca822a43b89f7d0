"""A match of each setting of each game as fingerprints; `python -m tests.conformance.fingerprints` prints them."""

import sys
from collections.abc import Iterator

from engine.core.replay import play_on
from tests.conformance.cases import SUBJECTS
from tests.conformance.random_play import audiences, rng_of, start
from tests.conformance.subject import Subject


def fingerprints() -> list[str]:
    """A word for each step of each match: the setting, the state, and everything that is told of it."""
    return [each for subject in SUBJECTS.values() for each in _fingerprints(subject)]


def _fingerprints(subject: Subject) -> Iterator[str]:
    game = subject.game
    for setting in subject.settings:
        state = start(game, setting, 0).state
        for turn in play_on(game, state, rng_of("fingerprints"), limit=setting.bound):
            told = game.codec.dump_events(turn.step.events)
            views = b"".join(game.codec.dump_view(game.view(turn.step.state, seat)) for seat in audiences(setting))
            name = f"{game.key}-{setting.name}"
            yield f"{name}-{game.codec.fingerprint(turn.step.state)}-{rng_of(told, views).key.hex()[:16]}"


if __name__ == "__main__":
    sys.stdout.write("\n".join(fingerprints()))
