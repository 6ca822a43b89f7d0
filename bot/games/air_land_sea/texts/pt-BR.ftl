### Uma carta é "aberta" ou "fechada"; a de cima de uma coluna é "livre", as outras são "cobertas".
### Os nomes das cartas são escolha nossa. Formas de um teatro: .in "no Ar", .to "para o Ar", .from "do Ar".

game-air-land-sea = Air, Land & Sea
about-air-land-sea = Um duelo de cartas por três teatros: controle dois ou recue a tempo.
game-flies-lies-supplies = Flies, Lies & Supplies
about-flies-lies-supplies = O mesmo duelo com espiões, mentiras e suprimentos no lugar de exércitos.

theater-air = Ar
    .in = no Ar
    .to = para o Ar
    .from = do Ar
theater-land = Terra
    .in = na Terra
    .to = para a Terra
    .from = da Terra
theater-sea = Mar
    .in = no Mar
    .to = para o Mar
    .from = do Mar
theater-intelligence = Inteligência
    .in = na Inteligência
    .to = para a Inteligência
    .from = da Inteligência
theater-diplomacy = Diplomacia
    .in = na Diplomacia
    .to = para a Diplomacia
    .from = da Diplomacia
theater-economics = Economia
    .in = na Economia
    .to = para a Economia
    .from = da Economia

numbered-theater = { $number }. { $theater }

card-support = Apoio
card-air-drop = Paraquedas
card-maneuver = Manobra
card-aerodrome = Aeródromo
card-containment = Contenção
card-heavy-bombers = Bombardeio Pesado
card-reinforce = Reforço
card-ambush = Emboscada
card-cover-fire = Cobertura
card-disrupt = Desordem
card-heavy-tanks = Tanques Pesados
card-transport = Transporte
card-escalation = Escalada
card-redeploy = Realocação
card-blockade = Bloqueio
card-super-battleship = Couraçado Gigante
card-spy-network = Rede Espiã
card-surveil = Vigilância
card-manipulate = Manipulação
    .broken =
        Manipu-
        lação
card-leverage = Trunfo
card-neutralize = Neutralizar
    .broken =
        Neutra-
        lizar
card-mastermind = Mente Mestra
card-envoy = Emissário
card-armistice = Armistício
card-grand-betrayal = Grande Traição
card-give-take = Toma Lá, Dá Cá
    .broken =
        Toma Lá,
        Dá Cá
card-peacekeepers = Forças de Paz
    .broken =
        Forças
        de Paz
card-requisition = Requisição
card-supply-lines = Logística
card-stockpile = Estoque
card-relinquish = Renúncia
card-war-chest = Fundo de Guerra
    .broken =
        Fundo de
        Guerra

card-unknown = uma carta

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

ability-support = Seu total em cada teatro vizinho é 3 maior.
ability-air-drop =
    { $edition ->
        [classic] No seu próximo turno, você pode mobilizar uma carta em um teatro de outro tipo.
       *[revised] Se você mobilizar a próxima carta que jogar, ela pode ir para um teatro de outro tipo.
    }
ability-maneuver = Você deve virar uma carta livre, de qualquer lado, em um teatro vizinho.
ability-aerodrome = Você pode mobilizar suas cartas de força 1 a 3 em qualquer teatro.
ability-containment = Toda carta jogada fechada, por qualquer lado, vai para baixo do baralho.
ability-reinforce =
    { $edition ->
        [classic] Olhe a carta do topo do baralho. Você pode jogá-la fechada em um teatro vizinho.
       *[revised] Pegue a carta do topo do baralho. Você deve jogá-la fechada em um teatro vizinho.
    }
ability-ambush = Você deve virar uma carta livre, de qualquer lado, em qualquer teatro.
ability-cover-fire = Toda carta abaixo desta na coluna tem força 4.
ability-disrupt =
    { $edition ->
        [classic] O inimigo deve virar uma das cartas livres dele. Depois você deve virar uma das suas.
       *[revised] Você deve virar uma das suas cartas livres. Depois o inimigo deve virar uma das dele.
    }
ability-transport = Você pode mover uma das suas cartas para outro teatro.
ability-escalation = Todas as suas cartas fechadas têm força 4.
ability-redeploy =
    { $edition ->
        [classic] Você deve recolher uma das suas cartas fechadas para a mão. Se fizer isso, ganha um turno extra.
       *[revised] Você pode recolher uma das suas cartas fechadas para a mão. Se fizer isso, jogue uma carta na hora.
    }
ability-blockade = Em teatros vizinhos com 3 cartas ou mais, toda carta jogada, por qualquer lado, vai para baixo do baralho.
ability-spy-network = Você pode olhar todas as cartas fechadas do inimigo. Cada uma delas vale 1 a menos.
ability-surveil = Ganhe 1 Suprimento aqui. O inimigo deve revelar três cartas da mão. Depois você pode virar uma carta livre maior que uma delas.
ability-manipulate = { ability-maneuver }
ability-leverage = Você pode revelar uma carta da sua mão. Se fizer isso, vire uma carta livre menor, em qualquer teatro.
ability-neutralize = Cite uma carta. Se o inimigo a tiver na mão, ele a revela e deve jogá-la no próximo turno dele.
ability-envoy = Seu total em cada teatro vizinho é 2 maior. Uma vez no seu turno, antes de agir, você pode mover esta carta para um deles.
ability-armistice = Ganhe 2 Suprimentos neste teatro. Você pode virar uma carta livre, de qualquer lado. Se fizer isso, o inimigo pode virar a dele neste teatro.
ability-grand-betrayal = Você deve escolher um teatro vizinho onde os dois lados tenham uma carta livre. Essas duas cartas trocam de lado.
ability-give-take = Você deve dar uma carta da sua mão ao inimigo. Se fizer isso, ele ganha 1 Suprimento aqui, e você compra duas cartas.
ability-requisition = Você pode revelar uma carta da sua mão. Se fizer isso, ganhe 3 Suprimentos no teatro do tipo dela.
ability-supply-lines = Você pode mobilizar suas cartas em teatros de outros tipos. A cada vez, o inimigo ganha 1 Suprimento lá.
ability-stockpile = Ganhe 1 Suprimento em cada teatro vizinho.
ability-relinquish = Você pode destruir uma das suas cartas abertas. Se fizer isso, destrua uma carta livre de qualquer lado.

no-ability = Não tem habilidade.

