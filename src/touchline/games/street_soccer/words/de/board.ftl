# Das Brett in einfachen Zeichen.

ss-board-legend = G> 1> Gelb, greift nach rechts an   <G <1 Rot, greift nach links an   o Ball   ( ) Kreis   : vor dem Tor
ss-board-marks = + hier kann die Figur landen   * hier kann der Ball landen   # beides
ss-board-goal = TOR ist möglich
