### Texts that bring people together for a match: challenges, open lobbies, voice lobbies, drafts and block lists.
###
### A lobby waits until its people are there, and has a public card. A voice lobby is for people in a voice channel.
### $name, $opener, $challenger and $opponent are people, and $names are several. $game is a game's name. $channel is a
### link to a channel, and $until a time with its distance from now ("20:15 (in two hours)").
### A button has room for 38 characters, better 20. Headings stand above a part of a page.
###
### $count (number), $number (number), $team (number), $match (number), $limit (number), $most (number)

## Commands. Discord shows these to whoever types: at most 100 characters each.

command-challenge = Challenge somebody to a match; name a game, or choose it next
command-challenge-opponent = Who you want to play against
command-challenge-game = Which game; leave it out to choose it, the rules variant and the clock on a page
command-challenge-level = How strong I play, where you challenge me; leave it out for what suits you
# The name of an entry in the menu of a person: at most 32 characters.
menu-challenge = Challenge
command-practice = Play against the computer: choose game, level and how many, and begin at once
command-open = Open a match that anybody here can join; the card appears here
command-open-players = For how many; leave it out to start when enough have joined
command-muster = Make a match out of the people in your voice channel; you arrange it first
# Options that several commands have.
command-any-game = Which game
command-any-options = Start typing to see the options; leave it out for the usual game
command-any-clock = How much time there is; leave it out for what is usual on this server
command-block = Whose challenges you don't want on this server; only you see it
command-block-add = Accept no more challenges from somebody; what is open between you ends
command-block-add-person = Whose challenges you don't want
command-block-remove = Accept challenges from somebody again
command-block-remove-person = Whose challenges you want again
command-block-list = List whom you block, and unblock them

## Levels of computer players

about-beginner = A beginner plays as in a first match.
about-easy = An easy player thinks ahead a little.
about-medium = A medium player thinks ahead.
about-hard = A hard player thinks ahead as far as it can.

## Drafts: a private page on which a match is prepared

challenge-whom = Whom do you want to challenge?
choose-game-next = You choose the game next.
choose-variant-next = You choose the rules variant of { $game } next.
# In a list of people to choose from.
choose-somebody = Choose somebody
# Titles.
challenge-somebody = Challenge { $name }
open-to-everybody = Open a match to all
play-computer = Play against the computer
ask-game = Which game?
# A heading above the chosen rules variant.
rules-variant = Rules variant
# A variant that is none of the named ones.
custom = Custom
# A heading above the reasons.
rules-conflict = These rules don't go together
# Headings with a sentence below each: whether the match is rated.
is-rated = Rated
rated-means = it counts for your ratings on this server.
is-unrated = Unrated
unrated-means = it changes nobody's rating.
# A heading above `computers-of-level`.
against = Against
# $names (list), $count (number) is how many they are: computer players, such as "Computer (easy)"; $about is `about-easy` or one like it.
computers-of-level = { LIST($names) }. { $about }
send-challenge = Send challenge
open-to-all = Open to all
make-rated = Make it rated
make-unrated = Make it unrated
change-rule = Change a rule
more-choices = More choices
play = Play
only-watch = Only watch
# Buttons that choose a clock.
clock-none = No clock
clock-daily = Daily clock
clock-live = Live clock
# Buttons that choose how many computer players there are.
opponents =
    { $count ->
        [one] 1 opponent
       *[other] { $count } opponents
    }
# A button to a match that isn't over yet, and the line above such buttons.
go-on-with = Go on: { $game }, match { $match }
matches-under-way =
    { $count ->
        [1] You have a match under way.
       *[other] You have matches under way.
    }
# The pages of the rules: titles, and questions below them.
rules-of-game = { $game }: rules
which-rule = Which rule do you want to change?
rule-of-game = { $game }: { $rule }
choose-value = Choose what applies to this match.
# A rule with its value, such as "Target: 18 points", on a button or in a completion.
rule-value = { $rule }: { $value }
# A completion of typed options: the name of a variant with its rules.
variant-value = { $variant }: { $terms }

## The cards of challenges

