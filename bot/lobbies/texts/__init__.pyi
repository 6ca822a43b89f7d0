"""Texts of `bot/lobbies`. Written by `python -m bot.tools.texts`."""

from collections.abc import Sequence

def command_challenge() -> str:
    """Challenge somebody to a match; name a game, or choose it next"""
def command_challenge_opponent() -> str:
    """Who you want to play against"""
def command_challenge_game() -> str:
    """Which game; leave it out to choose it, the rules variant and the clock on a page"""
def command_challenge_level() -> str:
    """How strong I play, where you challenge me; leave it out for what suits you"""
def menu_challenge() -> str:
    """Challenge"""
def command_practice() -> str:
    """Play against the computer: choose game, level and how many, and begin at once"""
def command_open() -> str:
    """Open a match that anybody here can join; the card appears here"""
def command_open_players() -> str:
    """For how many; leave it out to start when enough have joined"""
def command_muster() -> str:
    """Make a match out of the people in your voice channel; you arrange it first"""
def command_any_game() -> str:
    """Which game"""
def command_any_options() -> str:
    """Start typing to see the options; leave it out for the usual game"""
def command_any_clock() -> str:
    """How much time there is; leave it out for what is usual on this server"""
def command_block() -> str:
    """Whose challenges you don't want on this server; only you see it"""
def command_block_add() -> str:
    """Accept no more challenges from somebody; what is open between you ends"""
def command_block_add_person() -> str:
    """Whose challenges you don't want"""
def command_block_remove() -> str:
    """Accept challenges from somebody again"""
def command_block_remove_person() -> str:
    """Whose challenges you want again"""
def command_block_list() -> str:
    """List whom you block, and unblock them"""
def about_beginner() -> str:
    """A beginner plays as in a first match."""
def about_easy() -> str:
    """An easy player thinks ahead a little."""
def about_medium() -> str:
    """A medium player thinks ahead."""
def about_hard() -> str:
    """A hard player thinks ahead as far as it can."""
def challenge_whom() -> str:
    """Whom do you want to challenge?"""
def choose_game_next() -> str:
    """You choose the game next."""
def choose_variant_next(*, game: str) -> str:
    """You choose the rules variant of { $game } next."""
def choose_somebody() -> str:
    """Choose somebody"""
def challenge_somebody(*, name: str) -> str:
    """Challenge { $name }"""
def open_to_everybody() -> str:
    """Open a match to all"""
def play_computer() -> str:
    """Play against the computer"""
def ask_game() -> str:
    """Which game?"""
def rules_variant() -> str:
    """Rules variant"""
def custom() -> str:
    """Custom"""
def rules_conflict() -> str:
    """These rules don't go together"""
def is_rated() -> str:
    """Rated"""
def rated_means() -> str:
    """it counts for your ratings on this server."""
def is_unrated() -> str:
    """Unrated"""
def unrated_means() -> str:
    """it changes nobody's rating."""
def against() -> str:
    """Against"""
def computers_of_level(*, about: str, count: float, names: Sequence[str]) -> str:
    """{ LIST($names) }. { $about }"""
def send_challenge() -> str:
    """Send challenge"""
def open_to_all() -> str:
    """Open to all"""
def make_rated() -> str:
    """Make it rated"""
def make_unrated() -> str:
    """Make it unrated"""
def change_rule() -> str:
    """Change a rule"""
def more_choices() -> str:
    """More choices"""
def play() -> str:
    """Play"""
def only_watch() -> str:
    """Only watch"""
def clock_none() -> str:
    """No clock"""
def clock_daily() -> str:
    """Daily clock"""
def clock_live() -> str:
    """Live clock"""
def opponents(*, count: float) -> str:
    """{ $count -> [one] 1 opponent *[other] { $count } opponents }"""
def go_on_with(*, game: str, match: float) -> str:
    """Go on: { $game }, match { $match }"""
def matches_under_way(*, count: float) -> str:
    """{ $count -> [1] You have a match under way. *[other] You have matches under way. }"""
