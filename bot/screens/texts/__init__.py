"""Texts of all screens: labels that several features and games name, words for numbers and lists."""

from bot.texts.catalog import load_texts

globals().update(load_texts(__name__, __file__))
