"""A sentence for everything that can be refused: what is the matter, and what to do instead.

Codes come from the engine (`Illegal`) and from the use cases (`Refused`); the sentences for what only one game refuses
come with its presenter. Every sentence is complete by itself.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.presenters.catalog import PRESENTERS
from bot.presenters.presenter import RefusalText
from bot.presenters.words import counted, listed, message_link, plural, quoted, safe_name

_NAMED_CHANNELS = 8
_TOLD = 3

_CHALLENGE_CLOSED = {
    "live": "That challenge was accepted already, and the match is on. `/board` shows it.",
    "over": "That challenge was accepted, and its match is over. `/challenge` starts another.",
    "declined": "That challenge was declined. `/challenge` asks again.",
    "cancelled": "That challenge was taken back. `/challenge` makes a new one.",
    "expired": "That challenge has expired. `/challenge` makes a new one.",
}

_SIGNUP_OVER = {
    "running": "The tournament has begun, so nobody can join any more. Its table shows who plays.",
    "over": "That tournament is over. `/tournament show` lists those that are on.",
    "cancelled": "That tournament was called off. `/tournament show` lists those that are on.",
}

_TOURNAMENT_OVER = {
    "over": "That tournament is over, so nothing was changed.",
    "cancelled": "That tournament was called off already.",
}

_LOBBY_CLOSED = {
    "live": "That match has started. Press **My hand** under its board if you play in it.",
    "over": "That match is over already. `/open` starts another.",
    "cancelled": "That match was called off. `/open` or `/muster` starts another.",
    "expired": "That match expired before everybody was there. `/open` or `/muster` starts another.",
}


def _bad_options(problems: Sequence[tuple[str, str]]) -> str:
    lines = "\n".join(f"• {safe_name(place or 'options')}: {_problem(what)}" for place, what in problems[:5])
    return f"Those options don't work:\n{lines}\nStart typing in `options` and pick from the list."


def _problem(text: str) -> str:
    return text[:1].lower() + text[1:200].rstrip(".")


def _stale(happened: Sequence[str] = (), answered: str = "") -> str:
    reason = "The match has moved on since that was shown, so nothing was changed."
    if answered:
        reason = f"{answered} was faster and has decided for your team, so nothing was changed."
    return "\n".join((reason, *(f"• {sentence}" for sentence in happened), "Here is how it stands now."))


def _learnt_since(happened: Sequence[str]) -> str:
    reason = "That stands, because somebody learnt something by it, or chance was drawn:"
    return "\n".join((reason, *(f"• {sentence}" for sentence in happened[-_TOLD:])))


def _not_organiser(role: int | None) -> str:
    if role is None:
        return "Only admins and the people they name with `/settings tournaments` can lead tournaments here."
    return f"Only admins and people with the role <@&{role}> lead tournaments here."


def _cannot_start(sizes: Sequence[int], *, teams: bool) -> str:
    players = _numbers(sizes)
    if teams:
        return f"The match can't start like this: it takes {players} players, in teams of the right sizes."
    return f"The match can't start like this: it takes {players} players."


def _not_complete(free: int) -> str:
    if free <= 0:
        return "The teams aren't made yet. You can agree once they are."
    return plural(
        free,
        "The match isn't complete: {number} seat is free. You can agree once it is taken.",
        "The match isn't complete: {number} seats are free. You can agree once they are taken.",
    ).format(number=free)


def _not_in_voice(names: Sequence[str]) -> str:
    return plural(
        len(names),
        "{names} isn't in your voice channel. Choose people who are, or wait until they join.",
        "{names} aren't in your voice channel. Choose people who are, or wait until they join.",
    ).format(names=listed(names))


def _uneven_teams(sizes: Sequence[Sequence[int]]) -> str:
    splits = dict.fromkeys(" against ".join(map(str, sorted(split))) for split in sizes)
    return f"Those teams don't fit: it has to be {listed(list(splits), 'or')}. Choose again who is in team 1."


def _too_many_open(name: str, limit: int) -> str:
    matches = counted(limit, "open match", "open matches")
    return f"{name} already has {matches} here, the most allowed. Challenge somebody else, or try again later."


def _too_many_yours(limit: int) -> str:
    matches = counted(limit, "open match", "open matches")
    return (
        f"You already have {matches} here, the most allowed. Finish one, or cancel a challenge; `/matches` lists them."
    )


def _unknown_option(text: str, known: Sequence[str], meant: Sequence[str] = ()) -> str:
    if meant:
        return f"I don't understand the option {quoted(text)}. Did you mean {_guesses(meant)}?"
    if not known:
        return f"I don't understand the option {quoted(text)}. Start typing and pick from the list."
    options = listed([f"`{key}`" for key in known])
    return (
        f"I don't understand the option {quoted(text)}. The options are {options}, written like `{known[0]}=…`. "
        "Start typing and pick from the list."
    )


def _unknown_card(name: str, meant: Sequence[str] = ()) -> str:
    if meant:
        return f"I know no card called {quoted(name)}. Did you mean {_guesses(meant)}?"
    return f"I know no card called {quoted(name)}. Start typing and pick one from the list."


def _guesses(meant: Sequence[str]) -> str:
    return listed([f"`{each}`" for each in meant], "or")


def _no_such_move(text: str, count: int) -> str:
    if count > 1:
        return f"{quoted(text)} fits {count} of your moves. Type more of it, or pick one from the list."
    return f"{quoted(text)} isn't a move you can make now. Start typing and pick one from the list."


def _missing_permissions(permissions: Sequence[str]) -> str:
    missing = listed([f"**{name}**" for name in permissions])
    return f"I can't host a match in this channel yet. Please ask an admin to give me {missing} here, then try again."


def _not_in_this_channel(channels: Sequence[int]) -> str:
    named = listed([f"<#{channel}>" for channel in channels[:_NAMED_CHANNELS]], "or")
    return f"Matches aren't hosted in this channel. Try {named}."


Where = tuple[int, int, int | None]
"""The guild, the channel and the message that somebody is sent to; None: it is still to be posted."""


def _linked(where: Where, text: str) -> str:
    """A link to a message, or to its channel as long as it isn't posted."""
    guild_id, channel_id, message_id = where
    return f"<#{channel_id}>" if message_id is None else f"[{text}]({message_link(guild_id, channel_id, message_id)})"


