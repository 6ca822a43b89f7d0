"""Texts of `bot/games/stratego`. Written by `python -m bot.tools.texts`."""

from collections.abc import Sequence

def name() -> str:
    """Stratego"""
def gist() -> str:
    """Two hidden armies: capture the enemy's Flag before they find yours."""
def piece_marshal() -> str:
    """Marshal"""
def piece_general() -> str:
    """General"""
def piece_colonel() -> str:
    """Colonel"""
def piece_major() -> str:
    """Major"""
def piece_captain() -> str:
    """Captain"""
def piece_lieutenant() -> str:
    """Lieutenant"""
def piece_sergeant() -> str:
    """Sergeant"""
def piece_miner() -> str:
    """Miner"""
def piece_scout() -> str:
    """Scout"""
def piece_spy() -> str:
    """Spy"""
def piece_bomb() -> str:
    """Bomb"""
def piece_flag() -> str:
    """Flag"""
def piece_unknown() -> str:
    """Piece"""
def ranked_piece(*, piece: str, symbol: str) -> str:
    """{ $piece } ({ $symbol })"""
def alt_diamond() -> str:
    """Diamond"""
def alt_disc() -> str:
    """Disc"""
def formation_corner_keep() -> str:
    """Corner Keep"""
def formation_empty_vault() -> str:
    """Empty Vault"""
def formation_barred_wings() -> str:
    """Barred Wings"""
def formation_left_hook() -> str:
    """Left Hook"""
def formation_scout_storm() -> str:
    """Scout Storm"""
def formation_middle_vault() -> str:
    """Middle Vault"""
def formation_thin_line() -> str:
    """Thin Line"""
def formation_twin_posts() -> str:
    """Twin Posts"""
def formation_short_fence() -> str:
    """Short Fence"""
def formation_broad_front() -> str:
    """Broad Front"""
def aim_corner_keep() -> str:
    """The Flag in the left corner behind Bombs, a false keep on the right"""
def aim_empty_vault() -> str:
    """The right corner looks fortified, but the Flag stands elsewhere"""
def aim_barred_wings() -> str:
    """Bombs shut both outer lanes, so the fight comes to a strong centre"""
def aim_left_hook() -> str:
    """Nearly all the power on the left for one heavy push"""
def aim_scout_storm() -> str:
    """Six Scouts in front to find out at once, officers right behind"""
def aim_middle_vault() -> str:
    """The Flag in the second row inside Bombs, the top officers in front"""
def aim_thin_line() -> str:
    """Two Scouts far out, the Flag cornered beside its Bomb"""
def aim_twin_posts() -> str:
    """Two posts, so that the lone Bomb gives nothing away"""
def aim_short_fence() -> str:
    """Two Bombs close the corner, everybody else stands outside"""
def aim_broad_front() -> str:
    """One piece for each lane, the Flag hidden in the middle"""
def gist_corner_keep() -> str:
    """Flag left, false keep right"""
def gist_empty_vault() -> str:
    """The strong corner is a bluff"""
def gist_barred_wings() -> str:
    """Bombs shut the outer lanes"""
def gist_left_hook() -> str:
    """All the power on the left"""
def gist_scout_storm() -> str:
    """Six Scouts look first"""
def gist_middle_vault() -> str:
    """Flag walled in, officers ahead"""
def gist_thin_line() -> str:
    """Flag cornered by its Bomb"""
def gist_twin_posts() -> str:
    """Two posts, one Bomb"""
def gist_short_fence() -> str:
    """Two Bombs close the corner"""
def gist_broad_front() -> str:
    """A piece for every lane"""
def option_preset() -> str:
    """Rules"""
def option_preset_house() -> str:
    """house: a winning defender stays hidden, two lost pieces may return"""
def option_preset_classic() -> str:
    """classic: every fight is announced"""
def option_preset_tournament() -> str:
    """tournament: you remember the ranks, no endless chases"""
def option_preset_old_us() -> str:
    """old US: 1 is the highest rank"""
def option_army() -> str:
    """Army"""
def option_army_full() -> str:
    """full, 40 pieces a side"""
def option_army_barrage() -> str:
    """Barrage, 8 pieces a side, quick"""
def option_army_duel() -> str:
    """Duel, 10 pieces a side, quick"""
def option_duel_rows() -> str:
    """Rows of a Duel"""
def option_duel_rows_3() -> str:
    """set up in 3 rows"""
def option_duel_rows_4() -> str:
    """set up in 4 rows"""
def option_default() -> str:
    """default"""
def option_numbering() -> str:
    """Numbers"""
def option_numbering_ten_high() -> str:
    """10 is the Marshal"""
def option_numbering_one_high() -> str:
    """1 is the Marshal"""
def option_spy_attack() -> str:
    """Attacking Spy"""
def option_spy_attack_marshal() -> str:
    """beats the Marshal alone"""
def option_spy_attack_any_rank() -> str:
    """beats all but Bombs"""
def option_spy_vs_spy() -> str:
    """Spy against Spy"""
