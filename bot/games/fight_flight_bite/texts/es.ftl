## Los tres signos van sin artículo: «con Lucha», «una acción de Vuelo». Las tres comidas son femeninas, así que siempre
## vale «una { $food }».

game-name = Fight, Flight, Bite
about-game = Tribus de criaturas se disputan la comida en duelos secretos; de dos a cuatro.

sign-fight = Lucha
sign-flight = Vuelo
sign-bite = Mordisco

food-nut = bellota
food-mushroom = seta
food-fruit = fruta

tribe-foxes = Zorros
    .the = los Zorros
tribe-birds = Aves
    .the = las Aves
tribe-snakes = Serpientes
    .the = las Serpientes
tribe-rabbits = Conejos
    .the = los Conejos
tribe-moles = Topos
    .the = los Topos

card-extra-fight = Lucha extra
card-extra-flight = Vuelo extra
card-extra-bite = Mordisco extra
    .short = Mordisco +
card-extra-critter = Criatura extra
    .short = Criatura +
card-stampede = Estampida
card-bolt = Relámpago
card-gorge = Atracón
card-claw-wing = Garra y ala
card-wing-fang = Ala y diente
card-fang-claw = Diente y garra
    .short = Diente, garra
card-wild-heart = Alma salvaje
card-second-wind = Segundo aire
card-stubborn = Terquedad
card-grudge = Rencor
card-long-reach = Largo alcance
    .short = Alcance
card-lie-low = A cubierto
card-stare-down = Mirada fija
card-thick-hide = Piel gruesa
card-pack-tactics = En manada
card-wander = Paseo
card-keen-nose = Buen olfato
card-scavenger = Carroña
card-windfall = Buena suerte

name-of-narrow-card = { FORM($card, "short") }

effect-extra-fight = Una acción de { sign-fight } más cuando ganas con { sign-fight }.
effect-extra-flight = Una acción de { sign-flight } más cuando ganas con { sign-flight }.
effect-extra-bite = Una acción de { sign-bite } más cuando ganas con { sign-bite }.
effect-extra-critter = Coloca enseguida otra criatura de tu reserva. También puede atacar si está donde colocaste la criatura de este turno.
effect-stampede = Dos acciones de { sign-fight } más cuando ganas con { sign-fight }.
effect-bolt = Dos acciones de { sign-flight } más cuando ganas con { sign-flight }.
effect-gorge = Dos acciones de { sign-bite } más cuando ganas con { sign-bite }.
effect-claw-wing = Una acción más cuando ganas con { sign-fight } o { sign-flight }.
effect-wing-fang = Una acción más cuando ganas con { sign-flight } o { sign-bite }.
effect-fang-claw = Una acción más cuando ganas con { sign-bite } o { sign-fight }.
effect-wild-heart = Una acción más del signo que gane tu primer duelo de este turno, sea cual sea.
effect-second-wind = Una vez en este turno, cuando pierdas un duelo, puedes repetir la tirada. Vale el nuevo resultado.
effect-stubborn = En tus duelos de este turno, ganas con la segunda tirada igual seguida.
effect-grudge = En cada duelo de este turno, ataca a quien quieras de tus rivales con criaturas allí.
effect-long-reach = En este turno, lo que empujes o muerdas puede acabar en cualquier otro bosque.
effect-lie-low = En este turno, tu primer duelo no es obligatorio.
effect-stare-down = Antes de tu primer duelo, quien defiende nombra en público un signo que no podrá sacar en ese duelo.
effect-thick-hide = Quien te gane al defender en este turno no coloca ningún cubo.
effect-pack-tactics = La primera criatura que traigas con { sign-flight } en este turno llega de pie y puede atacar.
effect-wander = Puedes mover enseguida una de tus criaturas a un bosque vecino. Una debe quedar donde colocaste la de este turno; la que llegue allí se tumba.
effect-keen-nose = Mira enseguida la mano de uno de tus rivales.
effect-scavenger = Cada vez que pierdas un duelo en este turno, tú también puedes colocar un cubo de la alacena, después de quien defiende.
effect-windfall = Puedes poner enseguida un cubo de la alacena, el que quieras, en cualquier bosque.

gist-extra-fight = +1 acción de { sign-fight }
gist-extra-flight = +1 acción de { sign-flight }
gist-extra-bite = +1 acción de { sign-bite }
gist-extra-critter = Coloca otra criatura
gist-stampede = +2 acciones de { sign-fight }
gist-bolt = +2 acciones de { sign-flight }
gist-gorge = +2 acciones de { sign-bite }
gist-claw-wing = +1 de { sign-fight } o { sign-flight }
gist-wing-fang = +1 de { sign-flight } o { sign-bite }
gist-fang-claw = +1 de { sign-bite } o { sign-fight }
gist-wild-heart = +1 acción, primer duelo
gist-second-wind = Repite un duelo perdido
gist-stubborn = El 2.º empate es tuyo
gist-grudge = Ataca a quien quieras
gist-long-reach = Empuja y muerde lejos
gist-lie-low = No tienes que luchar
gist-stare-down = Quien defiende veta un signo
gist-thick-hide = Sin cubo al defender
gist-pack-tactics = Tu 1.er { sign-flight } llega de pie
gist-wander = Mueve criatura al lado
gist-keen-nose = Mira una mano
gist-scavenger = Un cubo para ti si pierdes
gist-windfall = Pon un cubo donde sea

woodland = { $letter } ({ $sign })
counted-food =
    { $food ->
        [nut] { $count ->
            [one] 1 bellota
           *[other] { $count } bellotas
        }
        [mushroom] { $count ->
            [one] 1 seta
           *[other] { $count } setas
        }
       *[fruit] { $count ->
            [one] 1 fruta
           *[other] { $count } frutas
        }
    }