effect-support = +3 em cada teatro vizinho
effect-air-drop = Mobilize uma carta em qualquer teatro
effect-maneuver = Vire uma carta em um teatro vizinho
effect-aerodrome = Mobilize 1, 2 e 3 em qualquer teatro
effect-containment = Cartas fechadas vão sob o baralho
effect-reinforce = Topo do baralho, fechado, ao lado
effect-ambush = Vire qualquer carta livre
effect-cover-fire = As cartas abaixo dela valem 4
effect-disrupt = Cada lado vira uma carta sua
effect-transport = Mova uma das suas cartas
effect-escalation = Suas cartas fechadas valem 4
effect-redeploy = Recolha uma fechada e jogue de novo
effect-blockade = Sem 4ª carta nos teatros vizinhos
effect-spy-network = Você vê as fechadas inimigas, −1 cada
effect-surveil = 1 Suprimento; veja 3, vire uma maior
effect-manipulate = { effect-maneuver }
effect-leverage = Revele uma carta, vire uma menor
effect-neutralize = Cite uma carta: o inimigo a joga
effect-envoy = +2 em cada teatro vizinho; pode mover
effect-armistice = 2 Suprimentos; vire uma, inimigo também
effect-grand-betrayal = Duas cartas vizinhas trocam de lado
effect-give-take = Dê 1 carta e 1 Suprimento, compre 2
effect-requisition = Revele uma carta por 3 Suprimentos
effect-supply-lines = Mobilize onde quiser; inimigo ganha 1
effect-stockpile = 1 Suprimento em cada teatro vizinho
effect-relinquish = Destrua uma aberta sua e outra qualquer

no-effect = Sem habilidade

gist-support = +3 ao lado
gist-air-drop = Vai onde quiser
gist-maneuver = Vira ao lado
gist-aerodrome = 1–3 onde quiser
gist-containment = Nada fechado
gist-reinforce = Joga o topo
gist-ambush = Vira qualquer
gist-cover-fire = Abaixo valem 4
gist-disrupt = Cada um vira 1
gist-transport = Move uma carta
gist-escalation = Fechadas 4
gist-redeploy = Recolhe uma
gist-blockade = Ao lado: máx. 3
gist-spy-network = Fechadas −1
gist-surveil = +1, vira maior
gist-manipulate = { gist-maneuver }
gist-leverage = Vira uma menor
gist-neutralize = Cita uma carta
gist-envoy = +2 ao lado
gist-armistice = +2, ambos viram
gist-grand-betrayal = Trocam de lado
gist-give-take = Dá 1, compra 2
gist-requisition = 3 Suprimentos
gist-supply-lines = Onde quiser
gist-stockpile = +1 ao lado
gist-relinquish = Destrói duas

facts-of-card = { $theater }, força { $strength }, { $kind ->
        [instant] habilidade imediata
        [ongoing] habilidade contínua
       *[none] sem habilidade
    }.
edition-classic = Clássica
edition-revised = Revisada
only-revised = Edição revisada, a única
both-editions = As duas edições
alt-of-card = A carta { $card }. { $text }
deck-line = **{ $card } { $strength }** · { $theater }: { $text }
deck-line-editions = **{ $card } { $strength }** · { $theater }: { $revised } Clássica: { $classic }

source-printed = Uma carta do jogo impresso; o texto é nosso.
source-house = Não conhecemos a carta impressa; esta é nossa.
source-reveal = Da carta impressa, só sabemos que se revela uma carta; o resto é nosso.
source-not-theater = Da carta impressa, só sabemos a habilidade, não o teatro; o resto é nosso.
source-not-strength = Da carta impressa, só sabemos a habilidade, não a força; o resto é nosso.
source-moved = Da carta impressa, só sabemos que ela se move, coberta ou não; o resto é nosso.
source-name = Da carta impressa, só sabemos o nome; o resto é nosso.
source-given = Da carta impressa, só sabemos que se dá uma carta e se compra outra; o resto é nosso.
source-destroyed = Da carta impressa, só sabemos o que ela destrói; o resto é nosso.

covering = { $top }, sobre { $covered }
no-cards = nenhuma carta
changed-card = { $card } (vale { $strength })
facedown-card =
    { $card ->
        [unknown] fechada ({ $strength })
       *[other] { $card } (fechada, { $strength })
    }

lead-tied = empate { $total }–{ $total } ({ $side } vence no empate)
lead-ahead = { $side } na frente, { $ahead }–{ $behind }

turn-of-one =
    { $who ->
        [you] Sua vez
       *[other] Vez de { $who }
    }
turn-of-two =
    { $who ->
        [you] Sua vez ou de { $other }
       *[other] Vez de { $who } ou de { $other }
    }
turn-with-due-cards = **{ $whose }**: jogar { LIST($cards, type: "or") }, ou recuar.

you-awaited = você
waiting-swap = Falta escolher uma carta para trocar: **{ LIST($awaited) }**.
waiting-flip = Falta escolher que carta { $card } vira: **{ LIST($awaited, type: "or") }**.
waiting-may-flip = Falta decidir se { $card } vira uma carta: **{ LIST($awaited, type: "or") }**.
waiting-may-move = Falta decidir se { $card } move uma carta: **{ LIST($awaited, type: "or") }**.
waiting-reveal = Falta escolher uma carta para revelar, por { $card }: **{ LIST($awaited, type: "or") }**.
waiting-may-reveal = Falta decidir se revela uma carta, por { $card }: **{ LIST($awaited, type: "or") }**.
waiting-name = Falta citar uma carta, por { $card }: **{ LIST($awaited, type: "or") }**.
waiting-exchange = Falta escolher que cartas mudam de lado, por { $card }: **{ LIST($awaited, type: "or") }**.
waiting-choose = Falta escolher, por { $card }: **{ LIST($awaited, type: "or") }**.

status-won =
    { $side ->
        [you] **Você venceu.**
        [side] **Seu lado venceu a partida.**
       *[other] { $people ->
            [one] **{ $side } venceu a partida.**
           *[other] **{ $side } venceram a partida.**
        }
    }

board-title = { $game } · batalha { $battle }
score = Placar
seen-in-hands = Cartas vistas nas mãos
score-by-battle = Placar por batalha
turning-point = Momento decisivo

side-line = { $side }: { $facts }
side-points = **{ $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }**
side-hand =
    { $count ->
        [0] sem cartas
        [one] { $count } carta
       *[other] { $count } cartas
    } na mão
member-hand = { $who } { $count ->
        [0] sem cartas
        [one] { $count } carta
       *[other] { $count } cartas
    }
side-first = joga primeiro (vence empates)
side-air-drop = tem { card-air-drop }
side-extra-turns =
    { $count ->
        [one] { $count } turno extra
       *[other] { $count } turnos extras
    } por vir

column-line = **{ $total }**: { $shown }
column-line-bonuses = **{ $total }** ({ $bonuses }): { $shown }
bonus-card = +{ $points } { $card }
supplies =
    { $count ->
        [one] { $count } Suprimento
       *[other] { $count } Suprimentos
    }

duty =
    { $due ->
        [true] { $who } deve jogar { $card } agora
       *[false] { $who } deve jogar { $card } no próximo turno
    }

deck-size =
    { $count ->
        [0] baralho vazio
        [one] { $count } carta no baralho
       *[other] { $count } cartas no baralho
    }
supplies-left =
    { $count ->
        [0] não resta nenhum Suprimento
        [one] resta { $count } Suprimento
       *[other] restam { $count } Suprimentos
    }
points-to-win =
    { $points ->
        [one] { $points } ponto para vencer
       *[other] { $points } pontos para vencer
    }
single-battle = uma só batalha decide

