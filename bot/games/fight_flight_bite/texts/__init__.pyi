"""Texts of `bot/games/fight_flight_bite`. Written by `python -m bot.tools.texts`."""

from collections.abc import Sequence

def game_name() -> str:
    """Fight, Flight, Bite"""
def about_game() -> str:
    """Tribes of critters fight over food in duels thrown in secret; for two to four."""
def sign_fight() -> str:
    """Fight"""
def sign_flight() -> str:
    """Flight"""
def sign_bite() -> str:
    """Bite"""
def food_nut() -> str:
    """nut"""
def food_mushroom() -> str:
    """mushroom"""
def food_fruit() -> str:
    """fruit"""
def tribe_foxes() -> str:
    """Foxes"""
def tribe_birds() -> str:
    """Birds"""
def tribe_snakes() -> str:
    """Snakes"""
def tribe_rabbits() -> str:
    """Rabbits"""
def tribe_moles() -> str:
    """Moles"""
def card_extra_fight() -> str:
    """Extra Fight"""
def card_extra_flight() -> str:
    """Extra Flight"""
def card_extra_bite() -> str:
    """Extra Bite"""
def card_extra_critter() -> str:
    """Extra Critter"""
def card_stampede() -> str:
    """Stampede"""
def card_bolt() -> str:
    """Bolt"""
def card_gorge() -> str:
    """Gorge"""
def card_claw_wing() -> str:
    """Claw and Wing"""
def card_wing_fang() -> str:
    """Wing and Fang"""
def card_fang_claw() -> str:
    """Fang and Claw"""
def card_wild_heart() -> str:
    """Wild Heart"""
def card_second_wind() -> str:
    """Second Wind"""
def card_stubborn() -> str:
    """Stubborn"""
def card_grudge() -> str:
    """Grudge"""
def card_long_reach() -> str:
    """Long Reach"""
def card_lie_low() -> str:
    """Lie Low"""
def card_stare_down() -> str:
    """Stare Down"""
def card_thick_hide() -> str:
    """Thick Hide"""
def card_pack_tactics() -> str:
    """Pack Tactics"""
def card_wander() -> str:
    """Wander"""
def card_keen_nose() -> str:
    """Keen Nose"""
def card_scavenger() -> str:
    """Scavenger"""
def card_windfall() -> str:
    """Windfall"""
def name_of_narrow_card(*, card: str) -> str:
    """{ FORM($card, 'short') }"""
def effect_extra_fight() -> str:
    """One more { sign-fight } action when you win with { sign-fight }."""
def effect_extra_flight() -> str:
    """One more { sign-flight } action when you win with { sign-flight }."""
def effect_extra_bite() -> str:
    """One more { sign-bite } action when you win with { sign-bite }."""
def effect_extra_critter() -> str:
    """Place one more critter from your reserve right away. It may attack too if it stands where you placed"""
def effect_stampede() -> str:
    """Two more { sign-fight } actions when you win with { sign-fight }."""
def effect_bolt() -> str:
    """Two more { sign-flight } actions when you win with { sign-flight }."""
def effect_gorge() -> str:
    """Two more { sign-bite } actions when you win with { sign-bite }."""
def effect_claw_wing() -> str:
    """One more action when you win with { sign-fight } or { sign-flight }."""
def effect_wing_fang() -> str:
    """One more action when you win with { sign-flight } or { sign-bite }."""
def effect_fang_claw() -> str:
    """One more action when you win with { sign-bite } or { sign-fight }."""
def effect_wild_heart() -> str:
    """One more action of the sign that wins your first duel this turn, whichever it is."""
def effect_second_wind() -> str:
    """Once this turn, when you have lost a duel, you may throw it again. The new result stands."""
def effect_stubborn() -> str:
    """In your duels this turn, the second equal throw in a row wins for you."""
def effect_grudge() -> str:
    """In each duel this turn, attack any opponent you like who has a critter there."""
def effect_long_reach() -> str:
    """This turn, whatever you push or bite may end on any other woodland."""
def effect_lie_low() -> str:
    """This turn you need not fight your first duel."""
def effect_stare_down() -> str:
    """Before your first duel, the defender names a sign in public and may not throw it in that duel."""
def effect_thick_hide() -> str:
    """Defenders who beat you this turn place no cube."""
def effect_pack_tactics() -> str:
    """The first critter you bring in by { sign-flight } this turn arrives standing and may attack."""
def effect_wander() -> str:
    """Right away, you may move one of your critters to a woodland next to it. One of yours must stay where"""
def effect_keen_nose() -> str:
    """Right away, look at one opponent's hand."""
def effect_scavenger() -> str:
    """Whenever you lose a duel this turn, you may place a cube from the supply too, after the defender."""
def effect_windfall() -> str:
    """Right away, you may put a cube of your choice from the supply on any woodland."""
def gist_extra_fight() -> str:
    """+1 { sign-fight } action"""
def gist_extra_flight() -> str:
    """+1 { sign-flight } action"""
def gist_extra_bite() -> str:
    """+1 { sign-bite } action"""
def gist_extra_critter() -> str:
    """Place one more critter"""
def gist_stampede() -> str:
    """+2 { sign-fight } actions"""
def gist_bolt() -> str:
    """+2 { sign-flight } actions"""
def gist_gorge() -> str:
    """+2 { sign-bite } actions"""
def gist_claw_wing() -> str:
    """+1 { sign-fight } or { sign-flight } action"""
def gist_wing_fang() -> str:
    """+1 { sign-flight } or { sign-bite } action"""
def gist_fang_claw() -> str:
    """+1 { sign-bite } or { sign-fight } action"""
def gist_wild_heart() -> str:
    """+1 action in the first duel"""
def gist_second_wind() -> str:
    """Throw a lost duel again"""
def gist_stubborn() -> str:
    """The second tie is yours"""
def gist_grudge() -> str:
    """Attack whom you like"""
def gist_long_reach() -> str:
    """Push and bite to anywhere"""
def gist_lie_low() -> str:
    """You need not fight"""
def gist_stare_down() -> str:
    """Defender bars a sign"""
def gist_thick_hide() -> str:
    """No cube for defenders"""
def gist_pack_tactics() -> str:
    """Your first { sign-flight } in stands"""
def gist_wander() -> str:
    """Move a critter next door"""
