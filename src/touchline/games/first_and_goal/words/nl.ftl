# First & Goal in het Nederlands.

fg-tagline = Roep je plays in het geheim, gooi de dobbelstenen van beide kaarten en laat de klok lopen die je stapel is.

## Teams, plekken, downs
fg-team =
    { $team ->
        [home] Thuis
       *[away] Uit
    }
fg-seat =
    { $seat ->
        [home] Thuis
        [away] Uit
        [home-offense] Thuis, aanval
        [home-defense] Thuis, verdediging
        [away-offense] Uit, aanval
       *[away-defense] Uit, verdediging
    }
fg-at-own = op de eigen { $yards }
fg-at-opp = op de { $yards } van de tegenstander
fg-at-midfield = op de middenlijn
fg-down = { $down }e & { $yards }
fg-down-and-goal = { $down }e & goal
# The beginning of a sentence; on a page whoever reads it is "you".
fg-who-accepts =
    { PERSON($who) ->
        [you] Jij neemt aan
       *[other] { $who } neemt aan
    }
fg-who-brings-back =
    { PERSON($who) ->
        [you] Jij draagt hem terug
       *[other] { $who } draagt hem terug
    }
fg-who-has =
    { PERSON($who) ->
        [you] Jij hebt
       *[other] { $who } heeft
    }
fg-who-takes-over =
    { PERSON($who) ->
        [you] Jij neemt over
       *[other] { $who } neemt over
    }
fg-who-wins =
    { PERSON($who) ->
        [you] Jij wint
       *[other] { $who } wint
    }
fg-whose-time-out =
    { PERSON($who) ->
        [you] Jouw time-out
       *[other] Time-out { $who }
    }
fg-whose-touchdown =
    { PERSON($who) ->
        [you] TOUCHDOWN VOOR JOU
       *[other] TOUCHDOWN { UPPER($who) }
    }
fg-gain =
    { $yards ->
        [one] 1 yard
       *[other] { $yards } yards
    } winst
fg-gain-none = geen winst
    .start = Geen winst
fg-loss =
    { $yards ->
        [one] 1 yard
       *[other] { $yards } yards
    } verlies

## Kaarten, dobbelstenen, de munt
fg-a-card = een kaart
    .start = Een kaart
fg-card-halfback-dive = Halfback Dive
fg-card-off-tackle = Off Tackle
fg-card-counter = Counter
fg-card-draw = Draw
fg-card-sweep = Sweep
fg-card-reverse = Reverse
fg-card-screen = Screen
fg-card-slant = Slant
fg-card-short-pass = Short Pass
fg-card-play-action = Play Action
fg-card-medium-pass = Medium Pass
fg-card-bomb = Bomb
fg-card-goal-line = Goal Line
fg-card-5-2-front = 5-2 Front
fg-card-lb-blitz = LB Blitz
fg-card-4-3 = 4-3
fg-card-corner-blitz = Corner Blitz
fg-card-3-4 = 3-4
fg-card-cover-2-spy = Cover 2 Spy
fg-card-nickel = Nickel
fg-card-man-to-man = Man-to-Man
fg-card-dime = Dime
fg-card-safety-blitz = Safety Blitz
fg-card-prevent = Prevent
fg-chance-red = rode dobbelsteen
    .the = de rode dobbelsteen
fg-chance-ivory = ivoren dobbelsteen
    .the = de ivoren dobbelsteen
fg-chance-brown = bruine dobbelsteen
    .the = de bruine dobbelsteen
fg-chance-yellow = gele dobbelsteen
    .the = de gele dobbelsteen
fg-chance-blue = blauwe dobbelsteen
    .the = de blauwe dobbelsteen
fg-chance-green = groene dobbelsteen
    .the = de groene dobbelsteen
fg-chance-black = zwarte dobbelsteen
    .the = de zwarte dobbelsteen
fg-chance-play = speldobbelsteen
    .the = de speldobbelsteen
fg-chance-referee = scheidsrechterdobbelsteen
    .the = de scheidsrechterdobbelsteen
fg-chance-penalty = strafdobbelsteen
    .the = de strafdobbelsteen
fg-chance-d20 = twintigzijdige dobbelsteen
    .the = de twintigzijdige dobbelsteen
fg-chance-coin = munt
    .the = de munt
fg-chance-offense-card = aanvalskaart
    .the = de aanvalskaart
fg-chance-defense-card = verdedigingskaart
    .the = de verdedigingskaart