def rules_of_game(*, game: str) -> str:
    """{ $game }: rules"""
def which_rule() -> str:
    """Which rule do you want to change?"""
def rule_of_game(*, game: str, rule: str) -> str:
    """{ $game }: { $rule }"""
def choose_value() -> str:
    """Choose what applies to this match."""
def rule_value(*, rule: str, value: str) -> str:
    """{ $rule }: { $value }"""
def variant_value(*, terms: str, variant: str) -> str:
    """{ $variant }: { $terms }"""
def challenge_title(*, game: str) -> str:
    """{ $game }: a challenge"""
def challenges(*, challenger: str, opponent: str) -> str:
    """**{ $challenger }** challenges **{ $opponent }**."""
def answer_until(*, until: str) -> str:
    """Answer until { $until }."""
def terms() -> str:
    """Terms"""
def answer() -> str:
    """Answer"""
def ratings() -> str:
    """Ratings"""
def you_are_challenged(*, people: str) -> str:
    """{ $people }, you are challenged."""
def accept() -> str:
    """Accept"""
def decline() -> str:
    """Decline"""
def cancel() -> str:
    """Cancel"""
def challenge_closed_title(*, game: str) -> str:
    """{ $game }: challenge closed"""
def challenge_ended_declined(*, opponent: str) -> str:
    """{ $opponent } declined. Ask again another day, or challenge somebody else."""
def challenge_ended_cancelled(*, challenger: str) -> str:
    """{ $challenger } took the challenge back."""
def challenge_ended_expired() -> str:
    """Nobody answered in time, so the challenge has expired. `/challenge` asks again."""
def you_declined(*, name: str) -> str:
    """You declined. { $name } can see it on the card."""
def you_withdrew() -> str:
    """You withdrew your challenge."""
def who_joins(*, game: str) -> str:
    """{ $game }: who joins?"""
def match_for(*, game: str, number: float) -> str:
    """{ $game }: a match for { $number }"""
def lobby_closed_title(*, game: str) -> str:
    """{ $game }: closed"""
def closed_cancelled() -> str:
    """It was called off. `/open` or `/muster` starts another."""
def closed_expired() -> str:
    """It expired before everybody was there. `/open` or `/muster` starts another."""
def opens_match(*, opener: str) -> str:
    """**{ $opener }** opens a match. Anyone here may join."""
def invites(*, count: float, names: Sequence[str], opener: str) -> str:
    """**{ $opener }** invites { LIST($names) }."""
def looks_for_players(*, opener: str) -> str:
    """**{ $opener }** is looking for players."""
def players() -> str:
    """Players"""
def players_joined(*, joined: float, number: float) -> str:
    """Players ({ $joined } of { $number })"""
def team(*, team: float) -> str:
    """Team { $team }"""
def start() -> str:
    """Start"""
def now() -> str:
    """Now"""
def until() -> str:
    """Until"""
def nobody_yet() -> str:
    """nobody yet"""
def until_time(*, until: str) -> str:
    """Until { $until }."""
def starts_by_itself(*, count: float) -> str:
    """{ $count -> [one] It starts by itself with 1 player. *[other] It starts by itself with { $count } pl"""
def may_start_now(*, opener: str) -> str:
    """{ $opener } may start it now."""
def may_start_with(*, most: float, opener: str, sizes: Sequence[str]) -> str:
    """{ $opener } may start it with { LIST($sizes, type: 'or') }."""
def may_start_if_teams_fit(*, most: float, opener: str, sizes: Sequence[str]) -> str:
    """{ $opener } may start it with { LIST($sizes, type: 'or') } if the teams fit."""
def stays_open(*, until: str) -> str:
    """It stays open until { $until }."""
def seats_free(*, count: float, opener: str) -> str:
    """{ $count -> [one] 1 seat is free. { $opener } may arrange a match of those who are left. *[other] { """
def seats_free_in_voice(*, count: float, opener: str) -> str:
    """{ $count -> [one] 1 seat is free. Anyone in the same voice channel may take it, or { $opener } may a"""
