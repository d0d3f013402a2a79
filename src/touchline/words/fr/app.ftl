# Ce que dit l'application du terminal autour d'un match.


## Home
app-tagline = football de table · { $version }
app-resume-named = Reprendre { $match }
app-menu-records = Matchs : revoir et analyser
app-menu-season = Saison : classement, journée, play-offs
app-menu-join = Rejoindre un match par son lien
app-settings = Réglages
app-choose-to-learn = Choisissez un jeu à apprendre.
app-no-unfinished = Aucun match en cours.
app-kept = Le match est gardé : touchline resume { $file }
app-write-where = Pas sur le disque : { $trouble }. Dans quel fichier l'écrire ? ('drop' l'abandonne)
app-no-season = Pas encore de saison : touchline season new GAME en prépare une.
app-reviewing = L'entraîneur revoit le match…
app-link = Le lien du match :

## Keys
app-key-quit = Quitter
app-key-palette = commandes
app-key-learn = Apprendre
app-key-resume = Reprendre
app-key-records = Matchs
app-key-season = Saison
app-key-join = Par lien
app-key-settings = Réglages
app-key-help = Aide
app-key-coach = Coach
app-key-why = Pourquoi
app-key-legal = Coups
app-key-undo = Annuler
app-key-chart = Tableau
app-key-save = Enregistrer
app-key-leave = Quitter
app-key-back = Retour
app-key-close = Fermer
app-key-cancel = Annuler
app-key-again = Encore
app-key-first-match = Premier match
app-key-replay = Revoir
app-key-go-on = Le reprendre
app-key-review = Analyser
app-key-sort = Trier
app-key-delete = Supprimer
app-key-ask-undo = Demander l'annulation
app-key-agree = Accepter
app-key-resign = Abandonner
app-key-step-back = Arrière
app-key-step-on = Avant
app-key-ten-back = 10 en arrière
app-key-ten-on = 10 en avant
app-key-start = Début
app-key-end = Fin
app-key-begin = Commencer
app-key-play-mine = Jouer mon match
app-key-bots-play = Les bots jouent
app-key-week-before = Semaine d'avant
app-key-week-after = Semaine d'après
app-key-turn-left = sens antihoraire
app-key-turn-right = sens horaire
app-key-outwards = vers l'extérieur
app-key-inwards = vers l'intérieur
app-key-pick-bed = choisir la case
app-key-off-board = hors de la cible

## Palette
app-palette-play = Jouer à { $game }
app-palette-records = Revoir, analyser, trier et supprimer
app-palette-settings = Couleurs, noms, langue, entraîneur et rythme
app-palette-undo = Reprendre votre dernière saisie
app-palette-coach = Entraîneur oui ou non
app-palette-coach-help = Chances de gagner et meilleurs coups
app-palette-why = Pourquoi ?
app-palette-why-help = Les règles du dernier coup
app-palette-legal = Que puis-je faire ?
app-palette-legal-help = Les coups permis
app-palette-hint = Conseil
app-palette-hint-help = Ce que ferait l'entraîneur
app-palette-where = Où en est-on ?
app-palette-where-help = Chaque champ de la position
app-palette-history = Historique
app-palette-history-help = Tout jusqu'ici, avec les numéros
app-palette-correct = Corriger une entrée
app-palette-correct-help = Changer ce qui a été saisi, aussi loin soit-il
app-palette-save = Enregistrer une copie
app-palette-save-help = Écrire la feuille de match dans un fichier
app-palette-resign-help = Déclarer forfait
app-palette-leave = Quitter le match
app-palette-leave-help = Il est gardé ; reprenez-le quand vous voulez
app-palette-theme = Thème
app-palette-theme-help = Changer les couleurs
app-palette-quit-help = Quitter Touchline
app-palette-keys = Touches
app-palette-keys-help = Montrer ou cacher les touches de cet écran
app-palette-screenshot = Capture d'écran
app-palette-screenshot-help = Écrire une image de l'écran dans un fichier
app-palette-maximize = Agrandir
app-palette-maximize-help = Donner tout l'écran à la partie choisie
app-palette-minimize = Réduire
app-palette-minimize-help = Revenir à la taille normale
app-palette-search = Chercher une commande…

