# A lição em português, e o objetivo do jogo numa frase.

pg-lesson-aim = Você está perto da linha do gol e tem quatro descidas para pontuar; um touchdown vale seis. Role o dado do quarterback.
pg-lesson-route = Ele passa para o recebedor. Role o dado dele: o número diz como é difícil parar a jogada.
pg-lesson-defense = Um Slant, força 5. A defesa rola o dado branco duas vezes: se a soma chegar a 5, a jogada é parada. Deixe rolar.
pg-lesson-second = 3 e 2 são 5: parada, segunda descida. Tudo que não pontua custa uma descida. Role de novo.
pg-lesson-set-play = Uma jogada ensaiada deixa a próxima um mais forte. Um field goal daria 3 pontos agora; continue por seis.
pg-lesson-through = Uma corrida, Off Tackle: 6, mais um da jogada ensaiada, são 7. A defesa precisa de 7 em duas rolagens. Deixe rolar.
pg-lesson-touchdown = 4 e 1 são só 5: você passou! Role o dado preto para a zona final; quatro das seis faces são touchdown.
pg-lesson-try = Touchdown, seis pontos! Chute por mais um: vale, a menos que a defesa role seu único bloqueio.
pg-lesson-end = Sete pontos na primeira campanha. Cada time tem oito campanhas; depois da última, vence quem tiver mais pontos.
pg-aim = Mais pontos que o outro depois de oito campanhas cada.
