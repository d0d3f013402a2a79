# Lições e problemas no terminal.

learn-step = Passo { $step } de { $count }
learn-press = Pressione Enter para rolar.
learn-type = Digite { $move }
learn-nudge = Esse não: digite { $move }. Nada foi jogado.
learn-first-match = Sua primeira partida: touchline play { $game } --vs { $level }
learn-none = { $game } não tem lição; suas regras: touchline rules { $name }
