# Lecciones y problemas en la terminal.

learn-step = Paso { $step } de { $count }
learn-press = Pulsa Intro para tirar.
learn-type = Escribe { $move }
learn-nudge = Eso no: escribe { $move }. No se ha jugado nada.
learn-first-match = Tu primer partido: touchline play { $game } --first
learn-to-type = Para jugarlo, escribe { $move }.
learn-new = Nuevo: { $what } ({ $rule })
learn-none = { $game } no tiene lección; sus reglas: touchline rules { $name }

puzzle-none = no existe ese problema
puzzle-no-blunders = ninguna decisión de esta partida regaló lo bastante para probarla otra vez
puzzle-own = de tu propia partida
puzzle-grade =
    { $grade ->
        [0] fácil
        [1] para jugadores de club
       *[other] difícil
    }
puzzle-right = Correcto: { $best }. La siguiente mejor idea cuesta { $points } de cada cien.
puzzle-wrong = Mejor es { $best }: lo tuyo gana { $points } de cada cien menos.
puzzle-score = { $run } seguidos, récord { $best }; { $solved } resueltos.
puzzle-days =
    { $days ->
        [one] Problema del día: 1 día seguido.
       *[other] Problema del día: { $days } días seguidos.
    }
puzzle-more = Enter: otro. quit: basta.
