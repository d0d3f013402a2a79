# Os adversários de First & Goal.

fg-bot-any-card = Joga qualquer carta da mão, chuta pelo manual na quarta descida e nunca pede tempo nem finge.
fg-bot-counts-yards = Joga a carta com mais jardas esperadas (na defesa, menos) contra as cartas que ainda não viu, e chuta pelo manual.
fg-bot-equilibrium = Resolve cada chamada como um jogo entre todas as mãos que combinam com o que foi visto, com uma chance de vitória aprendida nas próprias partidas, e tira sua carta da solução.
fg-bot-reads-rival = Joga como o mestre até ver o que o rival escolhe: então estima se ele conta jardas ou pega as cartas como vêm, e confia nisso no máximo metade das vezes, pois pode ser fingimento.
