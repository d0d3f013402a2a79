# Consejos en tabla y el análisis de un partido, en el terminal.


## Advice
advice-option = opción
advice-draw = empate
advice-worth = valor
advice-if-works = si sale bien
advice-if-fails = si falla
advice-branch = { $label } { $chance }, luego { $win }
advice-more = … y { $left } más
advice-estimates = Son estimaciones, no valores exactos.

## Review
review-start = Inicio: { $chances }
review-end = Final:  { $chances }
review-chances = { $first } { $win }, { $second } { $other }
review-chances-draw = { $first } { $win }, { $second } { $other }, empate { $draw }
review-doubt = { $chances } (± { $points } puntos)
review-changed = Las opciones de { $who } cambiaron en { $change } puntos: { $parts }.
review-luck = suerte { $points }
review-throwing = lanzamientos de { $who } { $points }
review-throwing-other = de { $who } { $points }
review-decisions = decisiones de { $who } { $points }
review-average = Con dados normales: { $first } { $win }, { $second } { $other }.
review-luckiest = Las tiradas con más suerte:
review-throws = Los lanzamientos que más pesaron:
review-for = { $number }. { $told }  { $points } para { $who }
review-expensive = Las decisiones más caras:
review-nothing-cost = Ninguna decisión costó nada.
review-cost = { $number }. { $who }: { $move } costó { $points } puntos
review-cost-better = { $number }. { $who }: { $move } costó { $points } puntos; mejor: { $better }
review-better = { $move } ({ $win } en vez de { $got })
review-because = Por qué: { $why }.
review-again = Probarlo otra vez: touchline puzzle --from { $file }
review-summary =
    Probabilidad de ganar de { $who } en { $steps ->
        [one] 1 paso
       *[other] { $steps } pasos
    }: del { $from } al { $to }.
review-ahead = { $who } por delante
review-steps =
    { $steps ->
        [one] 1 paso
       *[other] { $steps } pasos
    }
review-chart-start = inicio
