"""Texts of `bot/guilds`. Written by `python -m bot.tools.texts`."""

from collections.abc import Sequence

def clock_choice_none() -> str:
    """No clock"""
def clock_no_limit() -> str:
    """take all the time you want"""
def clock_choice_daily() -> str:
    """Daily"""
def clock_choice_live() -> str:
    """Live"""
def command_settings() -> str:
    """Which matches may be played on this server, where, and who opens them; for admins"""
def command_settings_show() -> str:
    """Show all settings, with buttons and lists to change them; only you see it"""
def command_settings_channel() -> str:
    """Choose the channels in which matches may be opened"""
def command_settings_channel_channel() -> str:
    """A channel, or a category with all its channels; leave it out to see them"""
def command_settings_channel_allowed() -> str:
    """Whether matches may be opened there"""
def command_settings_game() -> str:
    """Choose which games may be played"""
def command_settings_game_game() -> str:
    """Which game"""
def command_settings_game_allowed() -> str:
    """Whether it may be played here"""
def command_settings_clock() -> str:
    """Choose which clocks a match may have"""
def command_settings_clock_clock() -> str:
    """Which clock"""
def command_settings_clock_offered() -> str:
    """Whether it can be chosen"""
def command_settings_starters() -> str:
    """Choose who may open matches; everybody can accept and join them"""
def command_settings_starters_role() -> str:
    """The role that may open matches, or @everyone; leave it out to see which may"""
def command_settings_tournaments() -> str:
    """Choose who else may open and lead tournaments: a role, or somebody"""
def command_settings_tournaments_role() -> str:
    """A role that may; leave both out to see who may"""
def command_settings_tournaments_person() -> str:
    """Somebody who may"""
def command_settings_tournaments_allowed() -> str:
    """Whether they may"""
def command_settings_results() -> str:
    """Choose the channel in which results of rated and tournament matches are posted"""
def command_settings_results_channel() -> str:
    """The channel; leave it out to see which it is, or to switch the posts off"""
def command_settings_daily() -> str:
    """Choose the channel in which the daily position is posted, once a day"""
def command_settings_daily_channel() -> str:
    """{ command-settings-results-channel }"""
def command_settings_threads() -> str:
    """Choose whether each match gets its own thread"""
def command_settings_threads_on() -> str:
    """On: the board is in a thread under the card; off: it stays in the channel"""
def command_settings_keep() -> str:
    """Choose how long finished matches are stored completely"""
def command_settings_keep_days() -> str:
    """After that, only the result is kept"""
def command_settings_late() -> str:
    """Choose what happens when somebody's time for a turn runs out"""
def command_settings_late_rule() -> str:
    """Answers in somebody else's turn are always played by the game"""
def command_settings_language() -> str:
    """Choose the language of all that everybody sees on this server"""
def command_settings_language_rule() -> str:
    """What one person alone sees is in that person's language"""
def command_settings_words() -> str:
    """Choose whether boards and panels say in words what their pictures show"""
def command_settings_words_on() -> str:
    """On: all words, for everybody; off: a short line, and the rest behind { in-words }"""
def command_settings_computers() -> str:
    """Allow computer players in new matches, or not"""
def command_settings_computers_on() -> str:
    """On: anybody may play against the computer; off: people play with each other alone"""
def command_settings_takeback() -> str:
    """Let people take back moves that revealed nothing, or not"""
def command_settings_takeback_on() -> str:
    """On: without asking, until somebody else acts; off: what was done stands. Rated matches: never"""
def command_settings_ratings() -> str:
    """Choose which matches change people's ratings on this server"""
def command_settings_ratings_rule() -> str:
    """Matches without a clock and with computer players are never rated"""
def settings_title() -> str:
    """Settings for this server"""
def settings_text() -> str:
    """Press what you want to change. Open matches go on as they are."""
def settings_now() -> str:
    """Now"""
def all_settings() -> str:
    """All settings"""
def saved() -> str:
    """Saved."""
def on() -> str:
    """On"""
def off() -> str:
    """Off"""
def rule_channel() -> str:
    """Channels"""
def rule_channel_all() -> str:
    """All that I can write in"""
