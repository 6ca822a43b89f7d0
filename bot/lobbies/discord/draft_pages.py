"""Private pages of drafts: a match that a person prepares before its card is posted.

One kind is against people, the other against computer players.
"""

from bot.discord.layout import Page, Row, people_select, select
from bot.games.catalog import PLAYABLE_GAMES
from bot.guilds.model import HouseRules
from bot.guilds.screens import CLOCK_TEXTS
from bot.lobbies import screens
from bot.lobbies.drafts import DRAFT_LISTS, Draft, options_problem, terms_of_options
from bot.lobbies.screens import DRAFT_TEXTS, LEVEL_NAMES
from bot.match.model.match import Person
from bot.ratings.service import can_be_rated, settle_rated
from bot.screens import limits
from bot.screens.custom_ids import CustomId
from bot.screens.screen import Button, Screen, question
from engine.ai.player import LEVELS

_SIGNS = {key: host.presenter.sign for key, host in PLAYABLE_GAMES.items()}


def draft_page(draft: Draft, opponent: Person | None, rules: HouseRules) -> Page:
    """Return the page of a draft with what the house rules allow.

    `opponent` is the person to challenge; None means an open lobby, or computer players.
    """
    people = _people(draft, opponent)
    rows: list[Row] = [
        select(_custom_id(each.verb, draft, opponent), each.label, options, each.chosen(draft), _SIGNS)
        for each in (DRAFT_LISTS if draft.game else DRAFT_LISTS[:1])
        if (options := each.options(draft, rules, people)[: limits.SELECT_OPTIONS])
    ]
    problem = options_problem(draft.playable, draft.chosen_options) if draft.game else ""
    is_ready = bool(draft.game) and not problem
    if draft.opponents is not None:
        names = [person.name for person in draft.opponents.people] if draft.game else []
        screen = screens.practice_screen(_drafted_game(draft, people, problem), names)
        buttons = [*_levels(draft), *(_begin(draft) if is_ready else [])]
    else:
        rating = DRAFT_TEXTS[_is_rated(draft, rules)] if can_be_rated(rules.ratings, draft.clock) else ""
        screen = _screen(draft, opponent, problem, rating)
        label = "Send challenge" if opponent else "Open to all"
        send = Button(_custom_id("send_draft", draft, opponent), label, "success")
        buttons = [send, *_rated_button(draft, opponent, rules)] if is_ready else []
    return Page(screen=screen, rows=[*rows, *([buttons] if buttons else [])])


def _is_rated(draft: Draft, rules: HouseRules) -> bool:
    return settle_rated(rules.ratings, draft.clock, draft.rated and can_be_rated(rules.ratings, draft.clock))


def _rated_button(draft: Draft, opponent: Person | None, rules: HouseRules) -> list[Button]:
    """Return a button that switches between rated and unrated; `[]` if the match can't be rated.

    `opponent` is the person to challenge; None means that the draft is for an open lobby.
    """
    if not can_be_rated(rules.ratings, draft.clock):
        return []
    rated = _is_rated(draft, rules)
    custom_id = CustomId("draft_rated", node=opponent.id if opponent else 0, page=int(not rated), key=str(draft))
    return [Button(custom_id, "Make it unrated" if rated else "Make it rated")]


def value_page(draft: Draft, opponent: Person | None, option: int) -> Page:
    """Return the page that asks for the value of one option of the draft; `option` is its index.

    `opponent` is the person to challenge; None means that the draft is for an open lobby.
    """
    text = draft.playable.presenter.options[option]
    custom_id = CustomId("draft_value", node=opponent.id if opponent else 0, page=option, key=str(draft))
    values = [(str(index), meaning, "") for index, (_, meaning) in enumerate(text.values)]
    back = Button(_custom_id("draft", draft, opponent), "Back")
    rows: list[Row] = [
        select(custom_id, text.label, values[: limits.SELECT_OPTIONS], str(draft.value_indexes[option])),
        [back],
    ]
    return Page(screen=_screen(draft, opponent), rows=rows)


def opponent_page(game: str = "") -> Page:
    """Return the page that asks for an opponent. "" as `game` means that the game is chosen afterwards."""
    then = "You choose the game next."
    if game:
        then = f"You choose how to play {PLAYABLE_GAMES[game].presenter.name} next."
    verb = CustomId("draft_opponent_to", key=game) if game else CustomId("draft_opponent")
    screen = question("Whom do you want to challenge?", then, "neutral")
    return Page(screen=screen, rows=[people_select(verb, "Choose somebody", (), limit=1)])


def _custom_id(verb: str, draft: Draft, opponent: Person | None) -> CustomId:
    return CustomId(verb, node=opponent.id if opponent else 0, key=str(draft))


def _people(draft: Draft, opponent: Person | None) -> int | None:
    """Return the number of players of the drafted match. Return None for an open lobby.

    `opponent` is the person to challenge; None means an open lobby, or computer players.
    """
    if draft.opponents is not None:
        return draft.opponents.number + 1
    return 2 if opponent else None


def _screen(draft: Draft, opponent: Person | None, problem: str = "", rating: str = "") -> Screen:
    game = _drafted_game(draft, _people(draft, opponent), problem, rating)
    return screens.draft_screen(opponent.name if opponent else None, game)


def _drafted_game(draft: Draft, people: int | None, problem: str, rating: str = "") -> screens.DraftedGame | None:
    """Return the drafted game as the page shows it; None if no game is chosen yet.

    `people` is the number of players; None if it is open. `problem` explains why the options do not fit; "" if they
    fit. `rating` is the text on rating; "" shows none.
    """
    if not draft.game:
        return None
    presenter = draft.playable.presenter
    terms = "" if problem else terms_of_options(draft.playable, draft.chosen_options, people)
    return screens.DraftedGame(presenter.name, presenter.gist, terms, CLOCK_TEXTS[draft.clock], problem, rating)


def _levels(draft: Draft) -> list[Button]:
    """Return a button for each level of computer players."""
    chosen = draft.opponents.level if draft.opponents else ""
    return [
        Button(
            CustomId("draft_level", page=number, key=str(draft)),
            LEVEL_NAMES[level],
            "primary" if level == chosen else "secondary",
        )
        for number, level in enumerate(LEVELS)
    ]


def _begin(draft: Draft) -> list[Button]:
    """Return the buttons that begin a match against computer players."""
    play = Button(CustomId("begin_practice", key=str(draft)), "Play", "success")
    return [play, Button(CustomId("watch_practice", key=str(draft)), "Watch")]
