"""Texts of `bot/privacy`. Written by `python -m bot.tools.texts`."""

def command_privacy() -> str:
    """What I store about you on this server and away; only you see it"""
def command_privacy_about() -> str:
    """See what I store about you, and for how long"""
def command_privacy_export() -> str:
    """Get everything I store about you, in files that only you see"""
def command_privacy_hide() -> str:
    """Hide how you play: no profile, no leaderboard and no list shows you to others"""
def command_privacy_hide_on() -> str:
    """On: only you see how you have played; off: everybody here may"""
def command_privacy_delete() -> str:
    """Delete what I store about you; you are told what that means and asked again"""
def about_title() -> str:
    """What I keep about you"""
def about_text() -> str:
    """Everything is kept for this server alone, by whoever runs me. What you do without a server that has """
def kept() -> str:
    """Kept"""
def kept_text() -> str:
    """Your Discord id, the name you go by here, your matches with every move and its time, your ratings, y"""
def how_long() -> str:
    """For how long"""
def how_long_text(*, days: float) -> str:
    """{ $days -> [365] Matches that are over stay whole for a year; after that only the result stays, and """
def your_choice() -> str:
    """Your choice"""
def your_choice_text() -> str:
    """`/privacy export` gives you all of it in a file; `/privacy delete` deletes it. `/privacy hide` keeps"""
def deletion_title() -> str:
    """Delete what I keep about you?"""
def deletion_text() -> str:
    """This can't be undone. It is about this server, and about what you did without one:"""
def ends_now() -> str:
    """Ends now"""
def ends_now_text() -> str:
    """You give up every match you're in, and leave every challenge, lobby and tournament."""
def is_deleted() -> str:
    """Is deleted"""
def is_deleted_text() -> str:
    """Your id, your name, your ratings, whom you block, your saved set-ups, your lessons, your tries at da"""
def backups() -> str:
    """Backups"""
def backups_text() -> str:
    """Copies of my disk keep it until whoever runs me deletes them."""
def stays() -> str:
    """Stays"""
def stays_text() -> str:
    """The moves of your matches, so that the others can still look at theirs; you're called something like"""
def delete_all() -> str:
    """Yes, delete it all"""
def keep_all() -> str:
    """No, keep it"""
def exported() -> str:
    """This is everything I store about you here."""
def nothing_kept() -> str:
    """I keep nothing of yours here, so there is nothing to delete."""
def nothing_deleted() -> str:
    """Nothing was deleted."""
def gave_up_matches(*, count: float) -> str:
    """{ $count -> [one] You gave up { $count } match. *[other] You gave up { $count } matches. }"""
def left_lobbies(*, count: float) -> str:
    """{ $count -> [one] You left { $count } challenge or lobby. *[other] You left { $count } challenges an"""
def deleted() -> str:
    """What I kept about you here is deleted. If you play again, you begin as somebody new."""
def hidden() -> str:
    """You are hidden on this server: only you see your profile and your ratings, and you are on no leaderb"""
def shown() -> str:
    """You are shown again: everybody on this server can see your profile and your ratings."""
def kept_apart() -> str:
    """What you did without a server that has me is kept apart, and I can't reach it from here. Use the sam"""
def refusal_deleted_lately(*, until: float) -> str:
    """You had your data deleted here less than an hour ago. You can do so again <t:{ $until }:R>; until th"""
def refusal_not_deleted() -> str:
    """You were put into another match meanwhile, so not all was deleted yet. Please ask for it again."""
