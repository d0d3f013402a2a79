pg-paper-injuries = blessures
pg-paper-head = série | attaque | 1er | 2e | 3e | 4e | sacks | points | score
pg-chart-dice = Dés
pg-chart-legend = Chaque dé par ses six faces : avec des dés ordinaires, cherchez ce que vaut le nombre.
