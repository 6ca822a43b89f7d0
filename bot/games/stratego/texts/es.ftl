## Formas de las piezas: "plural", "one" (un, el único), "the" (el, la), "begin" (El, La), "of" (del, de la), "to" (al, a la),
## "beaten" (a un, al único).

name = Stratego
gist = Dos ejércitos ocultos: captura la Bandera enemiga antes de que caiga la tuya.

piece-marshal = Mariscal
    .plural = Mariscales
    .one = el Mariscal
    .the = el Mariscal
    .begin = El Mariscal
    .of = del Mariscal
    .to = al Mariscal
    .beaten = al Mariscal
piece-general = General
    .plural = Generales
    .one = el General
    .the = el General
    .begin = El General
    .of = del General
    .to = al General
    .beaten = al General
piece-colonel = Coronel
    .plural = Coroneles
    .one = un Coronel
    .the = el Coronel
    .begin = El Coronel
    .of = del Coronel
    .to = al Coronel
    .beaten = a un Coronel
piece-major = Comandante
    .plural = Comandantes
    .one = un Comandante
    .the = el Comandante
    .begin = El Comandante
    .of = del Comandante
    .to = al Comandante
    .beaten = a un Comandante
piece-captain = Capitán
    .plural = Capitanes
    .one = un Capitán
    .the = el Capitán
    .begin = El Capitán
    .of = del Capitán
    .to = al Capitán
    .beaten = a un Capitán
piece-lieutenant = Teniente
    .plural = Tenientes
    .one = un Teniente
    .the = el Teniente
    .begin = El Teniente
    .of = del Teniente
    .to = al Teniente
    .beaten = a un Teniente
piece-sergeant = Sargento
    .plural = Sargentos
    .one = un Sargento
    .the = el Sargento
    .begin = El Sargento
    .of = del Sargento
    .to = al Sargento
    .beaten = a un Sargento
piece-miner = Minador
    .plural = Minadores
    .one = un Minador
    .the = el Minador
    .begin = El Minador
    .of = del Minador
    .to = al Minador
    .beaten = a un Minador
piece-scout = Explorador
    .plural = Exploradores
    .one = un Explorador
    .the = el Explorador
    .begin = El Explorador
    .of = del Explorador
    .to = al Explorador
    .beaten = a un Explorador
piece-spy = Espía
    .plural = Espías
    .one = el Espía
    .the = el Espía
    .begin = El Espía
    .of = del Espía
    .to = al Espía
    .beaten = al Espía
piece-bomb = Bomba
    .plural = Bombas
    .one = una Bomba
    .the = la Bomba
    .begin = La Bomba
    .of = de la Bomba
    .to = a la Bomba
    .beaten = a una Bomba
piece-flag = Bandera
    .plural = Banderas
    .one = la Bandera
    .the = la Bandera
    .begin = La Bandera
    .of = de la Bandera
    .to = a la Bandera
    .beaten = a la Bandera
piece-unknown = Pieza
    .plural = Piezas
    .one = una pieza
    .the = la pieza
    .begin = La pieza
    .of = de la pieza
    .to = a la pieza
    .beaten = a una pieza

ranked-piece = { $piece } ({ $symbol })

alt-diamond = Rombo
alt-disc = Disco

formation-corner-keep = Torreón del rincón
formation-empty-vault = Bóveda vacía
formation-barred-wings = Alas cerradas
formation-left-hook = Gancho de izquierda
formation-scout-storm = Tormenta exploradora
formation-middle-vault = Bóveda central
formation-thin-line = Línea fina
formation-twin-posts = Puestos gemelos
formation-short-fence = Valla corta
formation-broad-front = Frente amplio

aim-corner-keep = La Bandera en el rincón izquierdo tras Bombas, un falso torreón a la derecha
aim-empty-vault = El rincón derecho parece fortificado, pero la Bandera está en otra parte
aim-barred-wings = Las Bombas cierran los pasos de fuera; la lucha llega a un centro fuerte
aim-left-hook = Casi toda la fuerza a la izquierda para un gran empujón
aim-scout-storm = Seis Exploradores delante para saber enseguida, oficiales justo detrás
aim-middle-vault = La Bandera en la segunda fila entre Bombas, los altos oficiales delante
aim-thin-line = Dos Exploradores muy avanzados, la Bandera en el rincón junto a su Bomba
aim-twin-posts = Dos puestos, para que la única Bomba no delate nada
aim-short-fence = Dos Bombas cierran el rincón, todo lo demás queda fuera
aim-broad-front = Una pieza por cada paso, la Bandera oculta en el medio

gist-corner-keep = Bandera a la izquierda y farol
gist-empty-vault = El rincón fuerte es un farol
gist-barred-wings = Bombas cierran los lados
gist-left-hook = Toda la fuerza a la izquierda
gist-scout-storm = Seis Exploradores miran antes
gist-middle-vault = Bandera tapiada, jefes delante
gist-thin-line = Bandera al rincón con su Bomba
gist-twin-posts = Dos puestos, una Bomba
gist-short-fence = Dos Bombas cierran el rincón
gist-broad-front = Una pieza por cada paso

option-preset = Reglas
option-preset-house = de la casa: la pieza que defiende y gana sigue oculta, dos pueden volver
option-preset-classic = clásicas: se anuncia cada combate
option-preset-tournament = de torneo: recuerdas los rangos, sin persecuciones sin fin
option-preset-old-us = EE. UU. antiguas: 1 es el rango más alto

