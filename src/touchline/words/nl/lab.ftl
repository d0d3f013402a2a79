# Wat het laboratorium afdrukt.


## Simulations
lab-all-there = { $file }: alle { $games } partijen zijn er
lab-one-row = { $file }: één rij per { $what }
lab-resume-goes-on = Hetzelfde met --resume gaat verder.
lab-played =
    { $games ->
        [one] 1 partij
       *[other] { $games } partijen
    }, { $players }, zaad { $seed }; { $steps } stappen in { $seconds } s ({ $rate } miljoen/s)
lab-interrupted = { $played } (van de { $asked } gevraagde; onderbroken)
lab-rules = Regels: { $rules }. Elk interval geldt op zich, niet alle tegelijk.
lab-figure = cijfer
lab-mean = gemiddelde
lab-interval = 95 %-interval

## Tournaments
lab-pairs = paren
lab-player = speler
lab-points = punten
lab-games = partijen
lab-points-against = punten per partij tegen
lab-cup-kept = Onderbroken. { $done } van { $total } paren zijn bewaard in { $file }; dezelfde opdracht gaat daar verder.
lab-cup-no-pair = Onderbroken voordat een paar klaar was: dezelfde opdracht begint opnieuw.
lab-cup-unkept = Onderbroken. Er is niets bewaard; met --file FILE gaat dezelfde opdracht een andere keer verder.
lab-faults =
    { $count ->
        [one] 1 partij ging door een fout verloren:
       *[other] { $count } partijen gingen door een fout verloren:
    }
lab-and-more = … en nog { $more }

## Progress and speed
lab-progress = { $what }: { $done } van { $total } ({ $share }), nog ongeveer { $left }
lab-progress-first = { $what }: { $done } van { $total } ({ $share })
lab-loop = lus
lab-transitions = overgangen/s
lab-machine =
    { $processor }, { $cores ->
        [one] 1 kern
       *[other] { $cores } kernen
    }, Python { $python }
lab-machine-load = { $machine }, belasting { $load }
lab-goal-met = ja
lab-goal-missed = nee
lab-goal = (doel { $wanted } ×)

lab-clock-form = klok { $text }: schrijf seconden per partij, zoals 60 of 60+0.5
lab-same-engine = twee engines heten { $name }: schrijf NAME=COMMAND
lab-row-kind = een rij is een van { $known }, niet { $given }
lab-no-drives = { $game } heeft geen drives; vraag game, play of decision
lab-gpu-policies = op een GPU spelen alleen gecompileerde strategieën, geen bots
lab-nobody-called = niemand heet { $player } in { $game }; er is: { $known }
lab-seat-count = { $game } heeft { $seats } plaatsen; noem een, twee of { $most } spelers
lab-no-opponent = er is geen gecompileerde tegenstander { $name }; er is: { $known }
lab-no-seat = er is geen plaats { $seat }; { $game } heeft er { $seats }, geteld vanaf 0
lab-rows-as = { $file }: rijen worden geschreven als { $kinds }
lab-no-folder = { $file }: er is geen map { $folder }
lab-only-parquet = { $file }: alleen een .parquet-bestand zegt wat erin zit; alleen daarmee kun je verder
lab-other-simulation = { $file } bevat een andere simulatie: { $changed } verschillen
lab-unreadable = { $file } kan niet gelezen worden: { $problem }
lab-seed = een zaad is een geheel getal van 0 tot 2**64 - 1
lab-one-game = er moet minstens één partij gespeeld worden
lab-no-backend = er is geen { $name } om op te rekenen; er is: { $known }
lab-sprt-order = sprt { $text }: het eerste verschil is het kleinste, fouten liggen onder 0.5
lab-sprt-form = sprt { $text }: schrijf twee Elo-verschillen, zoals 0,10
lab-two-players = een toernooi heeft minstens twee verschillende spelers nodig
lab-sprt-two = een sequentiële test is tussen twee spelers
lab-one-pair = een ontmoeting heeft minstens één paar partijen
lab-other-tournament = { $file } bevat een ander toernooi: { $changed } verschillen
lab-no-tournament = { $file } is geen toernooi: { $problem }
lab-glance = { $title }: ongeveer { $minutes } minuten, { $players } spelers; { $stronger } wint { $better } ({ $low } … { $high }) van de honderd keer van { $weaker } ({ $matches } wedstrijden)
lab-no-cuda = numba-cuda is niet geïnstalleerd ({ $problem }); pip install 'touchline[cuda]'
lab-no-gpu = op deze computer is geen NVIDIA-GPU met een werkend stuurprogramma
lab-engine-start = { $command } start niet: { $problem }
