### Nomes dos sinais, das cartas e das tribos: escolha nossa. Lançar = mostrar um sinal em um duelo (lance).

game-name = Fight, Flight, Bite
about-game = Tribos de bichos disputam comida em duelos secretos; para duas a quatro pessoas.

sign-fight = Luta
sign-flight = Voo
sign-bite = Mordida

food-nut = noz
    .a = uma noz
    .the = a noz
food-mushroom = cogumelo
    .a = um cogumelo
    .the = o cogumelo
food-fruit = fruta
    .a = uma fruta
    .the = a fruta

tribe-foxes = Raposas
    .the = as Raposas
tribe-birds = Aves
    .the = as Aves
tribe-snakes = Cobras
    .the = as Cobras
tribe-rabbits = Coelhos
    .the = os Coelhos
tribe-moles = Toupeiras
    .the = as Toupeiras

card-extra-fight = Luta Extra
card-extra-flight = Voo Extra
card-extra-bite = Mordida Extra
    .short = Mordida +1
card-extra-critter = Bicho Extra
card-stampede = Estouro
card-bolt = Disparada
card-gorge = Banquete
card-claw-wing = Garra e Asa
card-wing-fang = Asa e Presa
card-fang-claw = Presa e Garra
card-wild-heart = Coração Bravo
    .short = Coração
card-second-wind = Novo Fôlego
card-stubborn = Teimosia
card-grudge = Rancor
card-long-reach = Longo Alcance
    .short = Alcance
card-lie-low = Na Moita
card-stare-down = Encarada
card-thick-hide = Couro Grosso
card-pack-tactics = Em Bando
card-wander = Andança
card-keen-nose = Faro Fino
card-scavenger = Migalhas
card-windfall = Sorte Grande

name-of-narrow-card = { FORM($card, "short") }

effect-extra-fight = Mais uma ação de { sign-fight } quando você vence com { sign-fight }.
effect-extra-flight = Mais uma ação de { sign-flight } quando você vence com { sign-flight }.
effect-extra-bite = Mais uma ação de { sign-bite } quando você vence com { sign-bite }.
effect-extra-critter = Ponha na hora mais um bicho da sua reserva. Ele também pode atacar se estiver onde você pôs o bicho deste turno.
effect-stampede = Mais duas ações de { sign-fight } quando você vence com { sign-fight }.
effect-bolt = Mais duas ações de { sign-flight } quando você vence com { sign-flight }.
effect-gorge = Mais duas ações de { sign-bite } quando você vence com { sign-bite }.
effect-claw-wing = Mais uma ação quando você vence com { sign-fight } ou { sign-flight }.
effect-wing-fang = Mais uma ação quando você vence com { sign-flight } ou { sign-bite }.
effect-fang-claw = Mais uma ação quando você vence com { sign-bite } ou { sign-fight }.
effect-wild-heart = Mais uma ação do sinal que vencer o seu primeiro duelo deste turno, seja qual for.
effect-second-wind = Uma vez neste turno, depois de perder um duelo, você pode lançar de novo. Vale o novo resultado.
effect-stubborn = Nos seus duelos deste turno, o segundo lance igual seguido vence por você.
effect-grudge = Em cada duelo deste turno, ataque quem quiser entre os oponentes com bicho ali.
effect-long-reach = Neste turno, o que você empurrar ou morder pode parar em qualquer outro bosque.
effect-lie-low = Neste turno, o primeiro duelo não é obrigatório para você.
effect-stare-down = Antes do seu primeiro duelo, quem defende diz em público um sinal e não pode lançá-lo nesse duelo.
effect-thick-hide = Quem defende e vence você neste turno não põe cubo.
effect-pack-tactics = O primeiro bicho que você trouxer com { sign-flight } neste turno chega de pé e pode atacar.
effect-wander = Na hora, você pode mover um bicho seu para um bosque vizinho. Um deve ficar onde você pôs o bicho deste turno; um que chegue lá se deita.
effect-keen-nose = Na hora, olhe a mão de um oponente.
effect-scavenger = Sempre que perder um duelo neste turno, você também pode pôr um cubo do estoque, depois de quem defendeu.
effect-windfall = Na hora, você pode pôr um cubo do estoque, à sua escolha, em qualquer bosque.

gist-extra-fight = +1 ação de { sign-fight }
gist-extra-flight = +1 ação de { sign-flight }
gist-extra-bite = +1 ação de { sign-bite }
gist-extra-critter = Ponha mais um bicho
gist-stampede = +2 ações de { sign-fight }
gist-bolt = +2 ações de { sign-flight }
gist-gorge = +2 ações de { sign-bite }
gist-claw-wing = +1 ação de { sign-fight } ou { sign-flight }
gist-wing-fang = +1 ação de { sign-flight } ou { sign-bite }
gist-fang-claw = +1 ação de { sign-bite } ou { sign-fight }
gist-wild-heart = +1 ação no primeiro duelo
gist-second-wind = Repita um duelo perdido
gist-stubborn = O segundo empate é seu
gist-grudge = Ataque quem quiser
gist-long-reach = Empurre e morda ao longe
gist-lie-low = Não precisa lutar
gist-stare-down = Defesa veta um sinal
gist-thick-hide = Defesa fica sem cubo
gist-pack-tactics = Seu 1º { sign-flight } chega de pé
gist-wander = Mova um bicho ao lado
gist-keen-nose = Olhe uma mão
gist-scavenger = Perdeu? Ponha um cubo
gist-windfall = Ponha um cubo onde quiser

woodland = { $letter } ({ $sign })
counted-food =
    { $food ->
        [nut] { $count ->
            [one] { $count } noz
           *[other] { $count } nozes
        }
        [mushroom] { $count ->
            [one] { $count } cogumelo
           *[other] { $count } cogumelos
        }
       *[fruit] { $count ->
            [one] { $count } fruta
           *[other] { $count } frutas
        }
    }
