"""Profiles, leaderboards and ended matches: commands, buttons and pages."""
