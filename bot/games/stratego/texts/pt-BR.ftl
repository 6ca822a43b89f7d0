### As patentes são as do jogo "Combate", como o Brasil as conhece: Cabo (que desarma bombas) e Soldado (que corre).
### As peças do ataque são sempre masculinas; Bomba e Bandeira, que não se movem, são femininas.

name = Stratego
gist = Dois exércitos ocultos: tome a Bandeira inimiga antes que achem a sua.

piece-marshal = Marechal
    .plural = Marechais
    .one = o Marechal
    .the = o Marechal
    .own = seu Marechal
piece-general = General
    .plural = Generais
    .one = o General
    .the = o General
    .own = seu General
piece-colonel = Coronel
    .plural = Coronéis
    .one = um Coronel
    .the = o Coronel
    .own = seu Coronel
piece-major = Major
    .plural = Majores
    .one = um Major
    .the = o Major
    .own = seu Major
piece-captain = Capitão
    .plural = Capitães
    .one = um Capitão
    .the = o Capitão
    .own = seu Capitão
piece-lieutenant = Tenente
    .plural = Tenentes
    .one = um Tenente
    .the = o Tenente
    .own = seu Tenente
piece-sergeant = Sargento
    .plural = Sargentos
    .one = um Sargento
    .the = o Sargento
    .own = seu Sargento
piece-miner = Cabo
    .plural = Cabos
    .one = um Cabo
    .the = o Cabo
    .own = seu Cabo
piece-scout = Soldado
    .plural = Soldados
    .one = um Soldado
    .the = o Soldado
    .own = seu Soldado
piece-spy = Espião
    .plural = Espiões
    .one = o Espião
    .the = o Espião
    .own = seu Espião
piece-bomb = Bomba
    .plural = Bombas
    .one = uma Bomba
    .the = a Bomba
    .own = sua Bomba
piece-flag = Bandeira
    .plural = Bandeiras
    .one = a Bandeira
    .the = a Bandeira
    .own = sua Bandeira
piece-unknown = Peça
    .plural = Peças
    .one = uma peça
    .the = a peça
    .own = sua peça

ranked-piece = { $piece } ({ $symbol })

alt-diamond = Losango
alt-disc = Disco

formation-corner-keep = Torre no Canto
formation-empty-vault = Cofre Vazio
formation-barred-wings = Alas Fechadas
formation-left-hook = Gancho de Esquerda
formation-scout-storm = Carga de Soldados
formation-middle-vault = Cofre no Meio
formation-thin-line = Linha Fina
formation-twin-posts = Postos Gêmeos
formation-short-fence = Cerca Curta
formation-broad-front = Frente Larga

aim-corner-keep = A Bandeira no canto esquerdo atrás de Bombas, uma torre falsa à direita
aim-empty-vault = O canto direito parece fortificado, mas a Bandeira está em outro lugar
aim-barred-wings = Bombas fecham os dois corredores de fora, e a luta vem para um centro forte
aim-left-hook = Quase toda a força na esquerda, para um só empurrão pesado
aim-scout-storm = Seis Soldados na frente para descobrir tudo logo, com oficiais atrás
aim-middle-vault = A Bandeira na segunda fileira entre Bombas, os maiores oficiais na frente
aim-thin-line = Dois Soldados bem adiantados, a Bandeira no canto ao lado da sua Bomba
aim-twin-posts = Dois postos, para que a única Bomba não entregue nada
aim-short-fence = Duas Bombas fecham o canto, todas as outras peças ficam fora
aim-broad-front = Uma peça para cada corredor, a Bandeira escondida no meio

gist-corner-keep = Bandeira à esquerda, isca à direita
gist-empty-vault = O canto forte é blefe
gist-barred-wings = Bombas fecham as laterais
gist-left-hook = Toda a força na esquerda
gist-scout-storm = Seis Soldados olham primeiro
gist-middle-vault = Bandeira cercada, oficiais à frente
gist-thin-line = Bandeira no canto com a Bomba
gist-twin-posts = Dois postos, uma Bomba
gist-short-fence = Duas Bombas fecham o canto
gist-broad-front = Uma peça por corredor

option-preset = Regras
option-preset-house = da casa: a defesa que vence segue oculta, duas peças perdidas podem voltar
option-preset-classic = clássicas: toda luta é anunciada
option-preset-tournament = de torneio: você lembra as patentes, sem perseguição eterna
option-preset-old-us = antigas dos EUA: 1 é a maior patente

option-army = Exército
option-army-full = completo, 40 peças por lado
option-army-barrage = Barrage, 8 peças por lado, rápido
option-army-duel = Duelo, 10 peças por lado, rápido

option-duel-rows = Fileiras de um Duelo
option-duel-rows-3 = posicionado em 3 fileiras
option-duel-rows-4 = posicionado em 4 fileiras

option-default = padrão

option-numbering = Números
option-numbering-ten-high = 10 é o Marechal
option-numbering-one-high = 1 é o Marechal

option-spy-attack = Espião que ataca
option-spy-attack-marshal = só vence o Marechal
option-spy-attack-any-rank = vence tudo, menos Bombas

option-spy-vs-spy = Espião contra Espião
option-spy-vs-spy-both-removed = os dois saem
option-spy-vs-spy-attacker-wins = vence quem ataca