def all_agree() -> str:
    """The match starts when everybody has pressed **{ i-play }**."""
def waiting_for(*, count: float, names: Sequence[str]) -> str:
    """{ all-agree } Waiting for **{ LIST($names) }** to agree."""
def do_you_play(*, people: str) -> str:
    """{ $people }, do you play?"""
def i_play() -> str:
    """I play"""
def join() -> str:
    """Join"""
def join_team(*, team: float) -> str:
    """Join team { $team }"""
def take_free_seat() -> str:
    """Take the free seat"""
def change_teams() -> str:
    """Change teams"""
def start_now() -> str:
    """Start now"""
def leave() -> str:
    """Leave"""
def arrange() -> str:
    """Arrange"""
def computer_players() -> str:
    """Computer players"""
def call_off() -> str:
    """Call it off"""
def computers_title(*, game: str) -> str:
    """{ $game }: computer players"""
def no_computers() -> str:
    """None takes part yet."""
def computers_agree() -> str:
    """They agree at once to whatever you arrange."""
def add_computer(*, name: str) -> str:
    """Add { $name }"""
def add_to_team(*, name: str, team: float) -> str:
    """Team { $team }: { $name }"""
def remove_computer(*, name: str) -> str:
    """Remove { $name }"""
def who_plays(*, game: str) -> str:
    """{ $game }: who plays?"""
def also_present() -> str:
    """Also in your voice channel"""
def choose_who_plays(*, most: float, sizes: Sequence[str]) -> str:
    """Choose who plays with you: { LIST($sizes, type: 'or') } people in all."""
def who_plays_including_you() -> str:
    """Who plays, including you"""
def who_is_in_team_1() -> str:
    """Who is in team 1"""
def team_method_random() -> str:
    """Random teams"""
def team_method_hand() -> str:
    """By hand"""
def teams_random() -> str:
    """Teams: drawn at random"""
def teams_random_means() -> str:
    """They are drawn when you send the invitations. The same people get the same teams until they have fin"""
def teams_hand() -> str:
    """Teams: made by hand"""
def teams_hand_means() -> str:
    """Choose below who is in team 1. Everybody else is in team 2."""
def send_invitations() -> str:
    """Send invitations"""
def invitations_to_send() -> str:
    """Send the invitations when it's right. The match starts when everybody has agreed."""
def invitations_sent() -> str:
    """The invitations are sent. If you change anything, everybody is asked again."""
def people_drawn(*, playing: float, present: float) -> str:
    """{ $present } of you are here, and { $playing } can play, so I drew who does. Choose other people if """
def close_match() -> str:
    """Close this match?"""
def closes_by_leaving() -> str:
    """You're the only one in it, so leaving closes it and nobody can join any more."""
def yes_close() -> str:
    """Yes, close it"""
def no_stay() -> str:
    """No, stay"""
def change_teams_with() -> str:
    """Change teams with whom?"""
def change_teams_means() -> str:
    """The two of you change places, and everybody else is asked to agree again."""
def match_is_on(*, channel: str) -> str:
    """The match is on in { $channel }."""
def card_is_in(*, channel: str) -> str:
    """The card is in { $channel }."""
def drawn_anew() -> str:
    """This is practice from that moment. What was hidden from you is drawn anew."""
def rematch_agreed() -> str:
    """You agreed to the rematch that stands already. It starts as soon as everybody has agreed."""
def joined() -> str:
    """You're in. The card shows who else is, and I'll ping you when it's your turn."""
def left() -> str:
    """You left the match."""
def left_open() -> str:
    """You left the match. Somebody had joined meanwhile, so it stays open."""
def you_closed_match() -> str:
    """You closed the match."""
def stayed() -> str:
    """You're still in. The card shows who else is."""
def agreed() -> str:
    """Thank you. The match starts as soon as everybody has agreed."""
def called_off() -> str:
    """You called the match off."""
def changed_teams() -> str:
    """You changed teams. Everybody else is asked to agree again."""