fg-chance-burned-card = verbrande kaart
    .the = de verbrande kaart
fg-coin-heads = Kop
fg-coin-tails = Munt

## Zetten
fg-move-time-out = Time-out
fg-move-ready = Klaar, verder
fg-move-sneak = Quarterback sneak
fg-move-kneel = Knielen
fg-move-hail-mary = Hail Mary: alles op één worp
fg-move-punt = Punt: de bal wegtrappen
fg-move-field-goal = Fieldgoal
fg-move-kick = Kicken
fg-move-fake = De kick faken
fg-move-guess-kick = Het is een trap
fg-move-guess-fake = Het is een schijntrap
fg-move-touchback = Touchback: veilig beginnen
fg-move-run-out = Uitlopen
fg-move-onside = Korte kick om de bal te houden (onside)
fg-move-squib = Lage kick (squib)
fg-move-accept = Straf aannemen
fg-move-decline = Straf weigeren
fg-move-stop = Hier stoppen
fg-move-run-on = Doorlopen
fg-move-burn = Kaart verbranden: klok laten lopen
fg-move-hold = Klok sparen
fg-move-shuffle = Hand inschudden en opnieuw trekken
fg-move-extra-point = Extra punt kicken
fg-move-two-point = Voor twee punten gaan
fg-move-return = Terugdragen
fg-move-fair-catch = Fair catch
fg-move-heads = Kop
fg-move-tails = Munt
fg-move-receive = Ontvangen
fg-move-five-dice = Alle vijf dobbelstenen
fg-move-draw-cards = Trekken
fg-move-end-half = De helft laten eindigen
fg-move-give-up = De conversie opgeven
fg-move-take = Een kaart terugnemen
fg-move-discard = Met een kaart betalen
fg-move-nothing = De kaarten laten zoals ze zijn
fg-move-take-card = { $card } terugnemen
fg-move-discard-card = Met { $card } betalen
fg-move-without = De speldobbelsteen in plaats van { FORM($die, case: "the") }
fg-hidden-play = een play, verdekt
fg-hidden-kick = kick of fake, verdekt
fg-hidden-take = een kaart terug van de aflegstapel, verdekt

## Wat er gevraagd wordt
fg-ask-coin-call = Kop of munt?
fg-ask-toss-choice = De toss is gewonnen: ontvangen of kicken?
fg-ask-kickoff = Hoe wordt er afgetrapt?
fg-ask-receive = Touchback of uitlopen?
fg-ask-defense-call = Welke verdediging?
fg-ask-discard-more = Nog een kaart afleggen of trekken?
fg-ask-breakaway = Het gaat achteruit: hier stoppen of doorlopen?
fg-ask-flag-on-defense = Vlag tegen de verdediging: neemt de aanval de straf aan?
fg-ask-flag-on-offense = Vlag tegen de aanval: neemt de verdediging de straf aan?
fg-ask-flag-on-offense-return = Vlag tegen de terugdragende partij: nemen de kickers de straf aan?
fg-ask-flag-on-defense-return = Vlag tegen de kickende partij: neemt de terugdragende partij de straf aan?
fg-ask-time-out-offense = Time-out, aanval: een kaart van de aflegstapel terugnemen, de hand inschudden of niets doen?
fg-ask-time-out-defense = Time-out, verdediging: een kaart van de aflegstapel terugnemen, de hand inschudden of niets doen?
fg-ask-time-out-offense-former = Time-out, aanval: een kaart van de aflegstapel terugnemen of de hand inschudden?
fg-ask-time-out-defense-former = Time-out, verdediging: een kaart van de aflegstapel terugnemen of de hand inschudden?
fg-ask-burn-offer = Een kaart verbranden om de klok te laten lopen?
fg-ask-burn-stop = Er gaat een kaart verbranden: tegenhouden met een time-out?
fg-ask-burn-stop-run = Het is een loop en er zal een kaart verbranden: dat vóór de dobbelstenen met een time-out tegenhouden?
fg-ask-burn-hand = Welke kaart uit de hand verbrandt?
fg-ask-try = Het extra punt kicken of voor twee gaan?
fg-ask-field-goal-card = Welke kaart betaalt de field goal?
fg-ask-kneel-card = Welke kaart kost het knielen?
fg-ask-fake-offense = Aanval: kick of fake?
fg-ask-fake-defense = Verdediging: kick of fake?
fg-ask-punt-choice = Alle vijf dobbelstenen, of de speldobbelsteen in plaats van een ervan?
fg-ask-catch = De punt terugdragen of fair catch?
fg-ask-over = De wedstrijd is afgelopen.
fg-ask-die = Wat toont { FORM($die, case: "the") }?
fg-ask-d20 = Wat toont de twintigzijdige dobbelsteen?
fg-ask-coin = Hoe valt de munt?
fg-ask-offense-card = Welke kaart trekt de aanval?
fg-ask-defense-card = Welke kaart trekt de verdediging?
fg-ask-burned-card = Welke kaart verbrandt?
fg-ask-call-try = Conversie voor twee punten: welke play?
fg-ask-call-fake = De kick is een fake: welke play?
fg-ask-call = { $down } { $at }: welke play?
fg-ask-answer = De play is aangekondigd: klaar, of time-out?

