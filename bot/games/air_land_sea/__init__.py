"""Screens, choices, words and pictures of *Air, Land & Sea and Flies, Lies & Supplies*."""
