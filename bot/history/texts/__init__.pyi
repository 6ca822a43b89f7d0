"""Texts of `bot/history`. Written by `python -m bot.tools.texts`."""

def match_begins() -> str:
    """The match begins."""
def rules_changed() -> str:
    """The rules have changed since, so this shows what was told then, and no pictures."""
def step_of(*, footer: str, number: float, total: float) -> str:
    """Step { $number } of { $total } · { $footer }"""
def your_hand() -> str:
    """Your hand"""
def hand_of(*, name: str) -> str:
    """{ $name }'s hand"""
def go_to() -> str:
    """Go to"""
def as_spectator() -> str:
    """As a spectator"""
def from_my_seat() -> str:
    """From my seat"""
def everything_open() -> str:
    """Everything open"""
def gif() -> str:
    """GIF"""
def text() -> str:
    """Text"""
def record() -> str:
    """Record"""
def played_match(*, game: str, match: float, over: bool, sides: str) -> str:
    """{ $over -> [true] #{ $match } { $game }: { $sides } *[false] #{ $match } { $game } in play: { $sides"""
def gif_of_match(*, match: float) -> str:
    """Animated picture of match { $match }"""
def gif_about() -> str:
    """The match as the replay shows it, picture by picture."""
def text_of_match(*, match: float) -> str:
    """Score sheet of match { $match }"""
def text_about() -> str:
    """The moves as the replay tells them, a line each."""
def record_of_match(*, match: float) -> str:
    """Record of match { $match }"""
def record_about() -> str:
    """Key and moves, for `python -m bot.tools.verify`, which replays the match from its key."""
def share_here() -> str:
    """Share here"""
def back_to_the_replay() -> str:
    """Back to the replay"""
def shared_in_channel() -> str:
    """Shared in this channel."""
def making_gif(*, match: float) -> str:
    """Making the GIF of match { $match }…"""
def pictures_drawn(*, drawn: float, total: float) -> str:
    """{ $drawn } of { $total } pictures are drawn."""
def pictures_to_draw(*, total: float) -> str:
    """{ $total } pictures are to be drawn."""
def gif_failed() -> str:
    """The GIF could not be made. Please try it once more in a minute."""
def gif_shared(*, game: str, match: float, name: str, sides: str) -> str:
    """**{ $game }, match { $match }: { $sides }** · animated picture, shared by { $name }"""
def text_shared(*, game: str, match: float, name: str, sides: str) -> str:
    """**{ $game }, match { $match }: { $sides }** · score sheet, shared by { $name }"""
def record_shared(*, game: str, match: float, name: str, sides: str) -> str:
    """**{ $game }, match { $match }: { $sides }** · record, shared by { $name }"""
def gif_shared_by_spectator(*, game: str, match: float, sides: str) -> str:
    """**{ $game }, match { $match }: { $sides }** · animated picture, shared by a spectator"""
def text_shared_by_spectator(*, game: str, match: float, sides: str) -> str:
    """**{ $game }, match { $match }: { $sides }** · score sheet, shared by a spectator"""
def record_shared_by_spectator(*, game: str, match: float, sides: str) -> str:
    """**{ $game }, match { $match }: { $sides }** · record, shared by a spectator"""
def sheet_title(*, game: str, match: float) -> str:
    """{ $game }, match { $match }"""
def command_replay() -> str:
    """Go through a match step by step; only you see it"""
def command_replay_match() -> str:
    """Which match; your last one, unless you choose another"""
def refusal_gif_busy() -> str:
    """Too many GIFs are being made at the moment. Please try that again in a minute."""
def refusal_gif_gone() -> str:
    """I don't have that GIF any more. Go back to the replay and press **{ gif }** once more."""
def refusal_gif_in_progress() -> str:
    """A GIF is being made for you. Please try that again when it is done."""
def refusal_no_pictures() -> str:
    """The rules have changed since that match, so there are no pictures of it. **{ text }** writes down wh"""
def refusal_not_shared() -> str:
    """Discord didn't let me post that here. Please try it again, or in another channel."""
def refusal_nothing_to_keep_yet() -> str:
    """GIFs, score sheets and records are made once the match is over. Until then, `/replay` goes through i"""
def refusal_nothing_played() -> str:
    """You haven't played here yet. Name a match in `match`, or `/challenge` somebody."""
def refusal_nothing_to_replay(*, match: float) -> str:
    """I have no moves of match { $match } for you: nobody played it, it was played where you can't see it,"""
def refusal_not_open_yet() -> str:
    """Everything is shown when the match is over. Until then a replay shows what you could see."""
def refusal_has_to_be_remembered(*, match: float) -> str:
    """In match { $match } people have to remember what they saw. It can be replayed once it is over; **{ w"""
