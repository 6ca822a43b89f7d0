"""Texts of the theaters games: Air, Land & Sea and Flies, Lies & Supplies."""

from bot.texts.catalog import load_texts

globals().update(load_texts(__name__, __file__))