def gist_keen_nose() -> str:
    """Look at one hand"""
def gist_scavenger() -> str:
    """A cube for you when you lose"""
def gist_windfall() -> str:
    """Put a cube anywhere"""
def woodland(*, letter: str, sign: str) -> str:
    """{ $letter } ({ $sign })"""
def counted_food(*, count: float, food: str) -> str:
    """{ $food -> [nut] { $count -> [one] 1 nut *[other] { $count } nuts } [mushroom] { $count -> [one] 1 m"""
def counted_food_taken(*, count: float, food: str) -> str:
    """{ counted-food }"""
def cubes(*, foods: Sequence[str]) -> str:
    """{ LIST($foods) }"""
def no_food() -> str:
    """no food"""
def counted_cards(*, count: float) -> str:
    """{ $count -> [one] 1 card *[other] { $count } cards }"""
def list_of_cards(*, cards: Sequence[str]) -> str:
    """{ LIST($cards) }"""
def lying_critters(*, count: float, emblem: str, lying: float) -> str:
    """{ $emblem } { $count } ({ $lying } lying)"""
def nobody() -> str:
    """nobody"""
def contents(*, critters: str, lies: str) -> str:
    """{ $critters }; { $lies }"""
def took_cubes(*, count: float, emblem: str) -> str:
    """{ $emblem } took { $count }"""
def no_harvest() -> str:
    """no harvest"""
def stakes(*, bite: float, fight: float, flight: float) -> str:
    """{ sign-fight } { $fight }, { sign-flight } { $flight }, { sign-bite } { $bite }"""
def cube_values(*, fruit: float, mushroom: float, nut: float) -> str:
    """{ food-nut } { $nut }, { food-mushroom } { $mushroom }, { food-fruit } { $fruit }"""
def brief_and_kept(*, food: str, gist: str, points: float) -> str:
    """{ $gist }; kept: each { $food } +{ $points }"""
def list_of_players(*, players: Sequence[str]) -> str:
    """{ LIST($players) }"""
def one_after_another(*, first: str, last: str) -> str:
    """{ $first } then { $last }"""
def moment_tribes() -> str:
    """Tribes"""
def moment_opening() -> str:
    """Opening"""
def moment_turns(*, round: float, rounds: float) -> str:
    """Round { $round } of { $rounds }"""
def moment_harvest() -> str:
    """Harvest"""
def moment_end() -> str:
    """The end"""
def title_tribes() -> str:
    """{ game-name } · tribes"""
def title_opening() -> str:
    """{ game-name } · opening"""
def title_turns(*, round: float, rounds: float) -> str:
    """{ game-name } · round { $round } of { $rounds }"""
def title_harvest() -> str:
    """{ game-name } · harvest"""
def ask_title_tribe() -> str:
    """Choose your tribe"""
def ask_title_open() -> str:
    """Place an opening critter"""
def ask_title_place() -> str:
    """Your turn: place a critter"""
def ask_title_play() -> str:
    """Your turn: play a card"""
def ask_title_attack() -> str:
    """Attack"""
def ask_title_bar() -> str:
    """Name a sign you won't throw"""
def ask_title_throw() -> str:
    """Throw!"""
def ask_title_void() -> str:
    """You lost this duel"""
def ask_title_bonus() -> str:
    """Use your bonus"""
def ask_title_cube() -> str:
    """You may place a cube"""
def ask_title_pick() -> str:
    """Take a cube"""
def ask_title_final_throw() -> str:
    """Throw for the win!"""
def ask_task_tribe() -> str:
    """chooses a tribe"""
def ask_task_open() -> str:
    """places an opening critter"""
def ask_task_place() -> str:
    """places a critter"""
def ask_task_play() -> str:
    """plays a card"""
def ask_task_attack() -> str:
    """attacks"""
def ask_task_may_attack() -> str:
    """may attack"""
def ask_task_attack_again() -> str:
    """may attack again"""
def ask_task_bar() -> str:
    """names a sign not to throw"""
def ask_task_throw() -> str:
    """throws"""
def ask_task_void() -> str:
    """accepts the loss or throws again"""
def ask_task_bonus() -> str:
    """uses the bonus"""
def ask_task_cube() -> str:
    """may place a cube"""
def ask_task_pick() -> str:
    """takes a cube"""
def ask_task_final_throw() -> str:
    """throws for the win"""
def awaits_tribe(*, count: float, who: str) -> str:
    """{ $count -> [one] **{ $who }** chooses a tribe *[other] **{ $who }** choose a tribe }"""
def awaits_open(*, count: float, who: str) -> str:
    """{ $count -> [one] **{ $who }** places an opening critter *[other] **{ $who }** place an opening crit"""
def awaits_place(*, count: float, who: str) -> str:
    """{ $count -> [one] **{ $who }** places a critter *[other] **{ $who }** place a critter }"""
def awaits_play(*, count: float, who: str) -> str:
    """{ $count -> [one] **{ $who }** plays a card *[other] **{ $who }** play a card }"""
def awaits_attack(*, count: float, who: str) -> str:
    """{ $count -> [one] **{ $who }** attacks *[other] **{ $who }** attack }"""
def awaits_may_attack(*, count: float, who: str) -> str:
    """{ $count -> [one] **{ $who }** may attack *[other] **{ $who }** attack or end the turn }"""
def awaits_attack_again(*, count: float, who: str) -> str:
    """{ $count -> [one] **{ $who }** may attack again *[other] **{ $who }** attack again or end the turn }"""
def awaits_bar(*, count: float, who: str) -> str:
    """{ $count -> [one] **{ $who }** names a sign not to throw *[other] **{ $who }** name a sign not to th"""
def awaits_throw(*, count: float, who: str) -> str:
    """{ $count -> [one] **{ $who }** throws *[other] **{ $who }** throw }"""
def awaits_void(*, count: float, who: str) -> str:
    """{ $count -> [one] **{ $who }** accepts the loss or throws again *[other] **{ $who }** accept the los"""
def awaits_bonus(*, count: float, who: str) -> str:
    """{ $count -> [one] **{ $who }** uses the bonus *[other] **{ $who }** use the bonus }"""
def awaits_cube(*, count: float, who: str) -> str:
    """{ $count -> [one] **{ $who }** may place a cube *[other] **{ $who }** place a cube }"""
