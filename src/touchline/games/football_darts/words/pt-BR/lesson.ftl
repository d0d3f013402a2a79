# A lição em português, e o objetivo do jogo numa frase.

fd-lesson-toss = Futebol americano num alvo de dardos: quem tiver mais pontos depois de quatro quartos vence. Você ganhou o sorteio: fique com a bola.
fd-lesson-aim = Você começa na sua linha de 30, com quatro dardos para as 70 jardas até a linha do gol. Um triplo vale três vezes: mire no triplo 20.
fd-lesson-single = Deu 20 simples: 20 jardas. Nenhum dardo vai exatamente onde você mira; os anéis mostram onde a maioria cai. Mire no triplo 10.
fd-lesson-exact = 30 jardas! Faltam 20. Exatamente 20 é touchdown; se passar, a bola é perdida. Mire no 20 simples.
fd-lesson-last = Só um 5: faltam 15, e este é o último dardo. Um field goal daria 3 pontos; arrisque no 15 simples.
fd-lesson-try = Touchdown, seis pontos! Agora a conversão: um dardo em 1, 5 ou 20 por mais um ponto. Mire no meio, no 20 simples.
fd-lesson-end = Sete pontos na sua primeira campanha. Cada jogador tem oito campanhas; quem estiver na frente depois de quatro quartos vence.
fd-aim = Mais pontos que o outro depois de quatro quartos.
