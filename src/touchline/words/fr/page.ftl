# What the pages of the arcade say.

## Small words

page-skip = Aller au contenu
page-pages = Pages
page-close = Fermer
page-menu = Menu
page-loading = Un instant …
page-unreachable = Le serveur est injoignable. Nouvel essai en cours.
page-engine-fetching = Téléchargement du moteur de jeu : { $share }
page-engine-starting = Démarrage du moteur de jeu …
page-engine-failed = Le moteur de jeu n’a pas pu démarrer ({ $why }). Rechargez la page.
page-takeaway = Continuer sans le serveur
page-takeaway-what = Téléchargez tout le jeu une fois (environ { $size } Mo, { $room } Mo de place sur cet appareil). Si ce serveur disparaît, les parties contre des bots et sur un même écran continuent dans ce navigateur et reviennent au serveur dès qu'il est de retour.
page-takeaway-fetch = Télécharger
page-takeaway-fetching = Téléchargement : { $share }
page-takeaway-failed = Le téléchargement a échoué. Réessayez tant que le serveur répond.
page-takeaway-here = C'est ici.
page-takeaway-leave = Retirer
page-takeaway-go-on = Continuer ici
page-takeaway-playing = Se joue ici en l'absence du serveur
page-nowhere = Il n'y a rien ici
page-you = vous
page-guest = Invité
page-somebody = quelqu'un
page-at-one-table = à la même table
page-open-seat = place libre
page-bot-name = bot { $level }
page-score = Score
page-to-move = à jouer
page-has-ball = a le ballon
page-coin = Pièce
page-rules = Règles
page-rematch = Revanche
page-skip-ahead = Passer
page-saved = enregistré
page-unsaved = pas encore enregistré : { $count }
page-cancel = Annuler
page-tools = Outils du match
page-log = Journal

## Home

page-home = Accueil
page-home-title = Choisissez une boîte
page-home-subtitle = Jouez tout de suite contre un bot, envoyez un lien à un ami, ou faites arbitrer votre propre table.
page-home-games = Jeux
page-home-play-bot = Jouer contre un bot
page-home-more = Un ami, la table …
page-home-resume = Reprendre où vous en étiez
page-home-forget = Retirer
page-home-open = Tables ouvertes
page-home-none-open = Personne n'attend à une table en ce moment. Ouvrez-en une : choisissez un jeu, puis « Table ouverte ».
page-home-nothing-running = Aucun de vos matchs n'est en cours dans ce navigateur.
page-home-friend = Un ami …
page-home-new-here = Première visite
page-home-real = À votre propre table
page-home-real-title = De vrais dés, cartes ou fléchettes
page-home-real-what = Vous tapez ce qui est sorti, Touchline arbitre, compte et commente.
page-home-real-go = Marqueur de fléchettes

## Clock

page-clock = Pendule
page-clock-none = sans pendule
page-clock-live5 = 5 minutes + 5 secondes par coup
page-clock-live15 = 15 minutes + 10 secondes par coup
page-clock-days = 10 jours + 36 heures par coup

## Learn

page-learn = Apprendre en une minute
page-learn-again = Encore une fois
page-learn-done = Terminé
page-learn-first-match = Jouer votre premier match
page-learn-got-it = Compris
page-learn-new = Nouveau
page-learn-nudge = Pas celui-là : l'anneau montre où. Rien n'a été joué.
page-learn-roll = Lancer
page-learn-skip = Quitter
page-learn-step = Étape { $step } sur { $count }
page-learn-what = Six à huit étapes sur le vrai plateau, une chose à faire à chaque fois, jusqu'à vos premiers points.

## Puzzle

page-puzzle = Problème
page-puzzle-all = Problèmes
page-puzzle-any = Un autre
page-puzzle-at-least = { $move } cède au moins { $points }.
page-puzzle-best = Le mieux : { $move }.
page-puzzle-daily = Problème du jour
page-puzzle-find = Trouvez le meilleur coup.
page-puzzle-grade-0 = facile
page-puzzle-grade-1 = pour joueurs de club
page-puzzle-grade-2 = difficile
page-puzzle-how-many =
    { $count ->
        [one] { $count } position
       *[other] { $count } positions
    } où une idée est nettement la meilleure.
page-puzzle-next = Problème suivant
page-puzzle-right = Juste !
page-puzzle-score =
    { $run } de suite, record { $best } ; { $solved ->
        [one] { $solved } résolu
       *[other] { $solved } résolus
    }.
page-puzzle-second = La deuxième meilleure idée coûte { $points }.
page-puzzle-what = Une idée est nettement la meilleure : trouvez-la. Un nouveau problème chaque jour.
page-puzzle-wrong = Il y a mieux.
page-puzzle-yours = { $move } cède { $points }.

## Match

page-match = Match
page-match-missing = Impossible d'ouvrir ce match
page-match-side = Ce qui s'est passé

## Settings

page-settings = Réglages
page-settings-language = Langue
page-settings-theme = Lumière
page-settings-theme-system = comme l'appareil
page-settings-theme-light = lumière du jour
page-settings-theme-dark = lumière de lampe
page-settings-sounds = Sons
page-settings-sounds-what = Dés, fléchettes, cartes et public, en sourdine.
page-settings-calm = Sans mouvement
page-settings-calm-what = Tout apparaît d'un coup, même si votre appareil ne le demande pas.
page-settings-hints = Entraîneur
page-settings-hints-what = Montre ce qu'il ferait et les chances de gagner. Jamais dans les matchs classés.
page-settings-text = Mode texte
page-settings-text-what = Le match en lignes et en commandes, pour clavier et lecteur d'écran.
page-settings-explain = Expliquer le moment
page-settings-explain-what = Ce que veut dire un choix, sous la question la première fois, derrière un point d'interrogation ensuite.
page-settings-pace = À quelle vitesse tout s'affiche
page-settings-pace-slow = lentement
page-settings-pace-normal = normalement
page-settings-pace-fast = vite

## Leagues

