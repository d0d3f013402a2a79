# What the pages say about this game alone.

## The pitch

page-soccer-board = Veld
page-soccer-minute = Minuut { $minute }
page-soccer-choose = Kies het figuur op { $square }
page-soccer-walk = Loop van { $from } naar { $square }
page-soccer-kick = Schiet de bal naar { $square }
page-soccer-goal = Schiet in het doel
page-soccer-take-ball = Bal
page-soccer-take-ball-on = Neem de bal van { $square }
page-soccer-put-ball = Leg de bal op { $square }
page-soccer-pieces = Op het bord te zetten
page-soccer-place = Zet het figuur op { $square }
page-soccer-figure = Figuur om neer te zetten
page-soccer-goalie = Keeper om neer te zetten
page-soccer-set-goalie = Je keeper: tik op een van de twee vakjes voor je doel, of sleep hem erheen.
page-soccer-set-figure = Nog { $left }: tik op een gemarkeerd vakje (voor je doel: de keeper). Of neem een formatie:
page-soccer-now-figure = Tik op een van je figuren.
page-soccer-now-target = Stip: daarheen lopen. Ring: daar eindigt de bal.
page-soccer-now-kick = Tik op een ring: daar eindigt de bal.
page-soccer-shoot = Schieten!
page-soccer-kick-it = Schiet naar { $square }
page-soccer-walk-it = Loop naar { $square }
page-soccer-other = Ander figuur kiezen
page-soccer-now-keeper = Tik op een gemarkeerd vakje voor je keeper.
page-soccer-plan-walk =
    Nummer { $shirt } loopt { $steps ->
        [one] 1 vakje
       *[other] { $steps } vakjes
    } naar { $square }.
page-soccer-plan-steps =
    Nummer { $shirt } loopt { $steps ->
        [one] 1 vakje
       *[other] { $steps } vakjes
    }.
page-soccer-plan-kick = Schot naar { $where }.
page-soccer-plan-shot = Recht in het doel!
page-soccer-plan-touches = Doorgespeeld door { $mates } naar { $where }.
page-soccer-plan-touches-goal = Doorgespeeld door { $mates } in het doel!
page-soccer-set-up = Opstelling
page-soccer-extra-time = verlenging
page-soccer-of-minutes = van { $minutes }
page-soccer-formations = Formaties
page-soccer-formation-arrow = Pijl
page-soccer-formation-wing = Vleugel
page-soccer-formation-wall = Muur
page-soccer-formation-book = Regelboek
page-soccer-threat = { $rolls } van de 6
page-soccer-threat-of = Gevaar: de tegenstander op { $square } scoort met { $rolls } van de 6 worpen
page-soccer-threat-key = ‘{ $rolls } van 6’: bij zoveel van de zes worpen kan deze tegenstander zo scoren.
page-soccer-goal-word = Doel

## What is asked

page-help-street-soccer-set-up = De keeper voor het doel, één figuur in jouw helft van de cirkel, minstens één op elke helft van het veld.
page-help-street-soccer-kick-off = Tik op het vakje waar de aftrap eindigt.
page-help-street-soccer-move = Loop precies het aantal ogen. Eerder bij de bal? Schiet: vakjes die over zijn plus één. Maats spelen hem door.
page-help-street-soccer-restart = Je keeper brengt de bal weer in het spel.
page-help-street-soccer-restart-kick = Tik op het vakje waar de bal moet eindigen.

## The aim of the game

page-aim-street-soccer =
    Scoor { $attack ->
        [up] boven
       *[right] rechts
    }. Loop naar de bal; de ogen die over zijn + 1 is hoe ver hij gaat, en elke maat die hij raakt speelt hem door.
page-aim-street-soccer-short =
    Scoor { $attack ->
        [up] boven
       *[right] rechts
    }. Wie meer doelpunten maakt, wint.

## A first match: a rule in one sentence, when it first rules

page-new-ss-2-2 = Je keeper staat voor je doel; één figuur begint in jouw helft van de cirkel, en op elke speelhelft staat er nog minstens één.
page-new-ss-2-3 = Wie hoger gooide, trapt af: de bal vliegt precies zo ver als het verschil tussen de worpen, en kan nog niet scoren.
page-new-ss-3-1 = Eén worp, één figuur: die loopt vakje voor vakje, nooit schuin en nooit door een ander heen.
page-new-ss-3-4 = Wie de bal bereikt, moet trappen: zo ver als de ogen die over zijn, en één vakje meer.
page-new-ss-4-3 = Een medespeler die de bal raakt, speelt hem door: de stap telt niet en hij vliegt in een nieuwe richting verder.
page-new-ss-5-1 = Over de achterlijn vanaf een van de twee vakjes voor het doel, recht of schuin: dat is een doelpunt.
page-new-ss-5-2 = Na een doelpunt begint de andere ploeg opnieuw: haar keeper trapt precies zo ver als de dobbelsteen zegt.
page-new-ss-6-2 = Hooguit één van je veldspelers mag voor je eigen doel blijven staan.

## What is asked, where it is answered by touching: the game itself names what is typed

page-ss-ask-place = Zet figuur { $number } van { $of } neer, of neem een formatie.
page-ss-ask-place-goalie-too = Zet figuur { $number } van { $of } neer, of neem een formatie.

## Het analysebord

page-study-field-street-soccer-figures = Figuren: geel, dan rood, keeper eerst
page-study-field-street-soccer-ball = Bal
page-study-field-street-soccer-turn = Aan zet
page-study-field-street-soccer-die = Dobbelsteen
page-study-field-street-soccer-minute = Minuut

## On the shelf

page-title-street-soccer = Street Soccer
page-tagline-street-soccer = Vijf tegen vijf op een veld met vakjes: gooi, loop naar de bal en speel hem via je maats in het doel.
page-short-street-soccer = Gooi, loop naar de bal, speel rond, scoor.
