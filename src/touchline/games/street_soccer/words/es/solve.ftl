# The command that trains the bots.
ss-train-measured = puntos viendo un paso contra el nivel club
ss-train-other = { $folder } contiene un entrenamiento con semilla { $seed }, escala { $scale }
ss-train-best = Mejor colocación para amarillo: { $setup }, de { $count } del libro
ss-train-interval = intervalo del 95 % de una estimación igualada: ± { $points } puntos
ss-former-not-there = el maestro anterior solo juega en los núcleos de esta máquina: --on local
ss-train-on = se entrena 'local' o en 'ray', no en { $on }
