# Pocket Gridiron en français.

pg-tagline = Le football américain dans la zone rouge avec sept dés : quatre tentatives pour percer la défense et marquer.

## Tentatives, joueurs, dés
pg-down =
    { $number ->
        [1] 1re
       *[other] { $number }e
    } et but
# En début de phrase.
pg-the-try = La transformation à deux points
# The beginning of a sentence; on a page whoever reads it is "you".
pg-who-accepts =
    { PERSON($who) ->
        [you] Vous acceptez
       *[other] { $who } accepte
    }
pg-who-declines =
    { PERSON($who) ->
        [you] Vous refusez
       *[other] { $who } refuse
    }
pg-who-takes-kick =
    { PERSON($who) ->
        [you] Vous prenez le coup de pied
       *[other] { $who } prend le coup de pied
    }
pg-who-wins =
    { PERSON($who) ->
        [you] Vous gagnez
       *[other] { $who } gagne
    }
pg-player-qb = quarterback
pg-player-wr = receveur
pg-player-te = tight end
pg-player-rb = coureur
# Ce qu'on lance, avec l'article et avec « de ».
pg-chance-coin = pièce
    .the = la pièce
    .of = de la pièce
pg-chance-qb = dé du quarterback
    .the = le dé du quarterback
    .of = du dé du quarterback
pg-chance-wr = dé du receveur
    .the = le dé du receveur
    .of = du dé du receveur
pg-chance-te = dé du tight end
    .the = le dé du tight end
    .of = du dé du tight end
pg-chance-rb = dé du coureur
    .the = le dé du coureur
    .of = du dé du coureur
pg-chance-white = dé blanc
    .the = le dé blanc
    .of = du dé blanc
pg-chance-black = dé noir
    .the = le dé noir
    .of = du dé noir
pg-chance-yellow = dé jaune
    .the = le dé jaune
    .of = du dé jaune
pg-coin-heads = Face
pg-coin-tails = Pile
# Faces avec un nombre et un mot.
pg-face-pat-block = { $value } PAT contré
    .number = { $value }
pg-face-recover = { $value } Récupère
    .number = { $value }
pg-face-sack = { $value } Sack
    .number = { $value }
pg-face-injury = { $value } Blessure ×2
    .number = { $value }
pg-face-touchdown = { $value } TD
pg-face-arrow = { $value } TD fléché
pg-face-out-of-bounds = { $value } Hors limites
pg-face-video = { $value } VIDÉO

## Coups
# Sur un bouton.
pg-move-go = Tenter l'action
pg-move-play = Continuer à jouer
pg-move-field-goal = Botter le field goal
pg-move-accept = Accepter la pénalité
pg-move-decline = Refuser la pénalité
pg-move-pat = Botter pour un point
pg-move-two = Jouer pour deux points
pg-move-wr = Receveur
pg-move-te = Tight end
pg-move-rb = Coureur

## Ce qu'on demande
pg-ask-toss = Lancez la pièce : face, et la première équipe reçoit.
pg-ask-snap = { $down } : lancez le dé rouge du quarterback.
pg-ask-route = Le ballon va au { $player } : lancez son dé ({ $die }).
pg-ask-sack = Le quarterback s'échappe : lancez le dé blanc pour le sack.
pg-ask-chase = Pénalité refusée : lancez le dé blanc ; un sack est un safety.
pg-ask-fumble = Fumble : lancez le dé blanc ; sur Récupère, le ballon est perdu.
pg-ask-pat = Point supplémentaire : lancez le dé blanc ; seul PAT contré l'empêche.
pg-ask-end-zone = La défense est battue : lancez le dé noir de l'en-but.
pg-ask-field-goal = Field goal : lancez le dé noir ; { $needed } ou plus, il est bon.
pg-ask-return = Intercepté : lancez le dé noir ; la flèche est un touchdown.
pg-ask-flag = Drapeau sur l'action : lancez le dé jaune des pénalités.
pg-ask-nothing = La partie est finie.
# Une fois qu'un drapeau a été refusé.
pg-flags =
    { $flags ->
        [off] { " (les drapeaux comptent 0)" }
       *[on] { "" }
    }
