"""A sentence for everything that can be refused: what is the matter, and what to do instead.

Codes come from the engine (`Illegal`) and from the use cases (`Refused`). Every sentence is complete by itself.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bot.presenters.games.stratego.mistakes import mistake
from bot.presenters.words import counted, listed, quoted, safe_name
from engine.games.stratego.arrangements import Problem

_CLOSED = {
    "live": "That challenge was accepted already, and the match is on. `/board` shows it.",
    "over": "That challenge was accepted, and its match is over. `/challenge` starts another.",
    "declined": "That challenge was declined. `/challenge` asks again.",
    "cancelled": "That challenge was taken back. `/challenge` makes a new one.",
    "expired": "That challenge has expired. `/challenge` makes a new one.",
}

_GATHERING_CLOSED = {
    "live": "That match has started. Press **My hand** under its board if you play in it.",
    "over": "That match is over already. `/open` starts another.",
    "cancelled": "That match was called off. `/open` and `/muster` start another.",
    "expired": "Its time ran out before everybody was there. `/open` and `/muster` start another.",
}

_SENTENCES: Mapping[str, str] = {
    "not_late": "Nobody's time is over there. `/clock` shows how things stand.",
    "nothing_asked": "That isn't asked any more. `/clock` shows how things stand.",
    "not_asked": "It's up to the opponents to say so.",
    "no_time_runs": "No time of yours runs now, so there is nothing to ask for.",
    "not_paused": "The clock isn't paused; it runs.",
    "paused_already": "The clock is paused already. Anybody in the match can go on with `/clock`.",
    "asked_already": "{name} has asked for something already. That comes first: see `/clock`.",
    "already_out": "You are out of this match already. You can watch how it ends.",
    "alone_in_voice": "You're alone in your voice channel. Wait for the others, or use `/open` for a public lobby.",
    "path_blocked": "Something stands in the way. A Scout runs over empty squares only, and lakes are none.",
    "blocked_here": "You can't join this one, as somebody in it isn't taking matches with you. `/open` starts another.",
    "blocked_you": "{name} isn't taking challenges from you. Please challenge somebody else.",
    "bot_challenge": "Bots can't play. Challenge a person instead.",
    "bot_invited": "{name} is a bot and can't play. Choose people only.",
    "broken_match": "This match can't be read, so nothing was changed. Please tell the admins of this server.",
    "cannot_swap": "There is nobody to change teams with now. The card shows how the teams stand.",
    "captain_already": "You are a captain anyway. Choose who leads the other team.",
    "challenge_expired": "That challenge has expired. `/challenge` makes a new one.",
    "damaged_file": (
        "The file with this server's matches is damaged, so I don't touch it. "
        "Please tell whoever runs me: a backup has to be put in its place."
    ),
    "duplicate": "I have that already, so nothing more was done.",
    "former_player": "{name} doesn't play here any more, so this can't be played again. `/challenge` somebody else.",
    "lobby_full": "All seats are taken. Use `/open` to start a match of your own.",
    "immobile": "Bombs and Flags never move. Choose another piece.",
    "joined_already": "You're in already. The card shows who is still missing.",
    "lake": "There is a lake, which nobody can enter. Choose another square.",
    "match_over": "This match is over. Press **Rematch** under its board, or use `/challenge`, to play again.",
    "more_squares": "That would repeat a position of this chase. Attack, go straight back, or move elsewhere.",
    "must_pick": "Several people still wait to be picked. Pick one of them.",
    "newer_file": "A newer release of me saved this server's matches. Please ask the admins to deploy that one again.",
    "no_clock_left": "At least one clock has to be offered. Offer another one first, then take this one away.",
    "no_game_left": "At least one game has to be left. Allow another one first, then take this one away.",
    "no_match": "You have no match going on here. `/challenge` starts one.",
    "no_notation": "{game} isn't played by naming squares. Use `/play`, or press **My hand** to see your choices.",
    "no_own_piece": "You have no piece on that square. Name one of yours, then where it goes.",
    "no_piece_can_move": "In that arrangement none of your pieces could move. Leave one a way out, then be ready.",
    "no_shortcut": "That button does nothing in {game}. Press **My hand** to see what you can do.",
    "no_voice": "Join a voice channel first, then use `/muster` for a match with the people in it.",
    "not_a_starter": "Only people with the role <@&{role}> open matches here. You can join the ones they open.",
    "not_an_admin": "Only people who may manage this server can change that. Ask one of them.",
    "not_blocked": "You do take challenges from {name}; there was nothing to change.",
    "not_deleted": "You were put into another match meanwhile, so not all was deleted yet. Please ask for it again.",
    "not_in_lobby": "You aren't part of this match. Only those whom its card names can do that.",
    "not_in_that_voice": "The free seat is for somebody in the voice channel of this match. Join it, then press again.",
    "not_offered": "That isn't possible now. Press **My hand** to see what you can do.",
    "not_over": "This match is still going on. Finish it first, then ask for a rematch.",
    "restarting": "I'm being restarted. Nothing is lost: please try that again in half a minute.",
    "not_saved": "I couldn't save that, so nothing was changed. Please try again, or tell the admins if it goes on.",
    "not_seated": "You don't play in this match. `/challenge` starts one of your own.",
    "not_started": "This match hasn't started yet: its card still waits for somebody's answer.",
    "not_straight": "Pieces go straight: up, down, left or right. Choose a square in line with the piece.",
    "not_the_challenger": "Only {name}, who made this challenge, can cancel it.",
    "not_the_opener": "Only {name}, who opened this match, can do that.",
    "not_the_opponent": "This challenge is for {name}, and only {name} can answer it.",
    "not_your_pick": "It's up to {name} to pick now.",
    "nothing_to_write": "There is nothing to set up now. Press **My hand** to see what you can do.",
    "off_board": "There is no such square: the board goes from a1 to j10. Name two squares, such as `b4 b5`.",
    "outside_zone": "{squares} can't be used in setting up. Choose squares of your own rows.",
    "own_target": "One of your own pieces stands there. Choose another square.",
    "picked_already": "That pick is no longer open. The card shows the teams.",
    "posted_already": "The card is out already. Changes that you make here show on it.",
    "run_attack": "Under these rules a Scout that runs can't attack. Attack a neighbour, or stop before the enemy.",
    "self_block": "You can't block yourself. Name somebody else.",
    "self_challenge": "You can't play against yourself. Challenge somebody else on this server.",
    "shortcut_unavailable": "{sentence}",
    "team_full": "Team {team} is full. Join the other one, or ask somebody to change.",
    "time_over": "Your time was over when you pressed that. **My hand** shows in a moment what comes of it.",
    "too_far": "Only Scouts go further than one square. Choose a square next to the piece.",
    "too_fast": "You've opened many matches in a short time. You can open another one <t:{until}:R>.",
    "too_many_changes": "You have changed your arrangement as often as a match allows. Be ready with the one you have.",
    "too_many_channels": "At most {limit} channels can be named. Name a category to allow all channels in it.",
    "two_square": "That piece has crossed there too often in a row. Move it elsewhere, or move another one first.",
    "unknown_card": "I know no card called {name}. Start typing and pick one from the list.",
    "unknown_game": "I know no game called {game}. Start typing and pick one from the list.",
    "unknown_match": "I can't find that match. `/matches` lists yours.",
    "unknown_topic": "I have no rules on {topic}. Start typing and pick a topic from the list.",
    "unreadable_move": "{text} isn't a move. Name two squares, such as `b4 b5`.",
    "unknown_setup": "You keep no such set-up any more. Choose another.",
    "which_match": "You have {count} matches here. Say which one with the `match` option.",
    "you_blocked_here": "You take no challenges from {name}, who is in this one. `/unblock` them first, then join.",
    "you_blocked": "You take no challenges from {name}. `/unblock` them first, then challenge them.",
}

_NAMED_CHANNELS = 8

_MISTAKES = 16
"""So many mistakes of a formation are listed: every wrong count, or what fits one message of a text that is none."""

_TYPED = ("game", "text", "topic")
"""Parameters that somebody typed; they are quoted and made harmless."""


def refusal(code: str, **params: Any) -> str:  # noqa: ANN401 - whatever the sentence needs
    """Return the sentence for a refusal; raises KeyError for a code that has none."""
    written = _WRITTEN.get(code)
    if written is not None:
        return written(params)
    shown = {key: quoted(str(value)) if key in _TYPED else value for key, value in params.items()}
    if code == "unknown_card":
        shown["name"] = quoted(str(params["name"]))
    if code == "outside_zone":
        shown["squares"] = listed([quoted(square) for square in params["squares"]])
    return _SENTENCES[code].format_map(shown)


def codes() -> frozenset[str]:
    """Return every code that has a sentence."""
    return frozenset(_SENTENCES) | frozenset(_WRITTEN)


def _bad_options(params: Mapping[str, Any]) -> str:
    problems: Sequence[tuple[str, str]] = params["problems"]
    lines = "\n".join(f"• {safe_name(place or 'options')}: {_clean(what)}" for place, what in problems[:5])
    return f"Those options don't work:\n{lines}\nStart typing in `options` and pick from the list."


def _bad_formation(params: Mapping[str, Any]) -> str:
    problems: Sequence[Problem] = params["problems"]
    more = ("• and more of that kind",) if len(problems) > _MISTAKES else ()
    lines = "\n".join((*(f"• {mistake(problem)}" for problem in problems[:_MISTAKES]), *more))
    return f"That arrangement doesn't work, so yours is as it was:\n{lines}\nMend it and paste it again."


def _clean(problem: str) -> str:
    return problem[:1].lower() + problem[1:200].rstrip(".")


def _challenge_closed(params: Mapping[str, Any]) -> str:
    return _CLOSED[params["status"]]


def _gathering_closed(params: Mapping[str, Any]) -> str:
    return _GATHERING_CLOSED[params["status"]]


def _stale(params: Mapping[str, Any]) -> str:
    happened: Sequence[str] = params.get("happened", ())
    by = params.get("answered", "")
    moved = f"{by} was faster and has decided for your team" if by else "The match has moved on since that was shown"
    told = "".join(f"\n• {sentence}" for sentence in happened)
    return f"{moved}, so nothing was changed.{told}\nHere is how it stands now."


def _agreed_already(params: Mapping[str, Any]) -> str:
    return f"You have agreed already; still missing: {listed(params['names'])}."


def _blocked_pair(params: Mapping[str, Any]) -> str:
    return f"{listed(params['names'])} can't be put in one match. Please leave one of them out."


def _cannot_start(params: Mapping[str, Any]) -> str:
    players = listed([str(size) for size in params["sizes"]], "or")
    fit = ", in teams that fit" if params["teams"] else ""
    return f"The match can't start like this yet: it is for {players} players{fit}."


def _not_complete(params: Mapping[str, Any]) -> str:
    if params["free"] > 0:
        return f"The match isn't complete: {counted(params['free'], 'seat is', 'seats are')} free. You can agree later."
    return "The teams aren't made yet. You can agree once they are."


def _not_in_voice(params: Mapping[str, Any]) -> str:
    names: Sequence[str] = params["names"]
    verb = "isn't" if len(names) == 1 else "aren't"
    return f"{listed(names)} {verb} in your voice channel. Choose people who are, or let them join it first."


def _uneven_teams(params: Mapping[str, Any]) -> str:
    splits = dict.fromkeys(" against ".join(map(str, sorted(split))) for split in params["sizes"])
    return f"Those teams don't fit: it has to be {listed(list(splits), 'or')}. Choose again who is in team 1."


def _wrong_size(params: Mapping[str, Any]) -> str:
    players = listed([str(size) for size in params["sizes"]], "or")
    return f"With these options {params['game']} is for {players} players. Choose that many, or other options."


def _too_many_open(params: Mapping[str, Any]) -> str:
    return (
        f"{params['name']} has {counted(params['limit'], 'open match', 'open matches')} here already, and that is the "
        "limit. Challenge somebody else, or try again later."
    )


def _too_many_yours(params: Mapping[str, Any]) -> str:
    return (
        f"You have {counted(params['limit'], 'open match', 'open matches')} here already, and that is the limit. "
        "Finish one, or cancel a challenge; `/matches` lists them."
    )


def _clock_not_offered(params: Mapping[str, Any]) -> str:
    offered = listed([f"`{clock}`" for clock in params.get("clocks", ())])
    return f"The admins of this server don't offer that clock. You can have {offered}."


def _too_many_setups(params: Mapping[str, Any]) -> str:
    return (
        f"You keep {params['limit']} set-ups of this kind already, and that is the limit. Forget one with `/setups`, "
        "or save this one under the name of another to replace it."
    )


def _unknown_option(params: Mapping[str, Any]) -> str:
    known = [f"`{key}`" for key in params.get("known", ())]
    hint = f" The options are {listed(known)}, written like `{params['known'][0]}=…`." if known else ""
    return f"I don't understand the option {quoted(str(params['text']))}.{hint} Start typing and pick from the list."


def _not_your_turn(params: Mapping[str, Any]) -> str:
    somebody = f"{params['name']} is to act" if "name" in params else "somebody else is to act"
    return f"It isn't your turn: {somebody}. I'll call you when it's up to you."


def _no_such_move(params: Mapping[str, Any]) -> str:
    typed = quoted(str(params["text"]))
    if params.get("count", 0) > 1:
        return f"{typed} fits {params['count']} of your moves. Type more of it, or pick one from the list."
    return f"{typed} isn't a move you can make now. Start typing and pick one from the list."


def _missing_permissions(params: Mapping[str, Any]) -> str:
    permissions = [f"**{name}**" for name in params["permissions"]]
    return (
        f"I can't host a match in this channel yet. Please ask an admin to give me {listed(permissions)} here, "
        "then try again."
    )


def _not_in_this_channel(params: Mapping[str, Any]) -> str:
    channels: Sequence[int] = params["channels"]
    where = listed([f"<#{channel}>" for channel in channels[:_NAMED_CHANNELS]], "or")
    return f"Matches aren't hosted in this channel. Try it in {where}."


def _game_not_allowed(params: Mapping[str, Any]) -> str:
    return f"{params['game']} isn't played on this server. You can choose {listed(params['games'], 'or')}."


_WRITTEN: Mapping[str, Callable[[Mapping[str, Any]], str]] = {
    "agreed_already": _agreed_already,
    "bad_formation": _bad_formation,
    "bad_options": _bad_options,
    "blocked_pair": _blocked_pair,
    "cannot_start": _cannot_start,
    "challenge_closed": _challenge_closed,
    "game_not_allowed": _game_not_allowed,
    "lobby_closed": _gathering_closed,
    "missing_permissions": _missing_permissions,
    "no_such_move": _no_such_move,
    "not_complete": _not_complete,
    "not_in_this_channel": _not_in_this_channel,
    "not_in_voice": _not_in_voice,
    "not_your_turn": _not_your_turn,
    "clock_not_offered": _clock_not_offered,
    "stale": _stale,
    "too_many_open": _too_many_open,
    "too_many_setups": _too_many_setups,
    "too_many_yours": _too_many_yours,
    "uneven_teams": _uneven_teams,
    "unknown_option": _unknown_option,
    "wrong_size": _wrong_size,
}
