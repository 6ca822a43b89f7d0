somebody-who-left = Alguém que saiu
player = Participante
player-ranked = Nº { $rank }

stakes = { $one } { $one_rating } · { $other } { $other_rating }; uma vitória vale cerca de { $one_gain } / { $other_gain }.
ratings = Ratings
ratings-changed = Ratings: { $changes }
ratings-have-changed = Os ratings mudaram; **{ in-words }** diz como.
unrated = Amistosa
nothing-changes = O rating de ninguém muda.
unchanged-not-begun = O rating de ninguém muda, porque a partida foi encerrada antes de o jogo começar.
unchanged-computers = O rating de ninguém muda, porque um computador participou.
unchanged-former = O rating de ninguém muda, porque alguém que jogou teve os dados apagados.
unchanged-too-short = O rating de ninguém muda, porque a partida acabou tão cedo que não conta.
unchanged-too-many = O rating de ninguém muda: duas das pessoas terminaram { $limit } partidas ranqueadas uma contra a outra em um dia.

command-profile = Mostra como alguém jogou aqui: partidas, ratings, oponentes; só você vê
command-profile-person = O perfil de quem; sem isso, o seu
no-match-yet = Nenhuma partida contra pessoas acabou ainda.
matches-ended =
    { $count ->
        [one] { $count } partida: { $tally }
       *[other] { $count } partidas: { $tally }
    }
tally = { $won ->
        [one] { $won } vitória
       *[other] { $won } vitórias
    }, { $lost ->
        [one] { $lost } derrota
       *[other] { $lost } derrotas
    }
tally-with-draws = { $won ->
        [one] { $won } vitória
       *[other] { $won } vitórias
    }, { $drawn ->
        [one] { $drawn } empate
       *[other] { $drawn } empates
    }, { $lost ->
        [one] { $lost } derrota
       *[other] { $lost } derrotas
    }
you-hide = Você se esconde: só você vê isto. `/privacy hide` muda isso.
games = Jogos
opponents = Oponentes
lately = Ultimamente
computer-players = Computadores
last-matches = Últimas partidas
opponent-line = { $name }: { $tally }
game-line = { $game }: { $results }
streak-won =
    { $count ->
        [1] Venceu a última partida.
       *[other] Venceu as últimas { $count } partidas.
    }
streak-drawn =
    { $count ->
        [1] Empatou a última partida.
       *[other] Empatou as últimas { $count } partidas.
    }
streak-lost =
    { $count ->
        [1] Perdeu a última partida.
       *[other] Perdeu as últimas { $count } partidas.
    }
provisional = Um rating com interrogação ainda é incerto.
curve-alt = { $game }: { $rating }, ultimamente entre { $lowest } e { $highest }.
matches-that-are-over = Partidas encerradas

your-matches-that-are-over = Suas partidas encerradas
result-void = Sem resultado: { LIST($names) }
result-won-against =
    { $count ->
        [one] { LIST($winners) } venceu { LIST($losers) }
       *[other] { LIST($winners) } venceram { LIST($losers) }
    }
result-won =
    { $count ->
        [one] { LIST($winners) } venceu
       *[other] { LIST($winners) } venceram
    }
result-draw = Empate entre { LIST($names) }
result-draw-before = Empate entre { LIST($names) }, à frente de { LIST($losers) }
match-number = partida { $match }
rated = ranqueada
no-ended = Nenhuma partida assim acabou aqui.
page = Página { $number }
which-game = Qual jogo
all-games = Todos os jogos
my-matches = Minhas partidas
everybodys-matches = Partidas de todo mundo
replay-a-match = Rever uma partida
match-of-game = Partida { $match }: { $game }
more = Mais
earlier = Voltar

season =
    { $quarter ->
        [1] Janeiro a março de { $year }
        [2] Abril a junho de { $year }
        [3] Julho a setembro de { $year }
       *[4] Outubro a dezembro de { $year }
    }
season-ends = { $season }, termina { $when }
season-champion = { $season } · No topo: **{ $name }**

command-leaderboard = Mostra quem joga melhor um jogo aqui; só você vê, até publicar
command-leaderboard-game = Qual jogo, ou a posição diária
daily-position = Posição diária
leaderboard-title = { $game }: ranking
column-rating = Rating
column-matches = Partidas
not-ranked = Fora do ranking
row-alt = { $rank }. { $name }, { $rating }.
row-alt-unranked = { not-ranked }: { $name }, { $rating }.
standing =
    { $count ->
        [one] **{ $name }** · { $rating } · { $count } partida
       *[other] **{ $name }** · { $rating } · { $count } partidas
    }
opponents-met =
    { $count ->
        [one] { $count } oponente de { $needed }
       *[other] { $count } oponentes de { $needed }
    }
and-more = E mais { $count }.
nobody-ranked = Ninguém está no ranking ainda.
nobody-was-ranked = Ninguém esteve no ranking nesta temporada.
rank-takes = Para entrar no ranking, é preciso uma partida ranqueada nesta temporada, cerca de uma dúzia ao todo, e { $opponents } oponentes. No começo de uma temporada, os ratings se aproximam um pouco de 1500.
rank-takes-and-page = { page-of }. { rank-takes }
you = Você
stands-ranked = Você está em { $rank }º lugar com { $rating }.
stands-hidden = Você tem { $rating }. Você se esconde, então só você vê isto; `/privacy hide` muda isso.
stands-uncertain = Você tem { $rating }. Entra no ranking depois de mais algumas partidas ranqueadas.
stands-opponents = Você tem { $rating } e enfrentou { $met } dos { $needed } oponentes que o ranking exige.
stands-idle = Você tem { $rating }. Jogue uma partida ranqueada nesta temporada para entrar no ranking.
stood-ranked = Você ficou em { $rank }º lugar com { $rating }.
stood-hidden = { stands-hidden }
stood-uncertain = Você tinha { $rating }, incerto demais para o ranking.
stood-opponents = Você tinha { $rating } e tinha enfrentado { $met } dos { $needed } oponentes que o ranking exige.
stood-idle = Você tinha { $rating } e não jogou partida ranqueada nesta temporada.
post-it-here = Publicar aqui
season-before = Temporada anterior
this-season = Esta temporada
not-posted = Não consegui publicar. Aperte o botão mais uma vez.

refusal-hides-profile = { $name } não mostra aos outros como joga.
refusal-rated-without-clock = Uma partida sem relógio nunca é ranqueada. Escolha também um `clock` diário ou ao vivo, ou deixe `rated` de fora.
refusal-ratings-off = A administração deste servidor desligou os ratings. Deixe `rated` de fora e jogue por diversão.