def _watched_already(where: Where) -> str:
    board = _linked(where, "here is the board")
    return f"Computer players already play each other on this server: {board}. Watch them, or wait until they are done."


def _posted_lately(where: Where, until: int) -> str:
    board = _linked(where, "here it is")
    return f"The board was posted a moment ago: {board}. You can have it posted again <t:{until}:R>."


def _challenged_already(name: str, where: Where) -> str:
    card = _linked(where, "here is the card")
    return f"You have already challenged {name} to that, and they haven't answered yet: {card}."


def _rematch_stands(where: Where) -> str:
    card = _linked(where, "here is the card")
    return f"You have already asked for that, and not everybody has agreed yet: {card}."


def _clock_not_offered(clocks: Sequence[str]) -> str:
    return f"This server doesn't offer that clock. You can have {listed([f'`{clock}`' for clock in clocks])}."


def _numbers(numbers: Sequence[int]) -> str:
    return listed([str(number) for number in numbers], "or")


_SENTENCES: Mapping[str, RefusalText] = {
    "agreed_already": lambda names: f"You have already agreed. Waiting for {listed(names)} to agree.",
    "alone_in_voice": "You're alone in your voice channel. Wait for the others, or use `/open` for a public lobby.",
    "already_out": "You are out of this match already. You can watch how it ends.",
    "asked_already": "{name} has already asked for something, which comes first. `/clock` shows it.",
    "asked_too_often": (
        "You have asked {name} to play several times lately, and they haven't agreed. "
        "You can ask them again <t:{until}:R>."
    ),
    "asked_lately": "That was refused or taken back a few minutes ago. Your side can ask for it again <t:{until}:R>.",
    "bad_options": _bad_options,
    "blocked_here": "You can't join this match. `/open` starts another.",
    "blocked_pair": lambda names: f"{listed(names)} can't play in one match. Please leave one of them out.",
    "blocked_you": "{name} isn't accepting challenges. Please challenge somebody else.",
    "bot_challenge": "{name} is a bot that can't play. Challenge a person, or use `/practice` to play against me.",
    "bot_invited": "{name} is a bot and can't play. Choose people only.",
    "broken_match": "This match can't be read, so nothing was changed. Please tell the admins of this server.",
    "cannot_start": _cannot_start,
    "cannot_swap": "There is nobody to swap teams with now. The card shows the teams.",
    "captain_already": "You are one of the captains anyway. Choose who leads the other team.",
    "challenge_closed": lambda status: _CHALLENGE_CLOSED[status],
    "challenge_expired": _CHALLENGE_CLOSED["expired"],
    "challenged_already": _challenged_already,
    "clock_not_offered": _clock_not_offered,
    "computers_not_allowed": (
        "The admins of this server allow no computer players. Play with people: `/challenge` one, or `/open` a match "
        "to all."
    ),
    "damaged_file": (
        "The file with this server's matches is damaged, so I don't touch it. "
        "Please tell whoever runs me: a backup has to be put in its place."
    ),
    "deleted_lately": (
        "You had your data deleted here less than an hour ago. You can do so again <t:{until}:R>; until then, "
        "`/privacy export` shows what I keep of yours since."
    ),
    "duplicate": "I have that already, so nothing more was done.",
    "former_player": "{name} doesn't play here any more, so there is no rematch. `/challenge` somebody else.",
    "game_not_allowed": lambda game, games: (
        f"{game} isn't played on this server. You can choose {listed(games, 'or')}."
    ),
    "hides_profile": "{name} shows nobody else how they play.",
    "joined_already": "You're in already. The card shows who is still missing.",
    "level_of_a_person": "{name} is no computer player, so there is no level to choose. Challenge me to play at one.",
    "lobby_closed": lambda status: _LOBBY_CLOSED[status],
    "lobby_full": "All seats are taken. Use `/open` to start a match of your own.",
    "match_over": "This match is over. Press **Rematch** under its board, or use `/challenge`, to play again.",
    "missing_permissions": _missing_permissions,
    "must_pick": "Several people are still waiting to be picked. Pick one of them.",
    "newer_file": (
        "A newer release of me saved this server's matches. Please ask whoever runs me to install that one again."
    ),
    "no_clock_left": "At least one clock has to be offered. Offer another one first, then take this one away.",
    "no_game_left": "At least one game has to be allowed. Allow another one first, then take this one away.",
    "no_match": "You have no match going on here. `/challenge` starts one, and `/help` shows the games.",
    "no_hint_now": "There is nothing to decide now, so there is no hint to give. Ask for one when it's your turn.",
    "no_hints_here": "Hints are for matches that you play alone against the computer. `/practice` begins one.",
    "no_hints_left": "You've had your three hints for this match. **Rules** says what you may do here.",
    "no_shortcut": "That button does nothing in {game}. Press **My hand** to see what you can do.",
    "no_such_move": _no_such_move,
    "no_time_runs": "Your time isn't running now, so you need no more of it.",
    "no_voice": "Join a voice channel first, then use `/muster` for a match with the people in it.",
    "not_a_member": "That person isn't on this server any more. Challenge somebody else.",
    "entered_already": "You take part already. The card shows who else does.",
    "not_entered": "You don't take part in this tournament.",
    "not_organiser": _not_organiser,
    "rematch_stands": _rematch_stands,
    "signup_over": lambda status: _SIGNUP_OVER[status],
    "too_few_entrants": "A tournament begins with {fewest} people or more. Wait until somebody else joins.",
    "too_many_organisers": "You can name {limit} people at most. For more, choose a role: `/settings tournaments`.",
    "too_many_tournaments": (
        "There are {limit} tournaments here already, the most at a time. Wait until one is over, or call one off."
    ),
    "tournament_full": "The tournament has {limit} people, the most allowed. Ask an organiser for another one.",
    "tournament_over": lambda status: _TOURNAMENT_OVER[status],
    "unknown_tournament": "There is no such tournament any more. `/tournament show` lists those that are on.",
    "withdrawn_already": "You have dropped out of this tournament already.",
    "not_a_starter": "Only people with the role <@&{role}> open matches here. You can join the ones they open.",
    "not_an_admin": "Only people who can manage this server can change that. Ask one of them.",
    "not_asked": "Only your opponents can answer that.",
    "not_blocked": "You don't block {name}, so nothing was changed.",
    "not_complete": _not_complete,
    "not_deleted": "You were put into another match meanwhile, so not all was deleted yet. Please ask for it again.",
    "not_in_lobby": "You aren't part of this match. Only the people named on its card can do that.",
    "not_in_that_voice": "The free seat is for somebody in this match's voice channel. Join it, then press again.",
    "not_in_this_channel": _not_in_this_channel,
    "not_in_voice": _not_in_voice,
    "not_late": "Nobody has run out of time there. `/clock` shows how things stand.",
    "no_game_chosen": "Options belong to a game. Choose the `game` too, or leave the options out and choose them next.",
    "not_offered": "That isn't possible now. Press **My hand** to see what you can do.",
    "binding": "This match is rated or part of a tournament, so what was done stands.",
    "hands_are_open": "While spectators see the hands, what was done stands. `/clock` hides them.",
    "choosing_at_once": "Several people choose at the moment, so nothing earlier can be taken back.",
    "nothing_to_take_back": "You have done nothing in this match that could be taken back.",
    "learnt_since": _learnt_since,
    "not_undoable": (
        "That can't be taken back any more: somebody has acted since, or you have taken it back already. `/clock` lets "
        "you ask the others."
    ),
    "not_over": "This match is still going on. Finish it first, then ask for a rematch.",
    "no_captains": (
        "Computer players can't be picked by captains. Draw the teams, or make them by hand; or remove the computer "
        "players first."
    ),
    "no_computers": "I don't play myself at the moment. Play with people: `/challenge` one, or `/open` a match to all.",
    "not_paused": "The clock isn't paused.",
    "not_saved": "I couldn't save that, so nothing was changed. Please try again; if it goes on, tell the admins.",
    "not_seated": "You don't play in this match. `/challenge` starts one of your own.",
    "not_started": "This match hasn't started yet: its card still waits for an answer.",
    "not_the_challenger": "Only {name}, who made this challenge, can cancel it.",
    "not_the_opener": "Only {name}, who opened this match, can do that.",
    "not_the_opponent": "This challenge is for {name}, and only {name} can answer it.",
    "not_your_pick": "It's {name}'s turn to pick.",
    "not_your_turn": "It isn't your turn. I'll mention you when it is.",
    "not_yours_to_end": "Only whoever began this match, or an admin of the server, can end it.",
    "nothing_asked": "Nobody is asking for that any more. `/clock` shows how things stand.",
    "gif_busy": "Too many GIFs are being made at the moment. Please try that again in a minute.",
    "gif_gone": "I don't have that GIF any more. Go back to the replay and press **GIF** once more.",
    "gif_in_progress": "A GIF is being made on this server. Please try that again when it is done.",
    "may_not_write": "You may not write or attach files in this channel, so I post nothing here for you.",
    "no_pictures": (
        "The rules have changed since that match, so there are no pictures of it. **Text** writes down what was played."
    ),
    "not_shared": "Discord didn't let me post that here. Please try it again, or in another channel.",
    "nothing_to_keep_yet": (
        "GIFs, score sheets and records are made once the match is over. Until then, `/replay` goes through it."
    ),
    "shared_lately": "That was shared here a moment ago.",
    "shared_too_much": "You've shared a lot in the last minute. Please wait a minute before you share more.",
    "nothing_played": "You haven't played here yet. Name a match in `match`, or `/challenge` somebody.",
    "nothing_to_replay": (
        "I have no moves of match {match}: nobody played it, or it ended so long ago that only its result is kept. "
        "`/replay` shows which matches there are."
    ),
    "not_open_yet": "Everything is shown when the match is over. Until then a replay shows what you could see.",
    "has_to_be_remembered": (
        "In match {match} people have to remember what they saw. It can be replayed once it is over; **Watch** shows "
        "how it stands."
    ),
    "nothing_to_write": "There is nothing to set up now. Press **My hand** to see what you can do.",
    "hands_closed": "Spectators don't see hands in this match, so there is nothing to hide.",
    "hands_open_already": "Spectators see hands already. Any side can end that with `/clock`.",
    "hands_stay_closed": "Hands stay closed here: a computer player, or somebody who deleted their data, can't agree.",
    "other_rules": "The bot plays by newer rules than this match began with, so nothing of it can be taken back.",
    "overloaded": lambda seconds: (
        f"Too many people are playing right now, so I did nothing. Please try again in {counted(seconds, 'second')}."
    ),
    "paused_already": "The clock is paused already. Anybody in the match can let it go on with `/clock`.",
    "picked_already": "That pick has been made. The card shows the teams.",
    "posted_already": "The invitations are out already. Changes that you make here show on their card.",
    "posted_lately": _posted_lately,
    "rated_with_computers": "A match with a computer player is never rated. Leave out `rated`, or challenge a person.",
    "rated_without_clock": (
        "A match without a clock is never rated. Choose a daily or a live `clock` too, or leave out `rated`."
    ),
    "ratings_off": "The admins of this server have switched ratings off. Leave out `rated`, and play for fun.",
    "restarting": "I'm being restarted. Nothing is lost: please try that again in half a minute.",
    "self_block": "You can't block yourself. Name somebody else.",
    "self_challenge": "You can't play against yourself. Challenge somebody else on this server.",
    "shortcut_unavailable": "{sentence}",
    "stale": _stale,
    "starting": "I'm just starting up, so I did nothing. Please try again in a moment.",
    "take_over_open": "{name} has left. First decide whether the computer plays on: **My hand** asks you.",
    "team_full": "Team {team} is full. Join the other one, or ask somebody to swap.",
    "time_over": "Your time was over when you pressed that. **My hand** soon shows what comes of it.",
    "too_busy": lambda seconds: (
        f"That was a lot in a short time, so I did nothing. Please try again in {counted(seconds, 'second')}."
    ),
    "too_fast": "You've opened many matches in a short time. You can open another one <t:{until}:R>.",
    "too_many_channels": "At most {limit} channels can be named. Name a category to allow all channels in it.",
    "too_many_open": _too_many_open,
    "too_many_setups": (
        "You already keep {limit} set-ups of this kind, the most allowed. Delete one under **All your set-ups**, "
        "or save this one under the name of another to replace it."
    ),
    "too_many_yours": _too_many_yours,
    "uneven_teams": _uneven_teams,
    "no_lesson": "There is no lesson of {game}. `/rules` says how it is played.",
    "unknown_card": _unknown_card,
    "unknown_game": lambda game: f"I know no game called {quoted(game)}. Start typing and pick one from the list.",
    "unknown_match": "I can't find that match. `/matches` lists yours.",
    "unknown_option": _unknown_option,
    "unknown_setup": "You don't keep that set-up any more. Choose another.",
    "unknown_topic": lambda topic: f"I have no rules on {quoted(topic)}. Start typing and pick a topic from the list.",
    "wrong_size": lambda game, sizes: (
        f"With these options {game} is for {_numbers(sizes)} players. Choose that many, or other options."
    ),
    "watched_already": _watched_already,
    "you_blocked": "You block {name}. `/block remove` them first, then challenge them.",
    "you_blocked_here": "You block {name}, who is in this match. `/block remove` them first, then join.",
}

_ALL: Mapping[str, RefusalText] = {
    **_SENTENCES,
    **{code: text for presenter in PRESENTERS.values() for code, text in presenter.refusals.items()},
}


def refusal(code: str, **params: Any) -> str:  # noqa: ANN401 - whatever the sentence needs
    """Return the sentence for a refusal; raises KeyError for a code that has none."""
    text = _ALL[code]
    return text.format(**params) if isinstance(text, str) else text(**params)