counted-food-taken = { counted-food }
cubes = { LIST($foods) }
no-food = nenhuma comida
counted-cards =
    { $count ->
        [0] sem cartas
        [one] { $count } carta
       *[other] { $count } cartas
    }
list-of-cards = { LIST($cards) }
lying-critters = { $emblem } { $count } (deitados: { $lying })
nobody = ninguém
contents = { $critters }; { $lies }
took-cubes = { $emblem } pegou { $count }
no-harvest = sem colheita
stakes = { sign-fight } { $fight }, { sign-flight } { $flight }, { sign-bite } { $bite }
cube-values = { food-nut } { $nut }, { food-mushroom } { $mushroom }, { food-fruit } { $fruit }
brief-and-kept = { $gist }; guardada: cada { $food } +{ $points }
list-of-players = { LIST($players) }
one-after-another = { $first }, depois { $last }

moment-tribes = Tribos
moment-opening = Abertura
moment-turns = Rodada { $round } de { $rounds }
moment-harvest = Colheita
moment-end = Fim

title-tribes = { game-name } · tribos
title-opening = { game-name } · abertura
title-turns = { game-name } · rodada { $round } de { $rounds }
title-harvest = { game-name } · colheita

ask-title-tribe = Escolha a sua tribo
ask-title-open = Ponha um bicho de abertura
ask-title-place = Sua vez: ponha um bicho
ask-title-play = Sua vez: jogue uma carta
ask-title-attack = Ataque
ask-title-bar = Diga um sinal que não vai lançar
ask-title-throw = É hora do lance!
ask-title-void = Você perdeu este duelo
ask-title-bonus = Use o seu bônus
ask-title-cube = Você pode pôr um cubo
ask-title-pick = Pegue um cubo
ask-title-final-throw = Lance pela vitória!

ask-task-tribe = escolhe uma tribo
ask-task-open = põe um bicho de abertura
ask-task-place = põe um bicho
ask-task-play = joga uma carta
ask-task-attack = ataca
ask-task-may-attack = pode atacar
ask-task-attack-again = pode atacar de novo
ask-task-bar = veta um sinal para si
ask-task-throw = faz o lance
ask-task-void = aceita perder ou lança de novo
ask-task-bonus = usa o bônus
ask-task-cube = pode pôr um cubo
ask-task-pick = pega um cubo
ask-task-final-throw = lança pela vitória

awaits-tribe =
    { $count ->
        [one] **{ $who }** escolhe uma tribo
       *[other] **{ $who }** escolhem uma tribo
    }
awaits-open =
    { $count ->
        [one] **{ $who }** põe um bicho de abertura
       *[other] **{ $who }** põem um bicho de abertura
    }
awaits-place =
    { $count ->
        [one] **{ $who }** põe um bicho
       *[other] **{ $who }** põem um bicho
    }
awaits-play =
    { $count ->
        [one] **{ $who }** joga uma carta
       *[other] **{ $who }** jogam uma carta
    }
awaits-attack =
    { $count ->
        [one] **{ $who }** ataca
       *[other] **{ $who }** atacam
    }
awaits-may-attack =
    { $count ->
        [one] **{ $who }** pode atacar
       *[other] **{ $who }** atacam ou encerram o turno
    }
awaits-attack-again =
    { $count ->
        [one] **{ $who }** pode atacar de novo
       *[other] **{ $who }** atacam de novo ou encerram o turno
    }
awaits-bar =
    { $count ->
        [one] **{ $who }** diz um sinal que não vai lançar
       *[other] **{ $who }** dizem um sinal que não vão lançar
    }
awaits-throw =
    { $count ->
        [one] **{ $who }** faz o lance
       *[other] **{ $who }** fazem o lance
    }
awaits-void =
    { $count ->
        [one] **{ $who }** aceita a derrota ou lança de novo
       *[other] **{ $who }** aceitam a derrota ou lançam de novo
    }
awaits-bonus =
    { $count ->
        [one] **{ $who }** usa o bônus
       *[other] **{ $who }** usam o bônus
    }
awaits-cube =
    { $count ->
        [one] **{ $who }** pode pôr um cubo
       *[other] **{ $who }** põem um cubo
    }
awaits-pick =
    { $count ->
        [one] **{ $who }** pega um cubo
       *[other] **{ $who }** pegam um cubo da colheita
    }
awaits-final-throw =
    { $count ->
        [one] **{ $who }** lança pela vitória
       *[other] **{ $who }** lançam pela vitória
    }

press-throw =
    { $locked ->
        [true] { awaits-throw }: aperte o seu primeiro sinal aqui embaixo
       *[false] { awaits-throw }: aperte um sinal aqui embaixo
    }
press-final-throw = { awaits-final-throw }: aperte um sinal aqui embaixo

waiting-tribe = Falta escolher uma tribo: **{ $who }**.
waiting-open = Falta pôr um bicho de abertura: **{ $who }**.
waiting-place = Falta pôr um bicho: **{ $who }**.
waiting-play = Falta jogar uma carta: **{ $who }**.
waiting-attack = Falta atacar: **{ $who }**.
waiting-may-attack = Falta atacar ou encerrar o turno: **{ $who }**.
waiting-attack-again = Falta atacar de novo ou encerrar o turno: **{ $who }**.
waiting-bar = Falta dizer um sinal que não vai lançar: **{ $who }**.
waiting-throw = Falta fazer o lance: **{ $who }**.
waiting-void = Falta aceitar a derrota ou lançar de novo: **{ $who }**.
waiting-bonus = Falta usar o bônus: **{ $who }**.
waiting-cube = Falta pôr um cubo: **{ $who }**.
waiting-pick = Falta pegar um cubo da colheita: **{ $who }**.
waiting-final-throw = Falta lançar pela vitória: **{ $who }**.

