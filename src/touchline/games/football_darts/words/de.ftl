# Football Darts auf Deutsch.

fd-tagline = Auf der Dartscheibe das Feld hinunter: vier Pfeile je Angriff, und für den Touchdown müssen die Yards genau stimmen.

## The field and the board
fd-own = eigene { $yards }
    .dative = der eigenen { $yards }
fd-opp = gegn. { $yards }
    .dative = der gegnerischen { $yards }
fd-midfield = Mittellinie
    .dative = der Mittellinie
fd-the-try = Extraversuch
    .dative = dem Extraversuch
fd-bed =
    { $ring ->
        [inner] i
        [outer] o
        [double] D
       *[triple] T
    }{ $number }
    .long =
        { $ring ->
            [inner] innere einfache
            [outer] äußere einfache
            [double] Doppel
           *[triple] Triple
        } { $number }
fd-bed-25 = 25
    .long = äußeres Bull
fd-bed-bull = Bull
    .long = inneres Bull
fd-bed-miss = daneben
    .long = neben die Scheibe
fd-bed-bounce = Abpraller
    .long = prallt ab
fd-bed-in-words = { FORM($bed, case: "long") }
# The beginning of a sentence; on a page whoever reads it is "you".
fd-who =
    { PERSON($who) ->
        [you] Du
       *[other] { $who }
    }
fd-who-throws =
    { PERSON($who) ->
        [you] Du wirfst
       *[other] { $who } wirft
    }
fd-who-tries =
    { PERSON($who) ->
        [you] Du versuchst
       *[other] { $who } versucht
    }
fd-who-punts =
    { PERSON($who) ->
        [you] Du puntest
       *[other] { $who } puntet
    }
fd-who-goes =
    { PERSON($who) ->
        [you] Du spielst
       *[other] { $who } spielt
    }
fd-who-wins =
    { PERSON($who) ->
        [you] Du gewinnst
       *[other] { $who } gewinnt
    }
fd-chance-coin = Münze
    .the = die Münze
fd-chance-dart = Pfeil
    .the = der Pfeil
fd-coin-heads = Kopf
fd-coin-tails = Zahl

## Calls and moves
fd-call-throw = werfen
fd-call-field-goal = Field Goal
fd-call-punt = Punt
fd-call-pat = Zusatzpunkt
fd-call-two = zwei Punkte
fd-call-receive = zuerst angreifen
fd-call-defer = abwarten
fd-call-aimed = { $call } auf { $aim }
fd-move-receive = Zuerst angreifen
fd-move-defer = Abwarten
fd-move-throw = Werfen
fd-move-field-goal = Field Goal
fd-move-punt = Punt
fd-move-pat = Ein Punkt
fd-move-two = Zwei Punkte
fd-move-aimed = { $call }: { FORM($aim, case: "long") }

## What is asked
fd-ask-toss = Wirf die Münze: Kopf oder Zahl?
fd-ask-choice = Du hast den Münzwurf gewonnen: zuerst angreifen oder abwarten?
fd-ask-try = Extraversuch: ein Punkt (1, 5 oder 20) oder zwei (die Zahl 2)?
fd-ask-pat = Pfeil auf 1, 5 oder 20 für den Punkt.
fd-ask-two = Pfeil auf die Zahl 2 für zwei Punkte.
fd-ask-field-goal-far = Field Goal von { FORM($spot, case: "dative") }: Pfeil auf die 20.
fd-ask-field-goal = Field Goal von { FORM($spot, case: "dative") }: Pfeil auf 1, 5 oder 20.
fd-ask-punt = Punt: am besten die Bulls, dann ein Doppel oder ein äußeres Einfachfeld.
fd-ask-bonus = Bonuspfeil auf die einfache 1.
fd-ask-throw = Pfeil { $dart }: noch { $needed }.
fd-ask-call = Pfeil { $dart }, noch { $needed }: { LIST($calls, type: "or") }?
fd-ask-call-aim = Pfeil { $dart }, noch { $needed }: { LIST($calls, type: "or") }, und wohin?

