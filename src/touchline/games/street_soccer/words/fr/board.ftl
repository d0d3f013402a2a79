# Le plateau en simples caractères.

ss-board-legend = G> 1> jaune, attaque à droite   <G <1 rouge, attaque à gauche   o ballon   ( ) cercle   : devant le but
ss-board-marks = + la figurine peut finir là   * le ballon peut finir là   # les deux
ss-board-goal = BUT possible