press-sign = Aperte um sinal aqui embaixo. Ninguém o vê até todo mundo lançar.
press-first-sign = Aperte o seu primeiro sinal aqui embaixo; os outros dois você escolhe em particular. Ninguém os vê até todo mundo lançar.
match-won =
    { $count ->
        [one] **{ $who } venceu a partida**
       *[other] **{ $who } dividem a vitória**
    }
you-in-list = Você
winners =
    { $count ->
        [one] { LIST($winners) } venceu
       *[other] { LIST($winners) } dividem a vitória
    }

heading-now = Agora
heading-woodlands = Bosques
heading-tribes = Tribos
heading-supply = Estoque
heading-stakes = Uma vitória traz
heading-scores = Placar
heading-harvest = Colheita
heading-cards = Cartas
heading-cube-values = Pontos por cubo agora
heading-turning-point = Momento decisivo
heading-duels = Duelos vencidos nas rodadas 1 a { $rounds }
heading-hand = Sua mão
heading-seen-hands = O que você viu

player-line = { $who }: { $text }
woodland-line = **{ woodland }**: { $contents }
woodland-of-turn-line = **{ woodland }, neste turno**: { $contents }
harvest-line = { $letter }: { $harvest }
supply-sentence = { heading-supply }: { $cubes }.
stakes-sentence = { heading-stakes }: { stakes }.
cube-values-now = { cube-values }, com as cartas da sua mão
cube-values-sentence = { heading-cube-values }: { cube-values-now }.

in-reserve = { $count } na reserva
took-food = pegou { $cubes }
has-left = saiu

has-played = { $who } jogou { LIST($cards) }
duel-attack = { $attacker } ataca { $defender } em { $letter }
have-thrown =
    { $count ->
        [one] { $who } já lançou
       *[other] { $who } já lançaram
    }
thrown-so-far = Lances até agora: { $throws }
opposed-signs = { $one } contra { $other_sign }
duel-ties = Empate { $ties } de { $limit }; no { $limit }º empate, vence { $who }
duel-barred = { $who } não pode lançar { $sign } neste duelo
final-throws = { $who } empatam e lançam pela vitória
final-rounds = Lances sem ninguém sair: { $rounds } de { $limit }; depois disso, a vitória é dividida
bonus-left =
    { $count ->
        [1] Uma ação de { $sign }, opcional
       *[other] Ações de { $sign } restantes: { $unused } de { $count }; cada uma é opcional
    }
pick-order = Cubos de { $letter }, pela ordem: { $takers }
tribes-left = Tribos ainda livres: { LIST($tribes) }
can-choose = Você pode escolher { LIST($letters, type: "or") }.

panel-won = Você venceu a partida
panel-lost = Você perdeu a partida
panel-waiting = Esperando { LIST($players) }
secret-throw = Seu lance: { $signs }; só você sabe.

advice-tribe = **Cada tribo tem cinco cartas próprias**, que todo mundo conhece. Você recebe mais três, em segredo.
advice-open = **Escolha um bosque sem bichos.** Ainda não há duelos. Você põe dois bichos de abertura.
advice-place = **Escolha um bosque para o bicho deste turno.** Se houver oponentes lá, você deve atacar quem tiver mais bichos.
advice-play = **Jogue uma carta para este turno.** As três cartas que você guarda até o fim fazem a comida valer mais.
advice-bar = **{ card-stare-down }**: diga um sinal, à vista de todo mundo. Você não pode lançá-lo neste duelo.
advice-void = **{ card-second-wind }** deixa você lançar de novo uma vez. Vale o novo resultado.
advice-defender-cube = **Sua defesa venceu.** Você pode pôr um cubo do estoque em um bosque.
advice-scavenger-cube = **{ card-scavenger }**: você pode pôr um cubo do estoque em um bosque.

bonus-question-fight = **{ sign-fight }: empurre um bicho para fora daqui.**
bonus-question-flight = **{ sign-flight }: traga um bicho seu para cá, ou leve um embora.**
bonus-question-bite = **{ sign-bite }: mova um cubo daqui para outro bosque.**
pick-question =
    { $count ->
        [one] **Pegue de { $letter }.** Você recebe { $count } cubo lá.
       *[other] **Pegue de { $letter }.** Você recebe { $count } cubos lá.
    }
win-brings = Uma vitória traz { stakes }.
play-question = **{ ask-title-play }.** { win-brings }
must-attack = **Ataque { LIST($opponents, type: "or") }.** O primeiro duelo é obrigatório.
may-attack = **Ataque ou encerre o seu turno.**
may-attack-again = **Ataque de novo ou encerre o seu turno.**
attackable = Você pode atacar { LIST($opponents, type: "or") }.
can-still-attack =
    { $count ->
        [one] { $count } bicho seu ainda pode atacar.
       *[other] { $count } bichos seus ainda podem atacar.
    }
throw-sign = **Lance um sinal contra { $who }.**
throw-signs-in-order = **Lance três sinais em ordem contra { $who }.**
may-not-throw = Você não pode lançar { $sign }.
cycle-of-signs = { sign-fight } vence { sign-bite }, { sign-bite } vence { sign-flight }, { sign-flight } vence { sign-fight }.
final-question = **{ $who } empatam e lançam pela vitória.** O lance é secreto; quem mostra o sinal que perde sai.
throw-stands = Os lances valem quando todo mundo tiver lançado.