def awaits_pick(*, count: float, who: str) -> str:
    """{ $count -> [one] **{ $who }** takes a cube *[other] **{ $who }** take a cube of the harvest }"""
def awaits_final_throw(*, count: float, who: str) -> str:
    """{ $count -> [one] **{ $who }** throws for the win *[other] **{ $who }** throw for the win }"""
def press_throw(*, count: float, locked: bool, who: str) -> str:
    """{ $locked -> [true] { awaits-throw }: press your first sign below *[false] { awaits-throw }: press a"""
def press_final_throw(*, count: float, who: str) -> str:
    """{ awaits-final-throw }: press a sign below"""
def waiting_tribe(*, who: str) -> str:
    """Waiting for **{ $who }** to choose a tribe."""
def waiting_open(*, who: str) -> str:
    """Waiting for **{ $who }** to place an opening critter."""
def waiting_place(*, who: str) -> str:
    """Waiting for **{ $who }** to place a critter."""
def waiting_play(*, who: str) -> str:
    """Waiting for **{ $who }** to play a card."""
def waiting_attack(*, who: str) -> str:
    """Waiting for **{ $who }** to attack."""
def waiting_may_attack(*, who: str) -> str:
    """Waiting for **{ $who }** to attack or end the turn."""
def waiting_attack_again(*, who: str) -> str:
    """Waiting for **{ $who }** to attack again or end the turn."""
def waiting_bar(*, who: str) -> str:
    """Waiting for **{ $who }** to name a sign not to throw."""
def waiting_throw(*, who: str) -> str:
    """Waiting for **{ $who }** to throw."""
def waiting_void(*, who: str) -> str:
    """Waiting for **{ $who }** to accept the loss or throw again."""
def waiting_bonus(*, who: str) -> str:
    """Waiting for **{ $who }** to use the bonus."""
def waiting_cube(*, who: str) -> str:
    """Waiting for **{ $who }** to place a cube."""
def waiting_pick(*, who: str) -> str:
    """Waiting for **{ $who }** to take a cube of the harvest."""
def waiting_final_throw(*, who: str) -> str:
    """Waiting for **{ $who }** to throw for the win."""
def press_sign() -> str:
    """Press a sign below. Nobody sees it until all have thrown."""
def press_first_sign() -> str:
    """Press your first sign below; you choose the other two in private. Nobody sees it until all have thro"""
def match_won(*, count: float, who: str) -> str:
    """{ $count -> [one] **{ $who } won the match** *[other] **{ $who } share the win** }"""
def you_in_list() -> str:
    """You"""
def winners(*, count: float, winners: Sequence[str], you: bool) -> str:
    """{ $count -> [one] { $you -> [true] You won *[false] { LIST($winners) } won } *[other] { LIST($winner"""
def heading_now() -> str:
    """Now"""
def heading_woodlands() -> str:
    """Woodlands"""
def heading_tribes() -> str:
    """Tribes"""
def heading_supply() -> str:
    """Supply"""
def heading_stakes() -> str:
    """A win brings"""
def heading_scores() -> str:
    """Scores"""
def heading_harvest() -> str:
    """Harvest"""
def heading_cards() -> str:
    """Cards"""
def heading_cube_values() -> str:
    """Points per cube now"""
def heading_turning_point() -> str:
    """Turning point"""
def heading_duels(*, rounds: float) -> str:
    """Duels won in rounds 1 to { $rounds }"""
def heading_hand() -> str:
    """Your hand"""
def heading_seen_hands() -> str:
    """What you saw"""
def player_line(*, text: str, who: str) -> str:
    """{ $who }: { $text }"""
def woodland_line(*, contents: str, letter: str, sign: str) -> str:
    """**{ woodland }**: { $contents }"""
def woodland_of_turn_line(*, contents: str, letter: str, sign: str) -> str:
    """**{ woodland }, this turn**: { $contents }"""
def harvest_line(*, harvest: str, letter: str) -> str:
    """{ $letter }: { $harvest }"""
def supply_sentence(*, cubes: str) -> str:
    """{ heading-supply }: { $cubes }."""
def stakes_sentence(*, bite: float, fight: float, flight: float) -> str:
    """{ heading-stakes }: { stakes }."""
def cube_values_now(*, fruit: float, mushroom: float, nut: float) -> str:
    """{ cube-values }, with the cards you hold"""
def cube_values_sentence(*, fruit: float, mushroom: float, nut: float) -> str:
    """{ heading-cube-values }: { cube-values-now }."""
def in_reserve(*, count: float) -> str:
    """{ $count } in reserve"""
def took_food(*, cubes: str) -> str:
    """took { $cubes }"""
def has_left() -> str:
    """has left"""
def has_played(*, cards: Sequence[str], who: str) -> str:
    """{ $who } played { LIST($cards) }"""
def duel_attack(*, attacker: str, defender: str, letter: str) -> str:
    """{ $attacker } attacks { $defender } on { $letter }"""
def have_thrown(*, count: float, who: str) -> str:
    """{ $count -> [one] { $who } has thrown *[other] { $who } have thrown }"""
def thrown_so_far(*, throws: str) -> str:
    """Thrown so far: { $throws }"""
def opposed_signs(*, one: str, other_sign: str) -> str:
    """{ $one } against { $other_sign }"""
def duel_ties(*, limit: float, ties: float, who: str) -> str:
    """Tie { $ties } of { $limit }; { $who } wins tie { $limit }"""
def duel_barred(*, sign: str, who: str) -> str:
    """{ $who } may not throw { $sign } in this duel"""
def final_throws(*, who: str) -> str:
    """{ $who } are tied and throw for the win"""
def final_rounds(*, limit: float, rounds: float) -> str:
    """Rounds of throws with nobody out: { $rounds } of { $limit }; then they share the win"""
def bonus_left(*, count: float, sign: str, unused: float) -> str:
    """{ $count -> [1] One { $sign } action, which is optional *[other] { $unused } of { $count } { $sign }"""
def pick_order(*, letter: str, takers: str) -> str:
    """Cubes of { $letter } go to { $takers }"""
def tribes_left(*, tribes: Sequence[str]) -> str:
    """Still to choose: { LIST($tribes) }"""
def can_choose(*, letters: Sequence[str]) -> str:
    """You can choose { LIST($letters, type: 'or') }."""
def panel_won() -> str:
    """You won the match"""
