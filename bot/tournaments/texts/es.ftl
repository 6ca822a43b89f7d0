command-tournament = Torneos de todos contra todos y suizos, de 3 a 32 personas
command-tournament-open = Abre un torneo al que la gente se apunta en una tarjeta de este canal
command-tournament-open-title = Cómo se llama, por ejemplo Copa de Otoño
command-tournament-open-game = Qué juego, para dos
command-tournament-open-format = Quién juega contra quién
command-tournament-open-options = Empieza a escribir para ver las opciones; déjalo vacío para el juego habitual
command-tournament-open-clock = Cuánto tiempo tiene una partida; déjalo vacío para lo habitual en este servidor
command-tournament-open-days = Cuántos días dura una ronda como mucho; déjalo vacío para 7
command-tournament-open-rounds = Cuántas rondas tiene un torneo suizo; déjalo vacío para las que convengan
command-tournament-open-size = Cuántas personas pueden participar como mucho; déjalo vacío para 32
command-tournament-open-starts-in = Dentro de cuántas horas empieza solo, como 1.5; déjalo vacío para empezarlo con un botón
command-tournament-open-check-in = Durante cuántos minutos antes del comienzo se confirma la presencia
command-tournament-show = Mira los torneos en marcha o terminados, y sus tablas; solo lo ves tú
command-tournament-show-tournament = De qué torneo ver la tabla; déjalo vacío para una lista de todos
completion-over = { $name } (terminado)

format-round-robin = Todos contra todos: cada cual juega una vez contra cada rival
format-swiss = Suizo: en cada ronda juegas contra alguien con más o menos los mismos puntos

im-here = Estoy aquí
join = Unirse
leave = Salir
begin = Empezar
call-off = Anularlo
how-it-works = Cómo funciona
drop-out = Abandonar
lead = Dirigir
start = Empezar
table = Tabla
continue-here = Seguir { $name } aquí
yes-drop-out = Sí, abandonar
yes-call-off = Sí, anularlo
yes-remove = Sí, quitar
yes-end = Sí, terminarlo
no-go-on = No, seguir

title = { $name }: { $game }
called-off-early = Se anuló antes de empezar.
join-to-take-part = Pulsa **{ join }** para participar. Quien organiza lo empieza con { $fewest } personas o más.
join-before-start = Pulsa **{ join }** para participar. Empieza solo con { $fewest } personas o más.
check-in-until = Pulsa **{ im-here }** antes de { $start }: quien no lo haga queda fuera.
start-missed = Había menos de { $fewest } personas cuando debía empezar. Quien organiza puede empezarlo con toda la gente apuntada, o anularlo.

terms = Condiciones
start-heading = Comienzo
signed-up = Participantes ({ $count } de { $limit })
nobody-yet = Nadie todavía

rated = Puntuable: sus partidas cuentan para la puntuación en este servidor
unrated = Amistoso: sus partidas no cambian ninguna puntuación
round-robin-in-short =
    { $days ->
        [one] Todos contra todos; una ronda dura hasta { $days } día
       *[other] Todos contra todos; una ronda dura hasta { $days } días
    }
swiss-in-short =
    { $days ->
        [one] Suizo: una ronda dura hasta { $days } día
       *[other] Suizo: una ronda dura hasta { $days } días
    }
swiss-rounds-in-short =
    Suizo: { $rounds ->
        [one] hasta { $rounds } ronda
       *[other] hasta { $rounds } rondas
    }, { $days ->
        [one] cada una dura hasta { $days } día
       *[other] cada una dura hasta { $days } días
    }

start-with-check-in =
    { $minutes ->
        [one] { $start }. Confirma tu presencia en el último minuto, desde { $opens }.
       *[other] { $start }. Confirma tu presencia en los últimos { $minutes } minutos, desde { $opens }.
    }

check-in-call = { $people }: para participar hay que pulsar **{ im-here }**; empieza { $start }.

table-heading = Tabla
round-heading = Ronda { $round }
continued = { $heading } (continuación)

round-of = Ronda { $round } de { $planned }.
round-until = Ronda { $round } de { $planned }, hasta { $end }.
called-off-in-round = Anulado en la ronda { $round }.
over = Terminado.
ended-early = Terminado antes de tiempo en la ronda { $round }, según los resultados hasta ahí.
winners =
    { $count ->
        [1] Victoria de **{ $names }**.
       *[other] **{ $names }** comparten el primer puesto.
    }
left-out = Fuera, por no confirmar su presencia: { $names }.

standing = { $rank }. **{ $name }**: { $score } ({ $tie_break })
points =
    { $count ->
        [0.5] { $points } punto
        [one] { $points } punto
       *[other] { $points } puntos
    }
wins =
    { $count ->
        [one] { $count } victoria
       *[other] { $count } victorias
    }
draws =
    { $count ->
        [one] { $count } empate
       *[other] { $count } empates
    }
buchholz-value = Buchholz { $value }
sonneborn-berger-value = Sonneborn-Berger { $value }

