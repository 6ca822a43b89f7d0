clock-choice-none = Sin reloj
clock-no-limit = todo el tiempo que quieras
clock-choice-daily = Diario
clock-choice-live = En vivo

command-settings = Qué partidas se juegan en este servidor, dónde, y quién las abre; para la administración
command-settings-show = Muestra todos los ajustes, con botones y listas para cambiarlos; solo lo ves tú
command-settings-channel = Elige los canales en los que se pueden abrir partidas
command-settings-channel-channel = Un canal, o una categoría con todos sus canales; déjalo vacío para verlos
command-settings-channel-allowed = Si se pueden abrir partidas allí
command-settings-game = Elige a qué juegos se puede jugar
command-settings-game-game = Qué juego
command-settings-game-allowed = Si se puede jugar aquí
command-settings-clock = Elige qué relojes puede tener una partida
command-settings-clock-clock = Qué reloj
command-settings-clock-offered = Si se puede elegir
command-settings-starters = Elige quién puede abrir partidas; todo el mundo puede aceptarlas y unirse
command-settings-starters-role = El rol que puede abrir partidas, o @everyone; déjalo vacío para ver cuál puede
command-settings-tournaments = Elige quién más puede abrir y dirigir torneos: un rol o alguien
command-settings-tournaments-role = Un rol que puede; deja ambos vacíos para ver quién puede
command-settings-tournaments-person = Alguien que puede
command-settings-tournaments-allowed = Si puede
command-settings-results = Elige el canal para los resultados de partidas puntuables y de torneo
command-settings-results-channel = El canal; déjalo vacío para ver cuál es o para no publicar nada
command-settings-daily = Elige el canal en el que se publica la posición del día, una vez al día
command-settings-daily-channel = { command-settings-results-channel }

command-settings-threads = Elige si cada partida tiene su propio hilo
command-settings-threads-on = Sí: el tablero va en un hilo bajo la tarjeta; no: se queda en el canal
command-settings-keep = Elige cuánto tiempo se guardan enteras las partidas terminadas
command-settings-keep-days = Después solo se guarda el resultado
command-settings-late = Elige qué pasa cuando a alguien se le acaba el tiempo de un turno
command-settings-late-rule = Las respuestas en turnos ajenos siempre se dan en su lugar
command-settings-language = Elige el idioma de lo que todos ven en este servidor
command-settings-language-rule = Lo que ve una sola persona está en el idioma de esa persona
command-settings-words = Elige si tableros y paneles dicen con palabras lo que muestran sus imágenes
command-settings-words-on = Sí: todo en palabras, para todos; no: una línea corta, y el resto en { in-words }
command-settings-computers = Permite computadoras en las partidas nuevas, o no
command-settings-computers-on = Sí: se puede jugar contra la computadora; no: solo se juega entre personas
command-settings-takeback = Deja deshacer jugadas que no revelaron nada, o no
command-settings-takeback-on = Sí: sin preguntar, hasta que actúe otra persona; no: lo hecho queda. En puntuables, nunca
command-settings-ratings = Elige qué partidas cambian la puntuación de la gente en este servidor
command-settings-ratings-rule = Las partidas sin reloj o con computadoras nunca son puntuables

settings-title = Ajustes de este servidor
settings-text = Pulsa lo que quieras cambiar. Las partidas abiertas siguen como están.
settings-now = Ahora
all-settings = Todos los ajustes
saved = Guardado.
on = Sí
off = No

rule-channel = Canales
rule-channel-all = Todos en los que puedo escribir
rule-channel-hint = No elijas ninguno para permitirlos todos. Una categoría permite sus canales.
any-channel = Canales: todos
all-channels = Todos los canales

rule-game = Juegos
rule-game-all = Todos
rule-game-some = { LIST($games) }
rule-game-hint = Pulsa un juego para permitirlo o quitarlo.

rule-clock = Relojes
rule-clock-some = { LIST($clocks) }
rule-clock-hint = Pulsa un reloj para ofrecerlo o quitarlo.

rule-starters = Quién abre partidas
everybody = Todo el mundo
rule-starters-role = Quienes tienen <@&{ $role }> o pueden gestionar este servidor; cualquiera puede unirse o aceptar
rule-starters-hint = No elijas ningún rol para que todo el mundo pueda abrir partidas.

rule-tournaments = Quién dirige torneos
rule-tournaments-some = { LIST($people) }
organisers-of-role = quienes tienen <@&{ $role }>
organisers-of-server = quienes pueden gestionar este servidor
rule-tournaments-hint = Elige un rol, personas o ambas cosas.
no-role = Ningún rol
nobody-else = Nadie más
no-further-people = Ninguna persona más

rule-results = Avisos de resultados
no-posts = Ninguno
posts-in-channel = En <#{ $channel }>
rule-results-hint = Cada partida puntuable o de torneo recibe al terminar una línea que dice quién ganó. Las de quien se oculta no la reciben. No elijas ningún canal para no publicar nada.
no-channel = Ningún canal

rule-daily = Posición del día
posts-refused = En <#{ $channel }>, que rechazó la última
rule-daily-hint = Cada día tiene una posición, la misma en todas partes. La publico poco después de la medianoche UTC, con un botón que la abre en privado. La primera llega enseguida.
rule-daily-hint-refused = Allí necesito enviar mensajes, insertar enlaces y adjuntar archivos. Después, elige el canal otra vez.

rule-threads = Tableros
rule-threads-value =
    { $value ->
        [true] En un hilo por partida
       *[false] En el canal de la tarjeta
    }

rule-keep = Partidas terminadas
rule-keep-value =
    { $value ->
        [365] Se guardan un año; después queda solo el resultado
       *[other] Se guardan { $value } días; después queda solo el resultado
    }
