# Was Gegner über sich sagen.

bots-random = Macht irgendeinen erlaubten Zug, alle gleich oft. Von Football versteht er nichts.
bots-solved = Spielt das gelöste Spiel: Keine seiner Entscheidungen verschenkt etwas.
bots-solved-loss =
    Kennt die Lösung, verschenkt aber im Schnitt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } Siegchance je Entscheidung.
bots-remarked = { $told } { $remark }
bots-cannot-come = { $who } kann nicht kommen ({ $problem }); { $other } spielt für ihn.
bots-cannot-play = { $who } kann hier nicht spielen: { $problem }
bots-getting-ready = { $who } macht sich bereit (einmalig, { $takes }); solange spielt { $other } für ihn.
bots-a-minute = etwa eine Minute
bots-two-minutes = ein, zwei Minuten
bots-was-ended = wurde beendet
bots-no-level = für { $game } gibt es keine Stufe { $level }; es gibt: { $known }
bots-engine-form = eine Engine ist eine Befehlszeile, etwa ./mybot.py