def option_spy_vs_spy_both_removed() -> str:
    """both are removed"""
def option_spy_vs_spy_attacker_wins() -> str:
    """the attacker wins"""
def option_aggressor_advantage() -> str:
    """Equal ranks"""
def option_aggressor_advantage_off() -> str:
    """both are removed"""
def option_aggressor_advantage_on() -> str:
    """the attacker wins"""
def option_silent_defense() -> str:
    """A defender that wins"""
def option_silent_defense_off() -> str:
    """is announced"""
def option_silent_defense_on() -> str:
    """stays secret"""
def option_rescue() -> str:
    """Rescue"""
def option_rescue_off() -> str:
    """captured pieces stay away"""
def option_rescue_limited() -> str:
    """two may come back, for the enemy's back row"""
def option_rescue_open() -> str:
    """without limits, one for every entry"""
def option_scout() -> str:
    """Scouts"""
def option_scout_run_and_attack() -> str:
    """may attack at the end of a run"""
def option_scout_run_or_attack() -> str:
    """run or attack"""
def option_two_square() -> str:
    """To and fro"""
def option_two_square_0() -> str:
    """no limit"""
def option_two_square_crossings(*, count: float) -> str:
    """{ $count -> [one] { $count } crossing of one border in a row *[other] { $count } crossings of one bo"""
def option_more_squares() -> str:
    """Chases"""
def option_more_squares_off() -> str:
    """without end"""
def option_more_squares_on() -> str:
    """may not repeat a position"""
def option_memory_aid() -> str:
    """Memory aid"""
def option_memory_aid_on() -> str:
    """the board keeps what was revealed"""
def option_memory_aid_off() -> str:
    """you have to remember"""
def option_both_stuck() -> str:
    """Neither side can move"""
def option_both_stuck_loss() -> str:
    """whoever is to move loses"""
def option_both_stuck_draw() -> str:
    """the match is a draw"""
def choose_classic() -> str:
    """Classic"""
def choose_quick() -> str:
    """Quick"""
def choose_house() -> str:
    """House rules"""
def choose_open_rescue() -> str:
    """Open rescue"""
def preset_house() -> str:
    """House rules"""
def preset_classic() -> str:
    """Classic rules"""
def preset_tournament() -> str:
    """Tournament rules"""
def preset_old_us() -> str:
    """Old US rules"""
def army_full() -> str:
    """full army"""
def army_barrage() -> str:
    """Barrage"""
def army_duel() -> str:
    """Duel"""
def terms_duel_rows(*, army: str, number: float) -> str:
    """{ $army } in { $number } rows"""
def terms_unused_rows(*, army: str, number: float) -> str:
    """{ $army } ({ $number } rows: in Duels only)"""
def changed_numbering(*, meaning: str) -> str:
    """numbers: { $meaning }"""
def changed_spy_attack(*, meaning: str) -> str:
    """attacking spy: { $meaning }"""
def changed_spy_vs_spy(*, meaning: str) -> str:
    """spy against spy: { $meaning }"""
def changed_aggressor_advantage(*, meaning: str) -> str:
    """equal ranks: { $meaning }"""
def changed_silent_defense(*, meaning: str) -> str:
    """a defender that wins: { $meaning }"""
def changed_rescue(*, meaning: str) -> str:
    """rescue: { $meaning }"""
def changed_scout(*, meaning: str) -> str:
    """scouts: { $meaning }"""
def changed_two_square(*, meaning: str) -> str:
    """to and fro: { $meaning }"""
def changed_more_squares(*, meaning: str) -> str:
    """chases: { $meaning }"""
def changed_memory_aid(*, meaning: str) -> str:
    """memory aid: { $meaning }"""
def changed_both_stuck(*, meaning: str) -> str:
    """neither side can move: { $meaning }"""
def title_set_up() -> str:
    """{ name }: set-up"""
def title_play(*, number: float) -> str:
    """{ name }: move { $number }"""
def title_over() -> str:
    """{ name }: the match is over"""
def status_won(*, who: str) -> str:
    """{ $who } won the match."""
def status_no_result() -> str:
    """{ no-result }."""
def status_draw() -> str:
    """{ draw }."""
def status_arrange(*, names: Sequence[str]) -> str:
    """Waiting for { LIST($names) } to set up in secret"""
def status_move(*, who: str) -> str:
    """{ $who }'s turn"""
def status_rescue(*, who: str) -> str:
    """{ $who } may bring a captured piece back"""
def no_result() -> str:
    """The match has no result"""
def draw() -> str:
    """The match is a draw"""
def draw_open(*, other: str, reader: str, who: str) -> str:
    """{ $reader -> [offerer] You offer a draw. { $other } may accept it, or decline it with a move. [other"""
def draw_without_attack(*, count: float) -> str:
    """{ $count -> [one] If nobody attacks, the match is a draw in { $count } move. *[other] If nobody atta"""
def draw_by_limit(*, count: float) -> str:
    """{ $count -> [one] The match is a draw in { $count } move. *[other] The match is a draw in { $count }"""