challenge-title = { $game }: a challenge
challenges = **{ $challenger }** challenges **{ $opponent }**.
answer-until = Answer until { $until }.
# Headings.
terms = Terms
answer = Answer
ratings = Ratings
# A ping of one person.
you-are-challenged = { $people }, you are challenged.
accept = Accept
decline = Decline
cancel = Cancel
challenge-closed-title = { $game }: challenge closed
challenge-ended-declined = { $opponent } declined. Ask again another day, or challenge somebody else.
challenge-ended-cancelled = { $challenger } took the challenge back.
challenge-ended-expired = Nobody answered in time, so the challenge has expired. `/challenge` asks again.
you-declined = You declined. { $name } can see it on the card.
you-withdrew = You withdrew your challenge.

## The cards of lobbies

# Titles.
who-joins = { $game }: who joins?
# $number is how many people play.
match-for = { $game }: a match for { $number }
lobby-closed-title = { $game }: closed
closed-cancelled = It was called off. `/open` or `/muster` starts another.
closed-expired = It expired before everybody was there. `/open` or `/muster` starts another.
opens-match = **{ $opener }** opens a match. Anyone here may join.
# $names (list), $count (number) is how many they are.
invites = **{ $opener }** invites { LIST($names) }.
looks-for-players = **{ $opener }** is looking for players.
# Headings.
players = Players
# $joined (number) of $number
players-joined = Players ({ $joined } of { $number })
team = Team { $team }
start = Start
now = Now
until = Until
# Below the heading of a team.
nobody-yet = nobody yet
until-time = Until { $until }.
starts-by-itself =
    { $count ->
        [one] It starts by itself with 1 player.
       *[other] It starts by itself with { $count } players.
    }
may-start-now = { $opener } may start it now.
# $sizes (list) are numbers of players, $most (number) is the last of them.
may-start-with = { $opener } may start it with { LIST($sizes, type: "or") }.
# $sizes (list) are numbers of players, $most (number) is the last of them.
may-start-if-teams-fit = { $opener } may start it with { LIST($sizes, type: "or") } if the teams fit.
stays-open = It stays open until { $until }.
seats-free =
    { $count ->
        [one] 1 seat is free. { $opener } may arrange a match of those who are left.
       *[other] { $count } seats are free. { $opener } may arrange a match of those who are left.
    }
seats-free-in-voice =
    { $count ->
        [one] 1 seat is free. Anyone in the same voice channel may take it, or { $opener } may arrange a match of those who are left.
       *[other] { $count } seats are free. Anyone in the same voice channel may take one, or { $opener } may arrange a match of those who are left.
    }
all-agree = The match starts when everybody has pressed **{ i-play }**.
# $names (list), $count (number) is how many they are.
waiting-for = { all-agree } Waiting for **{ LIST($names) }** to agree.
# A ping of one person or more; $people are mentions.
do-you-play = { $people }, do you play?
i-play = I play
join = Join
join-team = Join team { $team }
take-free-seat = Take the free seat
change-teams = Change teams
start-now = Start now
leave = Leave
arrange = Arrange
# Also the title of the page of these.
computer-players = Computer players
call-off = Call it off

## Computer players in a lobby

computers-title = { $game }: computer players
no-computers = None takes part yet.
computers-agree = They agree at once to whatever you arrange.
add-computer = Add { $name }
add-to-team = Team { $team }: { $name }
remove-computer = Remove { $name }

## The page on which a voice lobby is arranged

who-plays = { $game }: who plays?
# A heading above names.
also-present = Also in your voice channel
# $sizes (list) are numbers of people, $most (number) is the last of them.
choose-who-plays = Choose who plays with you: { LIST($sizes, type: "or") } people in all.
# In a list of people to choose from.
who-plays-including-you = Who plays, including you
who-is-in-team-1 = Who is in team 1
team-method-random = Random teams
team-method-hand = By hand
# Headings with a text below each.
teams-random = Teams: drawn at random
teams-random-means = They are drawn when you send the invitations. The same people get the same teams until they have finished a match, so calling one off changes nothing.
teams-hand = Teams: made by hand
teams-hand-means = Choose below who is in team 1. Everybody else is in team 2.
send-invitations = Send invitations
invitations-to-send = Send the invitations when it's right. The match starts when everybody has agreed.
invitations-sent = The invitations are sent. If you change anything, everybody is asked again.
# $present (number) people are in the voice channel, and $playing (number) of them play.
people-drawn = { $present } of you are here, and { $playing } can play, so I drew who does. Choose other people if you like.

## Questions

close-match = Close this match?
closes-by-leaving = You're the only one in it, so leaving closes it and nobody can join any more.
yes-close = Yes, close it
no-stay = No, stay
change-teams-with = Change teams with whom?
change-teams-means = The two of you change places, and everybody else is asked to agree again.