option-army = Ejército
option-army-full = completo, 40 piezas por bando
option-army-barrage = Barrage, 8 piezas por bando, rápido
option-army-duel = Duelo, 10 piezas por bando, rápido

option-duel-rows = Filas de un Duelo
option-duel-rows-3 = despliegue en 3 filas
option-duel-rows-4 = despliegue en 4 filas

option-default = según las reglas

option-numbering = Números
option-numbering-ten-high = el 10 es el Mariscal
option-numbering-one-high = el 1 es el Mariscal

option-spy-attack = Espía que ataca
option-spy-attack-marshal = solo vence al Mariscal
option-spy-attack-any-rank = vence a todo menos a las Bombas

option-spy-vs-spy = Espía contra Espía
option-spy-vs-spy-both-removed = se retiran ambos
option-spy-vs-spy-attacker-wins = gana el que ataca

option-aggressor-advantage = Rangos iguales
option-aggressor-advantage-off = se retiran ambos
option-aggressor-advantage-on = gana el que ataca

option-silent-defense = Pieza que defiende y gana
option-silent-defense-off = se anuncia
option-silent-defense-on = sigue secreta

option-rescue = Rescate
option-rescue-off = las piezas capturadas no vuelven
option-rescue-limited = dos pueden volver, por la última fila
option-rescue-open = sin límites, una por cada entrada

option-scout = Exploradores
option-scout-run-and-attack = pueden atacar tras una carrera
option-scout-run-or-attack = corren o atacan

option-two-square = Vaivén
option-two-square-0 = sin límite
option-two-square-crossings =
    { $count ->
        [one] { $count } cruce seguido de un mismo borde
       *[other] { $count } cruces seguidos de un mismo borde
    }

option-more-squares = Persecuciones
option-more-squares-off = sin fin
option-more-squares-on = no pueden repetir una posición

option-memory-aid = Ayuda de memoria
option-memory-aid-on = el tablero guarda lo revelado
option-memory-aid-off = hay que recordar

option-both-stuck = Ningún bando puede mover
option-both-stuck-loss = pierde quien tenga que mover
option-both-stuck-draw = la partida termina en empate

choose-classic = Clásicas
choose-quick = Rápidas
choose-house = Reglas de la casa
choose-open-rescue = Rescate libre

preset-house = Reglas de la casa
preset-classic = Reglas clásicas
preset-tournament = Reglas de torneo
preset-old-us = Reglas de EE. UU. antiguas

army-full = ejército completo
army-barrage = Barrage
army-duel = Duelo

terms-duel-rows = { $army } en { $number } filas
terms-unused-rows = { $army } ({ $number } filas: solo en Duelos)

changed-numbering = números: { $meaning }
changed-spy-attack = Espía que ataca: { $meaning }
changed-spy-vs-spy = Espía contra Espía: { $meaning }
changed-aggressor-advantage = rangos iguales: { $meaning }
changed-silent-defense = pieza que defiende y gana: { $meaning }
changed-rescue = rescate: { $meaning }
changed-scout = Exploradores: { $meaning }
changed-two-square = vaivén: { $meaning }
changed-more-squares = persecuciones: { $meaning }
changed-memory-aid = ayuda de memoria: { $meaning }
changed-both-stuck = ningún bando puede mover: { $meaning }

title-set-up = { name }: despliegue
title-play = { name }: jugada { $number }
title-over = { name }: la partida ha terminado

status-won = { $who } ganó la partida.
status-no-result = { no-result }.
status-draw = { draw }.
status-arrange = Falta el despliegue secreto de { LIST($names) }
status-move = Turno de { $who }
status-rescue = { $who } puede recuperar una pieza capturada

no-result = La partida no tiene resultado
draw = La partida termina en empate

draw-open =
    { $reader ->
        [offerer] Ofreces empate. { $other } puede aceptarlo, o rechazarlo con una jugada.
        [other] { $who } ofrece empate. Puedes aceptarlo, o rechazarlo con una jugada.
       *[nobody] { $who } ofrece empate. { $other } puede aceptarlo, o rechazarlo con una jugada.
    }
draw-without-attack =
    { $count ->
        [one] Si nadie ataca, la partida terminará en empate en { $count } jugada.
       *[other] Si nadie ataca, la partida terminará en empate en { $count } jugadas.
    }
draw-by-limit =
    { $count ->
        [one] La partida terminará en empate en { $count } jugada.
       *[other] La partida terminará en empate en { $count } jugadas.
    }

known-pieces = { ranked-piece } { $squares }
fact-hidden = Ocultas en { $squares }
fact-moved = Movidas y aún ocultas en { $squares }
fact-seen = Vistas por el enemigo en { $squares }
square-range = { $start } a { $end }
fact-beaten = { $square } ha vencido { LIST($pieces) }
beaten-piece = { FORM($piece, "beaten") } ({ $symbol })
fact-left =
    { $count ->
        [one] Queda { $count } pieza
       *[other] Quedan { $count } piezas
    }
fact-lost = Pérdidas: { LIST($pieces) }
fact-lost-nothing = Sin pérdidas
counted-piece =
    { $count ->
        [one] { $count } { $piece }
       *[other] { $count } { FORM($piece, "plural") }
    }
fact-came-back =
    { $count ->
        [one] Volvió { $count } pieza capturada
       *[other] Volvieron { $count } piezas capturadas
    }

began-as = Despliegue inicial de { $who }, primera fila arriba
turning-point = Momento decisivo
turning-point-text = Jugada { $move }: { $fight }

