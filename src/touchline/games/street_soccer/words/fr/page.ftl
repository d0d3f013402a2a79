# What the pages say about this game alone.

## The pitch

page-soccer-board = Terrain
page-soccer-minute = Minute { $minute }
page-soccer-choose = Choisir la figurine en { $square }
page-soccer-walk = Aller de { $from } en { $square }
page-soccer-kick = Tirer le ballon en { $square }
page-soccer-goal = Tirer au but
page-soccer-take-ball = Ballon
page-soccer-take-ball-on = Prendre le ballon en { $square }
page-soccer-put-ball = Poser le ballon en { $square }
page-soccer-pieces = À poser sur le plateau
page-soccer-place = Poser la figurine en { $square }
page-soccer-figure = Figurine à placer
page-soccer-goalie = Gardien à placer
page-soccer-set-goalie = Votre gardien : touchez l'une des deux cases devant votre but, ou glissez-le là.
page-soccer-set-figure = Encore { $left } à placer : touchez une case marquée (devant votre but : le gardien). Ou prenez une formation :
page-soccer-now-figure = Touchez l'une de vos figurines.
page-soccer-now-target = Point : y aller. Anneau : le ballon y finit.
page-soccer-now-kick = Touchez un anneau : le ballon y finit.
page-soccer-shoot = Tirer !
page-soccer-kick-it = Tirer en { $square }
page-soccer-walk-it = Aller en { $square }
page-soccer-other = Choisir une autre figurine
page-soccer-now-keeper = Touchez une case marquée pour votre gardien.
page-soccer-plan-walk =
    Le { $shirt } marche de { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    }, jusqu'en { $square }.
page-soccer-plan-steps =
    Le { $shirt } marche de { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    }.
page-soccer-plan-kick = Tir en { $where }.
page-soccer-plan-shot = Droit au but !
page-soccer-plan-touches = Relayé par { $mates } jusqu'en { $where }.
page-soccer-plan-touches-goal = Relayé par { $mates }, au but !
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
    Menace : l'adversaire en { $square } marque sur { $rolls ->
        [one] { $rolls } lancer
       *[other] { $rolls } lancers
    } sur 6
page-soccer-threat-key = « { $rolls } sur 6 » : sur autant des six lancers, cet adversaire pourrait marquer ensuite.
page-soccer-goal-word = But

## What is asked

page-help-street-soccer-set-up = Le gardien devant le but, une figurine dans votre moitié du rond central, au moins une dans chaque camp.
page-help-street-soccer-kick-off = Touchez la case où finit l'engagement.
page-help-street-soccer-move = Marchez exactement les points du dé. Plus tôt au ballon ? Tirez : cases restantes plus une. Les équipiers relaient.
page-help-street-soccer-restart = Votre gardien remet le ballon en jeu.
page-help-street-soccer-restart-kick = Touchez la case où le ballon doit finir.

## The aim of the game

page-aim-street-soccer =
    Marquez { $attack ->
        [up] en haut
       *[right] à droite
    }. Allez au ballon ; les points qui restent + 1, c'est la longueur du tir, et chaque équipier rencontré le fait suivre.
page-aim-street-soccer-short =
    Marquez { $attack ->
        [up] en haut
       *[right] à droite
    }. Le plus de buts gagne.

## A first match: a rule in one sentence, when it first rules

page-new-ss-2-2 = Votre gardien se tient devant votre but ; une figurine commence dans votre moitié du cercle, et au moins une autre dans chaque moitié du terrain.
page-new-ss-2-3 = Le plus fort au dé engage : le ballon vole exactement de la différence des deux jets, et ne peut pas encore marquer.
page-new-ss-3-1 = Un jet, une figurine : elle avance case par case, jamais en diagonale et jamais à travers une autre.
page-new-ss-3-4 = Qui atteint le ballon doit tirer : d'autant de cases que de points restants, plus une.
page-new-ss-4-3 = Un coéquipier que le ballon touche le transmet : le pas est rendu, et il repart dans une nouvelle direction.
page-new-ss-5-1 = Franchir la ligne depuis l'une des deux cases devant le but, droit ou en diagonale : c'est un but.
page-new-ss-5-2 = Après un but, l'autre équipe relance : son gardien tire exactement de ce que montre le dé.
page-new-ss-6-2 = Un seul de vos joueurs de champ au plus peut rester devant votre but.

## What is asked, where it is answered by touching: the game itself names what is typed

page-ss-ask-place = Placez la figurine { $number } sur { $of } ou prenez une formation.
page-ss-ask-place-goalie-too = Placez la figurine { $number } sur { $of } ou prenez une formation.

## Le plateau d'analyse

page-study-field-street-soccer-figures = Pions : jaune puis rouge, gardien d'abord
page-study-field-street-soccer-ball = Ballon
page-study-field-street-soccer-turn = Au tour de
page-study-field-street-soccer-die = Dé
page-study-field-street-soccer-minute = Minute

## On the shelf

page-title-street-soccer = Street Soccer
page-tagline-street-soccer = À cinq contre cinq sur un quadrillage : lancez le dé, courez au ballon et faites-le passer par les vôtres jusqu'au but.
page-short-street-soccer = Lancez, courez au ballon, passez, marquez.
