help-title = Jogos de guerra neste canal
how-to-begin = Comece uma partida com um botão abaixo. Depois que ela começar, aperte **{ my-hand }** embaixo do tabuleiro.
commands-to-know = Comandos úteis
commands =
    `/challenge` desafia alguém · `/open` deixa qualquer pessoa entrar · `/muster` joga com o seu canal de voz
    `/learn` ensina um jogo · `/practice` joga contra o computador · `/daily` tem uma posição por dia
    `/hand` seu painel particular · `/matches` todas as suas partidas · `/rules` e `/card` para consultar
state =
    { $survives ->
        [true] Warroom { $version }. Suas partidas sobrevivem a um reinício.
       *[false] Warroom { $version }.
    }
may-be-lost = ⚠️ As partidas daqui podem se perder quando eu reiniciar, porque o disco em que rodo não é permanente. Avise a administração do servidor; ela vê mais com `/help`.
play-the-computer = Jogar contra o computador
challenge = Desafiar
open-to-all = Abrir a todo mundo

which-rules = Regras de qual jogo?
which-cards = Cartas de qual jogo?
or-type-a-card = Ou digite o nome de uma carta: `/card name`.
rules-title = { $game }: { $topic }
cards-title = { $game }: as cartas
no-cards = Este jogo não tem cartas.
previous-page = Página anterior
next-page = Próxima página
look-up = Consulte o que você vê
card-fact = { $heading }: { $text }
game-in-words = { $game }: { $gist }

command-help = Mostra o que dá para jogar aqui e como começar; só você vê
command-rules = Consulta as regras de um jogo; só você vê
command-rules-game = Qual jogo
command-rules-topic = Sobre o quê; sem isso, a visão geral
command-card = Consulta uma carta ou lista todas as cartas de um jogo; só você vê
command-card-name = Comece a digitar o nome da carta
command-card-game = As cartas de qual jogo listar

hint =
    { $count ->
        [one] Dica (resta { $count })
       *[other] Dica (restam { $count })
    }
hint-button = Dica
hint-text = **Dica: { $choice }.** { $because }
hint-thinking = **Dica:** estou pensando na sua jogada …
hint-forgotten = Não consigo mais ler a dica desta posição, porque fui atualizado depois. Ela não conta.
hint-overtaken = A partida avançou antes de eu ter uma dica. Essa não conta.
hint-failed = Não consegui pensar em uma dica. Essa não conta; aperte **{ hint-button }** para pedir de novo.
hint-nothing-found = Nenhuma jogada se destaca. Esta dica não conta.
reason-certain =
    { $unanswered ->
        [true] Sempre que imaginei isso e ninguém respondeu: { $reason }
       *[false] Sempre que imaginei isso: { $reason }
    }
reason-likely =
    { $unanswered ->
        [true] Provavelmente, em { $worlds } de { $total } mundos imaginados e sem resposta: { $reason }
       *[false] Provavelmente, em { $worlds } de { $total } mundos imaginados: { $reason }
    }
small-after-colon = A As Cada Com Em Falta Faltam Isso Na Nas Nenhuma No Nos Não O Os Restava Restavam Se Sem Seu Seus Sua Suas Teatros Um Uma Você

refusal-no-hint-now = Não há nada para decidir agora, então não há dica a dar. Peça uma quando for a sua vez.
refusal-no-hints-here = Dicas são para partidas em que só você joga contra o computador. `/practice` começa uma.
refusal-no-hints-left = Você já teve as suas três dicas nesta partida. **{ rules }** diz o que você pode fazer aqui.
refusal-unknown-card = Não conheço nenhuma carta chamada { $name }. Comece a digitar e escolha na lista.
unclear-card = Não conheço nenhuma carta chamada { $name }. Você quis dizer { LIST($cards, type: "or") }?
refusal-unknown-topic = Não tenho regras sobre { $topic }. Comece a digitar e escolha um tema na lista.
