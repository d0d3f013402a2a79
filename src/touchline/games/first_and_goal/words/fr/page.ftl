# What the pages say about this game alone.

## Moves

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
page-move-first-and-goal-take-a-card = une carte reprise de la défausse, sans la montrer
page-move-first-and-goal-a-card-face-down = une action, face cachée
page-move-first-and-goal-kick-or-fake-face-down = coup de pied ou feinte, face cachée

## Dice

page-die-play = dé de jeu
page-die-referee = dé de l'arbitre
page-die-penalty = dé de pénalité
page-die-d20 = dé à vingt faces

## The table

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
page-goal-touch-calls = Touchez une carte : elle est annoncée.
page-goal-look-first = Regarder d’abord la carte
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
page-goal-midfield = la ligne médiane
page-goal-last-play = Dernière action
page-goal-is-clock = est l'horloge
page-goal-card-lb-blitz = LB Blitz
page-goal-card-man-to-man = Man to Man

## What is asked

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
page-help-first-and-goal-call-table = Posez une carte face cachée devant vous ; les deux sont saisies quand on les retourne.

## The aim of the game

page-aim-first-and-goal = Quatre tentatives pour dix yards, en remontant le terrain jusque derrière la ligne de but. Devinez leur carte : la paire décide des dés que vous lancez.
