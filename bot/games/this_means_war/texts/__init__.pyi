"""Texts of `bot/games/this_means_war`. Written by `python -m bot.tools.texts`."""

from collections.abc import Sequence

def game_name() -> str:
    """This Means War!"""
def gist() -> str:
    """Build your CITY and wreck the others' by orders and answers; for two to four."""
def area_labor() -> str:
    """LABOR"""
def area_research() -> str:
    """RESEARCH"""
def area_ammo() -> str:
    """AMMO"""
def area_army() -> str:
    """ARMY"""
def area_factory() -> str:
    """FACTORY"""
def area_lab() -> str:
    """LAB"""
def area_silo() -> str:
    """SILO"""
def area_barracks() -> str:
    """BARRACKS"""
def area_wall() -> str:
    """WALL"""
def area_city() -> str:
    """CITY"""
def kind_operation() -> str:
    """OPERATION"""
def kind_espionage() -> str:
    """ESPIONAGE"""
def provenance_rulebook() -> str:
    """rulebook"""
def provenance_house() -> str:
    """house"""
def card_sandbag_line() -> str:
    """SANDBAG LINE"""
def card_trench_network() -> str:
    """TRENCH NETWORK"""
def card_bunker_complex() -> str:
    """BUNKER COMPLEX"""
def card_citadel_ring() -> str:
    """CITADEL RING"""
def card_tent_quarter() -> str:
    """TENT QUARTER"""
def card_prefab_blocks() -> str:
    """PREFAB BLOCKS"""
def card_civic_works() -> str:
    """CIVIC WORKS"""
def card_capital_project() -> str:
    """CAPITAL PROJECT"""
def card_assembly_hall() -> str:
    """ASSEMBLY HALL"""
def card_state_workshops() -> str:
    """STATE WORKSHOPS"""
def card_night_shift() -> str:
    """NIGHT SHIFT"""
def card_stripped_ramparts() -> str:
    """STRIPPED RAMPARTS"""
def card_repair_brigade() -> str:
    """REPAIR BRIGADE"""
def card_overtime_quota() -> str:
    """OVERTIME QUOTA"""
def card_eureka() -> str:
    """EUREKA"""
def card_licensed_factory() -> str:
    """LICENSED FACTORY"""
def card_munitions_patent() -> str:
    """MUNITIONS PATENT"""
def card_officer_academy() -> str:
    """OFFICER ACADEMY"""
def card_five_year_plan() -> str:
    """FIVE YEAR PLAN"""
def card_war_economy_act() -> str:
    """WAR ECONOMY ACT"""
def card_supply_computer() -> str:
    """SUPPLY COMPUTER"""
def card_tried_and_true() -> str:
    """TRIED AND TRUE"""
def card_emp_discharge() -> str:
    """EMP DISCHARGE"""
def card_grid_blackout() -> str:
    """GRID BLACKOUT"""
def card_strike_agitators() -> str:
    """STRIKE AGITATORS"""
def card_price_shock() -> str:
    """PRICE SHOCK"""
def card_data_siphon() -> str:
    """DATA SIPHON"""
def card_signals_desk() -> str:
    """SIGNALS DESK"""
def card_deflector_array() -> str:
    """DEFLECTOR ARRAY"""
def card_model_district() -> str:
    """MODEL DISTRICT"""
def card_skybeam_array() -> str:
    """SKYBEAM ARRAY"""
def card_fire_bombing() -> str:
    """FIRE BOMBING"""
def card_m107() -> str:
    """M107"""
def card_mortar_pit() -> str:
    """MORTAR PIT"""
def card_rocket_salvo() -> str:
    """ROCKET SALVO"""
def card_breaching_charge() -> str:
    """BREACHING CHARGE"""
def card_bunker_cracker() -> str:
    """BUNKER CRACKER"""
def card_long_reach_missile() -> str:
    """LONG REACH MISSILE"""
def card_saturation_raid() -> str:
    """SATURATION RAID"""
def card_shell_foundry() -> str:
    """SHELL FOUNDRY"""
def card_precision_strike() -> str:
    """PRECISION STRIKE"""
def card_warning_shots() -> str:
    """WARNING SHOTS"""
def card_scorched_district() -> str:
    """SCORCHED DISTRICT"""
def card_burning_depots() -> str:
    """BURNING DEPOTS"""
def card_mine_belt() -> str:
    """MINE BELT"""
def card_standard_formation() -> str:
    """STANDARD FORMATION"""
def card_scout_patrol() -> str:
    """SCOUT PATROL"""
def card_skirmish_line() -> str:
    """SKIRMISH LINE"""
def card_recruiting_post() -> str:
    """RECRUITING POST"""
def card_mass_levy() -> str:
    """MASS LEVY"""
def card_shock_column() -> str:
    """SHOCK COLUMN"""
