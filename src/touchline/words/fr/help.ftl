# Ce que la ligne de commande dit d'elle-même : --help.


## All commands
help-touchline =
    Football de table : { $games }.

      touchline                              l'application : choisir un jeu et jouer (--plain : la même en lignes)
      touchline games                        à quoi on peut jouer
      touchline learn GAME                   un jeu en une minute
      touchline puzzle                       trouver le meilleur coup
      touchline analyse GAME                 un plateau pour essayer, avec un entraîneur
      touchline play GAME                    deux personnes à un clavier
      touchline play GAME --vs random        contre un bot
      touchline play GAME --table            vrais dés, cartes ou fléchettes : vous lancez, Touchline compte
      touchline rules GAME                   ses règles numérotées
help-explains = 'touchline COMMAND --help' explique une commande.
help-group-play = jouer
help-group-table = à table et après le match
help-group-host = héberger
help-group-bots = bots
help-group-laboratory = laboratoire
help-group-solve = résoudre
help-group-more = autres
help-exit-codes = codes de sortie : { $codes }
help-exit-fine = tout va bien
help-exit-mistake = une erreur dans la demande
help-exit-interrupted = interrompu
help-exit-broken = une vérification a échoué ou le serveur n'a pas pu démarrer
help-exit-broken-check = une loi est enfreinte
help-exit-broken-verify = le match n'est pas ce qu'il prétend être
help-exit-broken-serve = le serveur n'a pas pu démarrer

## What argparse says; the marks (%s) stay
help-argparse-usage = usage : 
help-argparse-positionals = arguments
help-argparse-options = options
help-argparse-help = montre cette aide et s'arrête
help-argparse-version = montre la version et s'arrête
help-argparse-error = %(prog)s : erreur : %(message)s
help-argparse-argument = %(argument_name)s : %(message)s
help-argparse-required = il manque : %s
help-argparse-unrecognized = non reconnu : %s
help-argparse-choice = %(value)r n'existe pas (au choix : %(choices)s)
help-argparse-value = valeur incorrecte (%(type)s) : %(value)r
help-argparse-one = il manque une valeur
help-argparse-some = il manque au moins une valeur
help-argparse-not-with = incompatible avec %s
help-argparse-ambiguous = %(option)s est ambigu : peut-être %(matches)s
help-argparse-explicit = %r n'a rien à faire ici

