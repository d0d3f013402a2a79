# What somebody is told elsewhere: by a push to the telephone, or in a letter.

notice-your-turn = { $game }: du bist dran
notice-against = Gegen { $others }.
notice-waiting = { $game }: Jemand wartet auf dich
notice-waits = { $others } sitzt schon am Tisch.
notice-season-week = { $season }: Woche { $week } hat begonnen
notice-season-soon =
    { $season }: Woche { $week } endet in { $hours ->
        [one] einer Stunde
       *[other] { $hours } Stunden
    }
notice-season-rival = Dein Gegner: { $rival }.
notice-season-rival-until =
    Dein Gegner: { $rival }; noch { $days ->
        [one] ein Tag
       *[other] { $days } Tage
    }.
notice-confirm = Post von Touchline?
notice-confirm-text =
    Jemand, hoffentlich du, möchte Post zu den Matches von { $account } an diese Adresse. Wenn ja, öffne das binnen eines Tages:

    { $link }

    Wenn nein, tu nichts: es kommt nichts mehr.
notice-letter =
    { $body }

    Zum Match: { $link }

    Keine solche Post mehr: { $end }
