# Street Soccer in het Nederlands.

ss-tagline = Vijf tegen vijf op een veld met vakjes: gooi, loop naar de bal en speel hem via je maats in het doel.
ss-side =
    { $team ->
        [yellow] Geel
       *[red] Rood
    }
# In een zin.
ss-team =
    { $team ->
        [yellow] geel
       *[red] rood
    }
# The beginning of a sentence; on a page whoever reads it is "you".
ss-who =
    { PERSON($who) ->
        [you] Jij
       *[other] { $who }
    }
ss-who-places =
    { PERSON($who) ->
        [you] Jij zet
       *[other] { $who } zet
    }
ss-who-rolls =
    { PERSON($who) ->
        [you] Jij gooit
       *[other] { $who } gooit
    }
ss-who-wins =
    { PERSON($who) ->
        [you] Jij wint
       *[other] { $who } wint
    }
ss-chance-yellow = gele dobbelsteen
    .the = de gele dobbelsteen
ss-chance-red = rode dobbelsteen
    .the = de rode dobbelsteen
ss-chance-die = dobbelsteen
    .the = de dobbelsteen
ss-move-pass = Geen zet mogelijk: passen

## Wat er gevraagd wordt
ss-ask-place = { ss-side } zet figuur { $number } van { $of } neer: op welk vakje?
ss-ask-place-goalie-too = { ss-side } zet figuur { $number } van { $of } neer (één ervan voor het doel): op welk vakje?
ss-ask-yellow-rolls = Geel gooit om de aftrap.
ss-ask-red-rolls = Geel gooide { $rolled }; rood gooit om de aftrap.
ss-ask-kick-off =
    Aftrap: de bal gaat vanaf een figuur in de cirkel precies { $squares ->
        [one] 1 vakje
       *[other] { $squares } vakjes
    } ver. Waarheen?
ss-ask-roll = { ss-side } gooit de dobbelsteen.
ss-ask-restart = Uittrap: op welk vakje voor het doel neemt de keeper de bal?
ss-ask-restart-roll = Gooi voor de uittrap; een 1 gaat over.
ss-ask-restart-kick =
    Uittrap: de keeper trapt hem precies { $squares ->
        [one] 1 vakje
       *[other] { $squares } vakjes
    } ver. Waarheen?
ss-ask-move = { $die } gegooid: welk figuur, en waarheen?

## Hoe het staat
ss-setting-up = opstelling, { $placed } van { $of } figuren staan
ss-over = afgelopen
ss-rolling-off = gooien om de aftrap
ss-to-kick-off = { $who } trapt af
ss-to-roll = { $who } gooit
ss-to-move = { $who } is aan zet
ss-to-restart = { $who } trapt uit
ss-die-shows = worp { $die }
ss-ball-on = bal op { $square }
ss-due-with = { $due }, { $first }
ss-due-with-both = { $due }, { $first }, { $second }
ss-draw = Geen doelpunten, ook niet in de verlenging: gelijkspel.
ss-wins = { ss-who-wins } met { $goals }-{ $others }.
ss-wins-in-extra-time = { ss-who-wins } met { $goals }-{ $others } in de verlenging.
ss-wins-by-last-goal =
    { $goals }-{ $others } na verlenging; { PERSON($who) ->
        [you] jij wint
       *[other] { $who } wint
    } door het laatste doelpunt in de gewone speeltijd.

## Het begin
ss-places = { ss-who-places } een figuur op { $square }.
ss-places-goalie = { ss-who-places } de keeper op { $square }.
ss-all-placed = Iedereen staat opgesteld.
ss-rolls = { ss-who-rolls } { $rolled }.
ss-rolls-for-kick-off = { ss-who-rolls } { $rolled } om de aftrap.
ss-rolls-the-same = { ss-who-rolls } ook { $rolled }: nog een keer.
ss-wins-roll-off =
    { ss-who-rolls } { $rolled }; { PERSON($first) ->
        [you] jij
       *[other] { $first }
    } trapt af: het verschil is { $squares ->
        [one] 1 vakje
       *[other] { $squares } vakjes
    }.

## Beurt na beurt
ss-no-restart = { ss-who }: er is geen uittrap mogelijk, de beurt gaat voorbij.
ss-nobody-moves = { ss-who }: niemand kan lopen, de beurt gaat voorbij.
# Het begin van een zin …
ss-kicks-off = { ss-who } trapt af vanaf { $start }
ss-restarts = { ss-who } trapt uit vanaf { $start }
ss-walks = { ss-who } loopt van { $start } naar { $end }
# … en hoe hij verdergaat.
ss-only-walks = { $lead }.
ss-kicks = { $lead }, schiet naar { $end }.
ss-kicks-to = { $lead } naar { $end }.
ss-shoots-goal = { $lead }, schiet, DOELPUNT!
ss-passes = { $lead }, speelt via { $touches } naar { $end }.
ss-passes-goal = { $lead }, speelt via { $touches }, DOELPUNT!
ss-passing = { $lead }, via { $touches } naar { $end }.
ss-passing-goal = { $lead }, via { $touches }, DOELPUNT!
ss-shifted = De schutter op { $there } schuift naar { $aside }.
ss-new-score = { $home } { $points } – { $others } { $away }.
ss-goalie-takes =
    { PERSON($who) ->
        [you] Jouw keeper
       *[other] De keeper van { $who }
    } neemt de bal op { $square }.
