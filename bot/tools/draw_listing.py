"""Draw the pictures of a directory's page: `python -m bot.tools.draw_listing [FOLDER]`.

There are five pictures of 16 to 9, and a film (GIF) of about thirty seconds. All show positions of random play from
fixed keys, as `draw_examples` plays them.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path

from bot.games.catalog import get_game
from bot.pictures.animation import animate, frame_of
from bot.pictures.renderer import Renderer
from bot.pictures.scene import GOLD, GROUND, INK, SOFT, Scene, Sprite, Text
from bot.tools.draw_examples import Example, list_scenes, write_pictures

FOLDER = Path("docs/site/pictures")
FILM = "match.gif"

WIDTH, HEIGHT = 1920, 1080
_BOARD = 800
_MARGIN = 60
_FRAMES = 23
"""Number of frames of the film: 22 of 1.2 seconds and a last one of 4 seconds."""

LISTED = (
    Example("air-land-sea", "air-land-sea", 41, 11),
    Example("hand", "air-land-sea", 1, 4, reader=1),
    Example("stratego", "stratego", 1, 180),
    Example("fight-flight-bite", "fight-flight-bite", 1, 60, (1, 1, 1, 1)),
    Example("this-means-war", "this-means-war", 1, 60, (1, 1, 1, 1)),
)
_FILMED = Example("film", "air-land-sea", 41, _FRAMES - 1)

_CAPTIONS = {
    "air-land-sea": "Boards are pictures. Everybody in the channel can follow.",
    "hand": "Your hand is a panel that only you see.",
    "stratego": "Hidden pieces stay hidden, and every shuffle can be checked.",
    "fight-flight-bite": "Duels are thrown in secret, for two to four.",
    "this-means-war": "A match may take ten minutes or three weeks.",
}


def draw_listing(examples: Sequence[Example] = LISTED) -> Iterator[tuple[str, bytes]]:
    """Yield each picture as (file name, PNG), and at last the film as (FILM, GIF).

    Raises ValueError if an example has no picture.
    """
    renderer = Renderer()
    for example in examples:
        *_, board = list_scenes(example)
        yield f"{example.name}.png", renderer.draw(_frame(board, example))
    frames = [frame_of(renderer, scene) for scene in list_scenes(_FILMED)]
    yield FILM, animate(frames[:_FRAMES])


def _frame(board: Scene, example: Example) -> Scene:
    """Return a scene of 16 to 9: the board on its left, and text on its right."""
    left, top = _MARGIN, max(0, (HEIGHT - board.height) // 2)
    beside = left + _BOARD + _MARGIN
    width = WIDTH - beside - _MARGIN
    name = get_game(example.game).presenter.name
    return Scene(
        WIDTH,
        HEIGHT,
        (
            Sprite(board, left, top),
            Text("Warroom", beside, 240, width, 70, size=52, colour=GOLD, weight="bold"),
            Text(name, beside, 330, width, 220, size=92, colour=INK, weight="bold", lines=2),
            Text(_CAPTIONS[example.name], beside, 570, width, 300, size=58, colour=SOFT, lines=4),
        ),
        GROUND,
    )


if __name__ == "__main__":
    write_pictures(draw_listing(), FOLDER)
