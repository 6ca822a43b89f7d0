"""Private pages of drafts: a match that a person prepares before its card is posted.

One kind is against people, the other against computer players.
"""

from collections.abc import Sequence

from bot.discord.layout import Page, Row, people_select, select
from bot.games.catalog import PLAYABLE_GAMES
from bot.guilds.model import HouseRules
from bot.guilds.screens import CLOCK_TEXTS
from bot.lobbies import screens
from bot.lobbies.drafts import Draft, options_problem, terms_of_options, value_indexes_for
from bot.lobbies.screens import DRAFT_TEXTS, LEVEL_NAMES
from bot.match.model.match import Person
from bot.ratings.service import can_be_rated, settle_rated
from bot.screens import limits
from bot.screens.custom_ids import CustomId
from bot.screens.screen import Button, Screen, Style, question
from bot.screens.words import format_count
from engine.ai.player import LEVELS

CUSTOM = "custom"
"""Value of the preset list for options that are chosen one by one."""


def draft_page(draft: Draft, opponent: Person | None, games: Sequence[str], rules: HouseRules) -> Page:
    """Return the page of a draft with the games and clocks that the guild allows.

    `opponent` is the person to challenge; None means an open lobby.
    """
    clocks = rules.clocks
    rows: list[Row] = [game_select(draft, opponent, games)]
    if not draft.game:
        return Page(screen=screens.draft_screen(opponent.name if opponent else None), rows=rows)
    rows += [preset_select(draft, opponent), *option_select(draft, opponent)]
    if len(clocks) > 1:
        options = [(clock, CLOCK_TEXTS[clock], "") for clock in clocks]
        rows.append(select(_custom_id("draft_clock", draft, opponent), "Clock", options, draft.clock))
    problem = options_problem(draft.playable, draft.chosen_options)
    if not problem:
        label = "Send challenge" if opponent else "Open to all"
        send = Button(_custom_id("send_draft", draft, opponent), label, "success")
        rows.append([send, *_rated_button(draft, opponent, rules)])
    rating = DRAFT_TEXTS[_is_rated(draft, rules)] if can_be_rated(rules.ratings, draft.clock) else ""
    return Page(screen=_screen(draft, opponent, problem, rating), rows=rows)


def _is_rated(draft: Draft, rules: HouseRules) -> bool:
    return settle_rated(rules.ratings, draft.clock, draft.rated and can_be_rated(rules.ratings, draft.clock))


def _rated_button(draft: Draft, opponent: Person | None, rules: HouseRules) -> list[Button]:
    """Return a button that switches between rated and unrated; an empty list if the match can't be rated."""
    if not can_be_rated(rules.ratings, draft.clock):
        return []
    rated = _is_rated(draft, rules)
    custom_id = CustomId("draft_rated", node=opponent.id if opponent else 0, page=int(not rated), key=str(draft))
    return [Button(custom_id, "Make it unrated" if rated else "Make it rated")]


def value_page(draft: Draft, opponent: Person | None, option: int) -> Page:
    """Return the page that asks for the value of one option, given by its index."""
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
    """Return the number of players; None if it is still open."""
    if draft.opponents is not None:
        return draft.opponents.number + 1
    return 2 if opponent else None


def _screen(draft: Draft, opponent: Person | None, problem: str = "", rating: str = "") -> Screen:
    presenter = draft.playable.presenter
    terms = "" if problem else terms_of_options(draft.playable, draft.chosen_options, _people(draft, opponent))
    game = screens.DraftedGame(presenter.name, presenter.gist, terms, CLOCK_TEXTS[draft.clock], problem, rating)
    return screens.draft_screen(opponent.name if opponent else None, game)


def game_select(draft: Draft, opponent: Person | None, games: Sequence[str]) -> Row:
    """Return the list to choose a game from."""
    options = [(key, PLAYABLE_GAMES[key].presenter.name, PLAYABLE_GAMES[key].presenter.gist) for key in games]
    signs = {key: PLAYABLE_GAMES[key].presenter.sign for key in games}
    return select(_custom_id("draft_game", draft, opponent), "Choose a game", options, draft.game, signs)


def preset_select(draft: Draft, opponent: Person | None) -> Row:
    """Return the list to choose a preset from. It shows CUSTOM if the draft matches no preset."""
    presets, people = draft.playable.presenter.presets, _people(draft, opponent)
    options = [
        (str(number), preset.name, terms_of_options(draft.playable, preset.options, people))
        for number, preset in enumerate(presets)
    ]
    options.append((CUSTOM, "Custom", "Choose options one by one below"))
    matching = [
        number
        for number, each in enumerate(presets)
        if value_indexes_for(draft.playable, each.options) == draft.value_indexes
    ]
    chosen = str(matching[0]) if matching else CUSTOM
    return select(_custom_id("draft_preset", draft, opponent), "How to play", options, chosen)


def option_select(draft: Draft, opponent: Person | None) -> list[Row]:
    """Return the list to choose an option to change from; an empty list if the game has no options."""
    options = [
        (str(number), option.label, option.values[index][1])
        for number, (option, index) in enumerate(
            zip(draft.playable.presenter.options, draft.value_indexes, strict=True)
        )
    ]
    if not options:
        return []
    custom_id = _custom_id("draft_option", draft, opponent)
    return [select(custom_id, "Change an option", options[: limits.SELECT_OPTIONS])]


def practice_page(draft: Draft, games: Sequence[str]) -> Page:
    """A match against computer players as it is arranged so far, of those games that are allowed."""
    opponents = draft.opponents
    if opponents is None or not draft.game:
        rows: list[Row] = [game_select(draft, None, games), *([_levels(draft, [])] if opponents else [])]
        return Page(screen=screens.practice_screen(), rows=rows)
    problem = options_problem(draft.playable, draft.chosen_options)
    presenter = draft.playable.presenter
    terms = "" if problem else terms_of_options(draft.playable, draft.chosen_options, opponents.number + 1)
    game = screens.DraftedGame(presenter.name, presenter.gist, terms, CLOCK_TEXTS[draft.clock], problem)
    begin: list[tuple[str, str, Style]] = [
        ("begin_practice", "Play", "success"),
        ("watch_practice", "Watch", "secondary"),
    ]
    rows = [
        game_select(draft, None, games),
        preset_select(draft, None),
        *option_select(draft, None),
        *_number_select(draft),
        _levels(draft, [] if problem else begin),
    ]
    return Page(screen=screens.practice_screen(game, [person.name for person in opponents.people]), rows=rows)


def _number_select(draft: Draft) -> list[Row]:
    """Return the list to choose the number of computer players from; an empty list if only one is possible."""
    numbers, opponents = draft.opponent_counts, draft.opponents
    if opponents is None or len(numbers) < 2:
        return []
    options = [(str(number), format_count(number, "computer player"), "") for number in numbers]
    return [select(CustomId("draft_number", key=str(draft)), "How many play", options, str(opponents.number))]


def _levels(draft: Draft, more: Sequence[tuple[str, str, Style]]) -> Row:
    """Return a row with a button for each level, and one for each (verb, label, style) of `more`."""
    chosen = draft.opponents.level if draft.opponents else ""
    return [
        *(
            Button(
                CustomId("draft_level", page=number, key=str(draft)),
                LEVEL_NAMES[level],
                "primary" if level == chosen else "secondary",
            )
            for number, level in enumerate(LEVELS)
        ),
        *(Button(CustomId(verb, key=str(draft)), label, style) for verb, label, style in more),
    ]
