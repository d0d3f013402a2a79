ss-paper-court = pista
ss-paper-note = Amarillo juega hacia la derecha. Cinco fichas por lado; cualquier cosita es el balón.
ss-paper-yellow = Amarillo
ss-paper-red = Rojo
ss-paper-head = minuto | dado | jugada amarilla | dado | jugada roja | marcador
