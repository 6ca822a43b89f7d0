"""Draw the pictures of the README again: `python -m bot.tools.draw_examples [FOLDER]`.

Each picture shows a position of random play from a fixed key, as a spectator or one seat sees it.
"""

import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from bot.games.catalog import PlayableGame, get_game
from bot.pictures.renderer import Renderer
from bot.pictures.scene import Scene, stack
from bot.screens.presenter import Names
from engine.core.game import Step
from engine.core.replay import play_on
from engine.core.rng import KEY_BYTES, Rng
from engine.core.values import Roster, Seat, roster

FOLDER = Path("docs/pictures")
NAMES = ("Alice", "Bob", "Carol", "Dave")

_ENDING_EARLY = frozenset({"Withdraw", "OfferDraw", "AcceptDraw", "Unready", "Mirror", "Randomize"})
"""Kinds of action that random play leaves out, so that the match lasts long enough for a picture."""


class Example(msgspec.Struct, frozen=True):
    """A picture's file name without ".png", and the position that it shows.

    The position is the one after `actions` actions, or the last one if the match ends before. `teams` are the teams'
    sizes. `reader` is a seat; None means the spectators' view.
    """

    name: str
    game: str
    seed: int
    actions: int
    teams: tuple[int, ...] = (1, 1)
    options: Mapping[str, Any] = {}
    reader: int | None = None


EXAMPLES = (
    Example("air-land-sea", "air-land-sea", 41, 11),
    Example("hand", "air-land-sea", 1, 4, reader=1),
    Example("end", "air-land-sea", 3, 10_000),
    Example("flies-lies-supplies", "flies-lies-supplies", 43, 24, (2, 2), {"mode": "epic"}),
    Example("stratego", "stratego", 1, 180),
    Example("fight-flight-bite", "fight-flight-bite", 1, 60, (1, 1, 1, 1)),
    Example("this-means-war", "this-means-war", 1, 60, (1, 1, 1, 1)),
)


def draw_examples(examples: Sequence[Example] = EXAMPLES) -> Iterator[tuple[str, bytes]]:
    """Yield each example as (file name, PNG); raises ValueError if an example has no picture."""
    renderer = Renderer()
    for example in examples:
        *_, scene = list_scenes(example)
        yield f"{example.name}.png", renderer.draw(scene)


def list_scenes(example: Example) -> Iterator[Scene]:
    """Yield the picture after each action up to the example's position, as the example's reader sees it.

    The first one is the picture of the set-up. If the match is over, it is that of the review. Raises ValueError if
    there is no picture.
    """
    game, sides = get_game(example.game), roster(*example.teams)
    engine, names = game.engine, _names(sides)
    reader = None if example.reader is None else Seat(example.reader)
    step = engine.new(engine.codec.parse_options(example.options), sides, _rng(example, b"deal"))
    public_events = [redact_events(game, step, None)]
    yield _scene(game, step, reader, names, public_events)
    for number, turn in enumerate(play_on(engine, step.state, _rng(example, b"play"), _choose)):
        if number == example.actions:
            break
        public_events.append(redact_events(game, turn.step, None))
        yield _scene(game, turn.step, reader, names, public_events)


def _scene(
    game: PlayableGame,
    step: Step[Any, Any],
    reader: Seat | None,
    names: Names,
    public_events: Sequence[tuple[Any, ...]],
) -> Scene:
    view, last = game.engine.view(step.state, reader), redact_events(game, step, reader)
    if reader is None:
        screen = game.presenter.board(view, names, last)
    else:
        screen = game.presenter.panel(view, game.engine.legal(step.state, reader), names, last)
    review = game.presenter.review(view, names, public_events)
    picture = screen.picture if review is None else review.picture
    if picture is None:
        raise ValueError(f"a position of {game.engine.key} has no picture")
    return stack([band.scene for band in picture.bands])


def redact_events(game: PlayableGame, step: Step[Any, Any], reader: Seat | None) -> tuple[Any, ...]:
    """Return the step's events as `reader` sees them, without the events that are hidden from that reader.

    None as `reader` means the spectator.
    """
    seen = (game.engine.redact(step.state, event, reader) for event in step.events)
    return tuple(event for event in seen if event is not None)


def _choose(actions: Sequence[Any], rng: Rng) -> tuple[int, Rng]:
    indices = [index for index, action in enumerate(actions) if type(action).__name__ not in _ENDING_EARLY]
    return rng.choice(indices or range(len(actions)))


def _rng(example: Example, purpose: bytes) -> Rng:
    return Rng(bytes([example.seed]) + purpose.ljust(KEY_BYTES - 1, b"."))


def _names(sides: Roster) -> Names:
    return Names(NAMES[: len(sides.seats)], tuple(tuple(map(int, team)) for team in sides.teams))


def write_pictures(pictures: Iterable[tuple[str, bytes]], usual_folder: Path) -> None:
    """Write named pictures into the folder that the first argument names, or into `usual_folder`.

    The folder is created if necessary. Existing files are replaced.
    """
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else usual_folder
    folder.mkdir(parents=True, exist_ok=True)
    for name, picture in pictures:
        (folder / name).write_bytes(picture)
        print(f"{folder / name}: {len(picture) / 1000:.0f} KB")


if __name__ == "__main__":
    write_pictures(draw_examples(), FOLDER)
