welcome = Te damos la bienvenida
welcome-text =
    { "**" }Jugar ya** empieza una partida de { $game } contra la computadora, que también es principiante.
    Para jugar contra personas, abre esta página en otra ventana, elige allí a otra persona y pulsa aquí **Retar**.
play-now = Jugar ya
another-game = Otro juego