hand-line =
    { $copies ->
        [1] **{ $card }**: { $effect } *Guardada: cada { $food } +{ $points }.*
       *[other] **{ $card }** × { $copies }: { $effect } *Guardada: cada { $food } +{ $points }.*
    }

you-hold-cards =
    { $count ->
        [one] Você tem { $count } carta.
       *[other] Você tem { $count } cartas.
    }
marked-card = Em destaque: { $card }.
hand-card-line = { $card }: { brief-and-kept }.
picked-card = Você escolheu { $card }.

map-round = Rodada
map-opening = Abertura
map-harvest = Colheita
map-end = Fim
map-stakes = Vencer
map-supply = Estoque

duellist-won = venceu
duellist-held = defendeu
duellist-lost = perdeu
duellist-thrown = já lançou
duellist-bars = veta sinal
duellist-waits = espera
duellist-to-throw = vai lançar
duel-tie = = { $ties }/{ $limit }

place-in-order = { ordinal }
start-points = início +{ $points }
how-score = por pontos
how-throws = por lances
how-shared = empate em pontos
how-left = só restou um lado
cubes-at-harvest =
    { $count ->
        [one] { $count } cubo na colheita
       *[other] { $count } cubos na colheita
    }
round-of-duel = rodada { $round }
a-cube-is-worth = Cada cubo vale
or-between-signs = ou

turning-point =
    { $who ->
        [you] { $count ->
            [one] Sua melhor colheita foi { $letter }, com { $count } cubo.
           *[other] Sua melhor colheita foi { $letter }, com { $count } cubos.
        }
       *[other] { $count ->
            [one] A melhor colheita de { $who } foi { $letter }, com { $count } cubo.
           *[other] A melhor colheita de { $who } foi { $letter }, com { $count } cubos.
        }
    }
turning-point-after-duel =
    { $who ->
        [you] { $count ->
            [one] Sua melhor colheita foi { $letter }, com { $count } cubo, depois de um duelo vencido lá contra { $loser } na rodada { $round }.
           *[other] Sua melhor colheita foi { $letter }, com { $count } cubos, depois de um duelo vencido lá contra { $loser } na rodada { $round }.
        }
       *[other] { $count ->
            [one] A melhor colheita de { $who } foi { $letter }, com { $count } cubo, depois de um duelo vencido lá contra { $loser } na rodada { $round }.
           *[other] A melhor colheita de { $who } foi { $letter }, com { $count } cubos, depois de um duelo vencido lá contra { $loser } na rodada { $round }.
        }
    }

first-sign = Primeiro { $sign }
then-sign = Depois { $sign }
end-turn = Encerrar o turno
end-turn-hint = Sem mais duelos
throw-again = Lançar de novo
throw-again-hint = { card-second-wind }; vale o novo resultado
accept-loss = Aceitar a derrota
accept-lost-duel = Aceitar o duelo perdido
stop-here = Parar aqui
stop-here-hint = Deixar as ações restantes
no-cube = Nenhum cubo
place-no-cube = Não pôr cubo
play-tribe = Jogar com { FORM($tribe, "the") }
play-tribe-hint = Além de { card-extra-critter }: { LIST($cards) }
place-critter = Pôr um bicho em { woodland }
attack-opponent = Atacar { $opponent }
attack-opponent-hint =
    { $count ->
        [one] { $count } bicho lá
       *[other] { $count } bichos lá
    }
attack-opponent-caution = Atacar { $opponent }? Um duelo começa na hora.
button-of-food = { CAPITAL($food) }
take-food = Pegar { FORM($food, "a") }
take-food-hint =
    { $points ->
        [one] Vale { $points } ponto para você
       *[other] Vale { $points } pontos para você
    }
push-opponent = Empurrar { $opponent }
push-where = Para onde você empurra { $opponent }?
push-to = Empurrar { $opponent } para { woodland }
to-woodland = Para { $letter }
from-woodland = De { $letter }
on-woodland = Em { $letter }
move-critter = Mover um bicho de { $start } para { $end }
bring-in = Trazer um
bring-in-from-where = De onde ele vem?
move-out = Levar um embora
move-out-where = Para onde ele vai?
bar-sign = Vetar { $sign }
bar-sign-hint = Você não lança esse sinal neste duelo
throw-one = Lançar { $sign }
throw-one-hint = Vence { $beaten }
throw-three = Lançar { $signs }
throw-next = O que você lança depois?
move-food = Mover { FORM($food, "a") } para { $letter }
move-food-where = Para onde você move { FORM($food, "the") }?
put-food = Pôr { FORM($food, "a") } em { $letter }
put-food-where = Onde você põe { FORM($food, "the") }?
play-card = Jogar { $card }
play-card-without = Jogar { $card } sem o efeito
without-effect = Sem o efeito
play-card-how = O que você faz com { $card }?
play-card-on = Jogar { $card } em { woodland }
play-card-where = Onde você joga { $card }?
play-card-from-to = Jogar { $card } de { $start } para { $end }
which-critter = Que bicho se move?
critter-goes-where = Para onde vai o bicho em { $start }?
play-card-on-opponent = Jogar { $card } em { $opponent }
whose-hand = De quem é a mão que você olha?
look-at = Ver a mão de { $opponent }
play-card-food = Jogar { $card }: { $food } em { $letter }
which-food = Que comida você põe?

not-to-throw =
    { $barred ->
        [true] Só quem deve lançar agora pode apertar isso, uma vez cada. O tabuleiro mostra quem falta. Quem defende vetou { $sign } neste duelo.
       *[false] Só quem deve lançar agora pode apertar isso, uma vez cada. O tabuleiro mostra quem falta.
    }

