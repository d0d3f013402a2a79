# What somebody is told elsewhere: by a push to the telephone, or in a letter.

notice-your-turn = { $game } : à vous
notice-against = Contre { $others }.
notice-waiting = { $game } : on vous attend
notice-waits = { $others } est déjà à la table.
notice-season-week = { $season } : la semaine { $week } a commencé
notice-season-soon =
    { $season } : la semaine { $week } se termine dans { $hours ->
        [one] { $hours } heure
       *[other] { $hours } heures
    }
notice-season-rival = Votre adversaire : { $rival }.
notice-season-rival-until =
    Votre adversaire : { $rival } ; il reste { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }.
notice-confirm = Du courrier de Touchline ?
notice-confirm-text =
    Quelqu’un, vous-même espérons-nous, veut recevoir ici du courrier sur les matchs de { $account }. Si c’est bien vous, ouvrez ce lien dans les vingt-quatre heures :

    { $link }

    Sinon, ne faites rien : rien d’autre ne sera envoyé.
notice-letter =
    { $body }

    Vers le match : { $link }

    Ne plus recevoir ce courrier : { $end }
