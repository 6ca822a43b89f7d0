level-beginner = principiante
level-easy = fácil
level-medium = medio
level-hard = difícil
computer-short =
    { $number ->
        [1] CPU
       *[other] CPU { $number }
    }
computer-name =
    { $number ->
        [1] Computadora ({ $level })
       *[other] Computadora { $number } ({ $level })
    }
former-player = Antigua cuenta { $number }