pg-ask-defense-once = { $route }, force { $intensity } : lancez le dé blanc une fois{ pg-flags }.
pg-ask-defense-first = { $route }, force { $intensity } : lancez le dé blanc, premier lancer sur deux{ pg-flags }.
pg-ask-defense-second = { $route }, force { $intensity } : lancez le dé blanc, second lancer sur deux après { $shown }{ pg-flags }.
pg-ask-intercept = { $route }, force { $intensity } : lancez le dé noir ; { $needed } ou plus, et la passe est interceptée.
pg-ask-decoy = { $route }, force { $intensity } : lancez le dé noir ; { $needed } ou plus, et le leurre marche.
pg-ask-first-card = Choisissez votre carte d'équipe : { $one }, { $two }, { $three } ou { $four } ?
pg-ask-second-card = Choisissez votre carte d'équipe : { $one }, { $two } ou { $three } ?
pg-ask-call = 4e et but : une action (play) ou le field goal (field-goal) ?
pg-ask-set-play = Combinaison, +{ $bonus } : continuer (play) ou field goal (field-goal ; { $needed } ou plus, il est bon) ?
pg-ask-audible = Audible : WR, TE ou RB ?
pg-ask-audible-or-kick = Audible : WR, TE ou RB, ou field goal (field-goal ; { $needed } ou plus, il est bon) ?
pg-ask-try = Touchdown ! Botter pour un point (pat) ou une action pour deux (two) ?
pg-ask-penalty = Pénalité contre la défense sur { $route }, force { $intensity } : accepter (accept : quatre nouvelles tentatives) ou refuser (decline : ce lancer est refait) ?
pg-ask-penalty-on-try = Pénalité contre la défense sur { $route }, force { $intensity } : accepter (accept : la transformation est rejouée) ou refuser (decline : ce lancer est refait) ?
pg-ask-penalty-offense = Pénalité contre l'attaque sur { $route }, force { $intensity } : accepter (accept : l'action échoue) ou refuser (decline : un lancer pour le sack et le safety) ?

## Où l'on en est
pg-kick-off = Coup d'envoi
pg-final = Score final
pg-quarter = QT{ $number }
pg-overtime = Prolongation
pg-on-the-try =
    { PERSON($who) ->
        [you] votre transformation
       *[other] { $who } à la transformation
    }
pg-at =
    { PERSON($who) ->
        [you] ballon à vous
       *[other] { $who }
    }, { $down }
pg-at-with-sacks =
    { PERSON($who) ->
        [you] ballon à vous
       *[other] { $who }
    }, { $down }, { $sacks ->
        [one] 1 sack
       *[other] { $sacks } sacks
    }
pg-drive-of = série { $drive } sur { $of }
pg-drive = série { $drive }
pg-draw = Match nul, { $points }–{ $points }.
pg-wins = { pg-who-wins } { $points }–{ $others }.
pg-wins-in-overtime = { pg-who-wins } { $points }–{ $others } après prolongation.

## Action par action : décisions
pg-toss =
    { $coin ->
        [heads] Face
       *[tails] Pile
    } : { PERSON($who) ->
        [you] vous recevez
       *[other] { $who } reçoit
    }.
pg-takes-card =
    { PERSON($who) ->
        [you] Vous jouez
       *[other] { $who } joue
    } avec la carte { $card }.
pg-lines-up =
    4e et but : { PERSON($who) ->
        [you] vous vous placez
       *[other] { $who } se place
    } pour le field goal.
pg-goes-for-it =
    4e et but : { PERSON($who) ->
        [you] vous tentez
       *[other] { $who } tente
    } l'action.
pg-takes-kick = { pg-who-takes-kick }.
pg-takes-kick-with = { pg-who-takes-kick }, +{ $bonus }.
pg-plays-on =
    { PERSON($who) ->
        [you] Vous continuez
       *[other] { $who } continue
    } à jouer.
pg-calls-audible =
    { PERSON($who) ->
        [you] Vous changez
       *[other] { $who } change
    } l'action : { $player }.
pg-goes-for-two =
    { PERSON($who) ->
        [you] Vous jouez
       *[other] { $who } joue
    } pour deux points.
pg-sends-kicker =
    { PERSON($who) ->
        [you] Vous faites
       *[other] { $who } fait
    } entrer le botteur.
