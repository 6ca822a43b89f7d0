command-challenge = Desafia alguém para uma partida; diga o jogo ou escolha-o depois
command-challenge-opponent = Contra quem você quer jogar
command-challenge-game = Qual jogo; sem isso, você escolhe jogo, regras e relógio em uma página
command-challenge-level = Em que nível eu jogo, se você me desafia; sem isso, o que combina com você
menu-challenge = Desafiar
command-practice = Joga contra o computador: escolha jogo, nível e quantos, e comece na hora
command-open = Abre uma partida para quem quiser entrar; o anúncio aparece aqui
command-open-players = Para quantas pessoas; sem isso, começa quando houver gente suficiente
command-muster = Monta uma partida com quem está no seu canal de voz; você organiza antes
command-any-game = Qual jogo
command-any-options = Comece a digitar para ver as opções; sem isso, o jogo de sempre
command-any-clock = Com quanto tempo se joga; sem isso, o de costume neste servidor
command-block = De quem você não quer desafios neste servidor; só você vê
command-block-add = Não aceita mais desafios de alguém; o que está aberto entre vocês acaba
command-block-add-person = De quem você não quer desafios
command-block-remove = Volta a aceitar desafios de alguém
command-block-remove-person = De quem você quer desafios de novo
command-block-list = Lista quem você bloqueia, para desbloquear

about-beginner = O nível iniciante joga como em uma primeira partida.
about-easy = O nível fácil pensa um pouco à frente.
about-medium = O nível médio pensa à frente.
about-hard = O nível difícil pensa à frente até onde consegue.

challenge-whom = Quem você quer desafiar?
choose-game-next = Você escolhe o jogo a seguir.
choose-variant-next = Você escolhe as regras de { $game } a seguir.
choose-somebody = Escolha alguém
challenge-somebody = Desafiar { $name }
open-to-everybody = Abrir uma partida a todo mundo
play-computer = Jogar contra o computador
ask-game = Qual jogo?
rules-variant = Regras
custom = Personalizadas
rules-conflict = Estas regras não combinam
is-rated = Ranqueada
rated-means = conta para o rating de vocês neste servidor.
is-unrated = Amistosa
unrated-means = não muda o rating de ninguém.
against = Contra
computers-of-level = { LIST($names) }. { $about }
send-challenge = Enviar desafio
open-to-all = Abrir a todo mundo
make-rated = Tornar ranqueada
make-unrated = Tornar amistosa
change-rule = Mudar uma regra
more-choices = Mais opções
play = Jogar
only-watch = Só assistir
clock-none = Sem relógio
clock-daily = Relógio diário
clock-live = Relógio ao vivo
opponents =
    { $count ->
        [one] { $count } oponente
       *[other] { $count } oponentes
    }
go-on-with = Continuar: { $game }, partida { $match }
matches-under-way =
    { $count ->
        [1] Você tem uma partida em andamento.
       *[other] Você tem partidas em andamento.
    }
rules-of-game = { $game }: regras
which-rule = Que regra você quer mudar?
rule-of-game = { $game }: { $rule }
choose-value = Escolha o que vale nesta partida.
rule-value = { $rule }: { $value }
variant-value = { $variant }: { $terms }

challenge-title = { $game }: um desafio
challenges = **{ $challenger }** desafia **{ $opponent }**.
answer-until = Responda até { $until }.
terms = Condições
answer = Resposta
ratings = Ratings
you-are-challenged = { $people }, há um desafio para você.
accept = Aceitar
decline = Recusar
cancel = Cancelar
challenge-closed-title = { $game }: desafio encerrado
challenge-ended-declined = { $opponent } recusou. Tente outro dia ou desafie outra pessoa.
challenge-ended-cancelled = { $challenger } retirou o desafio.
challenge-ended-expired = Ninguém respondeu a tempo, então o desafio expirou. `/challenge` faz um novo.
you-declined = Você recusou. { $name } pode ver isso no anúncio.
you-withdrew = Você retirou o seu desafio.