note-showed = { $who } mostrou { $card } na batalha { $battle }, turno { $turn }
note-was-given = { $who } recebeu { $card } na batalha { $battle }, turno { $turn }
note-took-back = { $who } recolheu { $card } na batalha { $battle }, turno { $turn }
note-lacked =
    { $people ->
        [one] { $who } não tinha { $card } na batalha { $battle }, turno { $turn }
       *[other] { $who } não tinham { $card } na batalha { $battle }, turno { $turn }
    }

alt-theater = { $place }: { $fact }
alt-column = { $place }, { $side } { $fact }
alt-battle = Batalha { $battle }: { $news }
alt-turning-point = { turning-point }: { $sentence }
alt-marked = Em destaque: { $card }
alt-must-play = Você deve jogar { LIST($cards, type: "or") }
alt-text-of-card = { $card }: { $text }
alt-faceup-to = Aberta: { LIST($theaters, type: "or") }
alt-facedown-to = Fechada: { LIST($theaters, type: "or") }

battle-line = Batalha { $battle }: { $side } { $people ->
        [one] fez
       *[other] fizeram
    } { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    } ({ $score })
battle-line-withdrew = Batalha { $battle }: { $loser } { $losers ->
        [one] recuou
       *[other] recuaram
    }, { $side } { $people ->
        [one] fez
       *[other] fizeram
    } { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    } ({ $score })
led-from-start = { $side } { $people ->
        [one] esteve
       *[other] estiveram
    } na frente desde a primeira batalha.
battle-brought = A batalha { $battle } rendeu { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }.
took-the-lead = { $side } { $people ->
        [one] passou à frente na batalha { $battle } e não saiu mais.
       *[other] passaram à frente na batalha { $battle } e não saíram mais.
    }

picture-winner =
    { $people ->
        [one] { $winners } venceu
       *[other] { $winners } venceram
    }
picture-winner-nameless = venceu
picture-withdrew-cell = recuou
picture-turning-point = Momento decisivo
picture-turning-battle = Momento decisivo: batalha { $battle }
picture-led =
    { $people ->
        [one] { $winners } liderou desde a primeira batalha
       *[other] { $winners } lideraram desde a primeira batalha
    }
picture-took-lead =
    { $people ->
        [one] { $winners } passou à frente e ficou
       *[other] { $winners } passaram à frente e ficaram
    }
picture-flipped =
    virada
    { FORM($theater, "in") }
picture-destroyed =
    destruída
    { FORM($theater, "in") }
picture-changed-sides =
    mudou de lado
    { FORM($theater, "in") }
picture-unknown-card = Carta fechada
picture-resigned = desistiu da partida
picture-withdrew = recuou da batalha { $battle }
picture-fought-out = venceu a batalha { $battle }, até a última carta
picture-battle-won =
    { $own ->
        [true] Batalha { $battle }: você venceu
       *[false] { $people ->
            [one] Batalha { $battle }: { $winners } venceu
           *[other] Batalha { $battle }: { $winners } venceram
        }
    }
picture-tie = =
picture-of-points = de { $points }
picture-wins-ties = empate
picture-must-play = deve jogar { LIST($names, type: "or") }
picture-member-must-play = { $number } deve jogar { LIST($names, type: "or") }
picture-air-drop = { card-air-drop } a postos
picture-extra-turn = turno extra
picture-top-card = Topo: { $card } { $strength }. Fechada, vale { $after }.
picture-under-deck = sob o baralho

you-won = Você venceu
you-lost = Você perdeu
awaits-all = Esperando { LIST($awaited) }
awaits-any = Esperando { LIST($awaited, type: "or") }
your-turn = Sua vez
your-sides-turn = Vez do seu lado
play-top-card =
    { $forced ->
        [true] Jogue a carta { $card } fechada
       *[false] Jogar a carta { $card } fechada?
    }
answer-card = Responda a { $card }

title-play =
    { $forced ->
        [true] Jogue uma carta na hora
       *[false] Jogar uma carta?
    }
title-swap =
    { $forced ->
        [true] Escolha uma carta para trocar
       *[false] Escolher uma carta para trocar?
    }
title-flip =
    { $forced ->
        [true] Escolha uma carta para virar
       *[false] Virar uma carta?
    }
title-move =
    { $forced ->
        [true] Mova uma das suas cartas
       *[false] Mover uma carta?
    }
title-take-back =
    { $forced ->
        [true] Recolha uma carta
       *[false] Recolher uma carta?
    }
title-place =
    { $forced ->
        [true] Escolha um teatro para a carta do topo
       *[false] Jogar a carta do topo?
    }
title-reveal =
    { $forced ->
        [true] Escolha uma carta para revelar
       *[false] Revelar uma carta?
    }
title-name =
    { $forced ->
        [true] Cite uma carta
       *[false] Citar uma carta?
    }
title-exchange =
    { $forced ->
        [true] Escolha que cartas mudam de lado
       *[false] Escolher que cartas mudam de lado?
    }
title-give =
    { $forced ->
        [true] Escolha uma carta para dar
       *[false] Escolher uma carta para dar?
    }
title-receive =
    { $forced ->
        [true] Pegue a carta
       *[false] Pegar a carta?
    }
title-draw =
    { $forced ->
        [true] Compre cartas
       *[false] Comprar cartas?
    }
title-destroy =
    { $forced ->
        [true] Escolha uma carta para destruir
       *[false] Destruir uma das suas cartas?
    }

due-cards-title = **{ $title }**: você deve jogar { LIST($cards, type: "or") }.
mate-may-answer = Você ou { $mate } pode responder.
passed-on = Você passa { $card } adiante quando todo mundo tiver escolhido.
given-away = Você dá { $card }.
mate-plays = Desta vez, { $mate } joga pelo seu lado.
mate-answers = Desta vez, { $mate } responde pelo seu lado.

its-your-turn = **É a sua vez, { $name }.**
its-your-choice = **A escolha é sua, { $name }.**
may-move-envoy = Antes, você pode mover { card-envoy }.
must-play = Você deve jogar { LIST($cards, type: "or") }: aberta em um teatro que a aceite, ou fechada em qualquer um.
play-one = Jogue uma carta: *mobilize-a*, aberta, no teatro dela, ou *improvise-a*, fechada, em qualquer um.
or-withdraw =
    { $people ->
        [one] Ou recue da batalha: { $side } faria { $points ->
            [one] { $points } ponto
           *[other] { $points } pontos
        }.
       *[other] Ou recue da batalha: { $side } fariam { $points ->
            [one] { $points } ponto
           *[other] { $points } pontos
        }.
    }

asked-by = { $card } diz: “{ $text }”
asked-by-hidden = É por causa de { $card }.
question-swap = Você a passa a { $mate } e recebe outra. A escolha é secreta, e as cartas trocam de mão quando todo mundo tiver escolhido.
question-disrupt = { card-land-5 } faz você virar uma das suas cartas livres.
question-armistice = { card-diplomacy-2 } deixa você virar uma destas cartas, ou não.
question-surveil = A carta inimiga { card-intelligence-2 } faz o seu lado revelar cartas à escolha dele. Depois o inimigo pode virar uma carta maior que uma delas.
question-give-take = O inimigo dá uma carta da mão ao seu lado.
top-card-is = A carta do topo do baralho é { $card }; fechada, vale { $strength }.
would-raise-total = Seu total { FORM($theater, "in") } vai de { $before } para { $after }
would-stop = { $ability } a mandaria para baixo do baralho

