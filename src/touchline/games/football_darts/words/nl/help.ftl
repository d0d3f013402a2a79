# De opdracht van Football Darts.

fd-help-darts = hoe goed je gooit, en waarop je moet mikken
fd-help-darts-page =
    Hoe goed je gooit, als σ in mm, en waarop je het best mikt als je zo gooit.

      touchline darts fit 12 T20 5 1 20 60 18
      touchline darts stats
      touchline darts heatmap aims.svg --thrower pub
fd-help-darts-fit = jouw σ uit pijlen die je gooide
fd-help-darts-fit-page =
    Past σ aan bij pijlen op één doel; weinig pijlen trekken naar een voorinstelling. Een bestand bevat pijlen, een of meer per
    regel; regels met '#' tellen niet, 'aim T20' zegt waarop de volgende gemikt waren, 'Ann: 5 T20' van wie ze zijn.
    Een tabel met de koppen player, aim en dart wordt per kolom gelezen.

      touchline darts fit 12 T20 5 1 20 60 18
      touchline darts fit darts.txt --aim T20
      touchline darts fit match.touchline --seat 1
fd-help-darts-fit-darts = punten (12), vakken (T20), doel en treffer (T20:5), of een bestand ervan of een verslag
fd-help-darts-fit-aim = waarop alle pijlen gemikt waren, of 'unknown' (het wordt gevraagd; anders BULL)
fd-help-darts-fit-seat = van wie, op naam, of in een verslag op plaats (iedereen, elk apart)
fd-help-darts-fit-toward = de voorinstelling waar weinig pijlen naar trekken (pub)
fd-help-darts-stats = gemiddelden, geraakte vakken en afgemaakte drives, per speler
fd-help-darts-stats-page =
    Wat dartschrijvers bijhouden: gemiddelde, geraakte vakken, drives tot in de endzone, wedstrijd voor wedstrijd.

      touchline darts stats                          iedereen, uit alle wedstrijden op deze computer
      touchline darts stats match.touchline --player Ann
fd-help-darts-stats-files = verslagen (alle wedstrijden op deze computer)
fd-help-darts-stats-player = alleen deze
fd-help-darts-heatmap = een plaatje van wat elk mikpunt waard is
fd-help-darts-heatmap-page =
    Een plaatje van het bord: wat elk mikpunt waard is, in punten of, in een situatie, in winstkansen.

      touchline darts heatmap aims.svg --thrower 18
      touchline darts heatmap now.png --match match.touchline
fd-help-darts-heatmap-out = een .png- of .svg-bestand
fd-help-darts-heatmap-thrower = een voorinstelling, σ in mm of σx/σy/ρ (pub; of die van de wedstrijd)
fd-help-darts-heatmap-match = voor de situatie aan het eind van dit verslag
fd-help-darts-heatmap-position = voor de situatie die deze regel beschrijft
fd-help-darts-heatmap-call = waarvoor de pijl gegooid wordt (throw)
