# Ce qui se dit à l'invite pendant un match, en lignes et dans l'application.


## Sitting down
prompt-against = { $first } contre { $second }
prompt-at-the-table = À table : lancez, distribuez et tirez ; dites ce qui est tombé.
prompt-chart-shows = { $guesses } 'chart' les montre.
prompt-begin = Tapez un coup, ou 'help'.
prompt-kept = Le match est gardé. Pour continuer : touchline resume { $file }
prompt-no-review = Pas d'analyse, alors.
prompt-record-in = La feuille de match est dans { $file }
prompt-write-where = Dans quel fichier l'écrire ? ('drop' l'abandonne)
prompt-this-is-it = Voici le match ; mettez-le dans un fichier pour le reprendre :
prompt-refused = Non : { $why }
prompt-not-on-disk = Pas sur le disque : { $trouble }
prompt-unkept = { $trouble }. Le match continue en mémoire et sera écrit dès que possible ; 'save FILE' l'écrit ailleurs.
prompt-on-disk-again = De nouveau sur le disque.
prompt-moved = { $file } a été modifié par quelqu'un d'autre ; ce match continue dans { $new }
prompt-pass-keyboard = Passez le clavier à { $who }, qui tape 'ready' :
prompt-coach-works = L'entraîneur calcule : { $share }
prompt-table = table
prompt-scores = Points
prompt-time = Temps : { $clock }
prompt-bot-name = bot { $level }

## Commands
prompt-help = Tapez un coup ou, à table, ce qui est tombé. Ou bien :
prompt-help-help = cette liste ; '?' fait de même
prompt-help-legal = ce qu'on peut faire maintenant ; 'legal F4' seulement ce qui commence par F4
prompt-help-score = score et situation
prompt-help-board = le plateau
prompt-help-where = où en est le match, en mots ; 'where fields' pour chaque champ de la position
prompt-help-why = les règles du dernier coup ; 'why 17' celles de l'entrée 17
prompt-help-rules = les règles par chapitre ; 'rules { $chapter }' en cite un, 'rules { $rule }' une règle
prompt-help-chart = quoi contre quoi, à consulter
prompt-help-hint = ce que ferait l'entraîneur
prompt-help-chances = les chances de chacun à partir d'ici
prompt-help-clock = le temps que chaque camp a pris, ou qui lui reste
prompt-help-history = tout jusqu'ici, avec les numéros
prompt-help-undo = reprendre votre dernière saisie ; 'undo 3' les trois dernières
prompt-help-correct = 'correct 17 T19' montre ce que cela changerait, et demande ; finir par 'cut' écarte ce qui ne va plus
prompt-help-save = 'save FILE' écrit une copie de la feuille de match
prompt-help-review = chance et adresse, après le match
prompt-help-resign = abandonner
prompt-help-quit = arrêter ; le match est gardé et peut être repris
prompt-nothing-changed = Rien n'a été changé.
prompt-did-you-mean = Vouliez-vous dire '{ $word }' ?
prompt-may-say = Vous pouvez dire : { $moves }.
prompt-yes-or-no = { $question } (oui ou non)
prompt-too-many =
    { $count ->
        [one] { $count } coup, trop pour une liste.
       *[other] { $count } coups, trop pour une liste.
    } { $question }
prompt-nothing = Rien.
prompt-nothing-with = Rien qui commence par { $text }.
prompt-and-more = { $moves } et { $more } autres
prompt-nothing-yet = Il ne s'est encore rien passé.
prompt-no-entry = il n'y a pas d'entrée { $number } ; 'history' les énumère
prompt-write-undo = écrivez : undo, ou undo 3
prompt-taken-back =
    Repris : { $count ->
        [one] { $count } entrée
       *[other] { $count } entrées
    }.
prompt-take-back-all = Il n'y a pas tant d'entrées. Tout reprendre ?
prompt-write-correct = écrivez : correct 17 T19
prompt-corrected = Corrigé. { $headline }
prompt-correct-so = Corriger ainsi ?
prompt-write-save = écrivez : save FILE
prompt-saved = Enregistré dans { $file }
prompt-review-after = l'analyse vient après le match
prompt-gives-up = { $who } abandonne ?
prompt-no-coach = Ce jeu n'a pas encore d'entraîneur.
prompt-coach-no-room = L'entraîneur ne peut pas travailler ici pour l'instant : { $problem }. Le match continue.
prompt-first-sight = À première vue : { $move }.
prompt-first-look = À première vue, sans longue réflexion :
prompt-first-games = { $who } a pris alors { $win } ({ $low } … { $high }) de { $games } parties jouées par des joueurs simples, les nuls comptant pour moitié.
prompt-first-wait = L'entraîneur calcule ce qui est vraiment le mieux…
prompt-hint-enough = Assez : l'entraîneur s'arrête. Son premier mot vaut jusqu'à votre prochaine question.
prompt-no-voice = Il n'y a pas de voix ici : aucun de { $programs } n'est installé.
prompt-voice-score = { $one } { $first }, { $two } { $second }.

