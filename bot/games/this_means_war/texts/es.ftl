## Las cartas y las zonas van en mayúsculas y sin artículo, salvo el MURO y la CIUDAD.

game-name = This Means War!
gist = Levanta tu CIUDAD y destroza las demás con órdenes y respuestas; de dos a cuatro.

area-labor = TRABAJO
area-research = CIENCIA
area-ammo = OBUSES
area-army = EJÉRCITO
area-factory = FÁBRICA
area-lab = LAB
area-silo = SILO
area-barracks = CUARTEL
area-wall = MURO
area-city = CIUDAD

kind-operation = OPERACIÓN
kind-espionage = ESPIONAJE

provenance-rulebook = reglamento
provenance-house = propia

card-sandbag-line = SACOS TERREROS
    .short = Sacos terreros
card-trench-network = RED DE TRINCHERAS
    .short = Red de trincheras
card-bunker-complex = COMPLEJO DE BÚNKERES
    .short = Complejo de búnkeres
card-citadel-ring = ANILLO FORTIFICADO
    .short = Anillo fortificado
card-tent-quarter = BARRIO DE CARPAS
    .short = Barrio de carpas
card-prefab-blocks = CASAS EN SERIE
    .short = Casas en serie
card-civic-works = OBRAS PÚBLICAS
    .short = Obras públicas
card-capital-project = PROYECTO CAPITAL
    .short = Proyecto capital
card-assembly-hall = NAVE DE MONTAJE
    .short = Nave de montaje
card-state-workshops = TALLERES ESTATALES
    .short = Talleres estatales
card-night-shift = TURNO DE NOCHE
    .short = Turno de noche
card-stripped-ramparts = MURALLA DESNUDA
    .short = Muralla desnuda
card-repair-brigade = BRIGADA REPARADORA
    .short = Brigada reparadora
card-overtime-quota = HORAS EXTRA
    .short = Horas extra
card-eureka = EUREKA
    .short = Eureka
card-licensed-factory = LICENCIA DE FÁBRICA
    .short = Licencia de fábrica
card-munitions-patent = PATENTE DE MUNICIÓN
    .short = Patente de munición
card-officer-academy = ACADEMIA MILITAR
    .short = Academia militar
card-five-year-plan = PLAN QUINQUENAL
    .short = Plan quinquenal
card-war-economy-act = ECONOMÍA DE GUERRA
    .short = Economía de guerra
card-supply-computer = CÁLCULO LOGÍSTICO
    .short = Cálculo logístico
card-tried-and-true = VIEJA RECETA
    .short = Vieja receta
card-emp-discharge = DESCARGA PEM
    .short = Descarga PEM
card-grid-blackout = APAGÓN GENERAL
    .short = Apagón general
card-strike-agitators = AGITADORES
    .short = Agitadores
card-price-shock = ALZA DE PRECIOS
    .short = Alza de precios
card-data-siphon = SIFÓN DE DATOS
    .short = Sifón de datos
card-signals-desk = CENTRAL DE ESCUCHA
    .short = Central de escucha
card-deflector-array = PANTALLA DEFLECTORA
    .short = Pantalla deflectora
card-model-district = BARRIO MODELO
    .short = Barrio modelo
card-skybeam-array = RAYO CELESTE
    .short = Rayo celeste
card-fire-bombing = LLUVIA DE FUEGO
    .short = Lluvia de fuego
card-m107 = M107
    .short = M107
card-mortar-pit = FOSO DE MORTEROS
    .short = Foso de morteros
card-rocket-salvo = SALVA DE COHETES
    .short = Salva de cohetes
card-breaching-charge = CARGA DE DEMOLICIÓN
    .short = Carga de demolición
card-bunker-cracker = GOLPE AL BÚNKER
    .short = Golpe al búnker
card-long-reach-missile = MISIL BALÍSTICO
    .short = Misil balístico
card-saturation-raid = BOMBARDEO MASIVO
    .short = Bombardeo masivo
card-shell-foundry = FUNDICIÓN DE OBUSES
    .short = Fundición de obuses
card-precision-strike = GOLPE DE PRECISIÓN
    .short = Golpe de precisión
card-warning-shots = TIROS DE AVISO
    .short = Tiros de aviso
card-scorched-district = BARRIO ARRASADO
    .short = Barrio arrasado
card-burning-depots = DEPÓSITOS EN LLAMAS
    .short = Depósitos en llamas
card-mine-belt = CINTURÓN DE MINAS
    .short = Cinturón de minas
card-standard-formation = FORMACIÓN ESTÁNDAR
    .short = Formación estándar
card-scout-patrol = PATRULLA
    .short = Patrulla
card-skirmish-line = TROPA LIGERA
    .short = Tropa ligera
card-recruiting-post = RECLUTAS
    .short = Reclutas
card-mass-levy = LEVA EN MASA
    .short = Leva en masa
card-shock-column = COLUMNA DE CHOQUE
    .short = Columna de choque