option-aggressor-advantage = Patentes iguais
option-aggressor-advantage-off = as duas saem
option-aggressor-advantage-on = vence quem ataca

option-silent-defense = Defesa que vence
option-silent-defense-off = é anunciada
option-silent-defense-on = fica em segredo

option-rescue = Resgate
option-rescue-off = peças tomadas não voltam
option-rescue-limited = duas podem voltar, pela última fileira inimiga
option-rescue-open = sem limite, uma por entrada

option-scout = Soldados
option-scout-run-and-attack = podem atacar no fim da corrida
option-scout-run-or-attack = correm ou atacam

option-two-square = Vaivém
option-two-square-0 = sem limite
option-two-square-crossings =
    { $count ->
        [one] { $count } travessia seguida da mesma divisa
       *[other] { $count } travessias seguidas da mesma divisa
    }

option-more-squares = Perseguições
option-more-squares-off = sem fim
option-more-squares-on = não podem repetir uma posição

option-memory-aid = Ajuda de memória
option-memory-aid-on = o tabuleiro guarda o que foi revelado
option-memory-aid-off = você precisa lembrar

option-both-stuck = Nenhum lado tem lances
option-both-stuck-loss = quem tem a vez perde
option-both-stuck-draw = a partida empata

choose-classic = Clássico
choose-quick = Rápido
choose-house = Regras da casa
choose-open-rescue = Resgate aberto

preset-house = Regras da casa
preset-classic = Regras clássicas
preset-tournament = Regras de torneio
preset-old-us = Regras antigas dos EUA

army-full = exército completo
army-barrage = Barrage
army-duel = Duelo

terms-duel-rows = { $army } em { $number } fileiras
terms-unused-rows = { $army } ({ $number } fileiras: só em Duelos)

changed-numbering = números: { $meaning }
changed-spy-attack = Espião que ataca: { $meaning }
changed-spy-vs-spy = Espião contra Espião: { $meaning }
changed-aggressor-advantage = patentes iguais: { $meaning }
changed-silent-defense = defesa que vence: { $meaning }
changed-rescue = resgate: { $meaning }
changed-scout = Soldados: { $meaning }
changed-two-square = vaivém: { $meaning }
changed-more-squares = perseguições: { $meaning }
changed-memory-aid = ajuda de memória: { $meaning }
changed-both-stuck = nenhum lado tem lances: { $meaning }

title-set-up = { name }: posicionamento
title-play = { name }: lance { $number }
title-over = { name }: a partida acabou

status-won = { CAPITAL($who) } venceu a partida.
status-no-result = { no-result }.
status-draw = { draw }.
status-arrange = Falta se posicionar em segredo: { LIST($names) }
status-move =
    { $who ->
        [you] Sua vez
       *[other] Vez de { $who }
    }
status-rescue = { CAPITAL($who) } pode trazer de volta uma peça tomada

no-result = A partida não tem resultado
draw = A partida empatou

draw-open =
    { $reader ->
        [offerer] Você propõe empate. { $other } pode aceitar, ou recusar fazendo um lance.
        [other] { $who } propõe empate. Você pode aceitar, ou recusar fazendo um lance.
       *[nobody] { $who } propõe empate. { $other } pode aceitar, ou recusar fazendo um lance.
    }
draw-without-attack =
    { $count ->
        [one] Se ninguém atacar, a partida empata em { $count } lance.
       *[other] Se ninguém atacar, a partida empata em { $count } lances.
    }
draw-by-limit =
    { $count ->
        [one] A partida empata em { $count } lance.
       *[other] A partida empata em { $count } lances.
    }

known-pieces = { ranked-piece } { $squares }
fact-hidden = Ocultas em { $squares }
fact-moved = Movidas e ainda ocultas em { $squares }
fact-seen = Vistas pelo inimigo em { $squares }
square-range = { $start } a { $end }
fact-beaten = { $square } venceu { LIST($pieces) }
beaten-piece = { FORM($piece, "one") } ({ $symbol })
fact-left =
    { $count ->
        [one] { $count } peça restante
       *[other] { $count } peças restantes
    }
fact-lost = Perdas: { LIST($pieces) }
fact-lost-nothing = Nenhuma perda
counted-piece =
    { $count ->
        [one] { $count } { $piece }
       *[other] { $count } { FORM($piece, "plural") }
    }
fact-came-back =
    { $count ->
        [one] { $count } peça tomada voltou
       *[other] { $count } peças tomadas voltaram
    }

began-as =
    { $who ->
        [you] Você começou assim, da frente para trás
       *[other] { $who } começou assim, da frente para trás
    }
turning-point = Momento decisivo
turning-point-text = Lance { $move }: { $fight }

title-arrange = Posicione seu lado e aperte { ready }
title-ready = Tudo pronto, esperando { $enemy }
title-move = Sua vez
title-move-column = Sua vez: escolha uma coluna
title-rescue = Trazer uma peça de volta?
title-waiting = Esperando { $enemy }
title-won = Você venceu a partida
title-lost = Você perdeu a partida

