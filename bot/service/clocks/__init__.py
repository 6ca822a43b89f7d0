"""Whose time it is: schedules, deadlines, time-outs, pauses, reminders, and time in which the bot was down."""
