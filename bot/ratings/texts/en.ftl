### Texts of profiles, leaderboards and lists of ended matches, and about ratings on boards and cards.
###
### $rating is finished text: a number, with a question mark if it is uncertain ("1500?"). $game is a game's name.
### Headings stand above a part of a page. A button has room for 38 characters.
### $number (number), $count (number), $rank (number), $match (number), $won (number), $drawn (number), $lost (number), $opponents (number)

## Names

# Somebody whom neither the stored matches nor Discord know.
somebody-who-left = Somebody who left
# Instead of a name that a picture can't show.
player = Player
player-ranked = Player { $rank }

## Ratings on boards and cards

# Both ratings, and what each would gain by a win ("+79").
stakes = { $one } { $one_rating } · { $other } { $other_rating }; a win is worth about { $one_gain } / { $other_gain }.
# A heading.
ratings = Ratings
# $changes has one item for each player, such as "Alice 1686 (+12)".
ratings-changed = Ratings: { $changes }
# Instead of `ratings-changed`, where that has no room.
ratings-have-changed = Ratings have changed; **{ in-words }** says how.
# A heading.
unrated = Unrated
nothing-changes = Nobody's rating changes.
unchanged-not-begun = Nobody's rating changes, because the match was given up before play began.
unchanged-computers = Nobody's rating changes, because a computer player took part.
unchanged-former = Nobody's rating changes, because one of the players had their data deleted.
unchanged-too-short = Nobody's rating changes, because the match ended so early that it doesn't count.
# $limit (number)
unchanged-too-many = Nobody's rating changes: two of the players have ended { $limit } rated matches against each other within a day.

## The profile

command-profile = See how somebody has played here: matches, ratings, opponents; only you see it
command-profile-person = Whose profile; leave it out for your own
no-match-yet = No match against people has ended yet.
# $tally is `tally` or `tally-with-draws`.
matches-ended =
    { $count ->
        [one] 1 match: { $tally }
       *[other] { $count } matches: { $tally }
    }
# Numbers of matches with each outcome.
tally = { $won } won, { $lost } lost
tally-with-draws = { $won } won, { $drawn } drawn, { $lost } lost
you-hide = You hide yourself: nobody but you sees this. `/privacy hide` changes that.
# Headings.
games = Games
opponents = Opponents
lately = Lately
computer-players = Computer players
last-matches = Last matches
# A line for each opponent ($name) or game.
opponent-line = { $name }: { $tally }
# $results has the rating and the tally, or one of them.
game-line = { $game }: { $results }
# The latest matches of the person of the profile.
streak-won =
    { $count ->
        [1] Won the last match.
       *[other] Won the last { $count } matches in a row.
    }
streak-drawn =
    { $count ->
        [1] Drew the last match.
       *[other] Drew the last { $count } matches in a row.
    }
streak-lost =
    { $count ->
        [1] Lost the last match.
       *[other] Lost the last { $count } matches in a row.
    }
provisional = A rating with a question mark is still uncertain.
# A curve of ratings in words. $lowest (number), $highest (number)
curve-alt = { $game }: { $rating }, lately between { $lowest } and { $highest }.
matches-that-are-over = Matches that are over

## Lists of ended matches

your-matches-that-are-over = Your matches that are over
# Lists of players, or of teams with their players joined by "&".
result-void = No result: { LIST($names) }
# $count (number) is how many have won, people of teams included.
result-won-against = { LIST($winners) } won against { LIST($losers) }
# $count (number) is how many have won, people of teams included.
result-won = { LIST($winners) } won
result-draw = A draw between { LIST($names) }
result-draw-before = A draw between { LIST($names) }, before { LIST($losers) }
# Parts of a line in small letters, such as "Stratego · match 7 · rated".
match-number = match { $match }
rated = rated
no-ended = No match like that has ended here.
page = Page { $number }
which-game = Which game
all-games = All games
my-matches = My matches
everybodys-matches = Everybody's matches
# A list to choose from, and its items.
replay-a-match = Replay a match
match-of-game = Match { $match }: { $game }
more = More
# To the page before, where `more` leads to the next one.
earlier = Back

## Seasons

# The three months of a season. $quarter (number), $year (number)
season =
    { $quarter ->
        [1] January to March { $year }
        [2] April to June { $year }
        [3] July to September { $year }
       *[4] October to December { $year }
    }
# $season is `season`; $when is finished text ("in two months").
season-ends = { $season }, ends { $when }
season-champion = { $season } · Champion: **{ $name }**

## The leaderboard

command-leaderboard = See who plays a game best here; only you see it, until you post it
command-leaderboard-game = Which game, or the daily position
# Also the name of a choice of the command.
daily-position = Daily position
leaderboard-title = { $game }: leaderboard
# Headings of columns in a picture, 26 px high: at most about 8 letters each, or 9 in a smaller font.
column-rating = Rating
column-matches = Matches
# A heading, also in a picture.
not-ranked = Not ranked
# The rows of the picture in words.
row-alt = { $rank }. { $name }, { $rating }.
row-alt-unranked = { not-ranked }: { $name }, { $rating }.
# The lines in words.
standing =
    { $count ->
        [one] **{ $name }** · { $rating } · 1 match
       *[other] **{ $name }** · { $rating } · { $count } matches
    }
# Behind `standing`: how many opponents an unranked player has met, of those that a rank takes. $needed (number)
opponents-met =
    { $count ->
        [one] 1 opponent of { $needed }
       *[other] { $count } opponents of { $needed }
    }
and-more = And { $count } more.
nobody-ranked = Nobody is ranked yet.
nobody-was-ranked = Nobody was ranked in this season.
rank-takes = A rank takes a rated match this season, about a dozen in all, and { $opponents } opponents. At a season's start, ratings move a little toward 1500.
# $page (number), $pages (number)
rank-takes-and-page = { page-of }. { rank-takes }
# A heading above one of the sentences below.
you = You
# The reader's own rating in the present season.
stands-ranked = You are number { $rank } with { $rating }.
stands-hidden = You have { $rating }. You hide yourself, so only you see this; `/privacy hide` changes that.
stands-uncertain = You have { $rating }. It is ranked after some more rated matches.
# $met (number), $needed (number)
stands-opponents = You have { $rating } and have met { $met } of the { $needed } opponents that a rank takes.
stands-idle = You have { $rating }. Play a rated match this season to be ranked.
# The reader's own rating in an earlier season.
stood-ranked = You were number { $rank } with { $rating }.
stood-hidden = { stands-hidden }
stood-uncertain = You had { $rating }, which was too uncertain for a rank.
# $met (number), $needed (number)
stood-opponents = You had { $rating } and had met { $met } of the { $needed } opponents that a rank takes.
stood-idle = You had { $rating } and played no rated match in this season.
post-it-here = Post it here
season-before = Season before
this-season = This season
not-posted = I couldn't post it. Please press the button once more.

## Refusals

refusal-hides-profile = { $name } shows nobody else how they play.
refusal-rated-without-clock = A match without a clock is never rated. Choose a daily or a live `clock` too, or leave out `rated`.
refusal-ratings-off = The admins of this server have switched ratings off. Leave out `rated`, and play for fun.
