# Uma temporada de First & Goal: times em poucas palavras e a crônica.


## Teams
fg-team-legs-strong = pernas fortes
fg-team-legs-weak = pernas fracas
fg-team-arm-strong = braço forte
fg-team-arm-weak = braço fraco
fg-team-defense-strong = defesa de ferro
fg-team-defense-weak = defesa mole
fg-team-wildness-strong = nunca igual duas vezes
fg-team-wildness-weak = constante
fg-team-average = um pouco de tudo

## The report
fg-report-level = { $first } e { $second } empataram: { $points }-{ $others }.
fg-report-overtime = { $winner } superou { $loser } na prorrogação por { $points }-{ $others }.
fg-report-edged = { $winner } venceu { $loser } por pouco, { $points }-{ $others }.
fg-report-routed = { $winner } atropelou { $loser } por { $points }-{ $others }.
fg-report-beat = { $winner } venceu { $loser } por { $points }-{ $others }.
fg-report-ground = { $who } correu { $carries } vezes para { $rushing } jardas e completou { $completions } de { $attempts } passes para { $passing }, convertendo { $converted } de { $thirds } terceiras descidas.
fg-report-lost =
    { $who } perdeu a bola { $times ->
        [one] uma vez
       *[other] { $times } vezes
    }.
fg-report-missed = { $who } deixou { $points } pontos em campo com { $missed } field goals errados.
fg-report-longest = A jogada mais longa: { $play }, { $yards } jardas, de { $who }.
fg-report-longest-touchdown = A jogada mais longa: { $play }, { $yards } jardas para touchdown, de { $who }.

## What is counted
fg-figure-points = Pontos
fg-figure-points-allowed = Pontos sofridos
fg-figure-touchdowns = Touchdowns
fg-figure-total-yards = Jardas totais
fg-figure-carries = Corridas
fg-figure-rushing-yards = Jardas corridas
fg-figure-attempts = Passes
fg-figure-completions = Passes completos
fg-figure-passing-yards = Jardas aéreas
fg-figure-sacks = Sacks sofridos
fg-figure-sack-yards = Jardas perdidas em sacks
fg-figure-interceptions = Passes interceptados
fg-figure-fumbles-lost = Fumbles perdidos
fg-figure-turnovers = Turnovers
fg-figure-first-downs = Primeiras descidas
fg-figure-third-down-attempts = Terceiras descidas
fg-figure-third-down-conversions = Terceiras descidas convertidas
fg-figure-fourth-down-attempts = Quartas descidas
fg-figure-fourth-down-conversions = Quartas descidas convertidas
fg-figure-penalties = Faltas
fg-figure-penalty-yards = Jardas de falta
fg-figure-punts = Punts
fg-figure-punt-yards = Jardas de punt
fg-figure-fg-att = Field goals tentados
fg-figure-fg-made = Field goals convertidos
fg-figure-fg-long = Field goal mais longo
fg-figure-pat-att = Pontos extras tentados
fg-figure-pat-made = Pontos extras convertidos
fg-figure-two-pt-att = Tentativas de dois pontos
fg-figure-two-pt-made = Tentativas de dois pontos convertidas
fg-figure-kickoff-return-yards = Jardas de retorno de kickoff
fg-figure-punt-return-yards = Jardas de retorno de punt
fg-figure-onside-kicks = Onside kicks
fg-figure-safeties = Safeties
fg-figure-time-outs = Pedidos de tempo
fg-figure-possession-cards = Posse em cartas
fg-figure-drives = Campanhas
