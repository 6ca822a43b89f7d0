"""Texts and buttons of boards and private panels that don't depend on the game.

Also the news since a person's last action, for the top of their panel.
"""

import re
from collections.abc import Mapping, Sequence

import msgspec
from msgspec.structs import replace

from bot.match.model.computers import next_level, people_among
from bot.match.model.match import Match
from bot.names.computers import level_label
from bot.play import texts
from bot.screens import texts as screen_texts
from bot.screens.custom_ids import CustomId
from bot.screens.presenter import Shortcut
from bot.screens.refusals import RefusalText
from bot.screens.screen import Button, Screen, page_of, with_line
from bot.screens.words import join_sentences, plain, quote, shorten
from bot.texts.catalog import texts_with_prefix


def watching_text(*, are_open: bool, wait: bool) -> str:
    """Return the note on a spectator's panel that follows the match by itself.

    `are_open` is True if the panel shows hands. Otherwise `wait` is True if hands will open once they are old enough.
    """
    if are_open:
        return texts.watching_hands()
    return texts.watching_not_yet() if wait else texts.watching()


def left_panel(screen: Screen) -> Screen:
    """Return `screen` as the panel of a seat that has left while the others play on.

    The title, and a line added to its headline, are the notice that the person is out.
    """
    return with_line(replace(screen, title=texts.out(), tone="neutral"), texts.out())


def opened_hand(screen: Screen, name: str, footer: str) -> Screen:
    """Return a seat's private screen as spectators see it: a copy with a new title and without choices.

    `name` is the name of the seat's person. `footer` replaces the footer. The text is dropped if the screen has blocks.
    """
    title = texts.hand_a_turn_ago(name=name)
    text = "" if screen.blocks else screen.text
    headline = f"**{title}**" if screen.headline else ""
    return replace(screen, title=title, text=text, headline=headline, footer=footer, tone="neutral", choices=())


def _no_such_move(text: str, count: int) -> str:
    return texts.refusal_no_such_move(text=quote(text), count=count if count > 1 else 0)


REFUSALS: Mapping[str, RefusalText] = {**texts_with_prefix(texts, "refusal"), "no_such_move": _no_such_move}


_DONE_TO_READER = 2
"""`Presenter.news_weight` of an event that was done to the reader."""


class News(msgspec.Struct, frozen=True):
    """News since a person's last action: the most important sentences, and the number of all sentences."""

    lines: tuple[str, ...] = ()
    count: int = 0
    has_acted: bool = True
    """Whether the person has acted in the match; if not, the news begin with the match."""
    weights: tuple[int, ...] = ()
    """`Presenter.news_weight` of each sentence; `()` if all have the same."""
    otherwise: Mapping[str, str] = {}
    """`Presenter.told_otherwise` of the newest change, by the sentence of the event."""

    def shortened(self) -> "News":
        """Return the news without their least important sentence, which still counts.

        The last sentence about something that was done to the reader stays. Return the same news if there is nothing
        to leave out.
        """
        weights = self.weights or (1,) * len(self.lines)
        if not weights or (len(weights) == 1 and weights[0] >= _DONE_TO_READER):
            return self
        least = weights.index(min(weights))
        kept = [place for place in range(len(weights)) if place != least]
        lines, left = tuple(self.lines[place] for place in kept), tuple(weights[place] for place in kept)
        return msgspec.structs.replace(self, lines=lines, weights=left)


NO_NEWS = News()


def pick_news(sentences: Sequence[tuple[int, str]], limit: int) -> tuple[tuple[int, str], ...]:
    """Return at most `limit` sentences for the top of a panel, each with its weight.

    `sentences` are pairs of `Presenter.news_weight` and the text, oldest first. Those of least weight are dropped
    first, of equal ones the oldest. Events that were done to the reader come first; within both parts, the oldest comes
    first.
    """
    by_weight = sorted(range(len(sentences)), key=lambda place: (sentences[place][0], place))
    kept = [sentences[place] for place in sorted(by_weight[max(len(sentences) - limit, 0) :])]
    kept.sort(key=lambda pair: pair[0] < _DONE_TO_READER)
    return tuple(kept)


_MAX_LINE_LENGTH = 160
"""Characters of a sentence above a panel."""


def news_heading(news: News) -> str:
    """Return the heading of the news: since the person's last move, or since the match began."""
    return texts.since_last_move() if news.has_acted else texts.since_start()