page-leagues = Ligues
page-leagues-none = Aucune ligue n'a encore été fondée sur ce serveur.
page-leagues-table = Classement
page-leagues-player = Joueur
page-leagues-played = Joués
page-leagues-won = Gagnés
page-leagues-drawn = Nuls
page-leagues-lost = Perdus
page-leagues-points = Points
page-leagues-open = ouverte
page-leagues-playing = en cours
page-leagues-over = terminée
page-leagues-what = Tout le monde rencontre tout le monde. Trois points pour une victoire, un pour un nul.
page-leagues-found = Fonder une ligue
page-leagues-sign-in = Les joueurs d'une ligue ont un compte, pour que chacun retrouve ses matchs.
page-leagues-name = Nom de la ligue
page-leagues-twice = Aller et retour
page-leagues-twice-what = Tout le monde se rencontre deux fois, en changeant de camp.
page-leagues-rated-what = Les matchs comptent pour les cotes.
page-leagues-is-open = inscriptions ouvertes
page-leagues-founder = fondée par { $name }
page-leagues-players = Joueurs ({ $count })
page-leagues-join = Participer
page-leagues-start = Lancer la ligue
page-leagues-start-what = Quand elle commence, le calendrier est établi et plus personne ne peut s'inscrire.
page-leagues-send-link = Envoyez l'adresse de cette page à d'autres pour qu'ils s'inscrivent. Il faut être deux.
page-leagues-waiting = Vous en êtes. C'est { $name } qui lance la ligue.
page-leagues-fixtures = Calendrier
page-leagues-round = Journée { $round }
page-leagues-play = Jouer
page-leagues-to-come = à venir
page-leagues-wins = victoire de { $name }
page-leagues-played-short = J
page-leagues-won-short = G
page-leagues-drawn-short = N
page-leagues-lost-short = P

## Replay

page-replay = Revoir
page-replay-moment = Moment { $at } sur { $last }
page-replay-start = Le début
page-replay-play = Lecture
page-replay-pause = Pause
page-replay-first = Au début
page-replay-back = Un pas en arrière
page-replay-next = Un pas en avant
page-replay-last = À la fin
page-replay-link = Lien vers ce moment
page-replay-to-match = Au match

## Review

page-review = Analyse
page-review-thinking = L'entraîneur regarde le match …
page-review-sums = Chance et talent
page-review-luck = Chance
page-review-skill = Talent
page-review-moments = Ce qui a décidé
page-review-given-away = { $points } cédés
page-review-better = mieux : { $move }
page-review-chart = Chances de gagner de { $name }, du début à la fin
page-review-luck-of = { $points } de chance
page-review-unit = En points sur cent de chances de gagner.
page-review-better-by = mieux : { $move } ({ $could } au lieu de { $was })

## Chat

page-chat = Dire quelque chose
page-chat-short = Chat
page-chat-new = nouveau

## Coach

page-coach = Entraîneur
page-coach-thinking = L'entraîneur réfléchit. La première fois, il doit résoudre le jeu, ce qui prend un peu de temps.
page-coach-numbers = Montrer les chiffres
page-coach-options = Choix et chances
page-coach-option = Choix
page-coach-chance = Victoire
page-coach-estimate = Ce sont des estimations, pas des valeurs exactes.
page-coach-win = { $chance } de chances de gagner

## Big screen

page-big-screen = Grand écran
page-big-screen-leave = Quitter le grand écran

## Undo

page-undo = Reprendre le coup
page-undo-asked = { $who } voudrait reprendre sa dernière décision.
page-undo-accept = Accepter
page-undo-decline = Refuser
page-undo-waiting = On attend l'accord de l'autre camp.

## Resign

page-resign = Abandonner
page-resign-sure = Oui, abandonner
page-resign-what = Le match finit aussitôt, et l'autre camp le gagne.

## Why

page-why = Pourquoi ?
page-why-of = Pourquoi : { $text }
page-why-title = Pourquoi est-ce arrivé ?

## Queue

page-queue = En attente d'envoi
page-queue-held-up = Attend d'abord votre décision
page-queue-drop = Écarter

## Link

page-link-connecting = connexion en cours
page-link-live = en ligne
page-link-lost = Pas de connexion
page-link-lost-kept = Votre coup est gardé ici et part dès que la ligne revient.
page-link-lost-saved = Tout est enregistré jusqu'ici. Nouvel essai …

## Title

page-title-football-darts = Football Darts
page-title-pocket-gridiron = Pocket Gridiron
page-title-street-soccer = Street Soccer
page-title-first-and-goal = First & Goal

## Tagline

page-tagline-football-darts = Remontez le terrain sur une cible de fléchettes : quatre fléchettes par série, et les yards exacts pour le touchdown.
page-tagline-pocket-gridiron = Le football de la red zone avec sept dés : quatre tentatives pour percer la défense.
page-tagline-street-soccer = À cinq contre cinq sur un quadrillage : lancez le dé, courez au ballon et faites-le passer par les vôtres jusqu'au but.
page-tagline-first-and-goal = Annoncez vos actions en secret, lancez les dés des deux cartes et faites tourner l'horloge, qui est votre paquet.

## Level

page-level-random = au hasard
page-level-beginner = débutant
page-level-rookie = novice
page-level-pro = pro
page-level-club = club
page-level-master = maître
page-level-perfect = parfait

## Setup

page-setup-company = Qui joue ?
page-setup-bot = Jouer contre un bot
page-setup-bot-what = Commence tout de suite.
page-setup-friend = Inviter un ami
page-setup-friend-what = Vous recevez un lien et un code à montrer. Pas besoin de compte.
page-setup-open = Table ouverte
page-setup-open-what = N'importe qui sur ce serveur peut s'asseoir.
page-setup-together = À deux sur cet écran
page-setup-together-what = Chacun son tour sur un seul appareil.
page-setup-table = À la table
page-setup-table-what = De vrais dés, cartes ou fléchettes : vous saisissez ce qui est sorti, Touchline arbitre.
page-setup-level = De quelle force ?
page-setup-name = Votre nom
page-setup-clock = Pendule
page-setup-options = Règles maison
page-setup-rules = Règles
page-setup-chains = Dés à deux
page-setup-chains-what = Chaque lancer demande les deux navigateurs : personne ne peut le choisir, pas même le serveur. Les deux doivent être en ligne.
page-setup-begin = Commencer le match
page-setup-together-curtain = Passez-vous l'appareil : un rideau cache les mains.
page-setup-other-name = Le nom de l'autre
page-setup-rated = Classé
page-setup-rated-what = Compte pour la cote des deux. Les deux sont connectés et jouent à la pendule ; l'entraîneur se tait.
page-setup-rated-sign-in = Pour jouer un match classé :

## Join

page-join-title = Une invitation pour vous
page-join-who = { $name } veut jouer à { $game } avec vous.
page-join-sit = S'asseoir et jouer
page-join-watch = Seulement regarder
page-join-altered = Pas comme dans la boîte :
page-join-altered-option = { $name } : { $what }
page-join-altered-data = valeurs sur les dés ou les cartes : { $what }
page-join-altered-position = on part d'une position préparée
page-join-rated = Ce match est classé : les deux joueurs ont donc besoin d'un compte.

