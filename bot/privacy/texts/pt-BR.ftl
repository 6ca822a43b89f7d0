command-privacy = O que eu guardo sobre você neste servidor e fora dele; só você vê
command-privacy-about = Mostra o que eu guardo sobre você, e por quanto tempo
command-privacy-export = Entrega tudo o que eu guardo sobre você, em arquivos que só você vê
command-privacy-hide = Esconde como você joga: nenhum perfil, ranking ou lista mostra você aos outros
command-privacy-hide-on = Ligado: só você vê como jogou; desligado: todo mundo aqui pode ver
command-privacy-delete = Apaga o que eu guardo sobre você; antes, explico o que isso significa e pergunto

about-title = O que eu guardo sobre você
about-text = Tudo é guardado só para este servidor, por quem cuida de mim. O que você faz fora de um servidor em que eu esteja fica à parte, só para você.

kept = Fica guardado
kept-text = Seu id do Discord, o nome que você usa aqui, suas partidas com cada jogada e a hora dela, seus ratings, seus torneios, quem você bloqueia, formações que salvou, lições que começou, suas tentativas nas posições diárias, suas configurações, respostas que você dá de antemão, dicas enquanto a partida dura, análises das suas partidas, e quando escrevi para você, se você pediu isso. Nada do que você escreve nos canais.

how-long = Por quanto tempo
how-long-text =
    { $days ->
        [365] Partidas encerradas ficam inteiras por um ano; depois só ficam o resultado e os seus ratings. Se me removerem do servidor, tudo some depois de 30 dias.
       *[other] Partidas encerradas ficam inteiras por { $days } dias; depois só ficam o resultado e os seus ratings. Se me removerem do servidor, tudo some depois de 30 dias.
    }

your-choice = Você decide
your-choice-text = `/privacy export` entrega tudo em um arquivo; `/privacy delete` apaga. `/privacy hide` esconde dos outros como você jogou: perfil, ratings, partidas encerradas.

deletion-title = Apagar o que eu guardo sobre você?
deletion-text = Isso não tem volta. Vale para este servidor e para o que você fez fora de um:

ends-now = Acaba agora
ends-now-text = Você desiste de todas as partidas em que está e sai de todo desafio, sala e torneio.

is-deleted = É apagado
is-deleted-text = Seu id, seu nome, seus ratings, quem você bloqueia, suas formações salvas, suas lições, suas tentativas nas posições diárias, suas configurações e respostas dadas de antemão. Por um dia, lembro que alguém com rating saiu daqui, mas não quem.

backups = Backups
backups-text = Cópias do meu disco guardam isso até que quem cuida de mim as apague.

stays = Fica
stays-text = As jogadas das suas partidas, para que as outras pessoas ainda possam ver as delas; lá e nas minhas mensagens, você aparece com um nome como “Ex-participante 12”. O que outras pessoas escreveram nos canais. Que alguém bloqueia você.

delete-all = Sim, apagar tudo
keep-all = Não, manter

exported = Isto é tudo o que eu guardo sobre você aqui.
nothing-kept = Não guardo nada seu aqui, então não há nada a apagar.
nothing-deleted = Nada foi apagado.

gave-up-matches =
    { $count ->
        [one] Você desistiu de { $count } partida.
       *[other] Você desistiu de { $count } partidas.
    }
left-lobbies =
    { $count ->
        [one] Você saiu de { $count } desafio ou sala.
       *[other] Você saiu de { $count } desafios e salas.
    }
deleted = O que eu guardava sobre você aqui está apagado. Se você jogar de novo, começa do zero, como alguém que acabou de chegar.

hidden = Você está fora de vista neste servidor: só você vê seu perfil e seus ratings, e você não aparece em nenhum ranking ou lista. Quem joga com você ainda vê você nas próprias partidas. Tabuleiros já publicados não mudam.
shown = Você voltou a aparecer: todo mundo neste servidor pode ver seu perfil e seus ratings.

kept-apart = O que você fez fora de um servidor em que eu esteja fica à parte, e não o alcanço daqui. Use o mesmo comando em uma mensagem direta para mim.

refusal-deleted-lately = Seus dados daqui foram apagados há menos de uma hora. Você pode pedir de novo <t:{ $until }:R>; até lá, `/privacy export` mostra o que guardo de você desde então.
refusal-not-deleted = Nesse meio-tempo você entrou em outra partida, então nem tudo foi apagado ainda. Peça de novo.
