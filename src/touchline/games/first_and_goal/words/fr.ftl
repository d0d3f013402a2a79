# First & Goal en français.

fg-tagline = Annoncez vos actions en secret, lancez les dés des deux cartes et faites tourner l'horloge, qui est votre paquet.

## Équipes, positions, tentatives
fg-team =
    { $team ->
        [home] Domicile
       *[away] Extérieur
    }
fg-seat =
    { $seat ->
        [home] Domicile
        [away] Extérieur
        [home-offense] Domicile, attaque
        [home-defense] Domicile, défense
        [away-offense] Extérieur, attaque
       *[away-defense] Extérieur, défense
    }
fg-at-own = sur les { $yards } propres
fg-at-opp = sur les { $yards } adverses
fg-at-midfield = sur la ligne médiane
fg-down =
    { $down ->
        [1] 1re
       *[other] { $down }e
    } & { $yards }
fg-down-and-goal =
    { $down ->
        [1] 1re
       *[other] { $down }e
    } & goal
# The beginning of a sentence; on a page whoever reads it is "you".
fg-who-accepts =
    { PERSON($who) ->
        [you] Vous acceptez
       *[other] { $who } accepte
    }
fg-who-brings-back =
    { PERSON($who) ->
        [you] Vous le ramenez
       *[other] { $who } le ramène
    }
fg-who-has =
    { PERSON($who) ->
        [you] Vous avez
       *[other] { $who } a
    }
fg-who-takes-over =
    { PERSON($who) ->
        [you] Le ballon est à vous
       *[other] Le ballon est à { $who }
    }
fg-who-wins =
    { PERSON($who) ->
        [you] Vous gagnez
       *[other] { $who } gagne
    }
fg-whose-time-out =
    { PERSON($who) ->
        [you] Temps mort pour vous
       *[other] Temps mort pour { $who }
    }
fg-whose-touchdown =
    { PERSON($who) ->
        [you] TOUCHDOWN POUR VOUS
       *[other] TOUCHDOWN { UPPER($who) }
    }
fg-gain =
    gain de { $yards ->
        [one] { $yards } yard
       *[other] { $yards } yards
    }
    .start = 
        Gain de { $yards ->
            [one] { $yards } yard
           *[other] { $yards } yards
        }
fg-gain-none = aucun gain
    .start = Aucun gain
fg-loss =
    perte de { $yards ->
        [one] { $yards } yard
       *[other] { $yards } yards
    }
    .start = 
        Perte de { $yards ->
            [one] { $yards } yard
           *[other] { $yards } yards
        }

## Cartes, dés, la pièce
fg-a-card = une carte
    .start = Une carte
fg-card-halfback-dive = Halfback Dive
fg-card-off-tackle = Off Tackle
fg-card-counter = Counter
fg-card-draw = Draw
fg-card-sweep = Sweep
fg-card-reverse = Reverse
fg-card-screen = Screen
fg-card-slant = Slant
fg-card-short-pass = Short Pass
fg-card-play-action = Play Action
fg-card-medium-pass = Medium Pass
fg-card-bomb = Bomb
fg-card-goal-line = Goal Line
fg-card-5-2-front = 5-2 Front
fg-card-lb-blitz = LB Blitz
fg-card-4-3 = 4-3
fg-card-corner-blitz = Corner Blitz
fg-card-3-4 = 3-4
fg-card-cover-2-spy = Cover 2 Spy
fg-card-nickel = Nickel
fg-card-man-to-man = Man-to-Man
fg-card-dime = Dime
fg-card-safety-blitz = Safety Blitz
fg-card-prevent = Prevent
fg-chance-red = dé rouge
    .the = le dé rouge
fg-chance-ivory = dé ivoire
    .the = le dé ivoire
fg-chance-brown = dé brun
    .the = le dé brun
fg-chance-yellow = dé jaune
    .the = le dé jaune
fg-chance-blue = dé bleu
    .the = le dé bleu
fg-chance-green = dé vert
    .the = le dé vert
fg-chance-black = dé noir
    .the = le dé noir
fg-chance-play = dé de jeu
    .the = le dé de jeu
fg-chance-referee = dé de l'arbitre
    .the = le dé de l'arbitre
fg-chance-penalty = dé de pénalité
    .the = le dé de pénalité
fg-chance-d20 = dé à vingt faces
    .the = le dé à vingt faces
fg-chance-coin = pièce
    .the = la pièce
fg-chance-offense-card = carte de l'attaque
    .the = la carte de l'attaque
fg-chance-defense-card = carte de la défense
    .the = la carte de la défense