ss-makes-way = De aanvaller daar wijkt uit naar { $aside }.
ss-full-time = Eindsignaal.
ss-extra-time = Er zijn { $minutes } minuten gespeeld en het staat gelijk: het volgende doelpunt wint.

## Geweigerd: opstellen
ss-not-there-ring = { $square } kan niet voor { ss-team }: niemand begint in de rand om het veld
ss-not-there-taken = { $square } kan niet voor { ss-team }: daar staat al een figuur
ss-not-there-circle = { $square } kan niet voor { ss-team }: niemand begint in de andere helft van de cirkel
ss-not-there-second-goalie = { $square } kan niet voor { ss-team }: voor het eigen doel begint alleen de keeper, en die staat er al
ss-not-there-goalie-missing = { $square } kan niet voor { ss-team }: de keeper moet nog komen, op een van de twee vakjes voor zijn doel
ss-not-there-crowded = { $square } kan niet voor { ss-team }: hoogstens één veldspeler in het eigen strafschopgebied
ss-not-there-both-fronts = { $square } kan niet voor { ss-team }: de andere keeper heeft een van de vakjes voor zijn doel nodig
ss-not-there-circle-empty = { $square } kan niet voor { ss-team }: er zou niemand overblijven voor de eigen helft van de cirkel
ss-not-there-own-half-empty = { $square } kan niet voor { ss-team }: naast het figuur in de cirkel moet een veldspeler op de eigen helft beginnen
ss-not-there-other-half-empty = { $square } kan niet voor { ss-team }: een veldspeler moet op de andere helft beginnen
ss-no-square = { $text } is geen vakje; schrijf er een als D5, of de hele opstelling als B4-D5-E3-F4-H2
ss-one-too-many = { $square } is één figuur te veel: de andere coach is aan de beurt

## Geweigerd: lopen
ss-no-figure-on = op { $square } staat geen figuur van { ss-team }
ss-cannot-come-back = { $figure } kan niet terug naar waar het vandaan komt
ss-figure-on = op { $square } staat een figuur
ss-must-kick = de bal ligt op { $square } en moet geschoten worden: { $figure }-{ $square }* en waarheen
ss-not-that-far =
    { $figure } kan niet in precies { $squares ->
        [one] 1 vakje
       *[other] { $squares } vakjes
    } naar { $square } lopen
ss-too-far =
    { $figure } kan niet in hoogstens { $squares ->
        [one] 1 vakje
       *[other] { $squares } vakjes
    } naar { $square } lopen
ss-only-goalie-on = alleen de keeper mag op { $square } blijven staan, voor zijn eigen doel
ss-area-crowded = hoogstens één veldspeler in het eigen strafschopgebied
ss-would-crowd = { $figure } zou op { $square } eindigen, als tweede veldspeler in het eigen strafschopgebied
ss-no-pass = passen kan niet: er kan iemand lopen
ss-where-to = waarheen vanaf { $square }? Mogelijk: { $ends } (* is de bal)
ss-no-move = { $text } is geen zet; schrijf hem als F4-F7 of F4-G5*H7
ss-no-kick = { $text } is geen zet; schrijf hem als F4*H6
# Het begin van een zin …
ss-with-figure-on = met { $figure } op { $square }
ss-with-ball-on = met de bal op { $square }
# … en hoe hij verdergaat.
ss-enclosed = { $lead } zouden de figuren van { ss-team } de bal insluiten met minder dan drie randen van het veld
ss-walled-in = { $lead } zou de bal ingebouwd zijn: niet beide teams hebben een vrije weg ernaartoe

## Geweigerd: de bal
ss-ball-not-in-play = vóór de uittrap is de bal niet in het spel
ss-ball-elsewhere = de bal ligt op { $ball }, niet op { $square }
ss-out-of-reach = { $figure } haalt de bal op { $ball } niet met { $die }
ss-kick-cannot-score = een schot van { LIST($lengths, type: "or") } vanaf { $square } kan niet raak zijn
ss-kick-cannot-end = een schot van { LIST($lengths, type: "or") } vanaf { $start } kan niet op { $square } eindigen
ss-ball-in-ring = de bal verlaat het veld alleen door een doel; { $square } ligt in de rand
ss-opponent-on = op { $square } staat een tegenstander
ss-mate-on = op { $square } staat een maat: die raakt de bal en hij rolt door
ss-circle-takes-it = een figuur in de cirkel trapt af, niet { $figure }
ss-goalie-takes-it = de keeper trapt uit, niet { $figure }
ss-nobody-walks = nu loopt niemand: schrijf het schot als { $figure }* en waarheen
ss-kick-off-cannot-score = uit de aftrap kan niet gescoord worden
ss-not-before-goal = { $square } ligt niet voor het doel van { ss-team }
ss-own-outfielder-on = op { $square } staat een eigen veldspeler
ss-attacker-stuck-on = de aanvaller op { $square } kan nergens heen
ss-attacker-on = op { $square } staat een aanvaller, en het andere vakje is vrij
ss-which-goalie-square = { $text }: op welk vakje voor zijn doel begint de keeper?
ss-not-on-the-die = { $text } staat niet op de dobbelsteen; mogelijk: 1 tot en met 6
ss-not-on-restart-die = { $text } staat niet op de dobbelsteen; mogelijk: 2 tot en met 6
ss-one-again = bij een uittrap gaat een 1 over; mogelijk: 2 tot en met 6