## Hoe het staat
fg-half =
    { $number ->
        [1] Eerste helft
       *[2] Tweede helft
    }
fg-overtime =
    { $number ->
        [1] Verlenging
       *[other] Verlenging { $number }
    }
fg-to-receive =
    { PERSON($who) ->
        [you] jij ontvangt
       *[other] { $who } ontvangt
    }
fg-on-the-try =
    { PERSON($who) ->
        [you] jouw conversie
       *[other] { $who } bij de conversie
    }
fg-stands =
    { PERSON($who) ->
        [you] jouw bal
       *[other] { $who }
    }, { $down } { $at }
fg-cards-left =
    nog { $cards ->
        [one] 1 kaart
       *[other] { $cards } kaarten
    }
fg-tie = Gelijkspel, { $points }–{ $others }.
fg-tie-after-overtime =
    Gelijkspel, { $points }–{ $others } na { $periods ->
        [one] verlenging
       *[other] { $periods } verlengingen
    }.
fg-wins = { fg-who-wins } met { $points }–{ $others }.
fg-wins-after-overtime =
    { fg-who-wins } met { $points }–{ $others } na { $periods ->
        [one] verlenging
       *[other] { $periods } verlengingen
    }.

## Verslag: de calls
fg-sends-in-play =
    { PERSON($who) ->
        [you] Jij roept
       *[other] { $who } roept
    } verdekt een play.
fg-time-out = { fg-whose-time-out }.
fg-nothing-playable = { fg-who-has } hier niets speelbaars: { $card } wordt afgelegd.
fg-draws =
    { PERSON($who) ->
        [you] Jij trekt
       *[other] { $who } trekt
    }.
fg-lays-away-too =
    { PERSON($who) ->
        [you] Jij legt
       *[other] { $who } legt
    } ook { $card } af.
fg-time-out-card-back =
    { fg-whose-time-out }; { PERSON($other) ->
        [you] jij neemt je
       *[other] { $other } neemt de
    } kaart terug.
fg-reveal = { $down } { $at }: { $ours } tegen { $theirs }.
fg-reveal-try = Conversie voor twee punten { $at }: { $ours } tegen { $theirs }.
fg-reveal-fake = De fake { $at }: { $ours } tegen { $theirs }.

## Verslag: de klok
fg-lets-clock-run =
    { PERSON($who) ->
        [you] Jij laat
       *[other] { $who } laat
    } de klok lopen.
fg-burns-top = De klok loopt: { $card } verbrandt.
fg-burns-hand =
    De klok loopt: { PERSON($who) ->
        [you] jij verbrandt
       *[other] { $who } verbrandt
    } { $card } uit de hand.
fg-time-out-keep = { fg-whose-time-out }, om die kaart op de klok te houden.
fg-time-out-no-burn = { fg-whose-time-out }: deze loop verbrandt geen kaart.
fg-time-out-before = { fg-whose-time-out }, vóór de play.
fg-shuffles =
    { PERSON($who) ->
        [you] Jij schudt
       *[other] { $who } schudt
    } de hand in en trekt opnieuw.
fg-keeps-cards =
    { PERSON($who) ->
        [you] Jij laat
       *[other] { $who } laat
    } de kaarten zoals ze zijn.
fg-takes-back =
    { PERSON($who) ->
        [you] Jij neemt
       *[other] { $who } neemt
    } verdekt een kaart terug.

## Verslag: een play
fg-goes-down =
    { PERSON($who) ->
        [you] Jij gaat
       *[other] { $who } gaat
    } naar de grond voor het erger wordt.
fg-keeps-running =
    { PERSON($who) ->
        [you] Jij loopt
       *[other] { $who } loopt
    } door.
