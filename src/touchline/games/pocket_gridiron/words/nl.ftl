# Pocket Gridiron in het Nederlands.

pg-tagline = American football in de red zone met zeven dobbelstenen: vier downs om de verdediging te breken en te scoren.

## Downs, spelers, dobbelstenen
pg-down = { $number }e & goal
# Aan het begin van een zin.
pg-the-try = De poging voor twee punten
# The beginning of a sentence; on a page whoever reads it is "you".
pg-who-accepts =
    { PERSON($who) ->
        [you] Jij neemt de straf aan
       *[other] { $who } neemt de straf aan
    }
pg-who-declines =
    { PERSON($who) ->
        [you] Jij weigert de straf
       *[other] { $who } weigert de straf
    }
pg-who-takes-kick =
    { PERSON($who) ->
        [you] Jij neemt de kick
       *[other] { $who } neemt de kick
    }
pg-who-wins =
    { PERSON($who) ->
        [you] Jij wint
       *[other] { $who } wint
    }
pg-player-qb = quarterback
pg-player-wr = wide receiver
pg-player-te = tight end
pg-player-rb = runningback
# Wat gegooid wordt, met lidwoord.
pg-chance-coin = munt
    .the = de munt
pg-chance-qb = quarterbackdobbelsteen
    .the = de quarterbackdobbelsteen
pg-chance-wr = receiverdobbelsteen
    .the = de receiverdobbelsteen
pg-chance-te = tight-enddobbelsteen
    .the = de tight-enddobbelsteen
pg-chance-rb = runningbackdobbelsteen
    .the = de runningbackdobbelsteen
pg-chance-white = witte dobbelsteen
    .the = de witte dobbelsteen
pg-chance-black = zwarte dobbelsteen
    .the = de zwarte dobbelsteen
pg-chance-yellow = gele dobbelsteen
    .the = de gele dobbelsteen
pg-coin-heads = Kop
pg-coin-tails = Munt
# Kanten met een getal en een woord.
pg-face-pat-block = { $value } PAT-blok
    .number = { $value }
pg-face-recover = { $value } Veroverd
    .number = { $value }
pg-face-sack = { $value } Sack
    .number = { $value }
pg-face-injury = { $value } Blessure ×2
    .number = { $value }
pg-face-touchdown = { $value } TD
pg-face-arrow = { $value } TD met pijl
pg-face-out-of-bounds = { $value } Buiten de lijnen
pg-face-video = { $value } VIDEO

## Zetten
# Op een knop.
pg-move-go = Ervoor gaan
pg-move-play = Doorspelen
pg-move-field-goal = Field goal kicken
pg-move-accept = Straf aannemen
pg-move-decline = Straf weigeren
pg-move-pat = Kick voor één punt
pg-move-two = Spelen voor twee punten
pg-move-wr = Wide receiver
pg-move-te = Tight end
pg-move-rb = Runningback

## Wat er gevraagd wordt
pg-ask-toss = Gooi de munt: bij kop begint het eerste team.
pg-ask-snap = { $down }: gooi de rode quarterbackdobbelsteen.
pg-ask-route = De bal gaat naar de { $player }: gooi die dobbelsteen ({ $die }).
pg-ask-sack = Scramble: gooi de witte dobbelsteen voor een sack.
pg-ask-chase = Straf geweigerd: gooi de witte dobbelsteen; een sack is een safety.
pg-ask-fumble = Fumble: gooi de witte dobbelsteen; bij Veroverd is de bal weg.
pg-ask-pat = Extra punt: gooi de witte dobbelsteen; alleen PAT-blok houdt het tegen.
pg-ask-end-zone = De verdediging is verslagen: gooi de zwarte dobbelsteen van de eindzone.
pg-ask-field-goal = Field goal: gooi de zwarte dobbelsteen; { $needed } of meer is raak.
pg-ask-return = Onderschept: gooi de zwarte dobbelsteen; de pijl is een touchdown.
pg-ask-flag = Vlag: gooi de gele strafdobbelsteen.
pg-ask-nothing = Het spel is afgelopen.
# Zodra een vlag geweigerd is.
pg-flags =
    { $flags ->
        [off] { " (vlaggen tellen 0)" }
       *[on] { "" }
    }