counted-food-taken = { counted-food }
cubes = { LIST($foods) }
no-food = nada de comida
counted-cards =
    { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
list-of-cards = { LIST($cards) }
lying-critters = { $emblem } { $count } ({ $lying ->
        [one] 1 tumbada
       *[other] { $lying } tumbadas
    })
nobody = nadie
contents = { $critters }; { $lies }
took-cubes = { $emblem } tomó { $count }
no-harvest = sin cosecha
stakes = { sign-fight } { $fight }, { sign-flight } { $flight }, { sign-bite } { $bite }
cube-values = { food-nut } { $nut }, { food-mushroom } { $mushroom }, { food-fruit } { $fruit }
brief-and-kept = { $gist }; al final: cada { $food } +{ $points }
list-of-players = { LIST($players) }
one-after-another = { $first }, luego { $last }

moment-tribes = Tribus
moment-opening = Apertura
moment-turns = Ronda { $round } de { $rounds }
moment-harvest = Cosecha
moment-end = El final

title-tribes = { game-name } · tribus
title-opening = { game-name } · apertura
title-turns = { game-name } · ronda { $round } de { $rounds }
title-harvest = { game-name } · cosecha

ask-title-tribe = Elige tu tribu
ask-title-open = Coloca una criatura de apertura
ask-title-place = Tu turno: coloca una criatura
ask-title-play = Tu turno: juega una carta
ask-title-attack = Ataca
ask-title-bar = Nombra un signo que no sacarás
ask-title-throw = ¡Saca un signo!
ask-title-void = Perdiste este duelo
ask-title-bonus = Usa tu premio
ask-title-cube = Puedes colocar un cubo
ask-title-pick = Toma un cubo
ask-title-final-throw = ¡Saca un signo por la victoria!

ask-task-tribe = elige una tribu
ask-task-open = abre con una criatura
ask-task-place = coloca una criatura
ask-task-play = juega una carta
ask-task-attack = ataca
ask-task-may-attack = puede atacar
ask-task-attack-again = puede atacar otra vez
ask-task-bar = nombra un signo que no sacará
ask-task-throw = saca un signo
ask-task-void = acepta la derrota o repite
ask-task-bonus = usa su premio
ask-task-cube = puede colocar un cubo
ask-task-pick = toma un cubo
ask-task-final-throw = saca un signo por la victoria

awaits-tribe =
    { $count ->
        [one] **{ $who }** elige una tribu
       *[other] **{ $who }** eligen una tribu
    }
awaits-open =
    { $count ->
        [one] **{ $who }** coloca una criatura de apertura
       *[other] **{ $who }** colocan una criatura de apertura
    }
awaits-place =
    { $count ->
        [one] **{ $who }** coloca una criatura
       *[other] **{ $who }** colocan una criatura
    }
awaits-play =
    { $count ->
        [one] **{ $who }** juega una carta
       *[other] **{ $who }** juegan una carta
    }
awaits-attack =
    { $count ->
        [one] **{ $who }** ataca
       *[other] **{ $who }** atacan
    }
awaits-may-attack =
    { $count ->
        [one] **{ $who }** puede atacar
       *[other] **{ $who }** atacan o terminan el turno
    }
awaits-attack-again =
    { $count ->
        [one] **{ $who }** puede atacar otra vez
       *[other] **{ $who }** atacan otra vez o terminan el turno
    }
awaits-bar =
    { $count ->
        [one] **{ $who }** nombra un signo que no sacará
       *[other] **{ $who }** nombran un signo que no sacarán
    }
awaits-throw =
    { $count ->
        [one] **{ $who }** saca un signo
       *[other] **{ $who }** sacan un signo
    }
awaits-void =
    { $count ->
        [one] **{ $who }** acepta la derrota o repite la tirada
       *[other] **{ $who }** aceptan la derrota o repiten la tirada
    }
awaits-bonus =
    { $count ->
        [one] **{ $who }** usa su premio
       *[other] **{ $who }** usan su premio
    }
awaits-cube =
    { $count ->
        [one] **{ $who }** puede colocar un cubo
       *[other] **{ $who }** colocan un cubo
    }
awaits-pick =
    { $count ->
        [one] **{ $who }** toma un cubo
       *[other] **{ $who }** toman un cubo de la cosecha
    }
awaits-final-throw =
    { $count ->
        [one] **{ $who }** saca un signo por la victoria
       *[other] **{ $who }** sacan un signo por la victoria
    }

press-throw =
    { $locked ->
        [true] { awaits-throw }: pulsa tu primer signo aquí abajo
       *[false] { awaits-throw }: pulsa un signo aquí abajo
    }
press-final-throw = { awaits-final-throw }: pulsa un signo aquí abajo

waiting-tribe = Esperando a que **{ $who }** elija una tribu.
waiting-open = Esperando a que **{ $who }** coloque una criatura de apertura.
waiting-place = Esperando a que **{ $who }** coloque una criatura.
waiting-play = Esperando a que **{ $who }** juegue una carta.
waiting-attack = Esperando a que **{ $who }** ataque.
waiting-may-attack = Esperando a que **{ $who }** ataque o termine el turno.
waiting-attack-again = Esperando a que **{ $who }** ataque otra vez o termine el turno.
waiting-bar = Esperando a que **{ $who }** nombre un signo que no sacará.
waiting-throw = Falta la tirada de **{ $who }**.
waiting-void = Esperando a que **{ $who }** acepte la derrota o repita la tirada.
waiting-bonus = Esperando a que **{ $who }** use su premio.
waiting-cube = Esperando a que **{ $who }** coloque un cubo.
waiting-pick = Esperando a que **{ $who }** tome un cubo de la cosecha.
waiting-final-throw = Falta la tirada por la victoria de **{ $who }**.

press-sign = Pulsa un signo aquí abajo. Nadie lo ve hasta que todos hayan sacado el suyo.
press-first-sign = Pulsa tu primer signo aquí abajo; los otros dos los eliges en privado. Nadie lo ve hasta que todos hayan sacado los suyos.
match-won =
    { $count ->
        [one] { $who ->
            [you] **Ganaste la partida**
           *[other] **{ $who } ganó la partida**
        }
       *[other] **Victoria compartida: { $who }**
    }
you-in-list = Tú
winners =
    { $count ->
        [one] { $you ->
            [true] Ganaste
           *[false] Ganó { LIST($winners) }
        }
       *[other] Victoria compartida: { LIST($winners) }
    }

heading-now = Ahora
heading-woodlands = Bosques
heading-tribes = Tribus
heading-supply = Alacena
heading-stakes = Una victoria da
heading-scores = Puntos
heading-harvest = Cosecha
heading-cards = Cartas
heading-cube-values = Puntos por cubo ahora
heading-turning-point = Momento decisivo
heading-duels = Duelos ganados en las rondas 1 a { $rounds }
heading-hand = Tu mano
heading-seen-hands = Lo que viste

player-line = { $who }: { $text }
woodland-line = **{ woodland }**: { $contents }
woodland-of-turn-line = **{ woodland }, este turno**: { $contents }
harvest-line = { $letter }: { $harvest }
supply-sentence = { heading-supply }: { $cubes }.
stakes-sentence = { heading-stakes }: { stakes }.
cube-values-now = { cube-values }, con las cartas que tienes
cube-values-sentence = { heading-cube-values }: { cube-values-now }.

in-reserve = { $count } en reserva
took-food = cosecha de { $cubes }
has-left = fuera

has-played =
    { $who ->
        [you] Jugaste { LIST($cards) }
       *[other] { $who } jugó { LIST($cards) }
    }
duel-attack =
    { $defender ->
        [you] { $attacker } te ataca en { $letter }
       *[other] { $attacker ->
            [you] Atacas a { $defender } en { $letter }
           *[other] { $attacker } ataca a { $defender } en { $letter }
        }
    }
have-thrown = Tirada hecha: { $who }
thrown-so-far = Tiradas hasta ahora: { $throws }
opposed-signs = { $one } contra { $other_sign }
duel-ties = Empate { $ties } de { $limit }; el n.º { $limit } lo { $who ->
        [you] ganas tú
       *[other] gana { $who }
    }
duel-barred =
    { $who ->
        [you] No puedes sacar { $sign } en este duelo
       *[other] { $who } no puede sacar { $sign } en este duelo
    }
final-throws = Tiradas por la victoria, tras un empate: { $who }
final-rounds = Tiradas sin que nadie quede fuera: { $rounds } de { $limit }; luego se comparte la victoria
bonus-left =
    { $count ->
        [1] Una acción de { $sign }, opcional
       *[other] { $unused ->
            [one] Queda 1 de { $count } acciones de { $sign }, opcional
           *[other] Quedan { $unused } de { $count } acciones de { $sign }; todas son opcionales
        }
    }
pick-order = Cubos de { $letter }, por orden: { $takers }
tribes-left = Por elegir: { LIST($tribes) }
can-choose = Puedes elegir { LIST($letters, type: "or") }.

panel-won = Ganaste la partida
panel-lost = Perdiste la partida
panel-waiting = Esperando a { LIST($players) }
secret-throw = Sacaste { $signs }; solo lo sabes tú.

advice-tribe = **Cada tribu tiene cinco cartas propias**, que todo el mundo conoce. Recibes tres más, en secreto.
advice-open = **Elige un bosque sin criaturas.** Todavía no hay duelos. Colocas dos criaturas de apertura.
advice-place = **Elige un bosque para la criatura de este turno.** Si hay rivales allí, tienes que atacar a quien tenga más criaturas.
advice-play = **Juega una carta para este turno.** Las tres que guardes hasta el final harán que la comida valga más.
advice-bar = **{ card-stare-down }**: nombra un signo, a la vista de todo el mundo. No podrás sacarlo en este duelo.
advice-void = **{ card-second-wind }** te deja repetir la tirada una vez. Vale el nuevo resultado.
advice-defender-cube = **Resististe.** Puedes poner un cubo de la alacena en un bosque.
advice-scavenger-cube = **{ card-scavenger }**: puedes poner un cubo de la alacena en un bosque.

bonus-question-fight = **{ sign-fight }: empuja una criatura fuera de aquí.**
bonus-question-flight = **{ sign-flight }: trae aquí una de tus criaturas o llévate una.**
bonus-question-bite = **{ sign-bite }: mueve un cubo de aquí a otro bosque.**
pick-question =
    { $count ->
        [one] **Toma de { $letter }.** Allí te toca 1 cubo.
       *[other] **Toma de { $letter }.** Allí te tocan { $count } cubos.
    }
win-brings = Una victoria da { stakes }.
play-question = **{ ask-title-play }.** { win-brings }
must-attack = **Ataca a { LIST($opponents, type: "or") }.** El primer duelo es obligatorio.
may-attack = **Ataca o termina tu turno.**
may-attack-again = **Ataca otra vez o termina tu turno.**
attackable = Puedes atacar a { LIST($opponents, type: "or") }.
can-still-attack =
    { $count ->
        [one] 1 criatura tuya aún puede atacar.
       *[other] { $count } criaturas tuyas aún pueden atacar.
    }
throw-sign = **Saca un signo contra { $who }.**
throw-signs-in-order = **Saca tres signos en orden contra { $who }.**
may-not-throw = No puedes sacar { $sign }.
cycle-of-signs = { sign-fight } vence a { sign-bite }, { sign-bite } vence a { sign-flight }, { sign-flight } vence a { sign-fight }.
final-question = **Empate. Tiradas por la victoria: { $who }.** Saca tu signo en secreto; quien muestre el signo que pierde queda fuera.
throw-stands = La tirada vale cuando todos han sacado su signo.

hand-line =
    { $copies ->
        [1] **{ $card }**: { $effect } *Al final: cada { $food } +{ $points }.*
       *[other] **{ $card }** × { $copies }: { $effect } *Al final: cada { $food } +{ $points }.*
    }

you-hold-cards =
    { $count ->
        [one] Tienes 1 carta.
       *[other] Tienes { $count } cartas.
    }
marked-card = Con marco: { $card }.
hand-card-line = { $card }: { brief-and-kept }.
picked-card = { $card } es la carta elegida.

map-round = Ronda
map-opening = Apertura
map-harvest = Cosecha
map-end = Fin
map-stakes = Premio
map-supply = Alacena

duellist-won = ganó
duellist-held = resistió
duellist-lost = perdió
duellist-thrown = ya sacó
duellist-bars = veta signo
duellist-waits = espera
duellist-to-throw = por sacar
duel-tie = = { $ties }/{ $limit }

place-in-order = { ordinal }
start-points = inicio +{ $points }
how-score = por puntos
how-throws = por tiradas
how-shared = empate a puntos
how-left = los demás se fueron
cubes-at-harvest =
    { $count ->
        [one] 1 cubo en la cosecha
       *[other] { $count } cubos en la cosecha
    }
round-of-duel = ronda { $round }
a-cube-is-worth = Un cubo vale
or-between-signs = o

turning-point =
    { $who ->
        [you] Tu mejor cosecha
       *[other] La mejor cosecha de { $who }
    } fue la de { $letter }, con { $count ->
        [one] 1 cubo
       *[other] { $count } cubos
    }.
turning-point-after-duel =
    { $who ->
        [you] Tu mejor cosecha
       *[other] La mejor cosecha de { $who }
    } fue la de { $letter }, con { $count ->
        [one] 1 cubo
       *[other] { $count } cubos
    }, tras un duelo ganado allí contra { $loser ->
        [you] ti
       *[other] { $loser }
    } en la ronda { $round }.

first-sign = Primero { $sign }
then-sign = Luego { $sign }
end-turn = Terminar tu turno
end-turn-hint = No más duelos
throw-again = Repetir la tirada
throw-again-hint = { card-second-wind }; vale el nuevo resultado
accept-loss = Aceptar la derrota
accept-lost-duel = Aceptar el duelo perdido
stop-here = Parar aquí
stop-here-hint = Dejar las acciones que quedan
no-cube = Ningún cubo
place-no-cube = No colocar ningún cubo
play-tribe = Jugar con { FORM($tribe, "the") }
play-tribe-hint = Además de { card-extra-critter }: { LIST($cards) }
place-critter = Colocar una criatura en { woodland }
attack-opponent = Atacar a { $opponent }
attack-opponent-hint =
    { $count ->
        [one] 1 criatura allí
       *[other] { $count } criaturas allí
    }
attack-opponent-caution = ¿Atacar a { $opponent }? Empieza un duelo enseguida.
button-of-food = { CAPITAL($food) }
take-food = Tomar una { $food }
take-food-hint = Vale { $points } para ti
push-opponent = Empujar a { $opponent }
push-where = ¿Adónde empujas a { $opponent }?
push-to = Empujar a { $opponent } a { woodland }
to-woodland = A { $letter }
from-woodland = Desde { $letter }
on-woodland = En { $letter }
move-critter = Mover una criatura de { $start } a { $end }
bring-in = Traer una
bring-in-from-where = ¿De dónde viene?
move-out = Llevarte una
move-out-where = ¿Adónde va?
bar-sign = Vetar { $sign }
bar-sign-hint = No lo sacarás en este duelo
throw-one = Sacar { $sign }
throw-one-hint = Vence a { $beaten }
throw-three = Sacar { $signs }
throw-next = ¿Qué sacas después?
move-food = Mover una { $food } a { $letter }
move-food-where = ¿Adónde mueves la { $food }?
put-food = Poner una { $food } en { $letter }
put-food-where = ¿Dónde pones la { $food }?
play-card = Jugar { $card }
play-card-without = Jugar { $card } sin su efecto
without-effect = Sin su efecto
play-card-how = ¿Qué haces con { $card }?
play-card-on = Jugar { $card } en { woodland }
play-card-where = ¿Dónde juegas { $card }?
play-card-from-to = Jugar { $card } de { $start } a { $end }
which-critter = ¿Qué criatura se mueve?
critter-goes-where = ¿Adónde va la criatura de { $start }?
play-card-on-opponent = Jugar { $card } contra { $opponent }
whose-hand = ¿De quién miras la mano?
look-at = Mirar la de { $opponent }
play-card-food = Jugar { $card }: { $food } en { $letter }
which-food = ¿Qué comida pones?

not-to-throw =
    { $barred ->
        [true] Solo pueden pulsar eso quienes tienen que sacar un signo, una vez cada cual. El tablero dice a quién se espera. Quien defiende ha vetado { $sign } en este duelo.
       *[false] Solo pueden pulsar eso quienes tienen que sacar un signo, una vez cada cual. El tablero dice a quién se espera.
    }

thrown-sign = { $who } { $sign }
throws-for-order = Tiradas por el orden de turno: { LIST($throws) }.
throws-for-win = Tiradas por la victoria: { LIST($throws) }.
out = Fuera: { $who }.
nobody-out = Nadie queda fuera.
order-set = El orden de turno: { $who }.
laid-food = Cada uno de los { $count } bosques tiene 6 cubos de comida. La alacena tiene { $cubes }.
cards-dealt =
    { $count ->
        [one] Cada cual recibió 1 carta secreta.
       *[other] Cada cual recibió { $count } cartas secretas.
    }
drew-tribe =
    { $who ->
        [you] Te tocaron { FORM($tribe, "the") }.
       *[other] A { $who } le tocaron { FORM($tribe, "the") }.
    }
chose-tribe =
    { $who ->
        [you] Elegiste
       *[other] { $who } eligió
    } { FORM($tribe, "the") }.
opened =
    { $who ->
        [you] Abriste
       *[other] { $who } abrió
    } en { $letter }.
turn-began =
    { $who ->
        [you] Es tu turno en la ronda { $round }.
       *[other] Es el turno de { $who } en la ronda { $round }.
    }
placed =
    { $who ->
        [you] Colocaste
       *[other] { $who } colocó
    } una criatura en { $letter }.
played-card =
    { $who ->
        [you] Jugaste
       *[other] { $who } jugó
    } { $card } ({ $gist }).
critter-added =
    { $who ->
        [you] Colocaste
       *[other] { $who } colocó
    } otra criatura en { $letter }.
wandered =
    { $who ->
        [you] Moviste
       *[other] { $who } movió
    } una criatura con { card-wander } de { $start } a { $end }.
hand-seen =
    { $holder ->
        [you] { $who } miró tu mano.
       *[other] { $who ->
            [you] Miraste la mano de { $holder }.
           *[other] { $who } miró la mano de { $holder }.
        }
    }
hand-seen-with-cards =
    { $holder ->
        [you] { $who } miró tu mano: { LIST($cards) }.
       *[other] { $who ->
            [you] Miraste la mano de { $holder }: { LIST($cards) }.
           *[other] { $who } miró la mano de { $holder }: { LIST($cards) }.
        }
    }
attacked =
    { $defender ->
        [you] { $who } te atacó en { $letter }.
       *[other] { $who ->
            [you] Atacaste a { $defender } en { $letter }.
           *[other] { $who } atacó a { $defender } en { $letter }.
        }
    }
barred-sign =
    { $who ->
        [you] No sacarás { $sign } en este duelo.
       *[other] { $who } no sacará { $sign } en este duelo.
    }
has-thrown =
    { $who ->
        [you] Ya sacaste tu signo.
       *[other] { $who } ya sacó su signo.
    }
threw =
    { $who ->
        [you] Sacaste { $signs }.
       *[other] { $who } sacó { $signs }.
    }
pair-thrown =
    { $attacker ->
        [you] sacaste { $one }
       *[other] { $attacker } sacó { $one }
    } contra { $defender ->
        [you] tu { $other_sign }
       *[other] { $other_sign } de { $defender }
    }
throws-shown = { CAPITAL($throws) }.
throws-tied = { CAPITAL($throws) }: empate { $ties }. ¡Ambos sacan otra vez!
duel-voided =
    { $who ->
        [you] Usaste { card-second-wind }
       *[other] { $who } usó { card-second-wind }
    }: el resultado no vale. ¡Ambos sacan otra vez!
attacker-lies-down = La criatura que atacaba se tumba.
duel-held =
    { $who ->
        [you] Resististe
       *[other] { $who } resistió
    } en { $letter } con { $sign }. { attacker-lies-down }
duel-won =
    { $who ->
        [you] Ganaste
       *[other] { $who } ganó
    } en { $letter } con { $sign }: { $count ->
        [one] 1 acción
       *[other] { $count } acciones
    } de { $sign }. { attacker-lies-down }
duel-won-with-sum =
    { $who ->
        [you] Ganaste
       *[other] { $who } ganó
    } en { $letter } con { $sign }: { $count ->
        [one] 1 acción
       *[other] { $count } acciones
    } de { $sign } { $sum }. { attacker-lies-down }
sum-icon = (1 + { $icon } por el bosque; máximo 3)
sum-card = (1 + { $extra } por la carta; máximo 3)
sum-icon-and-card = (1 + { $icon } por el bosque + { $extra } por la carta; máximo 3)
pushed =
    { $who ->
        [you] Empujaste
       *[other] { $who } empujó
    } una criatura { $owner ->
        [you] tuya
       *[other] de { $owner }
    } de { $start } a { $end }.
flew =
    { $who ->
        [you] Moviste
       *[other] { $who } movió
    } una criatura de { $start } a { $end }{ $standing ->
        [true] , donde queda de pie
       *[false] { "" }
    }.
bitten =
    { $who ->
        [you] Moviste
       *[other] { $who } movió
    } una { $food } de { $start } a { $end }.
actions-unused =
    { $who ->
        [you] Dejaste
       *[other] { $who } dejó
    } { $count ->
        [one] 1 acción
       *[other] { $count } acciones
    } sin usar.
actions-impossible =
    { $who ->
        [you] No pudiste
       *[other] { $who } no pudo
    } usar { $count ->
        [one] 1 acción
       *[other] { $count } acciones
    }.
cube-put =
    { $who ->
        [you] Pusiste
       *[other] { $who } puso
    } una { $food } de la alacena en { $letter }.
cube-declined =
    { $who ->
        [you] No colocaste
       *[other] { $who } no colocó
    } ningún cubo.
cube-missed-thick-hide =
    { $who ->
        [you] No colocaste
       *[other] { $who } no colocó
    } ningún cubo por { card-thick-hide }.
cube-missed-no-supply =
    { $who ->
        [you] No colocaste
       *[other] { $who } no colocó
    } ningún cubo: la alacena está vacía.
cube-missed-left =
    { $who ->
        [you] No colocaste ningún cubo por dejar la partida.
       *[other] { $who } no colocó ningún cubo por dejar la partida.
    }
stopped =
    { $who ->
        [you] Terminaste el turno.
       *[other] { $who } terminó el turno.
    }
harvest-began = Ya se jugaron todos los turnos: empieza la cosecha.
picked-food =
    { $who ->
        [you] Tomaste
       *[other] { $who } tomó
    } una { $food } de { $letter }.
harvested = { $letter } ({ $critters }): { $harvest }.
harvested-by-controller = { $letter } ({ $critters }; domina { $emblem }): { $harvest }.
harvest-share =
    { $who ->
        [you] tomaste { $cubes }
       *[other] { $who } tomó { $cubes }
    }
nobody-harvested = nadie tomó comida
harvest-left-over = { $harvest }; de sobra: { $cubes }
hands-revealed = Se muestran las manos: { $hands }.
holds =
    { $who ->
        [you] tienes { LIST($cards) }
       *[other] { $who } tiene { LIST($cards) }
    }
holds-nothing =
    { $who ->
        [you] no tienes cartas
       *[other] { $who } no tiene cartas
    }
scored =
    { $who ->
        [you] Sumas { $sum }.
       *[other] { $who } suma { $sum }.
    }
head-start-points = { $points } de ventaja
left-match =
    { $who ->
        [you] Dejaste la partida; tus criaturas se quedan donde están.
       *[other] { $who } dejó la partida; sus criaturas se quedan donde están.
    }
won-as-all-left =
    { $who ->
        [you] Ganaste la partida: los demás se fueron.
       *[other] { $who } ganó la partida: los demás se fueron.
    }
won-by-throws =
    { $who ->
        [you] ¡Ganaste las tiradas y la partida!
       *[other] ¡{ $who } ganó las tiradas y la partida!
    }
won-by-points =
    { $count ->
        [one] { $who ->
            [you] ¡Ganaste la partida!
           *[other] ¡{ $who } ganó la partida!
        }
       *[other] ¡Victoria compartida: { $who }!
    }

short-tie = { $sign } contra { $sign }: empate { $ties } de { $limit }. Otra tirada.
short-last-tie =
    { $who ->
        [you] Ganaste
       *[other] { $who } ganó
    } en { $letter }: { $sign } contra { $sign }, el último empate.
short-held =
    { $who ->
        [you] Resististe
       *[other] { $who } resistió
    } en { $letter }: { $sign } vence a { $beaten }.
short-won =
    { $who ->
        [you] Ganaste
       *[other] { $who } ganó
    } en { $letter }: { $sign } vence a { $beaten }.

hint-lead = En { $letter } cambiaba tu situación: antes, { $before }; después, { $after }.
hint-lead-kept = En { $letter } seguías igual: { $lead }.
hint-stake = Ganar con { $sign } da { $count ->
        [one] 1 acción
       *[other] { $count } acciones
    }, y con otro signo { $higher ->
        [true] hasta { $other }
       *[false] { $other } como mucho
    }.
hint-stake-rise = Ganar con { $sign } da { $count ->
        [one] 1 acción
       *[other] { $count } acciones
    } en lugar de { $other }.
hint-risk = Si { $sign } pierde, quien ataca recibe { $count ->
        [one] 1 acción
       *[other] { $count } acciones
    }, y con otro signo { $higher ->
        [true] hasta { $other }
       *[false] { $other } como mucho
    }.
hint-critters =
    { $count ->
        [one] { $who } tiene 1 criatura allí.
       *[other] { $who } tiene { $count } criaturas allí.
    }
hint-critters-most =
    { $count ->
        [one] { $who } tiene 1 criatura allí
       *[other] { $who } tiene { $count } criaturas allí
    }, y nadie más a quien puedas atacar tiene más de { $other }.
hint-cube =
    { $count ->
        [one] Una { $food } vale 1 punto para ti.
       *[other] Una { $food } vale { $count } puntos para ti.
    }
hint-cube-best =
    { $count ->
        [one] Una { $food } vale 1 punto para ti
       *[other] Una { $food } vale { $count } puntos para ti
    }, y otra comida de allí, { $other } como mucho.
hint-points-same =
    { $who ->
        [you] Si la cosecha llegara ya, sumarías lo mismo que antes.
       *[other] Si la cosecha llegara ya, { $who } sumaría lo mismo que antes.
    }
hint-points-more = Si la cosecha llegara ya, { $who ->
        [you] sumarías
       *[other] { $who } sumaría
    } { $at_least ->
        [true] al menos{ " " }
       *[false] { "" }
    }{ $count ->
        [one] 1 punto
       *[other] { $count } puntos
    } más.
hint-points-less = Si la cosecha llegara ya, { $who ->
        [you] sumarías
       *[other] { $who } sumaría
    } { $at_least ->
        [true] al menos{ " " }
       *[false] { "" }
    }{ $count ->
        [one] 1 punto
       *[other] { $count } puntos
    } menos.

deck-line = { $copies } × **{ $card }** · { $food }, valor { $value }: { $effect }
at-the-end = Al final
kept-to-end = En tu mano al final, hace que cada { $food } valga 1 más ({ $value } más donde cuentan los valores).
in-the-box = En la caja
copies-in-box =
    { $count ->
        [one] 1 copia
       *[other] { $count } copias
    }
alt-of-card = La carta { $card }. { $effect }
note-by-rulebook = El reglamento nombra esta carta; la redacción, la comida y el valor son nuestros.
note-by-us = El reglamento no dice qué hay en esta carta; toda ella es nuestra.

option-map = Mapa
option-map-auto = el habitual (parejas; arboleda para cuatro)
option-map-ring = anillo, para dos o tres
option-map-bay = bahía, para dos o tres
option-map-pairs = parejas, para dos o tres
option-map-grove = arboleda, para cuatro
option-map-delta = delta, para cuatro
option-bite-range = Mordisco
option-bite-range-any = el cubo mordido va a cualquier parte
option-bite-range-adjacent = el cubo mordido va al lado
option-defender-cube = Cubo de quien defiende
option-defender-cube-any = el cubo de quien defiende va a cualquier parte
option-defender-cube-other = el cubo de quien defiende va a otra parte
option-fight-target = Empujar
option-fight-target-defender = solo se empuja a la tribu vencida
option-fight-target-any-opponent = se puede empujar a cualquier rival
option-extra-critter = { card-extra-critter }
option-extra-critter-same = { card-extra-critter } entra donde colocaste
option-extra-critter-any = { card-extra-critter } entra en cualquier parte
option-rethrow = Tiradas iguales
option-rethrow-chosen = se repite la tirada cada vez
option-rethrow-locked = se sacan tres signos de una vez
option-card-scoring = Cartas en mano
option-card-scoring-matching = cada una hace que su comida valga 1 más
option-card-scoring-printed = las cartas en mano suman su valor, 3 como mucho
option-harvest-pick = Cosecha
option-harvest-pick-auto = se toma por ti la mejor comida
option-harvest-pick-manual = cada cual elige cubo a cubo
option-tribes = Tribus
option-tribes-off = todo el mundo tiene las mismas cuatro cartas
option-tribes-choose = tribus con cartas propias, a elegir
option-tribes-random = tribus con cartas propias, al azar
option-final-tie = Un empate
option-final-tie-throw = se desempata con tiradas
option-final-tie-shared = se comparte la victoria
option-head-start = Ventaja inicial
option-head-start-none = todo el mundo empieza con 0 puntos
option-head-start-by-place = todos menos quien juega al final empiezan con puntos

preset-classic = Clásica
preset-quick = Rápida
preset-tribes = Tribus

terms-players =
    { $count ->
        [one] 1 jugador
       *[other] { $count } jugadores
    }
terms-map-auto = mapa habitual
terms-map-ring = mapa anillo
terms-map-bay = mapa bahía
terms-map-pairs = mapa parejas
terms-map-grove = mapa arboleda
terms-map-delta = mapa delta

topic-overview = resumen
topic-turn = turno
topic-signs = los tres signos
topic-duels = duelos
topic-bonus = acciones de premio
topic-harvest = cosecha
topic-scoring = puntos
topic-cards = cartas
topic-tribes = tribus
topic-leaving = abandonar

rules-overview =
    De dos a cuatro tribus de criaturas se reparten por un mapa de bosques y se baten en duelo por la comida que hay en ellos. En cada una de las cinco rondas, cada cual coloca una criatura, juega una carta y lucha contra quien ya esté allí, sacando en secreto **{ sign-fight }**, **{ sign-flight }** o **{ sign-bite }**. Al final, quien tiene más criaturas en un bosque se queda con su comida, menos lo que se lleva quien le sigue. Cada cubo vale 2 puntos, y más por cada carta de esa comida que aún tengas en la mano. Gana quien suma más.

    El tablero público muestra el mapa y las tribus. **{ my-hand }** muestra el mapa, tus cartas y lo que puedes hacer; solo lo ves tú.
rules-turn =
    1. **Coloca** una criatura de tu reserva en cualquier bosque. Tus criaturas de allí están de pie en este turno.
    2. **Juega una carta**, siempre exactamente una. Vale para este turno y se va. Algunas hacen algo enseguida.
    3. **Lucha** si hay rivales allí: el primer duelo es obligatorio; los siguientes, no. Sigues hasta que ninguna criatura tuya de allí esté de pie, no queden rivales o quieras parar.
    4. Tus criaturas se levantan, y le toca a quien va después.

    Cada cual juega cinco turnos, así que de tus ocho cartas quedan tres al final.
rules-signs = **{ sign-fight }** vence a { sign-bite }, **{ sign-bite }** vence a { sign-flight }, **{ sign-flight }** vence a { sign-fight }.

    Cada bosque muestra también un signo: quien gana allí con ese signo recibe una acción de premio más. En la imagen, { sign-fight } son garras sobre verde; { sign-flight }, un ala sobre azul; y { sign-bite }, colmillos sobre morado.
rules-duels =
    Ataca quien tiene el turno. Defiende quien tenga más criaturas allí entre sus rivales; si hay empate, elige quien ataca. Ambos sacan su signo en secreto: mientras el duelo está abierto, pulsa un signo bajo el tablero. Nadie ve qué sacaste hasta que ambos lo hayan hecho; desde entonces vale.

    Si los signos son iguales, se sacan otros enseguida; la tercera tirada igual seguida la gana quien ataca. Tras el duelo, la criatura que ataca se tumba, gane o pierda, y no puede volver a atacar en este turno. Las que defienden nunca se tumban.

    Si gana **quien ataca**, vienen las acciones de premio. Si gana **quien defiende**, puede poner un cubo de la alacena en un bosque.
rules-bonus =
    Recibes 1 acción del signo con el que ganaste, 1 más si el bosque muestra ese signo, y lo que añada tu carta; como mucho 3. Todas son opcionales.
    • **{ sign-fight }**: empuja una criatura de la tribu vencida a un bosque vecino.
    • **{ sign-flight }**: trae aquí una de tus criaturas desde cualquier parte, o lleva una de aquí a cualquier parte. La que llega se tumba.
    • **{ sign-bite }**: mueve un cubo de aquí a cualquier otro bosque.

    Nada entra nunca en la laguna, y los bosques de sus dos orillas no son vecinos.
rules-harvest =
    Tras el último turno se cosecha cada bosque, empezando por A.
    • Si una tribu tiene **más criaturas** que nadie: la segunda tribu se retira con un cubo por criatura; si hay varias segundas, cada una recibe un cubo. La más fuerte se queda con todo lo demás.
    • Si varias están a la cabeza: toman cubos por turnos, tantos como criaturas tiene cada una. Lo que sobra no es de nadie, y las demás tribus no reciben nada.
    • Si no hay criaturas: nadie se lleva la comida.

    Tomas la comida que más vale para ti.
rules-scoring =
    Cada cubo vale 2, más 1 por cada carta de la misma comida que aún tengas. Puntos = bellotas × (2 + cartas de bellota) + setas × (2 + cartas de seta) + frutas × (2 + cartas de fruta).

    Las cartas jugadas, las criaturas y el dominio no dan puntos. Quienes empaten en cabeza sacan signos por la victoria.

    Quien juega al final lo ve todo antes del último turno, y gana más a menudo si juegan tres o cuatro. Con la opción **ventaja inicial**, los demás empiezan con puntos: { LIST($three) } entre tres, { LIST($four) } entre cuatro.
rules-cards =
    Todo el mundo tiene { card-extra-fight }, { card-extra-flight }, { card-extra-bite } y { card-extra-critter }, y cuatro cartas secretas. Lo que juegas te ayuda en este turno; lo que guardas hace que su comida valga más.

    `/card` muestra cualquier carta.
rules-tribes =
    Con la opción **tribus**, cada cual lleva una tribu distinta: { card-extra-critter }, cuatro cartas de la tribu y tres secretas.
    • **{ tribe-foxes }**: { card-extra-fight } cuatro veces. **{ tribe-birds }**: { card-extra-flight }. **{ tribe-snakes }**: { card-extra-bite }.
    • **{ tribe-rabbits }**: { card-bolt }, { card-wander }, { card-pack-tactics }, { card-lie-low }.
    • **{ tribe-moles }**: { card-long-reach }, { card-windfall }, { card-thick-hide }, { card-scavenger }.
rules-leaving = En una partida de tres o cuatro puedes rendirte. Tus criaturas se quedan donde están y cuentan para dominar bosques, pero no juegas más turnos y quedas en último lugar. Si solo queda una persona, gana.

lesson-place-heading = Bosques y criaturas
lesson-place-why = Quien tiene más criaturas en un bosque al final toma la comida que otros dejan, y la comida son puntos.
lesson-place-task = En cada turno colocas una criatura: ponla en F, donde solo está el Instructor, y habrá un duelo.
lesson-place-on-d = El Instructor tiene dos criaturas en D; F es más fácil de ganar.
lesson-place-otherwise = Ahí no está el Instructor, así que no hay duelo; puede ser sensato, pero prueba uno primero.

lesson-card-heading = Una carta para el turno
lesson-card-why = Un duelo ganado da una acción del signo ganador, una más si el bosque lo muestra, y más con tu carta.
lesson-card-task = F tiene el signo { sign-fight }: con { card-extra-fight }, ganar con { sign-fight } daría tres. Juégala a la vista.
lesson-card-otherwise = Buena carta, pero guárdala: aquí { card-extra-fight } se suma a lo que da F.

lesson-throw-heading = Una tirada secreta
lesson-throw-why = { sign-fight } daría 3 acciones. El Instructor también lo ve, y quizá ha sacado en secreto { sign-flight } en contra.
lesson-throw-task = { sign-fight } vence a { sign-bite }, { sign-bite } a { sign-flight }, y { sign-flight } a { sign-fight }: así que saca { sign-bite }.
lesson-throw-fight = Eso es lo que el Instructor espera de ti, y { sign-flight } lo vence.
lesson-throw-flight = Contra { sign-flight } es solo un empate, y habría que repetir.
lesson-throw-otherwise = Saca { sign-bite }.

lesson-bonus-heading = Lo que da una victoria
lesson-bonus-why = El Instructor sacó { sign-flight }, así que ganas una acción de { sign-bite }: lleva un cubo de F a cualquier otro bosque.
lesson-bonus-task = Lleva la fruta a B, donde estás sin rivales.
lesson-bonus-none = Ganaste esa acción; úsala.
lesson-bonus-elsewhere = Llévala a B, donde no hay nadie más.
lesson-bonus-otherwise = Toma la fruta: tienes cartas con las que las frutas valdrán más al final.

lesson-defend-heading = Te atacan
lesson-defend-why = El Instructor te ataca en C con { card-extra-bite }, en un bosque de { sign-bite }, donde { sign-bite } daría 3 acciones.
lesson-defend-task = { sign-fight } vence a { sign-bite }, así que es lo que conviene al defender aquí: saca { sign-fight }.
lesson-defend-flight = { sign-bite } vence a { sign-flight }, y el Instructor quiere ganar con { sign-bite }.
lesson-defend-bite = Contra { sign-bite } es solo un empate, y el tercero seguido es de quien ataca.
lesson-defend-otherwise = Saca { sign-fight }.

lesson-cube-heading = El cubo de quien defiende
lesson-cube-why = { sign-fight } venció a { sign-bite }: quien gana al defender pone un cubo de comida en cualquier bosque.
lesson-cube-task = Pon una fruta en B, donde estás sin rivales.
lesson-cube-none = El cubo es gratis: tómalo.
lesson-cube-elsewhere = Ponlo en B, donde no hay nadie más.
lesson-cube-otherwise = Que sea una fruta: tienes cartas con las que las frutas valdrán más al final.

lesson-round-heading = La última ronda
lesson-round-why = Es la quinta ronda y tu último turno. Tienes más criaturas que nadie en B, C y F.
lesson-round-task = En E no hay nadie, y la comida que nadie cosecha se pierde: coloca allí tu criatura.
lesson-round-hopeless = El Instructor tiene allí más criaturas de las que podrías superar ahora.
lesson-round-otherwise = Ese bosque ya es tuyo; E sería nuevo.

lesson-keep-heading = Las cartas que guardas
lesson-keep-why = Guardas tres de estas cuatro cartas, y con cada una los cubos de su comida valen 1 más que 2.
lesson-keep-task = Tres muestran una fruta, así que una fruta vale 5 al final si juegas la otra, { card-gorge }.
lesson-keep-otherwise = Esa carta muestra una fruta: guárdala, y cada fruta valdrá 1 más.

lesson-end = Ganas por 83 puntos a 36: gracias sobre todo a 11 frutas de 5 puntos.
lesson-end-next = Pueden jugar hasta cuatro, y entonces hay más de una mente que adivinar.
