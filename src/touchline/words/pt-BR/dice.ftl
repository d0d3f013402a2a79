# What the dice of a match promise, no more than docs/security.md proves.

dice-plain = Dados simples: o servidor rola a partir de uma semente. Quem cuida do servidor poderia escolher cada rolagem. Bom para treinar e entre amigos.
dice-committed = Dados comprometidos: o servidor e cada jogador fixaram um valor secreto antes que qualquer um fosse mostrado. Ninguém podia escolher uma rolagem; quem cuida do servidor pode prevê-las.
dice-committed-unpledged = Dados comprometidos: o servidor fixou o seu segredo antes da primeira rolagem e o revela no fim. Nem todos trouxeram um valor próprio; por esses o servidor poderia ter escolhido.
dice-chains = Dados a dois: cada rolagem mistura um valor de cada jogador, fixado de antemão. Ninguém, nem o anfitrião, podia escolher uma rolagem ou sabê-la antes da ação. Quem não mostra um valor perde.
dice-chains-sealed = Dados a dois com cartas ocultas: ninguém, nem o anfitrião, podia escolher uma rolagem. Quem não mostra um valor perde. As cartas ficam ocultas para os outros jogadores, não para quem cuida do servidor.
dice-chains-entrusted = Dados a dois, confiados: alguém deixa o servidor rolar por si. Cada valor é fixado de antemão, mas quem cuida do servidor conhece os que lhe foram confiados.
dice-entered = Dados, cartas e dardos de verdade, anotados pelos jogadores. Não há nada a provar.
dice-former-committed = Dados comprometidos do esquema antigo: as rolagens decorrem do segredo do servidor e das palavras dos jogadores. Isso não prova que ninguém as escolheu.
dice-former-chains = Dados a dois do esquema antigo: um anfitrião que jogasse poderia ter escolhido entre dois valores.
