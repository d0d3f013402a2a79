# Football Darts in het Nederlands.

fd-tagline = Het veld over op een dartbord: vier pijlen per aanval, en voor de touchdown precies de juiste yards.

## The field and the board
fd-own = de eigen { $yards }
fd-opp = de { $yards } van de tegenstander
fd-midfield = de middenlijn
fd-the-try = de conversie
fd-bed =
    { $ring ->
        [inner] i
        [outer] o
        [double] D
       *[triple] T
    }{ $number }
    .long =
        { $ring ->
            [inner] binnenste enkele
            [outer] buitenste enkele
            [double] dubbel
           *[triple] tripel
        } { $number }
fd-bed-25 = 25
    .long = enkele bull
fd-bed-bull = bull
    .long = bullseye
fd-bed-miss = ernaast
    .long = naast het bord
fd-bed-bounce = bouncer
    .long = stuitert eruit
fd-bed-in-words = { FORM($bed, case: "long") }
# The beginning of a sentence; on a page whoever reads it is "you".
fd-who =
    { PERSON($who) ->
        [you] Jij
       *[other] { $who }
    }
fd-who-throws =
    { PERSON($who) ->
        [you] Jij gooit
       *[other] { $who } gooit
    }
fd-who-tries =
    { PERSON($who) ->
        [you] Jij probeert
       *[other] { $who } probeert
    }
fd-who-punts =
    { PERSON($who) ->
        [you] Jij punt
       *[other] { $who } punt
    }
fd-who-goes =
    { PERSON($who) ->
        [you] Jij gaat
       *[other] { $who } gaat
    }
fd-who-wins =
    { PERSON($who) ->
        [you] Jij wint
       *[other] { $who } wint
    }
fd-chance-coin = munt
    .the = de munt
fd-chance-dart = pijl
    .the = de pijl
fd-coin-heads = Kop
fd-coin-tails = Munt

## Calls and moves
fd-call-throw = gooien
fd-call-field-goal = field goal
fd-call-punt = punt
fd-call-pat = extra punt
fd-call-two = twee punten
fd-call-receive = ontvangen
fd-call-defer = wachten
fd-call-aimed = { $call } op { $aim }
fd-move-receive = Eerst aanvallen
fd-move-defer = Wachten
fd-move-throw = Gooien
fd-move-field-goal = Field goal
fd-move-punt = Punt
fd-move-pat = Eén punt
fd-move-two = Twee punten
fd-move-aimed = { $call }: { FORM($aim, case: "long") }

## What is asked
fd-ask-toss = Gooi de munt op: kop of munt?
fd-ask-choice = Je hebt de toss gewonnen: eerst aanvallen of wachten?
fd-ask-try = Conversie: één punt (1, 5 of 20) of twee (het getal 2)?
fd-ask-pat = Pijl op 1, 5 of 20 voor het punt.
fd-ask-two = Pijl op het getal 2 voor twee punten.
fd-ask-field-goal-far = Field goal vanaf { $spot }: pijl op de 20.
fd-ask-field-goal = Field goal vanaf { $spot }: pijl op 1, 5 of 20.
fd-ask-punt = Punt: het liefst de bulls, dan een dubbel of een buitenste enkele.
fd-ask-bonus = Bonuspijl op de enkele 1.
fd-ask-throw = Pijl { $dart }: nog { $needed }.
fd-ask-call = Pijl { $dart }, nog { $needed }: { LIST($calls, type: "or") }?
fd-ask-call-aim = Pijl { $dart }, nog { $needed }: { LIST($calls, type: "or") }, en waarop mik je?

## Where it stands
fd-quarter = Kwart { $number }
fd-overtime = Verlenging { $number }
fd-on-the-try = { $who } aan de conversie
fd-at = { $who } op { $spot }, pijl { $dart } van 4, nog { $needed }
fd-wins = { fd-who-wins } met { $points }–{ $others }.
fd-wins-in-overtime =
    { fd-who-wins } met { $points }–{ $others } na { $periods ->
        [one] verlenging
       *[other] { $periods } verlengingen
    }.

## Play-by-play: decisions
fd-toss =
    { $coin ->
        [heads] Kop
       *[tails] Munt
    }: { PERSON($who) ->
        [you] jij wint
       *[other] { $who } wint
    } de toss.
fd-receives =
    { PERSON($who) ->
        [you] Jij valt
       *[other] { $who } valt
    } eerst aan; { PERSON($first) ->
        [you] jij begint
       *[other] { $first } begint
    } op { $spot }.
fd-defers =
    { PERSON($who) ->
        [you] Jij wacht
       *[other] { $who } wacht
    }; { PERSON($first) ->
        [you] jij begint
       *[other] { $first } begint
    } op { $spot }.
