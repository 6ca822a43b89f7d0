"""Screens of a replay: a step's events, its battle, round or turn, and the hands at that time."""

from collections.abc import Mapping, Sequence

import msgspec

from bot.screens import limits
from bot.screens.presenter import Names
from bot.screens.refusals import RefusalText
from bot.screens.screen import SUMMARY_LENGTH, Block, Picture, Screen
from bot.screens.words import possessive, shorten

BEGINS = "The match begins."
RULES_CHANGED = "The rules have changed since, so this shows what was told then, and no pictures."


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
    happened = shorten("\n".join(sentences) or BEGINS, SUMMARY_LENGTH)
    text = happened if is_exact else f"{happened}\n\n*{RULES_CHANGED}*"
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
            "Your hand" if seat == own else shorten(f"{possessive(names.seats[seat])} hand", 100),
            shorten(hand, limits.EMBED_FIELD_VALUE),
        )
        for seat, hand in hands
        if hand
    )


REFUSALS: Mapping[str, RefusalText] = {
    "gif_busy": "Too many GIFs are being made at the moment. Please try that again in a minute.",
    "gif_gone": "I don't have that GIF any more. Go back to the replay and press **GIF** once more.",
    "gif_in_progress": "A GIF is being made for you. Please try that again when it is done.",
    "no_pictures": (
        "The rules have changed since that match, so there are no pictures of it. **Text** writes down what was played."
    ),
    "not_shared": "Discord didn't let me post that here. Please try it again, or in another channel.",
    "nothing_to_keep_yet": (
        "GIFs, score sheets and records are made once the match is over. Until then, `/replay` goes through it."
    ),
    "nothing_played": "You haven't played here yet. Name a match in `match`, or `/challenge` somebody.",
    "nothing_to_replay": (
        "I have no moves of match {match} for you: nobody played it, it was played where you can't see it, or it ended "
        "so long ago that only its result is kept. `/replay` shows which matches there are."
    ),
    "not_open_yet": "Everything is shown when the match is over. Until then a replay shows what you could see.",
    "has_to_be_remembered": (
        "In match {match} people have to remember what they saw. It can be replayed once it is over; **Watch** shows "
        "how it stands."
    ),
}