pg-ask-defense-once = { $route }, sterkte { $intensity }: gooi de witte dobbelsteen één keer{ pg-flags }.
pg-ask-defense-first = { $route }, sterkte { $intensity }: gooi de witte dobbelsteen, eerste worp van twee{ pg-flags }.
pg-ask-defense-second = { $route }, sterkte { $intensity }: gooi de witte dobbelsteen, tweede worp van twee na { $shown }{ pg-flags }.
pg-ask-intercept = { $route }, sterkte { $intensity }: gooi de zwarte dobbelsteen; bij { $needed } of meer is het een interceptie.
pg-ask-decoy = { $route }, sterkte { $intensity }: gooi de zwarte dobbelsteen; bij { $needed } of meer lukt de afleiding.
pg-ask-first-card = Kies je teamkaart: { $one }, { $two }, { $three } of { $four }?
pg-ask-second-card = Kies je teamkaart: { $one }, { $two } of { $three }?
pg-ask-call = 4e & goal: spelen (play) of field goal (field-goal)?
pg-ask-set-play = Set play, +{ $bonus }: doorspelen (play) of field goal (field-goal; { $needed } of meer is raak)?
pg-ask-audible = Audible: WR, TE of RB?
pg-ask-audible-or-kick = Audible: WR, TE of RB, of field goal (field-goal; { $needed } of meer is raak)?
pg-ask-try = Touchdown! Kick voor één punt (pat) of een play voor twee (two)?
pg-ask-penalty = Straf tegen de verdediging bij { $route }, sterkte { $intensity }: aannemen (accept: vier nieuwe downs) of weigeren (decline: die worp wordt overgedaan)?
pg-ask-penalty-on-try = Straf tegen de verdediging bij { $route }, sterkte { $intensity }: aannemen (accept: de extra poging wordt overgespeeld) of weigeren (decline: die worp wordt overgedaan)?
pg-ask-penalty-offense = Straf tegen de aanval bij { $route }, sterkte { $intensity }: aannemen (accept: de play mislukt) of weigeren (decline: één worp voor de sack en een safety)?

## Hoe het staat
pg-kick-off = Aftrap
pg-final = Eindstand
pg-quarter = Kwart { $number }
pg-overtime = Verlenging
pg-on-the-try =
    { PERSON($who) ->
        [you] jouw extra poging
       *[other] { $who } bij de extra poging
    }
pg-at =
    { PERSON($who) ->
        [you] jouw bal
       *[other] { $who }
    }, { $down }
pg-at-with-sacks =
    { PERSON($who) ->
        [you] jouw bal
       *[other] { $who }
    }, { $down }, { $sacks ->
        [one] 1 sack
       *[other] { $sacks } sacks
    }
pg-drive-of = aanval { $drive } van { $of }
pg-drive = aanval { $drive }
pg-draw = Gelijkspel, { $points }–{ $points }.
pg-wins = { pg-who-wins } met { $points }–{ $others }.
pg-wins-in-overtime = { pg-who-wins } met { $points }–{ $others } na verlenging.

## Verslag: beslissingen
pg-toss =
    { $coin ->
        [heads] Kop
       *[tails] Munt
    }: { PERSON($who) ->
        [you] jij begint
       *[other] { $who } begint
    }.
pg-takes-card =
    { PERSON($who) ->
        [you] Jij speelt
       *[other] { $who } speelt
    } met de kaart { $card }.
pg-lines-up =
    4e & goal: { PERSON($who) ->
        [you] jij stelt je
       *[other] { $who } stelt zich
    } op voor de field goal.
pg-goes-for-it =
    4e & goal: { PERSON($who) ->
        [you] jij gaat
       *[other] { $who } gaat
    } ervoor.
pg-takes-kick = { pg-who-takes-kick }.
pg-takes-kick-with = { pg-who-takes-kick }, +{ $bonus }.
pg-plays-on =
    { PERSON($who) ->
        [you] Jij speelt
       *[other] { $who } speelt
    } door.
pg-calls-audible =
    { PERSON($who) ->
        [you] Jij roept
       *[other] { $who } roept
    } om: { $player }.
pg-goes-for-two =
    { PERSON($who) ->
        [you] Jij gaat
       *[other] { $who } gaat
    } voor twee.
pg-sends-kicker =
    { PERSON($who) ->
        [you] Jij stuurt
       *[other] { $who } stuurt
    } de kicker.