who-joins = { $game }: quem entra?
match-for = { $game }: partida para { $number }
lobby-closed-title = { $game }: encerrada
closed-cancelled = Foi cancelada. `/open` ou `/muster` começa outra.
closed-expired = Expirou antes de todo mundo chegar. `/open` ou `/muster` começa outra.
opens-match = **{ $opener }** abre uma partida. Quem está aqui pode entrar.
invites = **{ $opener }** convida { LIST($names) }.
looks-for-players = **{ $opener }** procura gente para jogar.
players = Quem joga
players-joined = Quem joga ({ $joined } de { $number })
team = Equipe { $team }
start = Início
now = Agora
until = Até
nobody-yet = ninguém ainda
until-time = Até { $until }.
starts-by-itself =
    { $count ->
        [one] Começa automaticamente com { $count } pessoa.
       *[other] Começa automaticamente com { $count } pessoas.
    }
may-start-now = { $opener } já pode começar.
may-start-with = { $opener } pode começar com { LIST($sizes, type: "or") }.
may-start-if-teams-fit = { $opener } pode começar com { LIST($sizes, type: "or") } se as equipes fecharem.
stays-open = Fica aberta até { $until }.
seats-free =
    { $count ->
        [one] Há { $count } lugar livre. { $opener } pode organizar uma partida com quem ficou.
       *[other] Há { $count } lugares livres. { $opener } pode organizar uma partida com quem ficou.
    }
seats-free-in-voice =
    { $count ->
        [one] Há { $count } lugar livre. Quem está no mesmo canal de voz pode ocupá-lo, ou { $opener } pode organizar uma partida com quem ficou.
       *[other] Há { $count } lugares livres. Quem está no mesmo canal de voz pode ocupar um, ou { $opener } pode organizar uma partida com quem ficou.
    }
all-agree = A partida começa quando todo mundo tiver apertado **{ i-play }**.
waiting-for = { all-agree } Falta aceitar: **{ LIST($names) }**.
do-you-play = { $people }, vamos jogar?
i-play = Eu jogo
join = Entrar
join-team = Entrar na equipe { $team }
take-free-seat = Ocupar o lugar livre
change-teams = Trocar de equipe
start-now = Começar agora
leave = Sair
arrange = Organizar
computer-players = Computadores
call-off = Cancelar a partida

computers-title = { $game }: computadores
no-computers = Nenhum participa ainda.
computers-agree = Eles aceitam na hora o que você organizar.
add-computer = Incluir { $name }
add-to-team = Equipe { $team }: { $name }
remove-computer = Tirar { $name }

who-plays = { $game }: quem joga?
also-present = Também no seu canal de voz
choose-who-plays = Escolha quem joga com você: { LIST($sizes, type: "or") } pessoas no total.
who-plays-including-you = Quem joga, contando você
who-is-in-team-1 = Quem está na equipe 1
team-method-random = Equipes sorteadas
team-method-hand = À mão
teams-random = Equipes: por sorteio
teams-random-means = O sorteio acontece quando você envia os convites. As mesmas pessoas recebem as mesmas equipes até terminarem uma partida, então cancelar não muda nada.
teams-hand = Equipes: à mão
teams-hand-means = Escolha abaixo quem está na equipe 1. As outras pessoas ficam na equipe 2.
send-invitations = Enviar convites
invitations-to-send = Envie os convites quando estiver tudo certo. A partida começa quando todo mundo tiver aceitado.
invitations-sent = Os convites foram enviados. Se você mudar algo, todo mundo recebe a pergunta de novo.
people-drawn = Vocês são { $present } aqui, e { $playing } podem jogar, então sorteei quem joga. Escolha outras pessoas, se quiser.

close-match = Encerrar esta partida?
closes-by-leaving = Só tem você nela: se você sair, ela acaba, e ninguém mais pode entrar.
yes-close = Sim, encerrar
no-stay = Não, ficar
change-teams-with = Trocar de equipe com quem?
change-teams-means = Vocês trocam de lugar entre si, e as outras pessoas precisam aceitar de novo.

match-is-on = A partida começou em { $channel }.
card-is-in = O anúncio está em { $channel }.
drawn-anew = Isto é um treino a partir daquele momento. O que estava escondido de você é sorteado de novo.
rematch-agreed = Você aceitou a revanche que já estava proposta. Ela começa assim que todo mundo aceitar.
joined = Você entrou. O anúncio mostra quem mais está, e eu menciono você quando for a sua vez.
left = Você saiu da partida.
left-open = Você saiu da partida. Alguém tinha entrado nesse meio-tempo, então ela continua aberta.
you-closed-match = Você encerrou a partida.
stayed = Você continua nela. O anúncio mostra quem mais está.
agreed = Valeu! A partida começa assim que todo mundo aceitar.
called-off = Você cancelou a partida.
changed-teams = Você trocou de equipe. As outras pessoas precisam aceitar de novo.
invitations-are-in = Os convites estão em { $channel }. Para mudar algo, aperte **{ arrange }** lá.
watched-ended = A partida acabou. Ninguém venceu.

