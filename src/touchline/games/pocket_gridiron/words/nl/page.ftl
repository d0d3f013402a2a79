# What the pages say about this game alone.

## The sheet

page-gridiron-dice = Dobbelstenen van deze play
page-gridiron-contest = { $play }: de verdediging heeft { $intensity } nodig
page-gridiron-ball = { $name } heeft de bal
page-gridiron-drive = Aanval { $drive } van { $drives } · K{ $quarter }
page-gridiron-overtime = Verlenging
page-gridiron-downs = Downs
page-gridiron-sacks = Sacks in deze aanval: { $count }
page-gridiron-decoy = schijnbeweging
page-gridiron-intercept = onderschepping
page-gridiron-down-1 = 1e
page-gridiron-down-2 = 2e
page-gridiron-down-3 = 3e
page-gridiron-down-4 = 4e
page-gridiron-attack = Aanval
page-gridiron-defense = Verdediging
page-gridiron-needs = { $need } nodig
page-gridiron-needs-more = { $shown } + ?, { $need } nodig
page-gridiron-next = Nu: { $die }
page-gridiron-first-die = De eerste witte dobbelsteen
page-gridiron-second-die = De tweede witte dobbelsteen
page-gridiron-both-dice = Beide witte dobbelstenen samen stoppen de play vanaf { $need }.
page-gridiron-if-declined = Bij weigering wordt deze worp opnieuw gedaan:
page-gridiron-to-snap = Als je speelt, gooit de quarterback:
page-gridiron-the-try = Extra punt
page-gridiron-for-two = Tweepuntspoging
page-gridiron-flag = vlag
page-gridiron-stopped = gestopt
page-gridiron-through = erdoor
page-roll-qb-ask = Jouw bal: gooi om te zien wie hem krijgt.
page-roll-qb = Snap: gooi de rode steen
page-roll-white-ask = Houd ze tegen: de verdediging is van jou.
page-roll-white = Gooi de witte steen
page-roll-black-ask = Bij de doellijn: is het een touchdown?
page-roll-black = Gooi de zwarte steen
page-gridiron-stamp-good = raak!
page-gridiron-stamp-missed = mis
page-gridiron-stamp-blocked = geblokt
page-gridiron-stamp-out = buiten het veld
page-gridiron-stamp-sacked = sack!
page-gridiron-stamp-incomplete = niet gevangen
page-gridiron-stamp-fumbled = fumble!
page-gridiron-stamp-intercepted = onderschept
page-gridiron-stamp-scored = touchdown!
page-gridiron-sacks-are = Sacks · { $count } = safety
page-gridiron-down-and-goal = { $down } & goal
page-gridiron-face-sack = Sack
page-gridiron-face-pat-block = PAT-blok
page-gridiron-face-recover = Veroverd
page-gridiron-face-2x-injury = Blessure ×2
page-gridiron-injured = Geblesseerd
page-gridiron-versus = tegen
page-gridiron-face-out-of-bounds = Over de zijlijn
page-gridiron-face-sneak = Sneak
page-gridiron-face-scramble = Scramble
page-gridiron-face-set-play = Set play

## Dice

page-die-short-white = DEF
page-die-short-black = END
page-die-short-yellow = FLAG
page-die-qb = quarterback
page-die-wr = receiver
page-die-te = tight end
page-die-rb = running back
page-die-white = verdediging

## What is asked

page-help-pocket-gridiron-cards = ★ maakt een play sterker. Komt de decoy of de intercept, dan moet de zwarte steen het getal of meer tonen: een decoy laat de verdediging één steen, een intercept neemt de bal af.
page-help-pocket-gridiron-call = Laatste kans van deze aanval: een play kan zes punten opleveren, een field goal vraagt 5 of 6 op één dobbelsteen en is er drie waard.
page-help-pocket-gridiron-set-play = Speel door met de bonus, of gebruik hem meteen voor een field goal: drie punten, maar de aanval is afgelopen.
page-help-pocket-gridiron-audible = Jij kiest wie de bal krijgt. Zijn dobbelsteen is te zien: hoe hoger het getal, hoe moeilijker te stoppen.
page-help-pocket-gridiron-def-penalty = Hun overtreding: neem de straf aan en begin opnieuw met vier downs, of weiger en de worp wordt overgedaan.
page-help-pocket-gridiron-off-penalty = Hun overtreding: de play mislukt gewoon, of je waagt een worp om de sack die een safety zou zijn.
page-help-pocket-gridiron-try = Na de touchdown: de kick is één punt en bijna zeker, een play is er twee en moeilijk.

