"""Texts of `bot/games/air_land_sea`. Written by `python -m bot.tools.texts`."""

from collections.abc import Sequence

def game_air_land_sea() -> str:
    """Air, Land & Sea"""
def about_air_land_sea() -> str:
    """A card duel over three theaters: hold two, or withdraw in time."""
def game_flies_lies_supplies() -> str:
    """Flies, Lies & Supplies"""
def about_flies_lies_supplies() -> str:
    """The same duel with spies, lies and supplies in place of armies."""
def theater_air() -> str:
    """Air"""
def theater_land() -> str:
    """Land"""
def theater_sea() -> str:
    """Sea"""
def theater_intelligence() -> str:
    """Intelligence"""
def theater_diplomacy() -> str:
    """Diplomacy"""
def theater_economics() -> str:
    """Economics"""
def numbered_theater(*, number: float, theater: str) -> str:
    """{ $number }. { $theater }"""
def card_support() -> str:
    """Support"""
def card_air_drop() -> str:
    """Air Drop"""
def card_maneuver() -> str:
    """Maneuver"""
def card_aerodrome() -> str:
    """Aerodrome"""
def card_containment() -> str:
    """Containment"""
def card_heavy_bombers() -> str:
    """Heavy Bombers"""
def card_reinforce() -> str:
    """Reinforce"""
def card_ambush() -> str:
    """Ambush"""
def card_cover_fire() -> str:
    """Cover Fire"""
def card_disrupt() -> str:
    """Disrupt"""
def card_heavy_tanks() -> str:
    """Heavy Tanks"""
def card_transport() -> str:
    """Transport"""
def card_escalation() -> str:
    """Escalation"""
def card_redeploy() -> str:
    """Redeploy"""
def card_blockade() -> str:
    """Blockade"""
def card_super_battleship() -> str:
    """Super Battleship"""
def card_spy_network() -> str:
    """Spy Network"""
def card_surveil() -> str:
    """Surveil"""
def card_manipulate() -> str:
    """Manipulate"""
def card_leverage() -> str:
    """Leverage"""
def card_neutralize() -> str:
    """Neutralize"""
def card_mastermind() -> str:
    """Mastermind"""
def card_envoy() -> str:
    """Envoy"""
def card_armistice() -> str:
    """Armistice"""
def card_grand_betrayal() -> str:
    """Grand Betrayal"""
def card_give_take() -> str:
    """Give & Take"""
def card_peacekeepers() -> str:
    """Peacekeepers"""
def card_requisition() -> str:
    """Requisition"""
def card_supply_lines() -> str:
    """Supply Lines"""
def card_stockpile() -> str:
    """Stockpile"""
def card_relinquish() -> str:
    """Relinquish"""
def card_war_chest() -> str:
    """War Chest"""
def card_unknown() -> str:
    """a card"""
def card_air_1() -> str:
    """{ card-support } 1"""
def card_air_2() -> str:
    """{ card-air-drop } 2"""
def card_air_3() -> str:
    """{ card-maneuver } 3 ({ theater-air })"""
def card_air_4() -> str:
    """{ card-aerodrome } 4"""
def card_air_5() -> str:
    """{ card-containment } 5"""
def card_air_6() -> str:
    """{ card-heavy-bombers } 6"""
def card_land_1() -> str:
    """{ card-reinforce } 1"""
def card_land_2() -> str:
    """{ card-ambush } 2"""
def card_land_3() -> str:
    """{ card-maneuver } 3 ({ theater-land })"""
def card_land_4() -> str:
    """{ card-cover-fire } 4"""
def card_land_5() -> str:
    """{ card-disrupt } 5"""
def card_land_6() -> str:
    """{ card-heavy-tanks } 6"""
def card_sea_1() -> str:
    """{ card-transport } 1"""
def card_sea_2() -> str:
    """{ card-escalation } 2"""
def card_sea_3() -> str:
    """{ card-maneuver } 3 ({ theater-sea })"""
def card_sea_4() -> str:
    """{ card-redeploy } 4"""
def card_sea_5() -> str:
    """{ card-blockade } 5"""
def card_sea_6() -> str:
    """{ card-super-battleship } 6"""
def card_intelligence_1() -> str:
    """{ card-spy-network } 1"""
def card_intelligence_2() -> str:
    """{ card-surveil } 2"""
def card_intelligence_3() -> str:
    """{ card-manipulate } 3 ({ theater-intelligence })"""
def card_intelligence_4() -> str:
    """{ card-leverage } 4"""
def card_intelligence_5() -> str:
    """{ card-neutralize } 5"""
def card_intelligence_6() -> str:
    """{ card-mastermind } 6"""
def card_diplomacy_1() -> str:
    """{ card-envoy } 1"""
def card_diplomacy_2() -> str:
    """{ card-armistice } 2"""
def card_diplomacy_3() -> str:
    """{ card-manipulate } 3 ({ theater-diplomacy })"""
def card_diplomacy_4() -> str:
    """{ card-grand-betrayal } 4"""
def card_diplomacy_5() -> str:
    """{ card-give-take } 5"""
def card_diplomacy_6() -> str:
    """{ card-peacekeepers } 6"""
def card_economics_1() -> str:
    """{ card-requisition } 1"""
def card_economics_2() -> str:
    """{ card-supply-lines } 2"""
def card_economics_3() -> str:
    """{ card-manipulate } 3 ({ theater-economics })"""
def card_economics_4() -> str:
    """{ card-stockpile } 4"""
def card_economics_5() -> str:
    """{ card-relinquish } 5"""
def card_economics_6() -> str:
    """{ card-war-chest } 6"""
def short_card(*, card: str, strength: float) -> str:
    """{ $card } { $strength }"""
def broken_name(*, card: str) -> str:
    """{ FORM($card, 'broken') }"""
def ability_support() -> str:
    """Your total in each theater next to this one is 3 higher."""
def ability_air_drop(*, edition: str) -> str:
    """{ $edition -> [classic] During your next turn you may deploy one card to a theater of another type. """
def ability_maneuver() -> str:
    """You must flip one uncovered card, on either side, in a theater next to this one."""
def ability_aerodrome() -> str:
    """You may deploy your cards of strength 1 to 3 to any theater."""
def ability_containment() -> str:
    """Any card that either side plays facedown goes under the deck."""
def ability_reinforce(*, edition: str) -> str:
    """{ $edition -> [classic] Look at the top card of the deck. You may play it facedown to a theater next"""
def ability_ambush() -> str:
    """You must flip one uncovered card, on either side, in any theater."""
def ability_cover_fire() -> str:
    """Every card below this one in its column has strength 4."""
def ability_disrupt(*, edition: str) -> str:
    """{ $edition -> [classic] Your enemy must flip one of their uncovered cards. Then you must flip one of"""
def ability_transport() -> str:
    """You may move one of your cards to another theater."""
