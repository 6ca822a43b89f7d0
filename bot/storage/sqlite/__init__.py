"""How a guild's file is opened, written, proved and kept whole."""