pg-declines =
    { pg-who-declines } la pénalité : { $roll ->
        [first] le premier lancer
        [second] le second lancer
       *[only] le lancer
    } est refait et les drapeaux suivants comptent 0.
pg-accepts = { pg-who-accepts } la pénalité ; les tentatives recommencent.
pg-accepts-on-try = { pg-who-accepts } la pénalité ; la transformation est rejouée.
pg-declines-for-safety =
    { PERSON($who) ->
        [you] Vous refusez la pénalité et chassez
       *[other] { $who } refuse la pénalité et chasse
    } le quarterback pour le safety.
pg-accepts-failure = { pg-who-accepts } la pénalité ; l'action échoue.

## Action par action : le snap
# Chacun quand la tentative est déjà dite, et avec elle.
pg-scrambles = Le quarterback s'échappe.
pg-scrambles-on = { $down } : le quarterback s'échappe.
pg-scrambles-again = Il s'échappe encore.
pg-scrambles-into-sack = Il s'échappe une troisième fois et subit un SACK.
pg-audible = Le quarterback change l'action.
pg-audible-on = { $down } : le quarterback change l'action.
pg-set-play = Combinaison, +{ $bonus }.
pg-set-play-on = { $down } : combinaison, +{ $bonus }.
pg-sneak = Sneak du quarterback, { $strength }.
pg-sneak-on = { $down } : sneak du quarterback, { $strength }.
pg-hand-off = Remise au coureur.
pg-hand-off-on = { $down } : remise au coureur.
pg-pass = Passe au { $player }.
pg-pass-on = { $down } : passe au { $player }.
pg-incomplete = Passe incomplète.
pg-fumble = FUMBLE ! Le ballon est libre.
pg-fumble-on-try = FUMBLE !
pg-route = { $route }, { $strength }.
# La force d'une action et ce qui la compose.
pg-intensity = force { $intensity }
pg-intensity-injured = force { $intensity } ({ $printed } − { $less } blessure)
pg-intensity-set-play = force { $intensity } ({ $printed } + { $more } combinaison)
pg-intensity-favoured = force { $intensity } ({ $printed } + { $more } spécialité)
pg-intensity-injured-set-play = force { $intensity } ({ $printed } − { $less } blessure + { $more } combinaison)
pg-intensity-injured-favoured = force { $intensity } ({ $printed } − { $less } blessure + { $more } spécialité)
# Avant le point d'une phrase.
pg-and-read = { $told } ; la défense le lit et cherche l'interception
pg-and-decoy = { $told } ; un leurre part

## Action par action : dés
pg-flag = DRAPEAU sur l'action !
pg-flag-on-defense = Drapeau : { $foul }, contre la défense.
pg-flag-on-offense = Drapeau : { $foul }, contre l'attaque.
pg-flag-fails = Drapeau : { $foul }, contre l'attaque : l'action échoue.
# Le début d'une phrase …
pg-shows-one = La défense fait { $second }
pg-shows-one-missed = La défense fait { $second } (plaquage manqué)
pg-shows-two = La défense fait { $first } et { $second }
pg-shows-two-missed = La défense fait { $first } et { $second } (plaquage manqué)
# … et comment elle continue.
pg-shows = { $shown }.
pg-beaten = { $shown } : { $reached } contre { $intensity }, BATTUE !
pg-stopped = { $shown } : { $reached } contre { $intensity }, le { $route } est arrêté.
pg-sneak-stopped = { $shown } : { $reached } contre { $intensity }, le sneak est arrêté.
pg-injured =
    Un choc brutal : { PERSON($who) ->
        [you] votre { $player }
       *[other] le { $player } de { $who }
    } est BLESSÉ, −1 désormais.
pg-video = VIDÉO : l'arbitre regarde le ralenti ; relancez.
pg-runner-out = Hors limites : le coureur franchit la ligne de touche.
pg-pass-out = Hors limites : la passe est captée hors du terrain.
pg-two-good = Les deux points sont bons !
pg-touchdown =
    { PERSON($who) ->
        [you] TOUCHDOWN pour vous
       *[other] TOUCHDOWN de { $who }
    } !
pg-recovers =
    { PERSON($who) ->
        [you] Vous RÉCUPÉREZ
       *[other] { $who } RÉCUPÈRE
    } le ballon !
