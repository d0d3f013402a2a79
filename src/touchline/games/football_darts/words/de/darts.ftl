# 'touchline darts': how well you throw, and where to aim.
fd-darts-no-preset = die Vorgabe { $name } gibt es nicht; es gibt: { $known }
fd-darts-none = darin ist kein einziger Pfeil
fd-darts-ask-darts = Deine Pfeile:
fd-darts-ask-aim = Worauf hast du gezielt (T20, BULL, … oder 'unknown')?
fd-darts-at-bull = Wo nichts anderes gesagt ist, gelten sie als auf BULL gezielt (--aim T20 oder --aim unknown).
fd-darts-at-coach = Gelten als dorthin gezielt, wohin der Trainer gezielt hätte (--aim T20 oder --aim unknown).
fd-darts-no-file = es gibt keine Datei { $file }
fd-darts-other-game = { $file } ist ein Spielbericht von { $game }: darin flogen keine Pfeile
fd-darts-nobody = in diesem Spiel wirft niemand namens { $name }; es gibt: { $known }
fd-darts-no-statistics = solche Pfeile gibt es auf diesem Rechner noch nicht: 'touchline play football-darts --table' hebt sie auf
fd-darts-picture-kind = { $file } muss auf .png oder .svg enden
fd-darts-thrower = den Werfer { $thrower } gibt es so nicht; gib { $wanted } an
fd-darts-expected = Erwartete Punkte je Zielpunkt, { $thrower }
fd-darts-no-board = { $game } hat keine Dartscheibe
fd-darts-win = Siegchance je Zielpunkt, { $who }: { $call }, { $thrower }
fd-darts-best-aim = { $file }: bester Zielpunkt ({ $x }, { $y }) mm, { $worth }

## fit
fd-fit-sigma =
    { $darts } { $darts ->
        [one] Pfeil
       *[other] Pfeile
    }: σ { $sigma } mm (95-%-Intervall { $low } bis { $high }).
fd-fit-around = Sie landen um ({ $x }, { $y }) mm, in { $bed }.
fd-fit-bias = Deine Pfeile landen { $across } mm { $side } vom Ziel und { $up } mm { $height }.
fd-fit-left = links
fd-fit-right = rechts
fd-fit-above = darüber
fd-fit-below = darunter
fd-fit-shape = σ quer { $across } mm, σ hoch { $up } mm, ρ { $rho }.
fd-fit-toward = Zu { $prior } hin gezogen, als wären { $more } Pfeile mehr gesehen worden: { $shrunk } mm, am nächsten an { $nearest }; gib throwers={ $thrower } ein.
fd-fit-no-darts = keine Pfeile, aus denen man lernen könnte
fd-fit-no-score = kein Pfeil bringt { $score }
fd-fit-no-aim = auf { $text } kann man nicht zielen: gib ein Feld an, etwa T20 oder BULL
fd-fit-no-bed = { $text } ist weder ein Feld noch eine Punktzahl

## stats
fd-stats-player = { $player }: { $matches } { $matches ->
        [one] Spiel
       *[other] Spiele
    }, { $darts } { $darts ->
        [one] Pfeil
       *[other] Pfeile
    }
fd-stats-average = im Schnitt { $average } Punkte je Pfeil; { $share }
fd-stats-most = am öftesten getroffen: { $beds }
fd-stats-at = auf { $bed }: { $hit } von { $thrown } ({ $share })
fd-stats-drives = Drives bis in die Endzone: { $done } von { $drives } ({ $share })
fd-stats-field-goals = Field Goals: { $good } von { $tried }
fd-stats-evening = { $match }: gegen { $opponent }, { $result }; im Schnitt { $average }, { $touchdowns }/{ $drives } Drives
fd-stats-unfinished = { $result }, nicht zu Ende
fd-stats-kind-off = daneben { $share }
fd-stats-kind-bulls = Bulls { $share }
fd-stats-kind-doubles = Doubles { $share }
fd-stats-kind-trebles = Triples { $share }
fd-stats-kind-singles = Singles { $share }

## solve
fd-worth-wins = { $who } ({ $thrower }) gewinnt mit dem Ball zuerst zu { $win }, im Schnitt mit { $own } zu { $other } Punkten
fd-worth-finer = Mit halb so weitem Raster der Zielpunkte ändert sich von { $among } Siegchancen keine um mehr als { $change } ({ $seconds } s)

## Where to aim, in a table
fd-pointed-away = absichtlich daneben
fd-pointed-at = { $bed } ({ $x }, { $y } mm)
fd-darts-worth-points = { $value } Punkte
