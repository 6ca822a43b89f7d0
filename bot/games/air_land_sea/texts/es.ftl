## Los frentes tienen formas para «en», «a» y «de»: FORM($theater, "in"), "to", "from".

game-air-land-sea = Air, Land & Sea
about-air-land-sea = Duelo de cartas en tres frentes: domina dos o retírate a tiempo.
game-flies-lies-supplies = Flies, Lies & Supplies
about-flies-lies-supplies = El mismo duelo, con espías, mentiras y suministros en lugar de ejércitos.

theater-air = Aire
    .in = en el Aire
    .to = al Aire
    .from = del Aire
theater-land = Tierra
    .in = en Tierra
    .to = a Tierra
    .from = de Tierra
theater-sea = Mar
    .in = en el Mar
    .to = al Mar
    .from = del Mar
theater-intelligence = Inteligencia
    .in = en Inteligencia
    .to = a Inteligencia
    .from = de Inteligencia
theater-diplomacy = Diplomacia
    .in = en Diplomacia
    .to = a Diplomacia
    .from = de Diplomacia
theater-economics = Economía
    .in = en Economía
    .to = a Economía
    .from = de Economía

numbered-theater = { $number }. { $theater }

card-support = Apoyo
card-air-drop = Asalto aéreo
card-maneuver = Maniobra
card-aerodrome = Aeródromo
card-containment = Contención
card-heavy-bombers = Bombarderos
    .broken =
        Bombar-
        deros
card-reinforce = Refuerzos
card-ambush = Emboscada
card-cover-fire = Cobertura
card-disrupt = Desorden
card-heavy-tanks = Tanques pesados
card-transport = Transporte
card-escalation = Escalada
card-redeploy = Repliegue
card-blockade = Bloqueo
card-super-battleship = Acorazado
card-spy-network = Red de espías
    .broken =
        Red de
        espías
card-surveil = Vigilancia
card-manipulate = Manipulación
    .broken =
        Manipu-
        lación
card-leverage = Presión
card-neutralize = Anulación
card-mastermind = Mente maestra
card-envoy = Emisario
card-armistice = Armisticio
card-grand-betrayal = Gran traición
card-give-take = Toma y daca
card-peacekeepers = Cascos azules
card-requisition = Requisa
card-supply-lines = Logística
card-stockpile = Acopio
card-relinquish = Renuncia
card-war-chest = Cofre de guerra
card-unknown = una carta

card-air-1 = { card-support } 1
card-air-2 = { card-air-drop } 2
card-air-3 = { card-maneuver } 3 ({ theater-air })
card-air-4 = { card-aerodrome } 4
card-air-5 = { card-containment } 5
card-air-6 = { card-heavy-bombers } 6
card-land-1 = { card-reinforce } 1
card-land-2 = { card-ambush } 2
card-land-3 = { card-maneuver } 3 ({ theater-land })
card-land-4 = { card-cover-fire } 4
card-land-5 = { card-disrupt } 5
card-land-6 = { card-heavy-tanks } 6
card-sea-1 = { card-transport } 1
card-sea-2 = { card-escalation } 2
card-sea-3 = { card-maneuver } 3 ({ theater-sea })
card-sea-4 = { card-redeploy } 4
card-sea-5 = { card-blockade } 5
card-sea-6 = { card-super-battleship } 6
card-intelligence-1 = { card-spy-network } 1
card-intelligence-2 = { card-surveil } 2
card-intelligence-3 = { card-manipulate } 3 ({ theater-intelligence })
card-intelligence-4 = { card-leverage } 4
card-intelligence-5 = { card-neutralize } 5
card-intelligence-6 = { card-mastermind } 6
card-diplomacy-1 = { card-envoy } 1
card-diplomacy-2 = { card-armistice } 2
card-diplomacy-3 = { card-manipulate } 3 ({ theater-diplomacy })
card-diplomacy-4 = { card-grand-betrayal } 4
card-diplomacy-5 = { card-give-take } 5
card-diplomacy-6 = { card-peacekeepers } 6
card-economics-1 = { card-requisition } 1
card-economics-2 = { card-supply-lines } 2
card-economics-3 = { card-manipulate } 3 ({ theater-economics })
card-economics-4 = { card-stockpile } 4
card-economics-5 = { card-relinquish } 5
card-economics-6 = { card-war-chest } 6

short-card = { $card } { $strength }
broken-name = { FORM($card, "broken") }

ability-support = Tu total en cada frente contiguo aumenta en 3.
ability-air-drop =
    { $edition ->
        [classic] En tu próximo turno puedes desplegar una carta en un frente de otro tipo.
       *[revised] Si despliegas la próxima carta que juegues, puede ir a un frente de otro tipo.
    }
ability-maneuver = Voltea una carta sin cubrir, de cualquier bando, en un frente contiguo.
ability-aerodrome = Puedes desplegar tus cartas de fuerza 1 a 3 en cualquier frente.
ability-containment = Toda carta que cualquier bando juegue boca abajo va debajo del mazo.
ability-reinforce =
    { $edition ->
        [classic] Mira la primera carta del mazo. Puedes jugarla boca abajo en un frente contiguo.
       *[revised] Toma la primera carta del mazo. Juégala boca abajo en un frente contiguo.
    }
ability-ambush = Voltea una carta sin cubrir, de cualquier bando, en cualquier frente.
ability-cover-fire = Todas las cartas debajo de esta en su columna tienen fuerza 4.
ability-disrupt =
    { $edition ->
        [classic] El enemigo voltea una de sus cartas sin cubrir. Después, voltea tú una de las tuyas.
       *[revised] Voltea una de tus cartas sin cubrir. Después, el enemigo voltea una de las suyas.
    }
ability-transport = Puedes mover una de tus cartas a otro frente.
ability-escalation = Todas tus cartas boca abajo tienen fuerza 4.
ability-redeploy =
    { $edition ->
        [classic] Devuelve a tu mano una de tus cartas boca abajo. Si lo haces, tienes un turno extra.
       *[revised] Puedes devolver a tu mano una de tus cartas boca abajo. Si lo haces, juega una carta enseguida.
    }
ability-blockade = En los frentes contiguos con 3 cartas o más, toda carta que cualquier bando juegue va debajo del mazo.
ability-spy-network = Puedes mirar todas las cartas boca abajo del enemigo. Cada una vale 1 menos.
ability-surveil = Gana 1 suministro aquí. El enemigo muestra tres cartas de su mano. Después puedes voltear una carta sin cubrir que sea mayor que una de ellas.
ability-manipulate = { ability-maneuver }
ability-leverage = Puedes mostrar una carta de tu mano. Si lo haces, voltea una carta menor sin cubrir, en cualquier frente.
ability-neutralize = Nombra una carta. Si el enemigo la tiene en la mano, la muestra y la juega en su próximo turno.
ability-envoy = Tu total en cada frente contiguo aumenta en 2. Una vez en tu turno, antes de actuar, puedes mover esta carta a uno de ellos.
ability-armistice = Gana 2 suministros en este frente. Puedes voltear una carta sin cubrir, de cualquier bando. Si lo haces, el enemigo puede voltear la suya en este frente.
ability-grand-betrayal = Elige un frente contiguo donde ambos bandos tengan una carta sin cubrir. Esas dos cartas cambian de bando.
ability-give-take = Da al enemigo una carta de tu mano. Si lo haces, el enemigo gana 1 suministro aquí y tú robas dos cartas.
ability-requisition = Puedes mostrar una carta de tu mano. Si lo haces, gana 3 suministros en el frente de su tipo.
ability-supply-lines = Puedes desplegar tus cartas en frentes de otros tipos. Cada vez, el enemigo gana 1 suministro allí.
ability-stockpile = Gana 1 suministro en cada frente contiguo.
ability-relinquish = Puedes destruir una de tus cartas boca arriba. Si lo haces, destruye una carta sin cubrir de cualquier bando.