def ability_escalation() -> str:
    """All your facedown cards have strength 4."""
def ability_redeploy(*, edition: str) -> str:
    """{ $edition -> [classic] You must take one of your facedown cards back to your hand. If you do, you g"""
def ability_blockade() -> str:
    """In theaters next to this one that hold 3 or more cards, any card that either side plays goes under t"""
def ability_spy_network() -> str:
    """You may look at all of your enemy's facedown cards. Each of them is 1 lower."""
def ability_surveil() -> str:
    """Gain 1 Supply here. Your enemy must reveal three cards of their hand. You may then flip one uncovere"""
def ability_manipulate() -> str:
    """{ ability-maneuver }"""
def ability_leverage() -> str:
    """You may reveal a card of your hand. If you do, flip one uncovered card, in any theater, that is lowe"""
def ability_neutralize() -> str:
    """Name a card. If your enemy holds it, they reveal it and must play it on their next turn."""
def ability_envoy() -> str:
    """Your total in each theater next to this one is 2 higher. Once in your turn, before you act, you may """
def ability_armistice() -> str:
    """Gain 2 Supplies in this theater. You may flip one uncovered card, on either side. If you do, your en"""
def ability_grand_betrayal() -> str:
    """You must choose a theater next to this one where both sides have an uncovered card. These two cards """
def ability_give_take() -> str:
    """You must give your enemy one card of your hand. If you do, they gain 1 Supply here, and you draw two"""
def ability_requisition() -> str:
    """You may reveal a card of your hand. If you do, gain 3 Supplies in the theater of its type."""
def ability_supply_lines() -> str:
    """You may deploy your cards to theaters of other types. Each time, your enemy gains 1 Supply there."""
def ability_stockpile() -> str:
    """Gain 1 Supply in each theater next to this one."""
def ability_relinquish() -> str:
    """You may destroy one of your faceup cards. If you do, destroy one uncovered card on either side."""
def no_ability() -> str:
    """It has no ability."""
def effect_support() -> str:
    """+3 in each theater next to it"""
def effect_air_drop() -> str:
    """Deploy one card to any theater"""
def effect_maneuver() -> str:
    """Flip a card in a theater next to it"""
def effect_aerodrome() -> str:
    """Deploy your 1s, 2s and 3s anywhere"""
def effect_containment() -> str:
    """Facedown plays go under the deck"""
def effect_reinforce() -> str:
    """Deck's top card facedown next to it"""
def effect_ambush() -> str:
    """Flip any uncovered card"""
def effect_cover_fire() -> str:
    """Cards below it count 4"""
def effect_disrupt() -> str:
    """Each side flips a card of its own"""
def effect_transport() -> str:
    """Move one of your cards"""
def effect_escalation() -> str:
    """Your facedown cards count 4"""
def effect_redeploy() -> str:
    """Take a facedown card, play again"""
def effect_blockade() -> str:
    """No 4th card in theaters next to it"""
def effect_spy_network() -> str:
    """You see enemy facedowns, 1 lower each"""
def effect_surveil() -> str:
    """1 Supply; enemy shows 3, flip a higher"""
def effect_manipulate() -> str:
    """{ effect-maneuver }"""
def effect_leverage() -> str:
    """Reveal a card to flip a lower one"""
def effect_neutralize() -> str:
    """Name a card the enemy must play"""
def effect_envoy() -> str:
    """+2 in each theater next to it; moves"""
def effect_armistice() -> str:
    """2 Supplies; flip one, the enemy too"""
def effect_grand_betrayal() -> str:
    """Two cards next to it change sides"""
def effect_give_take() -> str:
    """Give a card and a Supply, draw two"""
def effect_requisition() -> str:
    """Reveal a card for 3 Supplies"""
def effect_supply_lines() -> str:
    """Deploy anywhere, Supplies for the enemy"""
def effect_stockpile() -> str:
    """1 Supply in each theater next to it"""
def effect_relinquish() -> str:
    """Destroy one faceup of yours, then any"""
def no_effect() -> str:
    """No ability"""
def gist_support() -> str:
    """+3 beside it"""
def gist_air_drop() -> str:
    """Next anywhere"""
def gist_maneuver() -> str:
    """Flip one beside"""
def gist_aerodrome() -> str:
    """1–3 anywhere"""
def gist_containment() -> str:
    """No facedowns"""
def gist_reinforce() -> str:
    """Plays top card"""
def gist_ambush() -> str:
    """Flip any card"""
def gist_cover_fire() -> str:
    """Below count 4"""
def gist_disrupt() -> str:
    """Both flip one"""
def gist_transport() -> str:
    """Move a card"""
def gist_escalation() -> str:
    """Facedown 4"""
def gist_redeploy() -> str:
    """Take one back"""
def gist_blockade() -> str:
    """Beside: max 3"""
def gist_spy_network() -> str:
    """Facedown −1"""
def gist_surveil() -> str:
    """+1, flip higher"""
def gist_manipulate() -> str:
    """{ gist-maneuver }"""
def gist_leverage() -> str:
    """Flip a lower"""
def gist_neutralize() -> str:
    """Name a card"""
def gist_envoy() -> str:
    """+2 beside it"""
def gist_armistice() -> str:
    """+2, both flip"""
def gist_grand_betrayal() -> str:
    """Cards switch"""
def gist_give_take() -> str:
    """Give 1, draw 2"""
def gist_requisition() -> str:
    """3 Supplies"""
def gist_supply_lines() -> str:
    """Any theater"""
def gist_stockpile() -> str:
    """+1 beside it"""
def gist_relinquish() -> str:
    """Destroy two"""
def facts_of_card(*, kind: str, strength: float, theater: str) -> str:
    """{ $theater }, strength { $strength }, { $kind -> [instant] instant ability [ongoing] ongoing ability"""
def edition_classic() -> str:
    """Classic"""
def edition_revised() -> str:
    """Revised"""
def only_revised() -> str:
    """Revised edition, its only one"""
def both_editions() -> str:
    """Both editions"""
def alt_of_card(*, card: str, text: str) -> str:
    """The card { $card }. { $text }"""
def deck_line(*, card: str, strength: float, text: str, theater: str) -> str:
    """**{ $card } { $strength }** · { $theater }: { $text }"""
def deck_line_editions(*, card: str, classic: str, revised: str, strength: float, theater: str) -> str:
    """**{ $card } { $strength }** · { $theater }: { $revised } Classic: { $classic }"""
def source_printed() -> str:
    """A card of the printed game; the wording is ours."""
def source_house() -> str:
    """The printed card is not known; this one is ours."""
def source_reveal() -> str:
    """Of the printed card we know only that a card is revealed; the rest is ours."""
def source_not_theater() -> str:
    """Of the printed card we know only its ability and not its theater; the rest is ours."""
def source_not_strength() -> str:
    """Of the printed card we know only its ability and not its strength; the rest is ours."""
