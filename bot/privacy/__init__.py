"""Stored data about people: export, deletion, retention."""
