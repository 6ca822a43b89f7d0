"""The screens of the pieces for `/card`: what each does, and how it looks on either side."""

from collections.abc import Mapping
from types import MappingProxyType

from bot.pictures.colours import GROUND
from bot.pictures.pieces import Drawn
from bot.pictures.scene import Scene, Sprite
from bot.presenters.games.stratego.drawing.tiles import front
from bot.presenters.games.stratego.words import STRONGEST_FIRST, kind_name, symbol
from bot.presenters.screen import Block, Picture, Screen
from engine.games.stratego.pieces import COUNTS, KINDS

_SIZE = 136


def piece_scene(kind: str) -> Scene:
    """Draw a piece of each side, with its symbols when 10 is the highest rank and when 1 is."""
    shapes: list[Drawn] = []
    for side in (0, 1):
        rank = symbol(kind, "ten_high" if side == 0 else "one_high")
        shapes.append(Sprite(front(kind, rank, side, size=_SIZE), 24 + side * (_SIZE + 24), 24))
    return Scene(3 * 24 + 2 * _SIZE, 52 + _SIZE, tuple(shapes), GROUND)


_SOLDIER = "It moves one square up, down, left or right and beats every lower rank that it attacks."

_POWERS: Mapping[str, str] = MappingProxyType(
    {
        "marshal": (
            "The highest rank: it beats every piece that it attacks but Bombs and another Marshal. A Spy that attacks "
            "it wins."
        ),
        "general": f"The second rank; only the Marshal is above it. {_SOLDIER}",
        "colonel": _SOLDIER,
        "major": _SOLDIER,
        "captain": _SOLDIER,
        "lieutenant": _SOLDIER,
        "sergeant": _SOLDIER,
        "miner": f"The only piece that can remove a Bomb; it then stands on the Bomb's square. {_SOLDIER}",
        "scout": (
            "It runs any number of empty squares in a straight line and may attack at the end of the run; under the "
            "old US rules only a piece next to it. A run of two squares or more shows everybody that it is a Scout. It "
            "beats the Spy and takes the Flag."
        ),
        "spy": (
            "It loses to whatever attacks it. When it attacks the Marshal, the Spy wins; under the house rules it wins "
            "against any rank that it attacks, but not against Bombs."
        ),
        "bomb": "It never moves. Every attacker is lost on it, but a Miner removes it. It stays after it went off.",
        "flag": "It never moves. Whoever takes the enemy's Flag, with any piece, wins the match.",
    }
)


def _ranks(kind: str) -> str:
    ten_high, one_high = symbol(kind, "ten_high"), symbol(kind, "one_high")
    if ten_high == one_high:
        return f"Its sign is {ten_high}."
    return f"Its number is {ten_high}, or {one_high} where 1 is the highest rank."


def _counts(kind: str) -> str:
    number = KINDS.index(kind)
    full, barrage, duel = (COUNTS["full"][number], COUNTS["barrage"][number], COUNTS["duel"][number])
    return f"{full} in the full army, {barrage or 'none'} in Barrage, {duel or 'none'} in Duel"


def _card(kind: str) -> Screen:
    name = kind_name(kind)
    return Screen(
        title=name,
        text=_POWERS[kind],
        blocks=(Block("Rank", _ranks(kind)), Block("How many a side has", _counts(kind))),
        picture=Picture(piece_scene(kind), f"A {name} of either side. {_ranks(kind)}"),
    )


CARDS: Mapping[str, Screen] = MappingProxyType({kind_name(kind): _card(kind) for kind in STRONGEST_FIRST})
DECK = tuple(f"**{kind_name(kind)}** · {_counts(kind)}: {_POWERS[kind]}" for kind in STRONGEST_FIRST)
