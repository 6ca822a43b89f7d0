"""The pages of profiles, leaderboards and ended matches."""

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from bot.games.catalog import PLAYABLE_GAMES
from bot.model.computers import computer
from bot.model.match import Person
from bot.model.ratings import EndedFilter, EndedList, EndedMatch, Leaderboard, Profile
from bot.presenters.ratings.called import Called, names_of
from bot.presenters.ratings.leaderboards import ended_screen, leaderboard_screen
from bot.presenters.ratings.profiles import profile_screen, result_text
from bot.screens.custom_ids import CustomId
from bot.screens.refusals import Refused
from bot.service.guilds.privacy import FORMER
from bot.ui.gateway.interactions import InteractionContext
from bot.ui.gateway.message_layout import Button, Page, Row, button, select

ALL_GAMES = "all"
"""The value of the list of games that stands for every game."""

PICTURE_FILE = "ratings.png"

_GAMES = {key: host.presenter.name for key, host in PLAYABLE_GAMES.items()}
_SIGNS = {key: host.presenter.sign for key, host in PLAYABLE_GAMES.items()}
_MINE, _EVERYBODYS = "m_", "a_"
"""How the key of a list of ended matches begins; a game's key may follow."""


async def profile_page(context: InteractionContext, profile: Profile) -> Page:
    """How somebody has played."""
    seats = [seat.person for match in profile.newest for seat in match.seats]
    people = (profile.person, *(other for other, _ in profile.record.opponents), *seats)
    called = await _called(context, people)
    screen = profile_screen(profile, called)
    is_own = profile.person.id == context.user_id
    chosen = EndedFilter(mine=is_own, opponent=0 if is_own else profile.person.id)
    rows: list[Row] = [[button(_ended(chosen), "Matches that are over")]] if profile.newest else []
    rows += _replays(profile.newest, called)
    return Page(screen=screen, rows=rows, in_words=True, file_name=PICTURE_FILE)


async def leaderboard_page(context: InteractionContext, board: Leaderboard, *, is_public: bool = False) -> Page:
    """One page of a leaderboard; in private with buttons to turn it and to post it."""
    screen = leaderboard_screen(board, await _called(context, (line.person for line in board.lines)))
    if is_public:
        return Page(screen=screen)
    turns = _turns(
        CustomId("leaderboard", page=board.page, key=board.game), board.page, has_more=board.page + 1 < board.pages
    )
    post = button(CustomId("post_leaderboard", page=board.page, key=board.game), "Post it here")
    games = select(CustomId("leaderboard_of"), "Another game", _listed_games(), board.game, _SIGNS)
    return Page(
        screen=screen, rows=[[*turns, *([post] if board.lines else [])], games] if turns or board.lines else [games]
    )


async def ended_page(context: InteractionContext, found: EndedList) -> Page:
    """One page of ended matches, with ways to see others."""
    chosen = found.chosen
    called = await _called(context, (seat.person for each in found.matches for seat in each.seats))
    options = [(ALL_GAMES, "All games", ""), *_listed_games()]
    custom_id = replace(_ended(chosen), verb="ended_of")
    games = select(custom_id, "Which game", options, chosen.game or ALL_GAMES, _SIGNS)
    other = replace(chosen, mine=not chosen.mine, page=0)
    whose = button(_ended(other), "Everybody's matches" if chosen.mine else "My matches")
    turns = _turns(_ended(chosen), chosen.page, has_more=found.has_more)
    rows: list[Row] = [games, *_replays(found.matches, called), [*turns, whose]]
    return Page(screen=ended_screen(found, called), rows=rows)


def ended_button() -> Button:
    """Leads to one's own matches that are over."""
    return button(_ended(EndedFilter()), "Matches that are over")


def chosen_matches(custom_id: CustomId) -> EndedFilter:
    """Which ended matches a custom id asks for; raises Refused("not_offered")."""
    key = custom_id.key
    game = key.removeprefix(_MINE).removeprefix(_EVERYBODYS)
    if not key.startswith((_MINE, _EVERYBODYS)) or (game and game not in PLAYABLE_GAMES):
        raise Refused("not_offered")
    return EndedFilter(key.startswith(_MINE), game, custom_id.node, custom_id.page)


def _ended(chosen: EndedFilter) -> CustomId:
    key = f"{_MINE if chosen.mine else _EVERYBODYS}{chosen.game}"
    return CustomId("ended", node=chosen.opponent, page=chosen.page, key=key)


def _replays(matches: Sequence[EndedMatch], called: Called) -> list[Row]:
    """A list of those of these matches whose moves are kept, to go through one of them."""
    options = [
        (str(match.id), f"Match {match.id}: {called.game(match.game)}", result_text(match, called))
        for match in matches
        if match.is_whole
    ]
    return [select(CustomId("replay_of"), "Replay a match", options)] if options else []


def _turns(custom_id: CustomId, page: int, *, has_more: bool) -> list[Button]:
    """Buttons to the page before and the next one, where there are such."""
    before = [button(replace(custom_id, page=page - 1), "Back")] if page else []
    return [*before, *([button(replace(custom_id, page=page + 1), "More")] if has_more else [])]


def _listed_games() -> list[tuple[str, str, str]]:
    return [(key, name, "") for key, name in _GAMES.items()]


async def _called(context: InteractionContext, people: Iterable[Person]) -> Called:
    """What these people are called; Discord is asked about those whom no match names any more."""
    people, guild = tuple(people), context.interaction.guild
    unnamed = {each.id for each in people if not each.name and each.is_known and computer(each.id) is None}
    found = await context.bot.display_names.look_up(guild, sorted(unnamed)) if guild and unnamed else ()
    return Called(names_of(people, FORMER, {known.person.id: known.person.name for known in found}), _GAMES)
