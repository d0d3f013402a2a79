# El tablero de análisis, en la terminal y en los rechazos.

study-too-long = es demasiado largo para un análisis: como mucho { $most } caracteres
study-full = un análisis tiene como mucho { $most } pasos
study-which-game = di de qué juego es esta posición
study-after = la entrada { $number } no puede seguir a la entrada { $after }
study-broken = el paso { $number } ({ $text }) no se puede jugar: { $problem }
study-no-step = no hay ningún paso { $number }
study-no-link = este enlace está dañado: cópialo entero
study-nothing-open = todavía no se ha abierto nada

study-title = { $game }: análisis
study-words =
    Una jugada o lo que sale: se juega. Además:
      roll          que decida el azar; roll on: hasta que alguien decida
      back          un paso atrás; go N: al paso N; start: al principio
      tree          todo lo probado; drop N: olvidar el paso N y lo que sigue
      coach         qué haría el entrenador aquí
      moves         qué se puede jugar o puede salir
      set POSICIÓN  empezar de nuevo en una posición; position: la línea de esta
      link          todo en una línea, para el navegador: /analyse#…
      save ARCHIVO  guardarlo en un archivo
      help, quit
study-step = Paso { $number }
study-at-start = Al principio
study-kept = Guardado en { $file }.
study-link = El análisis entero, para el navegador o para { $command }:
study-no-file = Di en qué archivo: save ARCHIVO
