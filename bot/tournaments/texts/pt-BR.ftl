command-tournament = Torneios de todos contra todos e suíços, de 3 a 32 pessoas
command-tournament-open = Abre um torneio com inscrição por um anúncio neste canal
command-tournament-open-title = Como ele se chama, por exemplo Copa de Outono
command-tournament-open-game = Qual jogo, para duas pessoas
command-tournament-open-format = Quem joga contra quem
command-tournament-open-options = Comece a digitar para ver as opções; sem isso, o jogo de sempre
command-tournament-open-clock = Quanto tempo tem uma partida; sem isso, o de costume neste servidor
command-tournament-open-days = Quantos dias uma rodada dura no máximo; sem isso, 7
command-tournament-open-rounds = Quantas rodadas tem um torneio suíço; sem isso, conforme o número de pessoas
command-tournament-open-size = Quantas pessoas podem participar no máximo; sem isso, 32
command-tournament-open-starts-in = Em quantas horas ele começa, por exemplo 1.5; sem isso, começa por um botão
command-tournament-open-check-in = Quantos minutos antes do início é preciso confirmar presença
command-tournament-show = Mostra torneios em andamento ou encerrados e as tabelas; só você vê
command-tournament-show-tournament = A tabela de qual torneio; sem isso, uma lista de todos
completion-over = { $name } (encerrado)

format-round-robin = Todos contra todos: cada pessoa joga uma vez com cada outra
format-swiss = Suíço: a cada rodada, você joga com alguém que tem mais ou menos os mesmos pontos

im-here = Estou aqui
join = Participar
leave = Sair
begin = Começar
call-off = Cancelar
how-it-works = Como funciona
drop-out = Abandonar
lead = Gerenciar
start = Iniciar
table = Tabela
continue-here = Continuar { $name } aqui
yes-drop-out = Sim, abandonar
yes-call-off = Sim, cancelar
yes-remove = Sim, tirar
yes-end = Sim, encerrar
no-go-on = Não, continuar

title = { $name }: { $game }
called-off-early = Foi cancelado antes de começar.
join-to-take-part = Para entrar, aperte **{ join }**. Quem organiza o começa com { $fewest } pessoas ou mais.
join-before-start = Para entrar, aperte **{ join }**. Ele começa na hora marcada com { $fewest } pessoas ou mais.
check-in-until = Aperte **{ im-here }** até { $start }: quem não apertar até lá fica de fora.
start-missed = Havia menos de { $fewest } pessoas na hora de começar. Quem organiza pode começá-lo com todo mundo que se inscreveu, ou cancelá-lo.

terms = Condições
start-heading = Início
signed-up = Inscrições ({ $count } de { $limit })
nobody-yet = Ninguém ainda

rated = Ranqueado: as partidas contam para o rating neste servidor
unrated = Amistoso: as partidas não mudam nenhum rating
round-robin-in-short =
    { $days ->
        [one] Todos contra todos: cada rodada leva até { $days } dia
       *[other] Todos contra todos: cada rodada leva até { $days } dias
    }
swiss-in-short =
    { $days ->
        [one] Suíço: cada rodada leva até { $days } dia
       *[other] Suíço: cada rodada leva até { $days } dias
    }
swiss-rounds-in-short =
    Suíço: { $rounds ->
        [one] até { $rounds } rodada
       *[other] até { $rounds } rodadas
    }, { $days ->
        [one] cada uma leva até { $days } dia
       *[other] cada uma leva até { $days } dias
    }

start-with-check-in =
    { $minutes ->
        [one] { $start }. Confirme presença no último minuto, a partir de { $opens }.
       *[other] { $start }. Confirme presença nos últimos { $minutes } minutos, a partir de { $opens }.
    }

check-in-call = { $people }, aperte **{ im-here }** para participar: começa { $start }.

table-heading = Tabela
round-heading = Rodada { $round }
continued = { $heading } (continuação)

round-of = Rodada { $round } de { $planned }.
round-until = Rodada { $round } de { $planned }, até { $end }.
called-off-in-round = Cancelado na rodada { $round }.
over = Encerrado.
ended-early = Encerrado antes do fim, na rodada { $round }, pelos resultados até ali.
winners =
    { $count ->
        [1] Vitória de **{ $names }**.
       *[other] **{ $names }** dividem o primeiro lugar.
    }
left-out = De fora, por não confirmar presença: { $names }.

standing = { $rank }. **{ $name }**: { $score } ({ $tie_break })
points =
    { $count ->
        [0.5] { $points } ponto
        [one] { $points } ponto
       *[other] { $points } pontos
    }
wins =
    { $count ->
        [one] { $count } vitória
       *[other] { $count } vitórias
    }
draws =
    { $count ->
        [one] { $count } empate
       *[other] { $count } empates
    }
buchholz-value = Buchholz { $value }
sonneborn-berger-value = Sonneborn-Berger { $value }

pairing-line = Mesa { $table }: { $pairing }
pairing-open = { $first } contra { $second }
pairing-played = { $first } contra { $second }: { $score }
pairing-absent = { $first } contra { $second }: { $score } (não jogada)
pairing-late = { $first } contra { $second }: { $score } (o tempo acabou)
pairing-bye = { $name }: folga
pairing-without = { $name } abandonou

