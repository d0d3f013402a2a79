# What somebody is told elsewhere: by a push to the telephone, or in a letter.

notice-your-turn = { $game }: jij bent aan de beurt
notice-against = Tegen { $others }.
notice-waiting = { $game }: iemand wacht op je
notice-waits = { $others } zit al aan tafel.
notice-season-week = { $season }: week { $week } is begonnen
notice-season-soon =
    { $season }: week { $week } eindigt over { $hours ->
        [one] een uur
       *[other] { $hours } uur
    }
notice-season-rival = Je tegenstander: { $rival }.
notice-season-rival-until =
    Je tegenstander: { $rival }; nog { $days ->
        [one] één dag
       *[other] { $days } dagen
    }.
notice-confirm = Post van Touchline?
notice-confirm-text =
    Iemand, hopelijk jij, wil hier post over de wedstrijden van { $account }. Zo ja, open dit binnen een dag:

    { $link }

    Zo nee, doe niets: er komt niets meer.
notice-letter =
    { $body }

    Naar de wedstrijd: { $link }

    Geen post meer: { $end }