advice-arrange = Suas peças têm o { $shape }. Escolha uma formação ou troque duas casas, depois aperte **{ ready }**. Só você vê o seu lado.
advice-ready = Seu lado está posicionado. O jogo começa quando { $enemy } terminar também.
advice-move = **É a sua vez, { $who }.** Escolha uma peça e depois para onde ela vai.
advice-rescue = Sua peça em { $square } chegou à última fileira inimiga. Você pode trazer uma peça tomada de volta a uma casa vazia das suas quatro fileiras. Todo mundo vai saber qual é.
advice-rescue-by-scout = Seu Soldado em { $square } chegou à última fileira inimiga. Um Soldado não traz ninguém de volta. Aperte **{ return-nobody }**: ninguém vê que é um Soldado.

enemy-is-ready = { $enemy } já terminou e espera.
enemy-sets-up = { $enemy } também se posiciona em segredo.
you-move-first = Você joga primeiro.
changes-left =
    { $count ->
        [0] Você não pode mais mudar.
        [one] Você pode mudar mais { $count } vez.
       *[other] Você pode mudar mais { $count } vezes.
    }

your-formation = Sua formação, da frente para trás
your-army = Seu exército
formations-to-choose = Formações para escolher

your-army-piece =
    { $count ->
        [one] **{ $symbol }** { $count } { $piece }
       *[other] **{ $symbol }** { $count } { FORM($piece, "plural") }
    }
aimed-formation = { $number } **{ $formation }**: { $aim }

alt-picked = Você escolheu { $square }.
alt-may-choose = Você pode escolher { $squares }.
alt-may-go = Pode ir para { $squares }.
alt-may-come-back = Uma peça pode voltar em { $squares }.
alt-may-swap = Pode trocar de lugar com { $squares }.
alt-may-attack = Pode atacar { $squares }.
alt-last-move = Último lance: { $start } a { $end }.
alt-rows = Fileiras { $first } a { $last }, de cima para baixo.
alt-fact = { $who }: { $fact }
alt-is-ready = { $who } já terminou.
alt-sets-up = { $who } se posiciona em segredo.
alt-own-pieces =
    { $count ->
        [one] Sua { $count } peça, { $shape }.
       *[other] Suas { $count } peças, { $shape }, da esquerda para a direita.
    }
alt-row = Fileira { $number }: { $symbols }.
alt-formation = Você tem a formação { $formation }.
alt-formations = Formações para escolher.
alt-turning-point = Momento decisivo: { $fight }

ready = Tudo pronto
ready-hint = O jogo começa quando os dois lados terminarem
ready-question = Sua Bandeira está na fileira da frente, onde qualquer peça a alcança. Quer começar assim?
not-ready = Ainda não
not-ready-hint = Continuar posicionando
mirror = Espelhar
mirror-hint = Trocar esquerda e direita
shuffle = Embaralhar
shuffle-hint = Um novo posicionamento, como gente de verdade faz

choose-formation = Escolher formação
choose-formation-question = **Qual formação?**
numbered-formation-gist = { $number } { $formation }: { $gist }
numbered-formation = { $number } { $formation }
choice-formation = Usar { $formation }

swap-squares = Trocar duas casas
square-with-piece = { $square } { $piece }
square-empty = { $square } (vazia)
swap-column = Em que coluna está a primeira peça?
swap-which = Que peça você troca?
which-piece = Que peça da coluna { $column }?
swap-other-column = Trocar { $square }: em que coluna está a outra casa?
swap-other = Trocar { $square } com qual casa?
swap-with = com { $square }
choice-swap = Trocar { $square } com { $other }

standing-piece = { $piece } { $square }
where-to-go = Para onde vai o { $piece } em { $square }?
to-square = para { $square }
attack-square = atacar { $square }: { $known }
choice-move = { $piece } { $start } para { $end }
choice-move-question = Mover o { $piece } de { $start } para { $end }?
choice-attack = { $piece } { $start } ataca { $end }
choice-attack-question = Atacar { $end } com o { $piece } em { $start }? O que está lá: { $known }.
attack-hint = { CAPITAL($known) }
unknown-piece =
    { $moved ->
        [true] peça desconhecida, já se moveu
       *[false] peça desconhecida
    }
unknown-piece-that-beat =
    { $moved ->
        [true] peça desconhecida, venceu { LIST($pieces) }, já se moveu
       *[false] peça desconhecida, venceu { LIST($pieces) }
    }

return-column = Em que coluna volta { FORM($piece, "the") }?
return-where = Onde volta { FORM($piece, "the") }?
return-square = Em que casa da coluna { $column }?
return-hint = Todo mundo vai saber qual é
choice-return = Trazer { FORM($piece, "the") } de volta em { $square }
return-nobody = Não trazer ninguém
return-nobody-hint = Seu turno acaba

offer-draw = Propor empate
offer-draw-hint = Depois faça seu lance; o outro lado pode aceitar
accept-draw = Aceitar o empate
accept-draw-hint = Encerra a partida
accept-draw-question = Aceitar o empate? A partida acaba na hora, e ninguém vence.
decline-draw = Recusar o empate
decline-draw-hint = Fazer um lance também recusa

