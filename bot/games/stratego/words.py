"""Names and texts of pieces, sides, squares and questions, shared by all screens of Stratego.

The screens of `/card` show each piece for both sides with its powers.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import NamedTuple

from bot.games.stratego.picture_tiles import card_scene
from bot.pictures.scene import Scene
from bot.screens import emblems
from bot.screens.presenter import Names, WaitKind
from bot.screens.screen import Block, Screen, Tone, picture_of
from bot.screens.words import format_count, format_list
from engine.games.stratego.board import COUNTS, KINDS, SYMBOLS
from engine.games.stratego.options import Army, Numbering, Preset
from engine.games.stratego.view_types import Ask, CapturedView, PieceView, View

EMBLEMS, SHAPES = emblems.EMBLEMS[:2], emblems.SHAPES[:2]
"""The signs of the side that moves first and of the other; pictures draw the same shapes."""

PRESETS: Mapping[Preset, str] = MappingProxyType(
    {"house": "House rules", "classic": "Classic rules", "tournament": "Tournament rules", "old_us": "Old US rules"}
)
ARMIES: Mapping[Army, str] = MappingProxyType({"full": "full army", "barrage": "Barrage", "duel": "Duel"})


class AskText(NamedTuple):
    """Texts and kind of a question to a seat."""

    title: str
    """Title of the seat's panel; `enemy` is the opponent."""
    tone: Tone
    status: str
    """Status on the public board and on other panels; `who` is the seats that are asked."""
    advice: str
    """Advice on the seat's panel; `who` is the seat, and `shape` the shape on its pieces."""
    topic: str
    """Topic of the rules."""
    wait: WaitKind


ASKS: Mapping[Ask, AskText] = MappingProxyType(
    {
        "arrange": AskText(
            title="Set up your side, then press Ready",
            tone="your_turn",
            status="Waiting for {who} to set up in secret",
            advice=(
                "Your pieces have the {shape}. Choose a formation or swap two squares, then press **Ready**. Nobody "
                "else sees your side."
            ),
            topic="set-up",
            wait="set_up",
        ),
        "unready": AskText(
            title="Ready, waiting for {enemy}",
            tone="waiting",
            status="",
            advice="Your side is set. Play begins when {enemy} is ready too.",
            topic="set-up",
            wait="set_up",
        ),
        "move": AskText(
            title="Your turn",
            tone="your_turn",
            status="{who}'s turn",
            advice="**It's your turn, {who}.** Choose a piece, then where it goes.",
            topic="moving",
            wait="turn",
        ),
        "rescue": AskText(
            title="Bring a piece back?",
            tone="your_turn",
            status="{who} may bring a captured piece back",
            advice=(
                "Your piece on {square} reached the enemy's back row. You may bring one captured piece back to an "
                "empty square of your four rows. Everybody will know what it is."
            ),
            topic="rescue",
            wait="answer",
        ),
    }
)

STRONGEST_FIRST = (*reversed(KINDS[1:-1]), "bomb", "flag")


def kind_name(kind: str) -> str:
    """Return the name of a kind, such as "Captain"."""
    return kind.capitalize()


def kinds_of(number: int, kind: str) -> str:
    """Return `number` pieces of a kind in words, such as "8 Scouts"."""
    return format_count(number, kind_name(kind), "Spies" if kind == "spy" else None)


def symbol(kind: str, numbering: Numbering) -> str:
    """Return the symbol painted on a kind, such as "6", with "10" in place of "X"."""
    painted = SYMBOLS[numbering][KINDS.index(kind)]
    return "10" if painted == "X" else painted


def ranked_name(kind: str, numbering: Numbering) -> str:
    """Return a kind with its symbol, such as "Captain (6)"."""
    return f"{kind_name(kind)} ({symbol(kind, numbering)})"


def preset_name(key: str) -> str:
    """Return the name of a formation, such as "Corner Keep"."""
    return key.replace("_", " ").title()


def side_of(seat: int, view: View) -> int:
    """Return the side that the seat plays, 0 Red or 1 Blue."""
    return int(view.seats[1] == seat)


def side_name(side: int, view: View, names: Names) -> str:
    """Return a side's emblem and its player, such as "◆ Alice"."""
    return f"{EMBLEMS[side]} {names.seats[view.seats[side]]}"


def one_of(kind: str, numbering: Numbering) -> str:
    """Return a kind with its symbol and its article, such as "a Captain (6)" or "the Marshal (10)"."""
    article = "the" if all(counts[KINDS.index(kind)] == 1 for counts in COUNTS.values()) else "a"
    return f"{article} {ranked_name(kind, numbering)}"


def pieces_of(view: View, side: int) -> tuple[PieceView, ...]:
    """Return the side's pieces on the board."""
    return tuple(piece for piece in view.pieces if piece.side == side)


def captured_text(captured: Iterable[CapturedView]) -> str:
    """Return captured pieces, strongest first, such as "1 Captain and 3 Scouts"; "nothing" if empty."""
    pile = sorted(captured, key=lambda entry: STRONGEST_FIRST.index(entry.kind))
    return format_list([kinds_of(entry.count, entry.kind) for entry in pile]) or "nothing"


def squares_text(squares: Iterable[str]) -> str:
    """List squares row by row, neighbours in a row together.

    >>> squares_text(["a1", "b1", "c1", "e1", "d2"])
    'a1 to c1, e1, d2'
    """
    rows: dict[int, list[str]] = defaultdict(list)
    for square in squares:
        rows[int(square[1:])].append(square[0])
    return ", ".join(part for row in sorted(rows) for part in _row_text(row, sorted(rows[row])))


def _row_text(row: int, columns: list[str]) -> list[str]:
    parts: list[str] = []
    first = 0
    for index, column in enumerate(columns):
        following = columns[index + 1] if index + 1 < len(columns) else ""
        if not following or ord(following) - ord(column) > 1:
            parts.append(f"{columns[first]}{row} to {column}{row}" if index > first else f"{column}{row}")
            first = index + 1
    return parts


def beaten_text(piece: PieceView, numbering: Numbering) -> str:
    """Return the attackers that a hidden piece silently beat, such as "has beaten a Captain (6)".

    The piece must have beaten at least one.
    """
    return f"has beaten {format_list([one_of(kind, numbering) for kind in piece.beat])}"


def piece_scene(kind: str) -> Scene:
    """Draw a kind of piece for both sides, and its number in each army.

    The piece of side 0 shows the symbol used if 10 is the highest rank. The piece of side 1 shows the symbol used if 1
    is the highest rank.
    """
    counts = {army.capitalize(): COUNTS[army][KINDS.index(kind)] for army in ARMIES}
    return card_scene(kind, kind_name(kind), (symbol(kind, "ten_high"), symbol(kind, "one_high")), counts)


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
        picture=picture_of(piece_scene(kind), f"A {name} of either side. {_ranks(kind)}"),
    )


CARDS: Mapping[str, Screen] = MappingProxyType({kind_name(kind): _card(kind) for kind in STRONGEST_FIRST})
DECK = tuple(f"**{kind_name(kind)}** · {_counts(kind)}: {_POWERS[kind]}" for kind in STRONGEST_FIRST)