fg-chance-burned-card = carte brûlée
    .the = la carte brûlée
fg-coin-heads = Face
fg-coin-tails = Pile

## Décisions
fg-move-time-out = Temps mort
fg-move-ready = Prêt, on continue
fg-move-sneak = Quarterback sneak
fg-move-kneel = Mettre le genou à terre
fg-move-hail-mary = Hail Mary : tout sur une passe
fg-move-punt = Punt : dégager le ballon
fg-move-field-goal = Field goal
fg-move-kick = Botter
fg-move-fake = Feindre le coup de pied
fg-move-guess-kick = C’est un vrai botté
fg-move-guess-fake = C’est une feinte
fg-move-touchback = Touchback : partir en sécurité
fg-move-run-out = Relancer
fg-move-onside = Coup court pour garder le ballon (onside)
fg-move-squib = Coup rasant (squib)
fg-move-accept = Accepter la pénalité
fg-move-decline = Refuser la pénalité
fg-move-stop = S'arrêter là
fg-move-run-on = Continuer à courir
fg-move-burn = Brûler une carte : laisser tourner l'horloge
fg-move-hold = Ménager l'horloge
fg-move-shuffle = Remêler la main et repiocher
fg-move-extra-point = Botter le point supplémentaire
fg-move-two-point = Tenter deux points
fg-move-return = Retourner le ballon
fg-move-fair-catch = Fair catch
fg-move-heads = Face
fg-move-tails = Pile
fg-move-receive = Recevoir
fg-move-five-dice = Les cinq dés
fg-move-draw-cards = Piocher
fg-move-end-half = Laisser finir la mi-temps
fg-move-give-up = Renoncer à la transformation
fg-move-take = Reprendre une carte
fg-move-discard = Payer d'une carte
fg-move-nothing = Laisser les cartes telles quelles
fg-move-take-card = Reprendre { $card }
fg-move-discard-card = Payer de { $card }
fg-move-without = Le dé de jeu pour { FORM($die, case: "the") }
fg-hidden-play = une action, face cachée
fg-hidden-kick = coup de pied ou feinte, face cachée
fg-hidden-take = une carte reprise de la défausse, sans la montrer

## Ce qu'on demande
fg-ask-coin-call = Pile ou face ?
fg-ask-toss-choice = Tirage gagné : recevoir ou botter ?
fg-ask-kickoff = Comment le coup d'envoi est-il botté ?
fg-ask-receive = Touchback ou relance ?
fg-ask-defense-call = Quelle défense ?
fg-ask-discard-more = Défausser une seconde carte ou piocher ?
fg-ask-breakaway = Du terrain se perd : s'arrêter là ou continuer à courir ?
fg-ask-flag-on-defense = Drapeau contre la défense : l'attaque accepte-t-elle la pénalité ?
fg-ask-flag-on-offense = Drapeau contre l'attaque : la défense accepte-t-elle la pénalité ?
fg-ask-flag-on-offense-return = Drapeau contre l'équipe du retour : les botteurs acceptent-ils la pénalité ?
fg-ask-flag-on-defense-return = Drapeau contre l'équipe qui botte : l'équipe du retour accepte-t-elle la pénalité ?
fg-ask-time-out-offense = Temps mort, attaque : reprendre une carte de la défausse, remêler la main ou ne rien faire ?
fg-ask-time-out-defense = Temps mort, défense : reprendre une carte de la défausse, remêler la main ou ne rien faire ?
fg-ask-time-out-offense-former = Temps mort, attaque : reprendre une carte de la défausse ou remêler la main ?
fg-ask-time-out-defense-former = Temps mort, défense : reprendre une carte de la défausse ou remêler la main ?
fg-ask-burn-offer = Brûler une carte pour faire tourner l'horloge ?
fg-ask-burn-stop = Une carte va brûler : l'empêcher par un temps mort ?
fg-ask-burn-stop-run = C'est une course et une carte va brûler : l'empêcher par un temps mort avant les dés ?
fg-ask-burn-hand = Quelle carte de la main brûle ?
fg-ask-try = Botter le point supplémentaire ou tenter deux points ?
fg-ask-field-goal-card = Quelle carte paie le field goal ?
fg-ask-kneel-card = Quelle carte coûte le genou à terre ?
fg-ask-fake-offense = Attaque : coup de pied ou feinte ?
fg-ask-fake-defense = Défense : coup de pied ou feinte ?
fg-ask-punt-choice = Les cinq dés, ou le dé de jeu à la place de l'un d'eux ?
fg-ask-catch = Retourner le punt ou fair catch ?
fg-ask-over = Le match est terminé.
fg-ask-die = Que montre { FORM($die, case: "the") } ?
fg-ask-d20 = Que montre le dé à vingt faces ?
fg-ask-coin = Comment tombe la pièce ?
fg-ask-offense-card = Quelle carte l'attaque pioche-t-elle ?
fg-ask-defense-card = Quelle carte la défense pioche-t-elle ?
fg-ask-burned-card = Quelle carte brûle ?
fg-ask-call-try = Transformation à deux points : quelle action ?
fg-ask-call-fake = Le coup de pied est feint : quelle action ?
fg-ask-call = { $down } { $at } : quelle action ?
fg-ask-answer = L'action est annoncée : prêt, ou temps mort ?