def source_moved() -> str:
    """Of the printed card we know only that it is moved, covered or not; the rest is ours."""
def source_name() -> str:
    """Of the printed card we know only its name; the rest is ours."""
def source_given() -> str:
    """Of the printed card we know only that a card is given and one drawn; the rest is ours."""
def source_destroyed() -> str:
    """Of the printed card we know only what it destroys; the rest is ours."""
def covering(*, covered: str, top: str) -> str:
    """{ $top }, covering { $covered }"""
def no_cards() -> str:
    """no cards"""
def changed_card(*, card: str, strength: float) -> str:
    """{ $card } (counts { $strength })"""
def facedown_card(*, card: str, strength: float) -> str:
    """{ $card -> [unknown] facedown ({ $strength }) *[other] { $card } facedown ({ $strength }) }"""
def lead_tied(*, side: str, total: float) -> str:
    """tied { $total }–{ $total } ({ $side } wins ties)"""
def lead_ahead(*, ahead: float, behind: float, side: str) -> str:
    """{ $side } leads { $ahead }–{ $behind }"""
def turn_of_one(*, who: str) -> str:
    """{ $who -> [you] Your turn *[other] { $who }'s turn }"""
def turn_of_two(*, other: str, who: str) -> str:
    """{ $who -> [you] Your or { $other }'s turn *[other] { $who }'s or { $other }'s turn }"""
def turn_with_due_cards(*, cards: Sequence[str], whose: str) -> str:
    """**{ $whose }**: play { LIST($cards, type: 'or') }, or withdraw."""
def you_awaited() -> str:
    """you"""
def waiting_swap(*, awaited: Sequence[str]) -> str:
    """Waiting for **{ LIST($awaited) }** to choose a card to swap."""
def waiting_flip(*, awaited: Sequence[str], card: str) -> str:
    """Waiting for **{ LIST($awaited, type: 'or') }** to choose a card to flip for { $card }."""
def waiting_may_flip(*, awaited: Sequence[str], card: str) -> str:
    """Waiting for **{ LIST($awaited, type: 'or') }** to decide whether to flip a card for { $card }."""
def waiting_may_move(*, awaited: Sequence[str], card: str) -> str:
    """Waiting for **{ LIST($awaited, type: 'or') }** to decide whether to move a card for { $card }."""
def waiting_reveal(*, awaited: Sequence[str], card: str) -> str:
    """Waiting for **{ LIST($awaited, type: 'or') }** to choose a card to reveal for { $card }."""
def waiting_may_reveal(*, awaited: Sequence[str], card: str) -> str:
    """Waiting for **{ LIST($awaited, type: 'or') }** to decide whether to reveal a card for { $card }."""
def waiting_name(*, awaited: Sequence[str], card: str) -> str:
    """Waiting for **{ LIST($awaited, type: 'or') }** to name a card for { $card }."""
def waiting_exchange(*, awaited: Sequence[str], card: str) -> str:
    """Waiting for **{ LIST($awaited, type: 'or') }** to choose which cards change sides for { $card }."""
def waiting_choose(*, awaited: Sequence[str], card: str) -> str:
    """Waiting for **{ LIST($awaited, type: 'or') }** to choose for { $card }."""
def status_won(*, people: float, side: str) -> str:
    """{ $side -> [you] **You won.** *[other] **{ $side } won the match.** }"""
def board_title(*, battle: float, game: str) -> str:
    """{ $game } · battle { $battle }"""
def score() -> str:
    """Score"""
def seen_in_hands() -> str:
    """Cards seen in hands"""
def score_by_battle() -> str:
    """Score by battle"""
def turning_point() -> str:
    """Turning point"""
def side_line(*, facts: str, side: str) -> str:
    """{ $side }: { $facts }"""
def side_points(*, points: float) -> str:
    """**{ $points -> [one] 1 point *[other] { $points } points }**"""
def side_hand(*, count: float) -> str:
    """{ $count -> [one] 1 card *[other] { $count } cards } in hand"""
def member_hand(*, count: float, who: str) -> str:
    """{ $who } { $count -> [one] 1 card *[other] { $count } cards }"""
def side_first() -> str:
    """first player (wins ties)"""
def side_air_drop() -> str:
    """has { card-air-drop }"""
def side_extra_turns(*, count: float) -> str:
    """{ $count -> [one] 1 extra turn *[other] { $count } extra turns } to come"""
def column_line(*, shown: str, total: float) -> str:
    """**{ $total }**: { $shown }"""
def column_line_bonuses(*, bonuses: str, shown: str, total: float) -> str:
    """**{ $total }** ({ $bonuses }): { $shown }"""
def bonus_card(*, card: str, points: float) -> str:
    """+{ $points } { $card }"""
def supplies(*, count: float) -> str:
    """{ $count -> [one] 1 Supply *[other] { $count } Supplies }"""
def duty(*, card: str, due: bool, who: str) -> str:
    """{ $due -> [true] { $who } must play { $card } now *[false] { $who } must play { $card } next turn }"""
def deck_size(*, count: float) -> str:
    """{ $count -> [one] 1 card in the deck *[other] { $count } cards in the deck }"""
def supplies_left(*, count: float) -> str:
    """{ $count -> [one] 1 Supply left *[other] { $count } Supplies left }"""
def points_to_win(*, points: float) -> str:
    """{ $points -> [one] 1 point to win *[other] { $points } points to win }"""
def single_battle() -> str:
    """a single battle decides"""
def note_showed(*, battle: float, card: str, turn: float, who: str) -> str:
    """{ $who } showed { $card } in battle { $battle }, turn { $turn }"""
def note_was_given(*, battle: float, card: str, turn: float, who: str) -> str:
    """{ $who } was given { $card } in battle { $battle }, turn { $turn }"""
def note_took_back(*, battle: float, card: str, turn: float, who: str) -> str:
    """{ $who } took back { $card } in battle { $battle }, turn { $turn }"""
def note_lacked(*, battle: float, card: str, people: float, turn: float, who: str) -> str:
    """{ $who } did not hold { $card } in battle { $battle }, turn { $turn }"""
def alt_theater(*, fact: str, place: str) -> str:
    """{ $place }: { $fact }"""
def alt_column(*, fact: str, place: str, side: str) -> str:
    """{ $place }, { $side } { $fact }"""
def alt_battle(*, battle: float, news: str) -> str:
    """Battle { $battle }: { $news }"""
def alt_turning_point(*, sentence: str) -> str:
    """{ turning-point }: { $sentence }"""
def alt_marked(*, card: str) -> str:
    """Marked: { $card }"""
def alt_must_play(*, cards: Sequence[str]) -> str:
    """You must play { LIST($cards, type: 'or') }"""
def alt_text_of_card(*, card: str, text: str) -> str:
    """{ $card }: { $text }"""
def alt_faceup_to(*, theaters: Sequence[str]) -> str:
    """Faceup to { LIST($theaters, type: 'or') }"""
