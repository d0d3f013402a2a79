# What the pages say about this game alone.

## The board

page-darts-board = Dartbord. De lijst ernaast doet hetzelfde met het toetsenbord.
page-darts-field =
    Veld: bal op { $spot }, { $needed ->
        [one] nog 1 yard
       *[other] nog { $needed } yards
    }
page-darts-left = Pijlen over: { $left }
page-darts-need = nog { $yards }
page-darts-try = Conversie
page-darts-calls = Waarvoor is de pijl?
page-darts-aim = Mikken op
page-darts-fell = Waar zit hij?
page-darts-neighbours = Of bedoelde je
page-darts-throw = { $call }: { $bed }
page-darts-enter = { $bed } invoeren
page-darts-miss = Naast het bord
page-darts-bounce = Stuitert eruit
page-darts-last = Laatste pijl: { $bed }. Niet goed?
page-darts-last-what = Tik aan waar hij echt zat; alles erna wordt opnieuw geteld.
page-darts-overtime = Verl. { $number }
page-darts-thrower = { $name }: de helft van de pijlen binnen { $reach } mm
page-darts-aiming = Mikpunt: { $bed }
page-darts-worth = Wat een pijl doet
page-darts-rings = Binnenste ring, { $reach } mm: de helft van de pijlen. Gestreepte ring: negen van de tien.
page-darts-now = nu
page-darts-aim-first = Tik op het bord om te mikken
page-darts-touchdown = touchdown!
page-darts-scores = punten
page-darts-safety = safety
page-darts-drive-over = aanval afgelopen
page-darts-intercepted = onderschept
page-darts-bust = te ver
page-darts-missed = mis
page-darts-leaves = nog { $yards }
page-darts-dart-of = pijl { $dart } van { $darts }

## What a dart is thrown for

page-darts-call-throw = Gooien
page-darts-call-field-goal = Field goal
page-darts-call-punt = Punt
page-darts-call-pat = Eén punt
page-darts-call-two = Twee punten

## Beds

page-bed-triple = tripel { $number }
page-bed-double = dubbel { $number }
page-bed-inner = binnenste enkele { $number }
page-bed-outer = buitenste enkele { $number }
page-bed-single = enkele { $number }
page-bed-25 = enkele bull
page-bed-bull = bullseye
page-bed-miss = naast het bord
page-bed-bounce = stuitert eruit

## What is asked

page-help-football-darts-toss = Wie de toss wint, kiest wie eerst aanvalt.
page-help-football-darts-choice = Eerst aanvallen: jij begint. Wachten: jij begint na de rust.
page-help-football-darts-call = Tik op het bord waar je mikt. Een 20 is 20 yards, tripel 20 is 60. De laatste pijl moet precies op de doellijn uitkomen.
page-help-football-darts-throw = Gooi, en tik dan op het bord waar de pijl zit.
page-help-football-darts-field-goal = Gooi, en tik dan op het bord waar de pijl zit.
page-help-football-darts-punt = Gooi, en tik dan op het bord waar de pijl zit. De ring beslist.
page-help-football-darts-try = Een extra pijl na de touchdown: makkelijk voor één punt (1, 5 of 20), moeilijk voor twee (het getal 2).
page-help-football-darts-pat = Gooi, en tik dan op het bord waar de pijl zit.
page-help-football-darts-two-points = Gooi, en tik dan op het bord waar de pijl zit.
page-help-football-darts-call-table = Zeg waarvoor de volgende pijl is, en gooi hem dan.
page-help-football-darts-try-table = Zeg of de pijl voor één punt is (1, 5 of 20) of voor twee (het getal 2), en gooi hem dan.

## Entering darts

page-scorer-ring = Welke ring
page-scorer-single = Enkele
page-scorer-inner = Binnen
page-scorer-outer = Buiten
page-scorer-double = Dubbel
page-scorer-triple = Tripel
page-scorer-bull = Bull
page-scorer-miss = Ernaast
page-scorer-small-print = Kleine letters: wat deze pijl zou doen.
page-scorer-caller = Omroeper
page-hearing = Luisteren
page-hearing-what = Zeg de pijl: “triple twintig”, “dubbel vijf”, “bull”, “mis”, “terug”. De browser stuurt wat je zegt misschien naar zijn maker.
page-hearing-heard = Gehoord: { $text }
page-hearing-not = Niet begrepen: { $text }
page-hearing-unable = De browser laat hier niemand luisteren.
page-hearing-triple = triple drievoudig t
page-hearing-double = dubbel double d
page-hearing-bull = bull bullseye
page-hearing-miss = mis naast
page-hearing-undo = terug ongedaan
page-hearing-numbers = een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien twintig

## The aim of the game

page-aim-football-darts = Vier pijlen per aanval, elk punt is een yard. Kom precies op de doellijn uit voor zes punten.
page-aim-football-darts-short = Kom precies op de doellijn uit: zes punten.

## A first match: a rule in one sentence, when it first rules

page-new-fd-1-2 = Ontvang en je valt eerst aan; stel uit en je begint na de rust.
page-new-fd-2-1 = Een enkele is zijn getal in yards, een dubbele twee keer, een triple drie keer; het rode midden is overal een touchdown.
page-new-fd-2-2 = Naast het bord: tien yards terug, en de pijl is weg.
page-new-fd-2-3 = Dubbel of triple 1 of 3 is een interceptie: de ander krijgt de bal ter plekke.
page-new-fd-2-4 = Kom precies op de doellijn uit: zes punten. Eén yard te veel is een bust, en de bal is weg.
page-new-fd-2-5 = Vier pijlen zijn een drive; dan gaat de ander verder waar de bal ligt.
page-new-fd-3-1 = Na een touchdown nog één pijl: 1, 5 of 20 voor één punt, of een 2 voor twee.
page-new-fd-4-1 = Een field goal is één pijl voor drie punten, vanaf het midden: elke 20, en dichterbij ook elke 1 of 5.
page-new-fd-4-2 = Field goal gemist: de ander neemt over waar de bal ligt.
page-new-fd-5-1 = Een punt met de laatste pijl geeft de bal weg, maar ver terug: hoe dichter bij het midden, hoe verder ze achteraan beginnen.

## What is asked, where it is answered by touching: the game itself names what is typed

page-fd-ask-call-aim = Pijl { $dart }, nog { $needed }: waarop mik je?
page-fd-ask-call = Pijl { $dart }, nog { $needed }: waar zit hij?
page-fd-ask-try = Eén extra punt (1, 5 of 20) of twee (het getal 2)?

## Het analysebord

page-study-field-football-darts-offense = Wie gooit
page-study-field-football-darts-pos = Yards vanaf de eigen doellijn
page-study-field-football-darts-dart = Pijl
page-study-field-football-darts-drive = Drive
page-study-field-football-darts-quarter = Kwart
page-study-field-football-darts-first = Eerste bal

## On the shelf

page-title-football-darts = Football Darts
page-tagline-football-darts = Het veld over op een dartbord: vier pijlen per aanval, en voor de touchdown precies de juiste yards.
page-short-football-darts = Elk punt is een yard; kom precies op de lijn uit.