## Où on en est
fg-half =
    { $number ->
        [1] Première mi-temps
       *[2] Seconde mi-temps
    }
fg-overtime =
    { $number ->
        [1] Prolongation
       *[other] Prolongation { $number }
    }
fg-to-receive =
    réception { PERSON($who) ->
        [you] pour vous
       *[other] pour { $who }
    }
fg-on-the-try =
    { PERSON($who) ->
        [you] votre transformation
       *[other] { $who } à la transformation
    }
fg-stands =
    { PERSON($who) ->
        [you] ballon à vous
       *[other] { $who }
    }, { $down } { $at }
fg-cards-left =
    encore { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
fg-tie = Match nul, { $points }–{ $others }.
fg-tie-after-overtime =
    Match nul, { $points }–{ $others } après { $periods ->
        [one] prolongation
       *[other] { $periods } prolongations
    }.
fg-wins = { fg-who-wins } { $points }–{ $others }.
fg-wins-after-overtime =
    { fg-who-wins } { $points }–{ $others } après { $periods ->
        [one] prolongation
       *[other] { $periods } prolongations
    }.

## Commentaire : les annonces
fg-sends-in-play =
    { PERSON($who) ->
        [you] Vous annoncez
       *[other] { $who } annonce
    } une action en secret.
fg-time-out = { fg-whose-time-out }.
fg-nothing-playable =
    { PERSON($who) ->
        [you] Vous n'avez
       *[other] { $who } n'a
    } rien de jouable d'ici : { $card } va à la défausse.
fg-draws =
    { PERSON($who) ->
        [you] Vous piochez
       *[other] { $who } pioche
    }.
fg-lays-away-too =
    { PERSON($who) ->
        [you] Vous défaussez
       *[other] { $who } défausse
    } aussi { $card }.
fg-time-out-card-back =
    { fg-whose-time-out } ; { PERSON($other) ->
        [you] vous reprenez votre
       *[other] { $other } reprend sa
    } carte.
fg-reveal = { $down } { $at } : { $ours } contre { $theirs }.
fg-reveal-try = Transformation à deux points { $at } : { $ours } contre { $theirs }.
fg-reveal-fake = La feinte { $at } : { $ours } contre { $theirs }.

## Commentaire : l'horloge
fg-lets-clock-run =
    { PERSON($who) ->
        [you] Vous laissez
       *[other] { $who } laisse
    } tourner l'horloge.
fg-burns-top = L'horloge tourne : { $card } brûle.
fg-burns-hand =
    L'horloge tourne : { PERSON($who) ->
        [you] vous brûlez { $card } de votre
       *[other] { $who } brûle { $card } de sa
    } main.
fg-time-out-keep = { fg-whose-time-out }, afin de garder cette carte à l'horloge.
fg-time-out-no-burn = { fg-whose-time-out } : cette course ne brûlera pas de carte.
fg-time-out-before = { fg-whose-time-out }, avant l'action.
fg-shuffles =
    { PERSON($who) ->
        [you] Vous remêlez votre main au paquet et repiochez
       *[other] { $who } remêle sa main au paquet et repioche
    }.
fg-keeps-cards =
    { PERSON($who) ->
        [you] Vous laissez vos
       *[other] { $who } laisse ses
    } cartes telles quelles.
fg-takes-back =
    { PERSON($who) ->
        [you] Vous reprenez
       *[other] { $who } reprend
    } une carte sans la montrer.

## Commentaire : une action
fg-goes-down =
    { PERSON($who) ->
        [you] Vous vous couchez
       *[other] { $who } se couche
    } avant que cela n'empire.
fg-keeps-running =
    { PERSON($who) ->
        [you] Vous continuez
       *[other] { $who } continue
    } à courir.