def panel_lost() -> str:
    """You lost the match"""
def panel_waiting(*, players: Sequence[str]) -> str:
    """Waiting for { LIST($players) }"""
def secret_throw(*, signs: str) -> str:
    """You threw { $signs }; only you know it."""
def advice_tribe() -> str:
    """**Each tribe has five cards of its own**, which everybody knows. You get three more, in secret."""
def advice_open() -> str:
    """**Choose a woodland without critters.** There are no duels yet. You place two opening critters."""
def advice_place() -> str:
    """**Choose a woodland for this turn's critter.** If opponents are there, you must attack the one with """
def advice_play() -> str:
    """**Play one card for this turn.** The three cards that you keep to the end make food worth more."""
def advice_bar() -> str:
    """**{ card-stare-down }**: name a sign, for all to see. You may not throw it in this duel."""
def advice_void() -> str:
    """**{ card-second-wind }** lets you throw again once. The new result counts."""
def advice_defender_cube() -> str:
    """**You held your ground.** You may put a cube from the supply on a woodland."""
def advice_scavenger_cube() -> str:
    """**{ card-scavenger }**: you may put a cube from the supply on a woodland."""
def bonus_question_fight() -> str:
    """**{ sign-fight }: push a critter away from here.**"""
def bonus_question_flight() -> str:
    """**{ sign-flight }: bring one of your critters in, or move one out.**"""
def bonus_question_bite() -> str:
    """**{ sign-bite }: move a cube from here to another woodland.**"""
def pick_question(*, count: float, letter: str) -> str:
    """{ $count -> [one] **Take from { $letter }.** You get 1 cube there. *[other] **Take from { $letter }."""
def win_brings(*, bite: float, fight: float, flight: float) -> str:
    """A win brings { stakes }."""
def play_question(*, bite: float, fight: float, flight: float) -> str:
    """**{ ask-title-play }.** { win-brings }"""
def must_attack(*, opponents: Sequence[str]) -> str:
    """**Attack { LIST($opponents, type: 'or') }.** You must fight the first duel."""
def may_attack() -> str:
    """**Attack, or end your turn.**"""
def may_attack_again() -> str:
    """**Attack again, or end your turn.**"""
def attackable(*, opponents: Sequence[str]) -> str:
    """You can attack { LIST($opponents, type: 'or') }."""
def can_still_attack(*, count: float) -> str:
    """{ $count -> [one] 1 critter of yours can still attack. *[other] { $count } critters of yours can sti"""
def throw_sign(*, who: str) -> str:
    """**Throw a sign against { $who }.**"""
def throw_signs_in_order(*, who: str) -> str:
    """**Throw three signs in order against { $who }.**"""
def may_not_throw(*, sign: str) -> str:
    """You may not throw { $sign }."""
def cycle_of_signs() -> str:
    """{ sign-fight } beats { sign-bite }, { sign-bite } beats { sign-flight }, { sign-flight } beats { sig"""
def final_question(*, who: str) -> str:
    """**{ $who } are tied and throw for the win.** Throw in secret; whoever shows the losing sign is out."""
def throw_stands() -> str:
    """A throw stands once all have thrown."""
def hand_line(*, card: str, copies: float, effect: str, food: str, points: float) -> str:
    """{ $copies -> [1] **{ $card }**: { $effect } *Kept: each { $food } +{ $points }.* *[other] **{ $card """
def you_hold_cards(*, count: float) -> str:
    """{ $count -> [one] You hold 1 card. *[other] You hold { $count } cards. }"""
def marked_card(*, card: str) -> str:
    """Marked: { $card }."""
def hand_card_line(*, card: str, food: str, gist: str, points: float) -> str:
    """{ $card }: { brief-and-kept }."""
def picked_card(*, card: str) -> str:
    """{ $card } is picked."""
def map_round() -> str:
    """Round"""
def map_opening() -> str:
    """Opening"""
def map_harvest() -> str:
    """Harvest"""
def map_end() -> str:
    """The end"""
def map_stakes() -> str:
    """A win"""
def map_supply() -> str:
    """Supply"""
def duellist_won() -> str:
    """won"""
def duellist_held() -> str:
    """held"""
def duellist_lost() -> str:
    """lost"""
def duellist_thrown() -> str:
    """thrown"""
def duellist_bars() -> str:
    """bars a sign"""
def duellist_waits() -> str:
    """waits"""
def duellist_to_throw() -> str:
    """to throw"""
def duel_tie(*, limit: float, ties: float) -> str:
    """tie { $ties }/{ $limit }"""
def place_in_order(*, number: float) -> str:
    """{ ordinal }"""
def start_points(*, points: float) -> str:
    """start +{ $points }"""
def how_score() -> str:
    """on points"""
def how_throws() -> str:
    """by throws"""
def how_shared() -> str:
    """tied on points"""
def how_left() -> str:
    """all others left"""
def cubes_at_harvest(*, count: float) -> str:
    """{ $count -> [one] 1 cube at the harvest *[other] { $count } cubes at the harvest }"""
def round_of_duel(*, round: float) -> str:
    """round { $round }"""
def a_cube_is_worth() -> str:
    """A cube is worth"""
def or_between_signs() -> str:
    """or"""
def turning_point(*, count: float, letter: str, who: str) -> str:
    """{ $who -> [you] { $count -> [one] Your best harvest was { $letter } with 1 cube. *[other] Your best """
def turning_point_after_duel(*, count: float, letter: str, loser: str, round: float, who: str) -> str:
    """{ $who -> [you] { $count -> [one] Your best harvest was { $letter } with 1 cube, after a duel won th"""
def first_sign(*, sign: str) -> str:
    """First { $sign }"""
def then_sign(*, sign: str) -> str:
    """Then { $sign }"""
def end_turn() -> str:
    """End your turn"""
def end_turn_hint() -> str:
    """No more duels"""
def throw_again() -> str:
    """Throw again"""
def throw_again_hint() -> str:
    """{ card-second-wind }; the new result counts"""
def accept_loss() -> str:
    """Accept the loss"""
def accept_lost_duel() -> str:
    """Accept the lost duel"""
def stop_here() -> str:
    """Stop here"""
def stop_here_hint() -> str:
    """Leave the remaining actions"""
def no_cube() -> str:
    """No cube"""
def place_no_cube() -> str:
    """Place no cube"""
