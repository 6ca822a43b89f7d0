"""Texts of Fight, Flight, Bite."""

from bot.texts.catalog import load_texts

globals().update(load_texts(__name__, __file__))
