# Une saison en texte : tableaux, semaines, play-offs.


## Standings
season-standings-week = { $season } : classement après la semaine { $week }
season-standings-played =
    { $season } : classement après { $played } { $whole ->
        [one] match sur { $whole }
       *[other] matchs sur { $whole }
    }
season-table = Tableau
season-order-by = Ordre selon { $rule } ; 'touchline season why' la cite.
season-head-record = V-D
season-head-points = points
season-head-for = pour
season-head-against = ctr.
season-head-difference = diff
season-above-by = { $above } devant { $team } : { $how }
season-by-points = points
season-by-record = bilan
season-by-head-to-head = confrontation directe
season-by-division-record = bilan dans la division
season-by-point-difference = différence de points
season-by-points-scored = points marqués
season-by-wins = victoires
season-by-the-coin = tirage au sort
season-by-other = { $text }

## Weeks and rounds
season-week = Semaine { $week }
season-week-unknown = Semaine { $week } : pas encore connue.
season-round-final = Finale
season-round-semi-final = Demi-finale
season-round-quarter-final = Quart de finale
season-round-of = Tour à { $teams }
season-the-final = La finale
season-people = { $people }

## Play-offs
season-no-playoffs = { $season } n'a pas de play-offs : le premier du classement est champion.
season-if-today = Si la saison finissait aujourd'hui
season-champion = Champion : { $team }

## Where it stands
season-overview =
    { $season } · { $game } · { $teams ->
        [one] { $teams } équipe
       *[other] { $teams } équipes
    } · graine { $seed }
season-coaches = Entraîneurs : { $people } ; les autres : { $level }
season-coaches-bots = Entraîneur de toutes les équipes : { $level }
season-over = Finie. Champion : { $team }

## Odds and the laboratory
season-odds =
    { $season } : { $seasons ->
        [one] { $seasons } saison
       *[other] { $seasons } saisons
    } à partir d'ici en { $seconds } s
season-column-record = bilan
season-column-wins = vict.
season-column-playoffs = play-offs
season-column-division = division
season-column-seed = n° 1
season-column-final = finale
season-column-champion = champion
season-column-titles = titres
season-column-cheap = à bon compte
season-cheap-what = À bon compte : combien de fois le vainqueur de la division s’est qualifié avec moins de victoires qu’une équipe restée à la maison. Si toutes les divisions se valaient, chacune gagnerait { $share } des titres.
season-laboratory =
    { $seasons ->
        [one] { $seasons } saison
       *[other] { $seasons } saisons
    }, { $matches } matchs de { $level } en { $seconds } s ; { $processor } s de processeur, { $rate } matchs par seconde de ce temps
season-favourites = La tête de série gagne le titre dans { $first }, l'équipe la plus forte dans { $strongest }.

## Leaders and reports
season-leaders = { $season } : meilleurs
season-a-match = { $mean } par match
season-report = Semaine { $week } : { $home } { $points }, { $away } { $others }
season-picture-wins = victoires par saison (intervalle à 95 %)
season-picture-titles = titres, % des saisons (intervalle à 95 %)
season-picture-divisions = titres, % des saisons ; en pointillé : si toutes les divisions se valaient
season-picture-told = { $seasons } saisons, { $matches } matchs de { $level } · la tête de série n° 1 gagne { $first }, l’équipe la plus forte { $strongest }

season-places = les play-offs ont 2, 4, 8, … places, pas { $count }
season-no-table = il n'y a pas de table { $table } ; il y a : { $known }
season-table-as = { $file } : un tableau s'écrit en { $kinds }
season-head-start = les matchs avec avance ne se jouent pas par milliers
season-none = { $game } n'a pas de saison
season-team-not-table = l'équipe { $number } n'est pas une table
season-team-name = équipe { $number } : un nom a 1 à { $longest } lettres
season-team-key = équipe { $number } : une clé s'écrit comme north-end, pas { $key }
season-team-field = équipe { $number } : il n'y a pas de champ { $field }
season-team-figures = équipe { $number } : figures est une table
season-not-over = ce match n'est pas fini
season-two-teams = une saison demande deux équipes
season-division-sizes = les divisions doivent toutes avoir le même nombre d'équipes, pas { $sizes }
season-odd-teams = avec un nombre impair d'équipes, l'une serait au repos chaque semaine
season-few-rivals = il n'y a pas { $count } adversaires différents hors de chaque division
season-no-schedule = aucun calendrier de { $count } semaines sans rencontre répétée n'a été trouvé
season-seed = une graine est un entier de 0 à 2**63 - 1
season-same-key = deux équipes ont la même clé
season-few-teams = { $places } places en play-offs pour { $teams } équipes
season-format = ce n'est pas une saison au format { $format }
season-no-team-known = il n'y a pas d'équipe { $team } ; il y a : { $known }
season-damaged = la première ligne de la saison est abîmée : { $problem }
season-no-team = il n'y a pas d'équipe { $team } dans cette saison
season-no-line = { $file } : ce n'est pas une saison : aucune ligne complète
season-there = { $file } existe déjà
season-no-teams = { $file } : il manque [[teams]]

## Notes on a match
season-note-late = joué par des bots après l'échéance
season-note-awarded = attribué
## What is counted in any game
season-figure-points = Points
season-figure-points-allowed = Points encaissés
season-figure-decisions = Décisions
## Champions of past seasons
season-champions = Champions
season-champions-none = Aucune saison de cet ordinateur n’a encore de champion.
season-champions-line = { $season } · { $game } : { $team } ({ $record }), coach { $coach }
season-champions-final = { $points }-{ $others } contre { $rival }

## A match of any game in words
season-told-level = { $one } et { $two } n’ont pu être départagés : { $points }-{ $others }.
season-told-parted = { $winner } et { $loser } étaient à { $points }-{ $others } ; les règles ont donné la victoire à { $winner }.
season-told-given = { $winner } a gagné alors que { $loser } menait { $others }-{ $points } : le match a été abandonné ou attribué.
season-told-won = { $winner } a battu { $loser } { $points }-{ $others }.
season-told-back = { $winner } a remonté un retard de { $behind }.
season-told-changes = L’avantage a changé de camp { $times } fois.
season-told-never-behind = { $winner } n’a jamais été mené.