## Dialogs
app-esc-closes = Échap ferme
app-pass-keyboard = Passez le clavier à { $who }.
app-show-hand = Je suis { $who } : montrer ma main
app-yes = Oui
app-no = Non
app-refused = Non
app-home = Accueil

## A match
app-type-here = tapez un coup, ce qui est tombé, ou help
app-type-move = tapez un coup
app-thinks = { $who } réfléchit… { $notice }
app-coach = Entraîneur
app-coach-thinking = réfléchit…
app-coach-thinks = L'entraîneur réfléchit…
app-draw-chance = nul { $chance }
app-not-on-disk = Pas sur le disque
app-bot-gave-up = Le bot a renoncé à réfléchir
app-bot-stuck = Le bot n'arrive pas à choisir. Annulez ou quittez : le match est gardé.
app-wait = Attendez : on ne vous demande rien pour l'instant.
app-call-where = { $call } : où ? Flèches et Entrée, ou tapez-le.
app-solves-first = La première fois, il résout tout le jeu ; cela prend un moment, une seule fois sur cette machine.
app-f7-shows = { $guesses } F7 les montre.
app-correct-which = Quelle entrée, et que disait-elle vraiment ? ('history' montre les numéros)
app-save-where = Dans quel fichier enregistrer la copie ?
app-undo-asked = L'autre camp demande à reprendre son dernier coup : F7 accepte.
app-give-up = Abandonner ce match ?
app-play-on = Continuer
app-seat-kept = Votre place est gardée : le même lien y ramène.
app-thinker-gone = le penseur a été renvoyé chez lui

## Replay
app-the-beginning = le début
app-beginning = Le début.
app-nothing-to-quote = Rien à citer pour l'instant.

## Records
app-records-title = Matchs sur cette machine
app-records-by = Matchs sur cette machine, triés par : { $column }
app-records-when = quand
app-records-game = jeu
app-records-who = qui
app-records-stands = où ça en est
app-records-unfinished =
    en cours, { $entries ->
        [one] { $entries } entrée
       *[other] { $entries } entrées
    }
app-records-draw = match nul
app-records-won =
    { $count ->
        [one] { $who } a gagné
       *[other] { $who } ont gagné
    }
app-records-throw-away = Supprimer { $match } pour de bon ?
app-records-keep = Le garder
app-records-drop = Le supprimer

## Before a match
app-setup-against = Contre
app-setup-bot = bot { $level }
app-setup-people = deux personnes à ce clavier
app-setup-table = à table : vrais dés, cartes, fléchettes
app-setup-side = Vous jouez
app-setup-first = en premier ({ $side })
app-setup-second = en second ({ $side })
app-setup-names = Noms
app-setup-clock = Pendule
app-setup-clock-hint = aucune ; minutes par camp : 20 ou 20+10
app-setup-rules = Règles
app-setup-start = Commencer (F5)
app-setup-choose = choisir
app-setup-natural = { $screen } (à table : { $table })

## Settings
app-colours = Couleurs
app-language = Langue
app-language-system = celle de la machine
app-coach-talks = L'entraîneur parle
app-coach-when-asked = si on le demande
app-coach-always = à chaque décision
app-voice = Voix
app-voice-off = muette
app-voice-on = annonce le score
app-pace = Bots et dés
app-pace-at-once = aussitôt
app-pace-followed = à suivre des yeux
app-pace-slow = lent
app-kept-in = Les matchs sont gardés dans { $folder }

## A season
app-season-overview = Saison
app-season-table = Classement
app-season-week = Semaine
app-season-bracket = Play-offs
app-season-leaders = Meilleurs
app-season-odds = À venir
app-season-odds-wait = Dix mille saisons se jouent …
app-season-champions = Champions
app-season-bots-play = Les bots jouent…
app-season-played =
    { $played ->
        [one] { $played } match joué.
       *[other] { $played } matchs joués.
    }
app-key-left = à gauche
app-key-right = à droite
app-key-up = vers le haut
app-key-down = vers le bas
app-key-pick-square = choisir la case
app-key-choose-again = choisir à nouveau
