verdict-better = Melhor
verdict-good = Boa
verdict-slip = Deslize
verdict-blunder = Erro grave

chance = { $percent }%
axis-chance = { $percent }%

axis-beginning = Começo
axis-title = Chance de vencer
axis-end = Fim

curve-alt =
    { $choices ->
        [one] Curva da chance de vencer ao longo de { $choices } escolha: começou em { $first }, no ponto mais baixo foi { $lowest } e no mais alto { $highest }, e acabou em { $result ->
            [win] vitória
            [loss] derrota
           *[draw] empate
        }.
       *[other] Curva da chance de vencer ao longo de { $choices } escolhas: começou em { $first }, no ponto mais baixo foi { $lowest } e no mais alto { $highest }, e acabou em { $result ->
            [win] vitória
            [loss] derrota
           *[draw] empate
        }.
    }

title = Análise da partida { $match } · { $game }
choices-judged =
    { $choices ->
        [one] { $choices } escolha avaliada: { $verdicts }.
       *[other] { $choices } escolhas avaliadas: { $verdicts }.
    }
count-better =
    { $count ->
        [one] { $count } melhor
       *[other] { $count } melhores
    }
count-good =
    { $count ->
        [one] { $count } boa
       *[other] { $count } boas
    }
count-slip =
    { $count ->
        [one] { $count } deslize
       *[other] { $count } deslizes
    }
count-blunder =
    { $count ->
        [one] { $count } erro grave
       *[other] { $count } erros graves
    }
change = { $verdict }, { $before } → { $after }.
then-change = Depois { $before } → { $after }.
moment-line = **{ $number }.** { $change }
moment-line-at = **{ $number }.** { $when }: { $change }
no-choices = Nesta partida, você não teve nenhuma escolha que desse para avaliar.
no-moments = Nenhuma escolha sua mudou muita coisa.
known-then = Avaliado pelo que você sabia naquele momento, não pelo que estava escondido.
moment = Momento { $number }

moment-title = Momento { $number } de { $of }: { $verdict }
moment-title-at = Momento { $number } de { $of } · { $when }: { $verdict }
you-played = **Você jogou:** { $played }. A jogada: { $before } → { $after }.
hard-same = O nível `difícil` teria jogado o mesmo.
hard-otherwise = **O nível `difícil` teria jogado:** { $best }.
why = **Por quê:** { $reason }
why-yours = **Por que a sua jogada:** { $reason }
no-reason = Nenhum fato isolado se destaca.
until-next = **Até a sua próxima escolha:** { $before } → { $after }. Motivo: { LIST($causes) }.
cause-draw = o que se comprou
cause-shown = o que veio à luz
cause-others =
    { $count ->
        [one] o que { LIST($names) } fez
       *[other] o que { LIST($names) } fizeram
    }
curve = Curva
share-here = Compartilhar aqui
try-it = Tentar a partir daqui
back-to-moment = Voltar ao momento

shared = Compartilhado neste canal.
shared-title = { $game }, partida { $match }: { $sides } · um momento de { $name }
against = { $one } contra { $other }
shared-moment = Momento { $number }: { $change }
shared-moment-at = Momento { $number }, { $when }: { $change }
shared-played = Jogado: { $played }.
shared-hard-otherwise = O nível `difícil` teria jogado: { $best }.
judged-then = Avaliado pelo que se sabia daquele lado naquele momento.

progress-title = Análise da partida { $match }
looking-at = Analisando a escolha { $done } de { $number } …
to-look-at =
    { $number ->
        [one] Há { $number } escolha para analisar …
       *[other] Há { $number } escolhas para analisar …
    }
looking-again = Revendo os momentos decisivos mais prováveis …
follows = Esta página se atualiza automaticamente.
failed = Não consegui terminar esta análise. Aperte **{ review }** para tentar de novo.

refusal-no-reviews = Não posso analisar partidas no momento, porque os computadores estão desligados aqui.
refusal-review-busy = Há análises demais sendo feitas no momento. Tente de novo daqui a alguns minutos.
refusal-review-not-yours = Uma análise mostra a partida como alguém que a jogou a viu, então ela é para quem jogou até o fim. **{ replay }** mostra a partida passo a passo.
refusal-review-rules-changed = As regras mudaram desde aquela partida, então não consigo mais refazê-la. **{ log }** mostra o que se contou na época.
refusal-review-too-early = Uma partida só é analisada quando acaba.
refusal-review-no-start = Não dá para continuar a partir desse momento: ali não era a sua vez de escolher.
refusal-review-gone = Essa análise não existe mais. Aperte **{ review }** no tabuleiro da partida para refazê-la.