## Corrections
prompt-says-already = L'entrée { $number } dit déjà cela ; rien ne changerait.
prompt-change-nothing = (rien)
prompt-change-dropped = (écarté)
prompt-more-entries =
    … et encore { $more ->
        [one] { $more } entrée
       *[other] { $more } entrées
    }
prompt-still-stands = On en est toujours à : { $then }
prompt-would-stand =
    On en est à : { $now }
    On en serait à : { $then }
prompt-own-dice = les dés de Touchline
prompt-not-entered = l'entrée { $number } vient de : { $who } ; on ne corrige que ce que des gens ont saisi

## The clock
prompt-clock-form = pendule { $text } : écrivez les minutes par camp, comme 20, ou avec des secondes par coup, comme 20+10
prompt-clock-left = { $who } : reste { $time }
prompt-clock-up = { $who } TEMPS ÉCOULÉ depuis { $time }

## Refusals
prompt-cannot-write = impossible d'écrire { $problem }
prompt-kept-there = { $file } est le fichier de ce match lui-même : nommez-en un autre
prompt-there-already = { $file } existe déjà et reste tel quel : nommez-en un autre
prompt-match-there = { $file } existe déjà et reste tel quel : 'touchline resume { $file }' le reprend, un nouveau match demande un autre nom
prompt-nobody-owns = personne n'a d'équipe dans cette saison ; 'simulate' fait jouer les bots
prompt-no-team = il n'y a pas d'équipe { $team } dans cette saison
prompt-no-match-left = il ne reste aucun match à jouer
prompt-bot-no-cards = un bot ne peut pas tenir de vraies cartes : jouez celui-ci à l'écran
prompt-resign-turn = abandonnez quand c'est votre tour
prompt-nothing-played = rien n'a encore été joué

## Asking at the table
prompt-choose-unseen = { $question } Choisissez en secret, révélez ensemble, puis dites les deux sur une ligne.
prompt-roll-together = { $question } À lancer ensemble : { $dice }.

## The lobby
prompt-lobby = Touchline : football de table
prompt-lobby-number = Tapez un nombre de 1 à { $most }.
prompt-lobby-nothing = Rien n'a commencé. 'touchline --help' dit ce qu'il y a d'autre.
prompt-lobby-resume = Reprendre { $match }
prompt-lobby-game = Quel jeu ?
prompt-lobby-against = Contre qui ?
prompt-lobby-people = deux personnes à ce clavier
prompt-lobby-table = vrais dés, cartes ou fléchettes à une table
prompt-lobby-options = Options sous la forme NOM=VALEUR, 'list' pour les voir, ou 'start' :

## On a server
prompt-no-link = { $text } n'est pas un lien vers un match ; il ressemble à http://host/?match=abc#invite=…
prompt-waiting-seat = En attente que quelqu'un s'assoie.
prompt-your-move = À vous.
prompt-waiting-for = En attente de { $who }.
prompt-waiting-dice = En attente des dés.
prompt-somebody = Quelqu'un
prompt-sits-down = { $who } prend place.
prompt-pact = Les dés sont convenus : pacte { $pact }.
prompt-pact-changed = le serveur a changé ce qui était fixé pour les dés ; rien ne lui est montré
prompt-no-rule = Aucune règle : c'est arrivé, voilà tout.
prompt-seat-kept = Votre place est gardée : le même lien y ramène.
prompt-undo-asked = L'autre camp demande à reprendre son dernier coup : accept ou decline ?
prompt-remote-help = Tapez un coup quand c'est votre tour. Ou bien :
prompt-remote-help-legal = ce qu'on peut faire maintenant
prompt-remote-help-why = les règles du dernier coup
prompt-remote-help-history = tout jusqu'ici
prompt-remote-help-undo = demander à reprendre votre dernier coup
prompt-remote-help-accept = accepter la reprise de l'autre camp
prompt-remote-help-decline = la refuser
prompt-remote-help-resign = abandonner
prompt-remote-help-save = 'save FILE' écrit la feuille de match telle que vous pouvez la lire
prompt-remote-help-help = cette liste
prompt-remote-help-quit = partir ; le même lien ramène à votre place
prompt-nothing-now = Rien pour l'instant.
prompt-watching = en spectateur
prompt-you-are = vous êtes { $who }
prompt-trying-again = { $problem } Nouvel essai.
prompt-done = C'est fait.
prompt-corrected-there = Corrigé.
prompt-remote-help-score = score et situation
prompt-remote-help-chat = 'chat hello', 'chat well-played', 'chat good-game'
