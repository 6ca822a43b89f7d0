too-late-for-a-form = Demorei demais. Aperte o botão mais uma vez.
not-understood = Não entendi esse comando. Escolha as opções nas listas.
our-fault = Algo deu errado do nosso lado e já está registrado. Nada se perdeu: aperte **{ my-hand }** ou use `/hand` para ver como está a partida.
there-is-more = *Tem mais: aperte **{ in-words }**.*
earlier = Antes
later = Depois

permission-name = { $permission }
permission-view-channel = Ver canal
permission-send-messages = Enviar mensagens
permission-embed-links = Inserir links
permission-attach-files = Anexar arquivos
permission-send-messages-in-threads = Enviar mensagens em tópicos
permission-connect = Conectar
