match-begins = A partida começa.
rules-changed = As regras mudaram desde então, por isso aqui está só o que se contou na época, sem imagens.
step-of = Passo { $number } de { $total } · { $footer }
your-hand = Sua mão
hand-of = Mão de { $name }
go-to = Ir para
as-spectator = Da plateia
from-my-seat = Do meu lugar
everything-open = Tudo aberto
gif = GIF
text = Texto
record = Registro
played-match =
    { $over ->
        [true] #{ $match } { $game }: { $sides }
       *[false] #{ $match } { $game } em jogo: { $sides }
    }

gif-of-match = Imagem animada da partida { $match }
gif-about = A partida como o replay a mostra, imagem por imagem.
text-of-match = Súmula da partida { $match }
text-about = As jogadas como o replay as conta, uma linha cada.
record-of-match = Registro da partida { $match }
record-about = Chave e jogadas, para `python -m bot.tools.verify`, que refaz a partida a partir da chave.
share-here = Compartilhar aqui
back-to-the-replay = Voltar ao replay
shared-in-channel = Compartilhado neste canal.
making-gif = Fazendo o GIF da partida { $match }…
pictures-drawn =
    { $total ->
        [one] { $drawn } de { $total } imagem desenhada.
       *[other] { $drawn } de { $total } imagens desenhadas.
    }
pictures-to-draw =
    { $total ->
        [one] Há { $total } imagem a desenhar.
       *[other] Há { $total } imagens a desenhar.
    }
gif-failed = Não deu para fazer o GIF. Tente mais uma vez daqui a um minuto.

gif-shared = **{ $game }, partida { $match }: { $sides }** · imagem animada, compartilhada por { $name }
text-shared = **{ $game }, partida { $match }: { $sides }** · súmula, compartilhada por { $name }
record-shared = **{ $game }, partida { $match }: { $sides }** · registro, compartilhado por { $name }
gif-shared-by-spectator = **{ $game }, partida { $match }: { $sides }** · imagem animada, compartilhada por quem assistiu
text-shared-by-spectator = **{ $game }, partida { $match }: { $sides }** · súmula, compartilhada por quem assistiu
record-shared-by-spectator = **{ $game }, partida { $match }: { $sides }** · registro, compartilhado por quem assistiu

sheet-title = { $game }, partida { $match }

command-replay = Percorre uma partida passo a passo; só você vê
command-replay-match = Qual partida; a sua última, se você não escolher outra

refusal-gif-busy = Há GIFs demais sendo feitos no momento. Tente de novo daqui a um minuto.
refusal-gif-gone = Não tenho mais esse GIF. Volte ao replay e aperte **{ gif }** mais uma vez.
refusal-gif-in-progress = Um GIF está sendo feito para você. Tente isso de novo quando ele estiver pronto.
refusal-no-pictures = As regras mudaram desde aquela partida, então não há imagens dela. **{ text }** põe por escrito o que foi jogado.
refusal-not-shared = O Discord não me deixou publicar isso aqui. Tente de novo ou em outro canal.
refusal-nothing-to-keep-yet = GIFs, súmulas e registros são feitos quando a partida acaba. Até lá, `/replay` a percorre.
refusal-nothing-played = Você ainda não jogou aqui. Diga uma partida em `match` ou desafie alguém com `/challenge`.
refusal-nothing-to-replay = Não tenho jogadas da partida { $match } para você: ninguém a jogou, foi jogada onde você não a vê, ou acabou há tanto tempo que só o resultado ficou guardado. `/replay` mostra que partidas há.
refusal-not-open-yet = Tudo aparece quando a partida acaba. Até lá, um replay mostra o que você podia ver.
refusal-has-to-be-remembered = Na partida { $match }, é preciso guardar na memória o que se viu. Ela pode ser revista quando acabar; **{ watch }** mostra como está.
