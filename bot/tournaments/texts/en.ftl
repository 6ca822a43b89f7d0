### Tournaments: sign-up, table, rules, cards of the matches of a round, questions, answers and refusals. "I" is the bot.
###
### People play a match against one other person in each round. A pairing is such a match, and its table the number that
### it has in the round. $tournament and $name are names that people chose. Times such as $start are finished, and
### Discord shows them as "27 November 2026 15:02 (in 2 hours)".
###
### $round (number), $planned (number), $rounds (number), $days (number), $count (number), $number (number)
### $limit (number), $fewest (number), $rank (number), $table (number)

## Commands, as Discord describes them: at most 100 characters

command-tournament = Round robins and Swiss tournaments of 3 to 32 people
command-tournament-open = Open a tournament that people sign up for on a card in this channel
command-tournament-open-title = What it is called, such as Autumn Cup
command-tournament-open-game = Which game, for two
command-tournament-open-format = Who plays whom
command-tournament-open-options = Start typing to see the options; leave it out for the usual game
command-tournament-open-clock = How much time a match has; leave it out for what is usual on this server
command-tournament-open-days = How many days a round lasts at most; leave it out for 7
command-tournament-open-rounds = How many rounds a Swiss tournament has; leave it out for as many as suit the number of people
command-tournament-open-size = How many people can take part at most; leave it out for 32
command-tournament-open-starts-in = In how many hours it begins by itself, such as 1.5; leave it out to begin it with a button
command-tournament-open-check-in = In how many minutes before the start people have to say that they are there
command-tournament-show = See tournaments that are on or over, and their tables; only you see it
command-tournament-show-tournament = Whose table to see; leave it out for a list of all
# A choice of the last one, for a tournament that is over: at most 100 characters with its name, which has up to 32.
completion-over = { $name } (over)

# Choices of a command, and on the page of rules.
format-round-robin = Round robin: everybody plays everybody once
format-swiss = Swiss: in each round you play somebody with about as many points

## Buttons: at most 80 characters, better 20. Sentences below quote some of them.

im-here = I'm here
join = Join
leave = Leave
begin = Begin
call-off = Call it off
how-it-works = How it works
drop-out = Drop out
lead = Lead
# On the card of a match.
start = Start
table = Table
# In the list of tournaments; moves a tournament into this channel. A long name is cut.
continue-here = Continue { $name } here
# Answers to questions
yes-drop-out = Yes, drop out
yes-call-off = Yes, call it off
yes-remove = Yes, remove
yes-end = Yes, end it
no-go-on = No, go on

## The card on which people sign up

# Title of every message about a tournament.
title = { $name }: { $game }
called-off-early = It was called off before it began.
join-to-take-part = Press **{ join }** to take part. An organiser begins with { $fewest } people or more.
join-before-start = Press **{ join }** to take part. It begins by itself with { $fewest } people or more.
check-in-until = Press **{ im-here }** until { $start }: whoever hasn't by then is left out.
start-missed = Fewer than { $fewest } people were there when it should have begun. An organiser can begin it with all who have signed up, or call it off.

# Headings
terms = Terms
start-heading = Start
signed-up = Signed up ({ $count } of { $limit })
# In place of the names.
nobody-yet = Nobody yet

# Lines below "Terms"
rated = Rated: its matches count for ratings on this server
unrated = Unrated: its matches change no rating
round-robin-in-short =
    { $days ->
        [one] Round robin: everybody plays everybody, a round takes up to { $days } day
       *[other] Round robin: everybody plays everybody, a round takes up to { $days } days
    }
swiss-in-short =
    { $days ->
        [one] Swiss: a round takes up to { $days } day
       *[other] Swiss: a round takes up to { $days } days
    }
# $rounds is how many there are at most.
swiss-rounds-in-short =
    Swiss: { $rounds ->
        [one] up to { $rounds } round
       *[other] up to { $rounds } rounds
    }, { $days ->
        [one] each takes up to { $days } day
       *[other] each takes up to { $days } days
    }

# Below "Start". $opens is a time of the day. $minutes (number)
start-with-check-in =
    { $minutes ->
        [one] { $start }. Check in during the last { $minutes } minute, from { $opens } on.
       *[other] { $start }. Check in during the last { $minutes } minutes, from { $opens } on.
    }