write-formation = Digitar uma formação
field-formation = Formação
write-hint-full = Quatro linhas de dez símbolos, a fileira da frente primeiro; ou: troque a1 d4
write-hint-small = Quatro linhas de dez símbolos, a da frente primeiro, . para vazia; ou: troque a1 d4
typed-swap = troque troca trocar
typed-between = para a e com por toma captura ataca
save-formation = Salvar esta formação
saved-formations = Formações salvas
use-saved-formation = Usar uma formação sua
no-saved-formation = Você ainda não tem formação salva para esta partida.

set-up-began =
    { $reader ->
        [red] Você joga primeiro, contra ● { $blue }.
        [blue] ◆ { $red } joga primeiro, contra você.
       *[nobody] ◆ { $red } joga primeiro, contra ● { $blue }.
    }
arranged-preset = Você usou a formação { $formation }.
arranged-text = Você mudou o seu lado inteiro.
arranged-swap = Você trocou duas casas.
arranged-mirror = Você espelhou o seu lado.
arranged-random = Você embaralhou o seu lado.
became-ready = { CAPITAL($who) } terminou de se posicionar.
became-unready = { CAPITAL($who) } voltou a se posicionar.
play-began = O jogo começa. { CAPITAL($who) } joga primeiro.
moved = { CAPITAL($who) } moveu uma peça de { $start } para { $end }.
moved-running = { CAPITAL($who) } correu com um Soldado de { $start } para { $end }.

fought-flag =
    { $reader ->
        [attacker] Seu { $attacker } foi de { $start } atacar { $end } e tomou { FORM($defender, "the") } de { $enemy }!
        [defender] O { $attacker } de { $who } foi de { $start } atacar { $end } e tomou { FORM($defender, "own") }!
       *[nobody] O { $attacker } de { $who } foi de { $start } atacar { $end } e tomou { FORM($defender, "the") } de { $enemy }!
    }
fought-attacker =
    { $reader ->
        [attacker] Seu { $attacker } foi de { $start } atacar { $end } e venceu { FORM($defender, "the") } de { $enemy }.
        [defender] O { $attacker } de { $who } foi de { $start } atacar { $end } e venceu { FORM($defender, "own") }.
       *[nobody] O { $attacker } de { $who } foi de { $start } atacar { $end } e venceu { FORM($defender, "the") } de { $enemy }.
    }
fought-defender =
    { $reader ->
        [attacker] Seu { $attacker } foi de { $start } atacar { $end } e perdeu para { FORM($defender, "the") } de { $enemy }.
        [defender] O { $attacker } de { $who } foi de { $start } atacar { $end } e perdeu para { FORM($defender, "own") }.
       *[nobody] O { $attacker } de { $who } foi de { $start } atacar { $end } e perdeu para { FORM($defender, "the") } de { $enemy }.
    }
fought-defender-hidden =
    { $reader ->
        [attacker] Seu { $attacker } foi de { $start } atacar { $end } e perdeu para { FORM($defender, "the") } de { $enemy }, peça que segue oculta.
        [defender] O { $attacker } de { $who } foi de { $start } atacar { $end } e perdeu para { FORM($defender, "own") }, peça que segue oculta.
       *[nobody] O { $attacker } de { $who } foi de { $start } atacar { $end } e perdeu para { FORM($defender, "the") } de { $enemy }, peça que segue oculta.
    }
fought-both-removed =
    { $reader ->
        [attacker] Seu { $attacker } foi de { $start } atacar { $end } e achou { FORM($defender, "the") } de { $enemy }: as duas peças caem.
        [defender] O { $attacker } de { $who } foi de { $start } atacar { $end } e achou { FORM($defender, "own") }: as duas peças caem.
       *[nobody] O { $attacker } de { $who } foi de { $start } atacar { $end } e achou { FORM($defender, "the") } de { $enemy }: as duas peças caem.
    }
fought-unknown =
    { $reader ->
        [attacker] Seu { $attacker } foi de { $start } atacar { $end } e perdeu. A peça de { $enemy } segue oculta.
        [defender] O { $attacker } de { $who } foi de { $start } atacar { $end } e perdeu. Sua peça segue oculta.
       *[nobody] O { $attacker } de { $who } foi de { $start } atacar { $end } e perdeu. A peça de { $enemy } segue oculta.
    }

remembered-flag =
    { $reader ->
        [attacker] Você atacou { $end } a partir de { $start } e tomou a Bandeira de { $enemy }!
        [defender] { $who } atacou { $end } a partir de { $start } e tomou a sua Bandeira!
       *[nobody] { $who } atacou { $end } a partir de { $start } e tomou a Bandeira de { $enemy }!
    }
remembered-attacker = { CAPITAL($who) } atacou { $end } a partir de { $start } e venceu.
remembered-defender = { CAPITAL($who) } atacou { $end } a partir de { $start } e perdeu.
remembered-both-removed = { CAPITAL($who) } atacou { $end } a partir de { $start }, e as duas peças caíram.
remembered-rescue = { CAPITAL($who) } trouxe uma peça tomada de volta em { $square }.

rescue-offered = { CAPITAL($who) } chegou à última fileira inimiga em { $square }.
rescued = { CAPITAL($who) } trouxe { FORM($piece, "one") } de volta em { $square }.
rescue-declined = { CAPITAL($who) } não trouxe ninguém de volta.
draw-offered = { CAPITAL($who) } propõe empate.
draw-declined = { CAPITAL($who) } recusou o empate.

