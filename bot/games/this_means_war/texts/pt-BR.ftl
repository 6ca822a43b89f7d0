### Áreas em maiúsculas, como os termos OPERAÇÃO e ESPIONAGEM. Nomes de cartas: escolha nossa.
### Formas de uma área: .own "sua MURALHA", .of "da MURALHA", .of-your "da sua MURALHA".

game-name = This Means War!
gist = Erga a sua CIDADE e derrube as outras com ordens e respostas; para duas a quatro pessoas.

area-labor = TRABALHO
    .own = seu TRABALHO
    .of = do TRABALHO
    .of-your = do seu TRABALHO
area-research = PESQUISA
    .own = sua PESQUISA
    .of = da PESQUISA
    .of-your = da sua PESQUISA
area-ammo = MUNIÇÃO
    .own = sua MUNIÇÃO
    .of = da MUNIÇÃO
    .of-your = da sua MUNIÇÃO
area-army = EXÉRCITO
    .own = seu EXÉRCITO
    .of = do EXÉRCITO
    .of-your = do seu EXÉRCITO
area-factory = FÁBRICA
    .own = sua FÁBRICA
    .of = da FÁBRICA
    .of-your = da sua FÁBRICA
area-lab = LAB
    .own = seu LAB
    .of = do LAB
    .of-your = do seu LAB
area-silo = PAIOL
    .own = seu PAIOL
    .of = do PAIOL
    .of-your = do seu PAIOL
area-barracks = QUARTEL
    .own = seu QUARTEL
    .of = do QUARTEL
    .of-your = do seu QUARTEL
area-wall = MURALHA
    .own = sua MURALHA
    .of = da MURALHA
    .of-your = da sua MURALHA
area-city = CIDADE
    .own = sua CIDADE
    .of = da CIDADE
    .of-your = da sua CIDADE

kind-operation = OPERAÇÃO
kind-espionage = ESPIONAGEM

provenance-rulebook = manual
provenance-house = da casa

card-sandbag-line = SACOS DE AREIA
    .short = Sacos de Areia
card-trench-network = REDE DE TRINCHEIRAS
    .short = Rede de Trincheiras
card-bunker-complex = COMPLEXO DE BUNKERS
    .short = Complexo de Bunkers
card-citadel-ring = ANEL DA CIDADELA
    .short = Anel da Cidadela
card-tent-quarter = VILA DE TENDAS
    .short = Vila de Tendas
card-prefab-blocks = BLOCOS PRÉ-MOLDADOS
    .short = Blocos Pré-Moldados
card-civic-works = OBRAS PÚBLICAS
    .short = Obras Públicas
card-capital-project = PROJETO CAPITAL
    .short = Projeto Capital
card-assembly-hall = GALPÃO DE MONTAGEM
    .short = Galpão de Montagem
card-state-workshops = OFICINAS DO ESTADO
    .short = Oficinas do Estado
card-night-shift = TURNO DA NOITE
    .short = Turno da Noite
card-stripped-ramparts = MUROS DESMANTELADOS
    .short = Muros Desmantelados
card-repair-brigade = BRIGADA DE REPAROS
    .short = Brigada de Reparos
card-overtime-quota = COTA DE HORAS EXTRAS
    .short = Cota de Horas Extras
card-eureka = EURECA
    .short = Eureca
card-licensed-factory = FÁBRICA LICENCIADA
    .short = Fábrica Licenciada
card-munitions-patent = PATENTE DE MUNIÇÕES
    .short = Patente de Munições
card-officer-academy = ACADEMIA DE OFICIAIS
    .short = Academia de Oficiais
card-five-year-plan = PLANO QUINQUENAL
    .short = Plano Quinquenal
card-war-economy-act = ECONOMIA DE GUERRA
    .short = Economia de Guerra
card-supply-computer = COMPUTADOR CENTRAL
    .short = Computador Central
card-tried-and-true = TESTADO E APROVADO
    .short = Testado e Aprovado
card-emp-discharge = DESCARGA DE PEM
    .short = Descarga de PEM
card-grid-blackout = APAGÃO GERAL
    .short = Apagão Geral
card-strike-agitators = AGITADORES DE GREVE
    .short = Agitadores de Greve
card-price-shock = CHOQUE DE PREÇOS
    .short = Choque de Preços
card-data-siphon = SIFÃO DE DADOS
    .short = Sifão de Dados
card-signals-desk = POSTO DE ESCUTA
    .short = Posto de Escuta
card-deflector-array = REDE DE DEFLETORES
    .short = Rede de Defletores
card-model-district = DISTRITO MODELO
    .short = Distrito Modelo
card-skybeam-array = BATERIA DE RAIOS
    .short = Bateria de Raios
card-fire-bombing = BOMBAS INCENDIÁRIAS
    .short = Bombas Incendiárias
card-m107 = M107
    .short = M107
card-mortar-pit = NINHO DE MORTEIROS
    .short = Ninho de Morteiros
