# Street Soccer en français.

ss-tagline = À cinq contre cinq sur un quadrillage : lancez le dé, courez au ballon et faites-le passer par les vôtres jusqu'au but.
ss-side =
    { $team ->
        [yellow] Jaune
       *[red] Rouge
    }
# Dans une phrase.
ss-team =
    { $team ->
        [yellow] les jaunes
       *[red] les rouges
    }
    .of =
        { $team ->
            [yellow] des jaunes
           *[red] des rouges
        }
# The beginning of a sentence; on a page whoever reads it is "you".
ss-who =
    { PERSON($who) ->
        [you] Vous
       *[other] { $who }
    }
ss-who-places =
    { PERSON($who) ->
        [you] Vous placez
       *[other] { $who } place
    }
ss-who-rolls =
    { PERSON($who) ->
        [you] Vous faites
       *[other] { $who } fait
    }
ss-who-wins =
    { PERSON($who) ->
        [you] Vous gagnez
       *[other] { $who } gagne
    }
ss-chance-yellow = dé jaune
    .the = le dé jaune
ss-chance-red = dé rouge
    .the = le dé rouge
ss-chance-die = dé
    .the = le dé
ss-move-pass = Aucun coup possible : passer

## Ce qu'on demande
ss-ask-place = { ss-side } place la figurine { $number } sur { $of } : quelle case ?
ss-ask-place-goalie-too = { ss-side } place la figurine { $number } sur { $of } (dont une devant le but) : quelle case ?
ss-ask-yellow-rolls = Jaune lance le dé pour l'engagement.
ss-ask-red-rolls = Jaune a fait { $rolled } ; Rouge lance pour l'engagement.
ss-ask-kick-off =
    Engagement : d'une figurine du rond central, le ballon va exactement à { $squares ->
        [one] { $squares } case
       *[other] { $squares } cases
    }. Vers où ?
ss-ask-roll = { ss-side } lance le dé.
ss-ask-restart = Remise en jeu : sur quelle case devant le but le gardien prend-il le ballon ?
ss-ask-restart-roll = Lancez le dé pour la remise en jeu ; un 1 se relance.
ss-ask-restart-kick =
    Remise en jeu : le gardien l'envoie exactement à { $squares ->
        [one] { $squares } case
       *[other] { $squares } cases
    }. Vers où ?
ss-ask-move = { $die } au dé : quelle figurine, et vers où ?

## Où on en est
ss-setting-up = placement, { $placed } figurines sur { $of }
ss-over = terminé
ss-rolling-off = tirage de l'engagement
ss-to-kick-off = engagement pour { $who }
ss-to-roll = au dé pour { $who }
ss-to-move = à { $who } de jouer
ss-to-restart = remise en jeu pour { $who }
ss-die-shows = dé { $die }
ss-ball-on = ballon en { $square }
ss-due-with = { $due }, { $first }
ss-due-with-both = { $due }, { $first }, { $second }
ss-draw = Aucun but, même après prolongation : match nul.
ss-wins = { ss-who-wins } { $goals }–{ $others }.
ss-wins-in-extra-time = { ss-who-wins } { $goals }–{ $others } en prolongation.
ss-wins-by-last-goal =
    { $goals }–{ $others } après prolongation ; { PERSON($who) ->
        [you] vous l'emportez
       *[other] { $who } l'emporte
    } grâce au dernier but du temps réglementaire.

## Le début
ss-places = { ss-who-places } une figurine en { $square }.
ss-places-goalie = { ss-who-places } le gardien en { $square }.
ss-all-placed = Tout le monde est placé.
ss-rolls = { ss-who-rolls } { $rolled }.
ss-rolls-for-kick-off = { ss-who-rolls } { $rolled } pour l'engagement.
ss-rolls-the-same = { ss-who-rolls } aussi { $rolled } : on recommence.
ss-wins-roll-off =
    { ss-who-rolls } { $rolled } ; engagement pour { PERSON($first) ->
        [you] vous
       *[other] { $first }
    } : la différence est de { $squares ->
        [one] { $squares } case
       *[other] { $squares } cases
    }.

## Tour par tour
ss-no-restart = { ss-who } : aucune remise en jeu possible, le tour passe.
ss-nobody-moves = { ss-who } : personne ne peut bouger, le tour passe.
# Le début d'une phrase…
ss-kicks-off =
    { PERSON($who) ->
        [you] Vous engagez
       *[other] { $who } engage
    } depuis { $start }
ss-restarts =
    { PERSON($who) ->
        [you] Vous remettez
       *[other] { $who } remet
    } en jeu depuis { $start }
ss-walks =
    { PERSON($who) ->
        [you] Vous marchez
       *[other] { $who } marche
    } de { $start } à { $end }
