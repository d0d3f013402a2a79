# The pages of 'touchline report', and the figures that 'touchline simulate' prints.

## Figures
report-went-first = a joué en premier
report-points-home = points du camp à domicile
report-points-away = points du camp en visite
report-points-all = points en tout
report-winning-margin = écart du vainqueur
report-home-wins = victoires à domicile
report-draws = nuls
report-first-wins = le camp qui { $first } gagne (nuls pour moitié)
report-steps-dice = étapes, dés compris
report-decisions-made = décisions
report-lead-changes = changements de tête
report-games-with-change = parties avec changement de tête
report-comeback = remontée : retard comblé par le vainqueur
report-decided-share = part de la partie jouée quand elle s'est décidée
report-overtime = prolongation
report-drive-ending = séries par partie finissant par : { $result }
report-rule-rules = parties où { $rule } s'applique
report-against = { $stronger } contre { $weaker }
report-others = { $count } autres
report-a-decision = décision

## How a drive ends
report-drive-touchdown = Touchdown
report-drive-field-goal = Field goal
report-drive-opp-touchdown = Touchdown adverse
report-drive-safety = Safety
report-drive-interception = Interception
report-drive-missed-field-goal = Field goal manqué
report-drive-punt = Punt
report-drive-bust = Dépassé
report-drive-turnover-on-downs = Perte sur downs
report-drive-turnover = Perte du ballon
report-drive-failed-fake = Feinte ratée
report-drive-onside-kick = Onside kick
report-drive-end-of-half = Fin de la mi-temps
report-drive-fumble = Fumble

## The page
report-title = { $game } au laboratoire
report-first-rules = premières règles
report-second-rules = secondes règles
report-more-figures = et { $count } autres chiffres à lui
report-default-rules = règles de la boîte
report-all-seats = « { $player } » à toutes les places
report-played = { $games } parties simulées, { $players }, graine { $seed }.
report-played-part = { $games } parties simulées sur { $asked } demandées (interrompu), { $players }, graine { $seed }.
report-rules-are = Règles : { $rules }.
report-two-sets = Deux jeux de règles avec les mêmes dés :
report-first-is = premières : { $rules }
report-second-is = secondes : { $rules }
report-mind = Attention :
report-no-odds = avec ces règles, certains résultats sont saisis à la table et n'ont pas de chances propres ; ici, tous sont venus aussi souvent.
report-foot = Touchline { $touchline }, { $game }, règles { $rules }. Intervalles à 95 % ; l'unité indépendante est la partie. La même graine donne les mêmes parties sur toute machine.
report-mean-score = score moyen
report-won-by-first = gagnées par le camp qui { $first }
report-steps-a-game = étapes par partie, dés compris
report-changes-a-game = changements de tête par partie
report-to-overtime = vont en prolongation
report-drawn = finissent en nul
report-within-seven = finissent à sept points ou moins
report-change-title = Ce que fait le changement
report-change-text = { $real } chiffres sur { $count } diffèrent vraiment. Une différence est dite réelle quand le hasard seul en ferait une aussi grande avec moins de 5 % de probabilité, tous les chiffres de ce tableau étant testés ensemble (correction de Holm). Les deux camps ont eu les mêmes dés et sont comparés partie par partie, sauf (~) ce que l'on ne sait que de toutes les parties ensemble : cela se compare comme si les dés avaient été différents, ce qui élargit les intervalles plus qu'il ne faut.
report-real = réel
report-not-seen = pas visible
report-head-change = changement, intervalle à 95 %
report-head-p = p, corrigé
report-differences = Différences

## Chapters
report-scores = Scores
report-scores-text = Combien de points se marquent, et de combien on gagne.
report-home = domicile
report-away = visite
report-scores-both = Points à domicile (plein) et en visite (ligne).
report-points-of-a-side = Points d'un camp
report-points-of-both = points des deux camps
report-points-in-all = Points en tout
report-points = points
report-steps = étapes
report-decisions = décisions
report-margin = Écart
report-margin-label = domicile moins visite
report-margin-text = Les parties serrées sont au milieu.
report-spread = Médiane { $middle } { $what }, la moitié des parties entre { $low } et { $high }
report-spread-same = Médiane { $middle } { $what }, comme au moins la moitié des parties
report-of-side = { $side } : { $told }
report-length = Durée
report-length-text = Une étape est une décision, ou un lancer, une carte, une fléchette.
report-steps-title = Étapes
report-decisions-title = Décisions
report-went-first-name = a commencé
report-home-side = à domicile
report-an-edge = un avantage
report-a-burden = un handicap
report-no-edge = aucun avantage visible
report-edge = { $mean } ({ $low } à { $high }) : { $verdict }
report-going-first = Commencer
report-going-first-text = Part des parties gagnées par le camp qui { $first } (un nul compte moitié). L'équilibre est à { $even }.
report-edge-title = Avantage et son intervalle
report-drama = Suspense
report-drama-text = Une partie est palpitante quand la tête change, quand un retard se comble et quand tout se décide tard.
report-changes-title = Changements de tête
report-changes-label = fois où l'avantage a changé de camp
report-changes-none = Aucun dans { $share } des parties.
report-decided-title = Quand la partie s'est décidée
report-decided-label = part de la partie jouée
report-decided-text = Quand l'avance finale a commencé. Décidées dans le dernier dixième : { $share }.
report-comebacks-title = Remontées
report-comebacks-label = plus grand retard du vainqueur
report-comebacks-text = { $share } des vainqueurs n'ont jamais été menés.
report-endings = Ce qui finit une série
report-endings-text = Sur { $count } séries. Une série, en moyenne : { $told }.
report-drive-average = { $points } points, { $steps } étapes
report-results = Résultats
report-share-of-drives = Part de toutes les séries.
report-share-of-decisions = Part de ces décisions.
report-chosen = Ce qui est choisi
report-chosen-text = Chaque sorte de décision à plus d'un choix, telle que { $who } décide.
report-luck = Chance et adresse
report-luck-text = Des joueurs égaux se partagent les points ; un plus fort en prend davantage, et combien, c'est ce que le jeu laisse à l'adresse. Les deux places se jouent avec les mêmes dés. « Distinguer » veut dire devant avec 95 % de certitude.
report-luck-wins =
    { $stronger } prend { $share } des points ; { $games ->
        [one] une seule partie les distingue
       *[other] environ { $games } parties les distinguent
    }
report-luck-never = { $stronger } prend { $share } des points ; aucun nombre de parties ne les distingue
report-points-won = Points gagnés
report-every-rule = Chaque règle
report-every-rule-text = Combien de fois une règle joue, et dans combien de parties.
report-never-seen = Jamais vues ici : { $rules }.
report-head-rule = règle
report-head-says = ce qu'elle dit
report-head-times = fois par partie
report-head-games = parties
report-head-of = { $head }, { $side }
report-rules-table = Combien de fois chaque règle joue

## Sequential tests
report-sprt-open = pas encore décidé
report-sprt-accepted = { $elo } Elo est accepté
report-sprt = SPRT { $low } contre { $high } Elo (erreurs { $alpha }, { $beta }) : { $verdict } ; rapport de log-vraisemblance { $ratio } de { $lower } … { $upper } après { $pairs } paires