# Above the card. $people are mentions with spaces between them.
check-in-call = { $people }, press **{ im-here }** to take part: it begins { $start }.

## The table: text and headings

# Headings. A long list has several parts, whose later ones are "Table, continued".
table-heading = Table
round-heading = Round { $round }
continued = { $heading }, continued

# Status of a tournament
round-of = Round { $round } of { $planned }.
round-until = Round { $round } of { $planned }, until { $end }.
called-off-in-round = Called off in round { $round }.
over = Over.
ended-early = Ended early in round { $round }, by the results so far.
# Follows one of the last two. $names is a finished list of the $count people who are first.
winners =
    { $count ->
        [1] **{ $names }** has won.
       *[other] **{ $names }** share the first place.
    }
# $names is a finished list of people.
left-out = Left out, as they didn't check in: { $names }.

# A person's line: "1. **Alice**: 2½ points, 2 wins, 1 draw (Buchholz 3)". $score has the next three, with commas.
standing = { $rank }. **{ $name }**: { $score } ({ $tie_break })
# $points is the number as it is shown, such as "2½"; choose by $count, which is the same number, such as 2.5.
points =
    { $count ->
        [0.5] { $points } point
        [one] { $points } point
       *[other] { $points } points
    }
wins =
    { $count ->
        [one] { $count } win
       *[other] { $count } wins
    }
draws =
    { $count ->
        [one] { $count } draw
       *[other] { $count } draws
    }
# Buchholz and Sonneborn-Berger are ways to rank people with as many points. $value is a number such as "6½".
buchholz-value = Buchholz { $value }
sonneborn-berger-value = Sonneborn-Berger { $value }

# A match of the round. $pairing is one of the next texts, and $score is "1 : 0", "½ : ½" and the like.
pairing-line = Table { $table }: { $pairing }
pairing-open = { $first } against { $second }
pairing-played = { $first } against { $second }: { $score }
pairing-absent = { $first } against { $second }: { $score } (not played)
pairing-late = { $first } against { $second }: { $score } (the time was over)
# A bye is a round without an opponent.
pairing-bye = { $name }: a bye
pairing-without = { $name } dropped out

# How a match counts that nobody has won by playing. These are sentences of their own, and follow "Table 3: ".
verdict-draw = The time was over: each gets half a point.
verdict-both-dropped-out = Both dropped out: nobody gets a point.
verdict-neither-came = Neither came: nobody gets a point.
verdict-waited = { $loser } let the match wait until the time was over: { $winner } gets the point.
verdict-dropped-out = { $loser } dropped out: { $winner } gets the point.
verdict-absent = { $loser } didn't come: { $winner } gets the point.

# Line with links above the table. $tables is a list of links, such as "table 1 · table 2".
round-links = Round { $round }: { $tables }
table-link = table { $table }

## The table: words in the picture, and its alternative text

# Right of the tournament's name, in 216 px: at most 18 letters. Numbers have up to two figures.
picture-final = final
picture-called-off = called off
picture-round = round { $round } of { $planned }
# In place of a name that the picture's fonts lack.
picture-tournament = Tournament
picture-player = Player { $rank }
# Headings of columns of numbers, in 82 px: at most 6 letters.
picture-points = Points
picture-wins = Wins
picture-draws = Draws
# The same in 132 px, one of the two: at most 10 letters.
picture-buchholz = Buchholz
picture-sonneborn-berger = S.-Berger
# Behind the name of somebody who dropped out.
picture-out = { $name } (out)
# Between two names, in 120 px: at most 9 letters. "vs" stands for "against".
picture-against = vs
picture-bye = bye
table-alt = The table of { $tournament } in round { $round } of { $planned }.
table-alt-final = The final table of { $tournament }.
table-alt-called-off = The table of { $tournament } when it was called off.
standing-alt = { $rank }. { $name }: { $score }.

## The page that explains how a tournament is played: a line, and texts below headings

# $format (format)
rules-of = **{ $game }** · { $format }.