whom-you-block = Quem você bloqueia
blocks-these = Você não aceita desafios destas pessoas:
and-more-people =
    { $count ->
        [one] e mais { $count } pessoa
       *[other] e mais { $count } pessoas
    }
blocks-nobody = Você aceita desafios de todo mundo neste servidor. `/block add` muda isso.
unblock-somebody = Desbloquear alguém
somebody-who-left = Alguém que saiu ({ $id })
blocked =
    { $name ->
        [them] Essa pessoa não pode mais desafiar você e não fica sabendo por quê. Desafios abertos entre vocês acabaram, e você saiu das salas em comum; partidas que já começaram continuam. `/block remove` desfaz isso.
       *[other] { $name } não pode mais desafiar você e não fica sabendo por quê. Desafios abertos entre vocês acabaram, e você saiu das salas em comum; partidas que já começaram continuam. `/block remove` desfaz isso.
    }
unblocked =
    { $name ->
        [them] Você voltou a aceitar desafios dessa pessoa.
       *[other] Você voltou a aceitar desafios de { $name }.
    }

here-is-the-card = aqui está o anúncio
here-is-the-board = aqui está o tabuleiro
sizes-against = { $one } contra { $other }

refusal-agreed-already = Você já aceitou. Falta aceitar: { LIST($names) }.
refusal-alone-in-voice = Só você está no seu canal de voz. Espere mais gente ou use `/open` para uma sala pública.
refusal-blocked-here = Você não pode entrar nesta partida. `/open` começa outra.
refusal-blocked-pair = { LIST($names) } não podem jogar na mesma partida. Deixe uma dessas pessoas de fora.
refusal-blocked-you = { $name } não está aceitando desafios. Desafie outra pessoa.
refusal-bot-challenge = { $name } é um bot que não sabe jogar. Desafie uma pessoa ou use `/practice` para jogar contra mim.
refusal-bot-invited = { $name } é um bot e não sabe jogar. Escolha só pessoas.
refusal-cannot-start = A partida não pode começar assim: precisa de { LIST($sizes, type: "or") } pessoas.
cannot-start-in-teams = A partida não pode começar assim: precisa de { LIST($sizes, type: "or") } pessoas, em equipes do tamanho certo.
refusal-cannot-swap = Não há com quem trocar de equipe agora. O anúncio mostra as equipes.
refusal-challenge-closed =
    { $status ->
        [live] Esse desafio já foi aceito, e a partida começou. `/board` a mostra.
        [over] Esse desafio foi aceito, e a partida já acabou. `/challenge` começa outra.
        [declined] Esse desafio foi recusado. `/challenge` desafia de novo.
        [cancelled] Esse desafio foi retirado. `/challenge` faz um novo.
       *[expired] { refusal-challenge-expired }
    }
refusal-challenge-expired = Esse desafio expirou. `/challenge` faz um novo.
refusal-challenged-already = Você já desafiou { $name } para isso, e a resposta ainda não veio: { $card }.
refusal-computers-not-allowed = A administração deste servidor não permite computadores. Jogue com gente: `/challenge` desafia alguém, `/open` abre uma partida a todo mundo.
refusal-former-player = { $name } não joga mais aqui, então não há revanche. Desafie outra pessoa com `/challenge`.
refusal-joined-already = Você já entrou. O anúncio mostra quem ainda falta.
refusal-level-of-a-person = { $name } não é um computador, então não há nível para escolher. Para jogar em um nível, desafie a mim.
refusal-lobby-closed =
    { $status ->
        [live] Essa partida já começou. Aperte **{ my-hand }** embaixo do tabuleiro se você joga nela.
        [over] Essa partida já acabou. `/open` começa outra.
        [cancelled] Essa partida foi cancelada. `/open` ou `/muster` começa outra.
       *[expired] Essa partida expirou antes de todo mundo chegar. `/open` ou `/muster` começa outra.
    }