# … et sa suite.
ss-only-walks = { $lead }.
ss-kicks = { $lead }, tir en { $end }.
ss-kicks-to = { $lead } vers { $end }.
ss-shoots-goal = { $lead }, tir, BUT !
ss-passes = { $lead }, passe par { $touches } jusqu'en { $end }.
ss-passes-goal = { $lead }, passe par { $touches }, BUT !
ss-passing = { $lead }, par { $touches } jusqu'en { $end }.
ss-passing-goal = { $lead }, par { $touches }, BUT !
ss-shifted = Le tireur en { $there } se décale en { $aside }.
ss-new-score = { $home } { $points } – { $others } { $away }.
ss-goalie-takes =
    { PERSON($who) ->
        [you] Votre gardien
       *[other] Le gardien de { $who }
    } prend le ballon en { $square }.
ss-makes-way = L'attaquant qui s'y trouve se décale en { $aside }.
ss-full-time = Coup de sifflet final.
ss-extra-time = { $minutes } minutes sont jouées et c'est l'égalité : le prochain but gagne.

## Refus : le placement
ss-not-there-ring = { $square } ne convient pas pour { ss-team } : personne ne commence sur la bordure du terrain
ss-not-there-taken = { $square } ne convient pas pour { ss-team } : une figurine s'y trouve déjà
ss-not-there-circle = { $square } ne convient pas pour { ss-team } : personne ne commence dans l'autre moitié du rond central
ss-not-there-second-goalie = { $square } ne convient pas pour { ss-team } : seul le gardien commence devant son but, et il est déjà placé
ss-not-there-goalie-missing = { $square } ne convient pas pour { ss-team } : le gardien manque encore, sur l'une des deux cases devant son but
ss-not-there-crowded = { $square } ne convient pas pour { ss-team } : au plus un joueur de champ dans sa propre surface
ss-not-there-both-fronts = { $square } ne convient pas pour { ss-team } : l'autre gardien a besoin d'une des cases devant son but
ss-not-there-circle-empty = { $square } ne convient pas pour { ss-team } : il ne resterait personne pour sa moitié du rond central
ss-not-there-own-half-empty = { $square } ne convient pas pour { ss-team } : outre la figurine du rond central, un joueur de champ doit commencer dans son camp
ss-not-there-other-half-empty = { $square } ne convient pas pour { ss-team } : un joueur de champ doit commencer dans l'autre camp
ss-no-square = { $text } n'est pas une case ; écrivez-en une comme D5, ou tout le placement : B4-D5-E3-F4-H2
ss-one-too-many = { $square } est une figurine de trop : c'est à l'autre entraîneur

## Refus : la marche
ss-no-figure-on = aucune figurine { ss-team.of } en { $square }
ss-cannot-come-back = { $figure } ne peut pas revenir sur sa case de départ
ss-figure-on = une figurine se trouve en { $square }
ss-must-kick = le ballon est en { $square } et doit être tiré : { $figure }-{ $square }* et vers où
ss-not-that-far =
    { $figure } ne peut pas aller en { $square } en exactement { $squares ->
        [one] { $squares } case
       *[other] { $squares } cases
    }
ss-too-far =
    { $figure } ne peut pas aller en { $square } en { $squares ->
        [one] { $squares } case
       *[other] { $squares } cases
    } au plus
ss-only-goalie-on = seul le gardien peut s'arrêter en { $square }, devant son but
ss-area-crowded = au plus un joueur de champ dans sa propre surface
ss-would-crowd = { $figure } finirait en { $square }, deuxième joueur de champ dans sa propre surface
ss-no-pass = on ne passe pas : quelqu'un peut bouger
ss-where-to = vers où depuis { $square } ? Arrivées possibles : { $ends } (* est le ballon)
ss-no-move = { $text } n'est pas un coup ; écrivez-le F4-F7 ou F4-G5*H7
ss-no-kick = { $text } n'est pas un coup ; écrivez-le F4*H6
# Le début d'une phrase…
ss-with-figure-on = avec { $figure } en { $square }
ss-with-ball-on = avec le ballon en { $square }
# … et sa suite.
ss-enclosed = { $lead } les figurines { ss-team.of } enfermeraient le ballon avec moins de trois bords du terrain
ss-walled-in = { $lead } le ballon serait emmuré : les deux équipes n'ont pas toutes un chemin libre vers lui

## Refus : le ballon
ss-ball-not-in-play = avant la remise en jeu le ballon n'est pas en jeu
ss-ball-elsewhere = le ballon est en { $ball }, pas en { $square }
ss-out-of-reach = { $figure } n'atteint pas le ballon en { $ball } avec { $die }
ss-kick-cannot-score = un tir de { LIST($lengths, type: "or") } depuis { $square } ne peut pas marquer
ss-kick-cannot-end = un tir de { LIST($lengths, type: "or") } depuis { $start } ne peut pas finir en { $square }
ss-ball-in-ring = le ballon ne quitte le terrain que par un but ; { $square } est sur la bordure
ss-opponent-on = un adversaire se trouve en { $square }
ss-mate-on = un équipier se trouve en { $square } : il touche le ballon, qui continue
ss-circle-takes-it = c'est une figurine du rond central qui tire, pas { $figure }
ss-goalie-takes-it = c'est le gardien qui tire, pas { $figure }
ss-nobody-walks = personne ne marche maintenant : écrivez le tir { $figure }* et vers où
ss-kick-off-cannot-score = l'engagement ne peut pas marquer
ss-not-before-goal = { $square } n'est pas devant le but { ss-team.of }
ss-own-outfielder-on = un de vos joueurs de champ se trouve en { $square }
ss-attacker-stuck-on = l'attaquant en { $square } ne peut aller nulle part
ss-attacker-on = un attaquant se trouve en { $square }, et l'autre case est libre
ss-which-goalie-square = { $text } : sur quelle case devant son but le gardien remet-il en jeu ?
ss-not-on-the-die = { $text } n'est pas sur le dé ; possible : 1 à 6
ss-not-on-restart-die = { $text } n'est pas sur le dé ; possible : 2 à 6
ss-one-again = à la remise en jeu un 1 se relance ; possible : 2 à 6

