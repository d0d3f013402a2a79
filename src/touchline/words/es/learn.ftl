# Lecciones y problemas en la terminal.

learn-step = Paso { $step } de { $count }
learn-press = Pulsa Intro para tirar.
learn-type = Escribe { $move }
learn-nudge = Eso no: escribe { $move }. No se ha jugado nada.
learn-first-match = Tu primer partido: touchline play { $game } --vs { $level }
learn-none = { $game } no tiene lección; sus reglas: touchline rules { $name }
