# Was der Trainer sagt, egal was gespielt wird.

coach-better = { $best } gewinnt in { $win }, { $gap } Prozentpunkte öfter als { $other } ({ $less }).
coach-better-because = { $best } gewinnt in { $win }, { $gap } Prozentpunkte öfter als { $other } ({ $less }); { $why }.
coach-better-points = { $best } ist { $win } wert, Unentschieden halb gezählt, { $gap } Prozentpunkte mehr als { $other } ({ $less }).
coach-better-points-because = { $best } ist { $win } wert, Unentschieden halb gezählt, { $gap } Prozentpunkte mehr als { $other } ({ $less }); { $why }.
coach-equal-points = { $best } und { $other } sind gleich viel wert ({ $win }, Unentschieden halb gezählt).
coach-equal-points-because = { $best } und { $other } sind gleich viel wert ({ $win }, Unentschieden halb gezählt); { $why }.
coach-equal = { $best } und { $other } gewinnen gleich oft ({ $win }).
coach-equal-because = { $best } und { $other } gewinnen gleich oft ({ $win }); { $why }.

coach-over = das Spiel ist aus
coach-chance-due = es gibt nichts zu entscheiden: jetzt ist { FORM($due, case: "the") } dran
coach-not-yours = nicht { $who } entscheidet, sondern { $due }
coach-unsolved = { $game } hat noch niemand gelöst
coach-failed = Der Trainer konnte das nicht zu Ende denken: ein Fehler von uns, er ist notiert. Das Spiel geht ohne sein Wort weiter.
coach-failed-noted = Der Trainer konnte das nicht zu Ende denken: ein Fehler von uns. Was geschah, steht in { $file }. Das Spiel geht ohne sein Wort weiter.
coach-side = { $who } { $win }
coach-draw = Unentschieden { $chance }
