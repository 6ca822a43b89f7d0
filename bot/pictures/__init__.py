"""Pictures as values (scenes), and the renderer that draws them."""
