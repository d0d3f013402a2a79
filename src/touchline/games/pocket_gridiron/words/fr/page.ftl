# What the pages say about this game alone.

## The sheet

page-gridiron-dice = Dés de cette action
page-gridiron-contest = { $play } : il faut { $intensity } à la défense
page-gridiron-ball = { $name } a le ballon
page-gridiron-drive = Série { $drive } sur { $drives } · QT{ $quarter }
page-gridiron-overtime = Prolongation
page-gridiron-downs = Tentatives
page-gridiron-sacks = Sacks dans cette série : { $count }
page-gridiron-decoy = leurre
page-gridiron-intercept = interception
page-gridiron-down-1 = 1re
page-gridiron-down-2 = 2e
page-gridiron-down-3 = 3e
page-gridiron-down-4 = 4e
page-gridiron-attack = Attaque
page-gridiron-defense = Défense
page-gridiron-needs = il faut { $need }
page-gridiron-needs-more = { $shown } + ? il faut { $need }
page-gridiron-next = Ensuite : { $die }
page-gridiron-first-die = Le premier dé blanc
page-gridiron-second-die = Le second dé blanc
page-gridiron-both-dice = Les deux dés blancs ensemble arrêtent le jeu à partir de { $need }.
page-gridiron-if-declined = En cas de refus, ce jet est refait :
page-gridiron-to-snap = Si vous jouez, le quarterback lance :
page-gridiron-the-try = Transformation
page-gridiron-for-two = Essai à deux points
page-gridiron-flag = drapeau
page-gridiron-stopped = arrêté
page-gridiron-through = passé
page-roll-qb-ask = À vous le ballon : qui le reçoit ?
page-roll-qb = Snap : lancer le dé rouge
page-roll-white-ask = Arrêtez-les : la défense est à vous.
page-roll-white = Lancer le dé blanc
page-roll-black-ask = Sur la ligne de but : touchdown ?
page-roll-black = Lancer le dé noir
page-gridiron-stamp-good = réussi !
page-gridiron-stamp-missed = manqué
page-gridiron-stamp-blocked = contré
page-gridiron-stamp-out = en touche
page-gridiron-stamp-sacked = sack !
page-gridiron-stamp-incomplete = incomplète
page-gridiron-stamp-fumbled = fumble !
page-gridiron-stamp-intercepted = intercepté
page-gridiron-stamp-scored = touchdown !
page-gridiron-sacks-are = Sacks · { $count } = safety
page-gridiron-down-and-goal = { $down } & goal
page-gridiron-face-sack = Sack
page-gridiron-face-pat-block = PAT contré
page-gridiron-face-recover = Récupéré
page-gridiron-face-2x-injury = Blessure ×2
page-gridiron-injured = Blessés
page-gridiron-versus = contre
page-gridiron-face-out-of-bounds = En touche
page-gridiron-face-sneak = Sneak
page-gridiron-face-scramble = Scramble
page-gridiron-face-set-play = Set play

## Dice

page-die-short-white = DÉF
page-die-short-black = BUT
page-die-short-yellow = FLAG
page-die-qb = quarterback
page-die-wr = receveur
page-die-te = tight end
page-die-rb = coureur
page-die-white = défense

## What is asked

page-help-pocket-gridiron-cards = ★ renforce un jeu. Quand la feinte ou l’interception sort, le dé noir doit montrer le nombre ou plus : la feinte ne laisse qu’un dé à la défense, l’interception prend le ballon.
page-help-pocket-gridiron-call = Dernière chance de cette série : une action peut rapporter six points, un field goal demande 5 ou 6 sur un dé et en vaut trois.
page-help-pocket-gridiron-set-play = Continuez avec le bonus, ou servez-vous-en tout de suite pour un field goal : trois points, mais la série est finie.
page-help-pocket-gridiron-audible = Vous choisissez qui reçoit le ballon. Son dé est montré : plus le nombre est haut, plus il est dur à arrêter.
page-help-pocket-gridiron-def-penalty = Faute adverse : acceptez-la et repartez avec quatre nouvelles tentatives, ou refusez-la et le lancer est refait.
page-help-pocket-gridiron-off-penalty = Faute adverse : l'action échoue simplement, ou vous risquez un lancer pour le sack qui serait un safety.
page-help-pocket-gridiron-try = Après le touchdown : le coup de pied vaut un point, presque sûr ; une action en vaut deux, mais c'est difficile.

