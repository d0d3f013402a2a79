# The command that trains the bots.
ss-train-measured = pontos olhando um lance contra o nível club
ss-train-other = { $folder } tem um treino com semente { $seed }, escala { $scale }
ss-train-best = Melhor formação para o amarelo: { $setup }, de { $count } no livro
ss-train-interval = intervalo de 95 % de uma estimativa com chances iguais: ± { $points } pontos
ss-former-not-there = o mestre anterior só joga nos núcleos desta máquina: --on local
ss-train-on = o treino roda 'local' ou em 'ray', não em { $on }