no-moves-left = { CAPITAL($who) } não tem mais lances.
drawn-agreed = A partida empatou: houve acordo.
drawn-both-immobile = A partida empatou: nenhum lado tem mais lances.
drawn-quiet = A partida empatou: ninguém ataca há tempo demais.
drawn-max-plies = A partida empatou: chegou ao limite de lances.
drawn-void = A partida foi encerrada antes de o jogo começar, então ninguém venceu nem perdeu.
won = { CAPITAL($who) } venceu a partida.
both-began-as = ◆ começou assim: { $red }; ● assim: { $blue } (da frente para trás).

hint-taken = Você tomou a peça em { $square }.
hint-lost = Você perdeu a peça que atacou { $square }.
hint-learned = Você descobriu o que estava em { $square }.
hint-target = Você podia depois tomar a peça em { $square }.
hint-danger = O inimigo podia depois tomar a sua peça em { $square }.
hint-no-danger = Sua peça em { $square } não corria mais perigo de ser tomada.
hint-prey =
    { $count ->
        [one] Você ficou a { $count } casa da peça em { $square }, que a sua tomaria.
       *[other] Você ficou a { $count } casas da peça em { $square }, que a sua tomaria.
    }
hint-hunter =
    { $count ->
        [one] A peça em { $square }, que tomaria a sua, ficou a { $count } casa em vez de { $before }.
       *[other] A peça em { $square }, que tomaria a sua, ficou a { $count } casas em vez de { $before }.
    }
hint-home =
    { $count ->
        [one] Com uma peça inimiga perto da sua Bandeira, você ficou a { $count } casa dela.
       *[other] Com uma peça inimiga perto da sua Bandeira, você ficou a { $count } casas dela.
    }
hint-back =
    { $count ->
        [one] Você ficou a { $count } casa da sua Bandeira.
       *[other] Você ficou a { $count } casas da sua Bandeira.
    }
hint-plies =
    { $count ->
        [one] Você podia depois escolher entre { $count } lance em vez de { $before }.
       *[other] Você podia depois escolher entre { $count } lances em vez de { $before }.
    }
hint-distance =
    { $count ->
        [one] Você ficou a { $count } casa da peça em { $square }.
       *[other] Você ficou a { $count } casas da peça em { $square }.
    }
hint-mobile =
    { $count ->
        [one] Sem contar Bandeira e Bombas, restou a você { $count } peça e ao inimigo { $before }.
       *[other] Sem contar Bandeira e Bombas, restaram a você { $count } peças e ao inimigo { $before }.
    }

moment-set-up = Posicionamento
moment-moves = Lances { $first } a { $last }

score-red = ◆, da frente para trás
score-blue = ●, da frente para trás
score-legend =
    b4-b5 é um lance. b4xb5 9+3 é um ataque: + vence quem ataca, - perde, = as duas peças saem, # toma a Bandeira;
    ? não foi anunciado. R3@a1 é uma peça que voltou, (=) uma proposta de empate.

plate-ready = tudo pronto
plate-set-up = posiciona em segredo
plate-left =
    { $count ->
        [one] { $count } peça
       *[other] { $count } peças
    }
plate-back = volta { $count }
plate-rescued = { $piece } voltou
fight-unknown = Peça oculta vence
fight-flag = A Bandeira caiu
fight-both-removed = As duas saem
fight-won =
    { $rank ->
        [none] { $attacker } vence { $defender }
       *[other] { $attacker } vence { $rank }
    }
fight-lost =
    { $rank ->
        [none] { $attacker } cai para { $defender }
       *[other] { $attacker } cai para { $rank }
    }
fight-won-short =
    { $rank ->
        [none] Vence { $defender }
       *[other] Vence { $rank }
    }
fight-lost-short =
    { $rank ->
        [none] Cai para { $defender }
       *[other] Cai para { $rank }
    }
picture-move = lance { $move }

picture-won =
    { $winner ->
        [you] Você venceu
       *[other] { $winner } venceu
    }
picture-draw = Empate
picture-no-result = Sem resultado
picture-reason = { $reason } · lance { $move }
reason-flag = A Bandeira foi tomada
reason-no-moves =
    { $named ->
        [true] { $loser } ficou sem lances
       *[false] O inimigo ficou sem lances
    }
reason-resigned =
    { $named ->
        [true] { $loser } desistiu
       *[false] O inimigo desistiu
    }
reason-agreed = De comum acordo
reason-both-immobile = Ninguém tem lances
reason-quiet = Muito tempo sem ataque
reason-max-plies = Limite de lances
reason-void = O jogo não começou

in-army = No exército de um lado
picture-army-full = Completo
picture-army-barrage = Barrage
picture-army-duel = Duelo

