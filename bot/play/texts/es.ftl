match-over = La partida ha terminado
board-over = { $game }: la partida ha terminado
out = Estás fuera de esta partida
just-before = Justo antes
panel-rests = Este panel ya no se actualiza solo. Pulsa cualquier cosa en él y volverá a hacerlo.
panel-replaced = Un panel más nuevo ha reemplazado a este.
took-back = Lo deshiciste. Lo que hagas ahora ya no se podrá deshacer.
newcomer = ¿Es tu primera vez? `/help` muestra los juegos y cómo empezar.
are-you-sure = ¿Lo confirmas?
yes-choice = Sí: { $choice }
no-go-back = No, volver
earlier = Antes
later = Después
earlier-choices = Opciones anteriores
more-choices = Más opciones
more-events =
    { $count ->
        [one] 1 evento más
       *[other] { $count } eventos más
    }
since-last-move = Desde tu última jugada
since-start = Desde el comienzo de la partida
no-news = No ha pasado nada desde entonces.
removed = Deshecho: { $sentences }
log-title = Registro de la partida { $number }
log-empty = Todavía no ha pasado nada.
end-it = Terminarla
next-level = Siguiente nivel: { $level }

ended-early = La partida se terminó antes de tiempo. Nadie la ha ganado.
is-off = La partida está anulada
called-off = La partida se anuló antes de que movieran ambos bandos, así que no tiene resultado ni cambia ninguna puntuación.

watching = Estás mirando. Este panel sigue la partida por sí solo.
watching-rests = Este panel ha dejado de seguir la partida. Pulsa **{ refresh }** y volverá a hacerlo.
watching-once = Hay demasiada gente mirando para que este panel siga la partida. Pulsa **{ refresh }** para ver cómo va.
watching-hands = Estás mirando. Ves todas las manos, tal como estaban hace un turno entero.
watching-not-yet = Estás mirando. Verás las manos cuando cada bando haya terminado un turno.
hand-of = Mano de { $name }
hand-a-turn-ago = Mano de { $name }, hace un turno entero

resign-title = ¿Rendirte en la partida { $number }?
resign-yes = Sí, me rindo
resign-abort = Anularla, sin resultado
resign-no = No, sigo jugando
cannot-undo = Esto no se puede deshacer.
resign-asks = Quedas fuera al instante y pierdes. Los demás deciden si la computadora sigue jugando en tu puesto.
resign-last = Quedas fuera al instante, en último lugar. Los demás siguen jugando.
resign-void = El juego no ha empezado, así que la partida termina al instante y nadie gana.
resign-team-asks = Quedas fuera al instante y pierdes. Tu equipo, { $team }, pierde la partida si los demás no dejan que la computadora siga en tu puesto.
resign-loses = La partida termina al instante y la pierdes.
resign-team-loses = La partida termina al instante y tu equipo, { $team }, la pierde.
may-abort = Aún no has movido, así que también puedes anular la partida: no hay resultado ni cambia ninguna puntuación.

matches-title = Tus partidas
matches-none = Aquí no tienes partidas. `/challenge` empieza una, y `/help` muestra los juegos.
which-match = ¿Qué partida?
which-match-text = Aquí juegas varias. Pulsa la que quieras.
you-typed = Escribiste:
board-comes = Ya llega el tablero. La partida sigue aquí.
your-vote = falta tu voto
to-vote = falta el voto de { LIST($people) }
your-turn = te toca
to-move = turno de { LIST($people) }
awaits-your-answer = espera tu respuesta
awaits-an-answer = espera una respuesta
awaits-players = faltan jugadores
awaits-your-arrangement = falta que la prepares
awaits-others = faltan los demás
match-line = { $match }: { $state }
match-with = { $what } con { LIST($friends) }
match-against = { $what } contra { LIST($rivals) }
match-with-against = { $what } con { LIST($friends) } contra { LIST($rivals) }
resign-what = { $match }.

all-setups = Todos tus despliegues
setups-title = Tus despliegues
setups-none = Aquí no tienes despliegues guardados. Guarda uno en el panel de una partida que empiece con un despliegue.
setup-name = Nombre
setup-name-hint = Si ya usaste este nombre, se reemplaza el anterior
setups-private = Nadie más los ve.
setup-line = { $name } ({ $game }, { $variant })
setup-saved = Guardado como { $name }.
setup-deleted = { $name } se ha borrado.
delete-one = Borrar uno
delete-title = ¿Borrar este despliegue?
delete-yes = Sí, borrarlo
delete-no = No, conservarlo

command-hand = Muestra tu mano y lo que puedes hacer; solo lo ves tú
command-play = Haz algo en tu partida escribiéndolo, como b4 b5; solo tú ves la respuesta
command-play-action = Empieza a escribir para ver qué puedes hacer ahora
command-board = Publica otra vez el tablero de tu partida, en este canal, donde seguirá la partida
command-matches = Muestra tus partidas y retos, o las ya terminadas; solo lo ves tú
command-matches-ended = De quién ver las partidas terminadas; déjalo vacío para las que juegas ahora
command-matches-game = Solo partidas terminadas de este juego
command-matches-opponent = Solo partidas terminadas de esta persona
command-resign = Ríndete y pierde la partida entera; antes se te pide confirmarlo
command-clock = Mira cuánto tiempo tiene cada cual y pide una pausa o más tiempo. Solo lo ves tú
command-match = Qué partida, si juegas varias aquí

refusal-no-match = No tienes ninguna partida en marcha aquí. `/challenge` empieza una, y `/help` muestra los juegos.
refusal-no-shortcut = Ese botón no hace nada en { $game }. Pulsa **{ my-hand }** para ver qué puedes hacer.
refusal-no-such-move =
    { $count ->
        [0] { $text } no es una jugada que puedas hacer ahora. Empieza a escribir y elige de la lista.
       *[other] { $text } coincide con { $count } de tus jugadas. Escribe un poco más o elige de la lista.
    }
refusal-nothing-to-write = Ahora no hay nada que desplegar. Pulsa **{ my-hand }** para ver qué puedes hacer.
refusal-shortcut-unavailable = { $sentence }
refusal-time-over = Ya se te había acabado el tiempo cuando pulsaste. **{ my-hand }** mostrará pronto qué ocurre.
refusal-too-many-setups = Ya guardas { $limit } despliegues de este tipo, el máximo. Borra uno en **{ all-setups }**, o guarda este con el nombre de otro para reemplazarlo.
refusal-too-late-to-abort = La partida ya no se puede anular: has movido tú, o ambos bandos. Con `/resign` te rindes.
refusal-unknown-setup = Ya no guardas ese despliegue. Elige otro.
