### House rules, which admins set for their server, and the preferences of each person. "I" is the bot.
###
### <@&{ $role }> shows the name of a role, <#{ $channel }> that of a channel, and <t:{ $until }:R> "in 20 minutes".
### $role (number), $channel (number), $until (number), $limit (number)

## Clocks

# Headings on pages. In a command's choices, what follows ": " behind each of them is `clock-no-limit`, or the times.
clock-choice-none = No clock
clock-no-limit = take all the time you want
clock-choice-daily = Daily
clock-choice-live = Live

## The commands of /settings, as Discord describes them: at most 100 characters

command-settings = Which matches may be played on this server, where, and who opens them; for admins
command-settings-show = Show all settings, with buttons and lists to change them; only you see it
command-settings-channel = Choose the channels in which matches may be opened
command-settings-channel-channel = A channel, or a category with all its channels; leave it out to see them
command-settings-channel-allowed = Whether matches may be opened there
command-settings-game = Choose which games may be played
command-settings-game-game = Which game
command-settings-game-allowed = Whether it may be played here
command-settings-clock = Choose which clocks a match may have
command-settings-clock-clock = Which clock
command-settings-clock-offered = Whether it can be chosen
command-settings-starters = Choose who may open matches; everybody can accept and join them
command-settings-starters-role = The role that may open matches, or @everyone; leave it out to see which may
command-settings-tournaments = Choose who else may open and lead tournaments: a role, or somebody
command-settings-tournaments-role = A role that may; leave both out to see who may
command-settings-tournaments-person = Somebody who may
command-settings-tournaments-allowed = Whether they may
command-settings-results = Choose the channel in which results of rated and tournament matches are posted
command-settings-results-channel = The channel; leave it out to see which it is, or to switch the posts off
command-settings-daily = Choose the channel in which the daily position is posted, once a day
command-settings-daily-channel = { command-settings-results-channel }

# The second text of each command from here on also stands on the page of its setting, as a hint.
command-settings-threads = Choose whether each match gets its own thread
command-settings-threads-on = On: the board is in a thread under the card; off: it stays in the channel
command-settings-keep = Choose how long finished matches are stored completely
command-settings-keep-days = After that, only the result is kept
command-settings-late = Choose what happens when somebody's time for a turn runs out
command-settings-late-rule = Answers in somebody else's turn are always played by the game
command-settings-language = Choose the language of all that everybody sees on this server
command-settings-language-rule = What one person alone sees is in that person's language
command-settings-words = Choose whether boards and panels say in words what their pictures show
command-settings-words-on = On: all words, for everybody; off: a short line, and the rest behind { in-words }
command-settings-computers = Allow computer players in new matches, or not
command-settings-computers-on = On: anybody may play against the computer; off: people play with each other alone
command-settings-takeback = Let people take back moves that revealed nothing, or not
command-settings-takeback-on = On: without asking, until somebody else acts; off: what was done stands. Rated matches: never
command-settings-ratings = Choose which matches change people's ratings on this server
command-settings-ratings-rule = Matches without a clock and with computer players are never rated

## The admins' page of all settings

settings-title = Settings for this server
settings-text = Press what you want to change. Open matches go on as they are.
# Heading of the list of all settings.
settings-now = Now
# Button to this page.
all-settings = All settings
# Above a page, after a change.
saved = Saved.
# Buttons of a setting that is on or off.
on = On
off = Off

## The page of each setting. Its heading is also a button (at most 80 characters); its value is below the heading.

rule-channel = Channels
rule-channel-all = All that I can write in
rule-channel-hint = Choose none to allow them all. A category allows its channels.
# Shown in a list of channels while none is chosen.
any-channel = Channels: all of them
# Button
all-channels = All channels

rule-game = Games
# Every game.
rule-game-all = All
# $games (list)
rule-game-some = { LIST($games) }
rule-game-hint = Press a game to allow it, or to take it away.

