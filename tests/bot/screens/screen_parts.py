"""Parts of a screen by what people read on them."""

from bot.screens.screen import Choice, Screen


def blocks(screen: Screen) -> dict[str, str]:
    return {block.heading: block.text for block in screen.blocks}


def labels(screen: Screen) -> list[str]:
    return [choice.label for choice in screen.choices]


def offered(screen: Screen, label: str) -> Choice:
    return next(choice for choice in screen.choices if choice.label == label)
