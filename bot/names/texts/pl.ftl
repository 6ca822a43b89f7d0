level-beginner = początkujący
level-easy = łatwy
level-medium = średni
level-hard = trudny
computer-short =
    { $number ->
        [1] Komputer
       *[other] Komputer { $number }
    }
computer-name = { computer-short } ({ $level })
former-player = Dawny gracz { $number }
