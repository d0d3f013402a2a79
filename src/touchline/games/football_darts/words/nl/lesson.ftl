# De les in het Nederlands, en het doel van het spel in één zin.

fd-lesson-toss = Football op een dartbord: wie na vier kwarten meer punten heeft, wint. Jij won de toss, dus neem de bal.
fd-lesson-aim = Je begint op je eigen 30, met vier pijlen voor de 70 yards tot de doellijn. Een triple telt driemaal: mik op triple 20.
fd-lesson-single = Enkele 20 in plaats daarvan: 20 yards. Geen pijl gaat precies waar je mikt; de ringen tonen waar de meeste landen. Mik op triple 10.
fd-lesson-exact = 30 yards! Nog 20 te gaan. Precies 20 is een touchdown, meer is te veel en de bal is weg. Mik op de enkele 20.
fd-lesson-last = Maar een 5: nog 15 te gaan, en dit is de laatste pijl. Een field goal is 3 punten; waag het op de enkele 15.
fd-lesson-try = Touchdown, zes punten! Nu de conversie: één pijl op 1, 5 of 20 voor nog een punt. Mik ertussenin, op de enkele 20.
fd-lesson-end = Zeven punten in je eerste aanval. Elke speler heeft acht aanvallen; wie na vier kwarten voor staat, wint.
fd-aim = Na vier kwarten meer punten dan de ander.