def play_tribe(*, tribe: str) -> str:
    """Play the { $tribe }"""
def play_tribe_hint(*, cards: Sequence[str]) -> str:
    """Besides { card-extra-critter }: { LIST($cards) }"""
def place_critter(*, letter: str, sign: str) -> str:
    """Place a critter on { woodland }"""
def attack_opponent(*, opponent: str) -> str:
    """Attack { $opponent }"""
def attack_opponent_hint(*, count: float) -> str:
    """{ $count -> [one] 1 critter there *[other] { $count } critters there }"""
def attack_opponent_caution(*, opponent: str) -> str:
    """Attack { $opponent }? A duel begins at once."""
def button_of_food(*, food: str) -> str:
    """{ CAPITAL($food) }"""
def take_food(*, food: str) -> str:
    """Take a { $food }"""
def take_food_hint(*, points: float) -> str:
    """Worth { $points } to you"""
def push_opponent(*, opponent: str) -> str:
    """Push { $opponent }"""
def push_where(*, opponent: str) -> str:
    """Where do you push { $opponent }?"""
def push_to(*, letter: str, opponent: str, sign: str) -> str:
    """Push { $opponent } to { woodland }"""
def to_woodland(*, letter: str) -> str:
    """To { $letter }"""
def from_woodland(*, letter: str) -> str:
    """From { $letter }"""
def on_woodland(*, letter: str) -> str:
    """On { $letter }"""
def move_critter(*, end: str, start: str) -> str:
    """Move a critter from { $start } to { $end }"""
def bring_in() -> str:
    """Bring one in"""
def bring_in_from_where() -> str:
    """Where does it come from?"""
def move_out() -> str:
    """Move one out"""
def move_out_where() -> str:
    """Where does it go?"""
def bar_sign(*, sign: str) -> str:
    """Bar { $sign }"""
def bar_sign_hint() -> str:
    """You won't throw it in this duel"""
def throw_one(*, sign: str) -> str:
    """Throw { $sign }"""
def throw_one_hint(*, beaten: str) -> str:
    """Beats { $beaten }"""
def throw_three(*, signs: str) -> str:
    """Throw { $signs }"""
def throw_next() -> str:
    """What do you throw next?"""
def move_food(*, food: str, letter: str) -> str:
    """Move a { $food } to { $letter }"""
def move_food_where(*, food: str) -> str:
    """Where do you move the { $food }?"""
def put_food(*, food: str, letter: str) -> str:
    """Put a { $food } on { $letter }"""
def put_food_where(*, food: str) -> str:
    """Where do you put the { $food }?"""
def play_card(*, card: str) -> str:
    """Play { $card }"""
def play_card_without(*, card: str) -> str:
    """Play { $card } without its effect"""
def without_effect() -> str:
    """Without its effect"""
def play_card_how(*, card: str) -> str:
    """What do you do with { $card }?"""
def play_card_on(*, card: str, letter: str, sign: str) -> str:
    """Play { $card } on { woodland }"""
def play_card_where(*, card: str) -> str:
    """Where do you play { $card }?"""
def play_card_from_to(*, card: str, end: str, start: str) -> str:
    """Play { $card } from { $start } to { $end }"""
def which_critter() -> str:
    """Which critter moves?"""
def critter_goes_where(*, start: str) -> str:
    """Where does the critter on { $start } go?"""
def play_card_on_opponent(*, card: str, opponent: str) -> str:
    """Play { $card } on { $opponent }"""
def whose_hand() -> str:
    """Whose hand do you look at?"""
def look_at(*, opponent: str) -> str:
    """Look at { $opponent }"""
def play_card_food(*, card: str, food: str, letter: str) -> str:
    """Play { $card }: { $food } on { $letter }"""
def which_food() -> str:
    """Which food do you put down?"""
def not_to_throw(*, barred: bool, sign: str) -> str:
    """{ $barred -> [true] Only those who are to throw can press that, once each. The board shows whom it w"""
def thrown_sign(*, sign: str, who: str) -> str:
    """{ $who } { $sign }"""
def throws_for_order(*, throws: Sequence[str]) -> str:
    """Throws for the turn order: { LIST($throws) }."""
def throws_for_win(*, throws: Sequence[str]) -> str:
    """Throws for the win: { LIST($throws) }."""
def out(*, who: str) -> str:
    """Out: { $who }."""
def nobody_out() -> str:
    """Nobody is out."""
def order_set(*, who: str) -> str:
    """The turn order is { $who }."""
def laid_food(*, count: float, cubes: str) -> str:
    """Each of the { $count } woodlands has 6 cubes of food. The supply is { $cubes }."""
def cards_dealt(*, count: float) -> str:
    """{ $count -> [one] Each player was dealt 1 secret card. *[other] Each player was dealt { $count } sec"""
def drew_tribe(*, tribe: str, who: str) -> str:
    """{ CAPITAL($who) } drew the { $tribe }."""
def chose_tribe(*, tribe: str, who: str) -> str:
    """{ CAPITAL($who) } chose the { $tribe }."""
def opened(*, letter: str, who: str) -> str:
    """{ CAPITAL($who) } opened on { $letter }."""
def turn_began(*, round: float, who: str) -> str:
    """{ $who -> [you] It's your turn in round { $round }. *[other] It's { $who }'s turn in round { $round """
def placed(*, letter: str, who: str) -> str:
    """{ CAPITAL($who) } placed a critter on { $letter }."""
def played_card(*, card: str, gist: str, who: str) -> str:
    """{ CAPITAL($who) } played { $card } ({ $gist })."""
def critter_added(*, letter: str, who: str) -> str:
    """{ CAPITAL($who) } placed another critter on { $letter }."""
def wandered(*, end: str, start: str, who: str) -> str:
    """{ CAPITAL($who) } moved a critter by { card-wander } from { $start } to { $end }."""
def hand_seen(*, holder: str, who: str) -> str:
    """{ $holder -> [you] { CAPITAL($who) } looked at your hand. *[other] { CAPITAL($who) } looked at { $ho"""
def hand_seen_with_cards(*, cards: Sequence[str], holder: str, who: str) -> str:
    """{ $holder -> [you] { CAPITAL($who) } looked at your hand: { LIST($cards) }. *[other] { CAPITAL($who)"""