thrown-sign = { $who } { $sign }
throws-for-order = Lances pela ordem: { LIST($throws) }.
throws-for-win = Lances pela vitória: { LIST($throws) }.
out = Fora: { $who }.
nobody-out = Ninguém sai.
order-set = A ordem dos turnos é { $who }.
laid-food = Cada um dos { $count } bosques tem 6 cubos de comida. O estoque é { $cubes }.
cards-dealt =
    { $count ->
        [one] Cada mão recebeu { $count } carta secreta.
       *[other] Cada mão recebeu { $count } cartas secretas.
    }
drew-tribe = { CAPITAL($who) } tirou { FORM($tribe, "the") } no sorteio.
chose-tribe = { CAPITAL($who) } escolheu { FORM($tribe, "the") }.
opened = { CAPITAL($who) } abriu em { $letter }.
turn-began =
    { $who ->
        [you] É a sua vez na rodada { $round }.
       *[other] É a vez de { $who } na rodada { $round }.
    }
placed = { CAPITAL($who) } pôs um bicho em { $letter }.
played-card = { CAPITAL($who) } jogou { $card } ({ $gist }).
critter-added = { CAPITAL($who) } pôs mais um bicho em { $letter }.
wandered = { CAPITAL($who) } moveu um bicho com { card-wander } de { $start } para { $end }.
hand-seen =
    { $holder ->
        [you] { CAPITAL($who) } olhou a sua mão.
       *[other] { CAPITAL($who) } olhou a mão de { $holder }.
    }
hand-seen-with-cards =
    { $holder ->
        [you] { CAPITAL($who) } olhou a sua mão: { LIST($cards) }.
       *[other] { CAPITAL($who) } olhou a mão de { $holder }: { LIST($cards) }.
    }
attacked = { CAPITAL($who) } atacou { $defender } em { $letter }.
barred-sign = { CAPITAL($who) } não vai lançar { $sign } neste duelo.
has-thrown = { CAPITAL($who) } já lançou.
threw = { CAPITAL($who) } lançou { $signs }.
pair-thrown = { $attacker } lançou { $one }, { $defender } { $other_sign }
throws-shown = { CAPITAL($throws) }.
throws-tied = { CAPITAL($throws) }: empate { $ties }. Mais um lance de cada lado!
duel-voided = { CAPITAL($who) } usou { card-second-wind }: o resultado não conta. Mais um lance de cada lado!
attacker-lies-down = O bicho que atacou se deita.
duel-held = { CAPITAL($who) } defendeu { $letter } com { $sign }. { attacker-lies-down }
duel-won =
    { $count ->
        [one] { CAPITAL($who) } venceu em { $letter } com { $sign }: { $count } ação de { $sign }. { attacker-lies-down }
       *[other] { CAPITAL($who) } venceu em { $letter } com { $sign }: { $count } ações de { $sign }. { attacker-lies-down }
    }
duel-won-with-sum =
    { $count ->
        [one] { CAPITAL($who) } venceu em { $letter } com { $sign }: { $count } ação de { $sign } { $sum }. { attacker-lies-down }
       *[other] { CAPITAL($who) } venceu em { $letter } com { $sign }: { $count } ações de { $sign } { $sum }. { attacker-lies-down }
    }
sum-icon = (1 + { $icon } pelo símbolo; no máximo 3)
sum-card = (1 + { $extra } pela carta; no máximo 3)
sum-icon-and-card = (1 + { $icon } pelo símbolo + { $extra } pela carta; no máximo 3)
pushed =
    { $owner ->
        [you] { CAPITAL($who) } empurrou um bicho seu de { $start } para { $end }.
       *[other] { CAPITAL($who) } empurrou um bicho de { $owner } de { $start } para { $end }.
    }
flew =
    { $standing ->
        [true] { CAPITAL($who) } moveu um bicho de { $start } para { $end }, onde ele fica de pé.
       *[false] { CAPITAL($who) } moveu um bicho de { $start } para { $end }.
    }
bitten = { CAPITAL($who) } moveu { FORM($food, "a") } de { $start } para { $end }.
actions-unused =
    { $count ->
        [one] { CAPITAL($who) } deixou { $count } ação sem uso.
       *[other] { CAPITAL($who) } deixou { $count } ações sem uso.
    }
actions-impossible =
    { $count ->
        [one] { CAPITAL($who) } não pôde usar { $count } ação.
       *[other] { CAPITAL($who) } não pôde usar { $count } ações.
    }
cube-put = { CAPITAL($who) } pôs { FORM($food, "a") } do estoque em { $letter }.
cube-declined = { CAPITAL($who) } não pôs cubo.
cube-missed-thick-hide = { CAPITAL($who) } não pôs cubo por causa de { card-thick-hide }.
cube-missed-no-supply = { CAPITAL($who) } não pôs cubo: o estoque está vazio.
cube-missed-left = { CAPITAL($who) } não pôs cubo depois de sair da partida.
stopped = { CAPITAL($who) } encerrou o turno.
harvest-began = Todos os turnos foram jogados: começa a colheita.
picked-food = { CAPITAL($who) } pegou { FORM($food, "a") } de { $letter }.
harvested = { $letter } ({ $critters }): { $harvest }.
harvested-by-controller = { $letter } ({ $critters }; { $emblem } controla): { $harvest }.
harvest-share = { $who } pegou { $cubes }
nobody-harvested = ninguém pegou comida
harvest-left-over = { $harvest }; sobra: { $cubes }
hands-revealed = As mãos se abrem: { $hands }.
holds = { $who } tem { LIST($cards) }
holds-nothing = { $who } não tem cartas
scored = { CAPITAL($who) } fez { $sum }.
head-start-points = vantagem inicial de { $points }
left-match = { CAPITAL($who) } saiu da partida; os bichos ficam onde estão.
won-as-all-left = { CAPITAL($who) } venceu a partida: ninguém mais ficou.
won-by-throws = { CAPITAL($who) } venceu nos lances e ganhou a partida!
won-by-points =
    { $count ->
        [one] { CAPITAL($who) } venceu a partida!
       *[other] { CAPITAL($who) } dividem a vitória!
    }

