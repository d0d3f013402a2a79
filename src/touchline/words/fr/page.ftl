# What the pages of the arcade say.

## Small words

page-skip = Aller au contenu
page-pages = Pages
page-close = Fermer
page-menu = Menu
page-loading = Un instant …
page-unreachable = Le serveur est injoignable. Nouvel essai en cours.
page-engine-fetching = Téléchargement du moteur de jeu : { $share }
page-engine-starting = Démarrage du moteur de jeu …
page-engine-failed = Le moteur de jeu n’a pas pu démarrer ({ $why }). Rechargez la page.
page-takeaway = Continuer sans le serveur
page-takeaway-what = Téléchargez tout le jeu une fois (environ { $size } Mo, { $room } Mo de place sur cet appareil). Si ce serveur disparaît, les parties contre des bots et sur un même écran continuent dans ce navigateur et reviennent au serveur dès qu'il est de retour.
page-takeaway-fetch = Télécharger
page-takeaway-fetching = Téléchargement : { $share }
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
page-coin-heads = Face
page-coin-tails = Pile
page-roll-coin = Lancer la pièce
page-roll-coin-ask = La pièce dit qui commence.
page-rules = Règles
page-rematch = Revanche
page-skip-ahead = Passer
page-saved = enregistré
page-unsaved = pas encore enregistré : { $count }
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
page-home-none-open = Personne n'attend à une table en ce moment. Ouvrez-en une : choisissez un jeu, puis « Table ouverte ».
page-tv = À la table d’à côté
page-tv-what = Deux bots s’affrontent ; regardez par-dessus leur épaule.
page-tv-coming = Les bots s’échauffent…
page-tv-pause = Pause
page-tv-play = Continuer
page-tv-live = En ce moment
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
page-learn-nudge = Pas celui-là : l'anneau montre où. Rien n'a été joué.
page-learn-roll = Lancer
page-learn-skip = Quitter
page-learn-step = Étape { $step } sur { $count }
page-learn-what = Six à huit étapes sur le vrai plateau, une chose à faire à chaque fois, jusqu'à vos premiers points.

## Puzzle

page-puzzle = Problème
page-puzzle-all = Problèmes
page-puzzle-any = Au hasard
page-puzzle-at-least = { $move } cède au moins { $points }.
page-puzzle-best = Le mieux : { $move }.
page-puzzle-daily = Problème du jour
page-puzzle-daily-done = ✓ Résolu aujourd'hui
page-puzzle-days =
    { $days ->
        [one] Problème du jour : 1 jour de suite.
       *[other] Problème du jour : { $days } jours de suite.
    }
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
page-puzzle-own = De votre propre match
page-puzzle-own-again = Retenter ce coup
page-puzzle-own-go = Retenter
page-puzzle-own-mine = De vos propres matchs
page-puzzle-own-none = Jouez un match jusqu'au bout : ce que vous avez laissé filer devient ici un problème.
page-puzzle-own-todo =
    { $count ->
        [one] Une de vos décisions attend un nouvel essai.
       *[other] { $count } de vos décisions attendent un nouvel essai.
    }
page-puzzle-right = Juste !
page-puzzle-score =
    { $run } de suite, record { $best } ; { $solved ->
        [one] { $solved } résolu
       *[other] { $solved } résolus
    }.
page-puzzle-second = La deuxième meilleure idée coûte { $points }.
page-puzzle-what = Une idée est nettement la meilleure : trouvez-la. Un nouveau problème chaque jour.
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
page-settings-own-rolls = Lancer soi-même ses dés
page-settings-own-rolls-what = Vos dés et la pièce attendent que vous les lanciez. Seulement là où personne ne vous attend.
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
page-leagues-champion = { $name } remporte le championnat.
page-leagues-until = La saison se termine le { $day } ; ce qui n’a pas commencé d’ici là n’est pas joué.
page-leagues-season = La saison dure
page-leagues-season-open = jusqu’à ce que tout soit joué
page-leagues-season-weeks = { $weeks } semaines
page-leagues-waits = { $name } attend à la table
page-leagues-waits-for-you = { $name } vous attend
page-leagues-not-played = Non joué
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
page-review-costly = Ce qui a été gaspillé aussi
page-review-chart = Chances de gagner de { $name }, du début à la fin
page-review-unit = En points sur cent de chances de gagner.
page-review-better-by = mieux : { $move } ({ $could } au lieu de { $was })
page-review-better-because = mieux : { $move } ({ $could } au lieu de { $was }) ; { $why }