card-airdrop-battalion = BATALLÓN AÉREO
    .short = Batallón aéreo
card-armored-thrust = AVANCE BLINDADO
    .short = Avance blindado
card-combat-engineers = ZAPADORES
    .short = Zapadores
card-depot-raiders = SAQUEADORES
    .short = Saqueadores
card-forced-march = MARCHA FORZADA
    .short = Marcha forzada
card-home-guard = MILICIA LOCAL
    .short = Milicia local
card-requisition-party = PELOTÓN DE REQUISA
    .short = Pelotón de requisa
card-blockade = BLOQUEO
    .short = Bloqueo
card-garrison-town = PLAZA FUERTE
    .short = Plaza fuerte
card-triumphal-quarter = BARRIO TRIUNFAL
    .short = Barrio triunfal
card-total-offensive = OFENSIVA TOTAL
    .short = Ofensiva total
card-experimental-sniper = TIRADOR EXPERIMENTAL
    .short = Tirador experimental
card-final-stand = ÚLTIMA DEFENSA
    .short = Última defensa
card-combined-arms = ARMAS COMBINADAS
    .short = Armas combinadas
card-garden-city = CIUDAD JARDÍN
    .short = Ciudad jardín
card-proving-ground = CAMPO DE PRUEBAS
    .short = Campo de pruebas
card-flexible-defense = DEFENSA FLEXIBLE
    .short = Defensa flexible
card-sabotage = SABOTAJE
    .short = Sabotaje
card-counter-strike = CONTRAATAQUE
    .short = Contraataque
card-network-hack = HACKEO
    .short = Hackeo
card-espionage = ESPIONAJE
    .short = Espionaje
card-latest-intel = ÚLTIMO INFORME
    .short = Último informe
card-frogman-team = HOMBRES RANA
    .short = Hombres rana
card-emergency-drill = SIMULACRO
    .short = Simulacro

named-card = { $card }
short-named-card = { FORM($card, "short") }
named-area = { $area }
named-kind = { $kind }

effect-add = Añade { $number } { $area }
effect-assault = Asalto { $number }
effect-destroy = Destruye { $number } { $area }
effect-sacrifice = Sacrifica { $number } { $area }
effect-discard-one = Descarta una carta, roba una
effect-latest-intel = Recicla ya: descarta una carta, roba una
effect-network-hack = Mira la mano del objetivo y descarta una carta de ella; el objetivo roba una
effect-emp-discharge = Todo el mundo descarta su mano y roba 6
effect-final-stand = Tu CIUDAD no puede bajar de 1 antes de tu próxima recogida
effect-play-another = Juega otra carta
effect-tried-and-true = Toma tu carta de reemplazo de la pila de descartes
effect-sabotage = Anula la orden objetivo; su coste sigue pagado
effect-counter-strike = Solo en respuesta a un Asalto contra ti; apunta a cualquier rival
effect-copy-order = Copia los efectos de la orden objetivo, con Asalto y Destruye a 0
choose-one-of-two = Elige: { $first } o { $second }
choose-one-of-four = Elige: { $first }, { $second }, { $third } o { $fourth }

face-change = { $change } { $area }
face-assault = { effect-assault }
face-sacrifice = tu { $area } { $change }
face-discard-one = Descarta, roba
face-play-another = Juega otra
face-tried-and-true = Toma descarte
face-emp-discharge = Todos roban 6
face-final-stand = CIUDAD: mín. 1
face-sabotage =
    Anula
    una orden
face-counter-strike = si te asaltan:
face-network-hack =
    Ve la mano,
    descarta 1
face-copy-order =
    Copia una
    orden, daño 0
face-latest-intel = Recicla ya
face-copy =
    como
    { $copied }
face-or = o { $line }
face-lose-one-of-four =
    { $change } { $first },
    { $second }, { $third } o
    { $fourth }

amount = { $number } { $area }
costs-nothing = nada
stock-item = { $area } { $number } (+{ $growth })

area-change = { $area } { $change }
area-becomes = { $area } { $before } → { $after }
changes-of =
    { $who ->
        [you] tu { $changes }
       *[other] { $who } { $changes }
    }
forecast-of =
    { $who ->
        [you] Tu { $changes }
       *[other] { $who } { $changes }
    }

titled = { $title }: { $text }

title-order = Tu turno
title-answer = Responde o pasa
title-ahead = Ya puedes pasar
title-discard = Descarta una carta
title-hack = Elige la carta que pierde
title-take = Toma una carta
title-won = Ganaste
title-lost = Perdiste
title-out = Estás fuera
title-waiting = A la espera
title-waiting-for = Esperando a { $name }

