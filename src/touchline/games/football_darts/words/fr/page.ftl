# What the pages say about this game alone.

## The board

page-darts-board = Cible. La liste à côté fait la même chose au clavier.
page-darts-field =
    Terrain : ballon sur { $spot }, { $needed ->
        [one] encore { $needed } yard
       *[other] encore { $needed } yards
    }
page-darts-left = Fléchettes restantes : { $left }
page-darts-need = encore { $yards }
page-darts-try = Transformation
page-darts-calls = À quoi sert la fléchette ?
page-darts-aim = Viser
page-darts-fell = Où est-elle plantée ?
page-darts-neighbours = Ou vouliez-vous dire
page-darts-throw = { $call } : { $bed }
page-darts-enter = Saisir { $bed }
page-darts-miss = Hors de la cible
page-darts-bounce = Rebond
page-darts-last = Dernière fléchette : { $bed }. Erreur ?
page-darts-last-what = Touchez là où elle est vraiment plantée ; tout ce qui suit est recompté.
page-darts-overtime = PR{ $number }
page-darts-thrower = { $name } : la moitié des fléchettes à moins de { $reach } mm
page-darts-aiming = Visée : { $bed }
page-darts-worth = Ce que fait une fléchette
page-darts-rings = Anneau intérieur, { $reach } mm : la moitié des fléchettes. Anneau pointillé : neuf sur dix.
page-darts-now = en cours
page-darts-aim-first = Touchez la cible pour viser
page-darts-touchdown = touchdown !
page-darts-scores = points
page-darts-safety = safety
page-darts-drive-over = série finie
page-darts-intercepted = intercepté
page-darts-bust = trop loin
page-darts-missed = raté
page-darts-leaves = encore { $yards }
page-darts-dart-of = fléchette { $dart } sur { $darts }

## What a dart is thrown for

page-darts-call-throw = Lancer
page-darts-call-field-goal = Field goal
page-darts-call-punt = Dégagement
page-darts-call-pat = Un point
page-darts-call-two = Deux points

## Beds

page-bed-triple = triple { $number }
page-bed-double = double { $number }
page-bed-inner = simple intérieur { $number }
page-bed-outer = simple extérieur { $number }
page-bed-single = simple { $number }
page-bed-25 = bulle extérieure
page-bed-bull = plein centre
page-bed-miss = hors de la cible
page-bed-bounce = rebond

## What is asked

page-help-football-darts-toss = Qui gagne le tirage choisit qui joue la première série.
page-help-football-darts-choice = Recevoir : la première série est à vous. Laisser : elle est à vous après la mi-temps.
page-help-football-darts-call = Touchez la cible là où vous visez. Un 20, c'est 20 yards, un triple 20, 60. La dernière fléchette doit tomber exactement sur la ligne de but.
page-help-football-darts-throw = Lancez, puis touchez la cible là où la fléchette est plantée.
page-help-football-darts-field-goal = Lancez, puis touchez la cible là où la fléchette est plantée.
page-help-football-darts-punt = Lancez, puis touchez la cible là où la fléchette est plantée. C'est l'anneau qui décide.
page-help-football-darts-try = Une fléchette de plus après le touchdown : facile pour un point (1, 5 ou 20), difficile pour deux (le numéro 2).
page-help-football-darts-pat = Lancez, puis touchez la cible là où la fléchette est plantée.
page-help-football-darts-two-points = Lancez, puis touchez la cible là où la fléchette est plantée.
page-help-football-darts-call-table = Dites à quoi sert la prochaine fléchette, puis lancez-la.
page-help-football-darts-try-table = Dites si la fléchette est pour un point (1, 5 ou 20) ou pour deux (le numéro 2), puis lancez-la.

## Entering darts

page-scorer-ring = Quel anneau
page-scorer-single = Simple
page-scorer-inner = Intérieur
page-scorer-outer = Extérieur
page-scorer-double = Double
page-scorer-triple = Triple
page-scorer-bull = Bulle
page-scorer-miss = Hors cible
page-scorer-small-print = En petit : ce que ferait cette fléchette.
page-scorer-caller = Annonceur
page-hearing = Écouter
page-hearing-what = Annoncez la fléchette : « triple vingt », « double cinq », « bulle », « raté », « annuler ». Le navigateur peut envoyer ce que vous dites à son éditeur.
page-hearing-heard = Entendu : { $text }
page-hearing-not = Pas compris : { $text }
page-hearing-unable = Le navigateur ne laisse personne écouter ici.
page-hearing-triple = triple t
page-hearing-double = double d
page-hearing-bull = bulle bull mouche
page-hearing-miss = raté dehors
page-hearing-undo = annuler retour
page-hearing-numbers = un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt

## The aim of the game

page-aim-football-darts = Quatre fléchettes par série, chaque point est un yard. Finissez exactement sur la ligne de but pour six points.
page-aim-football-darts-short = Finissez exactement sur la ligne de but : six points.

## A first match: a rule in one sentence, when it first rules

page-new-fd-1-2 = Recevez et vous attaquez d'abord ; différez et vous commencez après la mi-temps.
page-new-fd-2-1 = Un simple vaut son chiffre en yards, un double deux fois, un triple trois fois ; le centre rouge est un touchdown de partout.
page-new-fd-2-2 = Hors de la cible : dix yards en arrière, et la fléchette est perdue.
page-new-fd-2-3 = Double ou triple 1 ou 3, c'est une interception : l'autre prend le ballon sur place.
page-new-fd-2-4 = Tombez exactement sur la ligne de but : six points. Un yard de trop, c'est raté, et le ballon est perdu.
page-new-fd-2-5 = Quatre fléchettes font une série ; ensuite l'autre repart de là où est le ballon.
page-new-fd-3-1 = Après un touchdown, encore une fléchette : 1, 5 ou 20 pour un point, ou un 2 pour deux.
page-new-fd-4-1 = Un field goal, c'est une fléchette pour trois points, dès le milieu du terrain : tout 20, et plus près aussi tout 1 ou 5.
page-new-fd-4-2 = Field goal manqué : l'autre repart de là où est le ballon.
page-new-fd-5-1 = Un punt avec la dernière fléchette rend le ballon, mais loin : plus c'est près du centre, plus ils partent de loin.

## What is asked, where it is answered by touching: the game itself names what is typed

page-fd-ask-call-aim = Fléchette { $dart }, encore { $needed } : où visez-vous ?
page-fd-ask-call = Fléchette { $dart }, encore { $needed } : où est-elle plantée ?
page-fd-ask-try = Un point de plus (1, 5 ou 20) ou deux (le numéro 2) ?

## Le plateau d'analyse

page-study-field-football-darts-offense = Qui lance
page-study-field-football-darts-pos = Yards depuis sa ligne de but
page-study-field-football-darts-dart = Fléchette
page-study-field-football-darts-drive = Série
page-study-field-football-darts-quarter = Quart-temps
page-study-field-football-darts-first = Premier ballon

## On the shelf

page-title-football-darts = Football Darts
page-tagline-football-darts = Remontez le terrain sur une cible de fléchettes : quatre fléchettes par série, et les yards exacts pour le touchdown.
page-short-football-darts = Chaque point est un yard ; finissez sur la ligne.
