# Ce qu'affichent les commandes.


## Everywhere
cli-standard-output = sortie standard
cli-no-level = il n'y a pas de niveau { $level } pour { $game } ; il y a : { $known }
cli-interrupted = Interrompu.
cli-interrupted-goes-on = Interrompu. La même commande continue.
cli-kept-in = Gardé dans { $file }

## play, resume, replay, games, rules
cli-nothing-to-resume = aucun match en cours à reprendre ; 'touchline play GAME' en commence un
cli-going-on =
    On reprend { $file }, { $steps ->
        [one] { $steps } étape jouée
       *[other] { $steps } étapes jouées
    }.
cli-opponents = adversaires : { $levels }
cli-choices = au choix : { $choices }
cli-played-alike = Ils se jouent pareil.
cli-few-entries =
    --to { $to } : la feuille a { $entries ->
        [one] { $entries } entrée
       *[other] { $entries } entrées
    }
cli-position = position : { $position }
cli-no-entry-counts = il n'y a pas d'entrée { $number } qui compte dans cette feuille
cli-solving = résolution
cli-reviewing = analyse

## check
cli-all-laws-hold = Toutes les lois sont respectées.
cli-not-compared = Non comparé au jeu compilé : il faut pour cela Numba (pip install 'touchline[fast]').
cli-law-broken = ENFREINTE : { $law }

## data
cli-data-none = { $game } n'a pas de valeurs à lui : tout est imprimé dans les règles
cli-data-count =
    { $count ->
        [one] { $count } valeur.
       *[other] { $count } valeurs.
    } 'touchline data { $game } --edit FILE' écrit un fichier à remplir.
cli-data-written = { $file } est écrit ; remplissez-le, puis relancez la même commande pour le faire vérifier.
cli-data-instead = au lieu de { $before }
cli-data-same = Rien ne diffère de { $whose }.
cli-data-our-own = nos propres valeurs
cli-data-ours = les nôtres
cli-data-line = { $file }, ligne { $line } : { $fault }
cli-data-effect = En { $games } parties de « { $who } » avec chacun, avec les mêmes dés ({ $before } → { $after }) :
cli-data-holm = p est corrigée pour les { $count } chiffres comparés (Holm).

## print, new-game
cli-no-chart = { $game } n'a pas de tableau : tout est sur le plateau
cli-nothing-to-print = il n'y a encore rien à imprimer pour { $game }
cli-pages =
    { $file } : { $pages ->
        [one] { $pages } page
       *[other] { $pages } pages
    }
cli-new-game-made = { $folder } contient un petit jeu qui respecte toutes les lois. Ensuite :
cli-new-game-name = { $name } n'est pas un nom : des mots en minuscules reliés par '-', comme my-game
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
cli-season-none = pas encore de saison ; 'touchline season new GAME' en prépare une
cli-season-owner-form = { $text } : écrivez un propriétaire sous la forme TEAM=NAME
cli-season-no-team = il n'y a pas d'équipe { $team } ; il y a : { $known }
cli-season-at-least-one = il faut jouer au moins une saison
cli-season-no-match = aucun match de ce genre n'a été joué
cli-season-rows =
    { $count ->
        [one] { $count } ligne
       *[other] { $count } lignes
    } de { $table } dans { $file }
cli-season-progress = { $percent } % de { $total } matchs
cli-season-measured = { $matches } matchs de { $level } : forces dans { $file }
cli-season-differs = semaine { $week }, { $home } contre { $away } : la feuille dit autre chose
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
cli-season-match-kept = Le match est gardé ; 'touchline season play' le reprend.