title-arrange = Despliega tus piezas y pulsa { ready }
title-ready = Todo listo, esperando a { $enemy }
title-move = Tu turno
title-move-column = Tu turno: elige una columna
title-rescue = ¿Recuperar una pieza?
title-waiting = Esperando a { $enemy }
title-won = Ganaste la partida
title-lost = Perdiste la partida

advice-arrange = Tus piezas llevan el { $shape }. Elige una formación o intercambia dos casillas, y luego pulsa **{ ready }**. Nadie más ve tus piezas.
advice-ready = Ya has desplegado. El juego empieza cuando { $enemy } también termine.
advice-move = **Es tu turno, { $who }.** Elige una pieza y después adónde va.
advice-rescue = Tu pieza de { $square } llegó a la última fila del enemigo. Puedes recuperar una pieza capturada en una casilla vacía de tus cuatro filas. Todo el mundo sabrá cuál es.
advice-rescue-by-scout = Tu Explorador de { $square } llegó a la última fila del enemigo. Un Explorador no rescata a nadie. Pulsa **{ return-nobody }**: así nadie ve que es un Explorador.

enemy-is-ready = { $enemy } ya ha desplegado y espera.
enemy-sets-up = { $enemy } también despliega en secreto.
you-move-first = Mueves primero.
changes-left =
    { $count ->
        [0] Ya no puedes cambiarlo.
        [one] Puedes cambiarlo { $count } vez más.
       *[other] Puedes cambiarlo { $count } veces más.
    }

your-formation = Tu formación, primera fila arriba
your-army = Tu ejército
formations-to-choose = Formaciones para elegir

your-army-piece =
    { $count ->
        [one] **{ $symbol }** { $count } { $piece }
       *[other] **{ $symbol }** { $count } { FORM($piece, "plural") }
    }
aimed-formation = { $number } **{ $formation }**: { $aim }

alt-picked = Elegiste { $square }.
alt-may-choose = Puedes elegir { $squares }.
alt-may-go = Puede ir a { $squares }.
alt-may-come-back = Una pieza puede volver en { $squares }.
alt-may-swap = Puede cambiar de lugar con { $squares }.
alt-may-attack = Puede atacar { $squares }.
alt-last-move = Última jugada: { $start } a { $end }.
alt-rows = Filas { $first } a { $last }, desde arriba.
alt-fact = { $who }: { $fact }
alt-is-ready = { $who } ya ha desplegado.
alt-sets-up = { $who } despliega en secreto.
alt-own-pieces = Tus { $count } piezas, con el { $shape }, de izquierda a derecha.
alt-row = Fila { $number }: { $symbols }.
alt-formation = Tienes la formación { $formation }.
alt-formations = Formaciones para elegir.
alt-turning-point = Momento decisivo: { $fight }

ready = Todo listo
ready-hint = El juego empieza cuando ambos bandos terminen
ready-question = Tu Bandera está en la primera fila, donde cualquier pieza puede llegar. ¿Quieres empezar así?
not-ready = Aún no
not-ready-hint = Seguir desplegando
mirror = Reflejar
mirror-hint = Intercambiar izquierda y derecha
shuffle = Mezclar
shuffle-hint = Otro despliegue, como los que hace la gente

choose-formation = Elegir una formación
choose-formation-question = **¿Qué formación?**
numbered-formation-gist = { $number } { $formation }: { $gist }
numbered-formation = { $number } { $formation }
choice-formation = Tomar { $formation }

swap-squares = Intercambiar dos casillas
square-with-piece = { $square } { $piece }
square-empty = { $square } (vacía)
swap-column = ¿En qué columna está la primera pieza?
swap-which = ¿Qué pieza intercambias?
which-piece = ¿Qué pieza de la columna { $column }?
swap-other-column = Intercambiar { $square }: ¿en qué columna está la otra casilla?
swap-other = ¿Con qué casilla intercambias { $square }?
swap-with = con { $square }
choice-swap = Intercambiar { $square } con { $other }

standing-piece = { $piece } { $square }
where-to-go = ¿Adónde va { FORM($piece, "the") } de { $square }?
to-square = a { $square }
attack-square = atacar { $square }: { $known }
choice-move = { $piece } { $start } a { $end }
choice-move-question = ¿Mover { FORM($piece, "the") } de { $start } a { $end }?
choice-attack = { $piece } { $start } ataca { $end }
choice-attack-question = ¿Atacar { $end } con { FORM($piece, "the") } de { $start }? Lo que hay allí: { $known }.
attack-hint = { CAPITAL($known) }
unknown-piece =
    { $moved ->
        [true] desconocida, ya se movió
       *[false] desconocida
    }
unknown-piece-that-beat =
    { $moved ->
        [true] desconocida, venció { LIST($pieces) }, ya se movió
       *[false] desconocida, venció { LIST($pieces) }
    }

return-column = ¿En qué columna vuelve { FORM($piece, "the") }?
return-where = ¿Dónde vuelve { FORM($piece, "the") }?
return-square = ¿Qué casilla de la columna { $column }?
return-hint = Todo el mundo sabrá cuál es
choice-return = Recuperar { $piece } en { $square }
return-nobody = No recuperar nada
return-nobody-hint = Tu turno termina

offer-draw = Ofrecer empate
offer-draw-hint = Después haz tu jugada; tu rival puede aceptar
accept-draw = Aceptar el empate
accept-draw-hint = Termina la partida
accept-draw-question = ¿Aceptar el empate? La partida termina al instante y nadie gana.
decline-draw = Rechazar el empate
decline-draw-hint = Mover también lo rechaza