## Invite

page-invite = Inviter un ami
page-invite-what = Qui ouvre ce lien s'assied en face de vous.
page-invite-qr = Code QR du lien
page-invite-link = Lien
page-invite-share = Partager le lien
page-invite-copied = Copié
page-invite-only-here = Ce lien ne marche que sur cet ordinateur.
page-invite-only-here-network = Touchline n'écoute que cet ordinateur. Pour un ami sur le même réseau, relancez-le avec :
page-invite-only-here-internet = Cette page montre alors une adresse que le téléphone de votre ami peut ouvrir aussi. Le match attend pendant ce temps.

## Prompt

page-prompt-open = On attend que quelqu'un s'asseye.
page-prompt-rolling = Les dés roulent.
page-prompt-yours = À vous de jouer.
page-prompt-theirs = { $who } réfléchit.

## Over

page-over = Match terminé
page-over-won = Vous avez gagné !
page-over-lost = Vous avez perdu.
page-over-drawn = Match nul.

## Story

page-story = Commentaire
page-story-more = Voir plus
page-story-undone = { $who } a repris sa décision.
page-story-asked = { $who } demande à reprendre.
page-story-declined = La reprise a été refusée.
page-story-corrected = Corrigé : { $text }
page-story-replaced = Un bot continue pour un joueur parti.
page-story-returned = { $who } est de retour.

## Text

page-text-command = Commande ou coup
page-text-placeholder = un coup, ou help
page-text-send = Envoyer
page-text-help = Tapez un coup comme l'écrivent les listes, ou bien : legal, where, score, why, hint, undo, resign, record, correct 17 T19, board.
page-text-nothing-due = On n'attend rien de vous.
page-text-resign-sure = Pour abandonner, tapez : resign yes

## Darts

page-darts-board = Cible. La liste à côté fait la même chose au clavier.
page-darts-field =
    Terrain : ballon sur { $spot }, { $needed ->
        [one] encore { $needed } yard
       *[other] encore { $needed } yards
    }
page-darts-left = Fléchettes restantes : { $left }
page-darts-need = encore { $yards }
page-darts-try = Transformation
page-darts-calls = À quoi sert la fléchette ?
page-darts-aim = Viser
page-darts-fell = Où est-elle plantée ?
page-darts-choose = touchez la cible, ou la liste
page-darts-neighbours = Ou vouliez-vous dire
page-darts-throw = { $call } : { $bed }
page-darts-enter = Saisir { $bed }
page-darts-miss = Hors de la cible
page-darts-bounce = Rebond
page-darts-last = Dernière fléchette : { $bed }. Erreur ?
page-darts-last-what = Touchez là où elle est vraiment plantée ; tout ce qui suit est recompté.
page-darts-quarter = QT{ $number }
page-darts-overtime = PR{ $number }
page-darts-thrower = { $name } : la moitié des fléchettes à moins de { $reach } mm
page-darts-aim-first = Touchez la cible pour viser
page-darts-touchdown = touchdown !
page-darts-scores = points
page-darts-drive-over = série finie
page-darts-leaves = encore { $yards }
page-darts-dart-of = fléchette { $dart } sur { $darts }

## Move

page-move-football-darts-receive = Recevoir d'abord
page-move-football-darts-defer = Laisser
page-move-football-darts-throw = Lancer
page-move-football-darts-field-goal = Field goal
page-move-football-darts-punt = Dégagement
page-move-football-darts-pat = Un point
page-move-football-darts-two = Deux points
page-move-pocket-gridiron-play = Continuer l'action
page-move-pocket-gridiron-go = Jouer la tentative
page-move-pocket-gridiron-field-goal = Botter le field goal
page-move-pocket-gridiron-kick = Botter pour un point
page-move-pocket-gridiron-two = Jouer pour deux points
page-move-pocket-gridiron-accept = Accepter la pénalité
page-move-pocket-gridiron-decline = Refuser la pénalité
page-move-street-soccer-pass = Aucun coup possible : passer
page-move-first-and-goal-heads = Face
page-move-first-and-goal-tails = Pile
page-move-first-and-goal-kick = Botter
page-move-first-and-goal-fake = Feindre le coup de pied
page-move-first-and-goal-onside = Coup court pour garder le ballon (onside)
page-move-first-and-goal-squib = Coup rasant (squib)
page-move-first-and-goal-touchback = Touchback : partir en sécurité
page-move-first-and-goal-run-out = Relancer
page-move-first-and-goal-time-out = Prendre un temps mort
page-move-first-and-goal-field-goal = Formation de field goal
page-move-first-and-goal-punt = Formation de punt
page-move-first-and-goal-sneak = Quarterback sneak
page-move-first-and-goal-kneel = Mettre le genou à terre
page-move-first-and-goal-hail-mary = Hail Mary : tout sur une passe
page-move-first-and-goal-ready = Prêt, on continue
page-move-first-and-goal-shuffle = Remêler la main et repiocher
page-move-first-and-goal-nothing = Laisser les cartes telles quelles
page-move-first-and-goal-take = Reprendre { $card }
page-move-first-and-goal-discard = Payer de { $card }
page-move-first-and-goal-accept = Accepter la pénalité
page-move-first-and-goal-decline = Refuser la pénalité
page-move-first-and-goal-burn = Brûler une carte : laisser tourner l'horloge
page-move-first-and-goal-hold = Ménager l'horloge
page-move-first-and-goal-stop = S'arrêter là
page-move-first-and-goal-run-on = Continuer à courir
page-move-first-and-goal-extra-point = Botter le point supplémentaire
page-move-first-and-goal-two-point = Tenter deux points
page-move-first-and-goal-fair-catch = Fair catch
page-move-first-and-goal-return = Retourner le ballon
page-move-football-darts-heads = Face
page-move-football-darts-tails = Pile
page-move-pocket-gridiron-heads = Face
page-move-pocket-gridiron-tails = Pile
page-move-first-and-goal-take-a-card = une carte reprise de la défausse, sans la montrer
page-move-first-and-goal-a-card-face-down = une action, face cachée
page-move-first-and-goal-kick-or-fake-face-down = coup de pied ou feinte, face cachée
page-move-pocket-gridiron-pat = Botter pour un point

## Gridiron

