"""Numbers with English nouns, for messages to admins."""


def format_count(number: int, one: str, many: str | None = None) -> str:
    """Return a number with its noun: `one` is the singular, `many` the plural.

    None as `many` means the singular with an "s".

    >>> format_count(1, "card"), format_count(3, "card")
    ('1 card', '3 cards')
    """
    return f"{number} {plural(number, one, many or f'{one}s')}"


def plural(number: int, one: str, many: str) -> str:
    """Return `one` for the number 1, and `many` otherwise.

    >>> plural(1, "It is free.", "They are free."), plural(0, "It is free.", "They are free.")
    ('It is free.', 'They are free.')
    """
    return one if number == 1 else many
