level-beginner = débutant
level-easy = facile
level-medium = moyen
level-hard = difficile
computer-short =
    { $number ->
        [1] Ordi
       *[other] Ordi { $number }
    }
computer-name =
    { $number ->
        [1] Ordinateur ({ $level })
       *[other] Ordinateur { $number } ({ $level })
    }
former-player = Compte supprimé { $number }