def alt_facedown_to(*, theaters: Sequence[str]) -> str:
    """Facedown to { LIST($theaters, type: 'or') }"""
def battle_line(*, battle: float, people: float, points: float, score: str, side: str) -> str:
    """Battle { $battle }: { $side } scored { $points -> [one] 1 point *[other] { $points } points } ({ $sc"""
def battle_line_withdrew(*, battle: float, loser: str, losers: float, people: float, points: float, score: str, side: str) -> str:
    """Battle { $battle }: { $loser } withdrew, { $side } scored { $points -> [one] 1 point *[other] { $poi"""
def led_from_start(*, people: float, side: str) -> str:
    """{ $side } led from the first battle on."""
def battle_brought(*, battle: float, points: float) -> str:
    """Battle { $battle } brought { $points -> [one] 1 point *[other] { $points } points }."""
def took_the_lead(*, battle: float, people: float, side: str) -> str:
    """{ $side } took the lead in battle { $battle } and kept it."""
def picture_winner(*, people: float, winners: str) -> str:
    """{ $winners } won"""
def picture_winner_nameless() -> str:
    """won"""
def picture_withdrew_cell() -> str:
    """withdrew"""
def picture_turning_point() -> str:
    """Turning point"""
def picture_turning_battle(*, battle: float) -> str:
    """Turning point: battle { $battle }"""
def picture_led(*, people: float, winners: str) -> str:
    """{ $winners } led from the first battle on"""
def picture_took_lead(*, people: float, winners: str) -> str:
    """{ $winners } took the lead and kept it"""
def picture_flipped(*, theater: str) -> str:
    """flipped in { $theater }"""
def picture_destroyed(*, theater: str) -> str:
    """destroyed in { $theater }"""
def picture_changed_sides(*, theater: str) -> str:
    """changed sides in { $theater }"""
def picture_unknown_card() -> str:
    """Facedown card"""
def picture_resigned() -> str:
    """resigned the match"""
def picture_withdrew(*, battle: float) -> str:
    """withdrew from battle { $battle }"""
def picture_fought_out(*, battle: float) -> str:
    """won battle { $battle }, all cards played"""
def picture_battle_won(*, battle: float, own: bool, people: float, winners: str) -> str:
    """{ $own -> [true] Battle { $battle }: You won *[false] Battle { $battle }: { $winners } won }"""
def picture_tie() -> str:
    """tie"""
def picture_of_points(*, points: float) -> str:
    """of { $points }"""
def picture_wins_ties(*, people: float) -> str:
    """{ $people -> [one] wins ties *[other] win ties }"""
def picture_must_play(*, names: Sequence[str]) -> str:
    """must play { LIST($names, type: 'or') }"""
def picture_member_must_play(*, names: Sequence[str], number: float) -> str:
    """{ $number } must play { LIST($names, type: 'or') }"""
def picture_air_drop() -> str:
    """{ card-air-drop } ready"""
def picture_extra_turn() -> str:
    """extra turn"""
def picture_top_card(*, after: float, card: str, strength: float) -> str:
    """Top card: { $card } { $strength }. Facedown it counts { $after }."""
def picture_under_deck() -> str:
    """under the deck"""
def you_won() -> str:
    """You won"""
def you_lost() -> str:
    """You lost"""
def awaits_all(*, awaited: Sequence[str]) -> str:
    """Waiting for { LIST($awaited) }"""
def awaits_any(*, awaited: Sequence[str]) -> str:
    """Waiting for { LIST($awaited, type: 'or') }"""
def your_turn() -> str:
    """Your turn"""
def your_sides_turn() -> str:
    """Your side's turn"""
def play_top_card(*, card: str, forced: bool) -> str:
    """{ $forced -> [true] Play { $card } facedown *[false] Play { $card } facedown? }"""
def answer_card(*, card: str) -> str:
    """Answer { $card }"""
def title_play(*, forced: bool) -> str:
    """{ $forced -> [true] Play a card at once *[false] Play a card? }"""
def title_swap(*, forced: bool) -> str:
    """{ $forced -> [true] Choose a card to swap *[false] Choose a card to swap? }"""
def title_flip(*, forced: bool) -> str:
    """{ $forced -> [true] Choose a card to flip *[false] Flip a card? }"""
def title_move(*, forced: bool) -> str:
    """{ $forced -> [true] Move one of your cards *[false] Move a card? }"""
def title_take_back(*, forced: bool) -> str:
    """{ $forced -> [true] Take a card back *[false] Take a card back? }"""
def title_place(*, forced: bool) -> str:
    """{ $forced -> [true] Choose a theater for the top card *[false] Play the top card? }"""
def title_reveal(*, forced: bool) -> str:
    """{ $forced -> [true] Choose a card to reveal *[false] Reveal a card? }"""
def title_name(*, forced: bool) -> str:
    """{ $forced -> [true] Name a card *[false] Name a card? }"""
def title_exchange(*, forced: bool) -> str:
    """{ $forced -> [true] Choose which cards change sides *[false] Choose which cards change sides? }"""
def title_give(*, forced: bool) -> str:
    """{ $forced -> [true] Choose a card to give away *[false] Choose a card to give away? }"""
def title_receive(*, forced: bool) -> str:
    """{ $forced -> [true] Take the card *[false] Take the card? }"""
def title_draw(*, forced: bool) -> str:
    """{ $forced -> [true] Draw cards *[false] Draw cards? }"""
def title_destroy(*, forced: bool) -> str:
    """{ $forced -> [true] Choose a card to destroy *[false] Destroy one of your cards? }"""
def due_cards_title(*, cards: Sequence[str], title: str) -> str:
    """**{ $title }**: you must play { LIST($cards, type: 'or') }."""
def mate_may_answer(*, mate: str) -> str:
    """You or { $mate } may answer."""
def passed_on(*, card: str) -> str:
    """You pass on { $card } once everybody has chosen."""
def given_away(*, card: str) -> str:
    """You give { $card } away."""
def mate_plays(*, mate: str) -> str:
    """{ $mate } plays for your side this time."""
def mate_answers(*, mate: str) -> str:
    """{ $mate } answers for your side this time."""
def its_your_turn(*, name: str) -> str:
    """**It's your turn, { $name }.**"""
def its_your_choice(*, name: str) -> str:
    """**It's your choice, { $name }.**"""
def may_move_envoy() -> str:
    """You may move { card-envoy } first."""
def must_play(*, cards: Sequence[str]) -> str:
    """You must play { LIST($cards, type: 'or') }: faceup to a theater that takes it, or facedown to any."""
def play_one() -> str:
    """Play one card: *deploy* it faceup to its own theater, or *improvise* it facedown to any."""
def or_withdraw(*, people: float, points: float, side: str) -> str:
    """Or withdraw from the battle: { $side } would score { $points -> [one] 1 point *[other] { $points } p"""
