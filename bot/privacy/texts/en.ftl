### What the bot stores about a person: commands, pages and answers. "I" is the bot; "you" is the reader.

## Commands, as Discord describes them: at most 100 characters

command-privacy = What I store about you on this server and away; only you see it
command-privacy-about = See what I store about you, and for how long
command-privacy-export = Get everything I store about you, in files that only you see
command-privacy-hide = Hide how you play: no profile, no leaderboard and no list shows you to others
command-privacy-hide-on = On: only you see how you have played; off: everybody here may
command-privacy-delete = Delete what I store about you; you are told what that means and asked again

## The page about stored data: a title, a text, and three headings with texts

about-title = What I keep about you
about-text = Everything is kept for this server alone, by whoever runs me. What you do without a server that has me is kept apart, for you alone.

kept = Kept
kept-text = Your Discord id, the name you go by here, your matches with every move and its time, your ratings, your tournaments, whom you block, set-ups that you saved, lessons that you began, your tries at daily positions, your settings, answers that you give in advance, hints while their match lasts, reviews of your matches, and when I wrote to you, if you asked for that. Nothing that you write in channels.

how-long = For how long
# $days (number)
# 30, 90, 180 or 365, as the admins of the server chose.
how-long-text =
    { $days ->
        [365] Matches that are over stay whole for a year; after that only the result stays, and your ratings. If I'm removed from the server, everything goes after 30 days.
       *[other] Matches that are over stay whole for { $days } days; after that only the result stays, and your ratings. If I'm removed from the server, everything goes after 30 days.
    }

your-choice = Your choice
your-choice-text = `/privacy export` gives you all of it in a file; `/privacy delete` deletes it. `/privacy hide` keeps from others how you have played: profile, ratings, matches that are over.

## The page that asks whether to delete everything: a title, a text, four headings with texts, and two buttons

deletion-title = Delete what I keep about you?
deletion-text = This can't be undone. It is about this server, and about what you did without one:

ends-now = Ends now
ends-now-text = You give up every match you're in, and leave every challenge, lobby and tournament.

is-deleted = Is deleted
is-deleted-text = Your id, your name, your ratings, whom you block, your saved set-ups, your lessons, your tries at daily positions, your settings, and answers given in advance. For a day I remember that you were rated here, but not as whom.

backups = Backups
backups-text = Copies of my disk keep it until whoever runs me deletes them.

stays = Stays
# “Former player 12” is an example of the name that then stands for the person.
stays-text = The moves of your matches, so that the others can still look at theirs; you're called something like “Former player 12” there and in my messages. What others wrote in channels. That somebody blocks you.

delete-all = Yes, delete it all
keep-all = No, keep it

## Answers

# Above the files of an export.
exported = This is everything I store about you here.
nothing-kept = I keep nothing of yours here, so there is nothing to delete.
nothing-deleted = Nothing was deleted.

# The answer after a deletion has up to three of these sentences, in this order.
# $count (number)
gave-up-matches =
    { $count ->
        [one] You gave up { $count } match.
       *[other] You gave up { $count } matches.
    }
# Challenges and lobbies are matches that have not begun. $count is how many of both the person left.
# $count (number)
left-lobbies =
    { $count ->
        [one] You left { $count } challenge or lobby.
       *[other] You left { $count } challenges and lobbies.
    }
deleted = What I kept about you here is deleted. If you play again, you begin as somebody new.

hidden = You are hidden on this server: only you see your profile and your ratings, and you are on no leaderboard or list. People you play with still see you in their own matches. Boards posted already don't change.
shown = You are shown again: everybody on this server can see your profile and your ratings.

# A line below an export or a deletion, if only a part of the data can be reached.
kept-apart = What you did without a server that has me is kept apart, and I can't reach it from here. Use the same command in a direct message to me.

## Refusals

# $until (number)
# A time for Discord, which shows "<t:…:R>" as "in 20 minutes".
refusal-deleted-lately = You had your data deleted here less than an hour ago. You can do so again <t:{ $until }:R>; until then, `/privacy export` shows what I keep of yours since.
refusal-not-deleted = You were put into another match meanwhile, so not all was deleted yet. Please ask for it again.
