# Wat tegenstanders over zichzelf zeggen.

bots-random = Doet zomaar een toegestane zet, elke even vaak. Van football weet hij niets.
bots-solved = Speelt het opgeloste spel: geen enkele keuze geeft iets weg.
bots-solved-loss =
    Kent de oplossing, maar geeft per keuze gemiddeld { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } winstkans weg.
bots-remarked = { $told } { $remark }
bots-cannot-come = { $who } kan niet komen ({ $problem }); { $other } speelt voor hem.
bots-cannot-play = { $who } kan hier niet spelen: { $problem }
bots-getting-ready = { $who } maakt zich klaar (eenmalig, { $takes }); zolang speelt { $other } voor hem.
bots-a-minute = ongeveer een minuut
bots-two-minutes = een minuut of twee
bots-was-ended = beëindigd
bots-no-level = voor { $game } is er geen niveau { $level }; er is: { $known }
bots-engine-form = een engine is een opdrachtregel, zoals ./mybot.py