card-rocket-salvo = SALVA DE FOGUETES
    .short = Salva de Foguetes
card-breaching-charge = CARGA DE DEMOLIÇÃO
    .short = Carga de Demolição
card-bunker-cracker = QUEBRA-BUNKER
    .short = Quebra-Bunker
card-long-reach-missile = MÍSSIL DE CRUZEIRO
    .short = Míssil de Cruzeiro
card-saturation-raid = BOMBARDEIO MACIÇO
    .short = Bombardeio Maciço
card-shell-foundry = FUNDIÇÃO DE OBUSES
    .short = Fundição de Obuses
card-precision-strike = ATAQUE CIRÚRGICO
    .short = Ataque Cirúrgico
card-warning-shots = TIROS DE ALERTA
    .short = Tiros de Alerta
card-scorched-district = DISTRITO ARRASADO
    .short = Distrito Arrasado
card-burning-depots = DEPÓSITOS EM CHAMAS
    .short = Depósitos em Chamas
card-mine-belt = CAMPO MINADO
    .short = Campo Minado
card-standard-formation = FORMAÇÃO PADRÃO
    .short = Formação Padrão
card-scout-patrol = PATRULHA AVANÇADA
    .short = Patrulha Avançada
card-skirmish-line = LINHA DE ESCARAMUÇA
    .short = Linha de Escaramuça
card-recruiting-post = POSTO DE RECRUTAS
    .short = Posto de Recrutas
card-mass-levy = CONVOCAÇÃO GERAL
    .short = Convocação Geral
card-shock-column = COLUNA DE CHOQUE
    .short = Coluna de Choque
card-airdrop-battalion = TROPA PARAQUEDISTA
    .short = Tropa Paraquedista
card-armored-thrust = INVESTIDA BLINDADA
    .short = Investida Blindada
card-combat-engineers = SAPADORES DE COMBATE
    .short = Sapadores de Combate
card-depot-raiders = SAQUEADORES
    .short = Saqueadores
card-forced-march = MARCHA FORÇADA
    .short = Marcha Forçada
card-home-guard = GUARDA LOCAL
    .short = Guarda Local
card-requisition-party = GRUPO DE REQUISIÇÃO
    .short = Grupo de Requisição
card-blockade = BLOQUEIO
    .short = Bloqueio
card-garrison-town = VILA MILITAR
    .short = Vila Militar
card-triumphal-quarter = BAIRRO DO TRIUNFO
    .short = Bairro do Triunfo
card-total-offensive = OFENSIVA TOTAL
    .short = Ofensiva Total
card-experimental-sniper = SNIPER EXPERIMENTAL
    .short = Sniper Experimental
card-final-stand = ÚLTIMA RESISTÊNCIA
    .short = Última Resistência
card-combined-arms = ARMAS COMBINADAS
    .short = Armas Combinadas
card-garden-city = CIDADE-JARDIM
    .short = Cidade-Jardim
card-proving-ground = CAMPO DE PROVAS
    .short = Campo de Provas
card-flexible-defense = DEFESA FLEXÍVEL
    .short = Defesa Flexível
card-sabotage = SABOTAGEM
    .short = Sabotagem
card-counter-strike = CONTRA-ATAQUE
    .short = Contra-Ataque
card-network-hack = INVASÃO DE REDE
    .short = Invasão de Rede
card-espionage = ESPIONAGEM
    .short = Espionagem
card-latest-intel = INFORME RECENTE
    .short = Informe Recente
card-frogman-team = HOMENS-RÃ
    .short = Homens-Rã
card-emergency-drill = SIMULADO GERAL
    .short = Simulado Geral

named-card = { $card }
short-named-card = { FORM($card, "short") }
named-area = { $area }
named-kind = { $kind }

effect-add = Ganhe { $number } { $area }
effect-assault = Assalto { $number }
effect-destroy = Destrua { $number } { $area }
effect-sacrifice = Sacrifique { $number } { $area }
effect-discard-one = Descarte uma carta, compre uma
effect-latest-intel = Recicle na hora: descarte uma carta, compre uma
effect-network-hack = Veja a mão do alvo e descarte uma carta dela; o alvo compra uma
effect-emp-discharge = Todo mundo descarta a mão e compra 6
effect-final-stand = Sua CIDADE não pode cair abaixo de 1 até a sua próxima Coleta
effect-play-another = Jogue outra carta
effect-tried-and-true = Pegue a sua carta de reposição no descarte
effect-sabotage = Anule a ordem-alvo; o custo dela continua pago
effect-counter-strike = Só em resposta a um Assalto contra você; mire qualquer oponente
effect-copy-order = Copie os efeitos da ordem-alvo com Assalto e Destruição em 0
choose-one-of-two = Escolha: { $first } ou { $second }
choose-one-of-four = Escolha: { $first } ou { $second } ou { $third } ou { $fourth }