## Chat

page-chat = Dire quelque chose
page-chat-short = Chat
page-chat-new = nouveau

## Coach

page-coach = Entraîneur
page-coach-thinking = L'entraîneur réfléchit. La première fois, il doit résoudre le jeu, ce qui prend un peu de temps.
page-coach-works = { $what } : { $times } fois sur cent.
page-coach-numbers = Montrer les chiffres
page-coach-options = Choix et chances
page-coach-option = Choix
page-coach-chance = Victoire
page-coach-estimate = Ce sont des estimations, pas des valeurs exactes.
page-coach-win = { $chance } de chances de gagner
page-coach-choice = le choix de l'entraîneur

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

page-why = Pourquoi ?
page-why-of = Pourquoi : { $text }
page-why-title = Pourquoi est-ce arrivé ?

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

## Level

page-level-random = au hasard
page-level-beginner = débutant
page-level-rookie = novice
page-level-pro = pro
page-level-club = club
page-level-master = maître
page-level-scout = éclaireur
page-level-perfect = parfait

## Setup

page-setup-company = Qui joue ?
page-setup-bot = Jouer contre un bot
page-setup-bot-what = Commence tout de suite.
page-setup-friend = Inviter un ami
page-setup-friend-what = Vous recevez un lien et un code à montrer. Pas besoin de compte.
page-setup-open = Table ouverte
page-setup-open-what = N'importe qui sur ce serveur peut s'asseoir.
page-setup-together = À deux sur cet écran
page-setup-together-what = Chacun son tour sur un seul appareil.
page-setup-table = À la table
page-setup-table-what = De vrais dés, cartes ou fléchettes : vous saisissez ce qui est sorti, Touchline arbitre.
page-setup-level = De quelle force ?
page-setup-name = Votre nom
page-setup-clock = Pendule
page-setup-options = Règles maison
page-setup-rules = Règles
page-setup-chains = Dés à deux
page-setup-chains-what = Chaque lancer demande les deux navigateurs : personne ne peut le choisir, pas même le serveur. Les deux doivent être en ligne.
page-setup-begin = Commencer le match
page-setup-together-curtain = Passez-vous l'appareil : un rideau cache les mains.
page-setup-other-name = Le nom de l'autre
page-setup-rated = Classé
page-setup-rated-what = Compte pour la cote des deux. Les deux sont connectés et jouent à la pendule ; l'entraîneur se tait.
page-setup-rated-sign-in = Pour jouer un match classé :

## Join

page-join-title = Une invitation pour vous
page-join-who = { $name } veut jouer à { $game } avec vous.
page-join-sit = S'asseoir et jouer
page-join-watch = Seulement regarder
page-join-altered = Pas comme dans la boîte :
page-join-altered-option = { $name } : { $what }
page-join-altered-data = valeurs sur les dés ou les cartes : { $what }
page-join-altered-position = on part d'une position préparée
page-join-rated = Ce match est classé : les deux joueurs ont donc besoin d'un compte.

## Invite

page-invite = Inviter un ami
page-invite-what = Qui ouvre ce lien s'assied en face de vous.
page-invite-qr = Code QR du lien
page-invite-link = Lien
page-invite-share = Partager le lien
page-invite-copied = Copié
page-invite-back = Retirer l’invitation
page-invite-only-here = Ce lien ne marche que sur cet ordinateur.
page-invite-only-here-network = Touchline n'écoute que cet ordinateur. Pour un ami sur le même réseau, relancez-le avec :
page-invite-only-here-internet = Cette page montre alors une adresse que le téléphone de votre ami peut ouvrir aussi. Le match attend pendant ce temps.

## Prompt

page-prompt-open = On attend que quelqu'un s'asseye.
page-prompt-rolling = Les dés roulent.
page-prompt-yours = À vous de jouer.
page-prompt-theirs = { $who } réfléchit.
page-prompt-asked = { $who } : { $question }
page-prompt-sending = Un instant …

## Over

page-over = Match terminé
page-over-resigned = Abandon
page-over-flagged = Temps écoulé
page-over-called-off = Annulé
page-over-won = Vous avez gagné !
page-over-lost = Vous avez perdu.
page-over-drawn = Match nul.

## Story

page-story = Commentaire
page-story-more = Voir plus
page-story-undone = { $who } a repris sa décision.
page-story-asked = { $who } demande à reprendre.
page-story-declined = La reprise a été refusée.
page-story-corrected = Corrigé : { $text }
page-story-replaced = Un bot continue pour un joueur parti.
page-story-returned = { $who } est de retour.

