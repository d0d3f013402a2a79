# What the pages say about this game alone.

## Dice

page-die-play = dé de jeu
page-die-referee = dé de l'arbitre
page-die-penalty = dé de pénalité
page-die-d20 = dé à vingt faces

## The table

page-goal-field =
    Terrain : { $ball ->
        [one] { $ball } yard
       *[other] { $ball } yards
    } jusqu'au but, tentative { $down }, { $gain } à gagner
page-goal-down-and =
    { $down ->
        [1] 1re
       *[other] { $down }e
    } & { $gain }
page-goal-goal = goal
page-goal-dice = Dés
page-goal-no-dice = Les dés sont prêts.
page-goal-hand-offense = Vos cartes d'attaque
page-goal-hand-defense = Vos cartes de défense
page-goal-defense = défense
page-goal-run = course
page-goal-pass = passe
page-goal-red-zone = pas dans les { $yards } derniers
page-goal-red-zone-short = pas à { $yards }
page-goal-call = Annoncer { $card }
page-goal-face-down = Une carte, face cachée
page-goal-matchups = Les dés qu'elle amène
page-goal-average = moy. { $yards }
page-goal-barred = pas ici
page-goal-against = { $card } contre …
page-goal-pick-a-card = Touchez une carte pour voir ses dés contre chaque annonce.
page-goal-ranges = Yards en moyenne selon leur carte : moins … plus
page-goal-pick-to-give = Touchez la carte dont vous avez le moins besoin.
page-goal-touch-calls = Touchez une carte : elle est annoncée.
page-goal-look-first = Regarder d’abord la carte
page-goal-gain = Gain
page-goal-deck-of =
    { $name } : { $count ->
        [one] { $count } carte dans le paquet
       *[other] { $count } cartes dans le paquet
    }
page-goal-your-deck = Votre paquet
page-goal-timeouts-left = Temps morts restants : { $count }
page-goal-cards-in-hand = Cartes en main : { $count }
page-goal-half-of =
    { $half ->
        [1] 1re mi-temps
       *[other] { $half }e mi-temps
    }
page-goal-overtime =
    { $number ->
        [1] Prolongation
       *[other] Prolongation { $number }
    }
page-goal-matchups-what = Yards en moyenne avec les dés des deux équipes. Un dé noir en enlève ; de deux, le plus bas compte.
page-goal-teams = Équipes
page-goal-teams-for = Choisir pour
page-goal-teams-yours = Vous
page-goal-teams-theirs = L'adversaire
page-goal-teams-surprise = Au hasard
page-goal-teams-none = sans division
page-goal-teams-against = contre
page-goal-teams-bars = Les barres : ce que les sept dés d’une équipe font en moyenne.
page-goal-teams-order = Ordre des équipes
page-goal-teams-divisions = Par division
page-goal-teams-runners = Coureurs
page-goal-teams-passers = Passeurs
page-goal-teams-defense = Défense
page-goal-teams-legend = Barre : de la face la plus basse à la plus haute. Trait : moyenne. En haut : vous.
page-goal-range = À portée de coup de pied
page-goal-this-drive =
    cette série : { $count ->
        [one] 1 jeu
       *[other] { $count } jeux
    }
page-goal-teams-spread = de la face la plus basse à la plus haute
page-goal-ball-on = Ballon sur { $spot }
page-goal-to-line = { $yards } jusqu'à la ligne jaune
page-goal-to-touchdown = { $yards } jusqu'au touchdown
page-goal-midfield = la ligne médiane
page-goal-last-play = Dernière action
page-goal-kick-off = Coup d'envoi
page-goal-on-the-way = Retour
page-goal-punt = Punt
page-goal-the-try = Transformation
page-goal-choose-a-card = Choisissez une carte
page-goal-is-clock = est l'horloge
page-goal-yards = yards
page-goal-upshot-counts = sans effet
page-goal-upshot-broken = cassée
page-goal-upshot-all-broken = cassée
page-goal-upshot-stumbled = moins 3
page-goal-upshot-stopped = bloqué
page-goal-upshot-breakaway = encore !
page-goal-upshot-loose = ballon perdu ?
page-goal-upshot-flagged = un drapeau ?
page-goal-upshot-held = gardé
page-goal-upshot-lost = perdu
page-goal-upshot-no-foul = pas de faute
page-goal-upshot-foul-offense = faute attaque
page-goal-upshot-foul-defense = faute défense
page-goal-upshot-away = pas contré
page-goal-upshot-blocked = contré
page-goal-upshot-good = réussi
page-goal-upshot-missed = trop court
page-goal-pile = Votre défausse
page-goal-pick-to-take = Votre défausse est ouverte : touchez une carte pour la reprendre.
page-goal-in-hand = Dans votre main : { $cards }
page-goal-two-points = Essai à deux points
page-goal-to-two-points = { $yards } pour deux points
page-goal-comes-off = réussit à { $chance }
page-goal-yards-on-average = environ { $yards } yards
page-goal-points-for = Touchdown { $name }