face-change = { $change } { $area }
face-assault = { effect-assault }
face-sacrifice = { FORM($area, "own") } { $change }
face-discard-one =
    Descarte,
    compre 1
face-play-another = Jogue outra
face-tried-and-true =
    Pegue uma do
    descarte
face-emp-discharge =
    Todo mundo
    compra 6 novas
face-final-stand = CIDADE fica 1+
face-sabotage =
    Anule
    uma ordem
face-counter-strike = após Assalto:
face-network-hack =
    Veja a mão,
    descarte 1
face-copy-order =
    Copie ordem
    com 0 de dano
face-latest-intel = Recicle já
face-copy =
    como
    { $copied }
face-or = ou { $line }
face-lose-one-of-four =
    { $change } { $first },
    { $second }, { $third } ou
    { $fourth }

amount = { $number } { $area }
costs-nothing = nada
stock-item = { $area } { $number } (+{ $growth })

area-change = { $area } { $change }
area-becomes = { $area } { $before } → { $after }
changes-of =
    { $who ->
        [you] você { $changes }
       *[other] { $who } { $changes }
    }
forecast-of =
    { $who ->
        [you] Você { $changes }
       *[other] { $who } { $changes }
    }

titled = { $title }: { $text }

title-order = Sua vez
title-answer = Responda ou passe
title-ahead = Você já pode passar
title-discard = Descarte uma carta
title-hack = Escolha a carta que sai
title-take = Pegue uma carta
title-won = Você venceu
title-lost = Você perdeu
title-out = Você está fora
title-waiting = Esperando
title-waiting-for = Esperando { $name }

status-order = **Vez de { $name }**
status-another-order = **{ $name }** pode dar outra ordem, graças a { $card }.
status-order-out-of-turn = **{ $name }** pode jogar uma ordem fora do turno, graças a { $card }, ou passar.
status-answer = **{ $name }** pode responder ou passar.
status-fog = Névoa de guerra, o fim do turno: **{ $name }** pode jogar ESPIONAGEM ou passar.
status-ahead = Depois { LIST($names) }.
status-discard = **{ $name }** escolhe uma carta para descartar por { $card }.
status-hack = **{ $name }** escolhe uma carta da mão de { $target }.
status-take = **{ $name }** pega uma carta do descarte.

advice-order = **Sua vez:** jogue uma OPERAÇÃO, recicle uma carta ou faça um mulligan.
advice-another-order = **A carta { $card } deixa você dar outra ordem:** jogue, recicle ou faça um mulligan.
advice-order-out-of-turn = **A carta { $card } deixa você jogar uma ordem fora do turno:** jogue uma OPERAÇÃO ou passe.
advice-answer = **Você pode responder** com uma carta de ESPIONAGEM neste turno, ou passar.
advice-fog = **Névoa de guerra,** a última chance deste turno: jogue uma carta de ESPIONAGEM ou passe.
advice-ahead = **Você já pode passar.** Para responder, espere a sua vez.
advice-discard = **Escolha uma carta para descartar.** Você compra outra por ela.
advice-hack = **Escolha uma carta da mão de { $target }:** ela é descartada. Só você vê essa mão.
advice-take = **Escolha qualquer carta do descarte.** Você a pega em vez de comprar uma.
operation-means = As violetas são ESPIONAGEM; as outras, OPERAÇÕES.
short-means = “Faltam 2”: faltam 2 para pagar.

won-city =
    { $who ->
        [you] **Você venceu a guerra** com { $city } de CIDADE; bastavam { $enough }.
       *[other] **{ $who } venceu a guerra** com { $city } de CIDADE; bastavam { $enough }.
    }
won-last-standing =
    { $who ->
        [you] **Você venceu a guerra:** não restou mais ninguém.
       *[other] **{ $who } venceu a guerra:** não restou mais ninguém.
    }
won-turn-limit =
    { $who ->
        [you] **Você venceu a guerra** depois de { $turns } turnos. CIDADE: { $cities }.
       *[other] **{ $who } venceu a guerra** depois de { $turns } turnos. CIDADE: { $cities }.
    }
shared-city = **{ LIST($names) } dividem a vitória:** cada lado tem os { $enough } de CIDADE que bastam.
shared-last-standing = **{ LIST($names) } dividem a vitória:** não restou mais ninguém.
shared-turn-limit = **{ LIST($names) } dividem a vitória** depois de { $turns } turnos. CIDADE: { $cities }.

board-title = { game-name } · turno { $turn }
heading-end = Como acabou
heading-bases = Bases
heading-resources = Recursos
heading-table = Na mesa
heading-fog = Névoa de guerra
heading-later = Continua depois
heading-piles = Pilhas
heading-goal = Como se vence
heading-discards = Descarte, do mais novo ao mais antigo
heading-turning-point = Momento decisivo
heading-city-by-turn = CIDADE por turno
base-line =
    { $name }: CIDADE { $city }, MURALHA { $wall }, { $count ->
        [0] sem cartas
        [one] { $count } carta
       *[other] { $count } cartas
    }{ $final_stand ->
        [true] , ÚLTIMA RESISTÊNCIA
       *[false] { "" }
    }{ $has_turn ->
        [true] , tem a vez
       *[false] { "" }
    }{ $may_answer ->
        [true] , ainda pode responder
       *[false] { "" }
    }