def attacked(*, defender: str, letter: str, who: str) -> str:
    """{ CAPITAL($who) } attacked { $defender } on { $letter }."""
def barred_sign(*, sign: str, who: str) -> str:
    """{ CAPITAL($who) } won't throw { $sign } in this duel."""
def has_thrown(*, who: str) -> str:
    """{ $who -> [you] You have thrown. *[other] { $who } has thrown. }"""
def threw(*, signs: str, who: str) -> str:
    """{ CAPITAL($who) } threw { $signs }."""
def pair_thrown(*, attacker: str, defender: str, one: str, other_sign: str) -> str:
    """{ $attacker } threw { $one }, { $defender } { $other_sign }"""
def throws_shown(*, throws: str) -> str:
    """{ CAPITAL($throws) }."""
def throws_tied(*, throws: str, ties: float) -> str:
    """{ CAPITAL($throws) }: tie { $ties }. Both throw again!"""
def duel_voided(*, who: str) -> str:
    """{ CAPITAL($who) } used { card-second-wind }: the result doesn't count. Both throw again!"""
def attacker_lies_down() -> str:
    """The attacking critter lies down."""
def duel_held(*, letter: str, sign: str, who: str) -> str:
    """{ CAPITAL($who) } held { $letter } with { $sign }. { attacker-lies-down }"""
def duel_won(*, count: float, letter: str, sign: str, who: str) -> str:
    """{ $count -> [one] { CAPITAL($who) } won on { $letter } with { $sign }: 1 { $sign } action. { attacke"""
def duel_won_with_sum(*, count: float, letter: str, sign: str, sum: str, who: str) -> str:
    """{ $count -> [one] { CAPITAL($who) } won on { $letter } with { $sign }: 1 { $sign } action { $sum }. """
def sum_icon(*, icon: float) -> str:
    """(1 + { $icon } for the icon; 3 at most)"""
def sum_card(*, extra: float) -> str:
    """(1 + { $extra } for the card; 3 at most)"""
def sum_icon_and_card(*, extra: float, icon: float) -> str:
    """(1 + { $icon } for the icon + { $extra } for the card; 3 at most)"""
def pushed(*, end: str, owner: str, start: str, who: str) -> str:
    """{ $owner -> [you] { CAPITAL($who) } pushed one of your critters from { $start } to { $end }. *[other"""
def flew(*, end: str, standing: bool, start: str, who: str) -> str:
    """{ $standing -> [true] { CAPITAL($who) } moved a critter from { $start } to { $end }, where it stands"""
def bitten(*, end: str, food: str, start: str, who: str) -> str:
    """{ CAPITAL($who) } moved a { $food } from { $start } to { $end }."""
def actions_unused(*, count: float, who: str) -> str:
    """{ $count -> [one] { CAPITAL($who) } left 1 action unused. *[other] { CAPITAL($who) } left { $count }"""
def actions_impossible(*, count: float, who: str) -> str:
    """{ $count -> [one] { CAPITAL($who) } could not use 1 action. *[other] { CAPITAL($who) } could not use"""
def cube_put(*, food: str, letter: str, who: str) -> str:
    """{ CAPITAL($who) } put a { $food } from the supply on { $letter }."""
def cube_declined(*, who: str) -> str:
    """{ CAPITAL($who) } placed no cube."""
def cube_missed_thick_hide(*, who: str) -> str:
    """{ CAPITAL($who) } placed no cube because of { card-thick-hide }."""
def cube_missed_no_supply(*, who: str) -> str:
    """{ CAPITAL($who) } placed no cube: the supply is empty."""
def cube_missed_left(*, who: str) -> str:
    """{ CAPITAL($who) } placed no cube after leaving the match."""
def stopped(*, who: str) -> str:
    """{ CAPITAL($who) } ended the turn."""
def harvest_began() -> str:
    """All turns are taken: the harvest begins."""
def picked_food(*, food: str, letter: str, who: str) -> str:
    """{ CAPITAL($who) } took a { $food } from { $letter }."""
def harvested(*, critters: str, harvest: str, letter: str) -> str:
    """{ $letter } ({ $critters }): { $harvest }."""
def harvested_by_controller(*, critters: str, emblem: str, harvest: str, letter: str) -> str:
    """{ $letter } ({ $critters }; { $emblem } controls it): { $harvest }."""
def harvest_share(*, cubes: str, who: str) -> str:
    """{ $who } took { $cubes }"""
def nobody_harvested() -> str:
    """nobody took any food"""
def harvest_left_over(*, cubes: str, harvest: str) -> str:
    """{ $harvest }; left over: { $cubes }"""
def hands_revealed(*, hands: str) -> str:
    """The hands are shown: { $hands }."""
def holds(*, cards: Sequence[str], who: str) -> str:
    """{ $who -> [you] you hold { LIST($cards) } *[other] { $who } holds { LIST($cards) } }"""
def holds_nothing(*, who: str) -> str:
    """{ $who -> [you] you hold no card *[other] { $who } holds no card }"""
def scored(*, sum: str, who: str) -> str:
    """{ $who -> [you] You score { $sum }. *[other] { $who } scores { $sum }. }"""
def head_start_points(*, points: float) -> str:
    """a head start of { $points }"""
def left_match(*, who: str) -> str:
    """{ CAPITAL($who) } left the match; their critters stay where they are."""
def won_as_all_left(*, who: str) -> str:
    """{ CAPITAL($who) } won the match: all others left."""
def won_by_throws(*, who: str) -> str:
    """{ CAPITAL($who) } won the throws and the match!"""
def won_by_points(*, count: float, who: str) -> str:
    """{ $count -> [one] { CAPITAL($who) } won the match! *[other] { CAPITAL($who) } share the win! }"""
def short_tie(*, limit: float, sign: str, ties: float) -> str:
    """{ $sign } against { $sign }: tie { $ties } of { $limit }. Throw again."""
def short_last_tie(*, letter: str, sign: str, who: str) -> str:
    """{ CAPITAL($who) } won on { $letter }: { $sign } against { $sign }, the last tie."""
def short_held(*, beaten: str, letter: str, sign: str, who: str) -> str:
    """{ CAPITAL($who) } held { $letter }: { $sign } beats { $beaten }."""
def short_won(*, beaten: str, letter: str, sign: str, who: str) -> str:
    """{ CAPITAL($who) } won on { $letter }: { $sign } beats { $beaten }."""
