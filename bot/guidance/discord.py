"""Commands `/help`, `/rules` and `/card`, with their pages, selects and buttons.

Also the rules and cards that a person can look up from a match.
"""

from collections.abc import Callable, Mapping, Sequence
from importlib.metadata import version
from typing import Literal

from discord import app_commands

from bot.discord.completion import GAME_CHOICES, Choice, choices, quietly
from bot.discord.components import anywhere, component, localize
from bot.discord.context import Interaction
from bot.discord.interactions import InteractionContext, answering
from bot.discord.layout import Page, Row, page_buttons, select, split_into_rows
from bot.games.catalog import PLAYABLE_GAMES, PlayableGame, get_game
from bot.guidance import texts
from bot.guidance.screens import ListedGame, caption_card, help_screen, state_sentence, warning_sentences
from bot.guidance.service import RulesAtHand, rules_at_hand
from bot.guilds.service import PersonalPreferences
from bot.lobbies.practice import Practice
from bot.match.card_picture import sign_of
from bot.match.changes import Changes
from bot.screens import limits
from bot.screens import texts as screen_texts
from bot.screens.custom_ids import CustomId, base36, from_base36
from bot.screens.refusals import Refused
from bot.screens.screen import Button, Screen, page_of, question
from bot.screens.typed import Names, find_equal, find_like, make_in_english
from bot.texts.languages import cached_by_language, sentence_case


def rules_page(game: PlayableGame, topic: str = "") -> Page:
    """Return the page of one topic of a game's rules, with a button for each topic.

    `topic` is a name in the reader's language or in English; "" means the overview. Raises Refused("unknown_topic").
    """
    title = _find_topic(game, topic)
    topics = _topic_rows(game, title, lambda number: CustomId("rules_topic", key=game.engine.key, page=number))
    return Page(screen=_rules_screen(game, title), rows=[*topics, *split_into_rows(learn_buttons(game))])


def learn_buttons(game: PlayableGame) -> list[Button]:
    """Return the button that opens a game's lesson; `[]` if the game has no lesson."""
    if game.presenter.lesson is None:
        return []
    return [Button(CustomId("learn", key=game.engine.key), screen_texts.show_me_how(), "primary")]


def _find_topic(game: PlayableGame, topic: str) -> str:
    """Return the topic of a game's rules with this name, by `find_equal`; "" means the overview.

    Raises Refused("unknown_topic") if there is none.
    """
    found = find_equal(topic, lambda: list(game.presenter.rules)) if topic else [0]
    if not found:
        raise Refused("unknown_topic", topic=topic)
    return _topic_at(game, found[0])


def _rules_screen(game: PlayableGame, topic: str) -> Screen:
    return Screen(title=texts.rules_title(game=game.presenter.name, topic=topic), text=game.presenter.rules[topic])


def _topic_rows(game: PlayableGame, shown: str, custom_id: Callable[[int], CustomId]) -> list[Row]:
    """Return rows with a button for each topic of a game's rules; that of the topic `shown` is marked.

    `custom_id` returns the custom id for the index of a topic.
    """
    return [
        *split_into_rows(
            [
                Button(custom_id(number), sentence_case(name), "primary" if name == shown else "secondary")
                for number, name in enumerate(game.presenter.rules)
            ]
        )
    ]


def deck_page(game: PlayableGame, page: int) -> Page:
    """Return one page of the list of a game's cards, with buttons to turn pages.

    `page` counts from 0; a number outside the list gives the nearest page.
    """
    deck = game.presenter.deck()
    screen, pages = page_of(texts.cards_title(game=game.presenter.name), deck, page, texts.no_cards())
    turns = page_buttons(
        page,
        pages,
        lambda to: CustomId("deck", key=game.engine.key, page=to),
        texts.previous_page(),
        texts.next_page(),
    )
    return Page(screen=screen, rows=split_into_rows(turns))


def _topic_at(game: PlayableGame, index: int) -> str:
    """Return the name of the topic at `index`, from 0. Raises Refused("not_offered") if `index` is too large."""
    topics = list(game.presenter.rules)
    if index >= len(topics):
        raise Refused("not_offered")
    return topics[index]


@component("hg", away=True)
async def rules_games(context: InteractionContext) -> None:
    """Reply privately with the question which game's rules to show."""
    await context.answer.private_reply(_choice_page("rules_topic", texts.which_rules()))


@component("hp", "key", "page", away=True)
async def rules_topic(context: InteractionContext) -> None:
    """Reply privately with a topic of a game's rules; the custom id's page is the index of the topic."""
    game = get_game(context.custom_id.key)
    await context.answer.private_reply(rules_page(game, _topic_at(game, context.custom_id.page)))


