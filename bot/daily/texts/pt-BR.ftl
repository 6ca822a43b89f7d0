date = { $day ->
        [1] 1º
       *[other] { $day }
    } de { $month ->
        [1] janeiro
        [2] fevereiro
        [3] março
        [4] abril
        [5] maio
        [6] junho
        [7] julho
        [8] agosto
        [9] setembro
        [10] outubro
        [11] novembro
       *[12] dezembro
    } de { $year }
title = Posição diária, { $date }: { $game }
one-try = Ache a jogada que vence mais vezes. Você tem uma tentativa.
new-day = Um novo dia começou. Esta é a posição dele.
footer = { $game } · posição diária
post-footer = Todo dia vem uma nova posição, logo depois da meia-noite UTC.
reader-name = Você
try-it = Tentar
share = Compartilhar
leaderboard = Ranking
daily-position = Posição diária
back-to-the-position = Voltar à posição
are-you-sure = Tem certeza?
yes = Sim
no-go-back = Não, voltar

result-found = **Você achou!** O computador dá a **{ $best }** uma chance de { $percent }% de vencer, a melhor de todas as jogadas.
result-not-best = Desta vez não foi a melhor. O computador dá a **{ $best }** uma chance de { $percent }% de vencer.
result-not-best-but = Desta vez não foi a melhor. O computador dá a **{ $best }** uma chance de { $percent }% de vencer, e a **{ $chosen }**, { $chosen_percent }%.
share-found =
    { $tried ->
        [one] { $found } de { $tried } pessoa aqui achou a jogada.
       *[other] { $found } de { $tried } pessoas aqui acharam a jogada.
    }
share-nobody = Ninguém aqui achou ainda.
your-streak =
    { $days ->
        [one] Sua sequência: { $days } dia.
       *[other] Sua sequência: { $days } dias.
    }

shared-found = { $person } achou a melhor jogada da posição diária ({ $date }, { $game }).
shared-tried = { $person } tentou a posição diária ({ $date }, { $game }).
streak =
    { $days ->
        [one] Sequência: { $days } dia.
       *[other] Sequência: { $days } dias.
    }

board-title = Posições diárias: ranking
season = { $season }, termina <t:{ $until }:R>
board-is-empty = Ninguém tentou uma posição diária nesta temporada.
board-line = { $rank }. **{ $name }** · achou { $found } de { $tried }
board-line-in-words = { $rank }. { $name } achou { $found } de { $tried }.
more-people = E mais { $count }.
you = Você
your-rank = Você está em { $rank }º lugar: achou { $found } de { $tried }.
you-are-hidden = Você achou { $found } de { $tried }. Você se esconde, então só você vê isto; `/privacy hide` muda isso.
found = Achou
tried = Tentou
player = Nº { $rank }
post-it-here = Publicar aqui

command-daily = Ache a melhor jogada na posição do dia; só você vê
