"""What the pictures of Fight, Flight, Bite show, part by part."""
