your-move = Turno de { $people }.
continues-here = [La partida sigue aquí]({ $link }).
continues-in = [La partida sigue]({ $link }) en { $channel }.
cannot-show = No puedo mostrar el tablero en { $channel }. Usa `/board` donde la partida deba seguir.
emptied = Los datos de alguien que aparecía aquí se han borrado, así que he vaciado este mensaje.
