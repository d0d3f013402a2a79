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