no-ability = No tiene habilidad.

effect-support = +3 en cada frente contiguo
effect-air-drop = Despliega una carta en cualquier frente
effect-maneuver = Voltea una carta en un frente contiguo
effect-aerodrome = Tus 1, 2 y 3, en cualquier frente
effect-containment = Lo jugado boca abajo va bajo el mazo
effect-reinforce = Carta del mazo boca abajo al lado
effect-ambush = Voltea cualquier carta sin cubrir
effect-cover-fire = Las cartas de debajo valen 4
effect-disrupt = Cada bando voltea una carta suya
effect-transport = Mueve una de tus cartas
effect-escalation = Tus cartas boca abajo valen 4
effect-redeploy = Recupera una boca abajo y juega otra
effect-blockade = Sin cuarta carta en frentes contiguos
effect-spy-network = Ves sus cartas boca abajo; valen 1 menos
effect-surveil = 1 suministro; ve 3 y voltea una mayor
effect-manipulate = { effect-maneuver }
effect-leverage = Muestra una carta y voltea una menor
effect-neutralize = Nombra una carta que tendrá que jugar
effect-envoy = +2 en cada frente contiguo; se mueve
effect-armistice = 2 suministros; ambos voltean una
effect-grand-betrayal = Dos cartas contiguas cambian de bando
effect-give-take = Da carta y suministro, roba dos
effect-requisition = Muestra una carta: 3 suministros
effect-supply-lines = Despliega donde sea; da suministros
effect-stockpile = 1 suministro en cada frente contiguo
effect-relinquish = Destruye una tuya boca arriba y otra

no-effect = Sin habilidad

gist-support = +3 al lado
gist-air-drop = Donde quieras
gist-maneuver = Voltea al lado
gist-aerodrome = 1–3 donde sea
gist-containment = Sin boca abajo
gist-reinforce = Juega del mazo
gist-ambush = Voltea una
gist-cover-fire = Debajo valen 4
gist-disrupt = Ambos voltean
gist-transport = Mueve una carta
gist-escalation = Ocultas valen 4
gist-redeploy = Recupera una
gist-blockade = Al lado: máx. 3
gist-spy-network = Ocultas −1
gist-surveil = +1, voltea alta
gist-manipulate = { gist-maneuver }
gist-leverage = Voltea menor
gist-neutralize = Nombra una
gist-envoy = +2 al lado
gist-armistice = +2 y voltean
gist-grand-betrayal = Cartas cambian
gist-give-take = Da 1, roba 2
gist-requisition = 3 suministros
gist-supply-lines = Donde sea
gist-stockpile = +1 al lado
gist-relinquish = Destruye dos

facts-of-card = { $theater }, fuerza { $strength }, { $kind ->
        [instant] habilidad inmediata
        [ongoing] habilidad continua
       *[none] sin habilidad
    }.
edition-classic = Clásica
edition-revised = Revisada
only-revised = Edición revisada, la única
both-editions = Ambas ediciones
alt-of-card = La carta { $card }. { $text }
deck-line = **{ $card } { $strength }** · { $theater }: { $text }
deck-line-editions = **{ $card } { $strength }** · { $theater }: { $revised } Clásica: { $classic }

source-printed = Una carta del juego impreso; la redacción es nuestra.
source-house = No se conoce la carta impresa; esta es nuestra.
source-reveal = De la carta impresa solo sabemos que se muestra una carta; el resto es nuestro.
source-not-theater = De la carta impresa solo sabemos la habilidad, no el frente; el resto es nuestro.
source-not-strength = De la carta impresa solo sabemos la habilidad, no la fuerza; el resto es nuestro.
source-moved = De la carta impresa solo sabemos que se mueve, cubierta o no; el resto es nuestro.
source-name = De la carta impresa solo sabemos el nombre; el resto es nuestro.
source-given = De la carta impresa solo sabemos que se da una carta y se roba otra; el resto es nuestro.
source-destroyed = De la carta impresa solo sabemos qué destruye; el resto es nuestro.

covering = { $top }, que cubre { $covered }
no-cards = sin cartas
changed-card = { $card } (vale { $strength })
facedown-card =
    { $card ->
        [unknown] boca abajo ({ $strength })
       *[other] { $card } boca abajo ({ $strength })
    }

lead-tied = empate { $total }–{ $total } (desempata { $side })
lead-ahead = { $side } domina { $ahead }–{ $behind }

turn-of-one =
    { $who ->
        [you] Tu turno
       *[other] Turno de { $who }
    }
turn-of-two =
    { $who ->
        [you] Turno tuyo o de { $other }
       *[other] Turno de { $who } o de { $other }
    }
turn-with-due-cards = **{ $whose }**: hay que jugar { LIST($cards, type: "or") } o retirarse.

you-awaited = tú
waiting-swap = Falta elegir la carta del intercambio: **{ LIST($awaited) }**.
waiting-flip = Falta elegir la carta que voltea { $card }: **{ LIST($awaited, type: "or") }**.
waiting-may-flip = Falta decidir si { $card } voltea una carta: **{ LIST($awaited, type: "or") }**.
waiting-may-move = Falta decidir si { $card } mueve una carta: **{ LIST($awaited, type: "or") }**.
waiting-reveal = Falta elegir qué carta mostrar por { $card }: **{ LIST($awaited, type: "or") }**.
waiting-may-reveal = Falta decidir si se muestra una carta por { $card }: **{ LIST($awaited, type: "or") }**.
waiting-name = Falta nombrar una carta por { $card }: **{ LIST($awaited, type: "or") }**.
waiting-exchange = Falta elegir qué cartas cambian de bando por { $card }: **{ LIST($awaited, type: "or") }**.
waiting-choose = Falta decidir qué hacer con { $card }: **{ LIST($awaited, type: "or") }**.

status-won =
    { $side ->
        [you] **Ganaste.**
        [side] **Tu bando ganó la partida.**
       *[other] { $people ->
            [one] **{ $side } ganó la partida.**
           *[other] **{ $side } ganaron la partida.**
        }
    }

board-title = { $game } · batalla { $battle }
score = Marcador
seen-in-hands = Cartas vistas en las manos
score-by-battle = Marcador por batalla
turning-point = Momento decisivo

side-line = { $side }: { $facts }
side-points = **{ $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }**
side-hand =
    { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    } en mano
