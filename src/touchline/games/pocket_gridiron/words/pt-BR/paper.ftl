pg-paper-injuries = lesões
pg-paper-head = camp. | ataque | 1ª | 2ª | 3ª | 4ª | sacks | pontos | placar
pg-chart-dice = Dados
pg-chart-legend = Cada dado por suas seis faces: com dados comuns, veja o que o número representa.