## Arguments that many commands have
help-arg-game = quel jeu
help-arg-json = pour un programme
help-arg-data = les vraies valeurs de votre boîte (TOML)
help-arg-rules = un jeu de règles nommé ('touchline games GAME' les énumère)
help-arg-option = une règle maison
help-arg-voice = dire à voix haute ce qui se passe et le score, par spd-say, espeak ou say s'il y en a un d'installé
help-arg-plain = de simples lignes au lieu de l'application (comme dans un tube, avec TERM=dumb, TOUCHLINE_PLAIN=1 ou un lecteur d'écran)
help-arg-lang = la langue : { $languages } (ou TOUCHLINE_LANG ; sinon celle de l'application ou de la machine)
help-arg-print-completion = un script qui fait compléter les mots à votre shell : bash, zsh ou tcsh
help-arg-file = la feuille d'un match
help-arg-seed = des dés
help-arg-cores = cœurs à utiliser
help-arg-on = où l'on joue ; cuda : sur un GPU NVIDIA
help-arg-seconds = le temps d'un bot pour un coup
help-arg-out = où l'écrire
help-arg-season = fichier ou nom (la dernière utilisée)
help-arg-table = vrais dés, cartes ou fléchettes : vous dites ce qui est tombé
help-arg-store = fichier SQLite ou URL postgresql:// (TOUCHLINE_STORE, sinon votre dossier de données)
help-arg-engine = un programme qui joue par lignes JSON, ou NAME=COMMAND ; peut être répété
help-arg-clock = secondes d'un programme pour une partie, et en plus par coup
help-arg-games-to = enregistrer ici chaque partie avec un programme

## learn, puzzle
help-learn = un jeu en une minute, jusqu'à vos premiers points
help-learn-page =
    Six à dix étapes sur le vrai plateau, chacune une phrase et une chose à faire, jusqu'à vos premiers points.

      touchline learn GAME
      touchline learn GAME --plain       la même chose en lignes
help-puzzle = trouver le meilleur coup
help-puzzle-page =
    Une position où une idée est nettement la meilleure. Trouvez-la : la réponse dit ce que la suivante aurait coûté.

      touchline puzzle                    n'importe quel jeu, pas encore résolue
      touchline puzzle GAME
      touchline puzzle GAME --daily       la même pour tous aujourd'hui
      touchline puzzle --from RECORD      ce que vous avez laissé filer dans un match, à retenter
      touchline puzzle GAME --answer MOVE --id ID   sans question, pour un programme
help-puzzle-game = de quel jeu ; sinon n'importe lequel
help-puzzle-daily = le problème du jour
help-puzzle-grade = seulement ceux que N de nos niveaux ne trouvent pas
help-puzzle-id = celui-ci
help-puzzle-record = une des décisions qui ont coûté quelque chose dans ce match
help-puzzle-answer = la réponse, sans qu'on la demande

## play, resume, join
help-play = jouer : à deux, contre un bot ou à une vraie table
help-play-page =
    Dans un terminal le match s'ouvre dans l'application ; avec --plain, dans un tube, avec TERM=dumb ou un
    lecteur d'écran il se joue en simples lignes. Les deux prennent les mêmes coups et les mêmes commandes :
    tapez un coup, ou 'help'. Tout est enregistré aussitôt ; 'touchline resume' continue.

      touchline play GAME                      deux personnes à un clavier
      touchline play GAME --first              votre premier match, chaque nouveauté expliquée
      touchline play GAME --vs random          contre un bot
      touchline play GAME --table              vrais dés, cartes ou fléchettes : vous lancez, Touchline arbitre
      touchline play GAME --table --clock 20   ... avec vingt minutes par camp
help-play-game = à quoi jouer ('touchline games' les énumère)
help-play-vs = jouer contre un bot ('touchline games GAME' énumère les niveaux)
help-play-first = votre premier match : contre le bot le plus doux, chaque situation nouvelle expliquée une fois, l'entraîneur à vos côtés
help-play-second = avec --vs : prendre la seconde place
help-play-names = qui joue ; contre un bot, vous d'abord
help-play-clock = minutes par camp, et secondes par coup
help-play-seed = rendre les dés répétables
help-play-save = où garder le match
help-resume = reprendre un match interrompu (le dernier si aucun n'est nommé)
help-resume-page =
    Tout dans un match est enregistré aussitôt ; on reprend là où il s'est arrêté.

      touchline resume                    le dernier
      touchline resume match.touchline
help-join = prendre place à un match sur un serveur, par son lien
help-join-page =
    Un match sur un serveur, joué depuis le terminal avec les mêmes mots qu'à la maison.

      touchline join 'http://192.168.1.20:8000/?match=k7x2#invite=…' --name Ann
help-join-link = tel que l'autre camp l'a envoyé : http://host/?match=...#invite=...
help-join-name = le nom que vous y portez

## games, rules, replay
help-games = à quoi on peut jouer, avec options et adversaires
help-games-page =
    Chaque jeu avec ses adversaires ; un jeu avec ses options et les règles qu'elles changent.

      touchline games
      touchline games GAME
      touchline games --json                 pour un programme
help-games-game = seulement celui-ci, options expliquées
help-rules = le livre de règles d'un jeu, ou une de ses règles
help-rules-page =
    Les règles numérotées, telles que le récit et chaque refus les citent.

      touchline rules GAME             tout le livre
      touchline rules GAME AB-2        un chapitre
      touchline rules GAME --compare A B   ce qui distingue deux jeux de règles
      touchline rules GAME AB-2.2      une règle
help-rules-id = une règle comme AB-2.2, ou un chapitre comme AB-2
help-rules-terms = les mots du jeu et la règle qui explique chacun
help-rules-compare = deux jeux de règles nommés, et leurs différences
help-replay = raconter à nouveau un match
help-replay-page =
    Joue une feuille de match selon les règles et la raconte pas à pas, jusqu'à la position finale.

      touchline replay match.touchline
      touchline replay match.touchline --to 17 --rules
help-replay-to = s'arrêter après cette entrée
help-replay-rules = nommer les règles de chaque étape

## data, chart, print
help-data = ce qui dans la boîte est supposé, et vos propres valeurs
help-data-page =
    Les dés, cartes et tables d'une boîte que personne n'a pu lire sur l'original : d'où vient chaque valeur
    et à quel point nous en sommes sûrs. Qui a la boîte remplit un fichier une fois ; il est petit, s'envoie à un ami et
    s'utilise partout avec --data FILE.

      touchline data GAME                   tout ce que nous supposons (--all : chaque valeur)
      touchline data GAME --edit my.toml    un fichier commenté à remplir (dans $EDITOR) ; s'il est là, il est vérifié
      touchline data GAME --check my.toml   le vérifier ligne à ligne, et voir ce qu'il change dans le jeu
      touchline data GAME --check my.toml --against other.toml   ... comparé aux valeurs de quelqu'un d'autre
help-data-game = la boîte de quel jeu
help-data-all = chaque valeur, pas seulement les suppositions
help-data-edit = écrire un fichier commenté à remplir, puis le vérifier
help-data-check = vérifier un fichier, et montrer ce qu'il change
help-data-against = avec --check : comparer avec ce fichier, pas avec le nôtre
help-data-games = parties de comparaison (2000 ; 0 : aucune)
help-chart = les tableaux d'un jeu, à consulter à table
help-chart-page =
    Quoi contre quoi, à consulter à table ; les cases supposées sont marquées.

      touchline chart GAME
      touchline chart GAME --data my.toml    avec les vraies valeurs de votre boîte
help-print = feuilles de score, plateaux, cartes et tableaux en PDF
help-print-page =
    Feuilles de score, plateaux, cartes et tableaux en PDF, pour la table de la cuisine (pip install 'touchline[lab]').

      touchline print GAME                   écrit GAME.pdf
      touchline print GAME --paper letter --out sheets.pdf
help-print-paper = la taille du papier (a4)

## check, new-game, engine
help-check = soumettre un jeu aux lois : coups permis, poids exacts, aucune fuite, les deux modes d'accord
help-check-page =
    Joue des parties au hasard avec chaque option et regarde chaque étape de tous côtés : les coups permis sont jouables, les
    poids exacts, personne ne voit ce qui est caché, textes et feuilles reviennent, compilé et interprété s'accordent.

      touchline check                                tous les jeux
      touchline check GAME --games 20                un seul, plus à fond
      touchline check my-game --interpreted --json   pendant qu'on écrit son propre jeu
help-check-game = jeux à vérifier (tous si aucun n'est nommé)
help-check-games = parties au hasard par option (3)
help-check-seed = où commencent les parties au hasard (0)
help-check-interpreted = omettre la comparaison avec le jeu compilé
help-new-game = le squelette d'un jeu à vous, en paquet
help-new-game-page =
    Écrit un dossier avec un petit jeu qui respecte toutes les lois : livre de règles, état, règles, mots, un adversaire et
    des tests. Faites-en peu à peu le vôtre ; docs/adding-a-game.md dit ce qu'un jeu peut apporter d'autre.

      touchline new-game my-game
      touchline new-game my-game --in packages
help-new-game-name = son nom : minuscules, mots reliés par '-'
help-new-game-folder = où (ici)
help-engine = jouer par lignes JSON sur l'entrée et la sortie standard, pour des bots en tout langage
help-engine-page =
    Une demande et une réponse par ligne, jusqu'à la fin de l'entrée.

      touchline engine
      { $new }
      { $roll }
      { $advise }
help-engine-schema = afficher le JSON Schema de toutes les demandes et réponses

## advise, review, solve, train
help-advise = que faire dans la dernière position d'une feuille de match
help-advise-page =
    Les meilleurs coups avec les chances de chacun après chacun, du solveur ou de l'entraîneur du jeu.

      touchline advise match.touchline
      touchline advise match.touchline --at 17 --all
help-advise-at = avant l'entrée N au lieu de la fin
help-advise-all = chaque coup permis, pas seulement les meilleurs
help-review = où un match a été gagné et perdu : chance, décisions coûteuses, courbe
help-review-page =
    Ce que valait chaque jet et chaque décision : chance et adresse de chaque camp, décisions les plus coûteuses, une courbe.

      touchline review match.touchline
      touchline review match.touchline --svg chart.svg
help-review-svg = écrire la courbe des chances
help-solve = le jeu parfait, calculé d'avance
help-solve-page =
    Calcule le jeu parfait d'un jeu qui peut être résolu, pour que personne ne l'attende pendant le match, et dit ce que vaut
    le jeu. La solution reste sur le disque.

      touchline solve GAME                        avant une soirée avec lui
      touchline solve GAME -o NAME=VALUE          ... selon des règles maison
      touchline solve GAME --finer                ce qui est omis est-il trop petit pour compter ?
help-solve-finer = résoudre encore, plus finement, et comparer chaque situation
help-train = apprendre un jeu à lui-même : auto-parties, étapes, courbe
help-train-page =
    Auto-parties à partir de rien. Graine et échelle décident du résultat, les cœurs du temps seul. Les étapes, la courbe
    (curve.png) et ce qui serait livré restent dans le dossier ; Ctrl-C perd au plus quelques minutes, --resume continue.

      touchline train GAME                        des minutes sur seize cœurs, des heures sur un seul
      touchline train GAME --scale 0.02           un coup d'œil
      touchline train GAME --resume               reprendre où c'était arrêté
      touchline train GAME --ship                 mettre le résultat là où les bots le cherchent
help-train-seed = autre graine, autre entraînement (1)
help-train-scale = X fois plus de parties (1)
help-train-stages = combien d'étapes du cours (3)
help-train-out = où le garder (training/GAME)
help-train-resume = continuer depuis l'étape dans le dossier
help-train-ship = mettre le résultat dans le paquet

## The laboratory
help-simulate = jouer des parties par millions
help-simulate-page =
    Joue des parties par millions et dit ce qui s'est passé. La même graine donne les mêmes parties,
    quel que soit le nombre de cœurs et où qu'elles tournent.

      touchline simulate GAME --games 1000000
      touchline simulate GAME -o NAME=VALUE --seats WHO,WHO --out games.parquet
      touchline simulate GAME --rows drive --out drives.parquet
help-arg-games = combien (100 000)
help-arg-seats = qui joue : stratégies ou bots (la stratégie rapide la plus forte du jeu)
help-simulate-rows = game, drive, play ou decision (game)
help-simulate-out = écrire les lignes ici (.parquet, .csv, .json, .ndjson)
help-simulate-resume = ne jouer que ce qui manque dans le fichier Parquet de --out
help-report = ce que les règles font d'un jeu, en une page illustrée
help-report-page =
    Une page illustrée : scores, durée, qui commence, suspense, règles, chance et adresse.

      touchline report GAME
      touchline report GAME --compare NAME=VALUE --out changed.html
help-report-compare = la même chose avec cette règle changée
help-report-compare-data = la même chose avec les valeurs d'une autre boîte (TOML)
help-report-stronger = qui affronte random quand on pèse chance et adresse
help-report-out = où l'écrire (GAME-report.html) ; .json pour un programme
help-bench = vitesse, à côté d'autres bibliothèques
help-bench-page =
    Transitions par seconde de chaque jeu, interprété et compilé, à côté d'OpenSpiel, PettingZoo,
    Pgx et RLCard s'ils sont installés (pip install 'touchline[bench]').

      touchline bench
      touchline bench GAME --alone --seconds 5
help-bench-games = jeux à mesurer (tous si aucun n'est nommé)
help-bench-seconds = temps pour chaque chiffre (2)
help-bench-cores = cœurs à utiliser (tous)
help-bench-alone = laisser les autres de côté
help-bench-json = garder les chiffres
help-tournament = bots, stratégies et vos propres programmes les uns contre les autres, avec classement
help-tournament-page =
    Tous contre tous, ou rondes suisses ; les deux places de chaque paire se jouent avec les
    mêmes dés. Avec --file un tournoi peut être arrêté et repris ; avec --sprt deux joueurs s'affrontent
    jusqu'à ce qu'on sache laquelle de deux différences Elo est la bonne.

      touchline tournament GAME random WHO WHO
      touchline tournament GAME --swiss 5 --file cup.jsonl
      touchline tournament GAME --engine "./mybot.py" club master --games-to records/
      touchline tournament GAME club --engine "mine=node bot.js" --clock 60+1 --sprt 0,20 --pairs 5000
help-tournament-players = stratégies et bots (tous si aucun n'est nommé)
help-tournament-pairs = paires en miroir par rencontre (100)
help-tournament-swiss = rondes suisses au lieu de tous contre tous
help-tournament-sprt = deux joueurs : s'arrêter quand l'une est claire
help-tournament-file = garder les résultats ici, et continuer de là
help-ladder = où en sont les bots d'un jeu entre eux
help-ladder-page =
    Chaque niveau affronte celui du dessous (--all : tous contre tous) en paires en miroir : deux parties avec les
    mêmes dés, places échangées. La part de points gagnés (un nul compte moitié), avec son intervalle à 95 % sur les paires.
    Si un jeu peut jouer des parties entières en code machine, on l'utilise ; sinon on interroge les bots coup par coup.

      touchline ladder                          un coup d'œil à tous les jeux
      touchline ladder GAME --engine ./mybot.py   un programme à vous affronte chaque niveau
      touchline ladder GAME --keep rungs/       arrêter par Ctrl-C, continuer par la même commande
      touchline ladder GAME --pairs 1000        un seul jeu, pris au sérieux
      touchline ladder --markdown               le tableau pour la documentation
help-ladder-game = tous les jeux si aucun n'est nommé
help-ladder-pairs = paires en miroir par rencontre (20)
help-ladder-all = tous contre tous
help-ladder-levels = seulement ces niveaux
help-ladder-keep = garder chaque rencontre ici, et continuer de là
help-ladder-markdown = en tableau pour la documentation

## season
help-season = une saison entière : calendrier, classement, play-offs
help-season-page =
    Une saison est un fichier : équipes, propriétaires, calendrier, résultats et feuilles de tous les matchs. On peut l'arrêter
    et la reprendre partout. SEASON est un fichier ou un nom ; sinon, la dernière utilisée.

      touchline season new GAME --own TEAM=NAME   préparer une saison ; les autres équipes sont des bots
      touchline season play                       votre prochain match
      touchline season simulate                   laisser jouer les bots, jusqu'à la fin ou au prochain match d'une personne
      touchline season table                      le classement, départages expliqués
      touchline season bracket                    les play-offs
help-season-deed =
    { $brief }.

      touchline season { $example }
help-season-new = préparer une saison
help-season-new-game = ce qu'on joue
help-season-new-season = son fichier, ou un nom (le jeu et le jour)
help-season-new-title = comment elle s'appelle
help-season-new-seed = du calendrier, de la pièce et des dés (tirée)
help-season-new-level = qui entraîne les équipes sans propriétaire
help-season-new-own = une personne entraîne cette équipe
help-season-new-teams = vos propres équipes (TOML)
help-season-new-legs = tous se rencontrent N fois, divisions ou non
help-season-new-playoffs = places en play-offs (0 : aucune)
help-season-show = où elle en est et ce qui suit
help-season-show-week = plutôt les matchs d'une semaine
help-season-play = jouer votre prochain match
help-season-play-team = le match de quelle équipe
help-season-simulate = laisser jouer les bots
help-season-simulate-week = jusqu'à cette semaine (jusqu'à la fin)
help-season-simulate-everybody = les bots jouent aussi pour les personnes
help-season-simulate-quiet = seulement la dernière ligne
help-season-table = le classement, départages expliqués
help-season-table-week = tel qu'après cette semaine
help-season-bracket = les play-offs
help-season-odds = classement de force, et ce qui peut encore arriver
help-season-odds-seasons = saisons à jouer à partir d'ici (10 000)
help-season-leaders = qui mène la ligue en quoi
help-season-leaders-figure = seulement ce chiffre
help-season-report = un match en mots et en chiffres
help-season-report-week = de cette semaine (le dernier joué)
help-season-report-team = de cette équipe (n'importe laquelle)
help-season-export = tableaux pour analystes
help-season-export-table = schedules, team_stats, drives ou pbp
help-season-export-out = .csv, .json ou .parquet
help-season-laboratory = des saisons entières par milliers, avec une image
help-season-laboratory-seasons = combien (1000)
help-season-laboratory-level = qui entraîne toutes les équipes : une stratégie va le plus vite
help-season-laboratory-out = une image (.png, .svg)
help-season-measure = mesurer la force de chaque équipe, pour le classement et les pronostics
help-season-measure-matches = matchs de chaque paire à domicile et autant à l’extérieur (60)
help-season-measure-level = qui entraîne toutes les équipes : une stratégie va le plus vite
help-season-measure-out = le fichier, comme à côté du jeu
help-season-teams = les équipes d'un jeu en quelques mots, avec leur force
help-season-champions = qui a gagné les saisons de cet ordinateur
help-season-check = rejouer chaque feuille et recompter les tableaux
help-season-why = les règles du calendrier, du classement et des play-offs

## The server
help-serve = jouer avec d'autres dans le navigateur
help-serve-page =
    Démarre le serveur. Sans option : un processus, les matchs dans votre dossier de données.

      touchline serve                          pour vous, dans le navigateur de cette machine
      touchline serve --lan                    pour tous sur votre réseau
      touchline serve --store postgresql://touchline@db/touchline --redis redis://db --port 8001 --no-browser
help-serve-lan = laisser jouer tous ceux de votre réseau : téléphones, tablettes
help-serve-host = où écouter ; 0.0.0.0 est --lan
help-serve-port = 8000 ou le suivant libre ; 0 : n'importe lequel de libre
help-serve-redis = bus entre serveurs sur un même PostgreSQL (TOUCHLINE_REDIS)
help-serve-url = l'adresse des joueurs, pour les liens (TOUCHLINE_URL)
help-serve-origin = un autre site qui peut se connecter
help-serve-proxy = proxy inverse de confiance, ou réseau
help-serve-smtp = écrire des lettres ; il faut aussi --url (TOUCHLINE_SMTP)
help-serve-notice-seconds = combien de temps avant de prévenir quelqu'un d'absent (10)
help-serve-workers = processus pour les bots (1)
help-serve-bot-seconds = temps d'un bot pour un coup (2)
help-serve-no-browser = ne pas ouvrir le navigateur
help-serve-open-limits = sans limites : seulement pour tests et charge
help-serve-rehearse = préparer bots et entraîneur de chaque jeu au démarrage (oui, sauf avec --open-limits)
help-serve-log = combien on journalise
help-verify = vérifier un match fini sans se fier au serveur
help-verify-page =
    Rejoue une feuille ou un export selon les règles d'ici et vérifie chaque jet et chaque empreinte ; on ne demande rien au serveur.

      touchline verify match.touchline
      touchline verify match.touchline --pact 6b1f…    et que c'est le match dont on vous a montré le pacte
      touchline verify -                       depuis l'entrée standard
help-verify-file = une feuille ou un export ; '-' lit l'entrée standard
help-verify-pact = le pacte montré avant le premier jet
help-migrate = mettre à jour une base, ou la copier dans une autre
help-migrate-page =
    Avec --to, copie chaque table (de SQLite à PostgreSQL ou l'inverse) et vérifie chaque empreinte dans la copie.

      touchline migrate                        mettre la base à jour
      touchline migrate --check                ce que ferait la mise à jour
      touchline migrate --to postgresql://touchline@db/touchline
help-migrate-to = une base vide : un fichier ou une URL postgresql://
help-migrate-check = l’essayer sur une copie, vérifier chaque empreinte et ne rien modifier
help-backup = copier la base dans un fichier pendant qu'elle sert
help-backup-page =
    Copie la base telle qu'elle est à un instant, et vérifie la copie. Les joueurs continuent.

      touchline backup touchline.backup
      touchline backup touchline.backup --store postgresql://touchline@db/touchline
help-backup-file = la sauvegarde à écrire
help-restore = mettre une sauvegarde à la place de la base ; l'ancienne reste à côté
help-restore-page =
    Vérifie une sauvegarde et la met à la place de la base ; l'ancienne reste à côté. Arrêtez d'abord le serveur.

      touchline restore touchline.backup
help-restore-file = la sauvegarde à lire
help-reports = ce que les joueurs vous ont signalé
help-reports-page =
    Le plus récent d’abord : qui, pourquoi, par qui, dans quel match et combien de fois auparavant. Le serveur peut continuer.

      touchline reports                        le plus récent de tous
      touchline reports --about carl           d’un seul compte
help-reports-about = le nom d’un compte ; sans lui, tout le monde

## analyse, site
help-analyse = un plateau pour essayer : toute position, les dés en main, un entraîneur à côté
help-analyse-page =
    Un plateau à soi : poser une position ou ouvrir une feuille, jouer les deux camps, choisir les dés ou les lancer, demander à
    l'entraîneur, garder chaque variante. Une étude va au navigateur et revient en une ligne ('link').

      touchline analyse GAME                       là où commence sa leçon
      touchline analyse GAME "phase=call pos=90"   une position
      touchline analyse match.touchline            une feuille, ou une étude enregistrée
help-analyse-what = un jeu, le fichier d'une feuille ou d'une étude, ou la fin d'un lien
help-analyse-position = une position du jeu, en une ligne
help-site = la salle d'arcade en site statique, sans serveur
help-site-page =
    Écrit toute la salle pour un écran en site statique : bots, deux personnes, marqueur de table, leçons, problèmes, revue.
    Le moteur tourne dans le navigateur ; une fois visité, tout marche sans réseau et s'installe sur un téléphone.

      touchline site FOLDER
      python -m http.server --directory FOLDER     le voir ici ; tout espace web en HTTPS le sert aux autres
help-site-folder = où l'écrire
help-site-at = où le site se trouvera dans son espace web, par exemple /jeux/touchline/ ; sinon à la racine
help-glance = combien dure un jeu, et la part de l'adresse
help-glance-page =
    Fait jouer deux niveaux de bots, chacun aussi souvent à chaque place : combien dure un match, et combien de fois le plus
    fort gagne. Avec --write, les chiffres vont dans le dossier du jeu, d'où chaque page les montre.

      touchline glance GAME
      touchline glance GAME --matches 400 --write
help-glance-matches = combien de matchs sont joués (200)
help-glance-write = garder les chiffres dans le dossier du jeu