fg-gained = { FORM($gain, case: "start") }.
fg-broken-up = Action cassée ! { FORM($gain, case: "start") }.
fg-breakaway = ÉCHAPPÉE, { $gain } !
fg-still-loose = Toujours en fuite, { $gain } !
fg-caught = Encore { $gain } avant d'être rattrapé.
fg-ball-loose = { FORM($gain, case: "start") }, et le ballon est libre !
fg-flag-on-play = { FORM($gain, case: "start") }, mais il y a un drapeau sur l'action.
fg-holds-on =
    Mais { PERSON($who) ->
        [you] vous gardez
       *[other] { $who } garde
    } le ballon.
fg-lost =
    { $how ->
        [fumble] FUMBLE
       *[interception] INTERCEPTION
    } ! Ballon { PERSON($who) ->
        [you] pour vous
       *[other] pour { $who }
    } { $at }.
fg-lost-safety =
    { $how ->
        [fumble] FUMBLE
       *[interception] INTERCEPTION
    } derrière sa propre ligne de but : SAFETY, deux points { PERSON($who) ->
        [you] pour vous
       *[other] pour { $who }
    } !
fg-lost-touchdown =
    { $how ->
        [fumble] FUMBLE
       *[interception] INTERCEPTION
    } ! Ballon { PERSON($who) ->
        [you] pour vous, et c'est un TOUCHDOWN
       *[other] pour { $who }, et c'est un TOUCHDOWN DE { UPPER($who) }
    }.
fg-lost-on-try =
    { $how ->
        [fumble] FUMBLE
       *[interception] INTERCEPTION
    } ! Ballon { PERSON($who) ->
        [you] pour vous
       *[other] pour { $who }
    } ; la transformation est manquée.
fg-lost-running =
    { $how ->
        [fumble] FUMBLE
       *[interception] INTERCEPTION
    } ! { PERSON($who) ->
        [you] Vous avez le ballon et courez
       *[other] { $who } a le ballon et court
    } avec.
fg-lost-touchback =
    { $how ->
        [fumble] FUMBLE
       *[interception] INTERCEPTION
    } ! { fg-who-has } le ballon dans l'en-but : touchback.
fg-brings-back = { fg-who-brings-back }, { $gain }.
fg-brings-back-to = { fg-who-brings-back }, { $gain }, { $at }.
fg-brings-back-points = { fg-who-brings-back }, { $gain } : { $points }
fg-safety =
    Pris dans son propre en-but : SAFETY, deux points { PERSON($who) ->
        [you] pour vous
       *[other] pour { $who }
    } !
fg-touchdown = { fg-whose-touchdown } !
fg-two-good = Les deux points sont bons !
fg-try-no-good = Manqué.
fg-short-on-fourth =
    Trop court en quatrième tentative : le ballon est { PERSON($who) ->
        [you] à vous
       *[other] à { $who }
    }.
fg-first-down = Première tentative { $at } !
fg-next-down = { $down } { $at }.

## Commentaire : drapeaux
fg-flag-picked-up = Le drapeau est ramassé, pas de faute.
fg-foul =
    Faute { PERSON($who) ->
        [you] de votre part
       *[other] de { $who }
    } : { $yards } yards.
fg-foul-first-down =
    Faute { PERSON($who) ->
        [you] de votre part
       *[other] de { $who }
    } : { $yards } yards et première tentative automatique.
fg-declines =
    { PERSON($who) ->
        [you] Vous refusez
       *[other] { $who } refuse
    }.
fg-accepts = { fg-who-accepts } : { $down } { $at }.
fg-accepts-return = { fg-who-accepts } : mesuré depuis le retour, { $down } { $at }.
fg-accepts-punt = { fg-who-accepts } : le punt est rejoué, { $at }.
fg-touchdown-wiped = Le touchdown est annulé.
fg-touchdown-stands = Le touchdown compte : { fg-whose-touchdown } !
fg-flag-in-pile = Il y a un drapeau dans la mêlée.
fg-no-foul-no-gain = Pas de faute, pas de gain.
fg-no-foul = Pas de faute.

## Commentaire : mi-temps
fg-half-time =
    C'est la mi-temps : { $home } { $points }, { $away } { $others }. { PERSON($who) ->
        [you] Vous recevez
       *[other] { $who } reçoit
    } au début de la seconde.
fg-level = Deux mi-temps jouées et égalité, { $home } { $points }, { $away } { $others } : prolongation, les premiers points gagnent !
fg-still-level = Toujours à égalité : prolongation { $number }.

## Commentaire : coups de pied, transformations et actions spéciales
fg-sneaks =
    { PERSON($who) ->
        [you] Vous vous alignez
       *[other] { $who } s'aligne
    } pour un quarterback sneak.
