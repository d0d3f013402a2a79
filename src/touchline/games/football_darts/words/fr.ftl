# Football Darts en français.

fd-tagline = Remontez le terrain sur une cible de fléchettes : quatre fléchettes par série, et les yards exacts pour le touchdown.

## The field and the board
fd-own = les { $yards } propres
fd-opp = les { $yards } adverses
fd-midfield = la ligne médiane
fd-the-try = la transformation
fd-bed =
    { $ring ->
        [inner] i
        [outer] o
        [double] D
       *[triple] T
    }{ $number }
    .long =
        { $ring ->
            [inner] simple intérieur
            [outer] simple extérieur
            [double] double
           *[triple] triple
        } { $number }
fd-bed-25 = 25
    .long = bulle extérieure
fd-bed-bull = BULL
    .long = plein centre
fd-bed-miss = hors cible
    .long = hors de la cible
fd-bed-bounce = rebond
    .long = rebondit
fd-bed-in-words = { FORM($bed, case: "long") }
# The beginning of a sentence; on a page whoever reads it is "you".
fd-who =
    { PERSON($who) ->
        [you] Vous
       *[other] { $who }
    }
fd-who-throws =
    { PERSON($who) ->
        [you] Vous lancez
       *[other] { $who } lance
    }
fd-who-tries =
    { PERSON($who) ->
        [you] Vous tentez
       *[other] { $who } tente
    }
fd-who-punts =
    { PERSON($who) ->
        [you] Vous dégagez
       *[other] { $who } dégage
    }
fd-who-goes =
    { PERSON($who) ->
        [you] Vous jouez
       *[other] { $who } joue
    }
fd-who-wins =
    { PERSON($who) ->
        [you] Vous gagnez
       *[other] { $who } gagne
    }
fd-chance-coin = pièce
    .the = la pièce
fd-chance-dart = fléchette
    .the = la fléchette
fd-coin-heads = Face
fd-coin-tails = Pile

## Calls and moves
fd-call-throw = lancer
fd-call-field-goal = field goal
fd-call-punt = dégagement
fd-call-pat = transformation à un point
fd-call-two = transformation à deux points
fd-call-receive = recevoir
fd-call-defer = laisser
fd-call-aimed = { $call } sur { $aim }
fd-move-receive = Recevoir d'abord
fd-move-defer = Laisser
fd-move-throw = Lancer
fd-move-field-goal = Field goal
fd-move-punt = Dégagement
fd-move-pat = Un point
fd-move-two = Deux points
fd-move-aimed = { $call } : { FORM($aim, case: "long") }

## What is asked
fd-ask-toss = Lancez la pièce : pile ou face ?
fd-ask-choice = Vous avez gagné le tirage : recevoir ou laisser ?
fd-ask-try = Transformation : un point (1, 5 ou 20) ou deux (le numéro 2) ?
fd-ask-pat = Fléchette sur 1, 5 ou 20 pour le point.
fd-ask-two = Fléchette sur le numéro 2 pour deux points.
fd-ask-field-goal-far = Field goal depuis { $spot } : fléchette sur le 20.
fd-ask-field-goal = Field goal depuis { $spot } : fléchette sur 1, 5 ou 20.
fd-ask-punt = Dégagement : le mieux, ce sont les bulles, puis un double ou un simple extérieur.
fd-ask-bonus = Fléchette bonus sur le simple 1.
fd-ask-throw = Fléchette { $dart } : encore { $needed }.
fd-ask-call = Fléchette { $dart }, encore { $needed } : { LIST($calls, type: "or") } ?
fd-ask-call-aim = Fléchette { $dart }, encore { $needed } : { LIST($calls, type: "or") }, et où viser ?

## Where it stands
fd-quarter = Quart-temps { $number }
fd-overtime = Prolongation { $number }
fd-on-the-try = { $who } à la transformation
fd-at = { $who } sur { $spot }, fléchette { $dart } sur 4, encore { $needed }
fd-wins = { fd-who-wins } { $points }–{ $others }.
fd-wins-in-overtime =
    { fd-who-wins } { $points }–{ $others } après { $periods ->
        [one] prolongation
       *[other] { $periods } prolongations
    }.

## Play-by-play: decisions
fd-toss =
    { $coin ->
        [heads] Face
       *[tails] Pile
    } : { PERSON($who) ->
        [you] vous gagnez
       *[other] { $who } gagne
    } le tirage.
fd-receives =
    { PERSON($who) ->
        [you] Vous recevez
       *[other] { $who } reçoit
    } ; { PERSON($first) ->
        [you] vous commencez
       *[other] { $first } commence
    } sur { $spot }.
fd-defers =
    { PERSON($who) ->
        [you] Vous laissez
       *[other] { $who } laisse
    } le ballon ; { PERSON($first) ->
        [you] vous commencez
       *[other] { $first } commence
    } sur { $spot }.
