### Textos de todas as telas.
###
### Glossário. Quem joga é "você"; nenhuma frase supõe o gênero de alguém: "todo mundo", "quem joga", "oponente".
### match = partida · game = jogo · board = tabuleiro · hand = mão · panel = painel · card (of a match) = anúncio
### card (of a game) = carta · turn = vez (sua vez) e turno (unidade) · round = rodada · table = mesa · side = lado
### team = equipe · seat = lugar · clock = relógio · to pass = passar · to resign = desistir · to take back = desfazer · move = jogada (em Stratego: lance)
### draw = empate · to draw (a card) = comprar · challenge = desafio, desafiar · lobby = sala · voice lobby = sala de voz
### tournament = torneio · season = temporada · leaderboard = ranking · rating = rating · rated = ranqueada
### unrated = amistosa · level = nível · computer player = computador · spectators = quem assiste · rematch = revanche
### log = histórico · record = registro · score sheet = súmula · replay = replay · review = análise · hint = dica
### set-up = posicionamento · saved set-up, formation = formação
### to run out of time = ficar sem tempo · Trainer = Treinador · to claim the match = reivindicar a vitória
### to lead a tournament = gerenciar · to pass for somebody = passar no lugar de alguém (nunca "passar por")
### Stratego: square = casa · piece = peça · rank = patente · Miner = Cabo · Scout = Soldado · to move one square = andar uma casa
### no move left = sem lances · to capture = tomar · to be lost in a fight = cair
### Air, Land & Sea: theater = teatro (de operações) · battle = batalha · faceup = aberta · facedown = fechada
### to flip = virar · to withdraw = recuar · strength = força · supplies = suprimentos · critters = bichos
### Fight, Flight, Bite: animal = animal · woodland = bosque · throw = lance, lançar · duel = duelo
### This Means War!: um total leva "de" (50 de CIDADE), um efeito não (Ganhe 8 CIDADE) · CITY = CIDADE · WALL = MURALHA · SILO = PAIOL · order = ordem · resource = recurso · discard pile = descarte
### deck = baralho

my-hand = Minha mão
watch = Assistir
board = Tabuleiro
log = Histórico
rules = Regras
replay = Replay
review = Análise
rematch = Revanche
proof = Prova
in-words = Em palavras
back = Voltar
refresh = Atualizar
take-back = Desfazer
my-settings = Minhas configurações
show-me-how = Mostre como se joga

nameless = Sem nome
reader-you = você
quoted = “{ $text }”
ordinal = { $number }º
pairing = { $tournament }, rodada { $round }, mesa { $table }
continued = { $heading } (continuação)
page-of = Página { $page } de { $pages }

full-stop = { $text }.
side-by-side = { $first } { $second }
groups = { $first }; { $second }
with-note = { $text } ({ $note })
labelled = { $label }: { $value }
headed = **{ $heading }:** { $text }

choose = Escolha o que fazer
choose-one = escolha uma opção.
choices =
    { $count ->
        [one] { $count } opção
       *[other] { $count } opções
    }
question-about = **{ $label }**: { $question }

shape-diamond = losango
shape-disc = disco
shape-triangle = triângulo
shape-square = quadrado

lead =
    { $bound ->
        [at_least] { $count } à frente ou melhor
        [at_most] { $count } à frente ou pior
       *[exactly] { $count } à frente
    }
deficit =
    { $bound ->
        [at_least] { $count } atrás ou melhor
        [at_most] { $count } atrás ou pior
       *[exactly] { $count } atrás
    }
level =
    { $bound ->
        [at_least] igual ou melhor
        [at_most] igual ou pior
       *[exactly] tudo igual
    }

resigned =
    { $name ->
        [you] Você desistiu da partida.
       *[other] { $name } desistiu da partida.
    }
resigned-for-your-team =
    { $name ->
        [you] Você desistiu da partida em nome da sua equipe.
       *[other] { $name } desistiu da partida em nome da sua equipe.
    }
