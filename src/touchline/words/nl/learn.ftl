# Lessen en puzzels in de terminal.

learn-step = Stap { $step } van { $count }
learn-press = Druk op Enter om te gooien.
learn-type = Typ { $move }
learn-nudge = Die niet: typ { $move }. Er is niets gespeeld.
learn-first-match = Je eerste wedstrijd: touchline play { $game } --vs { $level }
learn-none = { $game } heeft geen les; de regels: touchline rules { $name }
