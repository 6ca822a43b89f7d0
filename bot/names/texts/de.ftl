level-beginner = Einstieg
level-easy = leicht
level-medium = mittel
level-hard = schwer
computer-short =
    { $number ->
        [1] Computer
       *[other] Computer { $number }
    }
computer-name = { computer-short } ({ $level })
former-player = Ex-Mitglied { $number }
