# What somebody is told elsewhere: by a push to the telephone, or in a letter.

notice-your-turn = { $game }: te toca
notice-against = Contra { $others }.
notice-waiting = { $game }: alguien te espera
notice-waits = { $others } ya está a la mesa.
notice-season-week = { $season }: ha empezado la semana { $week }
notice-season-soon =
    { $season }: la semana { $week } termina en { $hours ->
        [one] una hora
       *[other] { $hours } horas
    }
notice-season-rival = Tu rival: { $rival }.
notice-season-rival-until =
    Tu rival: { $rival }; { $days ->
        [one] queda un día
       *[other] quedan { $days } días
    }.
notice-confirm = ¿Correo de Touchline?
notice-confirm-text =
    Alguien, esperamos que tú, quiere recibir aquí correo sobre los partidos de { $account }. Si es así, abre esto antes de un día:

    { $link }

    Si no, no hagas nada: no llegará nada más.
notice-letter =
    { $body }

    Al partido: { $link }

    No más correos así: { $end }
