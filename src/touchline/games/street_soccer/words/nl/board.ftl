# Het bord in gewone tekens.

ss-board-legend = G> 1> geel, valt naar rechts aan   <G <1 rood, valt naar links aan   o bal   ( ) cirkel   : voor het doel
ss-board-marks = + daar kan de figuur eindigen   * daar kan de bal eindigen   # beide
ss-board-goal = DOELPUNT mogelijk
