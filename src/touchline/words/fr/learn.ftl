# Leçons et problèmes dans le terminal.

learn-step = Étape { $step } sur { $count }
learn-press = Appuyez sur Entrée pour lancer.
learn-type = Tapez { $move }
learn-nudge = Pas celui-là : tapez { $move }. Rien n'a été joué.
learn-first-match = Votre premier match : touchline play { $game } --first
learn-to-type = Pour le jouer, tapez { $move }.
learn-new = Nouveau : { $what } ({ $rule })
learn-none = { $game } n'a pas de leçon ; ses règles : touchline rules { $name }

puzzle-none = ce problème n'existe pas
puzzle-no-blunders = aucune décision de ce match n'a coûté assez pour être retentée
puzzle-own = de votre propre match
puzzle-grade =
    { $grade ->
        [0] facile
        [1] pour joueurs de club
       *[other] difficile
    }
puzzle-right = Juste : { $best }. La deuxième meilleure idée coûte { $points } sur cent.
puzzle-wrong = Mieux : { $best } ; votre choix gagne { $points } fois sur cent de moins.
puzzle-score = { $run } de suite, record { $best } ; { $solved } résolus.
puzzle-days =
    { $days ->
        [one] Problème du jour : 1 jour de suite.
       *[other] Problème du jour : { $days } jours de suite.
    }
puzzle-more = Entrée : encore un. quit : assez.
