pg-paper-injuries = lesiones
pg-paper-head = drive | ataque | 1.º | 2.º | 3.º | 4.º | sacks | puntos | marcador
pg-chart-dice = Dados
pg-chart-legend = Cada dado por sus seis caras: con dados corrientes, mira qué significa el número.