def known_pieces(*, piece: str, squares: str, symbol: str) -> str:
    """{ ranked-piece } { $squares }"""
def fact_hidden(*, squares: str) -> str:
    """Hidden on { $squares }"""
def fact_moved(*, squares: str) -> str:
    """Moved and still hidden on { $squares }"""
def fact_seen(*, squares: str) -> str:
    """Seen by the enemy on { $squares }"""
def square_range(*, end: str, start: str) -> str:
    """{ $start } to { $end }"""
def fact_beaten(*, pieces: Sequence[str], square: str) -> str:
    """{ $square } has beaten { LIST($pieces) }"""
def beaten_piece(*, piece: str, symbol: str) -> str:
    """{ FORM($piece, 'one') } ({ $symbol })"""
def fact_left(*, count: float) -> str:
    """{ $count -> [one] { $count } piece left *[other] { $count } pieces left }"""
def fact_lost(*, pieces: Sequence[str]) -> str:
    """Lost { LIST($pieces) }"""
def fact_lost_nothing() -> str:
    """Lost nothing"""
def counted_piece(*, count: float, piece: str) -> str:
    """{ $count -> [one] { $count } { $piece } *[other] { $count } { FORM($piece, 'plural') } }"""
def fact_came_back(*, count: float) -> str:
    """{ $count -> [one] { $count } captured piece came back *[other] { $count } captured pieces came back """
def began_as(*, who: str) -> str:
    """{ $who } began as, front row first"""
def turning_point() -> str:
    """Turning point"""
def turning_point_text(*, fight: str, move: float) -> str:
    """Move { $move }: { $fight }"""
def title_arrange() -> str:
    """Set up your side, then press { ready }"""
def title_ready(*, enemy: str) -> str:
    """Ready, waiting for { $enemy }"""
def title_move() -> str:
    """Your turn"""
def title_move_column() -> str:
    """Your turn: choose a column"""
def title_rescue() -> str:
    """Bring a piece back?"""
def title_waiting(*, enemy: str) -> str:
    """Waiting for { $enemy }"""
def title_won() -> str:
    """You won the match"""
def title_lost() -> str:
    """You lost the match"""
def advice_arrange(*, shape: str) -> str:
    """Your pieces have the { $shape }. Choose a formation or swap two squares, then press **{ ready }**. N"""
def advice_ready(*, enemy: str) -> str:
    """Your side is set. Play begins when { $enemy } is ready too."""
def advice_move(*, who: str) -> str:
    """**It's your turn, { $who }.** Choose a piece, then where it goes."""
def advice_rescue(*, square: str) -> str:
    """Your piece on { $square } reached the enemy's back row. You may bring one captured piece back to an """
def advice_rescue_by_scout(*, square: str) -> str:
    """Your Scout on { $square } reached the enemy's back row. A Scout brings nobody back. Press **{ return"""
def enemy_is_ready(*, enemy: str) -> str:
    """{ $enemy } is ready and waits."""
def enemy_sets_up(*, enemy: str) -> str:
    """{ $enemy } sets up in secret too."""
def you_move_first() -> str:
    """You move first."""
def changes_left(*, count: float) -> str:
    """{ $count -> [0] You can't change it any more. [one] You may change it { $count } more time. *[other]"""
def your_formation() -> str:
    """Your formation, front row first"""
def your_army() -> str:
    """Your army"""
def formations_to_choose() -> str:
    """Formations to choose"""
def your_army_piece(*, count: float, piece: str, symbol: str) -> str:
    """{ $count -> [one] **{ $symbol }** { $count } { $piece } *[other] **{ $symbol }** { $count } { FORM($"""
def aimed_formation(*, aim: str, formation: str, number: float) -> str:
    """{ $number } **{ $formation }**: { $aim }"""
def alt_picked(*, square: str) -> str:
    """You picked { $square }."""
def alt_may_choose(*, squares: str) -> str:
    """You may choose { $squares }."""
def alt_may_go(*, squares: str) -> str:
    """It may go to { $squares }."""
def alt_may_come_back(*, squares: str) -> str:
    """A piece may come back on { $squares }."""
def alt_may_swap(*, squares: str) -> str:
    """It may change places with { $squares }."""
def alt_may_attack(*, squares: str) -> str:
    """It may attack { $squares }."""
def alt_last_move(*, end: str, start: str) -> str:
    """Last move { $start } to { $end }."""
def alt_rows(*, first: float, last: float) -> str:
    """Rows { $first } to { $last } from above."""
def alt_fact(*, fact: str, who: str) -> str:
    """{ $who }: { $fact }"""
def alt_is_ready(*, who: str) -> str:
    """{ $who } is ready."""
def alt_sets_up(*, who: str) -> str:
    """{ $who } sets up in secret."""
def alt_own_pieces(*, count: float, shape: str) -> str:
    """Your { $count } pieces, { $shape }, from left to right."""
def alt_row(*, number: float, symbols: str) -> str:
    """Row { $number }: { $symbols }."""
def alt_formation(*, formation: str) -> str:
    """You have the formation { $formation }."""
