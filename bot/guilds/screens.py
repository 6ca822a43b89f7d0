"""Screens of house rules and of a person's preferences, and the refusals of house rules."""

from collections.abc import Mapping, Sequence

from bot.guilds.model import HouseRules, PingPolicy, Preferences, RatingRule
from bot.match.words import CLOCK_NAMES
from bot.screens.refusals import RefusalText
from bot.screens.screen import Block, Screen
from bot.screens.words import format_count, format_list, sentence_case

RULE_TEXTS: Mapping[RatingRule, str] = {
    "usual": "Matches with a clock are rated, unless whoever opens one chooses otherwise",
    "chosen": "Matches with a clock are rated where whoever opens one chooses so",
    "off": "No match is rated",
}
"""Description of each rule for rated matches."""


CLOCK_TEXTS: Mapping[str, str] = {
    "none": "No clock: take all the time you want",
    "daily": "Daily: a day or more for each turn",
    "live": "Live: minutes for each turn",
}
"""Description of each clock, by its key."""

LATE_TEXTS: Mapping[str, str] = {
    "usual": "By the clock: with a daily one the opponents decide, with a live one the game plays",
    "claim": "The opponents may claim the match or give more time",
    "fallback": "The game plays for them; the third time in a row they are out",
    "forfeit": "They are out of the match at once",
}
"""Description of each rule for turns that run out of time."""

CALL_TEXTS: Mapping[PingPolicy, str] = {
    "away": "When I seem to be away",
    "turn": "At every turn",
    "never": "Never",
}
"""Description of each ping policy."""

_CALLS_IN_FULL: Mapping[PingPolicy, str] = {
    "away": "When a match waits for you and you have done nothing in it for five minutes.",
    "turn": "Whenever a match begins to wait for you. Its board is posted anew each time.",
    "never": "Never, once a match has begun; reminders don't mention you either. Challenges still do.",
}

TAKING_BACK: Mapping[bool, str] = {
    True: "What taught nobody anything, until somebody else acts; not in rated matches and tournaments",
    False: "Only if the opponents agree",
}
"""Description of the undo rule, by whether undo without consent is allowed."""

CARE_LABELS: Mapping[bool, str] = {False: "Ask me before attacks", True: "Don't ask before attacks"}
PRESSES_LABELS: Mapping[bool, str] = {False: "Two presses a move", True: "One press a move"}
"""Labels of the buttons that change the two confirmations, by the present setting."""

_CARE: Mapping[bool, str] = {
    False: "Captures, attacks and big plays are carried out at once.",
    True: "You are asked again before captures, attacks and big plays.",
}
_PRESSES: Mapping[bool, str] = {
    False: "One press plays a move of Stratego.",
    True: "The first press of a Stratego move shows where the piece would go, and the second one plays it.",
}


def house_rules_screen(rules: HouseRules, games: Sequence[str]) -> Screen:
    """Return the admins' panel. `games` are the titles of the allowed games; empty means all games."""
    starters = "Everybody"
    if rules.starter_role is not None:
        starters = f"People who have <@&{rules.starter_role}> or can manage this server; anybody can join or accept"
    here = (
        ("Channels", ", ".join(f"<#{channel}>" for channel in rules.channels) or "All that I can write in"),
        ("Games", format_list(games) or "All"),
        ("Clocks", sentence_case(format_list([CLOCK_NAMES[clock] for clock in rules.clocks]))),
        ("Who opens matches", starters),
        ("Boards", "In a thread for each match" if rules.threads else "In the channel of the card"),
        ("Matches that are over", f"Kept for {duration(rules.keep_days)}; after that only the result stays"),
    )
    by_command = (
        ("When time runs out", LATE_TEXTS[rules.when_late], "late"),
        ("Words", "With every picture" if rules.words else "Behind *In words*", "words"),
        ("Computer players", "In every match" if rules.computers else "None", "computers"),
        ("Taking back", TAKING_BACK[rules.taking_back], "takeback"),
        ("Ratings", RULE_TEXTS[rules.ratings], "ratings"),
    )
    return Screen(
        title="Settings for this server",
        text="Only you see this. Matches that are already open go on, whatever you change.",
        blocks=(
            Block("Changed below", "\n".join(f"**{what}:** {value}" for what, value in here)),
            Block(
                "Changed by commands",
                "\n".join(f"`/settings {command}` **{what}:** {value}" for what, value, command in by_command),
            ),
            Block("Who leads tournaments", f"`/settings tournaments` {_organisers(rules)}"),
        ),
    )


def _organisers(rules: HouseRules) -> str:
    named = [f"<@{user_id}>" for user_id in rules.organisers]
    if rules.organiser_role is not None:
        named.insert(0, f"people who have <@&{rules.organiser_role}>")
    return sentence_case(format_list([*named, "people who can manage this server"]))


def duration(days: int) -> str:
    """A number of days in words.

    >>> duration(365), duration(30)
    ('a year', '30 days')
    """
    return "a year" if days == 365 else format_count(days, "day")


def preferences_screen(preferences: Preferences, *, words_for_all: bool) -> Screen:
    """Return the page of a person's preferences. `words_for_all` means that the guild shows text to everyone."""
    words = "Panels say in words what their pictures show."
    if not preferences.words:
        words = "Panels are a picture below a short line; **In words** says the rest."
    if words_for_all:
        words = "On this server, boards and panels say in words what their pictures show, for everybody."
    return Screen(
        title="Your settings on this server",
        text="They are for you alone, and nobody else is told.",
        blocks=(
            Block("Pictures", words),
            Block("Mentions", _CALLS_IN_FULL[preferences.calls]),
            Block("Before you act", f"{_CARE[preferences.careful]} {_PRESSES[preferences.aims]}"),
        ),
    )


_NAMED_CHANNELS = 8


def _not_organiser(role: int | None) -> str:
    if role is None:
        return "Only admins and the people they name with `/settings tournaments` can lead tournaments here."
    return f"Only admins and people with the role <@&{role}> lead tournaments here."


def _not_in_this_channel(channels: Sequence[int]) -> str:
    named = format_list([f"<#{channel}>" for channel in channels[:_NAMED_CHANNELS]], "or")
    return f"Matches aren't hosted in this channel. Try {named}."


def _clock_not_offered(clocks: Sequence[str]) -> str:
    return f"This server doesn't offer that clock. You can have {format_list([f'`{clock}`' for clock in clocks])}."


REFUSALS: Mapping[str, RefusalText] = {
    "asked_too_often": (
        "You have asked {name} to play several times lately, and they haven't agreed. "
        "You can ask them again <t:{until}:R>."
    ),
    "clock_not_offered": _clock_not_offered,
    "game_not_allowed": lambda game, games: (
        f"{game} isn't played on this server. You can choose {format_list(games, 'or')}."
    ),
    "no_clock_left": "At least one clock has to be offered. Offer another one first, then take this one away.",
    "no_game_left": "At least one game has to be allowed. Allow another one first, then take this one away.",
    "not_organiser": _not_organiser,
    "too_many_organisers": "You can name {limit} people at most. For more, choose a role: `/settings tournaments`.",
    "not_a_starter": "Only people with the role <@&{role}> open matches here. You can join the ones they open.",
    "not_an_admin": "Only people who can manage this server can change that. Ask one of them.",
    "not_in_this_channel": _not_in_this_channel,
    "too_fast": "You've opened many matches in a short time. You can open another one <t:{until}:R>.",
    "too_many_channels": "At most {limit} channels can be named. Name a category to allow all channels in it.",
}