rounds = Rounds
# Sentences below "Rounds": in a Swiss tournament one of the first two, then the third.
rounds-by-people = As many as suit the number of people.
rounds-asked =
    { $count ->
        [one] { $count } round, or fewer if there are too few people.
       *[other] { $count } rounds, or fewer if there are too few people.
    }
rounds-last =
    { $days ->
        [one] Each lasts { $days } day at most; the next begins when all results are in.
       *[other] Each lasts { $days } days at most; the next begins when all results are in.
    }

matches = Matches
matches-text = You get a card for a match in each round. It begins when both of you have pressed **{ start }** there.

points-heading = Points
points-text = A win is a point, a draw half a point, and a round without an opponent (a bye) a point. Whoever resigns or runs out of time has lost.

ties = With as many points
# A numbered line for each way to rank people with as many points.
tie-break = { $number }. { $text }
tie-break-buchholz = Buchholz: the points of all your opponents
tie-break-mutual = the matches between those with as many points
tie-break-sonneborn-berger = Sonneborn-Berger: the points of those you beat, and half the points of those you drew with
tie-break-wins = wins

late = When a round is over
# $hours (number)
late-text =
    { $hours ->
        [one] Whoever hasn't pressed **{ start }** when the round is over loses the match; if nobody has, both lose it. A match that is still being played then counts as a draw; but whoever has let it wait for { $hours } hour or longer loses it. You can play it to its end; the table stays as it is.
       *[other] Whoever hasn't pressed **{ start }** when the round is over loses the match; if nobody has, both lose it. A match that is still being played then counts as a draw; but whoever has let it wait for { $hours } hours or longer loses it. You can play it to its end; the table stays as it is.
    }

leaving = Leaving
leaving-text = Whoever drops out, or doesn't accept an opponent's challenges, loses what they don't play.

## The card of a match that waits for its two people

# $heading is the name of a match: "Winter Cup, round 2, table 3". In place of that if the tournament was deleted:
pairing-heading-unknown = Tournament
pairing-title = { $heading }: { $game }
pairing-names = **{ $first }** against **{ $second }**.
begins-when-ready = The match begins when both have pressed **{ start }**.
round-ends = The round ends { $end }.
# All of it in two lines, below a picture: the first has at most 250 characters without the names.
pairing-headline =
    { $game } · { $heading }: { $names }
    { begins-when-ready }
# Headings. Ready has the people's names below; ✅ marks those who have pressed Start.
ready = Ready
until = Until
# A notification. $people are mentions.
press-start = { $people }, your match of this round can begin.

# The card of a match that was not played.
not-played-title = { $heading }: not played
# Followed by one of the sentences above that tell how a match counts, or by the next one.
not-played = **{ $first }** against **{ $second }** wasn't played.
see-table = The tournament's table says how it counts.

## The end, the calendar, and posts about results

# $link is the address of the table.
ended = 🏆 **{ $tournament }** is over.
ended-with-table = 🏆 **{ $tournament }** is over. [Its table]({ $link }) stays where it is.
# $people are mentions with spaces between them.
thanks = Thank you for playing, { $people }.

# Description of an event in the server's calendar. $people (number)
event =
    { $game } · { $people ->
        [one] { $people } person
       *[other] { $people } people
    } · { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    } of { $days ->
        [one] { $days } day
       *[other] { $days } days
    } at most.
    The table and the cards of the matches are in the channel that is named as the place.
    { event-number }
# The last line of `event`, by which the bot knows it again.
event-number = Tournament { $number }

# A link in a line about the result of a match.
result-board = board

# On a person's profile: a heading, and a line for each tournament. $count is how many people took part.
placings = Tournaments
placing =
    { NUMBER($rank, type: "ordinal") ->
        [one] { $tournament }: { $rank }st of { $count }
        [two] { $tournament }: { $rank }nd of { $count }
        [few] { $tournament }: { $rank }rd of { $count }
       *[other] { $tournament }: { $rank }th of { $count }
    }

## The list of tournaments

list-title = Tournaments
list-empty = There is no tournament here. `/tournament open` opens one, for whoever the admins allow to.
list-over = Over
# A line. $people (number)
list-line = **{ $name }** · { $people ->
        [one] { $people } person
       *[other] { $people } people
    } · { $status ->
        [signup] people can join
        [running] being played
       *[over] over
    }