def card_airdrop_battalion() -> str:
    """AIRDROP BATTALION"""
def card_armored_thrust() -> str:
    """ARMORED THRUST"""
def card_combat_engineers() -> str:
    """COMBAT ENGINEERS"""
def card_depot_raiders() -> str:
    """DEPOT RAIDERS"""
def card_forced_march() -> str:
    """FORCED MARCH"""
def card_home_guard() -> str:
    """HOME GUARD"""
def card_requisition_party() -> str:
    """REQUISITION PARTY"""
def card_blockade() -> str:
    """BLOCKADE"""
def card_garrison_town() -> str:
    """GARRISON TOWN"""
def card_triumphal_quarter() -> str:
    """TRIUMPHAL QUARTER"""
def card_total_offensive() -> str:
    """TOTAL OFFENSIVE"""
def card_experimental_sniper() -> str:
    """EXPERIMENTAL SNIPER"""
def card_final_stand() -> str:
    """FINAL STAND"""
def card_combined_arms() -> str:
    """COMBINED ARMS"""
def card_garden_city() -> str:
    """GARDEN CITY"""
def card_proving_ground() -> str:
    """PROVING GROUND"""
def card_flexible_defense() -> str:
    """FLEXIBLE DEFENSE"""
def card_sabotage() -> str:
    """SABOTAGE"""
def card_counter_strike() -> str:
    """COUNTER STRIKE"""
def card_network_hack() -> str:
    """NETWORK HACK"""
def card_espionage() -> str:
    """ESPIONAGE"""
def card_latest_intel() -> str:
    """LATEST INTEL"""
def card_frogman_team() -> str:
    """FROGMAN TEAM"""
def card_emergency_drill() -> str:
    """EMERGENCY DRILL"""
def named_card(*, card: str) -> str:
    """{ $card }"""
def short_named_card(*, card: str) -> str:
    """{ FORM($card, 'short') }"""
def named_area(*, area: str) -> str:
    """{ $area }"""
def named_kind(*, kind: str) -> str:
    """{ $kind }"""
def effect_add(*, area: str, number: float) -> str:
    """Add { $number } { $area }"""
def effect_assault(*, number: float) -> str:
    """Assault { $number }"""
def effect_destroy(*, area: str, number: float) -> str:
    """Destroy { $number } { $area }"""
def effect_sacrifice(*, area: str, number: float) -> str:
    """Sacrifice { $number } { $area }"""
def effect_discard_one() -> str:
    """Discard a card, draw one"""
def effect_latest_intel() -> str:
    """Recycle at once: discard one card, draw one"""
def effect_network_hack() -> str:
    """See the target's hand and discard one card of it; they draw one"""
def effect_emp_discharge() -> str:
    """Everybody discards their hand and draws 6"""
def effect_final_stand() -> str:
    """Your CITY cannot fall below 1 before your next Collect"""
def effect_play_another() -> str:
    """Play another card"""
def effect_tried_and_true() -> str:
    """Take your replacement card from the discard pile"""
def effect_sabotage() -> str:
    """Nullify the target order; its cost stays paid"""
def effect_counter_strike() -> str:
    """Only in answer to an Assault on you; aim at any opponent"""
def effect_copy_order() -> str:
    """Copy the target order's effects with Assault and Destroy at 0"""
def choose_one_of_two(*, first: str, second: str) -> str:
    """Choose one: { $first } or { $second }"""
def choose_one_of_four(*, first: str, fourth: str, second: str, third: str) -> str:
    """Choose one: { $first } or { $second } or { $third } or { $fourth }"""
def face_change(*, area: str, change: str) -> str:
    """{ $change } { $area }"""
def face_assault(*, number: float) -> str:
    """{ effect-assault }"""
def face_sacrifice(*, area: str, change: str) -> str:
    """own { $area } { $change }"""
def face_discard_one() -> str:
    """Discard, draw 1"""
def face_play_another() -> str:
    """Play another"""
def face_tried_and_true() -> str:
    """Take a discard"""
def face_emp_discharge() -> str:
    """All draw a new 6"""
def face_final_stand() -> str:
    """CITY stays 1+"""
def face_sabotage() -> str:
    """Nullify an order"""
def face_counter_strike() -> str:
    """if assaulted:"""
def face_network_hack() -> str:
    """See hand, discard 1"""
def face_copy_order() -> str:
    """Copy an order with 0 damage"""
def face_latest_intel() -> str:
    """Recycle now"""
def face_copy(*, copied: str) -> str:
    """as { $copied }"""
def face_or(*, line: str) -> str:
    """or { $line }"""
def face_lose_one_of_four(*, change: str, first: str, fourth: str, second: str, third: str) -> str:
    """{ $change } { $first }, { $second }, { $third } or { $fourth }"""
