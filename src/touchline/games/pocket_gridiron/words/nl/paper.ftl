pg-paper-injuries = blessures
pg-paper-head = drive | aanval | 1e | 2e | 3e | 4e | sacks | punten | stand
pg-chart-dice = Stenen
pg-chart-legend = Elke steen met zijn zes kanten: zoek bij gewone stenen op waar het getal voor staat.