## Answers to presses

match-is-on = The match is on in { $channel }.
card-is-in = The card is in { $channel }.
# Practice that starts from a moment of an earlier match.
drawn-anew = This is practice from that moment. What was hidden from you is drawn anew.
rematch-agreed = You agreed to the rematch that stands already. It starts as soon as everybody has agreed.
joined = You're in. The card shows who else is, and I'll ping you when it's your turn.
left = You left the match.
left-open = You left the match. Somebody had joined meanwhile, so it stays open.
you-closed-match = You closed the match.
stayed = You're still in. The card shows who else is.
agreed = Thank you. The match starts as soon as everybody has agreed.
called-off = You called the match off.
changed-teams = You changed teams. Everybody else is asked to agree again.
invitations-are-in = The invitations are in { $channel }. To change something, press **{ arrange }** there.
watched-ended = The match is over. Nobody has won it.

## The block list. $name is "them" for somebody whose name isn't known.

whom-you-block = Whom you block
# A line for each person follows, and perhaps `and-more-people`.
blocks-these = You accept no challenges from these people:
and-more-people =
    { $count ->
        [one] and { $count } more person
       *[other] and { $count } more people
    }
blocks-nobody = You accept challenges from everybody on this server. `/block add` changes that.
# A list to choose from, and an item for somebody whose name isn't known. $id is a long number.
unblock-somebody = Unblock somebody
somebody-who-left = Somebody who left ({ $id })
blocked = { $name } can't challenge you any more, and isn't told why. Open challenges between you have ended, and you have left the lobbies you shared; matches that have begun go on. `/block remove` undoes this.
unblocked =
    { $name ->
        [them] You accept challenges from them again.
       *[other] You accept challenges from { $name } again.
    }

## Refusals

# A link to a message, behind a colon.
here-is-the-card = here is the card
here-is-the-board = here is the board
# Sizes of teams, such as "2 against 2"; $one may already be several.
sizes-against = { $one } against { $other }

# $names (list), $count (number) is how many they are.
refusal-agreed-already = You have already agreed. Waiting for { LIST($names) } to agree.
refusal-alone-in-voice = You're alone in your voice channel. Wait for the others, or use `/open` for a public lobby.
refusal-blocked-here = You can't join this match. `/open` starts another.
# $names (list) are two people.
refusal-blocked-pair = { LIST($names) } can't play in one match. Please leave one of them out.
refusal-blocked-you = { $name } isn't accepting challenges. Please challenge somebody else.
refusal-bot-challenge = { $name } is a bot that can't play. Challenge a person, or use `/practice` to play against me.
refusal-bot-invited = { $name } is a bot and can't play. Choose people only.
# $sizes (list) are numbers of players; $most (number) is the last of them.
refusal-cannot-start = The match can't start like this: it takes { LIST($sizes, type: "or") } players.
# $sizes (list) are numbers of players; $most (number) is the last of them.
cannot-start-in-teams = The match can't start like this: it takes { LIST($sizes, type: "or") } players, in teams of the right sizes.
refusal-cannot-swap = There is nobody to swap teams with now. The card shows the teams.
refusal-challenge-closed =
    { $status ->
        [live] That challenge was accepted already, and the match is on. `/board` shows it.
        [over] That challenge was accepted, and its match is over. `/challenge` starts another.
        [declined] That challenge was declined. `/challenge` asks again.
        [cancelled] That challenge was taken back. `/challenge` makes a new one.
       *[expired] { refusal-challenge-expired }
    }
refusal-challenge-expired = That challenge has expired. `/challenge` makes a new one.
# $card is a link with the text `here-is-the-card`, or to a channel.
refusal-challenged-already = You have already challenged { $name } to that, and they haven't answered yet: { $card }.
refusal-computers-not-allowed = The admins of this server allow no computer players. Play with people: `/challenge` one, or `/open` a match to all.
refusal-former-player = { $name } doesn't play here any more, so there is no rematch. `/challenge` somebody else.
refusal-joined-already = You're in already. The card shows who is still missing.
refusal-level-of-a-person = { $name } is no computer player, so there is no level to choose. Challenge me to play at one.
refusal-lobby-closed =
    { $status ->
        [live] That match has started. Press **{ my-hand }** under its board if you play in it.
        [over] That match is over already. `/open` starts another.
        [cancelled] That match was called off. `/open` or `/muster` starts another.
       *[expired] That match expired before everybody was there. `/open` or `/muster` starts another.
    }
