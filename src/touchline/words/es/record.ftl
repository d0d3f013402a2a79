# What is wrong with a record, a position, a file or a text from outside.

## Records
record-no-line = esto no es un acta: no tiene ninguna línea completa
record-not-an-entry = esto no es una entrada de un acta: { $line }
record-entry-missing = falta la entrada { $number }; en su lugar está { $line }
record-no-game = al acta le falta la cabecera Game
record-line = línea { $number }: { $problem }
record-file = { $file }: { $problem }
record-file-line = { $file }, línea { $line }: { $problem }
record-not-a-text = esto no es un archivo de texto
record-data-large = un archivo de datos tiene como mucho { $most } bytes
record-rules-version = se jugó con las reglas { $version }; estas son { $known }
record-header-unread = no se puede leer la cabecera { $header }: { $problem }
record-not-whole = { $text } no es un número entero de como mucho { $most } cifras
record-no-table = la cabecera Data no contiene una tabla de cifras
record-result-differs = el acta dice { $claimed }, pero al repetirla sale { $found }
record-other-acts = actúa { $who }, pero le toca a { $due }
record-entry = entrada { $number } ({ $text }): { $problem }
record-many-steps = volver a jugar este registro lleva { $steps } pasos; aquí se dan { $most } como mucho
record-entry-more = la entrada { $number } ({ $text }) es más de un paso
record-not-a-word = no es una palabra del acta: { $text }
record-script-empty = al guion no le quedan resultados
record-unreadable = no se puede leer { $file } de { $game }: { $problem }
record-not-an-example = no es un ejemplo de { $game }: { $line }
record-not-a-puzzle = no es un problema de { $game }: { $line }

## Positions
position-line = una posición es una línea de texto
position-no-value = { $field }: { $text } no es ninguno de sus valores
position-no-number = { $field }: { $text } no es un número
position-out-of-range = { $field }: { $value } no está en { $low }..{ $high }
position-no-field = { $word } no es un campo de este juego
position-twice = { $field } está dado dos veces
position-count = { $field } necesita { $count } valores, no { $given }

## Texts from outside
text-not-json = esto no es JSON: { $problem }
text-not-utf8-nul = esto no es UTF-8 o contiene un carácter NUL
text-not-utf8 = esto no es UTF-8
text-a-text = un texto
text-a-number = un número
text-holds-nul = { $place } contiene un carácter NUL
text-holds-half = { $place } contiene medio carácter (surrogate)
text-many-digits = { $place } tiene más de { $most } cifras
text-not-kept = { $text } no es un número que se pueda guardar
text-not-a-number = { $text } no es un número
text-too-deep = más de { $most } listas y objetos unos dentro de otros

## Messages of the wire
fault-wrong = { $place } { $fault }: { $value }
fault-the-message = el mensaje
fault-not-text = no es un texto
fault-not-whole = no es un número entero
fault-not-number = no es un número
fault-not-flag = no es ni true ni false
fault-not-null = no es null
fault-none-of = no es nada de { $known }
fault-not-list = no es una lista
fault-not-list-of = no es una lista de { $count }
fault-not-object = no es un objeto
fault-no-form = no es nada de lo que puede ser: { $problems }
fault-no-such = no hay { $place } { $value }; hay: { $known }
fault-missing = falta { $place }
fault-not-declared = aquí no hay ningún campo { $place }
fault-many-characters = tiene más de { $most } caracteres
fault-few-characters = tiene menos de { $least } caracteres
fault-not-like = no tiene la forma { $form }
fault-less = es menor que { $least }
fault-more = es mayor que { $most }
fault-many-members = tiene más de { $most } elementos
fault-no-match = aún no hay partido: empieza con 'new', 'set' o 'load'
fault-no-coach = aquí no hay entrenador

## Things that are not installed
extra-lab = { $library } no está instalado; viene con el extra del laboratorio: pip install 'touchline[{ $extra }]'
extra-envs = { $library } no está instalado; viene con el extra de los entornos: pip install 'touchline[{ $extra }]'
extra-other = { $library } no está instalado; viene con un extra: pip install 'touchline[{ $extra }]'
