# Pourquoi l'entraîneur le veut : des propositions qui terminent une phrase ou se disent seules.  « Ils » : les adversaires.

fg-because-mixed-why = Personne ne peut vous lire si vous jouez { $shares } : environ { $win } ± { $within } de chances de gagner ; { $why }.
fg-because-worth-why = « { $move } » vaut { $win } ± { $within } de chances de gagner ; { $why }.
fg-why-both = { $first } ; { $more }

fg-times =
    { $times ->
        [one] une fois sur 100
       *[other] { $times } fois sur 100
    }

## Cartes
fg-why-makes = { $card } obtient la première tentative { fg-times }
fg-why-scores = { $card } marque { fg-times }
fg-why-makes-against = contre { $card }, ils obtiennent la première tentative { fg-times }
fg-why-scores-against = contre { $card }, ils marquent { fg-times }
fg-why-makes-than = { $card } obtient la première tentative { fg-times }, { $other } { $less }
fg-why-scores-than = { $card } marque { fg-times }, { $other } { $less }
fg-why-makes-than-against = contre { $card }, ils obtiennent la première tentative { fg-times }, contre { $other } { $less }
fg-why-scores-than-against = contre { $card }, ils marquent { fg-times }, contre { $other } { $less }
fg-why-yards-than = { $card } gagne { $yards } yards en moyenne, { $other } { $less }
fg-why-yards-than-against = contre { $card }, ils gagnent { $yards } yards en moyenne, contre { $other } { $less }
fg-why-loses-than = { $card } perd des yards { fg-times }, { $other } { $less }
fg-why-loses-than-against = { $card } les fait reculer { fg-times }, { $other } { $less }
fg-why-long-than = { $card } gagne vingt yards ou plus { fg-times }, { $other } { $less }
fg-why-long-than-against = contre { $card }, ils gagnent vingt yards ou plus { fg-times }, contre { $other } { $less }
fg-why-alike = { $card } et { $other } se valent à peu près : tantôt l'une, tantôt l'autre
fg-why-alike-against = { $card } et { $other } arrêtent à peu près autant : tantôt l'une, tantôt l'autre
fg-why-run-clock = vous menez, et une course enlève une carte de plus à l'horloge (il en reste { $cards })
fg-why-pass-clock = il vous faut du temps, et une passe arrête l'horloge (il reste { $cards } cartes)

## Jeux annoncés
fg-why-field-goal = d'ici, un field goal passe { fg-times }
fg-why-punt = un punt les repousse d'environ { $yards } yards
fg-why-fake = une feinte que personne n'attend obtient la première tentative { fg-times }
fg-why-expect-kick = s'ils tirent, vous ne donnez rien
fg-why-expect-fake = s'ils feintent, le ballon est à vous { $at }
fg-why-sneak = le sneak gagne son yard { fg-times }
fg-why-kneel = mettre genou à terre enlève une carte à l'horloge sans rien risquer
fg-why-hail-mary = le Hail Mary réussit { fg-times }
fg-why-time-out = un temps mort vous permet de reprendre une meilleure carte
fg-why-keep-time-out = un temps mort vaut plus tard davantage

## Transformations
fg-why-one = le coup de pied passe { fg-times } et { $stands }
fg-why-two = les deux points réussissent { fg-times }, et cela { $stands }
fg-stands-ahead =
    { $points ->
        [one] vous donne { $points } point d'avance
       *[other] vous donne { $points } points d'avance
    }
fg-stands-level = remet à égalité
fg-stands-behind =
    { $points ->
        [one] vous laisse à { $points } point
       *[other] vous laisse à { $points } points
    }

## Pénalités et échappées
fg-why-accepted = acceptée : { $then }
fg-why-declined = refusée : { $then }
fg-then-down = { $down } { $at }
fg-then-touchdown = touchdown pour vous
fg-then-touchdown-theirs = touchdown pour eux
fg-then-won = ballon à vous { $at }
fg-then-lost = ballon à eux { $at }
fg-why-stop = s'arrêter en reste là : { $gain }
fg-why-run-on = les mêmes dés encore une fois rapportent { $yards } yards en moyenne
fg-why-run-on-loses = les mêmes dés encore une fois perdent { $yards } yards en moyenne

## L'horloge, les temps morts
fg-why-burn-ahead = vous menez, et chaque carte en moins est du temps qu'ils n'auront pas (il en reste { $cards })
fg-why-burn = moins il reste de cartes, moins il peut arriver de mal ({ $cards } maintenant)
fg-why-save-behind = vous êtes mené et il vous faut du temps (il reste { $cards } cartes)
fg-why-save = le temps peut encore servir (il reste { $cards } cartes)
fg-why-shuffle = une main neuve promet plus que n'importe quelle carte reprise
fg-why-nothing = la main est bonne telle quelle

## Coups de pied et retours
fg-why-five-dice = les cinq dés portent à { $yards } yards en moyenne
fg-why-without = sans { FORM($die, case: "the") }, c'est { $yards }, et le dé de jeu peut empêcher le retour
fg-why-return = un retour gagne { $yards } yards en moyenne et perd le ballon { fg-times }
fg-why-fair-catch = un fair catch ne risque rien
fg-why-run-out = sortir en courant mène en moyenne à ses { $yards } yards
fg-why-touchback = le touchback commence à ses { $yards } yards
fg-why-deep = après un coup de pied profond, ils partent d'environ leurs { $yards } yards
fg-why-onside = le coup de pied court est à vous { fg-times }
fg-why-squib = un coup de pied à ras de terre ne peut pas être retourné
fg-why-first = vous avez le ballon d'abord
fg-why-second = vous avez le ballon d'abord après la mi-temps