def amount(*, area: str, number: float) -> str:
    """{ $number } { $area }"""
def costs_nothing() -> str:
    """nothing"""
def stock_item(*, area: str, growth: float, number: float) -> str:
    """{ $area } { $number } (+{ $growth })"""
def area_change(*, area: str, change: str) -> str:
    """{ $area } { $change }"""
def area_becomes(*, after: float, area: str, before: float) -> str:
    """{ $area } { $before } → { $after }"""
def changes_of(*, changes: str, who: str) -> str:
    """{ $who -> [you] your { $changes } *[other] { $who } { $changes } }"""
def forecast_of(*, changes: str, who: str) -> str:
    """{ $who -> [you] Your { $changes } *[other] { $who }'s { $changes } }"""
def titled(*, text: str, title: str) -> str:
    """{ $title }: { $text }"""
def title_order() -> str:
    """Your turn"""
def title_answer() -> str:
    """Answer or pass"""
def title_ahead() -> str:
    """You may pass now"""
def title_discard() -> str:
    """Discard a card"""
def title_hack() -> str:
    """Choose a card they lose"""
def title_take() -> str:
    """Take a card"""
def title_won() -> str:
    """You won"""
def title_lost() -> str:
    """You lost"""
def title_out() -> str:
    """You are out"""
def title_waiting() -> str:
    """Waiting"""
def title_waiting_for(*, name: str) -> str:
    """Waiting for { $name }"""
def status_order(*, name: str) -> str:
    """**{ $name }'s turn**"""
def status_another_order(*, card: str, name: str) -> str:
    """**{ $name }** may give another order, by { $card }."""
def status_order_out_of_turn(*, card: str, name: str) -> str:
    """**{ $name }** may play an order out of turn, by { $card }, or pass."""
def status_answer(*, name: str) -> str:
    """**{ $name }** may answer or pass."""
def status_fog(*, name: str) -> str:
    """Fog of war, the end of the turn: **{ $name }** may play ESPIONAGE or pass."""
def status_ahead(*, names: Sequence[str]) -> str:
    """Then { LIST($names) }."""
def status_discard(*, card: str, name: str) -> str:
    """**{ $name }** chooses a card to discard for { $card }."""
def status_hack(*, name: str, target: str) -> str:
    """**{ $name }** chooses a card from { $target }'s hand."""
def status_take(*, name: str) -> str:
    """**{ $name }** takes a card from the discard pile."""
def advice_order() -> str:
    """**Your turn:** play an OPERATION, recycle a card, or take a mulligan."""
def advice_another_order(*, card: str) -> str:
    """**{ $card } lets you give another order:** play, recycle, or take a mulligan."""
def advice_order_out_of_turn(*, card: str) -> str:
    """**{ $card } lets you play an order out of turn:** play an OPERATION, or pass."""
def advice_answer() -> str:
    """**You may answer** with one ESPIONAGE card this turn, or pass."""
def advice_fog() -> str:
    """**Fog of war,** the last chance of this turn: play one ESPIONAGE card, or pass."""
def advice_ahead() -> str:
    """**You may pass now.** To answer, wait your turn."""
def advice_discard() -> str:
    """**Choose a card to discard.** You draw one for it."""
def advice_hack(*, target: str) -> str:
    """**Choose a card of { $target }'s hand:** it is discarded. Only you see this hand."""
def advice_take() -> str:
    """**Choose any card of the discard pile.** You take it instead of drawing one."""
def operation_means() -> str:
    """All cards but the violet ESPIONAGE are OPERATIONS."""
def short_means() -> str:
    """“Short 2”: 2 are missing to pay."""
def won_city(*, city: float, enough: float, who: str) -> str:
    """{ $who -> [you] **You won the war** with { $city } CITY; { $enough } was enough. *[other] **{ $who }"""
def won_last_standing(*, who: str) -> str:
    """{ $who -> [you] **You won the war:** nobody else is left. *[other] **{ $who } won the war:** nobody """
def won_turn_limit(*, cities: str, turns: float, who: str) -> str:
    """{ $who -> [you] **You won the war** after { $turns } turns. CITY: { $cities }. *[other] **{ $who } w"""
def shared_city(*, enough: float, names: Sequence[str]) -> str:
    """**{ LIST($names) } share the victory:** each has the { $enough } CITY that is enough."""
def shared_last_standing(*, names: Sequence[str]) -> str:
    """**{ LIST($names) } share the victory:** nobody else is left."""
def shared_turn_limit(*, cities: str, names: Sequence[str], turns: float) -> str:
    """**{ LIST($names) } share the victory** after { $turns } turns. CITY: { $cities }."""
def board_title(*, turn: float) -> str:
    """{ game-name } · turn { $turn }"""
def heading_end() -> str:
    """How it ended"""