days-to-keep =
    { $days ->
        [365] un año
       *[other] { $days } días
    }

rule-late = Cuando se acaba el tiempo
rule-late-value =
    { $value ->
        [claim] Sus rivales pueden reclamar la victoria o dar más tiempo
        [fallback] Se juega en su lugar; a la tercera vez seguida queda fuera
        [forfeit] Queda fuera de la partida al instante
       *[usual] Con reloj diario deciden sus rivales; en vivo, se juega en su lugar
    }

rule-language = Idioma
rule-language-value =
    { $value ->
        [auto] El de Discord si este servidor es una comunidad; si no, inglés
       *[other] { $value }
    }

rule-words = Palabras
rule-words-value =
    { $value ->
        [true] Con cada imagen
       *[false] Tras *{ in-words }*
    }

rule-computers = Computadoras
rule-computers-value =
    { $value ->
        [true] En toda partida
       *[false] Ninguna
    }

rule-takeback = Deshacer
rule-takeback-value =
    { $value ->
        [true] Jugadas que no revelaron nada, hasta que actúe otra persona; no en puntuables ni torneos
       *[false] Solo si los rivales están de acuerdo
    }

rule-ratings = Partidas puntuables
rule-ratings-value =
    { $value ->
        [chosen] Las que tienen reloj, si quien las abre las hace puntuables
        [off] Ninguna
       *[usual] Las que tienen reloj, si quien las abre no las hace amistosas
    }

preferences-title = Tus ajustes en este servidor
preferences-text = Son solo para ti.

heading-language = Idioma
heading-pictures = Imágenes
heading-mentions = Menciones
heading-messages = Mensajes directos
heading-acting = Antes de actuar

preference-language =
    { $value ->
        [auto] Todo lo que solo ves tú está en el idioma de tu Discord, si lo conozco.
       *[other] Todo lo que solo ves tú está en este idioma: { $value }.
    }
preference-language-label =
    { $value ->
        [auto] Como en mi Discord
       *[other] { $value }
    }

preference-words =
    { $value ->
        [true] Los paneles dicen con palabras lo que muestran sus imágenes.
       *[false] Los paneles son una imagen bajo una línea corta; **{ in-words }** dice el resto.
    }
preference-words-label =
    { $value ->
        [true] Imágenes con una línea corta
       *[false] Imágenes con todas las palabras
    }
words-for-all = En este servidor, tableros y paneles dicen con palabras lo que muestran sus imágenes, para todo el mundo.

preference-calls =
    { $value ->
        [turn] Cada vez que una partida empieza a esperarte. Su tablero se publica de nuevo cada vez.
        [never] Nunca, una vez empezada la partida; los recordatorios tampoco te mencionan. Los retos sí.
       *[away] Cuando una partida te espera y llevas cinco minutos sin hacer nada en ella.
    }
preference-calls-label =
    { $value ->
        [turn] En cada turno
        [never] Nunca
       *[away] Mencióname si no estoy
    }

preference-told =
    { $value ->
        [turn] Si no estás, te escribo cuando es tu turno, como mucho una vez por hora.
        [next] Si no estás, te escribo cuando es tu turno o te toca después, como mucho una vez por hora.
       *[never] No te escribo sobre tus turnos.
    }
preference-told-label =
    { $value ->
        [turn] Cuando sea mi turno
        [next] También si me toca después
       *[never] No me escribas
    }
preference-told-more = Lista diaria

preference-careful =
    { $value ->
        [true] Se te pregunta otra vez antes de capturas, ataques y grandes jugadas.
       *[false] Las capturas, los ataques y las grandes jugadas se hacen al instante.
    }
preference-careful-label =
    { $value ->
        [true] No preguntar antes de atacar
       *[false] Preguntarme antes de atacar
    }

preference-aims =
    { $value ->
        [true] En Stratego, al pulsar una vez ves adónde iría la pieza, y la segunda hace la jugada.
       *[false] En Stratego, una pulsación hace la jugada.
    }
preference-aims-label =
    { $value ->
        [true] Una pulsación por jugada
       *[false] Dos pulsaciones por jugada
    }

refusal-asked-too-often = Has propuesto jugar a { $name } varias veces últimamente y no ha dicho que sí. Podrás proponérselo otra vez <t:{ $until }:R>.
refusal-clock-not-offered = Este servidor no ofrece ese reloj. Puedes tener { LIST($clocks) }.
clock-key-none = `none`
clock-key-daily = `daily`
clock-key-live = `live`
refusal-game-not-allowed = En este servidor no se juega a { $game }. Puedes elegir { LIST($games, type: "or") }.
refusal-no-clock-left = Hay que ofrecer al menos un reloj. Ofrece antes otro y quita este después.
refusal-no-game-left = Hay que permitir al menos un juego. Permite antes otro y quita este después.
refusal-not-organiser = Aquí solo dirigen torneos la administración y las personas que nombra con `/settings tournaments`.
not-organiser-of-role = Aquí solo dirigen torneos la administración y quienes tienen el rol <@&{ $role }>.
refusal-too-many-organisers = Puedes nombrar a { $limit } personas como mucho. Para más, elige un rol: `/settings tournaments`.
refusal-not-a-starter = Aquí solo abren partidas quienes tienen el rol <@&{ $role }>. Puedes unirte a las que abran.
refusal-not-an-admin = Eso solo lo cambian quienes pueden gestionar este servidor. Pídeselo a una de esas personas.
refusal-not-in-this-channel = En este canal no se juegan partidas. Prueba en { LIST($channels, type: "or") }.
refusal-too-fast = Has abierto muchas partidas en poco tiempo. Podrás abrir otra <t:{ $until }:R>.
refusal-too-many-channels = Se pueden nombrar { $limit } canales como mucho. Nombra una categoría para permitir todos sus canales.
