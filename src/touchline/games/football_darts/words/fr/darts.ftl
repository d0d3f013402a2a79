# 'touchline darts': how well you throw, and where to aim.
fd-darts-no-preset = il n'y a pas de profil { $name } ; il y a : { $known }
fd-darts-none = il n'y a pas une seule fléchette là-dedans
fd-darts-ask-darts = Vos fléchettes :
fd-darts-ask-aim = Que visiez-vous (T20, BULL, … ou 'unknown') ?
fd-darts-at-bull = Là où rien d'autre n'est dit, elles sont censées viser BULL (--aim T20, ou --aim unknown).
fd-darts-at-coach = Censées viser là où l'entraîneur aurait visé (--aim T20, ou --aim unknown).
fd-darts-no-file = il n'y a pas de fichier { $file }
fd-darts-other-game = { $file } est une feuille de match de { $game } : aucune fléchette n'y a été lancée
fd-darts-nobody = personne du nom de { $name } ne lance dans ce match ; il y a : { $known }
fd-darts-no-statistics = il n'y a pas encore de telles fléchettes sur cette machine : 'touchline play football-darts --table' les garde
fd-darts-picture-kind = { $file } doit finir par .png ou .svg
fd-darts-thrower = le lanceur { $thrower } ne convient pas ; donnez { $wanted }
fd-darts-expected = Points attendus selon la visée, { $thrower }
fd-darts-no-board = { $game } n'a pas de cible
fd-darts-win = Probabilité de gain selon la visée, { $who } : { $call }, { $thrower }
fd-darts-best-aim = { $file } : meilleure visée ({ $x }, { $y }) mm, { $worth }

## fit
fd-fit-sigma =
    { $darts } { $darts ->
        [one] fléchette
       *[other] fléchettes
    } : σ { $sigma } mm (intervalle à 95 % : { $low } à { $high }).
fd-fit-around = Elles tombent autour de ({ $x }, { $y }) mm, dans { $bed }.
fd-fit-bias = Vos fléchettes tombent { $across } mm à { $side } du point visé et { $up } mm { $height }.
fd-fit-left = gauche
fd-fit-right = droite
fd-fit-above = au-dessus
fd-fit-below = au-dessous
fd-fit-shape = σ en largeur { $across } mm, σ en hauteur { $up } mm, ρ { $rho }.
fd-fit-toward = Rapproché de { $prior } comme si l'on avait vu { $more } fléchettes de plus : { $shrunk } mm, au plus près de { $nearest } ; entrez throwers={ $thrower }.
fd-fit-no-darts = aucune fléchette dont apprendre
fd-fit-no-score = aucune fléchette ne vaut { $score }
fd-fit-no-aim = on ne vise pas { $text } : donnez une case, comme T20 ou BULL
fd-fit-no-bed = { $text } n'est ni une case ni un score

## stats
fd-stats-player = { $player } : { $matches } { $matches ->
        [one] match
       *[other] matchs
    }, { $darts } { $darts ->
        [one] fléchette
       *[other] fléchettes
    }
fd-stats-average = moyenne { $average } points par fléchette ; { $share }
fd-stats-most = le plus souvent touché : { $beds }
fd-stats-at = sur { $bed } : { $hit } sur { $thrown } ({ $share })
fd-stats-drives = séries finies dans l'en-but : { $done } sur { $drives } ({ $share })
fd-stats-field-goals = field goals : { $good } sur { $tried }
fd-stats-evening = { $match } : contre { $opponent }, { $result } ; moyenne { $average }, { $touchdowns }/{ $drives } séries
fd-stats-unfinished = { $result }, inachevé
fd-stats-kind-off = hors cible { $share }
fd-stats-kind-bulls = bulls { $share }
fd-stats-kind-doubles = doubles { $share }
fd-stats-kind-trebles = triples { $share }
fd-stats-kind-singles = simples { $share }

## solve
fd-worth-wins = { $who } ({ $thrower }), en recevant d'abord, gagne à { $win }, { $own } à { $other } points en moyenne
fd-worth-finer = Avec une grille de visées deux fois plus fine, aucune des { $among } probabilités ne change de plus de { $change } ({ $seconds } s)

## Where to aim, in a table
fd-pointed-away = lancée hors cible exprès
fd-pointed-at = { $bed } ({ $x }, { $y } mm)
fd-darts-worth-points = { $value } points