page-gridiron-dice = Dés de cette action
page-gridiron-contest = { $play } : il faut { $intensity } à la défense
page-gridiron-ball = { $name } a le ballon
page-gridiron-drive = Série { $drive } sur { $drives } · QT{ $quarter }
page-gridiron-downs = Tentatives
page-gridiron-sacks = Sacks dans cette série : { $count }
page-gridiron-decoy = leurre
page-gridiron-intercept = interception
page-gridiron-down-1 = 1re
page-gridiron-down-2 = 2e
page-gridiron-down-3 = 3e
page-gridiron-down-4 = 4e
page-gridiron-attack = Attaque
page-gridiron-defense = Défense
page-gridiron-needs = il faut { $need }
page-gridiron-needs-more = { $shown } + ? il faut { $need }
page-gridiron-next = Ensuite : { $die }
page-gridiron-second-die = Le second dé blanc
page-gridiron-flag = drapeau
page-gridiron-stopped = arrêté
page-gridiron-through = passé
page-gridiron-sacks-are = Sacks · { $count } = safety
page-gridiron-down-and-goal = { $down } & goal
page-gridiron-face-sack = Sack
page-gridiron-face-pat-block = PAT contré
page-gridiron-face-recover = Récupéré
page-gridiron-face-2x-injury = Blessure ×2
page-gridiron-face-out-of-bounds = En touche

## Soccer

page-soccer-board = Terrain
page-soccer-minute = Minute { $minute }
page-soccer-choose = Choisir la figurine en { $square }
page-soccer-walk = Aller de { $from } en { $square }
page-soccer-kick = Tirer le ballon en { $square }
page-soccer-goal = Tirer au but
page-soccer-place = Poser la figurine en { $square }
page-soccer-figure = Figurine à placer
page-soccer-goalie = Gardien à placer
page-soccer-set-goalie = Votre gardien : touchez l'une des deux cases devant votre but, ou glissez-le là.
page-soccer-set-figure = Encore { $left } à placer : touchez une case marquée, ou glissez jusque-là. Devant votre but, c'est le gardien. Ou prenez une formation :
page-soccer-now-figure = Touchez l'une de vos figurines.
page-soccer-now-target = Point : y aller. Anneau : le ballon y finit.
page-soccer-shoot = Tirer !
page-soccer-kick-it = Tirer en { $square }
page-soccer-walk-it = Aller en { $square }
page-soccer-other = Choisir une autre figurine
page-soccer-now-keeper = Touchez une case marquée pour votre gardien.
page-soccer-plan-walk = Marche de { $steps }, jusqu'en { $square }.
page-soccer-plan-steps = Marche de { $steps }.
page-soccer-plan-kick = Tir : { $where }.
page-soccer-plan-touches =
    { $count ->
        [one] { $count } touche
       *[other] { $count } touches
    }, le ballon finit : { $where }.
page-soccer-into-goal = au but
page-soccer-set-up = Placement
page-soccer-extra-time = prolongation
page-soccer-of-minutes = sur { $minutes }
page-soccer-formations = Formations
page-soccer-formation-arrow = Flèche
page-soccer-formation-wing = Aile
page-soccer-formation-wall = Mur
page-soccer-formation-book = Livre de règles
page-soccer-threat = { $rolls } sur 6
page-soccer-threat-of =
    Menace : l'adversaire en { $square } marque sur { $rolls ->
        [one] { $rolls } lancer
       *[other] { $rolls } lancers
    } sur 6
page-soccer-goal-word = But

## Die

page-die-die = Dé
page-die-yellow = dé jaune
page-die-red = dé rouge
page-die-ivory = dé ivoire
page-die-brown = dé brun
page-die-blue = dé bleu
page-die-green = dé vert
page-die-black = dé noir
page-die-play = dé de jeu
page-die-referee = dé de l'arbitre
page-die-penalty = dé de pénalité
page-die-d20 = dé à vingt faces
page-die-coin = Pièce
page-die-dart = Fléchette
page-die-short-white = DÉF
page-die-short-black = BUT
page-die-short-yellow = FLAG
page-die-qb = quarterback
page-die-wr = receveur
page-die-te = tight end
page-die-rb = coureur
page-die-white = défense

## Goal

page-goal-field =
    Terrain : { $ball ->
        [one] { $ball } yard
       *[other] { $ball } yards
    } jusqu'au but, tentative { $down }, { $gain } à gagner
page-goal-down-and = { $down } & { $gain }
page-goal-goal = goal
page-goal-dice = Dés
page-goal-no-dice = Les dés sont prêts.
page-goal-hand-offense = Vos cartes d'attaque
page-goal-hand-defense = Vos cartes de défense
page-goal-defense = défense
page-goal-run = course
page-goal-pass = passe
page-goal-red-zone = pas dans les { $yards } derniers
page-goal-call = Annoncer { $card }, face cachée
page-goal-face-down = Une carte, face cachée
page-goal-matchups = Les dés qu'elle amène
page-goal-barred = pas ici
page-goal-against = { $card } contre …
page-goal-pick-a-card = Touchez une carte pour voir ses dés contre chaque annonce.
page-goal-gain = Gain
page-goal-deck-of =
    { $name } : { $count ->
        [one] { $count } carte dans le paquet
       *[other] { $count } cartes dans le paquet
    }
page-goal-your-deck = Votre paquet
page-goal-timeouts-left = Temps morts restants : { $count }
page-goal-cards-in-hand = Cartes en main : { $count }
page-goal-half-of = Mi-temps { $half }
page-goal-toss = Tirage
page-goal-matchups-what = Yards en moyenne avec les dés des deux équipes. Un dé noir en enlève ; de deux, le plus bas compte.
page-goal-teams = Équipes
page-goal-teams-for = Choisir pour
page-goal-teams-yours = Vous
page-goal-teams-theirs = L'adversaire
page-goal-teams-surprise = Au hasard
page-goal-teams-none = sans division
page-goal-range = Étendue
page-goal-teams-spread = de la face la plus basse à la plus haute
page-goal-ball-on = Ballon sur { $spot }
page-goal-to-line = { $yards } jusqu'à la ligne jaune
page-goal-to-touchdown = { $yards } jusqu'au touchdown
page-goal-own = ses { $yards }
page-goal-opp = les { $yards } adverses
page-goal-midfield = la ligne médiane
page-goal-last-play = Dernière action
page-goal-is-clock = est l'horloge
page-goal-card-lb-blitz = LB Blitz
page-goal-card-man-to-man = Man to Man

## Phrase

page-phrase-hello = Bonjour !
page-phrase-good-luck = Bonne chance !
page-phrase-have-fun = Amusons-nous bien !
page-phrase-well-played = Bien joué !
page-phrase-nice-one = Joli !
page-phrase-lucky = C'était de la chance.
page-phrase-unlucky = Pas de chance !
page-phrase-oops = Oups !
page-phrase-thinking = Je réfléchis…
page-phrase-one-moment = Un instant, s'il vous plaît.
page-phrase-back = Me revoilà.
page-phrase-thanks = Merci !
page-phrase-sorry = Pardon !
page-phrase-close = C'était juste !
page-phrase-rematch = On en refait un ?
page-phrase-good-game = Beau match !
page-phrase-bye = Au revoir !

