"""Texts and picture of `/help`, and texts about hints on a panel."""

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from operator import itemgetter
from typing import Any, NamedTuple

from msgspec.structs import replace

from bot.pictures.elements import Area, Sign, large, raised_panel
from bot.pictures.scene import BAND_WIDTH, GROUND, INK, PANEL, SOFT, Drawn, Scene, Sprite, Text
from bot.screens.presenter import Guidance, Names
from bot.screens.refusals import RefusalText, guesses
from bot.screens.screen import HEADLINE_LENGTH, Band, Block, Picture, Screen
from bot.screens.words import quote
from engine.ai.advice import WORLDS, Claim

_MAY_BE_LOST = (
    "⚠️ Matches here may be lost when I restart, because the disk I run on doesn't last. Please tell the server's "
    "admins; they can see more with `/help`."
)


_TITLE = "War games in this channel"
_HOW = "Begin a match with a button below. Once it is on, press **My hand** under its board."

_ROW, _TILE, _MARGIN = 132, 100, 16
_ROWS = 3
"""Maximum number of games in a band of the picture."""


class ListedGame(NamedTuple):
    """A game as the page lists it: its name, its line, and its sign if it has one."""

    name: str
    gist: str
    sign: Sign | None = None


def help_screen(games: Sequence[ListedGame], state: str) -> Screen:
    """Return the screen of `/help`: each game with its sign and line, the main commands, and the bot's state."""
    lines = [f"{f'{sign.text} ' if sign else ''}**{name}** · {gist}" for name, gist, sign in games]
    return Screen(
        title=_TITLE,
        text="\n".join([*lines, "", _HOW]),
        headline=_HOW,
        picture=_picture(games),
        footer=state,
        blocks=(
            Block(
                "Commands to know",
                "`/challenge` asks somebody · `/open` lets anybody join · `/muster` plays with your voice channel\n"
                "`/learn` teaches a game · `/practice` plays the computer · `/daily` has a position a day\n"
                "`/hand` your private panel · `/matches` all your matches · `/rules` and `/card` look things up",
            ),
        ),
    )


def caption_card(screen: Screen) -> Screen:
    """Return the screen of a card with a headline: its name, and the blocks that its picture doesn't have.

    Return it unchanged if it has no picture, or if the headline would be too long.
    """
    alt = screen.picture.alt if screen.picture else ""
    told = [f"{block.heading}: {block.text}" for block in screen.blocks if block.text not in alt]
    headline = "\n".join((f"**{screen.title}**", *told))
    return screen if not alt or len(headline) > HEADLINE_LENGTH else replace(screen, headline=headline)


def _picture(games: Sequence[ListedGame]) -> Picture:
    """Draw each game in a row: its sign, its name, and its line below. A band has up to `_ROWS` games."""
    groups = [games[start : start + _ROWS] for start in range(0, len(games), _ROWS)]
    return Picture(
        tuple(Band(_scene(group), "\n".join(f"{each.name}: {each.gist}" for each in group)) for group in groups)
    )


def _scene(games: Sequence[ListedGame]) -> Scene:
    shapes = (shape for row, game in enumerate(games) for shape in _row(game, _MARGIN + row * (_ROW + _MARGIN)))
    return Scene(BAND_WIDTH, len(games) * (_ROW + _MARGIN) + _MARGIN, tuple(shapes), GROUND)


def _row(game: ListedGame, top: int) -> Iterator[Drawn]:
    left, wide = 2 * _MARGIN + _TILE + _MARGIN, BAND_WIDTH - 2 * _MARGIN
    yield from raised_panel(Area(_MARGIN, top, wide, _ROW - 5), PANEL)
    if game.sign is not None:
        yield Sprite(large(game.sign, _TILE), 2 * _MARGIN, top + (_ROW - 5 - _TILE) / 2)
    room = BAND_WIDTH - 2 * _MARGIN - left
    yield Text(game.name, left, top + 8, room, 42, 34, 26, INK, "bold", anchor="middle")
    yield Text(game.gist, left, top + 50, room, 70, 27, 26, SOFT, lines=2, anchor="middle")