fg-kneels =
    { PERSON($who) ->
        [you] Vous mettez
       *[other] { $who } met
    } le genou à terre.
fg-hail-mary =
    { PERSON($who) ->
        [you] Vous le lancez
       *[other] { $who } le lance
    } très haut : un Hail Mary pour finir la mi-temps !
fg-punt-team =
    { $down } : { PERSON($who) ->
        [you] vous envoyez
       *[other] { $who } envoie
    } l'équipe de punt.
fg-ends-half =
    { PERSON($who) ->
        [you] Vous n'avez plus rien à jouer et laissez
       *[other] { $who } n'a plus rien à jouer et laisse
    } finir la mi-temps.
fg-gives-up =
    { PERSON($who) ->
        [you] Vous n'avez
       *[other] { $who } n'a
    } plus rien à jouer ; la transformation est manquée.
fg-field-goal-team =
    { PERSON($who) ->
        [you] Vous vous alignez
       *[other] { $who } s'aligne
    } pour un field goal { $at }.
fg-calls-coin =
    { PERSON($who) ->
        [you] Vous annoncez
       *[other] { $who } annonce
    } { $coin ->
        [heads] face
       *[tails] pile
    }.
fg-toss =
    { $coin ->
        [heads] Face
       *[tails] Pile
    } : { PERSON($who) ->
        [you] vous gagnez
       *[other] { $who } gagne
    } le tirage.
fg-toss-receives =
    { $coin ->
        [heads] Face
       *[tails] Pile
    } : { PERSON($who) ->
        [you] vous gagnez le tirage et recevez
       *[other] { $who } gagne le tirage et reçoit
    }.
fg-chooses-receive =
    { PERSON($who) ->
        [you] Vous choisissez
       *[other] { $who } choisit
    } de recevoir.
fg-chooses-kick =
    { PERSON($who) ->
        [you] Vous choisissez
       *[other] { $who } choisit
    } de botter.
fg-onside =
    { PERSON($who) ->
        [you] Vous tentez
       *[other] { $who } tente
    } l'onside kick !
fg-squib =
    { PERSON($who) ->
        [you] Vous bottez
       *[other] { $who } botte
    } rasant.
fg-kicks-off =
    { PERSON($who) ->
        [you] Vous donnez le coup d'envoi
       *[other] Coup d'envoi de { $who }
    }.
fg-brings-out =
    { PERSON($who) ->
        [you] Vous relancez
       *[other] { $who } relance
    }.
fg-touchback =
    Touchback. { $down } { PERSON($who) ->
        [you] pour vous
       *[other] pour { $who }
    } { $at }.
fg-fields =
    { PERSON($who) ->
        [you] Vous l'attrapez { $at } et courez
       *[other] { $who } l'attrape { $at } et court
    }.
fg-fair-catch =
    Fair catch { $at }. { $down } { PERSON($who) ->
        [you] pour vous
       *[other] pour { $who }
    }.
fg-booms =
    { PERSON($who) ->
        [you] Vous bottez de toutes vos
       *[other] { $who } botte de toutes ses
    } forces.
fg-places =
    { PERSON($who) ->
        [you] Vous cherchez
       *[other] { $who } cherche
    } le placement : le dé de jeu remplace { FORM($die, case: "the") }.
fg-attempt-costs = La tentative coûte { $card }.
fg-goes-with-it = { FORM($card, case: "start") } part avec.
fg-fake-decided = Coup de pied ou feinte ? L'attaque a décidé.
fg-tries-one =
    { PERSON($who) ->
        [you] Vous bottez
       *[other] { $who } botte
    } le point supplémentaire.
fg-tries-two =
    { PERSON($who) ->
        [you] Vous tentez
       *[other] { $who } tente
    } deux points.
fg-is-kick = C'est le coup de pied.
fg-is-kick-farther =
    C'est le coup de pied, et { PERSON($who) ->
        [you] vous attendiez
       *[other] { $who } attendait
    } une feinte : cinq yards de plus.
fg-fake-smelled =
    Une FEINTE de { $kick ->
        [field-goal] field goal
       *[punt] punt
    }, et { PERSON($who) ->
        [you] vous l'aviez
       *[other] { $who } l'avait
    } flairée ! Le ballon change de camp sur place.
fg-fake =
    C'est une FEINTE de { $kick ->
        [field-goal] field goal
       *[punt] punt
    } !
