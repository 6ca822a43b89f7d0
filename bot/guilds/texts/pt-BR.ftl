clock-choice-none = Sem relógio
clock-no-limit = leve o tempo que quiser
clock-choice-daily = Diário
clock-choice-live = Ao vivo

command-settings = Que partidas se jogam neste servidor, onde e quem as abre; para a administração
command-settings-show = Mostra todas as configurações, com botões e listas para mudá-las; só você vê
command-settings-channel = Escolhe os canais em que se pode abrir partidas
command-settings-channel-channel = Um canal, ou uma categoria com todos os canais dela; sem isso, você os vê
command-settings-channel-allowed = Se é permitido abrir partidas ali
command-settings-game = Escolhe que jogos se pode jogar
command-settings-game-game = Qual jogo
command-settings-game-allowed = Se é permitido jogá-lo aqui
command-settings-clock = Escolhe que relógios uma partida pode ter
command-settings-clock-clock = Qual relógio
command-settings-clock-offered = Se dá para escolhê-lo
command-settings-starters = Escolhe quem pode abrir partidas; aceitar e entrar, todo mundo pode
command-settings-starters-role = O cargo que pode abrir partidas, ou @everyone; sem isso, você vê qual pode
command-settings-tournaments = Escolhe quem mais pode abrir e gerenciar torneios: um cargo ou alguém
command-settings-tournaments-role = Um cargo que pode; sem cargo nem pessoa, você vê quem pode
command-settings-tournaments-person = Alguém que pode
command-settings-tournaments-allowed = Se é permitido
command-settings-results = Escolhe o canal em que saem os resultados de partidas ranqueadas e de torneio
command-settings-results-channel = O canal; sem isso, você vê qual é ou desliga as publicações
command-settings-daily = Escolhe o canal em que sai a posição diária, uma vez por dia
command-settings-daily-channel = { command-settings-results-channel }

command-settings-threads = Escolhe se cada partida tem seu próprio tópico
command-settings-threads-on = Ligado: o tabuleiro fica em um tópico sob o anúncio; desligado: fica no canal
command-settings-keep = Escolhe por quanto tempo partidas encerradas ficam guardadas por inteiro
command-settings-keep-days = Depois disso, só o resultado fica guardado
command-settings-late = Escolhe o que acontece quando o tempo de um turno acaba
command-settings-late-rule = Respostas no turno de outra pessoa sempre são dadas pelo jogo
command-settings-language = Escolhe o idioma do que todo mundo vê neste servidor
command-settings-language-rule = O que só uma pessoa vê está no idioma dela
command-settings-words = Escolhe se tabuleiros e painéis dizem em palavras o que as imagens mostram
command-settings-words-on = Ligado: todas as palavras, para todos; desligado: uma linha, e o resto no botão { in-words }
command-settings-computers = Permite ou não computadores em novas partidas
command-settings-computers-on = Ligado: qualquer pessoa pode jogar contra o computador; desligado: só entre pessoas
command-settings-takeback = Permite ou não desfazer jogadas que não revelaram nada
command-settings-takeback-on = Ligado: sem pedir, até outra pessoa agir; desligado: jogou, valeu. Ranqueadas: nunca
command-settings-ratings = Escolhe que partidas mudam o rating das pessoas neste servidor
command-settings-ratings-rule = Partidas sem relógio e com computadores nunca são ranqueadas

settings-title = Configurações deste servidor
settings-text = Aperte o que você quer mudar. As partidas abertas continuam como estão.
settings-now = Agora
all-settings = Todas as configurações
saved = Salvo.
on = Ligado
off = Desligado

rule-channel = Canais
rule-channel-all = Todos em que posso escrever
rule-channel-hint = Sem nenhum escolhido, todos são permitidos. Uma categoria permite os canais dela.
any-channel = Canais: todos
all-channels = Todos os canais

rule-game = Jogos
rule-game-all = Todos
rule-game-some = { LIST($games) }
rule-game-hint = Aperte um jogo para permiti-lo ou tirá-lo.