def news_text(news: News, screen: Screen) -> str:
    """Return the news for the top of a panel, without sentences that its screen shows.

    Return "" if the screen shows all sentences of the news, or if they have none.
    """
    shown = text = plain(_one_line(screen.headline or screen.text))
    missing = list[str]()
    for line in reversed(news.lines):
        if line in news.otherwise and plain(news.otherwise[line]) in shown:
            continue
        rest, text = _drop_shown(_one_line(line), text)
        if rest:
            missing.append(rest)
    if not missing:
        return ""
    lines = (shorten(line, _MAX_LINE_LENGTH) for line in reversed(missing))
    return "\n".join((f"**{news_heading(news)}**", *lines))


_SENTENCE_END = re.compile(r"(?<=[.!?]) |(?<=。)(?=.)")
_LEAST_WORDS = 3
"""Least words of a part of a line; fewer may be a beginning of a name, such as "Dr."."""


def _drop_shown(line: str, text: str) -> tuple[str, str]:
    """Remove the sentences that the line shares with `text`, and return the rest of both.

    The line loses all of them only at its end or only at its beginning, whichever is longer.
    """
    sentences = _SENTENCE_END.split(line)
    for size in range(len(sentences), 0, -1):
        for part, rest in ((sentences[-size:], sentences[:-size]), (sentences[:size], sentences[size:])):
            shown = plain(join_sentences(part))
            if shown in text and (not rest or len(shown.split()) >= _LEAST_WORDS):
                return join_sentences(rest), text.replace(shown, "\n", 1)
    return line, text


def more_news(news: News) -> str:
    """Return the label of the button for all news, such as "2 more events"; "" if the panel shows all."""
    more = news.count - len(news.lines)
    return texts.more_events(count=more) if more else ""


def news_page(news: News, page: int) -> tuple[Screen, int]:
    """Return a page of the news, and the number of pages.

    `page` is an index from 0; one beyond the end means the last page. Empty news give one page with a placeholder
    sentence.
    """
    return page_of(news_heading(news), news.lines, page, texts.no_news())


def _one_line(text: str) -> str:
    return " ".join(text.split("\n"))


def words_buttons(match_id: int, screen: Screen) -> tuple[Button, ...]:
    """Return the button that shows the picture's content as text; `()` for a screen without a headline."""
    return (Button(CustomId("words", match_id), screen_texts.in_words()),) if screen.headline else ()


def board_buttons(match: Match, board: Screen, shortcuts: Sequence[Shortcut]) -> tuple[Button, ...]:
    """Return the buttons below the public board of a live match.

    A press on a shortcut is refused after another public question. A match between computer players gets an "End it"
    button.
    """
    is_watched = not people_among(match.people)
    return (
        Button(CustomId("hand", match.id), screen_texts.my_hand(), "primary"),
        Button(CustomId("watch", match.id), screen_texts.watch()),
        Button(CustomId("log", match.id), screen_texts.log()),
        Button(CustomId("rules", match.id), screen_texts.rules()),
        *words_buttons(match.id, board),
        *(
            Button(CustomId("shortcut", match.id, match.question_version, key=cut.key), cut.label, cut.style)
            for cut in shortcuts
        ),
        *([Button(CustomId("end_watched", match.id), texts.end_it(), "danger")] if is_watched else []),
    )


def again_buttons(match: Match) -> tuple[Button, ...]:
    """Return the buttons of an ended match that start another one: for a rematch, and for `next_level`.

    A tournament's match has none, as the tournament decides who plays next.
    """
    if match.is_pairing:
        return ()
    rematch, level = Button(CustomId("rematch", match.id), screen_texts.rematch(), "success"), next_level(match)
    if level is None:
        return (rematch,)
    return (rematch, Button(CustomId("next_level", match.id), texts.next_level(level=level_label(level)), "success"))


def last_buttons(match: Match, board: Screen, *, has_result: bool) -> tuple[Button, ...]:
    """Return the buttons below a last board; without a result, leave out `again_buttons`, replay, review and proof."""
    again = (
        *again_buttons(match),
        Button(CustomId("replay", match.id), screen_texts.replay(), "primary"),
        Button(CustomId("review", match.id), screen_texts.review(), "primary"),
    )
    log = Button(CustomId("log", match.id), screen_texts.log())
    if not has_result:
        return (log, *words_buttons(match.id, board))
    return (*again, log, *words_buttons(match.id, board), Button(CustomId("proof", match.id), screen_texts.proof()))