write-formation = Escribir una formación
field-formation = Formación
write-hint-full = Cuatro líneas de diez símbolos, tu primera fila arriba; o: intercambia a1 d4
write-hint-small = Cuatro líneas de diez símbolos, tu primera fila arriba, . si está vacía; o: intercambia a1 d4
typed-swap = intercambia intercambiar cambia cambiar
typed-between = a y e con por toma captura ataca
save-formation = Guardar esta formación
saved-formations = Formaciones guardadas
use-saved-formation = Usar una de tus formaciones
no-saved-formation = Aún no tienes formaciones guardadas para esta partida.

set-up-began =
    { $reader ->
        [red] Mueves primero, contra ● { $blue }.
        [blue] ◆ { $red } mueve primero, contra ti.
       *[nobody] ◆ { $red } mueve primero, contra ● { $blue }.
    }
arranged-preset = Tomaste la formación { $formation }.
arranged-text = Cambiaste toda tu formación.
arranged-swap = Intercambiaste dos casillas.
arranged-mirror = Reflejaste tu formación.
arranged-random = Mezclaste tus piezas.
became-ready =
    { $who ->
        [you] Terminaste tu despliegue.
       *[other] { $who } terminó su despliegue.
    }
became-unready =
    { $who ->
        [you] Vuelves a desplegar.
       *[other] { $who } vuelve a desplegar.
    }
play-began =
    { $who ->
        [you] Empieza el juego. Mueves primero.
       *[other] Empieza el juego. { $who } mueve primero.
    }
moved =
    { $who ->
        [you] Moviste de { $start } a { $end }.
       *[other] { $who } movió de { $start } a { $end }.
    }
moved-running =
    { $who ->
        [you] Corriste con un Explorador de { $start } a { $end }.
       *[other] { $who } corrió con un Explorador de { $start } a { $end }.
    }

fought-flag =
    { $reader ->
        [attacker] Tu { $attacker } atacó { $end } desde { $start } ¡y tomó la { $defender } de { $enemy }!
        [defender] { FORM($attacker, "begin") } de { $who } atacó { $end } desde { $start } ¡y tomó tu { $defender }!
       *[nobody] { FORM($attacker, "begin") } de { $who } atacó { $end } desde { $start } ¡y tomó la { $defender } de { $enemy }!
    }
fought-attacker =
    { $reader ->
        [attacker] Tu { $attacker } atacó { $end } desde { $start } y venció { FORM($defender, "to") } de { $enemy }.
        [defender] { FORM($attacker, "begin") } de { $who } atacó { $end } desde { $start } y venció a tu { $defender }.
       *[nobody] { FORM($attacker, "begin") } de { $who } atacó { $end } desde { $start } y venció { FORM($defender, "to") } de { $enemy }.
    }
fought-defender =
    { $reader ->
        [attacker] Tu { $attacker } atacó { $end } desde { $start } y perdió contra { FORM($defender, "the") } de { $enemy }.
        [defender] { FORM($attacker, "begin") } de { $who } atacó { $end } desde { $start } y perdió contra tu { $defender }.
       *[nobody] { FORM($attacker, "begin") } de { $who } atacó { $end } desde { $start } y perdió contra { FORM($defender, "the") } de { $enemy }.
    }
fought-defender-hidden =
    { $reader ->
        [attacker] Tu { $attacker } atacó { $end } desde { $start } y perdió contra { FORM($defender, "the") } de { $enemy }, que sigue { $defender ->
            [bomb] oculta
           *[other] oculto
        }.
        [defender] { FORM($attacker, "begin") } de { $who } atacó { $end } desde { $start } y perdió contra tu { $defender }, que sigue { $defender ->
            [bomb] oculta
           *[other] oculto
        }.
       *[nobody] { FORM($attacker, "begin") } de { $who } atacó { $end } desde { $start } y perdió contra { FORM($defender, "the") } de { $enemy }, que sigue { $defender ->
            [bomb] oculta
           *[other] oculto
        }.
    }
fought-both-removed =
    { $reader ->
        [attacker] Tu { $attacker } atacó { $end } desde { $start } y dio con { FORM($defender, "the") } de { $enemy }: caen ambas piezas.
        [defender] { FORM($attacker, "begin") } de { $who } atacó { $end } desde { $start } y dio con tu { $defender }: caen ambas piezas.
       *[nobody] { FORM($attacker, "begin") } de { $who } atacó { $end } desde { $start } y dio con { FORM($defender, "the") } de { $enemy }: caen ambas piezas.
    }
fought-unknown =
    { $reader ->
        [attacker] Tu { $attacker } atacó { $end } desde { $start } y perdió. La pieza de { $enemy } sigue oculta.
        [defender] { FORM($attacker, "begin") } de { $who } atacó { $end } desde { $start } y perdió. Tu pieza sigue oculta.
       *[nobody] { FORM($attacker, "begin") } de { $who } atacó { $end } desde { $start } y perdió. La pieza de { $enemy } sigue oculta.
    }

remembered-flag =
    { $reader ->
        [attacker] Atacaste { $end } desde { $start } ¡y tomaste la Bandera de { $enemy }!
        [defender] { $who } atacó { $end } desde { $start } ¡y tomó tu Bandera!
       *[nobody] { $who } atacó { $end } desde { $start } ¡y tomó la Bandera de { $enemy }!
    }
remembered-attacker =
    { $who ->
        [you] Atacaste { $end } desde { $start } y ganaste.
       *[other] { $who } atacó { $end } desde { $start } y ganó.
    }
