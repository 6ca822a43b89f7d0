"""Lessons: the scripts that they follow, and the words around them."""
