fd-paper-head = Q | camp. | quem | de | dardo 1 | dardo 2 | dardo 3 | dardo 4 | extra | placar
fd-paper-coin = O ataque joga para a direita. Uma moeda é a bola: mova-a as jardas que cada dardo render.
