pg-paper-injuries = Verletzungen
pg-paper-head = Drive | Angriff | 1. | 2. | 3. | 4. | Sacks | Punkte | Stand
pg-chart-dice = Würfel
pg-chart-legend = Jeder Würfel nach seinen sechs Seiten: mit gewöhnlichen Würfeln schlag nach, wofür die Zahl steht.
