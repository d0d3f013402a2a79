# What the pages say about this game alone.

## Dice

page-die-play = speldobbelsteen
page-die-referee = scheidsrechterdobbelsteen
page-die-penalty = strafdobbelsteen
page-die-d20 = twintigzijdige dobbelsteen

## The table

page-goal-field =
    Veld: { $ball ->
        [one] 1 yard
       *[other] { $ball } yards
    } tot het doel, down { $down }, nog { $gain }
page-goal-down-and = { $down }e & { $gain }
page-goal-goal = goal
page-goal-dice = Dobbelstenen
page-goal-no-dice = De dobbelstenen liggen klaar.
page-goal-hand-offense = Je aanvalskaarten
page-goal-hand-defense = Je verdedigingskaarten
page-goal-defense = verdediging
page-goal-run = loop
page-goal-pass = pass
page-goal-red-zone = niet binnen de { $yards }
page-goal-red-zone-short = niet in { $yards }
page-goal-call = { $card } roepen
page-goal-face-down = Een kaart, verdekt
page-goal-matchups = Welke dobbelstenen dat geeft
page-goal-average = gem. { $yards }
page-goal-barred = hier niet
page-goal-against = { $card } tegen …
page-goal-pick-a-card = Tik op een kaart om zijn dobbelstenen tegen elke call te zien.
page-goal-ranges = Gemiddelde yards, naar hun kaart: minste … meeste
page-goal-pick-to-give = Tik op de kaart die je het minst nodig hebt.
page-goal-touch-calls = Eén tik op een kaart is de call.
page-goal-look-first = Eerst een kaart bekijken
page-goal-gain = Lijn
page-goal-deck-of =
    { $name }: { $count ->
        [one] 1 kaart in de stapel
       *[other] { $count } kaarten in de stapel
    }
page-goal-your-deck = Je stapel
page-goal-timeouts-left = Time-outs over: { $count }
page-goal-cards-in-hand = Kaarten in de hand: { $count }
page-goal-half-of = { $half }e helft
page-goal-overtime =
    { $number ->
        [1] Verlenging
       *[other] Verlenging { $number }
    }
page-goal-matchups-what = Gemiddelde yards met de dobbelstenen van beide teams. Een zwarte dobbelsteen trekt af; van twee telt de laagste.
page-goal-teams = Teams
page-goal-teams-for = Kiezen voor
page-goal-teams-yours = Jij
page-goal-teams-theirs = Tegenstander
page-goal-teams-surprise = Verras me
page-goal-teams-none = geen divisie
page-goal-teams-against = tegen
page-goal-teams-bars = De balken: wat de zeven dobbelstenen van een team gemiddeld gooien.
page-goal-teams-order = Volgorde van de teams
page-goal-teams-divisions = Per divisie
page-goal-teams-runners = Lopers
page-goal-teams-passers = Passers
page-goal-teams-defense = Verdediging
page-goal-teams-legend = Balk: laagste tot hoogste vlak. Streep: gemiddelde. Boven: jij.
page-goal-range = Bereik van de kicker
page-goal-this-drive =
    deze drive: { $count ->
        [one] 1 play
       *[other] { $count } plays
    }
page-goal-teams-spread = van het laagste tot het hoogste vlak
page-goal-ball-on = Bal op { $spot }
page-goal-to-line = { $yards } tot de gele lijn
page-goal-to-touchdown = { $yards } tot een touchdown
page-goal-midfield = de middenlijn
page-goal-last-play = Laatste play
page-goal-kick-off = Aftrap
page-goal-on-the-way = Return
page-goal-punt = Punt
page-goal-the-try = Extra punt
page-goal-choose-a-card = Kies een kaart
page-goal-is-clock = is de klok
page-goal-yards = yards
page-goal-upshot-counts = geen effect
page-goal-upshot-broken = verijdeld
page-goal-upshot-all-broken = verijdeld
page-goal-upshot-stumbled = min 3
page-goal-upshot-stopped = geen weg
page-goal-upshot-breakaway = nog eens!
page-goal-upshot-loose = bal los?
page-goal-upshot-flagged = een vlag?
page-goal-upshot-held = behouden
page-goal-upshot-lost = bal kwijt
page-goal-upshot-no-foul = geen fout
page-goal-upshot-foul-offense = fout aanval
page-goal-upshot-foul-defense = fout verdediging
page-goal-upshot-away = niet geblokt
page-goal-upshot-blocked = geblokt
page-goal-upshot-good = raak
page-goal-upshot-missed = te kort
page-goal-pile = Je aflegstapel
page-goal-pick-to-take = Je aflegstapel ligt open: raak een kaart aan om die terug te nemen.
page-goal-in-hand = In je hand: { $cards }
page-goal-two-points = Tweepuntspoging
page-goal-to-two-points = { $yards } tot twee punten
page-goal-comes-off = lukt in { $chance }
page-goal-yards-on-average = ongeveer { $yards } yards
page-goal-points-for = Touchdown { $name }