## Dice

page-dice-plain = Dés simples : le serveur lance à partir d'une graine. Qui gère le serveur pourrait choisir chaque lancer. Bien pour s'entraîner et entre amis.
page-dice-committed = Dés engagés : le serveur et chaque joueur ont fixé une valeur secrète avant qu'aucune ne soit montrée. Personne n'a pu choisir un lancer ; qui gère le serveur peut les prévoir.
page-dice-committed-unpledged = Dés engagés : le serveur a fixé son secret avant le premier lancer et le dévoile à la fin. Tout le monde n'a pas apporté sa propre valeur ; pour ceux-là, le serveur aurait pu choisir.
page-dice-chains = Dés à deux : chaque lancer mêle une valeur de chaque joueur, fixée d'avance. Personne, pas même l'hôte, n'a pu choisir un lancer ni le connaître avant l'action. Qui ne montre pas sa valeur perd.
page-dice-chains-sealed = Dés à deux avec cartes cachées : personne, pas même l'hôte, n'a pu choisir un lancer. Qui ne montre pas sa valeur perd. Les cartes sont cachées aux autres joueurs, pas à qui gère le serveur.
page-dice-chains-entrusted = Dés à deux, confiés : quelqu'un laisse le serveur lancer à sa place. Chaque valeur est fixée d'avance, mais qui gère le serveur connaît celles qui lui sont confiées.
page-dice-entered = De vrais dés, cartes et fléchettes, saisis par les joueurs. Il n'y a rien à prouver.
page-dice-former-committed = Dés engagés de l'ancien procédé : les lancers découlent du secret du serveur et des mots des joueurs. Cela ne prouve pas que personne ne les a choisis.
page-dice-former-chains = Dés à deux de l'ancien procédé : un hôte qui jouait aurait pu choisir entre deux valeurs.
page-dice-pact-changed = Le serveur a changé ce qui était convenu pour les dés. On ne lui montre plus rien.

## Rated

page-rated = classé
page-rated-what = Un match classé : l'entraîneur se tait.

## Account

page-account = Compte
page-account-sign-in = Se connecter
page-account-new = Créer un compte
page-account-create = Créer le compte
page-account-what = Pas besoin de compte pour jouer. Avec un compte, vous avez une cote, vos matchs sur tous vos appareils et une place dans les ligues. Il n'existe que sur ce serveur et ne demande aucune adresse.
page-account-have = J'ai un compte
page-account-have-not = Je n'ai pas encore de compte
page-account-name = Nom
page-account-name-what = De 2 à 24 lettres, chiffres, - ou _. Tout le monde le voit.
page-account-passphrase = Phrase secrète
page-account-passphrase-what = Au moins { $count } caractères ; une petite phrase convient bien. On ne peut pas vous la renvoyer : notez-la.
page-account-playing-as = Vous jouez sous le nom de
page-account-sign-out = Se déconnecter
page-account-sign-out-everywhere = Se déconnecter de tous les appareils
page-account-change = Changer la phrase secrète
page-account-change-what = Tous les autres appareils sont déconnectés.
page-account-passphrase-old = Phrase secrète actuelle
page-account-passphrase-new = Nouvelle phrase secrète
page-account-delete = Supprimer le compte
page-account-delete-what = C'est sans retour. Vos cotes disparaissent ; votre nom reste pris, et les feuilles de vos matchs restent à ceux avec qui vous avez joué.
page-account-done = C'est fait.

## Matches

page-matches = Mes matchs
page-matches-all = Tous mes matchs
page-matches-theirs = Matchs
page-matches-none = Aucun match pour l'instant.
page-matches-here = Voici les matchs dont ce navigateur a les clés. Avec un compte, vous les retrouvez sur tous vos appareils.
page-matches-won = gagné
page-matches-lost = perdu
page-matches-drawn = match nul
page-matches-older = Matchs plus anciens
page-matches-newest = Revenir aux plus récents
page-luggage = Emporter des parties
page-luggage-what = Une partie contre des bots ou sur un même écran peut déménager : du téléphone vers un serveur, d'un navigateur à l'autre. Le fichier contient tout ; ce qui est joué reste, et les dés sont lancés là où elle continue.
page-luggage-pack = Enregistrer dans un fichier
page-luggage-unpack = Reprendre d'un fichier
page-luggage-packed =
    { $count ->
        [one] Une partie est dans le fichier.
       *[other] { $count } parties sont dans le fichier.
    }
page-luggage-stay =
    { $count ->
        [one] Une partie reste où elle est : d'autres y jouent, ou des mains sont cachées.
       *[other] { $count } restent où elles sont : d'autres y jouent, ou des mains sont cachées.
    }
page-luggage-unpacked =
    { $count ->
        [0] Aucune partie n'a été reprise.
        [one] Une partie a été reprise.
       *[other] { $count } parties ont été reprises.
    }
page-luggage-no-file = Ce n'est ni un fichier de parties ni une feuille de match.

## Ratings

page-ratings = Cotes
page-ratings-game = Jeu
page-ratings-rating = Cote
page-ratings-rank = #
page-ratings-none-yet = Aucun match classé pour l'instant.
page-ratings-nobody = Personne n'a encore joué de match classé à ce jeu.
page-ratings-provisional = Un point d'interrogation : encore trop peu de matchs pour être sûr.
page-ratings-now = Votre cote : { $rating }

## Curtain

page-curtain = Rideau
page-curtain-hand-over = Passez l'appareil à { $name }
page-curtain-what = La main est derrière le rideau. L'autre regarde ailleurs.
page-curtain-lift = Je suis { $name } : montrer mes cartes

## Bed

page-bed-triple = triple { $number }
page-bed-double = double { $number }
page-bed-inner = simple intérieur { $number }
page-bed-outer = simple extérieur { $number }
page-bed-single = simple { $number }
page-bed-25 = bulle extérieure
page-bed-bull = plein centre
page-bed-miss = hors de la cible
page-bed-bounce = rebond

## Help