def asked_by(*, card: str, text: str) -> str:
    """{ $card } says: “{ $text }”"""
def asked_by_hidden(*, card: str) -> str:
    """It is for { $card }."""
def question_swap(*, mate: str) -> str:
    """You pass it to { $mate } and get one back. Both choose in secret, and the cards change hands once ev"""
def question_disrupt() -> str:
    """{ card-land-5 } makes you flip one of your uncovered cards."""
def question_armistice() -> str:
    """{ card-diplomacy-2 } lets you flip one of these cards, or leave it."""
def question_surveil() -> str:
    """The enemy's { card-intelligence-2 } makes your side reveal cards of its choice. Then the enemy may f"""
def question_give_take() -> str:
    """The enemy gives your side a card."""
def top_card_is(*, card: str, strength: float) -> str:
    """The deck's top card is { $card }; facedown it counts { $strength }."""
def would_raise_total(*, after: float, before: float, theater: str) -> str:
    """Your total in { $theater } goes from { $before } to { $after }"""
def would_stop(*, ability: str) -> str:
    """{ $ability } would send it under the deck"""
def mates_answer(*, mate: str) -> str:
    """You or { $mate } may answer: the first answer counts."""
def mates_turn(*, mate: str) -> str:
    """You or { $mate } may play this turn: the first to act plays for your side."""
def mates_take_back(*, mate: str) -> str:
    """You or { $mate } may answer: whoever takes a card back has to play one."""
def mates_reveal(*, mate: str) -> str:
    """You or { $mate } may answer with cards of your own hand: the first answer counts."""
def mates_give(*, mate: str) -> str:
    """You or { $mate } may answer with a card of your own hand: the first answer counts."""
def mates_receive(*, mate: str) -> str:
    """You or { $mate } may answer: whoever takes it first has it in hand."""
def mates_draw(*, mate: str) -> str:
    """You or { $mate } may answer: whoever draws first has the cards in hand."""
def your_hand() -> str:
    """Your hand"""
def no_cards_left() -> str:
    """You have no cards left."""
def hand_card(*, card: str, text: str) -> str:
    """**{ $card }**: { $text }"""
def top_card() -> str:
    """The deck's top card"""
def top_card_seen(*, alone: bool, card: str) -> str:
    """{ $alone -> [true] { $card } (only you have seen it) *[false] { $card } (only your side has seen it)"""
def withdraw() -> str:
    """Withdraw"""
def withdraw_unavailable() -> str:
    """You can withdraw only when it's your turn to play a card. Press **{ my-hand }** to see how things st"""
def enemy_scores(*, points: float) -> str:
    """The enemy scores { $points -> [one] 1 point *[other] { $points } points }"""
def withdraw_question(*, ends: bool, points: float, side: str, team: bool) -> str:
    """{ $team -> [true] Withdraw for your whole side? *[false] Withdraw? } { $ends -> [true] This gives { """
def where_play(*, card: str) -> str:
    """Where do you play { $card }?"""
def deploy_to(*, theater: str) -> str:
    """Deploy to { $theater }"""
def deploy_to_using(*, ability: str, theater: str) -> str:
    """Deploy to { $theater } ({ $ability })"""
def deploy(*, card: str, theater: str) -> str:
    """Deploy { $card } to { $theater }"""
def deploy_using(*, ability: str, card: str, theater: str) -> str:
    """Deploy { $card } to { $theater } ({ $ability })"""
def deploy_caution(*, card: str, theater: str) -> str:
    """Deploy { $card } to { $theater }? Everybody sees it then."""
def deploy_using_caution(*, ability: str, card: str, theater: str) -> str:
    """Deploy { $card } to { $theater } ({ $ability })? Everybody sees it then."""
def deploy_hint(*, effect: str) -> str:
    """Faceup: { $effect }"""
def deploy_hint_supply(*, theater: str) -> str:
    """Faceup; the enemy gains 1 Supply in { $theater }"""
def improvise_to(*, theater: str) -> str:
    """Improvise to { $theater }"""
def improvise(*, card: str, theater: str) -> str:
    """Improvise { $card } to { $theater }"""
def improvise_hint() -> str:
    """Facedown, no ability"""
def move_envoy_to(*, theater: str) -> str:
    """Move { card-envoy } to { $theater }"""
def move_envoy_hint() -> str:
    """Your action follows"""
def own_card(*, card: str, faceup: bool, theater: str) -> str:
    """{ $faceup -> [true] Your { $card } in { $theater } *[false] { $card -> [unknown] Your facedown card """
def enemy_card(*, card: str, enemy: str, faceup: bool, theater: str) -> str:
    """{ $faceup -> [true] { $enemy }'s { $card } in { $theater } *[false] { $card -> [unknown] { $enemy }'"""
def flip_own(*, card: str, faceup: bool, theater: str) -> str:
    """{ $faceup -> [true] Flip your { $card } in { $theater } *[false] { $card -> [unknown] Flip your face"""
def flip_enemy(*, card: str, enemy: str, faceup: bool, theater: str) -> str:
    """{ $faceup -> [true] Flip { $enemy }'s { $card } in { $theater } *[false] { $card -> [unknown] Flip {"""
def flip_enemy_caution(*, card: str, enemy: str, faceup: bool, theater: str) -> str:
    """{ $faceup -> [true] Flip { $enemy }'s { $card } in { $theater }? *[false] { $card -> [unknown] Flip """
def destroy_own(*, card: str, faceup: bool, theater: str) -> str:
    """{ $faceup -> [true] Destroy your { $card } in { $theater } *[false] { $card -> [unknown] Destroy you"""
def destroy_enemy(*, card: str, enemy: str, faceup: bool, theater: str) -> str:
    """{ $faceup -> [true] Destroy { $enemy }'s { $card } in { $theater } *[false] { $card -> [unknown] Des"""
def destroy_hint() -> str:
    """It goes under the deck"""
def flip_hint_unknown() -> str:
    """Turns faceup"""
def flip_hint_up(*, after: float, before: float, changed: bool) -> str:
    """{ $changed -> [true] Turns faceup and counts { $after } instead of { $before } *[false] Turns faceup"""
def flip_hint_up_instant(*, after: float, before: float, changed: bool) -> str:
    """{ $changed -> [true] Turns faceup and counts { $after } instead of { $before }, and its owner carrie"""
def flip_hint_down(*, after: float, before: float, changed: bool) -> str:
    """{ $changed -> [true] Turns facedown and counts { $after } instead of { $before } *[false] Turns face"""
def own_card_in(*, card: str, faceup: bool, number: float, theater: str) -> str:
    """{ $faceup -> [true] { $card } in { $theater } *[false] { $card -> [unknown] Facedown card { $number """
def move_to(*, theater: str) -> str:
    """Move to { $theater }"""