## Geweigerd: standen
ss-two-figures-on = twee figuren op { $square }
ss-no-die-yet = er ligt alleen een dobbelsteen als er gelopen of geschoten moet worden
ss-no-one-at-restart = bij een uittrap gaat een 1 over
ss-nobody-kicks-off = niemand kan aftrappen voor { ss-team }
ss-not-the-placer = niet { ss-team } zet nu een figuur neer
ss-not-in-turn = de figuren zijn niet om de beurt neergezet
ss-nobody-on = op { $square } wordt niemand neergezet
ss-where-is-the-ball = waar is de bal?
ss-ball-not-yet = de bal is nog niet in het spel
ss-ball-with-goalie = de bal is bij de keeper voor zijn doel
ss-ball-on-empty-square = de bal ligt stil op een leeg vakje van het veld
ss-whose-restart = wie trapt uit?
ss-conceded-restarts = wie het doelpunt tegen kreeg, trapt uit
ss-restart-without-ball = zolang er uitgetrapt moet worden, is de bal niet in het spel
ss-nobody-conceded = nog niemand heeft een doelpunt tegen
ss-last-misfits = de laatste doelpuntenmaker past niet bij de stand
ss-extra-time-level = er wordt alleen verlengd bij gelijke stand
ss-nothing-before-kick-off = vóór de aftrap is er niets gebeurd

## De coach
ss-because-book = { $move } is het best als beiden het boek volgen ({ $plan } voor geel).
ss-because-nothing-else = Er valt niets anders te doen.
ss-because = { $move }: { $why }. { $win } ± { $within } kans op winst.
ss-why-scores = dat scoort
ss-why-square = over de worpen 2 tot en met 6 het betere vakje
ss-why-threats =
    { $theirs ->
        [0] geen van hun worpen scoort
       *[other] { $theirs } van hun 6 worpen scoren
    } meteen, en daarna { $own ->
        [0] geen
       *[other] { $own } van de 6
    } van jou
ss-why-fewer-threats = dat laat hun { $theirs } van de 6 worpen die meteen scoren, de op een na beste zet { $more }
ss-why-more-chances = daarna scoren { $own } van de 6 worpen voor jou, na de op een na beste zet { $less }
ss-remark-interval = De ± zegt hoe ver zulke schattingen in 95 van de 100 gevallen van duizenden uitgespeelde partijen lagen; hij krimpt naarmate het beslist raakt.

## Huisregels
ss-rules-book = boek
ss-rules-book-help = geel zet alle vijf neer, dan rood; het strafschopgebied is de twee vakjes voor het doel
ss-rules-club = club
ss-rules-club-help = de coaches zetten om de beurt neer, en het strafschopgebied is het blok van vier
ss-option-alternate-placement = Om de beurt neerzetten
ss-option-alternate-placement-help = de coaches zetten hun figuren om de beurt neer, 1-2-2-2-2-1
ss-option-up-to-die = Tot het aantal ogen
ss-option-up-to-die-help = een figuur mag minder vakjes lopen dan de dobbelsteen aangeeft
ss-option-penalty-area = Strafschopgebied
ss-option-penalty-area-help = de twee vakjes voor het doel, of het blok van vier
ss-option-penalty-area-two = twee
ss-option-penalty-area-box = vier

## The coach: a move within a sentence
ss-told-walk = { $start } naar { $end }
ss-told-kick = { $start } met een trap naar { $end }
ss-told-goal = Doelpunt van { $start }
ss-told-kick-off = Aftrap van { $start } naar { $end }
ss-told-restart = Uittrap van { $start } naar { $end }
ss-told-place = Figuur op { $square }
ss-told-pass = Passen

## Figures by player

ss-figure-possession = Balbezit (deel van alle schoten)
ss-figure-points = Doelpunten
ss-figure-points-allowed = Tegendoelpunten
ss-figure-goals-a-match = Doelpunten per wedstrijd
ss-figure-chances-taken = Benutte kansen
ss-figure-their-chances = Kansen die de tegenstander benutte
ss-figure-kicks = Schoten
ss-figure-kicks-arrived = Schoten naar een ploeggenoot
ss-figure-roll = Gemiddelde worp
ss-figure-chances = Kansen
ss-figure-kicks-on = Schoten met vervolg
ss-figure-rolls = Worpen
ss-figure-pips = Ogen gegooid