status-order = **Turno de { $name }**
status-another-order = **{ $name }** puede dar otra orden, por { $card }.
status-order-out-of-turn = **{ $name }** puede jugar una orden fuera de turno, por { $card }, o pasar.
status-answer = **{ $name }** puede responder o pasar.
status-fog = Niebla de guerra, el final del turno: **{ $name }** puede jugar ESPIONAJE o pasar.
status-ahead = Después, { LIST($names) }.
status-discard = **{ $name }** elige una carta para descartar por { $card }.
status-hack = **{ $name }** elige una carta de la mano de { $target }.
status-take = **{ $name }** toma una carta de la pila de descartes.

advice-order = **Tu turno:** juega una OPERACIÓN, recicla una carta o cambia toda la mano.
advice-another-order = **{ $card } te deja dar otra orden:** juega, recicla o cambia toda la mano.
advice-order-out-of-turn = **{ $card } te deja jugar una orden fuera de turno:** juega una OPERACIÓN o pasa.
advice-answer = **Puedes responder** con una carta de ESPIONAJE en este turno, o pasar.
advice-fog = **Niebla de guerra,** la última ocasión de este turno: juega una carta de ESPIONAJE o pasa.
advice-ahead = **Ya puedes pasar.** Para responder, espera a que te toque.
advice-discard = **Elige una carta para descartar.** Robas una a cambio.
advice-hack = **Elige una carta de la mano de { $target }:** se descarta. Esa mano solo la ves tú.
advice-take = **Elige cualquier carta de la pila de descartes.** La tomas en lugar de robar una.
operation-means = Las violetas son ESPIONAJE; las demás, OPERACIONES.
short-means = «Faltan 2»: te faltan 2.

won-city =
    { $who ->
        [you] **Ganaste la guerra** con { $city } de CIUDAD; bastaban { $enough }.
       *[other] **{ $who } ganó la guerra** con { $city } de CIUDAD; bastaban { $enough }.
    }
won-last-standing =
    { $who ->
        [you] **Ganaste la guerra:** no queda nadie más.
       *[other] **{ $who } ganó la guerra:** no queda nadie más.
    }
won-turn-limit =
    { $who ->
        [you] **Ganaste la guerra** tras { $turns } turnos. CIUDAD: { $cities }.
       *[other] **{ $who } ganó la guerra** tras { $turns } turnos. CIUDAD: { $cities }.
    }
shared-city = **Victoria compartida: { LIST($names) }.** Cada cual tiene los { $enough } de CIUDAD que bastan.
shared-last-standing = **Victoria compartida: { LIST($names) }.** No queda nadie más.
shared-turn-limit = **Victoria compartida: { LIST($names) }**, tras { $turns } turnos. CIUDAD: { $cities }.

board-title = { game-name } · turno { $turn }
heading-end = Cómo acabó
heading-bases = Bases
heading-resources = Recursos
heading-table = En la mesa
heading-fog = Niebla de guerra
heading-later = Sigue después
heading-piles = Pilas
heading-goal = Cómo se gana
heading-discards = Descartes, los más nuevos primero
heading-turning-point = Momento decisivo
heading-city-by-turn = CIUDAD por turno
base-line =
    { $name }: CIUDAD { $city }, MURO { $wall }, { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }{ $final_stand ->
        [true] , ÚLTIMA DEFENSA
       *[false] { "" }
    }{ $has_turn ->
        [true] , tiene el turno
       *[false] { "" }
    }{ $may_answer ->
        [true] , aún puede responder
       *[false] { "" }
    }
answer-asked = { $name } decide ahora
answer-waiting = { $name } aún no ha respondido
answer-answered = { $name } ya ha respondido
answer-passed = { $name } no responde
if-nobody-answers = Si nadie responde: { $forecast }
pile-sizes =
    { $count ->
        [one] 1 carta en el mazo
       *[other] { $count } cartas en el mazo
    }, { $discarded ->
        [one] 1 descartada
       *[other] { $discarded } descartadas
    }
top-discard = { $card } encima de los descartes
goal = Se gana con { $city } de CIUDAD
goal-with-turns =
    { $turns ->
        [one] Se gana con { $city } de CIUDAD al final de cualquier turno. Como mucho, 1 turno.
       *[other] Se gana con { $city } de CIUDAD al final de cualquier turno. Como mucho, { $turns } turnos.
    }
no-orders = Ninguna orden que responder.
order-line =
    { $number }. **{ $card }{ $copies ->
        [true] { " " }(como { $copied })
       *[false] { "" }
    } de { $name }**{ $has_order ->
        [true] { " " }sobre { $on_card }
       *[false] { "" }
    }{ $branch ->
        [none] { "" }
       *[other] { " " }({ $branch })
    }{ $target ->
        [none] { "" }
       *[other] { " " }contra { $target }
    }{ $has_second ->
        [true] { " " }para anular { $second_card }
       *[false] { "" }
    }{ $state ->
        [nullified] , anulada
        [done] , cumplida
       *[open] { "" }
    }
order-took-effect = { $card } de { $name } hizo efecto
order-changed = { $card } de { $name }: { $changes }
turning-point = Turno { $turn }, { $card } de { $name }: { $changes }.
turn-cities = Turno { $turn }: { $cities }

