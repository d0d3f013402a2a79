# O comando de Football Darts.

fd-help-darts = como você arremessa, e onde mirar
fd-help-darts-page =
    Como você arremessa, em σ em mm, e onde mirar melhor quem arremessa assim.

      touchline darts fit 12 T20 5 1 20 60 18
      touchline darts stats
      touchline darts heatmap aims.svg --thrower pub
fd-help-darts-fit = seu σ a partir de dardos arremessados
fd-help-darts-fit-page =
    Ajusta σ a dardos mirados num alvo; poucos dardos puxam para um padrão. Um arquivo contém dardos, um ou mais por linha;
    linhas com '#' são puladas, 'aim T20' diz o alvo dos seguintes, 'Ann: 5 T20' de quem são.
    Uma tabela com os títulos player, aim e dart é lida por colunas.

      touchline darts fit 12 T20 5 1 20 60 18
      touchline darts fit darts.txt --aim T20
      touchline darts fit match.touchline --seat 1
fd-help-darts-fit-darts = pontos (12), setores (T20), mira e acerto (T20:5), ou um arquivo deles ou uma súmula
fd-help-darts-fit-aim = o alvo de todos os dardos, ou 'unknown' (você é perguntado; senão BULL)
fd-help-darts-fit-seat = de quem, por nome, ou numa súmula por lugar (todos, cada um por si)
fd-help-darts-fit-toward = o padrão para o qual poucos dardos puxam (pub)
fd-help-darts-stats = médias, setores acertados e drives concluídos, por jogador
fd-help-darts-stats-page =
    O que os anotadores guardam: média, setores acertados, drives até a end zone, partida a partida.

      touchline darts stats                          todos, de todas as partidas deste computador
      touchline darts stats match.touchline --player Ann
fd-help-darts-stats-files = súmulas (todas as partidas deste computador)
fd-help-darts-stats-player = só este
fd-help-darts-heatmap = uma imagem do valor de cada mira
fd-help-darts-heatmap-page =
    Uma imagem do alvo: quanto vale cada mira, em pontos ou, numa situação, em chances de vitória.

      touchline darts heatmap aims.svg --thrower 18
      touchline darts heatmap now.png --match match.touchline
fd-help-darts-heatmap-out = um arquivo .png ou .svg
fd-help-darts-heatmap-thrower = um padrão, σ em mm ou σx/σy/ρ (pub; ou o da partida)
fd-help-darts-heatmap-match = para a situação no fim desta súmula
fd-help-darts-heatmap-position = para a situação que esta linha descreve
fd-help-darts-heatmap-call = para que o dardo é arremessado (throw)
