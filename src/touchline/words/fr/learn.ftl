# Leçons et problèmes dans le terminal.

learn-step = Étape { $step } sur { $count }
learn-press = Appuyez sur Entrée pour lancer.
learn-type = Tapez { $move }
learn-nudge = Pas celui-là : tapez { $move }. Rien n'a été joué.
learn-first-match = Votre premier match : touchline play { $game } --vs { $level }
learn-none = { $game } n'a pas de leçon ; ses règles : touchline rules { $name }