remembered-defender =
    { $who ->
        [you] Atacaste { $end } desde { $start } y perdiste.
       *[other] { $who } atacó { $end } desde { $start } y perdió.
    }
remembered-both-removed =
    { $who ->
        [you] Atacaste { $end } desde { $start }, y cayeron ambas piezas.
       *[other] { $who } atacó { $end } desde { $start }, y cayeron ambas piezas.
    }
remembered-rescue =
    { $who ->
        [you] Recuperaste una pieza capturada en { $square }.
       *[other] { $who } recuperó una pieza capturada en { $square }.
    }

rescue-offered =
    { $who ->
        [you] Llegaste a la última fila del enemigo en { $square }.
       *[other] { $who } llegó a la última fila del enemigo en { $square }.
    }
rescued =
    { $who ->
        [you] Recuperaste { FORM($piece, "one") } en { $square }.
       *[other] { $who } recuperó { FORM($piece, "one") } en { $square }.
    }
rescue-declined =
    { $who ->
        [you] No recuperaste ninguna pieza.
       *[other] { $who } no recuperó ninguna pieza.
    }
draw-offered =
    { $who ->
        [you] Ofreces empate.
       *[other] { $who } ofrece empate.
    }
draw-declined =
    { $who ->
        [you] Rechazaste el empate.
       *[other] { $who } rechazó el empate.
    }

no-moves-left =
    { $who ->
        [you] Ya no puedes mover.
       *[other] { $who } ya no puede mover.
    }
drawn-agreed = La partida termina en empate, de común acuerdo.
drawn-both-immobile = La partida termina en empate: ningún bando puede mover ya.
drawn-quiet = La partida termina en empate: hace demasiado que nadie ataca.
drawn-max-plies = La partida termina en empate: se llegó al límite de jugadas.
drawn-void = La partida se abandonó antes de que empezara el juego, así que nadie ganó ni perdió.
won =
    { $who ->
        [you] Ganaste la partida.
       *[other] { $who } ganó la partida.
    }
both-began-as = ◆ empezó así: { $red }; ● así: { $blue } (primera fila arriba).

hint-taken = Tomabas la pieza de { $square }.
hint-lost = Perdías la pieza que atacó { $square }.
hint-learned = Averiguabas qué había en { $square }.
hint-target = Después podías tomar la pieza de { $square }.
hint-danger = Después el enemigo podía tomar tu pieza de { $square }.
hint-no-danger = Tu pieza de { $square } ya no corría peligro.
hint-prey =
    { $count ->
        [one] Quedabas a { $count } casilla de la pieza de { $square }, que la tuya tomaría.
       *[other] Quedabas a { $count } casillas de la pieza de { $square }, que la tuya tomaría.
    }
hint-hunter =
    { $count ->
        [one] La pieza de { $square }, que tomaría la tuya, quedaba a { $count } casilla en lugar de { $before }.
       *[other] La pieza de { $square }, que tomaría la tuya, quedaba a { $count } casillas en lugar de { $before }.
    }
hint-home =
    { $count ->
        [one] Con una pieza enemiga cerca de tu Bandera, quedabas a { $count } casilla de ella.
       *[other] Con una pieza enemiga cerca de tu Bandera, quedabas a { $count } casillas de ella.
    }
hint-back =
    { $count ->
        [one] Quedabas a { $count } casilla de tu Bandera.
       *[other] Quedabas a { $count } casillas de tu Bandera.
    }
hint-plies =
    { $count ->
        [one] Después podías elegir entre { $count } jugada en lugar de { $before }.
       *[other] Después podías elegir entre { $count } jugadas en lugar de { $before }.
    }
hint-distance =
    { $count ->
        [one] Quedabas a { $count } casilla de la pieza de { $square }.
       *[other] Quedabas a { $count } casillas de la pieza de { $square }.
    }
hint-mobile =
    { $count ->
        [one] Sin Bandera ni Bombas, te queda { $count } pieza, y al enemigo, { $before }.
       *[other] Sin Bandera ni Bombas, te quedan { $count } piezas, y al enemigo, { $before }.
    }

moment-set-up = Despliegue
moment-moves = Jugadas { $first } a { $last }

score-red = ◆, primera fila arriba
score-blue = ●, primera fila arriba
score-legend =
    b4-b5 es una jugada. b4xb5 9+3 es un ataque: + ganó quien atacó, - perdió, = cayeron ambas, # tomó la Bandera;
    ? no se anunció. R3@a1 es una pieza que volvió, (=) una oferta de empate.

plate-ready = despliegue listo
plate-set-up = despliega en secreto
plate-left = tiene { $count }
plate-back = { $count } resc.
plate-rescued = vuelve: { $piece }
fight-unknown = Gana pieza oculta
fight-flag = Cae la Bandera
fight-both-removed = Caen ambas
fight-won =
    { $rank ->
        [none] { $attacker } vence { FORM($defender, "to") }
       *[other] { $attacker } vence a { $rank }
    }
fight-lost =
    { $rank ->
        [none] { $attacker } cae ante { FORM($defender, "the") }
       *[other] { $attacker } cae ante { $rank }
    }
fight-won-short =
    { $rank ->
        [none] Vence { FORM($defender, "to") }
       *[other] Vence a { $rank }
    }
fight-lost-short =
    { $rank ->
        [none] Cae ante { FORM($defender, "the") }
       *[other] Cae ante { $rank }
    }
picture-move = jugada { $move }

picture-won =
    { $winner ->
        [you] Ganaste
       *[other] Ganó { $winner }
    }
