# What somebody is told elsewhere: by a push to the telephone, or in a letter.

notice-your-turn = { $game }: jij bent aan de beurt
notice-against = Tegen { $others }.
notice-waiting = { $game }: iemand wacht op je
notice-waits = { $others } zit al aan tafel.
notice-confirm = Post van Touchline?
notice-confirm-text =
    Iemand, hopelijk jij, wil hier post over de wedstrijden van { $account }. Zo ja, open dit binnen een dag:

    { $link }

    Zo nee, doe niets: er komt niets meer.
notice-letter =
    { $body }

    Naar de wedstrijd: { $link }

    Geen post meer: { $end }
