"""Texts of names: computer players, their levels, and people who deleted their data."""

from bot.texts.catalog import load_texts

globals().update(load_texts(__name__, __file__))