# The same with a link at its end.
list-line-with-table = { $line } · [table]({ $link })

## Answers to presses and commands

opened = **{ $name }** is open; people join on the card in this channel. Press **{ begin }** there when everybody is in.
opened-with-start = **{ $name }** is open; people join on the card in this channel. It begins by itself.
joined = You take part in **{ $name }**. I'll mention you on a card when your first match can begin.
checked-in = You are in. **{ $name }** begins without those who don't check in.
left = You take part in **{ $name }** no more.
# $channel is a link to a channel.
begun = **{ $name }** has begun. The table and the cards of the first round are in { $channel }.
called-off = **{ $name }** is called off.
nothing-changed = Nothing was changed.
moved = **{ $name }** goes on here: its table, the cards that wait for their people, and those to come. Matches that are being played stay where they are; `/board` moves them.
# In place of the old message. $channel is a link to a channel, and $link the address of the new message.
continues-in = The tournament continues in { $channel }.
continues-here = [The tournament continues here]({ $link }).
# Above the table.
table-is-in = [The table of { $name }]({ $link }) is in { $channel }.
removed = They take part no more. The table shows how it counts.
replaced = **{ $person }** now plays in that place of **{ $tournament }**.
paired = They play each other. Their card appears beside the others of the round.
ended-now = **{ $name }** is over, by the results so far.

## The page on which an organiser leads a tournament

lead-title = Lead { $tournament }
# "Remove", "Replace" and "Pair" are the beginnings of the next three.
lead-text = Round { $round }. **Remove** somebody who doesn't come: what they don't play is lost. **Replace** somebody by choosing them and who takes their place; it keeps its points, and a match that has begun is played to its end as it is. **Pair** two who have no opponent in this round: each has a bye, or won because the other didn't come.
# Shown in a list of people: at most 150 characters.
choose-to-remove = Remove somebody
choose-to-replace = Replace: choose who goes and who comes
choose-to-pair = Pair: choose two without an opponent
# Button
end-now = End it now

## Questions: a title and a text

ask-drop-out = Drop out of { $tournament }?
ask-drop-out-text = You are paired no more, and a match of yours that hasn't begun is lost. One that has begun goes on. You can't come back into this tournament.
ask-call-off = Call { $tournament } off?
ask-call-off-text = It ends for everybody, and the table stays as it is. Matches that have begun go on. This can't be undone.
ask-remove = Remove { $person } from { $tournament }?
ask-remove-text = They are paired no more, and a match that hasn't begun is lost. One that has begun goes on.
ask-end = End { $tournament } now?
ask-end-text = It is over for everybody, and its end is announced. The table is decided by the results so far: points first, then the tie-breaks as always. Matches that aren't over give no points. This can't be undone.

## Refusals

refusal-check-in-closed = People check in only shortly before the start. The card says from when on.
refusal-check-in-without-start = A check-in takes a start: choose `starts_in`, at least as long as the check-in.
refusal-checked-in-already = You have checked in already. You are mentioned when your first match can begin.
refusal-choose-one-of-each = Choose two people: one who takes part, and one who doesn't and takes their place.
refusal-not-begun = The tournament hasn't begun yet. Its card has the buttons for that.
refusal-not-waiting = Choose two people who both have no opponent in this round: a bye, or one who didn't come.
refusal-entered-already = You take part already. The card shows who else does.
refusal-not-entered = You don't take part in this tournament.
refusal-signup-over =
    { $status ->
        [running] The tournament has begun, so nobody can join any more. Its table shows who plays.
        [over] That tournament is over. `/tournament show` lists those that are on.
       *[cancelled] That tournament was called off. `/tournament show` lists those that are on.
    }
refusal-too-few-entrants = A tournament begins with { $fewest } people or more. Wait until somebody else joins.
refusal-too-many-tournaments = There are { $limit } tournaments here already, the most at a time. Wait until one is over, or call one off.
refusal-tournament-full = The tournament has { $limit } people, the most allowed. Ask an organiser for another one.
refusal-tournament-over =
    { $status ->
        [over] That tournament is over, so nothing was changed.
       *[cancelled] That tournament was called off already.
    }
refusal-withdrawn-already = You have dropped out of this tournament already.
