"""How long the pictures of every game take, and how large they are: `uv run python -m bench.pictures [--game KEY]`.

Matches of every game and setting are played at random, and their boards and private panels are drawn, a part of them
only; of one game each setting is told as well. The first two times are with sprites and outlines kept from before, but
no strips of pictures, the best of several runs; "fresh" is a new renderer's first picture. Times are CPU milliseconds.
With `--plain` the pictures are drawn by plain Pillow as well, each shape anew and in full colour.
"""

import argparse
import statistics
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from io import BytesIO
from itertools import islice
from pathlib import Path
from time import process_time
from typing import NamedTuple

from PIL import Image, ImageDraw, ImageFont

from bot.games.catalog import get_game
from bot.pictures.renderer import Renderer
from bot.pictures.scene import Box, Disc, Line, Polygon, Scene, Sprite, Text
from bot.screens.presenter import Names
from bot.screens.screen import Picture
from engine.core.values import Seat
from tests.conformance.cases import SUBJECTS
from tests.conformance.random_play import Moment, walk
from tests.conformance.subject import Setting, Subject

RUNS = 5
FRESH = 12
NAMES = ("Alexandra", "Bob", "Carol", "Dave")
FONTS = Path(__file__).parents[1] / "bot" / "pictures" / "fonts"


class Drawn(NamedTuple):
    """What a picture took: CPU milliseconds and kilobytes."""

    ms: float
    kb: float


class Pictures(NamedTuple):
    """The pictures of a setting's matches."""

    boards: list[Scene]
    panels: list[Scene]


def pictures(subject: Subject, setting: Setting, seeds: range, most: int) -> Pictures:
    """Describe so many boards of these matches, and the panel of one seat beside each."""
    moments = [moment for seed in seeds for moment in _worth_drawing(subject, setting, seed)]
    kept = moments[:: max(1, len(moments) // most)]
    names = Names(NAMES[: len(setting.roster.seats)], setting.roster.teams)
    boards = [_scene(_board(moment, names)) for moment in kept]
    panels = [_scene(_panel(moment, names)) for moment in kept]
    return Pictures([scene for scene in boards if scene], [scene for scene in panels if scene])


def _worth_drawing(subject: Subject, setting: Setting, seed: int) -> Iterator[Moment]:
    return (moment for moment in islice(walk(subject, setting, seed), 400) if moment.step is not None)


def _scene(picture: Picture | None) -> Scene | None:
    return picture.bands[0].scene if picture else None


def _board(moment: Moment, names: Names) -> Picture | None:
    game = moment.game
    step = moment.step
    if step is None:
        return None
    told = [game.redact(step.state, event, None) for event in step.events]
    seen = [event for event in told if event is not None]
    return get_game(game.key).presenter.board(game.view(step.state, None), names, seen).picture


def _panel(moment: Moment, names: Names) -> Picture | None:
    game, host = moment.game, get_game(moment.game.key)
    step = moment.step
    if step is None:
        return None
    acting = sorted(game.to_act(step.state))
    seat = acting[0] if acting else Seat(0)
    view = game.view(step.state, seat)
    told = [game.redact(step.state, event, seat) for event in step.events]
    seen = [event for event in told if event is not None]
    return host.presenter.panel(view, game.legal(step.state, seat), names, seen).picture


def plainly(scene: Scene) -> bytes:
    """Draw with ImageDraw alone: no smoothing, nothing kept, full colour."""
    image = Image.new("RGB", (scene.width, scene.height), scene.ground)
    _draw(ImageDraw.Draw(image), scene, 0, 0)
    file = BytesIO()
    image.save(file, "PNG")
    return file.getvalue()


def _draw(pen: ImageDraw.ImageDraw, scene: Scene, left: float, top: float) -> None:
    for shape in scene.shapes:
        match shape:
            case Sprite(inside, x, y):
                _draw(pen, inside, left + x, top + y)
            case Box(x, y, width, height, radius, fill, line):
                corners = (left + x, top + y, left + x + width, top + y + height)
                pen.rounded_rectangle(corners, radius, fill, line, 2)
            case Disc(x, y, radius, fill):
                pen.ellipse((left + x - radius, top + y - radius, left + x + radius, top + y + radius), fill)
            case Polygon(points, fill):
                pen.polygon([(left + x, top + y) for x, y in points], fill)
            case Line(x, y, to_x, to_y, colour):
                pen.line((left + x, top + y, left + to_x, top + to_y), colour, 2)
            case Text():
                name = "Inter-Bold.otf" if shape.weight == "bold" else "Inter-Regular.otf"
                pen.text((left + shape.x, top + shape.y), shape.text, shape.colour, _font(name, round(shape.size)))


@lru_cache
def _font(name: str, size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(FONTS / name, size)


def measure(draw: Callable[[Scene], bytes], scenes: Sequence[Scene], runs: int = RUNS) -> list[Drawn]:
    """Draw each picture so often, once in advance if it is more than once, and return the quickest of each."""
    return [_quickest(draw, scene, runs) for scene in scenes]


def _quickest(draw: Callable[[Scene], bytes], scene: Scene, runs: int) -> Drawn:
    size = len(draw(scene)) if runs > 1 else 0
    spent = []
    for _ in range(runs):
        begun = process_time()
        size = len(draw(scene))
        spent.append(process_time() - begun)
    return Drawn(1000 * min(spent), size / 1000)


def _row(name: str, drawn: Sequence[Drawn], fresh: Sequence[Drawn]) -> str:
    times, sizes = [each.ms for each in drawn], [each.kb for each in drawn]
    first = statistics.median(each.ms for each in fresh)
    return (
        f"| {name} | {len(drawn)} | {statistics.median(times):.1f} | {max(times):.1f} | {first:.0f} "
        f"| {statistics.median(sizes):.0f} | {max(sizes):.0f} |"
    )


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", help="only this game")
    parser.add_argument("--seeds", type=int, default=4)
    parser.add_argument("--most", type=int, default=24, help="boards of a setting")
    parser.add_argument("--plain", action="store_true", help="also with plain Pillow")
    asked = parser.parse_args()
    print("| pictures | drawn | ms, median | ms, worst | ms, fresh | KB, median | KB, worst |")
    print("|---|---:|---:|---:|---:|---:|---:|")
    for key, subject in SUBJECTS.items():
        if asked.game in (None, key):
            found = [pictures(subject, setting, range(asked.seeds), asked.most) for setting in subject.settings]
            print_rows(key, found, plain=asked.plain)
            for setting, each in zip(subject.settings, found, strict=True) if asked.game else ():
                print_rows(f"{key}, {setting.name}", [each], plain=asked.plain)


def print_rows(name: str, found: Sequence[Pictures], *, plain: bool) -> None:
    """Measure these pictures, boards and panels apart, and print a row for each."""
    for kind, each in (("boards", [p.boards for p in found]), ("panels", [p.panels for p in found])):
        scenes = [scene for some in each for scene in some]
        fresh = measure(lambda scene: Renderer().draw(scene), scenes[:: max(1, len(scenes) // FRESH)], 1)
        print(_row(f"{name}: {kind}", measure(Renderer(strips=0).draw, scenes), fresh), flush=True)
        if plain:
            drawn = measure(plainly, scenes, 1)
            print(_row(f"{name}: {kind}, by plain Pillow", drawn, drawn), flush=True)


if __name__ == "__main__":
    main()
