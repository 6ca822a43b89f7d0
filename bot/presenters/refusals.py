"""A sentence for everything that can be refused: what is the matter, and what to do instead.

Codes come from the engine (`Illegal`) and from the use cases (`Refused`). Every sentence is complete by itself.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bot.presenters.words import counted, listed, quoted, safe_name

_CLOSED = {
    "live": "That challenge was accepted already, and the match is on. `/board` shows it.",
    "over": "That challenge was accepted, and its match is over. `/challenge` starts another.",
    "declined": "That challenge was declined. `/challenge` asks again.",
    "cancelled": "That challenge was taken back. `/challenge` makes a new one.",
    "expired": "That challenge has expired. `/challenge` makes a new one.",
}

_SENTENCES: Mapping[str, str] = {
    "blocked": "{name} isn't taking challenges from you. Please challenge somebody else.",
    "bot_challenge": "Bots can't play. Challenge a person instead.",
    "broken_match": "This match can't be read, so nothing was changed. Please tell the admins of this server.",
    "challenge_expired": "That challenge has expired. `/challenge` makes a new one.",
    "duplicate": "I have that already, so nothing more was done.",
    "match_over": "This match is over. Press **Rematch** under its board, or use `/challenge`, to play again.",
    "newer_file": "A newer release of me saved this server's matches. Please ask the admins to deploy that one again.",
    "no_match": "You have no match going on here. `/challenge` starts one.",
    "no_piece_can_move": "In that arrangement none of your pieces could move. Leave one a way out, then be ready.",
    "no_shortcut": "That button does nothing in {game}. Press **My hand** to see what you can do.",
    "not_blocked": "You do take challenges from {name}; there was nothing to change.",
    "not_offered": "That isn't possible now. Press **My hand** to see what you can do.",
    "not_over": "This match is still going on. Finish it first, then ask for a rematch.",
    "not_saved": "I couldn't save that, so nothing was changed. Please try again, or tell the admins if it goes on.",
    "not_seated": "You don't play in this match. `/challenge` starts one of your own.",
    "not_started": "This match hasn't started: the challenge is still waiting for its answer.",
    "not_the_challenger": "Only {name}, who made this challenge, can cancel it.",
    "not_the_opponent": "This challenge is for {name}, and only {name} can answer it.",
    "outside_zone": "{squares} can't be used in setting up. Choose squares of your own rows.",
    "self_block": "You can't block yourself. Name somebody else.",
    "self_challenge": "You can't play against yourself. Challenge somebody else on this server.",
    "shortcut_unavailable": "{sentence}",
    "stale": "The match has moved on since that was shown, so nothing was changed. Here is how it stands now.",
    "too_many_changes": "You have changed your arrangement as often as a match allows. Be ready with the one you have.",
    "unknown_card": "I know no card called {name}. Start typing and pick one from the list.",
    "unknown_game": "I know no game called {game}. Start typing and pick one from the list.",
    "unknown_match": "I can't find that match. `/matches` lists yours.",
    "unknown_topic": "I have no rules on {topic}. Start typing and pick a topic from the list.",
    "unreadable_move": "{text} isn't a move. Name two squares, such as `b4 b5`.",
    "which_match": "You have {count} matches here. Say which one with the `match` option.",
    "you_blocked": "You take no challenges from {name}. `/unblock` them first, then challenge them.",
}

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
    problems: Sequence[str] = params["problems"]
    lines = "\n".join(f"• {_clean(problem)}" for problem in problems[:8])
    return f"That arrangement doesn't work, so yours is as it was:\n{lines}\nMend it and paste it again."


def _clean(problem: str) -> str:
    return problem[:1].lower() + problem[1:200].rstrip(".")


def _challenge_closed(params: Mapping[str, Any]) -> str:
    return _CLOSED[params["status"]]


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


_WRITTEN: Mapping[str, Callable[[Mapping[str, Any]], str]] = {
    "bad_formation": _bad_formation,
    "bad_options": _bad_options,
    "challenge_closed": _challenge_closed,
    "missing_permissions": _missing_permissions,
    "no_such_move": _no_such_move,
    "not_your_turn": _not_your_turn,
    "too_many_open": _too_many_open,
    "too_many_yours": _too_many_yours,
    "unknown_option": _unknown_option,
}
