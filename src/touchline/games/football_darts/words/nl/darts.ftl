# 'touchline darts': how well you throw, and where to aim.
fd-darts-no-preset = er is geen voorkeuze { $name }; er is: { $known }
fd-darts-none = hier zit geen enkele pijl in
fd-darts-ask-darts = Jouw pijlen:
fd-darts-ask-aim = Waar mikte je op (T20, BULL, … of 'unknown')?
fd-darts-at-bull = Waar niets anders staat, gelden ze als op BULL gericht (--aim T20, of --aim unknown).
fd-darts-at-coach = Gelden als gericht waar de coach gericht zou hebben (--aim T20, of --aim unknown).
fd-darts-no-file = er is geen bestand { $file }
fd-darts-other-game = { $file } is een verslag van { $game }: daarin zijn geen pijlen gegooid
fd-darts-nobody = niemand die { $name } heet gooit in deze wedstrijd; er is: { $known }
fd-darts-no-statistics = zulke pijlen zijn er op deze computer nog niet: 'touchline play football-darts --table' bewaart ze
fd-darts-picture-kind = { $file } moet eindigen op .png of .svg
fd-darts-thrower = werper { $thrower } gaat niet; geef { $wanted }
fd-darts-expected = Verwachte punten per mikpunt, { $thrower }
fd-darts-no-board = { $game } heeft geen dartbord
fd-darts-win = Winkans per mikpunt, { $who }: { $call }, { $thrower }
fd-darts-best-aim = { $file }: beste mikpunt ({ $x }, { $y }) mm, { $worth }

## fit
fd-fit-sigma =
    { $darts } { $darts ->
        [one] pijl
       *[other] pijlen
    }: σ { $sigma } mm (95 %-interval { $low } tot { $high }).
fd-fit-around = Ze komen neer rond ({ $x }, { $y }) mm, in { $bed }.
fd-fit-bias = Je pijlen komen { $across } mm { $side } van het mikpunt neer en { $up } mm { $height }.
fd-fit-left = links
fd-fit-right = rechts
fd-fit-above = erboven
fd-fit-below = eronder
fd-fit-shape = σ dwars { $across } mm, σ omhoog { $up } mm, ρ { $rho }.
fd-fit-toward = Naar { $prior } toe getrokken alsof er { $more } pijlen meer gezien waren: { $shrunk } mm, het dichtst bij { $nearest }; voer throwers={ $thrower } in.
fd-fit-no-darts = geen pijlen om van te leren
fd-fit-no-score = geen pijl is { $score } waard
fd-fit-no-aim = op { $text } kun je niet mikken: geef een vak, zoals T20 of BULL
fd-fit-no-bed = { $text } is geen vak en geen score

## stats
fd-stats-player = { $player }: { $matches } { $matches ->
        [one] wedstrijd
       *[other] wedstrijden
    }, { $darts } { $darts ->
        [one] pijl
       *[other] pijlen
    }
fd-stats-average = gemiddeld { $average } punten per pijl; { $share }
fd-stats-most = het vaakst geraakt: { $beds }
fd-stats-at = op { $bed }: { $hit } van { $thrown } ({ $share })
fd-stats-drives = drives tot in de endzone: { $done } van { $drives } ({ $share })
fd-stats-field-goals = field goals: { $good } van { $tried }
fd-stats-evening = { $match }: tegen { $opponent }, { $result }; gemiddeld { $average }, { $touchdowns }/{ $drives } drives
fd-stats-unfinished = { $result }, niet af
fd-stats-kind-off = naast het bord { $share }
fd-stats-kind-bulls = bulls { $share }
fd-stats-kind-doubles = dubbels { $share }
fd-stats-kind-trebles = triples { $share }
fd-stats-kind-singles = singles { $share }

## solve
fd-worth-wins = { $who } ({ $thrower }) wint bij het eerste balbezit { $win }, gemiddeld { $own } tegen { $other } punten
fd-worth-finer = Met een half zo wijd raster van mikpunten verandert geen van { $among } winkansen meer dan { $change } ({ $seconds } s)

## Where to aim, in a table
fd-pointed-away = met opzet ernaast
fd-pointed-at = { $bed } ({ $x }, { $y } mm)
fd-darts-worth-points = { $value } punten
