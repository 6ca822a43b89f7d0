"""Texts of direct messages, and of the page of the daily list."""

from bot.texts.catalog import load_texts

globals().update(load_texts(__name__, __file__))
