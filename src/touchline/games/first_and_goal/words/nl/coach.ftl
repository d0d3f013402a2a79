# Waarom de coach het wil: zinnen die een zin afsluiten of alleen staan.  "Zij" zijn de tegenstanders.

fg-because-mixed-why = Niemand kan je lezen als je zo speelt: { $shares }; ongeveer { $win } ± { $within } winstkans; { $why }.
fg-because-worth-why = ‘{ $move }’ is { $win } ± { $within } winstkans waard; { $why }.
fg-why-both = { $first }; { $more }

fg-times =
    { $times ->
        [one] één van de 100 keer
       *[other] { $times } van de 100 keer
    }

## Kaarten
fg-why-makes = { $card } haalt { fg-times } de first down
fg-why-scores = { $card } scoort { fg-times }
fg-why-makes-against = tegen { $card } halen zij { fg-times } de first down
fg-why-scores-against = tegen { $card } scoren zij { fg-times }
fg-why-makes-than = { $card } haalt { fg-times } de first down, { $other } { $less }
fg-why-scores-than = { $card } scoort { fg-times }, { $other } { $less }
fg-why-makes-than-against = tegen { $card } halen zij { fg-times } de first down, tegen { $other } { $less }
fg-why-scores-than-against = tegen { $card } scoren zij { fg-times }, tegen { $other } { $less }
fg-why-yards-than = { $card } wint gemiddeld { $yards } yards, { $other } { $less }
fg-why-yards-than-against = tegen { $card } winnen zij gemiddeld { $yards } yards, tegen { $other } { $less }
fg-why-loses-than = { $card } verliest { fg-times } yards, { $other } { $less }
fg-why-loses-than-against = { $card } dringt ze { fg-times } terug, { $other } { $less }
fg-why-long-than = { $card } wint { fg-times } twintig yards of meer, { $other } { $less }
fg-why-long-than-against = tegen { $card } winnen zij { fg-times } twintig yards of meer, tegen { $other } { $less }
fg-why-alike = { $card } en { $other } doen het ongeveer even goed: nu eens de een, dan weer de ander
fg-why-alike-against = { $card } en { $other } houden ongeveer evenveel tegen: nu eens de een, dan weer de ander
fg-why-run-clock = je staat voor, en een run haalt een kaart meer van de klok ({ $cards } over)
fg-why-pass-clock = je hebt de tijd nodig, en een pass stopt de klok ({ $cards } kaarten over)

## Aangekondigde spelen
fg-why-field-goal = een field goal vanaf hier is { fg-times } raak
fg-why-punt = een punt zet ze ongeveer { $yards } yards terug
fg-why-fake = een fake die niemand verwacht haalt { fg-times } de first down
fg-why-expect-kick = als ze kicken, geef je niets weg
fg-why-expect-fake = als ze faken, is de bal van jou { $at }
fg-why-sneak = de sneak haalt zijn yard { fg-times }
fg-why-kneel = knielen haalt een kaart van de klok en riskeert niets
fg-why-hail-mary = de Hail Mary lukt { fg-times }
fg-why-time-out = met een time-out neem je een betere kaart terug
fg-why-keep-time-out = een time-out is later meer waard

## Extra punten
fg-why-one = de kick is { fg-times } raak en { $stands }
fg-why-two = twee punten lukken { fg-times }, en dat { $stands }
fg-stands-ahead =
    { $points ->
        [one] zet je { $points } punt voor
       *[other] zet je { $points } punten voor
    }
fg-stands-level = maakt het gelijk
fg-stands-behind =
    { $points ->
        [one] houdt je { $points } punt achter
       *[other] houdt je { $points } punten achter
    }

## Straffen en uitbraken
fg-why-accepted = aanvaard: { $then }
fg-why-declined = geweigerd: { $then }
fg-then-down = { $down } { $at }
fg-then-touchdown = jouw touchdown
fg-then-touchdown-theirs = hun touchdown
fg-then-won = jouw bal { $at }
fg-then-lost = hun bal { $at }
fg-why-stop = stoppen laat het hierbij: { $gain }
fg-why-run-on = dezelfde dobbelstenen nog eens geven gemiddeld { $yards } yards
fg-why-run-on-loses = dezelfde dobbelstenen nog eens kosten gemiddeld { $yards } yards

## De klok, time-outs
fg-why-burn-ahead = je staat voor, en elke kaart minder is tijd die zij niet krijgen ({ $cards } over)
fg-why-burn = hoe minder kaarten er over zijn, hoe minder er mis kan gaan ({ $cards } nu)
fg-why-save-behind = je staat achter en hebt de tijd nodig ({ $cards } kaarten over)
fg-why-save = de tijd is nog te gebruiken ({ $cards } kaarten over)
fg-why-shuffle = een verse hand belooft meer dan elke teruggenomen kaart
fg-why-nothing = de hand is goed zoals hij is

## Kicks en returns
fg-why-five-dice = de vijf dobbelstenen komen gemiddeld { $yards } yards ver
fg-why-without = zonder { FORM($die, case: "the") } is het { $yards }, en de speldobbelsteen kan de return verhinderen
fg-why-return = een return wint gemiddeld { $yards } yards en verliest { fg-times } de bal
fg-why-fair-catch = een fair catch riskeert niets
fg-why-run-out = uitlopen komt gemiddeld tot de eigen { $yards }
fg-why-touchback = de touchback begint op de eigen { $yards }
fg-why-deep = na een verre kick beginnen zij ongeveer op hun { $yards }
fg-why-onside = de korte kick is { fg-times } voor jou
fg-why-squib = een lage kick kan niet worden teruggelopen
fg-why-first = je hebt als eerste de bal
fg-why-second = je hebt na de rust als eerste de bal
