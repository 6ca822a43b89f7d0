"""Private pages of drafts: a match that a person prepares before its card is posted.

One kind is against people, the other against computer players.
"""

from collections.abc import Sequence
from dataclasses import replace

from bot.discord.layout import Page, Row, people_select, select, split_into_rows
from bot.games.catalog import PLAYABLE_GAMES
from bot.guilds.model import HouseRules
from bot.guilds.screens import clock_block
from bot.lobbies import screens, texts
from bot.lobbies.drafts import (
    DRAFT_CLOCKS,
    DRAFT_GAMES,
    DRAFT_NUMBERS,
    DRAFT_PRESETS,
    Draft,
    DraftList,
    games_to_choose,
    options_problem,
    terms_of_options,
    variant_name,
)
from bot.lobbies.screens import NO_RATING, rating_block
from bot.match.model.computers import ComputerOpponents
from bot.match.model.match import Match, Person
from bot.names.computers import level_label
from bot.ratings.service import can_be_rated, settle_rated
from bot.screens import limits
from bot.screens import texts as screen_texts
from bot.screens.custom_ids import CustomId
from bot.screens.screen import Block, Button, Screen, question
from engine.ai.player import LEVELS

MAX_BUTTONS = 15
"""Maximum number of choices that are shown as buttons; more become a select."""

GAME_SIGNS = {key: host.presenter.sign for key, host in PLAYABLE_GAMES.items()}


def draft_page(draft: Draft, opponent: Person | None, rules: HouseRules) -> Page:
    """Return the page of a draft, with the choices that the house rules allow.

    `opponent` is the person to challenge; None means an open lobby, or computer players.
    """
    if draft.opponents is not None:
        show = _practice_page if draft.game else _quick_page
        return show(draft, draft.opponents, rules)
    rows = [_buttons(DRAFT_GAMES, draft, opponent, rules)]
    problem = options_problem(draft.playable, draft.chosen_options) if draft.game else ""
    if draft.game:
        rows += [_variants(draft, opponent, rules), _buttons(DRAFT_CLOCKS, draft, opponent, rules)]
    if draft.game and not problem:
        label = texts.send_challenge() if opponent else texts.open_to_all()
        send = Button(_custom_id("send_draft", draft, opponent), label, "success")
        rows.append([send, *_rated_button(draft, opponent, rules)])
    can_rate = can_be_rated(rules.ratings, draft.clock)
    rating = rating_block(rated=_is_rated(draft, rules)) if can_rate else NO_RATING
    return Page(screen=_screen(draft, opponent, problem, rating), rows=[row for row in rows if row])


def with_unfinished(page: Page, matches: Sequence[Match]) -> Page:
    """Return the page with a button above it for each live match of the reader; unchanged if there is none.

    At most `limits.BUTTONS_PER_ROW` matches have one.
    """
    if not matches:
        return page
    row = [
        Button(
            CustomId("hand", match.id),
            texts.go_on_with(game=PLAYABLE_GAMES[match.game].presenter.name, match=match.id),
            "primary",
            GAME_SIGNS[match.game],
        )
        for match in matches[: limits.BUTTONS_PER_ROW]
    ]
    return replace(page, rows=[row, *page.rows], note=texts.matches_under_way(count=len(matches)))


def _quick_page(draft: Draft, opponents: ComputerOpponents, rules: HouseRules) -> Page:
    """Return the page on which a press on a game starts the match against one computer player."""
    games = games_to_choose(rules)
    begin = [
        Button(CustomId("begin_practice", key=str(draft.with_game(key))), name, "success", GAME_SIGNS[key])
        for key, name in games
    ]
    more = Button(_custom_id("draft", draft.with_game(games[0][0]), None), texts.more_choices())
    return Page(screen=screens.quick_screen(), rows=[begin, [*_levels(draft, opponents), more]])


def _practice_page(draft: Draft, opponents: ComputerOpponents, rules: HouseRules) -> Page:
    """Return the page of a match against computer players, with all that can be chosen."""
    problem = options_problem(draft.playable, draft.chosen_options)
    names = [person.name for person in opponents.people]
    rows = [
        _buttons(DRAFT_GAMES, draft, None, rules),
        _variants(draft, None, rules),
        _buttons(DRAFT_NUMBERS, draft, None, rules),
        _levels(draft, opponents),
        [] if problem else _begin(draft),
    ]
    screen = screens.practice_screen(_describe(draft, opponents.number + 1, problem), names, opponents.level)
    return Page(screen=screen, rows=[row for row in rows if row])


def _buttons(each: DraftList, draft: Draft, opponent: Person | None, rules: HouseRules) -> list[Button]:
    """Return a button for each choice of a list. A button's custom id has the draft after its press."""
    chosen, signs = each.chosen(draft), GAME_SIGNS if each is DRAFT_GAMES else {}
    return [
        Button(
            _custom_id(each.verb, each.change(draft, value), opponent),
            label,
            "primary" if value == chosen else "secondary",
            signs.get(value, ""),
        )
        for value, label in each.options(draft, rules)
    ]