short-tie = { $sign } contra { $sign }: empate { $ties } de { $limit }. De novo.
short-last-tie = { CAPITAL($who) } venceu em { $letter }: { $sign } contra { $sign }, o último empate.
short-held = { CAPITAL($who) } defendeu { $letter }: { $sign } vence { $beaten }.
short-won = { CAPITAL($who) } venceu em { $letter }: { $sign } vence { $beaten }.

hint-lead = Em { $letter }, você passou de { $before } para { $after }.
hint-lead-kept = Em { $letter }, você continuou assim: { $lead }.
hint-stake =
    { $higher ->
        [true] { $count ->
            [one] Uma vitória com { $sign } traz { $count } ação; com outro sinal, até { $other }.
           *[other] Uma vitória com { $sign } traz { $count } ações; com outro sinal, até { $other }.
        }
       *[false] { $count ->
            [one] Uma vitória com { $sign } traz { $count } ação; com outro sinal, no máximo { $other }.
           *[other] Uma vitória com { $sign } traz { $count } ações; com outro sinal, no máximo { $other }.
        }
    }
hint-stake-rise =
    { $count ->
        [one] Uma vitória com { $sign } traz { $count } ação em vez de { $other }.
       *[other] Uma vitória com { $sign } traz { $count } ações em vez de { $other }.
    }
hint-risk =
    { $higher ->
        [true] { $count ->
            [one] Se { $sign } perder, o ataque ganha { $count } ação; com outro sinal, até { $other }.
           *[other] Se { $sign } perder, o ataque ganha { $count } ações; com outro sinal, até { $other }.
        }
       *[false] { $count ->
            [one] Se { $sign } perder, o ataque ganha { $count } ação; com outro sinal, no máximo { $other }.
           *[other] Se { $sign } perder, o ataque ganha { $count } ações; com outro sinal, no máximo { $other }.
        }
    }
hint-critters =
    { $count ->
        [one] { $who } tem { $count } bicho lá.
       *[other] { $who } tem { $count } bichos lá.
    }
hint-critters-most =
    { $count ->
        [one] { $who } tem { $count } bicho lá, e ninguém mais que você possa atacar tem mais de { $other }.
       *[other] { $who } tem { $count } bichos lá, e ninguém mais que você possa atacar tem mais de { $other }.
    }
hint-cube =
    { $count ->
        [one] Cada { $food } vale { $count } ponto para você.
       *[other] Cada { $food } vale { $count } pontos para você.
    }
hint-cube-best =
    { $count ->
        [one] Cada { $food } vale { $count } ponto para você, e outra comida de lá, no máximo { $other }.
       *[other] Cada { $food } vale { $count } pontos para você, e outra comida de lá, no máximo { $other }.
    }
hint-points-same = Se a colheita viesse agora, { $who } faria tantos pontos quanto antes.
hint-points-more =
    { $at_least ->
        [true] { $count ->
            [one] Se a colheita viesse agora, { $who } faria pelo menos { $count } ponto a mais.
           *[other] Se a colheita viesse agora, { $who } faria pelo menos { $count } pontos a mais.
        }
       *[false] { $count ->
            [one] Se a colheita viesse agora, { $who } faria { $count } ponto a mais.
           *[other] Se a colheita viesse agora, { $who } faria { $count } pontos a mais.
        }
    }
hint-points-less =
    { $at_least ->
        [true] { $count ->
            [one] Se a colheita viesse agora, { $who } faria pelo menos { $count } ponto a menos.
           *[other] Se a colheita viesse agora, { $who } faria pelo menos { $count } pontos a menos.
        }
       *[false] { $count ->
            [one] Se a colheita viesse agora, { $who } faria { $count } ponto a menos.
           *[other] Se a colheita viesse agora, { $who } faria { $count } pontos a menos.
        }
    }

deck-line = { $copies } × **{ $card }** · { $food }, valor { $value }: { $effect }
at-the-end = No fim
kept-to-end = Na mão no fim, faz cada { $food } valer 1 a mais ({ $value } a mais onde os valores contam).
in-the-box = Na caixa
copies-in-box =
    { $count ->
        [one] { $count } cópia
       *[other] { $count } cópias
    }
alt-of-card = A carta { $card }. { $effect }
note-by-rulebook = O manual cita esta carta; o texto, a comida e o valor são nossos.
note-by-us = O manual não diz o que há nesta carta; tudo nela é nosso.