@component("nd", "key", "page", away=True)
async def deck(context: InteractionContext) -> None:
    """Reply privately with the page of a game's cards that the custom id names by game and number."""
    custom_id = context.custom_id
    await context.answer.private_reply(deck_page(get_game(custom_id.key), custom_id.page))


_SELECTS = 3
"""Maximum number of selects with cards."""


@component("u", "match", away=True)
async def rules(context: InteractionContext) -> None:
    """Reply privately with the rules on the current question of the custom id's match."""
    at_hand = await _at_hand(context)
    await context.answer.private_reply(_rules_page(at_hand, at_hand.topic))


@component("up", "match", "page", away=True)
async def match_topic(context: InteractionContext) -> None:
    """Reply privately with a topic of the rules of a match's game, and a button back to the match.

    The custom id's page is the index of the topic.
    """
    at_hand = await _at_hand(context)
    await context.answer.private_reply(_rules_page(at_hand, _topic_at(at_hand.game, context.custom_id.page)))


@component("uc", "match", "page", away=True)
async def card_of_match(context: InteractionContext) -> None:
    """Reply privately with the card or piece that the person selected, by its index in the game.

    Any reader may look up any card, including cards out of sight. Raises Refused("not_offered") if the index is too
    large.
    """
    at_hand = await _at_hand(context)
    cards = list(at_hand.game.presenter.cards().values())
    index = from_base36(context.chosen)
    if index >= len(cards):
        raise Refused("not_offered")
    buttons = [Button(CustomId("rules", at_hand.match.id), screen_texts.rules()), *_way_back(at_hand)]
    rows = [*_card_selects(at_hand), buttons]
    await context.answer.private_reply(await _card_page(context, cards[index], rows))


async def _card_page(context: InteractionContext, screen: Screen, rows: Sequence[Row] = ()) -> Page:
    """Return the page of a card: its picture and the words that it lacks, or all in words."""
    in_words = await context.get(PersonalPreferences).wants_words(context.guild_id, context.user_id)
    return Page(screen=caption_card(screen), rows=rows, with_text=in_words)


async def _at_hand(context: InteractionContext) -> RulesAtHand:
    return rules_at_hand(await context.get(Changes).load(context.ref), context.user_id)


def _rules_page(at_hand: RulesAtHand, topic: str) -> Page:
    match_id, title = at_hand.match.id, _find_topic(at_hand.game, topic)
    topics = _topic_rows(at_hand.game, title, lambda number: CustomId("match_topic", match_id, page=number))
    ways = [
        *_way_back(at_hand),
        *learn_buttons(at_hand.game),
        Button(CustomId("proof", match_id), screen_texts.proof()),
    ]
    rows = [*topics, *_card_selects(at_hand), *split_into_rows(ways)]
    return Page(screen=_rules_screen(at_hand.game, title), rows=rows)


def _way_back(at_hand: RulesAtHand) -> list[Button]:
    """Return the button back to the panel of the match; `[]` if the match has not begun."""
    if at_hand.match.state is None:
        return []
    match_id = at_hand.match.id
    if at_hand.is_seated:
        return [Button(CustomId("hand", match_id), screen_texts.my_hand(), "primary")]
    return [Button(CustomId("watch", match_id), screen_texts.watch(), "primary")]


def _card_selects(at_hand: RulesAtHand) -> list[Row]:
    """Return selects with the cards and pieces that the reader sees; `[]` if there are none.

    They have an order that is fixed for the game. At most `_SELECTS` selects are returned.
    """
    size = limits.SELECT_OPTIONS
    titles = list(at_hand.game.presenter.cards())
    options = [(base36(titles.index(title)), title, "") for title in at_hand.in_sight][: size * _SELECTS]
    pages = [options[start : start + size] for start in range(0, len(options), size)]
    return [
        select(CustomId("card_of_match", at_hand.match.id, page=page), texts.look_up(), shown)
        for page, shown in enumerate(pages)
    ]


@cached_by_language()
def _listed_games() -> tuple[ListedGame, ...]:
    presenters = [game.presenter for game in PLAYABLE_GAMES.values()]
    return tuple(ListedGame(each.name, each.gist, sign_of(each)) for each in presenters)