page-help-football-darts-toss = Qui gagne le tirage choisit qui joue la première série.
page-help-football-darts-choice = Recevoir : la première série est à vous. Laisser : elle est à vous après la mi-temps.
page-help-football-darts-call = Touchez la cible là où vous visez. Un 20, c'est 20 yards, un triple 20, 60. La dernière fléchette doit tomber exactement sur la ligne de but.
page-help-football-darts-throw = Lancez, puis touchez la cible là où la fléchette est plantée.
page-help-football-darts-field-goal = Lancez, puis touchez la cible là où la fléchette est plantée.
page-help-football-darts-punt = Lancez, puis touchez la cible là où la fléchette est plantée. C'est l'anneau qui décide.
page-help-football-darts-try = Une fléchette de plus après le touchdown : facile pour un point (1, 5 ou 20), difficile pour deux (le numéro 2).
page-help-football-darts-pat = Lancez, puis touchez la cible là où la fléchette est plantée.
page-help-football-darts-two-points = Lancez, puis touchez la cible là où la fléchette est plantée.
page-help-pocket-gridiron-cards = Une carte d'équipe rend deux actions plus fortes pour tout le match.
page-help-pocket-gridiron-call = Dernière chance de cette série : une action peut rapporter six points, un field goal demande 5 ou 6 sur un dé et en vaut trois.
page-help-pocket-gridiron-set-play = Continuez avec le bonus, ou servez-vous-en tout de suite pour un field goal : trois points, mais la série est finie.
page-help-pocket-gridiron-audible = Vous pouvez choisir qui reçoit le ballon.
page-help-pocket-gridiron-def-penalty = Faute adverse : acceptez-la et repartez avec quatre nouvelles tentatives, ou refusez-la et le lancer est refait.
page-help-pocket-gridiron-off-penalty = Faute adverse : l'action échoue simplement, ou vous risquez un lancer pour le sack qui serait un safety.
page-help-pocket-gridiron-try = Après le touchdown : le coup de pied vaut un point, presque sûr ; une action en vaut deux, mais c'est difficile.
page-help-street-soccer-set-up = Le gardien devant le but, une figurine dans votre moitié du rond central, au moins une dans chaque camp.
page-help-street-soccer-kick-off = Touchez la case où finit l'engagement.
page-help-street-soccer-move = Marchez exactement les points du dé. Arrivé au ballon, vous tirez, une case plus loin que les points restants ; les équipiers touchés le font suivre.
page-help-street-soccer-restart = Votre gardien remet le ballon en jeu.
page-help-street-soccer-restart-kick = Touchez la case où le ballon doit finir.
page-help-first-and-goal-coin-call = Qui gagne le tirage a le ballon d'abord.
page-help-first-and-goal-toss-choice = Recevoir pour attaquer d'abord, botter pour attaquer d'abord après la mi-temps.
page-help-first-and-goal-kickoff = Le coup de pied ordinaire donne le ballon ; le court peut le regagner, à vos risques.
page-help-first-and-goal-receive = Le touchback est sûr, sur vos 20 ; relancer peut rapporter plus, ou moins.
page-help-first-and-goal-call = Choisissez une carte, regardez quels dés elle amène, et annoncez-la. Quatre tentatives pour dix yards. Le paquet est l'horloge.
page-help-first-and-goal-answer = Vous pouvez arrêter l'horloge maintenant, avant l'action.
page-help-first-and-goal-defense-call = Devinez l'action : choisissez la carte contre laquelle elle amène les pires dés.
page-help-first-and-goal-discard-more = Défaussez des cartes que vous ne pouvez pas jouer ici et piochez-en d'autres.
page-help-first-and-goal-breakaway = Arrêtez-vous avec ce que vous avez, ou continuez à courir avec un nouveau lancer.
page-help-first-and-goal-flag-on-defense = Faute adverse : prenez les yards de pénalité et rejouez la tentative, ou gardez ce que l'action a gagné.
page-help-first-and-goal-flag-on-offense = Faute adverse : faites-les reculer et ils rejouent la tentative, ou laissez l'action telle quelle.
page-help-first-and-goal-time-out-offense = Pendant un temps mort, vous pouvez reprendre une carte de votre défausse, remêler votre main pour une autre, ou ne rien faire.
page-help-first-and-goal-time-out-defense = Pendant un temps mort, vous pouvez reprendre une carte de votre défausse, remêler votre main pour une autre, ou ne rien faire.
page-help-first-and-goal-burn-offer = Brûler une carte raccourcit la mi-temps : bon quand vous menez.
page-help-first-and-goal-burn-stop = Un temps mort garde la carte en jeu, et du temps avec elle. Sur une course, dites-le avant que les dés ne soient lancés.
page-help-first-and-goal-burn-hand = Le paquet est vide : c'est une carte de votre main qui part.
page-help-first-and-goal-try = Le coup de pied vaut un point, presque sûr ; une action depuis les 2 en vaut deux.
page-help-first-and-goal-field-goal-card = Un field goal coûte une carte : défaussez celle dont vous avez le moins besoin.
page-help-first-and-goal-kneel-card = Le genou à terre coûte une carte : défaussez celle dont vous avez le moins besoin.
page-help-first-and-goal-fake-offense = Bottez, ou feintez et jouez une action sans leur dé noir. S'ils flairent la feinte, le ballon est perdu.
page-help-first-and-goal-fake-defense = Coup de pied ou feinte ? Si vous attendez une feinte à tort, le coup de pied gagne cinq yards.
page-help-first-and-goal-punt-choice = Cinq dés pour la distance, ou le dé de jeu à la place de l'un d'eux : plus risqué, mais peut-être sans retour.
page-help-first-and-goal-catch = Le fair catch est sûr ; un retour peut gagner des yards ou perdre le ballon.
page-help = De quoi s'agit-il ?
page-help-football-darts-call-table = Dites à quoi sert la prochaine fléchette, puis lancez-la.
page-help-football-darts-try-table = Dites si la fléchette est pour un point (1, 5 ou 20) ou pour deux (le numéro 2), puis lancez-la.
page-help-first-and-goal-call-table = Posez une carte face cachée devant vous ; les deux sont saisies quand on les retourne.

## Refused

page-refused-by-rule = Les règles l'interdisent :
page-refused-unauthorized = Il faut se connecter, ou bien le nom et la phrase secrète ne vont pas ensemble.
page-refused-forbidden = Vous ne pouvez pas faire cela ici.
page-refused-not-found = Cela n'existe pas ici, ou vous ne pouvez pas le voir.
page-refused-taken = Quelqu'un a été plus rapide : c'est pris.
page-refused-behind = Le match a avancé entre-temps. Regardez de nouveau.
page-refused-too-many = Trop de choses à la fois. Attendez un instant et réessayez.

## Doing

page-doing-yours = à vous
page-doing-thinking = réfléchit …