rule-clock = Relógios
rule-clock-some = { LIST($clocks) }
rule-clock-hint = Aperte um relógio para oferecê-lo ou tirá-lo.

rule-starters = Quem abre partidas
everybody = Todo mundo
rule-starters-role = Quem tem <@&{ $role }> ou pode gerenciar este servidor; aceitar e entrar, todo mundo pode
rule-starters-hint = Sem nenhum cargo escolhido, todo mundo pode abrir partidas.

rule-tournaments = Quem gerencia torneios
rule-tournaments-some = { LIST($people) }
organisers-of-role = quem tem <@&{ $role }>
organisers-of-server = quem pode gerenciar este servidor
rule-tournaments-hint = Escolha um cargo, pessoas, ou os dois.
no-role = Nenhum cargo
nobody-else = Ninguém mais
no-further-people = Nenhuma outra pessoa

rule-results = Publicação de resultados
no-posts = Nenhuma
posts-in-channel = Em <#{ $channel }>
rule-results-hint = Cada partida ranqueada ou de torneio recebe uma linha com quem venceu quando acaba. Partidas de quem se esconde não recebem nenhuma. Sem canal escolhido, não publico nada.
no-channel = Nenhum canal

rule-daily = Publicação da posição diária
posts-refused = Em <#{ $channel }>, que recusou a última
rule-daily-hint = Cada dia tem uma posição, a mesma em todo lugar. Eu a publico logo depois da meia-noite UTC, com um botão que a abre em particular. A primeira sai na hora.
rule-daily-hint-refused = Preciso enviar mensagens, inserir links e anexar arquivos lá. Depois escolha o canal de novo.

rule-threads = Tabuleiros
rule-threads-value =
    { $value ->
        [true] Em um tópico para cada partida
       *[false] No canal do anúncio
    }

rule-keep = Partidas encerradas
rule-keep-value =
    { $value ->
        [365] Guardadas por um ano; depois só fica o resultado
       *[other] Guardadas por { $value } dias; depois só fica o resultado
    }
days-to-keep =
    { $days ->
        [365] um ano
       *[other] { $days } dias
    }

rule-late = Quando o tempo acaba
rule-late-value =
    { $value ->
        [claim] Os oponentes podem reivindicar a vitória ou dar mais tempo
        [fallback] O jogo joga por esse lado; na terceira vez seguida, ele sai da partida
        [forfeit] Esse lado sai da partida na hora
       *[usual] Com relógio diário, os oponentes decidem; ao vivo, o jogo joga
    }

rule-language = Idioma
rule-language-value =
    { $value ->
        [auto] O do Discord se este servidor for uma comunidade; senão, inglês
       *[other] { $value }
    }

rule-words = Palavras
rule-words-value =
    { $value ->
        [true] Com toda imagem
       *[false] No botão *{ in-words }*
    }

rule-computers = Computadores
rule-computers-value =
    { $value ->
        [true] Em qualquer partida
       *[false] Nenhum
    }

rule-takeback = Desfazer
rule-takeback-value =
    { $value ->
        [true] Jogadas que não revelaram nada, até outra pessoa agir; não em ranqueadas nem torneios
       *[false] Só se os oponentes concordarem
    }

rule-ratings = Partidas ranqueadas
rule-ratings-value =
    { $value ->
        [chosen] Partidas com relógio, se quem abre as tornar ranqueadas
        [off] Nenhuma
       *[usual] Partidas com relógio, a não ser que quem abre as torne amistosas
    }

preferences-title = Suas configurações neste servidor
preferences-text = Elas valem só para você.

heading-language = Idioma
heading-pictures = Imagens
heading-mentions = Menções
heading-messages = Mensagens diretas
heading-acting = Antes de agir

preference-language =
    { $value ->
        [auto] Tudo o que só você vê está no idioma do seu Discord, se eu falar esse idioma.
       *[other] Tudo o que só você vê está neste idioma: { $value }.
    }