## Where it stands
fd-quarter = { $number }. Viertel
fd-overtime = Verlängerung { $number }
fd-on-the-try = { $who } beim Extraversuch
fd-at = { $who } an { FORM($spot, case: "dative") }, Pfeil { $dart } von 4, noch { $needed }
fd-wins = { fd-who-wins } { $points }:{ $others }.
fd-wins-in-overtime =
    { fd-who-wins } { $points }:{ $others } nach { $periods ->
        [one] Verlängerung
       *[other] { $periods } Verlängerungen
    }.

## Play-by-play: decisions
fd-toss =
    { $coin ->
        [heads] Kopf
       *[tails] Zahl
    }: { PERSON($who) ->
        [you] du gewinnst
       *[other] { $who } gewinnt
    } den Münzwurf.
fd-receives =
    { PERSON($who) ->
        [you] Du greifst
       *[other] { $who } greift
    } zuerst an; { PERSON($first) ->
        [you] du beginnst
       *[other] { $first } beginnt
    } an { FORM($spot, case: "dative") }.
fd-defers =
    { PERSON($who) ->
        [you] Du wartest
       *[other] { $who } wartet
    } ab; { PERSON($first) ->
        [you] du beginnst
       *[other] { $first } beginnt
    } an { FORM($spot, case: "dative") }.
fd-throws = { fd-who-throws } Pfeil { $dart }.
fd-throws-aimed = { fd-who-throws } Pfeil { $dart }, Ziel: { FORM($aim, case: "long") }.
fd-throws-bonus = { fd-who-throws } den Bonuspfeil.
fd-throws-bonus-aimed = { fd-who-throws } den Bonuspfeil, Ziel: { FORM($aim, case: "long") }.
fd-kicks = { fd-who-tries } ein Field Goal von { FORM($spot, case: "dative") }.
fd-kicks-aimed = { fd-who-tries } ein Field Goal von { FORM($spot, case: "dative") }, Ziel: { FORM($aim, case: "long") }.
fd-punts = { fd-who-punts } von { FORM($spot, case: "dative") }.
fd-punts-aimed = { fd-who-punts } von { FORM($spot, case: "dative") }, Ziel: { FORM($aim, case: "long") }.
fd-goes-for-one = { fd-who-tries } den Zusatzpunkt.
fd-goes-for-one-aimed = { fd-who-tries } den Zusatzpunkt, Ziel: { FORM($aim, case: "long") }.
fd-goes-for-two = { fd-who-goes } auf zwei Punkte.
fd-goes-for-two-aimed = { fd-who-goes } auf zwei Punkte, Ziel: { FORM($aim, case: "long") }.

## Play-by-play: darts
fd-bounce = { fd-who }: Der Pfeil prallt ab und wird noch einmal geworfen.
fd-field-goal = { fd-who }: { FORM($bed, case: "long") }, das Field Goal sitzt, 3 Punkte.
fd-no-good-over = { fd-who }: { FORM($bed, case: "long") }, kein Erfolg; der Gegner beginnt an { FORM($spot, case: "dative") }.
fd-punt = { fd-who }: { FORM($bed, case: "long") }; der Gegner beginnt an { FORM($spot, case: "dative") }.
fd-punt-blocked = { fd-who }: { FORM($bed, case: "long") }, der Punt wird geblockt; der Gegner beginnt an { FORM($spot, case: "dative") }.
fd-point-good = { fd-who }: { FORM($bed, case: "long") }, der Punkt ist da.
fd-two-good = { fd-who }: { FORM($bed, case: "long") }, die zwei Punkte sind da.
fd-no-good = { fd-who }: { FORM($bed, case: "long") }, kein Erfolg.
fd-touchdown =
    { fd-who }: { FORM($bed, case: "long") } für { $yards ->
        [one] 1 Yard
       *[other] { $yards } Yards
    }, TOUCHDOWN!
fd-touchdown-anywhere =
    { fd-who }: { FORM($bed, case: "long") } für { $yards ->
        [one] 1 Yard
       *[other] { $yards } Yards
    }, TOUCHDOWN von überall!
fd-bonus-bust = { fd-who }: { FORM($bed, case: "long") }, nicht die einfache 1: überworfen.
fd-safety = { fd-who }: { FORM($bed, case: "long") }, zehn Yards zurück von { FORM($spot, case: "dative") }: SAFETY, 2 Punkte für den Gegner.
fd-back = { fd-who }: { FORM($bed, case: "long") }, zehn Yards zurück, { $from } → { $to }.
fd-gain =
    { fd-who }: { $from } → { $to }, { FORM($bed, case: "long") } für { $yards ->
        [one] 1 Yard
       *[other] { $yards } Yards
    }.
