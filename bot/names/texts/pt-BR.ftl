level-beginner = iniciante
level-easy = fácil
level-medium = médio
level-hard = difícil
computer-short =
    { $number ->
        [1] CPU
       *[other] CPU { $number }
    }
computer-name =
    { $number ->
        [1] Computador ({ $level })
       *[other] Computador { $number } ({ $level })
    }
former-player = Ex-participante { $number }