pg-declines =
    { pg-who-declines }: { $roll ->
        [first] de eerste worp
        [second] de tweede worp
       *[only] de worp
    } wordt overgedaan en verdere vlaggen tellen 0.
pg-accepts = { pg-who-accepts }; de downs beginnen opnieuw.
pg-accepts-on-try = { pg-who-accepts }; de extra poging wordt overgespeeld.
pg-declines-for-safety = { pg-who-declines } en jaagt op de quarterback voor de safety.
pg-accepts-failure = { pg-who-accepts }; de play mislukt.

## Verslag: de snap
# Telkens als de down al genoemd is, en met de down.
pg-scrambles = De quarterback ontwijkt.
pg-scrambles-on = { $down }: de quarterback ontwijkt.
pg-scrambles-again = Hij ontwijkt nog een keer.
pg-scrambles-into-sack = Hij ontwijkt een derde keer en wordt GESACKT.
pg-audible = De quarterback roept om.
pg-audible-on = { $down }: de quarterback roept om.
pg-set-play = Set play, +{ $bonus }.
pg-set-play-on = { $down }: set play, +{ $bonus }.
pg-sneak = Quarterback sneak, { $strength }.
pg-sneak-on = { $down }: quarterback sneak, { $strength }.
pg-hand-off = Hand-off naar de runningback.
pg-hand-off-on = { $down }: hand-off naar de runningback.
pg-pass = Pass naar de { $player }.
pg-pass-on = { $down }: pass naar de { $player }.
pg-incomplete = Niet gevangen.
pg-fumble = FUMBLE! De bal is los.
pg-fumble-on-try = FUMBLE!
pg-route = { $route }, { $strength }.
# Hoe sterk een play is, en waaruit dat bestaat.
pg-intensity = sterkte { $intensity }
pg-intensity-injured = sterkte { $intensity } ({ $printed } − { $less } geblesseerd)
pg-intensity-set-play = sterkte { $intensity } ({ $printed } + { $more } set play)
pg-intensity-favoured = sterkte { $intensity } ({ $printed } + { $more } specialiteit)
pg-intensity-injured-set-play = sterkte { $intensity } ({ $printed } − { $less } geblesseerd + { $more } set play)
pg-intensity-injured-favoured = sterkte { $intensity } ({ $printed } − { $less } geblesseerd + { $more } specialiteit)
# Vóór de punt van een zin.
pg-and-read = { $told }; de verdediging heeft het door en gaat voor de interceptie
pg-and-decoy = { $told }; er loopt een afleiding

## Verslag: dobbelstenen
pg-flag = VLAG!
pg-flag-on-defense = Vlag: { $foul }, tegen de verdediging.
pg-flag-on-offense = Vlag: { $foul }, tegen de aanval.
pg-flag-fails = Vlag: { $foul }, tegen de aanval: de play mislukt.
# Het begin van een zin …
pg-shows-one = De verdediging gooit { $second }
pg-shows-one-missed = De verdediging gooit { $second } (een gemiste tackle)
pg-shows-two = De verdediging gooit { $first } en { $second }
pg-shows-two-missed = De verdediging gooit { $first } en { $second } (een gemiste tackle)
# … en hoe hij verdergaat.
pg-shows = { $shown }.
pg-beaten = { $shown }: { $reached } tegen { $intensity }, VERSLAGEN!
pg-stopped = { $shown }: { $reached } tegen { $intensity }, de { $route } is gestopt.
pg-sneak-stopped = { $shown }: { $reached } tegen { $intensity }, de sneak is gestopt.
pg-injured =
    Een keiharde tackle: { PERSON($who) ->
        [you] jouw { $player }
       *[other] de { $player } van { $who }
    } is GEBLESSEERD, vanaf nu −1.
pg-video = VIDEO: de scheidsrechter bekijkt de herhaling; gooi opnieuw.
pg-runner-out = Buiten de lijnen: de loper stapt over de zijlijn.
pg-pass-out = Buiten de lijnen: de pass wordt buiten het veld gevangen.
pg-two-good = De twee punten zijn binnen!
pg-touchdown =
    { PERSON($who) ->
        [you] TOUCHDOWN voor jou
       *[other] TOUCHDOWN { $who }
    }!
pg-recovers =
    { PERSON($who) ->
        [you] Jij VEROVERT
       *[other] { $who } VEROVERT
    } de bal!
