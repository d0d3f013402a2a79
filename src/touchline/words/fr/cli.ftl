# Ce qu'affichent les commandes.


## Everywhere
cli-standard-output = sortie standard
cli-no-level = il n'y a pas de niveau { $level } pour { $game } ; il y a : { $known }
cli-interrupted = Interrompu.
cli-interrupted-goes-on = Interrompu. La même commande continue.
cli-kept-in = Gardé dans { $file }

## play, resume, replay, games, rules
cli-nothing-to-resume = aucun match en cours à reprendre ; 'touchline play GAME' en commence un
cli-going-on =
    On reprend { $file }, { $steps ->
        [one] { $steps } étape jouée
       *[other] { $steps } étapes jouées
    }.
cli-opponents = adversaires : { $levels }
cli-choices = au choix : { $choices }
cli-played-alike = Ils se jouent pareil.
cli-few-entries =
    --to { $to } : la feuille a { $entries ->
        [one] { $entries } entrée
       *[other] { $entries } entrées
    }
cli-position = position : { $position }
cli-no-entry-counts = il n'y a pas d'entrée { $number } qui compte dans cette feuille
cli-solving = résolution
cli-reviewing = analyse

## check
cli-all-laws-hold = Toutes les lois sont respectées.
cli-law-broken = ENFREINTE : { $law }

## data
cli-data-none = { $game } n'a pas de valeurs à lui : tout est imprimé dans les règles
cli-data-count =
    { $count ->
        [one] { $count } valeur.
       *[other] { $count } valeurs.
    } 'touchline data { $game } --edit FILE' écrit un fichier à remplir.
cli-data-written = { $file } est écrit ; remplissez-le, puis relancez la même commande pour le faire vérifier.
cli-data-instead = au lieu de { $before }
cli-data-same = Rien ne diffère de { $whose }.
cli-data-our-own = nos propres valeurs
cli-data-ours = les nôtres
cli-data-line = { $file }, ligne { $line } : { $fault }
cli-data-effect = En { $games } parties de « { $who } » avec chacun, avec les mêmes dés ({ $before } → { $after }) :
cli-data-holm = p est corrigée pour les { $count } chiffres comparés (Holm).

## print, new-game
cli-no-chart = { $game } n'a pas de tableau : tout est sur le plateau
cli-nothing-to-print = il n'y a encore rien à imprimer pour { $game }
cli-pages =
    { $file } : { $pages ->
        [one] { $pages } page
       *[other] { $pages } pages
    }
cli-new-game-made = { $folder } contient un petit jeu qui respecte toutes les lois. Ensuite :
cli-new-game-name = { $name } n'est pas un nom : des mots en minuscules reliés par '-', comme my-game
cli-new-game-taken = il y a déjà un jeu { $name }
cli-new-game-there = { $folder } existe déjà

## ladder
cli-ladder-game = jeu
cli-ladder-level = niveau
cli-ladder-against = contre
cli-ladder-pairs = paires
cli-ladder-score = points (intervalle à 95 %, chacun pour soi)
cli-ladder-no-gpu = les bots de { $game } ne jouent pas sur un GPU

## season
cli-season-none = pas encore de saison ; 'touchline season new GAME' en prépare une
cli-season-owner-form = { $text } : écrivez un propriétaire sous la forme TEAM=NAME
cli-season-no-team = il n'y a pas d'équipe { $team } ; il y a : { $known }
cli-season-at-least-one = il faut jouer au moins une saison
cli-season-no-match = aucun match de ce genre n'a été joué
cli-season-rows =
    { $count ->
        [one] { $count } ligne
       *[other] { $count } lignes
    } de { $table } dans { $file }
cli-season-progress = { $percent } % de { $total } matchs
cli-season-measured = { $matches } matchs de { $level } : forces dans { $file }
cli-season-differs = semaine { $week }, { $home } contre { $away } : la feuille dit autre chose
cli-season-checked =
    { $records ->
        [one] { $records } feuille rejouée
       *[other] { $records } feuilles rejouées
    } en { $seconds } s, { $wrong } diffèrent du tableau.
cli-season-simulated =
    { $played ->
        [one] { $played } match
       *[other] { $played } matchs
    } en { $seconds } s.
cli-season-match-kept = Le match est gardé ; 'touchline season play' le reprend.

## solve, train
cli-not-solved = { $game } n'est pas résolu : ses meilleurs joueurs ont appris
cli-not-learned = { $game } ne s'apprend pas : il est résolu, ou personne ne l'enseigne encore
cli-train-ready = préparation
cli-train-score = score
cli-train-done =
    { $measured } : { $score } ± { $interval } après { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
cli-train-kept = Gardé dans { $folder } : { $files }
cli-train-shipped = Livré : { $files }

## The server's commands
cli-not-verified = NON VÉRIFIÉ : { $why }
cli-reports-none = Personne n’a rien signalé.
cli-reports-line = { $day }  { $about } : { $reason }, dit { $reporter } ; match { $match } ; { $before } auparavant
cli-reports-stalling = joue la montre
cli-reports-cheating = triche
cli-reports-name = a un nom offensant
cli-reports-other = autre chose
cli-not-a-text = ce n'est pas un texte
cli-verified = vérifié
cli-copied = copié et vérifié : { $counts }
cli-migrate-newest = la base a le schéma { $schema }, le plus récent
cli-migrate-done = la base est passée du schéma { $before } au { $schema }
cli-migrate-kept = la base telle qu’elle était est conservée dans { $place }
cli-migrate-would = la base passerait du schéma { $before } au { $schema } ; essayé sur une copie, rien n’a été modifié
cli-migrate-would-keep = la base telle qu’elle est serait conservée dans { $place }
cli-site-written =
    { $folder } : { $files ->
        [one] { $files } fichier
       *[other] { $files } fichiers
    }, { $size } Mo