def invitations_are_in(*, channel: str) -> str:
    """The invitations are in { $channel }. To change something, press **{ arrange }** there."""
def watched_ended() -> str:
    """The match is over. Nobody has won it."""
def whom_you_block() -> str:
    """Whom you block"""
def blocks_these() -> str:
    """You accept no challenges from these people:"""
def and_more_people(*, count: float) -> str:
    """{ $count -> [one] and { $count } more person *[other] and { $count } more people }"""
def blocks_nobody() -> str:
    """You accept challenges from everybody on this server. `/block add` changes that."""
def unblock_somebody() -> str:
    """Unblock somebody"""
def somebody_who_left(*, id: str) -> str:
    """Somebody who left ({ $id })"""
def blocked(*, name: str) -> str:
    """{ $name } can't challenge you any more, and isn't told why. Open challenges between you have ended, """
def unblocked(*, name: str) -> str:
    """{ $name -> [them] You accept challenges from them again. *[other] You accept challenges from { $name"""
def here_is_the_card() -> str:
    """here is the card"""
def here_is_the_board() -> str:
    """here is the board"""
def sizes_against(*, one: str, other: str) -> str:
    """{ $one } against { $other }"""
def refusal_agreed_already(*, count: float, names: Sequence[str]) -> str:
    """You have already agreed. Waiting for { LIST($names) } to agree."""
def refusal_alone_in_voice() -> str:
    """You're alone in your voice channel. Wait for the others, or use `/open` for a public lobby."""
def refusal_blocked_here() -> str:
    """You can't join this match. `/open` starts another."""
def refusal_blocked_pair(*, names: Sequence[str]) -> str:
    """{ LIST($names) } can't play in one match. Please leave one of them out."""
def refusal_blocked_you(*, name: str) -> str:
    """{ $name } isn't accepting challenges. Please challenge somebody else."""
def refusal_bot_challenge(*, name: str) -> str:
    """{ $name } is a bot that can't play. Challenge a person, or use `/practice` to play against me."""
def refusal_bot_invited(*, name: str) -> str:
    """{ $name } is a bot and can't play. Choose people only."""
def refusal_cannot_start(*, most: float, sizes: Sequence[str]) -> str:
    """The match can't start like this: it takes { LIST($sizes, type: 'or') } players."""
def cannot_start_in_teams(*, most: float, sizes: Sequence[str]) -> str:
    """The match can't start like this: it takes { LIST($sizes, type: 'or') } players, in teams of the righ"""
def refusal_cannot_swap() -> str:
    """There is nobody to swap teams with now. The card shows the teams."""
def refusal_challenge_closed(*, status: str) -> str:
    """{ $status -> [live] That challenge was accepted already, and the match is on. `/board` shows it. [ov"""
def refusal_challenge_expired() -> str:
    """That challenge has expired. `/challenge` makes a new one."""
def refusal_challenged_already(*, card: str, name: str) -> str:
    """You have already challenged { $name } to that, and they haven't answered yet: { $card }."""
def refusal_computers_not_allowed() -> str:
    """The admins of this server allow no computer players. Play with people: `/challenge` one, or `/open` """
def refusal_former_player(*, name: str) -> str:
    """{ $name } doesn't play here any more, so there is no rematch. `/challenge` somebody else."""
def refusal_joined_already() -> str:
    """You're in already. The card shows who is still missing."""
def refusal_level_of_a_person(*, name: str) -> str:
    """{ $name } is no computer player, so there is no level to choose. Challenge me to play at one."""
def refusal_lobby_closed(*, status: str) -> str:
    """{ $status -> [live] That match has started. Press **{ my-hand }** under its board if you play in it."""
def refusal_lobby_full() -> str:
    """All seats are taken. Use `/open` to start a match of your own."""
def refusal_no_voice() -> str:
    """Join a voice channel first, then use `/muster` for a match with the people in it."""
def refusal_not_a_member() -> str:
    """That person isn't on this server any more. Challenge somebody else."""