def alt_formations() -> str:
    """Formations to choose."""
def alt_turning_point(*, fight: str) -> str:
    """Turning point: { $fight }"""
def ready() -> str:
    """Ready"""
def ready_hint() -> str:
    """Play begins once both sides are"""
def ready_question() -> str:
    """Your Flag stands in the front row, where any piece can reach it. Do you want to begin like that?"""
def not_ready() -> str:
    """Not ready"""
def not_ready_hint() -> str:
    """Go on arranging"""
def mirror() -> str:
    """Mirror"""
def mirror_hint() -> str:
    """Swap left and right"""
def shuffle() -> str:
    """Shuffle"""
def shuffle_hint() -> str:
    """A new set-up, arranged as people do"""
def choose_formation() -> str:
    """Choose a formation"""
def choose_formation_question() -> str:
    """**Which formation?**"""
def numbered_formation_gist(*, formation: str, gist: str, number: float) -> str:
    """{ $number } { $formation }: { $gist }"""
def numbered_formation(*, formation: str, number: float) -> str:
    """{ $number } { $formation }"""
def choice_formation(*, formation: str) -> str:
    """Take { $formation }"""
def swap_squares() -> str:
    """Swap two squares"""
def square_with_piece(*, piece: str, square: str) -> str:
    """{ $square } { $piece }"""
def square_empty(*, square: str) -> str:
    """{ $square } (empty)"""
def swap_column() -> str:
    """In which column is the first piece?"""
def swap_which() -> str:
    """Which piece do you swap?"""
def which_piece(*, column: str) -> str:
    """Which piece in column { $column }?"""
def swap_other_column(*, square: str) -> str:
    """Swap { $square }: in which column is the other square?"""
def swap_other(*, square: str) -> str:
    """Swap { $square } with which square?"""
def swap_with(*, square: str) -> str:
    """with { $square }"""
def choice_swap(*, other: str, square: str) -> str:
    """Swap { $square } with { $other }"""
def standing_piece(*, piece: str, square: str) -> str:
    """{ $piece } { $square }"""
def where_to_go(*, piece: str, square: str) -> str:
    """Where does the { $piece } on { $square } go?"""
def to_square(*, square: str) -> str:
    """to { $square }"""
def attack_square(*, known: str, square: str) -> str:
    """attack { $square }: { $known }"""
def choice_move(*, end: str, piece: str, start: str) -> str:
    """{ $piece } { $start } to { $end }"""
def choice_move_question(*, end: str, piece: str, start: str) -> str:
    """Move the { $piece } from { $start } to { $end }?"""
def choice_attack(*, end: str, piece: str, start: str) -> str:
    """{ $piece } { $start } attacks { $end }"""
def choice_attack_question(*, end: str, known: str, piece: str, start: str) -> str:
    """Attack { $end } with the { $piece } on { $start }? What stands there: { $known }."""
def attack_hint(*, known: str) -> str:
    """{ CAPITAL($known) }"""
def unknown_piece(*, moved: bool) -> str:
    """{ $moved -> [true] unknown, has moved *[false] unknown }"""
def unknown_piece_that_beat(*, moved: bool, pieces: Sequence[str]) -> str:
    """{ $moved -> [true] unknown, has beaten { LIST($pieces) }, has moved *[false] unknown, has beaten { L"""
def return_column(*, piece: str) -> str:
    """In which column does the { $piece } come back?"""
def return_where(*, piece: str) -> str:
    """Where does the { $piece } come back?"""
def return_square(*, column: str) -> str:
    """Which square in column { $column }?"""
def return_hint() -> str:
    """Everybody will know what it is"""
def choice_return(*, piece: str, square: str) -> str:
    """Return { $piece } to { $square }"""
def return_nobody() -> str:
    """Return nobody"""
def return_nobody_hint() -> str:
    """Your turn ends"""
def offer_draw() -> str:
    """Offer a draw"""
def offer_draw_hint() -> str:
    """Then make your move; your opponent may accept"""
def accept_draw() -> str:
    """Accept the draw"""
def accept_draw_hint() -> str:
    """Ends the match"""
def accept_draw_question() -> str:
    """Accept the draw? The match ends at once, and nobody wins."""
def decline_draw() -> str:
    """Decline the draw"""
def decline_draw_hint() -> str:
    """Moving declines it too"""
def write_formation() -> str:
    """Type a formation"""
def field_formation() -> str:
    """Formation"""
def write_hint_full() -> str:
    """Four lines of ten symbols, your front row first; or: swap a1 d4"""
def write_hint_small() -> str:
    """Four lines of ten symbols, your front row first, . for empty; or: swap a1 d4"""
def typed_swap() -> str:
    """swap"""
def typed_between() -> str:
    """to and with takes"""
def save_formation() -> str:
    """Save this formation"""
def saved_formations() -> str:
    """Saved formations"""
def use_saved_formation() -> str:
    """Use one of your formations"""
def no_saved_formation() -> str:
    """You have no saved formation for this match yet."""