refusal-lobby-full = All seats are taken. Use `/open` to start a match of your own.
refusal-no-voice = Join a voice channel first, then use `/muster` for a match with the people in it.
refusal-not-a-member = That person isn't on this server any more. Challenge somebody else.
# $card is a link with the text `here-is-the-card`, or to a channel.
refusal-rematch-stands = You have already asked for that, and not everybody has agreed yet: { $card }.
refusal-not-blocked =
    { $name ->
        [them] You don't block them, so nothing was changed.
       *[other] You don't block { $name }, so nothing was changed.
    }
refusal-not-complete =
    { $count ->
        [one] The match isn't complete: { $count } seat is free. You can agree once it is taken.
       *[other] The match isn't complete: { $count } seats are free. You can agree once they are taken.
    }
teams-not-made = The teams aren't made yet. You can agree once they are.
refusal-not-in-lobby = You aren't part of this match. Only the people named on its card can do that.
refusal-not-in-that-voice = The free seat is for somebody in this match's voice channel. Join it, then press again.
# $count is how many people $names has.
refusal-not-in-voice =
    { $count ->
        [one] { LIST($names) } isn't in your voice channel. Choose people who are, or wait until they join.
       *[other] { LIST($names) } aren't in your voice channel. Choose people who are, or wait until they join.
    }
refusal-no-game-chosen = Options belong to a game. Choose the `game` too, or leave the options out and choose them next.
refusal-not-over = This match is still going on. Finish it first, then ask for a rematch.
refusal-no-picks = Captains don't pick teams any more. **{ arrange }** on the card lets its opener make them.
refusal-no-computers = I don't play myself at the moment. Play with people: `/challenge` one, or `/open` a match to all.
refusal-not-the-challenger = Only { $name }, who made this challenge, can cancel it.
refusal-not-the-opener = Only { $name }, who opened this match, can do that.
refusal-not-the-opponent = This challenge is for { $name }, and only { $name } can answer it.
refusal-not-yours-to-end = Only whoever began this match, or an admin of the server, can end it.
refusal-posted-already = The invitations are out already. Changes that you make here show on their card.
refusal-rated-with-computers = A match with a computer player is never rated. Leave out `rated`, or challenge a person.
refusal-self-block = You can't block yourself. Name somebody else.
refusal-self-challenge = You can't play against yourself. Challenge somebody else on this server.
refusal-team-full = Team { $team } is full. Join the other one, or ask somebody to swap.
refusal-too-many-open =
    { $limit ->
        [one] { $name } already has { $limit } open match here, the most allowed. Challenge somebody else, or try again later.
       *[other] { $name } already has { $limit } open matches here, the most allowed. Challenge somebody else, or try again later.
    }
refusal-too-many-yours =
    { $limit ->
        [one] You already have { $limit } open match here, the most allowed. Finish one, or cancel a challenge; `/matches` lists them.
       *[other] You already have { $limit } open matches here, the most allowed. Finish one, or cancel a challenge; `/matches` lists them.
    }
# $splits (list) are `sizes-against`.
refusal-uneven-teams = Those teams don't fit: it has to be { LIST($splits, type: "or") }. Choose again who is in team 1.
# $option is in quotation marks already.
refusal-unknown-option = I don't understand the option { $option }. Start typing and pick from the list.
# $options (list) are words as they are typed, and $example is one of them.
unknown-option-of-game = I don't understand the option { $option }. The options are { LIST($options) }, written like `{ $example }=…`. Start typing and pick from the list.
# $suggestions (list) are words as they are typed.
unknown-option-meant = I don't understand the option { $option }. Did you mean { LIST($suggestions, type: "or") }?
# $sizes (list) are numbers of players; $most (number) is the last of them.
refusal-wrong-size = With these options { $game } is for { LIST($sizes, type: "or") } players. Choose that many, or other options.
# $board is a link with the text `here-is-the-board`, or to a channel.
refusal-watched-already = Computer players already play each other on this server: { $board }. Watch them, or wait until they are done.
refusal-you-blocked = You block { $name }. `/block remove` them first, then challenge them.
refusal-you-blocked-here = You block { $name }, who is in this match. `/block remove` them first, then join.