pg-keeps-ball =
    { PERSON($who) ->
        [you] Jij duikt
       *[other] { $who } duikt
    } op de losse bal.
pg-gets-away = { FORM($face, case: "number") }: hij ontsnapt.
pg-no-sack =
    { $face }: geen sack; { $roll ->
        [first] de eerste worp
        [second] de tweede worp
       *[only] de worp
    } wordt overgedaan en vlaggen tellen 0.
pg-sacked = GESACKT!
pg-pat-blocked = De kick wordt GEBLOKT.
pg-pat-good = { FORM($face, case: "number") }: het extra punt is raak.
pg-field-goal-good = { $rolled }: de field goal is RAAK, 3 punten.
pg-field-goal-missed = { $rolled }: de field goal is mis.
pg-returned =
    { PERSON($who) ->
        [you] Jij loopt
       *[other] { $who } loopt
    } HELEMAAL TERUG, touchdown!
pg-return-stopped = { $rolled }: de return wordt gestopt.
pg-decoy-works = { $rolled }: de afleiding lukt, de verdediging heeft maar één worp.
pg-decoy-fails = { $rolled }: niemand trapt in de afleiding.
pg-gets-through = { $rolled }: de pass komt aan
pg-told = { $told }.
pg-intercepted =
    { $rolled }: ONDERSCHEPT { PERSON($who) ->
        [you] door jou
       *[other] door { $who }
    }!

## Verslag: wat het oplevert
pg-new-down = { $down }.
pg-new-down-sacks =
    { $down }, { $sacks ->
        [one] 1 sack
       *[other] { $sacks } sacks
    } in deze aanval.
pg-new-score = { $home } { $points }, { $away } { $others }.
pg-safety =
    SAFETY! 2 punten { PERSON($who) ->
        [you] voor jou
       *[other] voor { $who }
    }.
pg-try-fails = De extra poging mislukt.
pg-turnover = Balverlies na vier downs.
pg-ball =
    Bal { PERSON($who) ->
        [you] voor jou
       *[other] voor { $who }
    }, { $down }.
pg-still-level = Nog steeds gelijk: het gaat door.
pg-level = Gelijk na vier kwarten: verlenging.
pg-half-time = Rust.
pg-quarter-over =
    Einde van het { $number ->
        [1] eerste
        [2] tweede
        [3] derde
       *[4] vierde
    } kwart.
pg-game-over = En dat was het.

## Geweigerd
pg-card-taken = het andere team heeft de kaart { $card } al
pg-no-kick-on-try = bij een extra poging is er geen field goal
pg-kick-on-fourth-only = een field goal is alleen voor de 4e down; dit is { $down }
pg-no-kick-now = een field goal is voor de 4e down, vóór de play, of voor een set play; dit is { $down }
pg-no-quarterback = een audible noemt WR, TE of RB, niet de quarterback
pg-no-answer = { $text } is hier geen antwoord; zeg { $open }
pg-no-face = { $text } is geen kant van { FORM($what, case: "the") }: { $possible }
pg-several-faces = { $text } kan meer dan één kant van { FORM($what, case: "the") } zijn: { $possible }
pg-want-cards = twee verschillende kaarten van { $cards }, als 'air,ground', of choose

## Geweigerd: stellingen
pg-bad-drives = er zijn { $drives } aanvallen
pg-bad-others-drive = aanval { $drive } is van het andere team (first={ $first })
pg-bad-pro-only = dat is voor de Pro-modus
pg-bad-choosing = de kaarten worden nog gekozen
pg-bad-own-card = elk team heeft een eigen kaart
pg-bad-not-on-try = dat gebeurt niet bij een extra poging
pg-bad-try-down = een extra poging is een laatste down zonder sacks
pg-bad-call-down = die keuze is voor de 4e down
pg-bad-no-safety = er is geen safety mogelijk
pg-bad-no-play = er is geen play bezig
pg-bad-no-route = { $route } is geen play van die dobbelsteen
pg-bad-no-card-play = geen kaart heeft die play
pg-bad-not-called = er is nog geen play bekend
pg-bad-carrier-die = de baldrager heeft een eigen dobbelsteen
pg-bad-nobody = niemand heeft de bal
pg-bad-pro-bonus = set plays geven niets extra in de Pro-modus
pg-bad-most-bonus = een bonus telt tot { $most }
pg-bad-set-play-bonus = een set play heeft een bonus
pg-bad-scrambled = de quarterback heeft ontweken
pg-bad-first-roll = zo'n eerste worp bestaat niet
pg-bad-no-decoy = er was geen afleiding