def set_up_began(*, blue: str, reader: str, red: str) -> str:
    """{ $reader -> [red] You move first, against ● { $blue }. [blue] ◆ { $red } moves first, against you. """
def arranged_preset(*, formation: str) -> str:
    """You took the formation { $formation }."""
def arranged_text() -> str:
    """You changed your whole side."""
def arranged_swap() -> str:
    """You swapped two squares."""
def arranged_mirror() -> str:
    """You mirrored your side."""
def arranged_random() -> str:
    """You shuffled your side."""
def became_ready(*, who: str) -> str:
    """{ $who -> [you] You are ready. *[other] { $who } is ready. }"""
def became_unready(*, who: str) -> str:
    """{ $who -> [you] You are arranging again. *[other] { $who } is arranging again. }"""
def play_began(*, who: str) -> str:
    """{ $who -> [you] Play begins. You move first. *[other] Play begins. { $who } moves first. }"""
def moved(*, end: str, start: str, who: str) -> str:
    """{ $who -> [you] You moved from { $start } to { $end }. *[other] { $who } moved from { $start } to { """
def moved_running(*, end: str, start: str, who: str) -> str:
    """{ $who -> [you] You ran with a Scout from { $start } to { $end }. *[other] { $who } ran with a Scout"""
def fought_flag(*, attacker: str, defender: str, end: str, enemy: str, reader: str, start: str, who: str) -> str:
    """{ $reader -> [attacker] Your { $attacker } from { $start } attacked { $end } and took { $enemy }'s {"""
def fought_attacker(*, attacker: str, defender: str, end: str, enemy: str, reader: str, start: str, who: str) -> str:
    """{ $reader -> [attacker] Your { $attacker } from { $start } attacked { $end } and beat { $enemy }'s {"""
def fought_defender(*, attacker: str, defender: str, end: str, enemy: str, reader: str, start: str, who: str) -> str:
    """{ $reader -> [attacker] Your { $attacker } from { $start } attacked { $end } and lost to { $enemy }'"""
def fought_defender_hidden(*, attacker: str, defender: str, end: str, enemy: str, reader: str, start: str, who: str) -> str:
    """{ $reader -> [attacker] Your { $attacker } from { $start } attacked { $end } and lost to { $enemy }'"""
def fought_both_removed(*, attacker: str, defender: str, end: str, enemy: str, reader: str, start: str, who: str) -> str:
    """{ $reader -> [attacker] Your { $attacker } from { $start } attacked { $end } and met { $enemy }'s { """
def fought_unknown(*, attacker: str, end: str, enemy: str, reader: str, start: str, who: str) -> str:
    """{ $reader -> [attacker] Your { $attacker } from { $start } attacked { $end } and lost. { $enemy }'s """
def remembered_flag(*, end: str, enemy: str, reader: str, start: str, who: str) -> str:
    """{ $reader -> [attacker] You attacked { $end } from { $start } and took { $enemy }'s Flag! [defender]"""
def remembered_attacker(*, end: str, start: str, who: str) -> str:
    """{ $who -> [you] You attacked { $end } from { $start } and won. *[other] { $who } attacked { $end } f"""
def remembered_defender(*, end: str, start: str, who: str) -> str:
    """{ $who -> [you] You attacked { $end } from { $start } and lost. *[other] { $who } attacked { $end } """
def remembered_both_removed(*, end: str, start: str, who: str) -> str:
    """{ $who -> [you] You attacked { $end } from { $start }, and both pieces were lost. *[other] { $who } """
def remembered_rescue(*, square: str, who: str) -> str:
    """{ $who -> [you] You brought a captured piece back on { $square }. *[other] { $who } brought a captur"""
def rescue_offered(*, square: str, who: str) -> str:
    """{ $who -> [you] You reached the enemy's back row on { $square }. *[other] { $who } reached the enemy"""
def rescued(*, piece: str, square: str, who: str) -> str:
    """{ $who -> [you] You brought a { $piece } back on { $square }. *[other] { $who } brought a { $piece }"""
def rescue_declined(*, who: str) -> str:
    """{ $who -> [you] You brought nobody back. *[other] { $who } brought nobody back. }"""
def draw_offered(*, who: str) -> str:
    """{ $who -> [you] You offer a draw. *[other] { $who } offers a draw. }"""
def draw_declined(*, who: str) -> str:
    """{ $who -> [you] You declined the draw. *[other] { $who } declined the draw. }"""
def no_moves_left(*, who: str) -> str:
    """{ $who -> [you] You can't move any more. *[other] { $who } can't move any more. }"""
def drawn_agreed() -> str:
    """The match is a draw: both agreed on it."""
def drawn_both_immobile() -> str:
    """The match is a draw: neither side can move any more."""
def drawn_quiet() -> str:
    """The match is a draw: nobody has attacked for too long."""
def drawn_max_plies() -> str:
    """The match is a draw: the limit of moves is reached."""
def drawn_void() -> str:
    """The match was given up before play began, so nobody won or lost."""
def won(*, who: str) -> str:
    """{ $who -> [you] You won the match. *[other] { $who } won the match. }"""