picture-draw = Empate
picture-no-result = Sin resultado
picture-reason = { $reason } · jugada { $move }
reason-flag = Cae la Bandera
reason-no-moves =
    { $named ->
        [true] { $loser } no puede mover
       *[false] El enemigo no puede mover
    }
reason-resigned =
    { $named ->
        [true] { $loser } se rindió
       *[false] El enemigo se rindió
    }
reason-agreed = De común acuerdo
reason-both-immobile = Nadie puede mover
reason-quiet = Demasiado tiempo sin ataques
reason-max-plies = Límite de jugadas
reason-void = El juego no empezó

in-army = En el ejército de un bando
picture-army-full = Completo
picture-army-barrage = Barrage
picture-army-duel = Duelo

power-marshal = El rango más alto: vence a toda pieza que ataca, menos a las Bombas y a otro Mariscal. Un Espía que lo ataca gana.
power-general = El segundo rango; solo el Mariscal está por encima. { power-soldier }
power-colonel = { power-soldier }
power-major = { power-soldier }
power-captain = { power-soldier }
power-lieutenant = { power-soldier }
power-sergeant = { power-soldier }
power-miner = La única pieza que puede quitar una Bomba; entonces ocupa su casilla. { power-soldier }
power-scout = Corre cualquier número de casillas vacías en línea recta y puede atacar al final de la carrera; con las reglas de EE. UU. antiguas, solo a una pieza vecina. Una carrera de dos casillas o más muestra a todo el mundo que es un Explorador. Vence al Espía y toma la Bandera.
power-spy = Pierde contra todo lo que lo ataca. Cuando ataca al Mariscal, gana el Espía; con las reglas de la casa, gana a cualquier rango que ataque, pero no a las Bombas.
power-bomb = Nunca se mueve. Todo atacante cae en ella, menos un Minador, que la quita. Sigue ahí después de estallar.
power-flag = Nunca se mueve. Quien toma la Bandera enemiga, con cualquier pieza, gana la partida.
power-soldier = Se mueve una casilla arriba, abajo, a la izquierda o a la derecha, y vence a todo rango inferior que ataca.

card-rank = Rango
card-counts = Cuántas tiene un bando
card-sign = Su signo es { $symbol }.
card-number = Su número es { $symbol }, o { $other } donde 1 es el rango más alto.
card-counts-text = { $full } en el ejército completo, { $barrage ->
        [0] ninguna
       *[other] { $barrage }
    } en Barrage, { $duel ->
        [0] ninguna
       *[other] { $duel }
    } en Duelo
card-alt = { $piece }, de cualquier bando. { $rank }
card-line = **{ $piece }** · { $counts }: { $power }

refusal-bad-formation =
    Ese despliegue no sirve, así que el tuyo no ha cambiado:
    { $problems }
    Corrígelo y pégalo otra vez.
refusal-immobile = Las Bombas y las Banderas nunca se mueven. Elige otra pieza.
refusal-lake = Esa casilla es un lago, donde no entra ninguna pieza. Elige otra casilla.
refusal-more-squares = Eso repetiría una posición de esta persecución. Ataca, vuelve atrás o mueve a otra parte.
refusal-no-own-piece = No tienes ninguna pieza en esa casilla. Nombra una pieza tuya y después adónde va.
refusal-no-piece-can-move = Ninguna de tus piezas podría mover. Deja salida a una de ellas y pulsa **{ ready }**.
refusal-not-straight = Las piezas se mueven en línea recta: arriba, abajo, izquierda o derecha. Elige una casilla en línea con la pieza.
refusal-off-board = Esa casilla no existe: el tablero va de a1 a j10. Nombra dos casillas, como `b4 b5`.
refusal-outside-zone =
    { $count ->
        [one] { LIST($squares) } no es una casilla donde puedas desplegar. Elige casillas de tus propias filas.
       *[other] { LIST($squares) } no son casillas donde puedas desplegar. Elige casillas de tus propias filas.
    }
refusal-own-target = Ahí hay una de tus piezas. Elige otra casilla.
refusal-path-blocked = Hay algo en medio. Un Explorador solo corre por casillas vacías, no sobre piezas ni lagos.
refusal-run-attack = Con estas reglas un Explorador que corre no puede atacar. Ataca a una pieza vecina o párate antes.
refusal-too-far = Solo los Exploradores mueven más de una casilla. Elige una casilla junto a la pieza.
refusal-too-many-changes = Has cambiado tu despliegue tantas veces como permite una partida. Pulsa **{ ready }** para empezar así.
refusal-two-square = Esa pieza ha ido y vuelto demasiadas veces. Muévela a otra parte, o mueve antes otra pieza.
refusal-unreadable-move = { $text } no es una jugada. Nombra dos casillas, como `b4 b5`.

problem-lines =
    { $count ->
        [one] tiene { $count } línea en lugar de { $wanted }
       *[other] tiene { $count } líneas en lugar de { $wanted }
    }
problem-length =
    { $count ->
        [one] la línea { $line } tiene { $count } símbolo en lugar de { $wanted }
       *[other] la línea { $line } tiene { $count } símbolos en lugar de { $wanted }
    }
problem-symbol = la línea { $line } tiene { $text }, que no es ninguna pieza de esta partida
problem-zone = la línea { $line } está fuera de tus filas y tiene que estar vacía
problem-count =
    { $count ->
        [one] tiene { $count } { $piece } en lugar de { $wanted }
       *[other] tiene { $count } { FORM($piece, "plural") } en lugar de { $wanted }
    }
problem-more = y más por el estilo

