"""Texts of house rules, and of a person's own preferences."""

from bot.texts.catalog import load_texts

globals().update(load_texts(__name__, __file__))
