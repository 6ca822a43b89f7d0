"""The steps of a replay in words: what happened, in which battle, round or turn, and what people held then."""

from collections.abc import Sequence

import msgspec

from bot.presenters import discord_limits
from bot.presenters.presenter import Names
from bot.presenters.screen import SUMMARY_LENGTH, Block, Picture, Screen
from bot.presenters.words import possessive, shortened

BEGINS = "The match begins."
RULES_CHANGED = "The rules have changed since, so this shows what was told then, and no pictures."


class StepText(msgspec.Struct, frozen=True):
    """What a step says: the game, the moment in it, such as "Battle 2", what happened, and which step it is."""

    game: str
    moment: str
    sentences: tuple[str, ...]
    position: str
    terms: str


def step_screen(
    text: StepText, picture: Picture | None, blocks: Sequence[Block] = (), *, is_exact: bool = True
) -> Screen:
    """One step of a replay, with as many of the blocks as fit a message."""
    happened = shortened("\n".join(text.sentences) or BEGINS, SUMMARY_LENGTH)
    screen = Screen(
        title=f"{text.game} · {text.moment}" if text.moment else text.game,
        text=happened if is_exact else f"{happened}\n\n*{RULES_CHANGED}*",
        picture=picture,
        footer=f"{text.position} · {text.terms}",
    )
    for block in blocks:
        if (
            len(screen.blocks) < discord_limits.EMBED_FIELDS
            and screen.length + len(block.heading) + len(block.text) <= discord_limits.EMBED_TOTAL
        ):
            screen = msgspec.structs.replace(screen, blocks=(*screen.blocks, block))
    return screen


def hand_blocks(names: Names, hands: Sequence[tuple[int, str]], own: int | None) -> tuple[Block, ...]:
    """What people hold, by seat, in a block each."""
    return tuple(
        Block(
            "Your hand" if seat == own else shortened(f"{possessive(names.seats[seat])} hand", 100),
            shortened(hand, discord_limits.EMBED_FIELD_VALUE),
        )
        for seat, hand in hands
        if hand
    )