topic-overview = resumen
rules-overview =
    Dos ejércitos están en un tablero de 10 por 10 casillas, y ninguno ve cuáles son las piezas del otro. **Toma la Bandera enemiga** y ganas; también ganas cuando el enemigo ya no puede mover.

    Primero, ambos bandos despliegan en secreto. Después se mueve por turnos, ◆ antes que ●: una pieza, una jugada. Mover a una casilla con una pieza enemiga es atacarla, y gana el rango más alto.

    El tablero público muestra lo que todo el mundo puede saber. **{ my-hand }** muestra tus piezas y todo lo que puedes hacer; solo lo ves tú.

topic-set-up = despliegue
rules-set-up =
    Las filas 1 a 4 son de ◆; las filas 7 a 10, de ●; los bandos se sortean. Empiezas con un despliegue como los que hace la gente. Elige una formación con nombre, *refleja* la tuya, *mezcla* para tener otra o *intercambia* dos casillas hasta que te guste, y pulsa **{ ready }**. Hasta que el enemigo termine, puedes volver atrás.

    El ejército completo llena las cuatro filas. En Barrage las ocho piezas van donde quieras en ellas; en un Duelo las diez van en las tres filas más cercanas a ti, si no se acordaron cuatro.

    Al menos una pieza tiene que poder mover. Un bando puede cambiar de idea 300 veces, que son muchas.

topic-formations-as-text = formaciones como texto
rules-formations-as-text =
    Una formación son cuatro líneas de diez símbolos: primera fila arriba, de izquierda a derecha tal como ves el tablero: de a hasta j para ◆, de j hasta a para ●. Los espacios, comas y barras no cuentan, ni tampoco mayúsculas o minúsculas; un punto es una casilla vacía de un ejército pequeño. X es el Mariscal donde 10 es el rango más alto; `10` también sirve.

    Tu panel muestra tu formación como ese texto; lo que copies de ahí, o del registro, se lee tal cual. Si un texto tiene errores, se te dicen todos y nada cambia.

topic-moving = mover
rules-moving =
    Una pieza mueve una casilla arriba, abajo, a la izquierda o a la derecha, nunca en diagonal. No puede entrar en una casilla con una pieza tuya ni cruzar los dos **lagos** (c5 a d6 y g5 a h6). Las Bombas y la Bandera nunca se mueven.

    Un **Explorador** corre tantas casillas vacías como quieras en línea recta, y puede atacar al final de la carrera. Con las reglas de EE. UU. antiguas corre o ataca, no ambas cosas en una jugada. Una carrera de dos casillas o más dice a todo el mundo que es un Explorador.

topic-attacking = atacar
rules-attacking =
    Para atacar, mueve a la casilla de una pieza enemiga.
    • Gana el rango más alto, y la pieza que pierde deja el tablero. Si gana la que ataca, ocupa la casilla; si gana la que defiende, se queda donde está.
    • Los rangos iguales se eliminan entre sí, si no se acordó que favorezcan a quien ataca.
    • Quien ataca una **Bomba** cae, y la Bomba se queda; solo un **Minador** la quita.
    • Un **Espía** que ataca al Mariscal gana. Con las reglas de la casa gana a cualquier rango que ataque, también a otro Espía, pero nunca a una Bomba. Si lo atacan, pierde.
    • Cualquier pieza que mueva toma la **Bandera**, y con ella la partida.

topic-what-is-revealed = lo que se revela
rules-what-is-revealed =
    Normalmente, cuando dos piezas luchan, todo el mundo ve ambos rangos.

    Con la **defensa silenciosa** (reglas de la casa), una pieza que defiende y gana sigue secreta, si no la atacó un Explorador: solo se sabe que resiste. El rango de la que ataca siempre se muestra.

    Con la **ayuda de memoria**, el tablero guarda lo que se reveló: los rangos, qué piezas ocultas se han movido (huellas: ni Bomba ni Bandera) y el rango más alto que ha vencido una pieza oculta, tachado en su dorso. Un ojo en tu pieza dice que el enemigo la conoce. Sin la ayuda, un rango se borra tras tu siguiente jugada.

topic-rescue = rescate
rules-rescue =
    Con las reglas de la casa, una pieza que entra en la última fila del enemigo puede recuperar una de tus piezas capturadas, en cualquier casilla vacía de tus cuatro filas; todo el mundo sabe cuál es. También puedes dejarlo.

    { "*" }Limitado*: no con un Explorador, cada pieza una vez, dos veces por bando y partida, y no vuelve ninguna Bomba. *Libre*: con cualquier pieza en cada entrada, y cualquier pieza capturada.

    A un Explorador que nadie ha reconocido aún se le ofrece un rescate para disimular: solo puede rechazarlo, y nada se delata.

topic-repeating-moves = repetir jugadas
rules-repeating-moves =
    { "**" }Vaivén**: una pieza solo puede cruzar un mismo borde entre dos casillas un número de veces seguidas: 5 con las reglas de la casa, 2 con las clásicas, 3 en un torneo, sin límite con las de EE. UU. antiguas. Si en medio mueve otra pieza, la cuenta vuelve a empezar.

    { "**" }Persecuciones** (torneo): una pieza que no deja de amenazar no puede repetir una posición de la misma persecución, pero puede volver atrás. Capturar siempre se puede.

    Lo que no puedes repetir no se ofrece; si lo escribes, se te dice por qué.

