too-late-for-a-form = Tardé demasiado. Pulsa el botón otra vez.
not-understood = No entendí ese comando. Elige sus opciones de las listas.
our-fault = Algo falló por nuestra parte y ya está anotado. No se ha perdido nada: pulsa **{ my-hand }** o usa `/hand` para ver cómo va la partida.
there-is-more = *Hay más: pulsa **{ in-words }**.*
earlier = Antes
later = Después

permission-name = { $permission }
permission-view-channel = Ver canal
permission-send-messages = Enviar mensajes
permission-embed-links = Insertar enlaces
permission-attach-files = Adjuntar archivos
permission-send-messages-in-threads = Enviar mensajes en hilos
permission-connect = Conectar
