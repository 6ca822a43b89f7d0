match-of-game = { $game }, partida { $number }
reminder = ⏰ { $match } espera por você até { $due }. Aperte **{ my-hand }** para continuar, ou veja `/clock`.
reminder-without-clock = ⏰ { $match } espera por você desde { $since }. Aperte **{ my-hand }** para continuar, ou veja `/clock`.

overdue =
    { $ends ->
        [true] ⏰ { $match }: { $name } ficou sem tempo, e nada foi jogado. Você pode reivindicar a vitória ou dar mais tempo.
       *[false] ⏰ { $match }: { $name } ficou sem tempo, e nada foi jogado. Você pode continuar sem { $name } ou dar mais tempo.
    }
claim-match = Reivindicar a vitória
go-on-without = Continuar sem { $name }
end-match = Encerrar a partida
give-more-time = Dar mais tempo

proposal-pause = { $match }: { $name } pede uma pausa no relógio. Você concorda?
proposal-hands = { $match }: { $name } pede para mostrar todas as mãos a quem assiste. { open-hands-mean } Você concorda?
proposal-time = { $match }: { $name } pede mais tempo. Você concorda?
proposal-take-back =
    { $match }: { $undo }
    Você concorda?
undo-asked =
    { $name } pede para desfazer isto:
    { $actions }
    O que alguém viu com isso continua visto.
agree = Concordo
not-now = Agora não

open-hands-mean = Quem não tem lugar na partida pode então apertar **Assistir** e ver todas as cartas e peças escondidas como eram um turno inteiro atrás, antes do último turno de cada lado. Assim, poderia contar a quem joga algo que ainda está escondido. Qualquer lado pode acabar com isso na hora com `/clock`.

take-over = Deixar o computador jogar
take-over-asked =
    { $match }: { $left } O computador assume o lugar? { $ends ->
        [true] Se não houver acordo de todos, a partida acaba.
       *[false] Se não houver acordo de todos, vocês continuam sem { $name }.
    }{ $rated ->
        [true] { " " }Com um computador, a partida não conta como ranqueada.
       *[false] { "" }
    }
take-over-agreed = Você concordou. Ainda faltam respostas.
taken-over = Todo mundo concordou. O computador joga no lugar.
left-empty = O computador não assume o lugar.

panel-title = O relógio da partida { $number }
clock-none = Sem relógio: todo mundo leva o tempo que quiser, e eu mando lembretes depois de um dia e depois de três.
clock-daily = Relógio diário: { $times }.
clock-live = Relógio ao vivo: { $times }.
match-over = A partida acabou.
when-to-mention = Quando me mencionar
claim-time-over = Reivindicar: { $name } sem tempo
give-name-more-time = Dar mais tempo: { $name }
go-on = Continuar
ask-pause = Pedir uma pausa
ask-time = Pedir mais tempo
ask-hands = Pedir mãos abertas a quem assiste
ask-take-back = Pedir para desfazer uma jogada
hide-hands = Esconder mãos de quem assiste
withdraw-proposal = Retirar o pedido
refresh = Atualizar

asked = Perguntei a quem joga contra você. Todo mundo precisa concordar.
asked-hands = { asked } { open-hands-mean }
refused = O relógio continua correndo como antes.
refused-hands = As mãos continuam fechadas.
refused-take-back = O que foi feito fica valendo.
hands-hidden = Quem assiste não vê mais as mãos.
running-again = O relógio voltou a correr.
given = Que gentileza! { $name } tem o mesmo tempo de novo.
claimed-win = A partida acabou. Você venceu.
claimed = Feito. A partida continua.
agreed = Você concordou. Ainda faltam respostas.
agreed-take-back = Todo mundo concordou. Está desfeito.
agreed-hands = Todo mundo concordou. Quem assiste vê todas as mãos, com um turno inteiro de atraso.
agreed-pause = Todo mundo concordou. O relógio está pausado.
agreed-time = Todo mundo concordou. Há mais tempo.
took-back = Desfeito, até a sua última ação.

pass-for-me = Passar no meu lugar
answer-myself = Eu respondo
stopped-by-clock = Para parar, aperte **{ answer-myself }** em `/clock`.
passes =
    { $seconds ->
        [one] Passo no seu lugar depois de { $seconds } segundo, não importa o que você tenha na mão.
       *[other] Passo no seu lugar depois de { $seconds } segundos, não importa o que você tenha na mão.
    }
passes-alone = Passo no seu lugar em menos de um segundo, não importa o que você tenha na mão.
passes-when = { LIST($replies) }: { $passes }
by-hand-again = Você volta a responder por conta própria.

refusal-asked-already = { $name } já fez um pedido, que vem primeiro. `/clock` mostra qual.
refusal-asked-lately = Esse pedido foi recusado ou retirado há poucos minutos. Seu lado pode pedir de novo <t:{ $until }:R>.
refusal-no-time-runs = Seu tempo não está correndo, então você não precisa de mais.
refusal-not-asked = Só quem joga contra você pode responder a isso.
refusal-not-late = Ali ninguém ficou sem tempo. `/clock` mostra como estão as coisas.
refusal-binding = Esta partida é ranqueada ou faz parte de um torneio, então o que foi feito fica valendo.
refusal-hands-are-open = Enquanto quem assiste vê as mãos, o que foi feito fica valendo. `/clock` as esconde.
refusal-choosing-at-once = Várias pessoas estão escolhendo agora, então nada anterior pode ser desfeito.
refusal-nothing-to-take-back = Você não fez nada nesta partida que dê para desfazer.
refusal-learnt-since =
    Isso fica valendo, porque alguém descobriu algo com isso, ou houve sorteio:
    { $actions }
refusal-not-undoable = Não dá mais para desfazer isso: alguém jogou depois, ou você já desfez. Com `/clock` você pode perguntar às outras pessoas.
refusal-not-paused = O relógio não está pausado.
refusal-nothing-asked = Ninguém está mais pedindo isso. `/clock` mostra como estão as coisas.
refusal-hands-open-already = Quem assiste já vê as mãos. Qualquer lado pode acabar com isso com `/clock`.
refusal-hands-stay-closed = Aqui as mãos ficam fechadas: um computador, ou alguém que apagou os próprios dados, não pode concordar. Em uma partida ranqueada de torneio, a próxima pessoa a enfrentar você pode estar assistindo.
refusal-other-rules = O bot joga com regras mais novas do que as do início desta partida, então nada dela pode ser desfeito.
refusal-paused-already = O relógio já está pausado. Quem está na partida pode fazê-lo voltar com `/clock`.
refusal-take-over-open = { $name } saiu. Primeiro decida se o computador joga no lugar: **{ my-hand }** pergunta a você.