## Text

page-text-command = Commande ou coup
page-text-placeholder = un coup, ou help
page-text-send = Envoyer
page-text-help = Tapez un coup comme l'écrivent les listes, ou bien : legal, where, board, score, why, rules, hint, history, undo, resign, record, correct 17 T19, quit.
page-text-nothing-due = On n'attend rien de vous.
page-text-no-rule = Il n'y a pas de règle { $rule } ; « rules » donne les chapitres.
page-text-resign-sure = Pour abandonner, tapez : resign yes
page-text-correct-sure = Pour corriger ainsi, tapez : { $command }

## Darts

page-darts-quarter = QT{ $number }

## Die

page-die-die = Dé
page-die-yellow = dé jaune
page-die-red = dé rouge
page-die-ivory = dé ivoire
page-die-brown = dé brun
page-die-blue = dé bleu
page-die-green = dé vert
page-die-black = dé noir
page-die-coin = Pièce
page-die-dart = Fléchette

## Goal

page-goal-toss = Tirage
page-goal-own = les { $yards } propres
page-goal-opp = les { $yards } adverses

## Dice

page-dice-pact-changed = Le serveur a changé ce qui était convenu pour les dés. On ne lui montre plus rien.

## Rated

page-rated = classé
page-rated-what = Un match classé : l'entraîneur se tait.

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
page-account-passphrase-what = Au moins { $count } caractères ; une petite phrase convient bien. On ne peut pas vous la renvoyer : notez-la.
page-account-playing-as = Vous jouez sous le nom de
page-account-sign-out = Se déconnecter
page-account-sign-out-everywhere = Se déconnecter de tous les appareils
page-passkeys = Clés d’accès
page-passkeys-what = Connectez-vous par empreinte, visage ou clé de sécurité au lieu de la phrase secrète. Seule la moitié publique est conservée ici.
page-passkeys-enter = Se connecter avec une clé d’accès
page-passkeys-add = Ajouter une clé d’accès
page-passkeys-name = Comment l’appeler
page-passkeys-forget = Oublier
page-passkeys-used = utilisée le { $day }
page-passkeys-unused = pas encore utilisée
page-passkeys-not = La clé d’accès n’a pas été donnée.
page-account-change = Changer la phrase secrète
page-account-change-what = Tous les autres appareils sont déconnectés.
page-account-passphrase-old = Phrase secrète actuelle
page-account-passphrase-new = Nouvelle phrase secrète
page-account-delete = Supprimer le compte
page-account-delete-what = C'est sans retour. Vos cotes disparaissent ; votre nom reste pris, et les feuilles de vos matchs restent à ceux avec qui vous avez joué.
page-account-done = C'est fait.

## Matches

page-matches = Mes matchs
page-matches-all = Tous mes matchs
page-matches-theirs = Matchs
page-matches-none = Aucun match pour l'instant.
page-matches-here = Voici les matchs dont ce navigateur a les clés.
page-matches-here-account = Avec un compte, vous les retrouvez sur tous vos appareils.
page-matches-won = gagné
page-matches-lost = perdu
page-matches-drawn = match nul
page-matches-older = Matchs plus anciens
page-matches-newest = Revenir aux plus récents
page-luggage = Emporter des parties
page-luggage-what = Une partie contre des bots ou sur un même écran peut déménager : du téléphone vers un serveur, d'un navigateur à l'autre. Le fichier contient tout ; ce qui est joué reste, et les dés sont lancés là où elle continue.
page-luggage-pack = Enregistrer dans un fichier
page-luggage-unpack = Reprendre d'un fichier
page-luggage-packed =
    { $count ->
        [one] Une partie est dans le fichier.
       *[other] { $count } parties sont dans le fichier.
    }
