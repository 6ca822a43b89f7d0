"""Screens of house rules and of a person's preferences, and the refusals of house rules."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from bot.guilds import texts
from bot.guilds.model import HOUSE_RULES, PREFERENCES, HouseRule, HouseRules, Preference, Preferences
from bot.match.model.timing import ClockName
from bot.match.words import clock_name, clock_times
from bot.screens.refusals import RefusalText
from bot.screens.screen import Block, Screen, lines_in_blocks
from bot.screens.texts import headed
from bot.screens.words import add_label, join_items, join_sentences
from bot.texts.catalog import texts_with_prefix
from bot.texts.languages import languages, sentence_case

_RULES = texts_with_prefix(texts, "rule")
_COMMANDS = texts_with_prefix(texts, "command_settings")
_PREFERENCES = texts_with_prefix(texts, "preference")
_HEADINGS = texts_with_prefix(texts, "heading")


def clock_block(clock: str) -> Block:
    """Return the name of the clock with this key as a heading, and its times. An unknown key counts as "live"."""
    match clock:
        case "none":
            return Block(texts.clock_choice_none(), texts.clock_no_limit())
        case "daily":
            return Block(texts.clock_choice_daily(), clock_times("daily"))
    return Block(texts.clock_choice_live(), clock_times("live"))


def clock_text(clock: str) -> str:
    """Return the description of the clock with this key, such as "Daily: …". An unknown key counts as "live"."""
    block = clock_block(clock)
    return add_label(block.heading, block.text)


def clock_label(clock: ClockName) -> str:
    """Return the name of a clock for a button, such as "No clock"."""
    return sentence_case(clock_name(clock))


def command_text(rule: HouseRule) -> Callable[[], str]:
    """Return the text that describes a house rule's command."""
    return _COMMANDS[rule.command]


def option_text(rule: HouseRule) -> Callable[[], str]:
    """Return the text that describes the parameter of a house rule's command; its page shows it as a hint."""
    return _COMMANDS[f"{rule.command}_{rule.option}"]


def value_label(rule: HouseRule, value: Any) -> str:  # noqa: ANN401 - a value of any rule
    """Return the label of a house rule's value, on its button and in its command."""
    if rule.is_switch:
        return texts.on() if value else texts.off()
    return texts.days_to_keep(days=value) if rule.option == "days" else _value_text(rule, value)


def _value_text(rule: HouseRule, value: Any) -> str:  # noqa: ANN401 - a value of any rule
    return _RULES[f"{rule.command}_value"](value=_value_for_text(rule, value))


AUTOMATIC = "auto"
"""Replaces "" in texts and in choices of commands: no language was chosen."""


def _value_for_text(setting: HouseRule | Preference, value: Any) -> Any:  # noqa: ANN401 - a value of any setting
    """Return the value as texts take it: a language by its own name, any other value as it is."""
    if setting.name != "language":
        return value
    return sentence_case(languages()[value].name) if value else AUTOMATIC


class RuleText(NamedTuple):
    """A house rule as its page shows it: heading, present value, and a hint on the choice."""

    heading: str
    value: str
    hint: str = ""


def rule_texts(rules: HouseRules, games: Sequence[str]) -> Mapping[str, RuleText]:
    """Return the texts of all house rules, by the command that changes each.

    `games` are the titles of the allowed games; empty means all games.
    """
    starters = texts.everybody()
    if rules.starter_role is not None:
        starters = texts.rule_starters_role(role=rules.starter_role)
    results, hint = rules.results_channel, texts.rule_daily_hint()
    if rules.daily_refused:
        hint = texts.rule_daily_hint_refused()
    channels = join_items(f"<#{channel}>" for channel in rules.channels) or texts.rule_channel_all()
    allowed = texts.rule_game_some(games=games) if games else texts.rule_game_all()
    clocks = sentence_case(texts.rule_clock_some(clocks=[clock_name(clock) for clock in rules.clocks]))
    return {
        "channel": RuleText(texts.rule_channel(), channels, texts.rule_channel_hint()),
        "game": RuleText(texts.rule_game(), allowed, texts.rule_game_hint()),
        "clock": RuleText(texts.rule_clock(), clocks, texts.rule_clock_hint()),
        "starters": RuleText(texts.rule_starters(), starters, texts.rule_starters_hint()),
        "tournaments": RuleText(texts.rule_tournaments(), _organisers(rules), texts.rule_tournaments_hint()),
        "results": RuleText(texts.rule_results(), _posts(results), texts.rule_results_hint()),
        "daily": RuleText(texts.rule_daily(), _posts(rules.daily_channel, refused=rules.daily_refused), hint),
        **{each.command: _rule_text(each, rules) for each in HOUSE_RULES},
    }