mates-answer = Você ou { $mate } pode responder: vale a primeira resposta.
mates-turn = Você ou { $mate } pode jogar este turno: quem agir primeiro joga pelo seu lado.
mates-take-back = Você ou { $mate } pode responder: quem recolher uma carta tem de jogar uma.
mates-reveal = Você ou { $mate } pode responder com cartas da própria mão: vale a primeira resposta.
mates-give = Você ou { $mate } pode responder com uma carta da própria mão: vale a primeira resposta.
mates-receive = Você ou { $mate } pode responder: quem pegar a carta primeiro fica com ela na mão.
mates-draw = Você ou { $mate } pode responder: quem comprar primeiro fica com as cartas na mão.

your-hand = Sua mão
no-cards-left = Você não tem mais cartas.
hand-card = **{ $card }**: { $text }
top-card = A carta do topo do baralho
top-card-seen =
    { $alone ->
        [true] { $card } (só você a viu)
       *[false] { $card } (só o seu lado a viu)
    }

withdraw = Recuar
withdraw-unavailable = Você só pode recuar na sua vez de jogar uma carta. Aperte **{ my-hand }** para ver como estão as coisas.
enemy-scores = O inimigo faz { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }
withdraw-question =
    { $team ->
        [true] Recuar em nome de todo o seu lado?
       *[false] Recuar?
    } { $ends ->
        [true] Isso dá { $points ->
            [one] { $points } ponto
           *[other] { $points } pontos
        } e a partida a { $side }.
       *[false] Isso dá { $points ->
            [one] { $points } ponto
           *[other] { $points } pontos
        } a { $side }, e a próxima batalha começa.
    }

where-play = Onde você joga { $card }?
deploy-to = Mobilizar { FORM($theater, "in") }
deploy-to-using = Mobilizar { FORM($theater, "in") } ({ $ability })
deploy = Mobilizar { $card } { FORM($theater, "in") }
deploy-using = Mobilizar { $card } { FORM($theater, "in") } ({ $ability })
deploy-caution = Mobilizar { $card } { FORM($theater, "in") }? Todo mundo vai ver.
deploy-using-caution = Mobilizar { $card } { FORM($theater, "in") } ({ $ability })? Todo mundo vai ver.
deploy-hint = Aberta: { $effect }
deploy-hint-supply = Aberta; o inimigo ganha 1 Suprimento { FORM($theater, "in") }
improvise-to = Improvisar { FORM($theater, "in") }
improvise = Improvisar { $card } { FORM($theater, "in") }
improvise-hint = Fechada, sem habilidade

move-envoy-to = Mover { card-envoy } { FORM($theater, "to") }
move-envoy-hint = Sua ação vem depois

own-card =
    { $faceup ->
        [true] Sua carta { $card } { FORM($theater, "in") }
       *[false] { $card ->
            [unknown] Sua carta fechada { FORM($theater, "in") }
           *[other] Sua carta fechada { $card } { FORM($theater, "in") }
        }
    }
enemy-card =
    { $faceup ->
        [true] { $card } de { $enemy } { FORM($theater, "in") }
       *[false] { $card ->
            [unknown] Carta fechada de { $enemy } { FORM($theater, "in") }
           *[other] Carta fechada { $card } de { $enemy } { FORM($theater, "in") }
        }
    }
flip-own =
    { $faceup ->
        [true] Virar sua carta { $card } { FORM($theater, "in") }
       *[false] { $card ->
            [unknown] Virar sua carta fechada { FORM($theater, "in") }
           *[other] Virar sua carta fechada { $card } { FORM($theater, "in") }
        }
    }
flip-enemy =
    { $faceup ->
        [true] Virar { $card } de { $enemy } { FORM($theater, "in") }
       *[false] { $card ->
            [unknown] Virar carta fechada de { $enemy } { FORM($theater, "in") }
           *[other] Virar carta fechada { $card } de { $enemy } { FORM($theater, "in") }
        }
    }
flip-enemy-caution =
    { $faceup ->
        [true] Virar { $card } de { $enemy } { FORM($theater, "in") }?
       *[false] { $card ->
            [unknown] Virar a carta fechada de { $enemy } { FORM($theater, "in") }?
           *[other] Virar a carta fechada { $card } de { $enemy } { FORM($theater, "in") }?
        }
    }
destroy-own =
    { $faceup ->
        [true] Destruir sua carta { $card } { FORM($theater, "in") }
       *[false] { $card ->
            [unknown] Destruir sua carta fechada { FORM($theater, "in") }
           *[other] Destruir sua carta fechada { $card } { FORM($theater, "in") }
        }
    }
destroy-enemy =
    { $faceup ->
        [true] Destruir { $card } de { $enemy } { FORM($theater, "in") }
       *[false] { $card ->
            [unknown] Destruir carta fechada de { $enemy } { FORM($theater, "in") }
           *[other] Destruir carta fechada { $card } de { $enemy } { FORM($theater, "in") }
        }
    }
destroy-hint = Ela vai para baixo do baralho

flip-hint-unknown = Fica aberta
flip-hint-up =
    { $changed ->
        [true] Fica aberta e vale { $after } em vez de { $before }
       *[false] Fica aberta e ainda vale { $after }
    }
flip-hint-up-instant =
    { $changed ->
        [true] Fica aberta e vale { $after } em vez de { $before }; quem a possui cumpre a habilidade dela
       *[false] Fica aberta e ainda vale { $after }; quem a possui cumpre a habilidade dela
    }
flip-hint-down =
    { $changed ->
        [true] Fica fechada e vale { $after } em vez de { $before }
       *[false] Fica fechada e ainda vale { $after }
    }

own-card-in =
    { $faceup ->
        [true] { $card } { FORM($theater, "in") }
       *[false] { $card ->
            [unknown] Carta fechada { $number } { FORM($theater, "in") }
           *[other] Carta fechada { $card } { FORM($theater, "in") }
        }
    }
move-to = Mover { FORM($theater, "to") }
move-card =
    { $faceup ->
        [true] Mover { $card } { FORM($start, "from") } { FORM($end, "to") }
       *[false] { $card ->
            [unknown] Mover a carta fechada { $number } { FORM($start, "from") } { FORM($end, "to") }
           *[other] Mover a carta fechada { $card } { FORM($start, "from") } { FORM($end, "to") }
        }
    }
where-move =
    { $faceup ->
        [true] Para onde você move sua carta { $card }?
       *[false] { $card ->
            [unknown] Para onde você move sua carta fechada { $number }?
           *[other] Para onde você move sua carta fechada { $card }?
        }
    }
own-card-from =
    { $faceup ->
        [true] { $card } { FORM($theater, "from") }
       *[false] { $card ->
            [unknown] Carta fechada { $number } { FORM($theater, "from") }
           *[other] Carta fechada { $card } { FORM($theater, "from") }
        }
    }
