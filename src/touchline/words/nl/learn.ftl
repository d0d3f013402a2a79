# Lessen en puzzels in de terminal.

learn-step = Stap { $step } van { $count }
learn-press = Druk op Enter om te gooien.
learn-type = Typ { $move }
learn-nudge = Die niet: typ { $move }. Er is niets gespeeld.
learn-first-match = Je eerste wedstrijd: touchline play { $game } --first
learn-to-type = Typ { $move } om dat te spelen.
learn-new = Nieuw: { $what } ({ $rule })
learn-none = { $game } heeft geen les; de regels: touchline rules { $name }

puzzle-none = die puzzel bestaat niet
puzzle-no-blunders = geen beslissing van deze wedstrijd gaf genoeg weg om haar nog eens te proberen
puzzle-own = uit je eigen wedstrijd
puzzle-grade =
    { $grade ->
        [0] makkelijk
        [1] voor clubspelers
       *[other] moeilijk
    }
puzzle-right = Goed: { $best }. Het op een na beste idee kost { $points } van de honderd.
puzzle-wrong = Beter is { $best }: het jouwe wint { $points } van de honderd minder.
puzzle-score = { $run } goed op rij, hoogste { $best }; { $solved } opgelost.
puzzle-days =
    { $days ->
        [one] Puzzel van de dag: 1 dag op rij.
       *[other] Puzzel van de dag: { $days } dagen op rij.
    }
puzzle-more = Enter: nog een. quit: genoeg.