## De coach
# Zetten binnen een zin.
pg-call-play = spelen
pg-call-field-goal = het field goal
pg-call-accept = aannemen
pg-call-decline = weigeren
pg-call-pat = de kick voor één punt
pg-call-two = spelen voor twee punten
pg-call-wr = de wide receiver
pg-call-te = de tight end
pg-call-rb = de runningback
# Als het lukt, als het mislukt: kort, in een tabel.
pg-works = scoort
pg-fails = scoort niet
pg-times =
    { $times ->
        [one] één van de 100 keer
       *[other] { $times } van de 100 keer
    }
# Waarom een beslissing de beste is; aan het eind van een zin.
pg-because-scores = { $best } scoort { pg-times }
pg-because-scores-more = { $best } scoort { pg-times }, { $other } { $less }
pg-because-counts-more =
    { $other } scoort { $less } van de 100 keer, { $best } slechts { $times }, maar { $how ->
        [scoring] dat levert dan meer op
        [failing] mislukken kost minder
       *[both] dat levert dan meer op, en mislukken kost minder
    }
pg-because-accepted = aannemen geeft weer een first down
pg-because-declined = bij weigeren wordt die worp overgedaan
pg-remark = Een of twee blessures die nog komen zijn meegerekend, verdere niet; dat scheelt hoogstens 0,1 punt.
pg-remark-cards = Een of twee blessures die nog komen zijn meegerekend, verdere niet; dat scheelt hoogstens 0,1 punt. De keuze van de kaarten is zonder blessures gewaardeerd.

## Huisregels
pg-rules-basic = basis
pg-rules-basic-help = het basisspel: acht aanvallen per team, zonder kaarten
pg-rules-pro = pro
pg-rules-pro-help = Pro-modus: zestien aanvallen per team, teamkaarten, audibles, intercepties
pg-option-mode = Modus
pg-option-mode-help = het basisspel, of de Pro-modus met teamkaarten
pg-option-mode-basic = basis
pg-option-mode-pro = pro
pg-option-cards = Teamkaarten
pg-option-cards-help = Pro-modus: een kaart voor elke kant (air, ground, tight, trick), of gekozen vóór de toss
pg-option-pro-set-play-kick = Kick bij een set play
pg-option-pro-set-play-kick-help = Pro-modus: bij een set play mag een field goal gekickt worden, zonder bonus
pg-option-halftime-swap = Wissel bij de rust
pg-option-halftime-swap-help = het team dat als tweede begon, opent de tweede helft
pg-option-overtime = Verlenging
pg-option-overtime-help = gelijk aan het eind: gelijkspel, of elk een aanval tot er verschil is
pg-option-overtime-draw = gelijkspel
pg-option-overtime-drives = aanvallen

## Figures by player

pg-figure-points-a-drive = Punten per aanval
pg-figure-drives-finished = Aanvallen tot in de endzone
pg-figure-touchdowns = Touchdowns
pg-figure-carried = Touchdowns gedragen door
pg-figure-fg-made = Fieldgoals gemaakt
pg-figure-pat-made = Extra punten gemaakt
pg-figure-two-pt-made = Tweepuntspogingen gelukt
pg-figure-fourth-down-conversions = Vierde downs gehaald
pg-figure-sacks = Keren gesackt
pg-figure-turnovers = Balverliezen
pg-figure-safeties-given = Safeties tegen
pg-figure-allowed-a-drive = Punten tegen per aanval
pg-figure-drives = Aanvallen
pg-figure-fg-att = Fieldgoals geprobeerd
pg-figure-pat-att = Extra punten geprobeerd
pg-figure-two-pt-att = Tweepuntspogingen
pg-figure-fourth-down-attempts = Vierde downs
pg-figure-fumbles-lost = Verloren fumbles
pg-figure-interceptions = Onderschepte passes
pg-figure-safeties = Safety’s
pg-figure-touchdowns-qb = Touchdowns van de quarterback
pg-figure-touchdowns-wr = Touchdowns van de receivers
pg-figure-touchdowns-te = Touchdowns van de tight ends
pg-figure-touchdowns-rb = Touchdowns van de running backs
