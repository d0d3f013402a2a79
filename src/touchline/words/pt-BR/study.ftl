# O tabuleiro de análise, no terminal e nas recusas.

study-too-long = isto é longo demais para uma análise: no máximo { $most } caracteres
study-full = uma análise tem no máximo { $most } passos
study-which-game = diga de que jogo é esta posição
study-after = a entrada { $number } não pode seguir a entrada { $after }
study-broken = o passo { $number } ({ $text }) não pode ser jogado: { $problem }
study-no-step = não há passo { $number }
study-no-link = este link está danificado: copie-o inteiro
study-nothing-open = nada foi aberto ainda

study-title = { $game }: análise
study-words =
    Um lance, ou o que sair: é jogado. E também:
      roll          deixar o acaso decidir; roll on: até alguém decidir
      back          um passo atrás; go N: ao passo N; start: ao início
      tree          tudo o que foi tentado; drop N: esquecer o passo N e o que vem depois
      coach         o que o treinador faria aqui
      moves         o que se pode jogar ou pode sair
      set POSIÇÃO   começar de novo numa posição; position: a linha desta
      link          tudo em uma linha, para o navegador: /analyse#…
      save ARQUIVO  guardar em um arquivo
      help, quit
study-step = Passo { $number }
study-at-start = No início
study-kept = Guardado em { $file }.
study-link = A análise inteira, para o navegador ou para { $command }:
study-no-file = Diga em que arquivo: save ARQUIVO
