# O que o treinador diz primeiro: chances em cem jogos.

coach-says = “{ $best }” vence { $win } em cem; “{ $other }” { $less }.
coach-close = “{ $best }” ou “{ $other }”: as duas vencem cerca de { $win } em cem.
coach-only = “{ $best }” vence { $win } em cem.
coach-ways = “{ $best }” vence { $win } em cem; “{ $other }” custa { $cost } delas, a pior escolha { $most }.
coach-all-same = Tanto faz: qualquer escolha vence cerca de { $win } em cem.
coach-mix = Ora uma, ora outra, para que ninguém leia você: cada escolha vence cerca de { $win } em cem.
coach-all-won = Faça o que fizer, isso está praticamente ganho.
coach-all-lost = Faça o que fizer, isso está praticamente perdido.
coach-does-not-win = “{ $move }” já não basta para vencer.
