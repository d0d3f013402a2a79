# Lo primero que dice el entrenador: opciones en partidos de cada cien.

coach-says = «{ $best }» gana { $win } de cada cien; «{ $other }» { $less }.
coach-close = «{ $best }» o «{ $other }»: ambas ganan unas { $win } de cada cien.
coach-only = «{ $best }» gana { $win } de cada cien.
coach-ways = «{ $best }» gana { $win } de cada cien; «{ $other }» cuesta { $cost } de ellas, la peor opción { $most }.
coach-all-same = Da igual: cualquier opción gana unas { $win } de cada cien.
coach-mix = Alterna sin orden para que nadie te lea: cada opción gana unas { $win } de cada cien.
coach-all-won = Hagas lo que hagas, está prácticamente ganado.
coach-all-lost = Hagas lo que hagas, está prácticamente perdido.
coach-does-not-win = «{ $move }» ya no basta para ganar.
