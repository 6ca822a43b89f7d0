match-over = A partida acabou
board-over = { $game }: a partida acabou
out = Você está fora desta partida
just-before = Logo antes
panel-rests = Este painel parou de se atualizar. Mexa em qualquer coisa nele, e ele volta.
panel-replaced = Este painel deu lugar a um mais novo.
took-back = Você desfez isso. O que fizer agora vale.
newcomer = Primeira vez por aqui? `/help` mostra os jogos e como começar.
are-you-sure = Tem certeza?
yes-choice = Sim: { $choice }
no-go-back = Não, voltar
earlier = Antes
later = Depois
earlier-choices = Opções anteriores
more-choices = Mais opções
more-events =
    { $count ->
        [one] mais { $count } acontecimento
       *[other] mais { $count } acontecimentos
    }
since-last-move = Desde a sua última jogada
since-start = Desde o começo da partida
no-news = Nada aconteceu desde então.
removed = Desfeito: { $sentences }
log-title = Histórico da partida { $number }
log-empty = Ainda não aconteceu nada.
end-it = Encerrar
next-level = Próximo nível: { $level }

ended-early = A partida foi encerrada antes do fim. Ninguém venceu.
is-off = A partida foi cancelada
called-off = A partida foi cancelada antes de os dois lados jogarem, então não tem resultado e não muda nenhum rating.

watching = Você está assistindo. Isto acompanha a partida automaticamente.
watching-rests = Isto parou de acompanhar a partida. Aperte **{ refresh }**, e volta a acompanhar.
watching-once = Tem gente demais assistindo para isto acompanhar a partida. Aperte **{ refresh }** para ver como ela está.
watching-hands = Você está assistindo. Todas as mãos estão abertas, como eram um turno inteiro atrás.
watching-not-yet = Você está assistindo. As mãos se abrem para quem assiste quando cada lado tiver terminado um turno.
hand-of = Mão de { $name }
hand-a-turn-ago = Mão de { $name }, um turno inteiro atrás

resign-title = Desistir da partida { $number }?
resign-yes = Sim, desistir da partida
resign-abort = Cancelar, sem resultado
resign-no = Não, continuar
cannot-undo = Isso não tem volta.
resign-asks = Você sai na hora e perde. As outras pessoas decidem se o computador joga no seu lugar.
resign-last = Você sai na hora e fica em último lugar. As outras pessoas continuam.
resign-void = O jogo ainda não começou, então a partida acaba na hora e ninguém vence.
resign-team-asks = Você sai na hora e perde. Sua equipe, { $team }, perde a partida, a não ser que as outras pessoas deixem o computador jogar no seu lugar.
resign-loses = A partida acaba na hora, e você perde.
resign-team-loses = A partida acaba na hora, e sua equipe, { $team }, perde.
may-abort = Você ainda não jogou, então pode cancelar a partida em vez disso: sem resultado, e nenhum rating muda.

matches-title = Suas partidas
matches-none = Você não tem partidas aqui. `/challenge` começa uma, e `/help` mostra os jogos.
which-match = Qual partida?
which-match-text = Você joga várias aqui. Aperte a que você quer.
you-typed = Você digitou:
board-comes = O tabuleiro já vem aí. A partida continua aqui.
your-vote = seu voto
to-vote = voto de { LIST($people) }
your-turn = sua vez
to-move = vez de { LIST($people) }
awaits-your-answer = esperando a sua resposta
awaits-an-answer = esperando uma resposta
awaits-players = esperando mais gente
awaits-your-arrangement = falta você organizar
awaits-others = esperando as outras pessoas
match-line = { $match }: { $state }
match-with = { $what } com { LIST($friends) }
match-against = { $what } contra { LIST($rivals) }
match-with-against = { $what } com { LIST($friends) } contra { LIST($rivals) }
resign-what = { $match }.

all-setups = Todas as suas formações
setups-title = Suas formações
setups-none = Você não tem formações salvas aqui. Salve uma no painel de uma partida que comece com posicionamento.
setup-name = Nome
setup-name-hint = Se você já usou este nome, a formação antiga é trocada pela nova
setups-private = Só você as vê.
setup-line = { $name } ({ $game }, { $variant })
setup-saved = Formação salva como { $name }.
setup-deleted = A formação { $name } foi apagada.
delete-one = Apagar uma
delete-title = Apagar esta formação?
delete-yes = Sim, apagar
delete-no = Não, manter

command-hand = Mostra sua mão e o que você pode fazer; só você vê
command-play = Joga na sua partida digitando, por exemplo b4 b5; só você vê a resposta
command-play-action = Comece a digitar para ver o que você pode fazer agora
command-board = Publica de novo, neste canal, o tabuleiro da sua partida; ela continua aqui
command-matches = Lista suas partidas e seus desafios, ou as partidas encerradas; só você vê
command-matches-ended = De quem listar partidas encerradas; sem isso, as que você joga agora
command-matches-game = Só partidas encerradas deste jogo
command-matches-opponent = Só partidas encerradas com esta pessoa
command-resign = Desiste da partida inteira; você ainda confirma
command-clock = Mostra quem tem quanto tempo; peça uma pausa ou mais tempo. Só você vê
command-match = Qual partida, se você joga várias aqui

refusal-no-match = Você não tem partida em andamento aqui. `/challenge` começa uma, e `/help` mostra os jogos.
refusal-no-shortcut = Esse botão não faz nada em { $game }. Aperte **{ my-hand }** para ver o que você pode fazer.
refusal-no-such-move =
    { $count ->
        [0] { $text } não é uma jogada possível agora. Comece a digitar e escolha uma na lista.
       *[other] { $text } serve para { $count } das suas jogadas. Digite mais um pouco ou escolha uma na lista.
    }
refusal-nothing-to-write = Não há nada para posicionar agora. Aperte **{ my-hand }** para ver o que você pode fazer.
refusal-shortcut-unavailable = { $sentence }
refusal-time-over = Seu tempo já tinha acabado quando você apertou. **{ my-hand }** logo mostra o que acontece.
refusal-too-many-setups = Você já guarda { $limit } formações deste tipo, o máximo permitido. Apague uma em **{ all-setups }** ou salve esta com o nome de outra para trocá-la.
refusal-too-late-to-abort = Não dá mais para cancelar a partida: você já jogou, ou os dois lados já jogaram. Para desistir dela, use `/resign`.
refusal-unknown-setup = Você não guarda mais essa formação. Escolha outra.