## Moment

page-moment-skip = Touchez pour continuer
page-moment-touchdown = Touchdown !
page-moment-field-goal = Field goal !
page-moment-two-points = Deux points !
page-moment-safety = Safety !
page-moment-interception = Intercepté !
page-moment-goal = But !
page-moment-whistle = À la dernière seconde !

## Rail

page-rail-play = Jouer
page-rail-matches = Matchs

## Box

page-box-minutes = { $minutes } min
page-box-players = { $players } joueurs

## Short

page-short-football-darts = Chaque point est un yard ; finissez sur la ligne.
page-short-pocket-gridiron = Sept dés, quatre tentatives, une red zone.
page-short-street-soccer = Lancez, courez au ballon, passez, marquez.
page-short-first-and-goal = Annoncez en secret, lancez les dés des deux cartes.

## Ending

page-ending-swing = Comment le match a basculé
page-ending-above = au-dessus de la ligne : { $name } mène
page-ending-scores = Qui a marqué
page-ending-kind-dice = les dés
page-ending-kind-own = votre choix
page-ending-kind-choice = un choix
page-ending-retry = Réessayer
page-ending-look = Regarder
page-ending-dice = Dés
page-ending-decisions = Décisions
page-ending-luck-even = Les dés ont été équitables.
page-ending-luck-with = Les dés étaient avec vous.
page-ending-luck-against = Les dés étaient contre vous.
page-ending-luck-even-of = Les dés ont été équitables.
page-ending-luck-with-of = Les dés étaient avec { $name }.
page-ending-luck-against-of = Les dés étaient contre { $name }.
page-ending-given = Vous avez cédé { $own } par décision, { $other } { $theirs }.
page-ending-given-of = { $name } a cédé { $own } par décision, { $other } { $theirs }.
page-ending-wants = { $name } veut une revanche.
page-ending-swapped = On change de camp.
page-ending-accept = Accepter la revanche
page-ending-share = Partager
page-ending-copy = Copier le lien
page-ending-picture = Enregistrer l'image
page-ending-record = Feuille de match
page-ending-verify = Vérifier les dés
page-ending-review = Analyse complète
page-ending-turned = Ce qui a décidé : { $what }

## Scorer

page-scorer-ring = Quel anneau
page-scorer-single = Simple
page-scorer-inner = Intérieur
page-scorer-outer = Extérieur
page-scorer-double = Double
page-scorer-triple = Triple
page-scorer-bull = Bulle
page-scorer-miss = Hors cible
page-scorer-small-print = En petit : ce que ferait cette fléchette.
page-scorer-caller = Annonceur
page-hearing = Écouter
page-hearing-what = Annoncez la fléchette : « triple vingt », « double cinq », « bulle », « raté », « annuler ». Le navigateur peut envoyer ce que vous dites à son éditeur.
page-hearing-heard = Entendu : { $text }
page-hearing-not = Pas compris : { $text }
page-hearing-unable = Le navigateur ne laisse personne écouter ici.
page-hearing-triple = triple t
page-hearing-double = double d
page-hearing-bull = bulle bull mouche
page-hearing-miss = raté dehors
page-hearing-undo = annuler retour
page-hearing-numbers = un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt

## Aim

page-aim = Votre objectif
page-aim-street-soccer = Marquez { $side }. Allez au ballon ; les points qui restent + 1, c'est la longueur du tir, et chaque équipier rencontré le fait suivre.
page-aim-right = à droite
page-aim-left = à gauche
page-aim-top = en haut
page-aim-football-darts = Quatre fléchettes par série, chaque point est un yard. Finissez exactement sur la ligne de but pour six points.
page-aim-pocket-gridiron = Percez en quatre tentatives : votre nombre doit battre les deux dés blancs. Puis le dé noir : touchdown, le plus souvent.
page-aim-first-and-goal = Quatre tentatives pour dix yards, en remontant le terrain jusque derrière la ligne de but. Devinez leur carte : la paire décide des dés que vous lancez.

## Seasons

page-seasons = Saisons
page-seasons-what = Une saison entière : un calendrier, un classement, des play-offs et un champion. Entraînez une équipe ; des amis en prennent d'autres, des bots le reste.
page-seasons-none = Aucune saison n'a encore été préparée sur ce serveur.
page-seasons-sign-in = Qui entraîne une équipe toute une saison a un compte.
page-seasons-new = Préparer une saison
page-seasons-name = Nom de la saison
page-seasons-level = Les autres entraîneurs
page-seasons-days = Jours par semaine de jeu
page-seasons-days-none = sans date limite

## Season

page-season-open = attend ses entraîneurs
page-season-playing = semaine { $week } sur { $last }
page-season-over = terminée
page-season-champion = Champion : { $team }
page-season-commissioner = commissaire { $name }
page-season-begin = Commencer la saison
page-season-begin-what = Les équipes que personne n'a prises sont entraînées par des bots.
page-season-take = Entraîner cette équipe
page-season-teams = Équipes
page-season-week = Semaine { $week }
page-season-weeks = Semaines
page-season-this-week = Cette semaine
page-season-played =
    { $played ->
        [one] { $played } joué
       *[other] { $played } joués
    } sur { $all }
page-season-until = jusqu'au { $when }
page-season-play = Jouer la semaine { $week }
page-season-your-team = Votre équipe
page-season-leader = Le favori
page-season-record = bilan
page-season-place = place
page-season-rating = Elo
page-season-form = Derniers matchs
page-season-then = Ensuite
page-season-home = domicile
page-season-away = extérieur
page-season-standings = Classement
page-season-table = Classement
page-season-won-lost = gagnés–perdus
page-season-points = points
page-season-diff = différence
page-season-bracket = Play-offs
page-season-if-today = Si la saison finissait aujourd'hui
page-season-odds = Ce qui peut encore arriver
page-season-odds-what = { $seasons } saisons à partir d'ici, en { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
page-season-odds-wait = On joue dix mille saisons …
page-season-odds-playoffs = Play-offs
page-season-odds-champion = Titre
page-season-odds-wins = Victoires
page-season-chances = Play-offs à ce jour { $playoffs }, le titre { $title }.
page-season-leaders = Les meilleurs de la ligue
page-season-leaders-none = Rien n'a encore été joué.
page-season-report = Compte rendu
page-season-report-of = Compte rendu : { $home } – { $away }
page-season-end-week = Clore la semaine
page-season-end-week-what = Des bots jouent les matchs que personne n'a commencés.
page-season-bot = bot : { $level }
page-season-coach = entraîneur { $name }
page-season-won = gagné
page-season-lost = perdu
page-season-drawn = nul
page-season-won-short = G
page-season-lost-short = P
page-season-drawn-short = N
page-season-round-quarter-final = Quarts de finale
page-season-round-semi-final = Demi-finales
page-season-trophy = { $team } a gagné : { $final }
page-season-none-yet = à venir
page-season-seed = tête de série { $seed }