## Refus : les positions
ss-two-figures-on = deux figurines en { $square }
ss-no-die-yet = un dé n'est sur la table que lorsqu'un coup ou un tir est attendu
ss-no-one-at-restart = à la remise en jeu un 1 se relance
ss-nobody-kicks-off = personne ne peut engager pour { ss-team }
ss-not-the-placer = ce ne sont pas { ss-team } qui placent une figurine maintenant
ss-not-in-turn = les figurines n'ont pas été placées à tour de rôle
ss-nobody-on = personne ne se place en { $square }
ss-where-is-the-ball = où est le ballon ?
ss-ball-not-yet = le ballon n'est pas encore en jeu
ss-ball-with-goalie = le ballon est au gardien, devant son but
ss-ball-on-empty-square = le ballon repose sur une case vide du terrain
ss-whose-restart = à qui la remise en jeu ?
ss-conceded-restarts = c'est l'équipe qui a encaissé qui remet en jeu
ss-restart-without-ball = avant une remise en jeu le ballon n'est pas en jeu
ss-nobody-conceded = personne n'a encore encaissé
ss-last-misfits = le dernier buteur ne correspond pas au score
ss-extra-time-level = la prolongation ne se joue qu'à égalité
ss-nothing-before-kick-off = avant l'engagement il ne s'est rien passé

## L'entraîneur
ss-because-book = { $move } est le mieux si les deux suivent le livre ({ $plan } pour les jaunes).
ss-because-nothing-else = Il n'y a rien d'autre à faire.
ss-because = { $move } : { $why }. { $win } ± { $within } de gagner.
ss-why-scores = vous marquez
ss-why-square = la meilleure case pour les résultats 2 à 6
ss-why-threats =
    { $theirs ->
        [0] aucun de leurs lancers ne marque
       *[other] { $theirs } de leurs 6 lancers marquent
    } tout de suite, et { $own ->
        [0] aucun
       *[other] { $own } sur 6
    } des vôtres ensuite
ss-why-fewer-threats = cela leur laisse { $theirs } résultats sur 6 qui marquent tout de suite, le choix suivant { $more }
ss-why-more-chances = ensuite { $own } résultats sur 6 marquent pour vous, après le choix suivant { $less }
ss-remark-interval = Le ± dit de combien ces estimations s'écartaient de milliers de matchs joués jusqu'au bout, 95 fois sur 100 ; il se réduit à mesure que le match se décide.

## Règles maison
ss-rules-book = livre
ss-rules-book-help = les jaunes placent leurs cinq figurines, puis les rouges ; la surface, ce sont les deux cases devant le but
ss-rules-club = club
ss-rules-club-help = les entraîneurs placent à tour de rôle, et la surface est le bloc de quatre cases
ss-option-alternate-placement = Placer à tour de rôle
ss-option-alternate-placement-help = les entraîneurs placent leurs figurines à tour de rôle, 1-2-2-2-2-1
ss-option-up-to-die = Jusqu'au chiffre du dé
ss-option-up-to-die-help = une figurine peut faire moins de cases que n'indique le dé
ss-option-penalty-area = Surface
ss-option-penalty-area-help = les deux cases devant le but, ou le bloc de quatre
ss-option-penalty-area-two = deux
ss-option-penalty-area-box = quatre

## The coach: a move within a sentence
ss-told-walk = { $start } vers { $end }
ss-told-kick = { $start } avec un tir vers { $end }
ss-told-goal = But de { $start }
ss-told-kick-off = Engagement de { $start } vers { $end }
ss-told-restart = Relance de { $start } vers { $end }
ss-told-place = Figurine en { $square }
ss-told-pass = Passer

## Figures by player

ss-figure-possession = Possession (part de tous les tirs)
ss-figure-points = Buts
ss-figure-points-allowed = Buts encaissés
ss-figure-goals-a-match = Buts par match
ss-figure-chances-taken = Occasions converties
ss-figure-their-chances = Occasions converties par l’adversaire
ss-figure-kicks = Tirs
ss-figure-kicks-arrived = Tirs arrivés à un coéquipier
ss-figure-roll = Dé en moyenne
ss-figure-chances = Occasions
ss-figure-kicks-on = Tirs suivis d’un autre
ss-figure-rolls = Lancers
ss-figure-pips = Points aux dés
