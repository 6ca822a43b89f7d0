level-beginner = 入門
level-easy = 初級
level-medium = 中級
level-hard = 上級
computer-short =
    { $number ->
        [1] CPU
       *[other] CPU{ $number }
    }
computer-name =
    { $number ->
        [1] コンピューター（{ $level }）
       *[other] コンピューター{ $number }（{ $level }）
    }
former-player = 元プレイヤー{ $number }
