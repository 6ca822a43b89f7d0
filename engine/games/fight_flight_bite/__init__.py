"""Fight, Flight, Bite: tribes of critters duel for woodlands, and harvest what lies there."""
