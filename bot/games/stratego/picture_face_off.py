"""Strips above and below the board: a fight, a rescue, the ending, or the turning point."""

from collections.abc import Iterator, Sequence

from bot.games.stratego.course import TurningPoint
from bot.games.stratego.picture_tiles import back, cross, front
from bot.games.stratego.words import kind_name, ranked_name, side_of, symbol
from bot.pictures.elements import SMALLEST, Drawn, drawable
from bot.pictures.scene import DARK, GOLD, INK, PANEL, RAISED, SIDES, SOFT, Box, Icon, Polygon, Sprite, Text
from bot.screens.presenter import Names
from engine.core.game import Outcome
from engine.games.stratego.events import Event, Fought, Rescued
from engine.games.stratego.options import Numbering
from engine.games.stratego.view_types import View

HEIGHT = 72
_TILE = 56
_FIRST, _SECOND = 22, 114
_WORDS = 190

_ENDINGS = {
    "agreed": ("shaking-hands", "A draw: both agreed"),
    "both_immobile": ("crossed-swords", "A draw: nobody can move"),
    "quiet": ("crossed-swords", "A draw: no attack for too long"),
    "max_plies": ("hourglass", "A draw: the limit of moves is reached"),
    "void": ("flying-flag", "No result: play never began"),
}


def face_off(view: View, names: Names, y: float, last: Sequence[Event]) -> tuple[Drawn, ...]:
    """Draw the strip for a fight, a rescue or an ending in the events `last`; `()` after any other action.

    `y` is the strip's upper edge.
    """
    fight = next((event for event in last if isinstance(event, Fought)), None)
    rescued = next((event for event in last if isinstance(event, Rescued)), None)
    inside: Iterator[Drawn]
    if view.outcome is not None and (fight is None or view.outcome.reason != "flag"):
        inside = _ending(view, view.outcome, names, y)
    elif fight is not None:
        inside = _fight(view, fight, names, y)
    elif rescued is not None:
        inside = _rescue(view, rescued, y)
    else:
        return ()
    ground = (
        Box(10, y + 4, 780, HEIGHT, 12, fill=DARK),
        Box(10, y, 780, HEIGHT, 12, fill=RAISED, line=GOLD, line_width=3),
    )
    return (*ground, *inside)


def fight_words(fight: Fought, numbering: Numbering) -> str:
    """Return the fight in words without people's names; a hidden defender stays unnamed."""
    attacker = ranked_name(fight.attacker, numbering)
    if fight.defender is None:
        return f"{attacker} loses to a hidden piece"
    defender = ranked_name(fight.defender, numbering)
    match fight.result:
        case "flag":
            return f"{attacker} captures the Flag"
        case "attacker":
            return f"{attacker} beats {defender}"
        case "defender":
            return f"{attacker} loses to {defender}"
        case "both_removed":
            return f"Both lost: {attacker} and {kind_name(fight.defender)}"


def _fight(view: View, fight: Fought, names: Names, y: float) -> Iterator[Drawn]:
    yield from _fighters(view, fight, y)
    name = drawable(names.seats[fight.seat])
    taken = f"{name} captures the Flag" if name else "The Flag is captured"
    text = taken if fight.result == "flag" else fight_words(fight, view.rules.numbering)
    yield from _words(text, y, fight.end)


def turning_strip(view: View, turning: TurningPoint, y: float) -> Iterator[Drawn]:
    """Draw a strip with the fight that turned a match that is over; `y` is its upper edge."""
    yield Box(10, y + 4, 780, HEIGHT, 12, fill=DARK)
    yield Box(10, y, 780, HEIGHT, 12, fill=PANEL)
    yield from _fighters(view, turning.fight, y)
    text = fight_words(turning.fight, view.rules.numbering)
    yield Text("Turning point", _WORDS, y + 4, 300, 30, 24, SMALLEST, GOLD, "bold", anchor="middle")
    yield Text(text, _WORDS, y + 33, 584, 36, 28, SMALLEST, INK, "bold", anchor="middle")
    yield Text(f"move {turning.move}", 560, y + 4, 216, 30, 24, SMALLEST, SOFT, "regular", "right", "middle")


def _fighters(view: View, fight: Fought, y: float) -> Iterator[Drawn]:
    """Draw attacker and defender, with a cross on each lost piece."""
    attacks, numbering = side_of(fight.seat, view), view.rules.numbering
    yield Sprite(front(fight.attacker, symbol(fight.attacker, numbering), attacks, size=_TILE), _FIRST, y + 7)
    yield Polygon(((88, y + 24), (104, y + 36), (88, y + 48)), GOLD)
    defender = back(1 - attacks, size=_TILE)
    if fight.defender is not None:
        defender = front(fight.defender, symbol(fight.defender, numbering), 1 - attacks, size=_TILE)
    yield Sprite(defender, _SECOND, y + 7)
    if fight.result in ("defender", "both_removed"):
        yield from cross(_FIRST + _TILE - 5, y + 54, 11)
    if fight.result in ("attacker", "both_removed"):
        yield from cross(_SECOND + _TILE - 5, y + 54, 11)


def _rescue(view: View, rescued: Rescued, y: float) -> Iterator[Drawn]:
    tile = front(rescued.piece, symbol(rescued.piece, view.rules.numbering), side_of(rescued.seat, view), size=_TILE)
    yield Icon("return-arrow", _FIRST + 6, y + 14, 44, GOLD)
    yield Sprite(tile, _SECOND, y + 7)
    yield from _words(f"{ranked_name(rescued.piece, view.rules.numbering)} comes back", y, rescued.square)


def _ending(view: View, outcome: Outcome, names: Names, y: float) -> Iterator[Drawn]:
    """Draw how a match ended without a capture of the Flag, with an icon in the loser's colour."""
    icon, words, colour = *_ENDINGS.get(outcome.reason, ("flying-flag", "")), INK
    if len(outcome.ranks) > 1:
        loser = outcome.ranks[1][0]
        who = drawable(names.seats[loser]) or "The enemy"
        words = f"{who} can't move" if outcome.reason == "no_moves" else f"{who} resigned"
        colour = SIDES[side_of(loser, view)]
    yield Icon(icon, _FIRST + 4, y + 10, 52, colour)
    yield Text(words, 100, y + 2, 676, HEIGHT - 4, 32, SMALLEST, INK, "bold", anchor="middle", lines=2)


def _words(words: str, y: float, square: str) -> Iterator[Drawn]:
    yield Text(words, _WORDS, y + 2, 520, HEIGHT - 4, 32, SMALLEST, INK, "bold", anchor="middle", lines=2)
    yield Text(square, 712, y + 2, 64, HEIGHT - 4, 32, SMALLEST, GOLD, "bold", "right", "middle")
