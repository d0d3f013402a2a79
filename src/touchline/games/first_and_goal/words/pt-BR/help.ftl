# O comando de First & Goal.

fg-help-exploitability = quanto o mestre de First & Goal pode ser explorado
fg-help-exploitability-page =
    A melhor resposta exata ao mestre num First & Goal reduzido, nos dois lugares: terceira para o gol na dez, cinco pontos atrás,
    duas cartas de ataque e quatro de defesa, cada dado na média. O que ela ganha além do justo, em pontos de chance; uma estratégia
    inexplorável tem 0. O valor do jogo reduzido e o que cada lado garante sem misturar vêm de programas lineares: onde diferem,
    perde quem pode ser lido. "As the bot" supõe em parte que o rival maximiza jardas esperadas, o que o equilíbrio não faz.

      touchline exploitability                  o mestre pensando cada vez mais
      touchline exploitability --thought 16,80  tantas mãos imaginadas e rodadas
fg-help-exploitability-thought = uma quantidade de reflexão em vez de várias
fg-help-exploitability-seeds = a média de N formas de imaginar mãos (8)