take-back-card =
    { $faceup ->
        [true] Recolher { $card } { FORM($theater, "from") }
       *[false] { $card ->
            [unknown] Recolher a carta fechada { $number } { FORM($theater, "from") }
           *[other] Recolher a carta fechada { $card } { FORM($theater, "from") }
        }
    }

play-it-to = Jogá-la { FORM($theater, "in") }
play-top-card-to =
    { $card ->
        [unknown] Jogar a carta do topo fechada { FORM($theater, "in") }
       *[other] Jogar a carta { $card } fechada { FORM($theater, "in") }
    }

exchange-in = { $theater }: { $gives_faceup ->
        [true] { $given }
       *[false] { $given ->
            [unknown] carta fechada
           *[other] carta fechada { $given }
        }
    } por { $takes_faceup ->
        [true] { $taken }
       *[false] { $taken ->
            [unknown] carta fechada
           *[other] carta fechada { $taken }
        }
    }
exchange = Trocar as cartas livres { FORM($theater, "in") }
exchange-hint =
    { $gives_faceup ->
        [true] { $given }
       *[false] { $given ->
            [unknown] carta fechada
           *[other] carta fechada { $given }
        }
    } por { $takes_faceup ->
        [true] { $taken }
       *[false] { $taken ->
            [unknown] carta fechada
           *[other] carta fechada { $taken }
        }
    }

do-nothing = Não fazer nada
do-nothing-hint = Deixar a habilidade sem uso

give-to-mate = Dar { $card } a { $mate }
give-to-enemy = Dar { $card } a { $enemy }
reveal = Revelar { $card }
reveal-hint = Todo mundo vê; a carta fica na sua mão
reveal-hint-leverage = Depois vire uma carta livre menor que { $strength }
reveal-hint-requisition = Depois ganhe { $count ->
        [one] { $count } Suprimento
       *[other] { $count } Suprimentos
    } { FORM($theater, "in") }
which-card = Que carta você cita?
name-card = Citar { $card }
in-own-hand = Está na sua própria mão
lies-in = Está { FORM($theater, "in") }
draw-cards = Comprar cartas
draw-hint = Duas vêm para a sua mão
take-card = Pegar a carta
take-hint = Ela vem para a sua mão

battle-begins =
    { $side ->
        [you] A batalha { $battle } começa: { $row }. Você joga primeiro e vence nos empates.
        [side] A batalha { $battle } começa: { $row }. Seu lado joga primeiro e vence nos empates.
       *[other] { $people ->
            [one] A batalha { $battle } começa: { $row }. { $side } joga primeiro e vence nos empates.
           *[other] A batalha { $battle } começa: { $row }. { $side } jogam primeiro e vencem nos empates.
        }
    }
match-won =
    { $side ->
        [you] Você venceu a partida!
        [side] Seu lado venceu a partida!
       *[other] { $people ->
            [one] { $side } venceu a partida!
           *[other] { $side } venceram a partida!
        }
    }
resigned = { CAPITAL($who) } desistiu da partida.
resigned-for-your-team = { CAPITAL($who) } desistiu da partida em nome da sua equipe.
resigned-for-team = { CAPITAL($who) } desistiu da partida em nome de { $team }.
withdrew = { CAPITAL($who) } recuou com { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    } na mão.
withdrew-for-side =
    { $who ->
        [you] Você recuou em nome do seu lado, que tinha { $count ->
            [one] { $count } carta
           *[other] { $count } cartas
        } na mão.
       *[other] { $who } recuou em nome do próprio lado, que tinha { $count ->
            [one] { $count } carta
           *[other] { $count } cartas
        } na mão.
    }
turn-skipped =
    { $side ->
        [you] Você não tinha carta para jogar e pulou o turno.
        [side] Seu lado não tinha carta para jogar e pulou o turno.
       *[other] { $people ->
            [one] { $side } não tinha carta para jogar e pulou o turno.
           *[other] { $side } não tinham carta para jogar e pularam o turno.
        }
    }

played = { CAPITAL($who) } jogou { $card } { $strength } { FORM($theater, "in") }.
played-using = { CAPITAL($who) } jogou { $card } { FORM($theater, "in") }, graças a { $ability }.
played-facedown =
    { $card ->
        [unknown] { CAPITAL($who) } jogou uma carta fechada { FORM($theater, "in") }.
       *[other] { CAPITAL($who) } jogou a carta { $card } fechada { FORM($theater, "in") }.
    }
played-top-card =
    { $card ->
        [unknown] { CAPITAL($who) } jogou a carta do topo do baralho fechada { FORM($theater, "in") }.
       *[other] { CAPITAL($who) } jogou a carta do topo do baralho, { $card }, fechada { FORM($theater, "in") }.
    }
stopped = { $ability } a mandou para baixo do baralho.

turned-faceup =
    { $owner ->
        [own] { CAPITAL($who) } abriu a carta { $card } { FORM($theater, "in") }.
        [you] { CAPITAL($who) } abriu a sua carta { $card } { FORM($theater, "in") }.
        [side] { CAPITAL($who) } abriu a carta { $card } do seu lado { FORM($theater, "in") }.
       *[other] { CAPITAL($who) } abriu a carta { $card } de { $owner } { FORM($theater, "in") }.
    }
turned-facedown =
    { $owner ->
        [own] { CAPITAL($who) } fechou a carta { $card }.
        [you] { CAPITAL($who) } fechou a sua carta { $card }.
        [side] { CAPITAL($who) } fechou a carta { $card } do seu lado.
       *[other] { CAPITAL($who) } fechou a carta { $card } de { $owner }.
    }
moved =
    { $faceup ->
        [true] { CAPITAL($who) } moveu { $card } { FORM($start, "from") } { FORM($end, "to") }.
       *[false] { $card ->
            [unknown] { CAPITAL($who) } moveu uma carta fechada { FORM($start, "from") } { FORM($end, "to") }.
           *[other] { CAPITAL($who) } moveu a carta fechada { $card } { FORM($start, "from") } { FORM($end, "to") }.
        }
    }
taken-back =
    { $card ->
        [unknown] { CAPITAL($who) } recolheu uma carta fechada { FORM($theater, "from") }.
       *[other] { CAPITAL($who) } recolheu { $card } { FORM($theater, "from") }.
    }
changed-sides = A carta { $faceup ->
        [true] { $card }
       *[false] { $card ->
            [unknown] fechada
           *[other] fechada { $card }
        }
    } { $owner ->
        [you] que você tinha
        [side] do seu lado
       *[other] de { $owner }
    } { FORM($theater, "in") } passou para { $side ->
        [you] você
        [side] o seu lado
       *[other] { $side }
    }.
destroyed = { CAPITAL($who) } destruiu { $faceup ->
        [true] { $card }
       *[false] { $card ->
            [unknown] uma carta fechada
           *[other] a carta fechada { $card }
        }
    } { FORM($theater, "in") }, { $owner ->
        [own] no próprio lado
        [you] no seu lado
        [side] no seu lado
       *[other] no lado de { $owner }
    }.

