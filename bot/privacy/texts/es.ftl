command-privacy = Qué guardo sobre ti en este servidor y fuera de él; solo lo ves tú
command-privacy-about = Mira qué guardo sobre ti y durante cuánto tiempo
command-privacy-export = Recibe todo lo que guardo sobre ti, en archivos que solo ves tú
command-privacy-hide = Oculta cómo juegas: ni perfil, ni clasificación, ni listas te muestran a los demás
command-privacy-hide-on = Sí: solo tú ves cómo has jugado; no: puede verlo todo el mundo aquí
command-privacy-delete = Borra lo que guardo sobre ti; se te explica qué supone y se te pregunta otra vez

about-title = Lo que guardo sobre ti
about-text = Quien me mantiene lo guarda todo solo para este servidor. Lo que haces fuera de un servidor donde yo esté se guarda aparte, solo para ti.

kept = Lo guardado
kept-text = Tu id de Discord, el nombre que llevas aquí, tus partidas con cada jugada y su hora, tus puntuaciones, tus torneos, a quién bloqueas, los despliegues que guardaste, las lecciones que empezaste, tus intentos en posiciones del día, tus ajustes, las respuestas que das por adelantado, las pistas mientras dura su partida, los análisis de tus partidas, y cuándo te escribí, si lo pediste. Nada de lo que escribes en los canales.

how-long = Durante cuánto tiempo
how-long-text =
    { $days ->
        [365] Las partidas terminadas se guardan enteras un año; después quedan solo el resultado y tus puntuaciones. Si me quitan del servidor, todo desaparece a los 30 días.
       *[other] Las partidas terminadas se guardan enteras { $days } días; después quedan solo el resultado y tus puntuaciones. Si me quitan del servidor, todo desaparece a los 30 días.
    }

your-choice = Lo que puedes elegir
your-choice-text = `/privacy export` te da todo en un archivo; `/privacy delete` lo borra. `/privacy hide` oculta a los demás cómo has jugado: perfil, puntuaciones, partidas terminadas.

deletion-title = ¿Borrar lo que guardo sobre ti?
deletion-text = Esto no se puede deshacer. Se refiere a este servidor, y a lo que hiciste fuera de uno:

ends-now = Termina ya
ends-now-text = Te rindes en todas tus partidas y sales de todo reto, sala y torneo.

is-deleted = Se borra
is-deleted-text = Tu id, tu nombre, tus puntuaciones, a quién bloqueas, tus despliegues guardados, tus lecciones, tus intentos en posiciones del día, tus ajustes y las respuestas dadas por adelantado. Durante un día recuerdo que tenías puntuación aquí, pero no con qué nombre.

backups = Copias de seguridad
backups-text = Las copias de mi disco lo conservan hasta que quien me mantiene las borra.

stays = Se queda
stays-text = Las jugadas de tus partidas, para que los demás puedan seguir viendo las suyas; allí y en mis mensajes se te llama algo como «Antigua cuenta 12». Lo que otros escribieron en los canales. Que alguien te bloquea.

delete-all = Sí, borrarlo todo
keep-all = No, conservarlo

exported = Esto es todo lo que guardo sobre ti aquí.
nothing-kept = Aquí no guardo nada tuyo, así que no hay nada que borrar.
nothing-deleted = No se borró nada.

gave-up-matches =
    { $count ->
        [one] Te rendiste en { $count } partida.
       *[other] Te rendiste en { $count } partidas.
    }
left-lobbies =
    { $count ->
        [one] Saliste de { $count } reto o sala.
       *[other] Saliste de { $count } retos y salas.
    }
deleted = Lo que guardaba sobre ti aquí está borrado. Si vuelves a jugar, empiezas de cero.

hidden = Te ocultas en este servidor: solo tú ves tu perfil y tus puntuaciones, y no apareces en ninguna clasificación ni lista. La gente con la que juegas te sigue viendo en sus partidas. Los tableros ya publicados no cambian.
shown = Vuelves a mostrarte: todo el mundo en este servidor puede ver tu perfil y tus puntuaciones.

kept-apart = Lo que hiciste fuera de un servidor donde yo esté se guarda aparte, y desde aquí no llego a ello. Usa el mismo comando en un mensaje directo conmigo.

refusal-deleted-lately = Tus datos se borraron aquí hace menos de una hora. Podrás hacerlo otra vez <t:{ $until }:R>; hasta entonces, `/privacy export` muestra lo que guardo de ti desde entonces.
refusal-not-deleted = Entretanto entraste en otra partida, así que aún no se ha borrado todo. Pídelo otra vez.