## The aim of the game

page-aim-pocket-gridiron = Breek door in vier downs: je getal moet de twee witte dobbelstenen verslaan. Dan de zwarte: meestal touchdown. De meeste punten winnen.
page-aim-pocket-gridiron-short = Versla de witte dobbelstenen. De meeste punten winnen.
page-scoring-pocket-gridiron = Touchdown 6, daarna een kick voor 1 of een spel voor 2. Field goal 3. Safety 2.

## A first match: a rule in one sentence, when it first rules

page-new-pg-2-3 = Vier pogingen per drive: alles wat niet scoort, kost er één.
page-new-pg-3-1 = De rode dobbelsteen zegt wie de bal krijgt; diens eigen steen hoe moeilijk de actie te stoppen is.
page-new-pg-3-2 = Twee witte worpen verdedigen: halen ze samen het getal van de actie, dan is die gestopt en kost het een poging.
page-new-pg-3-3 = Erdoor! Nu de zwarte dobbelsteen: TD is een touchdown, buiten het veld kost de poging.
page-new-pg-3-4 = Incompleet: de pass valt op de grond, een poging is weg. Bij een fumble kun je zelfs de bal kwijtraken.
page-new-pg-3-5 = Scramble: toont een witte worp een sack, dan is de poging voorbij; anders gooit de quarterback opnieuw.
page-new-pg-3-6 = Drie sacks in één drive zijn een safety: twee punten voor de verdediging, en de drive is voorbij.
page-new-pg-3-7 = Een set play: je volgende actie is één sterker, of je trapt meteen een field goal met één erbij.
page-new-pg-3-8 = Twee vijven zijn een blessure: die positie is de rest van de wedstrijd één minder waard.
page-new-pg-4-1 = Een vlag: de gele dobbelsteen zegt wie de fout maakte. De jouwe kost een poging; die van hen geeft je er vier nieuwe.
page-new-pg-4-2 = Hun fout: neem vier nieuwe pogingen, of weiger en laat de verdediging die dobbelsteen opnieuw gooien.
page-new-pg-5-1 = Een field goal is drie punten: 5 of meer met één dobbelsteen. Raak of niet, de drive is voorbij.
page-new-pg-5-2 = Zes punten! Daarna een trap voor één erbij, bijna zeker, of één gewaagde actie voor twee.

## What is asked, where it is answered by touching: the game itself names what is typed

page-pg-ask-call = 4e & goal: spelen of een field goal?
page-pg-ask-first-card = Kies je teamkaart voor de hele wedstrijd.
page-pg-ask-second-card = Kies je teamkaart voor de hele wedstrijd.
page-pg-ask-set-play = Set play, +{ $bonus }: doorspelen of een field goal?
page-pg-ask-audible = Audible: wie krijgt nu de bal?
page-pg-ask-audible-or-kick = Audible: wie krijgt nu de bal, of kies je een field goal?
page-pg-ask-try = Touchdown! Kick voor één punt of een play voor twee?
page-pg-ask-penalty = Vlag tegen de verdediging: aannemen voor vier nieuwe downs, of weigeren en opnieuw gooien?
page-pg-ask-penalty-on-try = Vlag tegen de verdediging: aannemen en de extra poging overspelen, of weigeren en opnieuw gooien?
page-pg-ask-penalty-offense = Vlag tegen de aanval: aannemen, en de play mislukt, of weigeren en voor de sack gaan?

## Het analysebord

page-study-field-pocket-gridiron-offense = In de aanval
page-study-field-pocket-gridiron-first = Eerste bal
page-study-field-pocket-gridiron-drive = Drive
page-study-field-pocket-gridiron-down = Down
page-study-field-pocket-gridiron-sacks = Sacks
page-study-field-pocket-gridiron-injuries = Blessures

## On the shelf

page-title-pocket-gridiron = Pocket Gridiron
page-tagline-pocket-gridiron = Football in de red zone met zeven dobbelstenen: vier downs om door de verdediging te breken.
page-short-pocket-gridiron = Zeven dobbelstenen, vier downs, één red zone.