fg-gained = { FORM($gain, case: "start") }.
fg-broken-up = Onderbroken! { FORM($gain, case: "start") }.
fg-breakaway = UITBRAAK, { $gain }!
fg-still-loose = Nog altijd los, { $gain }!
fg-caught = Nog eens { $gain } voor hij gestopt wordt.
fg-ball-loose = { FORM($gain, case: "start") }, en de bal is los!
fg-flag-on-play = { FORM($gain, case: "start") }, maar er ligt een vlag.
fg-holds-on =
    Maar { PERSON($who) ->
        [you] jij houdt
       *[other] { $who } houdt
    } de bal vast.
fg-lost =
    { $how ->
        [fumble] FUMBLE
       *[interception] ONDERSCHEPT
    }! { fg-who-has } de bal { $at }.
fg-lost-safety =
    { $how ->
        [fumble] FUMBLE
       *[interception] ONDERSCHEPT
    } achter de eigen doellijn: SAFETY, twee punten { PERSON($who) ->
        [you] voor jou
       *[other] voor { $who }
    }!
fg-lost-touchdown =
    { $how ->
        [fumble] FUMBLE
       *[interception] ONDERSCHEPT
    }! { PERSON($who) ->
        [you] Jij hebt de bal, en dat is een TOUCHDOWN
       *[other] { $who } heeft de bal, en dat is een TOUCHDOWN voor { UPPER($who) }
    }.
fg-lost-on-try =
    { $how ->
        [fumble] FUMBLE
       *[interception] ONDERSCHEPT
    }! { fg-who-has } de bal; de conversie is mislukt.
fg-lost-running =
    { $how ->
        [fumble] FUMBLE
       *[interception] ONDERSCHEPT
    }! { fg-who-has } de bal en loopt ermee.
fg-lost-touchback =
    { $how ->
        [fumble] FUMBLE
       *[interception] ONDERSCHEPT
    }! { fg-who-has } de bal in de eindzone: touchback.
fg-brings-back = { fg-who-brings-back }, { $gain }.
fg-brings-back-to = { fg-who-brings-back }, { $gain }, { $at }.
fg-brings-back-points = { fg-who-brings-back }, { $gain }: { $points }
fg-safety =
    Gepakt in de eigen eindzone: SAFETY, twee punten { PERSON($who) ->
        [you] voor jou
       *[other] voor { $who }
    }!
fg-touchdown = { fg-whose-touchdown }!
fg-two-good = De twee punten zijn binnen!
fg-try-no-good = Mislukt.
fg-short-on-fourth =
    Te kort op de vierde down: { PERSON($who) ->
        [you] jij neemt
       *[other] { $who } neemt
    } over.
fg-first-down = First down { $at }!
fg-next-down = { $down } { $at }.

## Verslag: vlaggen
fg-flag-picked-up = De vlag wordt opgeraapt, geen overtreding.
fg-foul =
    Overtreding { PERSON($who) ->
        [you] van jou
       *[other] van { $who }
    }: { $yards } yards.
fg-foul-first-down =
    Overtreding { PERSON($who) ->
        [you] van jou
       *[other] van { $who }
    }: { $yards } yards en automatisch first down.
fg-declines =
    { PERSON($who) ->
        [you] Jij weigert
       *[other] { $who } weigert
    }.
fg-accepts = { fg-who-accepts }: { $down } { $at }.
fg-accepts-return = { fg-who-accepts }: gemeten vanaf de return, { $down } { $at }.
fg-accepts-punt = { fg-who-accepts }: de punt wordt overgedaan, { $at }.
fg-touchdown-wiped = De touchdown telt niet.
fg-touchdown-stands = De touchdown blijft staan: { fg-whose-touchdown }!
fg-flag-in-pile = In het kluwen ligt een vlag.
fg-no-foul-no-gain = Geen overtreding, geen winst.
fg-no-foul = Geen overtreding.

## Verslag: helften
fg-half-time =
    Dat is de rust: { $home } { $points }, { $away } { $others }. { PERSON($who) ->
        [you] Jij ontvangt
       *[other] { $who } ontvangt
    } aan het begin van de tweede helft.
fg-level = Twee helften gespeeld en gelijk, { $home } { $points }, { $away } { $others }: verlenging, wie het eerst scoort wint!
fg-still-level = Nog steeds gelijk: verlenging { $number }.

