somebody-who-left = Alguien que se fue
player = Participante
player-ranked = Participante { $rank }

stakes = { $one } { $one_rating } · { $other } { $other_rating }; ganar vale unos { $one_gain } / { $other_gain }.
ratings = Puntuaciones
ratings-changed = Puntuaciones: { $changes }
ratings-have-changed = Las puntuaciones han cambiado; **{ in-words }** dice cómo.
unrated = Amistosa
nothing-changes = No cambia la puntuación de nadie.
unchanged-not-begun = No cambia la puntuación de nadie, porque la partida se abandonó antes de que empezara el juego.
unchanged-computers = No cambia la puntuación de nadie, porque participó una computadora.
unchanged-former = No cambia la puntuación de nadie, porque se borraron los datos de alguien que jugaba.
unchanged-too-short = No cambia la puntuación de nadie, porque la partida terminó tan pronto que no cuenta.
unchanged-too-many = No cambia la puntuación de nadie: dos de las personas han terminado { $limit } partidas puntuables entre sí en un día.

command-profile = Mira cómo ha jugado alguien aquí: partidas, puntuaciones, rivales; solo lo ves tú
command-profile-person = De quién es el perfil; déjalo vacío para el tuyo
no-match-yet = Aún no ha terminado ninguna partida contra personas.
matches-ended =
    { $count ->
        [one] 1 partida: { $tally }
       *[other] { $count } partidas: { $tally }
    }
tally =
    { $won ->
        [one] 1 victoria
       *[other] { $won } victorias
    }, { $lost ->
        [one] 1 derrota
       *[other] { $lost } derrotas
    }
tally-with-draws =
    { $won ->
        [one] 1 victoria
       *[other] { $won } victorias
    }, { $drawn ->
        [one] 1 empate
       *[other] { $drawn } empates
    }, { $lost ->
        [one] 1 derrota
       *[other] { $lost } derrotas
    }
you-hide = Te ocultas: esto no lo ve nadie más que tú. `/privacy hide` lo cambia.
games = Juegos
opponents = Rivales
lately = Últimamente
computer-players = Computadoras
last-matches = Últimas partidas
opponent-line = { $name }: { $tally }
game-line = { $game }: { $results }
streak-won =
    { $count ->
        [1] Ganó la última partida.
       *[other] Ganó las últimas { $count } partidas seguidas.
    }
streak-drawn =
    { $count ->
        [1] Empató la última partida.
       *[other] Empató las últimas { $count } partidas seguidas.
    }
streak-lost =
    { $count ->
        [1] Perdió la última partida.
       *[other] Perdió las últimas { $count } partidas seguidas.
    }
provisional = Una puntuación con signo de interrogación todavía es provisional.
curve-alt = { $game }: { $rating }, últimamente entre { $lowest } y { $highest }.
matches-that-are-over = Partidas terminadas

your-matches-that-are-over = Tus partidas terminadas
result-void = Sin resultado: { LIST($names) }
result-won-against =
    { $count ->
        [one] Ganó { LIST($winners) } contra { LIST($losers, form: "prepositional") }
       *[other] Ganaron { LIST($winners) } contra { LIST($losers, form: "prepositional") }
    }
result-won =
    { $count ->
        [one] Ganó { LIST($winners) }
       *[other] Ganaron { LIST($winners) }
    }
result-draw = Empate entre { LIST($names) }
result-draw-before = Empate entre { LIST($names) }, por delante de { LIST($losers) }
match-number = partida { $match }
rated = puntuable
no-ended = Aquí no ha terminado ninguna partida así.
page = Página { $number }
which-game = Qué juego
all-games = Todos los juegos
my-matches = Mis partidas
everybodys-matches = Partidas de todo el mundo
replay-a-match = Repetir una partida
match-of-game = Partida { $match }: { $game }
more = Más
earlier = Volver

season =
    { $quarter ->
        [1] Enero a marzo de { $year }
        [2] Abril a junio de { $year }
        [3] Julio a septiembre de { $year }
       *[4] Octubre a diciembre de { $year }
    }
season-ends = { $season }, termina { $when }
season-champion = { $season } · Primer puesto: **{ $name }**

command-leaderboard = Mira quién juega mejor aquí; solo lo ves tú, hasta que lo publiques
command-leaderboard-game = Qué juego, o la posición del día
daily-position = Posición del día
leaderboard-title = { $game }: clasificación
column-rating = Puntos
column-matches = Partidas
not-ranked = Sin puesto
row-alt = { $rank }. { $name }, { $rating }.
row-alt-unranked = { not-ranked }: { $name }, { $rating }.
standing =
    { $count ->
        [one] **{ $name }** · { $rating } · 1 partida
       *[other] **{ $name }** · { $rating } · { $count } partidas
    }
opponents-met =
    { $count ->
        [one] 1 rival de { $needed }
       *[other] { $count } rivales de { $needed }
    }
and-more = Y { $count } más.
nobody-ranked = Todavía no hay nadie en la clasificación.
nobody-was-ranked = No hubo nadie en la clasificación de esta temporada.
rank-takes = Para tener puesto hace falta una partida puntuable en esta temporada, alrededor de una docena en total y { $opponents } rivales. Al empezar una temporada, las puntuaciones se acercan un poco a 1500.
rank-takes-and-page = { page-of }. { rank-takes }
you = Tú
stands-ranked = Tu puesto es el { $rank }, con { $rating }.
stands-hidden = Tienes { $rating }. Te ocultas, así que esto solo lo ves tú; `/privacy hide` lo cambia.
stands-uncertain = Tienes { $rating }. Tendrás puesto tras algunas partidas puntuables más.
stands-opponents = Tienes { $rating } y has jugado contra { $met } de los { $needed } rivales que hacen falta para tener puesto.
stands-idle = Tienes { $rating }. Juega una partida puntuable en esta temporada para tener puesto.
stood-ranked = Tu puesto fue el { $rank }, con { $rating }.
stood-hidden = { stands-hidden }
stood-uncertain = Tenías { $rating }, aún demasiado provisional para tener puesto.
stood-opponents = Tenías { $rating } y habías jugado contra { $met } de los { $needed } rivales que hacen falta para tener puesto.
stood-idle = Tenías { $rating } y no jugaste ninguna partida puntuable en esta temporada.
post-it-here = Publicarla aquí
season-before = Temporada anterior
this-season = Esta temporada
not-posted = No pude publicarla. Pulsa el botón otra vez.

refusal-hides-profile = { $name } no muestra a nadie cómo juega.
refusal-rated-without-clock = Una partida sin reloj nunca es puntuable. Elige también un `clock` diario o en vivo, o deja `rated` vacío.
refusal-ratings-off = La administración de este servidor ha desactivado las puntuaciones. Deja `rated` vacío y juega por gusto.