def hint_lead(*, after: str, before: str, letter: str) -> str:
    """On { $letter }, you went from { $before } to { $after }."""
def hint_lead_kept(*, lead: str, letter: str) -> str:
    """On { $letter }, you stayed { $lead }."""
def hint_stake(*, count: float, higher: bool, other: float, sign: str) -> str:
    """{ $higher -> [true] { $count -> [one] A win with { $sign } brings 1 action, and with another sign up"""
def hint_stake_rise(*, count: float, other: float, sign: str) -> str:
    """{ $count -> [one] A win with { $sign } brings 1 action instead of { $other }. *[other] A win with { """
def hint_risk(*, count: float, higher: bool, other: float, sign: str) -> str:
    """{ $higher -> [true] { $count -> [one] If { $sign } loses, the attacker gets 1 action, and with anoth"""
def hint_critters(*, count: float, who: str) -> str:
    """{ $count -> [one] { $who } has 1 critter there. *[other] { $who } has { $count } critters there. }"""
def hint_critters_most(*, count: float, other: float, who: str) -> str:
    """{ $count -> [one] { $who } has 1 critter there, and no other that you may attack has more than { $ot"""
def hint_cube(*, count: float, food: str) -> str:
    """{ $count -> [one] A { $food } is worth 1 point to you. *[other] A { $food } is worth { $count } poin"""
def hint_cube_best(*, count: float, food: str, other: float) -> str:
    """{ $count -> [one] A { $food } is worth 1 point to you, and another food there at most { $other }. *["""
def hint_points_same(*, who: str) -> str:
    """If the harvest came at once, { $who } would score as much as before."""
def hint_points_more(*, at_least: bool, count: float, who: str) -> str:
    """{ $at_least -> [true] { $count -> [one] If the harvest came at once, { $who } would score at least 1"""
def hint_points_less(*, at_least: bool, count: float, who: str) -> str:
    """{ $at_least -> [true] { $count -> [one] If the harvest came at once, { $who } would score at least 1"""
def deck_line(*, card: str, copies: float, effect: str, food: str, value: float) -> str:
    """{ $copies } × **{ $card }** · { $food }, value { $value }: { $effect }"""
def at_the_end() -> str:
    """At the end"""
def kept_to_end(*, food: str, value: float) -> str:
    """Held at the end, it makes each { $food } worth 1 more ({ $value } more where values count)."""
def in_the_box() -> str:
    """In the box"""
def copies_in_box(*, count: float) -> str:
    """{ $count -> [one] 1 copy *[other] { $count } copies }"""
def alt_of_card(*, card: str, effect: str) -> str:
    """The card { $card }. { $effect }"""
def note_by_rulebook() -> str:
    """The rulebook names this card; its wording, food and value are ours."""
def note_by_us() -> str:
    """The rulebook doesn't say what is on this card; all of it is ours."""
def option_map() -> str:
    """Map"""
def option_map_auto() -> str:
    """the usual one (pairs, grove for four)"""
def option_map_ring() -> str:
    """ring, for two or three"""
def option_map_bay() -> str:
    """bay, for two or three"""
def option_map_pairs() -> str:
    """pairs, for two or three"""
def option_map_grove() -> str:
    """grove, for four"""
def option_map_delta() -> str:
    """delta, for four"""
def option_bite_range() -> str:
    """Bite"""
def option_bite_range_any() -> str:
    """a bitten cube goes anywhere"""
def option_bite_range_adjacent() -> str:
    """a bitten cube goes next door"""
def option_defender_cube() -> str:
    """Defender's cube"""
def option_defender_cube_any() -> str:
    """a defender's cube goes anywhere"""
def option_defender_cube_other() -> str:
    """a defender's cube goes elsewhere"""
def option_fight_target() -> str:
    """Push"""
def option_fight_target_defender() -> str:
    """only the beaten tribe is pushed"""
def option_fight_target_any_opponent() -> str:
    """any opponent may be pushed"""
def option_extra_critter() -> str:
    """{ card-extra-critter }"""
def option_extra_critter_same() -> str:
    """{ card-extra-critter } enters where you placed"""
def option_extra_critter_any() -> str:
    """{ card-extra-critter } enters anywhere"""
def option_rethrow() -> str:
    """Equal throws"""
def option_rethrow_chosen() -> str:
    """throw again each time"""
def option_rethrow_locked() -> str:
    """three signs are thrown at once"""
def option_card_scoring() -> str:
    """Held cards"""
def option_card_scoring_matching() -> str:
    """each makes its food worth 1 more"""
def option_card_scoring_printed() -> str:
    """held cards add their value, 3 at most"""
def option_harvest_pick() -> str:
    """Harvest"""
def option_harvest_pick_auto() -> str:
    """the best food is taken for you"""
def option_harvest_pick_manual() -> str:
    """players take cube by cube"""
def option_tribes() -> str:
    """Tribes"""
def option_tribes_off() -> str:
    """everybody has the same four cards"""
def option_tribes_choose() -> str:
    """tribes with cards of their own, chosen"""
def option_tribes_random() -> str:
    """tribes with cards of their own, drawn"""
def option_final_tie() -> str:
    """A tie"""
def option_final_tie_throw() -> str:
    """the tied throw for the win"""
def option_final_tie_shared() -> str:
    """the tied share the win"""
def option_head_start() -> str:
    """Head start"""
def option_head_start_none() -> str:
    """everybody begins with 0 points"""
def option_head_start_by_place() -> str:
    """all but the last to play begin with points"""
def preset_classic() -> str:
    """Classic"""
def preset_quick() -> str:
    """Quick"""
def preset_tribes() -> str:
    """Tribes"""
def terms_players(*, count: float) -> str:
    """{ $count -> [one] 1 player *[other] { $count } players }"""
def terms_map_auto() -> str:
    """usual map"""
def terms_map_ring() -> str:
    """ring map"""
def terms_map_bay() -> str:
    """bay map"""
def terms_map_pairs() -> str:
    """pairs map"""
def terms_map_grove() -> str:
    """grove map"""
def terms_map_delta() -> str:
    """delta map"""
def topic_overview() -> str:
    """overview"""
def topic_turn() -> str:
    """turn"""
def topic_signs() -> str:
    """the three signs"""
def topic_duels() -> str:
    """duels"""