power-marshal = A maior patente: vence toda peça que ataca, menos Bombas e outro Marechal. Um Espião que o ataca vence.
power-general = A segunda patente; só o Marechal está acima. { power-soldier }
power-colonel = { power-soldier }
power-major = { power-soldier }
power-captain = { power-soldier }
power-lieutenant = { power-soldier }
power-sergeant = { power-soldier }
power-miner = A única peça que desarma uma Bomba; depois fica na casa dela. { power-soldier }
power-scout = Corre quantas casas vazias quiser em linha reta e pode atacar no fim da corrida; nas regras antigas dos EUA, só ataca uma peça vizinha. Uma corrida de duas casas ou mais mostra a todo mundo que é um Soldado. Vence o Espião e toma a Bandeira.
power-spy = Perde para qualquer peça que o ataque. Quando ataca o Marechal, o Espião vence; nas regras da casa, vence qualquer patente que atacar, mas não Bombas.
power-bomb = Nunca se move. Quem a ataca cai, mas um Cabo a desarma. Ela continua no lugar depois de explodir.
power-flag = Nunca se move. Quem toma a Bandeira inimiga, com qualquer peça, vence a partida.
power-soldier = Anda uma casa para cima, para baixo, para a esquerda ou para a direita e vence toda patente menor que atacar.

card-rank = Patente
card-counts = Quantas peças por lado
card-sign = Seu símbolo é { $symbol }.
card-number = Seu número é { $symbol }, ou { $other } onde 1 é a maior patente.
card-counts-text =
    { $barrage ->
        [0] { $duel ->
            [0] { $full } no exército completo, nenhuma em Barrage, nenhuma em Duelo
           *[other] { $full } no exército completo, nenhuma em Barrage, { $duel } em Duelo
        }
       *[other] { $duel ->
            [0] { $full } no exército completo, { $barrage } em Barrage, nenhuma em Duelo
           *[other] { $full } no exército completo, { $barrage } em Barrage, { $duel } em Duelo
        }
    }
card-alt = { $piece }, de um lado e do outro. { $rank }
card-line = **{ $piece }** · { $counts }: { $power }

refusal-bad-formation =
    Essa formação não funciona, então a sua não mudou:
    { $problems }
    Corrija e cole de novo.
refusal-immobile = Bombas e Bandeiras nunca se movem. Escolha outra peça.
refusal-lake = Essa casa é um lago, onde nenhuma peça entra. Escolha outra casa.
refusal-more-squares = Isso repetiria uma posição desta perseguição. Ataque, volte direto ou vá para outro lugar.
refusal-no-own-piece = Você não tem peça nessa casa. Diga uma peça sua e depois para onde ela vai.
refusal-no-piece-can-move = Nenhuma das suas peças poderia se mover. Deixe uma saída para alguma e aperte **{ ready }**.
refusal-not-straight = As peças andam em linha reta: para cima, para baixo, para a esquerda ou para a direita. Escolha uma casa na linha da peça.
refusal-off-board = Essa casa não existe: o tabuleiro vai de a1 a j10. Diga duas casas, por exemplo `b4 b5`.
refusal-outside-zone =
    { $count ->
        [one] { LIST($squares) } não é uma casa em que você possa pôr peças. Escolha casas das suas fileiras.
       *[other] { LIST($squares) } não são casas em que você possa pôr peças. Escolha casas das suas fileiras.
    }
refusal-own-target = Uma peça sua está lá. Escolha outra casa.
refusal-path-blocked = Há algo no caminho. Um Soldado só corre por casas vazias, não por cima de peças ou lagos.
refusal-run-attack = Nestas regras, um Soldado que corre não ataca. Ataque uma casa vizinha ou pare antes do inimigo.
refusal-too-far = Só Soldados andam mais de uma casa. Escolha uma casa ao lado da peça.
refusal-too-many-changes = Você já mudou o seu lado tanto quanto uma partida permite. Aperte **{ ready }** para começar assim.
refusal-two-square = Essa peça já foi e voltou vezes demais. Mova-a para outro lugar, ou mova outra peça antes.
refusal-unreadable-move = { $text } não é um lance. Diga duas casas, por exemplo `b4 b5`.

problem-lines =
    { $count ->
        [one] tem { $count } linha em vez de { $wanted }
       *[other] tem { $count } linhas em vez de { $wanted }
    }
problem-length =
    { $count ->
        [one] a linha { $line } tem { $count } símbolo em vez de { $wanted }
       *[other] a linha { $line } tem { $count } símbolos em vez de { $wanted }
    }
problem-symbol = a linha { $line } tem { $text }, que não é uma peça desta partida
problem-zone = a linha { $line } está fora das suas fileiras e precisa ficar vazia
problem-count =
    { $count ->
        [one] tem { $count } { $piece } em vez de { $wanted }
       *[other] tem { $count } { FORM($piece, "plural") } em vez de { $wanted }
    }
problem-more = e mais problemas desse tipo

topic-overview = visão geral
rules-overview =
    Dois exércitos se enfrentam em um tabuleiro de 10 por 10 casas, e nenhum vê quais são as peças do outro. **Tome a Bandeira inimiga** e você vence; você também vence quando o inimigo fica sem lances.

    Primeiro, os dois lados se posicionam em segredo. Depois jogam um de cada vez, ◆ antes de ●: uma peça, um lance. Ir para a casa de uma peça inimiga é atacá-la, e a maior patente vence.

    O tabuleiro público mostra o que todo mundo pode saber. **{ my-hand }** mostra as suas peças e tudo o que você pode fazer; só você vê.

