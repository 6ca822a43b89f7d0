"""Texts about stored data, its export and its deletion."""

from bot.texts.catalog import load_texts

globals().update(load_texts(__name__, __file__))
