# Ce que dit n'importe quel jeu, n'importe quelle partie.

## Bare texts
plain = { $text }
english = { $text }

## Small words
play-yes = oui
play-no = non
play-player = Joueur { $number }
play-seat = la place { $seat }

## How a match ends
play-resigned =
    { PERSON($who) ->
        [you] Vous avez
       *[other] { $who } a
    } abandonné.
play-flagged =
    { PERSON($who) ->
        [you] Vous avez dépassé votre temps
       *[other] { $who } a dépassé son temps
    }.

## What was tried, for the refusals below
play-a-move = un coup
play-a-roll = un lancer
play-a-resignation = un abandon

## Refusals
play-over = la partie est finie ; { $tried } vient trop tard
play-chance-due = c'est { FORM($due, case: "the") } qu'on attend, pas { $tried }
play-other-die-due = c'est { FORM($due, case: "the") } qu'on attend, pas { $tried }
play-decision-due = c'est à { $who } de décider, pas le moment pour { $tried }
play-not-your-turn = ce n'est pas le tour de { $who } mais celui de { $due }
play-no-seat = il n'y a pas de place { $seat }
play-nothing-played = rien n'a encore été joué
play-nothing-to-comment = il n'y a encore aucune ligne à commenter
play-no-entry = il n'y a pas de ligne { $number } à corriger
play-correction-breaks = avec { $text } à la ligne { $number }, la ligne { $later } ({ $said }) ne va plus : { $problem } ; corrigez d'abord celle-là, ou coupez la feuille à cet endroit
play-illegal-move = { $text } n'est pas un coup permis ici
play-illegal-move-listed = { $text } n'est pas un coup permis ici ; permis : { $legal }
play-illegal-outcome = { $text } n'a pas pu sortir ici ({ $what })
play-illegal-outcome-listed = { $text } n'a pas pu sortir ici ({ $what }) ; possible : { $possible }
play-too-much = { $text } est de trop : après { $done }, plus rien n'est demandé
play-too-much-dice = { $text } est de trop : il n'y a plus de dé à lancer
play-after = après { $done } : { $problem }

## Options, rules and games
play-bad-option = option { $option } : { $value } ne va pas ; il faut { $wanted }
play-want-each-side = une valeur pour chacun des deux camps, comme 'a,b'
play-want-yes-no = oui ou non
play-want-one-of = une valeur parmi { $choices }
play-want-whole = un nombre entier
play-want-range = un nombre entier de { $low } à { $high }
play-option-form = { $text } : écrivez une option sous la forme NOM=VALEUR
play-no-option = il n'y a pas d'option { $option } ; il y a : { $known }
play-no-rule-set = il n'y a pas de règlement { $name } ; il y a : { $known }
play-no-rule = il n'y a pas de règle { $rule } dans ce règlement
play-no-version = { $game } ne se joue pas avec les règles { $version }, seulement avec { $known }
play-data-table = les chiffres d'une boîte forment un tableau
play-no-figures = { $game } n'a pas de chiffres à corriger
play-no-game = il n'y a pas de jeu { $name } ; il y a : { $known }
play-not-a-game = { $value }, proposé comme { $name }, n'est pas un jeu Touchline

## Score
play-score = { $home } { $points } – { $others } { $away }

## Languages
play-no-language = Touchline ne parle pas { $language } ; il parle : { $known }
play-no-bot-here = Ici, l’adversaire de niveau { $level } ne connaît que les règles de la boîte. Jouez avec elles, ou choisissez l’adversaire au hasard.
play-no-coach-here = Ici, personne ne peut conseiller sur ce jeu : il faut plus de calcul qu’un navigateur n’en peut faire.
play-no-tables = Ce ne sont pas des tables qu’un adversaire puisse lire : { $problem }

## Charts and figures of a box
play-chart-guess = { $guessed } cases sur { $count } sont devinées ({ $mark }) : personne n'a pu les lire sur une boîte. Qui la possède peut mettre les vraies avec --data.
play-chart-of = { $chart } : { $warning }
play-sure-certain = certain
play-sure-likely = probable
play-sure-guess = deviné
play-origin-box = lu sur l'original par son propriétaire
play-origin-text = imprimé dans les règles
play-origin-rulebook = imprimé dans les règles
play-origin-forced = la seule lecture que permettent les règles imprimées
play-origin-found = de sources publiques, recoupées
play-origin-default = notre propre chiffre, le vrai nous étant inconnu
play-figure-about = { $sure } : { $origin }
play-figure-by-side = face par face : { $sides }
play-edit-all = { $game } : les chiffres de la boîte.
play-edit-guessed = { $game } : ce qu'il nous a fallu deviner de la boîte.
play-edit-how = Ôtez le '# ' d'une ligne et mettez ce qui est vraiment imprimé ; laissez les autres telles quelles.
play-edit-check = Vérifier :  touchline data { $game } --check THIS_FILE
play-edit-play = Jouer :     touchline play { $game } --data THIS_FILE

## Figures by player
play-figure-number = { $number }
play-figure-share = { $share }
play-figure-of = { $some } sur { $of } ({ $share })