revealed = { CAPITAL($who) } revelou { $card }.
named-in-vain =
    { $side ->
        [you] { CAPITAL($who) } citou { $card }: você não tem essa carta.
        [side] { CAPITAL($who) } citou { $card }: seu lado não tem essa carta.
       *[other] { $people ->
            [one] { CAPITAL($who) } citou { $card }: { $side } não tem essa carta.
           *[other] { CAPITAL($who) } citou { $card }: { $side } não têm essa carta.
        }
    }
named =
    { $holder ->
        [you] { CAPITAL($who) } citou { $card }: você tem essa carta e deve jogá-la a seguir.
       *[other] { CAPITAL($who) } citou { $card }: { $holder } tem essa carta e deve jogá-la a seguir.
    }
drew = { CAPITAL($who) } comprou { $card }.
gave = { CAPITAL($who) } deu { $card } a { $receiver }.
swap-chosen = { CAPITAL($who) } escolheu { $card } para trocar.
swapped = { CAPITAL($who) } passou { $card } a { $receiver }.
looked-at-top =
    { $side ->
        [you] Você olhou a carta do topo do baralho.
        [side] Seu lado olhou a carta do topo do baralho.
       *[other] { $people ->
            [one] { $side } olhou a carta do topo do baralho.
           *[other] { $side } olharam a carta do topo do baralho.
        }
    }
saw-top-card =
    { $side ->
        [you] Você olhou a carta do topo do baralho: { $card }.
        [side] Seu lado olhou a carta do topo do baralho: { $card }.
       *[other] { $people ->
            [one] { $side } olhou a carta do topo do baralho: { $card }.
           *[other] { $side } olharam a carta do topo do baralho: { $card }.
        }
    }
gained-supplies =
    { $side ->
        [you] Você ganhou
        [side] Seu lado ganhou
       *[other] { $people ->
            [one] { $side } ganhou
           *[other] { $side } ganharam
        }
    } { $count ->
        [one] { $count } Suprimento
       *[other] { $count } Suprimentos
    } { FORM($theater, "in") }.
declined = { CAPITAL($who) } não usou { $card }.
interrupted = Isso interrompeu { $card }.
fizzled = { $card } não teve efeito.
air-drop-granted =
    { $side ->
        [you] { card-air-drop } deixa você jogar uma carta aberta em qualquer teatro.
        [side] { card-air-drop } deixa seu lado jogar uma carta aberta em qualquer teatro.
       *[other] { card-air-drop } deixa { $side } jogar uma carta aberta em qualquer teatro.
    }
air-drop-over =
    { $side ->
        [you] { card-air-drop } deixa de valer para você.
        [side] { card-air-drop } deixa de valer para o seu lado.
       *[other] { card-air-drop } deixa de valer para { $side }.
    }
extra-turn =
    { $side ->
        [you] Você ganhou um turno extra.
        [side] Seu lado ganhou um turno extra.
       *[other] { $people ->
            [one] { $side } ganhou um turno extra.
           *[other] { $side } ganharam um turno extra.
        }
    }

all-cards-played = Todas as cartas foram jogadas.
theaters-held =
    { $side ->
        [you] Teatros que você controlou: { LIST($theaters) }.
        [side] Teatros que seu lado controlou: { LIST($theaters) }.
       *[other] Teatros de { $side }: { LIST($theaters) }.
    }
battle-won =
    { $side ->
        [you] Você venceu a batalha e fez
        [side] Seu lado venceu a batalha e fez
       *[other] { $people ->
            [one] { $side } venceu a batalha e fez
           *[other] { $side } venceram a batalha e fizeram
        }
    } { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    } ({ $score }).

hint-theaters =
    { $after ->
        [one] Você controlava { $after } teatro em vez de { $before }.
       *[other] Você controlava { $after } teatros em vez de { $before }.
    }
hint-lead = Você passou, { FORM($theater, "in") }, de { $was ->
        [ahead] { $before } à frente
        [behind] { $before } atrás
       *[level] tudo igual
    } para { $now ->
        [ahead] { $after } à frente
        [behind] { $after } atrás
       *[level] tudo igual
    }{ $bound ->
        [at_least] { " " }ou melhor
        [at_most] { " " }ou pior
       *[exactly] { "" }
    }.
hint-ability = A carta { $card } estava aberta: { $effect }.
hint-points = Isso é menos que { $points ->
        [one] o { $points } ponto
       *[other] os { $points } pontos
    } de uma batalha perdida no fim.
hint-held =
    { $after ->
        [0] Você não controlava nenhum dos { $before } teatros.
       *[other] Você só controlava { $after } dos { $before } teatros.
    }
hint-weakest = Nenhuma carta da sua mão tinha força menor.
hint-cards =
    { $after ->
        [one] Restava a você { $after } carta, e ao inimigo { $before }.
       *[other] Restavam a você { $after } cartas, e ao inimigo { $before }.
    }

battle = Batalha { $battle }

option-mode = Modo
option-mode-standard = padrão, três teatros
option-mode-epic = épico, cinco teatros
option-edition = Edição
option-edition-auto = a de sempre (clássica; revisada para equipes e misturas)
option-edition-classic = clássica, das primeiras impressões
option-edition-revised = revisada, das impressões seguintes
option-scoring = Pontuação
option-scoring-standard = padrão, 2 a 6 pontos por batalha
option-scoring-beginner = iniciante, 1 ponto por batalha
option-target = Meta
option-target-auto = a de sempre (12 pontos; épico ou equipes 6; iniciante 3)
option-target-12 = 12 pontos
option-target-18 = 18 pontos, partida longa
option-target-6 = 6 pontos, partida curta
option-theaters = Teatros
option-theaters-random = por sorteio
list-of-theaters = { LIST($theaters) }

preset-classic = Clássico
preset-quick = Rápido
preset-epic = Épico

terms-epic = épico, { LIST($theaters) }
terms-epic-drawn = épico, cinco teatros sorteados
terms-drawn = três teatros sorteados
terms-classic = edição clássica
terms-revised = edição revisada
terms-beginner = pontuação iniciante, 1 ponto por batalha
terms-target = até { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }
terms-teams = equipes: { $differences }
terms-teams-revised = revisada

topic-overview = visão geral
topic-turn = turno
topic-deploy-and-improvise = mobilizar e improvisar
topic-abilities = habilidades
topic-control = controle
topic-withdraw-and-points = recuar e pontos
topic-editions = edições
topic-supplies = suprimentos, revelações e mais
topic-mixing-theaters = misturar teatros
topic-epic = épico
topic-teams = equipes

rules-overview =
    Dois comandos lutam por três teatros: **{ $first }**, **{ $second }** e **{ $third }**, lado a lado em uma fileira. Em cada batalha, os dois recebem seis cartas e jogam uma por vez, alternando.{ $supplies ->
        [true] { " " }As cartas trazem Suprimentos, revelam mãos, mudam de lado.
       *[false] { "" }
    } Quem controla dois dos três teatros quando todas as cartas foram jogadas vence a batalha e faz 6 pontos de vitória. Se uma batalha parece perdida, você pode recuar antes e dar menos pontos ao inimigo. Quem chega primeiro a 12 pontos vence a partida.

    O tabuleiro público mostra tudo o que os dois lados podem ver. **{ my-hand }** mostra as suas cartas e o que você pode fazer; só você vê.