def rule_channel_hint() -> str:
    """Choose none to allow them all. A category allows its channels."""
def any_channel() -> str:
    """Channels: all of them"""
def all_channels() -> str:
    """All channels"""
def rule_game() -> str:
    """Games"""
def rule_game_all() -> str:
    """All"""
def rule_game_some(*, games: Sequence[str]) -> str:
    """{ LIST($games) }"""
def rule_game_hint() -> str:
    """Press a game to allow it, or to take it away."""
def rule_clock() -> str:
    """Clocks"""
def rule_clock_some(*, clocks: Sequence[str]) -> str:
    """{ LIST($clocks) }"""
def rule_clock_hint() -> str:
    """Press a clock to offer it, or to take it away."""
def rule_starters() -> str:
    """Who opens matches"""
def everybody() -> str:
    """Everybody"""
def rule_starters_role(*, role: float) -> str:
    """People who have <@&{ $role }> or can manage this server; anybody can join or accept"""
def rule_starters_hint() -> str:
    """Choose no role to let everybody open matches."""
def rule_tournaments() -> str:
    """Who leads tournaments"""
def rule_tournaments_some(*, people: Sequence[str]) -> str:
    """{ LIST($people) }"""
def organisers_of_role(*, role: float) -> str:
    """people who have <@&{ $role }>"""
def organisers_of_server() -> str:
    """people who can manage this server"""
def rule_tournaments_hint() -> str:
    """Choose a role, people, or both."""
def no_role() -> str:
    """No role"""
def nobody_else() -> str:
    """Nobody else"""
def no_further_people() -> str:
    """No further people"""
def rule_results() -> str:
    """Posts about results"""
def no_posts() -> str:
    """None"""
def posts_in_channel(*, channel: float) -> str:
    """In <#{ $channel }>"""
def rule_results_hint() -> str:
    """Each rated or tournament match gets a line with its winner when it ends. Matches of people who hide """
def no_channel() -> str:
    """No channel"""
def rule_daily() -> str:
    """Posts of the daily position"""
def posts_refused(*, channel: float) -> str:
    """In <#{ $channel }>, which refused the last one"""
def rule_daily_hint() -> str:
    """Each day has one position, the same everywhere. I post it soon after midnight UTC, with a button tha"""
def rule_daily_hint_refused() -> str:
    """I need to send messages, embed links and attach files there. Then choose the channel again."""
def rule_threads() -> str:
    """Boards"""
def rule_threads_value(*, value: bool) -> str:
    """{ $value -> [true] In a thread for each match *[false] In the channel of the card }"""
def rule_keep() -> str:
    """Matches that are over"""
def rule_keep_value(*, value: float) -> str:
    """{ $value -> [365] Kept for a year; after that only the result stays *[other] Kept for { $value } day"""
def days_to_keep(*, days: float) -> str:
    """{ $days -> [365] a year *[other] { $days } days }"""
def rule_late() -> str:
    """When time runs out"""
def rule_late_value(*, value: str) -> str:
    """{ $value -> [claim] The opponents may claim the match or give more time [fallback] The game plays fo"""
def rule_language() -> str:
    """Language"""
def rule_language_value(*, value: str) -> str:
    """{ $value -> [auto] Discord's if this server is a Community, otherwise English *[other] { $value } }"""
def rule_words() -> str:
    """Words"""
def rule_words_value(*, value: bool) -> str:
    """{ $value -> [true] With every picture *[false] Behind *{ in-words }* }"""
def rule_computers() -> str:
    """Computer players"""
def rule_computers_value(*, value: bool) -> str:
    """{ $value -> [true] In every match *[false] None }"""
def rule_takeback() -> str:
    """Taking back"""
def rule_takeback_value(*, value: bool) -> str:
    """{ $value -> [true] Moves that revealed nothing, until somebody else acts; not in rated matches and t"""
def rule_ratings() -> str:
    """Rated matches"""
def rule_ratings_value(*, value: str) -> str:
    """{ $value -> [chosen] Matches with a clock, if the opener makes them rated [off] None *[usual] Matche"""
def preferences_title() -> str:
    """Your settings on this server"""