fg-point-good = Le point supplémentaire est bon.
fg-point-blocked = Le point supplémentaire est CONTRÉ !
fg-hail-mary-caught = HAIL… MARY ! { fg-whose-touchdown } !
fg-hail-mary-falls = Il tombe au sol.
fg-field-goal-blocked = CONTRÉ ! { fg-who-takes-over }.
fg-kick-away = Le coup de pied est parti…
fg-field-goal-good =
    { $yards ->
        [one] { $yards } yard
       *[other] { $yards } yards
    } : il est BON, trois points.
fg-field-goal-missed =
    { $yards ->
        [one] { $yards } yard
       *[other] { $yards } yards
    }, manqué. { fg-who-takes-over } sur place.
fg-onside-recovered =
    { $yards ->
        [one] { $yards } yard
       *[other] { $yards } yards
    }, et { PERSON($who) ->
        [you] vous le RÉCUPÉREZ
       *[other] { $who } le RÉCUPÈRE
    } { $at } !
fg-kick-fielded =
    { $yards ->
        [one] { $yards } yard
       *[other] { $yards } yards
    }. Ballon { PERSON($who) ->
        [you] pour vous
       *[other] pour { $who }
    }, { $down } { $at }.
fg-in-touchdown = Il y est : { fg-whose-touchdown } !
fg-in-end-zone-safety =
    Dans l'en-but : SAFETY, deux points { PERSON($who) ->
        [you] pour vous
       *[other] pour { $who }
    } !
fg-punt-blocked = CONTRÉ ! { fg-who-takes-over } sur la ligne de scrimmage.
fg-punt-bounce = Un rebond énorme…
fg-punt-loose = Il traîne, libre, là-bas !
fg-punt-flag = Drapeau sur le coup de pied.
fg-out-of-bounds = En touche.
fg-punt-safety =
    Le punt part en arrière : SAFETY, deux points { PERSON($who) ->
        [you] pour vous
       *[other] pour { $who }
    } !
fg-punt-touchback =
    Un punt de { $yards ->
        [one] { $yards } yard
       *[other] { $yards } yards
    } jusque dans l'en-but : touchback, { PERSON($who) ->
        [you] ballon pour vous { $at }
       *[other] { $who } { $at }
    }.
fg-punt =
    Un punt de { $yards ->
        [one] { $yards } yard
       *[other] { $yards } yards
    } ; { PERSON($who) ->
        [you] ballon pour vous { $at }
       *[other] { $who } { $at }
    }.
fg-punt-recovered =
    { PERSON($who) ->
        [you] Vous RÉCUPÉREZ votre
       *[other] { $who } RÉCUPÈRE son
    } propre punt { $at } !
fg-no-harm = Plus de peur que de mal.
fg-all-the-way = Jusqu'au bout : { fg-whose-touchdown } !
fg-no-way-out =
    Aucune issue : touchback. { $down } { PERSON($who) ->
        [you] pour vous
       *[other] pour { $who }
    } { $at }.
fg-returned =
    { $yards ->
        [one] { $yards } yard
       *[other] { $yards } yards
    }. { $down } { PERSON($who) ->
        [you] pour vous
       *[other] pour { $who }
    } { $at }.
fg-return-fumbled-running =
    FUMBLE sur le retour ! { PERSON($who) ->
        [you] Vous avez le ballon et courez
       *[other] { $who } a le ballon et court
    } avec.
fg-return-fumbled =
    FUMBLE sur le retour ! Ballon { PERSON($who) ->
        [you] pour vous
       *[other] pour { $who }
    } { $at }.
fg-keeps-it =
    { PERSON($who) ->
        [you] Vous le gardez
       *[other] { $who } le garde
    }.
fg-return-breakaway =
    ÉCHAPPÉE, { $yards ->
        [one] { $yards } yard
       *[other] { $yards } yards
    }, et ça court toujours !
fg-return-ball-out =
    { $yards ->
        [one] { $yards } yard
       *[other] { $yards } yards
    }, et le ballon est libre !
fg-return-flag =
    { $yards ->
        [one] { $yards } yard
       *[other] { $yards } yards
    }, avec un drapeau.
fg-return-twenty = Vingt yards, et ça court toujours !
fg-return-wrong-way =
    ÉCHAPPÉE, mais dans le mauvais sens, { $yards ->
        [one] { $yards } yard
       *[other] { $yards } yards
    }.

