match-begins = Empieza la partida.
rules-changed = Las reglas han cambiado desde entonces, así que esto muestra lo que se contó en su día, sin imágenes.
step-of = Paso { $number } de { $total } · { $footer }
your-hand = Tu mano
hand-of = Mano de { $name }
go-to = Ir a
as-spectator = Como público
from-my-seat = Desde mi puesto
everything-open = Todo a la vista
gif = GIF
text = Texto
record = Archivo
played-match =
    { $over ->
        [true] #{ $match } { $game }: { $sides }
       *[false] #{ $match } { $game } en juego: { $sides }
    }

gif-of-match = Imagen animada de la partida { $match }
gif-about = La partida como la muestra la repetición, imagen a imagen.
text-of-match = Planilla de la partida { $match }
text-about = Las jugadas como las cuenta la repetición, una por línea.
record-of-match = Archivo de la partida { $match }
record-about = Clave y jugadas, para `python -m bot.tools.verify`, que repite la partida desde su clave.
share-here = Compartir aquí
back-to-the-replay = Volver a la repetición
shared-in-channel = Compartido en este canal.
making-gif = Preparo el GIF de la partida { $match }…
pictures-drawn = Imágenes dibujadas: { $drawn } de { $total }.
pictures-to-draw = Imágenes por dibujar: { $total }.
gif-failed = No se pudo hacer el GIF. Inténtalo otra vez en un minuto.

gif-shared = **{ $game }, partida { $match }: { $sides }** · imagen animada, compartida por { $name }
text-shared = **{ $game }, partida { $match }: { $sides }** · planilla, compartida por { $name }
record-shared = **{ $game }, partida { $match }: { $sides }** · archivo, compartido por { $name }
gif-shared-by-spectator = **{ $game }, partida { $match }: { $sides }** · imagen animada, compartida desde el público
text-shared-by-spectator = **{ $game }, partida { $match }: { $sides }** · planilla, compartida desde el público
record-shared-by-spectator = **{ $game }, partida { $match }: { $sides }** · archivo, compartido desde el público

sheet-title = { $game }, partida { $match }

command-replay = Recorre una partida paso a paso; solo lo ves tú
command-replay-match = Qué partida; la última tuya, si no eliges otra

refusal-gif-busy = Ahora mismo se hacen demasiados GIF. Inténtalo otra vez en un minuto.
refusal-gif-gone = Ya no tengo ese GIF. Vuelve a la repetición y pulsa **{ gif }** otra vez.
refusal-gif-in-progress = Ya se está haciendo un GIF para ti. Inténtalo otra vez cuando esté hecho.
refusal-no-pictures = Las reglas han cambiado desde esa partida, así que no hay imágenes de ella. **{ text }** escribe lo que se jugó.
refusal-not-shared = Discord no me dejó publicarlo aquí. Inténtalo otra vez o en otro canal.
refusal-nothing-to-keep-yet = Los GIF, planillas y archivos se hacen cuando la partida ha terminado. Hasta entonces, `/replay` la recorre.
refusal-nothing-played = Todavía no has jugado aquí. Nombra una partida en `match`, o reta a alguien con `/challenge`.
refusal-nothing-to-replay = No tengo jugadas de la partida { $match } para ti: no la jugó nadie, se jugó donde no puedes verla, o terminó hace tanto que solo se guarda el resultado. `/replay` muestra qué partidas hay.
refusal-not-open-yet = Todo se muestra cuando la partida ha terminado. Hasta entonces la repetición muestra lo que podías ver.
refusal-has-to-be-remembered = En la partida { $match } hay que recordar lo que se vio. Se podrá repetir cuando termine; **{ watch }** muestra cómo va.
