"""Screens of a replay: a step's events, its battle, round or turn, and the hands at that time."""

from collections.abc import Mapping, Sequence

import msgspec

from bot.history import texts
from bot.screens import limits
from bot.screens.presenter import Names
from bot.screens.refusals import RefusalText
from bot.screens.screen import SUMMARY_LENGTH, Block, Picture, Screen
from bot.screens.words import shorten
from bot.texts.catalog import texts_with_prefix


def step_screen(
    title: str,
    sentences: Sequence[str],
    footer: str,
    picture: Picture | None,
    blocks: Sequence[Block],
    *,
    is_exact: bool,
) -> Screen:
    """Return the screen of a replay's step, with as many of the blocks as fit a message.

    `sentences` are the events of the step; if empty, the text is that the match begins. `is_exact` False adds the
    reason why the step has no picture. `picture` None shows no picture.
    """
    happened = shorten("\n".join(sentences) or texts.match_begins(), SUMMARY_LENGTH)
    text = happened if is_exact else f"{happened}\n\n*{texts.rules_changed()}*"
    screen = Screen(title=title, text=text, picture=picture, footer=footer)
    for block in blocks:
        if (
            len(screen.blocks) < limits.EMBED_FIELDS
            and screen.length + len(block.heading) + len(block.text) <= limits.EMBED_TOTAL
        ):
            screen = msgspec.structs.replace(screen, blocks=(*screen.blocks, block))
    return screen


def hand_blocks(names: Names, hands: Sequence[tuple[int, str]], own: int | None) -> tuple[Block, ...]:
    """Return a block for each hand, in the given order; empty hands are left out.

    `hands` are pairs of a seat and the hand as text. `own` is the reader's seat, headed "Your hand", or None for a
    spectator.
    """
    return tuple(
        Block(
            texts.your_hand() if seat == own else shorten(texts.hand_of(name=names.seats[seat]), 100),
            shorten(hand, limits.EMBED_FIELD_VALUE),
        )
        for seat, hand in hands
        if hand
    )


REFUSALS: Mapping[str, RefusalText] = texts_with_prefix(texts, "refusal")