topic-the-end = el final
rules-the-end =
    • Quien toma la Bandera gana.
    • Quien tiene que mover y no puede pierde, aunque el otro bando tampoco pueda; con las reglas de torneo es empate.
    • Mucho tiempo sin ataques es empate: 200 jugadas entre ambos bandos (Barrage 100, Duelo 120).
    • También el límite de jugadas: 2000 (Barrage 600, Duelo 800).
    • Puedes ofrecer empate junto con tu jugada, una vez cada 20 jugadas; vale hasta que el enemigo responda o mueva.
    • Puedes rendirte en cualquier momento.
    • Si se te acaba el tiempo de un turno, se juega por ti: un rescate se rechaza; si no, se hace la jugada legal que menos revela. A la tercera seguida se pierde la partida. La administración de un servidor puede hacer que se pierda a la primera, o que decida tu rival.

    Cuando la partida termina, ambas formaciones se muestran a todo el mundo.

topic-presets = conjuntos de reglas
rules-presets =
    { "**" }Clásicas**, las reglas habituales: todo el mundo ve ambas piezas de un combate, un Espía que ataca solo vence al Mariscal, y el tablero guarda lo revelado (ayuda de memoria).
    { "**" }De la casa**: una pieza que defiende y gana sigue oculta (defensa silenciosa), dos piezas capturadas pueden volver (rescate), y un Espía que ataca vence a cualquier rango. Con ayuda de memoria.
    { "**" }De torneo**: como las clásicas, con la regla contra las persecuciones sin fin y sin ayuda de memoria: hasta el final de la partida, ningún tablero, registro o repetición repite un rango mostrado antes de tu última jugada. Si ningún bando puede mover, es empate.
    { "**" }EE. UU. antiguas**: como las clásicas, con 1 como rango más alto y Exploradores que corren o atacan. Una pieza puede ir y venir sin límite.

    Cada regla se puede cambiar con su opción. `army` elige el ejército completo, **Barrage** (Mariscal, General, Minador, dos Exploradores, Espía, Bomba, Bandera) o **Duelo** (dos Minadores y dos Bombas en lugar de uno).

topic-typing = escribir
rules-typing = Todo se puede escribir: `/play` completa lo que puedes hacer, como `Explorador b4 a b9`; bastan las casillas, como `b4 b9`. Las casillas conservan su nombre gire como gire la imagen: letras a a j desde la izquierda de ◆, filas 1 a 10 desde el lado de ◆.

lesson-army = Tu ejército
lesson-army-explained = Estas diez piezas son tuyas, y solo tú ves cuáles son; gana quien toma la Bandera del otro bando.
lesson-army-task = En una partida las despliegas como quieras; ahora pulsa **{ choose-formation }** y luego **1 { formation-short-fence }**.
lesson-army-ready = Antes pulsa **{ choose-formation }** → **1 { formation-short-fence }**.
lesson-army-arranged = En una partida puedes hacerlo. En esta lección, elige la formación { formation-short-fence }.
lesson-army-otherwise = También es buena. En esta lección, elige { formation-short-fence }.

lesson-ready = La Bandera tras las Bombas
lesson-ready-explained = Tu Bandera está en a1, tras Bombas en a2 y b1. Las Bombas nunca se mueven, y solo un Minador las quita.
lesson-ready-task = El Instructor ya desplegó en secreto. Pulsa { ready }, y empieza el juego.
lesson-ready-otherwise = Esta formación sirve. Pulsa { ready }.

lesson-draw = No hay motivo para un empate.

lesson-scouting = Explorar
lesson-scouting-explained = Una pieza mueve una casilla. Solo el Explorador corre mientras su línea esté libre, y puede atacar al final.
lesson-scouting-task = Ataca e9 con el Explorador de e3. Quizá se pierda, pero un combate muestra ambas piezas a todo el mundo.
lesson-scouting-short = Ve hasta el final y ataca e9.
lesson-scouting-other = Ese también es un Explorador, pero usa el de e3. Su línea lleva al centro.
lesson-scouting-otherwise = Primero averigua con el Explorador de e3 qué hay en e9.

lesson-attacking = Atacar
lesson-attacking-explained = En e9 hay una Bomba. Tu otro Explorador encontró al Mariscal, que está ahora en f3, junto a tu Espía de e3.
lesson-attacking-task = El Espía es el rango más bajo, pero si ataca primero al Mariscal, gana: ataca f3.
lesson-attacking-elsewhere = Un Espía solo gana si ataca al Mariscal. Toda pieza que ataca a un Espía lo toma.
lesson-attacking-otherwise = Entonces el Mariscal de f3 atacaría primero, y un Espía atacado se pierde.

lesson-remembered = Lo que se recuerda
lesson-remembered-explained = El General del Instructor cayó en tu Bomba de a2. El ojo en tu Bomba dice que el Instructor ya la conoce.
lesson-remembered-task = La Bomba de e9 también se recuerda, y solo un Minador la quita: atácala con el tuyo de e8.
lesson-remembered-elsewhere = El camino a la Bandera pasa por la Bomba.
lesson-remembered-otherwise = Tu Minador está ante la Bomba. Quítala ahora.

lesson-flag = La Bandera
lesson-flag-explained = Tu Minador está en e9, y la pieza de e10, que la Bomba protegía, nunca se ha movido.
lesson-flag-task = Puede ser la Bandera: ataca e10.
lesson-flag-otherwise = El Instructor protegió e10 con una Bomba. Averigua por qué.

lesson-end = Tomaste la Bandera en e10, y la partida es tuya.
lesson-end-more = El ejército completo tiene 40 piezas por bando, y todo lo que hiciste aquí funciona igual.
