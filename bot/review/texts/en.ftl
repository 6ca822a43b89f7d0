### Texts of reviews: how a person has played an ended match, by its turning points ("moments").
###
### A chance to win is finished text ("62 %"): $before and $after are the chances before and after a choice.
### $when names a battle, a round or a turn of the game ("Battle 2").
### $match (number), $verdict (verdict), $percent (number), $number (number), $choices (number), $count (number)

## Verdicts on a choice. "Better" is better than the choice of the strongest computer player.

verdict-better = Better
verdict-good = Good
verdict-slip = Slip
verdict-blunder = Blunder

## Chances

# $percent is from 0 to 100.
chance = { $percent }{ "\u00a0" }%
# The same at the axis of a picture, where there is room for 5 letters.
axis-chance = { $percent }%

## The picture of the curve: words of 26 px under it. The first and the last have room for about 12 letters each,
## the title for about 18.

axis-beginning = Beginning
axis-title = Chance to win
axis-end = End

# The picture in words. $result is "win", "loss" or "draw".
curve-alt =
    { $choices ->
        [one] Curve of the chance to win over 1 choice: it began at { $first }, was { $lowest } at the lowest and { $highest } at the highest, and ended with { $result ->
            [win] a win
            [loss] a loss
           *[draw] a draw
        }.
       *[other] Curve of the chance to win over { $choices } choices: it began at { $first }, was { $lowest } at the lowest and { $highest } at the highest, and ended with { $result ->
            [win] a win
            [loss] a loss
           *[draw] a draw
        }.
    }

## The overview

# $game is the game's name.
title = Review of match { $match } · { $game }
# $verdicts are some of the next four, joined by commas, best first.
choices-judged =
    { $choices ->
        [one] 1 choice judged: { $verdicts }.
       *[other] { $choices } choices judged: { $verdicts }.
    }
# Numbers of choices with each verdict.
count-better = { $count } better
count-good = { $count } good
count-slip = { $count } slip
count-blunder = { $count } blunder
# A verdict with its cost, as in "Blunder, 62 % → 41 %."
change = { $verdict }, { $before } → { $after }.
# A sentence after `change`: how the chance went on after the choice.
then-change = Then { $before } → { $after }.
# A line for each moment. $change is `change`, and perhaps `then-change`.
moment-line = **{ $number }.** { $change }
moment-line-at = **{ $number }.** { $when }: { $change }
no-choices = You had no choice in this match that could be judged.
no-moments = No choice of yours changed much.
known-then = Judged by what you knew at that moment, not by what was hidden.
# A button: at most 38 characters.
moment = Moment { $number }

## The page of a moment

# $of (number) is the number of moments.
moment-title = Moment { $number } of { $of }: { $verdict }
# $of (number) is the number of moments.
moment-title-at = Moment { $number } of { $of } · { $when }: { $verdict }
# $played and $best are labels of choices in the game ("Withdraw").
you-played = **You played:** { $played }. The move: { $before } → { $after }.
# `hard` is the strongest level of computer players; name it as elsewhere (`level-hard` of the lobbies).
hard-same = `hard` would have played the same.
hard-otherwise = **`hard` would have played:** { $best }.
# The reason why the action of `hard`, or the reader's own, is better: a sentence or a few.
why = **Why:** { $reason }
why-yours = **Why yours:** { $reason }
no-reason = No single fact stands out.
# $causes (list): some of the next three, which stand after "by" here and nowhere else.
until-next = **Until your next choice:** { $before } → { $after }, by { LIST($causes) }.
cause-draw = the draw
cause-shown = what came to light
# $names (list) of players; $count (number) is how many.
cause-others = what { LIST($names) } did
# Buttons of at most 38 characters each.
curve = Curve
share-here = Share here
try-it = Try it from here
back-to-moment = Back to the moment

## A moment that was shared with everybody

shared = Shared in this channel.
# $sides is `against` ("◆ Alice against ● Bob"), and $name the person who shared it.
shared-title = { $game }, match { $match }: { $sides } · a moment of { $name }
# Two players or teams; $one may already be two of them ("Alice against Bob").
against = { $one } against { $other }
# $change is `change`, and perhaps `then-change`.
shared-moment = Moment { $number }: { $change }
shared-moment-at = Moment { $number }, { $when }: { $change }
shared-played = Played: { $played }.
shared-hard-otherwise = `hard` would have played: { $best }.
judged-then = Judged by what the player knew at that moment.

## A review in progress

progress-title = Review of match { $match }
# $done (number) of $number choices.
looking-at = Looking at choice { $done } of { $number } …
to-look-at =
    { $number ->
        [one] 1 choice to look at …
       *[other] { $number } choices to look at …
    }
looking-again = Looking again at the likeliest turning points …
# The page is edited when there is more to show.
follows = This page follows by itself.
failed = I couldn't finish this review. Press **{ review }** to try it again.

## Refusals

refusal-no-reviews = I can't review matches at the moment, because computer players are off here.
refusal-review-busy = Too many reviews are being made at the moment. Please try that again in a few minutes.
refusal-review-not-yours = A review shows a match as one of its players saw it, so it is for those who played to its end. **{ replay }** shows you the match step by step.
refusal-review-rules-changed = The rules have changed since that match, so I can't play it through any more. **{ log }** shows what was told then.
refusal-review-too-early = A match is reviewed once it is over.
refusal-review-no-start = That moment can't be played on from: it was not your turn to choose there.
refusal-review-gone = That review isn't there any more. Press **{ review }** on the match's board to make it again.