rule-clock = Clocks
# A list of names of clocks, such as "No clock and daily clock". The first letter is made a capital.
# $clocks (list)
rule-clock-some = { LIST($clocks) }
rule-clock-hint = Press a clock to offer it, or to take it away.

rule-starters = Who opens matches
# Also a button.
everybody = Everybody
rule-starters-role = People who have <@&{ $role }> or can manage this server; anybody can join or accept
rule-starters-hint = Choose no role to let everybody open matches.

rule-tournaments = Who leads tournaments
# A list of people: those with a role, single people, and those who manage the server. The first letter is made a
# capital. $people (list)
rule-tournaments-some = { LIST($people) }
# Items of that list
organisers-of-role = people who have <@&{ $role }>
organisers-of-server = people who can manage this server
rule-tournaments-hint = Choose a role, people, or both.
# Shown in a list of roles, and in one of people, while none is chosen. The first is also a button.
no-role = No role
nobody-else = Nobody else
# Button
no-further-people = No further people

rule-results = Posts about results
# The value if no channel is chosen.
no-posts = None
posts-in-channel = In <#{ $channel }>
rule-results-hint = Each rated or tournament match gets a line with its winner when it ends. Matches of people who hide themselves get none. Choose no channel to post nothing.
# Shown in a list of channels while none is chosen.
no-channel = No channel

rule-daily = Posts of the daily position
posts-refused = In <#{ $channel }>, which refused the last one
rule-daily-hint = Each day has one position, the same everywhere. I post it soon after midnight UTC, with a button that opens it in private. The first one comes at once.
rule-daily-hint-refused = I need to send messages, embed links and attach files there. Then choose the channel again.

rule-threads = Boards
# $value (bool)
rule-threads-value =
    { $value ->
        [true] In a thread for each match
       *[false] In the channel of the card
    }

rule-keep = Matches that are over
# $value (number)
# 30, 90, 180 or 365 days.
rule-keep-value =
    { $value ->
        [365] Kept for a year; after that only the result stays
       *[other] Kept for { $value } days; after that only the result stays
    }
# Buttons, and choices of a command.
# $days (number)
days-to-keep =
    { $days ->
        [365] a year
       *[other] { $days } days
    }

rule-late = When time runs out
# Also buttons, so each has at most 80 characters, and choices of a command. "They" is the side whose time is over.
rule-late-value =
    { $value ->
        [claim] The opponents may claim the match or give more time
        [fallback] The game plays for them; the third time in a row they are out
        [forfeit] They are out of the match at once
       *[usual] With a daily clock the opponents decide, with a live one the game plays
    }

rule-language = Language
# The bot's language, by its own name, such as "Deutsch"; "auto" where nobody chose one.
rule-language-value =
    { $value ->
        [auto] Discord's if this server is a Community, otherwise English
       *[other] { $value }
    }

rule-words = Words
# $value (bool)
rule-words-value =
    { $value ->
        [true] With every picture
       *[false] Behind *{ in-words }*
    }

rule-computers = Computer players
# $value (bool)
rule-computers-value =
    { $value ->
        [true] In every match
       *[false] None
    }

rule-takeback = Taking back
# $value (bool)
rule-takeback-value =
    { $value ->
        [true] Moves that revealed nothing, until somebody else acts; not in rated matches and tournaments
       *[false] Only if the opponents agree
    }

rule-ratings = Rated matches
# Also buttons, so each has at most 80 characters, and choices of a command.
rule-ratings-value =
    { $value ->
        [chosen] Matches with a clock, if the opener makes them rated
        [off] None
       *[usual] Matches with a clock, unless the opener makes them unrated
    }

## The page of a person's own settings: sentences below headings, and buttons

preferences-title = Your settings on this server
preferences-text = They are for you alone.

heading-language = Language
heading-pictures = Pictures
heading-mentions = Mentions
heading-messages = Direct messages
heading-acting = Before you act

