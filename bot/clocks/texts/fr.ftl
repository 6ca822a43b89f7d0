## Avis

match-of-game = { $game }, partie { $number }
reminder = ⏰ { $match } t’attend jusqu’au { $due }. Appuie sur **{ my-hand }** pour continuer, ou utilise `/clock`.
reminder-without-clock = ⏰ { $match } t’attend depuis le { $since }. Appuie sur **{ my-hand }** pour continuer, ou utilise `/clock`.

overdue =
    { $ends ->
        [true] ⏰ { $match } : temps écoulé pour { $name }, et rien n’a été joué. Tu peux réclamer la victoire ou donner plus de temps.
       *[false] ⏰ { $match } : temps écoulé pour { $name }, et rien n’a été joué. Tu peux continuer sans { $name } ou donner plus de temps.
    }
claim-match = Réclamer la victoire
go-on-without = Continuer sans { $name }
end-match = Terminer la partie
give-more-time = Donner plus de temps

proposal-pause = { $match } : { $name } demande une pause. D’accord ?
proposal-hands = { $match } : { $name } demande à montrer toutes les mains au public. { open-hands-mean } D’accord ?
proposal-time = { $match } : { $name } demande plus de temps. D’accord ?
proposal-take-back =
    { $match } : { $undo }
    D’accord ?
undo-asked =
    { $name } demande à reprendre ceci :
    { $actions }
    Ce qui a été vu reste vu.
agree = D’accord
not-now = Pas maintenant

open-hands-mean = Toute personne qui ne joue pas pourra appuyer sur **{ watch }** et voir toutes les cartes et pièces cachées telles qu’elles étaient il y a un tour complet, avant le dernier tour de chaque camp. Elle pourrait révéler à un camp ce qui est resté caché depuis. Chaque camp peut y mettre fin à tout moment avec `/clock`.

## Place quittée

take-over = Laisser jouer l’ordinateur
take-over-asked =
    { $match } : { $left } L’ordinateur doit-il prendre sa place ? { $ends ->
        [true] Sans l’accord de tout le monde, la partie s’arrête.
       *[false] Sans l’accord de tout le monde, vous continuez sans { $name }.
    }{ $rated ->
        [true] { " " }Avec l’ordinateur, la partie n’est pas classée.
       *[false] { "" }
    }
take-over-agreed = Tu as accepté. Il manque encore des réponses.
taken-over = Tout le monde a accepté. L’ordinateur continue.
left-empty = L’ordinateur ne prend pas la place.

## Panneau

panel-title = La pendule de la partie { $number }
clock-none = Sans pendule : tout le monde prend son temps, avec un rappel après un jour et après trois.
clock-daily = Pendule lente : { $times }.
clock-live = Pendule rapide : { $times }.
match-over = La partie est terminée.
when-to-mention = Quand me mentionner
claim-time-over = Réclamer : temps écoulé pour { $name }
give-name-more-time = Plus de temps pour { $name }
go-on = Relancer
ask-pause = Demander une pause
ask-time = Demander du temps
ask-hands = Demander à montrer les mains
ask-take-back = Demander à reprendre un coup
hide-hands = Cacher les mains au public
withdraw-proposal = Retirer ma demande
refresh = Actualiser

## Réponses

asked = J’ai transmis ta demande. Il faut l’accord de tout le camp adverse.
asked-hands = { asked } { open-hands-mean }
refused = La pendule continue comme avant.
refused-hands = Les mains restent cachées.
refused-take-back = Ce qui est fait reste fait.
hands-hidden = Le public ne voit plus les mains.
running-again = La pendule tourne à nouveau.
given = C’est gentil. { $name } a de nouveau le même temps.
claimed-win = La partie est terminée. Tu gagnes.
claimed = C’est fait. La partie continue.
agreed = Tu as accepté. Il manque encore des réponses.
agreed-take-back = Tout le monde a accepté. Le coup est repris.
agreed-hands = Tout le monde a accepté. Le public voit toutes les mains, avec un tour complet de retard.
agreed-pause = Tout le monde a accepté. La pendule est arrêtée.
agreed-time = Tout le monde a accepté. Il y a plus de temps.
took-back = Repris, jusqu’à ta dernière action.

## Réponses automatiques

pass-for-me = Passer pour moi
answer-myself = Répondre moi-même
stopped-by-clock = Pour arrêter, appuie sur **{ answer-myself }** dans `/clock`.
passes = Je passe pour toi après { $seconds } secondes, quelle que soit ta main.
passes-alone = Je passe pour toi en moins d’une seconde, quelle que soit ta main.
passes-when = { LIST($replies) } : { $passes }
by-hand-again = Tu réponds de nouveau toi-même.

## Refus

refusal-asked-already = { $name } a déjà demandé quelque chose, qui passe d’abord. `/clock` le montre.
refusal-asked-lately = Cela a été refusé ou retiré il y a quelques minutes. Ton camp pourra le redemander <t:{ $until }:R>.
refusal-no-time-runs = Ton temps ne court pas en ce moment : inutile d’en demander plus.
refusal-not-asked = Seul le camp adverse peut y répondre.
refusal-not-late = Personne n’a dépassé son temps. `/clock` montre où en sont les choses.
refusal-binding = Cette partie est classée ou fait partie d’un tournoi : ce qui est fait reste fait.
refusal-hands-are-open = Tant que le public voit les mains, ce qui est fait reste fait. `/clock` les cache.
refusal-choosing-at-once = Plusieurs personnes choisissent en ce moment : rien d’antérieur ne peut être repris.
refusal-nothing-to-take-back = Tu n’as rien fait dans cette partie qui puisse être repris.
refusal-learnt-since =
    Cela reste, car quelqu’un en a appris quelque chose, ou le hasard a parlé :
    { $actions }
refusal-not-undoable = Cela ne peut plus être repris : quelqu’un a joué depuis, ou tu l’as déjà repris. `/clock` permet de demander aux autres.
refusal-not-paused = La pendule n’est pas arrêtée.
refusal-nothing-asked = Cette demande n’existe plus. `/clock` montre où en sont les choses.
refusal-hands-open-already = Le public voit déjà les mains. Chaque camp peut y mettre fin avec `/clock`.
refusal-hands-stay-closed = Ici, les mains restent cachées : l’ordinateur, ou quelqu’un qui a supprimé ses données, ne peut pas donner son accord. Et dans une partie classée de tournoi, le prochain adversaire pourrait regarder.
refusal-other-rules = Le bot joue avec des règles plus récentes que celles du début de cette partie : rien n’y peut être repris.
refusal-paused-already = La pendule est déjà arrêtée. Chaque camp peut la relancer avec `/clock`.
refusal-take-over-open = { $name } a quitté la partie. Décide d’abord si l’ordinateur continue : **{ my-hand }** te pose la question.