## Verslag: kicks, conversies en bijzondere plays
fg-sneaks =
    { PERSON($who) ->
        [you] Jij stelt je
       *[other] { $who } stelt zich
    } op voor een quarterback sneak.
fg-kneels =
    { PERSON($who) ->
        [you] Jij knielt
       *[other] { $who } knielt
    }.
fg-hail-mary =
    { PERSON($who) ->
        [you] Jij gooit
       *[other] { $who } gooit
    } hem hoog weg: een Hail Mary om de helft te besluiten!
fg-punt-team =
    { $down }: { PERSON($who) ->
        [you] jij stuurt
       *[other] { $who } stuurt
    } het puntteam.
fg-ends-half = { fg-who-has } niets meer te spelen en laat de helft eindigen.
fg-gives-up = { fg-who-has } niets meer te spelen; de conversie is mislukt.
fg-field-goal-team =
    { PERSON($who) ->
        [you] Jij stelt je
       *[other] { $who } stelt zich
    } op voor een field goal { $at }.
fg-calls-coin =
    { PERSON($who) ->
        [you] Jij zegt
       *[other] { $who } zegt
    } { $coin ->
        [heads] kop
       *[tails] munt
    }.
fg-toss =
    { $coin ->
        [heads] Kop
       *[tails] Munt
    }: { PERSON($who) ->
        [you] jij wint
       *[other] { $who } wint
    } de toss.
fg-toss-receives =
    { $coin ->
        [heads] Kop
       *[tails] Munt
    }: { PERSON($who) ->
        [you] jij wint
       *[other] { $who } wint
    } de toss en ontvangt.
fg-chooses-receive =
    { PERSON($who) ->
        [you] Jij wilt
       *[other] { $who } wil
    } ontvangen.
fg-chooses-kick =
    { PERSON($who) ->
        [you] Jij wilt
       *[other] { $who } wil
    } kicken.
fg-onside =
    { PERSON($who) ->
        [you] Jij probeert
       *[other] { $who } probeert
    } de onside kick!
fg-squib =
    { PERSON($who) ->
        [you] Jij kickt
       *[other] { $who } kickt
    } laag.
fg-kicks-off =
    { PERSON($who) ->
        [you] Jij trapt
       *[other] { $who } trapt
    } af.
fg-brings-out =
    { PERSON($who) ->
        [you] Jij loopt
       *[other] { $who } loopt
    } ermee uit.
fg-touchback =
    Touchback. { $down } { PERSON($who) ->
        [you] voor jou
       *[other] voor { $who }
    } { $at }.
fg-fields =
    { PERSON($who) ->
        [you] Jij vangt
       *[other] { $who } vangt
    } hem { $at } en loopt.
fg-fair-catch =
    Fair catch { $at }. { $down } { PERSON($who) ->
        [you] voor jou
       *[other] voor { $who }
    }.
fg-booms =
    { PERSON($who) ->
        [you] Jij kickt
       *[other] { $who } kickt
    } met volle kracht.
fg-places =
    { PERSON($who) ->
        [you] Jij gaat
       *[other] { $who } gaat
    } voor plaatsing: de speldobbelsteen in plaats van { FORM($die, case: "the") }.
fg-attempt-costs = De poging kost { $card }.
fg-goes-with-it = { FORM($card, case: "start") } gaat mee.
fg-fake-decided = Kick of fake? De aanval heeft besloten.
fg-tries-one =
    { PERSON($who) ->
        [you] Jij kickt
       *[other] { $who } kickt
    } voor het extra punt.
fg-tries-two =
    { PERSON($who) ->
        [you] Jij gaat
       *[other] { $who } gaat
    } voor twee punten.
fg-is-kick = Het is de kick.
fg-is-kick-farther =
    Het is de kick, en { PERSON($who) ->
        [you] jij dacht
       *[other] { $who } dacht
    } aan een fake: vijf yards extra.
fg-fake-smelled =
    Een FAKE { $kick ->
        [field-goal] field goal
       *[punt] punt
    }, en { PERSON($who) ->
        [you] jij had
       *[other] { $who } had
    } het door! Balverlies ter plaatse.
fg-fake =
    Het is een FAKE { $kick ->
        [field-goal] field goal
       *[punt] punt
    }!
fg-point-good = Het extra punt is goed.
fg-point-blocked = Het extra punt wordt GEBLOKT!
fg-hail-mary-caught = HAIL … MARY! { fg-whose-touchdown }!
fg-hail-mary-falls = Hij valt op de grond.
fg-field-goal-blocked = GEBLOKT! { fg-who-takes-over }.
fg-kick-away = De kick is onderweg …
fg-field-goal-good =
    { $yards ->
        [one] 1 yard
       *[other] { $yards } yards
    }: hij is GOED, drie punten.
