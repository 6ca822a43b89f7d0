"""The games, one package each; they share by `engine.kit` and the laws of the conformance tests, never by import."""