def preferences_text() -> str:
    """They are for you alone."""
def heading_language() -> str:
    """Language"""
def heading_pictures() -> str:
    """Pictures"""
def heading_mentions() -> str:
    """Mentions"""
def heading_messages() -> str:
    """Direct messages"""
def heading_acting() -> str:
    """Before you act"""
def preference_language(*, value: str) -> str:
    """{ $value -> [auto] All that you alone see is in the language of your Discord, if I know it. *[other]"""
def preference_language_label(*, value: str) -> str:
    """{ $value -> [auto] As in my Discord *[other] { $value } }"""
def preference_words(*, value: bool) -> str:
    """{ $value -> [true] Panels say in words what their pictures show. *[false] Panels are a picture below"""
def preference_words_label(*, value: bool) -> str:
    """{ $value -> [true] Show pictures with a short line *[false] Show all words with pictures }"""
def words_for_all() -> str:
    """On this server, boards and panels say in words what their pictures show, for everybody."""
def preference_calls(*, value: str) -> str:
    """{ $value -> [turn] Whenever a match begins to wait for you. Its board is posted anew each time. [nev"""
def preference_calls_label(*, value: str) -> str:
    """{ $value -> [turn] At every turn [never] Never *[away] Mention me when away }"""
def preference_told(*, value: str) -> str:
    """{ $value -> [turn] I write to you when it's your turn and you are away, at most once an hour. [next]"""
def preference_told_label(*, value: str) -> str:
    """{ $value -> [turn] When it's my turn [next] Also when I'm next *[never] Don't write to me }"""
def preference_told_more() -> str:
    """Daily list"""
def preference_careful(*, value: bool) -> str:
    """{ $value -> [true] You are asked again before captures, attacks and big plays. *[false] Captures, at"""
def preference_careful_label(*, value: bool) -> str:
    """{ $value -> [true] Don't ask before attacks *[false] Ask me before attacks }"""
def preference_aims(*, value: bool) -> str:
    """{ $value -> [true] The first press of a Stratego move shows where the piece would go, and the second"""
def preference_aims_label(*, value: bool) -> str:
    """{ $value -> [true] One press a move *[false] Two presses a move }"""
def refusal_asked_too_often(*, name: str, until: float) -> str:
    """You have asked { $name } to play several times lately, and they haven't agreed. You can ask them aga"""
def refusal_clock_not_offered(*, clocks: Sequence[str]) -> str:
    """This server doesn't offer that clock. You can have { LIST($clocks) }."""
def clock_key_none() -> str:
    """`none`"""
def clock_key_daily() -> str:
    """`daily`"""
def clock_key_live() -> str:
    """`live`"""
def refusal_game_not_allowed(*, game: str, games: Sequence[str]) -> str:
    """{ $game } isn't played on this server. You can choose { LIST($games, type: 'or') }."""
def refusal_no_clock_left() -> str:
    """At least one clock has to be offered. Offer another one first, then take this one away."""
def refusal_no_game_left() -> str:
    """At least one game has to be allowed. Allow another one first, then take this one away."""
def refusal_not_organiser() -> str:
    """Only admins and the people they name with `/settings tournaments` can lead tournaments here."""
def not_organiser_of_role(*, role: float) -> str:
    """Only admins and people with the role <@&{ $role }> lead tournaments here."""
def refusal_too_many_organisers(*, limit: float) -> str:
    """You can name { $limit } people at most. For more, choose a role: `/settings tournaments`."""
def refusal_not_a_starter(*, role: float) -> str:
    """Only people with the role <@&{ $role }> open matches here. You can join the ones they open."""
def refusal_not_an_admin() -> str:
    """Only people who can manage this server can change that. Ask one of them."""
def refusal_not_in_this_channel(*, channels: Sequence[str]) -> str:
    """Matches aren't hosted in this channel. Try { LIST($channels, type: 'or') }."""
def refusal_too_fast(*, until: float) -> str:
    """You've opened many matches in a short time. You can open another one <t:{ $until }:R>."""
def refusal_too_many_channels(*, limit: float) -> str:
    """At most { $limit } channels can be named. Name a category to allow all channels in it."""
