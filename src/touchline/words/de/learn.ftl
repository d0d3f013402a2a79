# Lektionen und Aufgaben im Terminal.

learn-step = Schritt { $step } von { $count }
learn-press = Eingabetaste: würfeln.
learn-type = Tippe { $move }
learn-nudge = Das nicht: Tippe { $move }. Es ist nichts geschehen.
learn-first-match = Dein erstes Spiel: touchline play { $game } --first
learn-to-type = Um das zu spielen, tippe { $move }.
learn-new = Neu: { $what } ({ $rule })
learn-none = { $game } hat keine Lektion; die Regeln: touchline rules { $name }

puzzle-none = diese Aufgabe gibt es nicht
puzzle-no-blunders = keine Entscheidung dieser Partie hat genug verschenkt, um sie noch einmal zu versuchen
puzzle-own = aus deiner eigenen Partie
puzzle-grade =
    { $grade ->
        [0] leicht
        [1] für Vereinsspieler
       *[other] schwer
    }
puzzle-right = Richtig: { $best }. Die nächstbeste Idee kostet { $points } von hundert.
puzzle-wrong = Besser ist { $best }: Deins gewinnt { $points } von hundert weniger.
puzzle-score = { $run } richtig in Folge, höchstens { $best }; { $solved } gelöst.
puzzle-days =
    { $days ->
        [one] Aufgabe des Tages: 1 Tag in Folge.
       *[other] Aufgabe des Tages: { $days } Tage in Folge.
    }
puzzle-more = Enter: noch eine. quit: genug.