## Together

page-turn-title = À vous
page-presence-here-short = présent
page-presence-left-short = est parti
page-presence-lost-short = ligne coupée
page-presence-left = { $name } est parti.
page-presence-lost = { $name } a perdu la connexion.
page-presence-since-now = À l’instant.
page-presence-since = Il y a { $minutes } min.
page-presence-kept = Le match est conservé et reprendra ici.

## Together

page-door = Qui peut entrer
page-door-shut = Pour l’instant, seul cet ordinateur accède à Touchline.
page-door-open = Tout le monde sur votre réseau y accède par { $address }
page-door-open-it = Laisser entrer les téléphones
page-door-shut-it = Refermer
page-hand-over = Jouer sur un autre appareil
page-hand-over-what = Ce code est valable dix minutes et une seule fois. Qui l’a joue pour vous : ne le montrez à personne d’autre.
page-hand-over-where = Là-bas, ouvrez « Mes matchs » puis « Continuer un match ici ».
page-hand-over-secrets = Avec les dés à deux, votre moitié voyage dans le lien : ouvrez-le là-bas.
page-continue = Continuer un match ici
page-continue-what = Votre autre appareil affiche le code : dans le match, sous Menu.
page-continue-code = Code
page-continue-go = Prendre ma place ici
page-join-full = La table est complète
page-join-full-what = Quelqu’un s’est déjà assis ici : { $names }.
page-join-full-mine = C’est ma place, depuis un autre appareil

## The analysis board

page-study = Analyse
page-study-what = Un plateau à vous : placez une position, jouez les deux camps, choisissez les dés ou lancez-les, consultez l’entraîneur, gardez chaque variante.
page-study-begin = Ouvrir le plateau
page-study-tree = Variantes
page-study-start = Début
page-study-roll = Lancer
page-study-roll-on = Lancer jusqu’à une décision
page-study-set-up = Placer ou coller
page-study-set = Placer cette position
page-study-fields = Champ par champ
page-study-rows = Cartes en main, dans la pioche et la défausse
page-study-paste = Une position, une feuille de match ou un lien
page-study-paste-record = Collez la feuille d’un match, ou un lien
page-study-open = Ouvrir
page-study-copied = Le lien contient toute l’analyse. Il est copié.
page-study-from-here = Analyser d’ici
page-study-back = Retour
page-study-forget = Oublier
page-study-set-up-short = Placer
page-study-link = Lien
page-study-try-it = Et si… ?

## The rulebook

page-book-contents = Sommaire
page-book-search = Chercher dans les règles
page-book-nothing = Aucune règle ne le dit.
page-book-example = Le montrer sur le plateau
page-book-before = La position avant.
page-book-play = Jouez-le vous-même
page-book-found =
    { $count ->
        [one] 1 règle
       *[other] { $count } règles
    }

## Being told

page-notices = Notifications
page-notices-ask = Faut-il vous prévenir quand c’est à vous dans un match lent, même page fermée ?
page-notices-yes = Oui, prévenez-moi
page-notices-no = Non
page-notices-switch = Me prévenir sur cet appareil quand c’est à moi dans un match lent
page-notices-quiet = Rien sur ce match
page-letters = Courrier
page-letters-address = Adresse e-mail
page-letters-write = Écrivez-moi quand c’est à moi
page-letters-asked = Un courrier part vers { $address } : ouvrez le lien qu’il contient.
page-letters-go-to = Le courrier part à { $address }.
page-letters-end = Oublier l’adresse
page-letters-confirmed = L’adresse est confirmée.
page-letters-ended = Plus aucun courrier ne viendra.

## Friends

page-friends = Amis
page-friends-none = Personne pour l’instant. Invitez quelqu’un par son nom de compte, ou après un match.
page-friends-asking = Veulent être vos amis
page-friends-asked = Demandes encore sans réponse
page-friends-name = Nom du compte
page-friends-add = Ajouter comme ami
page-friends-add-name = Ajouter { $name } comme ami
page-friends-accept = Dire oui
page-friends-part = Retirer
page-friends-block = Bloquer
page-friends-unblock = Débloquer
page-friends-blocked = Bloqués
page-friends-report = Signaler
page-friends-report-stalling = Laisse courir la pendule
page-friends-report-cheating = Triche
page-friends-report-name = Un nom offensant
page-friends-report-other = Autre chose
page-friends-reported = L’hôte le lira.
page-friends-is-friend = { $name } est votre ami.
page-friends-is-asking = { $name } veut être votre ami.
page-friends-is-asked = Vous avez envoyé une demande à { $name }.
page-friends-is-blocked = Vous avez bloqué { $name }.
page-friends-challenge = Défier
page-friends-challenge-name = Un match avec { $name }
page-friends-challenges = On vous défie
page-friends-versus = Vous contre { $name }
page-ratings-history = La cote au fil du temps
page-own-take-in = Les reprendre dans mon compte
page-own-take-in-what = Matchs que vous avez joués ici en invité : { $count }.
page-own-taken-in = Repris : { $count }.
page-own-data = Tout ce qui est conservé de moi, en un fichier

## A game at a glance

page-glance-short = environ { $minutes } min · { $players } joueurs
page-glance-skill = Chance et talent : « { $stronger } » bat « { $weaker } » { $better } fois sur cent
page-glance-measured = mesuré sur { $matches } matchs, ± { $within }

## Tournaments

page-cups = Tournois
page-cups-what = Ils se déroulent seuls : les matchs commencent, pendule lancée, dès l’appariement.
page-cups-none = Aucun pour l’instant.
page-cups-make = Créer un tournoi
page-cups-name = Nom
page-cups-kind = Formule
page-cups-swiss = Suisse
page-cups-knock-out = Élimination directe
page-cups-arena = Arène
page-cups-rounds = Rondes
page-cups-minutes = Minutes
page-cups-is-open = ouvert
page-cups-is-playing = en cours
page-cups-is-over = terminé
page-cups-join = Participer
page-cups-leave = Quitter
page-cups-start = Lancer
page-cups-your-match = Votre match contre { $name }
page-cups-table = Classement
page-cups-player = Joueur
page-cups-round = Ronde { $round }
page-cups-latest = Derniers matchs
page-cups-bye = exempt