def heading_bases() -> str:
    """Bases"""
def heading_resources() -> str:
    """Resources"""
def heading_table() -> str:
    """On the table"""
def heading_fog() -> str:
    """Fog of war"""
def heading_later() -> str:
    """Goes on afterwards"""
def heading_piles() -> str:
    """Piles"""
def heading_goal() -> str:
    """What wins"""
def heading_discards() -> str:
    """Discard pile, newest first"""
def heading_turning_point() -> str:
    """Turning point"""
def heading_city_by_turn() -> str:
    """CITY by turn"""
def base_line(*, city: float, count: float, final_stand: bool, has_turn: bool, may_answer: bool, name: str, wall: float) -> str:
    """{ $name }: CITY { $city }, WALL { $wall }, { $count -> [one] 1 card *[other] { $count } cards }{ $fi"""
def answer_asked(*, name: str) -> str:
    """{ $name } is asked"""
def answer_waiting(*, name: str) -> str:
    """{ $name } is yet to answer"""
def answer_answered(*, name: str) -> str:
    """{ $name } has answered"""
def answer_passed(*, name: str) -> str:
    """{ $name } gives no answer"""
def if_nobody_answers(*, forecast: str) -> str:
    """If nobody answers: { $forecast }"""
def pile_sizes(*, count: float, discarded: float) -> str:
    """{ $count -> [one] 1 card in the deck, { $discarded } discarded *[other] { $count } cards in the deck"""
def top_discard(*, card: str) -> str:
    """{ $card } on top of the discard pile"""
def goal(*, city: float) -> str:
    """{ $city } CITY wins"""
def goal_with_turns(*, city: float, turns: float) -> str:
    """{ $turns -> [one] { $city } CITY wins at the end of anybody's turn. At most 1 turn. *[other] { $city"""
def no_orders() -> str:
    """No order to respond to."""
def order_line(*, branch: str, card: str, copied: str, copies: bool, has_order: bool, has_second: bool, name: str, number: float, on_card: str, second_card: str, state: str, target: str) -> str:
    """{ $number }. **{ $name }'s { $card }{ $copies -> [true] { ' ' }(as { $copied }) *[false] { '' } }**{"""
def order_took_effect(*, card: str, name: str) -> str:
    """{ $name }'s { $card } took effect"""
def order_changed(*, card: str, changes: str, name: str) -> str:
    """{ $name }'s { $card }: { $changes }"""
def turning_point(*, card: str, changes: str, name: str, turn: float) -> str:
    """Turn { $turn }, { $name }'s { $card }: { $changes }."""
def turn_cities(*, cities: str, turn: float) -> str:
    """Turn { $turn }: { $cities }"""
def hand_of(*, name: str) -> str:
    """{ $name }'s hand"""
def your_hand() -> str:
    """Your hand"""
def your_espionage() -> str:
    """Your ESPIONAGE"""
def your_hand_is_empty() -> str:
    """Your hand: none"""
def no_cards_held() -> str:
    """You hold no cards."""
def discard_pile_part(*, shown: float, total: float) -> str:
    """Discard pile: { $shown } of { $total }"""
def discard_pile(*, total: float) -> str:
    """Discard pile: { $total }"""
def espionage_held(*, count: float, total: float) -> str:
    """{ $count -> [0] ESPIONAGE: none in your hand of { $total } *[other] ESPIONAGE: { $count } in your ha"""
def marked(*, card: str) -> str:
    """Marked: { $card }."""
def card_line(*, card: str, cost: str, effects: str) -> str:
    """**{ $card }** ({ $cost }): { $effects }"""
def short_of(*, lacking: str) -> str:
    """*Short of { $lacking }.*"""
def recycle_a_card() -> str:
    """Recycle a card"""
def recycle(*, card: str) -> str:
    """Recycle { $card }"""
def recycle_question() -> str:
    """Which card do you recycle?"""
def mulligan() -> str:
    """Mulligan"""
def mulligan_question(*, count: float, held: float) -> str:
    """{ $held -> [one] Discard your whole hand of 1 card and draw { $count -> [0] none [one] 1 card *[othe"""
def mulligan_hint(*, count: float, held: float) -> str:
    """{ $count -> [0] Discard all { $held }, draw none [one] Discard all { $held }, draw 1 card *[other] D"""
def pass_button() -> str:
    """Pass"""
def give_no_order() -> str:
    """Give no order"""
def play_no_espionage() -> str:
    """Play no ESPIONAGE now"""
def discard(*, card: str) -> str:
    """Discard { $card }"""
def make_them_discard(*, card: str) -> str:
    """Make them discard { $card }"""
def take(*, card: str) -> str:
    """Take { $card }"""
