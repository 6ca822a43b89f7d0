### Texts about badges: the page of a person's badges, and the badges on a profile.
###
### $badge (badge), $badges (list of badge)

## Names of games, used below

-air-land-sea = Air, Land & Sea
-flies-lies-supplies = Flies, Lies & Supplies
-fight-flight-bite = Fight, Flight, Bite
-stratego = Stratego
-this-means-war = This Means War!

## Names of badges. In a picture each has two lines of about 11 letters, or 13 in a smaller font.

badge-air-land-sea = { -air-land-sea }
badge-flies-lies-supplies = { -flies-lies-supplies }
badge-fight-flight-bite = { -fight-flight-bite }
badge-stratego = { -stratego }
badge-this-means-war = { -this-means-war }
badge-all-games = All five
badge-campaign = Campaign
badge-single-battle = One battle
badge-flag = Flag taken
# The enemy has no move left.
badge-no-moves = Cornered
# A win on points in a game about animals that hunt and eat.
badge-points = Well fed
# A win by throws of signs with the hand, as in rock, paper, scissors.
badge-throws = Last throw
badge-city = Great city
badge-last-standing = Last one left
# A win when the number of turns ran out.
badge-turn-limit = Patience
badge-matches-10 = Ten matches
badge-matches-50 = Fifty matches
badge-matches-200 = 200 matches
badge-streak = Five in a row
badge-hard = Machine beaten
badge-all-hard = Five machines
# Reviews without a mistake.
badge-sharp = Sharp eye
# A win in a team.
badge-team = Together
# A win among three or more sides.
badge-large = Full table
badge-tournament = Tournament
badge-tournament-win = Tournament won
badge-champion = Champion

## What each badge takes. The goal stands behind the badge's name and a colon.

goal-air-land-sea = Win a match of { -air-land-sea }.
goal-flies-lies-supplies = Win a match of { -flies-lies-supplies }.
goal-fight-flight-bite = Win a match of { -fight-flight-bite }.
goal-stratego = Win a match of { -stratego }.
# The game's name ends with an exclamation mark, so no full stop follows.
goal-this-means-war = Win a match of { -this-means-war }
goal-all-games = Win a match of each game.
goal-campaign = Win { -air-land-sea } or { -flies-lies-supplies } over several battles.
goal-single-battle = Win { -air-land-sea } or { -flies-lies-supplies } in a single battle.
goal-flag = Win { -stratego } by taking the Flag.
goal-no-moves = Win { -stratego } because the enemy can't move.
goal-points = Win { -fight-flight-bite } on points.
goal-throws = Win { -fight-flight-bite } by throws.
# CITY is a number in this game; a player wins with 50.
goal-city = Win { -this-means-war } by CITY.
goal-last-standing = Win { -this-means-war } as the last player.
goal-turn-limit = Win { -this-means-war } at the limit of turns.
# $number (number) is 10, 50 or 200.
goal-matches = End { $number } matches against people.
# $number (number) is 5.
goal-streak = Win { $number } matches in a row against people.
# "Hard" is a level of computer players.
goal-hard = Win a match against a computer player of the level hard.
goal-all-hard = Win each game against a computer player of the level hard.
# A slip and a blunder are small and large mistakes. $number (number) is 10, and $choices (number) 5.
goal-sharp = Have { $number } reviews of your play without a slip or blunder, of { $choices } choices or more.
goal-team = Win a match in a team.
goal-large = Win a match of three or more sides.
goal-tournament = Stay in a tournament until its end.
goal-tournament-win = Win a tournament.
goal-champion = End a season at the top of a leaderboard.

## The page of all badges of a person

# $name is the person, $earned (number), $all (number)
page-title = { $name }: { $earned } of { $all } badges
# $goal is the badge's goal, a sentence.
line = **{ $badge }**: { $goal }
no-badge = No badge yet.
# A heading above badges that the person doesn't have yet.
to-earn = To earn
# Alternative texts of a badge in the picture.
alt-earned = { $badge }: earned.
alt-not-earned = { $badge }: not yet.
# A button back to the person's profile: at most 38 characters.
profile = Profile

## On a profile

# A heading, and a button of at most 38 characters.
badges = Badges
# $earned (number), $all (number)
earned-badges = { $earned } of { $all }: { LIST($badges) }
