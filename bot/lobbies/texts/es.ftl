command-challenge = Reta a alguien a una partida; nombra un juego o elígelo después
command-challenge-opponent = Contra quién quieres jugar
command-challenge-game = Qué juego; déjalo vacío para elegir juego, variante y reloj en una página
command-challenge-level = A qué nivel juego si me retas a mí; déjalo vacío para el que más te convenga
menu-challenge = Retar
command-practice = Juega contra la computadora: elige juego, nivel y cuántos rivales, y empieza ya
command-open = Abre una partida a la que cualquiera puede unirse; la tarjeta aparece aquí
command-open-players = Para cuántas personas; déjalo vacío para empezar cuando haya bastante gente
command-muster = Haz una partida con la gente de tu canal de voz; antes la preparas
command-any-game = Qué juego
command-any-options = Empieza a escribir para ver las opciones; déjalo vacío para el juego habitual
command-any-clock = Cuánto tiempo hay; déjalo vacío para lo habitual en este servidor
command-block = De quién no quieres retos en este servidor; solo lo ves tú
command-block-add = No aceptes más retos de alguien; lo que haya abierto con esa persona termina
command-block-add-person = De quién no quieres retos
command-block-remove = Vuelve a aceptar retos de alguien
command-block-remove-person = De quién vuelves a querer retos
command-block-list = Muestra a quién bloqueas y quita bloqueos

about-beginner = El nivel principiante juega como en una primera partida.
about-easy = El nivel fácil calcula un poco por adelantado.
about-medium = El nivel medio calcula las jugadas por adelantado.
about-hard = El nivel difícil calcula por adelantado todo lo que puede.

challenge-whom = ¿A quién quieres retar?
choose-game-next = Después eliges el juego.
choose-variant-next = Después eliges la variante de { $game }.
choose-somebody = Elige a alguien
challenge-somebody = Retar a { $name }
open-to-everybody = Abrir una partida a todo el mundo
play-computer = Jugar contra la computadora
ask-game = ¿Qué juego?
rules-variant = Variante
custom = Personalizada
rules-conflict = Estas reglas no encajan entre sí
is-rated = Puntuable
rated-means = cuenta para tu puntuación en este servidor.
is-unrated = Amistosa
unrated-means = no cambia la puntuación de nadie.
against = Contra
computers-of-level = { LIST($names) }. { $about }
send-challenge = Enviar el reto
open-to-all = Abrir a todo el mundo
make-rated = Que sea puntuable
make-unrated = Que sea amistosa
change-rule = Cambiar una regla
more-choices = Más opciones
play = Jugar
only-watch = Solo mirar
clock-none = Sin reloj
clock-daily = Reloj diario
clock-live = Reloj en vivo
opponents =
    { $count ->
        [one] 1 rival
       *[other] { $count } rivales
    }
go-on-with = Seguir: { $game }, partida { $match }
matches-under-way =
    { $count ->
        [1] Tienes una partida en marcha.
       *[other] Tienes partidas en marcha.
    }
rules-of-game = { $game }: reglas
which-rule = ¿Qué regla quieres cambiar?
rule-of-game = { $game }: { $rule }
choose-value = Elige qué se aplica en esta partida.
rule-value = { $rule }: { $value }
variant-value = { $variant }: { $terms }

challenge-title = { $game }: un reto
challenges = **{ $challenger }** reta a **{ $opponent }**.
answer-until = Se puede responder hasta { $until }.
terms = Condiciones
answer = Respuesta
ratings = Puntuaciones
you-are-challenged = { $people }, tienes un reto.
accept = Aceptar
decline = Rechazar
cancel = Cancelar
challenge-closed-title = { $game }: reto cerrado
challenge-ended-declined = { $opponent } dijo que no. Prueba otro día, o reta a otra persona.
challenge-ended-cancelled = { $challenger } retiró el reto.
challenge-ended-expired = Nadie respondió a tiempo, así que el reto ha caducado. Con `/challenge` puedes retar otra vez.
you-declined = Dijiste que no. { $name } puede verlo en la tarjeta.
you-withdrew = Retiraste tu reto.