def move_card(*, card: str, end: str, faceup: bool, number: float, start: str) -> str:
    """{ $faceup -> [true] Move { $card } from { $start } to { $end } *[false] { $card -> [unknown] Move fa"""
def where_move(*, card: str, faceup: bool, number: float) -> str:
    """{ $faceup -> [true] Where do you move your { $card }? *[false] { $card -> [unknown] Where do you mov"""
def own_card_from(*, card: str, faceup: bool, number: float, theater: str) -> str:
    """{ $faceup -> [true] { $card } from { $theater } *[false] { $card -> [unknown] Facedown card { $numbe"""
def take_back_card(*, card: str, faceup: bool, number: float, theater: str) -> str:
    """{ $faceup -> [true] Take back { $card } from { $theater } *[false] { $card -> [unknown] Take back fa"""
def play_it_to(*, theater: str) -> str:
    """Play it to { $theater }"""
def play_top_card_to(*, card: str, theater: str) -> str:
    """{ $card -> [unknown] Play the top card facedown to { $theater } *[other] Play { $card } facedown to """
def exchange_in(*, given: str, gives_faceup: bool, taken: str, takes_faceup: bool, theater: str) -> str:
    """{ $theater }: { $gives_faceup -> [true] { $given } *[false] { $given -> [unknown] facedown card *[ot"""
def exchange(*, theater: str) -> str:
    """Exchange the uncovered cards in { $theater }"""
def exchange_hint(*, given: str, gives_faceup: bool, taken: str, takes_faceup: bool) -> str:
    """{ $gives_faceup -> [true] { $given } *[false] { $given -> [unknown] facedown card *[other] facedown """
def do_nothing() -> str:
    """Do nothing"""
def do_nothing_hint() -> str:
    """Leave the ability unused"""
def give_to_mate(*, card: str, mate: str) -> str:
    """Give { $card } to { $mate }"""
def give_to_enemy(*, card: str, enemy: str) -> str:
    """Give { $card } to { $enemy }"""
def reveal(*, card: str) -> str:
    """Reveal { $card }"""
def reveal_hint() -> str:
    """Everybody sees it; it stays in your hand"""
def reveal_hint_leverage(*, strength: float) -> str:
    """Then flip an uncovered card lower than { $strength }"""
def reveal_hint_requisition(*, count: float, theater: str) -> str:
    """Then gain { $count -> [one] 1 Supply *[other] { $count } Supplies } in { $theater }"""
def which_card() -> str:
    """Which card do you name?"""
def name_card(*, card: str) -> str:
    """Name { $card }"""
def in_own_hand() -> str:
    """It is in your own hand"""
def lies_in(*, theater: str) -> str:
    """It lies in { $theater }"""
def draw_cards() -> str:
    """Draw cards"""
def draw_hint() -> str:
    """Two join your hand"""
def take_card() -> str:
    """Take the card"""
def take_hint() -> str:
    """It joins your hand"""
def battle_begins(*, battle: float, people: float, row: str, side: str) -> str:
    """{ $side -> [you] Battle { $battle } begins: { $row }. You play first and win ties. [side] Battle { $"""
def match_won(*, people: float, side: str) -> str:
    """{ $side -> [you] You won the match! [side] Your side won the match! *[other] { $side } won the match"""
def resigned(*, who: str) -> str:
    """{ $who -> [you] You resigned the match. *[other] { $who } resigned the match. }"""
def resigned_for_your_team(*, who: str) -> str:
    """{ $who } resigned the match for your team."""
def resigned_for_team(*, team: str, who: str) -> str:
    """{ $who } resigned the match for { $team }."""
def withdrew(*, count: float, who: str) -> str:
    """{ CAPITAL($who) } withdrew with { $count -> [one] 1 card *[other] { $count } cards } in hand."""
def withdrew_for_side(*, count: float, who: str) -> str:
    """{ $who -> [you] You withdrew for your side, which held { $count -> [one] 1 card *[other] { $count } """
def turn_skipped(*, people: float, side: str) -> str:
    """{ $side -> [you] You had no card to play and skipped the turn. [side] Your side had no card to play """
def played(*, card: str, strength: float, theater: str, who: str) -> str:
    """{ CAPITAL($who) } played { $card } { $strength } in { $theater }."""
def played_using(*, ability: str, card: str, theater: str, who: str) -> str:
    """{ CAPITAL($who) } played { $card } in { $theater }, using { $ability }."""
def played_facedown(*, card: str, theater: str, who: str) -> str:
    """{ CAPITAL($who) } played { $card } facedown in { $theater }."""
def played_top_card(*, card: str, theater: str, who: str) -> str:
    """{ $card -> [unknown] { CAPITAL($who) } played the deck's top card facedown in { $theater }. *[other]"""
def stopped(*, ability: str) -> str:
    """{ $ability } sent it under the deck."""
def turned_faceup(*, card: str, owner: str, theater: str, who: str) -> str:
    """{ $owner -> [own] { CAPITAL($who) } turned { $card } in { $theater } faceup. [you] { CAPITAL($who) }"""
def turned_facedown(*, card: str, owner: str, who: str) -> str:
    """{ $owner -> [own] { CAPITAL($who) } turned { $card } facedown. [you] { CAPITAL($who) } turned your {"""
def moved(*, card: str, end: str, faceup: bool, start: str, who: str) -> str:
    """{ $faceup -> [true] { CAPITAL($who) } moved { $card } from { $start } to { $end }. *[false] { $card """
def taken_back(*, card: str, theater: str, who: str) -> str:
    """{ $card -> [unknown] { CAPITAL($who) } took a facedown card back from { $theater }. *[other] { CAPIT"""
def changed_sides(*, card: str, faceup: bool, owner: str, side: str, theater: str) -> str:
    """{ $owner -> [you] Your [side] Your side's *[other] { $owner }'s } { $faceup -> [true] { $card } *[fa"""
def destroyed(*, card: str, faceup: bool, owner: str, theater: str, who: str) -> str:
    """{ CAPITAL($who) } destroyed { $owner -> [own] { $who -> [you] your own *[other] their own } [you] yo"""
def revealed(*, card: str, who: str) -> str:
    """{ CAPITAL($who) } revealed { $card }."""
def named_in_vain(*, card: str, people: float, side: str, who: str) -> str:
    """{ $side -> [you] { CAPITAL($who) } named { $card }: you don't hold it. [side] { CAPITAL($who) } name"""
def named(*, card: str, holder: str, who: str) -> str:
    """{ $holder -> [you] { CAPITAL($who) } named { $card }: you hold it and must play it next. *[other] { """
def drew(*, card: str, who: str) -> str:
    """{ CAPITAL($who) } drew { $card }."""
def gave(*, card: str, receiver: str, who: str) -> str:
    """{ CAPITAL($who) } gave { $receiver } { $card }."""
def swap_chosen(*, card: str, who: str) -> str:
    """{ CAPITAL($who) } chose { $card } to swap."""