def _variants(draft: Draft, opponent: Person | None, rules: HouseRules) -> list[Button]:
    change = [Button(_custom_id("draft_option", draft, opponent), texts.change_rule())]
    return [*_buttons(DRAFT_PRESETS, draft, opponent, rules), *(change if draft.value_indexes else [])]


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
    return [Button(custom_id, texts.make_unrated() if rated else texts.make_rated())]


def options_page(draft: Draft, opponent: Person | None) -> Page:
    """Return the page with a button for each option of the draft, which shows the option's value.

    `opponent` is the person to challenge; None means an open lobby, or computer players.
    """
    node = opponent.id if opponent else 0
    options = zip(draft.playable.presenter.options, draft.value_indexes, strict=True)
    buttons = [
        Button(
            CustomId("draft_rule", node=node, page=number, key=str(draft)),
            texts.rule_value(rule=option.label, value=option.values[at][1]),
        )
        for number, (option, at) in enumerate(options)
    ]
    back = Button(_custom_id("draft", draft, opponent), screen_texts.back(), "primary")
    title = texts.rules_of_game(game=draft.playable.presenter.name)
    return Page(screen=question(title, texts.which_rule(), "neutral"), rows=_rows(buttons, back))


def value_page(draft: Draft, opponent: Person | None, option: int) -> Page:
    """Return the page that asks for the value of one option of the draft; `option` is its index.

    `opponent` is the person to challenge; None means an open lobby, or computer players.
    """
    text, node = draft.playable.presenter.options[option], opponent.id if opponent else 0
    back = Button(_custom_id("draft_option", draft, opponent), screen_texts.back(), "primary")
    title = texts.rule_of_game(game=draft.playable.presenter.name, rule=text.label)
    screen = question(title, texts.choose_value(), "neutral")
    if len(text.values) > MAX_BUTTONS:
        values = [(str(index), meaning, "") for index, (_, meaning) in enumerate(text.values)][: limits.SELECT_OPTIONS]
        custom_id = CustomId("draft_value", node=node, page=option, key=str(draft))
        return Page(
            screen=screen, rows=[select(custom_id, text.label, values, str(draft.value_indexes[option])), [back]]
        )
    buttons = [
        Button(
            CustomId("draft_value", node=node, page=option, key=str(draft.with_value(option, index))),
            meaning,
            "primary" if index == draft.value_indexes[option] else "secondary",
        )
        for index, (_, meaning) in enumerate(text.values)
    ]
    return Page(screen=screen, rows=_rows(buttons, back))


def _rows(buttons: list[Button], back: Button) -> list[Row]:
    return [*split_into_rows(buttons), [back]]


def opponent_page(game: str = "") -> Page:
    """Return the page that asks for an opponent. "" as `game` means that the game is chosen afterwards."""
    then = texts.choose_game_next()
    if game:
        then = texts.choose_variant_next(game=PLAYABLE_GAMES[game].presenter.name)
    verb = CustomId("draft_opponent_to", key=game) if game else CustomId("draft_opponent")
    screen = question(texts.challenge_whom(), then, "neutral")
    return Page(screen=screen, rows=[people_select(verb, texts.choose_somebody(), (), limit=1)])


def _custom_id(verb: str, draft: Draft, opponent: Person | None) -> CustomId:
    return CustomId(verb, node=opponent.id if opponent else 0, key=str(draft))


def _screen(draft: Draft, opponent: Person | None, problem: str, rating: Block) -> Screen:
    people = 2 if opponent else None
    game = _describe(draft, people, problem, rating) if draft.game else None
    return screens.draft_screen(opponent.name if opponent else None, game)


def _describe(draft: Draft, people: int | None, problem: str, rating: Block = NO_RATING) -> screens.DraftedGame:
    """Return the drafted game as the page shows it.

    `people` is the number of players; None if it is open. `problem` explains why the options do not fit; "" if they
    fit. `rating` is the block on ratings; an empty one is not shown.
    """
    presenter = draft.playable.presenter
    terms = "" if problem else terms_of_options(draft.playable, draft.chosen_options, people)
    variant, clock = variant_name(draft), clock_block(draft.clock)
    return screens.DraftedGame(presenter.name, presenter.gist, variant, terms, clock, problem, rating)


def _levels(draft: Draft, opponents: ComputerOpponents) -> list[Button]:
    """Return a button for each level of computer players."""
    return [
        Button(
            CustomId("draft_level", page=number, key=str(draft)),
            level_label(level),
            "primary" if level == opponents.level else "secondary",
        )
        for number, level in enumerate(LEVELS)
    ]


def _begin(draft: Draft) -> list[Button]:
    """Return the buttons that begin a match against computer players."""
    play = Button(CustomId("begin_practice", key=str(draft)), texts.play(), "success")
    return [play, Button(CustomId("watch_practice", key=str(draft)), texts.only_watch())]