## What is asked

page-help-first-and-goal-coin-call = Qui gagne le tirage a le ballon d'abord.
page-help-first-and-goal-toss-choice = Recevoir pour attaquer d'abord, botter pour attaquer d'abord après la mi-temps.
page-help-first-and-goal-kickoff = Le coup de pied ordinaire donne le ballon ; le court peut le regagner, à vos risques.
page-help-first-and-goal-receive = Le touchback est sûr, sur vos 20 ; relancer peut rapporter plus, ou moins.
page-help-first-and-goal-call = Choisissez une carte, regardez quels dés elle amène, et annoncez-la. Quatre tentatives pour dix yards. Le paquet est l'horloge.
page-help-first-and-goal-answer = Vous pouvez arrêter l'horloge maintenant, avant l'action.
page-help-first-and-goal-defense-call = Devinez l'action : choisissez la carte contre laquelle elle amène les pires dés.
page-help-first-and-goal-discard-more = Défaussez des cartes que vous ne pouvez pas jouer ici et piochez-en d'autres.
page-help-first-and-goal-breakaway = Arrêtez-vous avec ce que vous avez, ou continuez à courir avec un nouveau lancer.
page-help-first-and-goal-flag-on-defense = Faute adverse : prenez les yards de pénalité et rejouez la tentative, ou gardez ce que l'action a gagné.
page-help-first-and-goal-flag-on-offense = Faute adverse : faites-les reculer et ils rejouent la tentative, ou laissez l'action telle quelle.
page-help-first-and-goal-time-out-offense = Pendant un temps mort, vous pouvez reprendre une carte de votre défausse, remêler votre main pour une autre, ou ne rien faire.
page-help-first-and-goal-time-out-defense = Pendant un temps mort, vous pouvez reprendre une carte de votre défausse, remêler votre main pour une autre, ou ne rien faire.
page-help-first-and-goal-burn-offer = Brûler une carte raccourcit la mi-temps : bon quand vous menez.
page-help-first-and-goal-burn-stop = Un temps mort garde la carte en jeu, et du temps avec elle. Sur une course, dites-le avant que les dés ne soient lancés.
page-help-first-and-goal-burn-hand = Le paquet est vide : c'est une carte de votre main qui part.
page-help-first-and-goal-try = Le coup de pied vaut un point, presque sûr ; une action depuis les 2 en vaut deux.
page-help-first-and-goal-field-goal-card = Un field goal coûte une carte : défaussez celle dont vous avez le moins besoin.
page-help-first-and-goal-kneel-card = Le genou à terre coûte une carte : défaussez celle dont vous avez le moins besoin.
page-help-first-and-goal-fake-offense = Bottez, ou feintez et jouez une action sans leur dé noir. S'ils flairent la feinte, le ballon est perdu.
page-help-first-and-goal-fake-defense = Coup de pied ou feinte ? Si vous attendez une feinte à tort, le coup de pied gagne cinq yards.
page-help-first-and-goal-punt-choice = Cinq dés pour la distance, ou le dé de jeu à la place de l'un d'eux : plus risqué, mais peut-être sans retour.
page-help-first-and-goal-catch = Le fair catch est sûr ; un retour peut gagner des yards ou perdre le ballon.
page-help-first-and-goal-call-table = Posez une carte face cachée devant vous ; les deux sont saisies quand on les retourne.

## What is asked, where it is answered by touching

