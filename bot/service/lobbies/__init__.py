"""From an invitation to a match: challenges, open lobbies, voice lobbies, teams, and the start."""