def topic_bonus() -> str:
    """bonus actions"""
def topic_harvest() -> str:
    """harvest"""
def topic_scoring() -> str:
    """scoring"""
def topic_cards() -> str:
    """cards"""
def topic_tribes() -> str:
    """tribes"""
def topic_leaving() -> str:
    """leaving"""
def rules_overview() -> str:
    """Two to four tribes of critters spread over a map of woodlands and duel for the food that lies there."""
def rules_turn() -> str:
    """1. **Place** a critter from your reserve on any woodland. Your critters there stand for this turn. 2"""
def rules_signs() -> str:
    """**{ sign-fight }** beats { sign-bite }, **{ sign-bite }** beats { sign-flight }, **{ sign-flight }**"""
def rules_duels() -> str:
    """The attacker is whoever's turn it is. The defender is the opponent with the most critters there; amo"""
def rules_bonus() -> str:
    """You get 1 action of the sign you won with, 1 more if the woodland shows that sign, and what your car"""
def rules_harvest() -> str:
    """After the last turn each woodland is harvested, A first. • One tribe has the **most critters**: the """
def rules_scoring(*, four: Sequence[str], three: Sequence[str]) -> str:
    """Each cube is worth 2, plus 1 for each card of the same food that you still hold. Score = nuts × (2 +"""
def rules_cards() -> str:
    """Everybody has { card-extra-fight }, { card-extra-flight }, { card-extra-bite } and { card-extra-crit"""
def rules_tribes() -> str:
    """With the option **tribes**, everybody plays another tribe: { card-extra-critter }, four cards of the"""
def rules_leaving() -> str:
    """In a match of three or four you may resign. Your critters stay where they are and count for control,"""
def lesson_place_heading() -> str:
    """Woodlands and critters"""
def lesson_place_why() -> str:
    """The most critters on a woodland at the end take what others leave of its food, and food is points."""
def lesson_place_task() -> str:
    """Each turn you place a critter: place it on F, where the Trainer stands alone, and there is a duel."""
def lesson_place_on_d() -> str:
    """The Trainer has two critters on D; F is easier to win."""
def lesson_place_otherwise() -> str:
    """The Trainer isn't there, so there is no duel; that can be wise, but try one first."""
def lesson_card_heading() -> str:
    """A card for the turn"""
def lesson_card_why() -> str:
    """A won duel gives one action of the winning sign, one more if the woodland shows it, more with your c"""
def lesson_card_task() -> str:
    """F has the sign of { sign-fight }, so with { card-extra-fight } a win by { sign-fight } would give th"""
def lesson_card_otherwise() -> str:
    """A good card, but keep it: here { card-extra-fight } adds to what F gives."""
def lesson_throw_heading() -> str:
    """A secret throw"""
def lesson_throw_why() -> str:
    """{ sign-fight } would give 3 actions. The Trainer sees that too, and may have thrown { sign-flight } """
def lesson_throw_task() -> str:
    """{ sign-fight } beats { sign-bite }, { sign-bite } beats { sign-flight }, { sign-flight } beats { sig"""
def lesson_throw_fight() -> str:
    """That is what the Trainer expects of you, and { sign-flight } beats it."""
def lesson_throw_flight() -> str:
    """Against { sign-flight } that is only a tie, and then you throw again."""
def lesson_throw_otherwise() -> str:
    """Throw { sign-bite }."""
def lesson_bonus_heading() -> str:
    """What a win gives"""
def lesson_bonus_why() -> str:
    """The Trainer did throw { sign-flight }, so you win one { sign-bite }: take a cube of food from F to a"""
def lesson_bonus_task() -> str:
    """Take the fruit to B, where you stand alone."""
def lesson_bonus_none() -> str:
    """You won that action; use it."""
def lesson_bonus_elsewhere() -> str:
    """Take it to B, where nobody else stands."""
def lesson_bonus_otherwise() -> str:
    """Take the fruit: you hold cards that make fruits worth more at the end."""
def lesson_defend_heading() -> str:
    """Being attacked"""
def lesson_defend_why() -> str:
    """Now the Trainer attacks you on C, with { card-extra-bite } on a woodland of { sign-bite }, where { s"""
def lesson_defend_task() -> str:
    """{ sign-fight } beats { sign-bite }, so that is what a defender would throw here: throw { sign-fight """
def lesson_defend_flight() -> str:
    """{ sign-bite } beats { sign-flight }, and the Trainer wants to win with { sign-bite }."""
def lesson_defend_bite() -> str:
    """Against { sign-bite } that is only a tie, and the third tie in a row is the attacker's."""
def lesson_defend_otherwise() -> str:
    """Throw { sign-fight }."""
def lesson_cube_heading() -> str:
    """The defender's cube"""
def lesson_cube_why() -> str:
    """{ sign-fight } beat { sign-bite }: a defender who wins puts a cube of food on any woodland."""
def lesson_cube_task() -> str:
    """Put a fruit on B, where you stand alone."""
def lesson_cube_none() -> str:
    """The cube is free: take it."""
def lesson_cube_elsewhere() -> str:
    """Put it on B, where nobody else stands."""
def lesson_cube_otherwise() -> str:
    """Make it a fruit: you hold cards that make fruits worth more at the end."""
def lesson_round_heading() -> str:
    """The last round"""
def lesson_round_why() -> str:
    """It is the fifth round and your last turn. You have the most critters on B, C and F."""
def lesson_round_task() -> str:
    """Nobody stands on E, and food that nobody harvests is lost: place your critter there."""
def lesson_round_hopeless() -> str:
    """The Trainer has more critters there than you could beat now."""
def lesson_round_otherwise() -> str:
    """That woodland is yours already; E would be new."""
def lesson_keep_heading() -> str:
    """The cards you keep"""
def lesson_keep_why() -> str:
    """You keep three of these four cards, and each makes every cube of its food worth 1 more than 2."""
def lesson_keep_task() -> str:
    """Three of them show a fruit, so a fruit counts 5 in the end if you play the other one, { card-gorge }"""
def lesson_keep_otherwise() -> str:
    """That card shows a fruit: keep it, and every fruit is worth 1 more."""
def lesson_end() -> str:
    """You win by 83 points to 36: 11 fruits at 5 each did most of it."""
def lesson_end_next() -> str:
    """Up to four can play, and then you have more than one to outguess."""
