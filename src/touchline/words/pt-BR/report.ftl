# The pages of 'touchline report', and the figures that 'touchline simulate' prints.

## Figures
report-went-first = jogou primeiro
report-points-home = pontos do mandante
report-points-away = pontos do visitante
report-points-all = pontos no total
report-winning-margin = margem da vitória
report-home-wins = vitórias do mandante
report-draws = empates
report-first-wins = vence o lado que { $first } (empates valem meio)
report-steps-dice = passos, dados incluídos
report-decisions-made = decisões
report-lead-changes = trocas de liderança
report-games-with-change = partidas com troca de liderança
report-comeback = virada: desvantagem tirada pelo vencedor
report-decided-share = parte da partida jogada quando se decidiu
report-overtime = prorrogação
report-drive-ending = campanhas por partida terminando em: { $result }
report-rule-rules = partidas em que vale { $rule }
report-against = { $stronger } contra { $weaker }
report-others = outras { $count }
report-a-decision = decisão

## How a drive ends
report-drive-touchdown = Touchdown
report-drive-field-goal = Field goal
report-drive-opp-touchdown = Touchdown do adversário
report-drive-safety = Safety
report-drive-interception = Interceptação
report-drive-missed-field-goal = Field goal perdido
report-drive-punt = Punt
report-drive-bust = Estourou
report-drive-turnover-on-downs = Perda por downs
report-drive-turnover = Perda da bola
report-drive-failed-fake = Finta frustrada
report-drive-onside-kick = Onside kick
report-drive-end-of-half = Fim do tempo
report-drive-fumble = Fumble

## The page
report-title = { $game } no laboratório
report-first-rules = primeiras regras
report-second-rules = segundas regras
report-more-figures = e mais { $count } números próprios
report-default-rules = regras da caixa
report-all-seats = “{ $player }” em todos os lugares
report-played = { $games } partidas simuladas, { $players }, semente { $seed }.
report-played-part = { $games } partidas simuladas das { $asked } pedidas (interrompido), { $players }, semente { $seed }.
report-rules-are = Regras: { $rules }.
report-two-sets = Dois conjuntos de regras com os mesmos dados:
report-first-is = primeiras: { $rules }
report-second-is = segundas: { $rules }
report-mind = Atenção:
report-no-odds = com estas regras, alguns resultados são anotados na mesa e não têm chances próprias; aqui todos saíram igualmente.
report-foot = Touchline { $touchline }, { $game }, regras { $rules }. Intervalos de 95 %; a unidade independente é a partida. A mesma semente dá as mesmas partidas em qualquer máquina.
report-mean-score = placar médio
report-won-by-first = vence o lado que { $first }
report-steps-a-game = passos por partida, dados incluídos
report-changes-a-game = trocas de liderança por partida
report-to-overtime = vão à prorrogação
report-drawn = terminam empatadas
report-within-seven = terminam com até sete pontos de diferença
report-change-title = O que a mudança faz
report-change-text = { $real } de { $count } números diferem de verdade. Uma diferença é real quando o acaso sozinho a faria tão grande com menos de 5 % de chance, testados juntos todos os números desta tabela (correção de Holm). Os dois lados tiveram os mesmos dados e são comparados partida a partida, exceto (~) o que só se sabe de todas juntas: isso é comparado como se os dados fossem outros, o que alarga os intervalos além do preciso.
report-real = real
report-not-seen = não se vê
report-head-change = mudança, intervalo de 95 %
report-head-p = p, corrigido
report-differences = Diferenças

## Chapters
report-scores = Placares
report-scores-text = Quantos pontos são feitos e por quanto se vence.
report-home = mandante
report-away = visitante
report-scores-both = Pontos do mandante (cheio) e do visitante (linha).
report-points-of-a-side = Pontos de um lado
report-points-of-both = pontos dos dois lados
report-points-in-all = Pontos no total
report-points = pontos
report-steps = passos
report-decisions = decisões
report-margin = Margem
report-margin-label = mandante menos visitante
report-margin-text = Partidas apertadas ficam no meio.
report-spread = Mediana { $middle } { $what }, metade das partidas entre { $low } e { $high }
report-spread-same = Mediana { $middle } { $what }, e assim é pelo menos metade das partidas
report-of-side = { $side }: { $told }
report-length = Duração
report-length-text = Um passo é uma decisão ou uma rolagem, carta ou dardo.
report-steps-title = Passos
report-decisions-title = Decisões
report-went-first-name = começou
report-home-side = mandante
report-an-edge = uma vantagem
report-a-burden = uma desvantagem
report-no-edge = nenhuma vantagem visível
report-edge = { $mean } ({ $low } a { $high }): { $verdict }
report-going-first = Começar
report-going-first-text = Parte das partidas vencidas pelo lado que { $first } (empate vale meio). Igual é { $even }.
report-edge-title = Vantagem com intervalo
report-drama = Emoção
report-drama-text = Uma partida emociona quando a liderança troca, quando há virada e quando se decide tarde.
report-changes-title = Trocas de liderança
report-changes-label = vezes em que a liderança mudou de lado
report-changes-none = Em { $share } das partidas não há nenhuma.
report-decided-title = Quando a partida se decidiu
report-decided-label = parte da partida jogada
report-decided-text = Quando começou a liderança final. Decididas no último décimo: { $share }.
report-comebacks-title = Viradas
report-comebacks-label = maior desvantagem do vencedor
report-comebacks-text = { $share } dos vencedores nunca ficaram atrás.
report-endings = O que encerra uma campanha
report-endings-text = De { $count } campanhas. Uma campanha, em média: { $told }.
report-drive-average = { $points } pontos, { $steps } passos
report-results = Resultados
report-share-of-drives = Parte de todas as campanhas.
report-share-of-decisions = Parte destas decisões.
report-chosen = O que se escolhe
report-chosen-text = Cada tipo de decisão com mais de uma opção, como { $who } decide.
report-luck = Sorte e habilidade
report-luck-text = Jogadores iguais dividem os pontos; um mais forte leva mais, e quanto mais é o que o jogo deixa à habilidade. Os dois lugares são jogados com os mesmos dados. “Distinguir” é estar à frente com 95 % de certeza.
report-luck-wins =
    { $stronger } leva { $share } dos pontos; { $games ->
        [one] uma só partida os distingue
       *[other] cerca de { $games } partidas os distinguem
    }
report-luck-never = { $stronger } leva { $share } dos pontos; nenhum número de partidas os distingue
report-points-won = Pontos ganhos
report-every-rule = Cada regra
report-every-rule-text = Quantas vezes uma regra vale, e em quantas partidas.
report-never-seen = Nunca vistas aqui: { $rules }.
report-head-rule = regra
report-head-says = o que diz
report-head-times = vezes por partida
report-head-games = partidas
report-head-of = { $head }, { $side }
report-rules-table = Quantas vezes cada regra vale

## Sequential tests
report-sprt-open = ainda não decidido
report-sprt-accepted = aceita-se { $elo } Elo
report-sprt = SPRT { $low } contra { $high } Elo (erros { $alpha }, { $beta }): { $verdict }; razão de log-verossimilhança { $ratio } de { $lower } … { $upper } após { $pairs } pares
