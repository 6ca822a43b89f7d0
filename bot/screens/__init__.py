"""Screens without Discord's types, and the interface that games implement to fill these screens."""