pairing-line = Mesa { $table }: { $pairing }
pairing-open = { $first } contra { $second }
pairing-played = { $first } contra { $second }: { $score }
pairing-absent = { $first } contra { $second }: { $score } (sin jugar)
pairing-late = { $first } contra { $second }: { $score } (tiempo agotado)
pairing-bye = { $name }: descanso
pairing-without = { $name } abandonó

verdict-draw = Se acabó el tiempo: medio punto para cada cual.
verdict-both-dropped-out = Ambas partes abandonaron: nadie recibe puntos.
verdict-neither-came = No vino nadie: nadie recibe puntos.
verdict-waited = { $loser } dejó esperar la partida hasta que se acabó el tiempo: el punto es para { $winner }.
verdict-dropped-out = { $loser } abandonó: el punto es para { $winner }.
verdict-absent = { $loser } no vino: el punto es para { $winner }.

round-links = Ronda { $round }: { $tables }
table-link = mesa { $table }

picture-final = final
picture-called-off = anulado
picture-round = ronda { $round } de { $planned }
picture-tournament = Torneo
picture-player = Participante { $rank }
picture-points = Puntos
picture-wins = Vict.
picture-draws = Emp.
picture-buchholz = Buchholz
picture-sonneborn-berger = S.-Berger
picture-out = { $name } (fuera)
picture-against = vs.
picture-bye = descanso
table-alt = La tabla de { $tournament } en la ronda { $round } de { $planned }.
table-alt-final = La tabla final de { $tournament }.
table-alt-called-off = La tabla de { $tournament } cuando se anuló.
standing-alt = { $rank }. { $name }: { $score }.

rules-of = **{ $game }** · { $format }.

rounds = Rondas
rounds-by-people = Tantas como convengan al número de personas.
rounds-asked =
    { $count ->
        [one] { $count } ronda, o menos si hay poca gente.
       *[other] { $count } rondas, o menos si hay poca gente.
    }
rounds-last =
    { $days ->
        [one] Cada una dura { $days } día como mucho; la siguiente empieza cuando están todos los resultados.
       *[other] Cada una dura { $days } días como mucho; la siguiente empieza cuando están todos los resultados.
    }

matches = Partidas
matches-text = En cada ronda recibes una tarjeta para una partida. Empieza cuando ambas partes hayan pulsado **{ start }** en ella.

points-heading = Puntos
points-text = Una victoria vale un punto; un empate, medio; una ronda sin rival (un descanso), un punto. Quien se rinde o agota su tiempo pierde.

ties = Con los mismos puntos
tie-break = { $number }. { $text }
tie-break-buchholz = Buchholz: los puntos de todos tus rivales
tie-break-mutual = las partidas entre quienes tienen los mismos puntos
tie-break-sonneborn-berger = Sonneborn-Berger: los puntos de cada rival a quien ganaste, y la mitad de los de cada rival con quien empataste
tie-break-wins = victorias

late = Cuando termina una ronda
late-text = Quien no ha pulsado **{ start }** cuando termina la ronda pierde la partida; si no lo ha hecho nadie, la pierden ambas partes. Una partida aún en juego cuenta entonces como empate; pero quien la haya hecho esperar { $hours ->
        [one] { $hours } hora
       *[other] { $hours } horas
    } o más la pierde. Se puede jugar hasta el final; la tabla se queda como está.

leaving = Abandonar
leaving-text = Quien abandona, o no acepta los retos de un rival, pierde lo que no juegue.

pairing-heading-unknown = Torneo
pairing-title = { $heading }: { $game }
pairing-names = **{ $first }** contra **{ $second }**.
begins-when-ready = La partida empieza cuando ambas partes hayan pulsado **{ start }**.
round-ends = La ronda termina { $end }.
pairing-headline =
    { $game } · { $heading }: { $names }
    { begins-when-ready }
ready = Presencia
until = Hasta
press-start = { $people }: la partida de esta ronda ya puede empezar.

not-played-title = { $heading }: sin jugar
not-played = **{ $first }** contra **{ $second }** no se jugó.
see-table = La tabla del torneo dice cómo cuenta.

ended = 🏆 **{ $tournament }** ha terminado.
ended-with-table = 🏆 **{ $tournament }** ha terminado. [Su tabla]({ $link }) se queda donde está.
thanks = Gracias por jugar, { $people }.

event =
    { $game } · { $people ->
        [one] { $people } persona
       *[other] { $people } personas
    } · { $rounds ->
        [one] { $rounds } ronda
       *[other] { $rounds } rondas
    } de { $days ->
        [one] { $days } día
       *[other] { $days } días
    } como mucho.
    La tabla y las tarjetas de las partidas están en el canal que figura como lugar.
    { event-number }
event-number = Torneo { $number }

result-board = tablero

placings = Torneos
placing = { $tournament }: puesto { $rank } de { $count }