verdict-draw = O tempo acabou: meio ponto para cada lado.
verdict-both-dropped-out = Abandono dos dois lados: ninguém ganha ponto.
verdict-neither-came = Ninguém veio: nenhum lado ganha ponto.
verdict-waited = { $loser } deixou a partida esperando até o tempo acabar: { $winner } ganha o ponto.
verdict-dropped-out = { $loser } abandonou: { $winner } ganha o ponto.
verdict-absent = { $loser } não veio: { $winner } ganha o ponto.

round-links = Rodada { $round }: { $tables }
table-link = mesa { $table }

picture-final = final
picture-called-off = cancelado
picture-round = rodada { $round } de { $planned }
picture-tournament = Torneio
picture-player = Nº { $rank }
picture-points = Pontos
picture-wins = Vit.
picture-draws = Emp.
picture-buchholz = Buchholz
picture-sonneborn-berger = S.-Berger
picture-out = { $name } (saiu)
picture-against = x
picture-bye = folga
table-alt = A tabela de { $tournament } na rodada { $round } de { $planned }.
table-alt-final = A tabela final de { $tournament }.
table-alt-called-off = A tabela de { $tournament } no momento do cancelamento.
standing-alt = { $rank }. { $name }: { $score }.

rules-of = **{ $game }** · { $format }.

rounds = Rodadas
rounds-by-people = Tantas quantas combinem com o número de pessoas.
rounds-asked =
    { $count ->
        [one] { $count } rodada, ou menos, se faltar gente.
       *[other] { $count } rodadas, ou menos, se faltar gente.
    }
rounds-last =
    { $days ->
        [one] Cada uma dura no máximo { $days } dia; a próxima começa quando todos os resultados chegarem.
       *[other] Cada uma dura no máximo { $days } dias; a próxima começa quando todos os resultados chegarem.
    }

matches = Partidas
matches-text = A cada rodada, você recebe o anúncio de uma partida. Ela começa quando os dois lados tiverem apertado **{ start }** nele.

points-heading = Pontos
points-text = Uma vitória vale um ponto, um empate meio ponto, e uma rodada sem oponente (folga) um ponto. Quem desiste ou fica sem tempo perde.

ties = Critérios de desempate
tie-break = { $number }. { $text }
tie-break-buchholz = Buchholz: os pontos de todos os seus oponentes
tie-break-mutual = as partidas entre quem tem os mesmos pontos
tie-break-sonneborn-berger = Sonneborn-Berger: os pontos de quem você venceu e metade dos pontos de quem empatou com você
tie-break-wins = vitórias

late = Quando uma rodada acaba
late-text =
    { $hours ->
        [one] Quem não apertou **{ start }** até a rodada acabar perde a partida; se ninguém apertou, os dois lados perdem. Uma partida ainda em jogo conta como empate; mas quem a deixou esperando por { $hours } hora ou mais a perde. Você pode jogá-la até o fim; a tabela fica como está.
       *[other] Quem não apertou **{ start }** até a rodada acabar perde a partida; se ninguém apertou, os dois lados perdem. Uma partida ainda em jogo conta como empate; mas quem a deixou esperando por { $hours } horas ou mais a perde. Você pode jogá-la até o fim; a tabela fica como está.
    }

leaving = Abandonar
leaving-text = Quem abandona, ou não aceita os desafios de um oponente, perde o que deixar de jogar.

pairing-heading-unknown = Torneio
pairing-title = { $heading }: { $game }
pairing-names = **{ $first }** contra **{ $second }**.
begins-when-ready = A partida começa quando os dois lados tiverem apertado **{ start }**.
round-ends = A rodada acaba { $end }.
pairing-headline =
    { $game } · { $heading }: { $names }
    { begins-when-ready }
ready = Confirmações
until = Até
press-start = { $people }, a partida de vocês nesta rodada pode começar.

not-played-title = { $heading }: não jogada
not-played = **{ $first }** contra **{ $second }** não foi jogada.
see-table = A tabela do torneio diz como ela conta.

ended = 🏆 **{ $tournament }** acabou.
ended-with-table = 🏆 **{ $tournament }** acabou. [A tabela]({ $link }) fica onde está.
thanks = Valeu pela participação, { $people }!

event =
    { $game } · { $people ->
        [one] { $people } pessoa
       *[other] { $people } pessoas
    } · { $rounds ->
        [one] { $rounds } rodada
       *[other] { $rounds } rodadas
    } de no máximo { $days ->
        [one] { $days } dia
       *[other] { $days } dias
    }.
    A tabela e os anúncios das partidas estão no canal indicado como local.
    { event-number }
event-number = Torneio { $number }

result-board = tabuleiro

placings = Torneios
placing = { $tournament }: { $rank }º de { $count }

list-title = Torneios
list-empty = Não há torneio aqui. `/tournament open` abre um, para quem a administração permitir.
list-over = Encerrados
list-line = **{ $name }** · { $people ->
        [one] { $people } pessoa
       *[other] { $people } pessoas
    } · { $status ->
        [signup] inscrições abertas
        [running] em andamento
       *[over] encerrado
    }