def play(*, branch: str, card: str, on: str, on_card: str, on_number: float, second: str, second_card: str, second_number: float, whom: str) -> str:
    """Play { $card }{ $on -> [none] { '' } *[other] { ' ' }on { $on }'s { $on_card } ({ $on_number }) }{ $"""
def step_order(*, card: str, name: str, number: float) -> str:
    """On { $name }'s { $card } ({ $number })"""
def question_order(*, card: str) -> str:
    """Which order do you play { $card } on?"""
def question_branch(*, card: str) -> str:
    """What is { $card } to do?"""
def step_target(*, name: str) -> str:
    """At { $name }"""
def question_target(*, card: str) -> str:
    """Whom do you play { $card } at?"""
def step_second(*, card: str, name: str, number: float) -> str:
    """Nullify { $name }'s { $card } ({ $number })"""
def question_second(*, card: str) -> str:
    """Which order does { $card } nullify?"""
def caution(*, card: str, name: str) -> str:
    """Play { $card } at { $name }? Everybody sees it, and its cost is paid."""
def hint_cost(*, cost: str) -> str:
    """Costs { $cost }"""
def changes_nothing() -> str:
    """Changes nothing"""
def nullifies(*, card: str, name: str) -> str:
    """Nullifies { $name }'s { $card }"""
def cards_in_hand(*, count: float) -> str:
    """{ $count -> [one] 1 card *[other] { $count } cards }"""
def not_asked() -> str:
    """You can pass when you are asked to answer. The board says who is."""
def auto_reply_turn() -> str:
    """Pass this turn"""
def auto_reply_pass() -> str:
    """Pass until my turn"""
def auto_reply_target() -> str:
    """Pass unless I am the target"""
def auto_reply_assault() -> str:
    """Pass unless it is an Assault"""
def auto_reply_worth(*, number: float) -> str:
    """Pass unless it costs { $number } or more"""
def auto_reply_always() -> str:
    """Pass always"""
def first_rolls(*, rolls: str) -> str:
    """Two dice each: { $rolls }."""
def rolls(*, rolls: Sequence[str]) -> str:
    """{ LIST($rolls) }"""
def rolls_then(*, before: str, rolls: str) -> str:
    """{ $before }; then { $rolls }"""
def roll(*, number: float, who: str) -> str:
    """{ $who } { $number }"""
def begins(*, who: str) -> str:
    """{ $who -> [you] You begin. *[other] { $who } begins. }"""
def turn_began(*, turn: float, who: str) -> str:
    """Turn { $turn }: { $who }."""
def collected(*, ammo: float, army: float, labor: float, research: float, who: str) -> str:
    """{ CAPITAL($who) } collected { $labor } LABOR, { $research } RESEARCH, { $ammo } AMMO and { $army } A"""
def turns_passed(*, number: float) -> str:
    """{ $number -> [one] Nobody holds a card any more, so the last turn passes by itself. *[other] Nobody """
def reshuffled(*, number: float) -> str:
    """{ $number -> [one] The deck ran out, so 1 discarded card became the new deck. *[other] The deck ran """
def left_war(*, who: str) -> str:
    """{ CAPITAL($who) } left the war."""
def fell(*, who: str) -> str:
    """{ $who -> [you] You are out: your CITY has fallen. *[other] { $who } is out: the CITY has fallen. }"""
def ended_city(*, who: str) -> str:
    """{ CAPITAL($who) } won the war: the CITY is large enough!"""
def ended_last_standing(*, who: str) -> str:
    """{ CAPITAL($who) } won the war as the last one standing!"""
def ended_turn_limit(*, who: str) -> str:
    """{ CAPITAL($who) } won the war when the turns ran out!"""
def ended_shared_city(*, names: Sequence[str], you: bool) -> str:
    """{ $you -> [true] { LIST($names) } share the victory: your CITIES are large enough! *[false] { LIST($"""
def ended_shared_last_standing(*, names: Sequence[str], you: bool) -> str:
    """{ LIST($names) } share the victory as the last ones standing!"""
def ended_shared_turn_limit(*, names: Sequence[str], you: bool) -> str:
    """{ LIST($names) } share the victory: the turns ran out!"""
def you_first() -> str:
    """You"""
def order_skipped(*, who: str) -> str:
    """{ $who -> [you] You have no card to play. *[other] { $who } has no card to play. }"""
def another_order(*, card: str, who: str) -> str:
    """{ $card } lets { $who } give another order."""
def another_order_out_of_turn(*, card: str, who: str) -> str:
    """{ $card } lets { $who } give another order, out of turn."""
def order_played(*, branch: str, card: str, on: str, on_card: str, second: str, second_card: str, who: str, whom: str) -> str:
    """{ CAPITAL($who) } played { $card }{ $on -> [none] { '' } [you] { ' ' }on your { $on_card } *[other] """
