### Direct messages, which the bot writes to a person of a server, and the page of the daily list. "I" is the bot.
###
### $count (number), $number (number), $others (list)

## A direct message: a heading, a line for each match, and the signature

# Heading if matches wait for the reader. $count is how many: 1 or more.
heading-turns =
    { $count ->
        [1] **It's your turn.**
       *[other] **{ $count } matches wait for you.**
    }
heading-daily =
    { $count ->
        [one] **Your daily list:** { $count } match waits for you.
       *[other] **Your daily list:** { $count } matches wait for you.
    }

# A line for one match. $game is the name of a game, $others are the names of the other people, $number is the match's
# number, and $link its address. "[…]({ $link })" is a link.
line = **{ $game }** against { LIST($others) }: [match { $number }]({ $link })
# $due is a finished time, such as "27 November 2026 15:02 (in 2 hours)", which Discord shows.
line-until = **{ $game }** against { LIST($others) }: [match { $number }]({ $link }), until { $due }
# $before is the name of the person whose turn it is.
line-next = You are next after { $before }. **{ $game }** against { LIST($others) }: [match { $number }]({ $link })
# The last line of a list that names only some of the matches. $count is the number of the others.
more-matches = { $count } more: `/matches` on the server lists them.

# Below every message, in small print ("-# ").
signature = -# You asked me to write to you. **{ my-settings }** in `/help` on the server changes that.

## Lines on a person's panel of a match, about direct messages

# After Discord refused a message to the person.
not-delivered = Discord didn't let me write to you, so I have stopped. **{ my-settings }** in `/help` lets me try again, once your privacy settings allow direct messages of this server.
# On the first panel of a newcomer, in a match with a daily clock.
offer = If you like, I write to you when it's your turn: **{ my-settings }** in `/help`.

## The page of the daily list

daily-list = Your daily list
about-daily-list = Once a day I can write you a list of the matches that wait for you here, with links and the time left.
daily-list-off = { about-daily-list } If nothing waits, I don't write.
# $time is a time of the day, which Discord shows by the reader's clock.
daily-list-on =
    { about-daily-list }
    Yours comes every day at **{ $time }** by your own clock, unless nothing waits. When summer time begins or ends, it comes an hour later or earlier.

# Buttons
write-daily-list = Write me a daily list
no-daily-list = No daily list
# $count is a number of hours: 1 or 6.
hours-earlier =
    { $count ->
        [one] { $count } hour earlier
       *[other] { $count } hours earlier
    }
hours-later =
    { $count ->
        [one] { $count } hour later
       *[other] { $count } hours later
    }

# Above the page, after a press of one of its buttons.
saved = Saved.
