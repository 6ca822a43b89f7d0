### Texts around lessons, in which a person plays real positions step by step. The texts of the steps are the games' own.
###
### $game is the name of a game. $number (number), $count (number)

## The list of lessons

list-title = Learn by playing
list-text = You play real positions step by step, against a Trainer who follows a script. It takes a few minutes.
# A button: a game, and one of the three texts after it. At most 38 characters.
lesson-button = { $game }: { $state }
step-reached = step { $number } of { $count }
done = done
steps =
    { $count ->
        [one] 1 step
       *[other] { $count } steps
    }
start-game-again = Start { $game } again

## A step

# The name of the opponent; the texts of lessons call the opponent so too.
trainer = Trainer
# Above the position. $teaches is a heading such as "Withdrawing".
step-heading = **Step { $number } of { $count } · { $teaches }**
# After a press of a step that isn't the present one.
elsewhere = You have done another step meanwhile. This is where you are.
# $objection is one or more sentences on a choice that isn't right.
try-again = { $objection } Try again.
# Below each picture.
footer = { $game } · lesson
show-my-cards = Show my cards
show-the-table = Show the table
all-lessons = All lessons
back-to-the-lesson = Back to the lesson
are-you-sure = Are you sure?
yes = Yes
no-go-back = No, go back

## The end

you-have-done-it = **You have done the lesson.**
play-a-beginner = Play a beginner
challenge-somebody = Challenge somebody
start-again = Start again

## Descriptions of commands and their options: at most 100 characters

command-learn = Learn a game by playing it step by step; only you see it
command-learn-game = Which game; leave it out for all lessons and how far you are

## Refusals

refusal-no-lesson = There is no lesson of { $game }. `/rules` says how it is played.
