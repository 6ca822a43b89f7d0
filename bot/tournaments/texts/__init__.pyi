"""Texts of `bot/tournaments`. Written by `python -m bot.tools.texts`."""

def command_tournament() -> str:
    """Round robins and Swiss tournaments of 3 to 32 people"""
def command_tournament_open() -> str:
    """Open a tournament that people sign up for on a card in this channel"""
def command_tournament_open_title() -> str:
    """What it is called, such as Autumn Cup"""
def command_tournament_open_game() -> str:
    """Which game, for two"""
def command_tournament_open_format() -> str:
    """Who plays whom"""
def command_tournament_open_options() -> str:
    """Start typing to see the options; leave it out for the usual game"""
def command_tournament_open_clock() -> str:
    """How much time a match has; leave it out for what is usual on this server"""
def command_tournament_open_days() -> str:
    """How many days a round lasts at most; leave it out for 7"""
def command_tournament_open_rounds() -> str:
    """How many rounds a Swiss tournament has; leave it out for as many as suit the number of people"""
def command_tournament_open_size() -> str:
    """How many people can take part at most; leave it out for 32"""
def command_tournament_open_starts_in() -> str:
    """In how many hours it begins by itself, such as 1.5; leave it out to begin it with a button"""
def command_tournament_open_check_in() -> str:
    """In how many minutes before the start people have to say that they are there"""
def command_tournament_show() -> str:
    """See tournaments that are on or over, and their tables; only you see it"""
def command_tournament_show_tournament() -> str:
    """Whose table to see; leave it out for a list of all"""
def completion_over(*, name: str) -> str:
    """{ $name } (over)"""
def format_round_robin() -> str:
    """Round robin: everybody plays everybody once"""
def format_swiss() -> str:
    """Swiss: in each round you play somebody with about as many points"""
def im_here() -> str:
    """I'm here"""
def join() -> str:
    """Join"""
def leave() -> str:
    """Leave"""
def begin() -> str:
    """Begin"""
def call_off() -> str:
    """Call it off"""
def how_it_works() -> str:
    """How it works"""
def drop_out() -> str:
    """Drop out"""
def lead() -> str:
    """Lead"""
def start() -> str:
    """Start"""
def table() -> str:
    """Table"""
def continue_here(*, name: str) -> str:
    """Continue { $name } here"""
def yes_drop_out() -> str:
    """Yes, drop out"""
def yes_call_off() -> str:
    """Yes, call it off"""
def yes_remove() -> str:
    """Yes, remove"""
def yes_end() -> str:
    """Yes, end it"""
def no_go_on() -> str:
    """No, go on"""
def title(*, game: str, name: str) -> str:
    """{ $name }: { $game }"""
def called_off_early() -> str:
    """It was called off before it began."""
def join_to_take_part(*, fewest: float) -> str:
    """Press **{ join }** to take part. An organiser begins with { $fewest } people or more."""
def join_before_start(*, fewest: float) -> str:
    """Press **{ join }** to take part. It begins by itself with { $fewest } people or more."""
def check_in_until(*, start: str) -> str:
    """Press **{ im-here }** until { $start }: whoever hasn't by then is left out."""
def start_missed(*, fewest: float) -> str:
    """Fewer than { $fewest } people were there when it should have begun. An organiser can begin it with a"""
def terms() -> str:
    """Terms"""
def start_heading() -> str:
    """Start"""
def signed_up(*, count: float, limit: float) -> str:
    """Signed up ({ $count } of { $limit })"""
def nobody_yet() -> str:
    """Nobody yet"""
def rated() -> str:
    """Rated: its matches count for ratings on this server"""
def unrated() -> str:
    """Unrated: its matches change no rating"""
def round_robin_in_short(*, days: float) -> str:
    """{ $days -> [one] Round robin: everybody plays everybody, a round takes up to { $days } day *[other] """
def swiss_in_short(*, days: float) -> str:
    """{ $days -> [one] Swiss: a round takes up to { $days } day *[other] Swiss: a round takes up to { $day"""
def swiss_rounds_in_short(*, days: float, rounds: float) -> str:
    """Swiss: { $rounds -> [one] up to { $rounds } round *[other] up to { $rounds } rounds }, { $days -> [o"""
def start_with_check_in(*, minutes: float, opens: str, start: str) -> str:
    """{ $minutes -> [one] { $start }. Check in during the last { $minutes } minute, from { $opens } on. *["""