who-joins = { $game }: ¿quién se une?
match-for = { $game }: una partida para { $number }
lobby-closed-title = { $game }: cerrada
closed-cancelled = Se anuló. `/open` o `/muster` empiezan otra.
closed-expired = Caducó antes de que estuviera todo el mundo. `/open` o `/muster` empiezan otra.
opens-match = **{ $opener }** abre una partida. Cualquiera de aquí puede unirse.
invites = **{ $opener }** invita a { LIST($names) }.
looks-for-players = **{ $opener }** busca con quién jugar.
players = Jugadores
players-joined = Jugadores ({ $joined } de { $number })
team = Equipo { $team }
start = Comienzo
now = Ahora
until = Hasta
nobody-yet = nadie todavía
until-time = Hasta { $until }.
starts-by-itself =
    { $count ->
        [one] Empieza sola con 1 jugador.
       *[other] Empieza sola con { $count } jugadores.
    }
may-start-now = { $opener } puede empezarla ya.
may-start-with = { $opener } puede empezarla con { LIST($sizes, type: "or") }.
may-start-if-teams-fit = { $opener } puede empezarla con { LIST($sizes, type: "or") } si los equipos encajan.
stays-open = Sigue abierta hasta { $until }.
seats-free =
    { $count ->
        [one] Queda 1 plaza libre. { $opener } puede preparar una partida con la gente que hay.
       *[other] Quedan { $count } plazas libres. { $opener } puede preparar una partida con la gente que hay.
    }
seats-free-in-voice =
    { $count ->
        [one] Queda 1 plaza libre. Puede ocuparla cualquiera del mismo canal de voz, o { $opener } puede preparar una partida con la gente que hay.
       *[other] Quedan { $count } plazas libres. Puede ocupar una cualquiera del mismo canal de voz, o { $opener } puede preparar una partida con la gente que hay.
    }
all-agree = La partida empieza cuando todo el mundo haya pulsado **{ i-play }**.
waiting-for = { all-agree } Falta la respuesta de **{ LIST($names) }**.
do-you-play = { $people }: ¿jugamos?
i-play = Yo juego
join = Unirse
join-team = Al equipo { $team }
take-free-seat = Ocupar la plaza libre
change-teams = Cambiar de equipo
start-now = Empezar ya
leave = Salir
arrange = Preparar
computer-players = Computadoras
call-off = Anularla

computers-title = { $game }: computadoras
no-computers = Todavía no participa ninguna.
computers-agree = Aceptan enseguida todo lo que prepares.
add-computer = Añadir a { $name }
add-to-team = Equipo { $team }: { $name }
remove-computer = Quitar a { $name }

who-plays = { $game }: ¿quién juega?
also-present = También en tu canal de voz
choose-who-plays = Elige quién juega contigo: { LIST($sizes, type: "or") } personas en total.
who-plays-including-you = Quién juega, contándote a ti
who-is-in-team-1 = Quién va en el equipo 1
team-method-random = Equipos al azar
team-method-hand = A mano
teams-random = Equipos: al azar
teams-random-means = Se sortean cuando envías las invitaciones. A la misma gente le tocan los mismos equipos hasta que termine una partida, así que anularla no cambia nada.
teams-hand = Equipos: a mano
teams-hand-means = Elige aquí abajo quién va en el equipo 1. El resto va en el equipo 2.
send-invitations = Enviar invitaciones
invitations-to-send = Envía las invitaciones cuando esté todo a tu gusto. La partida empieza cuando todo el mundo haya dicho que sí.
invitations-sent = Las invitaciones están enviadas. Si cambias algo, se pregunta otra vez a todo el mundo.
people-drawn = Hay aquí { $present } personas y pueden jugar { $playing }, así que sorteé quién juega. Elige a otras si quieres.

close-match = ¿Cerrar esta partida?
closes-by-leaving = No hay nadie más en ella: si sales, se cierra y ya no podrá unirse nadie.
yes-close = Sí, cerrarla
no-stay = No, me quedo
change-teams-with = ¿Con quién cambias de equipo?
change-teams-means = Pasas a su lugar y esa persona al tuyo, y se pide otra vez el sí de los demás.

match-is-on = La partida está en marcha en { $channel }.
card-is-in = La tarjeta está en { $channel }.
drawn-anew = Practicas desde ese momento. Lo que no podías ver se ha sorteado de nuevo.
rematch-agreed = Dijiste que sí a la revancha que ya estaba propuesta. Empieza en cuanto todo el mundo diga que sí.
joined = Ya participas. La tarjeta muestra quién más está, y te avisaré cuando sea tu turno.
left = Saliste de la partida.
left-open = Saliste de la partida. Mientras tanto se unió alguien, así que sigue abierta.
you-closed-match = Cerraste la partida.
stayed = Sigues participando. La tarjeta muestra quién más está.
agreed = Gracias. La partida empieza en cuanto todo el mundo diga que sí.
called-off = Anulaste la partida.
changed-teams = Cambiaste de equipo. Se pide otra vez el sí de los demás.
invitations-are-in = Las invitaciones están en { $channel }. Para cambiar algo, pulsa allí **{ arrange }**.
watched-ended = La partida ha terminado. Nadie la ha ganado.

