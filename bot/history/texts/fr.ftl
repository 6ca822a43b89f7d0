## Revoir une partie

match-begins = La partie commence.
rules-changed = Les règles ont changé depuis : voici ce qui était dit alors, sans images.
step-of = Étape { $number } sur { $total } · { $footer }
your-hand = Ta main
hand-of = Main tenue par { $name }
go-to = Aller à
as-spectator = Comme le public
from-my-seat = De ma place
everything-open = Tout visible
gif = GIF
text = Texte
record = Enregistrement
played-match = { $over ->
        [true] #{ $match } { $game } : { $sides }
       *[false] #{ $match } { $game } en cours : { $sides }
    }

## Ce qu’on peut garder

gif-of-match = Image animée de la partie { $match }
gif-about = La partie comme on la revoit, image par image.
text-of-match = Feuille de la partie { $match }
text-about = Les coups comme on les revoit, un par ligne.
record-of-match = Enregistrement de la partie { $match }
record-about = Clé et coups, pour `python -m bot.tools.verify`, qui rejoue la partie d’après sa clé.
share-here = Partager ici
back-to-the-replay = Retour
shared-in-channel = Partagé dans ce salon.
making-gif = Je fais le GIF de la partie { $match }…
pictures-drawn = { $drawn } images sur { $total } sont dessinées.
pictures-to-draw = { $total } images à dessiner.
gif-failed = Le GIF n’a pas pu être fait. Réessaie dans une minute.

gif-shared = **{ $game }, partie { $match } : { $sides }** · image animée, partagée par { $name }
text-shared = **{ $game }, partie { $match } : { $sides }** · feuille de partie, partagée par { $name }
record-shared = **{ $game }, partie { $match } : { $sides }** · enregistrement, partagé par { $name }
gif-shared-by-spectator = **{ $game }, partie { $match } : { $sides }** · image animée, partagée par quelqu’un du public
text-shared-by-spectator = **{ $game }, partie { $match } : { $sides }** · feuille de partie, partagée par quelqu’un du public
record-shared-by-spectator = **{ $game }, partie { $match } : { $sides }** · enregistrement, partagé par quelqu’un du public

sheet-title = { $game }, partie { $match }

command-replay = Revoir une partie pas à pas ; visible par toi seulement
command-replay-match = Quelle partie ; la dernière que tu as jouée, sauf si tu en choisis une autre

## Refus

refusal-gif-busy = Trop de GIF se font en ce moment. Réessaie dans une minute.
refusal-gif-gone = Je n’ai plus ce GIF. Reviens en arrière et appuie encore sur **{ gif }**.
refusal-gif-in-progress = Un GIF se fait déjà pour toi. Réessaie quand il sera prêt.
refusal-no-pictures = Les règles ont changé depuis cette partie : il n’y en a pas d’images. **{ text }** écrit ce qui a été joué.
refusal-not-shared = Discord ne m’a pas laissé publier cela ici. Réessaie, ou choisis un autre salon.
refusal-nothing-to-keep-yet = GIF, feuilles et enregistrements se font une fois la partie terminée. D’ici là, `/replay` la parcourt.
refusal-nothing-played = Tu n’as pas encore joué ici. Nomme une partie dans `match`, ou défie quelqu’un avec `/challenge`.
refusal-nothing-to-replay = Je n’ai pas de coups de la partie { $match } pour toi : personne ne l’a jouée, elle s’est jouée hors de ta vue, ou elle est si ancienne que seul son résultat est gardé. `/replay` montre les parties qu’on peut revoir.
refusal-not-open-yet = Tout est montré à la fin de la partie. D’ici là, on revoit ce que tu pouvais voir.
refusal-has-to-be-remembered = Dans la partie { $match }, il faut retenir ce qu’on a vu. On pourra la revoir une fois terminée ; **{ watch }** montre où elle en est.