answer-asked = agora é com { $name }
answer-waiting = { $name } ainda vai responder
answer-answered = { $name } já respondeu
answer-passed = { $name } não responde
if-nobody-answers = Se ninguém responder: { $forecast }
pile-sizes =
    { $count ->
        [0] Baralho vazio, { $discarded } no descarte
        [one] { $count } carta no baralho, { $discarded } no descarte
       *[other] { $count } cartas no baralho, { $discarded } no descarte
    }
top-discard = { $card } no topo do descarte
goal = Vence quem tem { $city } de CIDADE
goal-with-turns =
    { $turns ->
        [one] Vence quem tem { $city } de CIDADE no fim de qualquer turno. No máximo { $turns } turno.
       *[other] Vence quem tem { $city } de CIDADE no fim de qualquer turno. No máximo { $turns } turnos.
    }
no-orders = Nenhuma ordem a responder.
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
        [done] , cumprida
       *[open] { "" }
    }
order-took-effect = A carta { $card } de { $name } fez efeito
order-changed = { $card } de { $name }: { $changes }
turning-point = Turno { $turn }, { $card } de { $name }: { $changes }.
turn-cities = Turno { $turn }: { $cities }

hand-of = Mão de { $name }
your-hand = Sua mão
your-espionage = Sua ESPIONAGEM
your-hand-is-empty = Sua mão: nada
no-cards-held = Você não tem cartas.
discard-pile-part = Descarte: { $shown } de { $total }
discard-pile = Descarte: { $total }
espionage-held =
    { $count ->
        [0] ESPIONAGEM: nenhuma na sua mão de { $total }
       *[other] ESPIONAGEM: { $count } na sua mão de { $total }
    }
marked = Em destaque: { $card }.
card-line = **{ $card }** ({ $cost }): { $effects }
short-of = *Falta: { $lacking }.*

recycle-a-card = Reciclar uma carta
recycle = Reciclar { $card }
recycle-question = Que carta você recicla?
mulligan = Mulligan
mulligan-question =
    { $held ->
        [one] Descartar a única carta da mão e comprar { $count ->
            [0] nenhuma
           *[other] { $count }
        }?
       *[other] Descartar a mão inteira, de { $held } cartas, e comprar { $count ->
            [0] nenhuma
           *[other] { $count }
        }?
    }
mulligan-hint =
    { $count ->
        [0] Descarta as { $held }, não compra nenhuma
        [one] Descarta as { $held }, compra { $count } carta
       *[other] Descarta as { $held }, compra { $count } cartas
    }
