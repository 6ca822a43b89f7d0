clock-none = sin reloj
clock-daily = reloj diario
clock-live = reloj en vivo
live-terms = { clock-live } ({ $times })
duration-days =
    { $days ->
        [one] 1 día
       *[other] { $days } días
    }
duration-hours =
    { $hours ->
        [one] 1 hora
       *[other] { $hours } horas
    }
duration-minutes =
    { $minutes ->
        [one] 1 minuto
       *[other] { $minutes } minutos
    }
time-turn = { $time } por turno
time-answer = { $time } para responder
time-set-up = { $time } para desplegar
rated = puntuable
unrated = amistosa

timed-out-played =
    { $name ->
        [you] Se te acabó el tiempo, así que se jugó esto por ti:
       *[other] A { $name } se le acabó el tiempo, así que se jugó esto en su lugar:
    }
change-lapsed = { timed-out-played }
change-unanswered = { timed-out-played }
change-pause-asked = { $name } pidió parar el reloj.
change-time-asked = { $name } pidió más tiempo.
change-consented = { $name } dijo que sí.
change-refused = { $name } dijo que no, así que nada cambia.
change-paused = { $name } dijo que sí, y el reloj está parado.
change-resumed = { $name } volvió a poner en marcha el reloj.
change-extended = { $name } dijo que sí: hay más tiempo.
change-take-back-asked = { $name } pidió deshacer su última acción.
change-hands-asked = { $name } pidió mostrar todas las manos al público, con un turno entero de retraso.
change-hands-opened = { $name } dijo que sí, y el público ve todas las manos, con un turno entero de retraso.
change-hands-closed = { $name } ocultó las manos al público.
change-forfeited = A { $name } se le acabó el tiempo y queda fuera de la partida.
change-cancelled = { $name } anuló la partida antes de mover, así que no tiene resultado.
change-gave-up = { $name } se rindió, y se preguntó a los demás si la computadora sigue jugando.
change-timed-out = A { $name } se le acabó el tiempo, y se preguntó a los demás si la computadora sigue jugando.
taken-back-last = { $name } deshizo su última acción.
taken-back-more = { $name } deshizo su última acción y lo que vino después.

clock-heading = Reloj
paused-headline = En pausa desde { $since }.
paused = En pausa desde { $since }. Cualquiera de la partida puede reanudarla con `/clock`.
until = Hasta { $due }.
has-until = { $name } tiene hasta { $due }.
hands-open = El público ve todas las manos, con un turno entero de retraso.
spectators-heading = Público

left =
    { $how ->
        [forfeited] A { $name } se le acabó el tiempo.
       *[resigned] { $name } se rindió.
    }
lost =
    { $how ->
        [forfeited] A { $name } se le acabó el tiempo y ha perdido.
       *[resigned] { $name } se rindió y ha perdido.
    }
you-left =
    { $how ->
        [forfeited] Se te acabó el tiempo, así que has perdido.
       *[resigned] Te rendiste, así que has perdido.
    }
you-left-asked = { you-left } Los demás deciden si la computadora sigue jugando en tu puesto.
you-left-over = { you-left } { $computer } siguió jugando en tu puesto, y la partida ha terminado.
you-left-goes-on = { you-left } { $computer } sigue jugando en tu puesto. Puedes mirar en el tablero.
take-over-until = Tiempo para ponerse de acuerdo: hasta { $due }.
take-over-question = { left } ¿Ocupa la computadora su puesto? Nadie mueve hasta que se decida.
taken-over = { $computer } sigue jugando por { $name }, que ha perdido.

match-number = Partida { $number }
card-footer = { match-number } · SHA-256 { $hash }… · Anota el código de un tablero como prueba
started-two = { $first } contra { $second }.
started-more = Juegan { LIST($sides) }, cada cual por su cuenta.
sides = { $side } contra { $other }
is-on = La partida está en marcha.
from-position = desde un momento de otra partida
free = libre
free-places =
    { $count ->
        [one] 1 plaza libre
       *[other] { $count } plazas libres
    }
has-agreed = { $name } (ha dicho que sí)
is-awaited = { $name } (falta su respuesta)
card-against = { $first } contra { $second }.

proof-title = Prueba del azar
proof-secret =
    Todo el azar de esta partida sale de una única clave secreta, fijada antes de que entrara nadie. Su SHA-256 es
    `{ $hash }`
    La clave se muestra aquí cuando termina la partida. Cada tablero acaba con un código de todo lo hecho hasta entonces. Anota uno: sin él, nadie puede demostrar que esto es lo que se jugó.
proof-key =
    Clave `{ $key }`
    SHA-256 `{ $hash }`
    Guarda `{ $record }` y ejecuta `python -m bot.tools.verify { $record }` para repetir la partida desde su clave. Si anotaste el código al final de un tablero anterior, añádelo, por ejemplo `--seen 17:1a2b3c4d`.
proof-of-position = Esta partida empezó desde un momento de otra. El archivo contiene esa posición tal como la conocía una sola persona, y la clave sorteó el resto. No demuestra qué se repartió y jugó antes de ese momento.

your-team = tu equipo
result-void = **Sin resultado**: la partida entre { LIST($people) } se abandonó antes de que empezara el juego.
result-draw = **Empate** entre { LIST($people) }.
result-won =
    { $how ->
        [resigned] { $loser_is ->
            [you] **Victoria para { LIST($winners, form: "prepositional") }**: te rendiste.
           *[others] { $winner_is ->
                [you] **Ganaste la partida**: rendición de { LIST($losers, form: "prepositional") }.
               *[others] **Victoria para { LIST($winners, form: "prepositional") }**: rendición de { LIST($losers, form: "prepositional") }.
            }
        }
        [forfeited] { $loser_is ->
            [you] **Victoria para { LIST($winners, form: "prepositional") }**: se te acabó el tiempo.
           *[others] { $winner_is ->
                [you] **Ganaste la partida**: tiempo agotado de { LIST($losers, form: "prepositional") }.
               *[others] **Victoria para { LIST($winners, form: "prepositional") }**: tiempo agotado de { LIST($losers, form: "prepositional") }.
            }
        }
       *[rules] { $loser_is ->
            [you] **Victoria para { LIST($winners, form: "prepositional") }** contra ti.
           *[others] { $winner_is ->
                [you] **Ganaste la partida** contra { LIST($losers, form: "prepositional") }.
               *[others] **Victoria para { LIST($winners, form: "prepositional") }** contra { LIST($losers, form: "prepositional") }.
            }
        }
    }