def order_answered(*, branch: str, card: str, on: str, on_card: str, second: str, second_card: str, who: str, whom: str) -> str:
    """{ CAPITAL($who) } answered with { $card }{ $on -> [none] { '' } [you] { ' ' }on your { $on_card } *["""
def passed(*, who: str) -> str:
    """{ CAPITAL($who) } passed."""
def nullified(*, by: str, by_card: str, card: str, who: str) -> str:
    """{ $by -> [you] Your { $by_card } nullified { $who -> [you] your { $card } *[other] { $who }'s { $car"""
def resolved(*, card: str, who: str) -> str:
    """{ $who -> [you] Your { $card } takes effect. *[other] { $who }'s { $card } takes effect. }"""
def resolved_as(*, card: str, copied: str, who: str) -> str:
    """{ $who -> [you] Your { $card } takes effect as { $copied }. *[other] { $who }'s { $card } takes effe"""
def fizzled(*, card: str, who: str) -> str:
    """{ $who -> [you] Your { $card } had nothing to act on. *[other] { $who }'s { $card } had nothing to a"""
def added(*, area: str, now: float, number: float, who: str) -> str:
    """{ CAPITAL($who) } gained { $number } { $area }, now { $now }."""
def assaulted(*, city: float, lost: str, number: float, saved: bool, wall: float, who: str, whom: str) -> str:
    """{ $saved -> [true] { CAPITAL($who) } assaulted { $whom } with { $number }: { $lost -> [both] { $wall"""
def destroyed(*, area: str, now: float, number: float, saved: bool, who: str, whom: str) -> str:
    """{ $saved -> [true] { CAPITAL($who) } destroyed { $number } of { $whom -> [you] your { $area } *[othe"""
def sacrificed(*, area: str, now: float, number: float, who: str) -> str:
    """{ CAPITAL($who) } sacrificed { $number } { $area } ({ $now } left)."""
def final_stand_began(*, who: str) -> str:
    """{ $who -> [you] You made a FINAL STAND: your CITY can't fall below 1 until your next turn. *[other] """
def final_stand_ended(*, who: str) -> str:
    """{ $who -> [you] Your FINAL STAND is over. *[other] The FINAL STAND of { $who } is over. }"""
def hacked(*, who: str, whom: str) -> str:
    """{ $whom -> [you] { CAPITAL($who) } looked at your hand. *[other] { CAPITAL($who) } looked at { $whom"""
def discarded_recycle(*, cards: str, who: str) -> str:
    """{ $cards -> [none] { CAPITAL($who) } recycled nothing. *[other] { CAPITAL($who) } recycled { $cards """
def discarded_mulligan(*, cards: str, who: str) -> str:
    """{ $cards -> [none] { CAPITAL($who) } took a mulligan and discarded nothing. *[other] { CAPITAL($who)"""
def discarded_discard(*, cards: str, who: str) -> str:
    """{ $cards -> [none] { CAPITAL($who) } discarded nothing. *[other] { CAPITAL($who) } discarded { $card"""
def discarded_hack(*, cards: str, who: str) -> str:
    """{ $cards -> [none] { CAPITAL($who) } lost nothing to a NETWORK HACK. *[other] { CAPITAL($who) } lost"""
def discarded_emp(*, cards: str, who: str) -> str:
    """{ discarded-discard }"""
def discarded_eliminated(*, cards: str, who: str) -> str:
    """{ $cards -> [none] { CAPITAL($who) } left nothing behind. *[other] { CAPITAL($who) } left { $cards }"""
def took_mulligan(*, who: str) -> str:
    """{ CAPITAL($who) } took a mulligan."""
def drew_nothing(*, who: str) -> str:
    """There was no card left for { $who } to draw."""
def drew_cards(*, cards: str, who: str) -> str:
    """{ CAPITAL($who) } drew { $cards }."""
def drew(*, count: float, who: str) -> str:
    """{ $count -> [one] { CAPITAL($who) } drew 1 card. *[other] { CAPITAL($who) } drew { $count } cards. }"""
def took(*, card: str, who: str) -> str:
    """{ CAPITAL($who) } took { $card } from the discard pile."""
def took_nothing(*, who: str) -> str:
    """The discard pile is empty, so { $who } took no card."""
def card_changes(*, card: str, changes: str) -> str:
    """{ $card }: { $changes }."""
def kept_espionage(*, count: float) -> str:
    """{ $count -> [one] You kept 1 ESPIONAGE card that you can pay. *[other] You kept { $count } ESPIONAGE"""
def lacking(*, card: str, count: float) -> str:
    """{ $count -> [one] You lack 1 resource to pay { $card }. *[other] You lack { $count } resources to pa"""
def payable_now(*, card: str) -> str:
    """You can pay { $card } now."""