pass-button = Passar
give-no-order = Não dar ordem
play-no-espionage = Não jogar ESPIONAGEM agora
discard = Descartar { $card }
make-them-discard = Fazer descartar { $card }
take = Pegar { $card }
play =
    Jogar { $card }{ $on ->
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
question-order = Sobre que ordem você joga { $card }?
question-branch = O que a carta { $card } deve fazer?
step-target = Contra { $name }
question-target = Contra quem você joga { $card }?
step-second = Anular { $card } de { $name } ({ $number })
question-second = Que ordem a carta { $card } anula?
caution = Jogar { $card } contra { $name }? Todo mundo vê, e o custo é pago.
hint-cost = Custa { $cost }
changes-nothing = Não muda nada
nullifies = Anula { $card } de { $name }
cards-in-hand =
    { $count ->
        [0] sem cartas
        [one] { $count } carta
       *[other] { $count } cartas
    }
not-asked = Você pode passar quando for sua hora de responder. O tabuleiro diz de quem é.

auto-reply-turn = Passar neste turno
auto-reply-pass = Passar até a minha vez
auto-reply-target = Passar se não sou o alvo
auto-reply-assault = Passar se não for um Assalto
auto-reply-worth = Passar se custar menos de { $number }
auto-reply-always = Passar sempre

first-rolls = Dois dados cada: { $rolls }.
rolls = { LIST($rolls) }
rolls-then = { $before }; depois { $rolls }
roll = { $who } { $number }
begins = { CAPITAL($who) } começa.
turn-began = Turno { $turn }: { $who }.
collected = { CAPITAL($who) } coletou { $labor } TRABALHO, { $research } PESQUISA, { $ammo } MUNIÇÃO e { $army } EXÉRCITO.
turns-passed =
    { $number ->
        [one] Ninguém mais tem cartas, então o último turno passa direto.
       *[other] Ninguém mais tem cartas, então os últimos { $number } turnos passam direto.
    }
reshuffled =
    { $number ->
        [one] O baralho acabou, então a carta descartada virou o novo baralho.
       *[other] O baralho acabou, então { $number } cartas descartadas viraram o novo baralho.
    }
left-war = { CAPITAL($who) } saiu da guerra.
fell =
    { $who ->
        [you] Você está fora: sua CIDADE caiu.
       *[other] { $who } está fora: a CIDADE caiu.
    }
ended-city = { CAPITAL($who) } venceu a guerra: a CIDADE é grande o bastante!
ended-last-standing = { CAPITAL($who) } venceu a guerra: não restou mais ninguém!
ended-turn-limit = { CAPITAL($who) } venceu a guerra quando os turnos acabaram!
ended-shared-city = { LIST($names) } dividem a vitória: essas CIDADES são grandes o bastante!
ended-shared-last-standing = { LIST($names) } dividem a vitória: não restou mais ninguém!
ended-shared-turn-limit = { LIST($names) } dividem a vitória: os turnos acabaram!
you-first = Você

order-skipped = { CAPITAL($who) } não tem carta para jogar.
another-order = A carta { $card } deixa { $who } dar outra ordem.
another-order-out-of-turn = A carta { $card } deixa { $who } dar outra ordem, fora do turno.
order-played =
    { CAPITAL($who) } jogou { $card }{ $on ->
        [none] { "" }
        [you] { " " }sobre a sua carta { $on_card }
       *[other] { " " }sobre { $on_card } de { $on }
    }{ $branch ->
        [none] { "" }
       *[other] { " " }({ $branch })
    }{ $whom ->
        [none] { "" }
       *[other] { " " }contra { $whom }
    }{ $second ->
        [none] { "" }
        [you] { " " }para anular a sua carta { $second_card }
       *[other] { " " }para anular { $second_card } de { $second }
    }.
order-answered =
    { CAPITAL($who) } respondeu com { $card }{ $on ->
        [none] { "" }
        [you] { " " }sobre a sua carta { $on_card }
       *[other] { " " }sobre { $on_card } de { $on }
    }{ $branch ->
        [none] { "" }
       *[other] { " " }({ $branch })
    }{ $whom ->
        [none] { "" }
       *[other] { " " }contra { $whom }
    }{ $second ->
        [none] { "" }
        [you] { " " }para anular a sua carta { $second_card }
       *[other] { " " }para anular { $second_card } de { $second }
    }.
passed = { CAPITAL($who) } passou.
nullified =
    { $by ->
        [you] Sua carta { $by_card } anulou { $who ->
            [you] a sua carta { $card }
           *[other] a carta { $card } de { $who }
        }.
       *[other] A carta { $by_card } de { $by } anulou { $who ->
            [you] a sua carta { $card }
           *[other] a carta { $card } de { $who }
        }.
    }
resolved =
    { $who ->
        [you] Sua carta { $card } faz efeito.
       *[other] A carta { $card } de { $who } faz efeito.
    }
resolved-as =
    { $who ->
        [you] Sua carta { $card } faz efeito como { $copied }.
       *[other] A carta { $card } de { $who } faz efeito como { $copied }.
    }
fizzled =
    { $who ->
        [you] Sua carta { $card } ficou sem efeito.
       *[other] A carta { $card } de { $who } ficou sem efeito.
    }

added = { CAPITAL($who) } ganhou { $number } { $area }, agora { $now }.
assaulted =
    { $saved ->
        [true] { CAPITAL($who) } fez um Assalto de { $number } contra { $whom }: { $lost ->
            [both] menos { $wall } MURALHA e { $city } CIDADE
            [wall] menos { $wall } MURALHA
            [city] menos { $city } CIDADE
           *[nothing] sem perdas
        }; uma ÚLTIMA RESISTÊNCIA salvou a CIDADE.
       *[false] { CAPITAL($who) } fez um Assalto de { $number } contra { $whom }: { $lost ->
            [both] menos { $wall } MURALHA e { $city } CIDADE
            [wall] menos { $wall } MURALHA
            [city] menos { $city } CIDADE
           *[nothing] sem perdas
        }.
    }
destroyed =
    { $saved ->
        [true] { CAPITAL($who) } destruiu { $number } { $whom ->
            [you] { FORM($area, "of-your") }
           *[other] { FORM($area, "of") } de { $whom }
        } (sobra { $now }); uma ÚLTIMA RESISTÊNCIA salvou a CIDADE.
       *[false] { CAPITAL($who) } destruiu { $number } { $whom ->
            [you] { FORM($area, "of-your") }
           *[other] { FORM($area, "of") } de { $whom }
        } (sobra { $now }).
    }
sacrificed = { CAPITAL($who) } sacrificou { $number } { $area } (sobra { $now }).
final-stand-began =
    { $who ->
        [you] Você fez uma ÚLTIMA RESISTÊNCIA: sua CIDADE não pode cair abaixo de 1 até o seu próximo turno.
       *[other] { $who } fez uma ÚLTIMA RESISTÊNCIA: a CIDADE dessa pessoa não pode cair abaixo de 1 até o próximo turno dela.
    }
final-stand-ended =
    { $who ->
        [you] Sua ÚLTIMA RESISTÊNCIA acabou.
       *[other] A ÚLTIMA RESISTÊNCIA de { $who } acabou.
    }

hacked =
    { $whom ->
        [you] { CAPITAL($who) } olhou a sua mão.
       *[other] { CAPITAL($who) } olhou a mão de { $whom }.
    }
discarded-recycle =
    { $cards ->
        [none] { CAPITAL($who) } não reciclou nada.
       *[other] { CAPITAL($who) } reciclou { $cards }.
    }
discarded-mulligan =
    { $cards ->
        [none] { CAPITAL($who) } fez um mulligan e não descartou nada.
       *[other] { CAPITAL($who) } fez um mulligan e descartou { $cards }.
    }
discarded-discard =
    { $cards ->
        [none] { CAPITAL($who) } não descartou nada.
       *[other] { CAPITAL($who) } descartou { $cards }.
    }
discarded-hack =
    { $cards ->
        [none] { CAPITAL($who) } não perdeu nada para uma INVASÃO DE REDE.
       *[other] { CAPITAL($who) } perdeu { $cards } para uma INVASÃO DE REDE.
    }
discarded-emp = { discarded-discard }
discarded-eliminated =
    { $cards ->
        [none] { CAPITAL($who) } não deixou nada para trás.
       *[other] { CAPITAL($who) } deixou { $cards } para trás.
    }
took-mulligan = { CAPITAL($who) } fez um mulligan.
drew-nothing = Não restava carta para { $who } comprar.
drew-cards = { CAPITAL($who) } comprou { $cards }.
drew =
    { $count ->
        [one] { CAPITAL($who) } comprou { $count } carta.
       *[other] { CAPITAL($who) } comprou { $count } cartas.
    }
took = { CAPITAL($who) } pegou { $card } do descarte.
took-nothing = O descarte está vazio, então { $who } não pegou carta.
card-changes = { $card }: { $changes }.

kept-espionage =
    { $count ->
        [one] Você guardou { $count } carta de ESPIONAGEM que pode pagar.
       *[other] Você guardou { $count } cartas de ESPIONAGEM que pode pagar.
    }
lacking =
    { $count ->
        [one] Falta { $count } recurso para você pagar { $card }.
       *[other] Faltam { $count } recursos para você pagar { $card }.
    }
payable-now = Você pode pagar { $card } agora.
payable =
    { $bound ->
        [at_least] Você podia pagar pelo menos { $count ->
            [one] { $count } carta
           *[other] { $count } cartas
        } da sua mão em vez de { $before }.
        [at_most] Você podia pagar no máximo { $count ->
            [one] { $count } carta
           *[other] { $count } cartas
        } da sua mão em vez de { $before }.
       *[exactly] Você podia pagar { $count ->
            [one] { $count } carta
           *[other] { $count } cartas
        } da sua mão em vez de { $before }.
    }
choices-discard =
    { $count ->
        [one] Você podia depois trocar a única carta da sua mão por uma nova.
       *[other] Você podia depois trocar uma das { $count } cartas da sua mão por uma nova.
    }
choices-hack =
    { $count ->
        [one] Você podia depois fazer descartar a única carta daquela mão.
       *[other] Você podia depois fazer descartar uma das { $count } cartas daquela mão.
    }
choices-take =
    { $count ->
        [one] Você podia depois pegar a única carta do descarte.
       *[other] Você podia depois pegar uma das { $count } cartas do descarte.
    }
expected-answer =
    { $count ->
        [one] Um inimigo responderia com { $card } em { $count } de { $worlds } mundos imaginados.
       *[other] Um inimigo responderia com { $card } em { $count } de { $worlds } mundos imaginados.
    }
no-answer-expected = Não valeria a pena para ninguém responder.
ready = A carta { $card } podia ter sido jogada: quem a tem pode pagá-la.
costs =
    { $count ->
        [one] A carta { $card } custa { $count } recurso.
       *[other] A carta { $card } custa { $count } recursos.
    }
costs-most =
    { $count ->
        [one] A carta { $card } custa { $count } recurso, e nenhuma outra carta daquela mão custa mais de { $before }.
       *[other] A carta { $card } custa { $count } recursos, e nenhuma outra carta daquela mão custa mais de { $before }.
    }

final-stand = Resistência
goal-in-picture = Vence com { $city }
left-the-war = Saiu da guerra
city-has-fallen = A CIDADE caiu
last-answers = as últimas respostas
short-by =
    { $number ->
        [one] falta { $number }
       *[other] faltam { $number }
    }
state-nullified = anulada
state-done = cumprida
no-cards = Sem cartas
kind-and-copies =
    { $count ->
        [one] { $kind } · { $count } cópia
       *[other] { $kind } · { $count } cópias
    }
somebody-won = { $name } venceu
won = venceu
shared-victory = Vitória dividida
city-was-enough = { $city } de CIDADE bastaram
nobody-is-left = Não restou mais ninguém
most-city = CIDADE, depois MURALHA, em { $turns } turnos
turning-point-at = Decisivo: turno { $turn }

heading-kind = Tipo
heading-cost = Custo
heading-copies = No baralho
heading-printed = Impresso ou nosso
copies =
    { $count ->
        [one] { $count } cópia
       *[other] { $count } cópias
    }
card-in-words = A carta { $card }. { $effects }
from-rulebook = O manual cita esta carta; o texto é nosso.
from-house = Não conhecemos a carta impressa; esta é nossa.
deck-line = { $count } × **{ $card }** · { $kind }, { $cost } · { $provenance }: { $effects }
printed = Impresso: { $parts }.
ours = Nosso: { $parts }.
printed-cost = custa { $cost }
printed-emp-discharge = compra 6
printed-final-stand = abaixo de 1
printed-copy-order = em 0

moment = Turno { $turn }

preset-classic = Clássico
preset-quick = Rápido
option-win-city = CIDADE para vencer
option-wall = MURALHA
option-city = CIDADE
option-resources = Recursos
option-production = Produção
option-max-turns = Turnos
option-resolution = ESPIONAGEM faz efeito
value-win-city = vence com { $number } de CIDADE
value-win-city-short = vence com { $number } de CIDADE, partida curta
value-win-city-long = vence com { $number } de CIDADE, partida longa
value-wall = { $number } de MURALHA no começo
value-city = { $number } de CIDADE no começo
value-resources = { $number } de cada recurso no começo
value-production = { $number } de cada produção no começo
value-max-turns = { $number } turnos no máximo
value-resolution-target = em sentido horário, desde o primeiro alvo do turno
value-resolution-active = em sentido horário, desde quem tem a vez
terms-resolution-target = ESPIONAGEM faz efeito em sentido horário, desde o primeiro alvo do turno
terms-resolution-active = ESPIONAGEM faz efeito em sentido horário, desde quem tem a vez
players =
    { $count ->
        [one] { $count } pessoa
       *[other] { $count } pessoas
    }

topic-overview = visão geral
rules-overview =
    De dois a quatro Grafmarshalls erguem uma CIDADE atrás de uma MURALHA e tentam derrubar as outras. Na sua vez, você coleta recursos e dá uma ordem: jogue uma OPERAÇÃO, e as outras pessoas podem responder com ESPIONAGEM. ESPIONAGEM é violeta; todas as outras cartas são OPERAÇÕES. Quem tem 50 de CIDADE no fim de qualquer turno vence; também vence quem tem a última CIDADE de pé.

    O tabuleiro público mostra todas as bases e o que está na mesa. **{ my-hand }** mostra as suas cartas e o que você pode pagar; só você vê.

topic-turn = turno
rules-turn =
    1. **Coleta**: cada recurso cresce pela sua produção: TRABALHO pela FÁBRICA, PESQUISA pelo LAB, MUNIÇÃO pelo PAIOL, EXÉRCITO pelo QUARTEL.
    2. **Dê uma ordem**, exatamente uma destas:
    • *Jogar* uma OPERAÇÃO da sua mão. O custo é pago na hora.
    • *Reciclar*: descarte uma carta e compre uma.
    • *Mulligan*: descarte a mão e compre uma carta a menos.
    3. **Névoa de guerra**: antes de o turno acabar, cada oponente que não jogou ESPIONAGEM nele pode jogar uma.
    4. **Fim**: quem tem CIDADE suficiente vence. Senão, a vez passa.

    Para cada carta que joga, você compra uma.

topic-base = base
rules-base = Você vive da **CIDADE**: com 0, está fora. A **MURALHA** recebe os assaltos antes da CIDADE. A **produção** fica entre 1 e 6 e aparece em quadradinhos. Os **recursos** pagam as cartas; não há limite para eles. Uma carta que você não pode pagar fica cinza, e “faltam 2” ao lado de um custo diz que faltam 2.

    Na imagem, TRABALHO é uma engrenagem, PESQUISA um frasco, MUNIÇÃO um obus, EXÉRCITO um capacete.

topic-effects = efeitos
rules-effects =
    • **Ganhe**: sua própria área cresce.
    • **Assalto**: a MURALHA do alvo cai primeiro; o que sobra atinge a CIDADE.
    • **Destrua**: a área do alvo diminui, com ou sem MURALHA.
    • **Sacrifique**: sua própria área diminui; você pode jogar a carta com menos que isso.
    • **Escolha**: você diz qual parte ao jogar a carta.
    • **Jogue outra**: você dá outra ordem depois.
    • **Descarte**: descarte uma carta e compre uma.

    Os efeitos acontecem na ordem em que estão escritos. `/card` mostra qualquer carta.

topic-answers = respostas
rules-answers =
    Quando uma OPERAÇÃO é jogada, cada oponente, um por vez, escolhe entre jogar uma carta de ESPIONAGEM e passar. Você pode fazer isso uma vez por turno. A pergunta é igual para todo mundo, com carta que sirva ou sem. Só fica de fora quem não tem cartas ou não tem recursos para nenhuma resposta. Você pode passar antes da sua hora de responder; isso é definitivo.

    Primeiro vale a SABOTAGEM, da última à primeira, então uma SABOTAGEM também pode ser anulada. Depois vêm a OPERAÇÃO e as respostas, em sentido horário a partir do primeiro alvo de uma OPERAÇÃO neste turno; se não há alvo, a partir de quem jogou a OPERAÇÃO. Custos continuam pagos. Quando tudo fez efeito, cada carta é reposta por uma comprada.

    Enquanto é a sua hora de responder, **{ pass-button }** também aparece embaixo do tabuleiro. No seu painel, **{ auto-reply-turn }** passa até o turno acabar, e **Passar no meu lugar** tem mais opções.

topic-special-cards = cartas especiais
rules-special-cards =
    • **{ card-sabotage }** anula uma ordem na mesa.
    • **{ card-counter-strike }** responde a um assalto contra você, em qualquer oponente.
    • **{ card-espionage }** copia uma ordem, com Assalto e Destruição em 0.
    • **{ card-network-hack }** mostra uma mão a você; você escolhe uma carta dela para ser descartada.
    • **{ card-latest-intel }** recicla uma carta na hora.
    • **{ card-final-stand }** mantém a sua CIDADE em 1 ou mais até a sua próxima Coleta, façam o que fizerem.
    • **{ card-tried-and-true }** pega uma carta do descarte em vez de comprar.
    • **{ card-emp-discharge }** dá seis cartas novas a todo mundo, e outra ordem a quem a jogou.

topic-winning = vencer
rules-winning =
    No fim de qualquer turno, você vence com 50 de CIDADE (ou o que foi combinado), junto com quem mais tiver o mesmo tanto. Quem fica com a CIDADE em 0 está fora na hora; a última de pé vence. Quando os turnos acabam, vence a maior CIDADE, depois a maior MURALHA.

    Quem desiste está fora, e as outras pessoas continuam.

lesson-base = Sua base
lesson-base-why = Sua CIDADE está em 15, e aqui se vence com 35; a cada turno, você coleta recursos e joga uma carta.
lesson-base-task = { card-capital-project } custa 13 TRABALHO, dos quais você tem 22, e dá 10 CIDADE: jogue.
lesson-base-otherwise = Guarde essa para depois; comece com { card-capital-project }, que leva você até a metade.
lesson-exchanging = Isso é para uma carta, ou uma mão, que você não possa usar ou pagar.

lesson-sabotage = SABOTAGEM em resposta
lesson-sabotage-why = { card-capital-project } levou você a 25 de CIDADE, e o Treinador joga { card-fire-bombing } contra você: 3 MURALHA e 4 CIDADE.
lesson-sabotage-task = No turno de outra pessoa, você pode responder com uma carta de ESPIONAGEM: { card-sabotage }, e a ordem não faz nada.
lesson-sabotage-pass = Aí você perde 3 MURALHA e 4 CIDADE. Dá para evitar.
lesson-sabotage-copy = Uma cópia de { card-fire-bombing } não destrói nada, e a ordem ainda atingiria você.
lesson-sabotage-otherwise = Responda com { card-sabotage }.

lesson-assault = Assalto
lesson-assault-why = A carta { card-fire-bombing } não fez nada, embora o Treinador tenha pago: sua CIDADE continua em 25.
lesson-assault-task = O Assalto atinge a MURALHA primeiro: { card-standard-formation } tira 7 dos 20 do Treinador.
lesson-assault-otherwise = Guarde essa para outro turno; este passo é sobre { card-standard-formation }.

lesson-espionage = ESPIONAGEM em resposta
lesson-espionage-why = A MURALHA do Treinador caiu para 13, e agora ele joga a carta { card-civic-works }, que dá 9 CIDADE.
lesson-espionage-task = A carta { card-espionage } copia uma ordem, menos o que ela assalta e destrói: copie-a.
lesson-espionage-pass = Aí só o Treinador ganha 9 CIDADE. Pegue a sua parte.
lesson-espionage-otherwise = Responda com { card-espionage }.

lesson-winning = Vencer
lesson-winning-why = A cópia levou a sua CIDADE de 25 a 34, e a do Treinador está em 24.
lesson-winning-task = Quem tem 35 no fim de um turno vence: jogue a carta { card-civic-works }, que dá 9.
lesson-winning-otherwise = Agora você vence com qualquer carta que dê CIDADE; esta lição joga { card-civic-works }.

lesson-end = Sua CIDADE está em 43, e a partida está ganha.
lesson-end-next = Em geral, vence-se com 50 de CIDADE, ou levando todas as outras CIDADES a 0.
