"""Texts of the demo."""

from bot.texts.catalog import load_texts

globals().update(load_texts(__name__, __file__))
