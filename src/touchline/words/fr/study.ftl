# Le plateau d’analyse, au terminal et dans les refus.

study-too-long = c’est trop long pour une analyse : { $most } caractères au plus
study-full = une analyse a { $most } étapes au plus
study-which-game = dites de quel jeu est cette position
study-after = l’entrée { $number } ne peut pas suivre l’entrée { $after }
study-broken = l’étape { $number } ({ $text }) ne peut pas être jouée : { $problem }
study-no-step = il n’y a pas d’étape { $number }
study-no-link = ce lien est abîmé : copiez-le en entier
study-nothing-open = rien n’est encore ouvert

study-title = { $game } : analyse
study-words =
    Un coup, ou ce qui tombe : il est joué. Et aussi :
      roll          laisser décider le hasard ; roll on : jusqu’à ce que quelqu’un décide
      back          un pas en arrière ; go N : à l’étape N ; start : au début
      tree          tout ce qui a été essayé ; drop N : oublier l’étape N et la suite
      coach         ce que l’entraîneur ferait ici
      moves         ce qui peut être joué ou tomber
      set POSITION  recommencer à une position ; position : la ligne de celle-ci
      link          le tout en une ligne, pour le navigateur : /analyse#…
      save FICHIER  le garder dans un fichier
      help, quit
study-step = Étape { $number }
study-at-start = Au début
study-kept = Gardé dans { $file }.
study-link = Toute l’analyse, pour le navigateur ou pour { $command } :
study-no-file = Dites dans quel fichier : save FICHIER
