# De les in het Nederlands, en het doel van het spel in één zin.

pg-lesson-aim = Je staat vlak voor de doellijn en hebt vier downs om te scoren; een touchdown is zes punten. Gooi de quarterback.
pg-lesson-route = Hij gooit naar de wide receiver. Gooi diens dobbelsteen: het getal zegt hoe moeilijk de play te stoppen is.
pg-lesson-defense = Een Slant, sterkte 5. De verdediging gooit tweemaal wit: komt de som tot 5, dan is de play gestopt. Laat ze gooien.
pg-lesson-second = 3 en 2 is 5: gestopt, tweede down. Alles wat niet scoort kost een down. Gooi opnieuw.
pg-lesson-set-play = Een set play maakt je volgende play één sterker. Een field goal is nu 3 punten; speel door voor zes.
pg-lesson-through = Een loop, Off Tackle: 6, en één voor de set play, is 7. De verdediging heeft 7 nodig met twee worpen. Laat ze gooien.
pg-lesson-touchdown = 4 en 1 is maar 5: je bent erdoor! Gooi zwart voor de eindzone; vier van de zes kanten zijn een touchdown.
pg-lesson-try = Touchdown, zes punten! Kick voor nog één: raak, tenzij de verdediging haar ene blok gooit.
pg-lesson-end = Zeven punten in je eerste aanval. Elk team heeft acht aanvallen; daarna wint wie meer punten heeft.
pg-aim = Na elk acht aanvallen meer punten dan de ander.
