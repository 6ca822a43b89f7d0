"""Texts and picture of `/help`, and texts about hints on a panel."""

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from operator import itemgetter
from typing import Any, Literal, NamedTuple, TypeAlias

from msgspec.structs import replace

from bot.guidance import texts
from bot.pictures.elements import Area, Sign, large, raised_panel
from bot.pictures.scene import BAND_WIDTH, GROUND, INK, PANEL, SOFT, Drawn, Scene, Sprite, Text
from bot.screens.presenter import Guidance, Names
from bot.screens.refusals import RefusalText
from bot.screens.screen import HEADLINE_LENGTH, Band, Block, Picture, Screen
from bot.screens.words import join_sentences, quote
from bot.texts.catalog import texts_with_prefix
from bot.texts.languages import cached_by_language
from engine.ai.advice import WORLDS, Claim

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
        title=texts.help_title(),
        text="\n".join([*lines, "", texts.how_to_begin()]),
        headline=texts.how_to_begin(),
        picture=_picture(games),
        footer=state,
        blocks=(Block(texts.commands_to_know(), texts.commands()),),
    )


def caption_card(screen: Screen) -> Screen:
    """Return the screen of a card with a headline: its name, and the blocks that its picture doesn't have.

    Return it unchanged if it has no picture, or if the headline would be too long.
    """
    alt = screen.picture.alt if screen.picture else ""
    told = [texts.card_fact(heading=block.heading, text=block.text) for block in screen.blocks if block.text not in alt]
    headline = "\n".join((f"**{screen.title}**", *told))
    return screen if not alt or len(headline) > HEADLINE_LENGTH else replace(screen, headline=headline)


def _picture(games: Sequence[ListedGame]) -> Picture:
    """Draw each game in a row: its sign, its name, and its line below. A band has up to `_ROWS` games."""
    groups = [games[start : start + _ROWS] for start in range(0, len(games), _ROWS)]
    return Picture(
        tuple(
            Band(_scene(group), "\n".join(texts.game_in_words(game=each.name, gist=each.gist) for each in group))
            for group in groups
        )
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
    return texts.state(version=version, survives=not may_lose_matches)


def warning_sentences(warnings: Sequence[str], *, is_admin: bool) -> tuple[str, ...]:
    """Return the warnings about the bot's files for an admin, or one general warning for other people.

    Return `()` if there are no warnings.
    """
    return tuple(f"⚠️ {warning}" for warning in warnings) if is_admin else (texts.may_be_lost(),) if warnings else ()


def _unknown_card(name: str, meant: Sequence[str] = ()) -> str:
    if meant:
        return texts.unclear_card(name=quote(name), cards=[f"`{each}`" for each in meant])
    return texts.refusal_unknown_card(name=quote(name))


def _unknown_topic(topic: str) -> str:
    return texts.refusal_unknown_topic(topic=quote(topic))


REFUSALS: Mapping[str, RefusalText] = {
    **texts_with_prefix(texts, "refusal"),
    "unknown_card": _unknown_card,
    "unknown_topic": _unknown_topic,
}


MAX_HINTS = 3
"""Hints that a person gets in a match."""


Failure: TypeAlias = Literal["overtaken", "failed", "nothing_found"]
"""Cause of a request that gave no hint."""


def failure_text(failure: Failure) -> str:
    """Return the text for a request that gave no hint."""
    match failure:
        case "overtaken":
            return texts.hint_overtaken()
        case "failed":
            return texts.hint_failed()
        case "nothing_found":
            return texts.hint_nothing_found()


MAX_SENTENCES = 3
"""Maximum number of sentences in a hint, unless its strongest claim alone has more."""
_ENDS = re.compile(r"[.!?](?= |\Z)|。")


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
        reason = _continue(sentences[0])
        sentences[0] = texts.reason_certain(reason=reason, unanswered=guidance.assumes_no_answer)
    likely = [(claim.worlds, text) for claim, text in shown if not claim.is_certain]
    for worlds, alike in groupby(likely, key=itemgetter(0)):
        is_unanswered = guidance.assumes_no_answer and not sentences
        first, *others = (text for _, text in alike)
        reason = _continue(first)
        likely_text = texts.reason_likely(reason=reason, worlds=worlds, total=WORLDS, unanswered=is_unanswered)
        sentences += [likely_text, *others]
    return join_sentences(sentences)


@cached_by_language()
def _lowered_words() -> frozenset[str]:
    return frozenset(texts.small_after_colon().split())


def _continue(sentence: str) -> str:
    """Return a sentence with a small first letter, or unchanged if its first word may be a name.

    >>> _continue("In Air, you went from 3 to 6."), _continue("Air Drop lets you play one card.")
    ('in Air, you went from 3 to 6.', 'Air Drop lets you play one card.')
    """
    first, space, _ = sentence.partition(" ")
    return sentence[0].lower() + sentence[1:] if space and first in _lowered_words() else sentence


def hint_label(left: int) -> str:
    """Return the label of the button for a hint.

    >>> hint_label(2)
    'Hint (2 left)'
    """
    return texts.hint(count=left)


def hint_text(label: str, because: str) -> str:
    """Return the text of a hint: `label` is the suggested choice, `because` a sentence with the reason."""
    return texts.hint_text(choice=label, because=because)
