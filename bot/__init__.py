"""The Discord bot around the engine: use cases, storage, words, pictures, and the one edge that knows Discord."""