whom-you-block = A quién bloqueas
blocks-these = No aceptas retos de estas personas:
and-more-people =
    { $count ->
        [one] y { $count } persona más
       *[other] y { $count } personas más
    }
blocks-nobody = Aceptas retos de todo el mundo en este servidor. `/block add` lo cambia.
unblock-somebody = Desbloquear a alguien
somebody-who-left = Alguien que se fue ({ $id })
blocked =
    { $name ->
        [them] Esa persona ya no puede retarte, y no se le dice por qué. Se cierran los retos abiertos con ella, y sales de las salas en común; las partidas empezadas siguen. `/block remove` lo revierte.
       *[other] { $name } ya no puede retarte, y no se le dice por qué. Se cierran los retos abiertos con esa persona, y sales de las salas en común; las partidas empezadas siguen. `/block remove` lo revierte.
    }
unblocked =
    { $name ->
        [them] Vuelves a aceptar retos de esa persona.
       *[other] Vuelves a aceptar retos de { $name }.
    }

here-is-the-card = aquí está la tarjeta
here-is-the-board = aquí está el tablero
sizes-against = { $one } contra { $other }

refusal-agreed-already = Ya dijiste que sí. Falta la respuesta de { LIST($names) }.
refusal-alone-in-voice = No hay nadie más en tu canal de voz. Espera a los demás, o usa `/open` para una sala pública.
refusal-blocked-here = No puedes unirte a esta partida. `/open` empieza otra.
refusal-blocked-pair = { LIST($names) } no pueden jugar en una misma partida. Deja fuera a una de las dos personas.
refusal-blocked-you = { $name } no acepta retos. Reta a otra persona.
refusal-bot-challenge = { $name } es un bot que no sabe jugar. Reta a una persona, o usa `/practice` para jugar contra mí.
refusal-bot-invited = { $name } es un bot y no puede jugar. Elige solo a personas.
refusal-cannot-start = La partida no puede empezar así: hacen falta { LIST($sizes, type: "or") } jugadores.
cannot-start-in-teams = La partida no puede empezar así: hacen falta { LIST($sizes, type: "or") } jugadores, en equipos del tamaño adecuado.
refusal-cannot-swap = Ahora no hay con quién cambiar de equipo. La tarjeta muestra los equipos.
refusal-challenge-closed =
    { $status ->
        [live] Ese reto ya se aceptó, y la partida está en marcha. `/board` la muestra.
        [over] Ese reto se aceptó, y su partida ha terminado. `/challenge` empieza otra.
        [declined] Ese reto se rechazó. Con `/challenge` puedes retar otra vez.
        [cancelled] Ese reto se retiró. Con `/challenge` haces uno nuevo.
       *[expired] { refusal-challenge-expired }
    }
refusal-challenge-expired = Ese reto ha caducado. Con `/challenge` haces uno nuevo.
refusal-challenged-already = Ya retaste a { $name } a eso y falta su respuesta: { $card }.
refusal-computers-not-allowed = La administración de este servidor no permite computadoras. Juega con gente: reta a alguien con `/challenge` o abre una partida con `/open`.
refusal-former-player = { $name } ya no juega aquí, así que no hay revancha. Reta a otra persona con `/challenge`.
refusal-joined-already = Ya participas. La tarjeta muestra quién falta.
refusal-level-of-a-person = { $name } es una persona, así que no hay nivel que elegir. Para elegir un nivel, rétame a mí.
refusal-lobby-closed =
    { $status ->
        [live] Esa partida ha empezado. Si juegas en ella, pulsa **{ my-hand }** bajo su tablero.
        [over] Esa partida ya ha terminado. `/open` empieza otra.
        [cancelled] Esa partida se anuló. `/open` o `/muster` empiezan otra.
       *[expired] Esa partida caducó antes de que estuviera todo el mundo. `/open` o `/muster` empiezan otra.
    }