def both_began_as(*, blue: str, red: str) -> str:
    """◆ began as { $red }; ● as { $blue } (front row first)."""
def hint_taken(*, square: str) -> str:
    """You took the piece on { $square }."""
def hint_lost(*, square: str) -> str:
    """You lost the piece that attacked { $square }."""
def hint_learned(*, square: str) -> str:
    """You learned what stood on { $square }."""
def hint_target(*, square: str) -> str:
    """You could then take the piece on { $square }."""
def hint_danger(*, square: str) -> str:
    """The enemy could then take your piece on { $square }."""
def hint_no_danger(*, square: str) -> str:
    """Your piece on { $square } was no longer in danger of being taken."""
def hint_prey(*, count: float, square: str) -> str:
    """{ $count -> [one] You came within { $count } square of the piece on { $square }, which yours would t"""
def hint_hunter(*, before: float, count: float, square: str) -> str:
    """{ $count -> [one] The piece on { $square }, which would take yours, was { $count } square away inste"""
def hint_home(*, count: float) -> str:
    """{ $count -> [one] With an enemy piece near your Flag, you came within { $count } square of it. *[oth"""
def hint_back(*, count: float) -> str:
    """{ $count -> [one] You came within { $count } square of your Flag. *[other] You came within { $count """
def hint_plies(*, before: float, count: float) -> str:
    """{ $count -> [one] You could then choose from { $count } move instead of { $before }. *[other] You co"""
def hint_distance(*, count: float, square: str) -> str:
    """{ $count -> [one] You came within { $count } square of the piece on { $square }. *[other] You came w"""
def hint_mobile(*, before: float, count: float) -> str:
    """{ $count -> [one] Without Flag and Bombs, you have { $count } piece left and the enemy { $before }. """
def moment_set_up() -> str:
    """Set-up"""
def moment_moves(*, first: float, last: float) -> str:
    """Moves { $first } to { $last }"""
def score_red() -> str:
    """◆, front row first"""
def score_blue() -> str:
    """●, front row first"""
def score_legend() -> str:
    """b4-b5 is a move. b4xb5 9+3 is an attack: + the attacker won, - it lost, = both were removed, # it to"""
def plate_ready() -> str:
    """is ready"""
def plate_set_up() -> str:
    """sets up in secret"""
def plate_left(*, count: float) -> str:
    """{ $count } left"""
def plate_back(*, count: float) -> str:
    """{ $count } back"""
def plate_rescued(*, piece: str) -> str:
    """{ $piece } is back"""
def fight_unknown() -> str:
    """Hidden piece wins"""
def fight_flag() -> str:
    """The Flag is taken"""
def fight_both_removed() -> str:
    """Both are lost"""
def fight_won(*, attacker: str, defender: str, rank: str) -> str:
    """{ $rank -> [none] { $attacker } beats { $defender } *[other] { $attacker } beats { $rank } }"""
def fight_lost(*, attacker: str, defender: str, rank: str) -> str:
    """{ $rank -> [none] { $attacker } loses to { $defender } *[other] { $attacker } loses to { $rank } }"""
def fight_won_short(*, defender: str, rank: str) -> str:
    """{ $rank -> [none] Beats { $defender } *[other] Beats { $rank } }"""
def fight_lost_short(*, defender: str, rank: str) -> str:
    """{ $rank -> [none] Loses to { $defender } *[other] Loses to { $rank } }"""
def picture_move(*, move: float) -> str:
    """move { $move }"""
def picture_won(*, winner: str) -> str:
    """{ $winner -> [you] You won *[other] { $winner } won }"""
def picture_draw() -> str:
    """Draw"""
def picture_no_result() -> str:
    """No result"""
def picture_reason(*, move: float, reason: str) -> str:
    """{ $reason } · move { $move }"""
def reason_flag() -> str:
    """The Flag is taken"""
def reason_no_moves(*, loser: str, named: bool) -> str:
    """{ $named -> [true] { $loser } can't move *[false] The enemy can't move }"""
def reason_resigned(*, loser: str, named: bool) -> str:
    """{ $named -> [true] { $loser } resigned *[false] The enemy resigned }"""
def reason_agreed() -> str:
    """Both agreed"""
def reason_both_immobile() -> str:
    """Nobody can move"""
def reason_quiet() -> str:
    """No attack for too long"""
def reason_max_plies() -> str:
    """The limit of moves is reached"""
def reason_void() -> str:
    """Play never began"""
def in_army() -> str:
    """In a side's army"""
def picture_army_full() -> str:
    """Full"""
def picture_army_barrage() -> str:
    """Barrage"""
def picture_army_duel() -> str:
    """Duel"""
def power_marshal() -> str:
    """The highest rank: it beats every piece that it attacks but Bombs and another Marshal. A Spy that att"""
def power_general() -> str:
    """The second rank; only the Marshal is above it. { power-soldier }"""
def power_colonel() -> str:
    """{ power-soldier }"""
def power_major() -> str:
    """{ power-soldier }"""
