"""Stored rows of matches, their logs, their people and their waits."""
