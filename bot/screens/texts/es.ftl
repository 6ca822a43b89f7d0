### Glosario. Una sola palabra para cada cosa, en todas las carpetas.
###
### match = partida; game = juego; board = tablero; hand = mano; panel = panel; turn = turno; side = bando; team = equipo;
### seat = puesto; clock = reloj; to pass = pasar; to resign = rendirse; to take back = deshacer; draw = empate; to draw a
### card = robar; challenge = reto, retar; lobby = sala; tournament = torneo; round = ronda; table of a tournament = tabla,
### its number = mesa; bye = descanso; rating = puntuación; rated = puntuable; unrated = amistosa; leaderboard =
### clasificación; level of a computer player = nivel; level in a score = en empate; replay = repetición; review = análisis;
### spectators = público; proof = prueba; to claim the match = reclamar la victoria; event = evento; set-up = despliegue
### (Stratego: formación); server = servidor; opponent = rival; enemy = el enemigo.
### Air, Land & Sea: theater = frente; battle = batalla; faceup, facedown = boca arriba, boca abajo; uncovered = sin cubrir;
### to deploy = desplegar; to improvise = improvisar; to flip = voltear; to withdraw = retirarse; Supply = suministro;
### ability = habilidad (inmediata, continua); to trigger = activar; strength = fuerza; to reveal = mostrar; to lead in a
### theater = dominar; to lead a match = ir por delante; to win ties = desempatar.
### Fight, Flight, Bite: critter = criatura; woodland = bosque; to throw = sacar, a throw = tirada; duel = duelo; supply =
### alacena; reserve = reserva; harvest = cosecha; tribe = tribu; cube = cubo; sign = signo.
### This Means War!: order = orden; resource = recurso; WALL = MURO; CITY = CIUDAD; to recycle = reciclar.
###
### El género de la gente no se conoce: rival, quien, nadie, alguien; verbos en lugar de participios.

my-hand = Mi mano
watch = Mirar
board = Tablero
log = Registro
rules = Reglas
replay = Repetición
review = Análisis
rematch = Revancha
proof = Prueba
in-words = En palabras
back = Volver
refresh = Actualizar
take-back = Deshacer
my-settings = Mis ajustes
show-me-how = Enséñame

nameless = Sin nombre
reader-you = tú
    .prepositional = ti
quoted = «{ $text }»
ordinal = { $number }.º
pairing = { $tournament }, ronda { $round }, mesa { $table }
continued = { $heading } (continuación)
page-of = Página { $page } de { $pages }

full-stop = { $text }.
side-by-side = { $first } { $second }
groups = { $first }; { $second }
with-note = { $text } ({ $note })
labelled = { $label }: { $value }
headed = **{ $heading }:** { $text }

choose = Elige qué hacer
choose-one = elige una opción.
choices =
    { $count ->
        [one] 1 opción
       *[other] { $count } opciones
    }
question-about = **{ $label }**: { $question }

shape-diamond = rombo
shape-disc = disco
shape-triangle = triángulo
shape-square = cuadrado

lead =
    { $bound ->
        [at_least] { $count } por delante o mejor
        [at_most] { $count } por delante o peor
       *[exactly] { $count } por delante
    }
deficit =
    { $bound ->
        [at_least] { $count } por detrás o mejor
        [at_most] { $count } por detrás o peor
       *[exactly] { $count } por detrás
    }
level =
    { $bound ->
        [at_least] en empate o mejor
        [at_most] en empate o peor
       *[exactly] en empate
    }

resigned =
    { $name ->
        [you] Te rendiste.
       *[other] { $name } se rindió.
    }
resigned-for-your-team =
    { $name ->
        [you] Te rendiste en nombre de tu equipo.
       *[other] { $name } se rindió en nombre de tu equipo.
    }
resigned-for-team =
    { $name ->
        [you] Te rendiste en nombre de { $team }.
       *[other] { $name } se rindió en nombre de { $team }.
    }