refusal-lobby-full = Todos os lugares estão ocupados. Use `/open` para começar uma partida sua.
refusal-no-voice = Entre primeiro em um canal de voz e depois use `/muster` para uma partida com quem está nele.
refusal-not-a-member = Essa pessoa não está mais neste servidor. Desafie outra.
refusal-rematch-stands = Você já pediu isso, e ainda falta gente aceitar: { $card }.
refusal-not-blocked =
    { $name ->
        [them] Você não bloqueia essa pessoa, então nada mudou.
       *[other] Você não bloqueia { $name }, então nada mudou.
    }
refusal-not-complete =
    { $count ->
        [one] A partida não está completa: há { $count } lugar livre. Você pode aceitar quando ele for ocupado.
       *[other] A partida não está completa: há { $count } lugares livres. Você pode aceitar quando forem ocupados.
    }
teams-not-made = As equipes ainda não foram montadas. Você pode aceitar depois disso.
refusal-not-in-lobby = Você não faz parte desta partida. Só as pessoas citadas no anúncio podem fazer isso.
refusal-not-in-that-voice = O lugar livre é para alguém do canal de voz desta partida. Entre nele e aperte de novo.
refusal-not-in-voice =
    { $count ->
        [one] { LIST($names) } não está no seu canal de voz. Escolha quem está, ou espere a pessoa entrar.
       *[other] { LIST($names) } não estão no seu canal de voz. Escolha quem está, ou espere as pessoas entrarem.
    }
refusal-no-game-chosen = Opções pertencem a um jogo. Escolha também o `game`, ou deixe as opções para depois.
refusal-not-over = Esta partida ainda está em andamento. Termine-a primeiro e depois peça a revanche.
refusal-no-picks = Não há mais capitães escolhendo equipes. **{ arrange }** no anúncio deixa quem abriu a partida montá-las.
refusal-no-computers = Eu mesmo não jogo no momento. Jogue com gente: `/challenge` desafia alguém, `/open` abre uma partida a todo mundo.
refusal-not-the-challenger = Só { $name }, que fez este desafio, pode cancelá-lo.
refusal-not-the-opener = Só { $name }, que abriu esta partida, pode fazer isso.
refusal-not-the-opponent = Este desafio é para { $name }, e só { $name } pode responder.
refusal-not-yours-to-end = Só quem começou esta partida, ou alguém da administração do servidor, pode encerrá-la.
refusal-posted-already = Os convites já foram enviados. O que você mudar aqui aparece no anúncio deles.
refusal-rated-with-computers = Uma partida com computador nunca é ranqueada. Deixe `rated` de fora ou desafie uma pessoa.
refusal-self-block = Não dá para se bloquear. Escolha outra pessoa.
refusal-self-challenge = Não dá para se desafiar. Desafie outra pessoa deste servidor.
refusal-team-full = A equipe { $team } está cheia. Entre na outra ou peça a alguém para trocar.
refusal-too-many-open =
    { $limit ->
        [one] { $name } já tem { $limit } partida aberta aqui, o máximo permitido. Desafie outra pessoa ou tente mais tarde.
       *[other] { $name } já tem { $limit } partidas abertas aqui, o máximo permitido. Desafie outra pessoa ou tente mais tarde.
    }
refusal-too-many-yours =
    { $limit ->
        [one] Você já tem { $limit } partida aberta aqui, o máximo permitido. Termine uma ou cancele um desafio; `/matches` mostra a lista.
       *[other] Você já tem { $limit } partidas abertas aqui, o máximo permitido. Termine uma ou cancele um desafio; `/matches` mostra a lista.
    }
refusal-uneven-teams = Essas equipes não fecham: precisa ser { LIST($splits, type: "or") }. Escolha de novo quem está na equipe 1.
refusal-unknown-option = Não entendo a opção { $option }. Comece a digitar e escolha na lista.
unknown-option-of-game = Não entendo a opção { $option }. As opções são { LIST($options) }, escritas como `{ $example }=…`. Comece a digitar e escolha na lista.
unknown-option-meant = Não entendo a opção { $option }. Você quis dizer { LIST($suggestions, type: "or") }?
refusal-wrong-size = Com estas opções, { $game } é para { LIST($sizes, type: "or") } pessoas. Escolha esse número ou outras opções.
refusal-watched-already = Já há computadores jogando entre si neste servidor: { $board }. Assista ou espere acabarem.
refusal-you-blocked = Você bloqueia { $name }. Primeiro use `/block remove`, depois faça o desafio.
refusal-you-blocked-here = Você bloqueia { $name }, que está nesta partida. Primeiro use `/block remove`, depois entre.
