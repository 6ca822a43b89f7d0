welcome = Boas-vindas
welcome-text =
    { "**" }Jogar agora** começa uma partida de { $game } contra o computador, que também é iniciante.
    Para jogar contra pessoas, abra esta página em outra janela, seja outra pessoa lá e pressione **Desafiar** aqui.
play-now = Jogar agora
another-game = Outro jogo
