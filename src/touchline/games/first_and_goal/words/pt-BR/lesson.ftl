# A lição em português, e o objetivo do jogo numa frase.

fg-lesson-aim = Você tem a bola a 34 jardas do gol e quatro tentativas (descidas) para ganhar dez. Os dois escolhem uma carta em segredo. Escolha Sweep, uma corrida.
fg-lesson-pass = As duas cartas dizem quais dados rolar: 5 jardas. Uma corrida também queima uma carta, e as cartas são o relógio. Agora passe: Slant.
fg-lesson-third = Um X no dado de jogada: passe quebrado. Terceira descida e 6. Quatro sem dez jardas e a bola é deles. Escolha Screen.
fg-lesson-clock = 11 jardas, primeira descida! Depois de um passe você pode queimar uma carta para gastar o relógio. Ninguém lidera ainda: poupe o relógio.
fg-lesson-red-zone = Faltam 19 jardas. A Bomb traz um 20 vermelho: proibida tão perto. Eles esperam um passe, então corra: escolha Off Tackle.
fg-lesson-try = 20 jardas: touchdown, seis pontos! Agora o ponto extra: só dois X nos dados o bloqueariam.
fg-lesson-end = Touchdown e ponto extra: sete. Seu baralho é o relógio; são dois tempos, e quem tiver mais pontos vence.
fg-aim = Mais pontos que o outro depois de dois tempos; suas cartas são o relógio.
