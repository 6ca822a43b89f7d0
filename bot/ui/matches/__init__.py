"""Panels, boards, and the commands and buttons with which people play."""
