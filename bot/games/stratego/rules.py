"""Options and terms of a match (rules 1), and the rules by topic in our own words."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from bot.games.stratego.words import ARMIES
from bot.games.stratego.words import PRESETS as PRESET_NAMES
from bot.screens.presenter import OptionText, Preset
from bot.screens.words import format_count
from engine.games.stratego.options import PRESETS as PRESET_RULES
from engine.games.stratego.options import Ruleset, StrategoOptions, ruleset_of

_USUAL_ROWS = 3


def _crossings(number: int) -> str:
    return f"{format_count(number, 'crossing')} of one border in a row"


_RULES: tuple[OptionText, ...] = (
    OptionText("numbering", "Numbers", (("ten_high", "10 is the Marshal"), ("one_high", "1 is the Marshal"))),
    OptionText(
        "spy_attack", "Attacking Spy", (("marshal", "beats the Marshal alone"), ("any_rank", "beats all but Bombs"))
    ),
    OptionText(
        "spy_vs_spy", "Spy against Spy", (("both_removed", "both are removed"), ("attacker_wins", "the attacker wins"))
    ),
    OptionText("aggressor_advantage", "Equal ranks", (("off", "both are removed"), ("on", "the attacker wins"))),
    OptionText("silent_defense", "A defender that wins", (("off", "is announced"), ("on", "stays secret"))),
    OptionText(
        "rescue",
        "Rescue",
        (
            ("off", "captured pieces stay away"),
            ("limited", "two may come back, for the enemy's back row"),
            ("open", "without limits, one for every entry"),
        ),
    ),
    OptionText(
        "scout", "Scouts", (("run_and_attack", "may attack at the end of a run"), ("run_or_attack", "run or attack"))
    ),
    OptionText(
        "two_square", "To and fro", (("0", "no limit"), *((str(number), _crossings(number)) for number in (2, 3, 5)))
    ),
    OptionText("more_squares", "Chases", (("off", "without end"), ("on", "may not repeat a position"))),
    OptionText(
        "memory_aid", "Memory aid", (("on", "the board keeps what was revealed"), ("off", "you have to remember"))
    ),
    OptionText(
        "both_stuck", "Neither side can move", (("loss", "whoever is to move loses"), ("draw", "the match is a draw"))
    ),
)
"""The rules that a preset sets, without the default, which is the rule of the preset."""

OPTIONS: tuple[OptionText, ...] = (
    OptionText(
        "preset",
        "Rules",
        (
            ("house", "house: a winning defender stays hidden, two lost pieces may return"),
            ("classic", "classic: every fight is announced"),
            ("tournament", "tournament: you remember the ranks, no endless chases"),
            ("old_us", "old US: 1 is the highest rank"),
        ),
    ),
    OptionText(
        "army",
        "Army",
        (
            ("full", "full, 40 pieces a side"),
            ("barrage", "Barrage, 8 pieces a side, quick"),
            ("duel", "Duel, 10 pieces a side, quick"),
        ),
    ),
    OptionText("duel_rows", "Rows of a Duel", (("3", "set up in 3 rows"), ("4", "set up in 4 rows"))),
    *(OptionText(rule.key, rule.label, (("preset", "default"), *rule.values)) for rule in _RULES),
)

PRESETS = (
    Preset("Classic", {"preset": "classic"}),
    Preset("Quick", {"preset": "classic", "army": "barrage"}),
    Preset("House rules"),
    Preset("Open rescue", {"rescue": "open"}),
)


def terms(options: StrategoOptions, _sizes: Sequence[int]) -> str:
    """Return the name of the preset, the army, and every rule that differs from the preset.

    The parts are joined by " · ".
    """
    rules = ruleset_of(options)
    usual = PRESET_RULES[rules.preset]
    changed = [
        f"{rule.label.lower()}: {_meaning(rule, getattr(rules, rule.key))}"
        for rule in _RULES
        if getattr(rules, rule.key) != usual[rule.key]
    ]
    return " · ".join([PRESET_NAMES[rules.preset], _army(options, rules), *changed])


def _army(options: StrategoOptions, rules: Ruleset) -> str:
    army = ARMIES[rules.army]
    if options.duel_rows == _USUAL_ROWS:
        return army
    if rules.army == "duel":
        return f"{army} in {options.duel_rows} rows"
    return f"{army} ({options.duel_rows} rows: in Duels only)"


def _meaning(rule: OptionText, value: object) -> str:
    key = ("off", "on")[value] if isinstance(value, bool) else str(value)
    known = dict(rule.values)
    return known[key] if key in known else _crossings(int(key))


RULES: Mapping[str, str] = MappingProxyType(
    {
        "overview": (
            "Two armies stand on a board of 10 by 10 squares, and neither sees what the other's pieces are. **Take the "
            "enemy's Flag** and you win; you also win when your enemy can't move any more.\n\n"
            "First both set up in secret. Then you move by turns, ◆ before ●: one piece, one move. Moving "
            "onto an enemy piece attacks it, and the higher rank wins.\n\n"
            "The public board shows what everybody may know. **My hand** shows your own pieces and everything you can "
            "do; only you see it."
        ),
        "set-up": (
            "Rows 1 to 4 are those of ◆, rows 7 to 10 those of ●; who gets which side is drawn. You begin with a "
            "set-up like people's. Choose a named formation, *mirror* yours, *shuffle* for another one, or *swap* two "
            "squares until you like it, then press **Ready**. Until your enemy is ready you may take that back.\n\n"
            "The full army fills all four rows. In Barrage the eight pieces stand anywhere in them; in a Duel the ten "
            "stand in the three rows nearest to you, unless four were agreed on.\n\n"
            "At least one piece must be able to move. A side may change its mind 300 times, which is plenty."
        ),
        "formations as text": (
            "A formation is four lines of ten symbols: front row first, left to right as you look at the board: "
            "from a to j for ◆, from j to a for ●. Blanks, commas and bars don't count, nor does the case; a dot "
            "is an empty square of a small army. X is the Marshal where 10 is the highest rank; `10` does as well.\n\n"
            "Your panel shows your formation as such a text; what you copy there, or from the log, is read as it is. "
            "If a text has mistakes, you are told all of them and nothing changes."
        ),
        "moving": (
            "A piece moves one square up, down, left or right, never diagonally. It can't enter a square with a piece "
            "of your own, nor cross the two **lakes** (c5 to d6 and g5 to h6). Bombs and the Flag never move.\n\n"
            "A **Scout** runs as many empty squares as you like in one straight line, and may attack at the end of the "
            "run. Under the old US rules it runs or attacks, not both in one move. A run of two squares or more tells "
            "everybody that it is a Scout."
        ),
        "attacking": (
            "Move onto an enemy piece to attack it.\n"
            "• The higher rank wins, and the loser leaves the board. A winning attacker takes the square; a winning "
            "defender stays where it is.\n"
            "• Equal ranks remove each other, unless equal ranks were agreed to favour the attacker.\n"
            "• Whoever attacks a **Bomb** is lost, and the Bomb stays; only a **Miner** removes it.\n"
            "• A **Spy** that attacks the Marshal wins. Under the house rules it wins against any rank that it "
            "attacks, another Spy included, but never against a Bomb. Attacked, it loses.\n"
            "• Any piece that moves takes the **Flag**, and with it the match."
        ),
        "what is revealed": (
            "Usually everybody sees both ranks when pieces fight.\n\n"
            "With **silent defence** (house rules) a defender that wins stays secret, unless a Scout attacked it: you "
            "learn only that it holds. The attacker's rank is always shown.\n\n"
            "With the **memory aid** the board keeps what was revealed: ranks, which hidden pieces have moved "
            "(footprints: neither Bomb nor Flag), and the highest rank that a hidden piece has beaten, crossed out on "
            "its back. An eye on your own piece says that your enemy knows it. Without the aid a rank fades after "
            "your next move."
        ),
        "rescue": (
            "Under the house rules, a piece that enters the enemy's back row may bring one of your captured pieces "
            "back, to any empty square of your four rows; everybody learns what it is. You may leave it.\n\n"
            "*Limited*: not by a Scout, each piece once, twice a match for each player, and no Bomb comes back. "
            "*Open*: by any piece at every entry, and any captured piece.\n\n"
            "A Scout that nobody has recognised yet is offered a rescue for show: it can only decline, and nothing is "
            "given away."
        ),
        "repeating moves": (
            "**To and fro**: a piece may cross the same border between two squares only so often in a row: 5 times "
            "under the house rules, 2 classic, 3 in a tournament, without limit under the old US rules. Another move "
            "in between starts the count anew.\n\n"
            "**Chases** (tournament): a piece that keeps threatening may not repeat a position of the same chase, but "
            "may go straight back. Capturing is always allowed.\n\n"
            "What you may not repeat isn't offered; if you type it, you are told why."
        ),
        "the end": (
            "• Whoever takes the Flag wins.\n"
            "• Whoever is to move and can't loses, even if the other side couldn't either; under tournament rules that "
            "is a draw.\n"
            "• A long time without an attack is a draw: 200 moves of both sides together (Barrage 100, Duel 120).\n"
            "• So is the limit of all moves: 2000 (Barrage 600, Duel 800).\n"
            "• You may offer a draw along with your move, once in 20 moves; it stands until your enemy answers or "
            "moves.\n"
            "• You may resign at any time.\n"
            "• A turn that runs out of time is played for you: a rescue is declined, otherwise a legal move that tells "
            "least is made. The third in a row loses the match. A server's admins may have the first one lose it, or "
            "let your opponent decide.\n\n"
            "When the match is over, both formations are shown to everybody."
        ),
        "presets": (
            "**Classic**, the usual rules: everybody sees both pieces of a fight, an attacking Spy beats only the "
            "Marshal, and the board keeps what was revealed (memory aid).\n"
            "**House**: a defender that wins stays hidden (silent defence), two captured pieces may come back "
            "(rescue), and an attacking Spy beats every rank. The memory aid is on.\n"
            "**Tournament**: as classic, with the rule against endless chases and without the memory aid: until the "
            "match is over, no board, log or replay repeats a rank that was shown before your last move. If neither "
            "side can move, it is a draw.\n"
            "**Old US**: as classic, with 1 as the highest rank and Scouts that run or attack. A piece may go to and "
            "fro without limit.\n\n"
            "Each rule can be changed by an option of its own. `army` chooses the full army, **Barrage** (Marshal, "
            "General, Miner, two Scouts, Spy, Bomb, Flag) or **Duel** (two Miners and two Bombs instead of one)."
        ),
        "typing": (
            "Everything can be typed: `/play` completes over what you may do, such as `Scout b4 to b9`; squares are "
            "enough, such as `b4 b9`. Squares keep their names however the picture is turned: letters a to j from "
            "the left of ◆, rows 1 to 10 from the side of ◆."
        ),
    }
)
