"""How Fight, Flight, Bite is shown."""