fd-intercepted = { fd-who }: { FORM($bed, case: "long") }, ABGEFANGEN an { FORM($spot, case: "dative") }.
fd-bust =
    { fd-who }: { FORM($bed, case: "long") } für { $yards ->
        [one] 1 Yard
       *[other] { $yards } Yards
    } bei noch { $needed }: ÜBERWORFEN, der Ball ist weg.
fd-downs = { fd-who }: { FORM($bed, case: "long") }, { $from } → { $to }; vier Pfeile geworfen, Ballwechsel.

## Play-by-play: breaks
fd-level = Ende der regulären Zeit, unentschieden: Verlängerung.
fd-still-level = Immer noch unentschieden: noch eine Verlängerung.
fd-half-time =
    Halbzeit; { PERSON($who) ->
        [you] du beginnst
       *[other] { $who } beginnt
    } an { FORM($spot, case: "dative") }.
fd-end-of-quarter =
    Ende des { $number ->
        [1] ersten
        [2] zweiten
       *[3] dritten
    } Viertels.

## Refusals
fd-no-such-try = ein Extraversuch geht um einen Punkt (pat) oder um zwei (two)
fd-no-bonus-call = der Bonuspfeil geht auf die einfache 1
fd-no-field-goal = kein Field Goal von { FORM($spot, case: "dative") }: der Ball muss an der Mittellinie oder weiter vorn liegen
fd-no-punt-yet = ein Punt ist für den vierten Pfeil; das ist Pfeil { $dart }
fd-no-punt = kein Punt von { FORM($spot, case: "dative") }: nur aus der eigenen Hälfte
fd-no-try-yet = einen Extraversuch gibt es nur nach einem Touchdown
fd-dart-due = es gibt nichts anzusagen: jetzt ist der Pfeil dran
fd-receive-or-defer = { $text }: zuerst angreifen (receive) oder abwarten (defer)?
fd-nothing-called = es wurde nichts angesagt
fd-one-or-two = { $text }: um einen Punkt (pat) oder um zwei (two)?
fd-no-aim = auf { $text } kann man nicht zielen; versuche T20, D16, 25 oder BULL
fd-no-bed = { $text } ist kein Feld; schreibe T20, D16, S5, i5, o5, 25, BULL oder MISS
fd-no-bounce = ein Abpraller zählt als MISS, wenn bounce_out_rethrow nicht verabredet ist
fd-which-ring = beim Punt entscheidet der Ring: i{ $number } (innen) oder o{ $number } (außen)?
fd-heads-or-tails = { $text }: Kopf (heads) oder Zahl (tails)?
fd-not-for-that = ein Pfeil kann hier nicht für { $call } geworfen werden
fd-wrong-quarter = Angriff { $drive } gehört nicht ins { $quarter }. Viertel
fd-no-try-here = der Ball liegt nur beim Extraversuch in der Endzone
fd-aim-unknown = es gibt kein Ziel { $aim }
fd-want-thrower = eine Stufe ({ $presets }), ein σ in mm oder σx/σy/ρ
fd-want-sigma = ein σ von { $low } bis { $high } mm
fd-want-rho = ein ρ von { $low } bis { $high }

## The coach
fd-works-good = sitzt
fd-fails-good = sitzt nicht
fd-works-away = geht weg
fd-fails-away = geblockt
fd-works-touchdown = Touchdown
fd-fails-touchdown = kein Touchdown
fd-works-keeps = behält den Ball
fd-fails-keeps = verliert den Ball
fd-works-hits = trifft { FORM($bed, case: "long") }
fd-fails-hits = trifft nicht
fd-times =
    { $times ->
        [one] ein Mal von 100
       *[other] { $times } von 100 Mal
    }
fd-because-good = { $call ->
        [field-goal] das Field Goal
        [pat] der Versuch auf einen Punkt
       *[two] der Versuch auf zwei Punkte
    } sitzt { fd-times }
