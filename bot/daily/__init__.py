"""The daily position: one each day for all guilds, with one try for each person."""
