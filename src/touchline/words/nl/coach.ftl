# Wat de coach zegt, wat er ook gespeeld wordt.

coach-better = { $best } wint { $win }, { $gap } procentpunt meer dan { $other } ({ $less }).
coach-better-because = { $best } wint { $win }, { $gap } procentpunt meer dan { $other } ({ $less }); { $why }.
coach-better-points = { $best } is { $win } waard, gelijkspel half geteld, { $gap } procentpunten meer dan { $other } ({ $less }).
coach-better-points-because = { $best } is { $win } waard, gelijkspel half geteld, { $gap } procentpunten meer dan { $other } ({ $less }); { $why }.
coach-equal-points = { $best } en { $other } zijn evenveel waard ({ $win }, gelijkspel half geteld).
coach-equal-points-because = { $best } en { $other } zijn evenveel waard ({ $win }, gelijkspel half geteld); { $why }.
coach-equal = { $best } en { $other } winnen even vaak ({ $win }).
coach-equal-because = { $best } en { $other } winnen even vaak ({ $win }); { $why }.

coach-over = het spel is afgelopen
coach-chance-due = er valt niets te kiezen: nu komt { FORM($due, case: "the") }
coach-not-yours = niet { $who } kiest, maar { $due }
coach-unsolved = niemand heeft { $game } nog opgelost
coach-failed = De coach kon dit niet ten einde denken: een fout van ons, en ze is genoteerd. De wedstrijd gaat zonder zijn woord door.
coach-failed-noted = De coach kon dit niet ten einde denken: een fout van ons. Wat er gebeurde staat in { $file }. De wedstrijd gaat zonder zijn woord door.
coach-side = { $who } { $win }
coach-draw = gelijkspel { $chance }
