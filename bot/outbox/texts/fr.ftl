your-move = { $people }, c’est le moment de jouer.
continues-here = [La partie continue ici]({ $link }).
continues-in = [La partie continue]({ $link }) dans { $channel }.
cannot-show = Je ne peux pas montrer le plateau dans { $channel }. Utilise `/board` là où la partie doit continuer.
emptied = Une personne nommée ici a fait supprimer ses données : j’ai donc vidé ce message.