def swapped(*, card: str, receiver: str, who: str) -> str:
    """{ CAPITAL($who) } passed { $receiver } { $card }."""
def looked_at_top(*, people: float, side: str) -> str:
    """{ $side -> [you] You looked at the deck's top card. [side] Your side looked at the deck's top card. """
def saw_top_card(*, card: str, people: float, side: str) -> str:
    """{ $side -> [you] You looked at the deck's top card: { $card }. [side] Your side looked at the deck's"""
def gained_supplies(*, count: float, people: float, side: str, theater: str) -> str:
    """{ $side -> [you] You [side] Your side *[other] { $side } } gained { $count -> [one] 1 Supply *[other"""
def declined(*, card: str, who: str) -> str:
    """{ CAPITAL($who) } didn't use { $card }."""
def interrupted(*, card: str) -> str:
    """That interrupted { $card }."""
def fizzled(*, card: str) -> str:
    """{ $card } had no effect."""
def air_drop_granted(*, side: str) -> str:
    """{ $side -> [you] { card-air-drop } lets you play one card faceup in any theater. [side] { card-air-d"""
def air_drop_over(*, side: str) -> str:
    """{ $side -> [you] Your { card-air-drop } is over. [side] Your side's { card-air-drop } is over. *[oth"""
def extra_turn(*, people: float, side: str) -> str:
    """{ $side -> [you] You got an extra turn. [side] Your side got an extra turn. *[other] { $side } got a"""
def all_cards_played() -> str:
    """All cards are played."""
def theaters_held(*, people: float, side: str, theaters: Sequence[str]) -> str:
    """{ $side -> [you] You held { LIST($theaters) }. [side] Your side held { LIST($theaters) }. *[other] {"""
def battle_won(*, people: float, points: float, score: str, side: str) -> str:
    """{ $side -> [you] You [side] Your side *[other] { $side } } won the battle and scored { $points -> [o"""
def hint_theaters(*, after: float, before: float) -> str:
    """{ $after -> [one] You controlled 1 theater instead of { $before }. *[other] You controlled { $after """
def hint_lead(*, after: float, before: float, bound: str, now: str, theater: str, was: str) -> str:
    """In { $theater }, you went from { $was -> [ahead] { $before } ahead [behind] { $before } behind *[lev"""
def hint_ability(*, card: str, effect: str) -> str:
    """{ $card } lay faceup: { $effect }."""
def hint_points(*, points: float) -> str:
    """That is less than the { $points -> [one] 1 point *[other] { $points } points } of a battle lost in t"""
def hint_held(*, after: float, before: float) -> str:
    """{ $after -> [0] You controlled none of the { $before } theaters. *[other] You controlled only { $aft"""
def hint_weakest() -> str:
    """No card of your hand had a lower strength."""
def hint_cards(*, after: float, before: float) -> str:
    """You had { $after -> [one] 1 card *[other] { $after } cards } left, and the enemy { $before }."""
def battle(*, battle: float) -> str:
    """Battle { $battle }"""
def option_mode() -> str:
    """Mode"""
def option_mode_standard() -> str:
    """standard, three theaters"""
def option_mode_epic() -> str:
    """epic, five theaters"""
def option_edition() -> str:
    """Edition"""
def option_edition_auto() -> str:
    """the usual one (classic, revised for teams and mixes)"""
def option_edition_classic() -> str:
    """classic, as first printed"""
def option_edition_revised() -> str:
    """revised, as printed later"""
def option_scoring() -> str:
    """Scoring"""
def option_scoring_standard() -> str:
    """standard, 2 to 6 points a battle"""
def option_scoring_beginner() -> str:
    """beginner, 1 point a battle"""
def option_target() -> str:
    """Target"""
def option_target_auto() -> str:
    """the usual one (12 points, epic or teams 6, beginners 3)"""
def option_target_12() -> str:
    """12 points"""
def option_target_18() -> str:
    """18 points, a long match"""
def option_target_6() -> str:
    """6 points, a short match"""
def option_theaters() -> str:
    """Theaters"""
def option_theaters_random() -> str:
    """drawn by chance"""
def list_of_theaters(*, theaters: Sequence[str]) -> str:
    """{ LIST($theaters) }"""
def preset_classic() -> str:
    """Classic"""
def preset_quick() -> str:
    """Quick"""
def preset_epic() -> str:
    """Epic"""
def terms_epic(*, theaters: Sequence[str]) -> str:
    """epic, { LIST($theaters) }"""
def terms_epic_drawn() -> str:
    """epic, five theaters drawn"""
def terms_drawn() -> str:
    """three theaters drawn"""
def terms_classic() -> str:
    """classic edition"""
def terms_revised() -> str:
    """revised edition"""
def terms_beginner() -> str:
    """beginner scoring, 1 point a battle"""
def terms_target(*, points: float) -> str:
    """to { $points -> [one] 1 point *[other] { $points } points }"""
def terms_teams(*, differences: str) -> str:
    """teams: { $differences }"""
def terms_teams_revised() -> str:
    """revised"""
def topic_overview() -> str:
    """overview"""
def topic_turn() -> str:
    """turn"""
def topic_deploy_and_improvise() -> str:
    """deploy and improvise"""
def topic_abilities() -> str:
    """abilities"""
def topic_control() -> str:
    """control"""
def topic_withdraw_and_points() -> str:
    """withdraw and points"""
def topic_editions() -> str:
    """editions"""
def topic_supplies() -> str:
    """supplies, reveals and more"""
def topic_mixing_theaters() -> str:
    """mixing theaters"""
def topic_epic() -> str:
    """epic"""
def topic_teams() -> str:
    """teams"""
def rules_overview(*, first: str, second: str, supplies: bool, third: str) -> str:
    """Two commanders fight for three theaters: **{ $first }**, **{ $second }** and **{ $third }**, which l"""
def rules_turn() -> str:
    """On your turn you do exactly one thing: • **Deploy** a card: faceup, to the theater of its own type. """
def rules_deploy_and_improvise() -> str:
    """{ '*' }*Deploying** puts a card faceup into the theater of its type: air cards to { theater-air }, a"""
def rules_abilities() -> str:
    """{ '*' }*Instant** abilities happen when the card comes to lie faceup, because it was deployed or fli"""
def rules_control() -> str:
    """Add up your cards in a theater: faceup cards count what they show, facedown cards 2, each Supply 1. """
def rules_withdraw_and_points() -> str:
    """Win a battle that was fought to the end, and you score **6**. If you withdraw, the enemy scores by h"""
def rules_editions() -> str:
    """{ '*' }*{ edition-classic }** follows the first printings: an ability that is triggered inside anoth"""
def rules_supplies() -> str:
    """{ '*' }*Supplies** are tokens; there are 14. Each adds 1 to its side's total in its theater, even wh"""
def rules_mixing_theaters() -> str:
    """A match may use any three of the six theaters: { theater-air }, { theater-land }, { theater-sea }, {"""