refusal-already-out = Ya no juegas en esta partida, pero puedes mirar cómo acaba.
refusal-bad-options =
    Estas opciones no sirven:
    { $problems }
    Empieza a escribir en `options` y elige de la lista.
bad-option = • { $option }: { $problem }
refusal-broken-match = No puedo leer esta partida, así que no ha cambiado nada. Avisa a la administración de este servidor.
refusal-damaged-file = El archivo con las partidas de este servidor está dañado, así que no lo toco. Avisa a quien me mantiene: hay que poner una copia de seguridad en su lugar.
refusal-duplicate = Eso ya lo tengo, así que no he hecho nada más.
refusal-match-over = Esta partida ha terminado. Para volver a jugar, pulsa **{ rematch }** bajo su tablero o usa `/challenge`.
refusal-missing-permissions = Todavía no puedo organizar partidas en este canal. Pide a la administración que me dé estos permisos aquí: { LIST($permissions) }. Después, inténtalo otra vez.
refusal-newer-file = Una versión más nueva de mí guardó las partidas de este servidor. Pide a quien me mantiene que vuelva a instalarla.
refusal-unknown-tournament = Ese torneo ya no existe. `/tournament show` muestra los que están en marcha.
refusal-not-away = Eso solo funciona en un servidor donde yo esté. Fuera de ellos tienes `/practice`, `/daily`, `/learn`, `/replay`, `/rules` y `/card`.
refusal-only-in-messages = Desde aquí no llego a lo que guardo para ti. Usa este comando en un mensaje directo conmigo.
refusal-not-offered = Eso no es posible ahora. Pulsa **{ my-hand }** para ver qué puedes hacer.
refusal-not-saved = No pude guardarlo, así que no ha cambiado nada. Inténtalo otra vez; si sigue pasando, avisa a la administración.
refusal-not-seated = No juegas en esta partida. Con `/challenge` empiezas una tuya.
refusal-not-started = Esta partida aún no ha empezado: su tarjeta todavía espera respuesta.
refusal-not-your-turn = No es tu turno. Te mencionaré cuando lo sea.
refusal-may-not-write = No puedes escribir ni adjuntar archivos en este canal, así que no publico nada aquí por ti.
refusal-shared-lately = Eso se compartió aquí hace un momento.
refusal-shared-too-much = Has compartido mucho en el último minuto. Espera un minuto antes de compartir más.
refusal-hands-closed = En esta partida nadie ve las manos desde fuera, así que no hay nada que ocultar.
refusal-overloaded =
    { $seconds ->
        [one] Hay demasiada gente jugando ahora mismo, así que no he hecho nada. Inténtalo otra vez en 1 segundo.
       *[other] Hay demasiada gente jugando ahora mismo, así que no he hecho nada. Inténtalo otra vez en { $seconds } segundos.
    }
refusal-posted-lately = El tablero se publicó hace un momento: { $board }. Podrás publicarlo otra vez <t:{ $until }:R>.
here-it-is = aquí está
refusal-restarting = Me estoy reiniciando. No se pierde nada: inténtalo otra vez en medio minuto.
refusal-stale = La partida ha avanzado desde que viste eso, así que no ha cambiado nada.
stale-answered = { $name } se adelantó y decidió por tu equipo, así que no ha cambiado nada.
stale-now = Así está ahora.
refusal-starting = Acabo de arrancar, así que no he hecho nada. Inténtalo otra vez en un momento.
refusal-too-busy =
    { $seconds ->
        [one] Eso fue mucho en poco tiempo, así que no he hecho nada. Inténtalo otra vez en 1 segundo.
       *[other] Eso fue mucho en poco tiempo, así que no he hecho nada. Inténtalo otra vez en { $seconds } segundos.
    }
refusal-unknown-game = No conozco ningún juego llamado { $game }. Empieza a escribir y elige de la lista.
refusal-unknown-match = No encuentro esa partida. `/matches` muestra las tuyas.