preference-language =
    { $value ->
        [auto] All that you alone see is in the language of your Discord, if I know it.
       *[other] All that you alone see is in this language: { $value }.
    }
# Choices of a list
preference-language-label =
    { $value ->
        [auto] As in my Discord
       *[other] { $value }
    }

# $value (bool)
preference-words =
    { $value ->
        [true] Panels say in words what their pictures show.
       *[false] Panels are a picture below a short line; **{ in-words }** says the rest.
    }
# Button that changes this; $value is the present state.
# $value (bool)
preference-words-label =
    { $value ->
        [true] Show pictures with a short line
       *[false] Show all words with pictures
    }
words-for-all = On this server, boards and panels say in words what their pictures show, for everybody.

# When the bot mentions the person.
preference-calls =
    { $value ->
        [turn] Whenever a match begins to wait for you. Its board is posted anew each time.
        [never] Never, once a match has begun; reminders don't mention you either. Challenges still do.
       *[away] When a match waits for you and you have done nothing in it for five minutes.
    }
# Buttons
preference-calls-label =
    { $value ->
        [turn] At every turn
        [never] Never
       *[away] Mention me when away
    }

preference-told =
    { $value ->
        [turn] I write to you when it's your turn and you are away, at most once an hour.
        [next] I write to you when it's your turn or you are next, and you are away, at most once an hour.
       *[never] I don't write to you about your turns.
    }
# Buttons
preference-told-label =
    { $value ->
        [turn] When it's my turn
        [next] Also when I'm next
       *[never] Don't write to me
    }
# Button to the page of the daily list.
preference-told-more = Daily list

# $value (bool)
preference-careful =
    { $value ->
        [true] You are asked again before captures, attacks and big plays.
       *[false] Captures, attacks and big plays are carried out at once.
    }
# Button that changes this; $value is the present state.
# $value (bool)
preference-careful-label =
    { $value ->
        [true] Don't ask before attacks
       *[false] Ask me before attacks
    }

# $value (bool)
preference-aims =
    { $value ->
        [true] The first press of a Stratego move shows where the piece would go, and the second one plays it.
       *[false] One press plays a move of Stratego.
    }
# Button that changes this; $value is the present state.
# $value (bool)
preference-aims-label =
    { $value ->
        [true] One press a move
       *[false] Two presses a move
    }

## Refusals

# $name is a person whom the reader has invited.
refusal-asked-too-often = You have asked { $name } to play several times lately, and they haven't agreed. You can ask them again <t:{ $until }:R>.
# $clocks (list of clock-key)
refusal-clock-not-offered = This server doesn't offer that clock. You can have { LIST($clocks) }.
# What stands for each clock in that list.
clock-key-none = `none`
clock-key-daily = `daily`
clock-key-live = `live`
# $games (list)
refusal-game-not-allowed = { $game } isn't played on this server. You can choose { LIST($games, type: "or") }.
refusal-no-clock-left = At least one clock has to be offered. Offer another one first, then take this one away.
refusal-no-game-left = At least one game has to be allowed. Allow another one first, then take this one away.
refusal-not-organiser = Only admins and the people they name with `/settings tournaments` can lead tournaments here.
not-organiser-of-role = Only admins and people with the role <@&{ $role }> lead tournaments here.
refusal-too-many-organisers = You can name { $limit } people at most. For more, choose a role: `/settings tournaments`.
refusal-not-a-starter = Only people with the role <@&{ $role }> open matches here. You can join the ones they open.
refusal-not-an-admin = Only people who can manage this server can change that. Ask one of them.
# $channels (list)
refusal-not-in-this-channel = Matches aren't hosted in this channel. Try { LIST($channels, type: "or") }.
refusal-too-fast = You've opened many matches in a short time. You can open another one <t:{ $until }:R>.
refusal-too-many-channels = At most { $limit } channels can be named. Name a category to allow all channels in it.