page-fg-ask-defense-call = Leur carte est face cachée : quelle défense lui opposez-vous ?
page-fg-ask-flag-on-defense = Leur faute : prendre la pénalité, ou garder le gain du jeu ?
page-fg-ask-flag-on-offense = Leur faute : les faire reculer, ou laisser le jeu tel quel ?
page-fg-ask-time-out-offense = Temps mort : reprendre une carte, changer toute la main, ou ne rien faire ?
page-fg-ask-time-out-defense = Temps mort : reprendre une carte, changer toute la main, ou ne rien faire ?
page-fg-ask-burn-offer = Passe réussie : brûler une carte de votre paquet pour finir la mi-temps plus tôt ?
page-fg-ask-burn-stop-run = C’est une course, et elle brûle une carte de leur paquet. Dépenser un temps mort pour l’empêcher ?
page-fg-ask-burn-stop = Ils veulent brûler une carte pour finir la mi-temps plus tôt. Dépenser un temps mort pour l’empêcher ?
page-fg-ask-fake-offense = En secret : botter vraiment, ou feindre et lancer un jeu ?
page-fg-ask-fake-defense = Ils se placent pour botter : les croyez-vous ?
page-fg-ask-receive = Le coup de pied tombe dans votre en-but : partir de vos 20, ou sortir en courant ?
page-fg-ask-answer = Ils annoncent ce qu’ils font : continuer, ou d’abord un temps mort ?

## The aim of the game

page-aim-first-and-goal = Quatre tentatives pour dix yards, en remontant le terrain jusque derrière la ligne de but. Devinez leur carte : la paire décide des dés que vous lancez. Le plus de points gagne.
page-aim-first-and-goal-short = Dix yards en quatre tentatives. Le plus de points gagne.
page-scoring-first-and-goal = Touchdown 6, puis un coup de pied pour 1 ou une action pour 2. Field goal 3. Safety 2.

## A first match: a rule in one sentence, when it first rules

page-new-fg-2-2 = Chacun tient huit cartes. Votre pioche est l'horloge : vide, elle finit la mi-temps.
page-new-fg-2-3 = Un kickoff ouvre chaque mi-temps et suit chaque score. Le receveur part des 20 ou remonte le ballon.
page-new-fg-2-9 = First and ten : quatre tentatives pour dix yards. Gagnez-les et vous en avez quatre nouvelles.
page-new-fg-3-2 = Les deux cartes sont retournées ensemble ; la paire dit quels dés sont lancés.
page-new-fg-3-4 = Les dés de couleur sont des yards gagnés, le noir en retire : ensemble, c'est le gain.
page-new-fg-4-1 = La ligne jaune est à atteindre : en quatre tentatives, c'est un nouveau first down.
page-new-fg-4-2 = Trop court après la quatrième tentative : l'autre prend le ballon sur place.
page-new-fg-5-1 = X sur le dé de jeu : brisé. Les dés de couleur ne comptent pas, seul le noir compte.
page-new-fg-5-2 = Échappée ! Les mêmes dés roulent encore, et le ballon continue.
page-new-fg-5-3 = T : le ballon est en danger. Il n'est perdu que si le dé de l'arbitre montre aussi T.
page-new-fg-5-4 = P : peut-être une faute. Le dé de l'arbitre dit de qui, le dé de pénalité combien de yards.
page-new-fg-6-5 = Une pénalité contre la défense qui atteint la ligne jaune est un first down.
page-new-fg-7-5 = Avant un coup de pied, chacun choisit en secret : coup ou feinte. Devinée, une feinte coûte le ballon.
page-new-fg-8-1 = Une course brûle une carte de votre pioche : courir fait tourner l'horloge.
page-new-fg-8-2 = Après une passe réussie vous pouvez brûler une carte pour le temps ; qui est mené la garde.
page-new-fg-8-3 = Un temps mort empêche de brûler et gagne du temps ; chacun en a trois par mi-temps.
page-new-fg-8-4 = Pendant un temps mort, reprenez une carte, ou mélangez votre main et repiochez, ou ne faites rien.
page-new-fg-8-8 = Le ballon change de camp : chacun remet ses cartes, échange les pioches et en tire huit nouvelles.
page-new-fg-9-1 = Six points ! Puis le point supplémentaire : bon sauf si les deux dés montrent X.
page-new-fg-9-3 = Un field goal coûte une carte. Jaune, bleu et vert doivent porter le ballon à la ligne : trois points.
page-new-fg-9-5 = Un punt rend le ballon loin devant ; le receveur peut le remonter.

## Le plateau d'analyse

page-study-field-first-and-goal-half = Mi-temps
page-study-field-first-and-goal-offense = En attaque
page-study-field-first-and-goal-y = Yards jusqu'au but
page-study-field-first-and-goal-down = Tentative
page-study-field-first-and-goal-to-gain = Yards à gagner
page-study-field-first-and-goal-timeouts = Temps morts

## On the shelf

page-title-first-and-goal = First & Goal
page-tagline-first-and-goal = Annoncez vos actions en secret, lancez les dés des deux cartes et faites tourner l'horloge, qui est votre paquet.
page-short-first-and-goal = Annoncez en secret, lancez les dés des deux cartes.
