your-move = { $people }, sua vez.
continues-here = [A partida continua aqui]({ $link }).
continues-in = [A partida continua]({ $link }) em { $channel }.
cannot-show = Não consigo mostrar o tabuleiro em { $channel }. Use `/board` onde a partida deve continuar.
emptied = Alguém citado aqui teve os dados apagados, então esvaziei esta mensagem.
