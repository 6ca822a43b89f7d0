"""What decided a match that is over: the woodland that brought the winner most, and the duel won for it."""

from collections.abc import Iterator

from bot.pictures.colours import GOLD, INK, PANEL, SIDES, SOFT
from bot.pictures.elements import Area, raised
from bot.pictures.pieces import SMALLEST, Drawn, emblem
from bot.pictures.scene import Icon, Text
from bot.presenters.games.fight_flight_bite.course import TurningPoint
from bot.presenters.words import counted

HEIGHT = 84


def turning_strip(turning: TurningPoint, area: Area) -> Iterator[Drawn]:
    """Draw it in a strip."""
    yield from raised(area, PANEL)
    x, y, middle = area.x + 20, area.y, area.y + HEIGHT / 2
    yield Text(turning.woodland, x, y + 6, 60, HEIGHT - 12, 60, 40, SIDES[turning.winner], "bold", "centre", "middle")
    left = x + 84
    yield Text("Turning point", left, y + 8, 300, 34, 26, SMALLEST, GOLD, "bold", anchor="middle")
    yield emblem(turning.winner, left + 13, y + 60, 11)
    cubes = f"{counted(turning.cubes, 'cube')} at the harvest"
    yield Text(cubes, left + 36, y + 40, 320, 40, 28, SMALLEST, INK, "bold", anchor="middle")
    if turning.duel is None:
        return
    right = area.right - 250
    yield emblem(turning.winner, right, middle, 14)
    yield Icon("crossed-swords", right + 26, middle - 18, 36, INK)
    yield emblem(turning.duel.loser, right + 88, middle, 14)
    yield Text(f"round {turning.duel.round}", right + 120, y, 120, HEIGHT, 26, SMALLEST, SOFT, anchor="middle")