page-luggage-stay =
    { $count ->
        [one] Une partie reste où elle est : d'autres y jouent, ou des mains sont cachées.
       *[other] { $count } restent où elles sont : d'autres y jouent, ou des mains sont cachées.
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
page-ratings-provisional = Un point d'interrogation : encore trop peu de matchs pour être sûr.
page-ratings-now = Votre cote : { $rating }

## Curtain

page-curtain = Rideau
page-curtain-hand-over = Passez l'appareil à { $name }
page-curtain-what = La main est derrière le rideau. L'autre regarde ailleurs.
page-curtain-lift = Je suis { $name } : montrer mes cartes
page-curtain-phones = Tenir plutôt les mains sur des téléphones
page-phones = Téléphones en main
page-phones-what = Cet écran reste sur la table et montre ce que tous peuvent voir. Chacun scanne un code : le téléphone montre alors sa main et prend ses annonces.
page-phones-of = Main de { $name }
page-phones-go = Les téléphones sont prêts
page-phones-back = Jouer sur cet écran seulement

## Help

page-help = De quoi s'agit-il ?

## Refused

page-refused-by-rule = Les règles l'interdisent :
page-refused-unauthorized = Il faut se connecter, ou bien le nom et la phrase secrète ne vont pas ensemble.
page-refused-forbidden = Vous ne pouvez pas faire cela ici.
page-refused-not-found = Cela n'existe pas ici, ou vous ne pouvez pas le voir.
page-refused-taken = Quelqu'un a été plus rapide : c'est pris.
page-refused-behind = Le match a avancé entre-temps. Regardez de nouveau.
page-refused-too-many = Trop de choses à la fois. Attendez un instant et réessayez.

## Doing

page-doing-yours = à vous
page-doing-thinking = réfléchit …
page-doing-attacks = attaque
page-doing-defends = défend

## Moment

page-moment-skip = Touchez pour continuer
page-moment-touchdown = Touchdown !
page-moment-field-goal = Field goal !
page-moment-two-points = Deux points !
page-moment-safety = Safety !
page-moment-interception = Intercepté !
page-moment-goal = But !
page-moment-whistle = À la dernière seconde !

## Rail

page-rail-play = Jouer
page-rail-matches = Matchs

## Box

page-box-minutes = { $minutes } min
page-box-players = { $players } joueurs

## Ending

page-ending-swing = Comment le match a basculé
page-ending-above = au-dessus de la ligne : { $name } mène
page-ending-above-you = au-dessus de la ligne : vous menez
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
page-ending-turned = Ce qui a décidé : { $what }

## Aim

page-aim = Votre objectif

## Seasons

page-seasons = Saisons
page-seasons-what = Une saison entière : un calendrier, un classement, des play-offs et un champion. Entraînez une équipe ; des amis en prennent d'autres, des bots le reste.
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
page-season-champion = Champion : { $team }
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
page-season-chances-title = Le titre à ce jour { $title }.
page-season-leaders = Les meilleurs de la ligue
page-season-leaders-none = Rien n'a encore été joué.
page-season-report = Compte rendu
page-season-report-of = Compte rendu : { $home } – { $away }
page-season-end-week = Clore la semaine
page-season-end-week-what = Des bots jouent les matchs que personne n'a commencés.
page-season-bot = bot : { $level }
page-season-coach = entraîneur { $name }
page-season-won = gagné
page-season-lost = perdu
page-season-drawn = nul
page-season-won-short = G
page-season-lost-short = P
page-season-drawn-short = N
page-season-round-quarter-final = Quarts de finale
page-season-round-semi-final = Demi-finales
page-season-trophy = { $team } a gagné : { $final }
page-season-none-yet = à venir
page-season-seed = tête de série { $seed }
page-season-dice = Dés, la moyenne d’abord
page-season-tables = Pour l’analyse
page-season-tables-schedules = Résultats
page-season-tables-team-stats = Chiffres des équipes
page-season-file = Le fichier de la saison
page-seasons-champions = Champions
page-seasons-champions-coach = coach { $coach } · { $record }
page-seasons-champions-final = { $points }-{ $others } contre { $rival }
page-seasons-league = La ligue
page-seasons-league-standard = la saison propre au jeu
page-seasons-league-own = votre propre ligue
page-seasons-league-what = Choisissez des équipes ou créez-en ; tout le monde rencontre tout le monde.
page-seasons-league-count = { $teams } équipes dans la ligue
page-seasons-legs = Matchs par paire
page-seasons-playoffs = Places en phase finale
page-seasons-playoffs-none = pas de phase finale
page-seasons-own-new = Votre propre équipe
page-seasons-own-name = Nom de l’équipe
page-seasons-own-like = Partir des chiffres de
page-seasons-own-sum = somme { $sum }
page-seasons-own-face = { $die }, face { $number }
page-seasons-own-add = Ajouter l’équipe
page-seasons-own-keep = Garder l’équipe
page-seasons-own-change = Modifier
page-seasons-own-remove = Retirer
page-seasons-own-good = Prête à jouer : { $words }
page-seasons-figure-card = Carte
page-seasons-figure-thrower = Lanceur : un nom comme pub, ou σ en mm
page-season-award = Attribuer un match
page-season-award-to = à { $team }, contre { $rival }
page-season-appoint = Nommer un coach
page-season-appoint-team = Équipe
page-season-appoint-who = Compte (vide : son bot)

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
page-hand-over-what = Ce code est valable dix minutes et une seule fois. Qui l’a joue pour vous : ne le montrez à personne d’autre.
page-hand-over-where = Là-bas, ouvrez « Mes matchs » puis « Continuer un match ici ».
page-hand-over-secrets = Avec les dés à deux, votre moitié voyage dans le lien : ouvrez-le là-bas.
page-continue = Continuer un match ici
page-continue-what = Votre autre appareil affiche le code : dans le match, sous Menu.
page-continue-code = Code
page-continue-go = Prendre ma place ici
page-join-full = La table est complète
page-join-back = L’invitation a été retirée.
page-join-back-what = Il n’y a plus personne à cette table. Demandez une nouvelle invitation, ou commencez vous-même un match.
page-join-full-what = Quelqu’un s’est déjà assis ici : { $names }.
page-join-full-mine = C’est ma place, depuis un autre appareil

## The analysis board

page-study = Analyse
page-study-what = Un plateau à vous : placez une position, jouez les deux camps, choisissez les dés ou lancez-les, consultez l’entraîneur, gardez chaque variante.
page-study-begin = Ouvrir le plateau
page-study-tree = Variantes
page-study-start = Début
page-study-roll = Lancer
page-study-roll-on = Lancer jusqu’à une décision
page-study-set-up = Placer ou coller
page-study-set = Placer cette position
page-study-arrange = Prenez une figurine ou le ballon et posez-le où il doit être : glissez, ou touchez-le puis la case.
page-study-arrange-more = Champ par champ, ou coller
page-study-fields = Champ par champ
page-study-more-fields = Tout le reste, comme l'écrit la notation
page-study-field-phase = Ce qui est dû
page-study-field-score = Points
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
page-study-try-it = Et si… ?

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
page-book-glossary = Lexique

## Being told

page-notices = Notifications
page-notices-ask = Faut-il vous prévenir quand c’est à vous dans un match lent, même page fermée ?
page-notices-yes = Oui, prévenez-moi
page-notices-no = Non
page-notices-switch = Me prévenir sur cet appareil quand c’est à moi dans un match lent
page-notices-quiet = Rien sur ce match
page-letters = Courrier
page-letters-address = Adresse e-mail
page-letters-write = Écrivez-moi quand c’est à moi
page-letters-asked = Un courrier part vers { $address } : ouvrez le lien qu’il contient.
page-letters-go-to = Le courrier part à { $address }.
page-letters-end = Oublier l’adresse
page-letters-confirmed = L’adresse est confirmée.
page-letters-ended = Plus aucun courrier ne viendra.

## Friends

page-friends = Amis
page-friends-none = Personne pour l’instant. Invitez quelqu’un par son nom de compte, ou après un match.
page-friends-sign-in = Voyez qui est là, défiez d’un geste et tenez le compte entre vous. Pour cela, vous avez tous deux un compte.
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
page-own-take-in-what = Matchs que vous avez joués ici en invité : { $count }.
page-own-taken-in = Repris : { $count }.
page-own-data = Tout ce qui est conservé de moi, en un fichier

## A game at a glance

page-glance-short = environ { $minutes } min à l’écran · { $players } joueurs
page-glance-skill = Chance et talent : notre bot « { $stronger } » bat « { $weaker } » { $better } fois sur cent
page-glance-measured = mesuré sur { $matches } matchs, { $low } … { $high }

## Tournaments

page-cups = Tournois
page-cups-what = Ils se déroulent seuls : les matchs commencent, pendule lancée, dès l’appariement.
page-cups-none = Aucun n’a encore été créé sur ce serveur.
page-cups-sign-in = Qui participe a un compte, pour que chacun sache contre qui il joue.
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
page-figures = Chiffres par joueur
page-figures-what = Comptés d’après les parties de cet appareil. Ils suivent quand vous enregistrez des parties dans un fichier, et comptent là où il est repris.
page-figures-latest = Comptés ici : les { $count } derniers sur { $of }.
page-figures-none = Il n’y a pas encore de partie terminée de ce jeu sur cet appareil.
page-figures-record =
    { $count ->
        [one] Une partie
       *[other] { $count } parties
    } : { $won } gagnées, { $drawn } nulles, { $lost } perdues
page-figures-each = Partie par partie
page-figures-line = { $result } { $score } contre { $names }