## solve, train
cli-not-solved = { $game } n'est pas résolu : ses meilleurs joueurs ont appris
cli-not-learned = { $game } ne s'apprend pas : il est résolu, ou personne ne l'enseigne encore
cli-train-ready = préparation
cli-train-score = score
cli-train-done =
    { $measured } : { $score } ± { $interval } après { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
cli-train-kept = Gardé dans { $folder } : { $files }
cli-train-shipped = Livré : { $files }

## The server's commands
cli-not-verified = NON VÉRIFIÉ : { $why }
cli-reports-none = Personne n’a rien signalé.
cli-reports-line = { $day }  { $about } : { $reason }, dit { $reporter } ; match { $match } ; { $before } auparavant
cli-reports-stalling = joue la montre
cli-reports-cheating = triche
cli-reports-name = a un nom offensant
cli-reports-other = autre chose
cli-not-a-text = ce n'est pas un texte
cli-verified = vérifié
cli-copied = copié et vérifié : { $counts }
cli-migrate-newest = la base a le schéma { $schema }, le plus récent
cli-migrate-made = une nouvelle réserve a été créée dans { $store }, avec le schéma { $schema }
cli-migrate-would-make = il n'y a pas encore de réserve dans { $store } ; il en serait créé une avec le schéma { $schema }
cli-migrate-done = la base est passée du schéma { $before } au { $schema }
cli-migrate-kept = la base telle qu’elle était est conservée dans { $place }
cli-migrate-would = la base passerait du schéma { $before } au { $schema } ; essayé sur une copie, rien n’a été modifié
cli-migrate-would-keep = la base telle qu’elle est serait conservée dans { $place }
cli-site-at = { $at } n'est pas un dossier d'un espace web : lettres, chiffres, points et tirets entre des barres
cli-site-written =
    { $folder } : { $files ->
        [one] { $files } fichier
       *[other] { $files } fichiers
    }, { $size } Mo

## serve, backup, restore, migrate, site
cli-serve-running = Touchline tourne déjà, à { $address }
cli-serve-stopped = Touchline s'est arrêté. Tous les matchs sont gardés.
cli-serve-cannot = Touchline ne peut pas démarrer : { $why }
cli-serve-port-taken = le port { $port } est pris par un autre programme. Sans --port, le prochain libre est choisi.
cli-serve-port-forbidden = cet utilisateur ne peut pas écouter sur le port { $port }. Les ports à partir de 1024 sont à tous.
cli-serve-no-listening = impossible d'écouter sur { $host } : { $problem }.
cli-serve-at = Touchline est à { $address }
cli-serve-others = Les autres de votre réseau le trouvent à { LIST($addresses, type: "or") }
cli-serve-only-here = Seul cet ordinateur l'atteint ; avec `touchline serve --lan`, les téléphones de votre réseau peuvent jouer.
cli-serve-kept = Les matchs sont gardés dans { $store }
cli-serve-ctrl-c = Ctrl-C l'arrête.
cli-backup-exists = { $file } existe déjà ; une sauvegarde n'écrase rien
cli-backup-no-folder = il n'y a pas de dossier { $folder }
cli-backup-no-store = il n'y a pas de réserve à { $store }
cli-backup-none = il n'y a pas de sauvegarde à { $file }
cli-backup-made = { $file } : { $found }
cli-restored = restauré : { $found }
cli-restored-aside = restauré : { $found } ; l'ancienne réserve est { $aside }
cli-migrate-filled = { $table } dans la réserve visée n'est pas vide
cli-migrate-in-use = un serveur utilise cette réserve ; arrêtez-le d'abord, ou faites une sauvegarde
cli-migrate-other-matches = la copie n'a pas les mêmes matchs
cli-migrate-other-end = le match { $match } finit autrement dans la copie
cli-store-verified = { $matches } matchs, { $rows } événements, chaque empreinte vérifiée
cli-store-broken = { $matches } matchs, { $rows } événements, chaque empreinte vérifiée sauf celles de { $broken } abîmés, copiés tels quels :
cli-store-match-lost = le match { $match } n'est pas où le dit la table des matchs
cli-site-not-built = l'interface n'est pas construite : python frontend/build.py la construit