def power_captain() -> str:
    """{ power-soldier }"""
def power_lieutenant() -> str:
    """{ power-soldier }"""
def power_sergeant() -> str:
    """{ power-soldier }"""
def power_miner() -> str:
    """The only piece that can remove a Bomb; it then stands on the Bomb's square. { power-soldier }"""
def power_scout() -> str:
    """It runs any number of empty squares in a straight line and may attack at the end of the run; under t"""
def power_spy() -> str:
    """It loses to whatever attacks it. When it attacks the Marshal, the Spy wins; under the house rules it"""
def power_bomb() -> str:
    """It never moves. Every attacker is lost on it, but a Miner removes it. It stays after it went off."""
def power_flag() -> str:
    """It never moves. Whoever takes the enemy's Flag, with any piece, wins the match."""
def power_soldier() -> str:
    """It moves one square up, down, left or right and beats every lower rank that it attacks."""
def card_rank() -> str:
    """Rank"""
def card_counts() -> str:
    """How many a side has"""
def card_sign(*, symbol: str) -> str:
    """Its sign is { $symbol }."""
def card_number(*, other: str, symbol: str) -> str:
    """Its number is { $symbol }, or { $other } where 1 is the highest rank."""
def card_counts_text(*, barrage: float, duel: float, full: float) -> str:
    """{ $barrage -> [0] { $duel -> [0] { $full } in the full army, none in Barrage, none in Duel *[other] """
def card_alt(*, piece: str, rank: str) -> str:
    """A { $piece } of either side. { $rank }"""
def card_line(*, counts: str, piece: str, power: str) -> str:
    """**{ $piece }** · { $counts }: { $power }"""
def refusal_bad_formation(*, problems: str) -> str:
    """That arrangement doesn't work, so yours is unchanged: { $problems } Correct it and paste it again."""
def refusal_immobile() -> str:
    """Bombs and Flags never move. Choose another piece."""
def refusal_lake() -> str:
    """That square is a lake, which no piece can enter. Choose another square."""
def refusal_more_squares() -> str:
    """That would repeat a position of this chase. Attack, go straight back, or move elsewhere."""
def refusal_no_own_piece() -> str:
    """You have no piece on that square. Name one of your own pieces, then where it goes."""
def refusal_no_piece_can_move() -> str:
    """None of your pieces could move. Leave one of them a way out, then press **{ ready }**."""
def refusal_not_straight() -> str:
    """Pieces move in straight lines: up, down, left or right. Choose a square in line with the piece."""
def refusal_off_board() -> str:
    """There is no such square: the board goes from a1 to j10. Name two squares, such as `b4 b5`."""
def refusal_outside_zone(*, count: float, squares: Sequence[str]) -> str:
    """{ $count -> [one] { LIST($squares) } is not a square that you can set up on. Choose squares in your """
def refusal_own_target() -> str:
    """One of your own pieces is there. Choose another square."""
def refusal_path_blocked() -> str:
    """Something is in the way. A Scout runs over empty squares only, not over pieces or lakes."""
def refusal_run_attack() -> str:
    """Under these rules a Scout that runs can't attack. Attack a neighbour, or stop before the enemy."""
def refusal_too_far() -> str:
    """Only Scouts move more than one square. Choose a square next to the piece."""
def refusal_too_many_changes() -> str:
    """You have changed your side as often as a match allows. Press **{ ready }** to begin with it."""
def refusal_two_square() -> str:
    """That piece has gone back and forth too often. Move it elsewhere, or move another piece first."""
def refusal_unreadable_move(*, text: str) -> str:
    """{ $text } isn't a move. Name two squares, such as `b4 b5`."""
def problem_lines(*, count: float, wanted: float) -> str:
    """{ $count -> [one] it has { $count } line instead of { $wanted } *[other] it has { $count } lines ins"""
def problem_length(*, count: float, line: float, wanted: float) -> str:
    """{ $count -> [one] line { $line } has { $count } symbol instead of { $wanted } *[other] line { $line """
def problem_symbol(*, line: float, text: str) -> str:
    """line { $line } has { $text }, which is no piece of this match"""
def problem_zone(*, line: float) -> str:
    """line { $line } is outside your rows and must be empty"""
def problem_count(*, count: float, piece: str, wanted: float) -> str:
    """{ $count -> [one] it has { $count } { $piece } instead of { $wanted } *[other] it has { $count } { F"""
def problem_more() -> str:
    """and more of that kind"""
def topic_overview() -> str:
    """overview"""
def rules_overview() -> str:
    """Two armies stand on a board of 10 by 10 squares, and neither sees what the other's pieces are. **Tak"""
def topic_set_up() -> str:
    """set-up"""
def rules_set_up() -> str:
    """Rows 1 to 4 are those of ◆, rows 7 to 10 those of ●; who gets which side is drawn. You begin with a """
def topic_formations_as_text() -> str:
    """formations as text"""
def rules_formations_as_text() -> str:
    """A formation is four lines of ten symbols: front row first, left to right as you look at the board: f"""
def topic_moving() -> str:
    """moving"""
