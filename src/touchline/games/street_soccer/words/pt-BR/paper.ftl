ss-paper-court = quadra
ss-paper-note = O amarelo joga para a direita. Cinco peças por lado; qualquer coisinha é a bola.
ss-paper-yellow = Amarelo
ss-paper-red = Vermelho
ss-paper-head = minuto | dado | lance do amarelo | dado | lance do vermelho | placar
