ss-went-first = ganhou o pontapé inicial