## What is asked

page-help-first-and-goal-coin-call = Wie de toss wint, krijgt eerst de bal.
page-help-first-and-goal-toss-choice = Ontvangen om eerst aan te vallen, kicken om na de rust eerst aan te vallen.
page-help-first-and-goal-kickoff = De gewone kick geeft de bal weg; de korte kan hem terugwinnen, met risico.
page-help-first-and-goal-receive = De touchback is veilig op je 20; uitlopen kan meer opleveren, of minder.
page-help-first-and-goal-call = Kies een kaart, kijk welke dobbelstenen hij geeft en roep hem. Vier downs voor tien yards. De stapel is de klok.
page-help-first-and-goal-answer = Je mag nu de klok stilzetten, vóór de play.
page-help-first-and-goal-defense-call = Raad de play: kies de kaart waartegen die de slechtste dobbelstenen geeft.
page-help-first-and-goal-discard-more = Leg kaarten af die je hier niet mag spelen en trek nieuwe.
page-help-first-and-goal-breakaway = Stop met wat je hebt, of loop door met nog een worp.
page-help-first-and-goal-flag-on-defense = Hun overtreding: neem de strafyards en doe de down over, of houd wat de play opleverde.
page-help-first-and-goal-flag-on-offense = Hun overtreding: zet ze terug en ze doen de down over, of laat de play staan.
page-help-first-and-goal-time-out-offense = In een time-out mag je één kaart van je aflegstapel terugnemen, je hand inschudden voor een nieuwe, of niets doen.
page-help-first-and-goal-time-out-defense = In een time-out mag je één kaart van je aflegstapel terugnemen, je hand inschudden voor een nieuwe, of niets doen.
page-help-first-and-goal-burn-offer = Een kaart verbranden maakt de helft korter: goed als je voor staat.
page-help-first-and-goal-burn-stop = Een time-out houdt de kaart, en daarmee tijd, in het spel. Bij een loop zeg je het voordat de dobbelstenen vallen.
page-help-first-and-goal-burn-hand = De stapel is leeg: er gaat een kaart uit je hand.
page-help-first-and-goal-try = De kick is één punt en bijna zeker; één play vanaf de 2 is er twee waard.
page-help-first-and-goal-field-goal-card = Een field goal kost één kaart: leg de kaart af die je het minst nodig hebt.
page-help-first-and-goal-kneel-card = Knielen kost een kaart: leg de kaart af die je het minst nodig hebt.
page-help-first-and-goal-fake-offense = Kick, of fake en speel een play zonder hun zwarte dobbelsteen. Hebben ze de fake door, dan is de bal weg.
page-help-first-and-goal-fake-defense = Is het een kick of een fake? Denk je ten onrechte aan een fake, dan krijgt de kick vijf yards extra.
page-help-first-and-goal-punt-choice = Vijf dobbelstenen voor de afstand, of een ervan geruild voor de speldobbelsteen: meer risico, maar misschien geen return.
page-help-first-and-goal-catch = De fair catch is veilig; een return kan yards winnen of de bal verliezen.
page-help-first-and-goal-call-table = Leg een kaart verdekt voor je neer; beide worden ingevoerd als ze worden omgedraaid.

## What is asked, where it is answered by touching

page-fg-ask-defense-call = Hun kaart ligt gesloten: welke verdediging zet je ertegenover?
page-fg-ask-flag-on-defense = Hun fout: de straf nemen, of houden wat de play opleverde?
page-fg-ask-flag-on-offense = Hun fout: ze terugduwen, of de play laten staan?
page-fg-ask-time-out-offense = Time-out: één kaart terugnemen, je hele hand ruilen, of niets doen?
page-fg-ask-time-out-defense = Time-out: één kaart terugnemen, je hele hand ruilen, of niets doen?
page-fg-ask-burn-offer = Goede pass: een kaart van je stapel verbranden, zodat de helft eerder eindigt?
page-fg-ask-burn-stop-run = Ze lopen, en een loop verbrandt een kaart van hun stapel. Een time-out inzetten om dat te stoppen?
page-fg-ask-burn-stop = Ze willen een kaart verbranden, zodat de helft eerder eindigt. Een time-out inzetten om dat te stoppen?
page-fg-ask-fake-offense = In het geheim: echt trappen, of doen alsof en een play lopen?
page-fg-ask-fake-defense = Ze staan klaar om te trappen: geloof je het?
page-fg-ask-receive = De trap komt neer in je eindzone: beginnen op je 20, of eruit lopen?
page-fg-ask-answer = Ze kondigen aan wat ze doen: doorgaan, of eerst een time-out?

