fd-paper-head = C | drive | quién | desde | dardo 1 | dardo 2 | dardo 3 | dardo 4 | extra | marcador
fd-paper-coin = El ataque juega hacia la derecha. Una moneda es el balón: muévela las yardas que dé cada dardo.