topic-set-up = posicionamento
rules-set-up =
    As fileiras 1 a 4 são de ◆, as fileiras 7 a 10 são de ●; um sorteio decide quem fica com qual lado. Você começa com um posicionamento como o de gente de verdade. Escolha uma formação com nome, *espelhe* a sua, *embaralhe* para ter outra ou *troque* duas casas até gostar; então aperte **{ ready }**. Enquanto o inimigo não terminar, você pode voltar a mexer.

    O exército completo enche as quatro fileiras. Em Barrage, as oito peças ficam em qualquer lugar delas; em um Duelo, as dez ficam nas três fileiras mais perto de você, a não ser que o combinado sejam quatro.

    Ao menos uma peça precisa poder se mover. Cada lado pode mudar de ideia 300 vezes, o que é de sobra.

topic-formations-as-text = formações em texto
rules-formations-as-text =
    Uma formação tem quatro linhas de dez símbolos, a fileira da frente primeiro, da esquerda para a direita como você vê o tabuleiro: de a para j para ◆, de j para a para ●. Espaços, vírgulas e barras não contam, nem maiúsculas e minúsculas; um ponto é uma casa vazia de um exército pequeno. X é o Marechal onde 10 é a maior patente; `10` também serve.

    Seu painel mostra a sua formação em um texto assim; o que você copiar de lá, ou do histórico, é lido como está. Se um texto tiver erros, você recebe a lista deles e nada muda.

topic-moving = mover
rules-moving =
    Uma peça anda uma casa para cima, para baixo, para a esquerda ou para a direita, nunca na diagonal. Ela não entra em uma casa com peça sua nem atravessa os dois **lagos** (c5 a d6 e g5 a h6). Bombas e a Bandeira nunca se movem.

    Um **Soldado** corre quantas casas vazias você quiser em uma linha reta e pode atacar no fim da corrida. Nas regras antigas dos EUA, ele corre ou ataca, não as duas coisas no mesmo lance. Uma corrida de duas casas ou mais mostra a todo mundo que ele é um Soldado.

topic-attacking = atacar
rules-attacking =
    Para atacar uma peça inimiga, vá para a casa dela.
    • A maior patente vence, e a outra peça sai do tabuleiro. A peça que ataca e vence ocupa a casa; a que defende e vence fica onde está.
    • Com patentes iguais, saem as duas, a não ser que o combinado favoreça quem ataca.
    • Quem ataca uma **Bomba** cai, e a Bomba fica; só um **Cabo** a desarma.
    • Um **Espião** que ataca o Marechal vence. Nas regras da casa, ele vence qualquer patente que atacar, até outro Espião, mas nunca uma Bomba. Atacado, ele perde.
    • Qualquer peça que se move toma a **Bandeira** e, com ela, a partida.

topic-what-is-revealed = o que é revelado
rules-what-is-revealed =
    Em geral, todo mundo vê as duas patentes quando peças lutam.

    Com **defesa silenciosa** (regras da casa), uma peça que defende e vence fica em segredo, a não ser que um Soldado a ataque: você só descobre que ela resistiu. A patente de quem ataca sempre aparece.

    Com a **ajuda de memória**, o tabuleiro guarda o que foi revelado: patentes, que peças ocultas já se moveram (pegadas: nem Bomba nem Bandeira) e a maior patente que uma peça oculta venceu, riscada nas costas dela. Um olho na sua peça diz que o inimigo a conhece. Sem a ajuda, uma patente some depois do seu próximo lance.

topic-rescue = resgate
rules-rescue =
    Nas regras da casa, uma peça que entra na última fileira inimiga pode trazer de volta uma das suas peças tomadas, em qualquer casa vazia das suas quatro fileiras; todo mundo fica sabendo qual é. Você pode abrir mão disso.

    { "*" }Limitado*: não por um Soldado, cada peça uma vez, duas vezes por partida para cada lado, e nenhuma Bomba volta. *Aberto*: por qualquer peça, a cada entrada, e qualquer peça tomada.

    Um Soldado que ninguém reconheceu ainda recebe uma oferta de resgate só de fachada: só pode recusar, e nada se revela.

topic-repeating-moves = lances repetidos
rules-repeating-moves =
    { "**" }Vaivém**: uma peça só pode cruzar a mesma divisa entre duas casas certo número de vezes seguidas: 5 nas regras da casa, 2 nas clássicas, 3 em um torneio, sem limite nas antigas dos EUA. Um outro lance no meio zera a conta.

    { "**" }Perseguições** (torneio): uma peça que não para de ameaçar não pode repetir uma posição da mesma perseguição, mas pode voltar direto. Tomar é sempre permitido.

    O que você não pode repetir não aparece nas opções; se você digitar, fica sabendo por quê.

topic-the-end = o fim
rules-the-end =
    • Quem toma a Bandeira vence.
    • Quem tem a vez e está sem lances perde, mesmo que o outro lado também esteja; nas regras de torneio, isso é empate.
    • Muito tempo sem ataque é empate: 200 lances dos dois lados juntos (Barrage 100, Duelo 120).
    • O limite de todos os lances também: 2000 (Barrage 600, Duelo 800).
    • Você pode propor empate junto com o seu lance, uma vez a cada 20 lances; a proposta vale até o inimigo responder ou fazer um lance.
    • Você pode desistir a qualquer momento.
    • Quando o tempo de um turno acaba, o jogo joga por você: um resgate é recusado; fora isso, sai o lance permitido que menos revela. No terceiro seguido, você perde a partida. A administração de um servidor pode fazer perder já no primeiro, ou deixar o oponente decidir.

    Quando a partida acaba, as duas formações são mostradas a todo mundo.