fd-throws = { fd-who-throws } pijl { $dart }.
fd-throws-aimed = { fd-who-throws } pijl { $dart } en mikt op { FORM($aim, case: "long") }.
fd-throws-bonus = { fd-who-throws } de bonuspijl.
fd-throws-bonus-aimed = { fd-who-throws } de bonuspijl en mikt op { FORM($aim, case: "long") }.
fd-kicks = { fd-who-tries } een field goal vanaf { $spot }.
fd-kicks-aimed = { fd-who-tries } een field goal vanaf { $spot } en mikt op { FORM($aim, case: "long") }.
fd-punts = { fd-who-punts } vanaf { $spot }.
fd-punts-aimed = { fd-who-punts } vanaf { $spot } en mikt op { FORM($aim, case: "long") }.
fd-goes-for-one = { fd-who-goes } voor het punt.
fd-goes-for-one-aimed = { fd-who-goes } voor het punt en mikt op { FORM($aim, case: "long") }.
fd-goes-for-two = { fd-who-goes } voor twee.
fd-goes-for-two-aimed = { fd-who-goes } voor twee en mikt op { FORM($aim, case: "long") }.

## Play-by-play: darts
fd-bounce = { fd-who }: de pijl stuitert eruit en wordt opnieuw gegooid.
fd-field-goal = { fd-who }: { FORM($bed, case: "long") }, de field goal is raak, 3 punten.
fd-no-good-over = { fd-who }: { FORM($bed, case: "long") }, mis; de tegenstander begint op { $spot }.
fd-punt = { fd-who }: { FORM($bed, case: "long") }; de tegenstander begint op { $spot }.
fd-punt-blocked = { fd-who }: { FORM($bed, case: "long") }, de punt is geblokt; de tegenstander begint op { $spot }.
fd-point-good = { fd-who }: { FORM($bed, case: "long") }, het punt is binnen.
fd-two-good = { fd-who }: { FORM($bed, case: "long") }, de twee punten zijn binnen.
fd-no-good = { fd-who }: { FORM($bed, case: "long") }, mis.
fd-touchdown =
    { fd-who }: { FORM($bed, case: "long") } voor { $yards ->
        [one] 1 yard
       *[other] { $yards } yards
    }, TOUCHDOWN!
fd-touchdown-anywhere =
    { fd-who }: { FORM($bed, case: "long") } voor { $yards ->
        [one] 1 yard
       *[other] { $yards } yards
    }, TOUCHDOWN vanaf elke plek!
fd-bonus-bust = { fd-who }: { FORM($bed, case: "long") }, niet de enkele 1: kapot.
fd-safety = { fd-who }: { FORM($bed, case: "long") }, tien yards terug vanaf { $spot }: SAFETY, 2 punten voor de tegenstander.
fd-back = { fd-who }: { FORM($bed, case: "long") }, tien yards terug, { $from } → { $to }.
fd-gain =
    { fd-who }: { $from } → { $to }, { FORM($bed, case: "long") } voor { $yards ->
        [one] 1 yard
       *[other] { $yards } yards
    }.
fd-intercepted = { fd-who }: { FORM($bed, case: "long") }, ONDERSCHEPT op { $spot }.
fd-bust =
    { fd-who }: { FORM($bed, case: "long") } voor { $yards ->
        [one] 1 yard
       *[other] { $yards } yards
    } terwijl er nog { $needed } nodig waren: KAPOT, de bal is weg.
fd-downs = { fd-who }: { FORM($bed, case: "long") }, { $from } → { $to }; vier pijlen gegooid, balverlies.

## Play-by-play: breaks
fd-level = Einde van de reguliere tijd, gelijk: verlenging.
fd-still-level = Nog steeds gelijk: nog een verlenging.
fd-half-time =
    Rust; { PERSON($who) ->
        [you] jij begint
       *[other] { $who } begint
    } op { $spot }.
fd-end-of-quarter =
    Einde van het { $number ->
        [1] eerste
        [2] tweede
       *[3] derde
    } kwart.

## Refusals
fd-no-such-try = een conversie gaat om één punt (pat) of om twee (two)
fd-no-bonus-call = de bonuspijl gaat op de enkele 1
fd-no-field-goal = geen field goal vanaf { $spot }: de bal moet op de middenlijn liggen of verder
fd-no-punt-yet = een punt is voor de vierde pijl; dit is pijl { $dart }
fd-no-punt = geen punt vanaf { $spot }: alleen vanaf de eigen helft
fd-no-try-yet = een conversie komt pas na een touchdown
fd-dart-due = er valt niets aan te kondigen: nu komt de pijl
fd-receive-or-defer = { $text }: eerst aanvallen (receive) of wachten (defer)?
fd-nothing-called = er is niets aangekondigd
fd-one-or-two = { $text }: voor één punt (pat) of voor twee (two)?
fd-no-aim = op { $text } kun je niet mikken; probeer T20, D16, 25 of BULL
fd-no-bed = { $text } is geen vak; schrijf T20, D16, S5, i5, o5, 25, BULL of MISS
fd-no-bounce = een bouncer telt als MISS als bounce_out_rethrow niet is afgesproken
fd-which-ring = bij een punt beslist de ring: i{ $number } (binnen) of o{ $number } (buiten)?
fd-heads-or-tails = { $text }: kop (heads) of munt (tails)?
fd-not-for-that = hier kan geen pijl voor { $call } worden gegooid
fd-wrong-quarter = aanval { $drive } hoort niet bij kwart { $quarter }
fd-no-try-here = de bal ligt alleen bij een conversie in de eindzone
fd-aim-unknown = er is geen mikpunt { $aim }
fd-want-thrower = een niveau ({ $presets }), een σ in mm, of σx/σy/ρ
fd-want-sigma = een σ van { $low } tot { $high } mm
fd-want-rho = een ρ van { $low } tot { $high }

