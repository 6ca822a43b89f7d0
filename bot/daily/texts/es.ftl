date =
    { $month ->
        [1] { $day } de enero de { $year }
        [2] { $day } de febrero de { $year }
        [3] { $day } de marzo de { $year }
        [4] { $day } de abril de { $year }
        [5] { $day } de mayo de { $year }
        [6] { $day } de junio de { $year }
        [7] { $day } de julio de { $year }
        [8] { $day } de agosto de { $year }
        [9] { $day } de septiembre de { $year }
        [10] { $day } de octubre de { $year }
        [11] { $day } de noviembre de { $year }
       *[12] { $day } de diciembre de { $year }
    }
title = Posición del día, { $date }: { $game }
one-try = Encuentra la jugada que más veces gana. Tienes un intento.
new-day = Ha empezado un nuevo día. Esta es su posición.
footer = { $game } · posición del día
post-footer = Cada día llega una nueva posición, poco después de la medianoche UTC.
reader-name = Tú
try-it = Probar
share = Compartir
leaderboard = Clasificación
daily-position = Posición del día
back-to-the-position = Volver a la posición
are-you-sure = ¿Lo confirmas?
yes = Sí
no-go-back = No, volver

result-found = **La encontraste.** La computadora da a **{ $best }** un { $percent }{ "\u00A0" }% de probabilidad de ganar, la mejor de todas las jugadas.
result-not-best = Esta vez no es la mejor. La computadora da a **{ $best }** un { $percent }{ "\u00A0" }% de probabilidad de ganar.
result-not-best-but = Esta vez no es la mejor. La computadora da a **{ $best }** un { $percent }{ "\u00A0" }% de probabilidad de ganar, y a **{ $chosen }**, un { $chosen_percent }{ "\u00A0" }%.
share-found = Aciertos aquí: { $found } de { $tried }.
share-nobody = Nadie de aquí la ha encontrado todavía.
your-streak =
    { $days ->
        [one] Tu racha: 1 día.
       *[other] Tu racha: { $days } días.
    }

shared-found = { $person } encontró la mejor jugada de la posición del día ({ $date }, { $game }).
shared-tried = { $person } probó la posición del día ({ $date }, { $game }).
streak =
    { $days ->
        [one] Racha: 1 día.
       *[other] Racha: { $days } días.
    }

board-title = Posiciones del día: clasificación
season = { $season }, termina <t:{ $until }:R>
board-is-empty = Nadie ha probado una posición del día en esta temporada.
board-line =
    { $rank }. **{ $name }** · { $found ->
        [one] 1 acierto
       *[other] { $found } aciertos
    } de { $tried }
board-line-in-words =
    { $rank }. { $name }, { $found ->
        [one] 1 acierto
       *[other] { $found } aciertos
    } de { $tried }.
more-people =
    { $count ->
        [one] Y 1 más.
       *[other] Y { $count } más.
    }
you = Tú
your-rank =
    Tu puesto es el { $rank }: { $found ->
        [one] 1 acierto
       *[other] { $found } aciertos
    } de { $tried }.
you-are-hidden =
    { $found ->
        [one] 1 acierto
       *[other] { $found } aciertos
    } de { $tried }. Te ocultas, así que esto solo lo ves tú; `/privacy hide` lo cambia.
found = Aciertos
tried = Intentos
player = Participante { $rank }
post-it-here = Publicarla aquí

command-daily = Encuentra la mejor jugada en la posición del día; solo lo ves tú