hand-of = Mano de { $name }
your-hand = Tu mano
your-espionage = Tu ESPIONAJE
your-hand-is-empty = Tu mano: vacía
no-cards-held = No tienes cartas.
discard-pile-part = Descartes: { $shown } de { $total }
discard-pile = Descartes: { $total }
espionage-held =
    { $count ->
        [0] ESPIONAJE: ninguna en tu mano de { $total }
       *[other] ESPIONAJE: { $count } en tu mano de { $total }
    }
marked = Con marco: { $card }.
card-line = **{ $card }** ({ $cost }): { $effects }
short-of = *Falta: { $lacking }.*

recycle-a-card = Reciclar una carta
recycle = Reciclar { $card }
recycle-question = ¿Qué carta reciclas?
mulligan = Cambiar la mano
mulligan-question =
    { $held ->
        [one] ¿Descartar toda tu mano, de 1 carta,
       *[other] ¿Descartar toda tu mano, de { $held } cartas,
    } y { $count ->
        [0] no robar ninguna
        [one] robar 1 carta
       *[other] robar { $count } cartas
    }?
mulligan-hint =
    { $count ->
        [0] Descarta todo ({ $held }), no robes nada
        [one] Descarta todo ({ $held }), roba 1 carta
       *[other] Descarta todo ({ $held }), roba { $count } cartas
    }
pass-button = Pasar
give-no-order = No dar ninguna orden
play-no-espionage = No jugar ESPIONAJE ahora
discard = Descartar { $card }
make-them-discard = Hacer que descarte { $card }
take = Tomar { $card }
play =
    Jugar { $card }{ $on ->
        [none] { "" }
       *[other] { " " }sobre { $on_card } de { $on } ({ $on_number })
    }{ $branch ->
        [none] { "" }
       *[other] { " " }({ $branch })
    }{ $whom ->
        [none] { "" }
       *[other] { " " }contra { $whom }
    }{ $second ->
        [none] { "" }
       *[other] { " " }para anular { $second_card } de { $second } ({ $second_number })
    }
