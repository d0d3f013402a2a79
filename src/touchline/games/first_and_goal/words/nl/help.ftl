# De opdracht van First & Goal.

fg-help-exploitability = hoever de meester van First & Goal uit te buiten is
fg-help-exploitability-page =
    Het exacte beste antwoord op de meester in een verkleind First & Goal, op beide plaatsen: derde poging op de tien, vijf punten
    achter, nog twee aanvals- en vier verdedigingskaarten, elke steen op zijn gemiddelde. Wat het boven het eerlijke deel wint, in
    punten winstkans; een onuitbuitbare strategie heeft 0. De waarde van het kleine spel en wat elke kant zonder mengen zeker heeft,
    komen uit lineaire programma's: waar ze verschillen, verliest wie te doorzien is.

    In het hele spel kan niemand een beste antwoord berekenen. Daar worden coaches beproefd die weten hoe de meester denkt, de beste
    kaart tegen zijn mengsel spelen en hun time-outs meer of minder bewaren; de beste wordt in nieuwe partijen gemeten.

      touchline exploitability                  de meester met steeds meer denkwerk
      touchline exploitability --thought 16,80  zoveel bedachte handen en rondes
      touchline exploitability first-and-goal --whole   het hele spel
      touchline exploitability first-and-goal --former  de meester tegen die van de eerste uitgave
      touchline exploitability first-and-goal --club    wat het oplevert de clubspeler te kennen
      touchline exploitability first-and-goal --scout   wat doen alsof van de scout wint
fg-help-exploitability-game = first-and-goal, het spel met verborgen handen
fg-help-exploitability-whole = uitbuiters van het hele spel, in gespiegelde paren
fg-help-exploitability-former = de meester tegen die van de eerste uitgave
fg-help-exploitability-club = wat wie aanneemt dat de clubspeler op yards speelt van hem wint, en wat dat tegen de meester kost
fg-help-exploitability-scout = wat wie doet alsof hij yards telt, en weet hoever dat geloofd wordt, van de scout wint
fg-help-exploitability-pairs = gespiegelde paren van hele partijen (1000)
fg-help-exploitability-cores = kernen om hele partijen op te spelen (1)
fg-help-exploitability-seed = van de dobbelstenen van de hele partijen (1)
fg-help-exploitability-thought = één hoeveelheid denkwerk in plaats van meer
fg-help-exploitability-seeds = het gemiddelde over N manieren om handen te bedenken (8)
fg-help-calibration = of de schattingen van First & Goal kloppen
fg-help-calibration-page =
    Nieuwe partijen van de meester tegen zichzelf, de meeste ergens halverwege begonnen. In elk deel van een wedstrijd worden de
    schattingen in tien klassen verdeeld; voor elke wordt de gemiddelde schatting vergeleken met hoe vaak de kant aan de bal won.
    Getoond worden de marge die het advies bij gelijke kansen noemt, en het deel van de stellingen waarvan de klasse er niet meer
    naast zit dan die marge en de telfout (95 %).

      touchline calibration --games 4000 --cores 4 --picture reliability.png
      touchline calibration --single
      touchline calibration --hands --games 100
fg-help-calibration-games = nieuwe partijen (2000)
fg-help-calibration-cores = kernen om op te spelen (1)
fg-help-calibration-seed = van de partijen (2)
fg-help-calibration-single = losse stellingen in plaats van klassen: meesters spelen elke stelling vaak uit, met de verborgen kaarten telkens opnieuw gedeeld
fg-help-calibration-leads = in plaats daarvan de beste twee ideeën van puzzels, beide uitgespeeld: of ze samen dwalen
fg-help-calibration-hands = of handen zijn alsof ze uit het ongeziene gedeeld zijn: hoe vaak meesters elke kaart houden
fg-help-calibration-positions = stellingen uit elk deel van een wedstrijd (24; uit de korte delen driemaal zoveel)
fg-help-calibration-playouts = zo vaak wordt elke stelling uitgespeeld (50)
fg-help-calibration-part = alleen dit deel van een wedstrijd; mag vaker gegeven worden
fg-help-calibration-thought = hoeveel de meesters denken die stellingen uitspelen: bedachte handen en rondes (zoals de meester: 64,160)
fg-help-calibration-write = bewaren wat gemeten is: het advies noemt het voortaan
fg-help-calibration-file = elke stelling, wat ervan gezegd werd en wat er gebeurde in een bestand bewaren
fg-help-calibration-picture = schattingen tegen uitslagen tekenen