refusal-lobby-full = Todas las plazas están ocupadas. Usa `/open` para empezar una partida tuya.
refusal-no-voice = Entra antes en un canal de voz, y usa `/muster` para una partida con la gente que haya en él.
refusal-not-a-member = Esa persona ya no está en este servidor. Reta a otra.
refusal-rematch-stands = Ya pediste eso, y falta alguien por decir que sí: { $card }.
refusal-not-blocked =
    { $name ->
        [them] No bloqueas a esa persona, así que no ha cambiado nada.
       *[other] No bloqueas a { $name }, así que no ha cambiado nada.
    }
refusal-not-complete =
    { $count ->
        [one] La partida no está completa: queda { $count } plaza libre. Podrás decir que sí cuando se ocupe.
       *[other] La partida no está completa: quedan { $count } plazas libres. Podrás decir que sí cuando se ocupen.
    }
teams-not-made = Los equipos aún no están hechos. Podrás decir que sí cuando lo estén.
refusal-not-in-lobby = No participas en esta partida. Eso solo puede hacerlo la gente que figura en su tarjeta.
refusal-not-in-that-voice = La plaza libre es para alguien del canal de voz de esta partida. Entra en él y pulsa otra vez.
refusal-not-in-voice =
    { $count ->
        [one] { LIST($names) } no está en tu canal de voz. Elige a quien esté, o espera a que entre.
       *[other] { LIST($names) } no están en tu canal de voz. Elige a quienes estén, o espera a que entren.
    }
refusal-no-game-chosen = Las opciones son de un juego. Elige también el `game`, o deja las opciones y elígelas después.
refusal-not-over = Esta partida sigue en marcha. Termínala antes de pedir la revancha.
refusal-no-picks = Ya no hay capitanes que elijan equipos. Con **{ arrange }** en la tarjeta los hace quien la abrió.
refusal-no-computers = Ahora mismo no juego. Juega con gente: reta a alguien con `/challenge` o abre una partida con `/open`.
refusal-not-the-challenger = Solo { $name }, que lanzó este reto, puede cancelarlo.
refusal-not-the-opener = Solo { $name }, que abrió esta partida, puede hacer eso.
refusal-not-the-opponent = Este reto es para { $name }, y solo { $name } puede responder.
refusal-not-yours-to-end = Solo puede terminarla quien empezó esta partida o la administración del servidor.
refusal-posted-already = Las invitaciones ya están enviadas. Los cambios que hagas aquí se ven en su tarjeta.
refusal-rated-with-computers = Una partida con una computadora nunca es puntuable. Deja `rated` vacío o reta a una persona.
refusal-self-block = No puedes bloquearte. Nombra a otra persona.
refusal-self-challenge = No puedes jugar contra ti. Reta a otra persona de este servidor.
refusal-team-full = El equipo { $team } está lleno. Únete al otro, o pide a alguien que cambie.
refusal-too-many-open =
    { $limit ->
        [one] { $name } ya tiene aquí { $limit } partida abierta, el máximo. Reta a otra persona, o prueba más tarde.
       *[other] { $name } ya tiene aquí { $limit } partidas abiertas, el máximo. Reta a otra persona, o prueba más tarde.
    }
refusal-too-many-yours =
    { $limit ->
        [one] Ya tienes aquí { $limit } partida abierta, el máximo. Termínala o cancela un reto; `/matches` muestra lo que tienes.
       *[other] Ya tienes aquí { $limit } partidas abiertas, el máximo. Termina una o cancela un reto; `/matches` las muestra.
    }
refusal-uneven-teams = Esos equipos no encajan: tienen que ser { LIST($splits, type: "or") }. Elige otra vez quién va en el equipo 1.
refusal-unknown-option = No entiendo la opción { $option }. Empieza a escribir y elige de la lista.
unknown-option-of-game = No entiendo la opción { $option }. Las opciones son { LIST($options) }, escritas así: `{ $example }=…`. Empieza a escribir y elige de la lista.
unknown-option-meant = No entiendo la opción { $option }. ¿Querías decir { LIST($suggestions, type: "or") }?
refusal-wrong-size = Con estas opciones, { $game } es para { LIST($sizes, type: "or") } jugadores. Elige ese número u otras opciones.
refusal-watched-already = Ya hay computadoras que juegan entre sí en este servidor: { $board }. Míralas, o espera a que terminen.
refusal-you-blocked = Bloqueas a { $name }. Quita antes el bloqueo con `/block remove` y lanza luego el reto.
refusal-you-blocked-here = Bloqueas a { $name }, que está en esta partida. Quita antes el bloqueo con `/block remove` y únete después.
