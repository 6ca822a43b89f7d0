"""The named formations: what each is for, who took which, and what a formation of one's own leaves open."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from bot.presenters.games.stratego.words import preset_name
from bot.presenters.presenter import Openings
from engine.games.stratego.actions import Action, Arrange, Randomize, UsePreset
from engine.games.stratego.arrangements import FORMATION_SYMBOLS, PRESETS, mirrored
from engine.games.stratego.board import SIZE
from engine.games.stratego.options import Numbering
from engine.games.stratego.pieces import EMPTY_SYMBOL, SYMBOLS
from engine.games.stratego.view_types import View

AIMS: Mapping[str, str] = MappingProxyType(
    {
        "corner_keep": "The Flag in the left corner behind Bombs, a false keep on the right",
        "empty_vault": "The right corner looks fortified, but the Flag stands elsewhere",
        "barred_wings": "Bombs shut both outer lanes, so the fight comes to a strong centre",
        "left_hook": "Nearly all the power on the left for one heavy push",
        "scout_storm": "Six Scouts in front to find out at once, officers right behind",
        "middle_vault": "The Flag in the second row inside Bombs, the top officers in front",
        "thin_line": "Two Scouts far out, the Flag cornered beside its Bomb",
        "twin_posts": "Two posts, so that the lone Bomb gives nothing away",
        "short_fence": "Two Bombs close the corner, everybody else stands outside",
        "broad_front": "One piece for each lane, the Flag hidden in the middle",
    }
)

GISTS: Mapping[str, str] = MappingProxyType(
    {
        "corner_keep": "Flag left, false keep right",
        "empty_vault": "The strong corner is a bluff",
        "barred_wings": "Bombs shut the outer lanes",
        "left_hook": "All the power on the left",
        "scout_storm": "Six Scouts look first",
        "middle_vault": "Flag walled in, officers ahead",
        "thin_line": "Flag cornered by its Bomb",
        "twin_posts": "Two posts, one Bomb",
        "short_fence": "Two Bombs close the corner",
        "broad_front": "A piece for every lane",
    }
)


def own_formation(view: View, side: int) -> str:
    """Return a side's formation as 40 symbols in the engine's numbering, whatever the match uses."""
    return in_symbols("".join(view.formations[side].split()), view.rules.numbering, "ten_high")


def in_symbols(text: str, numbering: Numbering, other: Numbering) -> str:
    """Return a formation's text with the symbols of another numbering."""
    return text.translate(str.maketrans(SYMBOLS[numbering], SYMBOLS[other]))


def taken_preset(view: View, side: int) -> str:
    """Return the key of the named formation that the side has now; "" if it has none of them."""
    formation = own_formation(view, side)
    return next((name for name, preset in PRESETS[view.rules.army].items() if preset == formation), "")


def weakness(view: View, side: int) -> str:
    """Return what is dangerous about where the Flag stands, as a sentence; "" if nothing is, or it is meant so.

    Named formations are meant as they are, mirrored ones too.
    """
    formation = own_formation(view, side)
    if formation in {each for preset in PRESETS[view.rules.army].values() for each in (preset, mirrored(preset))}:
        return ""
    flag = formation.index(FORMATION_SYMBOLS[0])
    if _is_in_front(formation, flag):
        return "Your Flag stands in the front row, where any piece can reach it."
    if not any(formation[square] == FORMATION_SYMBOLS[-1] for square in _neighbours(flag)):
        return "No Bomb stands beside your Flag."
    return ""


def formations_taken(_view: View, played: Sequence[tuple[int, Action]]) -> Mapping[int, str]:
    """The named formation that each seat took and changed no more, but for left and right."""
    taken: dict[int, str] = {}
    for seat, action in played:
        match action:
            case UsePreset(name):
                taken[seat] = name
            case Arrange() | Randomize():
                taken.pop(seat, None)
            case _:
                pass
    return taken


OPENINGS: Openings[View, Action] = Openings("formation", formations_taken, preset_name)


def _is_in_front(formation: str, flag: int) -> bool:
    """Tell whether the Flag stands in the foremost row that has any piece."""
    ahead = formation[: flag // SIZE * SIZE]
    return ahead == EMPTY_SYMBOL * len(ahead)


def _neighbours(square: int) -> tuple[int, ...]:
    beside = [square + step for step in (-1, 1) if (square + step) // SIZE == square // SIZE]
    return tuple(other for other in (*beside, square - SIZE, square + SIZE) if 0 <= other < 4 * SIZE)
