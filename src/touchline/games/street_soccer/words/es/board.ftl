# El tablero en caracteres simples.

ss-board-legend = G> 1> amarillo, ataca a la derecha   <G <1 rojo, ataca a la izquierda   o balón   ( ) círculo   : ante la portería
ss-board-marks = + la figura puede acabar ahí   * el balón puede acabar ahí   # ambos
ss-board-goal = GOL posible