def state_sentence(version: str, *, may_lose_matches: bool) -> str:
    """Return the bot's version and, unless matches may be lost, that they survive a restart."""
    return f"Warroom {version}." if may_lose_matches else f"Warroom {version}. Your matches survive a restart."


def warning_sentences(warnings: Sequence[str], *, is_admin: bool) -> tuple[str, ...]:
    """Return the warnings about the bot's files for an admin, or one general warning for other people.

    Return `()` if there are no warnings.
    """
    return tuple(f"⚠️ {warning}" for warning in warnings) if is_admin else (_MAY_BE_LOST,) if warnings else ()


def _unknown_card(name: str, meant: Sequence[str] = ()) -> str:
    if meant:
        return f"I know no card called {quote(name)}. Did you mean {guesses(meant)}?"
    return f"I know no card called {quote(name)}. Start typing and pick one from the list."


REFUSALS: Mapping[str, RefusalText] = {
    "no_hint_now": "There is nothing to decide now, so there is no hint to give. Ask for one when it's your turn.",
    "no_hints_here": "Hints are for matches that you play alone against the computer. `/practice` begins one.",
    "no_hints_left": "You've had your three hints for this match. **Rules** says what you may do here.",
    "unknown_card": _unknown_card,
    "unknown_topic": lambda topic: f"I have no rules on {quote(topic)}. Start typing and pick a topic from the list.",
}


MAX_HINTS = 3
"""Hints that a person gets in a match."""


THINKING = "**Hint:** I'm thinking about your move …"
FORGOTTEN = "I can't read the hint for this position any more, because I was updated since. It isn't counted."
OVERTAKEN = "The match went on before I had a hint. That one isn't counted."
FAILED = "I couldn't think of a hint. That one isn't counted; press **Hint** to ask again."
NOTHING_FOUND = "No move stands out. That one isn't counted."


MAX_SENTENCES = 3
"""Maximum number of sentences in a hint, unless its strongest claim alone has more."""
_ENDS = re.compile(r"[.!?](?= |\Z)")


def reason_text(claims: Sequence[Claim[Any]], guidance: Guidance[Any, Any] | None, names: Names, seat: int) -> str:
    """Return the strongest claims on a suggested move as sentences for its seat, the certain ones first.

    The number of imagined worlds in which likely claims are true precedes them. The result is "" if no claim speaks for
    the move, or for a game without guidance.
    """
    if guidance is None:
        return ""
    shown: list[tuple[Claim[Any], str]] = []
    room = MAX_SENTENCES
    for claim in claims:
        text = guidance.hint_sentence(claim.fact, names, seat)
        size = len(_ENDS.findall(text))
        if text and (not shown or size <= room):
            shown.append((claim, text))
            room -= size
    sentences = [text for claim, text in shown if claim.is_certain]
    if sentences:
        sentences[0] = f"Each time I imagined it{guidance.condition}: {_continue(sentences[0])}"
    likely = [(claim.worlds, text) for claim, text in shown if not claim.is_certain]
    for worlds, alike in groupby(likely, key=itemgetter(0)):
        condition = "" if sentences else guidance.condition
        first, *others = (text for _, text in alike)
        sentences += [f"Probably, in {worlds} of {WORLDS} imagined worlds{condition}: {_continue(first)}", *others]
    return " ".join(sentences)


_COMMON_WORD = re.compile(r"(?:A|If|In|It|On|That|The|You|Your) ")
"""Beginning of a sentence with a common first word."""


def _continue(sentence: str) -> str:
    """Return a sentence with a small first letter, or unchanged if its first word may be a name.

    >>> _continue("In Air, you went from 3 to 6."), _continue("Air Drop lets you play one card.")
    ('in Air, you went from 3 to 6.', 'Air Drop lets you play one card.')
    """
    return sentence[0].lower() + sentence[1:] if _COMMON_WORD.match(sentence) else sentence


def hint_label(left: int) -> str:
    """Return the label of the button for a hint.

    >>> hint_label(2)
    'Hint (2 left)'
    """
    return f"Hint ({left} left)"


def hint_text(label: str, because: str) -> str:
    """Return the text of a hint: `label` is the suggested choice, `because` a sentence with the reason."""
    return f"**Hint: {label}.** {because}"