fd-throws = { fd-who-throws } la fléchette { $dart }.
fd-throws-aimed = { fd-who-throws } la fléchette { $dart } en visant { FORM($aim, case: "long") }.
fd-throws-bonus = { fd-who-throws } la fléchette bonus.
fd-throws-bonus-aimed = { fd-who-throws } la fléchette bonus en visant { FORM($aim, case: "long") }.
fd-kicks = { fd-who-tries } un field goal depuis { $spot }.
fd-kicks-aimed = { fd-who-tries } un field goal depuis { $spot } en visant { FORM($aim, case: "long") }.
fd-punts = { fd-who-punts } depuis { $spot }.
fd-punts-aimed = { fd-who-punts } depuis { $spot } en visant { FORM($aim, case: "long") }.
fd-goes-for-one = { fd-who-tries } le point.
fd-goes-for-one-aimed = { fd-who-tries } le point en visant { FORM($aim, case: "long") }.
fd-goes-for-two = { fd-who-goes } la transformation à deux points.
fd-goes-for-two-aimed = { fd-who-goes } la transformation à deux points en visant { FORM($aim, case: "long") }.

## Play-by-play: darts
fd-bounce = { fd-who } : la fléchette rebondit et se relance.
fd-field-goal = { fd-who } : { FORM($bed, case: "long") }, le field goal passe, 3 points.
fd-no-good-over = { fd-who } : { FORM($bed, case: "long") }, raté ; l'adversaire commence sur { $spot }.
fd-punt = { fd-who } : { FORM($bed, case: "long") } ; l'adversaire commence sur { $spot }.
fd-punt-blocked = { fd-who } : { FORM($bed, case: "long") }, dégagement contré ; l'adversaire commence sur { $spot }.
fd-point-good = { fd-who } : { FORM($bed, case: "long") }, le point est marqué.
fd-two-good = { fd-who } : { FORM($bed, case: "long") }, les deux points sont marqués.
fd-no-good = { fd-who } : { FORM($bed, case: "long") }, raté.
fd-touchdown =
    { fd-who } : { FORM($bed, case: "long") } pour { $yards ->
        [one] { $yards } yard
       *[other] { $yards } yards
    }, TOUCHDOWN !
fd-touchdown-anywhere =
    { fd-who } : { FORM($bed, case: "long") } pour { $yards ->
        [one] { $yards } yard
       *[other] { $yards } yards
    }, TOUCHDOWN de n'importe où !
fd-bonus-bust = { fd-who } : { FORM($bed, case: "long") }, pas le simple 1 : trop long.
fd-safety = { fd-who } : { FORM($bed, case: "long") }, dix yards de recul depuis { $spot } : SAFETY, 2 points pour l'adversaire.
fd-back = { fd-who } : { FORM($bed, case: "long") }, dix yards de recul, { $from } → { $to }.
fd-gain =
    { fd-who } : { $from } → { $to }, { FORM($bed, case: "long") } pour { $yards ->
        [one] { $yards } yard
       *[other] { $yards } yards
    }.
fd-intercepted = { fd-who } : { FORM($bed, case: "long") }, INTERCEPTÉ sur { $spot }.
fd-bust =
    { fd-who } : { FORM($bed, case: "long") } pour { $yards ->
        [one] { $yards } yard
       *[other] { $yards } yards
    } quand il en fallait { $needed } : TROP LONG, le ballon est perdu.
fd-downs = { fd-who } : { FORM($bed, case: "long") }, { $from } → { $to } ; quatre fléchettes lancées, le ballon change de camp.

## Play-by-play: breaks
fd-level = Fin du temps réglementaire, égalité : prolongation.
fd-still-level = Toujours à égalité : encore une prolongation.
fd-half-time =
    Mi-temps ; { PERSON($who) ->
        [you] vous recevez
       *[other] { $who } reçoit
    } sur { $spot }.
fd-end-of-quarter =
    Fin du { $number ->
        [1] premier
        [2] deuxième
       *[3] troisième
    } quart-temps.

## Refusals
fd-no-such-try = une transformation vaut un point (pat) ou deux (two)
fd-no-bonus-call = la fléchette bonus se lance sur le simple 1
fd-no-field-goal = pas de field goal depuis { $spot } : le ballon doit être sur la ligne médiane ou au-delà
fd-no-punt-yet = le dégagement est pour la quatrième fléchette ; c'est la fléchette { $dart }
fd-no-punt = pas de dégagement depuis { $spot } : seulement de sa propre moitié
fd-no-try-yet = une transformation ne vient qu'après un touchdown
fd-dart-due = il n'y a rien à annoncer : c'est la fléchette qu'on attend
fd-receive-or-defer = { $text } : recevoir (receive) ou laisser (defer) ?
fd-nothing-called = rien n'a été annoncé
fd-one-or-two = { $text } : pour un point (pat) ou pour deux (two) ?
fd-no-aim = on ne peut pas viser { $text } ; essayez T20, D16, 25 ou BULL
fd-no-bed = { $text } n'est pas une case ; écrivez T20, D16, S5, i5, o5, 25, BULL ou MISS
fd-no-bounce = un rebond compte comme MISS si bounce_out_rethrow n'est pas convenu
fd-which-ring = au dégagement, c'est l'anneau qui décide : i{ $number } (intérieur) ou o{ $number } (extérieur) ?
fd-heads-or-tails = { $text } : face (heads) ou pile (tails) ?
fd-not-for-that = on ne peut pas lancer ici une fléchette pour { $call }
fd-wrong-quarter = la série { $drive } n'est pas du quart-temps { $quarter }
fd-no-try-here = le ballon n'est dans l'en-but que pendant une transformation
fd-aim-unknown = il n'y a pas de visée { $aim }
fd-want-thrower = un niveau ({ $presets }), un σ en mm, ou σx/σy/ρ
fd-want-sigma = un σ de { $low } à { $high } mm
fd-want-rho = un ρ de { $low } à { $high }

