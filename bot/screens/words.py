"""Names, lists and plurals, as every screen prints them."""

import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType

from bot.screens import texts
from bot.texts import languages
from bot.texts.languages import ListKind

_ENDS = (".", "!", "?", "…", "。", "\N{FULLWIDTH EXCLAMATION MARK}", "\N{FULLWIDTH QUESTION MARK}")
"""Signs that end a sentence."""

_GRAPHEMES = 32
_CODE_POINTS = 48
_MARKS_PER_LETTER = 2

_INVISIBLE = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
_HARMLESS = str.maketrans(
    {
        "*": "\N{ASTERISK OPERATOR}",
        "_": "\N{MODIFIER LETTER LOW MACRON}",
        "~": "\N{TILDE OPERATOR}",
        "`": "\N{MODIFIER LETTER GRAVE ACCENT}",
        "|": "\N{LATIN LETTER DENTAL CLICK}",
        "\\": "\N{SET MINUS}",
        "<": "\N{SINGLE LEFT-POINTING ANGLE QUOTATION MARK}",
        ">": "\N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK}",
        "/": "\N{DIVISION SLASH}",
        "@": "\N{FULLWIDTH COMMERCIAL AT}",
        "#": "\N{MUSIC SHARP SIGN}",
        "[": "\N{LEFT SQUARE BRACKET WITH QUILL}",
        "]": "\N{RIGHT SQUARE BRACKET WITH QUILL}",
    }
)


@languages.cached_by_language(4_096)
def safe_name(name: str) -> str:
    """Return a printable name that has no effect on the embed, button or sentence around it.

    Control, format and direction characters are removed and white space collapses. Characters with a meaning in
    Discord's markdown or in links are replaced by similar ones. At most 32 letters (48 code points) remain, and the
    result is never empty. A second call changes nothing more.
    """
    cut = "".join(_first_graphemes(_printable(name))).strip()
    return ("\N{HYPHEN}" + cut[1:] if cut.startswith("-") else cut) or texts.nameless()


def quote(text: str) -> str:
    """Return typed text in quotation marks, sanitised by `safe_name`."""
    return texts.quoted(text=safe_name(text))


def shorten(text: str, length: int) -> str:
    """Return the text cut to `length` characters; a cut text ends in an ellipsis."""
    return text if len(text) <= length else text[: length - 1].rstrip() + "…"


def plain(text: str, shapes: Mapping[str, str] = MappingProxyType({})) -> str:
    """Return a text without Discord's marks for bold and italics, and with a word for each emblem in `shapes`.

    >>> plain("**\N{UP-POINTING RED TRIANGLE} Alice** won.", {"\N{UP-POINTING RED TRIANGLE}": "triangle"})
    'triangle Alice won.'
    """
    text = text.replace("*", "")
    for emblem, shape in shapes.items():
        text = text.replace(emblem, shape)
    return text


def bullets(sentences: Sequence[str]) -> str:
    """Return a line with a bullet for each sentence.

    >>> bullets(["Alice passed.", "Bob drew a card."]).splitlines()
    ['• Alice passed.', '• Bob drew a card.']
    """
    return "\n".join(f"• {sentence}" for sentence in sentences)


def as_sentence(text: str) -> str:
    """Return a text with a full stop, unless it is empty or already ends with a sign such as "!".

    >>> as_sentence("Two cards left"), as_sentence("Alice won!"), as_sentence("")
    ('Two cards left.', 'Alice won!', '')
    """
    if not text or text.endswith(_ENDS):
        return text
    return text + _full_stop() if text.isascii() else texts.full_stop(text=text)


@languages.cached_by_language()
def _full_stop() -> str:
    """Return the sign after a sentence. A text with letters from right to left needs `texts.full_stop` instead."""
    return texts.full_stop(text="")


def join_sentences(sentences: Iterable[str]) -> str:
    """Return whole sentences side by side, without those that are "".

    >>> join_sentences(["Alice passed.", "", "Bob drew a card."])
    'Alice passed. Bob drew a card.'
    """
    return _between_sentences().join(filter(None, sentences))