fg-field-goal-missed =
    { $yards ->
        [one] 1 yard
       *[other] { $yards } yards
    }, mis. { PERSON($who) ->
        [you] Jij neemt
       *[other] { $who } neemt
    } ter plaatse over.
fg-onside-recovered =
    { $yards ->
        [one] 1 yard
       *[other] { $yards } yards
    }, en { PERSON($who) ->
        [you] jij VEROVERT
       *[other] { $who } VEROVERT
    } hem { $at }!
fg-kick-fielded =
    { $yards ->
        [one] 1 yard
       *[other] { $yards } yards
    }. { fg-who-has } hem, { $down } { $at }.
fg-in-touchdown = Hij is erover: { fg-whose-touchdown }!
fg-in-end-zone-safety =
    In de eindzone: SAFETY, twee punten { PERSON($who) ->
        [you] voor jou
       *[other] voor { $who }
    }!
fg-punt-blocked = GEBLOKT! { fg-who-takes-over } op de line of scrimmage.
fg-punt-bounce = Een enorme stuit …
fg-punt-loose = Hij ligt daar los!
fg-punt-flag = Vlag bij de kick.
fg-out-of-bounds = Over de zijlijn.
fg-punt-safety =
    De punt gaat achteruit: SAFETY, twee punten { PERSON($who) ->
        [you] voor jou
       *[other] voor { $who }
    }!
fg-punt-touchback =
    Een punt van { $yards ->
        [one] 1 yard
       *[other] { $yards } yards
    } tot in de eindzone: touchback, { PERSON($who) ->
        [you] jouw bal { $at }
       *[other] { $who } { $at }
    }.
fg-punt =
    Een punt van { $yards ->
        [one] 1 yard
       *[other] { $yards } yards
    }; { PERSON($who) ->
        [you] jouw bal { $at }
       *[other] { $who } { $at }
    }.
fg-punt-recovered =
    { PERSON($who) ->
        [you] Jij VEROVERT je
       *[other] { $who } VEROVERT de
    } eigen punt { $at }!
fg-no-harm = Niets aan de hand.
fg-all-the-way = Helemaal door: { fg-whose-touchdown }!
fg-no-way-out =
    Geen doorkomen aan: touchback. { $down } { PERSON($who) ->
        [you] voor jou
       *[other] voor { $who }
    } { $at }.
fg-returned =
    { $yards ->
        [one] 1 yard
       *[other] { $yards } yards
    }. { $down } { PERSON($who) ->
        [you] voor jou
       *[other] voor { $who }
    } { $at }.
fg-return-fumbled-running = FUMBLE bij de return! { fg-who-has } hem en loopt ermee.
fg-return-fumbled = FUMBLE bij de return! { fg-who-has } hem { $at }.
fg-keeps-it =
    { PERSON($who) ->
        [you] Jij houdt
       *[other] { $who } houdt
    } hem.
fg-return-breakaway =
    UITBRAAK, { $yards ->
        [one] 1 yard
       *[other] { $yards } yards
    }, en hij loopt nog!
fg-return-ball-out =
    { $yards ->
        [one] 1 yard
       *[other] { $yards } yards
    }, en de bal is los!
fg-return-flag =
    { $yards ->
        [one] 1 yard
       *[other] { $yards } yards
    }, met een vlag.
fg-return-twenty = Twintig yards, en hij loopt nog!
fg-return-wrong-way =
    UITBRAAK, maar de verkeerde kant op, { $yards ->
        [one] 1 yard
       *[other] { $yards } yards
    }.

