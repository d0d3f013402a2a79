# What is wrong with a record, a position, a file or a text from outside.

## Records
record-no-line = ce n'est pas une feuille de match : elle n'a aucune ligne complète
record-not-an-entry = ce n'est pas une ligne d'une feuille de match : { $line }
record-entry-missing = la ligne { $number } manque ; on trouve { $line }
record-no-game = il manque l'en-tête Game à la feuille de match
record-line = ligne { $number } : { $problem }
record-file = { $file } : { $problem }
record-file-line = { $file }, ligne { $line } : { $problem }
record-not-a-text = ce n'est pas un fichier texte
record-data-large = un fichier de données a au plus { $most } octets
record-rules-version = ce match s'est joué avec les règles { $version } ; celles-ci sont les { $known }
record-header-unread = l'en-tête { $header } est illisible : { $problem }
record-not-whole = { $text } n'est pas un nombre entier d'au plus { $most } chiffres
record-no-table = l'en-tête Data ne contient pas de tableau de chiffres
record-result-differs = la feuille de match annonce { $claimed }, mais rejouée elle donne { $found }
record-other-acts = { $who } agit, mais c'est à { $due }
record-entry = ligne { $number } ({ $text }) : { $problem }
record-many-steps = rejouer cet enregistrement demande { $steps } étapes ; ici on en fait { $most } au plus
record-entry-more = la ligne { $number } ({ $text }) fait plus d'une étape
record-not-a-word = ce n'est pas un mot de la feuille de match : { $text }
record-script-empty = le script n'a plus de résultat
record-unreadable = { $file } de { $game } est illisible : { $problem }
record-not-an-example = ce n'est pas un exemple de { $game } : { $line }
record-not-a-puzzle = ce n'est pas un problème de { $game } : { $line }

## Positions
position-line = une position est une ligne de texte
position-no-value = { $field } : { $text } n'est aucune de ses valeurs
position-no-number = { $field } : { $text } n'est pas un nombre
position-out-of-range = { $field } : { $value } n'est pas dans { $low }..{ $high }
position-no-field = { $word } n'est pas un champ de ce jeu
position-twice = { $field } est donné deux fois
position-count = { $field } demande { $count } valeurs, pas { $given }

## Texts from outside
text-not-json = ce n'est pas du JSON : { $problem }
text-not-utf8-nul = ce n'est pas de l'UTF-8, ou cela contient un caractère NUL
text-not-utf8 = ce n'est pas de l'UTF-8
text-a-text = un texte
text-a-number = un nombre
text-holds-nul = { $place } contient un caractère NUL
text-holds-half = { $place } contient la moitié d'un caractère (surrogate)
text-many-digits = { $place } a plus de { $most } chiffres
text-not-kept = { $text } n'est pas un nombre que l'on puisse garder
text-not-a-number = { $text } n'est pas un nombre
text-too-deep = plus de { $most } listes et objets imbriqués

## Messages of the wire
fault-wrong = { $place } { $fault } : { $value }
fault-the-message = le message
fault-not-text = n'est pas un texte
fault-not-whole = n'est pas un nombre entier
fault-not-number = n'est pas un nombre
fault-not-flag = n'est ni true ni false
fault-not-null = n'est pas null
fault-none-of = n'est rien de { $known }
fault-not-list = n'est pas une liste
fault-not-list-of = n'est pas une liste de { $count }
fault-not-object = n'est pas un objet
fault-no-form = n'est rien de ce que cela peut être : { $problems }
fault-no-such = il n'y a pas de { $place } { $value } ; il y a : { $known }
fault-missing = il manque { $place }
fault-not-declared = il n’y a pas de champ { $place } ici
fault-many-characters = a plus de { $most } caractères
fault-few-characters = a moins de { $least } caractères
fault-not-like = n'a pas la forme { $form }
fault-less = est inférieur à { $least }
fault-more = est supérieur à { $most }
fault-many-members = a plus de { $most } éléments
fault-no-match = pas encore de match : commencez par 'new', 'set' ou 'load'
fault-no-coach = ici il n'y a pas d'entraîneur

## Things that are not installed
extra-lab = { $library } n'est pas installé ; il vient avec le supplément du laboratoire : pip install 'touchline[{ $extra }]'
extra-envs = { $library } n'est pas installé ; il vient avec le supplément des environnements : pip install 'touchline[{ $extra }]'
extra-other = { $library } n'est pas installé ; il vient avec un supplément : pip install 'touchline[{ $extra }]'