pg-keeps-ball =
    { PERSON($who) ->
        [you] Vous vous jetez
       *[other] { $who } se jette
    } sur le ballon libre.
pg-gets-away = { FORM($face, case: "number") } : il s'en sort.
pg-no-sack =
    { $face } : pas de sack ; { $roll ->
        [first] le premier lancer
        [second] le second lancer
       *[only] le lancer
    } est refait et les drapeaux comptent 0.
pg-sacked = SACK !
pg-pat-blocked = Le coup de pied est CONTRÉ.
pg-pat-good = { FORM($face, case: "number") } : le point supplémentaire est bon.
pg-field-goal-good = { $rolled } : le field goal est BON, 3 points.
pg-field-goal-missed = { $rolled } : le field goal est manqué.
pg-returned =
    { PERSON($who) ->
        [you] Vous remontez
       *[other] { $who } remonte
    } TOUT LE TERRAIN, touchdown !
pg-return-stopped = { $rolled } : le retour est arrêté.
pg-decoy-works = { $rolled } : le leurre marche, la défense n'a qu'un lancer.
pg-decoy-fails = { $rolled } : personne ne se laisse leurrer.
pg-gets-through = { $rolled } : la passe arrive
pg-told = { $told }.
pg-intercepted =
    { $rolled } : INTERCEPTÉ { PERSON($who) ->
        [you] par vous
       *[other] par { $who }
    } !

## Action par action : ce qui en résulte
pg-new-down = { $down }.
pg-new-down-sacks =
    { $down }, { $sacks ->
        [one] 1 sack
       *[other] { $sacks } sacks
    } dans cette série.
pg-new-score = { $home } { $points }, { $away } { $others }.
pg-safety =
    SAFETY ! 2 points { PERSON($who) ->
        [you] pour vous
       *[other] pour { $who }
    }.
pg-try-fails = La transformation échoue.
pg-turnover = Ballon perdu après quatre tentatives.
pg-ball =
    Ballon { PERSON($who) ->
        [you] à vous
       *[other] à { $who }
    }, { $down }.
pg-still-level = Toujours à égalité : on continue.
pg-level = Égalité après quatre quart-temps : prolongation.
pg-half-time = Mi-temps.
pg-quarter-over =
    Fin du { $number ->
        [1] premier
        [2] deuxième
        [3] troisième
       *[4] quatrième
    } quart-temps.
pg-game-over = Et c'est fini.

## Refus
pg-card-taken = l'autre équipe a déjà la carte { $card }
pg-no-kick-on-try = pas de field goal pendant une transformation
pg-kick-on-fourth-only = le field goal est réservé à la 4e tentative ; c'est { $down }
pg-no-kick-now = le field goal est pour la 4e tentative, avant l'action, ou pour une combinaison ; c'est { $down }
pg-no-quarterback = un audible nomme WR, TE ou RB, pas le quarterback
pg-no-answer = { $text } n'est pas une réponse ici ; dites { $open }
pg-no-face = { $text } n'est pas une face { FORM($what, case: "of") } : { $possible }
pg-several-faces = { $text } peut être plus d'une face { FORM($what, case: "of") } : { $possible }
pg-want-cards = deux cartes différentes parmi { $cards }, comme 'air,ground', ou choose

## Refus : positions
pg-bad-drives = il y a { $drives } séries
pg-bad-others-drive = la série { $drive } est à l'autre équipe (first={ $first })
pg-bad-pro-only = cela n'existe qu'en mode Pro
pg-bad-choosing = on choisit les cartes
pg-bad-own-card = chaque équipe a sa propre carte
pg-bad-not-on-try = cela n'arrive pas pendant une transformation
pg-bad-try-down = une transformation est une dernière tentative sans sacks
pg-bad-call-down = ce choix est pour la 4e tentative
pg-bad-no-safety = aucun safety n'est possible
pg-bad-no-play = aucune action n'est en cours
pg-bad-no-route = { $route } n'est pas une action de ce dé
pg-bad-no-card-play = aucune carte n'a cette action
pg-bad-not-called = aucune action n'est encore annoncée
pg-bad-carrier-die = le porteur a un dé à lui
pg-bad-nobody = personne n'a le ballon
pg-bad-pro-bonus = les combinaisons n'ajoutent rien en mode Pro
pg-bad-most-bonus = un bonus compte jusqu'à { $most }
pg-bad-set-play-bonus = une combinaison a un bonus
pg-bad-scrambled = le quarterback s'est échappé
pg-bad-first-roll = ce premier lancer n'existe pas
pg-bad-no-decoy = aucun leurre n'est parti