## Geweigerd
fg-not-a-move = { $text } kun je hier niet zeggen: { $question }
fg-not-here = ‘{ $move }’ kan hier niet: { $question }
fg-not-on-a-try = { $card } draagt een rode { $limit }: niet bij een conversie
fg-not-so-near = { $card } draagt een rode { $limit }: niet vanaf de { $yards }, op of binnen de { $limit }
fg-no-card-in-hand = { $card } zit niet in deze hand
fg-no-card-in-pile = { $card } ligt niet op deze aflegstapel
fg-no-card-in-deck = { $text } kan niet { FORM($what, case: "the") } zijn: zo'n kaart zit niet meer in de stapel
fg-not-in-range = { $text } kan niet op { FORM($what, case: "the") } staan; mogelijk: { $low } tot { $high }
fg-one-time-out-a-snap = regels 0.9: één time-out per team en snap, en die is genomen
fg-no-time-outs-left = geen time-outs meer in deze helft
fg-no-time-out-now = nu kan geen time-out worden genomen
fg-no-sneak = een sneak vraagt precies één yard tot de lijn, geen { $yards }
fg-no-kneel = niet knielen zolang de aanvalsstapel kaarten heeft ({ $cards })
fg-no-hail-mary = een Hail Mary vraagt een lege stapel, één of twee kaarten en de eigen 35 of beter
fg-no-punt = een punt is voor de vierde down; dit is { $down }
fg-no-field-goal = hier geen field goal
fg-one-card-on-a-try = een conversie voor twee punten is één play met een kaart
fg-not-after-a-fake = de kick was een fake: speel een kaart
fg-no-exchange = kaarten worden alleen geruild als de hele hand onspeelbaar is
fg-no-fake = geen fake zonder speelbare kaart in de hand
fg-no-squib = de squib kick is niet afgesproken (optie squib_kick)
fg-no-two-point-try = een conversie voor twee punten vraagt een kaart zonder rood getal in de hand

## Geweigerd: posities
fg-wrong-phase = tussen een play en wat erop volgt wacht niets
fg-wrong-line-to-gain = de lijn, { $yards } verder, ligt voorbij het doel, { $goal } weg
fg-wrong-goal-line = alleen een kickoff die wordt uitgelopen begint op de eigen doellijn
fg-wrong-time-outs = er zijn { $number } time-outs per helft
fg-wrong-die = een dobbelsteen is aan de beurt als er gegooid wordt, en alleen dan
fg-wrong-pending = de dobbelsteen die aan de beurt is hoort niet bij wat nog valt
fg-wrong-two-cards = een play wordt gegooid voor twee kaarten
fg-wrong-action = er loopt een play, maar action zegt niet welke
fg-wrong-tabled = kaarten liggen alleen bij het omdraaien van een loop op tafel
fg-wrong-fake-card = de aanval heeft geen Fake/Kick-kaart gelegd
fg-wrong-no-card = de aanval heeft geen kaart gelegd
fg-wrong-barred = de kaart van de aanval is hier verboden
fg-wrong-deck-size =
    { $deck ->
        [offense] de aanval
       *[defense] de verdediging
    } heeft { $cards } kaarten, de doos { $most }
fg-wrong-known-cards = met kaarten op een tafel weet niemand welke het zijn
fg-wrong-copies =
    { $deck ->
        [offense] de aanval
       *[defense] de verdediging
    } heeft niet { $copies } exemplaren van elke play
fg-wrong-count =
    { $field } telt niet de kaarten van { $deck ->
        [offense] de aanval
       *[defense] de verdediging
    }
fg-wrong-no-cards = een aanval zonder kaarten: de helft is afgelopen
fg-wrong-card-not-held = de gelegde kaart van de aanval zit niet in zijn hand

## Geweigerd: de waarden van een doos
fg-no-figure = er is geen waarde { $figure } te verbeteren; hier zijn: { $known }
fg-wrong-table = { $figure } is een tabel met waarden, niet { $value }
fg-wrong-matchup = { $figure }: { $value } is niet zoals RIB/1 (verschillende dobbelstenen uit { $letters }) of 0/2
fg-wrong-number = { $figure }: { $value } is geen geheel getal van { $low } tot { $high }
fg-wrong-name = { $figure }: { $value } is geen naam van hoogstens { $longest } letters
fg-wrong-faces = { $figure }: een dobbelsteen heeft zes vlakken, niet { $value }
fg-wrong-choice = { $figure }: { $value } is geen van { $choices }
fg-wrong-list = { $figure }: { $value } is geen lijst van verschillende uit { $choices }
fg-no-team = { $team }: geen team uit de doos en geen eigen dobbelstenen
fg-wrong-own-faces = { $figure }: een dobbelsteen heeft zes gehele getallen, niet { $value }
fg-wrong-face = { $figure }: een vlak gaat van { $low } tot { $high }
fg-wrong-face-sum = { $figure }: de vlakken zijn samen { $sum }, geen veelvoud van { $factor }

