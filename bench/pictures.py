"""How long pictures take, and how large they are: `uv run python bench/pictures.py`.

Every row draws the same boards: ours with everything kept from before, ours in a fresh renderer, ours written as full
colour, and the same scenes with plain Pillow, each shape drawn anew and left as it comes. Times are CPU milliseconds,
the best of several runs; ratios are to the first row.
"""

import sys
from collections.abc import Callable, Sequence
from io import BytesIO
from itertools import islice
from pathlib import Path
from time import process_time
from typing import Any

from PIL import Image, ImageDraw, ImageFont

sys.path.insert(0, str(Path(__file__).parents[1]))

from bot.pictures.renderer import Renderer
from bot.pictures.scene import Box, Disc, Line, Polygon, Scene, Sprite, Text
from bot.presenters.games.air_land_sea.drawing.hand import hand_scene
from bot.presenters.games.air_land_sea.drawing.marks import Marks
from bot.presenters.games.air_land_sea.drawing.table import board_scene
from bot.presenters.games.fight_flight_bite.cards import hand_scene as fight_hand_scene
from bot.presenters.games.fight_flight_bite.drawing.table import map_scene
from bot.presenters.games.stratego.drawing.board import board_scene as stratego_board_scene
from bot.presenters.games.this_means_war.drawing.scenes import board_scene as war_board_scene
from bot.presenters.games.this_means_war.drawing.scenes import hand_scene as war_hand_scene
from bot.presenters.presenter import Names
from engine.core.game import Game
from engine.core.playout import play_on
from engine.core.rng import Rng
from engine.core.seats import Roster, Seat, roster
from engine.games.air_land_sea import air_land_sea, flies_lies_supplies
from engine.games.air_land_sea.options import FliesOptions, TheatersOptions
from engine.games.air_land_sea.view_types import View
from engine.games.fight_flight_bite import fight_flight_bite
from engine.games.fight_flight_bite.options import FightOptions
from engine.games.stratego import stratego
from engine.games.stratego.actions import Ready
from engine.games.stratego.options import StrategoOptions
from engine.games.this_means_war import this_means_war
from engine.games.this_means_war.options import WarOptions

RUNS = 15
FOUR = Names(("Alice", "Bob", "Carol", "Dave"), ((0,), (1,), (2,), (3,)))
TEAMS = Names(FOUR.seats, ((0, 1), (2, 3)))
FONTS = Path(__file__).parents[1] / "bot" / "pictures" / "fonts"


def boards() -> list[Scene]:
    """Boards from one battle, the fullest last."""
    return fullest(air_land_sea, TheatersOptions(), roster(1, 1))


def epic_boards() -> list[Scene]:
    """Boards of five theaters from a battle of two teams, the fullest last."""
    return fullest(flies_lies_supplies, FliesOptions(mode="epic"), roster(2, 2))


def fullest(game: Game[TheatersOptions, Any, Any, Any, View], options: TheatersOptions, seats: Roster) -> list[Scene]:
    """Draw the fullest positions of a battle that is played at random."""
    state = game.new(options, seats, Rng(bytes(32))).state
    turns = islice(play_on(game, state, Rng(bytes(31) + b"\3")), 60)
    views = [game.view(turn.step.state, None) for turn in turns]
    full = sorted(views, key=lambda view: sum(len(side.cards) for place in view.row for side in place.columns))
    return [board_scene(view, TEAMS, 0, Marks()) for view in full[-4:]]


def stratego_boards() -> list[Scene]:
    """Boards of a full army from a match that is played at random."""
    state = stratego.new(StrategoOptions(), roster(1, 1), Rng(bytes(32))).state
    for seat in (Seat(0), Seat(1)):
        state = stratego.apply(state, seat, Ready()).state
    turns = islice(play_on(stratego, state, Rng(bytes(31) + b"\3")), 10, 400, 100)
    names = Names(("Alice", "Bob"), ((0,), (1,)))
    return [stratego_board_scene(stratego.view(turn.step.state, Seat(0)), names, bottom_side=0) for turn in turns]


def maps() -> list[Scene]:
    """Maps of four tribes from a match of Fight, Flight, Bite that is played at random, the fullest last."""
    state = fight_flight_bite.new(FightOptions(), roster(1, 1, 1, 1), Rng(bytes(32))).state
    turns = islice(play_on(fight_flight_bite, state, Rng(bytes(31) + b"\3")), 20, 100, 20)
    return [map_scene(fight_flight_bite.view(turn.step.state, None), FOUR) for turn in turns]


