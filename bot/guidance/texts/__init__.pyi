"""Texts of `bot/guidance`. Written by `python -m bot.tools.texts`."""

from collections.abc import Sequence

def help_title() -> str:
    """War games in this channel"""
def how_to_begin() -> str:
    """Begin a match with a button below. Once it is on, press **{ my-hand }** under its board."""
def commands_to_know() -> str:
    """Commands to know"""
def commands() -> str:
    """`/challenge` asks somebody · `/open` lets anybody join · `/muster` plays with your voice channel `/l"""
def state(*, survives: bool, version: str) -> str:
    """{ $survives -> [true] Warroom { $version }. Your matches survive a restart. *[false] Warroom { $vers"""
def may_be_lost() -> str:
    """⚠️ Matches here may be lost when I restart, because the disk I run on doesn't last. Please tell the """
def play_the_computer() -> str:
    """Play the computer"""
def challenge() -> str:
    """Challenge"""
def open_to_all() -> str:
    """Open to all"""
def which_rules() -> str:
    """Which game's rules?"""
def which_cards() -> str:
    """Which game's cards?"""
def or_type_a_card() -> str:
    """Or type a card's name: `/card name`."""
def rules_title(*, game: str, topic: str) -> str:
    """{ $game }: { $topic }"""
def cards_title(*, game: str) -> str:
    """{ $game }: the cards"""
def no_cards() -> str:
    """This game has no cards."""
def previous_page() -> str:
    """Previous page"""
def next_page() -> str:
    """Next page"""
def look_up() -> str:
    """Look up what you see"""
def card_fact(*, heading: str, text: str) -> str:
    """{ $heading }: { $text }"""
def game_in_words(*, game: str, gist: str) -> str:
    """{ $game }: { $gist }"""
def command_help() -> str:
    """What you can play here and how to begin; only you see it"""
def command_rules() -> str:
    """Look up the rules of a game; only you see it"""
def command_rules_game() -> str:
    """Which game"""
def command_rules_topic() -> str:
    """What about; leave it out for the overview"""
def command_card() -> str:
    """Look up a card, or list all the cards of a game; only you see it"""
def command_card_name() -> str:
    """Start typing the card's name"""
def command_card_game() -> str:
    """Which game's cards to list"""
def hint(*, count: float) -> str:
    """{ $count -> [one] Hint (1 left) *[other] Hint ({ $count } left) }"""
def hint_button() -> str:
    """Hint"""
def hint_text(*, because: str, choice: str) -> str:
    """**Hint: { $choice }.** { $because }"""
def hint_thinking() -> str:
    """**Hint:** I'm thinking about your move …"""
def hint_forgotten() -> str:
    """I can't read the hint for this position any more, because I was updated since. It isn't counted."""
def hint_overtaken() -> str:
    """The match went on before I had a hint. That one isn't counted."""
def hint_failed() -> str:
    """I couldn't think of a hint. That one isn't counted; press **{ hint-button }** to ask again."""
def hint_nothing_found() -> str:
    """No move stands out. That one isn't counted."""
def reason_certain(*, reason: str, unanswered: bool) -> str:
    """{ $unanswered -> [true] Each time I imagined it and nobody answered: { $reason } *[false] Each time """
def reason_likely(*, reason: str, total: float, unanswered: bool, worlds: float) -> str:
    """{ $unanswered -> [true] Probably, in { $worlds } of { $total } imagined worlds and nobody answered: """
def small_after_colon() -> str:
    """A If In It On That The You Your"""
def refusal_no_hint_now() -> str:
    """There is nothing to decide now, so there is no hint to give. Ask for one when it's your turn."""
def refusal_no_hints_here() -> str:
    """Hints are for matches that you play alone against the computer. `/practice` begins one."""
def refusal_no_hints_left() -> str:
    """You've had your three hints for this match. **{ rules }** says what you may do here."""
def refusal_unknown_card(*, name: str) -> str:
    """I know no card called { $name }. Start typing and pick one from the list."""
def unclear_card(*, cards: Sequence[str], name: str) -> str:
    """I know no card called { $name }. Did you mean { LIST($cards, type: 'or') }?"""
def refusal_unknown_topic(*, topic: str) -> str:
    """I have no rules on { $topic }. Start typing and pick a topic from the list."""