option-map = Mapa
option-map-auto = o de sempre (pares; arvoredo para quatro)
option-map-ring = anel, para dois ou três lados
option-map-bay = baía, para dois ou três lados
option-map-pairs = pares, para dois ou três lados
option-map-grove = arvoredo, para quatro lados
option-map-delta = delta, para quatro lados
option-bite-range = Mordida
option-bite-range-any = um cubo mordido vai a qualquer lugar
option-bite-range-adjacent = um cubo mordido vai a um vizinho
option-defender-cube = Cubo da defesa
option-defender-cube-any = o cubo da defesa vai a qualquer lugar
option-defender-cube-other = o cubo da defesa vai a outro lugar
option-fight-target = Empurrar
option-fight-target-defender = só a tribo vencida é empurrada
option-fight-target-any-opponent = dá para empurrar qualquer oponente
option-extra-critter = { card-extra-critter }
option-extra-critter-same = { card-extra-critter } entra onde você pôs o outro
option-extra-critter-any = { card-extra-critter } entra em qualquer lugar
option-rethrow = Lances iguais
option-rethrow-chosen = novo lance a cada vez
option-rethrow-locked = três sinais lançados de uma vez
option-card-scoring = Cartas guardadas
option-card-scoring-matching = cada uma faz a comida dela valer 1 a mais
option-card-scoring-printed = as guardadas somam o seu valor, no máximo 3
option-harvest-pick = Colheita
option-harvest-pick-auto = o jogo pega a melhor comida por você
option-harvest-pick-manual = cada lado pega cubo a cubo
option-tribes = Tribos
option-tribes-off = todo mundo tem as mesmas quatro cartas
option-tribes-choose = tribos com cartas próprias, escolhidas
option-tribes-random = tribos com cartas próprias, sorteadas
option-final-tie = Empate
option-final-tie-throw = quem empata lança pela vitória
option-final-tie-shared = quem empata divide a vitória
option-head-start = Vantagem inicial
option-head-start-none = todo mundo começa sem pontos
option-head-start-by-place = quem não joga por último começa com pontos

preset-classic = Clássico
preset-quick = Rápido
preset-tribes = Tribos

terms-players =
    { $count ->
        [one] { $count } pessoa
       *[other] { $count } pessoas
    }
terms-map-auto = mapa de sempre
terms-map-ring = mapa anel
terms-map-bay = mapa baía
terms-map-pairs = mapa pares
terms-map-grove = mapa arvoredo
terms-map-delta = mapa delta

topic-overview = visão geral
topic-turn = turno
topic-signs = os três sinais
topic-duels = duelos
topic-bonus = ações de bônus
topic-harvest = colheita
topic-scoring = pontuação
topic-cards = cartas
topic-tribes = tribos
topic-leaving = sair

rules-overview =
    De duas a quatro tribos de bichos se espalham por um mapa de bosques e duelam pela comida que há neles. Em cada uma de cinco rodadas, todo mundo põe um bicho, joga uma carta e enfrenta quem já estiver lá, lançando **{ sign-fight }**, **{ sign-flight }** ou **{ sign-bite }** em segredo. Quem tem mais bichos em um bosque no fim leva a comida dele, menos o que a segunda tribo mais forte carrega. Cada cubo vale 2 pontos, e mais para cada carta dessa comida ainda na sua mão. O maior placar vence.

    O tabuleiro público mostra o mapa e as tribos. **{ my-hand }** mostra o mapa, as suas cartas e o que você pode fazer; só você vê.
rules-turn =
    1. **Ponha** um bicho da sua reserva em qualquer bosque. Seus bichos lá ficam de pé neste turno.
    2. **Jogue uma carta**, sempre exatamente uma. Ela vale para este turno e depois se vai. Algumas fazem algo na hora.
    3. **Duele** se houver oponentes lá: o primeiro duelo é obrigatório, os outros não. Você segue até nenhum bicho seu lá estar de pé, não restar oponente, ou você parar.
    4. Seus bichos se levantam de novo, e a vez passa.

    Todo mundo joga cinco turnos, então das suas oito cartas sobram três no fim.
rules-signs = **{ sign-fight }** vence { sign-bite }, **{ sign-bite }** vence { sign-flight }, **{ sign-flight }** vence { sign-fight }.

    Cada bosque também mostra um sinal: quem vence lá com esse sinal ganha uma ação de bônus a mais. Na imagem, { sign-fight } são garras em verde, { sign-flight } uma asa em azul, e { sign-bite } presas em roxo.
rules-duels =
    Ataca quem tem a vez. Defende o oponente com mais bichos lá; entre iguais, quem ataca escolhe. Os dois lançam em segredo: enquanto um duelo está aberto, aperte um sinal embaixo do tabuleiro. Ninguém vê o seu lance até o outro lado lançar; a partir daí, ele vale.

    Sinais iguais são lançados de novo na hora; o terceiro lance igual seguido vence para quem ataca. Depois do duelo, o bicho que atacou se deita, vença ou perca, e não pode atacar de novo neste turno. Quem defende nunca se deita.

    Se vence o **ataque**, vêm ações de bônus. Se vence a **defesa**, ela pode pôr um cubo do estoque em um bosque.
rules-bonus =
    Você ganha 1 ação do sinal com que venceu, mais 1 se o bosque mostra esse sinal, e o que a sua carta soma; no máximo 3. Todas são opcionais.
    • **{ sign-fight }**: empurre um bicho da tribo vencida para um bosque vizinho.
    • **{ sign-flight }**: traga um bicho seu de qualquer lugar para cá, ou leve um daqui para qualquer lugar. Quem chega se deita.
    • **{ sign-bite }**: mova um cubo daqui para qualquer outro bosque.

    Nada entra no lago, e bosques em margens opostas dele não são vizinhos.
rules-harvest =
    Depois do último turno, cada bosque é colhido, a começar por A.
    • Uma tribo tem **mais bichos**: a segunda em bichos se retira com um cubo por bicho; se várias empatam em segundo, cada uma leva um cubo. A mais forte leva todo o resto.
    • Várias empatam no topo: elas pegam cubos alternando, cada uma tantos quantos bichos tem. Cubos que sobram não são de ninguém, e todas as outras tribos não levam nada.
    • Nenhum bicho: ninguém leva a comida.

    Você leva a comida que vale mais para você.
rules-scoring =
    Cada cubo vale 2, mais 1 para cada carta da mesma comida que você ainda tem. Placar = nozes × (2 + cartas de noz) + cogumelos × (2 + cartas de cogumelo) + frutas × (2 + cartas de fruta).

    Cartas jogadas, bichos e controle não valem pontos. Quem empata no topo lança pela vitória.

    Quem joga por último vê tudo antes do último turno e vence mais vezes com três ou quatro pessoas. Com a opção **vantagem inicial**, as outras começam com pontos: { LIST($three) } entre três, { LIST($four) } entre quatro.
