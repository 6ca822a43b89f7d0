"""Texts about a match as a whole: its clock, changes, result and proof."""

from bot.texts.catalog import load_texts

globals().update(load_texts(__name__, __file__))
