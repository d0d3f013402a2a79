ss-paper-court = veld
ss-paper-note = Geel speelt naar rechts. Vijf figuren per kant; iets kleins is de bal.
ss-paper-yellow = Geel
ss-paper-red = Rood
ss-paper-head = minuut | steen | zet van Geel | steen | zet van Rood | stand