fd-because-away = der Punt kommt { fd-times } weg
fd-because-touchdown = der Wurf ist { fd-times } ein Touchdown
fd-because-keeps = der Wurf behält { fd-times } den Ball
fd-because-gains = der Wurf bringt im Schnitt { $yards } Yards
fd-because-hits = er trifft { fd-times } { FORM($bed, case: "long") }
fd-because-both = { $first }; { $more }
fd-because-first = wer den Ball zuerst hat, ist im Vorteil
fd-because-later = wer den Ball später hat, ist im Vorteil
fd-aim-at = Von { FORM($spot, case: "dative") } mit Pfeil { $dart } auf { FORM($aim, case: "long") } zielen: { $why }.
fd-aim-at-best = Von { FORM($spot, case: "dative") } mit Pfeil { $dart } auf { FORM($aim, case: "long") } zielen: nichts gewinnt öfter.
fd-point = { $bed }, { $x } mm quer und { $y } mm hoch
fd-point-off = { $bed }, { $x } mm quer und { $y } mm hoch (mit Absicht neben die Scheibe)
fd-anywhere = irgendetwas
fd-remark-real = Echte Pfeile: Angenommen sind die Werfer { $throwers }.

## House rules
fd-rules-app = App
fd-rules-app-help = wo die gedruckten Regeln schweigen, wie ihre eigene App spielt: auch in der Verlängerung gilt der Punkt weiter
fd-rules-book = Buch
fd-rules-book-help = die gedruckten Regeln aufs Wort: In der Verlängerung verschiebt nur ein Punt den Beginn eines Angriffs
fd-option-safety-spot = Punkt nach einem Safety
fd-option-safety-spot-help = wo der Ball nach einem Safety übergeht
fd-option-start-spot = Beginn eines Angriffs
fd-option-start-spot-help = wo Angriffe nach einer Pause, Punkten oder Überwerfen beginnen
fd-option-cap-never-helps-punter = Grenze hilft nie dem Punter
fd-option-cap-never-helps-punter-help = die Grenze an der Mittellinie verkürzt nie einen weiten Start
fd-option-bounce-out-rethrow = Abpraller noch einmal
fd-option-bounce-out-rethrow-help = ein herausfallender Pfeil wird noch einmal geworfen
fd-option-cushion-dart = Bonuspfeil
fd-option-cushion-dart-help = ein Bonuspfeil auf die einfache 1, wenn der vierte Pfeil ein Yard übrig lässt
fd-option-two-point-ring = Ring für zwei Punkte
fd-option-two-point-ring-help = zwei Punkte brauchen Doppel oder Triple 2
fd-option-inner-bull-yards = Inneres Bull
fd-option-inner-bull-yards-help = was das innere Bull wert ist
fd-option-inner-bull-yards-touchdown = Touchdown
fd-option-inner-bull-yards-50 = 50 Yards
fd-option-overtime-spots = Punkte in der Verlängerung
fd-option-overtime-spots-help = wo ein Angriff der Verlängerung beginnt: wo der Ball liegt, oder außer nach einem Punt am Startpunkt
fd-option-overtime-spots-carried = wo der Ball liegt
fd-option-overtime-spots-punts-only = außer nach einem Punt am Startpunkt
fd-option-darts = Pfeile
fd-option-darts-help = echte Pfeile eintragen oder simulierte
fd-option-darts-entered = eingetragen
fd-option-darts-simulated = simuliert
fd-option-throwers = Werfer
fd-option-throwers-help = wie gut jede Seite simulierte Pfeile wirft: eine Stufe, σ in mm oder σx/σy/ρ
fd-option-aim-grid = Zielgitter
fd-option-aim-grid-help = auch auf Punkte eines Gitters von so vielen mm zielen (0: nur Felder)

## Figures by player

fd-figure-average = Schnitt mit drei Pfeilen
fd-figure-darts = Pfeile
fd-figure-trebles = Triple
fd-figure-doubles = Double
fd-figure-bulls = Bulls
fd-figure-off = Neben der Scheibe
fd-figure-drives = Drives bis in die Endzone
fd-figure-field-goals = Field Goals
fd-figure-most = Am öftesten getroffen
fd-figure-at = Gezielt auf { $bed }
