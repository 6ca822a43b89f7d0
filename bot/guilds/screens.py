"""Screens of house rules and of a person's preferences, and the refusals of house rules."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bot.guilds.model import HOUSE_RULES, PREFERENCES, HouseRule, HouseRules, Preferences
from bot.match.words import CLOCK_NAMES, clock_times
from bot.screens.refusals import RefusalText
from bot.screens.screen import Block, Screen, lines_in_blocks
from bot.screens.words import format_list, sentence_case

CLOCK_TEXTS: Mapping[str, str] = {
    "none": "No clock: take all the time you want",
    "daily": f"Daily: {clock_times('daily')}",
    "live": f"Live: {clock_times('live')}",
}
"""Description of each clock, by its key."""


class RuleText(NamedTuple):
    """A house rule as its page shows it: heading, present value, and a hint on the choice."""

    heading: str
    value: str
    hint: str = ""


def rule_texts(rules: HouseRules, games: Sequence[str]) -> Mapping[str, RuleText]:
    """Return the texts of all house rules, by the command that changes each.

    `games` are the titles of the allowed games; empty means all games.
    """
    starters = "Everybody"
    if rules.starter_role is not None:
        starters = f"People who have <@&{rules.starter_role}> or can manage this server; anybody can join or accept"
    results = "None" if rules.results_channel is None else f"In <#{rules.results_channel}>"
    daily = "None" if rules.daily_channel is None else f"In <#{rules.daily_channel}>"
    if rules.daily_refused:
        daily += ", which refused the last one"
    channels = ", ".join(f"<#{channel}>" for channel in rules.channels) or "All that I can write in"
    return {
        "channel": RuleText("Channels", channels, "Choose none to allow them all. A category allows its channels."),
        "game": RuleText("Games", format_list(games) or "All", "Press a game to allow it, or to take it away."),
        "clock": RuleText(
            "Clocks",
            sentence_case(format_list([CLOCK_NAMES[clock] for clock in rules.clocks])),
            "Press a clock to offer it, or to take it away.",
        ),
        "starters": RuleText("Who opens matches", starters, "Choose no role to let everybody open matches."),
        "tournaments": RuleText("Who leads tournaments", _organisers(rules), "Choose a role, people, or both."),
        "results": RuleText("Posts about results", results, _RESULTS),
        "daily": RuleText("Posts of the daily position", daily, _DAILY_REFUSED if rules.daily_refused else _DAILY),
        **{each.command: _rule_text(each, rules) for each in HOUSE_RULES},
    }


def _rule_text(rule: HouseRule, rules: HouseRules) -> RuleText:
    return RuleText(rule.heading, rule.says[getattr(rules, rule.name)], rule.hint)


_RESULTS = (
    "Each rated or tournament match gets a line with its winner when it ends. Matches of people who hide themselves "
    "get none. Choose no channel to post nothing."
)

_DAILY = (
    "Each day has one position, the same everywhere. I post it soon after midnight UTC, with a button that opens it in "
    "private. The first one comes at once."
)
_DAILY_REFUSED = "I need to send messages, embed links and attach files there. Then choose the channel again."


def house_rules_screen(rules: HouseRules, games: Sequence[str]) -> Screen:
    """Return the admins' screen with all house rules of the guild.

    `games` are the titles of the allowed games; empty means all games.
    """
    texts = rule_texts(rules, games).values()
    lines = [f"**{text.heading}:** {text.value}" for text in texts if len(text.value) <= _LINE]
    return Screen(
        title="Settings for this server",
        text="Press what you want to change. Open matches go on as they are.",
        blocks=(
            *lines_in_blocks("Now", lines),
            *(Block(text.heading, text.value) for text in texts if len(text.value) > _LINE),
        ),
    )


_LINE = 150
"""Characters of a rule's value on a line of the page of all rules. A longer value gets a block."""


def rule_screen(text: RuleText) -> Screen:
    """Return the admins' screen of one house rule."""
    return Screen(title=text.heading, text=f"**{text.value}**\n{text.hint}")


def _organisers(rules: HouseRules) -> str:
    named = [f"<@{user_id}>" for user_id in rules.organisers]
    if rules.organiser_role is not None:
        named.insert(0, f"people who have <@&{rules.organiser_role}>")
    return sentence_case(format_list([*named, "people who can manage this server"]))


def preferences_screen(preferences: Preferences, *, words_for_all: bool) -> Screen:
    """Return the page of a person's preferences. `words_for_all` means that the guild shows text to everyone."""
    said: dict[str, list[str]] = {}
    for each in PREFERENCES:
        said.setdefault(each.heading, []).append(each.says[getattr(preferences, each.name)])
    if words_for_all:
        said["Pictures"] = ["On this server, boards and panels say in words what their pictures show, for everybody."]
    return Screen(
        title="Your settings on this server",
        text="They are for you alone.",
        blocks=tuple(Block(heading, " ".join(sentences)) for heading, sentences in said.items()),
    )


_NAMED_CHANNELS = 8


def _not_organiser(role: int | None) -> str:
    if role is None:
        return "Only admins and the people they name with `/settings tournaments` can lead tournaments here."
    return f"Only admins and people with the role <@&{role}> lead tournaments here."


REFUSALS: Mapping[str, RefusalText] = {
    "asked_too_often": (
        "You have asked {name} to play several times lately, and they haven't agreed. "
        "You can ask them again <t:{until}:R>."
    ),
    "clock_not_offered": lambda clocks: (
        f"This server doesn't offer that clock. You can have {format_list([f'`{clock}`' for clock in clocks])}."
    ),
    "game_not_allowed": lambda game, games: (
        f"{game} isn't played on this server. You can choose {format_list(games, 'or')}."
    ),
    "no_clock_left": "At least one clock has to be offered. Offer another one first, then take this one away.",
    "no_game_left": "At least one game has to be allowed. Allow another one first, then take this one away.",
    "not_organiser": _not_organiser,
    "too_many_organisers": "You can name {limit} people at most. For more, choose a role: `/settings tournaments`.",
    "not_a_starter": "Only people with the role <@&{role}> open matches here. You can join the ones they open.",
    "not_an_admin": "Only people who can manage this server can change that. Ask one of them.",
    "not_in_this_channel": lambda channels: (
        "Matches aren't hosted in this channel. Try "
        f"{format_list([f'<#{channel}>' for channel in channels[:_NAMED_CHANNELS]], 'or')}."
    ),
    "too_fast": "You've opened many matches in a short time. You can open another one <t:{until}:R>.",
    "too_many_channels": "At most {limit} channels can be named. Name a category to allow all channels in it.",
}