rules-cards =
    Todo mundo tem { card-extra-fight }, { card-extra-flight }, { card-extra-bite } e { card-extra-critter }, e quatro cartas secretas. O que você joga ajuda neste turno; o que você guarda faz a comida dela valer mais.

    `/card` mostra qualquer carta.
rules-tribes =
    Com a opção **tribos**, cada pessoa joga com outra tribo: { card-extra-critter }, quatro cartas da tribo e três secretas.
    • **{ tribe-foxes }**: { card-extra-fight } quatro vezes. **{ tribe-birds }**: { card-extra-flight }. **{ tribe-snakes }**: { card-extra-bite }.
    • **{ tribe-rabbits }**: { card-bolt }, { card-wander }, { card-pack-tactics }, { card-lie-low }.
    • **{ tribe-moles }**: { card-long-reach }, { card-windfall }, { card-thick-hide }, { card-scavenger }.
rules-leaving = Em uma partida de três ou quatro, você pode desistir. Seus bichos ficam onde estão e contam para o controle, mas você não joga mais turnos e fica em último lugar. Se só restar uma pessoa, ela vence.

lesson-place-heading = Bosques e bichos
lesson-place-why = Quem tem mais bichos em um bosque no fim leva a comida que os outros deixam, e comida são pontos.
lesson-place-task = A cada turno você põe um bicho: ponha-o em F, onde o Treinador tem só um, e haverá um duelo.
lesson-place-on-d = O Treinador tem dois bichos em D; é mais fácil vencer em F.
lesson-place-otherwise = O Treinador não está lá, então não há duelo; às vezes é o melhor, mas experimente um primeiro.

lesson-card-heading = Uma carta para o turno
lesson-card-why = Um duelo vencido dá uma ação do sinal que venceu, mais uma se o bosque o mostra, e mais com a sua carta.
lesson-card-task = F tem o sinal { sign-fight }; com { card-extra-fight }, vencer com { sign-fight } daria três ações: jogue-a, à vista de todos.
lesson-card-otherwise = Boa carta, mas guarde-a: aqui { card-extra-fight } soma ao que F dá.

lesson-throw-heading = Um lance secreto
lesson-throw-why = { sign-fight } daria 3 ações. O Treinador também vê isso e talvez tenha lançado { sign-flight } contra, em segredo.
lesson-throw-task = { sign-fight } vence { sign-bite }, { sign-bite } vence { sign-flight }, { sign-flight } vence { sign-fight }: então lance { sign-bite }.
lesson-throw-fight = É o que o Treinador espera de você, e { sign-flight } vence isso.
lesson-throw-flight = Contra { sign-flight }, isso é só empate, e aí vem outro lance.
lesson-throw-otherwise = Lance { sign-bite }.

lesson-bonus-heading = O que uma vitória dá
lesson-bonus-why = O Treinador lançou mesmo { sign-flight }, e você ganha uma { sign-bite }: leve um cubo de comida de F a outro bosque.
lesson-bonus-task = Leve a fruta para B, onde só você está.
lesson-bonus-none = Você ganhou essa ação; use-a.
lesson-bonus-elsewhere = Leve-a para B, onde não há mais ninguém.
lesson-bonus-otherwise = Leve a fruta: você tem cartas que fazem as frutas valerem mais no fim.

lesson-defend-heading = Sob ataque
lesson-defend-why = Agora o Treinador ataca você em C, com { card-extra-bite } em um bosque de { sign-bite }, onde { sign-bite } daria 3 ações.
lesson-defend-task = { sign-fight } vence { sign-bite }, então é o que quem defende lançaria aqui: lance { sign-fight }.
lesson-defend-flight = { sign-bite } vence { sign-flight }, e o Treinador quer vencer com { sign-bite }.
lesson-defend-bite = Contra { sign-bite }, isso é só empate, e o terceiro empate seguido é de quem ataca.
lesson-defend-otherwise = Lance { sign-fight }.

lesson-cube-heading = O cubo da defesa
lesson-cube-why = { sign-fight } venceu { sign-bite }: quem defende e vence põe um cubo de comida em qualquer bosque.
lesson-cube-task = Ponha uma fruta em B, onde só você está.
lesson-cube-none = O cubo é de graça: aproveite.
lesson-cube-elsewhere = Ponha em B, onde não há mais ninguém.
lesson-cube-otherwise = Que seja uma fruta: você tem cartas que fazem as frutas valerem mais no fim.

lesson-round-heading = A última rodada
lesson-round-why = É a quinta rodada e o seu último turno. Você tem mais bichos em B, C e F.
lesson-round-task = Em E não há ninguém, e comida que ninguém colhe se perde: ponha o seu bicho lá.
lesson-round-hopeless = O Treinador tem lá mais bichos do que você poderia vencer agora.
lesson-round-otherwise = Esse bosque já é seu; E seria um novo.

lesson-keep-heading = As cartas que você guarda
lesson-keep-why = Você guarda três destas quatro cartas, e cada uma faz todo cubo da sua comida valer 1 a mais que 2.
lesson-keep-task = Três delas mostram uma fruta, então uma fruta vale 5 no fim se você jogar a outra, { card-gorge }.
lesson-keep-otherwise = Essa carta mostra uma fruta: guarde-a, e toda fruta vale 1 a mais.

lesson-end = Você vence por 83 pontos a 36: 11 frutas a 5 cada fizeram quase tudo.
lesson-end-next = Até quatro podem jogar, e aí há mais de um oponente para enganar.