## Refus
fg-not-a-move = { $text } ne se dit pas ici : { $question }
fg-not-here = « { $move } » ne peut pas être choisi ici : { $question }
fg-not-on-a-try = { $card } porte un { $limit } rouge : pas sur une transformation
fg-not-so-near = { $card } porte un { $limit } rouge : pas depuis les { $yards }, sur les { $limit } ou plus près
fg-no-card-in-hand = il n'y a pas de { $card } dans cette main
fg-no-card-in-pile = il n'y a pas de { $card } dans cette défausse
fg-no-card-in-deck = { $text } ne peut pas être { FORM($what, case: "the") } : le paquet n'a plus cette carte
fg-not-in-range = { $text } ne peut pas être { FORM($what, case: "the") } ; possible : de { $low } à { $high }
fg-one-time-out-a-snap = règles 0.9 : un temps mort par équipe et par snap, et il est pris
fg-no-time-outs-left = plus de temps mort dans cette mi-temps
fg-no-time-out-now = on ne peut pas prendre de temps mort maintenant
fg-no-sneak = un sneak demande exactement un yard à gagner, pas { $yards }
fg-no-kneel = pas de genou à terre tant que le paquet de l'attaque a des cartes ({ $cards })
fg-no-hail-mary = un Hail Mary demande un paquet vide, une ou deux cartes et ses 35 ou mieux
fg-no-punt = le punt est pour la quatrième tentative ; ceci est { $down }
fg-no-field-goal = pas de field goal ici
fg-one-card-on-a-try = une transformation à deux points est une action avec une carte
fg-not-after-a-fake = le coup de pied était feint : jouez une carte
fg-no-exchange = on n'échange des cartes que si toute la main est injouable
fg-no-fake = pas de feinte sans carte jouable en main
fg-no-squib = le coup rasant n'est pas convenu (option squib_kick)
fg-no-two-point-try = une transformation à deux points demande en main une carte sans nombre rouge

## Refus : positions
fg-wrong-phase = rien n'attend entre une action et ce qui suit
fg-wrong-line-to-gain = la ligne, à { $yards }, est au-delà du but, à { $goal }
fg-wrong-goal-line = seul un coup d'envoi relancé part de sa propre ligne de but
fg-wrong-time-outs = il y a { $number } temps morts par mi-temps
fg-wrong-die = un dé est attendu quand on lance les dés, et seulement alors
fg-wrong-pending = le dé attendu n'est pas parmi ceux qui restent
fg-wrong-two-cards = une action se lance pour deux cartes
fg-wrong-action = une action est en cours, mais action ne dit pas laquelle
fg-wrong-tabled = les cartes ne sont sur la table qu'à la révélation d'une course
fg-wrong-fake-card = l'attaque n'a pas posé de carte Fake/Kick
fg-wrong-no-card = l'attaque n'a pas posé de carte
fg-wrong-barred = la carte de l'attaque est interdite ici
fg-wrong-deck-size =
    { $deck ->
        [offense] l'attaque
       *[defense] la défense
    } a { $cards } cartes, la boîte { $most }
fg-wrong-known-cards = avec des cartes sur une table, personne ne sait lesquelles
fg-wrong-copies =
    { $deck ->
        [offense] l'attaque
       *[defense] la défense
    } n'a pas { $copies } exemplaires de chaque action
fg-wrong-count =
    { $field } ne compte pas les cartes de { $deck ->
        [offense] l'attaque
       *[defense] la défense
    }
fg-wrong-no-cards = une attaque sans cartes : la mi-temps est finie
fg-wrong-card-not-held = la carte posée par l'attaque n'est pas dans sa main

## Refus : les valeurs d'une boîte
fg-no-figure = il n'y a pas de valeur { $figure } à corriger ; il y a ici : { $known }
fg-wrong-table = { $figure } est une table de valeurs, pas { $value }
fg-wrong-matchup = { $figure } : { $value } n'est pas comme RIB/1 (des dés distincts parmi { $letters }) ou 0/2
fg-wrong-number = { $figure } : { $value } n'est pas un nombre entier de { $low } à { $high }
fg-wrong-name = { $figure } : { $value } n'est pas un nom de { $longest } lettres au plus
fg-wrong-faces = { $figure } : un dé a six faces, pas { $value }
fg-wrong-choice = { $figure } : { $value } n'est pas parmi { $choices }
fg-wrong-list = { $figure } : { $value } n'est pas une liste d'éléments distincts parmi { $choices }
fg-no-team = { $team } : ce n'est pas une équipe de la boîte, et elle n'a pas de dés à elle
fg-wrong-own-faces = { $figure } : un dé a six nombres entiers, pas { $value }
fg-wrong-face = { $figure } : une face va de { $low } à { $high }
fg-wrong-face-sum = { $figure } : la somme des faces est { $sum }, qui n'est pas un multiple de { $factor }