preference-language-label =
    { $value ->
        [auto] Igual ao meu Discord
       *[other] { $value }
    }

preference-words =
    { $value ->
        [true] Os painéis dizem em palavras o que as imagens mostram.
       *[false] Os painéis são uma imagem sob uma linha curta; **{ in-words }** diz o resto.
    }
preference-words-label =
    { $value ->
        [true] Mostrar imagens com uma linha curta
       *[false] Mostrar todas as palavras
    }
words-for-all = Neste servidor, tabuleiros e painéis dizem em palavras o que as imagens mostram, para todo mundo.

preference-calls =
    { $value ->
        [turn] Sempre que uma partida passa a esperar por você. A cada vez, o tabuleiro dela é publicado de novo.
        [never] Nunca, depois que uma partida começa; lembretes também não mencionam você. Desafios, sim.
       *[away] Quando uma partida espera por você e você não fez nada nela há cinco minutos.
    }
preference-calls-label =
    { $value ->
        [turn] A cada turno meu
        [never] Nunca
       *[away] Me mencionar se eu estiver fora
    }

preference-told =
    { $value ->
        [turn] Escrevo para você quando é a sua vez e você não está por aqui, no máximo uma vez por hora.
        [next] Escrevo para você quando é a sua vez ou quando ela é a próxima, e você não está por aqui, no máximo uma vez por hora.
       *[never] Não escrevo para você quando chega a sua vez.
    }
preference-told-label =
    { $value ->
        [turn] Quando for a minha vez
        [next] Também antes da minha vez
       *[never] Não me escrever
    }
preference-told-more = Lista diária

preference-careful =
    { $value ->
        [true] Peço confirmação antes de capturas, ataques e grandes jogadas.
       *[false] Capturas, ataques e grandes jogadas acontecem na hora.
    }
preference-careful-label =
    { $value ->
        [true] Não confirmar ataques
       *[false] Confirmar antes de ataques
    }

preference-aims =
    { $value ->
        [true] O primeiro toque em um lance de Stratego mostra aonde a peça iria, e o segundo o joga.
       *[false] Um toque joga um lance de Stratego.
    }
preference-aims-label =
    { $value ->
        [true] Um toque por lance
       *[false] Dois toques por lance
    }

refusal-asked-too-often = Você chamou { $name } para jogar várias vezes ultimamente, sem resposta positiva. Você pode chamar de novo <t:{ $until }:R>.
refusal-clock-not-offered = Este servidor não oferece esse relógio. Você pode ter { LIST($clocks) }.
clock-key-none = `none`
clock-key-daily = `daily`
clock-key-live = `live`
refusal-game-not-allowed = Neste servidor não se joga { $game }. Você pode escolher { LIST($games, type: "or") }.
refusal-no-clock-left = Ao menos um relógio precisa ser oferecido. Ofereça outro antes e depois tire este.
refusal-no-game-left = Ao menos um jogo precisa ser permitido. Permita outro antes e depois tire este.
refusal-not-organiser = Só a administração e as pessoas que ela indica com `/settings tournaments` podem gerenciar torneios aqui.
not-organiser-of-role = Só a administração e quem tem o cargo <@&{ $role }> gerenciam torneios aqui.
refusal-too-many-organisers = Você pode indicar no máximo { $limit } pessoas. Para mais, escolha um cargo: `/settings tournaments`.
refusal-not-a-starter = Só quem tem o cargo <@&{ $role }> abre partidas aqui. Você pode entrar nas que forem abertas.
refusal-not-an-admin = Só quem pode gerenciar este servidor muda isso. Peça a uma dessas pessoas.
refusal-not-in-this-channel = Neste canal não há partidas. Tente { LIST($channels, type: "or") }.
refusal-too-fast = Você abriu muitas partidas em pouco tempo. Você pode abrir outra <t:{ $until }:R>.
refusal-too-many-channels = Dá para indicar no máximo { $limit } canais. Indique uma categoria para permitir todos os canais dela.