## De coach
fg-because-mixed = Niemand kan je lezen als je zo speelt: { $shares }; ongeveer { $win } ± { $within } winstkans.
fg-because-worth = ‘{ $move }’ is { $win } ± { $within } winstkans waard.
fg-because-share = { $move } { $share }
fg-because-shares = { $first }, { $more }
fg-remark-interval = De ± zegt hoe ver zulke schattingen in 95 van de 100 gevallen van uitgespeelde wedstrijden lagen ({ $least } tot { $most } punten bij gelijke kansen, naar het deel van de wedstrijd). Verborgen handen worden geschat naar de geziene kaarten; in een terugblik telt als geluk hoe twee verborgen calls elkaar treffen.

## Huisregels
fg-rules-book = boek
fg-rules-book-help = het volledige regelboek
fg-rules-condensed = beknopt
fg-rules-condensed-help = de beknopte handleiding, waar die afwijkt: toss, mislukte plays, uitbraken en de sneak
fg-rules-advanced = gevorderd
fg-rules-advanced-help = het volledige regelboek met de extra regels voor mislukte plays, uitbraken, balverlies en squib kicks
fg-option-teams = Teams
fg-option-teams-help = de dobbelstenen van elke partij, thuis eerst: een team, zijn naam of bijnaam
fg-option-seats = Spelers
fg-option-seats-help = spelers: bij drie heeft één team er twee, bij vier beide
fg-option-seats-2 = 2
fg-option-seats-3 = 3
fg-option-seats-4 = 4
fg-option-pair = Team van twee
fg-option-pair-help = het team van twee bij drie spelers
fg-option-pair-home = thuis
fg-option-pair-away = uit
fg-option-may-talk = Coaches mogen overleggen
fg-option-may-talk-help = coaches van één team delen wat ze weten
fg-option-cards = Kaarten
fg-option-cards-help = door het spel gedeeld, of echte op een tafel
fg-option-cards-dealt = gedeeld
fg-option-cards-table = op tafel
fg-option-toss-choice = Keuze bij de toss
fg-option-toss-choice-help = wie de toss wint kiest ontvangen of kicken
fg-option-squib-kick = Squib kick
fg-option-squib-kick-help = kickoffs mogen laag gekickt worden
fg-option-advanced-broken-plays = Gevorderde mislukte plays
fg-option-advanced-broken-plays-help = een X bij een loop kost drie yards in plaats van de dobbelstenen
fg-option-breakaway-touchdown = Touchdown door uitbraken
fg-option-breakaway-touchdown-help = drie uitbraken op rij zijn een touchdown
fg-option-advanced-turnovers = Gevorderd balverlies
fg-option-advanced-turnovers-help = intercepties bij een tweede teken, en de bal wordt teruggedragen
fg-option-sneak-x-succeeds = Sneak lukt met X
fg-option-sneak-x-succeeds-help = een X haalt de yard bij een sneak
fg-option-broken-play = Mislukte plays
fg-option-broken-play-help = een X schrapt de gekleurde dobbelstenen, of alle yards
fg-option-broken-play-coloured = gekleurde
fg-option-broken-play-all = alle yards
fg-option-breakaway-stop = Uitbraak stoppen
fg-option-breakaway-stop-help = een uitbraak mag stoppen bij een totaal verlies, of na een nieuwe worp die yards verliest
fg-option-breakaway-stop-total = totaal
fg-option-breakaway-stop-reroll = nieuwe worp
fg-option-end-zone-turnover = Balverlies in de eigen eindzone
fg-option-end-zone-turnover-help = een bal verloren achter de eigen doellijn is een safety, of een touchdown van de verdediging
fg-option-end-zone-turnover-safety = safety
fg-option-end-zone-turnover-touchdown = touchdown
fg-option-field-goal-cards = Prijs van een field goal
fg-option-field-goal-cards-help = kaarten die een field goal kost
fg-option-field-goal-cards-1 = 1
fg-option-field-goal-cards-2 = 2
fg-option-d20-kicks = Kicks met een d20
fg-option-d20-kicks-help = kickoffreturns en punts met een twintigzijdige dobbelsteen
fg-option-overtime-cap = Meeste verlengingen
fg-option-overtime-cap-help = verlengingen voor een gelijkspel blijft staan

## Figures by player

fg-figure-yards-a-play = Yards per play
fg-figure-running = Lopen
fg-figure-passing = Passen
fg-figure-punting = Punts
fg-figure-in-plays = { $yards } yards in { $plays } (elk { $each })
fg-figure-possession = Balbezit (deel van alle kaarten)