## The coach
fd-works-good = raak
fd-fails-good = mis
fd-works-away = is weg
fd-fails-away = geblokt
fd-works-touchdown = touchdown
fd-fails-touchdown = geen touchdown
fd-works-keeps = houdt de bal
fd-fails-keeps = raakt de bal kwijt
fd-works-hits = raakt { FORM($bed, case: "long") }
fd-fails-hits = mist
fd-times =
    { $times ->
        [one] één van de 100 keer
       *[other] { $times } van de 100 keer
    }
fd-because-good = { $call ->
        [field-goal] het field goal
        [pat] de poging voor één punt
       *[two] de poging voor twee punten
    } is { fd-times } raak
fd-because-away = de punt is { fd-times } weg
fd-because-touchdown = de worp is { fd-times } een touchdown
fd-because-keeps = de worp houdt { fd-times } de bal
fd-because-gains = de worp wint gemiddeld { $yards } yards
fd-because-hits = hij raakt { FORM($bed, case: "long") } { fd-times }
fd-because-both = { $first }; { $more }
fd-because-first = de bal als eerste hebben is een voordeel
fd-because-later = de bal later hebben is een voordeel
fd-aim-at = Mik vanaf { $spot } met pijl { $dart } op { FORM($aim, case: "long") }: { $why }.
fd-aim-at-best = Mik vanaf { $spot } met pijl { $dart } op { FORM($aim, case: "long") }: niets wint vaker.
fd-point = { $bed }, { $x } mm opzij en { $y } mm omhoog
fd-point-off = { $bed }, { $x } mm opzij en { $y } mm omhoog (met opzet naast het bord)
fd-anywhere = maakt niet uit wat
fd-remark-real = Echte pijlen: aangenomen is dat de werpers { $throwers } zijn.

## House rules
fd-rules-app = app
fd-rules-app-help = waar de gedrukte regels zwijgen, zoals hun eigen app speelt: ook in de verlenging blijft de bal liggen
fd-rules-book = boekje
fd-rules-book-help = de gedrukte regels naar de letter: in de verlenging verlegt alleen een punt het begin van een aanval
fd-option-safety-spot = Plek na een safety
fd-option-safety-spot-help = waar de bal na een safety naar de ander gaat
fd-option-start-spot = Begin van een aanval
fd-option-start-spot-help = waar aanvallen beginnen na een pauze, een score of een kapotte beurt
fd-option-cap-never-helps-punter = Grens helpt de punter nooit
fd-option-cap-never-helps-punter-help = de grens bij de middenlijn maakt een verre start nooit korter
fd-option-bounce-out-rethrow = Bouncers opnieuw
fd-option-bounce-out-rethrow-help = een pijl die eruit valt, wordt opnieuw gegooid
fd-option-cushion-dart = Bonuspijl
fd-option-cushion-dart-help = een bonuspijl op de enkele 1 als de vierde pijl één yard overlaat
fd-option-two-point-ring = Ring voor twee punten
fd-option-two-point-ring-help = voor twee punten is dubbel of tripel 2 nodig
fd-option-inner-bull-yards = Bullseye
fd-option-inner-bull-yards-help = wat de bullseye waard is
fd-option-inner-bull-yards-touchdown = touchdown
fd-option-inner-bull-yards-50 = 50 yards
fd-option-overtime-spots = Plekken in de verlenging
fd-option-overtime-spots-help = waar een aanval in de verlenging begint: waar de bal ligt, of op de startplek behalve na een punt
fd-option-overtime-spots-carried = waar de bal ligt
fd-option-overtime-spots-punts-only = op de startplek behalve na een punt
fd-option-darts = Pijlen
fd-option-darts-help = echte pijlen invoeren, of gesimuleerde
fd-option-darts-entered = ingevoerd
fd-option-darts-simulated = gesimuleerd
fd-option-throwers = Werpers
fd-option-throwers-help = hoe goed elke kant gesimuleerde pijlen gooit: een niveau, σ in mm, of σx/σy/ρ
fd-option-aim-grid = Mikrooster
fd-option-aim-grid-help = ook mikken op punten van een rooster van zoveel mm (0: alleen vakken)

## Figures by player

fd-figure-average = Gemiddelde met drie pijlen
fd-figure-darts = Pijlen
fd-figure-trebles = Triples
fd-figure-doubles = Dubbels
fd-figure-bulls = Bulls
fd-figure-off = Naast het bord
fd-figure-drives = Drives tot in de endzone
fd-figure-field-goals = Field goals
fd-figure-most = Meest geraakt
fd-figure-at = Gemikt op { $bed }