step-order = Sobre { $card } de { $name } ({ $number })
question-order = ¿Sobre qué orden juegas { $card }?
question-branch = ¿Qué hará { $card }?
step-target = Contra { $name }
question-target = ¿Contra quién juegas { $card }?
step-second = Anular { $card } de { $name } ({ $number })
question-second = ¿Qué orden anula { $card }?
caution = ¿Jugar { $card } contra { $name }? Lo ve todo el mundo, y se paga el coste.
hint-cost = Cuesta { $cost }
changes-nothing = No cambia nada
nullifies = Anula { $card } de { $name }
cards-in-hand =
    { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
not-asked = Puedes pasar cuando se te pida responder. El tablero dice a quién le toca.

auto-reply-turn = Pasar este turno
auto-reply-pass = Pasar hasta mi turno
auto-reply-target = Pasar si no soy el objetivo
auto-reply-assault = Pasar si no es un Asalto
auto-reply-worth = Pasar si cuesta menos de { $number }
auto-reply-always = Pasar siempre

first-rolls = Dos dados cada cual: { $rolls }.
rolls = { LIST($rolls) }
rolls-then = { $before }; luego { $rolls }
roll = { $who } { $number }
begins =
    { $who ->
        [you] Empiezas tú.
       *[other] Empieza { $who }.
    }
turn-began = Turno { $turn }: { $who }.
collected =
    { $who ->
        [you] Recogiste
       *[other] { $who } recogió
    } { $labor } TRABAJO, { $research } CIENCIA, { $ammo } OBUSES y { $army } EJÉRCITO.
turns-passed =
    { $number ->
        [one] Ya nadie tiene cartas, así que el último turno pasa solo.
       *[other] Ya nadie tiene cartas, así que los últimos { $number } turnos pasan solos.
    }
reshuffled =
    { $number ->
        [one] Se acabó el mazo: 1 carta descartada forma el nuevo.
       *[other] Se acabó el mazo: { $number } cartas descartadas forman el nuevo.
    }
left-war =
    { $who ->
        [you] Dejaste la guerra.
       *[other] { $who } dejó la guerra.
    }
fell =
    { $who ->
        [you] Estás fuera: tu CIUDAD ha caído.
       *[other] { $who } queda fuera: su CIUDAD ha caído.
    }
ended-city =
    { $who ->
        [you] Ganaste la guerra: ¡tu CIUDAD es lo bastante grande!
       *[other] { $who } ganó la guerra: ¡su CIUDAD es lo bastante grande!
    }
ended-last-standing =
    { $who ->
        [you] ¡Ganaste la guerra: solo quedas tú!
       *[other] ¡{ $who } ganó la guerra: no queda nadie más!
    }
ended-turn-limit =
    { $who ->
        [you] ¡Ganaste la guerra al acabarse los turnos!
       *[other] ¡{ $who } ganó la guerra al acabarse los turnos!
    }
ended-shared-city = Victoria compartida: { LIST($names) }. ¡Las CIUDADES ya son lo bastante grandes!
ended-shared-last-standing = Victoria compartida: { LIST($names) }. ¡No queda nadie más!
ended-shared-turn-limit = Victoria compartida: { LIST($names) }. ¡Se acabaron los turnos!
you-first = Tú

order-skipped =
    { $who ->
        [you] No tienes cartas que jugar.
       *[other] { $who } no tiene cartas que jugar.
    }
another-order =
    { $who ->
        [you] { $card } te deja dar otra orden.
       *[other] { $card } deja a { $who } dar otra orden.
    }
another-order-out-of-turn =
    { $who ->
        [you] { $card } te deja dar otra orden, fuera de turno.
       *[other] { $card } deja a { $who } dar otra orden, fuera de turno.
    }
order-played =
    { $who ->
        [you] Jugaste
       *[other] { $who } jugó
    } { $card }{ $on ->
        [none] { "" }
        [you] { " " }sobre tu carta { $on_card }
       *[other] { " " }sobre { $on_card } de { $on }
    }{ $branch ->
        [none] { "" }
       *[other] { " " }({ $branch })
    }{ $whom ->
        [none] { "" }
        [you] { " " }contra ti
       *[other] { " " }contra { $whom }
    }{ $second ->
        [none] { "" }
        [you] { " " }para anular tu carta { $second_card }
       *[other] { " " }para anular { $second_card } de { $second }
    }.
order-answered =
    { $who ->
        [you] Respondiste
       *[other] { $who } respondió
    } con { $card }{ $on ->
        [none] { "" }
        [you] { " " }sobre tu carta { $on_card }
       *[other] { " " }sobre { $on_card } de { $on }
    }{ $branch ->
        [none] { "" }
       *[other] { " " }({ $branch })
    }{ $whom ->
        [none] { "" }
        [you] { " " }contra ti
       *[other] { " " }contra { $whom }
    }{ $second ->
        [none] { "" }
        [you] { " " }para anular tu carta { $second_card }
       *[other] { " " }para anular { $second_card } de { $second }
    }.
passed =
    { $who ->
        [you] Pasaste.
       *[other] { $who } pasó.
    }
nullified =
    { $by ->
        [you] Tu carta { $by_card }
       *[other] { $by_card } de { $by }
    } anuló { $who ->
        [you] tu carta { $card }
       *[other] { $card } de { $who }
    }.
resolved =
    { $who ->
        [you] Tu carta { $card } hace efecto.
       *[other] { $card } de { $who } hace efecto.
    }
resolved-as =
    { $who ->
        [you] Tu carta { $card } hace efecto como { $copied }.
       *[other] { $card } de { $who } hace efecto como { $copied }.
    }
fizzled =
    { $who ->
        [you] Tu carta { $card } no tenía sobre qué actuar.
       *[other] { $card } de { $who } no tenía sobre qué actuar.
    }

added =
    { $who ->
        [you] Ganaste { $number } { $area }; ahora tienes { $now }.
       *[other] { $who } ganó { $number } { $area }; ahora tiene { $now }.
    }
assaulted =
    { $whom ->
        [you] { $who } te asaltó
       *[other] { $who ->
            [you] Asaltaste a { $whom }
           *[other] { $who } asaltó a { $whom }
        }
    } con { $number }: { $lost ->
        [both] { $wall } de MURO y { $city } de CIUDAD menos
        [wall] { $wall } de MURO menos
        [city] { $city } de CIUDAD menos
       *[nothing] sin daños
    }{ $saved ->
        [true] ; una ÚLTIMA DEFENSA salvó la CIUDAD
       *[false] { "" }
    }.
destroyed =
    { $who ->
        [you] Destruiste
       *[other] { $who } destruyó
    } { $number } { $area } { $whom ->
        [you] de tu base
       *[other] de { $whom }
    } (quedan { $now }){ $saved ->
        [true] ; una ÚLTIMA DEFENSA salvó la CIUDAD
       *[false] { "" }
    }.
sacrificed =
    { $who ->
        [you] Sacrificaste
       *[other] { $who } sacrificó
    } { $number } { $area } (quedan { $now }).
final-stand-began =
    { $who ->
        [you] Comienza tu ÚLTIMA DEFENSA: tu CIUDAD no puede bajar de 1 hasta tu próximo turno.
       *[other] Comienza la ÚLTIMA DEFENSA de { $who }: su CIUDAD no puede bajar de 1 hasta su próximo turno.
    }
final-stand-ended =
    { $who ->
        [you] Tu ÚLTIMA DEFENSA se acabó.
       *[other] La ÚLTIMA DEFENSA de { $who } se acabó.
    }

hacked =
    { $whom ->
        [you] { $who } miró tu mano.
       *[other] { $who ->
            [you] Miraste la mano de { $whom }.
           *[other] { $who } miró la mano de { $whom }.
        }
    }
discarded-recycle =
    { $who ->
        [you] { $cards ->
            [none] No reciclaste nada.
           *[other] Reciclaste { $cards }.
        }
       *[other] { $cards ->
            [none] { $who } no recicló nada.
           *[other] { $who } recicló { $cards }.
        }
    }
discarded-mulligan =
    { $who ->
        [you] { $cards ->
            [none] Cambiaste la mano y no descartaste nada.
           *[other] Cambiaste la mano y descartaste { $cards }.
        }
       *[other] { $cards ->
            [none] { $who } cambió la mano y no descartó nada.
           *[other] { $who } cambió la mano y descartó { $cards }.
        }
    }
discarded-discard =
    { $who ->
        [you] { $cards ->
            [none] No descartaste nada.
           *[other] Descartaste { $cards }.
        }
       *[other] { $cards ->
            [none] { $who } no descartó nada.
           *[other] { $who } descartó { $cards }.
        }
    }
discarded-hack =
    { $who ->
        [you] { $cards ->
            [none] No perdiste nada por un HACKEO.
           *[other] Perdiste { $cards } por un HACKEO.
        }
       *[other] { $cards ->
            [none] { $who } no perdió nada por un HACKEO.
           *[other] { $who } perdió { $cards } por un HACKEO.
        }
    }
discarded-emp = { discarded-discard }
discarded-eliminated =
    { $who ->
        [you] { $cards ->
            [none] No dejaste ninguna carta.
           *[other] Tus cartas van a los descartes: { $cards }.
        }
       *[other] { $cards ->
            [none] { $who } no dejó ninguna carta.
           *[other] Las cartas de { $who } van a los descartes: { $cards }.
        }
    }
took-mulligan =
    { $who ->
        [you] Cambiaste la mano.
       *[other] { $who } cambió la mano.
    }
drew-nothing =
    { $who ->
        [you] No quedaban cartas que pudieras robar.
       *[other] No quedaban cartas que { $who } pudiera robar.
    }
drew-cards =
    { $who ->
        [you] Robaste { $cards }.
       *[other] { $who } robó { $cards }.
    }
drew =
    { $who ->
        [you] Robaste
       *[other] { $who } robó
    } { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }.
took =
    { $who ->
        [you] Tomaste
       *[other] { $who } tomó
    } { $card } de la pila de descartes.
took-nothing =
    { $who ->
        [you] La pila de descartes está vacía, así que no tomaste nada.
       *[other] La pila de descartes está vacía, así que { $who } no tomó nada.
    }
card-changes = { $card }: { $changes }.

kept-espionage =
    { $count ->
        [one] Conservabas 1 carta de ESPIONAJE que puedes pagar.
       *[other] Conservabas { $count } cartas de ESPIONAJE que puedes pagar.
    }
lacking =
    { $count ->
        [one] Te falta 1 recurso para pagar { $card }.
       *[other] Te faltan { $count } recursos para pagar { $card }.
    }
payable-now = Ahora puedes pagar { $card }.
payable = Podrías pagar { $bound ->
        [at_least] al menos{ " " }
        [at_most] como mucho{ " " }
       *[exactly] { "" }
    }{ $count ->
        [one] 1 carta
       *[other] { $count } cartas
    } de tu mano en lugar de { $before }.
choices-discard =
    { $count ->
        [one] Después podrías cambiar por otra la única carta de tu mano.
       *[other] Después podrías cambiar por otra una de las { $count } cartas de tu mano.
    }
choices-hack =
    { $count ->
        [one] Después podrías hacer descartar la única carta de esa mano.
       *[other] Después podrías hacer descartar una de las { $count } cartas de esa mano.
    }
choices-take =
    { $count ->
        [one] Después podrías tomar la única carta de la pila de descartes.
       *[other] Después podrías tomar una de las { $count } cartas de la pila de descartes.
    }
expected-answer =
    { $count ->
        [one] En 1 de { $worlds } mundos imaginados, un enemigo respondería con { $card }.
       *[other] En { $count } de { $worlds } mundos imaginados, un enemigo respondería con { $card }.
    }
no-answer-expected = A nadie le convendría responder.
ready = { $card } podía jugarse: quien la tiene puede pagarla.
costs =
    { $count ->
        [one] { $card } cuesta 1 recurso.
       *[other] { $card } cuesta { $count } recursos.
    }
costs-most =
    { $count ->
        [one] { $card } cuesta 1 recurso
       *[other] { $card } cuesta { $count } recursos
    }, y ninguna otra carta de esa mano cuesta más de { $before }.

final-stand = { card-final-stand.short }
goal-in-picture = Meta CIUDAD { $city }
left-the-war = Dejó la guerra
city-has-fallen = La CIUDAD ha caído
last-answers = últimas respuestas
short-by =
    { $number ->
        [one] falta { $number }
       *[other] faltan { $number }
    }
state-nullified = anulada
state-done = cumplida
no-cards = Sin cartas
kind-and-copies =
    { $count ->
        [one] { $kind } · 1 copia
       *[other] { $kind } · { $count } copias
    }
somebody-won = Ganó { $name }
won = victoria
shared-victory = Victoria compartida
city-was-enough = Bastó con CIUDAD { $city }
nobody-is-left = No queda nadie más
most-city = Más CIUDAD, luego MURO, tras { $turns } turnos
turning-point-at = Decisivo: turno { $turn }

heading-kind = Tipo
heading-cost = Coste
heading-copies = En el mazo
heading-printed = Impreso o nuestro
copies =
    { $count ->
        [one] 1 copia
       *[other] { $count } copias
    }
card-in-words = La carta { $card }. { $effects }
from-rulebook = El reglamento nombra esta carta; la redacción es nuestra.
from-house = No se conoce la carta impresa; esta es nuestra.
deck-line = { $count } × **{ $card }** · { $kind }, { $cost } · { $provenance }: { $effects }
printed = Impreso: { $parts }.
ours = Nuestro: { $parts }.
printed-cost = cuesta { $cost }
printed-emp-discharge = roba 6
printed-final-stand = no bajar de 1
printed-copy-order = a 0

moment = Turno { $turn }

preset-classic = Clásica
preset-quick = Rápida
option-win-city = CIUDAD para ganar
option-wall = MURO
option-city = CIUDAD
option-resources = Recursos
option-production = Producción
option-max-turns = Turnos
option-resolution = Orden del ESPIONAJE
value-win-city = se gana con { $number } de CIUDAD
value-win-city-short = se gana con { $number } de CIUDAD, partida corta
value-win-city-long = se gana con { $number } de CIUDAD, partida larga
value-wall = { $number } de MURO al empezar
value-city = { $number } de CIUDAD al empezar
value-resources = { $number } de cada recurso al empezar
value-production = { $number } de cada producción al empezar
value-max-turns = { $number } turnos como mucho
value-resolution-target = en sentido horario desde el primer objetivo del turno
value-resolution-active = en sentido horario desde quien tiene el turno
terms-resolution-target = el ESPIONAJE se cumple en sentido horario desde el primer objetivo del turno
terms-resolution-active = el ESPIONAJE se cumple en sentido horario desde quien tiene el turno
players =
    { $count ->
        [one] 1 jugador
       *[other] { $count } jugadores
    }

topic-overview = resumen
rules-overview =
    De dos a cuatro Grafmarshalls levantan una CIUDAD tras un MURO e intentan derribar las demás. En tu turno recoges recursos y das una orden: juegas una OPERACIÓN, y los demás pueden responder con ESPIONAJE. El ESPIONAJE es violeta; todas las demás cartas son OPERACIONES. Gana quien tenga 50 de CIUDAD al final de cualquier turno; también la última persona cuya CIUDAD siga en pie.

    El tablero público muestra todas las bases y lo que hay en la mesa. **{ my-hand }** muestra tus cartas y lo que puedes pagar; solo lo ves tú.

topic-turn = turno
rules-turn =
    1. **Recogida**: cada recurso crece según su producción: TRABAJO por FÁBRICA, CIENCIA por LAB, OBUSES por SILO, EJÉRCITO por CUARTEL.
    2. **Da una orden**, exactamente una de estas:
    • *Jugar* una OPERACIÓN de tu mano. Su coste se paga enseguida.
    • *Reciclar*: descartas una carta y robas otra.
    • *Cambiar la mano*: descartas toda tu mano y robas una carta menos.
    3. **Niebla de guerra**: antes de que acabe el turno, cada rival que no haya jugado una carta de ESPIONAJE en él puede jugar una.
    4. **Final**: quien tenga bastante CIUDAD gana. Si no, le toca a quien va después.

    Por cada carta que juegas, robas una.

topic-base = base
rules-base = De la **CIUDAD** vives: con 0 quedas fuera. El **MURO** recibe los asaltos antes que la CIUDAD. La **producción** va de 1 a 6 y se ve como cuadrados. Los **recursos** pagan las cartas; puede haber cualquier cantidad. Una carta que no puedes pagar está en gris, y «faltan 2» junto al coste dice que te faltan 2.

    En la imagen, TRABAJO es un engranaje; CIENCIA, un matraz; OBUSES, un proyectil; EJÉRCITO, un casco.

topic-effects = efectos
rules-effects =
    • **Añade**: crece una zona tuya.
    • **Asalto**: primero cae el MURO del objetivo; lo que sobra golpea la CIUDAD.
    • **Destruye**: baja esa zona del objetivo, haya el MURO que haya.
    • **Sacrifica**: baja una zona tuya; puedes jugar la carta aunque tengas menos.
    • **Elige**: dices cuál de los efectos al jugar la carta.
    • **Juega otra**: das otra orden después.
    • **Descarta**: descartas una carta y robas otra.

    Los efectos ocurren en el orden escrito. `/card` muestra cualquier carta.

topic-answers = respuestas
rules-answers =
    Cuando se juega una OPERACIÓN, se pregunta por turno a cada rival: jugar una carta de ESPIONAJE o pasar. Se puede una vez por turno. Se pregunta a todos por igual, tengan o no una carta que sirva. Solo se salta a quien no tiene cartas o no puede pagar ninguna respuesta. Puedes pasar antes de que te toque responder; eso es definitivo.

    Primero hace efecto el SABOTAJE, empezando por el último, así que un SABOTAJE también se puede anular. Después viene la OPERACIÓN, y luego las respuestas, en sentido horario desde la primera persona a la que apuntó una OPERACIÓN en este turno; si no hay ninguna, desde quien juega la OPERACIÓN. Los costes siguen pagados. Cuando todo ha hecho efecto, cada carta se reemplaza robando otra.

    Mientras se te pregunta, **{ pass-button }** está también bajo el tablero. En tu panel, **{ auto-reply-turn }** pasa hasta que acabe el turno, y **Pasar por mí** tiene más opciones.

topic-special-cards = cartas especiales
rules-special-cards =
    • **{ card-sabotage }** anula una orden de la mesa.
    • **{ card-counter-strike }** responde a un asalto contra ti, contra cualquier rival.
    • **{ card-espionage }** copia una orden, con Asalto y Destruye a 0.
    • **{ card-network-hack }** te muestra una mano; eliges una carta de ella, que se descarta.
    • **{ card-latest-intel }** recicla una carta enseguida.
    • **{ card-final-stand }** mantiene tu CIUDAD en 1 o más hasta tu próxima recogida, hagan lo que hagan los demás.
    • **{ card-tried-and-true }** toma una carta de la pila de descartes en lugar de robar.
    • **{ card-emp-discharge }** da seis cartas nuevas a todo el mundo, y otra orden a quien la juega.

topic-winning = ganar
rules-winning =
    Al final de cualquier turno ganas con 50 de CIUDAD (o lo acordado), junto con cualquier otra persona que los tenga. Quien baja a 0 de CIUDAD queda fuera al instante; gana quien quede en pie al final. Si se acaban los turnos, gana la CIUDAD más alta y, si hay empate, el MURO más alto.

    Quien se rinde queda fuera, y los demás siguen.

lesson-base = Tu base
lesson-base-why = Tu CIUDAD está en 15, y aquí se gana con 35; en cada turno recoges recursos y juegas una carta.
lesson-base-task = { card-capital-project } cuesta 13 TRABAJO, y tienes 22. Añade 10 CIUDAD: juégala.
lesson-base-otherwise = Esa es para después; empieza con { card-capital-project }, que te lleva a medio camino.
lesson-exchanging = Eso es para una carta o una mano que no puedes usar o pagar.

lesson-sabotage = SABOTAJE en respuesta
lesson-sabotage-why = { card-capital-project } te llevó a 25 de CIUDAD, y el Instructor juega { card-fire-bombing } contra ti: 3 MURO y 4 CIUDAD.
lesson-sabotage-task = En turnos ajenos puedes responder con una carta de ESPIONAJE: con { card-sabotage }, la orden no hace nada.
lesson-sabotage-pass = Entonces pierdes 3 MURO y 4 CIUDAD. Puedes impedirlo.
lesson-sabotage-copy = Una copia de { card-fire-bombing } no destruye nada, y la orden te alcanzaría igualmente.
lesson-sabotage-otherwise = Responde con { card-sabotage }.

lesson-assault = Asalto
lesson-assault-why = { card-fire-bombing } no hizo nada, aunque el Instructor la pagó: tu CIUDAD sigue en 25.
lesson-assault-task = El Asalto golpea primero el MURO: { card-standard-formation } quita 7 de los 20 del Instructor.
lesson-assault-otherwise = Una carta para otro turno; este paso trata de { card-standard-formation }.

lesson-espionage = ESPIONAJE en respuesta
lesson-espionage-why = El MURO del Instructor ha bajado a 13, y ahora juega { card-civic-works }, que añade 9 CIUDAD.
lesson-espionage-task = La carta { card-espionage } copia una orden, menos lo que asalta y destruye: cópiala.
lesson-espionage-pass = Entonces solo el Instructor gana 9 CIUDAD. Toma tu parte.
lesson-espionage-otherwise = Responde con { card-espionage }.

lesson-winning = Ganar
lesson-winning-why = La copia te llevó de 25 a 34 de CIUDAD, y el Instructor tiene 24.
lesson-winning-task = Quien tiene 35 al final de un turno gana: juega { card-civic-works }, que añade 9.
lesson-winning-otherwise = Ahora ganas con todo lo que añada CIUDAD; en esta lección, juega { card-civic-works }.

lesson-end = Tu CIUDAD está en 43, y la partida es tuya.
lesson-end-next = Lo normal es ganar con 50 de CIUDAD; también se gana dejando a 0 todas las demás.