def rules_moving() -> str:
    """A piece moves one square up, down, left or right, never diagonally. It can't enter a square with a p"""
def topic_attacking() -> str:
    """attacking"""
def rules_attacking() -> str:
    """Move onto an enemy piece to attack it. • The higher rank wins, and the loser leaves the board. A win"""
def topic_what_is_revealed() -> str:
    """what is revealed"""
def rules_what_is_revealed() -> str:
    """Usually everybody sees both ranks when pieces fight. With **silent defence** (house rules) a defende"""
def topic_rescue() -> str:
    """rescue"""
def rules_rescue() -> str:
    """Under the house rules, a piece that enters the enemy's back row may bring one of your captured piece"""
def topic_repeating_moves() -> str:
    """repeating moves"""
def rules_repeating_moves() -> str:
    """{ '**' }To and fro**: a piece may cross the same border between two squares only so often in a row: """
def topic_the_end() -> str:
    """the end"""
def rules_the_end() -> str:
    """• Whoever takes the Flag wins. • Whoever is to move and can't loses, even if the other side couldn't"""
def topic_presets() -> str:
    """presets"""
def rules_presets() -> str:
    """{ '**' }Classic**, the usual rules: everybody sees both pieces of a fight, an attacking Spy beats on"""
def topic_typing() -> str:
    """typing"""
def rules_typing() -> str:
    """Everything can be typed: `/play` completes over what you may do, such as `Scout b4 to b9`; squares a"""
def lesson_army() -> str:
    """Your army"""
def lesson_army_explained() -> str:
    """These ten pieces are yours, and only you see what they are; whoever takes the other's Flag wins."""
def lesson_army_task() -> str:
    """Arrange them as you like in a match; for now press **{ choose-formation }**, then **1 { formation-sh"""
def lesson_army_ready() -> str:
    """First press **{ choose-formation }** → **1 { formation-short-fence }**."""
def lesson_army_arranged() -> str:
    """In a match you may do that. For this lesson, choose the formation { formation-short-fence }."""
def lesson_army_otherwise() -> str:
    """That is a good formation too. For this lesson, choose { formation-short-fence }."""
def lesson_ready() -> str:
    """The Flag behind Bombs"""
def lesson_ready_explained() -> str:
    """Your Flag is on a1 now, behind Bombs on a2 and b1. Bombs never move, and only a Miner removes them."""
def lesson_ready_task() -> str:
    """The Trainer has set up in secret and is ready. Press { ready }, and play begins."""
def lesson_ready_otherwise() -> str:
    """This formation will do. Press { ready }."""
def lesson_draw() -> str:
    """There is no reason for a draw."""
def lesson_scouting() -> str:
    """Scouting"""
def lesson_scouting_explained() -> str:
    """A piece moves one square. Only a Scout runs as far as its line is free, and may attack at the end."""
def lesson_scouting_task() -> str:
    """Attack e9 with the Scout on e3. It may be lost, but a fight shows both pieces to everybody."""
def lesson_scouting_short() -> str:
    """Go all the way and attack e9."""
def lesson_scouting_other() -> str:
    """That is a Scout too, but take the one on e3. Its line leads into the middle."""
def lesson_scouting_otherwise() -> str:
    """First find out with the Scout on e3 what stands on e9."""
def lesson_attacking() -> str:
    """Attacking"""
def lesson_attacking_explained() -> str:
    """There is a Bomb on e9. Your other Scout found the Marshal, which stands on f3 now, beside your Spy o"""
def lesson_attacking_task() -> str:
    """The Spy is the lowest rank, but if it attacks the Marshal first, it wins: attack f3."""
def lesson_attacking_elsewhere() -> str:
    """A Spy wins only when it attacks the Marshal. Every piece that attacks a Spy takes it."""
def lesson_attacking_otherwise() -> str:
    """Then the Marshal on f3 would attack first, and a Spy that is attacked is lost."""
def lesson_remembered() -> str:
    """What is remembered"""
def lesson_remembered_explained() -> str:
    """The Trainer's General fell to your Bomb on a2. The eye on your Bomb means: the Trainer knows it now."""
def lesson_remembered_task() -> str:
    """The Bomb on e9 is remembered too, and only a Miner removes it: attack it with yours on e8."""
def lesson_remembered_elsewhere() -> str:
    """The way to the Flag is over the Bomb."""
def lesson_remembered_otherwise() -> str:
    """Your Miner stands before the Bomb. Remove it now."""
def lesson_flag() -> str:
    """The Flag"""
def lesson_flag_explained() -> str:
    """Your Miner stands on e9, and the piece on e10, which the Bomb guarded, has never moved."""
def lesson_flag_task() -> str:
    """It may be the Flag: attack e10."""
def lesson_flag_otherwise() -> str:
    """The Trainer guarded e10 with a Bomb. Find out why."""
def lesson_end() -> str:
    """You took the Flag on e10, and the match is won."""
def lesson_end_more() -> str:
    """The full army has 40 pieces a side, and all that you did here works the same way."""
