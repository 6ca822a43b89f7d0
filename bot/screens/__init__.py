"""Screens without Discord's types, and what a game owes them."""
