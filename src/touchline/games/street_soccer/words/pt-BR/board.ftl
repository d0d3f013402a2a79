# O tabuleiro em caracteres simples.

ss-board-legend = G> 1> amarelo, ataca para a direita   <G <1 vermelho, ataca para a esquerda   o bola   ( ) círculo   : na frente do gol
ss-board-marks = + a peça pode parar ali   * a bola pode parar ali   # os dois
ss-board-goal = GOL possível