resigned-for-team =
    { $name ->
        [you] Você desistiu da partida em nome de { $team }.
       *[other] { $name } desistiu da partida em nome de { $team }.
    }

refusal-already-out = Você já está fora desta partida. Dá para assistir até o fim.
refusal-bad-options =
    Essas opções não funcionam:
    { $problems }
    Comece a digitar em `options` e escolha na lista.
bad-option = • { $option }: { $problem }
refusal-broken-match = Não consigo ler esta partida, então nada mudou. Avise a administração deste servidor.
refusal-damaged-file = O arquivo com as partidas deste servidor está danificado, então não mexo nele. Avise quem cuida de mim: é preciso pôr um backup no lugar.
refusal-duplicate = Isso eu já tenho, então não fiz mais nada.
refusal-match-over = Esta partida acabou. Para jogar de novo, aperte **{ rematch }** embaixo do tabuleiro ou use `/challenge`.
refusal-missing-permissions = Ainda não posso organizar partidas neste canal. Peça a alguém da administração que me dê { LIST($permissions) } aqui e tente de novo.
refusal-newer-file = As partidas deste servidor foram salvas por uma versão minha mais nova. Peça a quem cuida de mim que instale aquela versão de novo.
refusal-unknown-tournament = Esse torneio não existe mais. `/tournament show` mostra os que estão em andamento.
refusal-not-away = Isso só funciona em um servidor onde eu esteja. Fora dele, você tem `/practice`, `/daily`, `/learn`, `/replay`, `/rules` e `/card`.
refusal-only-in-messages = Daqui não alcanço o que guardo para você. Use este comando em uma mensagem direta para mim.
refusal-not-offered = Agora isso não é possível. Aperte **{ my-hand }** para ver o que você pode fazer.
refusal-not-saved = Não consegui salvar, então nada mudou. Tente de novo; se continuar assim, avise a administração.
refusal-not-seated = Você não joga nesta partida. `/challenge` começa uma sua.
refusal-not-started = Esta partida ainda não começou: o anúncio dela espera uma resposta.
refusal-not-your-turn = Não é a sua vez. Eu menciono você quando for.
refusal-may-not-write = Você não pode escrever nem anexar arquivos neste canal, então não publico nada aqui para você.
refusal-shared-lately = Isso foi compartilhado aqui agora há pouco.
refusal-shared-too-much = Você compartilhou muita coisa no último minuto. Espere um minuto antes de compartilhar mais.
refusal-hands-closed = Quem assiste a esta partida não vê as mãos, então não há nada para esconder.
refusal-overloaded =
    { $seconds ->
        [one] Tem gente demais jogando agora, então não fiz nada. Tente de novo em { $seconds } segundo.
       *[other] Tem gente demais jogando agora, então não fiz nada. Tente de novo em { $seconds } segundos.
    }
refusal-posted-lately = O tabuleiro foi publicado agora há pouco: { $board }. Você pode pedir outro <t:{ $until }:R>.
here-it-is = aqui está
refusal-restarting = Estou reiniciando. Nada se perdeu: tente de novo em meio minuto.
refusal-stale = A partida avançou desde que isso apareceu, então nada mudou.
stale-answered = { $name } respondeu antes e decidiu pela sua equipe, então nada mudou.
stale-now = Veja como está agora.
refusal-starting = Acabei de ligar, então não fiz nada. Tente de novo daqui a pouco.
refusal-too-busy =
    { $seconds ->
        [one] Foi muita coisa em pouco tempo, então não fiz nada. Tente de novo em { $seconds } segundo.
       *[other] Foi muita coisa em pouco tempo, então não fiz nada. Tente de novo em { $seconds } segundos.
    }
refusal-unknown-game = Não conheço nenhum jogo chamado { $game }. Comece a digitar e escolha na lista.
refusal-unknown-match = Não encontro essa partida. `/matches` mostra as suas.
