"""The map as a picture: woodlands in their places, the pond with what is going on, and every seat's things."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from bot.pictures.colours import DARK, EDGE, GOLD, GROUND, INK, PANEL, SIDES, SOFT
from bot.pictures.pieces import SMALLEST, Drawn, emblem, hollow_emblem, pile
from bot.pictures.scene import Box, Line, Polygon, Scene, Text
from bot.presenters.games.fight_flight_bite.pieces import Group, critters, food, sign, swords
from bot.presenters.games.fight_flight_bite.words import card_name, cubes_in_letters
from engine.games.fight_flight_bite.cards import FOODS, SIGNS, Cubes, Food
from engine.games.fight_flight_bite.maps import Terrain
from engine.games.fight_flight_bite.view_types import ScoreView, SeatView, View, WoodlandView

WIDTH = 800
MARGIN = 14
_GAP = 8
_HEX_HEIGHT = 196
_TAPER = _HEX_HEIGHT / 4
_ROW = _HEX_HEIGHT - _TAPER
_SEAT_HEIGHT = 118
_SUPPLY_HEIGHT = 44
_LEAST = SMALLEST * 0.8
_ORDINALS = ("1st", "2nd", "3rd", "4th")

_CORNERS = tuple((x, y, 190.0) for y in (22.0, 160.0) for x in (MARGIN, WIDTH - MARGIN - 190.0))
"""Where the seats have room beside the peak of a delta: left, top and width."""

_GROUNDS: Mapping[Terrain, str] = MappingProxyType({"oak": "#2c4a33", "birch": "#33475c", "bramble": "#4b3350"})
_WATER = "#1d3a4f"
_WAVE = "#3f6f8f"


def map_scene(view: View) -> Scene:
    """Draw everything that lies on the table, as the viewer may know it; people are shown by their emblems."""
    places = [(woodland.q + woodland.r / 2, woodland.r) for woodland in view.woodlands] + [(0.0, 0)]
    left, right = min(x for x, _ in places), max(x for x, _ in places)
    top = min(y for _, y in places)
    columns = right - left + 1
    width = min((WIDTH - 2 * MARGIN) / columns, 258)
    start = (WIDTH - columns * width) / 2

    def corner(x: float, y: int) -> tuple[float, float]:
        return start + (x - left) * width, MARGIN + (y - top) * _ROW

    shapes: list[Drawn] = []
    for woodland, (x, y) in zip(view.woodlands, places, strict=False):
        shapes += _woodland(view, woodland, *corner(x, y), width)
    shapes += _pond(view, *corner(0.0, 0), width)
    low = MARGIN + (max(y for _, y in places) - top) * _ROW + _HEX_HEIGHT + _GAP
    shapes += _supply(view, low)
    low += _SUPPLY_HEIGHT
    blocks, height = (_CORNERS, low) if view.rules.map == "delta" else (_in_a_row(view, low), low + _SEAT_HEIGHT)
    for seat, block in zip(view.order, blocks, strict=True):
        shapes += _seat(view, view.seats[seat], *block)
    return Scene(WIDTH, round(height + MARGIN), tuple(shapes), GROUND)


def _in_a_row(view: View, y: float) -> tuple[tuple[float, float, float], ...]:
    share = (WIDTH - 2 * MARGIN) / len(view.order)
    return tuple((MARGIN + number * share, y, share) for number in range(len(view.order)))


def _hexagon(x: float, y: float, width: float, inset: float) -> tuple[tuple[float, float], ...]:
    left, right, middle = x + inset, x + width - inset, x + width / 2
    return (
        (middle, y + inset), (right, y + _TAPER + inset / 2), (right, y + _ROW - inset / 2),
        (middle, y + _HEX_HEIGHT - inset), (left, y + _ROW - inset / 2), (left, y + _TAPER + inset / 2),
    )  # fmt: skip


def _woodland(view: View, woodland: WoodlandView, x: float, y: float, width: float) -> Iterator[Drawn]:
    here = view.turn is not None and view.turn.woodland == woodland.id
    contested = sum(1 for number in woodland.critters if number) > 1
    line = GOLD if here else EDGE
    yield Polygon(_hexagon(x, y, width, 4), fill=_GROUNDS[woodland.terrain], line=line, line_width=6 if here else 2)
    middle = x + width / 2
    yield Text(woodland.id, middle - 44, y + 20, 36, 36, 32, SMALLEST, INK, "bold", "right", "middle")
    yield from sign(woodland.icon, middle + 6, y + 24, 30)
    if contested:
        yield from swords(middle - 9, y + 157, 18, GOLD)
    yield from _critters(view, woodland, middle, y + 86, width)
    if woodland.harvest is None:
        yield from _cubes(woodland.cubes, middle, y + 118, width)
    else:
        yield from _harvest(woodland, middle, y + 116, width)


def _critters(view: View, woodland: WoodlandView, middle: float, y: float, width: float) -> Iterator[Drawn]:
    groups = list(_groups(view, woodland))
    if not groups:
        return
    pitch = min(48.0, (width - 22) / len(groups))
    radius = min(19.0, pitch / 2 - 2)
    x = middle - pitch * (len(groups) - 1) / 2
    for group in groups:
        yield from critters(group, x, y, radius)
        x += pitch


def _groups(view: View, woodland: WoodlandView) -> Iterator[Group]:
    """Yield the critters on a woodland by seat and posture."""
    turn = view.turn
    for seat, number in enumerate(woodland.critters):
        lying = turn.lying if turn is not None and turn.woodland == woodland.id and turn.seat == seat else 0
        if number - lying:
            yield Group(seat, number - lying, lying=False)
        if lying:
            yield Group(seat, lying, lying=True)


def _cubes(cubes: Cubes, middle: float, y: float, width: float) -> Iterator[Drawn]:
    """Draw cubes by food, each with how many there are."""
    present: list[tuple[Food, int]] = [pair for pair in zip(FOODS, cubes, strict=True) if pair[1]]
    pitch = min(58.0, (width - 24) / 3)
    x = middle - pitch * len(present) / 2
    for which, number in present:
        yield from food(which, x + 3, y + 3, 24)
        yield Text(str(number), x + 31, y, pitch - 31, 30, 26, SMALLEST, INK, "bold", anchor="middle")
        x += pitch


def _harvest(woodland: WoodlandView, middle: float, y: float, width: float) -> Iterator[Drawn]:
    """Draw who took how many cubes there."""
    harvest = woodland.harvest
    taken = [(seat, sum(cubes)) for seat, cubes in enumerate(harvest.taken) if sum(cubes)] if harvest else []
    words = [f"{number}" for _, number in taken]
    pitch = min(56.0, (width - 20) / max(1, len(taken)))
    x = middle - pitch * len(taken) / 2
    yield Box(middle - width / 2 + 8, y - 2, width - 16, 36, 10, fill=DARK)
    if not taken:
        yield Text("no harvest", middle - 80, y, 160, 32, SMALLEST, _LEAST, SOFT, "regular", "centre", "middle")
    for (seat, _), number in zip(taken, words, strict=True):
        yield emblem(seat, x + 14, y + 16, 9)
        yield Text(number, x + 27, y, pitch - 27, 32, 25, SMALLEST, INK, "bold", anchor="middle")
        x += pitch


def _pond(view: View, x: float, y: float, width: float) -> Iterator[Drawn]:
    """Draw the pond, which nothing enters, with the round or the open duel in it."""
    yield Polygon(_hexagon(x, y, width, 4), fill=_WATER, line=_WAVE, line_width=2)
    middle = x + width / 2
    for row, reach in ((y + 40, 26), (y + _HEX_HEIGHT - 40, 26)):
        yield Line(middle - reach, row, middle - 6, row, _WAVE, 4)
        yield Line(middle + 6, row, middle + reach, row, _WAVE, 4)
    if view.duel is not None or view.final is not None:
        yield from _throwers(view, middle, y + 58, width)
        return
    left = middle - width / 2 + 12
    yield Text(_heading(view), left, y + 82, width - 24, 32, 26, _LEAST, INK, "bold", "centre", "middle")


def _heading(view: View) -> str:
    match view.phase:
        case "turns":
            return f"Round {view.round} of 5"
        case "tribes" | "opening":
            return "Opening"
        case "harvest":
            return "Harvest"
        case "final" | "over":
            return "Harvested"


def _throwers(view: View, middle: float, y: float, width: float) -> Iterator[Drawn]:
    """Draw those who throw, whether each has thrown, and the equal throws so far."""
    people: list[tuple[int, bool]] = []
    if view.duel is not None:
        people = list(zip((view.duel.attacker, view.duel.defender), view.duel.thrown, strict=True))
    elif view.final is not None:
        people = list(zip(view.final.seats, view.final.thrown, strict=True))
    pitch = min(92.0, (width - 14) / len(people))
    for number, (seat, thrown) in enumerate(people):
        x = middle + pitch * (number - (len(people) - 1) / 2)
        yield emblem(seat, x, y + 16, 17)
        yield Text(
            "thrown" if thrown else "…", x - pitch / 2, y + 38, pitch, 28, SMALLEST, _LEAST,
            SIDES[seat] if thrown else SOFT, "bold", "centre", "middle",
        )  # fmt: skip
    if view.duel is not None:
        yield from swords(middle - 9, y + 7, 18, GOLD)
        if view.duel.ties:
            words = f"tie {view.duel.ties} of {view.duel.tie_limit}"
            left = middle - width / 2 + 12
            yield Text(words, left, y + 64, width - 24, 32, SMALLEST, _LEAST, GOLD, align="centre", anchor="middle")


def _supply(view: View, y: float) -> Iterator[Drawn]:
    yield Text("Supply", MARGIN + 4, y, 90, 36, SMALLEST, SMALLEST, SOFT, anchor="middle")
    x = MARGIN + 98.0
    for which, number in zip(FOODS, view.supply, strict=True):
        yield from food(which, x, y + 6, 24)
        yield Text(str(number), x + 32, y, 44, 36, 26, SMALLEST, INK, "bold", anchor="middle")
        x += 78
    if view.turn is not None and view.turn.woodland is not None and view.phase == "turns":
        yield Text(
            "a win brings", WIDTH - MARGIN - 400, y, 136, 36, SMALLEST, SMALLEST, SOFT, align="right", anchor="middle"
        )
        for number, winning in enumerate(SIGNS):
            left = WIDTH - MARGIN - 252 + number * 84
            yield from sign(winning, left, y + 5, 26)
            yield Text(str(view.turn.stakes[number]), left + 34, y, 40, 36, 26, SMALLEST, INK, "bold", anchor="middle")


def _seat(view: View, seat: SeatView, x: float, y: float, width: float) -> Iterator[Drawn]:
    """Draw what everybody knows of a seat; the one whose turn it is has a golden edge."""
    active = view.turn is not None and view.turn.seat == seat.seat
    yield Box(x + 3, y, width - 6, _SEAT_HEIGHT, 12, fill=PANEL, line=GOLD if active else None, line_width=4)
    yield emblem(seat.seat, x + 30, y + 28, 15, SOFT if seat.has_left else None)
    yield Text(_seat_label(view, seat), x + 54, y + 10, width - 66, 36, 25, _LEAST, INK, "bold", anchor="middle")
    yield from _held(seat, x + 16, y + 46)
    yield Text(
        _played(view, seat), x + 16, y + 78, width - 30, 32, SMALLEST, _LEAST,
        GOLD if active and view.turn and view.turn.card else SOFT, anchor="middle",
    )  # fmt: skip


def _seat_label(view: View, seat: SeatView) -> str:
    score = next((score.points for score in view.scores if score.seat == seat.seat), None)
    if score is not None:
        return f"{score} points"
    if seat.has_left:
        return "left"
    return f"{_ORDINALS[view.order.index(seat.seat)]} to play"


def _held(seat: SeatView, x: float, y: float) -> Iterator[Drawn]:
    """Draw how many critters wait in reserve, and how many cards are held."""
    yield hollow_emblem(seat.seat, x + 14, y + 17, 9, PANEL)
    yield Text(str(seat.reserve), x + 32, y, 40, 34, 26, SMALLEST, INK, "bold", anchor="middle")
    yield from pile(x + 80, y + 8, 22, 2)
    yield Text(str(seat.hand_size), x + 108, y, 40, 34, 26, SMALLEST, INK, "bold", anchor="middle")


def _played(view: View, seat: SeatView) -> str:
    if view.turn is not None and view.turn.seat == seat.seat and view.turn.card is not None:
        return card_name(view.turn.card)
    score = next((score for score in view.scores if score.seat == seat.seat), None)
    if score is not None:
        return _score_text(score) or "no food"
    if sum(seat.taken):
        return f"took {cubes_in_letters(seat.taken)}"
    return f"played {len(seat.played)} of 5"


def _score_text(score: ScoreView) -> str:
    """Return how points are made up, such as "N4×4 F2×3"."""
    parts = zip(FOODS, score.cubes, score.bonus, strict=True)
    return " ".join(f"{which[0].upper()}{number}×{2 + bonus}" for which, number, bonus in parts if number)