def help_page(context: InteractionContext, *, in_words: bool, may_practice: bool) -> Page:
    """Return the page of `/help`: all games, the ways into a match, and the bot's state.

    Only admins see the warnings in detail. `in_words` adds a text version of the picture. `may_practice` adds the
    button for a match against the computer.
    """
    warnings = context.bot.process_info.warnings
    state = state_sentence(version("warroom"), may_lose_matches=bool(warnings))
    note = "\n".join(warning_sentences(warnings, is_admin=context.permissions.manages))
    screen = help_screen(_listed_games(), state)
    ways = [
        *([Button(CustomId("practice_draft"), texts.play_the_computer(), "success")] if may_practice else []),
        Button(CustomId("ask_opponent"), texts.challenge(), "primary"),
        Button(CustomId("draft_lobby"), texts.open_to_all(), "primary"),
        Button(CustomId("lessons"), screen_texts.show_me_how()),
        Button(CustomId("rules_games"), screen_texts.rules()),
        Button(CustomId("preferences"), screen_texts.my_settings()),
    ]
    return Page(screen=screen, rows=split_into_rows(ways), note=note, with_text=in_words)


def _choice_page(verb: Literal["deck", "rules_topic"], asked: str, tip: str = "") -> Page:
    """Return the page that asks for a game; each button leads to the game's cards or rules."""
    presenters = {key: game.presenter for key, game in PLAYABLE_GAMES.items()}
    games = [Button(CustomId(verb, key=key), each.name, sign=each.sign) for key, each in presenters.items()]
    return Page(screen=question(asked, tip, "neutral"), rows=split_into_rows(games))


_GUESSES = 3
"""Maximum number of suggestions for an unknown card name."""


@app_commands.command(name="help", description=localize(texts.command_help))
@app_commands.guild_only()
async def show_help(interaction: Interaction) -> None:
    """Show the page with all games and the ways into a match."""
    async with answering(interaction) as context:
        in_words = await context.get(PersonalPreferences).wants_words(context.guild_id, context.user_id)
        may_practice = await context.get(Practice).is_allowed(context.guild_id)
        await context.answer.private_reply(help_page(context, in_words=in_words, may_practice=may_practice))


@app_commands.command(name="rules", description=localize(texts.command_rules))
@anywhere
@app_commands.describe(game=localize(texts.command_rules_game), topic=localize(texts.command_rules_topic))
@app_commands.choices(game=GAME_CHOICES[: limits.SELECT_OPTIONS])
async def rules_command(interaction: Interaction, game: str, topic: app_commands.Range[str, 0, 100] = "") -> None:
    """Reply privately with the chosen topic of a game's rules.

    The command shows the overview if `topic` is "". Raises Refused("unknown_game" | "unknown_topic").
    """
    async with answering(interaction) as context:
        await context.answer.private_reply(rules_page(get_game(game), topic))


@rules_command.autocomplete("topic")
@quietly
async def _suggest_topics(interaction: Interaction, current: str) -> list[Choice]:
    game = PLAYABLE_GAMES.get(getattr(interaction.namespace, "game", None) or next(iter(PLAYABLE_GAMES)))
    return [] if game is None else _suggest_names(current, lambda: list(game.presenter.rules))


def _suggest_names(typed: str, names: Names) -> list[Choice]:
    """Return choices of the names like the typed text, each with its English name as the value."""
    shown, values = names(), make_in_english(names)
    return choices((shown[index], values[index]) for index in find_like(typed, names))


@app_commands.command(description=localize(texts.command_card))
@anywhere
@app_commands.describe(name=localize(texts.command_card_name), game=localize(texts.command_card_game))
@app_commands.choices(game=GAME_CHOICES[: limits.SELECT_OPTIONS])
async def card(interaction: Interaction, name: app_commands.Range[str, 0, 100] = "", game: str = "") -> None:
    """Reply privately with one card, or with a list of cards if `name` is "".

    `game` "" searches the cards of every game; without a name, it offers the games. A name may be in the reader's
    language or in English. Refuses ("unknown_card") a name that fits no card or several.
    """
    async with answering(interaction) as context:
        if not name:
            which = _choice_page("deck", texts.which_cards(), texts.or_type_a_card())
            await context.answer.private_reply(deck_page(get_game(game), 0) if game else which)
            return
        cards = _cards(game)
        titles = list(cards)
        found = find_equal(name, lambda: list(_cards(game))) or find_like(name, lambda: list(_cards(game)))
        if len(found) != 1:
            raise Refused("unknown_card", name=name, meant=tuple(titles[index] for index in found[:_GUESSES]))
        await context.answer.private_reply(await _card_page(context, cards[titles[found[0]]]))


@card.autocomplete("name")
@quietly
async def _suggest_cards(interaction: Interaction, current: str) -> list[Choice]:
    game = getattr(interaction.namespace, "game", None) or ""
    return _suggest_names(current, lambda: list(_cards(game)))


@cached_by_language()
def _cards(game: str) -> Mapping[str, Screen]:
    """Return the screen of every card, keyed by full name. `game` "" means the cards of every game."""
    games = [get_game(game)] if game else PLAYABLE_GAMES.values()
    return {title: screen for each in games for title, screen in each.presenter.cards().items()}
