# What is wrong with an owner's figures.
pg-data-the-data = die Angaben
pg-data-table = { $key } muss eine Tabelle sein, nicht { $value }
pg-data-unknown = { $key } ist unbekannt; es gibt: { $known }
pg-data-text = { $key } muss ein Text sein, nicht { $value }
pg-data-long = { $key } muss eine Zeile mit höchstens { $most } Buchstaben sein
pg-data-number = { $key } muss eine ganze Zahl von { $low } bis { $high } sein, nicht { $value }
pg-data-faces = { $key } muss { $count } Seiten aufzählen, nicht { $given }
pg-data-origins = { $key } muss { $count } Herkünfte aufzählen, nicht { $given }
pg-data-plays = { $key } muss { $count } Spielzüge aufzählen, nicht { $given }
pg-data-origin = { $key }: { $origin } ist nichts von { $known }
pg-data-no-face = { $key }: { $text } ist keine Seite des Würfels { $die }; schreib { $form }
pg-data-endless = { $key }: mit diesen Seiten hörte ein Spielzug nie auf
pg-data-each-number = { $key } muss jede Zahl von 1 bis { $most } einmal tragen
pg-data-needs = { $key } braucht { $part }
pg-data-play-nowhere = { $key }: der Spielzug { $play } steht auf keinem Würfel
pg-data-play-twice = { $key }: der Spielzug { $play } steht auf mehr als einem Würfel; sag, wessen er ist, etwa 'WR Slant'
pg-form-quarterback = WR, TE, RB, 'QB SNEAK 4', SCRAMBLE oder 'SET PLAY +1'
pg-form-route = einen Laufweg mit seinem Wert von 1 bis { $most }, etwa 'Slant 5', oder INCOMP oder FUMBLE
pg-form-white = eine Zahl von 0 bis 9, allein oder mit PAT Block, Recover, Sack oder 2x injury, etwa '3 Sack', oder 'FLAG X'
pg-form-black = eine Zahl von 1 bis 6 mit TD, TD arrow, VIDEO oder Out of bounds, etwa '1 TD'
pg-form-yellow = ein Foul und seine Seite, etwa 'Holding OFF' oder 'Offside DEF'
pg-no-card = { $team }: { $card } ist keine Karte; es gibt: { $known }

## solve
pg-worth-cards = welche Karten treffen aufeinander? sag es mit -o cards=air,ground
pg-worth-wins = { $who } gewinnt mit dem Ball zuerst zu { $win }, verliert zu { $loss }, unentschieden { $draw }
pg-worth-finer = Verfolgt man { $more } statt { $usual } Verletzungen, ändert sich von { $among } Werten bei voller Gesundheit keiner um mehr als { $change } ({ $seconds } s)