def check_in_call(*, people: str, start: str) -> str:
    """{ $people }, press **{ im-here }** to take part: it begins { $start }."""
def table_heading() -> str:
    """Table"""
def round_heading(*, round: float) -> str:
    """Round { $round }"""
def continued(*, heading: str) -> str:
    """{ $heading }, continued"""
def round_of(*, planned: float, round: float) -> str:
    """Round { $round } of { $planned }."""
def round_until(*, end: str, planned: float, round: float) -> str:
    """Round { $round } of { $planned }, until { $end }."""
def called_off_in_round(*, round: float) -> str:
    """Called off in round { $round }."""
def over() -> str:
    """Over."""
def ended_early(*, round: float) -> str:
    """Ended early in round { $round }, by the results so far."""
def winners(*, count: float, names: str) -> str:
    """{ $count -> [1] **{ $names }** has won. *[other] **{ $names }** share the first place. }"""
def left_out(*, names: str) -> str:
    """Left out, as they didn't check in: { $names }."""
def standing(*, name: str, rank: float, score: str, tie_break: str) -> str:
    """{ $rank }. **{ $name }**: { $score } ({ $tie_break })"""
def points(*, count: float, points: str) -> str:
    """{ $count -> [0.5] { $points } point [one] { $points } point *[other] { $points } points }"""
def wins(*, count: float) -> str:
    """{ $count -> [one] { $count } win *[other] { $count } wins }"""
def draws(*, count: float) -> str:
    """{ $count -> [one] { $count } draw *[other] { $count } draws }"""
def buchholz_value(*, value: str) -> str:
    """Buchholz { $value }"""
def sonneborn_berger_value(*, value: str) -> str:
    """Sonneborn-Berger { $value }"""
def pairing_line(*, pairing: str, table: float) -> str:
    """Table { $table }: { $pairing }"""
def pairing_open(*, first: str, second: str) -> str:
    """{ $first } against { $second }"""
def pairing_played(*, first: str, score: str, second: str) -> str:
    """{ $first } against { $second }: { $score }"""
def pairing_absent(*, first: str, score: str, second: str) -> str:
    """{ $first } against { $second }: { $score } (not played)"""
def pairing_late(*, first: str, score: str, second: str) -> str:
    """{ $first } against { $second }: { $score } (the time was over)"""
def pairing_bye(*, name: str) -> str:
    """{ $name }: a bye"""
def pairing_without(*, name: str) -> str:
    """{ $name } dropped out"""
def verdict_draw() -> str:
    """The time was over: each gets half a point."""
def verdict_both_dropped_out() -> str:
    """Both dropped out: nobody gets a point."""
def verdict_neither_came() -> str:
    """Neither came: nobody gets a point."""
def verdict_waited(*, loser: str, winner: str) -> str:
    """{ $loser } let the match wait until the time was over: { $winner } gets the point."""
def verdict_dropped_out(*, loser: str, winner: str) -> str:
    """{ $loser } dropped out: { $winner } gets the point."""
def verdict_absent(*, loser: str, winner: str) -> str:
    """{ $loser } didn't come: { $winner } gets the point."""
def round_links(*, round: float, tables: str) -> str:
    """Round { $round }: { $tables }"""
def table_link(*, table: float) -> str:
    """table { $table }"""
def picture_final() -> str:
    """final"""
def picture_called_off() -> str:
    """called off"""
def picture_round(*, planned: float, round: float) -> str:
    """round { $round } of { $planned }"""
def picture_tournament() -> str:
    """Tournament"""
def picture_player(*, rank: float) -> str:
    """Player { $rank }"""
def picture_points() -> str:
    """Points"""
def picture_wins() -> str:
    """Wins"""
def picture_draws() -> str:
    """Draws"""
def picture_buchholz() -> str:
    """Buchholz"""
def picture_sonneborn_berger() -> str:
    """S.-Berger"""
def picture_out(*, name: str) -> str:
    """{ $name } (out)"""
def picture_against() -> str:
    """vs"""
def picture_bye() -> str:
    """bye"""
def table_alt(*, planned: float, round: float, tournament: str) -> str:
    """The table of { $tournament } in round { $round } of { $planned }."""
def table_alt_final(*, tournament: str) -> str:
    """The final table of { $tournament }."""
def table_alt_called_off(*, tournament: str) -> str:
    """The table of { $tournament } when it was called off."""
def standing_alt(*, name: str, rank: float, score: str) -> str:
    """{ $rank }. { $name }: { $score }."""
