# A lição em português, e o objetivo do jogo numa frase.

ss-lesson-aim = Você é o amarelo. Leve a bola ao gol vermelho: quem tiver mais gols depois de 25 minutos vence. Role o dado.
ss-lesson-walk = Um 2: uma peça anda exatamente 2 casas, nunca na diagonal. Leve E4 até F5, ao lado da bola.
ss-lesson-again = O vermelho respondeu com um 1. Cada vez é uma rolagem e uma peça. Sua vez: role.
ss-lesson-kick = Um 3. De F5 a bola está a 1 passo; os 2 pontos que sobram, e mais um, são um chute de 3 casas. Jogue para J4.
ss-lesson-late = O goleiro vermelho afastou. No minuto 12 todos estão como no início: sua segunda chance. Role.
ss-lesson-goal = Um 5: E4 chega à bola em 3 passos e chuta 3. Cada companheiro no caminho devolve um passo: por H5 e J6, para o gol!
ss-lesson-end = Um gol na frente! O vermelho recomeça do próprio gol. São 25 minutos; quem tiver mais gols vence.
ss-aim = Mais gols que o outro depois de 25 minutos.