## L'entraîneur
# Les coups dans une phrase.
pg-call-play = jouer
pg-call-field-goal = le field goal
pg-call-accept = accepter
pg-call-decline = refuser
pg-call-pat = botter pour un point
pg-call-two = jouer pour deux points
pg-call-wr = le receveur
pg-call-te = le tight end
pg-call-rb = le coureur
# Si cela réussit, si cela échoue : court, dans un tableau.
pg-works = marque
pg-fails = ne marque pas
pg-times =
    { $times ->
        [one] une fois sur 100
       *[other] { $times } fois sur 100
    }
# Pourquoi une décision est la meilleure ; en fin de phrase.
pg-because-scores = { $best } marque { pg-times }
pg-because-scores-more = { $best } marque { pg-times }, { $other } { $less }
pg-because-counts-more =
    { $other } marque { $less } fois sur 100, { $best } seulement { $times }, mais { $how ->
        [scoring] cela rapporte alors davantage
        [failing] un échec coûte moins
       *[both] cela rapporte alors davantage, et un échec coûte moins
    }
pg-because-accepted = accepter redonne une première tentative
pg-because-declined = en refusant, ce lancer est refait
pg-remark = Une ou deux blessures à venir sont prévues, pas davantage ; cela vaut 0,1 point au plus.
pg-remark-cards = Une ou deux blessures à venir sont prévues, pas davantage ; cela vaut 0,1 point au plus. Le choix des cartes est évalué sans blessures.

## Règles maison
pg-rules-basic = de base
pg-rules-basic-help = le jeu de base : huit séries par équipe, sans cartes
pg-rules-pro = pro
pg-rules-pro-help = mode Pro : seize séries par équipe, cartes d'équipe, audibles, interceptions
pg-option-mode = Mode
pg-option-mode-help = le jeu de base, ou le mode Pro avec des cartes d'équipe
pg-option-mode-basic = de base
pg-option-mode-pro = pro
pg-option-cards = Cartes d'équipe
pg-option-cards-help = mode Pro : une carte par camp (air, ground, tight, trick), ou choisies avant le tirage
pg-option-pro-set-play-kick = Botter sur une combinaison
pg-option-pro-set-play-kick-help = mode Pro : un field goal peut être botté sur une combinaison, sans bonus
pg-option-halftime-swap = Échange à la mi-temps
pg-option-halftime-swap-help = l'équipe qui a reçu en second commence la seconde mi-temps
pg-option-overtime = Prolongation
pg-option-overtime-help = à égalité à la fin : match nul, ou une série chacun jusqu'à un écart
pg-option-overtime-draw = match nul
pg-option-overtime-drives = séries

## Figures by player

pg-figure-points-a-drive = Points par série
pg-figure-drives-finished = Séries jusqu’à l’en-but
pg-figure-touchdowns = Touchdowns
pg-figure-carried = Touchdowns portés par
pg-figure-fg-made = Field goals réussis
pg-figure-pat-made = Points supplémentaires réussis
pg-figure-two-pt-made = Tentatives à deux points réussies
pg-figure-fourth-down-conversions = Quatrièmes downs convertis
pg-figure-sacks = Sacks subis
pg-figure-turnovers = Pertes de balle
pg-figure-safeties-given = Safeties concédés
pg-figure-allowed-a-drive = Points encaissés par série
pg-figure-drives = Séries
pg-figure-fg-att = Field goals tentés
pg-figure-pat-att = Points supplémentaires tentés
pg-figure-two-pt-att = Tentatives à deux points
pg-figure-fourth-down-attempts = Quatrièmes downs
pg-figure-fumbles-lost = Fumbles perdus
pg-figure-interceptions = Passes interceptées
pg-figure-safeties = Safeties
pg-figure-touchdowns-qb = Touchdowns du quarterback
pg-figure-touchdowns-wr = Touchdowns du receveur
pg-figure-touchdowns-te = Touchdowns du tight end
pg-figure-touchdowns-rb = Touchdowns du coureur