def rules_of(*, format: str, game: str) -> str:
    """**{ $game }** · { $format }."""
def rounds() -> str:
    """Rounds"""
def rounds_by_people() -> str:
    """As many as suit the number of people."""
def rounds_asked(*, count: float) -> str:
    """{ $count -> [one] { $count } round, or fewer if there are too few people. *[other] { $count } rounds"""
def rounds_last(*, days: float) -> str:
    """{ $days -> [one] Each lasts { $days } day at most; the next begins when all results are in. *[other]"""
def matches() -> str:
    """Matches"""
def matches_text() -> str:
    """You get a card for a match in each round. It begins when both of you have pressed **{ start }** ther"""
def points_heading() -> str:
    """Points"""
def points_text() -> str:
    """A win is a point, a draw half a point, and a round without an opponent (a bye) a point. Whoever resi"""
def ties() -> str:
    """With as many points"""
def tie_break(*, number: float, text: str) -> str:
    """{ $number }. { $text }"""
def tie_break_buchholz() -> str:
    """Buchholz: the points of all your opponents"""
def tie_break_mutual() -> str:
    """the matches between those with as many points"""
def tie_break_sonneborn_berger() -> str:
    """Sonneborn-Berger: the points of those you beat, and half the points of those you drew with"""
def tie_break_wins() -> str:
    """wins"""
def late() -> str:
    """When a round is over"""
def late_text(*, hours: float) -> str:
    """{ $hours -> [one] Whoever hasn't pressed **{ start }** when the round is over loses the match; if no"""
def leaving() -> str:
    """Leaving"""
def leaving_text() -> str:
    """Whoever drops out, or doesn't accept an opponent's challenges, loses what they don't play."""
def pairing_heading_unknown() -> str:
    """Tournament"""
def pairing_title(*, game: str, heading: str) -> str:
    """{ $heading }: { $game }"""
def pairing_names(*, first: str, second: str) -> str:
    """**{ $first }** against **{ $second }**."""
def begins_when_ready() -> str:
    """The match begins when both have pressed **{ start }**."""
def round_ends(*, end: str) -> str:
    """The round ends { $end }."""
def pairing_headline(*, game: str, heading: str, names: str) -> str:
    """{ $game } · { $heading }: { $names } { begins-when-ready }"""
def ready() -> str:
    """Ready"""
def until() -> str:
    """Until"""
def press_start(*, people: str) -> str:
    """{ $people }, your match of this round can begin."""
def not_played_title(*, heading: str) -> str:
    """{ $heading }: not played"""
def not_played(*, first: str, second: str) -> str:
    """**{ $first }** against **{ $second }** wasn't played."""
def see_table() -> str:
    """The tournament's table says how it counts."""
def ended(*, tournament: str) -> str:
    """🏆 **{ $tournament }** is over."""
def ended_with_table(*, link: str, tournament: str) -> str:
    """🏆 **{ $tournament }** is over. [Its table]({ $link }) stays where it is."""
def thanks(*, people: str) -> str:
    """Thank you for playing, { $people }."""
def event(*, days: float, game: str, number: float, people: float, rounds: float) -> str:
    """{ $game } · { $people -> [one] { $people } person *[other] { $people } people } · { $rounds -> [one]"""
def event_number(*, number: float) -> str:
    """Tournament { $number }"""
def result_board() -> str:
    """board"""
def placings() -> str:
    """Tournaments"""
def placing(*, count: float, rank: float, tournament: str) -> str:
    """{ NUMBER($rank, type: 'ordinal') -> [one] { $tournament }: { $rank }st of { $count } [two] { $tourna"""
def list_title() -> str:
    """Tournaments"""
def list_empty() -> str:
    """There is no tournament here. `/tournament open` opens one, for whoever the admins allow to."""
def list_over() -> str:
    """Over"""
def list_line(*, name: str, people: float, status: str) -> str:
    """**{ $name }** · { $people -> [one] { $people } person *[other] { $people } people } · { $status -> ["""
def list_line_with_table(*, line: str, link: str) -> str:
    """{ $line } · [table]({ $link })"""
def opened(*, name: str) -> str:
    """**{ $name }** is open; people join on the card in this channel. Press **{ begin }** there when every"""
def opened_with_start(*, name: str) -> str:
    """**{ $name }** is open; people join on the card in this channel. It begins by itself."""
