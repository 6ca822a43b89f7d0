"""Texts of `bot/outbox`. Written by `python -m bot.tools.texts`."""

def your_move(*, people: str) -> str:
    """{ $people }, your move."""
def continues_here(*, link: str) -> str:
    """[The match continues here]({ $link })."""
def continues_in(*, channel: str, link: str) -> str:
    """[The match continues]({ $link }) in { $channel }."""
def cannot_show(*, channel: str) -> str:
    """I can't show the board in { $channel }. Use `/board` where the match should continue."""
def emptied() -> str:
    """Somebody who is named here has had their data deleted, so I have emptied this message."""