def _posts(channel: int | None, *, refused: bool = False) -> str:
    if channel is None:
        return texts.no_posts()
    return texts.posts_refused(channel=channel) if refused else texts.posts_in_channel(channel=channel)


def _rule_text(rule: HouseRule, rules: HouseRules) -> RuleText:
    return RuleText(_RULES[rule.command](), _value_text(rule, getattr(rules, rule.name)), option_text(rule)())


def house_rules_screen(rules: HouseRules, games: Sequence[str]) -> Screen:
    """Return the admins' screen with all house rules of the guild.

    `games` are the titles of the allowed games; empty means all games.
    """
    rule_list = rule_texts(rules, games).values()
    lines = [headed(heading=rule.heading, text=rule.value) for rule in rule_list if len(rule.value) <= _LINE]
    return Screen(
        title=texts.settings_title(),
        text=texts.settings_text(),
        blocks=(
            *lines_in_blocks(texts.settings_now(), lines),
            *(Block(rule.heading, rule.value) for rule in rule_list if len(rule.value) > _LINE),
        ),
    )


_LINE = 150
"""Characters of a rule's value on a line of the page of all rules. A longer value gets a block."""


def rule_screen(text: RuleText) -> Screen:
    """Return the admins' screen of one house rule."""
    return Screen(title=text.heading, text=f"**{text.value}**\n{text.hint}")


def _organisers(rules: HouseRules) -> str:
    people = [f"<@{user_id}>" for user_id in rules.organisers]
    if rules.organiser_role is not None:
        people.insert(0, texts.organisers_of_role(role=rules.organiser_role))
    return sentence_case(texts.rule_tournaments_some(people=[*people, texts.organisers_of_server()]))


def preferences_screen(preferences: Preferences, *, words_for_all: bool) -> Screen:
    """Return the page of a person's preferences. `words_for_all` means that the guild shows text to everyone."""
    sentences: dict[str, list[str]] = {}
    for each in PREFERENCES:
        text = _PREFERENCES[each.name](value=_value_for_text(each, getattr(preferences, each.name)))
        sentences.setdefault(each.block, []).append(text)
    if words_for_all:
        sentences["pictures"] = [texts.words_for_all()]
    return Screen(
        title=texts.preferences_title(),
        text=texts.preferences_text(),
        blocks=tuple(Block(_HEADINGS[block](), join_sentences(each)) for block, each in sentences.items()),
    )


def preference_label(preference: Preference, value: Any) -> str:  # noqa: ANN401 - a value of any preference
    """Return the label of a value's button; for a switch, that of its only button while it has this value."""
    return _PREFERENCES[f"{preference.name}_label"](value=_value_for_text(preference, value))


def more_label(preference: Preference) -> str:
    """Return the label of a preference's further button."""
    return _PREFERENCES[f"{preference.name}_more"]()


_NAMED_CHANNELS = 8


def _not_organiser(role: int | None) -> str:
    return texts.refusal_not_organiser() if role is None else texts.not_organiser_of_role(role=role)


def _not_in_this_channel(channels: Sequence[int]) -> str:
    return texts.refusal_not_in_this_channel(channels=[f"<#{channel}>" for channel in channels[:_NAMED_CHANNELS]])


REFUSALS: Mapping[str, RefusalText] = {
    **texts_with_prefix(texts, "refusal"),
    "not_in_this_channel": _not_in_this_channel,
    "not_organiser": _not_organiser,
}
