"""Reminders, pauses and time: notices, buttons and commands."""
