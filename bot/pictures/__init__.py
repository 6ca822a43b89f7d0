"""Pictures: scenes say as values what is drawn, and the one renderer draws them."""
