"""How a process of the bot starts, stops, is watched and keeps its files; knows nothing of games or of Discord."""