def refusal_rematch_stands(*, card: str) -> str:
    """You have already asked for that, and not everybody has agreed yet: { $card }."""
def refusal_not_blocked(*, name: str) -> str:
    """{ $name -> [them] You don't block them, so nothing was changed. *[other] You don't block { $name }, """
def refusal_not_complete(*, count: float) -> str:
    """{ $count -> [one] The match isn't complete: { $count } seat is free. You can agree once it is taken."""
def teams_not_made() -> str:
    """The teams aren't made yet. You can agree once they are."""
def refusal_not_in_lobby() -> str:
    """You aren't part of this match. Only the people named on its card can do that."""
def refusal_not_in_that_voice() -> str:
    """The free seat is for somebody in this match's voice channel. Join it, then press again."""
def refusal_not_in_voice(*, count: float, names: Sequence[str]) -> str:
    """{ $count -> [one] { LIST($names) } isn't in your voice channel. Choose people who are, or wait until"""
def refusal_no_game_chosen() -> str:
    """Options belong to a game. Choose the `game` too, or leave the options out and choose them next."""
def refusal_not_over() -> str:
    """This match is still going on. Finish it first, then ask for a rematch."""
def refusal_no_picks() -> str:
    """Captains don't pick teams any more. **{ arrange }** on the card lets its opener make them."""
def refusal_no_computers() -> str:
    """I don't play myself at the moment. Play with people: `/challenge` one, or `/open` a match to all."""
def refusal_not_the_challenger(*, name: str) -> str:
    """Only { $name }, who made this challenge, can cancel it."""
def refusal_not_the_opener(*, name: str) -> str:
    """Only { $name }, who opened this match, can do that."""
def refusal_not_the_opponent(*, name: str) -> str:
    """This challenge is for { $name }, and only { $name } can answer it."""
def refusal_not_yours_to_end() -> str:
    """Only whoever began this match, or an admin of the server, can end it."""
def refusal_posted_already() -> str:
    """The invitations are out already. Changes that you make here show on their card."""
def refusal_rated_with_computers() -> str:
    """A match with a computer player is never rated. Leave out `rated`, or challenge a person."""
def refusal_self_block() -> str:
    """You can't block yourself. Name somebody else."""
def refusal_self_challenge() -> str:
    """You can't play against yourself. Challenge somebody else on this server."""
def refusal_team_full(*, team: float) -> str:
    """Team { $team } is full. Join the other one, or ask somebody to swap."""
def refusal_too_many_open(*, limit: float, name: str) -> str:
    """{ $limit -> [one] { $name } already has { $limit } open match here, the most allowed. Challenge some"""
def refusal_too_many_yours(*, limit: float) -> str:
    """{ $limit -> [one] You already have { $limit } open match here, the most allowed. Finish one, or canc"""
def refusal_uneven_teams(*, splits: Sequence[str]) -> str:
    """Those teams don't fit: it has to be { LIST($splits, type: 'or') }. Choose again who is in team 1."""
def refusal_unknown_option(*, option: str) -> str:
    """I don't understand the option { $option }. Start typing and pick from the list."""
def unknown_option_of_game(*, example: str, option: str, options: Sequence[str]) -> str:
    """I don't understand the option { $option }. The options are { LIST($options) }, written like `{ $exam"""
def unknown_option_meant(*, option: str, suggestions: Sequence[str]) -> str:
    """I don't understand the option { $option }. Did you mean { LIST($suggestions, type: 'or') }?"""
def refusal_wrong_size(*, game: str, most: float, sizes: Sequence[str]) -> str:
    """With these options { $game } is for { LIST($sizes, type: 'or') } players. Choose that many, or other"""
def refusal_watched_already(*, board: str) -> str:
    """Computer players already play each other on this server: { $board }. Watch them, or wait until they """
def refusal_you_blocked(*, name: str) -> str:
    """You block { $name }. `/block remove` them first, then challenge them."""
def refusal_you_blocked_here(*, name: str) -> str:
    """You block { $name }, who is in this match. `/block remove` them first, then join."""