member-hand = { $who } { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
side-first = empieza (gana los empates)
side-air-drop = tiene { card-air-drop }
side-extra-turns =
    { $count ->
        [one] 1 turno extra
       *[other] { $count } turnos extra
    } por jugar

column-line = **{ $total }**: { $shown }
column-line-bonuses = **{ $total }** ({ $bonuses }): { $shown }
bonus-card = +{ $points } { $card }
supplies =
    { $count ->
        [one] 1 suministro
       *[other] { $count } suministros
    }

duty =
    { $due ->
        [true] { $who } tiene que jugar { $card } ahora
       *[false] { $who } tiene que jugar { $card } en su próximo turno
    }

deck-size =
    { $count ->
        [one] 1 carta en el mazo
       *[other] { $count } cartas en el mazo
    }
supplies-left =
    { $count ->
        [one] queda 1 suministro
       *[other] quedan { $count } suministros
    }
points-to-win =
    { $points ->
        [one] se gana con 1 punto
       *[other] se gana con { $points } puntos
    }
single-battle = una sola batalla decide

note-showed = { $who } mostró { $card } en la batalla { $battle }, turno { $turn }
note-was-given = { $who } recibió { $card } en la batalla { $battle }, turno { $turn }
note-took-back = { $who } recuperó { $card } en la batalla { $battle }, turno { $turn }
note-lacked =
    { $people ->
        [one] { $who } no tenía { $card } en la batalla { $battle }, turno { $turn }
       *[other] { $who } no tenían { $card } en la batalla { $battle }, turno { $turn }
    }

alt-theater = { $place }: { $fact }
alt-column = { $place }, { $side } { $fact }
alt-battle = Batalla { $battle }: { $news }
alt-turning-point = { turning-point }: { $sentence }
alt-marked = Con marco: { $card }
alt-must-play = Tienes que jugar { LIST($cards, type: "or") }
alt-text-of-card = { $card }: { $text }
alt-faceup-to = Boca arriba en { LIST($theaters, type: "or") }
alt-facedown-to = Boca abajo en { LIST($theaters, type: "or") }

battle-line = Batalla { $battle }: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } para { $side } ({ $score })
battle-line-withdrew = Batalla { $battle }: retirada de { $loser }, { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } para { $side } ({ $score })
led-from-start =
    { $people ->
        [one] { $side } fue por delante desde la primera batalla.
       *[other] { $side } fueron por delante desde la primera batalla.
    }
battle-brought = La batalla { $battle } dio { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
took-the-lead =
    { $people ->
        [one] { $side } tomó la delantera en la batalla { $battle } y no la soltó.
       *[other] { $side } tomaron la delantera en la batalla { $battle } y no la soltaron.
    }

picture-winner =
    { $people ->
        [one] Ganó { $winners }
       *[other] Ganaron { $winners }
    }
picture-winner-nameless = victoria
picture-withdrew-cell = retirada
picture-turning-point = Momento decisivo
picture-turning-battle = Momento decisivo: batalla { $battle }
picture-led =
    { $people ->
        [one] { $winners } fue por delante desde la primera batalla
       *[other] { $winners } fueron por delante desde la primera batalla
    }
picture-took-lead =
    { $people ->
        [one] { $winners } se adelantó y no cedió
       *[other] { $winners } se adelantaron y no cedieron
    }
picture-flipped =
    volteada
    { FORM($theater, "in") }
picture-destroyed =
    destruida
    { FORM($theater, "in") }
picture-changed-sides =
    otro bando
    { FORM($theater, "in") }
picture-unknown-card = Carta oculta
picture-resigned = se rindió
picture-withdrew = se retiró de la batalla { $battle }
picture-fought-out = ganó la batalla { $battle }, sin cartas por jugar
picture-battle-won =
    { $own ->
        [true] Batalla { $battle }: ganaste
       *[false] { $people ->
            [one] Batalla { $battle }: ganó { $winners }
           *[other] Batalla { $battle }: ganaron { $winners }
        }
    }
picture-tie = =
picture-of-points = de { $points }
picture-wins-ties = empates
picture-must-play = debe jugar { LIST($names, type: "or") }
picture-member-must-play = { $number } debe jugar { LIST($names, type: "or") }
picture-air-drop = { card-air-drop } listo
picture-extra-turn = turno extra
picture-top-card = Del mazo: { $card } { $strength }. Boca abajo vale { $after }.
picture-under-deck = bajo el mazo

you-won = Ganaste
you-lost = Perdiste
awaits-all = Esperando a { LIST($awaited) }
awaits-any = Esperando a { LIST($awaited, type: "or") }
your-turn = Tu turno
your-sides-turn = Turno de tu bando
play-top-card =
    { $forced ->
        [true] Juega { $card } boca abajo
       *[false] ¿Jugar { $card } boca abajo?
    }
answer-card = Responde a { $card }

title-play =
    { $forced ->
        [true] Juega una carta ya
       *[false] ¿Jugar una carta?
    }
title-swap =
    { $forced ->
        [true] Elige una carta para intercambiar
       *[false] ¿Elegir una carta para intercambiar?
    }
title-flip =
    { $forced ->
        [true] Elige una carta para voltear
       *[false] ¿Voltear una carta?
    }
title-move =
    { $forced ->
        [true] Mueve una de tus cartas
       *[false] ¿Mover una carta?
    }
title-take-back =
    { $forced ->
        [true] Recupera una carta
       *[false] ¿Recuperar una carta?
    }
title-place =
    { $forced ->
        [true] Elige un frente para la carta del mazo
       *[false] ¿Jugar la carta del mazo?
    }
title-reveal =
    { $forced ->
        [true] Elige una carta para mostrar
       *[false] ¿Mostrar una carta?
    }
title-name =
    { $forced ->
        [true] Nombra una carta
       *[false] ¿Nombrar una carta?
    }
title-exchange =
    { $forced ->
        [true] Elige qué cartas cambian de bando
       *[false] ¿Elegir qué cartas cambian de bando?
    }
title-give =
    { $forced ->
        [true] Elige una carta para dar
       *[false] ¿Elegir una carta para dar?
    }
title-receive =
    { $forced ->
        [true] Toma la carta
       *[false] ¿Tomar la carta?
    }
title-draw =
    { $forced ->
        [true] Roba cartas
       *[false] ¿Robar cartas?
    }
title-destroy =
    { $forced ->
        [true] Elige una carta para destruir
       *[false] ¿Destruir una de tus cartas?
    }

due-cards-title = **{ $title }**: tienes que jugar { LIST($cards, type: "or") }.
mate-may-answer = Puedes responder tú o { $mate }.
passed-on = Pasarás { $card } cuando todo el mundo haya elegido.
given-away = Das { $card }.
mate-plays = Esta vez { $mate } juega por tu bando.
mate-answers = Esta vez { $mate } responde por tu bando.

its-your-turn = **Es tu turno, { $name }.**
its-your-choice = **Te toca elegir, { $name }.**
may-move-envoy = Antes puedes mover { card-envoy }.
must-play = Tienes que jugar { LIST($cards, type: "or") }: boca arriba en un frente que la admita, o boca abajo en cualquiera.
play-one = Juega una carta: *despliégala* boca arriba en su frente o *improvísala* boca abajo en cualquiera.
or-withdraw = O retírate de la batalla: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } para { $side }.

