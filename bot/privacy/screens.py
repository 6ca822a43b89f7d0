"""Screens and sentences about the data that the bot stores about a person."""

from collections.abc import Mapping

from bot.privacy import texts
from bot.screens.refusals import RefusalText
from bot.screens.screen import Block, Screen
from bot.screens.words import join_sentences
from bot.texts.catalog import texts_with_prefix


def about_screen(days: int) -> Screen:
    """Return a screen about the stored data, its retention and the person's options.

    `days` is the number of days until old matches are reduced to their results here.
    """
    return Screen(
        title=texts.about_title(),
        text=texts.about_text(),
        blocks=(
            Block(texts.kept(), texts.kept_text()),
            Block(texts.how_long(), texts.how_long_text(days=days)),
            Block(texts.your_choice(), texts.your_choice_text()),
        ),
    )


def deletion_question() -> Screen:
    """Return the screen that asks a person to confirm the deletion of all their data."""
    return Screen(
        title=texts.deletion_title(),
        text=texts.deletion_text(),
        blocks=(
            Block(texts.ends_now(), texts.ends_now_text()),
            Block(texts.is_deleted(), texts.is_deleted_text()),
            Block(texts.backups(), texts.backups_text()),
            Block(texts.stays(), texts.stays_text()),
        ),
        tone="warning",
    )


def deleted_text(resigned: int, closed: int) -> str:
    """Return the confirmation of a deletion, with the numbers of resigned matches and closed or left invitations."""
    sentences = [texts.deleted()]
    if closed:
        sentences.insert(0, texts.left_lobbies(count=closed))
    if resigned:
        sentences.insert(0, texts.gave_up_matches(count=resigned))
    return join_sentences(sentences)


def hidden_text(*, hidden: bool) -> str:
    """Return the confirmation for a person who is now hidden, or visible again."""
    return texts.hidden() if hidden else texts.shown()


REFUSALS: Mapping[str, RefusalText] = texts_with_prefix(texts, "refusal")