## L'entraîneur
fg-because-mixed = Personne ne peut vous lire si vous jouez { $shares } : environ { $win } ± { $within } de chances de gagner.
fg-because-worth = « { $move } » vaut { $win } ± { $within } de chances de gagner.
fg-because-share = { $move } { $share }
fg-because-shares = { $first }, { $more }
fg-remark-interval = Le ± dit de combien de telles estimations se sont écartées de matchs joués jusqu'au bout (de { $least } à { $most } points à chances égales, selon la partie du match), 95 fois sur 100. Les mains cachées sont estimées d'après les cartes vues ; dans une analyse, la rencontre de deux annonces cachées compte comme de la chance.

## Règles maison
fg-rules-book = livre
fg-rules-book-help = le livre de règles complet
fg-rules-condensed = abrégé
fg-rules-condensed-help = le manuel abrégé, là où il diffère : le tirage, les actions cassées, les échappées et le sneak
fg-rules-advanced = avancé
fg-rules-advanced-help = le livre complet avec ses règles optionnelles pour les actions cassées, les échappées, les pertes de balle et les coups rasants
fg-option-teams = Équipes
fg-option-teams-help = les dés de chaque camp, domicile d'abord : une équipe, son nom ou son surnom
fg-option-seats = Joueurs
fg-option-seats-help = joueurs : à trois une équipe en a deux, à quatre les deux
fg-option-seats-2 = 2
fg-option-seats-3 = 3
fg-option-seats-4 = 4
fg-option-pair = Équipe de deux
fg-option-pair-help = l'équipe de deux parmi trois joueurs
fg-option-pair-home = domicile
fg-option-pair-away = extérieur
fg-option-may-talk = Les entraîneurs peuvent parler
fg-option-may-talk-help = les entraîneurs d'une équipe partagent ce qu'ils savent
fg-option-cards = Cartes
fg-option-cards-help = distribuées par le jeu, ou réelles sur une table
fg-option-cards-dealt = distribuées
fg-option-cards-table = sur table
fg-option-toss-choice = Choix au tirage
fg-option-toss-choice-help = qui gagne le tirage choisit de recevoir ou de botter
fg-option-squib-kick = Coup rasant
fg-option-squib-kick-help = le coup d'envoi peut être rasant
fg-option-advanced-broken-plays = Actions cassées avancées
fg-option-advanced-broken-plays-help = un X sur une course coûte trois yards au lieu des dés
fg-option-breakaway-touchdown = Touchdown par échappées
fg-option-breakaway-touchdown-help = trois échappées de suite font un touchdown
fg-option-advanced-turnovers = Pertes de balle avancées
fg-option-advanced-turnovers-help = interceptions sur un second symbole, et le ballon est ramené
fg-option-sneak-x-succeeds = Sneak réussi sur X
fg-option-sneak-x-succeeds-help = un X gagne le yard sur un sneak
fg-option-broken-play = Actions cassées
fg-option-broken-play-help = un X annule les dés de couleur, ou tous les yards
fg-option-broken-play-coloured = dés de couleur
fg-option-broken-play-all = tous les yards
fg-option-breakaway-stop = Arrêter une échappée
fg-option-breakaway-stop-help = une échappée peut s'arrêter sur une perte au total, ou après un nouveau lancer qui perd des yards
fg-option-breakaway-stop-total = total
fg-option-breakaway-stop-reroll = nouveau lancer
fg-option-end-zone-turnover = Ballon perdu dans son en-but
fg-option-end-zone-turnover-help = un ballon perdu derrière sa propre ligne de but est un safety, ou un touchdown de la défense
fg-option-end-zone-turnover-safety = safety
fg-option-end-zone-turnover-touchdown = touchdown
fg-option-field-goal-cards = Coût d'un field goal
fg-option-field-goal-cards-help = cartes que coûte un field goal
fg-option-field-goal-cards-1 = 1
fg-option-field-goal-cards-2 = 2
fg-option-d20-kicks = Coups de pied avec un d20
fg-option-d20-kicks-help = retours de coup d'envoi et punts avec un dé à vingt faces
fg-option-overtime-cap = Prolongations au plus
fg-option-overtime-cap-help = prolongations avant que le match nul ne tienne

## Figures by player

fg-figure-yards-a-play = Yards par jeu
fg-figure-running = Courses
fg-figure-passing = Passes
fg-figure-punting = Punts
fg-figure-in-plays = { $yards } yards en { $plays } ({ $each } chacun)
fg-figure-possession = Possession (part de toutes les cartes)