def payable(*, before: float, bound: str, count: float) -> str:
    """{ $bound -> [at_least] You could pay at least { $count -> [one] 1 card *[other] { $count } cards } o"""
def choices_discard(*, count: float) -> str:
    """{ $count -> [one] You could then swap one of 1 card of your hand for a new one. *[other] You could t"""
def choices_hack(*, count: float) -> str:
    """{ $count -> [one] You could then have one of 1 card of that hand discarded. *[other] You could then """
def choices_take(*, count: float) -> str:
    """{ $count -> [one] You could then take one of 1 card from the discard pile. *[other] You could then t"""
def expected_answer(*, card: str, count: float, worlds: float) -> str:
    """{ $count -> [one] An enemy would answer with { $card } in 1 of { $worlds } imagined worlds. *[other]"""
def no_answer_expected() -> str:
    """It would pay nobody to answer."""
def ready(*, card: str) -> str:
    """{ $card } could have been played: its player can pay it."""
def costs(*, card: str, count: float) -> str:
    """{ $count -> [one] { $card } costs 1 resource. *[other] { $card } costs { $count } resources. }"""
def costs_most(*, before: float, card: str, count: float) -> str:
    """{ $count -> [one] { $card } costs 1 resource, and no other card of that hand more than { $before }. """
def final_stand() -> str:
    """{ card-final-stand }"""
def goal_in_picture(*, city: float) -> str:
    """CITY { $city } wins"""
def left_the_war() -> str:
    """Left the war"""
def city_has_fallen() -> str:
    """The CITY has fallen"""
def last_answers() -> str:
    """the last answers"""
def short_by(*, number: float) -> str:
    """short { $number }"""
def state_nullified() -> str:
    """nullified"""
def state_done() -> str:
    """done"""
def no_cards() -> str:
    """No cards"""
def kind_and_copies(*, count: float, kind: str) -> str:
    """{ $count -> [one] { $kind } · 1 copy *[other] { $kind } · { $count } copies }"""
def somebody_won(*, name: str) -> str:
    """{ $name } won"""
def won() -> str:
    """won"""
def shared_victory() -> str:
    """Shared victory"""
def city_was_enough(*, city: float) -> str:
    """{ $city } CITY was enough"""
def nobody_is_left() -> str:
    """Nobody else is left"""
def most_city(*, turns: float) -> str:
    """Most CITY, then WALL, after { $turns } turns"""
def turning_point_at(*, turn: float) -> str:
    """Turning point: turn { $turn }"""
def heading_kind() -> str:
    """Kind"""
def heading_cost() -> str:
    """Cost"""
def heading_copies() -> str:
    """In the deck"""
def heading_printed() -> str:
    """Printed or ours"""
def copies(*, count: float) -> str:
    """{ $count -> [one] 1 copy *[other] { $count } copies }"""
def card_in_words(*, card: str, effects: str) -> str:
    """The card { $card }. { $effects }"""
def from_rulebook() -> str:
    """The rulebook names this card; the wording is ours."""
def from_house() -> str:
    """The printed card is not known; this one is ours."""
def deck_line(*, card: str, cost: str, count: float, effects: str, kind: str, provenance: str) -> str:
    """{ $count } × **{ $card }** · { $kind }, { $cost } · { $provenance }: { $effects }"""
def printed(*, parts: str) -> str:
    """Printed: { $parts }."""
def ours(*, parts: str) -> str:
    """Ours: { $parts }."""
def printed_cost(*, cost: str) -> str:
    """costs { $cost }"""
def printed_emp_discharge() -> str:
    """draws 6"""
def printed_final_stand() -> str:
    """below 1"""
def printed_copy_order() -> str:
    """at 0"""
def moment(*, turn: float) -> str:
    """Turn { $turn }"""
def preset_classic() -> str:
    """Classic"""
def preset_quick() -> str:
    """Quick"""
def option_win_city() -> str:
    """CITY to win"""
def option_wall() -> str:
    """WALL"""
def option_city() -> str:
    """CITY"""
def option_resources() -> str:
    """Resources"""
def option_production() -> str:
    """Production"""
def option_max_turns() -> str:
    """Turns"""
def option_resolution() -> str:
    """ESPIONAGE resolves"""
def value_win_city(*, number: float) -> str:
    """{ $number } CITY wins"""
def value_win_city_short(*, number: float) -> str:
    """{ $number } CITY wins, a short match"""
def value_win_city_long(*, number: float) -> str:
    """{ $number } CITY wins, a long match"""
def value_wall(*, number: float) -> str:
    """{ $number } WALL to begin with"""
def value_city(*, number: float) -> str:
    """{ $number } CITY to begin with"""
def value_resources(*, number: float) -> str:
    """{ $number } of each resource to begin with"""
def value_production(*, number: float) -> str:
    """{ $number } of each production to begin with"""