asked-by = { $card } dice: «{ $text }»
asked-by-hidden = Es por { $card }.
question-swap = Se la pasas a { $mate } y recibes otra. Cada cual elige en secreto, y las cartas cambian de manos cuando todo el mundo ha elegido.
question-disrupt = { card-land-5 } te hace voltear una de tus cartas sin cubrir.
question-armistice = { card-diplomacy-2 } te deja voltear una de estas cartas, si quieres.
question-surveil = La carta { card-intelligence-2 } del enemigo hace que tu bando elija cartas y las muestre. Después, el enemigo puede voltear una carta mayor que una de ellas.
question-give-take = El enemigo da una carta a tu bando.
top-card-is = La primera carta del mazo es { $card }; boca abajo vale { $strength }.
would-raise-total = Tu total { FORM($theater, "in") } pasa de { $before } a { $after }
would-stop = { $ability } la mandaría debajo del mazo

mates-answer = Responde { $mate } o respondes tú: vale la primera respuesta.
mates-turn = Este turno lo juega { $mate } o lo juegas tú: quien actúe primero juega por tu bando.
mates-take-back = Responde { $mate } o respondes tú: quien recupere una carta tiene que jugar otra.
mates-reveal = Responde { $mate } o respondes tú, con cartas de la propia mano: vale la primera respuesta.
mates-give = Responde { $mate } o respondes tú, con una carta de la propia mano: vale la primera respuesta.
mates-receive = Responde { $mate } o respondes tú: quien la tome primero la tendrá en la mano.
mates-draw = Responde { $mate } o respondes tú: quien robe primero tendrá las cartas en la mano.

your-hand = Tu mano
no-cards-left = No te quedan cartas.
hand-card = **{ $card }**: { $text }
top-card = La primera carta del mazo
top-card-seen =
    { $alone ->
        [true] { $card } (solo la viste tú)
       *[false] { $card } (solo la vio tu bando)
    }

