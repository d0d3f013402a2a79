# What somebody is told elsewhere: by a push to the telephone, or in a letter.

notice-your-turn = { $game }: it is your turn
notice-against = Against { $others }.
notice-waiting = { $game }: somebody waits for you
notice-waits = { $others } sits at the table already.
notice-season-week = { $season }: week { $week } has begun
notice-season-soon =
    { $season }: week { $week } ends in { $hours ->
        [one] an hour
       *[other] { $hours } hours
    }
notice-season-rival = You meet { $rival }.
notice-season-rival-until =
    You meet { $rival }; { $days ->
        [one] one day is left
       *[other] { $days } days are left
    }.
notice-confirm = Letters from Touchline?
notice-confirm-text =
    Somebody, you we hope, wants letters about the matches of { $account } to come here. If so, open this within a day:

    { $link }

    If not, do nothing: nothing more will be sent.
notice-letter =
    { $body }

    To the match: { $link }

    No more such letters: { $end }
