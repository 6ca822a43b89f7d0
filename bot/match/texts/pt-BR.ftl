clock-none = sem relógio
clock-daily = relógio diário
clock-live = relógio ao vivo
live-terms = { clock-live } ({ $times })
duration-days =
    { $days ->
        [one] { $days } dia
       *[other] { $days } dias
    }
duration-hours =
    { $hours ->
        [one] { $hours } hora
       *[other] { $hours } horas
    }
duration-minutes =
    { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    }
time-turn = { $time } por turno
time-answer = { $time } para responder
time-set-up = { $time } para se posicionar
rated = ranqueada
unrated = amistosa

timed-out-played = { $name } ficou sem tempo, e o jogo jogou assim no lugar:
change-lapsed = { timed-out-played }
change-unanswered = { timed-out-played }
change-pause-asked = { $name } pediu para pausar o relógio.
change-time-asked = { $name } pediu mais tempo.
change-consented = { $name } aceitou.
change-refused = { $name } disse não, então nada muda.
change-paused = { $name } aceitou, e o relógio está pausado.
change-resumed = { $name } fez o relógio voltar a correr.
change-extended = { $name } aceitou dar mais tempo.
change-take-back-asked = { $name } pediu para desfazer a própria última ação.
change-hands-asked = { $name } pediu para mostrar todas as mãos a quem assiste, com um turno inteiro de atraso.
change-hands-opened = { $name } aceitou, e quem assiste vê todas as mãos, com um turno inteiro de atraso.
change-hands-closed = { $name } escondeu as mãos de quem assiste.
change-forfeited = { $name } ficou sem tempo e está fora da partida.
change-cancelled = { $name } cancelou a partida antes de jogar, então ela não tem resultado.
change-gave-up = { $name } desistiu, e as outras pessoas decidem se o computador joga no lugar.
change-timed-out = { $name } ficou sem tempo, e as outras pessoas decidem se o computador joga no lugar.
taken-back-last = { $name } desfez a própria última ação.
taken-back-more = { $name } desfez a própria última ação e o que veio depois dela.

clock-heading = Relógio
paused-headline = Em pausa desde { $since }.
paused = Em pausa desde { $since }. Quem está na partida pode continuar com `/clock`.
until = Até { $due }.
has-until = { $name } tem até { $due }.
hands-open = Quem assiste vê todas as mãos, com um turno inteiro de atraso.
spectators-heading = Quem assiste

left =
    { $how ->
        [forfeited] { $name } ficou sem tempo.
       *[resigned] { $name } desistiu.
    }
lost =
    { $how ->
        [forfeited] { $name } ficou sem tempo e perdeu.
       *[resigned] { $name } desistiu e perdeu.
    }
you-left =
    { $how ->
        [forfeited] Você ficou sem tempo, então perdeu.
       *[resigned] Você desistiu, então perdeu.
    }
you-left-asked = { you-left } As outras pessoas decidem se o computador joga no seu lugar.
you-left-over = { you-left } { $computer } jogou no seu lugar, e a partida acabou.
you-left-goes-on = { you-left } { $computer } joga no seu lugar. Você pode assistir pelo tabuleiro.
take-over-until = Prazo para concordar: até { $due }.
take-over-question = { left } O computador assume o lugar? Ninguém joga até isso se resolver.
taken-over = { $computer } joga no lugar de { $name }, que perdeu.

match-number = Partida { $number }
card-footer = { match-number } · SHA-256 { $hash }… · Anote um código do tabuleiro como prova
started-two = { $first } contra { $second }.
started-more = { LIST($sides) } jogam, cada lado por si.
sides = { $side } contra { $other }
is-on = A partida começou.
from-position = a partir de um momento de outra partida
free = livre
free-places =
    { $count ->
        [one] { $count } lugar livre
       *[other] { $count } lugares livres
    }
has-agreed = { $name } (aceitou)
is-awaited = { $name } (falta responder)
card-against = { $first } contra { $second }.

proof-title = Prova do embaralhamento
proof-secret =
    Todo o acaso desta partida vem de uma única chave secreta, fixada antes de alguém entrar. O SHA-256 dela é
    `{ $hash }`
    A chave aparece aqui quando a partida acaba. Todo tabuleiro termina com um código de tudo o que foi feito até ali. Anote um: sem ele, ninguém pode provar que foi isso mesmo que se jogou.
proof-key =
    Chave `{ $key }`
    SHA-256 `{ $hash }`
    Salve `{ $record }` e execute `python -m bot.tools.verify { $record }` para refazer a partida a partir da chave. Se você anotou o código no fim de um tabuleiro anterior, acrescente-o, por exemplo `--seen 17:1a2b3c4d`.
proof-of-position = Esta partida começou em um momento de outra. O registro tem essa posição como uma das pessoas a conhecia, e a chave sorteou o resto. Ele não prova o que foi distribuído e jogado antes desse momento.

your-team = sua equipe
result-void = **Sem resultado**: a partida entre { LIST($people) } foi encerrada antes de o jogo começar.
result-draw = **Empate** entre { LIST($people) }.
result-won =
    { $winner_is ->
        [you] **Você venceu a partida**{ $how ->
            [resigned] : desistência de { LIST($losers) }.
            [forfeited] : acabou o tempo de { LIST($losers) }.
           *[rules] { " " }contra { LIST($losers) }.
        }
        [your-team] **Sua equipe venceu a partida**{ $how ->
            [resigned] : desistência de { LIST($losers) }.
            [forfeited] : acabou o tempo de { LIST($losers) }.
           *[rules] { " " }contra { LIST($losers) }.
        }
       *[others] { $loser_is ->
            [you] **Vitória de { LIST($winners) }**{ $how ->
                [resigned] : você desistiu da partida.
                [forfeited] : seu tempo acabou.
               *[rules] { " " }na partida contra você.
            }
            [your-team] **Vitória de { LIST($winners) }**{ $how ->
                [resigned] : sua equipe desistiu da partida.
                [forfeited] : o tempo da sua equipe acabou.
               *[rules] { " " }na partida contra a sua equipe.
            }
           *[others] **Vitória de { LIST($winners) }**{ $how ->
                [resigned] : desistência de { LIST($losers) }.
                [forfeited] : acabou o tempo de { LIST($losers) }.
               *[rules] { " " }na partida contra { LIST($losers) }.
            }
        }
    }