withdraw = Retirarse
withdraw-unavailable = Solo puedes retirarte cuando te toca jugar una carta. Pulsa **{ my-hand }** para ver cómo está todo.
enemy-scores = El enemigo gana { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
withdraw-question =
    { $team ->
        [true] ¿Retirar a todo tu bando?
       *[false] ¿Retirarte?
    } { $ends ->
        [true] Eso da { $points ->
            [one] 1 punto
           *[other] { $points } puntos
        } y la partida a { $side }.
       *[false] Eso da { $points ->
            [one] 1 punto
           *[other] { $points } puntos
        } a { $side }, y empieza la siguiente batalla.
    }

where-play = ¿Dónde juegas { $card }?
deploy-to = Desplegar { FORM($theater, "in") }
deploy-to-using = Desplegar { FORM($theater, "in") } ({ $ability })
deploy = Desplegar { $card } { FORM($theater, "in") }
deploy-using = Desplegar { $card } { FORM($theater, "in") } ({ $ability })
deploy-caution = ¿Desplegar { $card } { FORM($theater, "in") }? La verá todo el mundo.
deploy-using-caution = ¿Desplegar { $card } { FORM($theater, "in") } ({ $ability })? La verá todo el mundo.
deploy-hint = Boca arriba. { $effect }
deploy-hint-supply = Boca arriba; el enemigo gana 1 suministro { FORM($theater, "in") }
improvise-to = Improvisar { FORM($theater, "in") }
improvise = Improvisar { $card } { FORM($theater, "in") }
improvise-hint = Boca abajo, sin habilidad

move-envoy-to = Mover { card-envoy } { FORM($theater, "to") }
move-envoy-hint = Después viene tu acción

own-card =
    { $faceup ->
        [true] Tu carta { $card } { FORM($theater, "in") }
       *[false] { $card ->
            [unknown] Tu carta boca abajo { FORM($theater, "in") }
           *[other] Tu carta { $card } boca abajo { FORM($theater, "in") }
        }
    }
enemy-card =
    { $faceup ->
        [true] { $card } de { $enemy } { FORM($theater, "in") }
       *[false] { $card ->
            [unknown] Carta boca abajo de { $enemy } { FORM($theater, "in") }
           *[other] { $card } boca abajo de { $enemy } { FORM($theater, "in") }
        }
    }
flip-own =
    { $faceup ->
        [true] Voltear tu carta { $card } { FORM($theater, "in") }
       *[false] { $card ->
            [unknown] Voltear tu carta boca abajo { FORM($theater, "in") }
           *[other] Voltear tu carta { $card } boca abajo { FORM($theater, "in") }
        }
    }
flip-enemy =
    { $faceup ->
        [true] Voltear { $card } de { $enemy } { FORM($theater, "in") }
       *[false] { $card ->
            [unknown] Voltear carta boca abajo de { $enemy } { FORM($theater, "in") }
           *[other] Voltear { $card } boca abajo de { $enemy } { FORM($theater, "in") }
        }
    }
flip-enemy-caution =
    { $faceup ->
        [true] ¿Voltear { $card } de { $enemy } { FORM($theater, "in") }?
       *[false] { $card ->
            [unknown] ¿Voltear la carta boca abajo de { $enemy } { FORM($theater, "in") }?
           *[other] ¿Voltear { $card } boca abajo de { $enemy } { FORM($theater, "in") }?
        }
    }
destroy-own =
    { $faceup ->
        [true] Destruir tu carta { $card } { FORM($theater, "in") }
       *[false] { $card ->
            [unknown] Destruir tu carta boca abajo { FORM($theater, "in") }
           *[other] Destruir tu carta { $card } boca abajo { FORM($theater, "in") }
        }
    }
destroy-enemy =
    { $faceup ->
        [true] Destruir { $card } de { $enemy } { FORM($theater, "in") }
       *[false] { $card ->
            [unknown] Destruir carta boca abajo de { $enemy } { FORM($theater, "in") }
           *[other] Destruir { $card } boca abajo de { $enemy } { FORM($theater, "in") }
        }
    }
destroy-hint = Va debajo del mazo

flip-hint-unknown = Queda boca arriba
flip-hint-up =
    { $changed ->
        [true] Queda boca arriba y vale { $after } en lugar de { $before }
       *[false] Queda boca arriba y sigue valiendo { $after }
    }
flip-hint-up-instant =
    { $changed ->
        [true] Queda boca arriba, vale { $after } en lugar de { $before }, y su bando aplica la habilidad
       *[false] Queda boca arriba, sigue valiendo { $after }, y su bando aplica la habilidad
    }
flip-hint-down =
    { $changed ->
        [true] Queda boca abajo y vale { $after } en lugar de { $before }
       *[false] Queda boca abajo y sigue valiendo { $after }
    }

own-card-in =
    { $faceup ->
        [true] { $card } { FORM($theater, "in") }
       *[false] { $card ->
            [unknown] Carta { $number } boca abajo { FORM($theater, "in") }
           *[other] { $card } boca abajo { FORM($theater, "in") }
        }
    }
move-to = Mover { FORM($theater, "to") }
move-card =
    { $faceup ->
        [true] Mover { $card } { FORM($start, "from") } { FORM($end, "to") }
       *[false] { $card ->
            [unknown] Mover la carta { $number } boca abajo { FORM($start, "from") } { FORM($end, "to") }
           *[other] Mover { $card } boca abajo { FORM($start, "from") } { FORM($end, "to") }
        }
    }
where-move =
    { $faceup ->
        [true] ¿Adónde mueves tu carta { $card }?
       *[false] { $card ->
            [unknown] ¿Adónde mueves tu carta { $number } boca abajo?
           *[other] ¿Adónde mueves tu carta { $card } boca abajo?
        }
    }
own-card-from =
    { $faceup ->
        [true] { $card } { FORM($theater, "from") }
       *[false] { $card ->
            [unknown] Carta { $number } boca abajo { FORM($theater, "from") }
           *[other] { $card } boca abajo { FORM($theater, "from") }
        }
    }
take-back-card =
    { $faceup ->
        [true] Recuperar { $card } { FORM($theater, "from") }
       *[false] { $card ->
            [unknown] Recuperar la carta { $number } boca abajo { FORM($theater, "from") }
           *[other] Recuperar { $card } boca abajo { FORM($theater, "from") }
        }
    }

play-it-to = Jugarla { FORM($theater, "in") }
play-top-card-to =
    { $card ->
        [unknown] Jugar la carta del mazo boca abajo { FORM($theater, "in") }
       *[other] Jugar { $card } boca abajo { FORM($theater, "in") }
    }

exchange-in = { $theater }: { $gives_faceup ->
        [true] { $given }
       *[false] { $given ->
            [unknown] carta boca abajo
           *[other] { $given } boca abajo
        }
    } por { $takes_faceup ->
        [true] { $taken }
       *[false] { $taken ->
            [unknown] carta boca abajo
           *[other] { $taken } boca abajo
        }
    }
exchange = Intercambiar las cartas sin cubrir { FORM($theater, "from") }
exchange-hint =
    { $gives_faceup ->
        [true] { $given }
       *[false] { $given ->
            [unknown] carta boca abajo
           *[other] { $given } boca abajo
        }
    } por { $takes_faceup ->
        [true] { $taken }
       *[false] { $taken ->
            [unknown] carta boca abajo
           *[other] { $taken } boca abajo
        }
    }

do-nothing = No hacer nada
do-nothing-hint = Dejar la habilidad sin usar

give-to-mate = Dar { $card } a { $mate }
give-to-enemy = Dar { $card } a { $enemy }
reveal = Mostrar { $card }
reveal-hint = La ve todo el mundo; sigue en tu mano
reveal-hint-leverage = Después, voltea una carta sin cubrir menor que { $strength }
reveal-hint-requisition = Después, gana { $count ->
        [one] 1 suministro
       *[other] { $count } suministros
    } { FORM($theater, "in") }
which-card = ¿Qué carta nombras?
name-card = Nombrar { $card }
in-own-hand = Está en tu propia mano
lies-in = Está { FORM($theater, "in") }
draw-cards = Robar cartas
draw-hint = Dos van a tu mano
take-card = Tomar la carta
take-hint = Va a tu mano

battle-begins = Empieza la batalla { $battle }: { $row }. { $side ->
        [you] Juegas primero y ganas los empates.
        [side] Tu bando juega primero y gana los empates.
       *[other] { $people ->
            [one] { $side } juega primero y gana los empates.
           *[other] { $side } juegan primero y ganan los empates.
        }
    }
match-won =
    { $side ->
        [you] ¡Ganaste la partida!
        [side] ¡Tu bando ganó la partida!
       *[other] { $people ->
            [one] ¡{ $side } ganó la partida!
           *[other] ¡{ $side } ganaron la partida!
        }
    }
resigned =
    { $who ->
        [you] Te rendiste.
       *[other] { $who } se rindió.
    }
resigned-for-your-team = { $who } se rindió en nombre de tu equipo.
resigned-for-team =
    { $who ->
        [you] Te rendiste en nombre de { $team }.
       *[other] { $who } se rindió en nombre de { $team }.
    }
withdrew =
    { $who ->
        [you] Te retiraste
       *[other] { $who } se retiró
    } con { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    } en la mano.
withdrew-for-side =
    { $who ->
        [you] Te retiraste
       *[other] { $who } se retiró
    } en nombre de todo el bando, que tenía { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }.
turn-skipped =
    { $side ->
        [you] No tenías cartas que jugar y perdiste el turno.
        [side] Tu bando no tenía cartas que jugar y perdió el turno.
       *[other] { $people ->
            [one] { $side } no tenía cartas que jugar y perdió el turno.
           *[other] { $side } no tenían cartas que jugar y perdieron el turno.
        }
    }

played =
    { $who ->
        [you] Jugaste
       *[other] { $who } jugó
    } { $card } { $strength } { FORM($theater, "in") }.
played-using =
    { $who ->
        [you] Jugaste
       *[other] { $who } jugó
    } { $card } { FORM($theater, "in") }, gracias a { $ability }.
played-facedown =
    { $who ->
        [you] Jugaste
       *[other] { $who } jugó
    } { $card } boca abajo { FORM($theater, "in") }.
played-top-card =
    { $who ->
        [you] Jugaste
       *[other] { $who } jugó
    } la primera carta del mazo{ $card ->
        [unknown] { "" }
       *[other] , { $card },
    } boca abajo { FORM($theater, "in") }.
stopped = { $ability } la mandó debajo del mazo.

turned-faceup =
    { $who ->
        [you] Pusiste
       *[other] { $who } puso
    } boca arriba { $card }{ $owner ->
        [own] { "" }
        [you] { " " }de tu bando
        [side] { " " }de tu bando
       *[other] { " " }de { $owner }
    } { FORM($theater, "in") }.
turned-facedown =
    { $who ->
        [you] Pusiste
       *[other] { $who } puso
    } boca abajo { $card }{ $owner ->
        [own] { "" }
        [you] { " " }de tu bando
        [side] { " " }de tu bando
       *[other] { " " }de { $owner }
    }.
moved =
    { $who ->
        [you] Moviste
       *[other] { $who } movió
    } { $faceup ->
        [true] { $card }
       *[false] { $card ->
            [unknown] una carta boca abajo
           *[other] { $card } boca abajo
        }
    } { FORM($start, "from") } { FORM($end, "to") }.
taken-back =
    { $who ->
        [you] Recuperaste
       *[other] { $who } recuperó
    } { $card ->
        [unknown] una carta boca abajo
       *[other] { $card }
    } { FORM($theater, "from") }.
changed-sides =
    { $faceup ->
        [true] { $card }
       *[false] { $card ->
            [unknown] Una carta boca abajo
           *[other] { $card } boca abajo
        }
    } { $owner ->
        [you] de tu bando
        [side] de tu bando
       *[other] de { $owner }
    } { FORM($theater, "in") } se pasó { $side ->
        [you] a tu bando
        [side] a tu bando
       *[other] a { $side }
    }.
destroyed =
    { $who ->
        [you] Destruiste
       *[other] { $who } destruyó
    } { $faceup ->
        [true] { $card }
       *[false] { $card ->
            [unknown] una carta boca abajo
           *[other] { $card } boca abajo
        }
    } { $owner ->
        [own] { $who ->
            [you] de tu propio bando
           *[other] de su propio bando
        }
        [you] de tu bando
        [side] de tu bando
       *[other] de { $owner }
    } { FORM($theater, "in") }.

revealed =
    { $who ->
        [you] Mostraste
       *[other] { $who } mostró
    } { $card }.
named-in-vain =
    { $who ->
        [you] Nombraste
       *[other] { $who } nombró
    } { $card }: { $side ->
        [you] no la tienes.
        [side] tu bando no la tiene.
       *[other] { $people ->
            [one] { $side } no la tiene.
           *[other] { $side } no la tienen.
        }
    }
named =
    { $who ->
        [you] Nombraste
       *[other] { $who } nombró
    } { $card }: { $holder ->
        [you] la tienes y debes jugarla en tu próximo turno.
       *[other] { $holder } la tiene y debe jugarla en su próximo turno.
    }
drew =
    { $who ->
        [you] Robaste
       *[other] { $who } robó
    } { $card }.
gave =
    { $receiver ->
        [you] { $who } te dio { $card }.
       *[other] { $who ->
            [you] Diste { $card } a { $receiver }.
           *[other] { $who } dio { $card } a { $receiver }.
        }
    }
swap-chosen =
    { $who ->
        [you] Elegiste
       *[other] { $who } eligió
    } { $card } para el intercambio.
swapped =
    { $receiver ->
        [you] { $who } te pasó { $card }.
       *[other] { $who ->
            [you] Pasaste { $card } a { $receiver }.
           *[other] { $who } pasó { $card } a { $receiver }.
        }
    }
looked-at-top =
    { $side ->
        [you] Miraste la primera carta del mazo.
        [side] Tu bando miró la primera carta del mazo.
       *[other] { $people ->
            [one] { $side } miró la primera carta del mazo.
           *[other] { $side } miraron la primera carta del mazo.
        }
    }
saw-top-card =
    { $side ->
        [you] Miraste la primera carta del mazo: { $card }.
        [side] Tu bando miró la primera carta del mazo: { $card }.
       *[other] { $people ->
            [one] { $side } miró la primera carta del mazo: { $card }.
           *[other] { $side } miraron la primera carta del mazo: { $card }.
        }
    }
gained-supplies =
    { $side ->
        [you] Ganaste
        [side] Tu bando ganó
       *[other] { $people ->
            [one] { $side } ganó
           *[other] { $side } ganaron
        }
    } { $count ->
        [one] 1 suministro
       *[other] { $count } suministros
    } { FORM($theater, "in") }.
declined =
    { $who ->
        [you] No usaste
       *[other] { $who } no usó
    } { $card }.
interrupted = Eso interrumpió { $card }.
fizzled = { $card } no tuvo efecto.
air-drop-granted =
    { $side ->
        [you] { card-air-drop } te deja jugar una carta boca arriba en cualquier frente.
        [side] { card-air-drop } deja a tu bando jugar una carta boca arriba en cualquier frente.
       *[other] { card-air-drop } deja a { $side } jugar una carta boca arriba en cualquier frente.
    }
air-drop-over =
    { $side ->
        [you] Tu { card-air-drop } se acabó.
        [side] El { card-air-drop } de tu bando se acabó.
       *[other] El { card-air-drop } de { $side } se acabó.
    }
extra-turn =
    { $side ->
        [you] Tienes un turno extra.
        [side] Tu bando tiene un turno extra.
       *[other] { $people ->
            [one] { $side } tiene un turno extra.
           *[other] { $side } tienen un turno extra.
        }
    }

all-cards-played = Ya se jugaron todas las cartas.
theaters-held =
    { $side ->
        [you] Dominaste { LIST($theaters) }.
        [side] Tu bando dominó { LIST($theaters) }.
       *[other] { $people ->
            [one] { $side } dominó { LIST($theaters) }.
           *[other] { $side } dominaron { LIST($theaters) }.
        }
    }
battle-won =
    { $side ->
        [you] Ganaste la batalla y sumaste
        [side] Tu bando ganó la batalla y sumó
       *[other] { $people ->
            [one] { $side } ganó la batalla y sumó
           *[other] { $side } ganaron la batalla y sumaron
        }
    } { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } ({ $score }).

hint-theaters =
    { $after ->
        [one] Dominabas 1 frente en lugar de { $before }.
       *[other] Dominabas { $after } frentes en lugar de { $before }.
    }
hint-lead = Pasabas { FORM($theater, "in") } { $was ->
        [ahead] de { $before } por delante
        [behind] de { $before } por detrás
       *[level] del empate
    } { $now ->
        [ahead] a { $after } por delante
        [behind] a { $after } por detrás
       *[level] al empate
    }{ $bound ->
        [at_least] { " " }o mejor
        [at_most] { " " }o peor
       *[exactly] { "" }
    }.
hint-ability = { $card } quedaba boca arriba. { $effect }.
hint-points = Es menos que { $points ->
        [one] el punto
       *[other] los { $points } puntos
    } que da una batalla perdida al final.
hint-held =
    { $after ->
        [0] No dominabas ninguno de los { $before } frentes.
       *[other] Dominabas solo { $after } de los { $before } frentes.
    }
hint-weakest = Ninguna carta de tu mano tenía menos fuerza.
hint-cards = { $after ->
        [one] Te quedaba 1 carta
       *[other] Te quedaban { $after } cartas
    }, y al enemigo, { $before }.

battle = Batalla { $battle }

option-mode = Modo
option-mode-standard = normal, tres frentes
option-mode-epic = épico, cinco frentes
option-edition = Edición
option-edition-auto = la habitual (clásica; revisada para equipos y mezclas)
option-edition-classic = clásica, la de la primera impresión
option-edition-revised = revisada, la de impresiones posteriores
option-scoring = Puntos
option-scoring-standard = normal, de 2 a 6 puntos por batalla
option-scoring-beginner = para principiantes, 1 punto por batalla
option-target = Meta
option-target-auto = la habitual (12 puntos; épico o equipos, 6; principiantes, 3)
option-target-12 = 12 puntos
option-target-18 = 18 puntos, partida larga
option-target-6 = 6 puntos, partida corta
option-theaters = Frentes
option-theaters-random = al azar
list-of-theaters = { LIST($theaters) }

preset-classic = Clásica
preset-quick = Rápida
preset-epic = Épica

terms-epic = épica, { LIST($theaters) }
terms-epic-drawn = épica, cinco frentes al azar
terms-drawn = tres frentes al azar
terms-classic = edición clásica
terms-revised = edición revisada
terms-beginner = para principiantes, 1 punto por batalla
terms-target = a { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
terms-teams = equipos: { $differences }
terms-teams-revised = revisada

topic-overview = resumen
topic-turn = turno
topic-deploy-and-improvise = desplegar e improvisar
topic-abilities = habilidades
topic-control = control
topic-withdraw-and-points = retirada y puntos
topic-editions = ediciones
topic-supplies = suministros, mostrar y más
topic-mixing-theaters = mezclar frentes
topic-epic = modo épico
topic-teams = equipos

rules-overview =
    Dos bandos luchan por tres frentes en fila: **{ $first }**, **{ $second }** y **{ $third }**. En cada batalla ambos reciben seis cartas y las juegan de una en una, por turnos.{ $supplies ->
        [true] { " " }Las cartas traen suministros, descubren manos y cambian de bando.
       *[false] { "" }
    } Quien domina dos de los tres frentes cuando se han jugado todas las cartas gana la batalla y suma 6 puntos de victoria. Si una batalla parece perdida, puedes retirarte antes y dar menos puntos al enemigo. Quien llega antes a 12 puntos gana la partida.

    El tablero público muestra todo lo que ambos pueden ver. **{ my-hand }** muestra tus cartas y lo que puedes hacer; solo lo ves tú.
rules-turn =
    En tu turno haces exactamente una cosa:
    • **Desplegar** una carta: boca arriba, en el frente de su tipo.
    • **Improvisar** una carta: boca abajo, en cualquier frente.
    • **{ withdraw }** de la batalla.

    La carta va encima de tus cartas de ese frente y las cubre. Si llega boca arriba y tiene una habilidad inmediata, se aplica enseguida. Después le toca al enemigo. Solo robas cartas cuando lo dice una habilidad.
rules-deploy-and-improvise =
    {"*"}*Desplegar** pone una carta boca arriba en el frente de su tipo: las de aire, { theater-air.in }, y así las demás. Algunas cartas te dejan desplegar en otra parte: { card-aerodrome }, las de fuerza 1 a 3; { card-air-drop }, una carta; { card-supply-lines }, cualquiera, a cambio de un suministro para el enemigo.

    {"*"}*Improvisar** pone cualquier carta boca abajo en cualquier frente. Una carta boca abajo tiene fuerza 2 y ninguna habilidad. Siempre puedes mirar tus cartas boca abajo; el enemigo no.

    Solo la carta de arriba de una columna está sin cubrir. Las cartas cubiertas conservan su fuerza y, si están boca arriba, su habilidad continua, pero no se pueden voltear.
rules-abilities =
    Las habilidades **inmediatas** ocurren cuando la carta queda boca arriba, porque se despliega o se voltea. Las **continuas** valen mientras la carta esté boca arriba, cubierta o no. Las cartas de fuerza 6 no tienen ninguna.

    Si la carta no dice que puedes, tienes que hacer lo que dice, en lo posible, aunque te perjudique. Lo imposible se omite. Decide el bando que tiene la carta, aunque la haya volteado el enemigo.

    {"*"}Contiguo* es el frente de al lado en la fila: los dos extremos no son contiguos entre sí.
    {"*"}Voltear* da la vuelta a una carta sin cubrir, en cualquier sentido. *Mover* no es jugar: no activa nada y nada lo impide.

    `/card` muestra cualquier carta.
rules-control =
    Suma tus cartas de un frente: las que están boca arriba valen lo que muestran; boca abajo, 2; cada suministro, 1. Lo cambian habilidades como { card-support }, { card-escalation } y { card-cover-fire }. El bando con el total más alto domina el frente. **Los empates son de quien empezó la batalla**, incluso a 0.

    Tras cada batalla empieza el otro bando, y cada frente pasa un lugar a la derecha; el último, al extremo izquierdo.
rules-withdraw-and-points =
    Si ganas una batalla jugada hasta el final, sumas **6**. Si te retiras, el enemigo suma según las cartas que te queden:
    • Si **juegas primero**: 4 cartas o más: 2 puntos · 2 o 3: 3 puntos · 1 carta: 4 puntos.
    • Si **juegas después**: 5 cartas o más: 2 puntos · 3 o 4: 3 puntos · 2: 4 puntos · 1 carta: 6 puntos.

    Solo puedes retirarte en tu turno, en lugar de jugar una carta. La meta habitual son 12 puntos; con 18 la partida es larga, y también puede ser una sola batalla. Con los **puntos para principiantes**, cada batalla da 1 punto, con retirada o sin ella, y se gana con 3.
rules-editions =
    La edición **clásica** sigue las primeras impresiones: una habilidad que se activa dentro de otra se aplica enseguida, y una habilidad acaba antes si su carta queda boca abajo. La **revisada** sigue las posteriores: las habilidades esperan su turno, y la que empieza siempre termina.

    Cuatro cartas cambian de texto: { card-air-drop }, { card-reinforce }, { card-disrupt } y { card-redeploy }; `/card` muestra ambos. Con { theater-air }, { theater-land } y { theater-sea }, uno contra uno, se juega la clásica si no pides otra cosa. Todo lo demás es siempre la revisada: otros frentes, modo épico, equipos.
rules-supplies =
    Los **suministros** son fichas; hay 14. Cada uno suma 1 al total de su bando en su frente, aunque ese bando no tenga cartas allí. Se quedan hasta el final de la batalla, y cuando se acaban nadie gana más.
    {"*"}*Mostrar**: enseñas a todo el mundo una carta de tu mano. Sigue en tu mano.
    {"*"}*Nombrar**: dices cualquier carta de la partida. Si el enemigo la tiene en la mano, la muestra y tiene que jugarla en su próximo turno, boca arriba o boca abajo; también puede retirarse.
    {"*"}*Destruir**: la carta va boca abajo debajo del mazo.
    {"*"}*Cambiar de bando**: la carta va encima de la columna del enemigo, sin voltearse. No se activa nada.

    Un bando sin cartas pierde el turno mientras el otro aún tenga.

    No hace falta que recuerdes lo que has visto según las reglas: tu panel dice qué cartas boca abajo conoces, y anota qué se mostró de las manos y cuándo. Una nota habla de entonces, no de ahora.

    No conocemos el texto impreso de todas estas cartas: `/card` dice cuáles son nuestras.
rules-mixing-theaters = En una partida se pueden usar tres cualesquiera de los seis frentes: { theater-air }, { theater-land }, { theater-sea }, { theater-intelligence }, { theater-diplomacy } y { theater-economics }. Solo entran las cartas de esos frentes. Elígelos con la opción *theaters*: `als`, `fls`, `random` o nombres unidos por guiones, como `theaters=air-intelligence-economics`. Si uno de los tres últimos está en la fila, hay suministros en la partida.
rules-epic =
    `mode=epic` es una batalla por **cinco** frentes con 30 cartas: cada bando recibe diez, y gana quien domine tres frentes. *Contiguo* sigue siendo el de al lado en la fila: en el tablero los frentes tienen números, y el tercero es contiguo al cuarto.

    Al retirarte das puntos al enemigo según las cartas que te queden:
    • Si **juegas primero**: 6 cartas o más: 2 puntos · de 3 a 5: 3 puntos · 1 o 2: 4 puntos.
    • Si **juegas después**: 7 cartas o más: 2 puntos · de 4 a 6: 3 puntos · 2 o 3: 4 puntos · 1 carta: 6 puntos.

    Estos números nos llegan de una sola fuente. La meta habitual son 6 puntos, así que decide una batalla jugada hasta el final.
rules-teams =
    Se puede jugar dos contra uno o dos contra dos. Un bando comparte frentes y puntos, no manos: quien juega solo recibe seis cartas; en un equipo, tres cada cual (modo épico: diez y cinco). Antes de cada batalla, las dos personas de un equipo se intercambian una carta en secreto.

    En cada turno una de ellas juega una carta: la que tenga más cartas, o cualquiera si tienen las mismas; entonces juega la que actúe primero. Quien tenga que jugar una carta nombrada es quien juega. Esa persona también puede retirar al bando; entonces cuentan ambas manos.

    Cuando una habilidad pregunta a tu bando, cualquiera puede responder, y vale la primera respuesta. Una carta de una mano solo la puede elegir quien la tiene. En las habilidades, *tú* y *el enemigo* son el bando entero.

    En un equipo se ven todas las cartas boca abajo del bando, pero no la mano de la otra persona. Se puede hablar, a la vista de todo el mundo: el bot no transmite mensajes privados.

    La meta habitual son 6 puntos; en modo épico, una sola batalla.

lesson-withdrawing-early = Todavía no hay nada perdido, así que no hay por qué retirarse.
lesson-one-card-left = Te falta una carta para ganar. Juégala.
lesson-facedown = Boca abajo valdría solo 2 y no haría nada.
lesson-faceup = Eso es boca arriba; este paso trata de una carta boca abajo.

lesson-start-heading = Tres frentes, seis cartas
lesson-start = Quien gana dos de los tres frentes gana la batalla, y cada cual juega seis cartas, una por turno.
lesson-start-task = Una carta boca arriba va al frente de su tipo: despliega { card-heavy-bombers }, tu 6, { theater-air.in }.
lesson-start-otherwise = Esa carta es más débil; empieza con la más fuerte, { card-heavy-bombers }.

lesson-improvise-heading = Una carta boca abajo
lesson-improvise = Boca abajo, cualquier carta puede ir a cualquier frente; vale 2, y su habilidad no hace nada.
lesson-improvise-task = { card-support } vale solo 1 boca arriba: juégala boca abajo (improvisa) { theater-sea.in }, donde aún no hay cartas.
lesson-improvise-elsewhere = Ya dominas { theater-air.in }, y 2 no bastan contra el 6 { theater-land.from }.
lesson-improvise-otherwise = Boca abajo toda carta vale 2: gasta la más débil, { card-support }.

lesson-withdraw-heading = La retirada
lesson-withdraw = { card-maneuver } puso boca abajo { card-heavy-bombers }, y el Instructor domina { theater-land.in } por 6 y { theater-sea.in } por 1.
lesson-withdraw-task = Una batalla perdida al final da 6 puntos. Con cuatro cartas, retirarse cuesta solo 2: pulsa { withdraw }.
lesson-withdraw-otherwise = Podrías seguir, pero con una carta menos ya cuesta más. Pulsa { withdraw }.

lesson-ability-heading = Habilidades
lesson-ability = Una nueva batalla: el Instructor tiene 2 puntos, esta vez juega primero, y tiene 6 { theater-sea.in }.
lesson-ability-task = { card-maneuver } voltea una carta contigua: despliégala { theater-land.in }, y { card-super-battleship } valdrá solo 2.
lesson-ability-facedown = Boca abajo su habilidad no hace nada; despliégala.
lesson-ability-otherwise = Así { card-super-battleship } sigue valiendo 6. { card-maneuver } lo voltea.

lesson-last-card-heading = La última carta
lesson-last-card = Unos turnos después te queda una carta. Ganas por 2 { theater-air.in }; el Instructor, por 3 { theater-land.in } y por 4 { theater-sea.in }.
lesson-last-card-task = Necesitas uno de ellos: { card-ambush } voltea cualquier carta sin cubrir, así que despliégala { theater-land.in }.
lesson-last-card-otherwise = Boca abajo, { card-ambush } no voltea nada, y 2 más no bastan en ningún frente.

lesson-flip-heading = Qué voltear
lesson-flip = Vas 6 a 7 { theater-land.in }: { card-escalation } { theater-sea.in } hace que cada carta boca abajo del Instructor valga 4.
lesson-flip-task = Voltea { card-escalation }, y la { theater-land.from } volverá a valer 2.
lesson-flip-otherwise = Cuenta otra vez: así no ganarías { theater-land } sin perder { theater-air }.

lesson-end = Ganas { theater-air.in } por 2 y { theater-land.in } por 1: la batalla y 6 puntos; el Instructor se queda con 2.
lesson-end-advice = Una partida real llega a 12 puntos, así que muchas veces decide quién se retira a tiempo.

flies-start = Quien gana dos de los tres frentes gana la batalla; el Instructor jugó primero y tiene 6 { theater-economics.in }.
flies-start-task = Una carta boca arriba va al frente de su tipo y hace lo que dice: despliega { card-requisition } { theater-economics.in }.
flies-start-otherwise = Esa carta viene después; empieza con { card-requisition } y mira qué trae.

flies-supplies-heading = Suministros
flies-supplies = { card-requisition } te deja mostrar una carta de tu mano y ganar 3 suministros en el frente de su tipo.
flies-supplies-task = Cada suministro suma 1 allí y no se voltea: muestra { card-mastermind }, que luego irá { theater-intelligence.to }.
flies-supplies-declined = Suministros a cambio de una mirada: tómalos.
flies-supplies-other-card = { theater-intelligence } está bien, pero esta lección sigue con { card-mastermind } a la vista.
flies-supplies-otherwise = Ponlos donde puedas ganar: { theater-intelligence.in }, con tu 6. Muestra { card-mastermind }.

flies-improvise = Tus suministros suman 3 { theater-intelligence.in }, y la carta boca abajo del Instructor vale 2 allí.
flies-improvise-task = Boca abajo, toda carta va a cualquier frente y vale 2: improvisa { card-armistice } { theater-economics.in }.
flies-improvise-otherwise = Gasta una débil y donde ayude después: { card-armistice } { theater-economics.in }.

flies-manipulate-heading = Manipulación
flies-manipulate = Vas 3 a 6 { theater-economics.in } y 3 a 4 { theater-intelligence.in }.
flies-manipulate-task = { card-manipulate } voltea una carta sin cubrir de un frente contiguo: despliégala { theater-intelligence.in }.
flies-manipulate-otherwise = Después; primero haz algo contra el 6 { theater-economics.from }.

flies-flip = { card-war-chest } vale 6 { theater-economics.in } mientras esté boca arriba.
flies-flip-task = Voltéala, y allí dominarás por 3 a 2.
flies-flip-otherwise = Esa carta es tuya; voltea { card-war-chest }.

flies-last-card = Ahora dominas { theater-economics.in } por 7 a 2; el Instructor, { theater-diplomacy.in } y, por 8 a 6, { theater-intelligence.in }.
flies-last-card-task = Te queda una carta, { card-mastermind }, la que mostraste: despliégala { theater-intelligence.in }.
flies-last-card-otherwise = Boca abajo vale solo 2, y no gana un segundo frente.

flies-end = Ganas { theater-intelligence.in } por 12 a 8, 3 de ellos por suministros, y { theater-economics.in }: la batalla es tuya.
flies-end-advice = Una partida real llega a 12 puntos; quien va perdiendo puede retirarse y dar así menos.
