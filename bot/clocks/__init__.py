"""Clocks of matches, time-outs, agreements about time, undo, and seats that were left."""