list-line-with-table = { $line } · [tabela]({ $link })

opened = O torneio **{ $name }** está aberto; a inscrição é pelo anúncio neste canal. Aperte **{ begin }** nele quando todo mundo tiver entrado.
opened-with-start = O torneio **{ $name }** está aberto; a inscrição é pelo anúncio neste canal. Ele começa na hora marcada.
joined = Você participa de **{ $name }**. Eu menciono você em um anúncio quando a sua primeira partida puder começar.
checked-in = Presença confirmada. **{ $name }** começa sem quem não confirma.
left = Você não participa mais de **{ $name }**.
begun = **{ $name }** começou. A tabela e os anúncios da primeira rodada estão em { $channel }.
called-off = O torneio **{ $name }** foi cancelado.
nothing-changed = Nada mudou.
moved = **{ $name }** continua aqui: a tabela, os anúncios que esperam gente e os que ainda vêm. As partidas em jogo ficam onde estão; `/board` as muda de lugar.
continues-in = O torneio continua em { $channel }.
continues-here = [O torneio continua aqui]({ $link }).
table-is-in = [A tabela de { $name }]({ $link }) está em { $channel }.
removed = Essa pessoa não participa mais. A tabela mostra como ficam os resultados.
replaced = **{ $person }** agora joga nesse lugar de **{ $tournament }**.
paired = As duas pessoas jogam entre si. O anúncio delas aparece junto com os outros da rodada.
ended-now = **{ $name }** acabou, pelos resultados até aqui.

lead-title = Gerenciar { $tournament }
lead-text = Rodada { $round }. **Tirar** alguém que não aparece: essa pessoa perde o que não jogar. **Substituir** alguém, escolhendo quem sai e quem entra; o lugar mantém os pontos, e uma partida já começada vai até o fim como está. **Parear** duas pessoas sem oponente nesta rodada: cada uma está de folga ou venceu porque a outra não veio.
choose-to-remove = Tirar alguém
choose-to-replace = Substituir: escolha quem sai e quem entra
choose-to-pair = Parear: escolha duas pessoas sem oponente
end-now = Encerrar agora

ask-drop-out = Abandonar { $tournament }?
ask-drop-out-text = Você não recebe mais oponentes e perde a partida que ainda não começou. A que já começou continua. Você não pode voltar a este torneio.
ask-call-off = Cancelar { $tournament }?
ask-call-off-text = Ele acaba para todo mundo, e a tabela fica como está. Partidas que já começaram continuam. Isso não tem volta.
ask-remove = Tirar { $person } de { $tournament }?
ask-remove-text = Essa pessoa não recebe mais oponentes e perde a partida que ainda não começou. A que já começou continua.
ask-end = Encerrar { $tournament } agora?
ask-end-text = Ele acaba para todo mundo, e o fim é anunciado. A tabela se decide pelos resultados até aqui: pontos primeiro, depois os critérios de desempate de sempre. Partidas que não acabaram não dão pontos. Isso não tem volta.

refusal-check-in-closed = Só dá para confirmar presença pouco antes do início. O anúncio diz a partir de quando.
refusal-check-in-without-start = Para confirmar presença, é preciso haver hora de início: escolha um `starts_in` de pelo menos o tempo da confirmação.
refusal-checked-in-already = Você já confirmou presença. Eu menciono você quando a sua primeira partida puder começar.
refusal-choose-one-of-each = Escolha duas pessoas: uma que participa, e uma que não participa e fica no lugar dela.
refusal-not-begun = O torneio ainda não começou. O anúncio dele tem os botões para isso.
refusal-not-waiting = Escolha duas pessoas que não tenham oponente nesta rodada: por folga, ou porque a outra não veio.
refusal-entered-already = Você já participa. O anúncio mostra quem mais está.
refusal-not-entered = Você não participa deste torneio.
refusal-signup-over =
    { $status ->
        [running] O torneio já começou, então ninguém mais pode entrar. A tabela mostra quem joga.
        [over] Esse torneio acabou. `/tournament show` mostra os que estão em andamento.
       *[cancelled] Esse torneio foi cancelado. `/tournament show` mostra os que estão em andamento.
    }
refusal-too-few-entrants = Um torneio começa com { $fewest } pessoas ou mais. Espere mais alguém entrar.
refusal-too-many-tournaments =
    { $limit ->
        [one] Já há { $limit } torneio aqui, o máximo ao mesmo tempo. Espere ele acabar ou cancele-o.
       *[other] Já há { $limit } torneios aqui, o máximo ao mesmo tempo. Espere um acabar ou cancele um.
    }
refusal-tournament-full = O torneio tem { $limit } pessoas, o máximo permitido. Peça outro a quem organiza.
refusal-tournament-over =
    { $status ->
        [over] Esse torneio acabou, então nada mudou.
       *[cancelled] Esse torneio já foi cancelado.
    }
refusal-withdrawn-already = Você já abandonou este torneio.
