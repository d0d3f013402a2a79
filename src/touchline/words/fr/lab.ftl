# Ce qu'affiche le laboratoire.


## Simulations
lab-all-there = { $file } : les { $games } parties y sont
lab-one-row = { $file } : une ligne par { $what }
lab-resume-goes-on = La même chose avec --resume continue.
lab-played =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $players }, graine { $seed } ; { $steps } étapes en { $seconds } s ({ $rate } millions/s)
lab-interrupted = { $played } (sur { $asked } demandées ; interrompu)
lab-rules = Règles : { $rules }. Chaque intervalle vaut pour soi, pas tous à la fois.
lab-figure = chiffre
lab-mean = moyenne
lab-interval = intervalle à 95 %

## Tournaments
lab-pairs = paires
lab-player = joueur
lab-points = points
lab-games = parties
lab-points-against = points par partie contre
lab-cup-kept = Interrompu. { $done } paires sur { $total } sont gardées dans { $file } ; la même commande continue à partir de là.
lab-cup-no-pair = Interrompu avant la fin d’une paire : la même commande recommence.
lab-cup-unkept = Interrompu. Rien n’est gardé ; avec --file FILE la même commande continue une autre fois.
lab-faults =
    { $count ->
        [one] { $count } partie perdue par une faute :
       *[other] { $count } parties perdues par une faute :
    }
lab-and-more = … et { $more } autres

## Progress and speed
lab-progress = { $what } : { $done } sur { $total } ({ $share }), encore environ { $left }
lab-progress-first = { $what } : { $done } sur { $total } ({ $share })
lab-loop = boucle
lab-transitions = transitions/s
lab-machine =
    { $processor }, { $cores ->
        [one] { $cores } cœur
       *[other] { $cores } cœurs
    }, Python { $python }
lab-machine-load = { $machine }, charge { $load }
lab-goal-met = oui
lab-goal-missed = non
lab-goal = (but { $wanted } ×)

lab-clock-form = pendule { $text } : écrivez les secondes par partie, comme 60 ou 60+0.5
lab-same-engine = deux moteurs s'appellent { $name } : écrivez NAME=COMMAND
lab-row-kind = une ligne est l'une de celles-ci : { $known }, pas { $given }
lab-no-drives = { $game } n'a pas de séries (drive) ; demandez game, play ou decision
lab-gpu-policies = sur un GPU seules des stratégies compilées jouent, pas de bots
lab-nobody-called = personne ne s'appelle { $player } dans { $game } ; il y a : { $known }
lab-seat-count = { $game } a { $seats } places ; nommez un, deux ou { $most } joueurs
lab-no-opponent = il n'y a pas d'adversaire compilé { $name } ; il y a : { $known }
lab-no-seat = il n'y a pas de place { $seat } ; { $game } en a { $seats }, comptées depuis 0
lab-rows-as = { $file } : les lignes s'écrivent en { $kinds }
lab-no-folder = { $file } : il n'y a pas de dossier { $folder }
lab-only-parquet = { $file } : seul un .parquet dit ce qu'il contient ; lui seul peut être continué
lab-other-simulation = { $file } contient une autre simulation : { $changed } diffèrent
lab-unreadable = { $file } ne peut être lu : { $problem }
lab-seed = une graine est un entier de 0 à 2**64 - 1
lab-one-game = il faut jouer au moins une partie
lab-no-backend = il n'y a pas de moteur { $name } ; il y a : { $known }
lab-sprt-order = sprt { $text } : la première différence est la plus petite, les erreurs sont sous 0.5
lab-sprt-form = sprt { $text } : écrivez deux différences Elo, comme 0,10
lab-two-players = un tournoi demande au moins deux joueurs différents
lab-sprt-two = un test séquentiel oppose deux joueurs
lab-one-pair = une rencontre a au moins une paire de parties
lab-other-tournament = { $file } contient un autre tournoi : { $changed } diffèrent
lab-no-tournament = { $file } n'est pas un tournoi : { $problem }
lab-glance = { $title } : environ { $minutes } minutes, { $players } joueurs ; { $stronger } bat { $weaker } { $better } ({ $low } … { $high }) fois sur cent ({ $matches } matchs)
lab-no-cuda = numba-cuda n'est pas installé ({ $problem }) ; pip install 'touchline[cuda]'
lab-no-gpu = il n'y a pas de GPU NVIDIA avec un pilote qui marche sur cette machine
lab-engine-start = impossible de lancer { $command } : { $problem }