def joined(*, name: str) -> str:
    """You take part in **{ $name }**. I'll mention you on a card when your first match can begin."""
def checked_in(*, name: str) -> str:
    """You are in. **{ $name }** begins without those who don't check in."""
def left(*, name: str) -> str:
    """You take part in **{ $name }** no more."""
def begun(*, channel: str, name: str) -> str:
    """**{ $name }** has begun. The table and the cards of the first round are in { $channel }."""
def called_off(*, name: str) -> str:
    """**{ $name }** is called off."""
def nothing_changed() -> str:
    """Nothing was changed."""
def moved(*, name: str) -> str:
    """**{ $name }** goes on here: its table, the cards that wait for their people, and those to come. Matc"""
def continues_in(*, channel: str) -> str:
    """The tournament continues in { $channel }."""
def continues_here(*, link: str) -> str:
    """[The tournament continues here]({ $link })."""
def table_is_in(*, channel: str, link: str, name: str) -> str:
    """[The table of { $name }]({ $link }) is in { $channel }."""
def removed() -> str:
    """They take part no more. The table shows how it counts."""
def replaced(*, person: str, tournament: str) -> str:
    """**{ $person }** now plays in that place of **{ $tournament }**."""
def paired() -> str:
    """They play each other. Their card appears beside the others of the round."""
def ended_now(*, name: str) -> str:
    """**{ $name }** is over, by the results so far."""
def lead_title(*, tournament: str) -> str:
    """Lead { $tournament }"""
def lead_text(*, round: float) -> str:
    """Round { $round }. **Remove** somebody who doesn't come: what they don't play is lost. **Replace** so"""
def choose_to_remove() -> str:
    """Remove somebody"""
def choose_to_replace() -> str:
    """Replace: choose who goes and who comes"""
def choose_to_pair() -> str:
    """Pair: choose two without an opponent"""
def end_now() -> str:
    """End it now"""
def ask_drop_out(*, tournament: str) -> str:
    """Drop out of { $tournament }?"""
def ask_drop_out_text() -> str:
    """You are paired no more, and a match of yours that hasn't begun is lost. One that has begun goes on. """
def ask_call_off(*, tournament: str) -> str:
    """Call { $tournament } off?"""
def ask_call_off_text() -> str:
    """It ends for everybody, and the table stays as it is. Matches that have begun go on. This can't be un"""
def ask_remove(*, person: str, tournament: str) -> str:
    """Remove { $person } from { $tournament }?"""
def ask_remove_text() -> str:
    """They are paired no more, and a match that hasn't begun is lost. One that has begun goes on."""
def ask_end(*, tournament: str) -> str:
    """End { $tournament } now?"""
def ask_end_text() -> str:
    """It is over for everybody, and its end is announced. The table is decided by the results so far: poin"""
def refusal_check_in_closed() -> str:
    """People check in only shortly before the start. The card says from when on."""
def refusal_check_in_without_start() -> str:
    """A check-in takes a start: choose `starts_in`, at least as long as the check-in."""
def refusal_checked_in_already() -> str:
    """You have checked in already. You are mentioned when your first match can begin."""
def refusal_choose_one_of_each() -> str:
    """Choose two people: one who takes part, and one who doesn't and takes their place."""
def refusal_not_begun() -> str:
    """The tournament hasn't begun yet. Its card has the buttons for that."""
def refusal_not_waiting() -> str:
    """Choose two people who both have no opponent in this round: a bye, or one who didn't come."""
def refusal_entered_already() -> str:
    """You take part already. The card shows who else does."""
def refusal_not_entered() -> str:
    """You don't take part in this tournament."""
def refusal_signup_over(*, status: str) -> str:
    """{ $status -> [running] The tournament has begun, so nobody can join any more. Its table shows who pl"""
def refusal_too_few_entrants(*, fewest: float) -> str:
    """A tournament begins with { $fewest } people or more. Wait until somebody else joins."""
def refusal_too_many_tournaments(*, limit: float) -> str:
    """There are { $limit } tournaments here already, the most at a time. Wait until one is over, or call o"""
def refusal_tournament_full(*, limit: float) -> str:
    """The tournament has { $limit } people, the most allowed. Ask an organiser for another one."""
def refusal_tournament_over(*, status: str) -> str:
    """{ $status -> [over] That tournament is over, so nothing was changed. *[cancelled] That tournament wa"""
def refusal_withdrawn_already() -> str:
    """You have dropped out of this tournament already."""