## The aim of the game

page-aim-pocket-gridiron = Percez en quatre tentatives : votre nombre doit battre les deux dés blancs. Puis le dé noir : touchdown, le plus souvent. Le plus de points gagne.
page-aim-pocket-gridiron-short = Battez les dés blancs. Le plus de points gagne.
page-scoring-pocket-gridiron = Touchdown 6, puis un coup de pied pour 1 ou une action pour 2. Field goal 3. Safety 2.

## A first match: a rule in one sentence, when it first rules

page-new-pg-2-3 = Quatre tentatives par série : tout ce qui ne marque pas en coûte une.
page-new-pg-3-1 = Le dé rouge dit qui reçoit le ballon ; le sien dit à quel point le jeu est dur à arrêter.
page-new-pg-3-2 = Deux jets blancs défendent : si leur somme atteint le chiffre du jeu, il est stoppé et coûte une tentative.
page-new-pg-3-3 = Passé ! Maintenant le dé noir : TD, c'est un touchdown ; hors du terrain coûte la tentative.
page-new-pg-3-4 = Passe incomplète : elle tombe au sol, une tentative est perdue. Un fumble peut même coûter le ballon.
page-new-pg-3-5 = Scramble : si un jet blanc montre un sack, la tentative est finie ; sinon le quarterback relance.
page-new-pg-3-6 = Trois sacks dans une série, c'est un safety : deux points pour la défense, et la série est finie.
page-new-pg-3-7 = Un set play : votre prochain jeu vaut un de plus, ou vous tentez tout de suite un field goal avec un de bonus.
page-new-pg-3-8 = Deux cinq, c'est une blessure : ce poste vaut un de moins jusqu'à la fin du match.
page-new-pg-4-1 = Un drapeau : le dé jaune dit à qui est la faute. La vôtre coûte une tentative ; la leur vous en donne quatre nouvelles.
page-new-pg-4-2 = Leur faute : prenez quatre nouvelles tentatives, ou refusez et la défense relance ce dé.
page-new-pg-5-1 = Un field goal vaut trois points : 5 ou plus avec un dé. Réussi ou non, la série est finie.
page-new-pg-5-2 = Six points ! Ensuite un coup de pied pour un de plus, presque sûr, ou un jeu risqué pour deux.

## What is asked, where it is answered by touching: the game itself names what is typed

page-pg-ask-call = 4e et but : une action ou le field goal ?
page-pg-ask-first-card = Choisissez votre carte d’équipe pour tout le match.
page-pg-ask-second-card = Choisissez votre carte d’équipe pour tout le match.
page-pg-ask-set-play = Combinaison, +{ $bonus } : continuer ou tenter le field goal ?
page-pg-ask-audible = Audible : qui reçoit le ballon maintenant ?
page-pg-ask-audible-or-kick = Audible : qui reçoit le ballon maintenant, ou tentez-vous le field goal ?
page-pg-ask-try = Touchdown ! Botter pour un point ou jouer pour deux ?
page-pg-ask-penalty = Drapeau contre la défense : accepter quatre nouvelles tentatives, ou refuser et relancer ?
page-pg-ask-penalty-on-try = Drapeau contre la défense : accepter et rejouer la transformation, ou refuser et relancer ?
page-pg-ask-penalty-offense = Drapeau contre l'attaque : accepter, et l'action échoue, ou refuser et tenter le sack ?

## Le plateau d'analyse

page-study-field-pocket-gridiron-offense = En attaque
page-study-field-pocket-gridiron-first = Premier ballon
page-study-field-pocket-gridiron-drive = Série
page-study-field-pocket-gridiron-down = Tentative
page-study-field-pocket-gridiron-sacks = Sacks
page-study-field-pocket-gridiron-injuries = Blessures

## On the shelf

page-title-pocket-gridiron = Pocket Gridiron
page-tagline-pocket-gridiron = Le football de la red zone avec sept dés : quatre tentatives pour percer la défense.
page-short-pocket-gridiron = Sept dés, quatre tentatives, une red zone.