@languages.cached_by_language()
def _between_sentences() -> str:
    return texts.side_by_side(first="", second="")


def join_items(items: Iterable[str]) -> str:
    """Return whole items as an enumeration, not as a list in a sentence.

    >>> join_items(["1 point", "2 wins", "1 draw"])
    '1 point, 2 wins, 1 draw'
    """
    return languages.join_items(languages.current_language(), items)


def join_groups(groups: Iterable[str]) -> str:
    """Return groups of items with semicolons between them, since items may have commas.

    >>> join_groups(["Alice: 1 nut, 2 fruits", "Bob: 1 fruit"])
    'Alice: 1 nut, 2 fruits; Bob: 1 fruit'
    """
    return texts.groups(first="", second="").join(groups)


def add_note(text: str, note: str) -> str:
    """Return a text with a note in brackets.

    >>> add_note("Alice", "3 cards")
    'Alice (3 cards)'
    """
    return texts.with_note(text=text, note=note)


def add_label(label: str, value: str) -> str:
    """Return a value with its label before it.

    >>> add_label("Hand", "Ambush 2")
    'Hand: Ambush 2'
    """
    return texts.labelled(label=label, value=value)


def join_fitting(clauses: Iterable[str], length: int) -> str:
    """Join clauses, the most important first, and leave out each that no longer fits; none is cut.

    >>> join_fitting(["Alice's turn.", "Nobody has scored yet.", "Round 2."], 25)
    "Alice's turn. Round 2."
    """
    text, between = "", _between_sentences()
    for clause in clauses:
        longer = f"{text}{between}{clause}" if text else clause
        if clause and len(longer) <= length:
            text = longer
    return text


def format_list(parts: Sequence[str], kind: ListKind = "and") -> str:
    """Join the parts as in a sentence of the language that is read. `kind` selects its "and" or its "or".

    Return "" without parts.

    >>> format_list(["Air", "Land", "Sea"]), format_list(["Air", "Sea"], "or")
    ('Air, Land and Sea', 'Air or Sea')
    """
    return languages.format_list(languages.current_language(), parts, kind)


def channel_link(guild_id: int, channel_id: int) -> str:
    """Return the discord.com URL of a channel."""
    return f"https://discord.com/channels/{guild_id}/{channel_id}"


def message_link(guild_id: int, channel_id: int, message_id: int) -> str:
    """Return the discord.com URL of a message."""
    return f"{channel_link(guild_id, channel_id)}/{message_id}"


def pairing_heading(tournament: str, round_number: int, table: int) -> str:
    """Return a tournament's name with a round and a table, both counted from 1.

    >>> pairing_heading("Winter Cup", 2, 3)
    'Winter Cup, round 2, table 3'
    """
    return texts.pairing(tournament=tournament, round=round_number, table=table)


def _printable(name: str) -> str:
    # Stripping may bring letters together that compose, and so may a look-alike with a mark on it, so the normal form
    # is made again after both; the last one leaves look-alikes what they are.
    visible = unicodedata.normalize("NFKC", _visible(unicodedata.normalize("NFKC", name)))
    return unicodedata.normalize("NFC", " ".join(visible.split()).translate(_HARMLESS))


def _visible(text: str) -> str:
    return "".join(
        " " if letter.isspace() else letter
        for letter in text
        if letter.isspace() or (letter not in _INVISIBLE and unicodedata.category(letter)[0] != "C")
    )


def _first_graphemes(text: str) -> Iterator[str]:
    """Yield at most 32 leading letters, each with at most two combining marks, and at most 48 code points."""
    letters = marks = points = 0
    for letter in text:
        if letters == 0 and letter == " ":
            continue
        if _combines(letter):
            if letters == 0 or marks == _MARKS_PER_LETTER:
                continue
            marks += 1
        else:
            letters, marks = letters + 1, 0
        points += 1
        if letters > _GRAPHEMES or points > _CODE_POINTS:
            return
        yield letter


def _combines(letter: str) -> bool:
    return unicodedata.category(letter)[0] == "M" or "\U0001f3fb" <= letter <= "\U0001f3ff"
