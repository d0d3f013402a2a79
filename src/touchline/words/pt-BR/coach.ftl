# O que o treinador diz, seja qual for o jogo.

coach-better = { $best } vence { $win }, { $gap } pontos a mais que { $other } ({ $less }).
coach-better-because = { $best } vence { $win }, { $gap } pontos a mais que { $other } ({ $less }); { $why }.
coach-better-points = { $best } vale { $win } contando empate como meia vitória, { $gap } pontos a mais que { $other } ({ $less }).
coach-better-points-because = { $best } vale { $win } contando empate como meia vitória, { $gap } pontos a mais que { $other } ({ $less }); { $why }.
coach-equal-points = { $best } e { $other } valem o mesmo ({ $win } contando empate como meia vitória).
coach-equal-points-because = { $best } e { $other } valem o mesmo ({ $win } contando empate como meia vitória); { $why }.
coach-equal = { $best } e { $other } vencem com a mesma frequência ({ $win }).
coach-equal-because = { $best } e { $other } vencem com a mesma frequência ({ $win }); { $why }.

coach-over = a partida acabou
coach-chance-due = não há nada a decidir: agora é a vez de { FORM($due, case: "the") }
coach-not-yours = quem decide não é { $who }, mas { $due }
coach-unsolved = ninguém resolveu { $game } ainda
coach-failed = O treinador não conseguiu terminar de pensar: é uma falha nossa e ficou anotada. A partida continua sem o conselho dele.
coach-failed-noted = O treinador não conseguiu terminar de pensar: é uma falha nossa. O que aconteceu está anotado em { $file }. A partida continua sem o conselho dele.
coach-side = { $who } { $win }
coach-draw = empate { $chance }