rules-turn =
    Na sua vez, você faz exatamente uma coisa:
    • **Mobilizar** uma carta: aberta, no teatro do tipo dela.
    • **Improvisar** uma carta: fechada, em qualquer teatro.
    • **{ withdraw }** da batalha.

    Uma carta vai por cima das suas próprias cartas naquele teatro e as cobre. Se entrou aberta e tem uma habilidade imediata, ela se cumpre na hora. Depois é a vez do inimigo. Você só compra carta quando uma habilidade manda.
rules-deploy-and-improvise =
    {"*"}*Mobilizar** põe uma carta aberta no teatro do tipo dela: cartas de Ar { theater-air.in }, e assim por diante. Algumas cartas deixam você mobilizar em outro lugar: { card-aerodrome } para as forças 1 a 3, { card-air-drop } para uma carta, { card-supply-lines } para qualquer carta, ao preço de um Suprimento para o inimigo.

    {"*"}*Improvisar** põe qualquer carta fechada em qualquer teatro. Uma carta fechada tem força 2 e nenhuma habilidade. Você sempre pode olhar as suas cartas fechadas; o inimigo, não.

    Só a carta de cima de uma coluna está *livre*. Cartas cobertas mantêm a força e, se abertas, a habilidade contínua, mas não podem ser viradas.
rules-abilities =
    Habilidades **imediatas** acontecem quando a carta fica aberta, porque foi mobilizada ou virada. Habilidades **contínuas** valem enquanto a carta está aberta, coberta ou não. Cartas de força 6 não têm nenhuma.

    A não ser que a carta diga que você pode, você deve fazer o que ela manda, até onde der, mesmo que isso prejudique você. O que for impossível é pulado. Quem possui uma carta decide por ela, mesmo que o inimigo a tenha aberto.

    {"*"}Vizinhos* são os teatros ao lado na fileira: as duas pontas não são vizinhas.
    {"*"}Virar* fecha uma carta livre que está aberta, ou abre uma que está fechada. *Mover* não é jogar: não dispara nada e não pode ser impedido.

    `/card` mostra qualquer carta.
rules-control =
    Some as suas cartas em um teatro: cartas abertas valem o que mostram, cartas fechadas 2, cada Suprimento 1. Habilidades como { card-support }, { card-escalation } e { card-cover-fire } mudam isso. O lado com o maior total controla o teatro. **Nos empates, vence quem jogou primeiro**, até no 0 a 0.

    Depois de cada batalha, muda quem joga primeiro, e cada teatro anda um lugar para a direita; o último vai para a ponta esquerda.
rules-withdraw-and-points =
    Quem vence uma batalha lutada até o fim faz **6** pontos. Se você recua, os pontos do inimigo dependem de quantas cartas você ainda tem na mão:
    • Se você **jogou primeiro**: 4 cartas ou mais: 2 pontos · 2 ou 3: 3 pontos · 1 carta: 4 pontos.
    • Se você **jogou depois**: 5 cartas ou mais: 2 pontos · 3 ou 4: 3 pontos · 2: 4 pontos · 1 carta: 6 pontos.

    Você só pode recuar na sua vez, em lugar de jogar uma carta. A meta de sempre são 12 pontos; com 18, a partida fica longa. Também dá para jogar uma só batalha. Com a **pontuação iniciante**, toda batalha dá 1 ponto, com recuo ou sem, e vence quem chega a 3.
rules-editions =
    A edição **{ edition-classic }** segue as primeiras impressões: uma habilidade disparada dentro de outra se cumpre na hora, e uma habilidade acaba antes do fim se a carta dela é fechada. A edição **{ edition-revised }** segue as impressões posteriores: as habilidades esperam na fila, e uma que começou sempre termina.

    Quatro cartas têm texto diferente: { card-air-drop }, { card-reinforce }, { card-disrupt } e { card-redeploy }; `/card` mostra os dois textos. Só com { theater-air }, { theater-land } e { theater-sea }, um contra um, vale a clássica, a não ser que você peça outra. Em todo o resto vale sempre a revisada: outros teatros, partidas épicas, equipes.
rules-supplies =
    {"*"}*Suprimentos** são fichas; há 14. Cada um soma 1 ao total do seu lado no teatro onde está, mesmo onde esse lado não tem carta. Eles ficam até a batalha acabar, e, quando não sobra nenhum, ninguém ganha mais.
    {"*"}*Revelar**: mostre uma carta da mão a todo mundo. Ela fica na sua mão.
    {"*"}*Citar**: diga qualquer carta da partida. Se o inimigo a tem na mão, ela é mostrada e deve ser jogada no próximo turno dele, aberta ou fechada; ele também pode recuar.
    {"*"}*Destruir**: a carta vai fechada para baixo do baralho.
    {"*"}*Mudar de lado**: uma carta vai para o alto da coluna do inimigo, aberta ou fechada como estava. Nada é disparado.

    Um lado sem cartas é pulado enquanto o outro ainda tem alguma.

    Não é preciso decorar o que você viu dentro das regras: seu painel diz os nomes das cartas fechadas que você conhece e anota o que se mostrou das mãos, e quando. Uma nota fala daquele momento, não de agora.

    Não conhecemos todos os textos impressos destas cartas: `/card` diz quais são nossos.
rules-mixing-theaters = Uma partida pode usar quaisquer três dos seis teatros: { theater-air }, { theater-land }, { theater-sea }, { theater-intelligence }, { theater-diplomacy } e { theater-economics }. Só participam as cartas dos teatros escolhidos. Escolha-os com a opção *teatros*: `als`, `fls`, `random`, ou nomes ligados por hifens, por exemplo `theaters=air-intelligence-economics`. Com um dos três últimos na fileira, os Suprimentos fazem parte da partida.
rules-epic =
    `mode=epic` é uma batalha por **cinco** teatros com 30 cartas: cada lado recebe dez, e quem controla três teatros vence. *Vizinho* ainda quer dizer ao lado na fileira: no tabuleiro os teatros têm números, e o terceiro é vizinho do quarto.

    Se você recua, os pontos do inimigo dependem de quantas cartas você ainda tem na mão:
    • Se você **jogou primeiro**: 6 cartas ou mais: 2 pontos · 3 a 5: 3 pontos · 1 ou 2: 4 pontos.
    • Se você **jogou depois**: 7 cartas ou mais: 2 pontos · 4 a 6: 3 pontos · 2 ou 3: 4 pontos · 1 carta: 6 pontos.

    Esses números nos chegaram de uma única fonte. A meta de sempre são 6 pontos, então uma batalha lutada até o fim decide.