def rules_epic() -> str:
    """`mode=epic` is a battle for **five** theaters with 30 cards: each side gets ten, and whoever control"""
def rules_teams() -> str:
    """Two may play against one, or two against two. A side's members share table and points, not hands: a """
def lesson_withdrawing_early() -> str:
    """Nothing is lost yet, so there is no reason to withdraw."""
def lesson_one_card_left() -> str:
    """You are one card from winning. Play it."""
def lesson_facedown() -> str:
    """Facedown it would count only 2 and do nothing."""
def lesson_faceup() -> str:
    """That is faceup; this step is about a card facedown."""
def lesson_start_heading() -> str:
    """Three theaters, six cards"""
def lesson_start() -> str:
    """Whoever wins two of the three theaters wins the battle, and each of you plays six cards, one a turn."""
def lesson_start_task() -> str:
    """A card faceup goes to the theater of its own type: deploy { card-heavy-bombers }, your 6, to { theat"""
def lesson_start_otherwise() -> str:
    """That card is weaker; begin with your strongest, { card-heavy-bombers }."""
def lesson_improvise_heading() -> str:
    """A card facedown"""
def lesson_improvise() -> str:
    """Facedown, any card may go to any theater; it counts 2, and its ability does nothing."""
def lesson_improvise_task() -> str:
    """{ card-support } counts only 1 faceup, so play it facedown (improvise) to { theater-sea }, where nob"""
def lesson_improvise_elsewhere() -> str:
    """You lead in { theater-air } already, and 2 are not enough against the 6 in { theater-land }."""
def lesson_improvise_otherwise() -> str:
    """Facedown every card counts 2, so spend your weakest one, { card-support }."""
def lesson_withdraw_heading() -> str:
    """Withdrawing"""
def lesson_withdraw() -> str:
    """{ card-maneuver } turned your { card-heavy-bombers } facedown, and the Trainer leads in { theater-la"""
def lesson_withdraw_task() -> str:
    """A battle lost to the end gives 6 points. With four cards in hand, only 2 to withdraw: press { withdr"""
def lesson_withdraw_otherwise() -> str:
    """You could fight on, but with one card fewer it already costs more. Press { withdraw }."""
def lesson_ability_heading() -> str:
    """Abilities"""
def lesson_ability() -> str:
    """A new battle: the Trainer has 2 points, goes first this time, and has 6 in { theater-sea }."""
def lesson_ability_task() -> str:
    """{ card-maneuver } flips a card next to its theater: deploy it to { theater-land }, and { card-super-"""
def lesson_ability_facedown() -> str:
    """Facedown its ability does nothing; deploy it."""
def lesson_ability_otherwise() -> str:
    """That leaves { card-super-battleship } at 6. { card-maneuver } turns it over."""
def lesson_last_card_heading() -> str:
    """The last card"""
def lesson_last_card() -> str:
    """Some turns later you have one card and win { theater-air } by 2, but the Trainer leads in { theater-"""
def lesson_last_card_task() -> str:
    """You need one of them: { card-ambush } flips any uncovered card, so deploy it to { theater-land }."""
def lesson_last_card_otherwise() -> str:
    """Facedown, { card-ambush } flips nothing, and 2 more are not enough in any theater."""
def lesson_flip_heading() -> str:
    """What to flip"""
def lesson_flip() -> str:
    """{ theater-land } stands at 6 to 7, because { card-escalation } in { theater-sea } makes each of the """
def lesson_flip_task() -> str:
    """Flip { card-escalation }, and the one in { theater-land } counts 2 again."""
def lesson_flip_otherwise() -> str:
    """Count again: after that you would not win { theater-land } without losing { theater-air }."""
def lesson_end() -> str:
    """You win { theater-air } by 2 and { theater-land } by 1, which is the battle and 6 points; the Traine"""
def lesson_end_advice() -> str:
    """A real match goes on to 12 points, so withdrawing in time is often what decides it."""
def flies_start() -> str:
    """Whoever wins two of the three theaters wins the battle; the Trainer went first and has 6 in { theate"""
def flies_start_task() -> str:
    """A card faceup goes to the theater of its own type and does what it says: deploy { card-requisition }"""
def flies_start_otherwise() -> str:
    """That card comes later; begin with { card-requisition } and see what it brings."""
def flies_supplies_heading() -> str:
    """Supplies"""
def flies_supplies() -> str:
    """{ card-requisition } lets you reveal a card of your hand and gain 3 Supplies in the theater of its t"""
def flies_supplies_task() -> str:
    """Each Supply adds 1 there and can't be flipped: reveal { card-mastermind }, which goes to { theater-i"""
def flies_supplies_declined() -> str:
    """Supplies for nothing but a look: take them."""
def flies_supplies_other_card() -> str:
    """{ theater-intelligence } is right, but this lesson goes on with { card-mastermind } shown."""
def flies_supplies_otherwise() -> str:
    """Put them where you can win: in { theater-intelligence }, where you hold the 6. Reveal { card-masterm"""
def flies_improvise() -> str:
    """Your Supplies make 3 in { theater-intelligence }, and the Trainer's facedown card makes 2 there."""
def flies_improvise_task() -> str:
    """Facedown, any card goes to any theater and counts 2: improvise { card-armistice } to { theater-econo"""
def flies_improvise_otherwise() -> str:
    """Spend a weak card, and spend it where it helps next: { card-armistice } to { theater-economics }."""
def flies_manipulate_heading() -> str:
    """Manipulate"""
def flies_manipulate() -> str:
    """You have 3 to 6 in { theater-economics } and 3 to 4 in { theater-intelligence }."""
def flies_manipulate_task() -> str:
    """{ card-manipulate } must flip an uncovered card in a theater next to its own: deploy it to { theater"""
def flies_manipulate_otherwise() -> str:
    """Later; first do something about the 6 in { theater-economics }."""
def flies_flip() -> str:
    """{ card-war-chest } counts 6 in { theater-economics } as long as it lies faceup."""
def flies_flip_task() -> str:
    """Flip it, and you lead there by 3 to 2."""
def flies_flip_otherwise() -> str:
    """That is your own card; flip { card-war-chest }."""
def flies_last_card() -> str:
    """You lead in { theater-economics } by 7 to 2 now, the Trainer in { theater-diplomacy } and, by 8 to 6"""
def flies_last_card_task() -> str:
    """You have one card left, the { card-mastermind } that you revealed: deploy it to { theater-intelligen"""
def flies_last_card_otherwise() -> str:
    """Facedown it counts only 2, which wins no second theater."""
def flies_end() -> str:
    """You win { theater-intelligence } by 12 to 8, with 3 of that from Supplies, and { theater-economics }"""
def flies_end_advice() -> str:
    """A real match goes on to 12 points; whoever is losing may withdraw, which gives the other fewer of th"""
