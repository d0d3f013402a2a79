# Wat de coach het eerst zegt: kansen in wedstrijden van de honderd.

coach-says = ‘{ $best }’ wint { $win } van de honderd; ‘{ $other }’ { $less }.
coach-close = ‘{ $best }’ of ‘{ $other }’: beide winnen ongeveer { $win } van de honderd.
coach-only = ‘{ $best }’ wint { $win } van de honderd.
coach-ways = ‘{ $best }’ wint { $win } van de honderd; ‘{ $other }’ kost daarvan { $cost }, de slechtste keuze { $most }.
coach-all-same = Het maakt niet uit: elke keuze wint ongeveer { $win } van de honderd.
coach-mix = Nu eens dit, dan weer dat, zodat niemand je doorziet: elke keuze wint ongeveer { $win } van de honderd.
coach-all-won = Wat je ook doet, dit is zo goed als gewonnen.
coach-all-lost = Wat je ook doet, dit is zo goed als verloren.
coach-does-not-win = ‘{ $move }’ is niet meer genoeg om te winnen.