rules-teams =
    Dois podem jogar contra um, ou dois contra dois. Quem é do mesmo lado divide mesa e pontos, não as mãos: quem joga sem parceria recebe seis cartas; cada pessoa de uma dupla, três (épico: dez e cinco). Antes de cada batalha, cada dupla troca uma carta entre si, em segredo.

    Por turno, alguém da dupla joga uma carta: quem tem mais cartas, ou qualquer uma das duas pessoas se têm o mesmo número; aí, quem agir primeiro joga. Quem deve uma carta citada a joga. Essa pessoa também pode recuar em nome do lado; então as duas mãos contam.

    Quando uma habilidade pergunta algo ao seu lado, as duas pessoas podem responder, e vale a primeira resposta. Uma carta da mão só pode ser escolhida por quem a tem. Nas habilidades, *você* e *o inimigo* querem dizer o lado inteiro.

    As duas pessoas veem todas as cartas fechadas do seu lado, mas não a mão uma da outra. Conversem à vontade, às claras: o bot não leva recados.

    A meta de sempre são 6 pontos; em partidas épicas, uma só batalha.

lesson-withdrawing-early = Nada está perdido ainda, então não há motivo para recuar.
lesson-one-card-left = Falta uma carta para você vencer. Jogue-a.
lesson-facedown = Fechada, ela valeria só 2 e não faria nada.
lesson-faceup = Assim ela fica aberta; este passo é sobre uma carta fechada.

lesson-start-heading = Três teatros, seis cartas
lesson-start = Quem ganha dois dos três teatros vence a batalha, e cada lado joga seis cartas, uma por turno.
lesson-start-task = Uma carta aberta vai para o teatro do tipo dela: mobilize { card-heavy-bombers }, seu 6, { theater-air.in }.
lesson-start-otherwise = Essa carta é mais fraca; comece com a mais forte, { card-heavy-bombers }.

lesson-improvise-heading = Uma carta fechada
lesson-improvise = Fechada, qualquer carta pode ir para qualquer teatro; ela vale 2, e a habilidade dela não faz nada.
lesson-improvise-task = { card-support } só vale 1 aberta, então jogue-a fechada (improvise) { theater-sea.in }, onde ninguém tem carta ainda.
lesson-improvise-elsewhere = Você já lidera { theater-air.in }, e 2 não bastam contra o 6 { theater-land.in }.
lesson-improvise-otherwise = Fechada, toda carta vale 2, então gaste a mais fraca, { card-support }.

lesson-withdraw-heading = Recuar
lesson-withdraw = { card-maneuver } fechou a sua carta { card-heavy-bombers }, e o Treinador lidera { theater-land.in } por 6 e { theater-sea.in } por 1.
lesson-withdraw-task = Perder a batalha até o fim dá 6 pontos ao Treinador. Com quatro cartas na mão, recuar dá só 2: aperte { withdraw }.
lesson-withdraw-otherwise = Você poderia lutar mais, mas com uma carta a menos já custa mais. Aperte { withdraw }.

lesson-ability-heading = Habilidades
lesson-ability = Uma nova batalha: o Treinador tem 2 pontos, desta vez joga primeiro e tem 6 { theater-sea.in }.
lesson-ability-task = { card-maneuver } vira uma carta vizinha: mobilize-a { theater-land.in }, e { card-super-battleship } só vale 2.
lesson-ability-facedown = Fechada, a habilidade dela não faz nada; mobilize-a.
lesson-ability-otherwise = Isso deixa { card-super-battleship } com 6. { card-maneuver } a vira.

lesson-last-card-heading = A última carta
lesson-last-card = Turnos depois, você tem uma carta e vence { theater-air.in } por 2, mas o Treinador lidera { theater-land.in } por 3 e { theater-sea.in } por 4.
lesson-last-card-task = Você precisa de um deles: { card-ambush } vira qualquer carta livre, então mobilize-a { theater-land.in }.
lesson-last-card-otherwise = Fechada, { card-ambush } não vira nada, e mais 2 não bastam em nenhum teatro.

lesson-flip-heading = O que virar
lesson-flip = Está 6 a 7 { theater-land.in }, porque { card-escalation } { theater-sea.in } faz cada carta fechada do Treinador valer 4.
lesson-flip-task = Vire { card-escalation }, e a que está { theater-land.in } volta a valer 2.
lesson-flip-otherwise = Conte de novo: depois disso você não venceria { theater-land.in } sem perder { theater-air.in }.

lesson-end = Você vence { theater-air.in } por 2 e { theater-land.in } por 1: a batalha é sua, e 6 pontos; o Treinador fica com 2.
lesson-end-advice = Uma partida de verdade vai até 12 pontos, então recuar a tempo muitas vezes decide.

flies-start = Quem ganha dois dos três teatros vence a batalha; o Treinador jogou primeiro e tem 6 { theater-economics.in }.
flies-start-task = Uma carta aberta vai para o teatro do tipo dela e faz o que diz: mobilize { card-requisition } { theater-economics.in }.
flies-start-otherwise = Essa carta vem depois; comece com { card-requisition } e veja o que ela traz.

flies-supplies-heading = Suprimentos
flies-supplies = { card-requisition } deixa você revelar uma carta da mão e ganhar 3 Suprimentos no teatro do tipo dela.
flies-supplies-task = Cada Suprimento soma 1 e não pode ser virado: revele { card-mastermind }, que depois vai { theater-intelligence.to }.
flies-supplies-declined = Suprimentos em troca só de mostrar uma carta: aceite.
flies-supplies-other-card = O teatro está certo, mas a lição continua com { card-mastermind } à vista.
flies-supplies-otherwise = Ponha-os onde você pode vencer, com o seu 6 { theater-intelligence.in }. Revele { card-mastermind }.

flies-improvise = Seus Suprimentos somam 3 { theater-intelligence.in }, e a carta fechada do Treinador vale 2 lá.
flies-improvise-task = Fechada, qualquer carta vai para qualquer teatro e vale 2: improvise { card-armistice } { theater-economics.in }.
flies-improvise-otherwise = Gaste uma carta fraca onde ela já ajude: { card-armistice } { theater-economics.in }.

flies-manipulate-heading = Manipulação
flies-manipulate = Você perde por 3 a 6 { theater-economics.in } e por 3 a 4 { theater-intelligence.in }.
flies-manipulate-task = { card-manipulate } deve virar uma carta livre em um teatro vizinho: mobilize-a { theater-intelligence.in }.
flies-manipulate-otherwise = Mais tarde; primeiro faça algo contra o 6 { theater-economics.in }.

flies-flip = { card-war-chest } vale 6 { theater-economics.in } enquanto está aberta.
flies-flip-task = Vire-a, e você lidera lá por 3 a 2.
flies-flip-otherwise = Essa carta é sua; vire { card-war-chest }.

flies-last-card = Agora você lidera { theater-economics.in } por 7 a 2; o Treinador, { theater-diplomacy.in } e, por 8 a 6, { theater-intelligence.in }.
flies-last-card-task = Resta uma carta, { card-mastermind }, a que você revelou: mobilize-a { theater-intelligence.in }.
flies-last-card-otherwise = Fechada, ela só vale 2, o que não ganha um segundo teatro.

flies-end = Você vence { theater-intelligence.in } por 12 a 8, com 3 de Suprimentos, e { theater-economics.in }: a batalha é sua.
flies-end-advice = Uma partida de verdade vai até 12 pontos; quem está perdendo pode recuar e dar menos pontos ao outro lado.
