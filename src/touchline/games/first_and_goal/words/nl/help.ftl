# De opdracht van First & Goal.

fg-help-exploitability = hoever de meester van First & Goal uit te buiten is
fg-help-exploitability-page =
    Het exacte beste antwoord op de meester in een verkleind First & Goal, op beide plaatsen: derde poging op de tien, vijf punten
    achter, nog twee aanvals- en vier verdedigingskaarten, elke steen op zijn gemiddelde. Wat het boven het eerlijke deel wint, in
    punten winstkans; een onuitbuitbare strategie heeft 0. De waarde van het kleine spel en wat elke kant zonder mengen zeker heeft,
    komen uit lineaire programma's: waar ze verschillen, verliest wie te doorzien is. "As the bot" neemt deels aan dat de ander
    verwachte yards maximaliseert, wat het evenwicht niet doet.

      touchline exploitability                  de meester met steeds meer denkwerk
      touchline exploitability --thought 16,80  zoveel bedachte handen en rondes
fg-help-exploitability-thought = één hoeveelheid denkwerk in plaats van meer
fg-help-exploitability-seeds = het gemiddelde over N manieren om handen te bedenken (8)
