# De les in het Nederlands, en het doel van het spel in één zin.

ss-lesson-aim = Je bent geel. Breng de bal in het rode doel: wie na 25 minuten meer doelpunten heeft, wint. Gooi de dobbelsteen.
ss-lesson-walk = Een 2: één figuur loopt precies 2 vakken, nooit schuin. Loop met E4 naar F5, naast de bal.
ss-lesson-again = Rood heeft met een 1 geantwoord. Elke beurt is één worp en één figuur. Jij bent: gooi.
ss-lesson-kick = Een 3. Vanaf F5 is de bal 1 stap ver; de 2 ogen die overblijven, en één erbij, zijn een schot van 3 vakken. Speel naar J4.
ss-lesson-late = De rode keeper werkte weg. In minuut 12 staat iedereen als aan het begin: je tweede kans. Gooi.
ss-lesson-goal = Een 5: E4 is in 3 stappen bij de bal en schiet 3 ver. Elke medespeler onderweg geeft een stap terug: via H5 en J6 het doel in!
ss-lesson-end = Eén doelpunt voor! Rood begint opnieuw bij het eigen doel. Er worden 25 minuten gespeeld; wie meer doelpunten heeft, wint.
ss-aim = Na 25 minuten meer doelpunten dan de ander.
