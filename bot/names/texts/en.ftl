### Names that the bot gives. They stand in sentences, lists, buttons and pictures, and are never inflected.
###
### $number (number), $level (level)

# Levels of computer players, in `computer-name`. With a capital letter also buttons, and choices of a command.
level-beginner = beginner
level-easy = easy
level-medium = medium
level-hard = hard
# Instead of `computer-name` in a picture that has little room: at most 8 letters, such as "CPU". The first one has number 1.
computer-short =
    { $number ->
        [1] Computer
       *[other] Computer { $number }
    }
# Begins with the whole word for a computer.
computer-name = { computer-short } ({ $level })
# Somebody who had their data deleted.
former-player = Former player { $number }