def hand_of_eight() -> Scene:
    """Draw a hand of Fight, Flight, Bite."""
    view = fight_flight_bite.view(fight_flight_bite.new(FightOptions(), roster(1, 1), Rng(bytes(32))).state, Seat(0))
    return fight_hand_scene(view, view.seats[0].hand or (), FOUR)


def war_boards() -> list[Scene]:
    """Boards of four bases with a window open, from a match of This Means War! that is played at random."""
    state = this_means_war.new(WarOptions(), roster(1, 1, 1, 1), Rng(bytes(32))).state
    turns = islice(play_on(this_means_war, state, Rng(bytes(31) + b"\3")), 200)
    views = [this_means_war.view(turn.step.state, None) for turn in turns]
    full = sorted(views, key=lambda view: sum(len(window.orders) for window in view.windows))
    return [war_board_scene(view, FOUR) for view in full[-4:]]


def war_hand() -> Scene:
    """Draw a base and a hand of six of This Means War!."""
    view = this_means_war.view(this_means_war.new(WarOptions(), roster(1, 1), Rng(bytes(32))).state, Seat(0))
    return war_hand_scene(view, Seat(0), FOUR)


def hand() -> Scene:
    """Draw a hand of six."""
    state = air_land_sea.new(TheatersOptions(), roster(1, 1), Rng(bytes(32))).state
    return hand_scene(air_land_sea.view(state, Seat(0)))


def in_full_colour(renderer: Renderer, scene: Scene) -> bytes:
    """Write what our renderer paints without a palette."""
    file = BytesIO()
    renderer._paint(scene).save(file, "PNG", compress_level=6)
    return file.getvalue()


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


_fonts: dict[tuple[str, int], ImageFont.FreeTypeFont] = {}


def _font(name: str, size: int) -> ImageFont.FreeTypeFont:
    key = (name, size)
    if key not in _fonts:
        _fonts[key] = ImageFont.truetype(FONTS / name, size)
    return _fonts[key]


def measure(draw: Callable[[Scene], bytes], scenes: Sequence[Scene]) -> tuple[float, float]:
    """Return milliseconds and kilobytes a picture, the mean over the scenes."""
    best = [float("inf")] * len(scenes)
    sizes = [0] * len(scenes)
    for _ in range(RUNS):
        for number, scene in enumerate(scenes):
            begun = process_time()
            png = draw(scene)
            best[number] = min(best[number], process_time() - begun)
            sizes[number] = len(png)
    return 1000 * sum(best) / len(best), sum(sizes) / len(sizes) / 1000


def main() -> None:
    """Print the table."""
    scenes, warm = boards(), Renderer()
    rows: tuple[tuple[str, Callable[[Scene], bytes], Sequence[Scene]], ...] = (
        ("board, everything kept", warm.draw, scenes),
        ("board, fresh renderer", lambda scene: Renderer().draw(scene), scenes),
        ("board, kept, full colour", lambda scene: in_full_colour(warm, scene), scenes),
        ("board, plain Pillow", plainly, scenes),
        ("epic board, everything kept", warm.draw, epic_boards()),
        ("epic board, fresh renderer", lambda scene: Renderer().draw(scene), epic_boards()),
        ("hand of six, everything kept", warm.draw, [hand()]),
        ("Stratego board, everything kept", warm.draw, stratego_boards()),
        ("Stratego board, fresh renderer", lambda scene: Renderer().draw(scene), stratego_boards()),
        ("map of four, everything kept", warm.draw, maps()),
        ("map of four, fresh renderer", lambda scene: Renderer().draw(scene), maps()),
        ("hand of eight, everything kept", warm.draw, [hand_of_eight()]),
        ("four bases, everything kept", warm.draw, war_boards()),
        ("four bases, fresh renderer", lambda scene: Renderer().draw(scene), war_boards()),
        ("base and hand, everything kept", warm.draw, [war_hand()]),
    )
    print(f"boards of {scenes[-1].width} x {scenes[-1].height} at most")
    print(f"{'':32}{'ms':>8}{'ratio':>8}{'KB':>8}{'ratio':>8}")
    first: tuple[float, float] | None = None
    for name, draw, drawn in rows:
        spent, size = measure(draw, drawn)
        first = first or (spent, size)
        print(f"{name:32}{spent:8.1f}{spent / first[0]:8.2f}{size:8.1f}{size / first[1]:8.2f}")


if __name__ == "__main__":
    main()