def value_max_turns(*, number: float) -> str:
    """{ $number } turns at most"""
def value_resolution_target() -> str:
    """clockwise from the turn's first target"""
def value_resolution_active() -> str:
    """clockwise from whose turn it is"""
def terms_resolution_target() -> str:
    """ESPIONAGE resolves clockwise from the turn's first target"""
def terms_resolution_active() -> str:
    """ESPIONAGE resolves clockwise from whose turn it is"""
def players(*, count: float) -> str:
    """{ $count -> [one] 1 player *[other] { $count } players }"""
def topic_overview() -> str:
    """overview"""
def rules_overview() -> str:
    """Two to four Grafmarshalls build a CITY behind a WALL and try to tear the others' down. On your turn """
def topic_turn() -> str:
    """turn"""
def rules_turn() -> str:
    """1. **Collect**: each resource grows by its production: LABOR by FACTORY, RESEARCH by LAB, AMMO by SI"""
def topic_base() -> str:
    """base"""
def rules_base() -> str:
    """**CITY** is what you live by: at 0 you are out. **WALL** takes assaults before the CITY does. **Prod"""
def topic_effects() -> str:
    """effects"""
def rules_effects() -> str:
    """• **Add**: your own area grows. • **Assault**: the target's WALL goes first; what is left hits the C"""
def topic_answers() -> str:
    """answers"""
def rules_answers() -> str:
    """When an OPERATION is played, each opponent is asked in turn: play one ESPIONAGE card, or pass. You m"""
def topic_special_cards() -> str:
    """special cards"""
def rules_special_cards() -> str:
    """• **{ card-sabotage }** nullifies an order on the table. • **{ card-counter-strike }** answers an as"""
def topic_winning() -> str:
    """winning"""
def rules_winning() -> str:
    """At the end of anybody's turn you win with 50 CITY (or what was agreed), together with everybody else"""
def lesson_base() -> str:
    """Your base"""
def lesson_base_why() -> str:
    """Your CITY stands at 15, and 35 wins here; each turn you collect resources and play a card."""
def lesson_base_task() -> str:
    """{ card-capital-project } costs 13 LABOR, of which you have 22, and adds 10 CITY: play it."""
def lesson_base_otherwise() -> str:
    """A card for later; begin with { card-capital-project }, which brings you halfway."""
def lesson_exchanging() -> str:
    """That is for a card, or a hand, that you can't use or pay for."""
def lesson_sabotage() -> str:
    """SABOTAGE in answer"""
def lesson_sabotage_why() -> str:
    """{ card-capital-project } brought you to 25 CITY, and the Trainer plays { card-fire-bombing } at you:"""
def lesson_sabotage_task() -> str:
    """On others' turns you may answer with one ESPIONAGE card: { card-sabotage }, and the order does nothi"""
def lesson_sabotage_pass() -> str:
    """Then you lose 3 WALL and 4 CITY. You can prevent it."""
def lesson_sabotage_copy() -> str:
    """A copy of { card-fire-bombing } destroys nothing, and the order would still hit you."""
def lesson_sabotage_otherwise() -> str:
    """Answer with { card-sabotage }."""
def lesson_assault() -> str:
    """Assault"""
def lesson_assault_why() -> str:
    """{ card-fire-bombing } did nothing, though the Trainer paid for it: your CITY still stands at 25."""
def lesson_assault_task() -> str:
    """Assault hits WALL first: { card-standard-formation } takes 7 of the Trainer's 20."""
def lesson_assault_otherwise() -> str:
    """A card for another turn; this step is about { card-standard-formation }."""
def lesson_espionage() -> str:
    """ESPIONAGE in answer"""
def lesson_espionage_why() -> str:
    """The Trainer's WALL is down to 13, and now the Trainer plays { card-civic-works }, which adds 9 CITY."""
def lesson_espionage_task() -> str:
    """The card { card-espionage } copies an order, all but what it assaults and destroys: copy it."""
def lesson_espionage_pass() -> str:
    """Then only the Trainer gains 9 CITY. Take your share."""
def lesson_espionage_otherwise() -> str:
    """Answer with { card-espionage }."""
def lesson_winning() -> str:
    """Winning"""
def lesson_winning_why() -> str:
    """The copy brought you from 25 CITY to 34, and the Trainer has 24."""
def lesson_winning_task() -> str:
    """Whoever has 35 at the end of a turn wins: play { card-civic-works }, which adds 9."""
def lesson_winning_otherwise() -> str:
    """You win now by anything that adds CITY; this lesson plays { card-civic-works }."""
def lesson_end() -> str:
    """Your CITY stands at 43, and the match is won."""
def lesson_end_next() -> str:
    """Usually 50 CITY win, and bringing every other CITY down to 0 wins too."""
