help-title = Juegos de guerra en este canal
how-to-begin = Empieza una partida con un botón de aquí abajo. Cuando esté en marcha, pulsa **{ my-hand }** bajo su tablero.
commands-to-know = Comandos que conviene conocer
commands =
    `/challenge` reta a alguien · `/open` deja unirse a cualquiera · `/muster` juega con tu canal de voz
    `/learn` enseña un juego · `/practice` juega contra la computadora · `/daily` trae una posición al día
    `/hand` tu panel privado · `/matches` todas tus partidas · `/rules` y `/card` para consultar
state =
    { $survives ->
        [true] Warroom { $version }. Tus partidas sobreviven a un reinicio.
       *[false] Warroom { $version }.
    }
may-be-lost = ⚠️ Las partidas de aquí pueden perderse cuando me reinicie, porque mi disco no es permanente. Avisa a la administración del servidor; puede ver más con `/help`.
play-the-computer = Contra la computadora
challenge = Retar
open-to-all = Abrir a todo el mundo

which-rules = ¿De qué juego quieres las reglas?
which-cards = ¿De qué juego quieres las cartas?
or-type-a-card = O escribe el nombre de una carta: `/card name`.
rules-title = { $game }: { $topic }
cards-title = { $game }: las cartas
no-cards = Este juego no tiene cartas.
previous-page = Página anterior
next-page = Página siguiente
look-up = Consulta lo que ves
card-fact = { $heading }: { $text }
game-in-words = { $game }: { $gist }

command-help = A qué puedes jugar aquí y cómo empezar; solo lo ves tú
command-rules = Consulta las reglas de un juego; solo lo ves tú
command-rules-game = Qué juego
command-rules-topic = Sobre qué; déjalo vacío para ver el resumen
command-card = Consulta una carta, o todas las cartas de un juego; solo lo ves tú
command-card-name = Empieza a escribir el nombre de la carta
command-card-game = De qué juego mostrar las cartas

hint =
    { $count ->
        [one] Pista (queda 1)
       *[other] Pista (quedan { $count })
    }
hint-button = Pista
hint-text = **Pista: { $choice }.** { $because }
hint-thinking = **Pista:** estoy pensando en tu jugada…
hint-forgotten = Ya no puedo leer la pista de esta posición, porque me actualizaron desde entonces. No cuenta.
hint-overtaken = La partida siguió antes de que tuviera una pista. Esa no cuenta.
hint-failed = No se me ocurrió ninguna pista. Esa no cuenta; pulsa **{ hint-button }** para pedir otra.
hint-nothing-found = Ninguna jugada destaca. Esa no cuenta.
reason-certain =
    { $unanswered ->
        [true] Cada vez que lo imaginé y nadie respondía: { $reason }
       *[false] Cada vez que lo imaginé: { $reason }
    }
reason-likely =
    { $unanswered ->
        [true] Probablemente, en { $worlds } de { $total } mundos imaginados y si nadie respondía: { $reason }
       *[false] Probablemente, en { $worlds } de { $total } mundos imaginados: { $reason }
    }
small-after-colon = A Al Ahora Averiguabas Con Conservabas Después Dominabas El En Es Ganabas Ganar Ganaste La Las Los Llegaste Menos Ninguna No Pasabas Perdías Podrías Puedes Quedabas Si Sin Te Tenías Tomabas Tomaste Tu Tus Un Una Ya

refusal-no-hint-now = Ahora no hay nada que decidir, así que no hay pista que dar. Pídela cuando sea tu turno.
refusal-no-hints-here = Las pistas son para las partidas contra la computadora, sin nadie más. `/practice` empieza una.
refusal-no-hints-left = Ya usaste tus tres pistas de esta partida. **{ rules }** dice qué puedes hacer aquí.
refusal-unknown-card = No conozco ninguna carta llamada { $name }. Empieza a escribir y elige de la lista.
unclear-card = No conozco ninguna carta llamada { $name }. ¿Querías decir { LIST($cards, type: "or") }?
refusal-unknown-topic = No tengo reglas sobre { $topic }. Empieza a escribir y elige un tema de la lista.
