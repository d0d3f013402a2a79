# What somebody is told elsewhere: by a push to the telephone, or in a letter.

notice-your-turn = { $game }: é a sua vez
notice-against = Contra { $others }.
notice-waiting = { $game }: alguém espera por você
notice-waits = { $others } já está à mesa.
notice-season-week = { $season }: a semana { $week } começou
notice-season-soon =
    { $season }: a semana { $week } termina em { $hours ->
        [one] { $hours } hora
       *[other] { $hours } horas
    }
notice-season-rival = Seu adversário: { $rival }.
notice-season-rival-until =
    Seu adversário: { $rival }; { $days ->
        [one] falta { $days } dia
       *[other] faltam { $days } dias
    }.
notice-confirm = Cartas do Touchline?
notice-confirm-text =
    Alguém, esperamos que você, quer receber aqui mensagens sobre as partidas de { $account }. Se sim, abra isto em até um dia:

    { $link }

    Se não, não faça nada: nada mais será enviado.
notice-letter =
    { $body }

    À partida: { $link }

    Chega destas mensagens: { $end }
