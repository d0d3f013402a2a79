# Conselhos em tabela e a análise de uma partida, no terminal.


## Advice
advice-option = opção
advice-draw = empate
advice-worth = valor
advice-if-works = se der certo
advice-if-fails = se falhar
advice-branch = { $label } { $chance }, depois { $win }
advice-more = … e mais { $left }
advice-estimates = São estimativas, não valores exatos.

## Review
review-start = Início: { $chances }
review-end = Fim:    { $chances }
review-chances = { $first } { $win }, { $second } { $other }
review-chances-draw = { $first } { $win }, { $second } { $other }, empate { $draw }
review-doubt = { $chances } (± { $points } pontos)
review-changed = As chances de { $who } mudaram em { $change } pontos: { $parts }.
review-luck = sorte { $points }
review-throwing = arremessos de { $who } { $points }
review-throwing-other = de { $who } { $points }
review-decisions = decisões de { $who } { $points }
review-average = Com dados normais: { $first } { $win }, { $second } { $other }.
review-luckiest = As jogadas de mais sorte:
review-throws = Os arremessos que mais pesaram:
review-for = { $number }. { $told }  { $points } para { $who }
review-expensive = As decisões mais caras:
review-nothing-cost = Nenhuma decisão custou nada.
review-cost = { $number }. { $who }: { $move } custou { $points } pontos
review-cost-better = { $number }. { $who }: { $move } custou { $points } pontos; melhor: { $better }
review-better = { $move } ({ $win } em vez de { $got })
review-because = Por quê: { $why }.
review-again = Tente de novo: touchline puzzle --from { $file }
review-summary =
    Chance de vitória de { $who } em { $steps ->
        [one] { $steps } passo
       *[other] { $steps } passos
    }: de { $from } a { $to }.
review-ahead = { $who } na frente
review-steps =
    { $steps ->
        [one] { $steps } passo
       *[other] { $steps } passos
    }
review-chart-start = início