list-title = Torneos
list-empty = Aquí no hay ningún torneo. `/tournament open` abre uno, para quien tenga permiso de la administración.
list-over = Terminados
list-line = **{ $name }** · { $people ->
        [one] { $people } persona
       *[other] { $people } personas
    } · { $status ->
        [signup] inscripción abierta
        [running] en juego
       *[over] terminado
    }
list-line-with-table = { $line } · [tabla]({ $link })

opened = **{ $name }** está abierto; la gente se apunta en la tarjeta de este canal. Pulsa en ella **{ begin }** cuando esté todo el mundo.
opened-with-start = **{ $name }** está abierto; la gente se apunta en la tarjeta de este canal. Empieza solo.
joined = Participas en **{ $name }**. Te mencionaré en una tarjeta cuando pueda empezar tu primera partida.
checked-in = Presencia confirmada. **{ $name }** empieza sin quienes no la confirmen.
left = Ya no participas en **{ $name }**.
begun = **{ $name }** ha empezado. La tabla y las tarjetas de la primera ronda están en { $channel }.
called-off = **{ $name }** está anulado.
nothing-changed = No ha cambiado nada.
moved = **{ $name }** sigue aquí: su tabla, las tarjetas que esperan a su gente y las que vengan. Las partidas en juego se quedan donde están; `/board` las mueve.
continues-in = El torneo sigue en { $channel }.
continues-here = [El torneo sigue aquí]({ $link }).
table-is-in = [La tabla de { $name }]({ $link }) está en { $channel }.
removed = Esa persona ya no participa. La tabla muestra cómo cuenta.
replaced = **{ $person }** juega ahora en ese puesto de **{ $tournament }**.
paired = Jugarán entre sí. Su tarjeta aparece junto a las demás de la ronda.
ended-now = **{ $name }** ha terminado, según los resultados hasta ahora.

lead-title = Dirigir { $tournament }
lead-text = Ronda { $round }. **Quita** a alguien que no viene: pierde lo que no juega. **Reemplaza** a alguien eligiendo quién sale y quién ocupa su puesto, que conserva los puntos; una partida empezada se juega hasta el final como está. **Empareja** a dos que no tienen rival en esta ronda: por descanso, o porque ganaron al no venir la otra persona.
choose-to-remove = Quita a alguien
choose-to-replace = Reemplaza: elige quién sale y quién entra
choose-to-pair = Empareja: elige a dos sin rival
end-now = Terminarlo ya

ask-drop-out = ¿Abandonar { $tournament }?
ask-drop-out-text = No tendrás más partidas, y si tienes una sin empezar, se pierde. Una ya empezada sigue. No puedes volver a este torneo.
ask-call-off = ¿Anular { $tournament }?
ask-call-off-text = Termina para todo el mundo, y la tabla se queda como está. Las partidas empezadas siguen. Esto no se puede deshacer.
ask-remove = ¿Quitar a { $person } de { $tournament }?
ask-remove-text = No tendrá más partidas, y una sin empezar se pierde. Una ya empezada sigue.
ask-end = ¿Terminar { $tournament } ya?
ask-end-text = Termina para todo el mundo, y se anuncia. La tabla se decide con los resultados hasta ahora: primero los puntos, después los desempates de siempre. Las partidas sin terminar no dan puntos. Esto no se puede deshacer.

refusal-check-in-closed = La presencia se confirma solo poco antes del comienzo. La tarjeta dice desde cuándo.
refusal-check-in-without-start = Para confirmar presencia hace falta un comienzo: elige `starts_in`, al menos tan largo como ese plazo.
refusal-checked-in-already = Ya confirmaste tu presencia. Se te menciona cuando pueda empezar tu primera partida.
refusal-choose-one-of-each = Elige a dos personas: una que participa, y otra que no y ocupa su puesto.
refusal-not-begun = El torneo no ha empezado todavía. Su tarjeta tiene los botones para eso.
refusal-not-waiting = Elige a dos personas sin rival en esta ronda: por descanso o porque la otra no vino.
refusal-entered-already = Ya participas. La tarjeta muestra quién más.
refusal-not-entered = No participas en este torneo.
refusal-signup-over =
    { $status ->
        [running] El torneo ha empezado, así que ya no puede unirse nadie. Su tabla muestra quién juega.
        [over] Ese torneo ha terminado. `/tournament show` muestra los que están en marcha.
       *[cancelled] Ese torneo se anuló. `/tournament show` muestra los que están en marcha.
    }
refusal-too-few-entrants = Un torneo empieza con { $fewest } personas o más. Espera a que se una alguien más.
refusal-too-many-tournaments = Aquí ya hay { $limit } torneos, el máximo a la vez. Espera a que termine uno, o anula uno.
refusal-tournament-full = El torneo tiene { $limit } personas, el máximo. Pide otro a quien organiza.
refusal-tournament-over =
    { $status ->
        [over] Ese torneo ha terminado, así que no ha cambiado nada.
       *[cancelled] Ese torneo ya se anuló.
    }
refusal-withdrawn-already = Ya abandonaste este torneo.