## The aim of the game

page-aim-first-and-goal = Vier downs voor tien yards, het veld over tot achter de doellijn. Raad hun kaart: het paar bepaalt welke dobbelstenen je gooit. De meeste punten winnen.
page-aim-first-and-goal-short = Tien yards in vier downs. De meeste punten winnen.
page-scoring-first-and-goal = Touchdown 6, daarna een kick voor 1 of een spel voor 2. Field goal 3. Safety 2.

## A first match: a rule in one sentence, when it first rules

page-new-fg-2-2 = Iedereen heeft acht kaarten. Je stapel is de klok: is hij op, dan is de helft voorbij.
page-new-fg-2-3 = Een kickoff opent elke helft en volgt op elke score. De ontvanger begint op de 20 of loopt zelf.
page-new-fg-2-9 = First and ten: vier pogingen voor tien yards. Haal je ze, dan krijg je er vier nieuwe.
page-new-fg-3-2 = Beide kaarten gaan tegelijk open; samen bepalen ze welke dobbelstenen er rollen.
page-new-fg-3-4 = De gekleurde dobbelstenen zijn gewonnen yards, de zwarte haalt er af: samen de winst.
page-new-fg-4-1 = De gele lijn moet je halen: binnen vier pogingen is het een nieuwe first down.
page-new-fg-4-2 = Tekort na de vierde poging: de ander krijgt de bal waar hij ligt.
page-new-fg-5-1 = X op de speldobbelsteen: verijdeld. De gekleurde tellen niet, alleen de zwarte.
page-new-fg-5-2 = Een breakaway! Dezelfde dobbelstenen rollen nog eens, en de bal gaat verder.
page-new-fg-5-3 = T: de bal is in gevaar. Alleen als ook de scheidsrechtersteen T toont, ben je hem kwijt.
page-new-fg-5-4 = P: misschien een fout. De scheidsrechtersteen zegt van wie, de strafsteen hoeveel yards.
page-new-fg-6-5 = Een straf tegen de verdediging die de gele lijn haalt, is een first down.
page-new-fg-7-5 = Voor een trap kiezen beiden in het geheim: trap of schijnactie. Geraden, dan kost die de bal.
page-new-fg-8-1 = Een loopactie verbrandt een kaart van je stapel: wie loopt, laat de klok lopen.
page-new-fg-8-2 = Na een goede pass mag je een kaart verbranden om tijd te winnen; wie achter staat, spaart hem.
page-new-fg-8-3 = Een time-out houdt het verbranden tegen en spaart tijd; elk heeft er drie per helft.
page-new-fg-8-4 = In een time-out neem je één kaart terug, of schud je je hand erin en trek je opnieuw, of niets.
page-new-fg-8-8 = De bal wisselt: beiden leggen hun kaarten terug, ruilen de stapels en trekken acht nieuwe.
page-new-fg-9-1 = Zes punten! Dan het extra punt: goed, tenzij beide dobbelstenen X tonen.
page-new-fg-9-3 = Een field goal kost een kaart. Geel, blauw en groen moeten de bal tot de doellijn brengen: drie punten.
page-new-fg-9-5 = Een punt geeft de bal ver weg; de ontvanger mag terugrennen.

## Het analysebord

page-study-field-first-and-goal-half = Helft
page-study-field-first-and-goal-offense = In de aanval
page-study-field-first-and-goal-y = Yards tot het doel
page-study-field-first-and-goal-down = Down
page-study-field-first-and-goal-to-gain = Yards te winnen
page-study-field-first-and-goal-timeouts = Time-outs

## On the shelf

page-title-first-and-goal = First & Goal
page-tagline-first-and-goal = Roep je plays in het geheim, gooi de dobbelstenen van beide kaarten en laat de klok lopen die je stapel is.
page-short-first-and-goal = Roep plays in het geheim, gooi de dobbelstenen van beide kaarten.