## The coach
fd-works-good = réussi
fd-fails-good = raté
fd-works-away = part bien
fd-fails-away = contré
fd-works-touchdown = touchdown
fd-fails-touchdown = pas de touchdown
fd-works-keeps = garde le ballon
fd-fails-keeps = perd le ballon
fd-works-hits = touche { FORM($bed, case: "long") }
fd-fails-hits = manque
fd-times =
    { $times ->
        [one] une fois sur 100
       *[other] { $times } fois sur 100
    }
fd-because-good = { $call ->
        [field-goal] le field goal
        [pat] la transformation à un point
       *[two] la transformation à deux points
    } réussit { fd-times }
fd-because-away = le dégagement part bien { fd-times }
fd-because-touchdown = le lancer est un touchdown { fd-times }
fd-because-keeps = le lancer garde le ballon { fd-times }
fd-because-gains = le lancer gagne { $yards } yards en moyenne
fd-because-hits = il touche { FORM($bed, case: "long") } { fd-times }
fd-because-both = { $first } ; { $more }
fd-because-first = avoir le ballon d'abord est un avantage
fd-because-later = avoir le ballon plus tard est un avantage
fd-aim-at = Depuis { $spot }, avec la fléchette { $dart }, visez { FORM($aim, case: "long") } : { $why }.
fd-aim-at-best = Depuis { $spot }, avec la fléchette { $dart }, visez { FORM($aim, case: "long") } : rien ne gagne plus souvent.
fd-point = { $bed }, { $x } mm en largeur et { $y } mm en hauteur
fd-point-off = { $bed }, { $x } mm en largeur et { $y } mm en hauteur (hors de la cible, exprès)
fd-anywhere = n'importe quoi
fd-remark-real = Vraies fléchettes : on suppose que les lanceurs sont { $throwers }.

## House rules
fd-rules-app = application
fd-rules-app-help = là où les règles imprimées se taisent, comme joue leur propre application : la position est gardée aussi en prolongation
fd-rules-book = livret
fd-rules-book-help = les règles imprimées au mot près : en prolongation, seul un dégagement déplace le départ d'une série
fd-option-safety-spot = Position après un safety
fd-option-safety-spot-help = où le ballon est remis après un safety
fd-option-start-spot = Départ des séries
fd-option-start-spot-help = où les séries commencent après une pause, des points ou un lancer trop long
fd-option-cap-never-helps-punter = La limite n'aide jamais celui qui dégage
fd-option-cap-never-helps-punter-help = la limite de la ligne médiane ne raccourcit jamais un long retour
fd-option-bounce-out-rethrow = Rebonds relancés
fd-option-bounce-out-rethrow-help = une fléchette qui tombe est relancée
fd-option-cushion-dart = Fléchette bonus
fd-option-cushion-dart-help = une fléchette bonus sur le simple 1 quand la quatrième laisse un yard
fd-option-two-point-ring = Anneau pour deux points
fd-option-two-point-ring-help = les deux points demandent le double ou le triple 2
fd-option-inner-bull-yards = Plein centre
fd-option-inner-bull-yards-help = ce que vaut le plein centre
fd-option-inner-bull-yards-touchdown = touchdown
fd-option-inner-bull-yards-50 = 50 yards
fd-option-overtime-spots = Positions en prolongation
fd-option-overtime-spots-help = où commence une série de prolongation : là où le ballon est resté, ou au point de départ sauf après un dégagement
fd-option-overtime-spots-carried = là où le ballon est resté
fd-option-overtime-spots-punts-only = au point de départ sauf après un dégagement
fd-option-darts = Fléchettes
fd-option-darts-help = de vraies fléchettes à saisir, ou simulées
fd-option-darts-entered = saisies
fd-option-darts-simulated = simulées
fd-option-throwers = Lanceurs
fd-option-throwers-help = comment chaque camp lance les fléchettes simulées : un niveau, σ en mm, ou σx/σy/ρ
fd-option-aim-grid = Grille de visées
fd-option-aim-grid-help = viser aussi les points d'une grille de tant de mm (0 : les cases seulement)

## Figures by player

fd-figure-average = Moyenne à trois fléchettes
fd-figure-darts = Fléchettes
fd-figure-trebles = Triples
fd-figure-doubles = Doubles
fd-figure-bulls = Bulles
fd-figure-off = Hors cible
fd-figure-drives = Séries jusqu’à l’en-but
fd-figure-field-goals = Field goals
fd-figure-most = Le plus souvent touché
fd-figure-at = En visant { $bed }