topic-presets = conjuntos de regras
rules-presets =
    { "**" }Clássicas**, as de sempre: todo mundo vê as duas peças de uma luta, um Espião que ataca só vence o Marechal, e o tabuleiro guarda o que foi revelado (ajuda de memória).
    { "**" }Da casa**: uma peça que defende e vence segue oculta (defesa silenciosa), duas peças tomadas podem voltar (resgate), e um Espião que ataca vence qualquer patente. A ajuda de memória vale.
    { "**" }De torneio**: como as clássicas, com a regra contra perseguições sem fim e sem a ajuda de memória: até a partida acabar, nenhum tabuleiro, histórico ou replay repete uma patente mostrada antes do seu último lance. Se nenhum lado tem lances, é empate.
    { "**" }Antigas dos EUA**: como as clássicas, com 1 como maior patente e Soldados que correm ou atacam. O vaivém não tem limite.

    Cada regra pode ser mudada por uma opção própria. `army` escolhe o exército completo, **Barrage** (Marechal, General, Cabo, dois Soldados, Espião, Bomba, Bandeira) ou **Duelo** (dois Cabos e duas Bombas em vez de um de cada).

topic-typing = digitar
rules-typing = Tudo pode ser digitado: `/play` completa com o que você pode fazer, por exemplo `Soldado b4 para b9`; as casas bastam, por exemplo `b4 b9`. As casas têm sempre os mesmos nomes, seja qual for o lado para o qual a imagem está virada: letras a até j da esquerda de ◆, fileiras 1 a 10 do lado de ◆.

lesson-army = Seu exército
lesson-army-explained = Estas dez peças são suas, e só você vê quais são; quem toma a Bandeira do outro lado vence.
lesson-army-task = Em uma partida, arrume como quiser; por ora, aperte **{ choose-formation }** e depois **1 { formation-short-fence }**.
lesson-army-ready = Primeiro aperte **{ choose-formation }** → **1 { formation-short-fence }**.
lesson-army-arranged = Em uma partida, pode. Nesta lição, escolha a formação { formation-short-fence }.
lesson-army-otherwise = Também é uma boa formação. Nesta lição, escolha { formation-short-fence }.

lesson-ready = A Bandeira atrás de Bombas
lesson-ready-explained = Sua Bandeira agora está em a1, atrás de Bombas em a2 e b1. Bombas nunca se movem, e só um Cabo as desarma.
lesson-ready-task = O Treinador se posicionou em segredo e está à espera. Aperte { ready }, e o jogo começa.
lesson-ready-otherwise = Esta formação serve. Aperte { ready }.

lesson-draw = Não há motivo para empate.

lesson-scouting = Explorar
lesson-scouting-explained = Uma peça anda uma casa. Só um Soldado corre até onde a linha estiver livre e pode atacar no fim.
lesson-scouting-task = Ataque e9 com o Soldado em e3. Talvez ele caia, mas uma luta mostra as duas peças a todo mundo.
lesson-scouting-short = Vá até o fim e ataque e9.
lesson-scouting-other = Esse também é um Soldado, mas use o de e3. A linha dele leva ao meio.
lesson-scouting-otherwise = Primeiro descubra com o Soldado em e3 o que está em e9.

lesson-attacking = Atacar
lesson-attacking-explained = Em e9 há uma Bomba. Seu outro Soldado achou o Marechal, que agora está em f3, ao lado do seu Espião em e3.
lesson-attacking-task = O Espião é a menor patente, mas, se atacar o Marechal primeiro, vence: ataque f3.
lesson-attacking-elsewhere = Um Espião só vence quando ataca o Marechal. Toda peça que ataca um Espião o toma.
lesson-attacking-otherwise = Aí o Marechal em f3 atacaria primeiro, e um Espião atacado cai.

lesson-remembered = O que fica na memória
lesson-remembered-explained = O General do Treinador caiu na sua Bomba em a2. O olho na sua Bomba quer dizer: o Treinador agora a conhece.
lesson-remembered-task = A Bomba em e9 também fica na memória, e só um Cabo a desarma: ataque-a com o seu em e8.
lesson-remembered-elsewhere = O caminho até a Bandeira passa pela Bomba.
lesson-remembered-otherwise = Seu Cabo está diante da Bomba. Desarme-a agora.

lesson-flag = A Bandeira
lesson-flag-explained = Seu Cabo está em e9, e a peça em e10, que a Bomba protegia, nunca se moveu.
lesson-flag-task = Pode ser a Bandeira: ataque e10.
lesson-flag-otherwise = O Treinador protegia e10 com uma Bomba. Descubra por quê.

lesson-end = Você tomou a Bandeira em e10, e a partida está ganha.
lesson-end-more = O exército completo tem 40 peças por lado, e tudo o que você fez aqui funciona do mesmo jeito.
